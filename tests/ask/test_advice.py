"""Advice rests on nothing that was not told: each world fills it in anew."""

from typing import Any

import pytest

from engine.ask import Situation
from engine.ask.advice import QuestionAdvice, advice_before_any_work
from engine.ask.answering import question_by_key
from engine.core.game import Refusal
from engine.games.registry import presentation_by_key

HAND = ["f1", "f2", "f3", "hope", "panic", "wind", "calm"]


def advice(game: str, position: dict[str, Any], moves: dict[str, str] | None = None) -> QuestionAdvice:
    """Return advice of which nothing is worked out yet."""
    presentation = presentation_by_key(game)
    return advice_before_any_work(
        presentation, Situation(3, position, moves or {}), question_by_key(presentation, "advice")
    )


def worlds(found: QuestionAdvice, count: int = 12) -> list[Any]:
    """Return the states in which moves are tried."""
    return [found.advice.ledger.playouts.draw_world(number).state for number in range(count)]


def test_water_and_preservers_that_are_not_told_differ_from_world_to_world() -> None:
    states = worlds(advice("land_unter", {"round": 8, "hands": [[3, 51, 20, 44], None, None]}))
    assert len({tuple(state.levels) for state in states}) > 1
    assert len({tuple(state.preservers) for state in states}) > 1
    assert all(sorted(state.hands[0]) == [3, 20, 44, 51] for state in states)
    assert {state.round for state in states} == {8}


def test_what_is_told_is_the_same_in_all_worlds() -> None:
    told = {"round": 8, "hands": [[3, 51, 20, 44], None, None], "levels": [3, 9, 1], "preservers": [2, 1, 0]}
    states = worlds(advice("land_unter", told))
    assert {(tuple(state.levels), tuple(state.preservers)) for state in states} == {((3, 9, 1), (2, 1, 0))}


def test_houses_that_are_not_told_differ_from_world_to_world() -> None:
    states = worlds(advice("vineta", {"hands": [HAND, None, None]}, {"seat": "0"}))
    assert len({tuple(state.houses) for state in states}) > 1


def test_hands_that_are_not_told_differ_from_world_to_world() -> None:
    states = worlds(
        advice("drunter_drueber", {"laid": [], "turn": 0, "tiles": [[2, 1, 1, 1, 1, 0, 1, 1, 1], None, None]})
    )
    assert len({tuple(map(tuple, state.tiles)) for state in states}) > 1
    assert {tuple(state.tiles[0]) for state in states} == {(2, 1, 1, 1, 1, 0, 1, 1, 1)}


def test_where_a_house_may_go_is_not_advised_before_the_houses_are_told() -> None:
    with pytest.raises(Refusal, match="not_given") as refused:
        advice("vineta", {"hands": [HAND, None, None]}, {"seat": "0", "card": "hope"})
    assert refused.value.params == {"field": "field.houses"}
