"""Bots in a match: each with its own random stream, and no thought about a state that is gone."""

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from engine.bots import BOTS, Bot, Budget, Choice, Progress
from engine.core.rng import Random
from engine.games.drunter_drueber.rules.view import View
from engine.match.match import Match
from engine.match.seats import BOT_KINDS
from engine.match.thinking import Thinker
from tests.match.test_match import OTHER_TILE, TILE, land_unter, town

DRAWN: list[tuple[int, int, float]] = []
"""Of each thought: the seat, how many moves it saw made, and the first number that it drew."""
ASKED: list[Any] = []
"""The views that bots were given."""


class Noting(Bot):
    """Plays its last legal move, and notes what it was given."""

    key: ClassVar[str] = "random"
    level: ClassVar[int | None] = 1

    def think(self, view: Any, rng: Random, budget: Budget) -> Iterator[Progress]:
        """Settle at once."""
        ASKED.append(view)
        DRAWN.append((view.seat, len(ASKED), rng.random()))
        moves = self.game.legal(self.game.sampler(view)(rng), view.seat)
        yield Progress(1.0, Choice(moves[-1], ()))


@pytest.fixture(autouse=True)
def noting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bots of the first level, and the adviser, note what they are given."""
    monkeypatch.setitem(BOT_KINDS, "random", Noting)
    monkeypatch.setitem(BOTS, max(BOTS), Noting)
    DRAWN.clear()
    ASKED.clear()


def settled(match: Match) -> Thinker:
    """Let the bots of a match make their choices."""
    thinker = Thinker(match)
    thinker.work(1.0)
    return thinker


def test_every_seat_and_every_turn_has_a_random_stream_of_its_own() -> None:
    match = land_unter("human", "random", "random", "random")
    thinker = settled(match)
    for _ in range(3):
        match.play(0, str(match.state.hands[0][0]))
        thinker.work(1.0)
    assert [seat for seat, _, _ in DRAWN] == [1, 2, 3] * 4
    assert len({number for _, _, number in DRAWN}) == 12


def test_the_same_deal_and_moves_give_bots_the_same_streams() -> None:
    settled(land_unter("human", "random", "random"))
    first = [number for _, _, number in DRAWN]
    DRAWN.clear()
    settled(land_unter("human", "random", "random"))
    assert [number for _, _, number in DRAWN] == first


def test_a_thought_about_what_was_undone_is_not_played() -> None:
    """The same number of turns, the same seat to move, but another state: the bot has to think again."""
    match = town("human", "random")
    thinker = Thinker(match)
    match.play(0, TILE)
    thinker.work(1.0)
    match.undo()
    match.play(0, OTHER_TILE)
    thinker.work(1.0)
    views: list[View] = ASKED
    assert [view.seat for view in views] == [1, 1]
    assert views[0].laid != views[1].laid
    assert [seat for made in match.turns for seat, _ in made][:2] == [0, 1]


def test_advice_about_what_was_undone_is_not_given() -> None:
    match = town("human", "human")
    thinker = Thinker(match)
    match.play(0, TILE)
    thinker.advise(1, 1.0)
    match.undo()
    match.play(0, OTHER_TILE)
    thinker.advise(1, 1.0)
    assert len(ASKED) == 2
    assert ASKED[0] != ASKED[1]


def test_a_thought_is_not_begun_anew_while_the_state_stays() -> None:
    match = town("human", "human")
    thinker = Thinker(match)
    first = thinker.advise(0, 1.0)
    assert thinker.advise(0, 1.0) == first
    assert len(ASKED) == 1
