"""What the answers about a table of Vineta hang on, and every way to tell it that can be tried."""

from collections.abc import Iterator

from engine.core.situations import SEAT, Situation
from engine.games.vineta import edits, question_play
from engine.games.vineta.own_houses import OWN, are_own_houses_counted
from engine.games.vineta.owners import (
    assumed_chips,
    assumed_floods,
    assumed_sides,
    is_length_open,
    length_name,
    series_on_district,
)
from engine.games.vineta.rules.notation import ANY_FLOOD
from engine.games.vineta.waves import are_cards_open, are_highest_equal, open_worths


def inputs_needed_for_sharing(situation: Situation) -> Iterator[str]:
    """Yield the places of the houses on the districts of the highest series, and the owners who take them.

    Which is the highest hangs on the sides of authority cards.
    """
    yield from places_deciding_highest(situation)
    top = question_play.highest_districts_in_situation(situation)
    yield from (f"houses.{name}" for name in top)
    # Where two tie, nothing sinks; where no house is, nobody takes one.
    if len(top) == 1 and situation.position.get("houses", {}).get(top[0]):
        yield from assumed_floods(situation, top[0])


def inputs_needed_for_sinking(situation: Situation) -> Iterator[str]:
    """Yield who chooses what sinks after the last round, and the sides of authority cards."""
    if situation.position.get("sinking"):
        yield "start"
    yield from places_deciding_highest(situation)


def places_deciding_highest(situation: Situation) -> Iterator[str]:
    """Yield the sides of authority cards, and what each of several series is worth: the highest hangs on them."""
    if are_highest_equal(situation):
        return
    yield from assumed_sides(situation)
    if len(situation.position.get("series", ())) > 1:
        yield from open_worths(situation)


def inputs_needed_for_score(situation: Situation) -> Iterator[str]:
    """Yield the places of sunk districts, houses and colours, and whose the last district is; before, all tiles.

    Where a district is still to sink, owners of its series take its houses.
    """
    yield "sunk"
    yield from places_deciding_highest(situation)
    for name in question_play.highest_districts_in_situation(situation):
        yield from assumed_floods(situation, name)
        yield from [length_name(name)] * is_length_open(situation, name)
    left = question_play.remaining_districts_in_position(situation.position)
    counted = are_own_houses_counted(situation)
    yield from (f"houses.{name}" for name in left if not counted)
    if len(left) == 1 and not edits.owner_of_last_district(situation):
        yield "owner"
    standing = situation.position.get("houses", {}).get(left[0]) if len(left) == 1 else None
    claimed = {colour for colour, _ in edits.given_tiles_by_seat(situation)}
    for seat in situation.seats:
        yield f"taken.{seat}"
        # Where each house left is of a colour that somebody has, no other colour brings points.
        if counted:
            yield f"{OWN}.{seat}"
        elif not isinstance(standing, str) or not {*standing} <= claimed:
            yield f"tiles.{seat}.0"
        if len(left) > 1:
            yield f"tiles.{seat}.1"


def inputs_needed_for_card(situation: Situation) -> Iterator[str]:
    """Yield the card, its target, and the places of the table that both depend on."""
    yield "card"
    card, source = situation.moves.get("card", ""), situation.moves.get("from", "")
    if card in question_play.MOVING_HOUSES:
        series = [each["district"] for each in situation.position.get("series", ())]
        where = (
            series if card == "rescue" and series else question_play.remaining_districts_in_position(situation.position)
        )
        yield from (f"houses.{name}" for name in ([source] if source else where))
    place = situation.moves.get("place", "")
    if card in question_play.AT_SERIES and place in question_play.PLACES:
        # A card that is not told is there only if the series is longer.
        longer = int(place) > flood_count_of_district(situation, source) and is_length_open(situation, source)
        yield from [length_name(source)] * longer
    if question_play.does_seat_matter(situation, card):
        yield SEAT
    if question_play.is_flood(card):
        # A series that grows is one's own or another's; whether one can be started hangs on all chips.
        target = situation.moves.get("to", "")
        yield from assumed_chips(situation, target if series_on_district(situation, target) else "")
    # What the series becomes worth is told, unless the waves of a card are not.
    swells = (question_play.is_flood(card) and card != ANY_FLOOD) or card == "authority"
    if swells and situation.moves.get("to") and not are_cards_open(situation, situation.moves["to"]):
        yield from assumed_sides(situation, situation.moves["to"])


def flood_count_of_district(situation: Situation, district: str) -> int:
    """Return how many flood cards the series of a district has."""
    each = series_on_district(situation, district)
    return len(each["floods"]) if each else 0
