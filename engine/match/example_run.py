"""Playing a worked example by its plan, decision by decision, with bots where the plan has no legal move."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from engine.bots import Budget, GreedyBot
from engine.core.events import MoveRefused, ToChoose
from engine.core.lessons import ATTEMPT, Example
from engine.core.presentation import Presentation
from engine.core.rng import random_stream
from engine.games.registry import HEURISTICS
from engine.match.plan import END_OF_GAME, End, Place, PlaceCounter, Plan, refusal_event_of_move
from engine.match.recorder import Recorder


@dataclass(frozen=True, slots=True)
class ExampleChoice:
    """A move made in an example, the texts of all legal moves there, and a bystander's view of the moment before.

    `by_bot`: whether a bot made it, since no legal move was planned.
    """

    place: Place
    move: str
    legal: tuple[str, ...]
    view: Any
    by_bot: bool = False


class ExampleRun:
    """An example being played by a plan. `start` stays as it was before the first move; `state` moves on.

    `recorder`: the class that records the play.
    """

    def __init__(
        self, presentation: Presentation, example: Example, plan: Plan, recorder: type[Recorder] = Recorder
    ) -> None:
        self.presentation, self.example, self.plan = presentation, example, plan
        self.game = presentation.game
        self.recorder = recorder(self.game, example.viewer)
        self.start = self.game.begin(example.players, example.seed, example.options, example.position, self.recorder)
        self.state = self.start.clone()
        self.made: list[ExampleChoice] = []
        self.refusals: list[MoveRefused] = []
        self.count = PlaceCounter()
        self.places: tuple[Place, ...] = ()
        self.rounds = self.round_number = self.played = 0
        self.go_on_to_next_decision()

    def play_plan(self, read: Callable[[Iterable[Place]], None]) -> None:
        """Play as long as the planned moves are legal; before each decision, `read` is called with its places."""
        while self.places:
            read(self.places)
            self.record_refused_attempts()
            choices = [self.planned_choice(place) for place in self.places]
            if not all(choice.move for choice in choices):
                break
            self.make_choices(choices)

    def play_to_end_of_plan(self, most: int) -> None:
        """Play to the end of the plan, or `most` moves in all; bots replace moves missing or illegal in the plan."""
        while self.places and len(self.made) < most:
            self.record_refused_attempts()
            if self.plan.end.is_example_end_reached(self.places, self.rounds):
                break
            self.make_choices([self.choice_filled_by_bot(self.planned_choice(place)) for place in self.places])

    def go_on_to_next_decision(self) -> None:
        """Advance to the next decision, if there is one, and count the rounds that begin."""
        decision = self.game.decision(self.state)
        self.places = self.count.advance_to_next_places(decision) if decision else ()
        self.view = self.game.view(self.state, None)
        number = self.presentation.telling.heading_number(self.view)
        # Some games count their rounds anew in each stage.
        self.rounds += number != self.round_number
        self.round_number = number

    def record_refused_attempts(self) -> None:
        """Record the refusals of the attempts at this decision, except legal ones."""
        for event in refused_attempts(self.presentation, self.state, self.plan, self.places):
            self.refusals.append(event)
            self.recorder(self.state, event)

    def planned_choice(self, place: Place) -> ExampleChoice:
        """Return the choice at a place: the planned move, "" if it is not legal."""
        legal = tuple(self.game.format_move(move) for move in self.game.legal_moves(self.state, place[1]))
        move = self.plan.moves.get(place, "")
        return ExampleChoice(place, move if move in legal else "", legal, self.view)

    def choice_filled_by_bot(self, choice: ExampleChoice) -> ExampleChoice:
        """Return the choice with a bot's move if it has none: always the same in the same position."""
        if choice.move:
            return choice
        seat = choice.place[1]
        bot = GreedyBot(self.game, HEURISTICS[self.game.key])
        rng = random_stream(self.example.seed, "bot", len(self.made), seat)
        found = bot.choose(self.game.view(self.state, seat), rng, Budget(iterations=1))
        return replace(choice, move=self.game.format_move(found.move), by_bot=True)

    def make_choices(self, choices: list[ExampleChoice]) -> None:
        """Make the moves of one decision, and go on to the next."""
        if self.example.chooser is not None and not self.made:
            self.recorder(self.state, ToChoose("", self.example.chooser))
        self.made += choices
        self.played = self.rounds
        self.recorder.moves = len(self.made)
        for choice in choices:
            self.game.apply_move(self.state, choice.place[1], self.game.parse_move(choice.move), self.recorder)
        self.go_on_to_next_decision()

    def end_of_replay(self) -> End:
        """Return where this replay has ended, so that a changed one ends there, too: with a round, or at a decision."""
        if not self.places:
            return END_OF_GAME
        whole = self.played < self.rounds
        return End((), self.rounds) if whole else End(self.places, self.rounds + 1)


def refused_attempts(presentation: Presentation, state: Any, plan: Plan, places: Iterable[Place]) -> list[MoveRefused]:
    """Return the refusals of the attempts at these places, except legal ones."""
    events = [
        refusal_event_of_move(presentation, state, place[1], text)
        for place in places
        for text in plan.attempts.get(place, ())
    ]
    return [event for event in events if event]


def example_run_as_written(
    presentation: Presentation, example: Example, recorder: type[Recorder] = Recorder
) -> ExampleRun:
    """Return the run of an example, its moves and attempts made in the order written, up to the first illegal move.

    The run's plan has them by their places.
    """
    moves: dict[Place, str] = {}
    attempts: dict[Place, tuple[str, ...]] = {}
    rest = deque(example.moves)

    def assign_next_moves_to_places(places: Iterable[Place]) -> None:
        for place in places:
            attempts[place] = take_attempts_before_next_move(rest)
            if rest:
                moves[place] = rest.popleft()

    run = ExampleRun(presentation, example, Plan(moves, attempts, END_OF_GAME), recorder)
    run.play_plan(assign_next_moves_to_places)
    return run


def take_attempts_before_next_move(rest: deque[str]) -> tuple[str, ...]:
    """Take the attempts that come before the next move off the moves that are left, and return them."""
    found = []
    while rest and rest[0].startswith(ATTEMPT):
        found.append(rest.popleft().removeprefix(ATTEMPT))
    return tuple(found)
