"""What a state of Land Unter is worth. The weights are fitted."""

from collections.abc import Sequence
from typing import ClassVar, Final

from engine.core.game import Result, Seat
from engine.core.heuristics import FittedEvaluator, Values, index_of_best
from engine.games.land_unter.heuristics.bounds import ranges_of_points, share_by_ranges
from engine.games.land_unter.heuristics.ending import LAST_ROUNDS
from engine.games.land_unter.heuristics.rollout import EXTREMES, MIDDLE
from engine.games.land_unter.rules.components import ELIMINATED, HAND, HIGHEST_TIDE, ROUNDS
from engine.games.land_unter.rules.scoring import points_for_preservers, result
from engine.games.land_unter.rules.sets import played_set_index_of_seat
from engine.games.land_unter.rules.state import OVER, State

CARDS_SUM: Final = HAND * MIDDLE
"""The sum of the numbers of an average hand."""
NEARLY_SURE: Final = 0.8
"""The chance of victory, 0 to 1, from which on it is asked if the lead is out of reach: below it none was."""


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

    def evaluate(self, state: State) -> Values:
        """Return the chances and points that the weights give; the chances are exact once the lead is out of reach."""
        chances, points = super().evaluate(state)
        leader = index_of_best(chances)
        if chances[leader] > NEARLY_SURE and share_by_ranges(ranges_of_points(state), leader) == 1:
            chances = [float(seat == leader) for seat in range(state.players)]
        return chances, points

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
