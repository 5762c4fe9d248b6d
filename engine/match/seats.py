"""Who sits at each seat, a person or a kind of bot, and what the seats are called."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Final

from engine.bots import BOTS
from engine.bots.search import SamplingBot
from engine.bots.simple import GreedyBot
from engine.core.game import Refusal, Seat
from engine.core.untrusted import checked_type

HUMAN: Final = "human"
NAME_LENGTH: Final = 24
"""The most characters of a name. Chosen by eye: what a panel has room for."""
NAMES: Final = ("Alma", "Bruno", "Cleo", "Dario", "Elin", "Farid")
BOT_KINDS: Final = {bot.key: bot for bot in BOTS.values()}
KINDS: Final = (HUMAN, *BOT_KINDS)
OLD_KINDS: Final[Mapping[str, str]] = {"sight": GreedyBot.key, "memory": SamplingBot.key}
"""The kinds of bots by their names in saves without a format number, and in links of that time. Never used anew."""


def seat_kinds_under_current_names(kinds: Iterable[object]) -> list[str]:
    """Return kinds with their present names, those of OLD_KINDS translated; raise Refusal("foreign") for no text."""
    return [OLD_KINDS.get(kind, kind) for kind in (checked_type(each, str) for each in kinds)]


def checked_seat_kinds(kinds: object, players: int) -> tuple[str, ...]:
    """Return who sits at each seat; raise Refusal("foreign") unless `kinds` has one of KINDS for each."""
    if not isinstance(kinds, list | tuple) or len(kinds) != players or any(kind not in KINDS for kind in kinds):
        raise Refusal("foreign")
    return tuple(kinds)


def human_seats(kinds: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats where people sit."""
    return tuple(seat for seat, kind in enumerate(kinds) if kind == HUMAN)


def seat_of_only_human(kinds: Sequence[str]) -> Seat | None:
    """Return the seat of the only person in the match, None if there is no one or more than one."""
    people = human_seats(kinds)
    return people[0] if len(people) == 1 else None


def kind_of_stronger_bot(kind: str) -> str:
    """Return the kind of bot of the next level; a person, and the strongest bot, stay as they are."""
    stronger = BOTS.get(BOT_KINDS[kind].level + 1) if kind in BOT_KINDS else None
    return stronger.key if stronger else kind


def checked_seat_names(names: object, players: int) -> tuple[str, ...]:
    """Return what the seats are called; raise Refusal: "foreign" unless `names` has a text for each, "long_name"."""
    if not isinstance(names, list) or len(names) != players:
        raise Refusal("foreign")
    if not all(isinstance(name, str) and name for name in names):
        raise Refusal("foreign")
    if any(len(name) > NAME_LENGTH for name in names):
        raise Refusal("long_name", most=NAME_LENGTH)
    return tuple(names)


def seat_names_with_defaults(names: Sequence[str], players: int) -> tuple[str, ...]:
    """Return the seats' names from those people gave, with defaults for ""; () for none at all.

    Raises Refusal: "foreign" unless there is one for each seat, "long_name" where one is too long.
    """
    if not any(names):
        return NAMES
    return checked_seat_names(
        [name or usual for name, usual in zip_longest(names, NAMES[:players], fillvalue="")], players
    )
