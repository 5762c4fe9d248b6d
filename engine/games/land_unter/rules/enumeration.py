"""All states that a seat holds possible late in the last stage, when it has held every set."""

from collections.abc import Iterator, Sequence
from itertools import combinations, product
from math import factorial

from engine.games.land_unter.rules.components import HAND, TURNED, Card, Tide
from engine.games.land_unter.rules.sampler import remaining_tides, state_known_from_view
from engine.games.land_unter.rules.sets import played_set_index_of_seat
from engine.games.land_unter.rules.state import State
from engine.games.land_unter.rules.view import FACE_DOWN, View


def equally_likely_states(view: View, most: int) -> Sequence[State] | None:
    """Return every state that fits the view, each as probable as any other: what `state_sampler` draws from.

    Tide cards of the same level count as different ones, so that some states are equal. What tells states apart is the
    round in which a tide card is turned up, not its place in the pair. None where there are more than `most`, or where
    not all sets are known.
    """
    if any(len(cards) < HAND for cards in view.known):
        return None
    rest, choices = remaining_tides(view), [choices_of_laid_card(view, seat) for seat in range(view.players)]
    count = factorial(len(rest)) // factorial(TURNED) ** (len(rest) // TURNED)
    for cards in choices:
        count *= len(cards)
    if count > most:
        return None
    return [
        state_with_tides_and_laid_cards(view, tides, cards)
        for tides in tide_orders(rest)
        for cards in product(*choices)
    ]


def choices_of_laid_card(view: View, seat: int) -> Sequence[Card]:
    """Return the cards that a seat may have laid in this round: one it holds if it is unseen, else what is seen."""
    if view.chosen[seat] != FACE_DOWN:
        return (view.chosen[seat],)
    own = view.known[played_set_index_of_seat(seat, view.stage, view.players)]
    return sorted(own.difference(view.played[seat]))


def tide_orders(rest: Sequence[Tide]) -> Iterator[tuple[Tide, ...]]:
    """Yield the tide cards in every order that differs by the rounds in which they are turned up."""
    if not rest:
        yield ()
    for pair in combinations(range(len(rest)), TURNED):
        later = [tide for at, tide in enumerate(rest) if at not in pair]
        for order in tide_orders(later):
            yield (*(rest[at] for at in pair), *order)


def state_with_tides_and_laid_cards(view: View, tides: tuple[Tide, ...], laid: Sequence[Card]) -> State:
    """Return the state behind a view that knows every set, with these hidden tide cards and cards laid."""
    state = state_known_from_view(view)
    state.sets = tuple(tuple(sorted(cards)) for cards in view.known)
    state.tides, state.chosen = view.turned + tides, [*laid]
    for seat, card in enumerate(laid):
        gone = {*view.played[seat], card}
        state.hands.append([each for each in state.sets[state.played_set_index_of_seat(seat)] if each not in gone])
    return state
