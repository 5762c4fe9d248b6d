"""Each player's own houses on the last district, told as a number, once the secret tiles are seen: no colour is asked.

They are told among the moves, by the names "own.0", "own.1"; colours are drawn for them, and none of them is shown.
"""

from typing import Final

from engine.core.rng import random_stream, shuffled
from engine.core.situations import Situation, with_values_at_keys
from engine.games.vineta.rules.components import COLOURS, DISTRICTS, HOUSES, colour_count

OWN: Final = "own"
COUNTS: Final = range(HOUSES + 1)


def last_district(situation: Situation) -> str | None:
    """Return the only district that is left; None while there are several."""
    left = [name for name in DISTRICTS if name not in situation.position.get("sunk", ())]
    return left[0] if len(left) == 1 else None


def own_count(situation: Situation, seat: int) -> int | None:
    """Return how many of a player's own houses are told to be on the last district; None if that is not told."""
    text = situation.moves.get(f"{OWN}.{seat}", "")
    return int(text) if text in map(str, COUNTS) else None


def are_houses_laid_by_colour(situation: Situation) -> bool:
    """Return whether houses of some colour are laid on the last district: then they are told by their colours."""
    return isinstance(situation.position.get("houses", {}).get(last_district(situation)), str)


def are_own_houses_counted(situation: Situation) -> bool:
    """Return whether the houses on the last district are told by numbers."""
    told = any(own_count(situation, seat) is not None for seat in situation.seats)
    return told and last_district(situation) is not None and not are_houses_laid_by_colour(situation)


def with_own_houses_laid(situation: Situation, seed: int) -> Situation:
    """Return the situation with the houses told laid on the last district, in colours that are drawn.

    Of whom it is not told, and of nobody's colour, any number is drawn while houses are left.
    """
    last = last_district(situation)
    if last is None or not are_own_houses_counted(situation):
        return situation
    rng = random_stream(seed, "asked colours")
    colours, taken = shuffled(rng, COLOURS), situation.by_seat("taken")
    told = [own_count(situation, seat) for seat in situation.seats]
    known = [*told, *(len(each) if isinstance(each, str) else each for each in taken)]
    left = HOUSES * colour_count(situation.players) - sum(each or 0 for each in known)
    counts = [each or 0 for each in told]
    for at, each in enumerate([*told, None] if None in known else ()):
        if each is None:
            drawn = int(rng.random() * (max(0, min(HOUSES, left)) + 1))
            counts[at:] = [drawn, *counts[at + 1 :]]
            left -= drawn
    standing = "".join(colour * count for colour, count in zip(colours, counts, strict=False))
    homes = [pair and pair[1] for pair in situation.by_seat("tiles")]
    tiles = [[colour, home] for colour, home in zip(colours, homes, strict=False)]
    return with_values_at_keys(situation, houses={last: "".join(sorted(standing))}, tiles=tiles)
