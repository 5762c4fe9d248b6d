"""Floods and their series: chapter 3 of the rules."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.city import coastal_districts_in_state, district_names_from_bits, refuse_sunk_district
from engine.games.vineta.rules.components import AUTHORITY, DISTRICTS, District, waves_of_card
from engine.games.vineta.rules.hand import take_up_chosen_card
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.state import (
    Authority,
    Flood,
    Series,
    State,
    districts_as_bits,
    find_series,
    threatened_districts_as_bits,
)

STARTING_RULE: Final = "VI-3.1"
CHIP_RULE: Final = "VI-3.2"
ADDING_RULE: Final = "VI-3.3"
SERIES_ENDING_RULE: Final = "VI-3.5"
FIRST_CARD_RULE: Final = "VI-3.6"

DECIDING: Final = (
    *(DecidingRule(rule, ("flood",)) for rule in (STARTING_RULE, CHIP_RULE, ADDING_RULE)),
    *(DecidingRule(rule, ("wind", "calm")) for rule in (SERIES_ENDING_RULE, FIRST_CARD_RULE)),
)
"""The rules of this chapter that are shown to who decides, by kind of decision (`GamePresentation.deciding`)."""


def series_on_district(state: State, district: District) -> Series:
    """Return the series that threatens a district; there must be one."""
    found = find_series(state.series, district)
    assert found is not None
    return found


def replace_series(state: State, new: Series) -> None:
    """Replace the series of the same district."""
    state.series = tuple([new if each.district == new.district else each for each in state.series])


def own_series(state: State, seat: Seat) -> Series | None:
    """Return the series with a seat's god chip, None if the chip is free."""
    for each in state.series:
        if each.chip == seat:
            return each
    return None


def flood_targets(state: State, seat: Seat) -> Sequence[str]:
    """VI-3.1, VI-3.2: a flood card goes to a threatened district or, while one's chip is free, to any coastal one."""
    open_to = threatened_districts_as_bits(state)
    if own_series(state, seat) is None:
        open_to |= districts_as_bits(coastal_districts_in_state(state))
    return district_names_from_bits(open_to)


def refuse_illegal_flood(state: State, seat: Seat, district: District) -> None:
    """VI-3.1: a series starts on a coastal district; VI-3.2: not while one's god chip is on another.

    Raises Refusal: "chip_placed" or "not_coastal", or as `refuse_sunk_district` does.
    """
    if find_series(state.series, district):
        return
    refuse_sunk_district(state.sunk, district, STARTING_RULE)
    own = own_series(state, seat)
    if own is not None:
        names = {"district": DISTRICTS[district], "own": DISTRICTS[own.district]}
        raise Refusal("chip_placed", CHIP_RULE, seat=seat, **names)
    if district not in coastal_districts_in_state(state):
        raise Refusal("not_coastal", STARTING_RULE, district=DISTRICTS[district])


def lay_flood(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """Lay the flood card chosen: it starts a series (`start_series`), or is added to one there (`extend_series`)."""
    district = DISTRICT_BY_NAME[move]
    card = Flood(seat, waves_of_card(take_up_chosen_card(state, seat)))
    old = find_series(state.series, district)
    if old is None:
        start_series(state, district, card, log)
    else:
        extend_series(state, old, card, log)


def start_series(state: State, district: District, card: Flood, log: Log[State] | None) -> None:
    """VI-3.1: a flood card starts a series on a coastal district, with its owner's god chip."""
    state.series += (Series(district, card.seat, (card,)),)
    if log is not None:
        log(state, e.SeriesStarted(STARTING_RULE, card.seat, DISTRICTS[district], card.waves))


def extend_series(state: State, old: Series, card: Flood, log: Log[State] | None) -> None:
    """VI-3.3: a flood card may be added to any series, one's own too, and needs no chip (V9, V10)."""
    new = Series(old.district, old.chip, (*old.floods, card), old.authority)
    replace_series(state, new)
    if log is not None:
        own = old.chip == card.seat
        log(state, e.SeriesExtended(ADDING_RULE, card.seat, DISTRICTS[old.district], card.waves, new.worth, own))


def take_flood_card(state: State, district: District, place: int) -> Flood:
    """Take a flood card out of a series and return it."""
    old = series_on_district(state, district)
    replace_series(state, Series(district, old.chip, old.floods[:place] + old.floods[place + 1 :], old.authority))
    return old.floods[place]


def end_or_keep_series_after_loss(state: State, district: District, place: int, log: Log[State] | None) -> None:
    """Update a series that has lost the flood card of this place (from 0).

    Without any card left it ends (`end_series`); if it lost its first one, log the new first (`log_new_first_flood`).
    """
    series = series_on_district(state, district)
    if not series.floods:
        end_series(state, series, log)
    elif place == 0:
        log_new_first_flood(state, series, log)


def end_series(state: State, series: Series, log: Log[State] | None) -> None:
    """VI-3.5: a series without flood cards ends at once; chip and authority cards go back (V5)."""
    state.series = tuple([each for each in state.series if each is not series])
    return_authority_cards(state, series.authority)
    if log is not None:
        log(state, e.SeriesEnded(SERIES_ENDING_RULE, series.chip, DISTRICTS[series.district], len(series.authority)))


def log_new_first_flood(state: State, series: Series, log: Log[State] | None) -> None:
    """VI-3.6: a series that lost its first card goes on; the chip stays, the next card is first now (V4)."""
    if log is not None:
        log(state, e.ChipStayed(FIRST_CARD_RULE, series.chip, DISTRICTS[series.district], series.floods[0].seat))


def return_authority_cards(state: State, cards: Iterable[Authority]) -> None:
    """VI-3.5: authority cards of a series that ends go to their owners' discards; so they do in `clear_table`."""
    for card in cards:
        state.discards[card.seat].append(AUTHORITY)
