"""The start player token, which goes round after every round."""

from typing import Final

from engine.core.game import Log, Seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.state import CHOOSING, State

TOKEN_RULE: Final = "VI-2.6"
"""The rule that moves the start player token between rounds."""


def next_start_player(players: int, start: Seat) -> Seat:
    """VI-2.6: the start player token goes to the left."""
    return (start + 1) % players


def pass_start_player_token(state: State, log: Log[State] | None) -> None:
    """VI-2.6: after a round the start player token goes to the left."""
    state.start = next_start_player(state.players, state.start)
    state.phase = CHOOSING
    if log is not None:
        log(state, e.StarterMoved(TOKEN_RULE, state.start, 0))
