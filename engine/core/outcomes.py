"""Outcomes: what may follow from a move, declared by a game as data, so that the coach can count and name it.

A reason points at something: a piece, its owner, a place. So an outcome is counted apart for each thing that it is
about, and the text names that thing; where several ways lead to it, the most common one is named as well.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias

from engine.core.game import Event, Seat

Counts: TypeAlias = Callable[[Any, Any, Seat], int]
"""Returns how much an event counts, from the event, the state when it was logged (never kept) and the deciding seat.

0: not at all; a bool where an outcome happens or does not.
"""
Particulars: TypeAlias = tuple[tuple[str, Hashable], ...]
"""What something is about (a piece, its owner, a place), by the names that texts and marks have for it."""
Finds: TypeAlias = Callable[[Any, Any, Seat], Particulars]
"""Returns the particulars of an event that counts, from the same as `Counts`."""


def particulars(**named: Hashable) -> Particulars:
    """Return these values as particulars."""
    return tuple(named.items())


def nothing_in_particular(_event: Any, _state: Any, _seat: Seat) -> Particulars:
    """Return (): the outcome is about nothing that it could be told apart by."""
    return ()


def is_about_own_seat(event: Any, _state: Any, seat: Seat) -> bool:
    """Return whether the event is about the seat itself."""
    return bool(event.seat == seat)


def is_about_another_seat(event: Any, _state: Any, seat: Seat) -> bool:
    """Return whether the event is about another seat than this one."""
    return bool(event.seat != seat)


def counts_for_any_seat(_event: Any, _state: Any, _seat: Seat) -> bool:
    """Return True: the event counts for every seat."""
    return True


def seat_of_event(event: Any, _state: Any, _seat: Seat) -> Particulars:
    """Return the seat that the event is about, as `owner`."""
    return particulars(owner=event.seat)


class Way(NamedTuple):
    """A way in which an outcome comes about, told behind its number by the text `way.<key>` (its particulars)."""

    key: str
    find: Finds


class Happening(NamedTuple):
    """An outcome, by its key, and what it is about."""

    key: str
    about: Particulars = ()


def restates_no_move(_facts: Mapping[str, Any], _move: str) -> bool:
    """Return False: the outcome says more than that a move was made."""
    return False


def concerns_any_move(_view: Any, _move: str) -> bool:
    """Return True: the outcome may come about after any move."""
    return True


def no_marks(_facts: Mapping[str, Any]) -> tuple[str, ...]:
    """Return no marks: nothing on the board shows the outcome."""
    return ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """Something that may happen in a playout, or a number of pieces, which `count` finds in events of these kinds.

    The text `outcome.<key>` (`seat` and what it is `about`) states it as a clause in the present tense: "{seat:who} …
    takes the higher tide". `about` names the piece, owner or place by which events of the outcome are told apart; each
    is counted as an outcome of its own. `ways`: how it comes about, from the most exact to the least; the first that is
    common enough is told. `marks`: what shows it on the board, by the particulars of both.

    `averaged`: the text states the mean number, its field `often`: "{seat:who} … takes {often:mean|…}".
    `soon`, `later`: only what happens before the near horizon counts, or only what happens past it. `wish`: 1 if
    players wish for it, -1 if they dread it, 0 if it depends; what is dreaded explains no good move. Only one outcome
    of a `topic`, or of the same kinds, is named.
    """

    key: str
    kinds: tuple[type[Event], ...]
    count: Counts = is_about_own_seat
    about: Finds = nothing_in_particular
    ways: Sequence[Way] = ()
    marks: Callable[[Mapping[str, Any]], tuple[str, ...]] = no_marks
    averaged: bool = False
    soon: bool = False
    later: bool = False
    wish: int = 0
    topic: str = ""
    restates: Callable[[Mapping[str, Any], str], bool] = restates_no_move
    """Whether, by its particulars, it says no more than that this move was made: then it is no reason for that one."""
    concerns: Callable[[Any, str], bool] = concerns_any_move
    """Whether, by the decider's view, it is about what this move is: between one of which it is, and one of which it is
    not, it is no reason. Whether a proposal is accepted tells nothing of a move that is none."""
    of_each_move: str = ""
    """A kind of decision: of each of its moves it is told how often the outcome follows, by `outcome.<key>.row`
    (`count`, `deals`)."""

    @property
    def is_pointed(self) -> bool:
        """Whether it names something that one can point at."""
        return self.about is not nothing_in_particular
