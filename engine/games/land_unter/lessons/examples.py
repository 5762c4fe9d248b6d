"""The worked examples of Land Unter, as data; their texts are in `locale`."""

from collections.abc import Mapping

from engine.core.lessons import Example
from engine.games.land_unter.lessons.best_move import BEST_MOVE
from engine.games.land_unter.lessons.ends import FULL_STAGE, GAME_END, SCORING
from engine.games.land_unter.lessons.rounds import COUNTING, DROWNING, OPEN_VARIANT, ROUNDS

EXAMPLES: Mapping[str, Example] = {
    example.key: example
    for example in (*COUNTING, *ROUNDS, *DROWNING, *SCORING, *GAME_END, *OPEN_VARIANT, *BEST_MOVE, FULL_STAGE)
}
"""Every worked example, by its key."""
