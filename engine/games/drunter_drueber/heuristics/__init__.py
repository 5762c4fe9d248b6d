"""The heuristics of Drunter & Drüber: its prior, rollout policy and evaluator. `belief` has the belief.

Scores of ballots are in votes, those of all other moves in points. Constants are set by hand unless said otherwise.
"""

from collections.abc import Sequence
from functools import cache
from math import log
from typing import ClassVar, Final

from engine.core import heuristics
from engine.core.game import Result, Seat
from engine.core.heuristics import FittedEvaluator, Heuristics, Prior, RolloutPolicy, Values
from engine.core.rng import Random, random_stream
from engine.games.drunter_drueber.heuristics import ballot_prior, building_values, placement_prior
from engine.games.drunter_drueber.heuristics.belief import DrunterDrueberBelief
from engine.games.drunter_drueber.heuristics.calibration import CALIBRATION
from engine.games.drunter_drueber.heuristics.foresight import DrunterDrueberForesight, is_victory_certain
from engine.games.drunter_drueber.heuristics.weights import WEIGHTS
from engine.games.drunter_drueber.rules import voting_cards
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import Target
from engine.games.drunter_drueber.rules.scoring import result
from engine.games.drunter_drueber.rules.state import DECLARING, OVER, PLACING, VOTING, State, seats_to_move
from engine.games.drunter_drueber.rules.turn import legal_moves
from engine.games.drunter_drueber.rules.view import View

MOST_CANDIDATES: Final = 12
"""The largest number of placements that bots compare; set by hand."""


TRIFLE: Final = 0.06
"""The gain or loss, in points, below which no votes are spent: people could not see a reason for them."""
DEAR: Final = 3.0
"""The points of own buildings under a proposal from which on a seat never lets it pass without a no."""
UNDECIDED_TEXT: Final = voting_cards.ballot_text(voting_cards.UNDECIDED)


