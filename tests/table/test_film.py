"""A film cut into steps: what belongs together shares one, what another move brings gets its own."""

from dataclasses import replace

import pytest

from engine.core.game import EVERYONE
from engine.drunter_drueber import GAME
from engine.drunter_drueber import events as e
from engine.table.film import Film, cut
from tests.table.toy import TOWN, toy

SHOW = replace(toy(), group={e.TileLaid: "tile", e.PawnMoved: "tile"})


@pytest.fixture
def film() -> Film:
    """Two tiles laid one after the other, and a vote called."""
    film = Film(GAME, EVERYONE)
    state = GAME.begin(2, 1, position=TOWN)
    for seat, move in ((0, "w1-1e"), (1, "r-1w"), (0, "w1-1e")):
        film.moves += 1
        GAME.play(state, seat, move, film)
    return film


def kinds(film: Film, grain: str = "event") -> list[list[str]]:
    """Return the names of the events of each step."""
    return [[type(frame.event).__name__ for frame in step] for step in cut(film.frames, SHOW, grain)]


def test_events_of_one_group_share_a_step_within_one_move_only(film: Film) -> None:
    assert kinds(film) == [["TileLaid", "PawnMoved"], ["TileLaid", "PawnMoved"], ["VoteCalled"]]


def test_a_coarse_grain_makes_a_step_a_round(film: Film) -> None:
    assert kinds(film, "round") == [["TileLaid", "PawnMoved"], ["TileLaid", "PawnMoved", "VoteCalled"]]


def test_quiet_events_are_told_aloud_only(film: Film) -> None:
    quiet = replace(SHOW, quiet=frozenset({e.VoteCalled}))
    assert len(cut(film.frames, quiet)) == 2
    assert len(cut(film.frames, quiet, aloud=True)) == 3
