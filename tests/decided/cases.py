"""Positions of which a brute force knows whether they are decided, from games between bots, and how engines tell them.

They are kept as lines of JSON, one a game: positions go on being known whatever bots learn to play.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

from engine.bots import BOTS, Budget
from engine.core.game import AnyGame, Position, Seat
from engine.core.heuristics import Foresight
from engine.core.rng import random_stream
from engine.games.registry import HEURISTICS
from tests.decided.future import Future, Verdict, played_on, verdict

MOVES: Final = 4
"""The most moves after which a position of a seat is looked at, beside the position itself."""
KEPT: Final = 12
"""The most decided cases of a game that are kept, so that they come from many games."""
TINY: Final = 1e-9
"""A larger difference between shares is one."""


@dataclass(frozen=True, slots=True)
class Case:
    """What a brute force knows of a position, or of a move in it; `share` is None in an open one."""

    players: int
    options: Mapping[str, str]
    position: Position
    seat: Seat
    move: str | None
    share: float | None

    def state(self, game: AnyGame) -> Any:
        """Return the position as a state."""
        return game.begin(self.players, 0, self.options, self.position)

    def told(self, game: AnyGame, foresight: Foresight[Any, Any]) -> float | None:
        """Return what an engine says of the seat's share of the victory."""
        move = None if self.move is None else game.parse_move(self.move)
        return foresight.certain_share(game.view(self.state(game), self.seat), move)


@cache
def future_of_game(key: str) -> type[Future[Any]]:
    """Return how all continuations of a game are gone through."""
    module = import_module(f"tests.games.{key}.heuristics.future")
    found: type[Future[Any]] = module.FUTURE
    return found


def read_games(file: Path) -> list[list[Case]]:
    """Return the cases of each game in a file of lines; none if the file does not exist."""
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return [[Case(**each) for each in json.loads(line)] for line in lines]


def line_of_cases(cases: Iterable[Case]) -> str:
    """Return the cases of a game as a line."""
    return json.dumps([asdict(case) for case in cases], separators=(",", ":")) + "\n"


def cases_of_game(game: AnyGame, seed: int, level: int, limit: int) -> list[Case]:
    """Play a game between bots of a level; return decided cases of it, and as many open ones, the latest in the game.

    Numbers of players go round, and every other game has options drawn at random.
    """
    decided, open_ones = list[Case](), list[Case]()
    rng = Random(seed)
    for state, options in states_of_bot_game(game, seed, level):
        for seat, move, found in verdicts_of_state(game, state, rng, limit):
            if found.is_decided or found.is_open:
                text = None if move is None else game.format_move(move)
                case = Case(state.players, options, game.position(state), seat, text, found.share)
                (decided if found.is_decided else open_ones).append(case)
    kept = rng.sample(decided, min(KEPT, len(decided)))
    return kept + open_ones[-len(kept) :] if kept else []


def states_of_bot_game(game: AnyGame, seed: int, level: int) -> Iterator[tuple[Any, Mapping[str, str]]]:
    """Yield every state before a decision of a game between bots, and its options."""
    rng, heuristics = random_stream(seed, "decided"), HEURISTICS[game.key]
    options = (
        {each.key: each.choices[int(rng.random() * len(each.choices))] for each in game.options} if seed % 2 else {}
    )
    players = game.player_counts[seed // 2 % len(game.player_counts)]
    state, bot = game.begin(players, seed, options), BOTS[level](game, heuristics)
    while decision := game.decision(state):
        yield state.clone(), options
        views = [game.view(state, seat) for seat in decision.seats]
        game.apply_moves(state, [bot.choose(view, rng, Budget(heuristics.near_worlds)).move for view in views])


def verdicts_of_state(game: AnyGame, state: Any, rng: Random, limit: int) -> Iterator[tuple[Seat, Any, Verdict]]:
    """Yield what is known for the seats that decide, where there is little enough to come: before a move, after some.

    After one only if all is open before it.
    """
    kind, decision = future_of_game(game.key), game.decision(state)
    for seat in decision.seats if decision else ():
        if kind(state, seat).can_be_searched():
            found = verdict(kind(state, seat), rng, limit)
            yield seat, None, found
            legal = game.legal_moves(state, seat)
            for move in rng.sample(legal, min(1 if found.is_open else MOVES, len(legal))) if len(legal) > 1 else ():
                yield seat, move, verdict(kind(state, seat, move), rng, limit)


@dataclass(slots=True)
class Judged:
    """How an engine tells the cases of a game; `wrong` and `outside` say which."""

    decided: int = 0
    recognised: int = 0
    open_ones: int = 0
    wrong: list[Case] = field(default_factory=list)
    """Told as decided though open, or with another share."""
    outside: list[Case] = field(default_factory=list)
    """With an end whose points are outside the ranges told."""


def judge(game: AnyGame, foresight: Foresight[Any, Any], cases: Iterable[Case]) -> Judged:
    """Return how an engine tells these cases."""
    found, rng = Judged(), Random(0)
    for case in cases:
        told = case.told(game, foresight)
        if case.share is None:
            found.open_ones += 1
        else:
            found.decided += 1
            found.recognised += told is not None
        if told is not None and (case.share is None or abs(told - case.share) > TINY):
            found.wrong.append(case)
        if not are_points_in_ranges(game, foresight, case, rng):
            found.outside.append(case)
    return found


def are_points_in_ranges(game: AnyGame, foresight: Foresight[Any, Any], case: Case, rng: Random) -> bool:
    """Return whether a game that is played on at random ends with points in the ranges told before."""
    state = case.state(game)
    ranges = foresight.point_ranges(game.view(state, case.seat))
    result = game.result(played_on(future_of_game(game.key)(state, case.seat), rng))
    assert result is not None
    return all(low <= score <= high for (low, high), score in zip(ranges, result.scores, strict=True))
