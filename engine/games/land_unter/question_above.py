"""A round in which one card is told, and not those of several others: it hangs on how many of these lie above it."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.rng import random_stream, shuffled
from engine.core.situations import Situation, with_move_given
from engine.core.table.either import numbers_told
from engine.core.table.fields import of_move
from engine.games.land_unter.question_ranks import RANK, REST, cards_told, loose_cards
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.table.given_position import GivenPosition

ABOVE: Final = "above"
"""Before a seat ("above.2"), among the moves: how many cards that are not told lie above its own."""
NONE_ABOVE, ONE_ABOVE, MORE_ABOVE = COUNTS = ("0", "1", "2")
"""No card, exactly one, or more."""


def lone_seat(situation: Situation) -> Seat | None:
    """Return the seat whose card alone is told, both tide cards being told; None where nothing or more is."""
    cards = cards_told(situation)
    told = [seat for seat, card in cards.items() if card]
    few = any(numbers_told(situation, f"card.{seat}") for seat in cards)
    ranked = any(name == REST or name.startswith(f"{RANK}.") for name in situation.moves)
    tides = [*filter(None, GivenPosition(situation).coming[: c.TURNED])]
    alone = len(told) == 1 and len(cards) > c.TURNED and len(tides) == c.TURNED
    return told[0] if alone and not few and not ranked and not loose_cards(situation) else None


def counts_possible(situation: Situation, seat: Seat) -> list[str]:
    """Return how many of the cards that are not told may lie above that of a seat."""
    cards = cards_told(situation)
    card, others = cards[seat] or c.NO_CARD, len(cards) - 1
    higher, lower = c.WEATHER_CARDS[-1] - card, card - c.WEATHER_CARDS[0]
    found = [count for count in range(others + 1) if count <= higher and others - count <= lower]
    return [*dict.fromkeys(COUNTS[min(count, len(COUNTS) - 1)] for count in found)]


def place_of_count(situation: Situation) -> str:
    """Return the place at which it is told how many lie above the one card that is told; "" where it is decided."""
    seat = lone_seat(situation)
    undecided = seat is not None and count_above(situation, seat) is None
    return f"{ABOVE}.{seat}" if undecided else ""


def count_above(situation: Situation, seat: Seat) -> str | None:
    """Return how many cards lie above that of a seat: it is told, or there is only one way."""
    found = counts_possible(situation, seat)
    told = situation.moves.get(f"{ABOVE}.{seat}")
    return told if told in found else found[0] if len(found) == 1 else None


def ways_to_lie_above(situation: Situation, place: str) -> Sequence[Situation]:
    """Return one situation for each number of cards that may lie above that of a seat."""
    seat = Seat(place.partition(".")[2])
    return [with_move_given(situation, place, count) for count in counts_possible(situation, seat)]


def with_cards_around(situation: Situation, seed: int) -> Situation:
    """Return the situation with cards, drawn by the seed, of which as many as is told lie above the one that is."""
    seat = lone_seat(situation)
    count = None if seat is None else count_above(situation, seat)
    if seat is None or count is None:
        return situation
    own = cards_told(situation)[seat] or c.NO_CARD
    rng = random_stream(seed, "asked above")
    # Cards with few life preservers: others are needed for those that are told.
    free = sorted(shuffled(rng, c.WEATHER_CARDS), key=lambda card: c.HALVES[card])
    parts = {True: [card for card in free if card > own], False: [card for card in free if card < own]}
    others = shuffled(rng, [each for each in cards_told(situation) if each != seat])
    # Of more than one as many as there must be: under a low card there is not room for all others.
    above = max(int(count), len(others) - len(parts[False]))
    for at, other in enumerate(others):
        card = parts[at < above].pop(0)
        situation = with_move_given(situation, f"card.{other}", str(card))
    return situation


COUNT_FIELD: Final = of_move(
    ABOVE,
    COUNTS,
    by_seat=True,
    group="card",
    shown=lambda situation, seat: f"{ABOVE}.{seat}" in situation.moves and lone_seat(situation) == seat,
)
"""Shown where a case tells it, like the rank of a card."""
