"""Who sits where: people and bots, and what they are called."""

from collections.abc import Sequence
from typing import Final

from engine.bots import BOTS
from engine.core.game import Refusal, Seat

HUMAN: Final = "human"
NAME_LENGTH: Final = 24
NAMES: Final = ("Alma", "Bruno", "Cleo", "Dario", "Elin", "Farid")
BOT_KINDS: Final = {bot.key: bot for _, bot in sorted(BOTS.items())}
KINDS: Final = (HUMAN, *BOT_KINDS)


def check_seats(kinds: Sequence[object], players: int) -> tuple[str, ...]:
    """Return who sits at each seat; raise Refusal unless each is a human or a bot we know."""
    if len(kinds) != players or any(kind not in KINDS for kind in kinds):
        raise Refusal("damaged")
    return tuple(map(str, kinds))


def humans(kinds: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats where people sit."""
    return tuple(seat for seat, kind in enumerate(kinds) if kind == HUMAN)


def only_human(kinds: Sequence[str]) -> Seat | None:
    """Return the seat of the one person at the table, or None if there are none or several."""
    people = humans(kinds)
    return people[0] if len(people) == 1 else None


def check_names(names: Sequence[object], players: int) -> tuple[str, ...]:
    """Return what each seat is called; raise Refusal unless each is a short text."""
    said = tuple(name for name in names if isinstance(name, str) and 0 < len(name) <= NAME_LENGTH)
    if len(said) != len(names) or len(said) < players:
        raise Refusal("damaged")
    return said
