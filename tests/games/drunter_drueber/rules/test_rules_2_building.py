"""Chapter 2 of Drunter & Drüber: laying tiles. Each test names its rule."""

import pytest

from engine.games.drunter_drueber.presentation import event_note
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import SquareName
from engine.games.drunter_drueber.rules.components import (
    CHURCH,
    EACH,
    INN,
    LOWEST,
    RIVER,
    ROAD,
    TARGETS,
    TOWN_HALL,
    WALL,
)
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.scoring import points_of_target
from engine.games.drunter_drueber.rules.state import PLACING
from tests.game_driver import refused
from tests.games.drunter_drueber.towns import TINY, hand, last_tile, named_squares, town

ROAD_TO_L1 = "0:r-3w"
"""A triple from the road's corner o1: n1, m1, l1."""


def test_DD_2_1_on_your_turn_you_lay_one_of_your_own_tiles() -> None:
    """DD-2.1: the tile leaves the hand of who laid it, and the turn goes on."""
    happened = town(turn=1, tiles=[hand("r1", "r1"), hand("r1", "r2")]).play("1:r-1w")
    assert happened.state.tiles == [hand("r1", "r1"), hand("r2")]
    assert happened.waits_for() == ("place", (0,))


def test_DD_2_1_pawn_length_and_direction_are_free() -> None:
    """DD-2.1: each of the four pawns, both ways out of its corner, each length."""
    ways = ["w1-e", "w1-s", "w2-n", "w2-w", "r-s", "r-w", "f-n", "f-e"]
    assert town().legal() == [way.replace("-", f"-{length}") for way in ways for length in (1, 2, 3)]


def test_DD_2_1_only_who_has_the_turn_lays_a_tile() -> None:
    """DD-2.1: the refusal says whose turn it is."""
    assert refused(town(turn=0), "1:r-1w") == ("not_your_turn", "DD-2.1", {"seat": 0})
    assert refused(town(turn=1, players=3), "2:r-1w") == ("not_your_turn", "DD-2.1", {"seat": 1})


def test_DD_2_1_a_tile_that_one_does_not_hold_cannot_be_laid() -> None:
    """DD-2.1: neither the other seat's tile, nor one that lies already."""
    only = town(tiles=[hand("r1"), hand("r1", "r2")])
    assert refused(only, "0:r-2w") == ("no_tile", "DD-2.1", {"kind": ROAD, "length": 2})
    spent = town(tiles=[hand("r1", "f3"), hand("r1")]).play("0:r-1w", "1:r-1w")
    assert refused(spent, "0:f-1n") == ("no_tile", "DD-2.1", {"kind": RIVER, "length": 1})


def test_DD_2_2_only_the_pawns_own_kind_goes_on_from_it() -> None:
    """DD-2.2: a river tile does not go on from the road's pawn."""
    happened = town(tiles=[hand("w1", "r1", "f2"), hand()])
    assert refused(happened, "0:r-2w") == ("wrong_kind", "DD-2.2", {"kind": ROAD, "length": 2, "other": RIVER})
    assert refused(happened, "0:f-1n") == ("wrong_kind", "DD-2.2", {"kind": RIVER, "length": 1, "other": WALL})
    assert happened.legal() == ["w1-1e", "w1-1s", "w2-1n", "w2-1w", "r-1s", "r-1w", "f-2n", "f-2e"]


def test_DD_2_3_a_single_lies_right_beside_its_pawn() -> None:
    """DD-2.3: beside the pawn's square, on any of its sides; it has no start edge."""
    happened = town(ROAD_TO_L1, "1:r-2s").play("0:r-1e")
    assert happened.one(e.TileLaid) == e.TileLaid("DD-2.3", 0, ROAD, 1, "e", named_squares("m3"))
    assert happened.one(e.TileLaid).sentence_variant == "single"
    assert happened.squares()[-1] == ("m3",)


