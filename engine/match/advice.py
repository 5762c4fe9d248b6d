"""Help in a decision: advice and its reason, and a warning before a costly move; and after the end, how another move in
a past decision compares with the one that was made.

The coach (`engine.coach`) judges moves; advice is its judgement before a move is made, at a table or on a table of
one's own (`engine.ask.advice`); a hint (`engine.api.hints`) is what a person at a table is shown of it.

Both rest on the same analysis as the review, so that what is advised is what a review would say.
"""

from collections.abc import Iterator
from typing import Any, Final

from engine.coach.analysis import (
    EQUAL_WITHIN,
    FIRST_WORLDS,
    PROVEN_ERRORS,
    Analysis,
    Judgement,
    MoveValue,
)
from engine.coach.contrast import WORLDS, Contrast, play_out_and_contrast_moves
from engine.coach.playouts import GoalPlayouts, Playouts
from engine.core.game import Seat
from engine.core.outcomes import Outcome
from engine.core.rng import clock_seconds
from engine.games.registry import HEURISTICS
from engine.match.match import Match

MOST_MOVES: Final = 12
"""The most moves that are listed with their chances, the best ones. Chosen by eye."""


ASKED_FROM: Final = 0.07
"""In chances of victory, or of reaching the goal: a move is asked about if its proven cost is as high. Chosen by hand:
below a blunder, since an estimate of one's cost may well come out a little lower."""


class IncrementalTask:
    """Work that is done piece by piece, for as long as somebody gives it time."""

    def __init__(self, pieces: Iterator[float]) -> None:
        self.pieces = pieces
        self.done = 0.0
        """The fraction done, from 0 to 1."""

    def work_for_seconds(self, seconds: float) -> None:
        """Work for this long, doing at least one piece if any is left."""
        until = clock_seconds() + seconds
        while self.done < 1:
            self.done = next(self.pieces, 1.0)
            if clock_seconds() >= until:
                return


