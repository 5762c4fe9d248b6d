"""Rounds played in one go, for playouts, come out as the rules say: both ways, in every option."""

from itertools import product

import pytest

from engine.core.game import Decision
from engine.core.rng import pick_random, random_stream
from engine.games.land_unter.rules.game import GAME

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
            assert [*map(list, offers)] == [list(GAME.legal(state, seat)) for seat in decision.seats]
            moves = [pick_random(rng, offer) for offer in offers]
            GAME.apply_all(state, moves)
            for seat, move in zip(decision.seats, moves, strict=True):
                GAME.play(twin, seat, move)
            assert state == twin
        assert not GAME.moves_by_seat(state)


def test_a_joint_move_completes_what_some_seats_have_begun() -> None:
    state = GAME.begin(4, 3)
    GAME.play(state, 2, state.hands[2][0])
    twin = state.clone()
    moves = [state.hands[seat][5] for seat in (0, 1, 3)]
    GAME.apply_all(state, moves)
    for seat, move in zip((0, 1, 3), moves, strict=True):
        GAME.play(twin, seat, move)
    assert state == twin


@pytest.mark.parametrize("players", GAME.player_counts)
def test_all_choose_in_secret_and_nobody_leads_unless_cards_lie_open(players: int) -> None:
    state = GAME.begin(players, 1)
    assert GAME.decision(state) == Decision("weather_card", tuple(range(players)), hidden=True)
    assert state.leader == 0
    decision = GAME.decision(GAME.begin(players, 1, {"play": "open"}))
    assert decision is not None
    assert (len(decision.seats), decision.hidden) == (1, False)
