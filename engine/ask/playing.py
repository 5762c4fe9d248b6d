"""Playing a situation in one filling of what is not known."""

from dataclasses import replace

from engine.core.game import EVERYONE, Refusal
from engine.core.lessons import Example
from engine.core.presentation import Presentation
from engine.core.situations import Played, Question, Situation
from engine.match.example_run import ExampleRun, example_run_as_written
from engine.match.plan import refusal_event_of_move
from engine.match.recorder import Recorder
from engine.match.seats import seat_names_with_defaults


def play_what_question_asks(
    presentation: Presentation, situation: Situation, question: Question, seed: int, recorder: type[Recorder] = Recorder
) -> tuple[Played, ExampleRun]:
    """Play what a question wants played, with the gaps filled from this seed.

    `recorder`: the class that records the play; `EventRecorder` is enough where no board is shown.
    Raises Refusal as `question.example` and `Game.begin` do.
    """
    names = seat_names_with_defaults(situation.names, situation.players)[: situation.players]
    run, refusal = example_run_while_legal(
        presentation, replace(question.example(situation, seed), names=names), recorder
    )
    events = [snapshot.event for snapshot in run.recorder.snapshots]
    before, after = (presentation.game.view(state, EVERYONE) for state in (run.start, run.state))
    return Played(situation, events, before, after, refusal), run


def example_run_while_legal(
    presentation: Presentation, example: Example, recorder: type[Recorder] = Recorder
) -> tuple[ExampleRun, Refusal | None]:
    """Return the run of an example up to its first illegal move, and that move's refusal, None if all are legal."""
    run = example_run_as_written(presentation, example, recorder)
    moves = run.plan.moves
    tried = (
        refusal_event_of_move(presentation, run.state, place[1], moves[place]) for place in run.places if place in moves
    )
    refused = next(filter(None, tried), None)
    if refused:
        run.recorder(run.state, refused)
    first = [*run.refusals, refused][0]
    return run, Refusal(first.code, first.rule, **dict(first.params)) if first else None