class Advice(IncrementalTask):
    """What a person could do in a decision: the moves with their chances, and what sets the best apart from another."""

    judgement: Judgement | None = None
    contrast: Contrast | None = None

    def __init__(self, analysis: Analysis, outcomes: tuple[Outcome, ...]) -> None:
        super().__init__(self.work_in_slices(analysis, outcomes))
        self.analysis = analysis

    @property
    def is_judgement_sound(self) -> bool:
        """Whether the first worlds are done, so that what has been found may be told."""
        return self.analysis.fraction_done == 1

    def explore_in_slices(self, analysis: Analysis) -> Iterator[float]:
        """Find the judgement; yield the fraction done of this."""
        for _ in analysis.try_all_moves_in_first_worlds():
            self.judgement = analysis.judgement_so_far()
            yield analysis.fraction_done
        self.judgement = analysis.judgement_so_far()

    def work_in_slices(self, analysis: Analysis, outcomes: tuple[Outcome, ...]) -> Iterator[float]:
        """Explore, then contrast; yield the fraction done."""
        for part in self.explore_in_slices(analysis):
            yield part / 2
        assert self.judgement, "it is explored"
        worse = [value.move for value in self.judgement.values if not value.equal]
        if not worse:
            return
        # First comes a move from the middle: the second best hardly differs, and nobody would think of the worst.
        # The worst follows in case the one from the middle tells nothing.
        foils = [*dict.fromkeys((worse[len(worse) // 2], worse[-1]))]
        for tried, foil in enumerate(foils):
            for number, told in enumerate(
                play_out_and_contrast_moves(analysis.playouts, outcomes, self.judgement.best_move, foil)
            ):
                if told and (told.facts or self.contrast is None):
                    self.contrast = told
                yield 0.5 + (tried + number / (WORLDS + 1)) / len(foils) / 2
            if self.contrast and self.contrast.facts:
                return


class GoalAdvice(Advice):
    """Advice for the goal of a mini-game. All that is told is counted in the same worlds, so that it fits together."""

    def explore_in_slices(self, analysis: Analysis) -> Iterator[float]:
        """Find the judgement, then that of the moves that are told; yield the fraction done of this."""
        for part in super().explore_in_slices(analysis):
            yield part / 2
        assert self.judgement, "it is explored"
        moves = [value.move for value in self.judgement.values]
        told = [*moves[:MOST_MOVES], *moves[MOST_MOVES:][-1:]]
        for number, found in enumerate(analysis.try_moves_equally_often(told, WORLDS)):
            self.judgement = found or self.judgement
            yield 0.5 + number / (WORLDS + 1) / 2


class Check(IncrementalTask):
    """Whether a move costs so much that a person should have another look, and then also why."""

    judgement: Judgement | None = None
    contrast: Contrast | None = None
    """What sets a better move apart from this one."""

    def __init__(self, advice: Advice, outcomes: tuple[Outcome, ...], move: Any) -> None:
        super().__init__(self.work_in_slices(advice, outcomes, move))
        self.move = move

    def work_in_slices(self, advice: Advice, outcomes: tuple[Outcome, ...], move: Any) -> Iterator[float]:
        """Explore, judge, then contrast a costly move with the best one; yield the fraction done."""
        analysis = advice.analysis
        for _ in analysis.try_all_moves_in_first_worlds():
            yield analysis.fraction_done / 3
        for self.judgement in analysis.judge_move(move, least_cost=ASKED_FROM):
            yield 1 / 3
        if self.judgement and self.does_warn:
            yield from self.contrast_in_slices(analysis.playouts, outcomes, self.judgement.best_move)

    def contrast_in_slices(self, playouts: Playouts, outcomes: tuple[Outcome, ...], best: Any) -> Iterator[float]:
        """Contrast the move with a better one; yield the fraction done of the whole work."""
        for number, found in enumerate(play_out_and_contrast_moves(playouts, outcomes, best, self.move)):
            self.contrast = found
            yield (1 + 2 * number / (WORLDS + 1)) / 3

    @property
    def does_warn(self) -> bool:
        """Whether the move costs so much that the reader is asked before it is made."""
        found = self.judgement
        return found is not None and found.is_cost_proven and found.cost >= ASKED_FROM


class GoalCheck(Check):
    """The check of a move on the way to the goal of a mini-game: it is judged by what is told, the contrast."""

    def work_in_slices(self, advice: Advice, outcomes: tuple[Outcome, ...], move: Any) -> Iterator[float]:
        """Explore, then contrast the move with the one that is advised; yield the fraction done."""
        while not advice.is_judgement_sound:
            advice.work_for_seconds(0)
            yield advice.analysis.fraction_done / 3
        assert advice.judgement, "it is explored"
        if move != advice.judgement.best_move:
            yield from self.contrast_in_slices(advice.analysis.playouts, outcomes, advice.judgement.best_move)

    @property
    def does_warn(self) -> bool:
        """Whether the goal is reached so much less often that the reader is asked before the move is made."""
        found = self.contrast
        return found is not None and found.gap >= max(ASKED_FROM, PROVEN_ERRORS * found.error)


class DecisionHelp:
    """The help in one decision of a person: advice, and the check of a move, which share what is found out."""

    def __init__(self, playouts: Playouts, outcomes: tuple[Outcome, ...]) -> None:
        self.playouts, self.outcomes, self.analysis = playouts, outcomes, Analysis(playouts)
        self.has_goal = isinstance(playouts, GoalPlayouts)
        self.advice = (GoalAdvice if self.has_goal else Advice)(self.analysis, outcomes)
        self.check: Check | None = None

    def blunder_check_task_for_move(self, move: Any) -> Check:
        """Return the check of a move that may be made, continued if that move was checked last."""
        if self.check is None or self.check.move != move:
            self.check = (GoalCheck if self.has_goal else Check)(self.advice, self.outcomes, move)
        return self.check


def goal_help(match: Match, seat: Seat) -> DecisionHelp | None:
    """Return the help on the way to the goal of a mini-game; None without a goal or a choice."""
    mini, game = match.minigame, match.game
    if mini is None or mini.riddle or len(game.legal_moves(match.state, seat)) < 2:
        return None
    first, verdict = match.first, mini.verdict
    view, seed = game.view(match.state, seat), match.start.seed + len(match.turns)
    playouts = GoalPlayouts(game, HEURISTICS[game.key], view, seed, lambda state: verdict(first, state, seat))
    return DecisionHelp(playouts, tuple(match.presentation.outcomes))


class Retry(IncrementalTask):
    """A decision tried again: what the new move costs, and what sets it apart from the original one.

    `then`: the judgement of the original move; `known`: its contrast with another move, if one was found already.
    """

    value: MoveValue | None = None
    """The value of the new move; None while it is not known."""
    contrast: Contrast | None = None
    """The contrast of the two moves, once it is known, if one of them is clearly better."""

    def __init__(
        self,
        analysis: Analysis,
        outcomes: tuple[Outcome, ...],
        then: Judgement,
        known: Contrast | None,
        move: Any,
    ) -> None:
        super().__init__(self.work_in_slices(analysis, outcomes, known))
        self.then, self.move = then, move

    def work_in_slices(
        self, analysis: Analysis, outcomes: tuple[Outcome, ...], known: Contrast | None
    ) -> Iterator[float]:
        """Judge the move unless that is done, then contrast the two; yield the fraction done."""
        self.value = self.then.value_of_move(self.move)
        if self.value is None:
            for judgement in analysis.judge_move(self.move, FIRST_WORLDS):
                self.value = judgement.value_of_move(self.move) if judgement else None
                yield 0.0
        if not self.has_relevant_difference:
            return
        pair = (self.move, self.then.move) if self.gain_over_move_made > 0 else (self.then.move, self.move)
        if known and (known.better, known.worse) == pair:
            self.contrast = known
            return
        for number, told in enumerate(play_out_and_contrast_moves(analysis.playouts, outcomes, *pair)):
            self.contrast = told
            yield number / (WORLDS + 1)

    @property
    def gain_over_move_made(self) -> float:
        """By how much the move is better than the one that was made then, in chances of victory; below 0: worse.

        The best move gains what the one made has cost, as the review says.
        """
        if self.value is None:
            return 0.0
        return self.then.cost - (0.0 if self.move == self.then.best_move else self.value.cost)

    @property
    def has_relevant_difference(self) -> bool:
        """Whether one of the two moves is better by so much that it matters."""
        return abs(self.gain_over_move_made) >= EQUAL_WITHIN
