"""What is certain of the result, whatever anybody will do and whatever is hidden: the foresight of Land Unter.

Anywhere in the game, points are counted that nobody can lose or reach any more. In the last rounds all that can happen
is gone through. What decides there is who takes the tide cards, so that cards are tried only to see who can take them.
Most positions are open, which a few lines at random show at once.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations, product
from math import factorial
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Foresight, victory_shares
from engine.core.rng import Random, pick_random, random_stream, shuffled
from engine.games.land_unter.heuristics.bounds import Range, ranges_of_points, share_by_ranges
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.sampler import remaining_tides, state_known_from_view
from engine.games.land_unter.rules.scoring import result
from engine.games.land_unter.rules.setup import is_last_stage
from engine.games.land_unter.rules.state import CHOOSING, OVER, State
from engine.games.land_unter.rules.view import FACE_DOWN, View

MOST_PLANS: Final = 20_000
"""In how many orders all seats may lay their hands at most when all that can happen is gone through. Set by hand."""
LINES: Final = 16
"""Lines at random before all are tried: two that end differently show that a position is open. Set by hand."""
MOST_ROUNDS_PLAYED: Final = 20_000
"""The most rounds that a search plays before it gives up. Set by hand."""

Takers = tuple[Seat, Seat]
"""Who lays the highest card of a round and takes the lower tide card, and who takes the higher one."""
Hands = tuple[tuple[c.Card, ...], ...]
"""The cards that each seat can still lay, () for eliminated ones."""
Tides = tuple[c.Tide, ...]
"""Tide cards, in rising order."""
NO_TIDES: Final = (c.NO_TIDE,) * len(c.TIDE_CARDS)
"""Stands for the tide cards of rounds gone by."""


class LandUnterForesight(Foresight[c.Card, View]):
    """Finds certain victories and defeats, by the points in reach and by a search of the last rounds."""

    def certain_share(self, view: View, move: c.Card | None = None) -> float | None:
        """Return the seat's share of the victory if it follows from what it sees; None while it is open."""
        assert view.seat is not None, "foresight is a seat's"
        known = state_known_from_view(view)
        if known.phase == OVER:
            return victory_shares(result(known))[view.seat]
        share = share_by_ranges(ranges_of_points(known), view.seat)
        if share is not None or known.phase != CHOOSING or not is_last_stage(known):
            return share
        if factorial(c.ROUNDS - view.round) ** known.alive > MOST_PLANS:
            return None
        return LastRounds(view, move).certain_share()

    def point_ranges(self, view: View) -> Sequence[Range]:
        """Return the least and the most final points of each seat, by what it has, can lose, and will be given."""
        return ranges_of_points(state_known_from_view(view))


class LastRounds:
    """All that can happen in the last rounds of a game, as the seat of a view knows them."""

    def __init__(self, view: View, move: c.Card | None) -> None:
        assert view.seat is not None, "foresight is a seat's"
        self.seat, self.players = view.seat, view.players
        self.start = state_known_from_view(view)
        # Who lays first or leads makes no difference to what can happen.
        self.start.options = replace(self.start.options, play="hidden")
        self.start.chosen, self.start.owed = [c.NO_CARD] * view.players, self.start.alive
        self.start.sets = ((),) * view.players
        self.pair, self.tides = view.turned[-c.TURNED :], tuple(sorted(remaining_tides(view)))
        self.hands = tuple([hand_before_round(view, seat) for seat in range(view.players)])
        self.offers = tuple([cards_of_this_round(view, seat, move) for seat in range(view.players)])
        self.played = 0

    def certain_share(self) -> float | None:
        """Return the share of the seat if every line leads to it, else None; None also where the search gives up."""
        rng = random_stream(0, "foresight")
        share = self.share_at_end(self.line_at_random(rng))
        if any(self.share_at_end(self.line_at_random(rng)) != share for _ in range(LINES)):
            return None
        rounds = hands_after_cards(self.hands, self.offers)
        return share if self.is_share_certain(self.start, self.pair, self.tides, rounds, share) else None

    def line_at_random(self, rng: Random) -> State:
        """Return the end of one line in which all is drawn at random: cards and tide cards."""
        state = self.start.clone()
        state.tides = (*NO_TIDES[: c.TURNED * state.round], *self.pair, *shuffled(rng, self.tides))
        state.hands = [[*hand] for hand in self.hands]
        cards = [pick_random(rng, offer) for offer in self.offers if offer]
        while state.phase != OVER:
            GAME.apply_moves(state, cards)
            cards = [pick_random(rng, state.hands[seat]) for seat in state.active_seats() if state.phase != OVER]
        return state

    def share_at_end(self, state: State) -> float:
        """Return the share of the seat of a game that is over."""
        return victory_shares(result(state))[self.seat]

    def is_share_certain(
        self, state: State, pair: Tides, rest: Tides, hands: Mapping[Takers, frozenset[Hands]], share: float
    ) -> bool:
        """Return whether all that can happen from a round on leads to this share; False, too, if the search gives up.

        `pair`: the tide cards of the round; `rest`: those of later rounds; `hands`: which ones may be left after it.
        """
        for takers, left in hands.items():
            self.played += 1
            if self.played > MOST_ROUNDS_PLAYED:
                return False
            after = state_after_round(state, pair, takers)
            if after.phase == OVER:
                if self.share_at_end(after) != share:
                    return False
                continue
            counted = share_by_ranges(ranges_of_points(after), self.seat)
            if counted != share and (counted is not None or not self.is_share_certain_later(after, rest, left, share)):
                return False
        return True

    def is_share_certain_later(self, state: State, rest: Tides, hands: frozenset[Hands], share: float) -> bool:
        """Return the same for a state between rounds: whichever tides of the rest are turned up, with any hands."""
        out = [seat for seat, level in enumerate(state.levels) if level == c.ELIMINATED]
        following = hands_by_takers(hands_without_seats(hands, out))
        return all(self.is_share_certain(state, pair, left, following, share) for pair, left in pairs_of_tides(rest))


