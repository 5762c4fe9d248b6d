"""The heuristics of Land Unter. No seat has a secret for the whole game, so there is no belief.

Scores are in life preservers, which are points at the end of a stage. Constants are set by hand; the weights of the
evaluator are fitted.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar, Final

from engine.core.game import Result, Seat
from engine.core.heuristics import FittedEvaluator, Heuristics, Prior, RolloutPolicy
from engine.core.rng import Random
from engine.games.land_unter.heuristics.calibration import CALIBRATION
from engine.games.land_unter.heuristics.ending import LAST_ROUNDS, undominated_cards
from engine.games.land_unter.heuristics.weights import WEIGHTS
from engine.games.land_unter.rules.components import (
    ELIMINATED,
    HAND,
    HIGHEST_TIDE,
    NO_CARD,
    ROUNDS,
    WEATHER_CARDS,
    Card,
    Tide,
)
from engine.games.land_unter.rules.scoring import points_for_preservers, result
from engine.games.land_unter.rules.sets import played_set_index_of_seat
from engine.games.land_unter.rules.state import OVER, State, seats_to_move
from engine.games.land_unter.rules.view import View

TIDE_COST: Final = 1 / 8
"""Expected later loss for each level of the tide card that a seat shows, in life preservers."""
MIDDLE: Final = (len(WEATHER_CARDS) + 1) / 2
"""The number in the middle of all weather cards."""
EXTREME_CARD: Final = 0.25
"""The extra worth of the highest or lowest card, compared with a middle one, in later rounds; in life preservers."""


class LandUnterPrior(Prior[State, Card]):
    """Scores in life preservers: what a card is likely to gain this round, less its worth for later rounds."""

    def score_moves(self, state: State, seat: Seat, moves: Sequence[Card]) -> Sequence[float]:
        """Score each card in life preservers, in the order of the moves; see `card_scores`."""
        found = card_scores(state, seat, state.tide_pair(), sorted(state.levels))
        return [found[card] for card in moves]

    def candidate_moves(self, state: State, seat: Seat, legal: Sequence[Card]) -> Sequence[Card]:
        """Return the legal cards, without dominated ones at the end of the game; see `undominated_cards`."""
        return undominated_cards(state, seat, legal)


def card_worth_for_later_rounds(card: Card) -> float:
    """Return what a card in hand is worth for later rounds, in life preservers, 0 to `EXTREME_CARD`."""
    return EXTREME_CARD * abs(card - MIDDLE) / MIDDLE


EXTREMES: Final = tuple(card_worth_for_later_rounds(card) for card in (NO_CARD, *WEATHER_CARDS))
"""The result of `card_worth_for_later_rounds` for each card, by number."""
CARDS_SUM: Final = HAND * MIDDLE
"""The sum of the numbers of an average hand."""


def card_scores(state: State, seat: Seat, pair: tuple[Tide, Tide], ranked: list[Tide]) -> Sequence[float]:
    """Return the score of every weather card for a seat in this round, by card number (index 0 is NO_CARD).

    `pair`: the tide cards of the round, the lower one first; `ranked`: the levels of all seats, in rising order.
    """
    low, high = pair
    level = state.levels[seat]
    others = ranked[-2] if level == ranked[-1] else ranked[-1]
    stay = cost_of_showing_tide(level, max(others, high))
    laid = tuple(state.chosen) if state.open else ()
    return card_scores_by_tide_gains(
        stay - cost_of_showing_tide(low, others), stay - cost_of_showing_tide(high, others), state.alive - 1, laid
    )


def cost_of_showing_tide(level: Tide, others: int) -> float:
    """Return the cost of showing a tide card, in life preservers; `others`: the highest level of the other seats."""
    return level * TIDE_COST + (level >= others)


@lru_cache(maxsize=4096)
def card_scores_by_tide_gains(lower: float, higher: float, rivals: int, laid: tuple[Card, ...]) -> Sequence[float]:
    """Return the score of every card by number, if the lower tide card gains `lower` and the higher one `higher`.

    `rivals`: how many others play a card; `laid`: the cards face up so far, NO_CARD where none is laid yet.
    """
    found = [0.0]
    coming = rivals - sum(map(bool, laid))
    for card in WEATHER_CARDS:
        above = sum(rival > card for rival in laid)
        below = (card - 1) / (len(WEATHER_CARDS) - 1)
        first = below**coming if above == 0 else 0.0
        second = below**coming if above == 1 else coming * (1 - below) * below ** (coming - 1) if above == 0 else 0.0
        found.append(first * lower + second * higher - card_worth_for_later_rounds(card))
    return found


RANDOM_SHARE: Final = 0.2
"""The probability of a random card instead of the best one (the epsilon of an epsilon-greedy policy); set by hand."""


class LandUnterRollout(RolloutPolicy[State, Card]):
    """An epsilon-greedy policy: the card that scores best in the prior, or a random one with RANDOM_SHARE."""

    def choose_move_for_each_seat(self, state: State, rng: Random) -> list[Card]:
        """Return a card for each seat that has to lay one."""
        owed = seats_to_move(state)
        if not owed:
            return []
        random, pair, ranked = rng.random, state.tide_pair(), sorted(state.levels)
        chosen = []
        for seat in owed:
            hand = state.hands[seat]
            if random() < RANDOM_SHARE:
                chosen.append(hand[int(random() * len(hand))])
            else:
                chosen.append(max(hand, key=card_scores(state, seat, pair, ranked).__getitem__))
        return chosen


class LandUnterEvaluator(FittedEvaluator[State]):
    """A fitted evaluator whose near horizon is the end of the round and whose far one is the end of the stage.

    The last round of a stage, in which every card is forced, counts as part of the round before.
    """

    names: ClassVar[tuple[str, ...]] = (
        *("points", "points, stages to come", "points, rounds to come"),
        *("eliminated", "eliminated, rounds to come"),
        *("preservers, rounds to come", "preservers, rounds to come squared", "no preserver, rounds to come"),
        *("tide", "tide, rounds to come", "highest tide", "highest tide, rounds to come"),
        *("lowest tide", "lowest tide, rounds to come", "extreme cards", "high cards"),
        *("preservers of later sets", "preservers of later sets, stages to come"),
    )

    def seat_features(self, state: State) -> Sequence[Sequence[float]]:
        """Return each seat's features, in the order of `names`: points, risks in this stage, hand, and later sets.

        "Rounds to come" and "stages to come" mean that a feature is multiplied by the share still to play, 0 to 1.
        """
        rounds = 1 - state.round / ROUNDS
        stages = 1 - (state.stage + 1) / state.players
        found = []
        for seat, kept in enumerate(state.preservers):
            points, coming = (
                state.scores[seat] + points_for_preservers(kept),
                preserver_count_of_sets_to_come(state, seat),
            )
            here = stage_features(state, seat, rounds)
            found.append((points, points * stages, points * rounds, *here, coming, coming * stages))
        return found

    def result(self, state: State) -> Result | None:
        """Return the result of the game; None before the end."""
        return result(state)

    def phase_index(self, state: State) -> int:
        """Return the number of the round, counted from 0 through all stages."""
        return ROUNDS * state.players if state.phase == OVER else ROUNDS * state.stage + state.round

    def near_horizon(self, state: State) -> int:
        """Return the phase index at the end of the round, or of the stage if LAST_ROUNDS rounds are left."""
        return self.phase_index(state) + (LAST_ROUNDS if state.round == ROUNDS - LAST_ROUNDS else 1)

    def far_horizon(self, state: State) -> int:
        """Return the phase index at the end of the stage."""
        return ROUNDS * (state.stage + 1)


NO_RISK: Final = (0.0,) * 11
"""The values of `stage_features` for an eliminated seat, after the two that say it is eliminated."""


def stage_features(state: State, seat: Seat, rounds: float) -> Sequence[float]:
    """Return the features of a seat in this stage; `rounds`: the share of the stage's rounds to come, 0 to 1."""
    level, kept, hand = state.levels[seat], state.preservers[seat], state.hands[seat]
    if level == ELIMINATED:
        return (1.0, rounds, *NO_RISK)
    levels = [each for each in state.levels if each != ELIMINATED]
    top, low = float(level == max(levels)), float(level == min(levels))
    risk, tide = kept * rounds, level / HIGHEST_TIDE
    cards = sum(map(EXTREMES.__getitem__, hand)), sum(hand) / CARDS_SUM
    shown = tide, tide * rounds, top, top * rounds, low, low * rounds
    return (0.0, 0.0, risk, risk * rounds, rounds * (not kept), *shown, *cards)


def preserver_count_of_sets_to_come(state: State, seat: Seat) -> int:
    """Return how many life preservers are printed on the sets that a seat will play in later stages."""
    later_stages = range(state.stage + 1, state.players)
    return sum([state.printed[played_set_index_of_seat(seat, stage, state.players)] for stage in later_stages])


HEURISTICS: Final[Heuristics[State, Card, View]] = Heuristics(
    LandUnterPrior(), LandUnterRollout(), LandUnterEvaluator(WEIGHTS), calibration=CALIBRATION
)
