"""The heuristics of Land Unter. No seat has a secret for the whole game, so there is no belief."""

from typing import Final

from engine.core.heuristics import Heuristics
from engine.games.land_unter.heuristics.evaluator import LandUnterEvaluator
from engine.games.land_unter.heuristics.prior import LandUnterPrior
from engine.games.land_unter.heuristics.rollout import LandUnterRollout
from engine.games.land_unter.rules.state import State
from engine.games.land_unter.rules.view import View

HEURISTICS: Final[Heuristics[State, int, View]] = Heuristics(LandUnterPrior(), LandUnterRollout(), LandUnterEvaluator())
