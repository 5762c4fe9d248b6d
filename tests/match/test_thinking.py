"""Bots of a match: who thinks, for how long, about what, and with which stream of chance."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.bots import Bot, Budget, Choice, Progress
from engine.core.record import Record
from engine.core.rng import Random, random_stream
from engine.games.registry import PRESENTATIONS
from engine.match.match import Match
from engine.match.seats import BOT_KINDS
from engine.match.thinking import SECONDS, Thinker

THOUGHTS: list[tuple[Any, float, Budget]] = []
"""What bots were asked to think about: the view, their first random number, and the budget."""


class Slow(Bot):
    """Has three thoughts, each another legal move, and settles on the last one."""

    key = "slow"

    def think(self, view: Any, rng: Random, budget: Budget) -> Iterator[Progress]:
        THOUGHTS.append((view, rng.random(), budget))
        moves = self.game.legal_moves(self.game.sampler(view)(Random(1)), view.seat)
        for number in range(3):
            yield Progress(number / 2, Choice(moves[number % len(moves)], ()))


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    THOUGHTS.clear()
    monkeypatch.setitem(BOT_KINDS, "random", Slow)


def match(game: str, *kinds: str) -> Match:
    presentation = PRESENTATIONS[game]
    return Match(presentation, Record(game, presentation.game.version, len(kinds), 5), kinds)


def legal(of: Match, seat: int) -> list[str]:
    game = of.presentation.game
    return [game.format_move(move) for move in game.legal_moves(of.state, seat)]


def test_with_no_time_left_the_thought_at_hand_is_the_move() -> None:
    found = match("land_unter", "random", "random", "random")
    offered = legal(found, 0)
    assert Thinker(found).work_for_seconds(0)
    assert found.pending == {0: offered[0]}


def test_with_time_the_last_thought_is_the_move_and_only_one_is_made() -> None:
    found = match("land_unter", "random", "random", "random")
    thinker, offered = Thinker(found), legal(found, 1)
    assert thinker.work_for_seconds(10)
    assert thinker.work_for_seconds(10)
    assert found.pending.keys() == {0, 1}
    assert found.pending[1] == offered[2]
    assert len(THOUGHTS) == 2
    assert THOUGHTS[0][2] == Budget(seconds=SECONDS)


def test_thinking_goes_on_where_the_last_slice_ended() -> None:
    found = match("land_unter", "random", "random", "random")
    thinker = Thinker(found)
    shares = []
    while not thinker.work_for_seconds(1e-9):
        shares.append(thinker.fraction_done(0))
    assert shares == [0.0, 0.5]
    assert len(THOUGHTS) == 1
    assert thinker.fraction_done(1) == 0.0


def test_nobody_thinks_where_no_bot_owes_a_move() -> None:
    found = match("land_unter", "human", "human", "human")
    assert not Thinker(found).work_for_seconds(10)
    assert THOUGHTS == []


def test_a_thought_of_before_an_undo_is_not_played_after_it() -> None:
    """As many moves made as before, by the same seats, and yet another position."""
    found = match("drunter_drueber", "random", "human")
    thinker = Thinker(found)
    first, *_, other = legal(found, 1)
    found.play(1, first)
    assert not thinker.work_for_seconds(1e-9)
    found.undo()
    found.play(1, other)
    assert thinker.fraction_done(0) == 0.0
    while not thinker.work_for_seconds(1e-9):
        pass
    assert len(THOUGHTS) == 2
    assert THOUGHTS[0][0].laid != THOUGHTS[1][0].laid


def test_every_seat_and_every_turn_has_a_stream_of_its_own() -> None:
    found = match("land_unter", "random", "random", "random")
    thinker = Thinker(found)
    for _ in range(6):
        thinker.work_for_seconds(0)
    assert [number for _, number, _ in THOUGHTS] == [
        random_stream(5, "bot", turn, seat).random() for turn in range(2) for seat in range(3)
    ]
