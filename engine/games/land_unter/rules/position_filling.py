"""The pieces of a position of Land Unter, laid out as it says and filled in with cards that are named nowhere."""

from collections import Counter
from collections.abc import Iterable
from operator import ge
from typing import Final

from engine.core.game import Seat
from engine.core.rng import random_stream, shuffled
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.given_position import GivenPosition
from engine.games.land_unter.rules.setup import preservers_printed_on_sets
from engine.games.land_unter.rules.state import State

TRIES: Final = 1000
"""Random fillings tried before the gaps get cards chosen for the preservers printed on them."""

Sets = tuple[tuple[c.Card, ...], ...]


def sets_filled_for_preservers(seed: int, sets: list[list[c.Card]], least: list[int], tries: int = TRIES) -> Sets:
    """Return the sets filled up so that each prints at least so many preservers, where any sets can.

    `preserver_cards_needed_by_sets` tells whether they can.
    """
    for number in range(tries):
        filled = sets_filled_up(seed, sets, number)
        if all(map(ge, preservers_printed_on_sets(filled), least)):
            return filled
    free = cards_in_no_set(sets)
    shuffled_free = shuffled(random_stream(seed, "fill"), free)
    needed = [
        [
            *cards,
            *take_cards_by_printed_halves(shuffled_free, c.HALVES_OF_WHOLE, ones),
            *take_cards_by_printed_halves(shuffled_free, 1, halves),
        ]
        for cards, (ones, halves) in zip(sets, preserver_cards_needed_by_sets(sets, least) or (), strict=True)
    ]
    return sets_filled_up(seed, needed, TRIES)


def take_cards_by_printed_halves(free: list[c.Card], printed: int, count: int) -> list[c.Card]:
    """Remove up to `count` cards that print `printed` half preservers each from the free cards; return them."""
    taken = [card for card in free if c.HALVES[card] == printed][:count]
    free[:] = [card for card in free if card not in taken]
    return taken


def cards_in_no_set(sets: Iterable[Iterable[c.Card]]) -> list[c.Card]:
    """Return the weather cards that are still to be dealt into sets, in the order of WEATHER_CARDS."""
    named = {card for cards in sets for card in cards}
    return [card for card in c.WEATHER_CARDS if card not in named]


Needs = tuple[tuple[int, int], ...]
"""Of each set, how many cards it needs that print a whole preserver, and half a one."""


def preserver_cards_needed_by_sets(sets: list[list[c.Card]], least: list[int]) -> Needs | None:
    """Return the free cards that the sets need to print at least so many preservers each; None where it can't be.

    Exact: for each number of wholes given to the sets so far, the way that takes the fewest halves is kept.
    """
    if all(map(ge, preservers_printed_on_sets(sets), least)):
        return ((0, 0),) * len(sets)
    left = Counter(c.HALVES[card] for card in cards_in_no_set(sets))
    ways: dict[int, tuple[int, Needs]] = {0: (0, ())}
    for cards, count in zip(sets, least, strict=True):
        gap, missing = c.HAND - len(cards), max(0, c.HALVES_OF_WHOLE * count - c.half_preservers_on_cards(cards))
        longer: dict[int, tuple[int, Needs]] = {}
        for used, (halves, needs) in ways.items():
            for ones in range(min(gap, left[c.HALVES_OF_WHOLE] - used, -(-missing // c.HALVES_OF_WHOLE)) + 1):
                more = max(0, missing - c.HALVES_OF_WHOLE * ones)
                way = (halves + more, (*needs, (ones, more)))
                if ones + more <= gap and way < longer.get(used + ones, (left[1] + 1, ())):
                    longer[used + ones] = way
        ways = longer
    return min((needs for _, needs in ways.values()), default=None)


def sets_filled_up(seed: int, sets: list[list[c.Card]], number: int) -> Sets:
    """Return the sets, each filled up to HAND cards with those that no set names."""
    if all(len(cards) == c.HAND for cards in sets):
        return tuple(tuple(sorted(cards)) for cards in sets)
    free = shuffled(random_stream(seed, "fill", number), cards_in_no_set(sets))
    return tuple(tuple(sorted([*cards, *(free.pop() for _ in range(c.HAND - len(cards)))])) for cards in sets)


def restore_sets(state: State, given: GivenPosition) -> None:
    """Set the sets and hands; fill the gaps from the cards that are named nowhere."""
    state.sets = sets_filled_for_preservers(state.seed, given.sets, given.least_preservers_by_set)
    state.printed = preservers_printed_on_sets(state.sets)
    printed = [state.printed[given.played_set_index_of_seat(seat)] for seat in given.seats]
    state.preservers = [own if left is None else left for left, own in zip(given.preservers, printed, strict=True)]
    state.hands = [restored_hand(state, seat, given) for seat in given.seats]
    # After the first stage, all cards have been seen where nothing else is said.
    seen = given.position.get("shown", state.sets if given.stage else [()] * given.players)
    state.shown = tuple(frozenset(cards) for cards in seen)


def restored_hand(state: State, seat: Seat, given: GivenPosition) -> list[c.Card]:
    """Return the hand of a seat: the one named, or what its set leaves it at this round."""
    hand = given.hands[seat]
    if hand is not None:
        return sorted(hand)
    gone = {*given.played[seat], state.chosen[seat]}
    own = [card for card in state.sets[given.played_set_index_of_seat(seat)] if card not in gone]
    return sorted(shuffled(random_stream(state.seed, "hand", seat), own)[: given.hand_size(seat)])


def restore_tides(state: State, given: GivenPosition) -> None:
    """Set the tide cards of the stage: those taken (levels among them), then those to come; and the levels left out."""
    coming, past, levels = given.coming, given.turned, given.shown - Counter(given.turned)
    rest = Counter(c.TIDE_CARDS) - Counter([*filter(None, coming), *past]) - levels
    missing = given.taken - len(past)
    free = shuffled(random_stream(state.seed, "tides", state.stage), rest.elements()) if rest else []
    past += [*levels.elements(), *(free.pop() for _ in range(missing - sum(levels.values())))]
    if None in given.levels:
        fill_unknown_water_levels(state, given, past)
    if missing and given.position.get("levels") is not None:
        past = tides_with_shown_last(state, past)
    state.tides = (*past, *(tide or free.pop() for tide in coming), *free)


def fill_unknown_water_levels(state: State, given: GivenPosition, past: list[c.Tide]) -> None:
    """Let the seats whose level is open show the tide cards taken last; each eliminated seat has taken one as well.

    Where a seat shows one card of a pair only, it is the lower one, so that the other may have eliminated its taker.
    """
    starts = range(len(past) - c.TURNED, -1, -c.TURNED)
    latest = [tide for start in starts for tide in sorted(past[start : start + c.TURNED])]
    for level in given.shown.elements():
        latest.remove(level)
    seats = shuffled(
        random_stream(state.seed, "levels", state.stage), [s for s in given.seats if given.levels[s] is None]
    )
    left = max(0, len(latest) - len(given.out))
    for seat, level in zip(seats, latest[:left], strict=False):
        state.levels[seat] = level


def tides_with_shown_last(state: State, past: list[c.Tide]) -> list[c.Tide]:
    """Return the tide cards taken in an order that ends with cards that are shown, as many of a pair as there are."""
    shown = Counter(level for level in state.levels if level > c.NO_TIDE)
    last = [*shown.elements()][-c.TURNED :]
    return [*sorted((Counter(past) - Counter(last)).elements()), *last]
