"""Moves of Vineta that would make a family laugh."""

from typing import Final

from engine.games.vineta.heuristics.seat_values import SeatValues
from engine.games.vineta.heuristics.sensible import HEAP_SIZE
from engine.games.vineta.heuristics.sinking_odds import Threat, card_count_left_in_turn
from engine.games.vineta.rules.components import AUTHORITY, CALM, CARDS, FLOOD_KINDS, TURNS, WIND, waves_of_card
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.state import ACTING, CHOOSING, PLACING, State, house_counts_on_district
from tests.silly_moves import Kinds, Made

LOSS: Final = 1.0
"""What a flood may cost before it is silly, in points: what a city is worth is an estimate."""


def floods(made: Made) -> bool:
    """Return whether a flood card is laid on a district."""
    state: State = made.state
    return state.phase == ACTING and state.chosen[made.seat] < FLOOD_KINDS


def authority_without_series(made: Made) -> bool:
    """Return whether a seat chooses authority with no series to end, and had a card that needs none."""
    state = made.state
    if state.phase != CHOOSING or made.move != CARDS[AUTHORITY] or state.series or state.turn >= TURNS - 1:
        return False
    return not set(state.hands[made.seat]) <= {AUTHORITY, WIND, CALM}


def heaps_up(made: Made) -> bool:
    """Return whether a house is placed on a heap."""
    if made.state.phase != PLACING:
        return False
    return sum(house_counts_on_district(made.state, DISTRICT_BY_NAME[made.move.partition(":")[2]])) >= HEAP_SIZE


def last_flood_worths(state: State, seat: int) -> dict[str, float]:
    """Return what each district is worth to a seat that decides by the last card of a turn, in points."""
    values, count = SeatValues(state, seat), waves_of_card(state.chosen[seat])
    found = {}
    for move in GAME.legal_moves(state, seat):
        old = values.threats.get(DISTRICT_BY_NAME[move], Threat(0, ()))
        found[move] = values.value_if_series_changed(
            {DISTRICT_BY_NAME[move]: Threat(old.worth + count, (*old.order, seat))}, 0
        )
    return found


def sinks_what_is_worse(made: Made) -> bool:
    """Return whether the last card of a turn, a flood, decides for what is clearly worse."""
    if not floods(made) or card_count_left_in_turn(made.state) != 1:
        return False
    worth = last_flood_worths(made.state, made.seat)
    return worth[made.move] < max(worth.values()) - LOSS


def floods_its_own(made: Made) -> bool:
    """Return whether a seat floods its own district where another flood looks clearly better."""
    if not floods(made) or DISTRICT_BY_NAME[made.move] != made.state.tiles[made.seat][1]:
        return False
    values = SeatValues(made.state, made.seat)
    count = waves_of_card(made.state.chosen[made.seat])
    worth = {
        move: values.value_if_flooded(DISTRICT_BY_NAME[move], count) for move in GAME.legal_moves(made.state, made.seat)
    }
    return worth[made.move] < max(worth.values()) - LOSS


KINDS: Final[Kinds] = {
    "chooses authority where no series can end": authority_without_series,
    "floods its own district where another is clearly better": floods_its_own,
    "sinks what is worse for it with the last card of a turn": sinks_what_is_worse,
    "heaps houses up": heaps_up,
}
