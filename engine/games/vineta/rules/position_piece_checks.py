"""Findings on houses and cards of a position that cannot all exist, from JSON data of the right form."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, Literal

from engine.core.game import Position, Seat
from engine.core.schema import Finding, Path, position_entries_by_seat, rewriting_fix
from engine.games.vineta.rules.components import (
    CARDS,
    COLOURS,
    COLOURS_RULE,
    DECK,
    HAND,
    HOUSES,
    WHOLE_DECK,
    CardName,
    ColourLetter,
    colour_count,
)
from engine.games.vineta.rules.hand import DRAWING_RULE
from engine.games.vineta.rules.notation import owner_and_card_from_text
from engine.games.vineta.rules.setup import DECK_RULE, TILES_RULE
from engine.games.vineta.rules.sinking import SHARING_RULE

PILES: Final = ("hands", "piles", "discards")
"""The keys for cards of a seat that are not on the table; a fix takes a surplus card out of the first that has it."""


TILE_PARTS: Final = (("colour_tile_twice", "colour"), ("district_tile_twice", "district"))
"""By index in a pair of tiles: the code of the finding if two seats have the same tile, and its parameter."""


def colours_in_position(position: Position, players: int) -> list[ColourLetter]:
    """Return the colours in the game, in order: those that the position names, and the first others.

    Any colours can be in a game, as many as `colour_count` says. Where more are named, those with the fewest
    houses are left out.
    """
    houses, named = given_house_counts_by_colour(position), colours_named_without_house(position)
    found = sorted(COLOURS, key=lambda colour: (-houses[colour], colour not in named))[: colour_count(players)]
    return [colour for colour in COLOURS if colour in found]


def colours_named_without_house(position: Position) -> set[str]:
    """Return the colours of the tiles given, and those of the houses that public moves moved."""
    tiles = {pair[0] for pair in position.get("tiles", ()) if pair and pair[0]}
    moves = [move for _seat, _card, move, *_ in position.get("deeds", ())]
    return tiles | {move[0] for move in moves if move[1] == ":"}


def given_houses_by_place(position: Position) -> dict[Path, str | int]:
    """Return all houses that a position names, by their places: their letters, or a number."""
    found = {f"houses.{name}": entry for name, entry in position.get("houses", {}).items()}
    found["reserve"] = position.get("reserve", "")
    found |= {f"taken.{seat}": entry for seat, entry in enumerate(position.get("taken", ()))}
    return {place: entry for place, entry in found.items() if entry is not None}


def given_house_counts_by_colour(position: Position) -> Counter[str]:
    """Return how many houses of each colour a position names, those of any colour left out."""
    return Counter("".join(entry for entry in given_houses_by_place(position).values() if isinstance(entry, str)))


def given_uncoloured_house_count(position: Position) -> int:
    """Return how many houses of any colour a position names."""
    return sum(entry for entry in given_houses_by_place(position).values() if isinstance(entry, int))


def house_findings(position: Position, players: int) -> Iterator[Finding]:
    """Yield findings on the houses: in sunk districts, of unused colours, too many."""
    sunk = [name for name in position.get("houses", {}) if name in position.get("sunk", ())]
    left = {name: entry for name, entry in position.get("houses", {}).items() if name not in sunk}
    for name in sunk:
        yield Finding("houses_on_sunk", f"houses.{name}", SHARING_RULE, {"district": name}, {"houses": left})
    found, used = given_house_counts_by_colour(position), colours_in_position(position, players)
    for colour in COLOURS:
        if found[colour] > HOUSES * (colour in used):
            yield surplus_houses_finding(position, colour, found[colour], HOUSES * (colour in used), len(used))
    count, most = found.total() + given_uncoloured_house_count(position), HOUSES * len(used)
    if given_uncoloured_house_count(position) and count > most:
        place = next(place for place, entry in given_houses_by_place(position).items() if isinstance(entry, int))
        fix = {place.partition(".")[0]: None}
        yield Finding("too_many_in_all", place, COLOURS_RULE, {"count": count, "most": most}, fix)


def surplus_houses_finding(position: Position, colour: ColourLetter, count: int, most: int, used: int) -> Finding:
    """Return a finding on more houses of a colour than the game has; its fix removes the last ones.

    `most`: the houses that it has of this colour, `used`: how many colours.
    """
    entries = {place: str(entry) for place, entry in given_houses_by_place(position).items() if colour in str(entry)}
    changes, over = dict[Path, str](), count - most
    for place, text in reversed(entries.items()):
        changes[place] = text.replace(colour, "", max(0, over))
        over -= text.count(colour)
    fix, last = rewriting_fix(position, changes), [*entries][-1]
    if not most:
        params = {"houses": colour * count, "colours": used}
        return Finding("colour_not_used", last, COLOURS_RULE, params, fix)
    params = {"houses": colour * (count - most), "count": count - most, "most": most}
    return Finding("too_many_houses", last, COLOURS_RULE, params, fix)


def secret_tile_findings(position: Position, players: int) -> Iterator[Finding]:
    """Yield findings on the tiles: unused colours, or the same tile for two seats."""
    used = colours_in_position(position, players)
    owners: dict[str, Seat] = {}
    for seat, pair in enumerate(position.get("tiles", ())):
        for part, tile in enumerate(pair or ()):
            if tile is None:
                continue
            place = f"tiles.{seat}.{part}"
            fix = rewriting_fix(position, {place: None})
            if tile in COLOURS and tile not in used:
                params = {"seat": seat, "colour": tile, "colours": len(used)}
                yield Finding("tile_not_used", place, COLOURS_RULE, params, fix)
            if tile in owners:
                code, kind = TILE_PARTS[part]
                yield Finding(code, place, TILES_RULE, {kind: tile, "seats": (owners[tile], seat)}, fix)
            owners.setdefault(tile, seat)


def seat_cards_on_table_in_position(position: Position, seat: Seat) -> list[str]:
    """Return the cards of a seat on the table, the one that it has chosen among them."""
    laid = [text for each in position.get("series", ()) for text in each["floods"]] + list(position.get("extra", ()))
    authority = [
        owner_and_card_from_text(text)[0] for each in position.get("series", ()) for text in each.get("authority", ())
    ]
    cards = [card for owner, card in map(owner_and_card_from_text, laid) if owner == seat] + [
        "authority"
    ] * authority.count(seat)
    return [*cards, *filter(None, [chosen_card_of_seat(position, seat)])]


def deck_findings(position: Position, players: int) -> Iterator[Finding]:
    """Yield findings on the cards of each seat."""
    for seat in range(players):
        given = {key: position_entries_by_seat(position, key, players)[seat] for key in PILES}
        found = Counter(seat_cards_on_table_in_position(position, seat))
        for pile in given.values():
            found.update(pile or ())
        surplus = [card for card in CARDS if found[card] > DECK[card]]
        for card in surplus:
            yield surplus_cards_finding(position, given, seat, card, found[card])
        if not surplus:
            yield from hand_size_findings(position, given, seat, found.total())


def surplus_cards_finding(position: Position, given: dict[str, Any], seat: Seat, card: CardName, count: int) -> Finding:
    """Return the finding that a seat has more of a card than its deck; the fix takes the surplus out of its piles."""
    over, params = count - DECK[card], {"seat": seat, "card": card, "count": count, "most": DECK[card]}
    changes: dict[Path, list[str]] = {}
    for key in PILES:
        cards = list(given[key] or ())
        while over and card in cards:
            cards.remove(card)
            over -= 1
            changes[f"{key}.{seat}"] = cards
    place = next(iter(changes), "extra" if card in ("more", "less") else "series")
    return Finding("too_many_cards", place, DECK_RULE, params, {} if over else rewriting_fix(position, changes))


def hand_size_findings(position: Position, given: dict[str, Any], seat: Seat, named: int) -> Iterator[Finding]:
    """Yield findings on hands of a wrong size, and on cards that are nowhere."""
    full = HAND - has_played_card(position, seat)
    rest = len(WHOLE_DECK) - named - (chosen_card_of_seat(position, seat) is None)
    if rest < 0:
        fix = rewriting_fix(position, {f"chosen.{seat}": ""})
        yield Finding("no_card_face_down", f"chosen.{seat}", DECK_RULE, {"seat": seat}, fix)
        return
    hand, pile = given["hands"], given["piles"]
    held = min(full, rest) if hand is None else len(hand)
    rest -= held if hand is None else 0
    waiting = 0 if held < full and given["discards"] is None else rest
    drawn = waiting if pile is None else len(pile)
    rest -= drawn if pile is None else 0
    opened = rewriting_fix(position, {f"{key}.{seat}": None for key in PILES if key in position})
    params = {"seat": seat, "count": held, "most": full}
    if held > full:
        yield Finding("hand_too_big", f"hands.{seat}", DRAWING_RULE, params)
    elif drawn and held < full:
        yield Finding("hand_too_small", f"hands.{seat}", DRAWING_RULE, params, opened)
    elif full == HAND and not held:
        yield Finding("hand_empty", f"hands.{seat}", DRAWING_RULE, params, opened)
    if rest and given["discards"] is not None:
        yield Finding("cards_missing", f"discards.{seat}", DECK_RULE, {"seat": seat, "count": rest}, opened)


def chosen_card_of_seat(position: Position, seat: Seat) -> CardName | Literal[""] | None:
    """Return the name of the card chosen by a seat: "" for none, None if it is not known."""
    chosen: list[CardName | Literal[""] | None] = position.get("chosen", [""] * (seat + 1))
    return chosen[seat]


def has_played_card(position: Position, seat: Seat) -> bool:
    """Return whether a seat's card of this round has left its hand."""
    return bool(position.get("acting")) or chosen_card_of_seat(position, seat) != ""
