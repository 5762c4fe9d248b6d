"""Chapters 3 and 4 of Drunter & Drüber: bridges and blocked pawns. Each test names its rule."""

import pytest

from engine.core.game import Refusal
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import SquareName
from engine.games.drunter_drueber.rules.bridges import kind_of_tile_at
from engine.games.drunter_drueber.rules.components import RIVER, ROAD, UNTOLD_KIND, WALL
from engine.games.drunter_drueber.rules.game import GAME
from tests.game_driver import refused
from tests.games.drunter_drueber.towns import SEVERAL, SMALL, TINY, Town, hand, town

RIVER_BRIDGE = ("0:f-1e", "0:f-3n")
"""On the small board: a river triple b4, b3, b2 with its bridge over b3."""
WALL_BRIDGE = ("0:w1-1s", "0:w1-3e")
"""On the small board: a wall triple b2, c2, d2 with its bridge over c2."""
ROAD_TO_F3 = ("0:r-1s", "0:r-1s")
TWO_BRIDGES = (*RIVER_BRIDGE, "0:w2-3w", "0:w2-3n", *ROAD_TO_F3, "0:r-2w")
"""A road that ends at d3, before a wall bridge at c3 and a river bridge at b3; behind them a3 is free."""


def small(*laid: str, options: dict[str, str] | None = None, board: str = SMALL) -> Town:
    """Return a game on the small board."""
    return town(*laid, options=options, board=board)


# 3. Bridges


@pytest.mark.parametrize(
    ("laid", "move", "squares"),
    [
        ((*RIVER_BRIDGE, "0:w1-2s"), "w1-1e", ("c3",)),
        ((*RIVER_BRIDGE, *ROAD_TO_F3, "0:r-3w"), "r-1w", ("a3",)),
        ((*WALL_BRIDGE, *ROAD_TO_F3, "0:r-3w"), "r-1n", ("c1",)),
        ((*WALL_BRIDGE, "0:r-3w"), "r-2s", ("c3", "c4")),
    ],
    ids=["east", "west", "north", "south"],
)
def test_DD_3_1_a_path_may_pass_under_a_bridge(laid: tuple[str, ...], move: str, squares: tuple[str, ...]) -> None:
    """DD-3.1: beside the long side of a triple's middle, the tile starts on the square opposite, straight on."""
    happened = small(*laid)
    assert move in happened.legal()
    assert happened.play(f"0:{move}").squares()[-1] == squares
    assert happened.one(e.TileLaid).squares == squares
    assert squares[-1] in happened.pawns()


def test_DD_3_1_passing_is_logged_before_the_tile() -> None:
    """DD-3.1: a road under a river's bridge."""
    happened = small(*RIVER_BRIDGE, *ROAD_TO_F3, "0:r-3w").play("0:r-1w")
    assert happened.events[0] == e.BridgePassed("DD-3.1", 0, ROAD, SquareName("b3"), RIVER, again=False)
    assert happened.events[0].sentence_variant == ""
    assert isinstance(happened.events[1], e.TileLaid)


def test_DD_3_1_any_kind_under_any_kind_and_under_its_own_path_too() -> None:
    """DD-3.1: the river under its own bridge."""
    happened = small(*RIVER_BRIDGE, "0:f-1e", "0:f-1s").play("0:f-1w")
    assert happened.one(e.BridgePassed) == e.BridgePassed("DD-3.1", 0, RIVER, SquareName("b3"), RIVER, again=False)
    assert happened.squares()[-1] == ("a3",)


def test_DD_3_1_only_the_middle_of_a_triple_is_a_bridge() -> None:
    """DD-3.1: neither its ends nor a double or a single can be passed."""
    beside_the_end = small(*WALL_BRIDGE, "0:r-2w")
    assert beside_the_end.pawns()[2] == "d1"
    assert refused(beside_the_end, "0:r-1s") == ("occupied", "DD-2.5", {"square": "d2"})
    over_a_double = small("0:w1-1s", "0:w1-2e", "0:r-3w")
    assert refused(over_a_double, "0:r-1s") == ("occupied", "DD-2.5", {"square": "c2"})


def test_DD_3_1_a_bridge_is_passed_across_not_along() -> None:
    """DD-3.1: back over one's own triple is no way."""
    happened = small(*WALL_BRIDGE)
    assert happened.pawns()[0] == "d2"
    assert refused(happened, "0:w1-1w") == ("occupied", "DD-2.5", {"square": "c2"})


