"""Written by `python -m engine calibrate --game vineta --write`.

From games between bots of level 2: 2000 with 2 players, 2000 with 3 players, 2000 with 4 players, 2000 with 5 players, 2000 with 6 players.
"""

from collections.abc import Mapping
from typing import Final

from engine.core.heuristics import Steepness

CALIBRATION: Final[Mapping[int, Steepness]] = {
    2: Steepness(1, 0, proven=False),
    3: Steepness(0.504, 0.002571, proven=True),
    4: Steepness(0.6555, 0.001523, proven=True),
    5: Steepness(0.8064, 0.001855, proven=True),
    6: Steepness(1, 0, proven=False),
}
