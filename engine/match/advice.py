"""Help in a decision: advice and its reason, and a warning before a costly move; and after the end, how another move in
a past decision compares with the one that was made.

The coach (`engine.coach`) judges moves; advice is what it claims before a move is made, at a table or on a table of
one's own (`engine.ask.advice`); a hint (`engine.api.hints`) is what a person at a table is shown of it.

All of it reads the decision's one ledger, as the review does, so that what is advised is what a review would say.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.coach.contrast import WORLDS, Contrast, play_out_and_contrast_moves
from engine.coach.foils import sensible_foil
from engine.coach.frequencies import Frequencies
from engine.coach.ledger import ASKED_FROM, EQUAL_WITHIN, PROVEN_ERRORS, Claim, Ledger, Standing
from engine.coach.playouts import Playouts
from engine.core.outcomes import Outcome
from engine.core.rng import clock_seconds

MOST_MOVES: Final = 12
"""The most moves that are listed with their chances, the best ones. Chosen by eye."""

TOLD_WITHIN: Final = 0.05
"""In chances of victory: the chance after a move that is behind is told if it is as well known, else its upper bound.
Chosen by hand: half a blunder."""
ASKED_SHARE: Final = 1 / 3
"""A move that costs as large a part of one's chances is asked about, too, below `ASKED_FROM`, ..."""
ASKED_LEAST: Final = 0.03
"""... if its proven cost is as high as this, in chances of victory. Chosen by hand."""


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
    """What a person could do in a decision: what is claimed of each move, and what sets the best apart from another."""

    contrast: Contrast | None = None

    def __init__(self, ledger: Ledger, outcomes: tuple[Outcome, ...]) -> None:
        super().__init__(self.work_in_slices(ledger))
        self.ledger, self.outcomes = ledger, outcomes
        self.frequencies: Frequencies | None = None
        """How often what the decision is about follows each move that is listed; None where nothing such is told."""

    @property
    def claims(self) -> tuple[Claim, ...]:
        """The claims of all moves, the best first; () before any world is done."""
        return self.ledger.claims() if self.ledger.worlds else ()

    def work_in_slices(self, ledger: Ledger) -> Iterator[float]:
        """Try the moves in the first worlds, then contrast the best one; yield the fraction done."""
        for _ in ledger.grow_to_first_worlds():
            yield ledger.fraction_done / 2
        # All that is told of a goal is counted in the same deals, so that it fits together.
        listed = self.claims if ledger.has_goal else ()
        for claim in (*listed[:MOST_MOVES], *listed[MOST_MOVES:][-1:]):
            for _ in ledger.grow_for_move(claim.move):
                yield 0.5
        yield from self.contrast_in_slices()
        self.frequencies = frequencies_to_tell(ledger, self.outcomes, [claim.move for claim in self.claims])
        for _ in self.frequencies.count_in_slices() if self.frequencies else ():
            yield 0.99

    def contrast_in_slices(self) -> Iterator[float]:
        """Contrast the best move with what one would choose instead; yield the fraction done of the whole work."""
        best, foil = self.claims[0].move, move_to_contrast_with(self.ledger)
        if foil is None:
            self.contrast = None
            return
        for number, told in enumerate(play_out_and_contrast_moves(self.ledger.playouts, self.outcomes, best, foil)):
            yield 0.5 + number / (WORLDS + 1) / 2
            self.contrast = told or self.contrast

    def renew(self) -> None:
        """Look for the reason anew if another move has become the best since it was found."""
        if self.done == 1 and self.contrast and self.contrast.better != self.claims[0].move:
            self.pieces, self.done = self.contrast_in_slices(), 0.5


def move_to_contrast_with(ledger: Ledger) -> Any:
    """Return the move that one would weigh against the best, of those that are clearly worse; None without any."""
    claims = ledger.claims()
    behind = [each.move for each in claims if each.standing is Standing.BEHIND and each.cost >= EQUAL_WITHIN]
    return sensible_foil(ledger.playouts, [each.move for each in claims], behind)


def frequencies_to_tell(ledger: Ledger, outcomes: Sequence[Outcome], moves: Sequence[Any]) -> Frequencies | None:
    """Return the counts of what the decision is about for its best moves, still to be made; None for most decisions."""
    if ledger.has_goal:
        return None
    kind = ledger.playouts.kind_of_decision
    asked = next((each for each in outcomes if each.of_each_move == kind), None)
    return Frequencies(ledger.playouts, asked, moves[:MOST_MOVES], WORLDS) if asked else None


