"""Positions of Land Unter: a state as data and back, and what a position leaves open of the moment."""

from typing import Any

from engine.core.game import Decision, EventLog, Result
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State


def laid_out(players: int = 3, options: dict[str, str] | None = None, **position: Any) -> State:
    """Return the state of a position."""
    return GAME.begin(players, 1, options, position)


def test_a_round_left_out_is_the_first_one_that_can_be() -> None:
    assert laid_out().round == 0
    assert laid_out(levels=[5, 4, 3]).round == 2
    assert laid_out(4, preservers=[-1, 1, 1, 1], levels=[-1, 4, 3, 0]).round == 2
    assert laid_out(hands=[[1, 2, 3], None, None]).round == 9
    assert laid_out(turned=[1, 2, 3]).round == 2


def test_a_stage_that_has_been_played_is_scored_at_once() -> None:
    log = EventLog()
    state = GAME.begin(3, 1, None, {"round": 12, "levels": [4, 9, 0], "preservers": [1, 0, 2]}, log)
    assert (state.stage, state.scores) == (1, (1, 0, 3))
    assert GAME.begin(3, 1, None, GAME.position(state)) == state
    short = GAME.begin(4, 1, None, {"stage": 3, "round": 12, "levels": [4, 9, -1, -1], "preservers": [1, 0, -1, -1]})
    assert GAME.result(short) == Result((2, 0, -1, -1), (0,))
    assert GAME.begin(4, 1, None, GAME.position(short)) == short


def test_in_the_open_variant_the_turn_follows_from_leader_and_cards() -> None:
    state = laid_out(4, {"play": "open"}, leader=2, chosen=[0, 0, 5, 0])
    assert GAME.decision(state) == Decision("weather_card", (3,))
