"""A game in numbers: each legal move has its own, and what a seat knows has its place in a row of one length."""

from importlib.util import find_spec
from random import Random

import pytest

from engine.adapters import vectors_of_game
from engine.core.vectors import LEAST, MOST, own_first, turns_away
from engine.games.registry import GAMES
from tests.conformance.walks import Case, Walk, cases, pairwise_cases

TOLD = [key for key in GAMES if find_spec(f"engine.games.{key}.vectors")]
every_case = pytest.mark.parametrize("case", [case for case in pairwise_cases() if case.game.key in TOLD], ids=str)


@every_case
def test_every_legal_move_has_a_number_and_every_observation_one_shape(case: Case) -> None:
    vectors = vectors_of_game(case.game.key)
    assert len(vectors.numbers) == len(vectors.moves), "two moves have one text"
    seen = set()
    walk = Walk(case, 5)
    for step in walk.some(0.3):
        for seat in range(case.players):
            row = vectors.observation(case.game.view(step.state, seat))
            assert len(row) == vectors.size(case.players)
            assert min(row) >= LEAST
            assert max(row) <= MOST
            seen.add((seat, tuple(row)))
        legal = vectors.legal_numbers(case.game, step.state, step.seat)
        texts = [case.game.format_move(move) for move in case.game.legal_moves(step.state, step.seat)]
        assert sorted(vectors.moves[number] for number in legal) == sorted(texts)
    assert vectors.legal_numbers(case.game, walk.state, 0) == []
    assert len(seen) > 10 * case.players


@every_case
def test_the_parts_of_an_observation_are_as_long_as_they_say_and_own_seats_come_first(case: Case) -> None:
    vectors, state = vectors_of_game(case.game.key), case.begin(3)
    layout = vectors.layout(case.players)
    for seat in range(case.players):
        view = case.game.view(state, seat)
        for feature in vectors.features:
            assert len([*feature.values(view)]) == layout[feature.name].stop - layout[feature.name].start, feature.name
        assert turns_away(view, seat) == 0
        assert own_first(view, range(case.players))[0] == seat


@pytest.mark.parametrize("key", TOLD)
def test_nothing_that_a_seat_may_not_see_is_in_its_observation(key: str) -> None:
    case = next(case for case in cases() if case.game.key == key)
    vectors, rng = vectors_of_game(key), Random(1)
    for step in Walk(case, 9).some(0.05):
        view = case.game.view(step.state, step.seat)
        other = case.game.sampler(view)(rng)
        assert vectors.observation(case.game.view(other, step.seat)) == vectors.observation(view)
