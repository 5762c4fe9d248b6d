"""The options of Land Unter: rules that groups play differently."""

from dataclasses import dataclass
from typing import Final, Literal

from engine.core.options import options_declared_by


@dataclass(frozen=True, slots=True)
class Options:
    """What a group plays; of each, the first choice is the usual one."""

    redrown: Literal["loop", "once", "off"] = "loop"
    """How often a re-drown may follow an elimination."""
    split_tie: Literal["spared", "literal"] = "spared"
    """Whether a tie in which only some seats could pay (L3) is followed by a re-drown."""
    play: Literal["hidden", "open"] = "hidden"
    """How weather cards are laid: face down and together, or face up and in turn."""


OPTIONS: Final = options_declared_by(Options)
