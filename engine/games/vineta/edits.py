"""Pieces put on a table of Vineta that a reader lays out, and taken away again."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.game import Refusal, Seat
from engine.core.schema import position_entries_by_seat
from engine.core.situations import Situation, with_assumed, with_move_given
from engine.games.vineta.owners import (
    EXTRA_OWNERS,
    authority_owner_name,
    chip_name,
    flood_owner_name,
    owner_names_of_series,
)
from engine.games.vineta.question_play import ENDS
from engine.games.vineta.rules.city import coastal_district_names
from engine.games.vineta.rules.components import CARDS, DECK, DISTRICTS, FLOOD_KINDS, HOUSES, LAST_ROUND
from engine.games.vineta.rules.notation import COLOUR_BY_LETTER
from engine.games.vineta.table import pieces
from engine.games.vineta.table.findings import possible_sinking_order
from engine.games.vineta.table.moment import chip_owner_of_series

FLOOD_CARDS: Final = CARDS[:FLOOD_KINDS]


def with_value_at_key(situation: Situation, key: str, value: Any) -> Situation:
    """Return the situation with another value under a key of its position; an empty one removes the key."""
    position = {other: each for other, each in situation.position.items() if other != key}
    return replace(situation, position={**position, key: value} if value not in (None, [], {}) else position)


def sunk_districts_in_situation(situation: Situation) -> list[str]:
    """Return the districts that have sunk, by name, the first to sink first."""
    return list(situation.position.get("sunk", ()))


def remaining_districts_in_situation(situation: Situation) -> list[str]:
    """Return the districts still above water, by name, in the order of DISTRICTS."""
    return [name for name in DISTRICTS if name not in sunk_districts_in_situation(situation)]


def coastal_districts_in_situation(situation: Situation) -> Sequence[str]:
    """Return the districts that border on the sea."""
    return coastal_district_names(sunk_districts_in_situation(situation))


def series_on_table(situation: Situation) -> list[dict[str, Any]]:
    """Return the series on the table; [] if the position does not give them."""
    return list(situation.position.get("series", ()))


def index_of_series(situation: Situation, district: str) -> int | None:
    """Return the place of a district's series, None if it has none."""
    return next((at for at, each in enumerate(series_on_table(situation)) if each["district"] == district), None)


def seats_with_free_chips(situation: Situation) -> list[Seat]:
    """Return the seats whose god chips are not on the board."""
    placed = [chip_owner_of_series(each) for each in series_on_table(situation)]
    return [seat for seat in situation.seats if seat not in placed]


# Districts


def with_sunk_toggled(situation: Situation, district: str) -> Situation:
    """Return the situation with a district sunk, and nothing on it; or risen again if it had sunk."""
    sunk = sunk_districts_in_situation(situation)
    if district in sunk:
        return with_value_at_key(
            situation, "sunk", districts_in_sinking_order([name for name in sunk if name != district])
        )
    position = situation.position
    houses = {name: entry for name, entry in position.get("houses", {}).items() if name != district}
    found = with_series(situation, [each for each in series_on_table(situation) if each["district"] != district])
    found = with_value_at_key(
        found, "quarantined", [name for name in position.get("quarantined", ()) if name != district]
    )
    found = with_value_at_key(found, "houses", houses)
    return with_value_at_key(found, "sunk", districts_in_sinking_order([*sunk, district]))


def districts_in_sinking_order(sunk: Sequence[str]) -> list[str]:
    """Return the districts in an order in which they can have sunk; any that cannot have sunk come last."""
    found = possible_sinking_order(sunk)
    return [*found, *(name for name in sunk if name not in found)]


def with_only_district_left(situation: Situation, district: str) -> Situation:
    """Return the situation at the end of the game, with this district left."""
    houses = {name: entry for name, entry in situation.position.get("houses", {}).items() if name == district}
    found = with_series(with_value_at_key(situation, "houses", houses), [])
    for key in ("quarantined", "extra", "round", "sinking"):
        found = with_value_at_key(found, key, None)
    return with_value_at_key(
        found, "sunk", possible_sinking_order([name for name in reversed(DISTRICTS) if name != district])
    )


def with_quarantine_toggled(situation: Situation, district: str) -> Situation:
    """Return the situation with a district in quarantine, or no longer."""
    closed = list(situation.position.get("quarantined", ()))
    closed = [name for name in closed if name != district] if district in closed else [*closed, district]
    return with_value_at_key(situation, "quarantined", closed)


# Houses


def given_houses_by_district(situation: Situation) -> dict[str, Any]:
    """Return the given houses of each remaining district, None where they are not given."""
    return {**dict.fromkeys(remaining_districts_in_situation(situation)), **situation.position.get("houses", {})}


def unplaced_house_count(situation: Situation, colour: str) -> int:
    """Return how many houses of a colour are neither on a district nor taken."""
    return HOUSES - pieces.given_house_counts_by_colour(situation.position)[colour]


