"""Random games of any kind: the walks along which the conformance suite looks around."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, groupby, product
from random import Random
from typing import Any

import pytest
from hypothesis import settings

from engine.core.game import AnyGame, Event, EventLog, Refusal, Seat
from engine.core.record import Record
from engine.games.registry import GAMES

MOVES = 10_000
"""No game of any kind takes more moves than this."""


@dataclass(frozen=True)
class Case:
    """A game, how many play it, and by which options."""

    game: AnyGame
    players: int
    options: dict[str, str]

    def __str__(self) -> str:
        return "-".join((self.game.key, str(self.players), *self.options.values()))

    def begin(self, seed: int, log: EventLog | None = None) -> Any:
        """Return the first state of this case."""
        return self.game.begin(self.players, seed, self.options, log=log)

    def learnt(self, state: Any, seat: Seat, move: Any, viewer: Seat | None) -> list[Event]:
        """Make a move and return what the viewer learns of it."""
        log = EventLog()
        self.game.play(state, seat, move, log)
        return [event.as_seen_by(viewer) for event in log]

    def record(self, seed: int) -> Record:
        """Return a random game of this case, whole."""
        moves = tuple((step.seat, self.game.format_move(step.move)) for step in Walk(self, seed))
        return Record(self.game.key, self.game.version, self.players, seed, self.options, moves=moves)

    def stored(self, seed: int) -> Record:
        """Return the same, played only once however often it is asked for."""
        name = f"{self}-{seed}"
        if name not in RECORDS:
            RECORDS[name] = self.record(seed)
        return RECORDS[name]


RECORDS: dict[str, Record] = {}


def cases() -> list[Case]:
    """Return every game with every number of players and every combination of options."""
    found = []
    for game in GAMES.values():
        for choices in product(*(option.choices for option in game.options)):
            options = {option.key: choice for option, choice in zip(game.options, choices, strict=True)}
            found += [Case(game, players, options) for players in game.player_counts]
    return found


def pairs_of_choices(case: Case) -> set[tuple[tuple[str, object], ...]]:
    """Return each two things that are chosen in a case: the game, the number of players, the options."""
    return {*combinations([("game", case.game.key), ("players", case.players), *case.options.items()], 2)}


def pairwise_cases() -> list[Case]:
    """Return a few of the cases, in which each two choices of a game meet at least once (all-pairs testing)."""
    found = []
    for _, group in groupby(cases(), key=lambda case: case.game.key):
        own = [*group]
        left = set().union(*map(pairs_of_choices, own))
        while left:
            best = max(own, key=lambda case: len(pairs_of_choices(case) & left))
            left -= pairs_of_choices(best)
            found.append(best)
    return found


every_case = pytest.mark.parametrize("case", cases(), ids=str)
"""For what the rules decide: three options together may decide what two do not."""
every_pairwise_case = pytest.mark.parametrize("case", pairwise_cases(), ids=str)
"""For what every state goes through alike: a view, a position, a record, a copy."""
SIZES = {(each.game.key, each.players): each for each in cases()}
every_size = pytest.mark.parametrize("case", SIZES.values(), ids=str)
"""One case for each game and number of players: for what options have no part in."""
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: str(game.key))
"""For what the number of players has no part in either."""


def deals(count: int) -> Callable[[Callable[[Case, int], None]], Callable[[Case], None]]:
    """Let a test look at so many random games of each case, others than any other test does, but always the same ones.

    Hypothesis took as long to ask for a seed as many a game takes, and had the same few for every case. Should the test
    fail, its note names the seed.
    """

    def with_seeds(test: Callable[[Case, int], None]) -> Callable[[Case], None]:
        def once_each(case: Case) -> None:
            chance = Random(f"{test.__name__} {case}" if settings().derandomize else None)
            for _ in range(count):
                seed = chance.getrandbits(32)
                try:
                    test(case, seed)
                except BaseException as error:
                    error.add_note(f"seed {seed}")
                    raise

        # Not by `functools.wraps`: pytest would look for a fixture of the name `seed`.
        once_each.__name__, once_each.__doc__ = test.__name__, test.__doc__
        return once_each

    return with_seeds


def refusal_of(act: Callable[[], object]) -> Refusal | None:
    """Return the refusal that an act meets with, or None if it goes through."""
    try:
        act()
    except Refusal as refusal:
        # Its traceback leads to the frame of whoever keeps it: finding such circles took a tenth of the time.
        return refusal.with_traceback(None)
    return None


@dataclass(frozen=True)
class Step:
    """A move about to be made in `state`."""

    state: Any
    seat: Seat
    move: Any


@dataclass
class Walk:
    """A random game. Iterating yields each step before it is made; `log` keeps the events."""

    case: Case
    seed: int
    state: Any = None
    log: EventLog = field(default_factory=EventLog)
    rng: Random = field(init=False)

    def __post_init__(self) -> None:
        self.rng = Random(self.seed)
        if self.state is None:
            self.state = self.case.begin(self.seed, self.log)

    def __iter__(self) -> Iterator[Step]:
        game = self.case.game
        for _ in range(MOVES):
            decision = game.decision(self.state)
            if decision is None:
                return
            seat = self.rng.choice(decision.seats)
            move = self.rng.choice(game.legal_moves(self.state, seat))
            yield Step(self.state, seat, move)
            game.play(self.state, seat, move, self.log)
        raise AssertionError(f"{self.case} does not end")

    def some(self, share: float) -> Iterator[Step]:
        """Yield only some of the steps, drawn by chance (for what is slow to look at)."""
        chance = Random(self.seed + 1)
        return (step for step in self if chance.random() < share)
