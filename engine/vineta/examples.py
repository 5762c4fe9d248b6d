"""The worked examples of Vineta, as data; their words are in `words`."""

from collections.abc import Mapping

from engine.core.example import Example
from engine.vineta.examples_ends import ENDS
from engine.vineta.examples_houses import MOVING
from engine.vineta.examples_rounds import LENGTHS, SINKING
from engine.vineta.examples_series import CURRENTS, SERIES
from engine.vineta.examples_turn import SETTING_UP, TURN

EXAMPLES: Mapping[str, Example] = {
    example.key: example for example in (*SETTING_UP, *TURN, *SERIES, *CURRENTS, *MOVING, *LENGTHS, *SINKING, *ENDS)
}
"""Every worked example, by its key."""
