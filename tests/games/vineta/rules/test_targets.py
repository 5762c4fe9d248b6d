"""Which cards have a target."""

from engine.core.rng import pick_random, random_stream
from engine.games.vineta.rules.card_table import TABLE
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.state import ACTING


def test_whether_a_card_has_a_target_is_known_without_listing_them() -> None:
    seen = set()
    for seed in range(6):
        rng = random_stream(seed, "moves")
        state = GAME.begin(3, seed, {"houses": "drawn"})
        while offers := GAME.moves_by_seat(state):
            if state.phase == ACTING and state.moving is None:
                for card, each in TABLE.items():
                    found = each.has_target(state)
                    assert found == bool(each.targets(state, state.start))
                    seen.add((card, found))
            GAME.apply_moves(state, [pick_random(rng, offer) for offer in offers])
    assert len(seen) > len(TABLE), "some cards were without a target"
