"""Written by `python -m engine calibrate --game vineta --write`.

From games between bots of level 2, with so many players:
- 2: 2000 games
- 3: 2000 games
- 4: 2000 games
- 5: 2000 games
- 6: 2000 games
"""

from collections.abc import Mapping
from typing import Final

from engine.core.heuristics import Steepness

CALIBRATION: Final[Mapping[int, Steepness]] = {
    2: Steepness(1, 0, proven=False),
    3: Steepness(0.504, 0.002571, proven=False),
    4: Steepness(0.6555, 0.001523, proven=True),
    5: Steepness(0.8064, 0.001855, proven=True),
    6: Steepness(1, 0, proven=False),
}
