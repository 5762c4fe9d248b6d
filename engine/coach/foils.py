"""Foils: the move with which the best one is compared, one that a sensible player would weigh."""

from collections.abc import Sequence
from typing import Any

from engine.coach.playouts import Playouts


def sensible_foil(playouts: Playouts, moves: Sequence[Any], behind: Sequence[Any]) -> Any | None:
    """Return the move of `behind`, which are clearly worse than the best, that a player would weigh; None of none.

    `moves`: all those compared, `behind` among them, both the best first. It is the runner-up: the best of those that
    the prior ranks in the better half, so that nobody hears why not to play what they would never have thought of. Of
    several that are all in the worse half, it is the one that the prior likes best.
    """
    if not behind:
        return None
    state = playouts.draw_world(0).state
    scores = dict(zip(moves, playouts.bot.prior.score_moves(state, playouts.seat, moves), strict=True))
    middle = sorted(scores.values())[(len(scores) - 1) // 2]
    sensible = (move for move in behind if scores[move] >= middle)
    return next(sensible, max(behind, key=lambda move: scores[move]))
