"""The last rounds of a game of Land Unter, worked out.

In the last stage each seat has held every set, so that only the tide cards to come and the cards laid face down are
hidden; once the last round but one has begun, only the latter.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import prod
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import MOST_ENUMERATED_WORLDS, POINT, Endgame, Values, victory_shares
from engine.games.land_unter.heuristics.ending import LAST_ROUNDS, undominated_cards
from engine.games.land_unter.heuristics.rollout import RANDOM_SHARE, card_scores
from engine.games.land_unter.rules.components import ROUNDS, Card
from engine.games.land_unter.rules.enumeration import equally_likely_states
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import OVER, State, seats_to_move
from engine.games.land_unter.rules.view import View

WORKED_OUT_ROUNDS: Final = 3
"""How many rounds of the game are left at most when it is worked out: one more takes far too long."""

WORKED_OUT_ROUNDS_OPEN: Final = 2
"""The same if cards are laid open and in turn: no two plans of the others come to the same there."""

Weighted = Iterator[tuple[float, Values]]
"""Values that may come about, each with its probability; all probabilities together are 1."""
Odds = Mapping[Card, float]
"""The cards that a seat may lay, each with its probability."""
Hands = tuple[tuple[Card, ...], ...]
"""The hands of those who play, in the order of their seats."""
Takers = tuple[int, int, int, int]
"""Who lays the highest and the second highest card in the last round but one, and in the last one: indexes of hands."""
Table = tuple[tuple[int, ...], tuple[int, ...], Takers]
"""What decides the game: the tide cards shown, the preservers left, and who takes the tide cards to come."""


class LandUnterEndgame(Endgame[State, Card, View]):
    """The last WORKED_OUT_ROUNDS, all tide cards and all cards of all seats tried."""

    def all_worlds(self, view: View) -> Sequence[State] | None:
        """Return the states that fit a view in the last rounds of the last stage; before that, None."""
        most = WORKED_OUT_ROUNDS_OPEN if view.options.play == "open" else WORKED_OUT_ROUNDS
        if view.stage + 1 < view.players or view.round < ROUNDS - most:
            return None
        return equally_likely_states(view, MOST_ENUMERATED_WORLDS)

    def expected_values(self, state: State, seat: Seat, moves: Sequence[Card], surprise: float) -> Sequence[Values]:
        """Return the mean of the values at the end of the game, after each of these cards of the seat."""
        rounds = RoundsWorkedOut(seat)
        return [rounds.values_after_card(state, card, surprise) for card in moves]


class RoundsWorkedOut:
    """The values of states late in one game for a seat that lays its best cards, against the rollout policy."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.ends = dict[Table, Values]()
        """Ends of the game that were played to. The tide cards to come are the same in all."""

    def values_after_card(self, state: State, card: Card | None, surprise: float = 0.0) -> Values:
        """Return the mean values after a card of the seat, None if it has none to lay now.

        `surprise`: the probability that another seat lays any card in this round.
        """
        seats = seats_to_move(state)
        odds = [{card: 1.0} if each == self.seat and card else card_odds(state, each, surprise) for each in seats]
        is_quick = state.round == ROUNDS - LAST_ROUNDS and state.options.play == "hidden"
        found = self.weighted_ends(state, odds) if is_quick else self.weighted_values_after_cards(state, odds)
        return mean_values(found, state.players)

    def weighted_ends(self, state: State, odds: Sequence[Odds]) -> Weighted:
        """Yield the values after each choice of a card in the last round but one; those with equal `Takers` as one."""
        shown, left = tuple(state.levels), tuple(state.preservers)
        hands = tuple([tuple(state.hands[seat]) for seat in seats_to_move(state)])
        for takers, (chance, cards) in odds_of_takers(hands, odds).items():
            table = shown, left, takers
            if (values := self.ends.get(table)) is None:
                after = state.clone()
                GAME.apply_moves(after, cards)
                values = self.values_of_state(after)
                # Once a seat is out, another one may take its tide card of the last round.
                if after.alive == state.alive:
                    self.ends[table] = values
            yield chance, values

    def weighted_values_after_cards(self, state: State, odds: Sequence[Odds]) -> Weighted:
        """Yield the values after each choice of a card for each seat to move."""
        for laid in product(*(each.items() for each in odds)):
            after = state.clone()
            GAME.apply_moves(after, [card for card, _ in laid])
            yield prod(chance for _, chance in laid), self.values_of_state(after)

    def values_of_state(self, state: State) -> Values:
        """Return the values of a state, the seat's best cards laid from here on."""
        if state.phase == OVER:
            end = GAME.result(state)
            assert end is not None
            return victory_shares(end), end.scores
        own: Sequence[Card | None] = state.hands[self.seat] if self.seat in seats_to_move(state) else (None,)
        return max((self.values_after_card(state, card) for card in own), key=self.utility)

    def utility(self, values: Values) -> float:
        """Return how good values are for the seat: its chance of victory, and a little for its points."""
        chances, points = values
        return chances[self.seat] + POINT * (points[self.seat] - sum(points) / len(points))


def card_odds(state: State, seat: Seat, surprise: float) -> Odds:
    """Return the cards that a seat may lay now by the rollout policy, or with the probability `surprise` by chance."""
    hand = state.hands[seat]
    if len(hand) == 1:
        return {hand[0]: 1.0}
    odds = dict.fromkeys(hand, (1 - surprise) * RANDOM_SHARE / len(hand))
    scores = card_scores(state, seat, state.tide_pair(), sorted(state.levels))
    odds[max(hand, key=scores.__getitem__)] += (1 - surprise) * (1 - RANDOM_SHARE)
    if surprise:
        candidates = undominated_cards(state, seat, hand)
        for card in candidates:
            odds[card] += surprise / len(candidates)
    return odds


def odds_of_takers(hands: Hands, odds: Sequence[Odds]) -> Mapping[Takers, tuple[float, Sequence[Card]]]:
    """Return who may take the tide cards to come: how probable it is, and cards laid in the last round but one for it.

    `odds`: of the cards of each hand, all of them of LAST_ROUNDS cards.
    """
    chances = [1.0]
    for hand, each in zip(hands, odds, strict=True):
        pair = [each.get(card, 0.0) for card in hand]
        chances = [before * chance for before in chances for chance in pair]
    found = dict[Takers, tuple[float, Sequence[Card]]]()
    for chance, (takers, cards) in zip(chances, takers_of_cards(hands), strict=True):
        if chance:
            found[takers] = (found[takers][0] if takers in found else 0.0) + chance, cards
    return found


@lru_cache(maxsize=1024)
def takers_of_cards(hands: Hands) -> Sequence[tuple[Takers, Sequence[Card]]]:
    """Return all cards that may be laid in the last round but one, and who then takes the tide cards to come."""
    found = []
    for cards in product(*hands):
        kept = [sum(hand) - card for hand, card in zip(hands, cards, strict=True)]
        now, then = sorted(cards), sorted(kept)
        takers = cards.index(now[-1]), cards.index(now[-2]), kept.index(then[-1]), kept.index(then[-2])
        found.append((takers, cards))
    return found


def mean_values(weighted: Weighted, players: int) -> Values:
    """Return the mean of values, by their probabilities."""
    chances, points = [0.0] * players, [0.0] * players
    for weight, (each, scores) in weighted:
        for seat in range(players):
            chances[seat] += weight * each[seat]
            points[seat] += weight * scores[seat]
    return chances, points
