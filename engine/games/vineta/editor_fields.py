"""The numbers and choices that questions about a table of Vineta ask for, and how each is set."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from engine.core import situations
from engine.core.schema import position_entries_by_seat
from engine.core.situations import ChoiceField, EditorField, NumberField, Situation
from engine.games.vineta import edits, owners, question_play
from engine.games.vineta.question_needs import inputs_needed_for_card
from engine.games.vineta.question_opens import OPENER
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.notation import AUTHORITY_WAYS, owner_and_card_from_text
from engine.games.vineta.table.schema import SCHEMA

TARGETED: Final[Collection[c.CardName]] = frozenset(c.CARDS) - {"calm", "more", "less"}
"""The cards that go to a district."""

MOVES: Final = ("card", situations.SEAT, "from", *question_play.ENDS, "way", "place", "colour", OPENER)
"""The names of the fields that set a move of the situation, not a part of its position."""


def move_choice_field(situation: Situation, name: str, choices: Sequence[str], form: str = "") -> ChoiceField:
    """Return a menu of these choices for a move, after "" for "not given"; `form` is the token that names them."""
    return ChoiceField(name, ("", *choices), situation.moves.get(name, ""), form=form)


def card_choice_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield one menu of all kinds of cards, and of "" for none."""
    yield move_choice_field(situation, "card", c.CARDS, "card")


def card_owner_or_asker_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield the menu of all seats: for the owner of the card asked about, or the seat that asks for advice."""
    yield move_choice_field(situation, situations.SEAT, [str(seat) for seat in situation.seats], situations.SEAT)


def opener_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield the menu of the seat that began the last round of a turn."""
    yield move_choice_field(situation, OPENER, [str(seat) for seat in situation.seats], situations.SEAT)


def has_source_district(card: str) -> bool:
    """Return whether a card takes something from a district."""
    return card in question_play.FROM_TO or card == "calm"


def card_target_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield the fields for the source and the target of the card asked about, and for all else that it asks for."""
    card, source = situation.moves.get("card", ""), situation.moves.get("from", "")
    if has_source_district(card):
        yield move_choice_field(situation, "from", c.DISTRICTS, "district")
    if card in TARGETED:
        yield from (
            move_choice_field(situation, name, c.DISTRICTS, "district") for name in edits.target_keys_of_card(card)
        )
    if card == "authority":
        yield move_choice_field(situation, "way", [*AUTHORITY_WAYS], "authority_way")
    at_series = edits.index_of_series(situation, source)
    if card in question_play.AT_SERIES and at_series is not None:
        count = len(edits.series_on_table(situation)[at_series]["floods"])
        if count > 1:
            place = situation.moves.get("place", "")
            yield NumberField("place", 1, count, int(place) if place in question_play.PLACES else None)


def round_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield a field for the rounds of the turn that are over; after LAST_ROUND, one for the opener of the last, too."""
    rounds = situation.position.get("round")
    yield NumberField("round", 0, c.LAST_ROUND, rounds)
    if rounds == c.LAST_ROUND:
        start = situation.position.get("start")
        seats = ("", *(str(seat) for seat in situation.seats))
        yield ChoiceField("start", seats, "" if start is None else str(start), form=situations.SEAT)


def round_fields_for_card(situation: Situation) -> Iterator[EditorField]:
    """Yield a field for the rounds that are over, if the card asked about changes how many a turn has."""
    if situation.moves.get("card") in question_play.EXTRA:
        yield NumberField("round", 0, c.LAST_ROUND - 1, situation.position.get("round"))


def extra_card_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield a field for the number of cards that make the turn longer, and one for those that make it shorter."""
    for card in ("more", "less"):
        count = edits.extra_card_count(situation, card)
        yield NumberField(card, 0, situation.players, count or None)


def house_count_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield for each threatened district a field for the number of its houses."""
    for each in edits.series_on_table(situation):
        yield house_count_field(situation, each["district"])


def house_count_field(situation: Situation, district: str) -> NumberField:
    """Return the field for the number of houses on a district, whatever their colours."""
    entry = edits.given_houses_by_district(situation).get(district)
    count = len(entry) if isinstance(entry, str) else entry
    return NumberField(f"houses.{district}", 0, c.HOUSES * c.colour_count(situation.players), count)


