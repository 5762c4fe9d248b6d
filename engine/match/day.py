"""The deal of the day: one table of each game for each date, the same for everyone in every language.

Nothing of it is made beforehand: the seed follows from the date and the version of the rules, so a new version has
deals of its own. How it is played never changes either, or two readers would not compare the same thing:

- As many players as are nearest to PLAYERS: in all games of the book that is the table that is over soonest without
  being a duel, for something that one does every day.
- The game's usual options, the person in the first seat.
- Bots of level LEVEL in the other seats, as a new game offers them: beginners can beat them. What level 3 makes of the
  person's cards against the same bots is told at the end (`engine.match.same_deal`).

Which date it is, and which deals may still be played, only the page knows: the engine has no clock.
"""

from dataclasses import dataclass
from typing import Final

from engine.bots import BOTS
from engine.core.game import SEEDS, AnyGame, Refusal
from engine.core.record import Record
from engine.core.rng import random_stream
from engine.core.untrusted import checked_type
from engine.match.seats import HUMAN

PLAYERS: Final = 3
"""How many play at the table of the day, where the game allows it."""
LEVEL: Final = 2
"""The level of the bots at the table of the day."""
DAYS: Final = range(1_000_000)
"""The days there are, by their number: days since 1 January 1970 in the reader's calendar."""


@dataclass(frozen=True, slots=True)
class DayTry:
    """A try at the deal of a day.

    `day`: one of DAYS. `counts`: whether it is the one try of this deal that counts; it has no undo and no help.
    """

    day: int
    counts: bool


def seed_of_day(game: AnyGame, day: int) -> int:
    """Return the seed of a game's deal on a day, one of SEEDS. It must stay as it is: saves are checked by it."""
    return int(random_stream(day, "deal of the day", game.key, game.version).random() * SEEDS.stop)


def record_of_day(game: AnyGame, day: int) -> Record:
    """Return the record of a game's deal on a day, before the first move."""
    return Record(game.key, game.version, players_of_day(game), seed_of_day(game, day))


def players_of_day(game: AnyGame) -> int:
    """Return how many play at a game's table of the day."""
    return min(game.player_counts, key=lambda count: abs(count - PLAYERS))


def seat_kinds_of_day(game: AnyGame) -> tuple[str, ...]:
    """Return who sits at a game's table of the day: the person first, then bots."""
    return HUMAN, *(BOTS[LEVEL].key,) * (players_of_day(game) - 1)


def day_try_for_save(tried: DayTry) -> dict[str, object]:
    """Return what a save says of a try, in JSON data; `read_day_try` reads it back."""
    return {"number": tried.day, "counts": tried.counts}


def read_day_try(given: object, game: AnyGame, record: Record) -> DayTry:
    """Return the try that a save says it is of; raise Refusal("foreign") unless its record has the deal of that day."""
    found: dict[str, object] = checked_type(given, dict)
    day = checked_type(found.get("number"), int)
    if day not in DAYS or record.seed != seed_of_day(game, day):
        raise Refusal("foreign")
    return DayTry(day, checked_type(found.get("counts"), bool))
