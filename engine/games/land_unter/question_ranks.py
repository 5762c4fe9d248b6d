"""Cards of a round that are not told of each seat: people name the two highest and leave the low ones out.

Or they know cards that lie on the table, and not any more who laid which.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.core.game import Seat
from engine.core.rng import pick_random, random_stream, shuffled
from engine.core.schema import Finding
from engine.core.situations import Situation, with_move_given
from engine.core.table.either import numbers_told
from engine.core.table.fields import Lens, of_move
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.round import LAYING_RULE
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.moment import given_card_to_play

RANK: Final = "rank"
"""Before a seat ("rank.2"), among the moves: where its card stands beside the two highest that are told."""
LOW, BETWEEN, HIGH = RANKS = ("low", "between", "high")
"""Below both, between them, or above both."""
REST: Final = f"{RANK}.rest"
"""Where the cards stand of which nothing is told, beside those of which it is not told who laid them."""
LOOSE: Final = "loose"
"""Before a number ("loose.1"), among the moves: a card that has been laid, it is not told by whom."""


def cards_told(situation: Situation) -> dict[Seat, c.Card | None]:
    """Return the card of each seat that is still in, None where it is not told."""
    given = GivenPosition(situation)
    seats = [seat for seat in given.seats if not given.is_eliminated(seat)]
    return {seat: given_card_to_play(situation, seat) or given.chosen[seat] or None for seat in seats}


def least_cards(situation: Situation) -> list[c.Card]:
    """Return the cards of all seats of which any are told: of a few that it may be, the lowest."""
    few = {seat: numbers_told(situation, f"card.{seat}") for seat in situation.seats}
    told = cards_told(situation).items()
    return sorted(card or c.Card(min(few[seat])) for seat, card in told if card or few[seat])


def loose_cards(situation: Situation) -> list[c.Card]:
    """Return the cards of which it is not told who laid them; one that a seat is told to have laid is its own."""
    told = (situation.moves.get(f"{LOOSE}.{at}", "") for at in range(c.PLAYERS[-1]))
    cards = dict.fromkeys(c.Card(int(text)) for text in told if text.isdecimal())
    return [card for card in cards if card not in cards_told(situation).values()]


def seats_for_loose_cards(situation: Situation) -> list[Seat]:
    """Return the seats that may have laid one of them: nothing is told of their cards."""
    cards = cards_told(situation)
    return [seat for seat, card in cards.items() if not card and f"{RANK}.{seat}" not in situation.moves]


def loose_findings(situation: Situation) -> Iterator[Finding]:
    """Yield a finding where more cards are told than players may have laid."""
    cards, seats = loose_cards(situation), seats_for_loose_cards(situation)
    if len(cards) > len(seats):
        fix = {name: None for name in situation.moves if name.startswith(f"{LOOSE}.")}
        yield Finding("loose_too_many", f"{LOOSE}.0", LAYING_RULE, {"count": len(cards)}, fix)


def number_of_loose_fields(situation: Situation) -> int:
    """Return for how many cards it is asked which lie on the table, nobody knows whose: one more than is told.

    None is asked for before any is told of a seat, nor where of one seat alone none is.
    """
    untold = [*cards_told(situation).values()].count(None)
    asked = max((at for at in range(untold) if f"{LOOSE}.{at}" in situation.moves), default=-1) + 2
    return min(untold, asked) if 1 < untold < situation.players or asked > 1 else 0


def are_others_lower(situation: Situation) -> bool:
    """Return whether it is told that all cards that are not told lie below the two highest that are."""
    return REST in situation.moves and sum(map(bool, cards_told(situation).values())) >= c.TURNED


def may_others_be_lower(situation: Situation) -> bool:
    """Return whether it may be told: the highest cards are, and not all; of loose ones it is asked who laid them."""
    cards = [*cards_told(situation).values()]
    return None in cards and len(cards) - cards.count(None) >= c.TURNED and not loose_cards(situation)


LOWER_BOX: Final = Lens(
    "lower",
    are_others_lower,
    lambda situation, value: with_move_given(situation, REST, LOW if value else None),
    "lower",
    shown=may_others_be_lower,
)
"""It tells that whoever is left out has laid a lower card."""

RANK_FIELD: Final = of_move(
    RANK,
    RANKS,
    by_seat=True,
    group="card",
    shown=lambda situation, seat: f"{RANK}.{seat}" in situation.moves and not cards_told(situation).get(seat),
)
"""Shown where a case tells it: on the page one tells the card."""


def cards_of_rank(situation: Situation, rank: str) -> list[c.Card]:
    """Return the cards of a rank that are not told; [] while fewer than two are."""
    told = least_cards(situation)
    bounds = [*pairwise([0, *told[-c.TURNED :], c.WEATHER_CARDS[-1] + 1])]
    if len(told) < c.TURNED:
        return []
    low, high = bounds[RANKS.index(rank)]
    return [card for card in c.WEATHER_CARDS if low < card < high and card not in told]


def does_untold_card_matter(situation: Situation) -> bool:
    """Return whether a card that is not told may be one of the two highest: not if no such card is left."""
    told = [*least_cards(situation), *loose_cards(situation)]
    return len(told) < c.TURNED or any(cards_of_rank(situation, rank) for rank in (BETWEEN, HIGH))


def places_of_untold_cards(situation: Situation) -> Sequence[str]:
    """Return the places of the cards on which a round hangs and that are not told; of several, if two are, the ranks.

    Of one alone each card is tried. Of cards that lie there it is asked who laid each. First are those that are told
    to be one of a few.
    """
    untold = [seat for seat, card in cards_told(situation).items() if not card]
    few = [seat for seat in untold if numbers_told(situation, f"card.{seat}")]
    return [*(f"card.{seat}" for seat in few), *places_of_unknown_cards(situation, few)]


def places_of_unknown_cards(situation: Situation, few: Sequence[Seat]) -> Sequence[str]:
    """Return the places of cards of which nothing is told; `few`: the seats whose cards are told to be one of a few."""
    if loose := loose_cards(situation):
        seats = seats_for_loose_cards(situation)
        return [*(f"card.{seat}" for seat in seats), *[REST] * (len(seats) > len(loose))]
    cards = cards_told(situation)
    untold = [seat for seat, card in cards.items() if not card and seat not in few]
    if are_others_lower(situation) or not does_untold_card_matter(situation):
        return ()
    ranked = len(untold) + len(few) > 1 and len(cards) - len(untold) >= c.TURNED
    ranked |= any(f"{RANK}.{seat}" in situation.moves for seat in untold)
    return [f"{RANK if ranked else 'card'}.{seat}" for seat in untold]


def ways_to_rank(situation: Situation, place: str) -> Sequence[Situation]:
    """Return one situation for each rank that a card may have: it is low, as a rule."""
    if place == REST:
        return [with_move_given(situation, REST, LOW)]
    return [with_move_given(situation, place, rank) for rank in RANKS if cards_of_rank(situation, rank)]


def ways_to_lay(situation: Situation, place: str) -> Sequence[Situation]:
    """Return one situation for each card of which it is not told who laid it: this seat has, or laid another one."""
    seat, loose = place.partition(".")[2], loose_cards(situation)
    ways = [with_move_given(situation, place, str(card)) for card in loose]
    others = len(seats_for_loose_cards(situation)) - len(loose)
    return [*ways, *[with_move_given(situation, f"{RANK}.{seat}", LOW)] * (others > 0)]


def with_loose_cards_laid(situation: Situation, seed: int) -> Situation:
    """Return the situation in which seats, drawn by the seed, have laid the cards of which it is not told who has."""
    seats = shuffled(random_stream(seed, "asked loose"), seats_for_loose_cards(situation))
    for seat, card in zip(seats, loose_cards(situation), strict=False):
        situation = with_move_given(situation, f"card.{seat}", str(card))
    return situation


def with_ranked_cards_drawn(situation: Situation, seed: int) -> Situation:
    """Return the situation with a card, drawn by the seed, for each seat of which only the rank is told.

    It shows as few life preservers as it can: others are needed for those that are told.
    """
    rng, drawn = random_stream(seed, "asked ranks"), (situation := with_loose_cards_laid(situation, seed))
    told = {card for card in cards_told(situation).values() if card}
    for seat, card in cards_told(situation).items():
        rank = situation.moves.get(f"{RANK}.{seat}", situation.moves.get(REST))
        if not card and rank in RANKS:
            every = [each for each in c.WEATHER_CARDS if each not in told]
            free = [each for each in cards_of_rank(situation, rank) if each not in told] or every
            least = min(c.HALVES[each] for each in free)
            found = pick_random(rng, [each for each in free if c.HALVES[each] == least])
            told.add(found)
            drawn = with_move_given(drawn, f"card.{seat}", str(found))
    return drawn
