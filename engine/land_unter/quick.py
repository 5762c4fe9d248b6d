"""The usual round once more, in one go, for those who play games by the thousand.

`round` and `drowning` say what the rules are; here the same is done at three times the speed while nobody
listens, everyone is afloat, and one seat pays. All else is left to them. A test plays games both ways.
"""

from collections.abc import Sequence

from engine.land_unter.cards import ROUNDS
from engine.land_unter.round import play_round
from engine.land_unter.state import State, owing


def choose_all(state: State, cards: Sequence[int]) -> None:
    """Let all who owe a card lay one at once, and play the round."""
    if state.owed == state.players:
        for hand, card in zip(state.hands, cards, strict=True):
            hand.remove(card)
        state.chosen = [*cards]
        if usual_round(state):
            return
    else:
        for seat, card in zip(owing(state), cards, strict=True):
            state.hands[seat].remove(card)
            state.chosen[seat] = card
    state.owed = 0
    play_round(state, None)


def usual_round(state: State) -> bool:
    """Play the round out and return True, or change nothing and return False where it is not a usual one."""
    cards, at, levels = state.chosen, 2 * state.round, state.levels[:]
    ranked = sorted(cards)
    first, second = state.tides[at], state.tides[at + 1]
    top, next_ = cards.index(ranked[-1]), cards.index(ranked[-2])
    levels[top], levels[next_] = (first, second) if first < second else (second, first)
    peak = max(levels)
    loser = levels.index(peak)
    if levels.count(peak) > 1 or not state.preservers[loser] or state.round + 1 == ROUNDS:
        return False
    state.levels = levels
    state.preservers[loser] -= 1
    state.chosen = [0] * state.players
    state.round += 1
    return True
