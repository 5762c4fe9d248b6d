"""How a table tells what happens, as the class of each event says it."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Literal, dataclass_transform


@dataclass_transform(frozen_default=True)
class Told:
    """What an event's class says by keywords: `class HousesShared(Event, group="share", weighty=True, recap=True)`."""

    group: ClassVar[str]
    """Events of one group share a step when they follow each other, "" shares none. By default a kind is a group."""
    quiet: ClassVar[bool]
    """Whether it gets no step."""
    told_with: ClassVar[Literal["next", "last"] | None]
    """The step that a table joins it to, unless the reader watches step by step: the one after it, or the one before
    it, since it changes nothing on the board."""
    weighty: ClassVar[bool | Literal["own"]]
    """Whether a table lingers at it: however much happens before a choice, there is time to read it. "own": only where
    its `seat` is the viewer's."""
    pause: ClassVar[bool]
    """Whether a table waits before it, if it is the first of several, until its reader goes on: another part of the
    game begins."""
    recap: ClassVar[bool | Literal["break"]]
    """Whether it sums up a trick, a round or a few turns, for readers who watch no steps. "break": a recap begins anew
    with it, since a part of the game has ended."""
    tie_break: ClassVar[bool]
    """Whether it compares tied seats: at the end it explains why one of them has won."""
    untold: ClassVar[Mapping[str, object]]
    """What stands in each of these fields, or in a place of its tuple, where it is not told; without any other field
    the event cannot be told."""

    def __init_subclass__(
        cls,
        *,
        group: str | None = None,
        quiet: bool = False,
        told_with: Literal["next", "last"] | None = None,
        weighty: bool | Literal["own"] = False,
        pause: bool = False,
        recap: bool | Literal["break"] = False,
        tie_break: bool = False,
        untold: Mapping[str, object] = MappingProxyType({}),
    ) -> None:
        """Keep what the keywords say, and make each subclass a frozen dataclass."""
        cls.group = cls.__name__ if group is None else group
        cls.quiet, cls.told_with, cls.weighty, cls.pause = quiet, told_with, weighty, pause
        cls.recap, cls.tie_break, cls.untold = recap, tie_break, untold
        dataclass(frozen=True)(cls)
