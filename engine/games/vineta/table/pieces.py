"""The pieces of Vineta, and findings on those of a position that cannot all exist: JSON data of the right form."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, Literal

from engine.core.game import Position, Seat
from engine.core.schema import Finding, Path, impossible, position_entries_by_seat, rewriting_fix
from engine.core.table.supply import Supply, named_pieces
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.components import CARDS, COLOURS, COLOURS_RULE, HAND, HOUSES, CardName, ColourLetter
from engine.games.vineta.rules.hand import DRAWING_RULE
from engine.games.vineta.rules.notation import owner_and_card_from_text
from engine.games.vineta.rules.setup import DECK_RULE, TILES_RULE
from engine.games.vineta.rules.sinking import SHARING_RULE

DECK_SUPPLY: Final = Supply[str]([CARDS[card] for card in c.WHOLE_DECK])
"""The cards of each seat."""
HOUSE_KEYS: Final = ("houses", "reserve", "taken")
"""The keys for houses; a fix takes a surplus house out of the last place that has it."""
PILES: Final = ("discards", "piles", "hands")
"""The keys for cards of a seat that are not on the table; a fix takes a surplus card out of the last that has it."""


def colours_in_position(position: Position, players: int) -> list[ColourLetter]:
    """Return the colours in the game, in order: those that the position names, and the first others.

    Any colours can be in a game, as many as `colour_count` says. Where more are named, those with the fewest
    houses are left out.
    """
    houses, named = given_house_counts_by_colour(position), colours_named_without_house(position)
    found = sorted(COLOURS, key=lambda colour: (-houses[colour], colour not in named))[: c.colour_count(players)]
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
    yield from (impossible(f"houses.{name}", SHARING_RULE, {"houses": left}) for name in sunk)
    used = colours_in_position(position, players)
    supply = Supply([colour for colour in used for _ in range(HOUSES)])
    for found in supply.surplus(named_pieces(position, *HOUSE_KEYS)):
        over, last, fix = len(found.places) - found.most, found.places[-1], found.fix(position)
        if found.most:
            params = {"houses": found.piece * over, "count": over, "most": found.most}
            yield Finding("too_many_houses", last, COLOURS_RULE, params, fix)
        else:
            params = {"houses": found.piece * over, "colours": len(used)}
            yield Finding("colour_not_used", last, COLOURS_RULE, params, fix)
    uncoloured = given_uncoloured_house_count(position)
    count, most = given_house_counts_by_colour(position).total() + uncoloured, len(supply.pieces)
    if uncoloured and count > most:
        place = next(place for place, entry in given_houses_by_place(position).items() if isinstance(entry, int))
        fix = {place.partition(".")[0]: None}
        yield Finding("too_many_in_all", place, COLOURS_RULE, {"count": count, "most": most}, fix)


def secret_tile_findings(position: Position, players: int) -> Iterator[Finding]:
    """Yield findings on the tiles: unused colours, or the same tile for two seats."""
    used = colours_in_position(position, players)
    for found in Supply((*used, *c.DISTRICTS)).surplus(
        (f"tiles.{seat}.{part}", tile)
        for seat, pair in enumerate(position.get("tiles", ()))
        for part, tile in enumerate(pair or ())
        if tile is not None
    ):
        for place in found.places[found.most :]:
            fix = rewriting_fix(position, {place: None})
            params = {"seat": int(place.split(".")[1]), "colour": found.piece, "colours": len(used)}
            twice = impossible(place, TILES_RULE, fix)
            yield twice if found.most else Finding("tile_not_used", place, COLOURS_RULE, params, fix)


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
        table = seat_cards_on_table_in_position(position, seat)
        named = [("extra" if card in ("more", "less") else "series", card) for card in table]
        named += [(place, card) for place, card in named_pieces(position, *PILES) if place.endswith(f".{seat}")]
        surplus = [*DECK_SUPPLY.surplus(named)]
        for found in surplus:
            params = {"seat": seat, "card": found.piece, "count": len(found.places), "most": found.most}
            yield Finding("too_many_cards", found.places[-1], DECK_RULE, params, found.fix(position))
        if not surplus:
            yield from hand_size_findings(position, seat, len(named))


def hand_size_findings(position: Position, seat: Seat, named: int) -> Iterator[Finding]:
    """Yield findings on hands of a wrong size, and on cards that are nowhere."""
    full = HAND - has_played_card(position, seat)
    rest = len(DECK_SUPPLY.pieces) - named - (chosen_card_of_seat(position, seat) is None)
    if rest < 0:
        yield impossible(f"chosen.{seat}", DECK_RULE, rewriting_fix(position, {f"chosen.{seat}": ""}))
        return
    discards, pile, hand = (position_entries_by_seat(position, key, seat + 1)[seat] for key in PILES)
    held = min(full, rest) if hand is None else len(hand)
    rest -= held if hand is None else 0
    waiting = 0 if held < full and discards is None else rest
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
    if rest and discards is not None:
        yield impossible(f"discards.{seat}", DECK_RULE, opened)


def chosen_card_of_seat(position: Position, seat: Seat) -> CardName | Literal[""] | None:
    """Return the name of the card chosen by a seat: "" for none, None if it is not known."""
    chosen: list[CardName | Literal[""] | None] = position.get("chosen", [""] * (seat + 1))
    return chosen[seat]


def has_played_card(position: Position, seat: Seat) -> bool:
    """Return whether a seat's card of this round has left its hand."""
    return bool(position.get("acting")) or chosen_card_of_seat(position, seat) != ""