def test_DD_3_1_what_follows_the_far_side_must_be_free_as_well() -> None:
    """DD-3.1: the far side a3 is at the edge, so there is room for a single only."""
    happened = small(*RIVER_BRIDGE, *ROAD_TO_F3, "0:r-3w")
    assert refused(happened, "0:r-2w") == ("off_board", "DD-2.6", {"square": "a3"})
    tile_behind = small(*WALL_BRIDGE, "0:r-3w", "0:f-1n", "0:f-2e")
    assert refused(tile_behind, "0:r-2s") == ("occupied", "DD-2.5", {"square": "c4"})


def test_DD_3_1_a_gesture_reaches_through_a_bridge() -> None:
    """DD-3.1: the square opposite is beside the pawn; on the bridge itself a tile lies already."""
    happened = small(*RIVER_BRIDGE, *ROAD_TO_F3, "0:r-3w")
    assert GAME.parse_gesture(happened.state, 0, "r1@a3") == "r-1w"
    assert refused(happened, "0:r1@b3")[0] == "occupied"


def test_DD_3_1_of_a_bridge_that_is_told_by_itself_the_kind_is_unknown() -> None:
    assert kind_of_tile_at(small(*RIVER_BRIDGE).state, small().state.board.square_named("d4")) == UNTOLD_KIND


def test_DD_3_2_the_far_side_must_be_free() -> None:
    """DD-3.2: a tile there closes the bridge."""
    happened = small(*RIVER_BRIDGE, *ROAD_TO_F3, "0:r-3w", "0:w1-2s")
    assert refused(happened, "0:r-1w") == ("far_side", "DD-3.2", {"bridge": "b3", "behind": "tile"})
    assert not [move for move in happened.legal() if move[0] == "r" and move[-1] == "w"]


def test_DD_3_2_a_bridge_along_the_edge_leads_nowhere() -> None:
    """DD-3.2: behind b5, c5, d5 there is no board."""
    happened = small("0:f-3e", *ROAD_TO_F3, "0:r-1s", "0:r-3w")
    assert happened.pawns()[2] == "c4"
    assert refused(happened, "0:r-1s") == ("far_side", "DD-3.2", {"bridge": "c5", "behind": "edge"})


def test_DD_3_3_two_bridges_in_a_row_are_not_passed_in_one_go() -> None:
    """DD-3.3: the wall's bridge leads straight to the river's."""
    happened = small(*TWO_BRIDGES)
    assert refused(happened, "0:r-1w") == ("two_bridges", "DD-3.3", {"bridge": "c3", "far": "b3"})
    assert "r-1w" not in happened.legal()


def test_DD_3_3_by_the_option_they_are() -> None:
    """DD-3.3: option bridges=several; each bridge has its event."""
    happened = small(*TWO_BRIDGES, options=SEVERAL)
    assert "r-1w" in happened.legal()
    happened.play("0:r-1w")
    assert happened.of(e.BridgePassed) == [
        e.BridgePassed("DD-3.1", 0, ROAD, SquareName("c3"), WALL, again=False),
        e.BridgePassed("DD-3.3", 0, ROAD, SquareName("b3"), RIVER, again=True),
    ]
    assert [event.sentence_variant for event in happened.of(e.BridgePassed)] == ["", "again"]
    assert happened.squares()[-1] == ("a3",)


def test_DD_3_3_by_the_option_the_last_far_side_must_be_free() -> None:
    """DD-3.3: with a wall on a3, the second bridge has no free far side (DD-3.2)."""
    happened = small(*TWO_BRIDGES, "0:w1-2s", options=SEVERAL)
    assert refused(happened, "0:r-1w") == ("far_side", "DD-3.2", {"bridge": "b3", "behind": "tile"})


# 4. Blocked


def test_DD_4_1_a_pawn_in_its_corner_may_be_blocked() -> None:
    """DD-4.1: road and river lie on both squares beside the wall's corner a1."""
    happened = town("0:r-2w", board=TINY).play("0:f-2n")
    assert happened.of(e.PawnRemoved) == [e.PawnRemoved("DD-4.1", WALL, SquareName("a1"))]
    assert happened.pawns() == ["", "d4", "b1", "a2"]


def test_DD_4_1_tiles_corner_and_edge_close_a_side() -> None:
    """DD-4.1: the road at b1 has a corner, its own tile, the edge, and now the river around it."""
    happened = town("0:r-2w", "0:f-2n", board=TINY).play("0:f-1e")
    assert happened.of(e.PawnRemoved) == [e.PawnRemoved("DD-4.1", ROAD, SquareName("b1"))]
    assert happened.pawns() == ["", "d4", "", "b2"]


