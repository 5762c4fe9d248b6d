"""The city at earlier moments of a game, reconstructed from public moves."""

from collections.abc import Sequence

from engine.games.vineta.rules.components import COLOURS, DISTRICTS, HOUSES
from engine.games.vineta.rules.notation import HOUSE_MOVES, HOUSE_PLACEMENTS, RELOCATIONS
from engine.games.vineta.rules.state import SETTING_UP, PublicMove
from engine.games.vineta.rules.view import View


class CityReplay:
    """The houses at an earlier moment, while public moves are replayed.

    Counts are exact, unless chance spread the houses: then those gone with sunk districts are shared evenly among
    these, and counts there may be fractions or below 0.
    """

    def __init__(self, view: View) -> None:
        self.sunk, self.turn = view.sunk, 0
        placed = sum([public_move.card == SETTING_UP for public_move in view.deeds])
        if placed == HOUSES * view.colours - sum(view.reserve):
            self.houses: list[list[float]] = [[0.0] * len(COLOURS) for _ in DISTRICTS]
        else:
            self.houses = houses_before_public_moves(view)

    def advance_to_turn(self, turn: int) -> None:
        """Go on to the beginning of a turn, and empty the districts that sank before it."""
        for district in self.sunk[self.turn : turn]:
            self.houses[district] = [0.0] * len(COLOURS)
        self.turn = turn

    def apply_public_move(self, public_move: PublicMove) -> None:
        """Bring the houses up to date with a public move."""
        apply_or_undo_public_move(self.houses, public_move, 1)


def apply_or_undo_public_move(houses: list[list[float]], public_move: PublicMove, way: int) -> None:
    """Move houses as a public move did (`way` 1), or take that move back (`way` -1)."""
    if public_move.move in HOUSE_PLACEMENTS:
        colour, district = HOUSE_PLACEMENTS[public_move.move]
        houses[district][colour] += way
    elif public_move.move in HOUSE_MOVES:
        colour, source, target = HOUSE_MOVES[public_move.move]
        houses[source][colour] -= way
        houses[target][colour] += way
    elif public_move.move in RELOCATIONS:
        one, other = RELOCATIONS[public_move.move]
        houses[one], houses[other] = houses[other], houses[one]


def houses_before_public_moves(view: View) -> list[list[float]]:
    """Return the house counts by [district][colour] before all public moves, by taking these back one by one."""
    houses = [[float(count) for count in row] for row in view.houses]
    gone = [
        HOUSES - left - sum(column) if colour in view.colours_used else 0.0
        for colour, (left, column) in enumerate(zip(view.reserve, zip(*houses, strict=True), strict=True))
    ]
    turn = view.turn
    for public_move in reversed(view.deeds):
        turn = return_houses_to_sunk_districts(houses, view.sunk, gone, turn, public_move.turn)
        apply_or_undo_public_move(houses, public_move, -1)
    return_houses_to_sunk_districts(houses, view.sunk, gone, turn, 0)
    return houses


def return_houses_to_sunk_districts(
    houses: list[list[float]], sunk: Sequence[int], gone: Sequence[float], turn: int, to: int
) -> int:
    """Give the districts that sank from turn `to` on before `turn` an even part of the houses `gone`; return `to`."""
    for district in sunk[to:turn]:
        houses[district] = [count / len(sunk) for count in gone]
    return to
