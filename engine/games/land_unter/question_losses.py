"""What is certain of who pays where several tides are not told: for every such table the losses alone are played."""

from collections.abc import Sequence
from itertools import product
from math import prod
from typing import Final

from engine.core.game import EventLog
from engine.core.situations import Played, Situation, Verdict, citing_rulings
from engine.core.table.either import numbers_told
from engine.games.land_unter.question_rulings import OURS, rulings_of_losses
from engine.games.land_unter.question_shared import shared_verdict
from engine.games.land_unter.question_verdicts import loss_verdict
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.drowning import lose_preservers_to_highest_tide
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import new_state
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.loosely import round_done, seats_with_some

MOST_TRIED: Final = 2500
"""The most tables that are looked at. Chosen by hand."""
MOST_DROWNED: Final = 1500
"""The most tables of which the losses are played. Chosen by hand: a phone takes some two seconds for them."""
LEFT: Final = range(3)
"""What is tried of preservers that are not told: nobody loses more than two, and one who pays the last stays in."""


def losses_that_are_certain(situation: Situation, _verdict: Verdict) -> Verdict | None:
    """Return what all tables have in common that there may be; None for nothing, or where they are too many."""
    verdicts = losses_on_all_tables(situation)
    return shared_verdict(situation, verdicts) if verdicts else None


def losses_on_all_tables(situation: Situation) -> list[Verdict]:
    """Return the verdict on the losses of every table that there may be; [] where they are too many."""
    ways = [levels_of_seat(situation, seat) for seat in situation.seats]
    if prod(map(len, ways)) > MOST_TRIED:
        return []
    # Who pays hangs on which tide is higher, not on how high they are.
    levels = {order_of_levels(each): each for each in product(*ways) if can_be_shown(situation, each)}
    left = [*product(*(preservers_of_seat(situation, seat) for seat in situation.seats))]
    if not 0 < len(levels) * len(left) <= MOST_DROWNED:
        return []
    return [drowned(situation, *table) for table in product(levels.values(), left)]


def order_of_levels(levels: Sequence[int]) -> tuple[int, ...]:
    """Return of each tide how many lower ones are shown; what is no tide card stays as it is."""
    shown = sorted({level for level in levels if level > c.NO_TIDE})
    return tuple(shown.index(level) + 1 if level > c.NO_TIDE else level for level in levels)


def levels_of_seat(situation: Situation, seat: int) -> Sequence[int]:
    """Return all tides that a seat may show: that which is told, or one of those that are."""
    told = GivenPosition(situation).levels[seat]
    every = range(c.NO_TIDE, c.HIGHEST_TIDE + 1)
    numbers = [number for number in numbers_told(situation, f"levels.{seat}") if number in every]
    return [told] if told is not None else numbers or every


def preservers_of_seat(situation: Situation, seat: int) -> Sequence[int]:
    """Return how many preservers a seat may have, as far as it matters here."""
    told = GivenPosition(situation).preservers[seat]
    numbers = numbers_told(situation, f"preservers.{seat}")
    some = [count for count in LEFT if count or seat not in seats_with_some(situation)]
    return [told] if told is not None else numbers or some


def can_be_shown(situation: Situation, levels: Sequence[int]) -> bool:
    """Return whether so many tide cards have been taken, and there are so many of each."""
    wet = [level for level in levels if level > c.NO_TIDE]
    most = c.TURNED * (round_done(situation) or c.ROUNDS)
    return c.TURNED <= len(wet) <= most and all(wet.count(level) <= c.TIDE_COPIES for level in wet)


def drowned(situation: Situation, levels: Sequence[int], preservers: Sequence[int]) -> Verdict:
    """Return the verdict on a table of which all that decides it is told."""
    state = new_state(situation.players, 1, GAME.checked_options_with_defaults(situation.options))
    state.levels, state.preservers = [*map(c.Tide, levels)], [*preservers]
    state.alive = situation.players - levels.count(c.ELIMINATED)
    state.hands = [[] for _ in situation.seats]
    log = EventLog()
    lose_preservers_to_highest_tide(state, log)
    return LOSSES(Played(situation, [*log], None, None))


LOSSES: Final = citing_rulings(lambda played: loss_verdict(played, "pays"), rulings_of_losses, OURS)
"""The verdict on the losses alone, with the rulings that they rest on."""
