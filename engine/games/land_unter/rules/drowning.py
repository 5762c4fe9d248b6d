"""Losing preservers and drowning: the end of chapter 2 of the rules, and chapter 3."""

from collections.abc import Sequence
from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Event, Log, Refusal, Seat
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import ELIMINATED, NO_TIDE, SURVIVORS
from engine.games.land_unter.rules.state import LAYING, State

PAYING_RULE: Final = "LU-2.7"
"""The rule that the highest tide costs a preserver."""
TIE_RULE: Final = "LU-2.8"
"""The rule that in a tie the highest tide costs each of the tied seats a preserver."""
ELIMINATING_RULE: Final = "LU-3.2"
"""The rule that eliminates a seat without a preserver to pay with."""
REDROWN_RULE: Final = "LU-3.3"
"""The rule that after an elimination the next highest tide costs a preserver, too."""
CUT_SHORT_RULE: Final = "LU-3.4"
"""The rule that ends a stage with SURVIVORS seats left."""

Losers = tuple[Sequence[Seat], Sequence[Seat]]
"""The seats that paid a preserver in this round, and those eliminated last."""

DECIDING: Final = tuple(DecidingRule(rule, (LAYING,)) for rule in (PAYING_RULE, TIE_RULE))
"""The rules of this chapter shown to a seat that has to decide; see `GamePresentation.deciding`."""


def lose_preservers_to_highest_tide(state: State, log: Log[State] | None) -> Losers:
    """LU-2.7, LU-2.8: the seat that shows the highest tide loses a preserver; in a tie each of them does.

    An elimination may bring the re-drown: see `redrown`.
    """
    # In most rounds one seat pays. Playouts consist of such, so nothing else is called for them.
    peaks = sorted(state.levels)
    highest = state.levels.index(peaks[-1])
    if peaks[-2] < peaks[-1] and state.preservers[highest]:
        lose_preserver(state, highest, log, e.PreserverLost, PAYING_RULE)
        return (highest,), ()
    tied = seats_with_highest_tide(state)
    loss, rule = (e.PreserverLost, PAYING_RULE) if len(tied) == 1 else (e.PreserverLostInTie, TIE_RULE)
    payers, out = pay_or_be_eliminated(state, tied, log, loss, rule)
    return redrown(state, payers, out, log) if out else (payers, out)


def seats_with_highest_tide(state: State) -> list[Seat]:
    """LU-2.7: the top tide cards of all who are still in are compared, not just those taken in this round."""
    peak = max(state.levels)
    return [seat for seat, level in enumerate(state.levels) if level == peak]


Loss = type[e.PreserverLost] | type[e.PreserverLostInTie] | type[e.PreserverLostAgain]


def lose_preserver(state: State, seat: Seat, log: Log[State] | None, kind: Loss, rule: str) -> None:
    """LU-3.1: a seat that pays its last preserver stays in the stage."""
    state.preservers[seat] -= 1
    if log is None:
        return
    left = state.preservers[seat]
    log(state, kind(rule, seat, state.levels[seat], left))
    if not left:
        log(state, e.StillAfloat("LU-3.1", seat))


def pay_or_be_eliminated(state: State, tied: list[Seat], log: Log[State] | None, kind: Loss, rule: str) -> Losers:
    """LU-3.2: of the seats with the highest tide, those with a preserver pay, those without are eliminated (L3, L5)."""
    payers: list[Seat] = []
    out: list[Seat] = []
    for seat in tied:
        (payers if state.preservers[seat] else out).append(seat)
    for seat in payers:
        lose_preserver(state, seat, log, kind, rule)
    for seat in out:
        eliminate(state, seat, log)
    if out and log is not None:
        log_stage_if_cut_short(state, log)
    return payers, out


def eliminate(state: State, seat: Seat, log: Log[State] | None) -> None:
    """LU-3.2: the seat is out until the stage ends, its tide cards turned down; its cards stay with their set (L12)."""
    level = state.levels[seat]
    state.preservers[seat] = state.levels[seat] = ELIMINATED
    state.alive -= 1
    if log is not None:
        log(state, e.Eliminated(ELIMINATING_RULE, seat, level, len(state.hands[seat])))


def is_stage_cut_short(state: State) -> bool:
    """LU-3.4: with SURVIVORS seats left, or fewer (L5), the stage ends at once, without a re-drown (L4)."""
    return state.alive <= SURVIVORS


def log_stage_if_cut_short(state: State, log: Log[State]) -> None:
    """LU-3.4: log the end of a stage that ends at once, with its survivors."""
    if is_stage_cut_short(state):
        log(state, e.StageCutShort(CUT_SHORT_RULE, tuple(state.active_seats())))


def redrown(state: State, payers: Sequence[Seat], out: Sequence[Seat], log: Log[State] | None) -> Losers:
    """LU-3.3: after an elimination, the seat that now shows the highest tide loses a preserver instead.

    This repeats while it eliminates somebody (L6) and `is_redrown_halted` allows it. Return all seats that paid, and
    those eliminated last.
    """
    paid, last_out, passes = payers, out, 0
    while out and not is_stage_cut_short(state) and not is_redrown_halted(state, payers, passes, log):
        passes += 1
        payers, out = redrown_once(state, log)
        paid = [*dict.fromkeys([*paid, *payers])]
        last_out = out or last_out
    return paid, last_out


def is_redrown_halted(state: State, payers: Sequence[Seat], passes: int, log: Log[State] | None) -> bool:
    """LU-3.3: no re-drown if the option forbids it, a tied seat just paid (L3), or nobody shows a tide card (L17)."""
    if state.options.redrown == "off" or (state.options.redrown == "once" and passes):
        reason: Event = e.RedrownOff(REDROWN_RULE)
    elif payers and state.options.split_tie == "spared":
        reason = e.RedrownSpared(REDROWN_RULE, tuple(payers))
    elif max(state.levels) == NO_TIDE:
        reason = e.NobodyDrowns(REDROWN_RULE)
    else:
        return False
    if log is not None:
        log(state, reason)
    return True


def redrown_once(state: State, log: Log[State] | None) -> Losers:
    """LU-3.3: the highest tide among those left costs a preserver; in a tie each of them loses one (L7)."""
    if log is not None:
        log(state, e.RedrownBegun(REDROWN_RULE, max(state.levels)))
    return pay_or_be_eliminated(state, seats_with_highest_tide(state), log, e.PreserverLostAgain, REDROWN_RULE)


def refuse_eliminated_seat(state: State, seat: Seat) -> None:
    """LU-3.2: an eliminated seat plays no card until the next stage.

    Raises Refusal("eliminated").
    """
    if state.levels[seat] == ELIMINATED:
        raise Refusal("eliminated", ELIMINATING_RULE, seat=seat)
