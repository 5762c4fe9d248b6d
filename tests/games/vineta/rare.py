"""Where to store games from that random ones never come to: right before the last round that a turn can have."""

from collections.abc import Mapping
from typing import Final

from engine.core.game import Position

NO_FLOODS: Final = ["authority", "calm", "hope", "relocation", "quarantine", "panic", "rescue"]
TIED: Final = [{"district": "G1", "floods": ["0:f3"]}, {"district": "G2", "floods": ["1:f3"]}]
RARE: Final[Mapping[str, tuple[int, dict[str, str], Position]]] = {
    "vineta-2-thirty": (2, {"houses": "drawn"}, {"round": 29, "hands": [NO_FLOODS] * 2}),
    "vineta-3-thirty": (3, {}, {"round": 29, "sunk": ["G3", "Y2"], "series": TIED, "hands": [NO_FLOODS] * 3}),
}
"""By name: number of players, options, the position."""
