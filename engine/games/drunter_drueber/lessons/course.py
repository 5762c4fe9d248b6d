"""The course of Drunter & Drüber, as data; its texts are in `locale`.

The first move of each example is another seat's: the table after it is the one that is asked about.
"""

from typing import Any, Final

from engine.core.course import ASKED, BESIDE, SPOTS, Stage, Task
from engine.core.game import EVERYONE
from engine.core.lessons import Example
from engine.games.drunter_drueber.lessons import asked
from engine.games.drunter_drueber.lessons import wrong_rules as wrong
from engine.games.drunter_drueber.lessons.town import town_position
from engine.games.drunter_drueber.rules import events as e

SEATS_3: Final = ("0", "1", "2")


def table(key: str, names: str, laid: str, moves: str, viewer: int | None = None, **more: Any) -> Example:
    """Return a table with these tiles laid, and what is played there; hands are filled from the box by a seed.

    `more`: other keys of the position, and `seed`.
    """
    seed = more.pop("seed", 1)
    position = town_position(laid, turn=0, **more)
    return Example(key, tuple(names.split()), tuple(moves.split()), position, seed, viewer=viewer)


def laying(example: Example, moves: str, *rules: Any) -> Task:
    """Return the task to lay a tile: `moves` says, for each square that may be touched, what is done there."""
    pairs = dict(pair.split(":") for pair in moves.split())
    return Task(
        example,
        tuple(pairs),
        asked.tile_is_laid,
        e.TileLaid,
        rules,
        at=SPOTS,
        form="square",
        aim=asked.LAID,
        moves=pairs,
        board_only=True,
    )


def moving(example: Example, squares: str, *rules: Any) -> Task:
    """Return the task to say where the pawn goes."""
    return Task(
        example,
        tuple(squares.split()),
        asked.square_of_moved_pawn,
        e.PawnMoved,
        rules,
        at=SPOTS,
        form="square",
        board_only=True,
    )


TILE_AND_PAWN = Stage(
    "tile_and_pawn",
    (
        moving(
            table("tile_and_pawn", "Nour Pavel", "", "w1-2e r-3w", 1),
            "o1 n1 l1 k1",
            wrong.pawn_stays,
            wrong.pawn_goes_to_beginning,
            wrong.pawn_goes_past_tile,
        ),
        laying(
            table(
                "tile_and_pawn",
                "Ada Milo",
                "1:f-3n 0:w2-1w 1:w1-2e",
                f"r-3s {ASKED}",
                1,
                tiles=("", "655 330 330"),
            ),
            "c1:w1-3e n10:w2-3n o4:r-3s a7:f-3n",
            wrong.one_goes_on_after_the_last,
            wrong.any_pawn_will_do,
        ),
        moving(
            table("tile_and_pawn", "Zoé Karim", "0:f-3n 1:w2-3w", "w2-1n w2-2w", 1),
            "l9 k9 j9 i9",
            wrong.pawn_stays,
            wrong.pawn_goes_to_beginning,
            wrong.pawn_goes_past_tile,
        ),
    ),
)

COVERED = Stage(
    "covered_buildings",
    (
        Task(
            table(
                "covered_buildings",
                "Ingrid Yusuf Mei",
                "",
                "r-3w r-3w",
                EVERYONE,
                targets=[["G"], ["K"], ["B"]],
                seed=3,
            ),
            SEATS_3,
            asked.seat_losing_points,
            e.BuildingCovered,
            (wrong.builder_loses, wrong.buildings_beside_tiles_are_lost),
        ),
        Task(
            table(
                "covered_buildings",
                "Lea Tom",
                "1:f-3n 0:w2-3w 1:r-3s",
                "w1-2e w1-1s",
                1,
                targets=[["S"], ["K"]],
            ),
            ("4", "13", "14", "15"),
            asked.points_left,
            e.BuildingCovered,
            (
                wrong.each_building_is_one_point,
                wrong.covered_building_costs_one_point,
                wrong.own_covering_costs_nothing,
            ),
            at=BESIDE,
            form="n",
            board_only=True,
        ),
    ),
)

FREE_END = Stage(
    "free_end",
    (
        laying(
            table("free_end", "Rosa Ben", "1:r-3s", f"r-1w {ASKED}", 1),
            "n5:r-1s m3:r1@m3 n2:r1@n2 o4:r-1e",
            wrong.paths_may_branch_off,
            wrong.tiles_may_begin_diagonally,
            wrong.tiles_may_lie_on_tiles,
        ),
        laying(
            table(
                "free_end",
                "Ida Noah",
                "1:w1-3e 0:w1-3e 1:r-1w 0:w1-3e 1:f-1n",
                f"w1-1e {ASKED}",
                1,
            ),
            "n4:r-3s k1:r-3w o1:r-3e m3:r3@m3",
            wrong.tiles_may_lie_on_tiles,
            wrong.corners_may_be_covered,
            wrong.tiles_may_bend,
        ),
    ),
)

COURSE = (TILE_AND_PAWN, COVERED, FREE_END)
"""The stages of the course, in order."""
