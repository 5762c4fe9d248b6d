"""Drawing states that a seat holds possible, with their true probabilities.

Hidden are: who holds the weather cards not yet seen, the order of the tide cards to come, and cards
chosen face down. Each set's preservers were announced, so a deal must agree with them: the counts of
halves and wholes in each gap are drawn first, weighted by the number of deals they allow (exact, without
rejection), then the cards.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import comb

from engine.core.copy_fields import copy_fields
from engine.core.game import EVERYONE
from engine.core.rng import Random, shuffled
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.sets import seat_holding_set
from engine.games.land_unter.rules.state import BOTH_TAKEN, LOWER_TAKEN, REVEALED, Phase, State
from engine.games.land_unter.rules.view import FACE_DOWN, PHASES, View

Counts = tuple[int, int, int]
"""The numbers of cards that print no preserver, a half, and a whole one."""

FUTURES = 256
"""How many seeds sampled states may have, none of them a real game's; a seed decides the later stages."""


def state_sampler(view: View) -> Callable[[Random], State]:
    """Return a function that draws states `s` with `view(s, seat) == view`."""
    deals = deal_sampler(view)
    hidden_tides = remaining_tides(view)

    def sample_state(rng: Random) -> State:
        state = state_known_from_view(view)
        state.seed = -1 - int(rng.random() * FUTURES)
        state.sets = deals(rng)
        state.tides = view.turned + tuple(shuffled(rng, hidden_tides))
        fill_hands_from_sampled_sets(state, view, rng)
        return state

    return sample_state


def state_known_from_view(view: View) -> State:
    """Return a state with all that the view shows; hidden cards are missing."""
    active = [seat for seat, level in enumerate(view.levels) if level != c.ELIMINATED]
    return copy_fields(
        State,
        view,
        seed=0,
        phase=phase_of_view(view),
        printed=tuple(view.printed[seat_holding_set(own, view.stage, view.players)] for own in range(view.players)),
        chosen=list(view.chosen),
        hands=[],
        tides=(),
        alive=len(active),
        owed=sum(not view.chosen[seat] for seat in active),
    )


def phase_of_view(view: View) -> Phase:
    """Return the phase of the state behind a view; the tide cards tell apart the phases that it calls "revealed"."""
    if view.phase == "revealed":
        return (BOTH_TAKEN, LOWER_TAKEN, REVEALED)[len(view.tides)]
    return next(phase for phase, name in PHASES.items() if name == view.phase)


def remaining_tides(view: View) -> list[c.Tide]:
    """Return the tide cards that are still face down, in the order of TIDE_CARDS."""
    rest = list(c.TIDE_CARDS)
    for tide in view.turned:
        rest.remove(tide)
    return rest


def fill_hands_from_sampled_sets(state: State, view: View, rng: Random) -> None:
    """Set the hands to the sets without the cards played, and draw a card for each seat whose choice is unseen."""
    for seat in range(view.players):
        gone = {*view.played[seat], view.chosen[seat]}
        hand = [card for card in state.sets[state.played_set_index_of_seat(seat)] if card not in gone]
        if view.chosen[seat] == FACE_DOWN:
            state.chosen[seat] = hand.pop(int(rng.random() * len(hand)))
        state.hands.append(hand)


def deal_sampler(view: View) -> Callable[[Random], tuple[tuple[c.Card, ...], ...]]:
    """Return a function that draws complete sets: the known cards, and random ones in the gaps."""
    if view.seat == EVERYONE or all(len(cards) == c.HAND for cards in view.known):
        sets = tuple(tuple(sorted(cards)) for cards in view.known)
        return lambda _rng: sets
    free = unplaced_cards_by_preservers(view)
    gaps = [own for own, cards in enumerate(view.known) if len(cards) < c.HAND]
    sizes = tuple(c.HAND - len(view.known[own]) for own in gaps)
    wanted = tuple(half_preservers_on_unknown_cards(view, own) for own in gaps)

    def sample_sets(rng: Random) -> tuple[tuple[c.Card, ...], ...]:
        piles = [shuffled(rng, pile) for pile in free]
        sets = [sorted(cards) for cards in view.known]
        for place, own in enumerate(gaps):
            blanks, halves, wholes = map(len, piles)
            counts = sample_card_counts(
                deal_count_and_table(sizes[place:], wanted[place:], (blanks, halves, wholes))[1], rng
            )
            for pile, count in zip(piles, counts, strict=True):
                sets[own] += (pile.pop() for _ in range(count))
        return tuple(tuple(sorted(cards)) for cards in sets)

    return sample_sets


def unplaced_cards_by_preservers(view: View) -> tuple[list[c.Card], list[c.Card], list[c.Card]]:
    """Return the weather cards whose place is unknown, by the half preservers they print."""
    placed = frozenset().union(*view.known)
    free: tuple[list[c.Card], list[c.Card], list[c.Card]] = ([], [], [])
    for card in c.WEATHER_CARDS:
        if card not in placed:
            free[c.HALVES[card]].append(card)
    return free


Table = Sequence[tuple[int, Counts]]


@lru_cache(maxsize=8192)
def deal_count_and_table(sizes: tuple[int, ...], wanted: tuple[int, ...], free: Counts) -> tuple[int, Table]:
    """Return how many deals fill these gaps, and how many of them there are for each choice of counts in the first gap.

    `sizes`: the cards each gap takes; `wanted`: see `card_counts_for_preservers`; `free`: how many cards are
    free, by the halves printed.
    """
    if not sizes:
        return 1, []
    blanks, halves, wholes = free
    table = []
    for counts in card_counts_for_preservers(sizes[0], wanted[0]):
        deals = comb(blanks, counts[0]) * comb(halves, counts[1]) * comb(wholes, counts[2])
        if deals:
            rest = blanks - counts[0], halves - counts[1], wholes - counts[2]
            deals *= deal_count_and_table(sizes[1:], wanted[1:], rest)[0]
        if deals:
            table.append((deals, counts))
    return sum(deals for deals, _ in table), table


def half_preservers_on_unknown_cards(view: View, own: int) -> int:
    """Return how many half preservers the unknown cards of a set print; a dropped half may make it one more."""
    printed = view.printed[seat_holding_set(own, view.stage, view.players)]
    return c.HALVES_OF_WHOLE * printed - c.half_preservers_on_cards(view.known[own])


@cache
def card_counts_for_preservers(size: int, wanted: int) -> Sequence[Counts]:
    """Return every choice of counts for `size` cards that print `wanted` half preservers or one more."""
    found = []
    for total in (wanted, wanted + 1):
        for wholes in range(max(0, total - size), total // c.HALVES_OF_WHOLE + 1):
            halves = total - c.HALVES_OF_WHOLE * wholes
            found.append((size - halves - wholes, halves, wholes))
    return found


def sample_card_counts(table: Table, rng: Random) -> Counts:
    """Draw one of the table's counts, weighted by the number of deals they allow."""
    point = rng.random() * sum(deals for deals, _ in table)
    for deals, counts in table:
        point -= deals
        if point < 0:
            return counts
    return table[-1][1]
