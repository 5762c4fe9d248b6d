"""The last rounds worked out: all worlds, and the mean of all that may follow, against a plain count."""

from collections import Counter
from itertools import product

import pytest

from engine.coach.playouts import GoalPlayouts, Playouts
from engine.core.game import Seat
from engine.core.heuristics import POINT, victory_shares
from engine.core.rng import random_stream
from engine.games.land_unter.heuristics import HEURISTICS
from engine.games.land_unter.heuristics.rollout import RANDOM_SHARE, card_scores
from engine.games.land_unter.rules.components import Card
from engine.games.land_unter.rules.enumeration import equally_likely_states
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State, seats_to_move
from tests.games.land_unter.heuristics.endings import states_with_rounds_left

DRAWS = 1200


def key_of_state(state: State) -> tuple[object, ...]:
    """Return what tells states of one view apart: the pairs of tide cards to come, and the cards laid."""
    pairs = [tuple(sorted(state.tides[at : at + 2])) for at in range(0, len(state.tides), 2)]
    return tuple(pairs), tuple(state.chosen), tuple(map(tuple, state.hands))


@pytest.mark.parametrize(("players", "laid"), [(3, 0), (3, 2), (4, 1), (5, 0)])
def test_all_worlds_are_those_that_are_drawn_and_as_often(players: int, laid: int) -> None:
    state = next(states_with_rounds_left(3, players, 20))
    first, *others = seats_to_move(state)
    for seat in others[:laid]:
        GAME.play(state, seat, state.hands[seat][1])
    view = GAME.view(state, first)
    worlds = equally_likely_states(view, 256)
    assert worlds is not None
    assert len(worlds) == 6 * 3**laid
    assert all(GAME.view(world, first) == view for world in worlds)
    draw, rng = GAME.sampler(view), random_stream(1)
    drawn = Counter(key_of_state(draw(rng)) for _ in range(DRAWS))
    expected = Counter(map(key_of_state, worlds))
    assert {*drawn} == {*expected}
    for key, times in expected.items():
        mean = DRAWS * times / len(worlds)
        assert abs(drawn[key] - mean) < 5 * mean**0.5


def test_too_many_worlds_are_not_enumerated() -> None:
    state = next(states_with_rounds_left(3, 5, 20))
    first, *others = seats_to_move(state)
    assert equally_likely_states(GAME.view(state, first), 5) is None
    for seat in others:
        GAME.play(state, seat, state.hands[seat][0])
    assert HEURISTICS.endgame is not None
    assert HEURISTICS.endgame.all_worlds(GAME.view(state, first)) is None


def test_a_set_that_a_seat_has_not_seen_is_not_enumerated() -> None:
    state = GAME.begin(4, 1)
    assert equally_likely_states(GAME.view(state, 0), 10**9) is None


Counted = tuple[list[float], list[float]]


def counted_values(state: State, seat: Seat, card: Card | None, surprise: float) -> Counted:
    """Return the mean shares and points after a card, move by move through `GAME.play`; None: the seat's best."""
    decision = GAME.decision(state)
    if decision is None:
        end = GAME.result(state)
        assert end is not None
        return victory_shares(end), list(end.scores)
    if seat in decision.seats and card is None:
        found = [counted_values(state, seat, each, 0.0) for each in state.hands[seat]]
        return max(found, key=lambda each: each[0][seat] + POINT * (each[1][seat] - sum(each[1]) / len(each[1])))
    weights = [plain_odds(state, each, card if each == seat else None, surprise) for each in decision.seats]
    chances, points = [0.0] * state.players, [0.0] * state.players
    for cards in product(*weights):
        after, weight = state.clone(), 1.0
        for at, (each, laid) in enumerate(zip(decision.seats, cards, strict=True)):
            GAME.play(after, each, laid)
            weight *= weights[at][laid]
        for total, values in zip((chances, points), counted_values(after, seat, None, 0.0), strict=True):
            total[:] = [one + weight * other for one, other in zip(total, values, strict=True)]
    return chances, points


def plain_odds(state: State, seat: Seat, card: Card | None, surprise: float) -> dict[Card, float]:
    """Return how probable each card of a seat is."""
    hand = state.hands[seat]
    scores = card_scores(state, seat, state.tide_pair(), sorted(state.levels))
    best = max(hand, key=lambda each: scores[each])
    candidates = HEURISTICS.prior.candidate_moves(state, seat, hand)
    if card is not None:
        return {card: 1.0}
    return {
        each: (1 - surprise) * (RANDOM_SHARE / len(hand) + (each == best) * (1 - RANDOM_SHARE))
        + surprise * (each in candidates) / len(candidates)
        for each in hand
    }


@pytest.mark.parametrize(
    ("rounds", "players", "play"),
    [(3, 3, "hidden"), (3, 4, "hidden"), (2, 5, "hidden"), (2, 3, "open"), (2, 4, "open")],
)
def test_the_mean_of_all_that_may_follow_is_exact(rounds: int, players: int, play: str) -> None:
    assert HEURISTICS.endgame is not None
    for state in states_with_rounds_left(rounds, players, 4 if players == 4 else 12, play=play):
        seat = seats_to_move(state)[0]
        found = HEURISTICS.endgame.expected_values(state, seat, state.hands[seat], 0.5)
        for card, (chances, points) in zip(state.hands[seat], found, strict=True):
            counted = counted_values(state, seat, card, 0.5)
            assert chances == pytest.approx(counted[0])
            assert points == pytest.approx(counted[1])


def test_playouts_know_how_many_worlds_there_are() -> None:
    state = next(states_with_rounds_left(3, 3, 20))
    seat = seats_to_move(state)[0]
    view, card = GAME.view(state, seat), state.hands[seat][0]
    found, other = (Playouts(GAME, HEURISTICS, view, seed, "x") for seed in (1, 2))
    assert found.world_count == 6
    outlooks = [found.play_out(found.draw_world(number), card) for number in range(12)]
    assert outlooks[:6] == outlooks[6:]
    assert outlooks == [other.play_out(other.draw_world(number), card) for number in range(12)], "no chance is left"
    assert Playouts(GAME, HEURISTICS, view, 1, known=state.clone()).world_count == 1
    assert GoalPlayouts(GAME, HEURISTICS, view, 1, reached=lambda _: None).world_count is None
    for before in (states_with_rounds_left(4, 3, 20), states_with_rounds_left(3, 3, 20, play="open")):
        assert Playouts(GAME, HEURISTICS, GAME.view(next(before), seat), 1).world_count is None


@pytest.mark.parametrize("players", [3, 4, 5])
def test_in_the_last_stage_playouts_go_on_to_the_end(players: int) -> None:
    """What level 4 and the coach are told there is the result of a game, not an estimate."""
    for rounds in (12, 8, 4):
        for state in states_with_rounds_left(rounds, players, 2):
            seat = seats_to_move(state)[0]
            found = Playouts(GAME, HEURISTICS, GAME.view(state, seat), 1)
            for number in range(5):
                chances = found.play_out(found.draw_world(number), state.hands[seat][0]).chances
                assert sorted(chances) == sorted(
                    share for share in chances if share in (0, 1, 1 / 2, 1 / 3, 1 / 4, 1 / 5)
                )
                assert sum(chances) == pytest.approx(1)
