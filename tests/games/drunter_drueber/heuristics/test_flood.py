"""The squares that pawns can still reach: no tile ever lies outside them, and a square more or less decides."""

import pytest

from engine.core.rng import pick_random, random_stream
from engine.games.drunter_drueber.heuristics.flood import (
    building_safety,
    exposed_squares,
    flood_of_position,
    squares_in_reach_of_pawns,
)
from engine.games.drunter_drueber.rules.game import GAME
from tests.games.drunter_drueber.towns import SEVERAL, Town, hand, town

STREET = """
W! .  K1 K2 K3 R!
.  .  .  .  .  .
.  .  .  .  .  .
.  .  .  .  .  .
F! .  .  .  .  W!
"""
"""Schools 3, 2 and 1 to the west of the road's corner f1, the next one closest to it."""

AVENUE = """
W! .  .  .  .  K2 K3 R!
.  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .
.  .  .  .  .  .  .  .
F! .  .  .  .  .  .  W!
"""
"""Schools 3 and 2 beside the road's corner h1, out of reach of a single wall triple."""

PARTED = """
W! .  .  .  .  .  R!
.  .  .  .  .  .  .
.  .  K4 .  .  .  .
.  .  .  .  .  .  .
F! .  .  .  .  .  W!
"""
"""School 4 at c3; the walls of WALLS run all along column d, with a bridge at d3."""
WALLS = ("0:w1-3e", "0:w1-3s", "0:w1-1s")


def safety(game: Town) -> dict[str, str]:
    """Return the safety of every uncovered building, by its name."""
    buildings = game.state.board.buildings
    return {buildings[square].name: safe for square, safe in building_safety(GAME.view(game.state, None)).items()}


def reach(game: Town, pawn: int) -> set[str]:
    """Return the names of the squares that a pawn can still reach."""
    found = squares_in_reach_of_pawns(GAME.view(game.state, None))[pawn]
    return {*map(game.state.board.square_name, found)}


@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        (["r1"], {"K3": "exposed", "K2": "safe", "K1": "safe"}),
        (["r1", "r1"], {"K3": "exposed", "K2": "reach", "K1": "safe"}),
        (["r2"], {"K3": "exposed", "K2": "exposed", "K1": "safe"}),
        (["r2", "r1"], {"K3": "exposed", "K2": "exposed", "K1": "reach"}),
        (["w1"], {"K3": "safe", "K2": "safe", "K1": "safe"}),
    ],
)
def test_each_square_of_a_tile_is_a_step(tiles: list[str], expected: dict[str, str]) -> None:
    """Seat 1 holds another river, so that the game is not over."""
    assert safety(town(board=STREET, tiles=[hand(*tiles), hand("f1")])) == expected


def test_only_the_bridge_leads_through_a_wall() -> None:
    """From g1 it is four steps to e3, beside the bridge, and one more to school 4 behind it."""
    assert safety(town(*WALLS, board=PARTED, tiles=[hand("r2", "r2"), hand("r1")])) == {"K4": "reach"}
    assert safety(town(*WALLS, board=PARTED, tiles=[hand("r2"), hand("r2")])) == {"K4": "safe"}
    unbridged = ("0:w1-3e", "0:w1-2s", "0:w1-2s")
    assert safety(town(*unbridged, board=PARTED, tiles=[hand("r3", "r3"), hand("r2")])) == {"K4": "safe"}


def test_a_bridge_still_to_be_built_takes_a_step_more() -> None:
    """With a wall triple left, a road single may pass under it; without, a square two steps away is safe."""
    assert safety(town(board=AVENUE, tiles=[hand("r1"), hand("w3")]))["K2"] == "reach"
    assert safety(town(board=AVENUE, tiles=[hand("r1"), hand("w2")]))["K2"] == "safe"


@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize("options", [{}, SEVERAL, {"goals": "two"}])
def test_no_tile_lies_where_its_pawn_could_not_reach(players: int, options: dict[str, str]) -> None:
    """And every tile lies on squares that were exposed before it."""
    for seed in range(2):
        state, luck = GAME.begin(players, seed, options), random_stream(seed, "moves")
        floods = [flood_of_position(state)]
        while decision := GAME.decision(state):
            moves = GAME.legal_moves(state, decision.seats[0])
            before, exposed = len(state.laid), exposed_squares(state)
            GAME.apply_move(state, decision.seats[0], pick_random(luck, moves))
            for laid in state.laid[before:]:
                for flood in floods:
                    assert all(flood[laid.placement.pawn] >> square & 1 for square in laid.squares)
                assert all(exposed >> square & 1 for square in laid.squares)
                floods.append(flood_of_position(state))
