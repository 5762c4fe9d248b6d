"""Pieces put on a table of Vineta that a reader lays out, and taken away again."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from engine.core.game import Refusal, Seat
from engine.core.schema import entries_if_any_known, with_entry_changed
from engine.core.situations import Situation, with_assumed, with_move_given, with_values_at_keys, without_keys
from engine.games.vineta.owners import (
    authority_owner_name,
    chip_name,
    flood_owner_name,
    is_length_open,
    length_name,
    names_of_series,
    side_name,
    waves_name,
)
from engine.games.vineta.question_play import given_card_owner
from engine.games.vineta.rules.city import coastal_district_names
from engine.games.vineta.rules.components import CARDS, DECK, DISTRICTS, FLOOD_KINDS, HOUSES
from engine.games.vineta.rules.notation import ANY_FLOOD, AUTHORITY_WAYS, COLOUR_BY_LETTER
from engine.games.vineta.table import pieces
from engine.games.vineta.table.findings import possible_sinking_order
from engine.games.vineta.table.moment import chip_owner_of_series

FLOOD_CARDS: Final = CARDS[:FLOOD_KINDS]
UNKNOWN_WAY: Final = "?"
"""An authority card of which it is not told which side is up."""


def sunk_districts_in_situation(situation: Situation) -> list[str]:
    """Return the districts that have sunk, by name, the first to sink first."""
    return list(situation.position.get("sunk", ()))


def remaining_districts_in_situation(situation: Situation) -> list[str]:
    """Return the districts still above water, by name, in the order of DISTRICTS."""
    return [name for name in DISTRICTS if name not in sunk_districts_in_situation(situation)]


def in_order(names: Iterable[str]) -> list[str]:
    """Return these districts, each once, in the order of DISTRICTS."""
    found = {*names}
    return [name for name in DISTRICTS if name in found]


def coastal_districts_in_situation(situation: Situation) -> Sequence[str]:
    """Return the districts that border on the sea."""
    return coastal_district_names(sunk_districts_in_situation(situation))


def series_on_table(situation: Situation) -> list[dict[str, Any]]:
    """Return the series on the table; [] if the position does not give them."""
    return list(situation.position.get("series", ()))


def threatened_districts(situation: Situation) -> list[str]:
    """Return the districts that have a series, in the order of the series."""
    return [each["district"] for each in series_on_table(situation)]


def seats_with_free_chips(situation: Situation) -> list[Seat]:
    """Return the seats whose god chips are not on the board."""
    placed = [chip_owner_of_series(each) for each in series_on_table(situation)]
    return [seat for seat in situation.seats if seat not in placed]


# Districts


def with_sunk_toggled(situation: Situation, district: str) -> Situation:
    """Return the situation with a district sunk, and nothing on it; or risen again if it had sunk."""
    position, sunk = situation.position, sunk_districts_in_situation(situation)
    if district in sunk:
        sunk.remove(district)
        return with_values_at_keys(situation, sunk=districts_in_sinking_order(sunk))
    return with_values_at_keys(
        with_series(situation, [each for each in series_on_table(situation) if each["district"] != district]),
        quarantined=[name for name in position.get("quarantined", ()) if name != district],
        houses=without_keys(position.get("houses", {}), district),
        sunk=districts_in_sinking_order([*sunk, district]),
    )


def districts_in_sinking_order(sunk: Sequence[str]) -> list[str]:
    """Return the districts in an order in which they can have sunk; any that cannot have sunk come last."""
    found = possible_sinking_order(sunk)
    return [*found, *(name for name in sunk if name not in found)]


def with_only_district_left(situation: Situation, district: str | None) -> Situation:
    """Return the situation at the end of the game, with this district left; None: with all of them."""
    if district is None:
        return with_values_at_keys(situation, sunk=None)
    houses = {name: entry for name, entry in situation.position.get("houses", {}).items() if name == district}
    sunk = possible_sinking_order([name for name in reversed(DISTRICTS) if name != district])
    cleared = dict.fromkeys(("quarantined", "extra", "round", "sinking"))
    return with_values_at_keys(with_series(situation, []), houses=houses, **cleared, sunk=sunk)


def with_quarantine_toggled(situation: Situation, district: str) -> Situation:
    """Return the situation with a district in quarantine, or no longer."""
    closed = situation.position.get("quarantined", ())
    others = [name for name in closed if name != district]
    return with_values_at_keys(situation, quarantined=others if district in closed else [*others, district])


# Houses


def given_houses_by_district(situation: Situation) -> dict[str, Any]:
    """Return the given houses of each remaining district, None where they are not given."""
    return {**dict.fromkeys(remaining_districts_in_situation(situation)), **situation.position.get("houses", {})}


def unplaced_house_count(situation: Situation, colour: str) -> int:
    """Return how many houses of a colour are neither on a district nor taken."""
    return HOUSES - pieces.given_house_counts_by_colour(situation.position)[colour]


def with_house_put(situation: Situation, district: str, colour: str) -> Situation:
    """Return the situation with one more house in a district; one fewer if none of its colour is left."""
    entry = given_houses_by_district(situation).get(district)
    text = entry if isinstance(entry, str) else ""
    if unplaced_house_count(situation, colour) > 0:
        return with_houses(situation, "".join(sorted(text + colour, key=COLOUR_BY_LETTER.__getitem__)), district)
    return with_houses(situation, text.replace(colour, "", 1), district)


def with_houses(situation: Situation, entry: str | int | None, district: str) -> Situation:
    """Return the situation with these houses on a district, None: not known."""
    houses = given_houses_by_district(situation) | {district: entry}
    return with_values_at_keys(situation, houses=houses if any(each is not None for each in houses.values()) else None)


def with_house_removed(situation: Situation, district: str) -> Situation:
    """Return the situation with one house less on a district; unknown houses become none, and none become unknown."""
    entry = given_houses_by_district(situation).get(district)
    less = ("" if entry is None else None) if not entry else entry[:-1] if isinstance(entry, str) else entry - 1
    return with_houses(situation, less, district)


# Series


def with_series(situation: Situation, series: Sequence[Any]) -> Situation:
    """Return the situation with these series; what is assumed of others is forgotten."""
    known = {name for each in series_on_table(situation) for name in names_of_series(each)}
    gone = known.difference(name for each in series for name in names_of_series(each))
    return with_assumed(with_values_at_keys(situation, series=[*series]), gone, assumed=False)


def with_flood_put(situation: Situation, district: str, card: str, seat: Seat | None) -> Situation:
    """Return the situation with a flood card at the end of a district's series, or starting one.

    `card`: ANY_FLOOD where its waves are not told; `seat`: its owner, None if that is not told.

    Raises Refusal("not_there") where nobody has it any more.
    """
    hidden, card = card == ANY_FLOOD, FLOOD_CARDS[0] if card == ANY_FLOOD else card
    series, threatened = series_on_table(situation), threatened_districts(situation)
    free, owner = seats_with_free_chips(situation), seat
    if owner is None:
        able = [*situation.seats] if district in threatened else free
        owner = seat_that_may_have_laid_card(situation, card, able)
    if district in threatened:
        at = threatened.index(district)
        name = flood_owner_name(district, len(series[at]["floods"]))
        series[at] = {**series[at], "floods": [*series[at]["floods"], f"{owner}:{card}"]}
        found = with_assumed(with_series(situation, series), [name], assumed=seat is None)
        return with_assumed(found, [waves_name(district, len(series[at]["floods"]) - 1)], assumed=hidden)
    chip = owner if owner in free else free[0]
    own = {} if chip == owner else {"chip": chip}
    found = with_series(situation, [*series, {"district": district, **own, "floods": [f"{owner}:{card}"]}])
    found = with_assumed(found, [flood_owner_name(district, 0)], assumed=seat is None)
    found = with_assumed(found, [waves_name(district, 0)], assumed=hidden)
    return with_assumed(found, [chip_name(district)], assumed=seat is None or chip != owner)


def with_length_opened(situation: Situation, district: str) -> Situation:
    """Return the situation with a series of any length on a district: what is told of it stays; or of this length."""
    there = district in threatened_districts(situation)
    found = situation if there else with_flood_put(situation, district, ANY_FLOOD, None)
    return with_assumed(found, [length_name(district)], assumed=not is_length_open(situation, district))


def with_authority_put(situation: Situation, district: str, way: str) -> Situation:
    """Return the situation with an authority card, whoever laid it, next to a district's series.

    `way`: one of AUTHORITY_WAYS, UNKNOWN_WAY where it is not told which side is up.

    Raises Refusal("not_there") if nobody has one.
    """
    series, at = series_on_table(situation), threatened_districts(situation).index(district)
    owner = seat_that_may_have_laid_card(situation, "authority", [*situation.seats])
    laid = [*series[at].get("authority", ())]
    known = next(iter(AUTHORITY_WAYS)) if way == UNKNOWN_WAY else way
    series[at] = {**series[at], "authority": [*laid, f"{owner}:{known}"]}
    found = with_assumed(with_series(situation, series), [authority_owner_name(district, len(laid))])
    return with_assumed(found, [side_name(district, len(laid))], assumed=way == UNKNOWN_WAY)


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
    """Return the situation without the last card of a district's series: authority first, then flood cards."""
    series, at = series_on_table(situation), threatened_districts(situation).index(district)
    key = "authority" if series[at].get("authority") else "floods"
    rest = {**series[at], "chip": chip_owner_of_series(series[at]), key: series[at][key][:-1]}
    return with_series(situation, [*series[:at], *([rest] if rest["floods"] else []), *series[at + 1 :]])