class DrunterDrueberPrior(Prior[State, str]):
    """The prior of a seat's moves, by its own target cards alone; see `prior_scores`."""

    def score_moves(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Return the `prior_scores` of the moves, which are comparable only within one decision."""
        return prior_scores(state, seat, moves)

    def candidate_moves(self, state: State, seat: Seat, legal: Sequence[str]) -> Sequence[str]:
        """Return the cheapest ballot for each total, the MOST_CANDIDATES best placements, or all other moves.

        Ballots against the seat's own proposal are left out if there are others.
        """
        if state.phase == VOTING:
            ballots = ballot_prior.candidate_ballots(state.votes[seat])
            if seat != state.turn:
                return ballots
            return [
                each for each in ballots if voting_cards.net_votes_without_joker(voting_cards.BALLOTS[each]) >= 0
            ] or ballots
        if len(legal) <= MOST_CANDIDATES:
            return legal
        return heuristics.moves_with_highest_scores(legal, prior_scores(state, seat, legal), MOST_CANDIDATES)

    def sensible_moves(self, state: State, seat: Seat, candidates: Sequence[str]) -> Sequence[str]:
        """Return the `sensible_ballots`, the candidates without tiles that harm the seat's own buildings, or all."""
        if state.phase == VOTING:
            within = {*sensible_ballots(state, seat)}
            return [ballot for ballot in candidates if ballot in within] or candidates
        return (
            placement_prior.placements_without_own_harm(state, seat, candidates)
            if state.phase == PLACING
            else candidates
        )

    def answer_meant_by_each_move(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[object]:
        """Return for each ballot 1 for yes, -1 for no or 0 for neither; other decisions answer no question."""
        if state.phase != VOTING:
            return super().answer_meant_by_each_move(state, seat, moves)
        votes = [voting_cards.net_votes_without_joker(voting_cards.BALLOTS[move]) for move in moves]
        return [(total > 0) - (total < 0) for total in votes]


def prior_scores(state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
    """Return the prior score of each of these moves, by the seat's own target cards alone."""
    if state.phase == PLACING:
        return placement_prior.placement_scores(state, seat, moves)
    if state.phase == VOTING:
        votes = ballot_prior.wanted_vote_total(state, seat, placement_prior.proposal_gain(state, seat))
        return [ballot_prior.ballot_score(voting_cards.BALLOTS[move], votes) for move in moves]
    if state.phase == DECLARING:
        gain = placement_prior.proposal_gain(state, seat)
        return [gain if move == voting_cards.YES else -gain for move in moves]
    chances = building_values.survival_chances_by_reach(state)
    return [building_values.expected_points_of_target(state.board, Target(target), chances) for target in moves]


def sensible_ballots(state: State, seat: Seat) -> Sequence[str]:
    """Return the ballots that people at the table could see a reason for: see `sensible_vote_range`, TRIFLE."""
    gain, hand = placement_prior.proposal_gain(state, seat), state.votes[seat]
    if abs(gain) < TRIFLE and hand & voting_cards.UNDECIDED:
        return (UNDECIDED_TEXT,)
    defends = gain < 0 and placement_prior.own_points_at_stake(state, seat) >= DEAR
    return ballot_prior.ballots_within(hand, ballot_prior.sensible_vote_range(state, seat, gain, defends))


RANDOM_BALLOTS: Final = 0.2
"""The probability of any sensible ballot instead of the best one by the prior; set by hand."""
TEMPERATURE: Final = 0.3
"""In points: a placement whose prior score is this much lower is e times less likely.

Fitted to the placements of level 3 in eight games. In 0.24 of all cases only, it takes the one with the highest prior:
their mean log-likelihood is -2.15 with this temperature, -2.20 with 0.2, -2.16 with 0.5, and -2.32 with any move alike.
With the policy of before, the highest prior in 0.8 of all cases and else any move, it was -3.06.
"""
NOISE_LENGTH: Final = 2048
"""How many random numbers are drawn once for all placements."""


@cache
def gumbel_noise() -> Sequence[float]:
    """Return NOISE_LENGTH numbers and more from the Gumbel distribution, times TEMPERATURE, always the same.

    The placement with the highest sum of score and noise is one drawn by the softmax of the scores. Its
    number depends on the placement and one random number, so that playouts of different candidates with the same
    random numbers make the same move wherever it is still good.
    """
    random = random_stream(0, "gumbel noise").random
    return [-TEMPERATURE * log(-log(random() or 0.5)) for _ in range(NOISE_LENGTH + len(PLACEMENTS))]


PLACEMENT_NUMBERS: Final = {text: number for number, text in enumerate(PLACEMENTS)}
"""The number of each placement, by its text."""


class DrunterDrueberRollout(RolloutPolicy[State, str]):
    """Placements by the softmax of the prior, other moves by the prior; each seat uses its own target cards alone."""

    def choose_move_for_each_seat(self, state: State, rng: Random) -> list[str]:
        """Return one legal move for each seat of the decision, in its order."""
        if state.phase == PLACING:
            return [sampled_placement(state, state.turn, rng)]
        random, chosen = rng.random, []
        for seat in seats_to_move(state):
            if random() < RANDOM_BALLOTS and state.phase == VOTING:
                moves = sensible_ballots(state, seat)
                chosen.append(moves[int(random() * len(moves))])
            else:
                moves = (
                    ballot_prior.candidate_ballots(state.votes[seat])
                    if state.phase == VOTING
                    else legal_moves(state, seat)
                )
                chosen.append(heuristics.best_move(moves, prior_scores(state, seat, moves)))
        return chosen


def sampled_placement(state: State, seat: Seat, rng: Random) -> str:
    """Return a placement of a seat, drawn by the softmax of the prior scores with TEMPERATURE."""
    moves = legal_moves(state, seat)
    noise, start = gumbel_noise(), int(rng.random() * NOISE_LENGTH)
    scores = placement_prior.placement_scores(state, seat, moves)
    return heuristics.best_move(
        moves, [score + noise[start + PLACEMENT_NUMBERS[move]] for score, move in zip(scores, moves, strict=True)]
    )


TURNS_AHEAD: Final = 8
"""How many turns a long playout lasts. Measured: of level 4 against level 2 at three seats, 24 worlds and 16 deals,
0.83 with 3 turns and 0.99 with 8."""


class DrunterDrueberEvaluator(FittedEvaluator[State]):
    """A fitted evaluator whose near horizon is one more turn for everyone and whose far one is TURNS_AHEAD turns."""

    names: ClassVar[tuple[str, ...]] = (
        *("points", "points, tiles to come", "votes", "votes, votes to come", "joker", "own tiles"),
    )

    def evaluate(self, state: State) -> Values:
        """Return the chances and points that the weights give; exact chances also where the result is certain."""
        chances, points = super().evaluate(state)
        ahead = heuristics.index_of_best(chances)
        if (
            state.phase != OVER
            and building_values.is_late(building_values.tiles_left_by_kind(state))
            and is_victory_certain(state, ahead)
        ):
            chances = [float(seat == ahead) for seat in range(state.players)]
        return chances, points

    def seat_features(self, state: State) -> Sequence[Sequence[float]]:
        """Return expected points, and votes and tiles that a seat still holds, worth less as these run out."""
        left = building_values.tiles_left_by_kind(state)
        early, to_come = sum(left) / building_values.TILES_ALL, ballot_prior.share_of_votes_to_come(state)
        found = []
        for seat, points in enumerate(building_values.expected_points_by_seat(state)):
            hand = state.votes[seat]
            votes, joker = voting_cards.vote_count_of_hand(hand) * to_come, to_come * bool(hand & voting_cards.JOKER)
            found.append((points, points * early, votes, votes * to_come, joker, early * sum(state.tiles[seat])))
        return found

    def result(self, state: State) -> Result | None:
        """Return the result of the game; None before the end."""
        return result(state)

    def phase_index(self, state: State) -> int:
        """Return how many turns are over; after the end, a number beyond every horizon."""
        return state.turns + (TURNS_AHEAD + 1 if state.phase == OVER else 0)

    def near_horizon(self, state: State) -> int:
        """Return the phase index at which everyone has had one more turn."""
        return self.phase_index(state) + state.players

    def far_horizon(self, state: State) -> int:
        """Return the phase index after `TURNS_AHEAD` more turns."""
        return self.phase_index(state) + TURNS_AHEAD


HEURISTICS: Final[Heuristics[State, str, View]] = Heuristics(
    DrunterDrueberPrior(),
    DrunterDrueberRollout(),
    DrunterDrueberEvaluator(WEIGHTS),
    DrunterDrueberBelief(),
    DrunterDrueberForesight(),
    # Twice as many leave level 4 hardly anything to win; so few are clearly better than level 2 (ADR 0033).
    near_worlds=6,
    calibration=CALIBRATION,
)
