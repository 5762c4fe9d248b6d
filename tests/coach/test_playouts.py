"""Playouts in numbered worlds: the same again at any time, with or without a log."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from engine.coach.playouts import GoalPlayouts, PlayoutLog, Playouts
from engine.core.game import Event
from engine.games.registry import GAMES, HEURISTICS
from tests.coach.decisions import choice, playouts

every_game = pytest.mark.parametrize("key", GAMES)


@every_game
def test_a_world_fits_the_view_and_comes_again_by_its_number(key: str) -> None:
    _, view, move = choice(key, 5)
    one, other = playouts(key, view), playouts(key, view)
    world = one.draw_world(3)
    assert GAMES[key].view(world.state, 0) == view
    one.draw_world(4)
    assert other.draw_world(3) == world
    before = world.state.clone()
    assert one.play_out(world, move) == other.play_out(other.draw_world(3), move)
    assert world.state == before
    seeds = [[playouts(key, view, seed).draw_world(number) for number in range(6)] for seed in (1, 2)]
    assert seeds[0] != seeds[1]


class EventsByHorizon(PlayoutLog):
    """A log that keeps the events up to the near horizon apart from those after it."""

    def __init__(self) -> None:
        self.soon, self.later = list[Event](), list[Event]()

    def __call__(self, _state: Any, event: Event) -> None:
        """Keep the event."""
        (self.soon if self.is_soon else self.later).append(event)


@every_game
def test_a_log_changes_nothing_and_knows_the_near_horizon(key: str) -> None:
    _, view, move = choice(key, 16)
    found = playouts(key, view)
    soon = later = 0
    for number in range(6):
        log = EventsByHorizon()
        assert found.play_out(found.draw_world(number), move, log) == found.play_out(found.draw_world(number), move)
        soon, later = soon + len(log.soon), later + len(log.later)
    assert soon
    assert later


@every_game
def test_chances_add_up_to_one(key: str) -> None:
    _, view, move = choice(key, 8)
    found = playouts(key, view)
    assert sum(found.play_out(found.draw_world(0), move).chances) == pytest.approx(1)


def won_at(index: Callable[[Any], int], until: int, won: bool, state: Any) -> bool | None:
    """Return a verdict from a phase on, whatever has happened."""
    return None if index(state) < until else won


@every_game
def test_a_playout_to_a_goal_ends_with_it_reached_or_not(key: str) -> None:
    state, view, move = choice(key, 5)
    index = HEURISTICS[key].evaluator.phase_index
    until = index(state) + 2
    goal = {world: world % 3 == 0 for world in range(6)}
    for number, reached in goal.items():
        ends = partial(won_at, index, until, reached)
        found = GoalPlayouts(GAMES[key], HEURISTICS[key], view, 1, reached=ends)
        log = EventsByHorizon()
        chances = found.play_out(found.draw_world(number), move, log).chances
        assert chances[0] == float(reached)
        assert sum(chances) == pytest.approx(1)
        assert log.soon
        assert set(found.moves_with_information_costs(state)[0]) == set(GAMES[key].legal_moves(state, 0)), (
            "the goal is the game's no more"
        )


@every_game
def test_to_a_goal_the_near_horizon_is_where_it_is_without_one(key: str) -> None:
    state, view, move = choice(key, 5)
    evaluator = HEURISTICS[key].evaluator
    after = evaluator.near_horizon(state) + 1
    about = GAMES[key], HEURISTICS[key], view, 1
    goal = GoalPlayouts(*about, "goal", reached=partial(won_at, evaluator.phase_index, after, True))
    for number in range(6):
        logs = EventsByHorizon(), EventsByHorizon()
        for runs, log in zip((goal, Playouts(*about, "goal")), logs, strict=True):
            runs.play_out(runs.draw_world(number), move, log)
        assert logs[0].soon == logs[1].soon
        assert logs[0].later


def test_a_seat_is_ahead_by_its_points_less_the_others_mean() -> None:
    found = playouts("land_unter", choice("land_unter", 5)[1])
    near = ([0.4, 0.2, 0.2, 0.2], [6.0, 3.0, 2.0, 1.0])
    far = ([0.8, 0.2, 0.0, 0.0], [9.0, 3.0, 3.0, 3.0])
    outlook = found.mean_outlook_of_horizons([(0.25, near), (0.75, far)])
    assert outlook.chances == pytest.approx([0.7, 0.2, 0.05, 0.05])
    assert outlook.ahead == pytest.approx(0.25 * 4 + 0.75 * 6)
