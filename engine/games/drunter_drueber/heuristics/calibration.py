"""Written by `python -m engine calibrate --game drunter_drueber --write`.

Judged, and fitted anew where that is better, by games between bots of level 2, with so many players:
- 2: 342 games
- 3: 500 games
- 4: 500 games
"""

from collections.abc import Mapping
from typing import Final

from engine.core.heuristics import Steepness

CALIBRATION: Final[Mapping[int, Steepness]] = {
    2: Steepness(1.373, 0.008768, proven=True),
    3: Steepness(1.213, 0.008797, proven=False),
    4: Steepness(1.011, 0.007774, proven=True),
}
