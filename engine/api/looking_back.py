"""Looking back at a match, as the page shows it."""

from itertools import accumulate

from engine.api.answers import Moment, MomentAnswer, ReplayAnswer, ShownMomentView, ViewerChoice
from engine.api.shown_steps import step_view
from engine.api.steps import round_and_stage_in_words, step_sentences
from engine.api.view_model import match_describer
from engine.core.describe import Describer, uncapitalized
from engine.core.game import EVERYONE, Refusal, Seat
from engine.match.match import Match
from engine.match.recorder import Step
from engine.match.replay import possible_viewers, step_number_by_snapshot, steps_seen_by, turn_count_at_step_end
from engine.match.saves import save_before_turn


def nearest_step_with_number(match: Match, viewer: Seat | None, number: int) -> tuple[int, Step]:
    """Return the step of this number, from 1, or else the nearest one, after the number that it has.

    Raises Refusal("bad_request") where nothing has happened yet.
    """
    steps = steps_seen_by(match, viewer)
    if not steps:
        raise Refusal("bad_request")
    shown = max(1, min(number, len(steps)))
    return shown, steps[shown - 1]


def replay_answer(match: Match, viewer: Seat | None, lang: str) -> ReplayAnswer:
    """Return all moments and possible viewers, to step through the match."""
    describer, steps = match_describer(match, lang), steps_seen_by(match, viewer)
    told = zip(steps, log_line_number_of_each_step(match, len(steps)), strict=True)
    return {
        "kind": "replay",
        "moments": [moment_of_step(match, step, line, describer) for step, line in told],
        "viewers": [viewer_menu_choice(each, describer) for each in possible_viewers(match)],
    }


def log_line_number_of_each_step(match: Match, steps: int) -> list[int]:
    """Return the index of each step's line in the log; without one, that of the line before, -1 before the first."""
    numbers = step_number_by_snapshot(match, [entry.snapshot for entry in match.log if not entry.struck])
    lines = (entry for entry in match.log if not entry.snapshot.event.quiet)
    last = {numbers[id(entry.snapshot)]: line for line, entry in enumerate(lines) if id(entry.snapshot) in numbers}
    return list(accumulate((last.get(number, -1) for number in range(1, steps + 1)), max))


def moment_of_step(match: Match, step: Step, line: int, describer: Describer) -> Moment:
    """Return the time of a step: its round, that round in words, and the line of the log to mark."""
    number = match.presentation.telling.heading_number(step[-1].view)
    return {"round": number, "when": step_time_in_words(match, step, describer), "line": line}


def step_time_in_words(match: Match, step: Step, describer: Describer) -> str:
    """Return the time of a step in words, for use within a sentence."""
    return uncapitalized(round_and_stage_in_words(match.presentation, step[-1].view, describer))


def viewer_menu_choice(viewer: Seat | None, describer: Describer) -> ViewerChoice:
    """Return a viewer as a menu offers it: a bystander (None), everyone, or a seat by its title."""
    if viewer is None:
        return {"viewer": None, "name": describer.filled_text("table.viewer.none")}
    if viewer == EVERYONE:
        return {"viewer": viewer, "name": describer.filled_text("table.viewer.all")}
    return {"viewer": viewer, "name": describer.seat_title(viewer)}


def moment_answer(match: Match, viewer: Seat | None, number: int, lang: str) -> MomentAnswer:
    """Return the step that `nearest_step_with_number` finds, drawn."""
    shown, step = nearest_step_with_number(match, viewer, number)
    where: ShownMomentView = {"viewer": viewer, "step": shown, "turn": None}
    describer = match_describer(match, lang)
    return {
        "kind": "moment",
        "step": {**step_view(match, step, step_sentences(step, describer), describer), "moment": where},
        "save": save_before_turn(match, turn_count_at_step_end(match, step)),
        "asks": None,
        "advised": None,
    }