def with_house_put(situation: Situation, colour: str, district: str) -> Situation:
    """Return the situation with one more house in a district; one fewer if none of its colour is left."""
    entry = given_houses_by_district(situation).get(district)
    text = entry if isinstance(entry, str) else ""
    if unplaced_house_count(situation, colour) > 0:
        return with_houses(situation, district, "".join(sorted(text + colour, key=COLOUR_BY_LETTER.__getitem__)))
    return with_houses(situation, district, text.replace(colour, "", 1))


def with_houses(situation: Situation, district: str, entry: str | int | None) -> Situation:
    """Return the situation with these houses on a district, None: not known."""
    houses = given_houses_by_district(situation) | {district: entry}
    return with_value_at_key(situation, "houses", {} if all(each is None for each in houses.values()) else houses)


def with_house_removed(situation: Situation, district: str) -> Situation:
    """Return the situation with one house less on a district; unknown houses become none, and none become unknown."""
    entry = given_houses_by_district(situation).get(district)
    if not entry:
        return with_houses(situation, district, "" if entry is None else None)
    return with_houses(situation, district, entry[:-1] if isinstance(entry, str) else entry - 1)


# Series


def with_series(situation: Situation, series: Sequence[Any]) -> Situation:
    """Return the situation with these series; what is assumed of others is forgotten."""
    known = {name for each in series_on_table(situation) for name in owner_names_of_series(each)}
    gone = known.difference(name for each in series for name in owner_names_of_series(each))
    return with_assumed(with_value_at_key(situation, "series", [*series]), gone, assumed=False)


def with_flood_put(situation: Situation, card: str, seat: Seat | None, district: str) -> Situation:
    """Return the situation with a flood card at the end of a district's series, or starting one.

    `seat`: the owner of the card, None if that is not told. Raises Refusal("not_there") where nobody has it any more.
    """
    series, at = series_on_table(situation), index_of_series(situation, district)
    free = seats_with_free_chips(situation)
    owner = (
        seat_that_may_have_laid_card(situation, card, free if at is None else [*situation.seats])
        if seat is None
        else seat
    )
    if at is not None:
        name = flood_owner_name(district, len(series[at]["floods"]))
        series[at] = {**series[at], "floods": [*series[at]["floods"], f"{owner}:{card}"]}
        return with_assumed(with_series(situation, series), [name], assumed=seat is None)
    chip = owner if owner in free else free[0]
    own = {} if chip == owner else {"chip": chip}
    found = with_series(situation, [*series, {"district": district, **own, "floods": [f"{owner}:{card}"]}])
    found = with_assumed(found, [flood_owner_name(district, 0)], assumed=seat is None)
    return with_assumed(found, [chip_name(district)], assumed=seat is None or chip != owner)


def with_authority_put(situation: Situation, way: str, seat: Seat | None, district: str) -> Situation:
    """Return the situation with an authority card next to a district's series.

    `seat`: the owner of the card, None if that is not told. Raises Refusal("not_there") without a series, or if nobody
    has one.
    """
    series, at = series_on_table(situation), index_of_series(situation, district)
    if at is None:
        raise Refusal("not_there")
    owner = seat_that_may_have_laid_card(situation, "authority", [*situation.seats]) if seat is None else seat
    laid = [*series[at].get("authority", ())]
    series[at] = {**series[at], "authority": [*laid, f"{owner}:{way}"]}
    name = authority_owner_name(district, len(laid))
    return with_assumed(with_series(situation, series), [name], assumed=seat is None)


def seat_that_may_have_laid_card(situation: Situation, card: str, seats: Sequence[Seat]) -> Seat:
    """Return which of these seats may have laid a card: the one with the fewest on the table that still has it.

    Raises Refusal("not_there") where none of them has it any more.
    """
    laid = {seat: pieces.seat_cards_on_table_in_position(situation.position, seat) for seat in seats}
    having = [seat for seat in seats if laid[seat].count(card) < DECK[card]]
    if not having:
        raise Refusal("not_there")
    return min(having, key=lambda seat: len(laid[seat]))


def without_last_card_of_series(situation: Situation, district: str) -> Situation:
    """Return the situation without the last card of a district's series: authority first, then flood cards.

    Raises Refusal("not_there") where the district has no series.
    """
    series, at = series_on_table(situation), index_of_series(situation, district)
    if at is None:
        raise Refusal("not_there")
    each = series[at]
    key = "authority" if each.get("authority") else "floods"
    rest = {**each, "chip": chip_owner_of_series(each), key: each[key][:-1]}
    left = [rest] if rest["floods"] else []
    return with_series(situation, [*series[:at], *left, *series[at + 1 :]])


def with_finished_round_count(situation: Situation, count: int | None) -> Situation:
    """Return the situation after this many rounds, None: not known; after LAST_ROUND a seat chooses what sinks."""
    found = with_value_at_key(situation, "round", count)
    return with_value_at_key(found, "sinking", True if count == LAST_ROUND else None)


