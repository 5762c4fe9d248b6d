"""The worked examples of Drunter & Drüber, as data; their words are in `words`."""

from collections.abc import Mapping

from engine.core.example import Example
from engine.drunter_drueber.examples_building import BLOCKED, BRIDGES, LAYING, SETTING_UP
from engine.drunter_drueber.examples_ends import ENDS, VARIANT
from engine.drunter_drueber.examples_votes import VOTES

EXAMPLES: Mapping[str, Example] = {
    example.key: example for example in (*SETTING_UP, *LAYING, *BRIDGES, *BLOCKED, *VOTES, *ENDS, *VARIANT)
}
"""Every worked example, by its key."""
