"""Rounds played in one go, for playouts, come out as the rules say: both ways, in every option and at any table."""

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import Decision, EventLog
from engine.core.rng import pick_random, random_stream
from engine.games.land_unter.rules.components import ROUNDS, TIDE_CARDS, Tide
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.round import choose_card
from engine.games.land_unter.rules.state import State, seats_to_move

TABLES = [
    (players, dict(zip([option.key for option in GAME.options], chosen, strict=True)))
    for players in GAME.player_counts
    for chosen in product(*[option.choices for option in GAME.options])
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_LU_2_4_LU_2_5_LU_2_7_moves_made_at_once_and_one_by_one_are_the_same_game(
    players: int, options: dict[str, str]
) -> None:
    for seed in range(12):
        rng = random_stream(seed, "moves")
        state = GAME.begin(players, seed, options)
        twin = state.clone()
        while decision := GAME.decision(state):
            offers = GAME.moves_by_seat(state)
            assert [*map(list, offers)] == [list(GAME.legal_moves(state, seat)) for seat in decision.seats]
            moves = [pick_random(rng, offer) for offer in offers]
            GAME.apply_moves(state, moves)
            for seat, move in zip(decision.seats, moves, strict=True):
                GAME.play(twin, seat, move)
            assert state == twin
        assert not GAME.moves_by_seat(state)


def test_a_joint_move_completes_what_some_seats_have_begun() -> None:
    state = GAME.begin(4, 3)
    GAME.play(state, 2, state.hands[2][0])
    twin = state.clone()
    moves = [state.hands[seat][5] for seat in (0, 1, 3)]
    GAME.apply_moves(state, moves)
    for seat, move in zip((0, 1, 3), moves, strict=True):
        GAME.play(twin, seat, move)
    assert state == twin


@st.composite
def tables(draw: st.DrawFn) -> State:
    """Draw a table before a round: any round of any stage, any water, few preservers, and some cards laid already."""
    players, options = draw(st.sampled_from([table for table in TABLES if table[1]["play"] == "hidden"]))
    rng = random_stream(draw(st.integers(0, 2**32 - 1)), "moves")
    state = GAME.begin(players, rng.getrandbits(32), options)
    for _ in range(draw(st.integers(0, players * ROUNDS - 1))):
        if GAME.decision(state):
            GAME.apply_moves(state, [pick_random(rng, hand) for hand in GAME.moves_by_seat(state)])
    for seat in seats_to_move(state):
        state.preservers[seat] = draw(st.integers(0, 2))
        state.levels[seat] = Tide(draw(st.integers(0, max(TIDE_CARDS))))
    for seat in seats_to_move(state)[1:]:
        if draw(st.booleans()):
            GAME.play(state, seat, pick_random(rng, state.hands[seat]))
    return state


@settings(max_examples=300)
@given(state=tables(), seed=st.integers(0, 99))
def test_LU_2_4_LU_2_5_LU_2_7_a_round_in_one_go_is_that_of_the_rules_at_any_table(state: State, seed: int) -> None:
    rng, owing = random_stream(seed, "moves"), seats_to_move(state)
    cards = [pick_random(rng, state.hands[seat]) for seat in owing]
    silent, logged = state.clone(), state.clone()
    GAME.apply_moves(state, cards)
    for seat, card in zip(owing, cards, strict=True):
        choose_card(silent, seat, card, None)
        choose_card(logged, seat, card, EventLog())
    assert state == silent == logged


def test_too_few_cards_or_too_many_change_nothing() -> None:
    state = GAME.begin(3, 1)
    before = state.clone()
    for count in (0, 2, 4):
        with pytest.raises(ValueError, match="moves for 3 seats"):
            GAME.apply_moves(state, state.hands[0][:count])
        assert state == before


@pytest.mark.parametrize("players", GAME.player_counts)
def test_all_choose_in_secret_and_nobody_leads_unless_cards_lie_open(players: int) -> None:
    state = GAME.begin(players, 1)
    assert GAME.decision(state) == Decision("weather_card", tuple(range(players)), hidden=True)
    assert state.leader == 0
    decision = GAME.decision(GAME.begin(players, 1, {"play": "open"}))
    assert decision is not None
    assert (len(decision.seats), decision.hidden) == (1, False)
