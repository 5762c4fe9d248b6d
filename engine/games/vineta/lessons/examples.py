"""The worked examples of Vineta, as data; their texts are in `locale`."""

from collections.abc import Mapping

from engine.core.lessons import Example
from engine.games.vineta.lessons.best_move import BEST_MOVE
from engine.games.vineta.lessons.houses import MOVING
from engine.games.vineta.lessons.rounds import ENDS, LENGTHS, SINKING
from engine.games.vineta.lessons.turn import CURRENTS, SERIES, SETTING_UP, TURN

EXAMPLES: Mapping[str, Example] = {
    example.key: example
    for example in (*SETTING_UP, *TURN, *SERIES, *CURRENTS, *MOVING, *LENGTHS, *SINKING, *ENDS, *BEST_MOVE)
}
"""Every worked example, by its key."""