def house_count_fields_for_card(situation: Situation) -> Iterator[EditorField]:
    """Yield a field for the number of houses on each district that the card asked about hangs on, if these are few."""
    if not are_houses_laid_out_for_card(situation):
        for district in districts_whose_houses_matter(situation):
            yield house_count_field(situation, district)


def districts_whose_houses_matter(situation: Situation) -> list[str]:
    """Return the districts on whose houses the card asked about hangs."""
    places = [place for place in inputs_needed_for_card(situation) if place.startswith("houses.")]
    return [place.removeprefix("houses.") for place in places]


def are_houses_laid_out_for_card(situation: Situation) -> bool:
    """Return whether houses are put on the board for the card asked about: it may take them from any district."""
    return districts_whose_houses_matter(situation) == edits.remaining_districts_in_situation(situation)


def highest_series_owner_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield the menus of the owners of the flood cards of the highest series, while not all of them are told."""
    top = question_play.highest_districts_in_situation(situation)
    if len(top) == 1:
        yield from flood_owner_fields(situation, top[0])


def owner_fields_for_card(situation: Situation) -> Iterator[EditorField]:
    """Yield the menus of the owners of flood cards that the card asked about hangs on, while not all are told."""
    card, source = situation.moves.get("card", ""), situation.moves.get("from")
    for each in edits.series_on_table(situation):
        if card in edits.FLOOD_CARDS or (card in question_play.AT_SERIES and each["district"] == source):
            yield from flood_owner_fields(situation, each["district"])


def flood_owner_fields(situation: Situation, district: str) -> Iterator[EditorField]:
    """Yield a menu of the owner of each flood card on a district, in order; none once all of them are told."""
    names, seats = owners.assumed_floods(situation, district), ("", *(str(seat) for seat in situation.seats))
    series = [each for each in edits.series_on_table(situation) if names and each["district"] == district]
    for at, text in enumerate(series[0]["floods"] if series else ()):
        name = owners.flood_owner_name(district, at)
        owner = "" if name in names else str(owner_and_card_from_text(text)[0])
        yield ChoiceField(name, seats, owner, form=situations.SEAT)


def with_flood_owner(situation: Situation, rest: str, value: str | None) -> Situation:
    """Return the situation with this owner of a flood card; None: not known."""
    name = f"floods.{rest}"
    if value is None:
        return situations.with_assumed(
            situation, [name, owners.chip_name(rest.partition(".")[0])] if rest.endswith(".0") else [name]
        )
    return owners.with_owner_told(situation, name, int(value))


def last_district_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield the menu of the district that is left at the end."""
    remaining = edits.remaining_districts_in_situation(situation)
    yield ChoiceField("last", ("", *c.DISTRICTS), remaining[0] if len(remaining) == 1 else "", form="district")


def houses_taken_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield for each seat a field for the number of houses that it has taken."""
    taken = position_entries_by_seat(situation.position, "taken", situation.players)
    for seat in situation.seats:
        count = len(taken[seat]) if isinstance(taken[seat], str) else taken[seat]
        yield NumberField(f"taken.{seat}", 0, c.HOUSES * c.colour_count(situation.players), count, seat)


def house_tile_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield a menu of each seat's house tile, without the tiles of others: going through it by key takes none."""
    given = [colour for colour, _ in edits.given_tiles_by_seat(situation)]
    for seat, colour in enumerate(given):
        choices = ("", *(each for each in c.COLOURS if each == colour or each not in given))
        yield ChoiceField(f"tile.{seat}", choices, colour or "", seat, form="house")


def last_district_owner_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield a menu of the owner of the last district, a seat or nobody, once a single district is left."""
    if len(edits.remaining_districts_in_situation(situation)) == 1:
        owner = edits.owner_of_last_district(situation)
        seats = ("", *(str(seat) for seat in situation.seats))
        yield ChoiceField("owner", seats, owner if owner in seats else "", form=situations.SEAT)
        yield ChoiceField("unowned", ("", "yes"), "yes" if owner == edits.NOBODY else "")


def own_tile_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield a menu for each of the two tiles of the seat that asks."""
    seat = question_play.given_card_owner(situation)
    if seat is not None:
        colour, district = edits.given_tiles_by_seat(edits.with_assumed_homes_forgotten(situation))[seat]
        yield ChoiceField(f"tile.{seat}", ("", *c.COLOURS), colour or "", form="house")
        yield ChoiceField(f"home.{seat}", ("", *c.DISTRICTS), district or "", form="district")