def with_extra_card_count(situation: Situation, card: str, count: int) -> Situation:
    """Return the situation with this many cards of the name `card`, "more" or "less", on the table."""
    others = [text for text in situation.position.get("extra", ()) if not text.endswith(f":{card}")]
    found = with_value_at_key(situation, "extra", [*others, *(f"{seat}:{card}" for seat in range(count))])
    return with_assumed(found, [EXTRA_OWNERS], assumed="extra" in found.position)


def extra_card_count(situation: Situation, card: str) -> int:
    """Return how many cards of the name `card`, "more" or "less", are on the table."""
    return sum(text.endswith(f":{card}") for text in situation.position.get("extra", ()))


# The target of a card


def target_keys_of_card(card: str) -> Sequence[str]:
    """Return the names of the districts to which a card goes."""
    return ENDS if card == "panic" else ENDS[:1]


def with_target_toggled(situation: Situation, end: str, district: str) -> Situation:
    """Return the situation with a district as the source ("from") or a target ("to") of a card, or no longer."""
    names = target_keys_of_card(situation.moves.get("card", "")) if end == "to" else ("from",)
    named = next((name for name in names if situation.moves.get(name) == district), None)
    if named is not None:
        return with_move_given(situation, named, None)
    free = next((name for name in names if name not in situation.moves), names[-1])
    return with_move_given(situation, free, district)


# Tiles


def given_tiles_by_seat(situation: Situation) -> list[list[str | None]]:
    """Return the colour and the district of each seat, None where not given."""
    given = position_entries_by_seat(situation.position, "tiles", situation.players)
    return [list(pair) if pair else [None, None] for pair in given]


def with_secret_tile_before_seat(situation: Situation, seat: Seat, part: int, tile: str | None) -> Situation:
    """Return the situation with this colour (part 0) or district (1) before a seat, and before no other."""
    tiles = given_tiles_by_seat(situation)
    for pair in tiles:
        if pair[part] == tile:
            pair[part] = None
    tiles[seat][part] = tile
    found = with_secret_tiles(situation, tiles)
    return with_assumed(found, [home_name(seat)], assumed=False) if part else found


def with_secret_tiles(situation: Situation, tiles: Sequence[list[str | None]]) -> Situation:
    """Return the situation with a [colour, district] pair for each seat, None for what is unknown."""
    known = [pair if any(pair) else None for pair in tiles]
    return with_value_at_key(situation, "tiles", known if any(known) else None)


def with_owner_of_last_district(situation: Situation, owner: str) -> Situation:
    """Return the situation with this owner of the last district: a seat, "nobody", or "" for not known."""
    (last,) = remaining_districts_in_situation(situation)
    tiles = [[colour, None] for colour, _ in given_tiles_by_seat(situation)]
    homes = [home_name(seat) for seat in situation.seats]
    situation = with_assumed(situation, homes, assumed=owner == NOBODY)
    if owner == NOBODY:
        tiles = [[pair[0], name] for pair, name in zip(tiles, sunk_districts_in_situation(situation), strict=False)]
    elif owner:
        tiles[int(owner)][1] = last
    return with_secret_tiles(situation, tiles)


NOBODY: Final = "nobody"


def home_name(seat: Seat) -> str:
    """Return the name of the district on a seat's tile, where it only stands for one that has sunk."""
    return f"home.{seat}"


def with_assumed_homes_forgotten(situation: Situation) -> Situation:
    """Return the situation without the districts on tiles that nobody has told."""
    tiles = [
        [colour, None if home_name(seat) in situation.assumed else district]
        for seat, (colour, district) in enumerate(given_tiles_by_seat(situation))
    ]
    return with_secret_tiles(situation, tiles)


def owner_of_last_district(situation: Situation) -> str:
    """Return the owner of the last district: a seat, "nobody", or "" for not known."""
    tiles = given_tiles_by_seat(situation)
    (last,) = remaining_districts_in_situation(situation)
    owners = [str(seat) for seat, pair in enumerate(tiles) if pair[1] == last]
    return owners[0] if owners else NOBODY if all(pair[1] for pair in tiles) else ""


# The hand


def given_hand(situation: Situation, seat: Seat) -> list[str] | None:
    """Return the names of the cards in a seat's hand; None, unlike [], if it is not given."""
    hands = situation.position.get("hands")
    found: list[str] | None = hands[seat] if hands else None
    return found


def with_card_count_in_hand(situation: Situation, seat: Seat, card: str, count: int) -> Situation:
    """Return the situation with this many of a card in a seat's hand; an empty hand becomes unknown."""
    cards: Mapping[str, int] = {name: (given_hand(situation, seat) or []).count(name) for name in DECK} | {card: count}
    hands = position_entries_by_seat(situation.position, "hands", situation.players)
    hands[seat] = [name for name, number in cards.items() for _ in range(number)] or None
    return with_value_at_key(situation, "hands", hands if any(hands) else None)
