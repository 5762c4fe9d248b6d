"""The key moments of a review, the best one first, and how its decisions compare with those of bots.

Only real decisions count: those in which a move could cost something, beyond doubt.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from math import hypot
from typing import Any, Final

from engine.bots import BOTS, Budget, RandomBot, SamplingBot
from engine.bots.bot import Bot
from engine.coach.ledger import PROVEN_ERRORS, Grade
from engine.coach.playouts import Playouts
from engine.core.rng import clock_seconds, random_stream
from engine.games.registry import HEURISTICS
from engine.match.giveaways import Giveaway, giveaways
from engine.match.review import PRAISES, DecisionReview, Review

MOST_MOMENTS: Final = 5
"""The most key moments of one review, beside the most telling move. Chosen by hand."""
TELLING: Final = 0.15
"""In probability, 0 to 1: a move that made one's secret more likely by as much is told. Chosen by hand."""
SWING: Final = 0.15
"""In chances of victory: a change between two decisions that is as large may be the turning point. Chosen by hand."""
LEVELS: Final = tuple(level for level in sorted(BOTS) if RandomBot.level < level <= SamplingBot.level)
"""The levels of the bots that are asked for their moves; that of a random one is known without, and the highest one
searches as the review itself does."""


class MomentKind(Enum):
    """Why a moment is shown."""

    ONLY_MOVE = "only_move"
    """Every other move would have cost much."""
    WELL_SEEN = "well_seen"
    """The move was good, and the first thought was not."""
    TURN = "turn"
    """Between two decisions the chance of victory changed more than ever."""
    MISTAKE = "mistake"
    """The move cost something, beyond doubt."""
    TELLING = "telling"
    """The move gave away more of a secret than any other."""


PRAISE: Final = frozenset({MomentKind.ONLY_MOVE, MomentKind.WELL_SEEN})


@dataclass(frozen=True, slots=True)
class KeyMoment:
    """A decision that is worth another look; for the turning point, the first one after it."""

    kind: MomentKind
    decision: DecisionReview
    size: float
    """What it was about, in chances of victory: what another move would have cost, or this one did; for the turning
    point, what the seat gained by it, below 0 for a loss; for the most telling move, in probability of the secret."""
    before: DecisionReview | None = None
    """The last decision before the turning point; None for any other moment."""
    giveaway: Giveaway | None = None
    """What the most telling move gave away; None for any other moment."""

    @property
    def is_about_move(self) -> bool:
        """Whether it is about how good the move was: neither about others' moves nor about secrets."""
        return self.before is None and self.giveaway is None

    @property
    def is_praise(self) -> bool:
        """Whether the move is praised."""
        return self.kind in PRAISE


def judged_decisions(review: Review) -> list[DecisionReview]:
    """Return the decisions that have been judged, in order."""
    return [each for each in review.decisions_with_move_made if each.is_judged]


def is_real_decision(decision: DecisionReview) -> bool:
    """Return whether a move of a judged decision costs something beyond doubt, so that it matters what is chosen."""
    return any(claim.grade is not Grade.FINE for claim in decision.ledger.claims())


def best_moves(decision: DecisionReview) -> list[Any]:
    """Return the moves of a judged decision that nothing tells apart from the best one."""
    return [claim.move for claim in decision.ledger.claims() if claim.equal]


def cost_of_next_best_move(decision: DecisionReview) -> float:
    """Return what the best of the other moves costs, in chances of victory; 0 unless one move is the best alone."""
    others = [claim.cost for claim in decision.ledger.claims() if not claim.equal]
    return max(0.0, min(others)) if others and len(best_moves(decision)) == 1 else 0.0


def key_moments(review: Review) -> list[KeyMoment]:
    """Return the key moments so far: what was done well, the turning point, what cost most, and what gave most away."""
    praised = moments_of_praise(review)
    turn = turning_point(review)
    mistakes = [
        KeyMoment(MomentKind.MISTAKE, each, each.claim.cost)
        for each in review.decisions_with_worst_moves()
        if each.claim
    ]
    mistakes.sort(key=lambda each: -each.size)
    telling = most_telling_move(review)
    return [*[*praised, *([turn] if turn else []), *mistakes][:MOST_MOMENTS], *([telling] if telling else [])]


def most_telling_move(review: Review) -> KeyMoment | None:
    """Return the move that gave away most of a secret; None if none gave away much."""
    made = {each.turn: each for each in review.decisions_with_move_made}
    told = [each for each in giveaways(review.match, review.seat) if each.turn in made and each.gain >= TELLING]
    most = max(told, key=lambda each: each.gain, default=None)
    return KeyMoment(MomentKind.TELLING, made[most.turn], most.gain, giveaway=most) if most else None


