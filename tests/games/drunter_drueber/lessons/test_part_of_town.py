"""What a question touches is shown large: a part of the town, named for whoever listens, with the tile to lay."""

import re

import pytest

from engine.api.course import TaskTold
from engine.core.course import SPOTS, Stage
from engine.games.drunter_drueber.presentation import PRESENTATION
from engine.games.drunter_drueber.render.board import vote_count_drawings
from engine.games.drunter_drueber.render.part import COLUMNS, ROWS, Part, part_around_squares, part_of_marks, whole_town
from engine.games.drunter_drueber.render.pieces import SIDE
from engine.games.drunter_drueber.render.town import centre_of_square
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.components import EVERY_KIND, tile_counts_of_kind

PAWN_MOVES = next(stage for stage in PRESENTATION.course if stage.key == "tile_and_pawn")
ASKING = [
    (stage, number)
    for stage in PRESENTATION.course
    for number, task in enumerate(stage.all_tasks, 1)
    if task.at == SPOTS and task.touches
]


@pytest.mark.parametrize(("stage", "number"), ASKING, ids=[f"{stage.key}-{number}" for stage, number in ASKING])
def test_every_square_to_touch_is_in_a_part_that_is_small_enough(stage: Stage, number: int) -> None:
    told = TaskTold(PRESENTATION, stage, number, "en")
    part = part_of_marks(BOARD, told.question_marks)
    assert part
    assert part.right - part.left + 1 in COLUMNS
    assert part.bottom - part.top + 1 in ROWS
    assert part.bottom - part.top <= part.right - part.left
    for spot in told.task.touches:
        row, column = BOARD.row_and_column(BOARD.square_named(spot))
        assert part.left <= column <= part.right
        assert part.top <= row <= part.bottom


@pytest.mark.parametrize(("key", "number", "pawn"), [("must_play", 2, "o6"), ("the_end", 1, "g4")])
def test_who_lays_next_is_asked_with_the_pawn_that_their_tiles_need(key: str, number: int, pawn: str) -> None:
    stage = next(stage for stage in PRESENTATION.course if stage.key == key)
    part = part_of_marks(BOARD, TaskTold(PRESENTATION, stage, number, "en").question_marks)
    row, column = BOARD.row_and_column(BOARD.square_named(pawn))
    assert part
    assert part.right - part.left + 1 in COLUMNS
    assert part.left < column
    assert part.top < row < part.bottom


def test_all_pictures_of_a_question_show_the_same_part_and_name_the_tile() -> None:
    told = TaskTold(PRESENTATION, PAWN_MOVES, 1, "en")
    [right] = [touch for touch in told.played.touches if touch.right]
    boards = [told.table_html(), *told.touch_view(right)["boards"]]
    assert len({*re.findall('viewBox="[^"]*" aria-hidden="true" translate="no"', "".join(boards))}) == 1
    for board in boards:
        assert "Part of the town: columns i to o, rows 1 to 4. Buildings: town hall 1 on i1," in board
        assert "road tile, 3 squares" in board
        assert "road pawn" in board


@pytest.mark.parametrize(
    ("names", "part"),
    [
        ("h5", Part(5, 2, 9, 5)),
        ("a1", Part(0, 0, 4, 3)),
        ("o10 m8", Part(10, 5, 14, 9)),
        ("b2 h8", Part(1, 1, 7, 7)),
        ("a1 h1", None),
        ("c1 c8", None),
    ],
)
def test_a_part_has_the_squares_in_its_middle_and_ends_where_the_board_does(names: str, part: Part | None) -> None:
    assert part_around_squares(BOARD, map(BOARD.square_named, names.split())) == part


def test_the_counts_of_a_vote_are_whole_in_what_is_seen() -> None:
    for square in BOARD.squares_by_name.values():
        for part in (whole_town(BOARD), part_around_squares(BOARD, [square]) or whole_town(BOARD)):
            drawn = "".join(vote_count_drawings(BOARD, part, [square], "passed", "3", "2"))
            places = [(int(x), int(y)) for x, y in re.findall(r"translate\((\d+) (\d+)\)", drawn)]
            assert len(places) == 2
            size = 1 if part == whole_town(BOARD) else 0.6
            for (x, y), half in zip(places, (18 * size, 13 * size), strict=True):
                assert SIDE * part.left <= x - half < x + half <= SIDE * (part.right + 1)
                assert SIDE * part.top <= y - 11 * size < y + 11 * size <= SIDE * (part.bottom + 1)


def test_the_counts_of_a_vote_hide_no_building_that_they_can_spare() -> None:
    # Above e9 there is a building, below it none; beside d3 there is none on either side, so they stand above.
    for name, below in (("e9", True), ("d3", False)):
        square = BOARD.square_named(name)
        part = part_around_squares(BOARD, [square])
        assert part
        [y, _] = re.findall(
            r"translate\(\d+ (\d+)\)", "".join(vote_count_drawings(BOARD, part, [square], "passed", "3", "2"))
        )
        assert (int(y) > centre_of_square(BOARD, square)[1]) == below


def test_the_question_which_pawn_it_is_marks_none() -> None:
    told = TaskTold(PRESENTATION, PAWN_MOVES, 2, "en")
    assert any(mark.startswith("lay:") for mark in told.question_marks)
    assert not any(mark.startswith("pawn:") for mark in told.question_marks)


def test_whoever_listens_hears_where_the_bridges_are() -> None:
    bridge = next(stage for stage in PRESENTATION.course if stage.key == "bridge")
    assert "Bridges: m10, o6, n9." in TaskTold(PRESENTATION, bridge, 3, "en").table_html()


def test_a_part_has_one_rim_its_own() -> None:
    first = str(TaskTold(PRESENTATION, PAWN_MOVES, 1, "en").table_html())
    assert first.count('class="d-fr"') == 1


@pytest.mark.parametrize("number", [1, 2])
def test_whoever_counts_around_the_whole_town_sees_a_small_one(number: int) -> None:
    stage = next(stage for stage in PRESENTATION.course if stage.key == "second_target")
    board = TaskTold(PRESENTATION, stage, number, "en").played.table[-1].view.board
    assert board.columns <= COLUMNS[-1] + 1


def test_the_small_tables_of_tiles_are_explained_where_they_are_first_seen() -> None:
    tiles = "the tiles they have left"
    stage = next(stage for stage in PRESENTATION.course if stage.key == "must_play")
    told = [str(TaskTold(PRESENTATION, stage, number, "en").task_view(())["question"]) for number in (1, 2)]
    assert all(tiles in question for question in told)


def test_where_tiles_are_asked_about_only_kinds_that_are_held_have_a_row() -> None:
    stage = next(stage for stage in PRESENTATION.course if stage.key == "must_play")
    told = TaskTold(PRESENTATION, stage, 1, "en")
    hands = told.played.table[-1].view.tiles
    kinds = sum(any(tile_counts_of_kind(hand, kind)) for hand in hands for kind in EVERY_KIND)
    assert told.table_html().count('class="tk"') == kinds < len(hands) * len(EVERY_KIND)
