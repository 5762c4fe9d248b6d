"""Laying out a position of Land Unter: gaps are filled with cards that it does not name."""

from collections import Counter
from itertools import chain
from operator import ge
from typing import Final

from engine.core.game import Seat
from engine.core.rng import random_stream, shuffled
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.setup import preservers_printed_on_sets
from engine.games.land_unter.rules.state import State
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.pieces import TIDE_SUPPLY, WEATHER_SUPPLY

TRIES: Final = 1000
"""How many random fillings are tried before cards are chosen for the preservers printed on them."""

Sets = tuple[tuple[c.Card, ...], ...]


def sets_filled_for_preservers(seed: int, sets: list[list[c.Card]], least: list[int], tries: int = TRIES) -> Sets:
    """Return the sets filled up so that each prints at least the preservers in `least`.

    This must be possible: `preserver_cards_needed_by_sets` says whether it is.
    """
    for number in range(tries):
        filled = sets_filled_up(seed, sets, number)
        if all(map(ge, preservers_printed_on_sets(filled), least)):
            return filled
    free = WEATHER_SUPPLY.drawn(chain(*sets), seed, "fill")
    needed = [
        [
            *cards,
            *take_cards_by_printed_halves(free, c.HALVES_OF_WHOLE, ones),
            *take_cards_by_printed_halves(free, 1, halves),
        ]
        for cards, (ones, halves) in zip(sets, preserver_cards_needed_by_sets(sets, least) or (), strict=True)
    ]
    return sets_filled_up(seed, needed, TRIES)


def take_cards_by_printed_halves(free: list[c.Card], printed: int, count: int) -> list[c.Card]:
    """Remove up to `count` cards that print `printed` half preservers each from the free cards; return them."""
    taken = [card for card in free if c.HALVES[card] == printed][:count]
    free[:] = [card for card in free if card not in taken]
    return taken


Needs = tuple[tuple[int, int], ...]
"""For each set, how many cards it needs that print a whole preserver, and how many that print a half."""


def preserver_cards_needed_by_sets(sets: list[list[c.Card]], least: list[int]) -> Needs | None:
    """Return how many free cards each set needs to print at least the preservers in `least`; None if it is impossible.

    The answer is exact: for each number of wholes used so far, the choice with the fewest halves is kept.
    """
    if all(map(ge, preservers_printed_on_sets(sets), least)):
        return ((0, 0),) * len(sets)
    left = Counter(c.HALVES[card] for card in WEATHER_SUPPLY.left(chain(*sets)))
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
    """Return the sets, each filled up to HAND cards at random; `number` tells one random filling from the next."""
    if all(len(cards) == c.HAND for cards in sets):
        return tuple(tuple(sorted(cards)) for cards in sets)
    free = WEATHER_SUPPLY.drawn(chain(*sets), seed, "fill", number)
    return tuple(tuple(sorted([*cards, *(free.pop() for _ in range(c.HAND - len(cards)))])) for cards in sets)


def restore_sets(state: State, given: GivenPosition) -> None:
    """Give the state its sets, hands and preservers, with gaps filled from cards that no set names."""
    state.sets = sets_filled_for_preservers(state.seed, given.sets, given.least_preservers_by_set)
    state.printed = preservers_printed_on_sets(state.sets)
    printed = [state.printed[given.played_set_index_of_seat(seat)] for seat in given.seats]
    state.preservers = [own if left is None else left for left, own in zip(given.preservers, printed, strict=True)]
    state.hands = [restored_hand(state, seat, given) for seat in given.seats]
    # After the first stage, all cards have been seen where nothing else is said.
    seen = given.position.get("shown", state.sets if given.stage else [()] * given.players)
    state.shown = tuple(frozenset(cards) for cards in seen)


def restored_hand(state: State, seat: Seat, given: GivenPosition) -> list[c.Card]:
    """Return the hand of a seat: the one given, or random cards of its set, as many as this round leaves."""
    hand = given.hands[seat]
    if hand is not None:
        return sorted(hand)
    gone = {*given.played[seat], state.chosen[seat]}
    own = [card for card in state.sets[given.played_set_index_of_seat(seat)] if card not in gone]
    return sorted(shuffled(random_stream(state.seed, "hand", seat), own)[: given.hand_size(seat)])


def restore_tides(state: State, given: GivenPosition) -> None:
    """Give the state the tide cards of its stage, first those taken, then those to come, and the levels not given."""
    coming, past, levels = given.coming, given.turned, given.shown - Counter(given.turned)
    named = [*filter(None, coming), *past, *levels.elements()]
    free = TIDE_SUPPLY.drawn(named, state.seed, "tides", state.stage)
    missing = given.taken - len(past)
    past += [*levels.elements(), *(free.pop() for _ in range(missing - sum(levels.values())))]
    if None in given.levels:
        fill_unknown_water_levels(state, given, past)
    if missing and given.position.get("levels") is not None:
        past = tides_with_shown_last(state, past)
    state.tides = (*past, *(tide or free.pop() for tide in coming), *free)


def fill_unknown_water_levels(state: State, given: GivenPosition, past: list[c.Tide]) -> None:
    """Give seats without a given level the tide cards taken last, less one for each eliminated seat.

    If only one card of a pair is shown, it is the lower one, since the other may have eliminated its taker.
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
    """Return the tide cards taken, reordered so that the last pair consists of cards still shown, if there are any."""
    shown = Counter(level for level in state.levels if level > c.NO_TIDE)
    last = [*shown.elements()][-c.TURNED :]
    return [*sorted((Counter(past) - Counter(last)).elements()), *last]