def moments_of_praise(review: Review) -> list[KeyMoment]:
    """Return the best moves that were hardest to find, the hardest first."""
    found = [each for each in map(moment_of_praise, judged_decisions(review)) if each]
    return sorted(found, key=lambda each: (each.kind is MomentKind.ONLY_MOVE, -each.size))[:PRAISES]


def moment_of_praise(decision: DecisionReview) -> KeyMoment | None:
    """Return the praise that the move of a judged decision deserves; None if it was not the best or easy to find."""
    if decision.move not in best_moves(decision):
        return None
    if decision.has_found_hard_move:
        return KeyMoment(MomentKind.WELL_SEEN, decision, decision.cost_of_greedy_move)
    cost = cost_of_next_best_move(decision)
    return KeyMoment(MomentKind.ONLY_MOVE, decision, cost) if cost >= Grade.BLUNDER.value else None


def turning_point(review: Review) -> KeyMoment | None:
    """Return the largest change of the chance of victory between two decisions; None if none is large and proven."""
    turns = [moment_between_decisions(*pair) for pair in pairwise(judged_decisions(review))]
    return max((each for each in turns if each), key=lambda each: abs(each.size), default=None)


def moment_between_decisions(before: DecisionReview, after: DecisionReview) -> KeyMoment | None:
    """Return what others and chance have changed between two judged decisions; None if it is little or not proven."""
    assert before.claim
    then, now = before.claim, after.best
    errors = hypot(then.chance_error, then.error), now.chance_error
    gain = now.chance - then.chance
    return (
        KeyMoment(MomentKind.TURN, after, gain, before)
        if abs(gain) >= max(SWING, PROVEN_ERRORS * hypot(*errors))
        else None
    )


@dataclass(frozen=True, slots=True)
class Score:
    """How many real decisions of a review there were, and in how many a best move was found."""

    decisions: int
    found: int
    by_chance: float
    """How many random moves would have found, on average."""
    by_level: dict[int, int]
    """How many the bots of each level find; {} until all are known."""


class LevelsOnSameDecisions:
    """What bots of each of LEVELS would have played in the real decisions of a review, found out slice by slice."""

    def __init__(self, review: Review) -> None:
        self.review = review
        self.chosen: dict[tuple[Playouts, int], Any] = {}

    @property
    def real_decisions(self) -> list[DecisionReview]:
        """The real decisions so far."""
        return [each for each in judged_decisions(self.review) if is_real_decision(each)]

    @property
    def levels(self) -> tuple[int, ...]:
        """The levels whose moves are asked for: none in a mini-game, since bots play to win."""
        return () if self.review.match.minigame else LEVELS

    @property
    def open_choices(self) -> Iterator[tuple[DecisionReview, int]]:
        """The decisions and levels whose choice is not known yet."""
        pairs = ((each, level) for each in self.real_decisions for level in self.levels)
        return ((each, level) for each, level in pairs if (each.playouts, level) not in self.chosen)

    @property
    def is_finished(self) -> bool:
        """Whether all choices are known."""
        return next(self.open_choices, None) is None

    def work_for_seconds(self, seconds: float) -> None:
        """Let bots choose for this long, at least once if a choice is open."""
        until = clock_seconds() + seconds
        for decision, level in [*self.open_choices]:
            self.chosen[decision.playouts, level] = self.move_of_level(decision, level)
            if clock_seconds() >= until:
                return

    def move_of_level(self, decision: DecisionReview, level: int) -> Any:
        """Return the move that a bot of this level makes in a decision, by what the person could see."""
        game = self.review.match.game
        heuristics = HEURISTICS[game.key]
        bot: Bot = BOTS[level](game, heuristics)
        rng = random_stream(self.review.match.start.seed, "level", level, decision.turn, self.review.seat)
        return bot.choose(decision.playouts.view, rng, Budget(iterations=heuristics.near_worlds)).move

    def score(self) -> Score:
        """Return how often the person and others find a best move in the real decisions so far."""
        real = self.real_decisions
        best = [(each, best_moves(each)) for each in real]
        by_level = {
            level: sum(self.chosen[each.playouts, level] in moves for each, moves in best)
            for level in self.levels
            if self.is_finished
        }
        by_chance = sum(len(moves) / self.legal_move_count(each) for each, moves in best)
        return Score(len(real), sum(each.move in moves for each, moves in best), by_chance, by_level)

    def legal_move_count(self, decision: DecisionReview) -> int:
        """Return how many moves were legal in a decision."""
        state = decision.playouts.draw_world(0).state
        return len(self.review.match.game.legal_moves(state, self.review.seat))
