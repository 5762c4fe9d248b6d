"""Where to store games from that random ones never come to.

Right before the last round that a turn can have, and where one chooses after it which of many districts sinks.
"""

from collections.abc import Mapping
from typing import Final

from engine.core.game import Position

NO_FLOODS: Final = ["authority", "calm", "hope", "relocation", "quarantine", "panic", "rescue"]
TIED: Final = [{"district": "G1", "floods": ["0:f3"]}, {"district": "G2", "floods": ["1:f3"]}]
MANY: Final = [
    {"district": district, "floods": [f"{seat}:f3"]} for seat, district in enumerate(("Y3", "R2", "G1", "R3", "Y1"))
]
RARE: Final[Mapping[str, tuple[int, dict[str, str], Position]]] = {
    "vineta-2-thirty": (2, {"houses": "drawn"}, {"round": 29, "hands": [NO_FLOODS] * 2}),
    "vineta-3-thirty": (3, {}, {"round": 29, "sunk": ["G3", "Y2"], "series": TIED, "hands": [NO_FLOODS] * 3}),
    "vineta-5-tied": (5, {}, {"sunk": ["G2", "Y2"], "sinking": True, "series": MANY}),
}
"""By name: number of players, options, the position."""
