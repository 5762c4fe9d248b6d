"""Worked examples and mini-games as data: what to play, and how it is shown."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from engine.core.game import EVERYONE, Event, Position, Result, Seat

ATTEMPT: Final = "!"
"""Before a move of an example that is tried, refused and shown as such."""


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: a start, and the moves played from it. Its title and intro are in each language's texts.

    `names` by seat. `moves`: the text notation, in the order of the seats to move; a text that begins with "!"
    is an attempt: a move or a gesture that the next seat tries and that is refused. `viewer`: whose view is drawn.
    `first`: the kind of event that the steps begin with, `last`: the one they end after (the first of its
    kind that comes after the moves began); None shows all. `chooser`: a seat; the table before the first move is shown,
    where it has to choose.
    `grain`: "event" makes a step of each event or group of events, "round" one of each round. `aloud`: quiet events
    (cards laid face down) get a step too. `telling`: the steps (from 1, rising) that are printed on paper; () leaves
    the choice to `step_numbers_printed_on_paper` in `engine.match.lesson`.
    """

    key: str
    names: tuple[str, ...]
    moves: tuple[str, ...] = ()
    position: Position | None = None
    seed: int = 1
    options: Mapping[str, str] = field(default_factory=dict)
    viewer: Seat | None = EVERYONE
    first: type[Event] | None = None
    last: type[Event] | None = None
    grain: str = "event"
    aloud: bool = False
    telling: tuple[int, ...] = ()
    chooser: Seat | None = None

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def moves_made(self) -> tuple[str, ...]:
        """The moves that are made: all but the attempts."""
        return tuple(text for text in self.moves if not text.startswith(ATTEMPT))


MinigameVerdict = Callable[[Any, Any, Seat], bool | None]
"""Judges a mini-game by its first state, its present one and a seat: True if won, False if lost, None if under way."""


def function_judging_sole_victory(result: Callable[[Any], Result | None]) -> MinigameVerdict:
    """Return a verdict that is True if the seat alone wins the game; `result`: the game's method of that name."""

    def has_won_alone(_first: object, now: object, seat: Seat) -> bool | None:
        end = result(now)
        return None if end is None else end.winners == (seat,)

    return has_won_alone


@dataclass(frozen=True, slots=True)
class Riddle:
    """A question about what is hidden. The reader watches, as a bystander, until it is `ready` to be asked.

    `choices(view)`: the possible answers, by a bystander's view, named by the game's form `token`; `answer(state)`: the
    right one. `evidence(events, seat)`: how much each event gave away about the seat, from 0 for nothing; the
    answer is explained by the events with the most.
    """

    ready: Callable[[Any], bool]
    choices: Callable[[Any], Sequence[str]]
    answer: Callable[[Any], str]
    token: str
    evidence: Callable[[Sequence[Event], Seat], Sequence[int]] = lambda events, _seat: [0] * len(events)


@dataclass(frozen=True, slots=True)
class Minigame:
    """A small game with a goal of its own. `seeds`: deals known to be winnable; "again" takes the next.

    `bots`: the level of each other seat, in order, skipping the reader's `seat`. With a `riddle` the reader has
    none: there are bots everywhere, and `seat` is the one that the question is about.
    """

    key: str
    players: int
    seat: Seat
    bots: tuple[int, ...]
    seeds: tuple[int, ...]
    verdict: MinigameVerdict = lambda _first, _now, _seat: None
    position: Position | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    riddle: Riddle | None = None
    former_seeds: tuple[int, ...] = ()
    """Deals that are dealt no more, since today's bots spoil them; saves and links of them still open."""
