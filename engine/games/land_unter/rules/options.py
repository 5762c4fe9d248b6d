"""The options of Land Unter, rules that groups play differently: keys and choices, the usual choice first."""

from enum import StrEnum
from typing import Final

from engine.core.game import Option

REDROWN: Final = "redrown"
SPLIT_TIE: Final = "split_tie"
PLAY: Final = "play"


class Redrown(StrEnum):
    """How often a re-drown may follow an elimination."""

    LOOP = "loop"
    ONCE = "once"
    OFF = "off"


class SplitTie(StrEnum):
    """Whether a tie in which only some seats could pay (L3) is followed by a re-drown."""

    SPARED = "spared"
    LITERAL = "literal"


class Play(StrEnum):
    """How weather cards are laid: face down and together, or face up and in turn."""

    HIDDEN = "hidden"
    OPEN = "open"


OPTIONS: Final = tuple(
    Option(key, tuple(choice.value for choice in choices))
    for key, choices in ((REDROWN, Redrown), (SPLIT_TIE, SplitTie), (PLAY, Play))
)
