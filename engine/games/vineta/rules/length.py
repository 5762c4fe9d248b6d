"""How many rounds a turn has: chapter 6 of the rules."""

from engine.core.game import Log, Seat
from engine.games.vineta.rules.components import MORE
from engine.games.vineta.rules.events import LessLaid, MoreLaid, RoundsCounted
from engine.games.vineta.rules.hand import lift
from engine.games.vineta.rules.state import State, rounds_due


def lay_extra(state: State, seat: Seat, log: Log[State] | None) -> None:
    """VI-6.1, VI-6.2: the card stays before its owner until the turn's end; in whichever round it was laid (V19)."""
    card = lift(state, seat)
    state.extra += ((seat, card),)
    if log is None:
        return
    rounds = rounds_due(state)
    if card == MORE:
        log(state, MoreLaid("VI-6.1", seat, rounds, state.round + 1))
    else:
        log(state, LessLaid("VI-6.2", seat, rounds, state.round + 1))
    if len(state.extra) > 1:
        tell_count(state, log)


def tell_count(state: State, log: Log[State]) -> None:
    """VI-6.3: several of these cards add up, or cancel each other out."""
    more = sum(card == MORE for _, card in state.extra)
    log(state, RoundsCounted("VI-6.3", more, len(state.extra) - more, rounds_due(state)))
