"""The end of a turn: chapter 7 of the rules."""

from collections.abc import Sequence
from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.games.vineta.rules.city import coast, tell_coast
from engine.games.vineta.rules.components import DISTRICTS, LAST_ROUND, TURNS, District
from engine.games.vineta.rules.events import StarterMoved, StarterStayed
from engine.games.vineta.rules.events_end import (
    DistrictSunk,
    EndForced,
    HousesLost,
    HousesShared,
    RoundAdded,
    SeriesCompared,
    TurnCleared,
)
from engine.games.vineta.rules.floods import return_authority
from engine.games.vineta.rules.notation import NUMBER
from engine.games.vineta.rules.state import (
    CHOOSING,
    PALETTE,
    SINKING,
    Series,
    State,
    find_series,
    highest,
    houses_on,
    rounds_due,
    row,
)


def is_due(state: State) -> bool:
    """Return whether the turn has had all its rounds, not counting those that ties add."""
    return state.round >= rounds_due(state)


def compare(state: State, log: Log[State] | None) -> int | None:
    """VI-7.1: the district whose series is worth most sinks, if one is strictly highest; return it."""
    if log is not None:
        worths = sorted(((DISTRICTS[each.district], each.worth) for each in state.series), key=lambda pair: -pair[1])
        log(state, SeriesCompared("VI-7.1", tuple(worths)))
    top = highest(state)
    return top[0] if len(top) == 1 else None


def go_on(state: State, log: Log[State] | None) -> None:
    """VI-7.2: a tie, or nothing threatened, brings one more round, and again if need be (V1, V2)."""
    if log is not None:
        top = highest(state)
        worth = max((each.worth for each in state.series), default=0)
        log(state, RoundAdded("VI-7.2", tuple(DISTRICTS[place] for place in top), worth))


def next_start(players: int, start: Seat, *, turn_ends: bool = False) -> Seat:
    """VI-2.6: the start player token goes to the left; VI-7.7: with three players it stays at a turn's end."""
    return start if turn_ends and players == 3 else (start + 1) % players


def pass_token(state: State, log: Log[State] | None) -> None:
    """VI-2.6: after a round the start player token goes to the left."""
    state.start = next_start(state.players, state.start)
    state.phase = CHOOSING
    if log is not None:
        log(state, StarterMoved("VI-2.6", state.start, 0))


IN_CHARGE: Final = "VI-7.3"
"""The rule that says who ends a turn in its last possible round."""

DECIDING: Final = (
    DecidingRule("VI-7.1", ("card", "flood", "authority", "wind")),
    DecidingRule(IN_CHARGE, ("sink",)),
    DecidingRule("VI-7.4", ("sink",)),
    DecidingRule("VI-7.5", ("card", "flood", "sink")),
)
"""What is to be read of this chapter before a decision."""


def sinkable(state: State) -> Sequence[int]:
    """Return among which districts a turn's last opener chooses: those tied, without any series the coastal ones."""
    return highest(state) or coast(frozenset(state.sunk))


def force_end(state: State, log: Log[State] | None) -> None:
    """VI-7.3: after the last round that a turn can have, the seat that opened it chooses what sinks (V3)."""
    state.phase = SINKING
    if log is not None:
        log(state, EndForced(IN_CHARGE, state.start, tuple(DISTRICTS[place] for place in sinkable(state))))


def refuse_sinking(state: State, move: str) -> None:
    """VI-7.3: the choice is among the districts that `sinkable` names. Raises Refusal("not_tied")."""
    if NUMBER[move] not in sinkable(state):
        raise Refusal("not_tied", IN_CHARGE, district=move)


def sink(state: State, district: District, log: Log[State] | None) -> None:
    """VI-7.4: the district of the highest series sinks, even if worth 0 or less (V12); its houses are shared out."""
    series = find_series(state.series, district)
    houses = houses_on(state, district)
    state.sunk = (*state.sunk, district)
    if log is not None:
        worth = series.worth if series else 0
        log(state, DistrictSunk("VI-7.4", DISTRICTS[district], worth, sum(houses), series is not None))
    state.houses[row(district)] = [0] * PALETTE
    if series is None:
        tell_lost(state, sum(houses), log)
    else:
        share(state, series, houses, log)
    tell_coast(state, log)


def tell_lost(state: State, count: int, log: Log[State] | None) -> None:
    """Houses of a district that no series sank leave the game (V3)."""
    if log is not None and count:
        log(state, HousesLost(IN_CHARGE, count))


def share(state: State, series: Series, houses: Sequence[int], log: Log[State] | None) -> None:
    """VI-7.5: the owners of the flood cards take a house each, in the order of the series, again and again.

    Which house makes no difference, so they go in the order of the colours (V13). Authority takes none.
    """
    order = [card.seat for card in series.floods]
    colours = [colour for colour, count in enumerate(houses) for _ in range(count)]
    takers = [order[place % len(order)] for place in range(len(colours))]
    for seat, colour in zip(takers, colours, strict=True):
        state.taken[PALETTE * seat + colour] += 1
    if log is not None and takers:
        counts = tuple(takers.count(seat) if seat in order else None for seat in range(state.players))
        log(state, HousesShared("VI-7.5", tuple(takers), counts))


def clear(state: State, log: Log[State] | None) -> None:
    """VI-7.6: all cards of the turn go to the discards of their owners, chips go back, quarantine is over."""
    for series in state.series:
        for card in series.floods:
            state.discards[card.seat].append(card.waves - 1)
        return_authority(state, series.authority)
    for seat, extra in state.extra:
        state.discards[seat].append(extra)
    state.series, state.extra, state.quarantined = (), (), 0
    state.round = 0
    state.turn += 1
    if log is not None:
        log(state, TurnCleared("VI-7.6", state.turn))


def open_turn(state: State, log: Log[State] | None) -> None:
    """VI-7.7: the token's move after the last round opens the next turn; with three players it is left out."""
    before = state.start
    state.start = state.opener = next_start(state.players, before, turn_ends=True)
    state.phase = CHOOSING
    if log is not None:
        kind = StarterStayed if state.start == before else StarterMoved
        log(state, kind("VI-7.7", state.start, state.turn + 1))


def must_force(state: State) -> bool:
    """Return whether the turn has had as many rounds as it can have."""
    return state.round >= LAST_ROUND


def is_last_turn(state: State) -> bool:
    """Return whether the turn that just ended was the last one."""
    return state.turn >= TURNS