@pytest.mark.parametrize(("move", "square"), [("w1-1n", "b2"), ("w1-1e", "c3"), ("w1-1s", "b4"), ("r-1w", "n2")])
def test_DD_2_3_a_tile_may_lie_on_any_side(move: str, square: str) -> None:
    """DD-2.3: north, east, south and west of a pawn, here those on b3 and o2."""
    happened = town("0:w1-2s", "1:w1-1e", "0:r-1s").play(f"0:{move}")
    assert happened.squares()[-1] == (square,)


def test_DD_2_3_what_is_not_beside_the_pawn_is_refused() -> None:
    """DD-2.3: a tile set down elsewhere; the refusal says where pawns of that kind are."""
    start = town()
    assert refused(start, "0:r3@h4") == ("not_beside", "DD-2.3", {"kind": ROAD, "square": "h4", "pawns": ("o1",)})
    assert refused(start, "0:w1@h4")[2]["pawns"] == ("a1", "o10")
    assert refused(start, "0:r1@m1")[0] == "not_beside"
    assert refused(start, "0:r1@n2")[0] == "not_beside"


def test_DD_2_3_where_nothing_may_lie_the_reason_is_the_nearest() -> None:
    """DD-2.3: far from the pawn, a corner is refused as a corner, a covered square as covered."""
    assert refused(town(), "0:r1@o1")[:2] == ("corner", "DD-2.7")
    assert refused(town("0:f-1e"), "0:r1@b10")[:2] == ("occupied", "DD-2.5")


def test_DD_2_3_no_tile_reaches_round_the_edge_of_the_board() -> None:
    """DD-2.3: o9 is not west of a10, nor is a2 east of o1."""
    assert refused(town(), "0:f3@o9") == ("not_beside", "DD-2.3", {"kind": RIVER, "square": "o9", "pawns": ("a10",)})
    assert refused(town(), "0:r3@a2")[0] == "not_beside"


@pytest.mark.parametrize(
    ("gesture", "move"),
    [
        ("r1@n1", "r-1w"),
        ("r1@o2", "r-1s"),
        ("r3@n1", "r-3w"),
        ("r3@l1", "r-3w"),
        ("w2@a3", "w1-2s"),
        ("w2@o8", "w2-2n"),
        ("f2@a9", "f-2n"),
        ("r-2s", "r-2s"),
        ("yes", "yes"),
    ],
)
def test_DD_2_3_a_square_pointed_at_means_the_tile_that_would_cover_it(gesture: str, move: str) -> None:
    """DD-2.3: a gesture is a type of tile and any square under it; a move's own text stands for itself."""
    state = town().state
    assert GAME.parse_gesture(state, 0, gesture) == move


def test_DD_2_3_of_two_tiles_that_reach_a_square_the_legal_one_is_meant() -> None:
    """DD-2.3: c2 is in reach of both wall pawns, but the river at b2 is in the first one's way."""
    laid = ("0:w1-1s", "1:w2-1w", "0:f-1e", "1:f-2n")
    happened = town(*laid, board=TINY, tiles=[hand("w2"), hand()])
    assert happened.pawns() == ["a2", "c4", "d1", "b2"]
    assert GAME.parse_gesture(happened.state, 0, "w2@c2") == "w2-2n"
    assert GAME.parse_gesture(happened.state, 0, "w2@b2") == "w1-2e", "one that does not fit: the refusal says why"


@pytest.mark.parametrize(
    ("move", "squares"),
    [("w1-2e", ("b1", "c1")), ("w2-3n", ("o9", "o8", "o7")), ("r-3w", ("n1", "m1", "l1")), ("f-2e", ("b10", "c10"))],
)
def test_DD_2_4_the_start_edge_lies_at_the_pawn(move: str, squares: tuple[str, ...]) -> None:
    """DD-2.4: doubles and triples go straight away from the pawn, start edge first."""
    happened = town().play(f"0:{move}")
    laid = happened.one(e.TileLaid)
    assert (laid.rule, laid.length, laid.squares, laid.sentence_variant) == ("DD-2.4", len(squares), squares, "")
    assert laid.direction == move[-1]
    assert happened.pawns()[["w1", "w2", "r", "f"].index(move.split("-")[0])] == squares[-1]


