"""The end of a turn and the sinking of a district: chapter 7 of the rules."""

from collections.abc import Sequence
from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.city import coastal_districts_in_state, log_new_coast
from engine.games.vineta.rules.components import DISTRICTS, LAST_ROUND, TOKEN_STAYS, District, flood_card_of_waves
from engine.games.vineta.rules.floods import return_authority_cards
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.start_player import next_start_player
from engine.games.vineta.rules.state import (
    CHOOSING,
    PALETTE,
    SINKING,
    Series,
    State,
    find_series,
    house_counts_on_district,
    slice_of_house_counts,
)

HIGHEST_SERIES_RULE: Final = "VI-7.1"
"""The rule that the highest series sinks its district."""
FORCED_END_RULE: Final = "VI-7.3"
"""The rule that says who ends a turn in its last possible round."""
SINKING_RULE: Final = "VI-7.4"
"""The rule that a district is taken off the board."""
SHARING_RULE: Final = "VI-7.5"
"""The rule that the houses of a sunk district are shared out."""

DECIDING: Final = (
    DecidingRule(HIGHEST_SERIES_RULE, ("card", "flood", "authority", "wind")),
    DecidingRule(FORCED_END_RULE, ("sink",)),
    DecidingRule(SINKING_RULE, ("sink",)),
    DecidingRule(SHARING_RULE, ("card", "flood", "sink")),
)
"""The rules of this chapter that are shown to who decides, by kind of decision (`GamePresentation.deciding`)."""


def districts_of_highest_series(state: State) -> tuple[District, ...]:
    """VI-7.1: the highest series sinks its district, or none does. Return those worth most, () without any series."""
    if not state.series:
        return ()
    worths = [each.worth for each in state.series]
    most = max(worths)
    return tuple([each.district for each, worth in zip(state.series, worths, strict=True) if worth == most])


def find_district_to_sink(state: State, log: Log[State] | None) -> District | None:
    """VI-7.1: the district whose series is worth most sinks, if one is strictly highest; return it."""
    if log is not None:
        worths = sorted(((DISTRICTS[each.district], each.worth) for each in state.series), key=lambda pair: -pair[1])
        log(state, e.SeriesCompared(HIGHEST_SERIES_RULE, tuple(worths)))
    top = districts_of_highest_series(state)
    return top[0] if len(top) == 1 else None


def log_added_round(state: State, log: Log[State] | None) -> None:
    """VI-7.2: a tie, or nothing threatened, brings one more round, and again if need be (V1, V2)."""
    if log is not None:
        top = districts_of_highest_series(state)
        worth = max((each.worth for each in state.series), default=0)
        log(state, e.RoundAdded("VI-7.2", tuple(DISTRICTS[place] for place in top), worth))


def sinkable_districts(state: State) -> Sequence[District]:
    """VI-7.3: the choice is among the districts tied or, without any series, among the coastal ones (V3)."""
    return districts_of_highest_series(state) or coastal_districts_in_state(state)


def was_last_possible_round_played(state: State) -> bool:
    """VI-7.3: a turn can have no more than LAST_ROUND rounds, however many ties there are."""
    return state.round >= LAST_ROUND


def let_start_player_choose_sinking(state: State, log: Log[State] | None) -> None:
    """VI-7.3: after the last round that a turn can have, the start player of that round chooses what sinks (V3)."""
    state.phase = SINKING
    if log is not None:
        log(
            state,
            e.EndForced(FORCED_END_RULE, state.start, tuple(DISTRICTS[place] for place in sinkable_districts(state))),
        )


def refuse_illegal_sinking(state: State, move: str) -> None:
    """VI-7.3: the choice is among the districts that `sinkable_districts` names. Raises Refusal("not_tied")."""
    if DISTRICT_BY_NAME[move] not in sinkable_districts(state):
        districts = tuple(DISTRICTS[place] for place in sinkable_districts(state))
        raise Refusal("not_tied", FORCED_END_RULE, district=move, districts=districts)


def sink_district(state: State, district: District, log: Log[State] | None) -> None:
    """VI-7.4: the district of the highest series sinks, even if worth 0 or less (V12); its houses are shared out."""
    series = find_series(state.series, district)
    houses = house_counts_on_district(state, district)
    state.sunk = (*state.sunk, district)
    if log is not None:
        worth = series.worth if series else 0
        log(state, e.DistrictSunk(SINKING_RULE, DISTRICTS[district], worth, sum(houses), series is not None))
    state.houses[slice_of_house_counts(district)] = [0] * PALETTE
    if series is None:
        log_houses_lost(state, sum(houses), log)
    else:
        share_houses(state, series, houses, log)
    log_new_coast(state, log)


def log_houses_lost(state: State, count: int, log: Log[State] | None) -> None:
    """VI-7.3: houses of a district that no series sank leave the game (V3)."""
    if log is not None and count:
        log(state, e.HousesLost(FORCED_END_RULE, count))


def takers_of_houses(series: Series, count: int) -> Sequence[Seat]:
    """VI-7.5: return who takes each of this many houses: the owners of the flood cards, in their order."""
    order = [card.seat for card in series.floods]
    return (order * (1 + count // len(order)))[:count]


def share_houses(state: State, series: Series, houses: Sequence[int], log: Log[State] | None) -> None:
    """VI-7.5: the owners of the flood cards take a house each, in the order of the series, again and again.

    Which house makes no difference, so they go in the order of the colours (V13). Authority takes none.
    """
    colours = [colour for colour, count in enumerate(houses) for _ in range(count)]
    takers = takers_of_houses(series, len(colours))
    for seat, colour in zip(takers, colours, strict=True):
        state.taken[PALETTE * seat + colour] += 1
    if log is not None and takers:
        order = [card.seat for card in series.floods]
        counts = tuple(takers.count(seat) if seat in order else None for seat in range(state.players))
        log(state, e.HousesShared(SHARING_RULE, tuple(takers), counts))


def clear_table(state: State, log: Log[State] | None) -> None:
    """VI-7.6: all cards of the turn go to the discards of their owners, chips go back, quarantine is over."""
    for series in state.series:
        for card in series.floods:
            state.discards[card.seat].append(flood_card_of_waves(card.waves))
        return_authority_cards(state, series.authority)
    for seat, extra in state.extra:
        state.discards[seat].append(extra)
    state.series, state.extra, state.quarantined = (), (), 0
    state.round = 0
    state.turn += 1
    if log is not None:
        log(state, e.TurnCleared("VI-7.6", state.turn))


def opener_of_next_turn(players: int, start: Seat) -> Seat:
    """VI-7.7: at a turn's end the token goes to the left as after any round; with TOKEN_STAYS players it stays."""
    return start if players == TOKEN_STAYS else next_start_player(players, start)


def open_next_turn(state: State, log: Log[State] | None) -> None:
    """VI-7.7: after the last round the token moves once, if at all; who has it then opens the next turn."""
    before = state.start
    state.start = state.opener = opener_of_next_turn(state.players, before)
    state.phase = CHOOSING
    if log is not None:
        kind = e.StarterStayed if state.start == before else e.StarterMoved
        log(state, kind("VI-7.7", state.start, state.turn + 1))
