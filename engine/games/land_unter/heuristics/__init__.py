"""The heuristics of Land Unter. No seat has a secret for the whole game, so there is no belief."""

from typing import Final

from engine.core.heuristics import Heuristics
from engine.games.land_unter.heuristics.calibration import CALIBRATION
from engine.games.land_unter.heuristics.endgame import LandUnterEndgame
from engine.games.land_unter.heuristics.evaluator import LandUnterEvaluator
from engine.games.land_unter.heuristics.foresight import LandUnterForesight
from engine.games.land_unter.heuristics.prior import LandUnterPrior
from engine.games.land_unter.heuristics.rollout import LandUnterRollout
from engine.games.land_unter.heuristics.weights import WEIGHTS
from engine.games.land_unter.rules.components import Card
from engine.games.land_unter.rules.state import State
from engine.games.land_unter.rules.view import View

HEURISTICS: Final[Heuristics[State, Card, View]] = Heuristics(
    LandUnterPrior(),
    LandUnterRollout(),
    LandUnterEvaluator(WEIGHTS),
    foresight=LandUnterForesight(),
    endgame=LandUnterEndgame(),
    calibration=CALIBRATION,
)