def test_DD_2_5_never_on_a_tile() -> None:
    """DD-2.5: back along one's own tile, or across another one."""
    happened = town("0:w1-2s", "1:w1-2e", "0:w1-1n")
    assert happened.pawns()[0] == "c2"
    assert refused(happened, "0:w1-1s") == ("occupied", "DD-2.5", {"square": "c3"})
    assert refused(happened, "0:w1-3w") == ("occupied", "DD-2.5", {"square": "a2"})
    assert {"w1-1w", "w1-2e", "w1-1n"} < {*happened.legal()}
    assert not {"w1-1s", "w1-3w", "w1-2w"} & {*happened.legal()}


def test_DD_2_5_nor_on_the_end_of_a_triple() -> None:
    """DD-2.5: only its middle is a bridge, whatever the side."""
    happened = town("0:w1-1s", "0:w1-3e", "1:w1-1n")
    assert happened.squares()[1] == ("b2", "c2", "d2")
    assert happened.pawns()[0] == "d1"
    assert refused(happened, "0:w1-1s") == ("occupied", "DD-2.5", {"square": "d2"})


def test_DD_2_6_never_off_the_board() -> None:
    """DD-2.6: over any edge; the refusal names the last square on the board."""
    assert refused(town(), "0:w1-1n") == ("off_board", "DD-2.6", {"square": "a1"})
    assert refused(town(), "0:w1-2w") == ("off_board", "DD-2.6", {"square": "a1"})
    assert refused(town(), "0:w2-1s") == ("off_board", "DD-2.6", {"square": "o10"})
    assert refused(town(), "0:r-3e") == ("off_board", "DD-2.6", {"square": "o1"})
    assert refused(town("0:r-1w", "1:r-1s"), "0:r-3e") == ("off_board", "DD-2.6", {"square": "o2"})


def test_DD_2_7_never_on_a_corner() -> None:
    """DD-2.7: neither the pawn's own nor another one, whether or not a pawn is there."""
    assert refused(town("0:r-1w"), "0:r-1e") == ("corner", "DD-2.7", {"square": "o1"})
    down = town("0:r-3s", "0:r-3s")
    assert down.pawns()[2] == "o7"
    assert refused(down, "0:r-3s") == ("corner", "DD-2.7", {"square": "o10"})
    assert "r-2s" in down.legal()


def test_DD_2_8_the_pawn_goes_to_the_free_end() -> None:
    """DD-2.8: only the pawn of that path, and the next tile goes on from there."""
    happened = town().play("0:w2-3n")
    assert happened.one(e.PawnMoved) == e.PawnMoved("DD-2.8", WALL, SquareName("o7"))
    assert happened.pawns() == ["a1", "o7", "o1", "a10"]
    assert happened.play("1:w2-1w").pawns() == ["a1", "n7", "o1", "a10"]
    assert not happened.of(e.PawnRemoved)


def test_DD_2_9_buildings_may_be_covered_and_are_lost() -> None:
    """DD-2.9: a church under the river; no event for a tile on plain squares."""
    happened = town("0:f-3n").play("0:f-1n")
    assert happened.of(e.BuildingCovered) == [e.BuildingCovered("DD-2.9", 0, CHURCH, 1, SquareName("a6"))]
    assert not town().play("0:w1-3e").of(e.BuildingCovered)


def test_DD_2_9_a_covered_building_scores_nothing_any_more() -> None:
    """DD-2.9: church 1, whoever hoped to save it, by whatever card; the lowest church is the 2 now."""
    happened = town("0:f-3n")
    before = {target: points_of_target(happened.state, target) for target in TARGETS}
    happened.play("0:f-1n")
    lost = {target: before[target] - points_of_target(happened.state, target) for target in TARGETS}
    assert {target: points for target, points in lost.items() if points} == {CHURCH: 1, EACH: 1, LOWEST: -1}


def test_DD_2_9_two_under_one_tile_are_logged_from_its_start_edge() -> None:
    """DD-2.9: the triple i1, h1, g1 covers town hall 1, then inn 1."""
    happened = town("0:r-3w", "0:r-1w", "0:r-1w").play("0:r-3w")
    assert happened.of(e.BuildingCovered) == [
        e.BuildingCovered("DD-2.9", 0, TOWN_HALL, 1, SquareName("i1")),
        e.BuildingCovered("DD-2.9", 0, INN, 1, SquareName("g1")),
    ]


