"""Which moves a bot leaves out, since people would laugh at them."""

from typing import Final

import pytest

from engine.core.rng import random_stream
from engine.games.vineta.heuristics import HEURISTICS
from engine.games.vineta.heuristics.sensible import HEAP_SIZE, OWN_FLOOD_MARGIN
from engine.games.vineta.rules.components import AUTHORITY, CALM, CARDS, DISTRICTS, EVERY_FLOOD, FLOOD_KINDS, WIND
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.notation import HOUSE_PLACEMENTS
from engine.games.vineta.rules.state import ACTING, PALETTE, State, seats_to_move

PRIOR = HEURISTICS.prior


FLOOD: Final = EVERY_FLOOD[0]
"""A card that can start a series."""


def at_a_choice(turn: int = 0) -> State:
    """Return a state with all houses placed, before the cards of a turn are chosen."""
    state = GAME.begin(3, 5, {"houses": "drawn"})
    rng = random_stream(5)
    while state.turn < turn:
        GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, rng))
    return state


def sensible(state: State, seat: int) -> list[str]:
    """Return the sensible ones of all legal moves of a seat."""
    return [*PRIOR.sensible_moves(state, seat, GAME.legal_moves(state, seat))]


def test_authority_waits_for_a_series() -> None:
    state = at_a_choice()
    state.hands[0] = [FLOOD, AUTHORITY, CALM]
    assert sensible(state, 0) == [CARDS[FLOOD], CARDS[CALM]]
    state.hands[0] = [AUTHORITY, WIND, CALM]
    assert CARDS[AUTHORITY] in sensible(state, 0), "no other card could do more"
    state.hands[0], state.turn = [FLOOD, AUTHORITY], 7
    assert CARDS[AUTHORITY] in sensible(state, 0), "in the last turn a card is played or lost"


def test_authority_is_sensible_with_a_series_on_the_table() -> None:
    state = at_a_choice()
    while not state.series or state.round == 0:
        GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, random_stream(1)))
    seat = seats_to_move(state)[0]
    state.hands[seat] = [FLOOD, AUTHORITY]
    assert CARDS[AUTHORITY] in sensible(state, seat)


def test_no_house_is_placed_on_a_heap() -> None:
    state = GAME.begin(3, 1)
    state.houses[:PALETTE] = [HEAP_SIZE, *[0] * (PALETTE - 1)]
    assert {HOUSE_PLACEMENTS[move].district for move in sensible(state, state.start)} == {*range(1, len(DISTRICTS))}
    state.houses[:] = [HEAP_SIZE, *[0] * (PALETTE - 1)] * len(DISTRICTS)
    assert len(sensible(state, state.start)) == len(GAME.legal_moves(state, state.start)), "nothing but heaps is left"


@pytest.mark.parametrize("seed", range(3))
def test_ones_own_district_is_not_flooded_where_another_flood_is_clearly_better(seed: int) -> None:
    state, rng, left_out = GAME.begin(3, seed, {"houses": "drawn"}), random_stream(seed), 0
    while decision := GAME.decision(state):
        seat = decision.seats[0]
        if state.phase == ACTING and state.chosen[seat] < FLOOD_KINDS:
            moves = GAME.legal_moves(state, seat)
            scores = dict(zip(moves, PRIOR.score_moves(state, seat, moves), strict=True))
            own = DISTRICTS[state.tiles[seat][1]]
            worse = own in scores and scores[own] < max(scores.values()) - OWN_FLOOD_MARGIN
            assert sensible(state, seat) == [move for move in moves if move != own or not worse]
            left_out += worse
        GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, rng))
    assert left_out
