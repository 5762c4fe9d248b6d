"""The heuristics of Vineta."""

from typing import Final

from engine.core.heuristics import Heuristics, SearchConfig
from engine.games.vineta.heuristics.belief import VinetaBelief
from engine.games.vineta.heuristics.evaluator import VinetaEvaluator
from engine.games.vineta.heuristics.prior import VinetaPrior
from engine.games.vineta.heuristics.rollout import VinetaRollout
from engine.games.vineta.rules.state import State
from engine.games.vineta.rules.view import View

HEURISTICS: Final[Heuristics[State, str, View]] = Heuristics(
    VinetaPrior(),
    VinetaRollout(),
    VinetaEvaluator(),
    VinetaBelief(),
    # Comparing all candidates in one determinization takes long; few are enough for a clear favourite.
    determinizations=6,
    # Set by hand; common random numbers were measured against level 3, see ADR 0010.
    search=SearchConfig(progressive_bias=0.0, prior_weight=6.0, common_random_numbers=True, temperature=0.1),
)
