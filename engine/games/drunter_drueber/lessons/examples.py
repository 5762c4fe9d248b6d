"""The worked examples of Drunter & Drüber, as data; their texts are in `locale`."""

from collections.abc import Mapping

from engine.core.lessons import Example
from engine.games.drunter_drueber.lessons.building import BLOCKED, BRIDGES, LAYING, SETTING_UP
from engine.games.drunter_drueber.lessons.ends import ENDS, VARIANT
from engine.games.drunter_drueber.lessons.votes import VOTES

EXAMPLES: Mapping[str, Example] = {
    example.key: example for example in (*SETTING_UP, *LAYING, *BRIDGES, *BLOCKED, *VOTES, *ENDS, *VARIANT)
}
"""Every worked example, by its key."""
