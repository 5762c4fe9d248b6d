"""The words of a review: of a whole game, or of a mini-game, in which a goal takes the place of victory."""

from collections import ChainMap
from copy import copy
from typing import Final

from engine.api.view_model import match_describer
from engine.core.describe import Describer
from engine.match.match import Match

TO_GOAL: Final = ".to_goal"
"""The end of the keys of texts that take the place of others in a mini-game."""


def review_describer(match: Match, lang: str) -> Describer:
    """Return the describer for the review of a match: in a mini-game chances are those of reaching the goal."""
    describer = match_describer(match, lang)
    if not match.minigame:
        return describer
    texts = describer.texts
    to_goal = {key.removesuffix(TO_GOAL): text for key, text in texts.items() if key.endswith(TO_GOAL)}
    changed = copy(describer)
    changed.texts = ChainMap(to_goal, dict(texts))
    return changed
