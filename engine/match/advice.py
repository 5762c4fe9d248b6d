"""Advice on a decision and its reason; a warning before a costly move; and after the end, how another move in a past
decision compares with the one that was made.

The coach (`engine.coach`) judges moves; advice is its judgement before a move is made, at a table or on a table of
one's own (`engine.ask.advice`); a hint (`engine.api.hints`) is what a person at a table is shown of it.

Both rest on the same analysis as the review, so that what is advised is what a review would say.
"""

from collections.abc import Iterator
from typing import Any, Final

from engine.coach.analysis import EQUAL_WITHIN, FIRST_WORLDS, Analysis, Grade, Judgement, MoveValue
from engine.coach.contrast import WORLDS, Contrast, play_out_and_contrast_moves
from engine.coach.playouts import GoalPlayouts
from engine.core.game import Seat
from engine.core.outcomes import Outcome
from engine.core.rng import clock_seconds
from engine.games.registry import HEURISTICS
from engine.match.match import Match

CHECKED: Final = 2 * FIRST_WORLDS
"""The most worlds in which a move is checked."""


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

    def work_in_slices(self, analysis: Analysis, outcomes: tuple[Outcome, ...]) -> Iterator[float]:
        """Explore, then contrast; yield the fraction done."""
        for _ in analysis.try_all_moves_in_first_worlds():
            self.judgement = analysis.judgement_so_far()
            yield analysis.fraction_done / 2
        self.judgement = analysis.judgement_so_far()
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


def goal_advice(match: Match, seat: Seat) -> Advice | None:
    """Return advice for the goal of a mini-game; None without a goal or a choice."""
    mini, game = match.minigame, match.game
    if mini is None or mini.riddle or len(game.legal_moves(match.state, seat)) < 2:
        return None
    first, verdict = match.first, mini.verdict
    view, seed = game.view(match.state, seat), match.start.seed + len(match.turns)
    playouts = GoalPlayouts(game, HEURISTICS[game.key], view, seed, lambda state: verdict(first, state, seat))
    return Advice(Analysis(playouts), tuple(match.presentation.outcomes))


class Check(IncrementalTask):
    """Whether a move costs so much that a person should have another look."""

    judgement: Judgement | None = None

    def __init__(self, analysis: Analysis, move: Any) -> None:
        super().__init__(self.work_in_slices(analysis, move))
        self.move = move

    def work_in_slices(self, analysis: Analysis, move: Any) -> Iterator[float]:
        """Explore, then judge; yield the fraction done."""
        for _ in analysis.try_all_moves_in_first_worlds():
            yield analysis.fraction_done / 2
        for self.judgement in analysis.judge_move(move, CHECKED):
            yield 0.5

    @property
    def does_warn(self) -> bool:
        """Whether the move is a blunder, so that the reader is asked before it is made."""
        return self.judgement is not None and self.judgement.move_grade is Grade.BLUNDER


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
        """By how much the move is better than the one that was made then, in chances of victory; below 0: worse."""
        return self.then.cost - self.value.cost if self.value else 0.0

    @property
    def has_relevant_difference(self) -> bool:
        """Whether one of the two moves is better by so much that it matters."""
        return abs(self.gain_over_move_made) >= EQUAL_WITHIN
