"""Houses and cards of a position that cannot all be there: findings from JSON data of the right form."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from engine.core.game import Position, Seat
from engine.core.schema import Finding, by_seat
from engine.games.vineta.rules.components import (
    CARDS,
    COLOURS,
    DECK,
    HAND,
    HOUSES,
    WHOLE_DECK,
    colours_used,
)
from engine.games.vineta.rules.hand import DRAWING_RULE
from engine.games.vineta.rules.setup import COLOURS_RULE, DECK_RULE, TILES_RULE
from engine.games.vineta.rules.sinking import SHARING_RULE

PILES: Final = ("hands", "piles", "discards")
"""Where the cards of a seat are that do not lie on the table; a card too many is taken out of the first that has it."""


TILE_PARTS: Final = (("colour_tile_twice", "colour"), ("district_tile_twice", "district"))
"""By the part of a pair of tiles, what is wrong if two seats have it, and what it is called."""


def colours_in(players: int) -> str:
    """Return the letters of the colours in the game."""
    return COLOURS[: colours_used(players)]


def house_entries(data: Position) -> Iterator[tuple[str, str, str | int]]:
    """Yield all houses that a position names: the key, the path, and the letters or a number."""
    for name, entry in data.get("houses", {}).items():
        if entry is not None:
            yield "houses", f"houses.{name}", entry
    yield "reserve", "reserve", data.get("reserve", "")
    for seat, entry in enumerate(data.get("taken", ())):
        if entry is not None:
            yield "taken", f"taken.{seat}", entry


def named_houses(data: Position) -> Counter[str]:
    """Return how many houses of each colour a position names, those of any colour left out."""
    return Counter(letter for *_, entry in house_entries(data) for letter in str(entry) if letter in COLOURS)


def any_houses(data: Position) -> int:
    """Return how many houses of any colour a position names."""
    return sum(entry for *_, entry in house_entries(data) if isinstance(entry, int))


def house_findings(data: Position, players: int) -> Iterator[Finding]:
    """Yield what is wrong with the houses: on districts that have sunk, of colours not used, too many."""
    sunk = [name for name in data.get("houses", {}) if name in data.get("sunk", ())]
    left = {name: entry for name, entry in data.get("houses", {}).items() if name not in sunk}
    for name in sunk:
        yield Finding("houses_on_sunk", f"houses.{name}", SHARING_RULE, {"district": name}, {"houses": left})
    found = named_houses(data)
    for colour in COLOURS:
        most = HOUSES if colour in colours_in(players) else 0
        if found[colour] > most:
            yield too_many(data, colour, found[colour], most)
    most = HOUSES * colours_used(players)
    if any_houses(data) and found.total() + any_houses(data) > most:
        key, place = next((key, path) for key, path, entry in house_entries(data) if isinstance(entry, int))
        count = found.total() + any_houses(data)
        yield Finding("too_many_in_all", place, COLOURS_RULE, {"count": count, "most": most}, {key: None})


def too_many(data: Position, colour: str, count: int, most: int) -> Finding:
    """Return that there are more houses of a colour than the game has; its fix takes the last ones away."""
    entries = [entry for entry in house_entries(data) if colour in str(entry[2])]
    place = entries[-1][1]
    rest, over = {path: str(entry) for _, path, entry in entries}, count - most
    for path, text in reversed(rest.items()):
        gone = min(over, text.count(colour))
        rest[path], over = text.replace(colour, "", gone), over - gone
    fix = {changed: replaced(data, changed, rest) for changed in dict.fromkeys(key for key, *_ in entries)}
    if not most:
        return Finding("colour_not_used", place, COLOURS_RULE, {"colour": colour}, fix)
    params = {"houses": colour * (count - most), "count": count - most, "most": most}
    return Finding("too_many_houses", place, COLOURS_RULE, params, fix)


def replaced(data: Position, key: str, texts: dict[str, str]) -> Any:
    """Return what stands under a key, with other texts at these paths."""
    if key == "reserve":
        return texts[key]
    if key == "taken":
        return [texts.get(f"taken.{seat}", entry) for seat, entry in enumerate(data[key])]
    return {name: texts.get(f"houses.{name}", entry) for name, entry in data[key].items()}


def tile_findings(data: Position, players: int) -> Iterator[Finding]:
    """Yield what is wrong with the tiles: of colours that are not used, or the same before two seats."""
    tiles = data.get("tiles", ())
    owners: dict[str, Seat] = {}
    for seat, pair in enumerate(tiles):
        for part, tile in enumerate(pair or ()):
            place, fix = f"tiles.{seat}.{part}", {"tiles": with_open_tile(tiles, seat, part)}
            if tile is None:
                continue
            if tile in COLOURS and tile not in colours_in(players):
                yield Finding("tile_not_used", place, COLOURS_RULE, {"seat": seat, "colour": tile}, fix)
            if tile in owners:
                code, kind = TILE_PARTS[part]
                params = {kind: tile, "seats": (owners[tile], seat)}
                yield Finding(code, place, TILES_RULE, params, fix)
            owners.setdefault(tile, seat)


def with_open_tile(tiles: Sequence[Any], seat: Seat, part: int) -> list[Any]:
    """Return the tiles with one of a seat not known."""
    found = [list(pair) if pair else None for pair in tiles]
    found[seat] = [None if at == part else tile for at, tile in enumerate(tiles[seat])]
    return found


def cards_on_table(data: Position, seat: Seat) -> list[str]:
    """Return the cards of a seat on the table, the one that it has chosen among them."""
    own = f"{seat}:"
    laid = [text for each in data.get("series", ()) for text in each["floods"]] + list(data.get("extra", ()))
    authority = [text for each in data.get("series", ()) for text in each.get("authority", ())]
    cards = [text.removeprefix(own) for text in laid if text.startswith(own)]
    cards += ["authority" for text in authority if text.startswith(own)]
    return cards + [card for card in data.get("chosen", [])[seat : seat + 1] if card]


def deck_findings(data: Position, players: int) -> Iterator[Finding]:
    """Yield what is wrong with the cards of each seat."""
    for seat in range(players):
        given = {key: by_seat(data, key, players)[seat] for key in PILES}
        found = Counter(cards_on_table(data, seat))
        for pile in given.values():
            found.update(pile or ())
        surplus = [card for card in CARDS if found[card] > DECK[card]]
        for card in surplus:
            yield surplus_card(data, given, seat, card, found[card])
        if not surplus:
            yield from size_findings(data, given, seat, found.total())


def surplus_card(data: Position, given: dict[str, Any], seat: Seat, card: str, count: int) -> Finding:
    """Return that a deck has fewer of a card; the fix takes them out of hand, pile and discards."""
    over, params = count - DECK[card], {"seat": seat, "card": card, "count": count, "most": DECK[card]}
    fix: dict[str, Any] = {}
    for key in PILES:
        cards = list(given[key] or ())
        while over and card in cards:
            cards.remove(card)
            over -= 1
            fix[key] = [cards if at == seat else pile for at, pile in enumerate(data[key])]
    place = f"{next(iter(fix))}.{seat}" if fix else "extra" if card in ("more", "less") else "series"
    return Finding("too_many_cards", place, DECK_RULE, params, {} if over else fix)


def size_findings(data: Position, given: dict[str, Any], seat: Seat, named: int) -> Iterator[Finding]:
    """Yield what is wrong with how many cards a hand has, and with cards that are nowhere."""
    full = HAND - has_played(data, seat)
    rest = len(WHOLE_DECK) - named - (data.get("chosen", [""] * (seat + 1))[seat] is None)
    if rest < 0:
        chosen = ["" if at == seat else card for at, card in enumerate(data["chosen"])]
        yield Finding("no_card_face_down", f"chosen.{seat}", DECK_RULE, {"seat": seat}, {"chosen": chosen})
        return
    hand, pile = given["hands"], given["piles"]
    held = min(full, rest) if hand is None else len(hand)
    rest -= held if hand is None else 0
    waiting = 0 if held < full and given["discards"] is None else rest
    drawn = waiting if pile is None else len(pile)
    rest -= drawn if pile is None else 0
    opened: dict[str, Any] = {
        key: [None if at == seat else each for at, each in enumerate(data[key])] for key in PILES if key in data
    }
    params = {"seat": seat, "count": held, "most": full}
    if held > full:
        yield Finding("hand_too_big", f"hands.{seat}", DRAWING_RULE, params)
    elif drawn and held < full:
        yield Finding("hand_too_small", f"hands.{seat}", DRAWING_RULE, params, opened)
    elif full == HAND and not held:
        yield Finding("hand_empty", f"hands.{seat}", DRAWING_RULE, params, opened)
    if rest and given["discards"] is not None:
        yield Finding("cards_missing", f"discards.{seat}", DECK_RULE, {"seat": seat, "count": rest}, opened)


def has_played(data: Position, seat: Seat) -> bool:
    """Return whether a seat's card of this round is no longer in its hand."""
    return bool(data.get("acting")) or data.get("chosen", [""] * (seat + 1))[seat] != ""