def hand_fields(situation: Situation) -> Iterator[EditorField]:
    """Yield for each kind of card a field for its number in the hand of the seat that asks."""
    seat = question_play.given_card_owner(situation)
    if seat is not None:
        hand = edits.given_hand(situation, seat) or []
        for card, most in c.DECK.items():
            yield NumberField(f"hand.{card}", 0, most, hand.count(card) or None)


FIELDS: Final[Mapping[str, Callable[[Situation], Iterator[EditorField]]]] = {
    "card": card_choice_fields,
    situations.SEAT: card_owner_or_asker_fields,
    OPENER: opener_fields,
    "target": card_target_fields,
    "round": round_fields,
    "card_round": round_fields_for_card,
    "extra": extra_card_fields,
    "count": house_count_fields,
    "card_count": house_count_fields_for_card,
    "owners": highest_series_owner_fields,
    "card_owners": owner_fields_for_card,
    "last": last_district_fields,
    "taken": houses_taken_fields,
    "colour": house_tile_fields,
    "owner": last_district_owner_fields,
    "tile": own_tile_fields,
    "hand": hand_fields,
}
"""The fields by the names under which questions ask for them; some of these names are those of tools, too."""

Setter = Callable[[Situation, str, Any], Situation]


def with_last_district_from_field(situation: Situation, _rest: str, value: str | None) -> Situation:
    """Return the situation in which only this district is left; None: all of them."""
    return (
        edits.with_only_district_left(situation, value) if value else edits.with_value_at_key(situation, "sunk", None)
    )


def with_start_player(situation: Situation, _rest: str, value: str | None) -> Situation:
    """Return the situation in which this seat has the start player token; None: not known."""
    found = edits.with_value_at_key(situation, "start", None)
    return found if value is None else situations.with_position_value(found, SCHEMA, "start", int(value))


def with_house_count_taken(situation: Situation, seat: str, value: int | None) -> Situation:
    """Return the situation with this many houses taken by a seat; None: not known."""
    return situations.with_position_value(situation, SCHEMA, f"taken.{seat}", value)


def with_tile_from_field(part: int, situation: Situation, seat: str, value: str | None) -> Situation:
    """Return the situation with another colour (part 0) or district (1) for a seat; None: not known."""
    return edits.with_secret_tile_before_seat(situation, int(seat), part, value)


def with_own_card_count(situation: Situation, card: str, value: int | None) -> Situation:
    """Return the situation with this many of a card in the hand of the seat that asks."""
    return edits.with_card_count_in_hand(situation, question_play.given_card_owner(situation) or 0, card, value or 0)


SETTERS: Final[Mapping[str, Setter]] = {
    "round": lambda situation, _rest, value: edits.with_finished_round_count(situation, value),
    "start": with_start_player,
    "more": lambda situation, _rest, value: edits.with_extra_card_count(situation, "more", value or 0),
    "less": lambda situation, _rest, value: edits.with_extra_card_count(situation, "less", value or 0),
    "houses": edits.with_houses,
    "floods": with_flood_owner,
    "last": with_last_district_from_field,
    "taken": with_house_count_taken,
    "tile": partial(with_tile_from_field, 0),
    "home": partial(with_tile_from_field, 1),
    "owner": lambda situation, _rest, value: edits.with_owner_of_last_district(situation, value or ""),
    "unowned": lambda situation, _rest, value: edits.with_owner_of_last_district(
        situation, edits.NOBODY if value else ""
    ),
    "hand": with_own_card_count,
}
"""The functions that set a field, by the first word of the field's place."""

NAMED: Final[Mapping[str, Collection[str]]] = {"houses": c.DISTRICTS, "hand": c.DECK}
"""The names that may follow the first word of a field's place, by that word; a seat or nothing follows the others."""


def is_path_of_field(situation: Situation, kind: str, rest: str) -> bool:
    """Return whether `kind`, or `kind.rest` unless `rest` is "", is the path of a field; `kind` is a key of SETTERS."""
    if kind == "floods":
        return f"{kind}.{rest}" in {
            name for each in edits.series_on_table(situation) for name in owners.owner_names_of_series(each)
        }
    if kind in ("taken", "tile", "home"):
        return situations.index_from_text(rest, situation.players) is not None
    if kind in ("owner", "unowned") and len(edits.remaining_districts_in_situation(situation)) != 1:
        return False
    return rest in NAMED.get(kind, ("",))
