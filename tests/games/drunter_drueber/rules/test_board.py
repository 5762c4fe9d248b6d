"""The board of Drunter & Drüber against the facts; other boards are read, and bad ones refused."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.core.game import Refusal
from engine.games.drunter_drueber.rules.board import BOARD, BUILDINGS, CLOSED, FREE, Board, Square, read_board
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES
from engine.games.drunter_drueber.rules.game import GAME
from tests.games.drunter_drueber.towns import SMALL, TINY


def lines(board: Board) -> Iterator[list[str]]:
    """Yield every straight tile of three squares on a board, by their names; what lies on them is no matter."""
    for row in range(board.rows):
        for column in range(board.columns):
            for down, right in ((0, 1), (1, 0)):
                places = [(row + step * down, column + step * right) for step in range(3)]
                if places[-1][0] < board.rows and places[-1][1] < board.columns:
                    yield [board.square_name(board.square_at(*place)) for place in places]


SQUARES_OF_BUILDINGS = {
    "K": "i10 c2 d7 m6 f5",
    "S": "g1 m9 l4 c5 j6",
    "J": "g10 m2 e3 l7 h4",
    "T": "o5 b3 f9 k3 g6",
    "B": "i1 c9 k8 d4 h7",
    "G": "a6 n8 j2 e8 i5",
}
"""The squares of the buildings of each type, values 1 to 5, read off the facts."""
OUTHOUSES = "k2 d3 l3 c4 f4 m4 b5 g5 k5 h6 n6 c7 i7 m7 d8 l8 e9"


def test_the_board_is_the_one_of_the_facts() -> None:
    for kind, names in SQUARES_OF_BUILDINGS.items():
        found = {
            building.value: BOARD.square_name(at) for at, building in BOARD.buildings.items() if building.type == kind
        }
        assert found == dict(enumerate(names.split(), 1))
    assert {BOARD.square_name(square) for square in BOARD.outhouses} == {*OUTHOUSES.split()}


def test_the_board_has_as_much_of_everything_as_the_facts_say() -> None:
    entries = BOARD.text.split()
    assert (BOARD.rows, BOARD.columns, len(entries)) == (10, 15, 150)
    assert (len(BOARD.pawns), len(BOARD.buildings), len(BOARD.outhouses), entries.count(".")) == (4, 30, 17, 99)
    assert entries.count("##") == 17


def test_each_type_has_the_values_1_to_5_once() -> None:
    every = [(each.type, each.value) for each in BOARD.buildings.values()]
    assert sorted(every) == sorted((kind, value) for kind in BUILDING_TYPES for value in range(1, 6))


def test_pawns_begin_in_their_corners() -> None:
    assert [BOARD.square_name(square) for square in BOARD.pawns] == ["a1", "o10", "o1", "a10"]
    assert [BOARD.row_and_column(square) for square in BOARD.pawns] == [(0, 0), (9, 14), (0, 14), (9, 0)]


def test_a_half_turn_lays_buildings_on_buildings_of_equal_value() -> None:
    for square, building in BOARD.buildings.items():
        row, column = BOARD.row_and_column(square)
        opposite = BOARD.buildings[BOARD.square_at(9 - row, 14 - column)]
        assert opposite.value == building.value


def test_no_straight_tile_covers_two_outhouses() -> None:
    outhouses = {BOARD.square_name(square) for square in BOARD.outhouses}
    assert max(len(outhouses & {*line}) for line in lines(BOARD)) == 1


@pytest.mark.parametrize(
    ("name", "building"),
    [("g1", "S1"), ("f5", "K5"), ("c9", "B2"), ("o5", "T1"), ("h4", "J5"), ("n8", "G2")],
)
def test_squares_go_by_column_and_row(name: str, building: str) -> None:
    square = BOARD.square_named(name)
    assert BOARD.square_name(square) == name
    assert BOARD.buildings[square] == BUILDINGS[building]


def test_every_square_has_one_name_in_reading_order() -> None:
    names = list(BOARD.squares_by_name)
    assert (names[0], names[14], names[15], names[-1], len({*names})) == ("a1", "o1", "a2", "o10", 150)
    assert [BOARD.square_name(square) for square in BOARD.squares_by_name.values()] == names
    with pytest.raises(KeyError):
        BOARD.square_named("p1")


def test_a_step_never_leaves_the_grid() -> None:
    """Round the board runs a closed rim; corners are closed too, all else is free."""
    for square in BOARD.squares_by_name.values():
        for step in BOARD.steps:
            assert BOARD.cover[square + step] in (FREE, CLOSED)
    closed = {name for name, square in BOARD.squares_by_name.items() if BOARD.cover[square] == CLOSED}
    assert closed == {"a1", "o1", "a10", "o10"}
    assert BOARD.cover.count(FREE) == 146


def test_steps_go_north_east_south_and_west() -> None:
    middle = BOARD.square_named("h5")
    assert [BOARD.square_name(Square(middle + step)) for step in BOARD.steps] == ["h4", "i5", "h6", "g5"]


@pytest.mark.parametrize("text", [TINY, SMALL, BOARD.text, SMALL.replace("W!", "x").replace("R!", "W!")])
def test_another_board_can_be_put_in_its_place(text: str) -> None:
    text = text.replace("x", "R!", 1).replace("x", "W!")
    state = GAME.begin(3, 1, position={"deal": True, "board": text})
    assert state.board == read_board(text)
    assert [state.board.text.split().count(corner) for corner in ("W!", "R!", "F!")] == [2, 1, 1]
    assert sum(map(sum, state.tiles)) == 60


def test_the_corners_may_be_any_way_round() -> None:
    board = read_board("F! . . W!\n. . . .\n. . . .\nW! . . R!")
    assert [board.square_name(square) for square in board.pawns] == ["d1", "a4", "d4", "a1"]


def test_the_same_text_is_the_same_board() -> None:
    assert read_board(TINY) is read_board(TINY)
    assert read_board(BOARD.text) is BOARD


def changed(old: str, new: str) -> str:
    """Return the tiniest board with one thing in it changed."""
    assert old in TINY
    return TINY.replace(old, new, 1)


BAD = {
    "": "0",
    "W!": "1 × 1",
    "W! . . R!\n. . . .\nF! . . W!": "3 × 4",
    "W! . R!\n. . .\n. . .\nF! . W!": "4 × 3",
    "\n".join(["W!" + " ." * 25 + " R!", *[" ." * 27] * 2, "F!" + " ." * 25 + " W!"]): "4 × 27",
    changed(".  . . .", ".  . ."): "2: . . .",
    changed(".  . . .", ".  . . . ."): "2: . . . .",
    changed("R!", "W!"): "W! W! F! W!",
    changed("R!", "F!"): "W! F! F! W!",
    changed("R!", "."): "W! F! W!",
    changed(".  . . .", ".  . R! ."): "W! R! R! F! W!",
    changed(".  . . .", ".  . W! ."): "W! R! W! F! W!",
    changed(".  . . .", ".  . X3 ."): "X3",
    changed(".  . . .", ".  . K6 ."): "K6",
    changed(".  . . .", ".  . K0 ."): "K0",
    changed(".  . . .", ".  . K ."): "K",
    changed(".  . . .", ".  . K11 ."): "K11",
    changed(".  . . .", ".  . k1 ."): "k1",
    changed(".  . . .", ".  . # ."): "#",
    changed(".  . . .", ".  K2 K2 ."): "K2",
    changed(".  . . .", ".  ## ## ."): "## ##",
    changed(".  . . .", "##  . ## ."): "## ##",
}


@pytest.mark.parametrize("text", BAD)
def test_what_can_be_no_board_is_refused_with_the_place(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        GAME.begin(2, 1, position={"board": text})
    assert refused.value.code == "bad_board"
    assert refused.value.rule == ""
    assert str(refused.value.params["place"]).startswith(BAD[text])


def test_a_refusal_quotes_no_whole_book() -> None:
    for text in (changed(".  . . .", ".  . " + "K" * 999 + " ."), "W! " * 999, changed("R!", "R! " + ". " * 999)):
        with pytest.raises(Refusal) as refused:
            read_board(text)
        assert len(str(refused.value.params["place"])) <= 60


@pytest.mark.parametrize("board", [5, None, ["W!"], {}])
def test_a_board_that_is_no_text_is_no_position(board: Any) -> None:
    with pytest.raises(Refusal, match="bad_position"):
        GAME.begin(2, 1, position={"board": board})


@pytest.mark.parametrize("size", [4, 26])
def test_boards_are_4_to_26_squares_wide_and_high(size: int) -> None:
    middle = [" ".join("." * size)] * (size - 2)
    board = read_board("\n".join(["W!" + " ." * (size - 2) + " R!", *middle, "F!" + " ." * (size - 2) + " W!"]))
    assert (board.rows, board.columns) == (size, size)
    assert [*board.squares_by_name][-1] == f"{'abcdefghijklmnopqrstuvwxyz'[size - 1]}{size}"
