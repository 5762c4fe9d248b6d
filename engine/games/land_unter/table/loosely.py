"""What is told of a table besides its position: some preservers, a round that is done.

Where one plays, numbers that fit are drawn by a seed.
"""

from typing import Final

from engine.core.game import Seat
from engine.core.rng import pick_random, random_stream
from engine.core.situations import Situation, with_values_at_keys
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.table.given_position import GivenPosition

SOME: Final = "some"
"""Before a seat ("some.2"), among the moves: it has a preserver at least."""
DONE: Final = "done"
"""Among the moves: the number of the round, from 1, whose tide cards have been taken."""
HELD: Final = "held"
"""Before a seat ("held.2"), among the moves: how many preservers it has now, in a stage that is not over."""
ENOUGH: Final = range(2, 4)
"""What a seat with some preservers is given: after one loss it still has some."""


def seats_with_some(situation: Situation) -> list[Seat]:
    """Return the seats of which it is told that they have a preserver at least, and not how many."""
    given = GivenPosition(situation)
    return [seat for seat in given.seats if f"{SOME}.{seat}" in situation.moves and given.preservers[seat] is None]


def with_some_counted(situation: Situation, seed: int) -> Situation:
    """Return the situation with a number, drawn by the seed, for each seat that has some preservers."""
    rng, some = random_stream(seed, "asked some"), seats_with_some(situation)
    found = [
        pick_random(rng, ENOUGH) if seat in some else told for seat, told in enumerate(situation.by_seat("preservers"))
    ]
    return with_values_at_keys(situation, preservers=found) if some else situation


def held_now(situation: Situation, seat: Seat) -> int | None:
    """Return how many preservers a seat is told to have in a stage that is not over; None if it is told of its end."""
    told = situation.moves.get(f"{HELD}.{seat}", "")
    return int(told) if told.isdecimal() and GivenPosition(situation).preservers[seat] is None else None


def with_held_drawn(situation: Situation, seed: int) -> Situation:
    """Return the situation with preservers, drawn by the seed, that those who have some now may have at the end."""
    rng, found = random_stream(seed, "asked held"), situation.by_seat("preservers")
    for seat in situation.seats:
        if (held := held_now(situation, seat)) is not None:
            found[seat] = pick_random(rng, range(held + 1))
    return with_values_at_keys(situation, preservers=found) if any(count is not None for count in found) else situation


def round_done(situation: Situation) -> int | None:
    """Return the number of the round whose tide cards have been taken, from 1; None if it is not told."""
    told = situation.moves.get(DONE)
    return next((number for number in range(1, c.ROUNDS + 1) if told == str(number)), None)


def is_last_round_told(situation: Situation) -> bool:
    """Return whether it is told that the round is the last one of its stage."""
    return round_done(situation) == c.ROUNDS or situation.position.get("round") == c.ROUNDS - 1