def test_DD_4_1_a_tile_may_block_several_pawns_its_own_too() -> None:
    """DD-4.1: the wall at b2 shuts in road and river; or the river's own tile itself, road and corner too."""
    happened = town("0:r-2w", "0:f-2n", "0:w2-1w", "0:w2-2n", board=TINY).play("0:w2-1w")
    assert [(event.kind, event.square) for event in happened.of(e.PawnRemoved)] == [(1, "b1"), (2, "a2")]
    own = town("0:r-2w", "0:w2-1w", "0:w2-2n", "0:w2-1w", board=TINY).play("0:f-2n")
    assert own.pawns() == ["", "b2", "", ""]


def test_DD_4_1_looked_at_after_the_pawn_has_moved() -> None:
    """DD-4.1: last of all."""
    happened = town("0:r-2w", board=TINY).play("0:f-2n")
    assert [type(event) for event in happened.events] == [e.TileLaid, e.PawnMoved, e.PawnRemoved]


def test_DD_4_1_one_square_is_room_enough() -> None:
    """DD-4.1: the river at a2 has b2 beside it, where just a single fits."""
    happened = town("0:r-2w", "0:f-2n", "0:w2-1w", "0:w2-2n", board=TINY)
    assert happened.pawns()[3] == "a2"
    assert [move for move in happened.legal() if move[0] == "f"] == ["f-1e"]


@pytest.mark.parametrize("entry", ["##", "K3"])
def test_DD_4_1_outhouses_and_buildings_do_not_block(entry: str) -> None:
    """DD-4.1: b2 is an outhouse or a building, and the road's only way on."""
    board = TINY.replace(".  . . .", f".  {entry} . .", 1)
    happened = town("0:r-2w", board=board).play("0:f-2n")
    assert happened.pawns() == ["", "d4", "b1", "a2"]


SHUT_IN = ("0:w1-2s", "0:w2-3w", "0:w2-1w", "0:w2-3n", "0:r-3w")
"""On the small board: the wall at a3, and a bridge at b3 beside it; the road ends at c1."""


def test_DD_4_1_a_bridge_that_can_be_passed_is_a_way_on() -> None:
    """DD-4.1: a3 has tiles above and below, but c3 behind the bridge is free; until the road gets there."""
    happened = small(*SHUT_IN).play("0:f-1n")
    assert happened.pawns() == ["a3", "b2", "c1", ""]
    assert happened.play("1:r-2s").pawns() == ["", "b2", "c3", ""]
    assert [event.square for event in happened.of(e.PawnRemoved)] == ["a4", "a3"]


@pytest.mark.parametrize(("options", "left"), [({}, ""), (SEVERAL, "a3")])
def test_DD_4_1_a_second_bridge_behind_is_a_way_on_by_the_option_only(options: dict[str, str], left: str) -> None:
    """DD-4.1: bridges at b3 and c3, d3 behind them is free."""
    happened = small(*SHUT_IN, "0:r-3s", options=options).play("0:f-1n")
    assert happened.pawns()[0] == left


def test_DD_4_2_a_removed_pawn_is_gone_for_good() -> None:
    """DD-4.2: no tile is laid there any more; the wall's other pawn goes on."""
    happened = town("0:r-2w", board=TINY).play("0:f-2n")
    assert refused(happened, "1:w1-1e") == ("pawn_gone", "DD-4.2", {"kind": WALL})
    assert refused(happened, "1:w1@b2") == ("not_beside", "DD-2.3", {"kind": WALL, "square": "b2", "pawns": ("d4",)})
    assert {move.split("-")[0] for move in happened.legal()} == {"w2", "r", "f"}


def test_DD_4_2_even_without_such_a_tile_the_refusal_names_the_pawn() -> None:
    """DD-4.2: the pawn comes before the tile."""
    happened = town("0:r-2w", "0:f-2n", board=TINY, tiles=[hand("f1"), hand()])
    assert refused(happened, "0:w1-3e") == ("pawn_gone", "DD-4.2", {"kind": WALL})


def test_DD_4_2_of_a_kind_without_pawns_nothing_can_be_laid() -> None:
    """DD-4.2: the road is gone; pointing at a square names no pawn."""
    happened = town("0:r-2w", "0:f-2n", "0:f-1e", board=TINY)
    assert refused(happened, "0:r1@c2") == ("not_beside", "DD-2.3", {"kind": ROAD, "square": "c2", "pawns": ()})
    assert refused(happened, "0:r1@") == ("pawn_gone", "DD-4.2", {"kind": ROAD})
    with pytest.raises(Refusal, match="pawn_gone"):
        happened.play("0:r-1e")