# The target of a card


def with_end_toggled(situation: Situation, district: str, names: Sequence[str]) -> Situation:
    """Return the situation with a district under one of these names of an end of the card asked about, or no longer."""
    named = next((name for name in names if situation.moves.get(name) == district), None)
    free = next((name for name in names if name not in situation.moves), names[-1])
    return with_move_given(situation, named or free, None if named else district)


# Tiles


def given_tiles_by_seat(situation: Situation) -> list[list[str | None]]:
    """Return the colour and the district of each seat, None where not given."""
    return [list(pair) if pair else [None, None] for pair in situation.by_seat("tiles")]


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
    return with_values_at_keys(situation, tiles=entries_if_any_known(pair if any(pair) else None for pair in tiles))


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


def own_card_count(situation: Situation, card: str) -> int | None:
    """Return how many of a card are in the hand of the seat that asks; None where it has none, or none are told."""
    return (situation.by_seat("hands")[given_card_owner(situation) or 0] or []).count(card) or None


def with_own_card_count(situation: Situation, count: int | None, card: str) -> Situation:
    """Return the situation with this many of a card in the hand of the seat that asks; an empty one becomes unknown."""
    seat = given_card_owner(situation) or 0
    counts: Mapping[str, int] = {name: own_card_count(situation, name) or 0 for name in DECK} | {card: count or 0}
    hand = [name for name, number in counts.items() for _ in range(number)]
    hands = with_entry_changed(situation.by_seat("hands"), seat, hand or None)
    return with_values_at_keys(situation, hands=entries_if_any_known(hands))
