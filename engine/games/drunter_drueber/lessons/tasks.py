"""Tasks of the course of Drunter & Drüber, by what they ask; `course` gives each its table.

The first move of a table is another seat's: after it the reader is asked.
"""

from dataclasses import replace
from typing import Any, Final

from engine.core.course import BESIDE, SPOTS, Task
from engine.core.game import Event, Position
from engine.core.lessons import Example
from engine.games.drunter_drueber.lessons import asked, reasons, unfit
from engine.games.drunter_drueber.lessons import wrong_rules as wrong
from engine.games.drunter_drueber.lessons.town import town_position
from engine.games.drunter_drueber.rules import events as e

SEATS_3: Final = ("0", "1", "2")


def table(key: str, names: str, laid: str, moves: str, viewer: int | None = None, **more: Any) -> Example:
    """Return a table with these tiles laid, and what is played there; hands are filled from the box by a seed.

    `more`: other keys of the position, and `seed`.
    """
    seed = more.pop("seed", 1)
    position = town_position(laid, **{"turn": 0, **more})
    return Example(key, tuple(names.split()), tuple(moves.split()), position, seed, viewer=viewer)


CURL: Final = "1:r-3s 2:r-2s 0:f-1e 1:w2-3n 2:f-2n 1:f-1w"
"""A town whose river is about to be shut in by its own tiles."""
CROWDED: Final = (
    "0:w2-3n 1:r-1s 2:w2-3n 0:w1-3e 1:f-3e 2:w1-3e 0:f-3e 1:r-3w 2:w1-2e 0:f-2e 1:w1-3e 2:f-2n 0:w2-1w 1:f-2e 2:f-2n"
    " 0:w2-1n 1:f-2w 2:w2-1w 0:f-3n"
)
"""A town whose pawns have come near each other, with little room left."""
CURLED: Final = table(
    "blocked_pawn",
    "Chen Birgit Ali",
    CURL,
    "f-1s r-1w",
    tiles=("433 110 100", "000 000 232", "000 431 000"),
)
"""The river is shut in, so that one seat passes and the next one has to propose a tile."""


def shown(example: Example, first: type[Event] | None, last: type[Event]) -> Example:
    """Return an example whose table is the one after an event, and that ends with another."""
    return replace(example, first=first, last=last)


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


def passing(example: Example, moves: str, *rules: Any) -> Task:
    """Return the task to lay a tile that passes under a bridge; `moves`: as for `laying`."""
    return replace(laying(example, moves, *rules), decides=e.BridgePassed)


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
        unfit=unfit.pawn_is_removed,
    )


def removing(example: Example, squares: str, *rules: Any) -> Task:
    """Return the task to say which pawn is removed after the tile."""
    return Task(
        shown(example, e.TileLaid, e.PawnRemoved),
        tuple(squares.split()),
        asked.square_of_removed_pawn,
        e.PawnRemoved,
        rules,
        at=SPOTS,
        form="square",
        board_only=True,
        reason=reasons.open_side,
    )


def sparing(example: Example, moves: str) -> Task:
    """Return the task to cover a building that is not the reader's own; `moves`: as for `laying`."""
    return replace(
        laying(example, moves, wrong.small_buildings_may_go, wrong.covering_scores),
        outcome=asked.own_buildings_stand,
        decides=e.BuildingCovered,
        aim=asked.SPARED,
        here_only=True,
    )


def passing_on(example: Example, last: type[Event] | None, *rules: Any) -> Task:
    """Return the task to say who lays or proposes the next tile once a pawn is gone and the next seat passes."""
    return Task(
        replace(example, first=e.PawnRemoved, last=last),
        SEATS_3,
        asked.seat_going_on,
        e.TurnPassed,
        rules,
        here_only=True,
        reason=reasons.tiles_without_room,
    )


def voting(example: Example, aim: str, last: type[Event]) -> Task:
    """Return the task to lay the card by which a vote ends with this margin."""
    return Task(
        shown(example, e.VoteCalled, last),
        ("ja", "jaa", "jaaa") if aim == "0" else ("ne", "nee", "neee"),
        asked.margin_of_vote,
        e.VotePassed if aim == "0" else e.VoteLost,
        (
            (wrong.more_than_a_tie_is_needed, wrong.each_card_is_one_vote)
            if aim == "0"
            else (wrong.tie_is_a_no, wrong.strongest_no_is_needed)
        ),
        at=BESIDE,
        form="cards",
        aim=aim,
    )


def counting(example: Example, touches: str) -> Task:
    """Return the task to count the votes that the reader keeps."""
    return Task(
        shown(example, e.VotesRevealed, e.CardsDiscarded),
        tuple(touches.split()),
        asked.own_votes_left,
        e.CardsDiscarded,
        (wrong.used_cards_come_back, wrong.each_card_used_costs_one),
        at=BESIDE,
        form="n",
        reason=reasons.votes_used,
        unfit=unfit.somebody_votes_both_ways,
    )


def last_tile(
    key: str, names: str, town: Position, move: str, seen: tuple[type[Event], type[Event]], **more: Any
) -> Example:
    """Return a town with the last tile to be laid, all cards open; `seen`: as for `shown`, `more`: of the position."""
    options = {"goals": "two"} if "main" in more else {}
    example = Example(key, tuple(names.split()), (move,), {**town, **more}, options=options)
    return shown(example, *seen)


def tie_break(example: Example, touches: tuple[str, ...]) -> Task:
    """Return the task to say who wins when one of two tied seats has shown its second target."""
    rules = (wrong.votes_break_every_tie, wrong.everyone_shows_second_target)
    return Task(example, touches, asked.seat_winning, e.SecondScored, rules, here_only=True)


def vote_count(example: Example) -> Task:
    """Return the task to say who wins a tie in the usual game, once all target cards are shown."""
    rules = (wrong.strongest_card_breaks_ties, wrong.votes_count_as_points)
    task = Task(example, SEATS_3, asked.seat_winning, e.VotesCompared, rules, skip=example.players - 1)
    return replace(task, here_only=True, beside_only=True)