def hand_before_round(view: View, seat: Seat) -> tuple[c.Card, ...]:
    """Return the cards that a seat held before it laid one in this round; () for an eliminated one."""
    if view.levels[seat] == c.ELIMINATED:
        return ()
    return tuple(sorted(view.known[view.played_set_index_of_seat(seat)].difference(view.played[seat])))


def cards_of_this_round(view: View, seat: Seat, move: c.Card | None) -> tuple[c.Card, ...]:
    """Return the cards of which a seat lays one in this round, as far as the view tells; `move`: of its own seat."""
    if view.levels[seat] == c.ELIMINATED:
        return ()
    if move is not None and seat == view.seat:
        return (move,)
    return hand_before_round(view, seat) if view.chosen[seat] in (c.NO_CARD, FACE_DOWN) else (view.chosen[seat],)


def hands_after_cards(hands: Hands, offers: Hands) -> Mapping[Takers, frozenset[Hands]]:
    """Return which hands may be left after a round, by who takes its tide cards, if each seat lays a card it offers."""
    found = dict[Takers, set[Hands]]()
    for cards in product(*(offer or (c.NO_CARD,) for offer in offers)):
        ranked = sorted(cards)
        takers = cards.index(ranked[-1]), cards.index(ranked[-2])
        left = tuple([tuple([each for each in hand if each != card]) for hand, card in zip(hands, cards, strict=True)])
        found.setdefault(takers, set()).add(left)
    return {takers: frozenset(left) for takers, left in found.items()}


@lru_cache(maxsize=4096)
def hands_by_takers(hands: frozenset[Hands]) -> Mapping[Takers, frozenset[Hands]]:
    """Return the same if hands are any of these, and seats lay any card."""
    found = dict[Takers, set[Hands]]()
    for each in hands:
        for takers, left in hands_after_cards(each, each).items():
            found.setdefault(takers, set()).update(left)
    return {takers: frozenset(left) for takers, left in found.items()}


def hands_without_seats(hands: frozenset[Hands], out: Collection[Seat]) -> frozenset[Hands]:
    """Return the hands without the cards of seats that are eliminated."""
    if not out:
        return hands
    return frozenset(tuple([() if seat in out else hand for seat, hand in enumerate(each)]) for each in hands)


def pairs_of_tides(rest: Tides) -> Iterator[tuple[Tides, Tides]]:
    """Yield each different pair of tide cards that may be turned up next, and the others; all in rising order."""
    for pair in sorted({*combinations(rest, c.TURNED)}):
        left = [*rest]
        for tide in pair:
            left.remove(tide)
        yield pair, tuple(left)


def state_after_round(state: State, pair: Tides, takers: Takers) -> State:
    """Return the state after a round in which these tide cards are turned up, and taken by these seats."""
    after, low = state.clone(), iter(c.WEATHER_CARDS)
    after.tides = (*NO_TIDES[: c.TURNED * state.round], *pair)
    # Any cards will do that make them the takers.
    high = dict(zip(takers, reversed(c.WEATHER_CARDS), strict=False))
    cards = [high[seat] if seat in takers else next(low) for seat in state.active_seats()]
    after.hands = [[] for _ in state.levels]
    for seat, card in zip(state.active_seats(), cards, strict=True):
        after.hands[seat] = [card]
    GAME.apply_moves(after, cards)
    return after
