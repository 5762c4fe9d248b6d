"""Written by `python -m engine calibrate --game vineta --write`.

From games between bots of level 2: 700 with 3 players.
"""

from collections.abc import Mapping
from typing import Final

from engine.core.heuristics import Steepness

CALIBRATION: Final[Mapping[int, Steepness]] = {
    3: Steepness(1, 0, proven=False),
}