class Check(IncrementalTask):
    """Whether a move costs so much that a person should have another look, and then also why."""

    claim: Claim | None = None
    contrast: Contrast | None = None
    """What sets a better move apart from this one."""

    def __init__(self, ledger: Ledger, outcomes: tuple[Outcome, ...], move: Any) -> None:
        super().__init__(self.work_in_slices(ledger, outcomes, move))
        self.move = move

    def work_in_slices(self, ledger: Ledger, outcomes: tuple[Outcome, ...], move: Any) -> Iterator[float]:
        """Try the move beside the others, then contrast a costly one with the best; yield the fraction done."""
        for _ in ledger.grow_to_first_worlds():
            yield ledger.fraction_done / 3
        for _ in ledger.grow_for_move(move, least_cost=ASKED_LEAST):
            yield 1 / 3
        self.claim, best = ledger.claim(move), ledger.claims()[0]
        if does_move_cost_much(self.claim, best):
            for number, found in enumerate(play_out_and_contrast_moves(ledger.playouts, outcomes, best.move, move)):
                yield (1 + 2 * number / (WORLDS + 1)) / 3
                self.contrast = found

    @property
    def does_warn(self) -> bool:
        """Whether the move costs so much that the reader is asked before it is made."""
        return self.contrast is not None


def is_chance_known(claim: Claim) -> bool:
    """Return whether the chance after a move may be told as a figure; without, `highest_chance` may be."""
    exact = claim.standing is not Standing.BEHIND or PROVEN_ERRORS * claim.error <= TOLD_WITHIN
    return claim.has_figures and (claim.certain or exact)


def highest_chance(claim: Claim) -> float:
    """Return what the chance after a move is at most, beyond doubt."""
    return claim.chance + PROVEN_ERRORS * claim.error


def does_move_cost_much(claim: Claim, best: Claim) -> bool:
    """Return whether a move provably costs many points, or a large part of the chances that one has."""
    least = min(ASKED_FROM, max(ASKED_LEAST, ASKED_SHARE * best.chance))
    return claim.is_cost_proven and claim.cost >= least


class DecisionHelp:
    """The help in one decision of a person: advice, and the check of a move, which read the same ledger."""

    def __init__(self, playouts: Playouts, outcomes: tuple[Outcome, ...]) -> None:
        self.playouts, self.outcomes, self.ledger = playouts, outcomes, Ledger(playouts)
        self.advice = Advice(self.ledger, outcomes)
        self.check: Check | None = None

    def blunder_check_task_for_move(self, move: Any) -> Check:
        """Return the check of a move that may be made, continued if that move was checked last."""
        if self.check is None or self.check.move != move:
            self.check = Check(self.ledger, self.outcomes, move)
        return self.check


class Retry(IncrementalTask):
    """A decision tried again: what the new move costs, and what sets it apart from the original one.

    `made`: the original move; `known`: its contrast with another move, if one was found already.
    """

    claim: Claim | None = None
    """What is claimed of the new move; None while it is not known."""
    contrast: Contrast | None = None
    """The contrast of the two moves, once it is known, if one of them is clearly better."""

    def __init__(
        self, ledger: Ledger, outcomes: tuple[Outcome, ...], made: Any, known: Contrast | None, move: Any
    ) -> None:
        super().__init__(self.work_in_slices(outcomes, known))
        self.ledger, self.made, self.move = ledger, made, move

    def work_in_slices(self, outcomes: tuple[Outcome, ...], known: Contrast | None) -> Iterator[float]:
        """Try the move beside the others, then contrast the two; yield the fraction done."""
        for _ in self.ledger.grow_for_move(self.move, deepen=False):
            yield 0.0
        self.claim = self.ledger.claim(self.move)
        if not self.has_relevant_difference:
            return
        pair = (self.move, self.made) if self.gain_over_move_made > 0 else (self.made, self.move)
        if known and (known.better, known.worse) == pair:
            self.contrast = known
            return
        for number, told in enumerate(play_out_and_contrast_moves(self.ledger.playouts, outcomes, *pair)):
            self.contrast = told
            yield number / (WORLDS + 1)

    @property
    def gain_over_move_made(self) -> float:
        """By how much the move is better than the one that was made then, in chances of victory; below 0: worse."""
        return max(0.0, self.ledger.claim(self.made).cost) - max(0.0, self.claim.cost) if self.claim else 0.0

    @property
    def has_relevant_difference(self) -> bool:
        """Whether one of the two moves is better by so much that it matters."""
        return abs(self.gain_over_move_made) >= EQUAL_WITHIN
