"""The option of Vineta: a rule that groups play differently."""

from dataclasses import dataclass
from typing import Final, Literal

from engine.core.options import options_declared_by


@dataclass(frozen=True, slots=True)
class Options:
    """What a group plays; the first choice is the usual one."""

    houses: Literal["placed", "drawn"] = "placed"
    """Whether the seats place the houses in turn, or all are spread at random."""


OPTIONS: Final = options_declared_by(Options)
