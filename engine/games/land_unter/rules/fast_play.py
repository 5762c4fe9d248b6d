"""The usual round in one call, for playouts.

It must agree with `round` and `drowning`, which hold the rules: `test_fast_play.py` compares them. It makes random
games a tenth to a fifth faster by playing rounds in which exactly one seat pays, without a log; all other rounds are
left to `round`.
"""

from collections.abc import Sequence
from typing import Final

from engine.games.land_unter.rules.components import NO_CARD, ROUNDS, TURNED, Card
from engine.games.land_unter.rules.round import settle_tides_and_end_round
from engine.games.land_unter.rules.state import State, seats_to_move


def lay_all_cards_and_play_round(state: State, cards: Sequence[Card]) -> None:
    """Lay a card for every seat to move at once, and play the round.

    Raises ValueError, with the state untouched, for too few cards or too many.
    """
    owed = state.owed
    if len(cards) != owed:
        raise ValueError(f"{len(cards)} cards for {owed} seats")
    if owed < state.players:
        if not cards:
            return
        cards = collect_cards_by_seat(state, cards)
    else:
        # `remove` returns None, so `any` runs through all hands; nothing is faster.
        any(map(list.remove, state.hands, cards))
    levels, at, ranked = state.levels, TURNED * state.round, sorted(cards)
    low, high = state.tides[at], state.tides[at + 1]
    if high < low:
        low, high = high, low
    levels[cards.index(ranked[-1])] = low
    levels[cards.index(ranked[-2])] = high
    peaks = sorted(levels)
    loser = levels.index(peaks[-1])
    if peaks[-2] < peaks[-1] and state.preservers[loser] and at < LAST:
        state.preservers[loser] -= 1
        state.round += 1
    else:
        state.chosen = [*cards]
        settle_tides_and_end_round(state, None)


LAST: Final = TURNED * (ROUNDS - 1)
"""Index in `State.tides` of the first tide card of the last round."""


def collect_cards_by_seat(state: State, cards: Sequence[Card]) -> list[Card]:
    """Take the cards from the hands; return this round's cards by seat, NO_CARD for seats that play none."""
    by_seat = state.chosen
    for seat, card in zip(seats_to_move(state), cards, strict=True):
        state.hands[seat].remove(card)
        by_seat[seat] = card
    state.chosen = [NO_CARD] * state.players
    state.owed = state.alive
    return by_seat
