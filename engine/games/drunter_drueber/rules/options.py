"""The options of Drunter & Drüber: rules that groups play differently."""

from dataclasses import dataclass
from typing import Final, Literal

from engine.core.options import options_declared_by


@dataclass(frozen=True, slots=True)
class Options:
    """What a group plays; of each, the first choice is the usual one."""

    goals: Literal["one", "two"] = "one"
    """How many targets each seat has."""
    bridges: Literal["one", "several"] = "one"
    """How many bridges one tile may pass under."""


OPTIONS: Final = options_declared_by(Options)
