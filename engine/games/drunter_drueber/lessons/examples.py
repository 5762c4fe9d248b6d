"""The worked examples of Drunter & Drüber, as data; their texts are in `locale`."""

from collections.abc import Mapping

from engine.core.lessons import Example
from engine.games.drunter_drueber.lessons.best_move import BEST_MOVE
from engine.games.drunter_drueber.lessons.building import BLOCKED, BRIDGES, LAYING, SETTING_UP, VOTES
from engine.games.drunter_drueber.lessons.ends import ENDS, VARIANT

EXAMPLES: Mapping[str, Example] = {
    example.key: example for example in (*SETTING_UP, *LAYING, *BRIDGES, *BLOCKED, *VOTES, *ENDS, *VARIANT, *BEST_MOVE)
}
"""Every worked example, by its key."""