def test_DD_2_10_who_can_place_nothing_passes() -> None:
    """DD-2.10: seats 1 and 2 hold no tile; the turn comes back to seat 0."""
    happened = town(players=3, tiles=[hand("r1", "r1"), hand(), hand()]).play("0:r-1w")
    assert happened.of(e.TurnPassed) == [e.TurnPassed("DD-2.10", 1), e.TurnPassed("DD-2.10", 2)]
    assert happened.waits_for() == ("place", (0,))
    view = GAME.view(happened.state, 0)
    assert event_note(e.TurnPassed("DD-2.10", 1), view) == ("note.no_tile", {"seat": 1})
    assert event_note(e.TurnPassed("DD-2.10", 0), view) is None, "it has a tile, which fits nowhere"


def test_DD_2_10_a_tile_that_fits_nowhere_is_no_tile() -> None:
    """DD-2.10: on the tiniest board the road at b1 has one square left, too short for seat 1's double."""
    laid = ("0:r-2w", "1:f-1e", "0:f-1n")
    tiles = [hand("f1", "w1"), hand("r2"), hand("w1")]
    happened = town(*laid, board=TINY, players=3, tiles=tiles)
    assert happened.pawns()[2:] == ["b1", "b3"]
    assert happened.play("0:w2-1n").of(e.TurnPassed) == [e.TurnPassed("DD-2.10", 1)]
    assert happened.waits_for() == ("place", (2,))


def test_DD_2_10_who_can_place_must_and_passing_is_no_move() -> None:
    """DD-2.10: there is no such move, and nobody who could place is passed over."""
    happened = town(players=3, tiles=[hand("r1"), hand("w3"), hand("w1")]).play("0:r-1w")
    assert not happened.of(e.TurnPassed)
    assert happened.waits_for() == ("place", (1,))
    assert all(move[0] in "wrf" for move in happened.legal())


def test_moves_of_other_moments_are_not_for_now() -> None:
    placing = town()
    assert placing.state.phase == PLACING
    for move in ("ja", "yes", "K", "?"):
        assert refused(placing, f"0:{move}")[:2] == ("not_now", "")


@pytest.mark.parametrize("seat", ["-1", "2", "9"])
def test_nobody_else_sits_at_the_table(seat: str) -> None:
    for happened, move in ((town(), "r-1w"), (town("0:w1-3s").play("0:w1-2e"), "ja")):
        assert refused(happened, f"{seat}:{move}")[:2] == ("no_such_seat", "")


def test_DD_2_5_a_tile_that_fits_nowhere_is_refused_with_the_room_there_is() -> None:
    """DD-2.5: before a square is named. On this board two free squares lie between two corners."""
    narrow = town(board=TINY)
    assert refused(narrow, "0:r3@") == ("no_room", "DD-2.5", {"kind": ROAD, "length": 3, "longest": 2})
    assert refused(narrow, "0:r2@")[:2] == ("nothing_chosen", "")
    assert refused(narrow, "1:r3@")[0] == "not_your_turn"


@pytest.mark.parametrize("gesture", ["r1@h4", "r1@n1", "w1@b4"])
def test_pointing_at_squares_is_not_for_other_moments(gesture: str) -> None:
    """Neither while a vote is on nor after the end, whether or not a tile would reach."""
    assert refused(town("0:w1-3s").play("0:w1-2e"), f"0:{gesture}")[:2] == ("not_now", "")
    assert refused(last_tile(), f"0:{gesture}")[:2] == ("game_over", "")


@pytest.mark.parametrize("gesture", ["r4@h4", "x1@h4", "r1@z9", "@", "@h4", "r1@h4@h4", "r1@H4", ""])
def test_pointing_at_nothing_is_unreadable(gesture: str) -> None:
    assert refused(town(), f"0:{gesture}")[:2] == ("unreadable", "")
