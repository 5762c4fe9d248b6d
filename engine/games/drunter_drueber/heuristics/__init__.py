"""The heuristics of Drunter & Drüber."""

from typing import Final

from engine.core.heuristics import Heuristics, SearchConfig
from engine.games.drunter_drueber.heuristics.belief import DrunterDrueberBelief
from engine.games.drunter_drueber.heuristics.evaluator import DrunterDrueberEvaluator
from engine.games.drunter_drueber.heuristics.prior import DrunterDrueberPrior
from engine.games.drunter_drueber.heuristics.rollout import DrunterDrueberRollout
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.view import View

HEURISTICS: Final[Heuristics[State, str, View]] = Heuristics(
    DrunterDrueberPrior(),
    DrunterDrueberRollout(),
    DrunterDrueberEvaluator(),
    DrunterDrueberBelief(),
    # Little is hidden: three others have 60 ways to hold their cards, of which few are likely.
    determinizations=20,
    # Set by hand: with up to 100 placements, a prior worth 8 visits tells more than the few visits that each would get.
    search=SearchConfig(progressive_bias=0.0, prior_weight=8.0, temperature=0.1),
)
