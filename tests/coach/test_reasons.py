"""Costly mistakes get a reason that one can point at, and its numbers hold; `engine reasons` measures more of them."""

from itertools import chain
from math import sqrt
from typing import Final

import pytest

from engine.coach.contrast import WORLDS, Contrast, play_out_and_contrast_moves
from engine.coach.outcome_counts import results_of_both_moves
from engine.coach.playouts import Playouts
from engine.games.registry import GAMES, HEURISTICS, PRESENTATIONS
from tests.coach import mistakes
from tests.coach.mistakes import Mistake

REACH: Final = 0.85
"""The share of mistakes that get such a reason."""
OTHER_WORLDS: Final = 50
"""The worlds in which numbers are counted again."""


@pytest.mark.parametrize("key", mistakes.kept_mistakes())
def test_mistakes_get_a_reason_to_point_at_and_its_numbers_hold(key: str) -> None:
    told = list[Contrast]()
    errors = list[float]()
    for mistake in mistakes.kept_mistakes()[key]:
        playouts = Playouts(GAMES[key], HEURISTICS[key], mistake.view, mistake.record.seed, "reasons")
        found = contrast(playouts, mistake)
        told.append(found)
        errors += errors_of_numbers(playouts, found)
    assert len(told) == mistakes.COUNT
    pointed = [bool(each.facts and each.facts[0].about) for each in told]
    assert sum(pointed) >= REACH * len(pointed)
    assert sum(each <= 2 for each in errors) >= 0.9 * len(errors), "95 % in the long run"
    assert max(errors) <= 4


def contrast(playouts: Playouts, mistake: Mistake) -> Contrast:
    """Return what sets the best move apart from a mistake."""
    best, made = map(playouts.game.parse_move, (mistake.best, mistake.made))
    *_, found = play_out_and_contrast_moves(playouts, PRESENTATIONS[playouts.game.key].outcomes, best, made)
    assert found
    return found


def errors_of_numbers(playouts: Playouts, found: Contrast) -> list[float]:
    """Return how many standard errors the stated frequencies of two moves are from those in other worlds."""
    named = [fact for fact in found.facts if not fact.averaged]
    keys = {fact.key for fact in named}
    outcomes = [each for each in PRESENTATIONS[playouts.game.key].outcomes if each.key in keys]
    worlds = range(2 * WORLDS, 2 * WORLDS + OTHER_WORLDS) if named else ()
    pairs = [results_of_both_moves(playouts, outcomes, number, found.better, found.worse) for number in worlds]
    counts = (
        (
            (fact.better, sum(fact.happening in one.counts for one, _ in pairs)),
            (fact.worse, sum(fact.happening in other.counts for _, other in pairs)),
        )
        for fact in named
    )
    return [errors_apart(stated, again) for stated, again in chain.from_iterable(counts)]


def errors_apart(stated: float, again: int) -> float:
    """Return how many standard errors two counts, in WORLDS and in OTHER_WORLDS worlds, lie apart."""
    both = (stated + again + 1) / (WORLDS + OTHER_WORLDS + 2)
    return abs(stated / WORLDS - again / OTHER_WORLDS) / sqrt(both * (1 - both) * (1 / WORLDS + 1 / OTHER_WORLDS))
