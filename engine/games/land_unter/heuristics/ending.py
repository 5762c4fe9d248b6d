"""The last rounds of a game, counted out: which of the last cards is dominated.

In the last stage each seat has held every set, and before the last round but one only one pair of tide cards is still
face down. So only the choices of the others are hidden, and once they are made all the last cards are forced.
"""

from collections.abc import Sequence
from itertools import product
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import victory_shares
from engine.games.land_unter.rules.components import ELIMINATED, NO_CARD, ROUNDS, Card
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.setup import is_last_stage
from engine.games.land_unter.rules.state import State, seats_to_move

Ending = tuple[float, float]
"""One seat's outcome of the game: its share of the victory, and its points minus the mean of the others'."""


LAST_ROUNDS: Final = 2
"""How many rounds are left at most when only the others' choices are hidden."""


def undominated_cards(state: State, seat: Seat, cards: Sequence[Card]) -> Sequence[Card]:
    """Return the cards of a seat to move, without dominated ones in the LAST_ROUNDS of the game.

    A card is dominated if another one leads to no fewer victories and points whatever the others do, and sometimes to
    more.
    """
    if not is_last_stage(state) or state.round < ROUNDS - LAST_ROUNDS or len(cards) < 2:
        return cards
    found = [possible_endings(state, seat, card) for card in cards]
    dominates = dominates_if_cards_open if state.options.play == "open" else dominates_if_cards_hidden
    return [card for card, own in zip(cards, found, strict=True) if not any(dominates(each, own) for each in found)]


def dominates_if_cards_hidden(one: Sequence[Ending], other: Sequence[Ending]) -> bool:
    """Return whether `one` is never worse than `other` against the same cards, and better at least once."""
    pairs = [*zip(one, other, strict=True)]
    return one != other and all(a[0] >= b[0] and a[1] >= b[1] for a, b in pairs)


def dominates_if_cards_open(one: Sequence[Ending], other: Sequence[Ending]) -> bool:
    """Return whether the worst of `one` beats the best of `other`, since rivals may answer each card differently."""
    worst, best = [*map(min, zip(*one, strict=True))], [*map(max, zip(*other, strict=True))]
    return worst != best and worst[0] >= best[0] and worst[1] >= best[1]


def possible_endings(state: State, seat: Seat, card: Card) -> list[Ending]:
    """Return the outcomes of a seat's card, one for each combination of cards the others may lay in this round."""
    open_round = state_with_choices_taken_back(state)
    offers = [(card,) if each == seat else open_round.hands[each] for each in seats_still_to_lay_card(open_round)]
    return [victory_share_and_lead_of_seat(state_at_game_end(open_round, cards), seat) for cards in product(*offers)]


def state_with_choices_taken_back(state: State) -> State:
    """Return a copy of the state with the cards laid face down this round back in hand, since nobody knows them."""
    found = state.clone()
    if state.options.play == "hidden":
        for hand, card in zip(found.hands, found.chosen, strict=True):
            if card != NO_CARD:
                hand.append(card)
        found.chosen, found.owed = [NO_CARD] * found.players, found.alive
    return found


def seats_still_to_lay_card(state: State) -> Sequence[Seat]:
    """Return the seats that have still to lay a card in this round, in their order."""
    if state.options.play == "hidden":
        return seats_to_move(state)
    clockwise = [(state.turn + step) % state.players for step in range(state.players)]
    return [seat for seat in clockwise if state.levels[seat] != ELIMINATED and state.chosen[seat] == NO_CARD]


def state_at_game_end(state: State, cards: Sequence[Card]) -> State:
    """Return the state at the end of the game after these cards; the cards of the last round are forced."""
    found = state.clone()
    lay_cards(found, cards)
    while GAME.decision(found):
        lay_cards(found, [hand[0] for hand in map(found.hands.__getitem__, seats_still_to_lay_card(found))])
    return found


def lay_cards(state: State, cards: Sequence[Card]) -> None:
    """Lay a card for each seat that has to lay one in this round."""
    for turn in [[card] for card in cards] if state.options.play == "open" else [cards]:
        GAME.apply_moves(state, turn)


def victory_share_and_lead_of_seat(state: State, seat: Seat) -> Ending:
    """Return one seat's outcome of a game that is over."""
    end = GAME.result(state)
    ahead = state.scores[seat] * state.players - sum(state.scores)
    return victory_shares(end)[seat], ahead / (state.players - 1)
