"""The prior of Vineta: scores of `move_scores`, and the few candidates of a decision with many moves."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.heuristics import Prior
from engine.games.vineta.heuristics.move_scores import scores
from engine.games.vineta.rules.state import State

MOST_CANDIDATES: Final = 8
"""How many moves of one decision are compared at most; set by hand."""
INFORMED_SCALE: Final = 2.5
"""The factor on informed scores, which the search weighs by `SearchConfig.prior_scale`: a point means more in Vineta
than in Drunter & Drüber. Set by hand."""


class VinetaPrior(Prior[State, str]):
    """Scores in points, by the seat's own tiles; informed scores by everyone's, in points times `INFORMED_SCALE`."""

    def scores(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Return scores by the seat's own tiles alone."""
        return scores(state, seat, moves, informed=False)

    def informed_scores(self, state: State, seat: Seat, moves: Sequence[str]) -> Sequence[float]:
        """Return scores by everyone's tiles."""
        return [INFORMED_SCALE * score for score in scores(state, seat, moves, informed=True)]

    def candidates(self, state: State, seat: Seat, legal: Sequence[str]) -> Sequence[str]:
        """Return, of many moves, those with the highest scores."""
        if len(legal) <= MOST_CANDIDATES:
            return legal
        found = scores(state, seat, legal, informed=False)
        best = sorted(range(len(legal)), key=found.__getitem__)[-MOST_CANDIDATES:]
        return [legal[at] for at in sorted(best)]
