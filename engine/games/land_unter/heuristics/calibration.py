"""Written by `python -m engine calibrate --game land_unter --write`.

Judged, and fitted anew where that is better, by games between bots of level 2, with so many players:
- 3: 1405 games
- 4: 883 games
- 5: 912 games
"""

from collections.abc import Mapping
from typing import Final

from engine.core.heuristics import Steepness

CALIBRATION: Final[Mapping[int, Steepness]] = {
    3: Steepness(0.1917, 0.02743, proven=False),
    4: Steepness(0.4298, 0.01354, proven=True),
    5: Steepness(0.5393, 0.008452, proven=True),
}
