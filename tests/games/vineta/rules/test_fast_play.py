"""Moves made in one go, for playouts, come out as the rules say, for every number of players and in every option."""

import pytest

from engine.core.rng import stream
from engine.games.vineta.rules.cards import TABLE
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.state import ACTING


@pytest.mark.parametrize("houses", ["placed", "drawn"])
@pytest.mark.parametrize("players", GAME.seats)
def test_joint_moves_and_single_moves_play_the_same_game(players: int, houses: str) -> None:
    for seed in range(3):
        rng = stream(seed, "moves")
        state = GAME.begin(players, seed, {"houses": houses})
        twin = state.clone()
        while decision := GAME.decision(state):
            offers = GAME.offers(state)
            assert [*map(tuple, offers)] == [GAME.legal(state, seat) for seat in decision.seats]
            moves = [offer[int(rng.random() * len(offer))] for offer in offers]
            GAME.apply_all(state, moves)
            for seat, move in zip(decision.seats, moves, strict=True):
                GAME.play(twin, seat, move)
            assert state == twin
        assert not GAME.offers(state)


def test_whether_a_card_has_a_target_is_known_without_listing_them() -> None:
    seen = set()
    for seed in range(6):
        rng = stream(seed, "moves")
        state = GAME.begin(3, seed, {"houses": "drawn"})
        while offers := GAME.offers(state):
            if state.phase == ACTING and state.moving is None:
                for card, each in TABLE.items():
                    found = each.has_target(state)
                    assert found == bool(each.targets(state, state.start))
                    seen.add((card, found))
            GAME.apply_all(state, [offer[int(rng.random() * len(offer))] for offer in offers])
    assert len(seen) > len(TABLE), "some cards were without a target"
