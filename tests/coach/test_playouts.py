"""Playouts in numbered worlds: the same again at any time, with or without a log."""

import pytest

from engine.coach.playouts import Outcomes
from engine.games.registry import GAMES
from tests.coach.decisions import choice, playouts

every_game = pytest.mark.parametrize("key", GAMES)


@every_game
def test_a_world_fits_the_view_and_comes_again_by_its_number(key: str) -> None:
    _, view, move = choice(key, 5)
    one, other = playouts(key, view), playouts(key, view)
    world = one.world(3)
    assert GAMES[key].view(world.state, 0) == view
    one.world(4)
    assert other.world(3) == world
    before = world.state.clone()
    assert one.play_out(world, move) == other.play_out(other.world(3), move)
    assert world.state == before
    seeds = [[playouts(key, view, seed).world(number) for number in range(6)] for seed in (1, 2)]
    assert seeds[0] != seeds[1]


@every_game
def test_a_log_changes_nothing_and_knows_the_near_horizon(key: str) -> None:
    _, view, move = choice(key, 15)
    found = playouts(key, view)
    soon = later = 0
    for number in range(6):
        log = Outcomes()
        assert found.play_out(found.world(number), move, log) == found.play_out(found.world(number), move)
        soon, later = soon + len(log.soon), later + len(log.later)
    assert soon
    assert later


@every_game
def test_chances_add_up_to_one(key: str) -> None:
    _, view, move = choice(key, 8)
    found = playouts(key, view)
    assert sum(found.play_out(found.world(0), move).chances) == pytest.approx(1)
