"""What hints have told of decisions, kept with a match and its save: the review blames no move that was advised."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engine.core.game import AnyGame, Refusal, Seat
from engine.core.untrusted import checked_type
from engine.match.seats import human_seats


class Told(NamedTuple):
    """What a hint has told of a decision: the texts of the moves that it named as the best, after so many worlds."""

    moves: tuple[str, ...]
    worlds: int


Advised = dict[tuple[int, Seat], Told]
"""What the last hint in a decision told, by the number of its turn, from 0, and its seat."""


def told_advice_for_save(told: Mapping[tuple[int, Seat], Told], last: int) -> list[tuple[object, ...]]:
    """Return what hints have told as JSON data, up to the turn of this number."""
    return [(*where, each.worlds, each.moves) for where, each in sorted(told.items()) if where[0] <= last]


def read_told_advice(given: object, game: AnyGame, kinds: Sequence[str], last: int) -> Advised:
    """Return what a save says that hints have told; raise Refusal if nobody can have been told that.

    `kinds`: who sits at each seat; `last`: the number of the last turn that there can be.
    """
    found = Advised()
    people = human_seats(kinds)
    for each in checked_type(given, list):
        if len(checked_type(each, list)) != 4:
            raise Refusal("foreign")
        turn, seat, worlds = (checked_type(number, int) for number in each[:3])
        moves = tuple(checked_type(text, str) for text in checked_type(each[3], list))
        if turn not in range(last + 1) or seat not in people or worlds < 1:
            raise Refusal("foreign")
        for text in moves:
            game.parse_move(text)
        found[turn, seat] = Told(moves, worlds)
    return found
