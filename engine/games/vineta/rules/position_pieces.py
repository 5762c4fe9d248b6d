"""The tiles, houses and decks of a position of Vineta: filled in where it leaves them out."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from engine.core.game import Position, Seat
from engine.core.rng import shuffled, stream
from engine.core.schema import Finding, by_seat
from engine.games.vineta.rules.components import (
    AUTHORITY,
    CARDS,
    COLOURS,
    DISTRICTS,
    HAND,
    HOUSES,
    RESCUE,
    WHOLE_DECK,
    Card,
    District,
    colours_used,
)
from engine.games.vineta.rules.houses import MOST, RULES, house_moves, left_over, open_sources, sources, targets
from engine.games.vineta.rules.notation import CARD, NUMBER
from engine.games.vineta.rules.piece_checks import has_played
from engine.games.vineta.rules.setup import scatter
from engine.games.vineta.rules.state import (
    ACTING,
    NO_CARD,
    PALETTE,
    Moving,
    State,
    acting,
    as_bits,
    houses_on,
    row,
)


def fill_tiles(state: State, given: Sequence[Any]) -> None:
    """Set the tiles named; draw the others from what is left."""
    pairs = [entry or (None, None) for entry in given]
    colours = fill(state.seed, "house tiles", [colour for colour, _ in pairs], COLOURS[: colours_used(state.players)])
    districts = fill(state.seed, "district tiles", [district for _, district in pairs], DISTRICTS)
    state.tiles = tuple(zip(colours, districts, strict=True))


def fill(seed: int, name: str, tiles: Sequence[str | None], texts: Sequence[str]) -> list[int]:
    """Return the numbers of these tiles, the open ones drawn from those of `texts` that are not named.

    `name` is the name of the random stream.
    """
    rest = iter(shuffled(stream(seed, name), [at for at, text in enumerate(texts) if text not in tiles]))
    return [next(rest) if tile is None else texts.index(tile) for tile in tiles]


def counts(text: str) -> list[int]:
    """Return how many houses there are of each colour."""
    return [text.count(letter) for letter in COLOURS]


def restore_houses(state: State, data: Position) -> None:
    """Set the houses on the districts, those taken and those to be placed; spread the others over what is open."""
    state.reserve = counts(data.get("reserve", ""))
    by_number: list[tuple[list[int], int, int]] = []
    for seat, entry in enumerate(data.get("taken", ())):
        by_number += put_houses(state.taken, seat, entry)
    for name, entry in data.get("houses", {}).items():
        by_number += put_houses(state.houses, NUMBER[name], entry)
    for rows, at, count in by_number:
        draw_houses(state, rows, at, count)
    places = open_places(state, data)
    if places:
        scatter(state, houses_left(state), places)


def put_houses(rows: list[int], at: int, entry: str | int | None) -> list[tuple[list[int], int, int]]:
    """Set the houses of a district or a seat by their letters; return what is given only as a number, to be drawn."""
    if isinstance(entry, int):
        return [(rows, at, entry)]
    rows[row(at)] = counts(entry or "")
    return []


def draw_houses(state: State, rows: list[int], at: int, count: int) -> None:
    """Give a district or a seat so many of the houses that are left, of colours in turn."""
    for _ in range(count):
        left = houses_left(state)
        rows[PALETTE * at + left.index(max(left))] += 1


def houses_left(state: State) -> list[int]:
    """Return by colour the houses that are nowhere in the game."""
    return [
        (HOUSES if colour < colours_used(state.players) else 0)
        - state.reserve[colour]
        - sum(state.taken[colour::PALETTE])
        - sum(state.houses[colour::PALETTE])
        for colour in range(PALETTE)
    ]


def open_places(state: State, data: Position) -> list[District]:
    """Return the districts whose houses are not known: all, if nothing is said of houses and none is being placed."""
    if "houses" not in data:
        return [] if any(state.reserve) else list(left_over(state))
    return [NUMBER[name] for name, entry in data["houses"].items() if entry is None]


def restore_moving(state: State, data: Position) -> None:
    """Set the houses that a rescue or a panic has still to move; raise Refusal("bad_position") where none could be."""
    given = data.get("moving")
    if given is None:
        return
    source, used, left = NUMBER[given["source"]], [NUMBER[name] for name in given["used"]], given.get("left", 1)
    card = state.chosen[acting(state)] if state.phase == ACTING else NO_CARD
    if card not in MOST:
        raise Finding("moving_without_card", "moving", fix={"moving": None}).refusal
    gather_houses(state, source, left, open_places(state, data))
    if source not in sources(state, card) or not used or not set(used) <= set(left_over(state)) - {source}:
        raise moving_finding("moving_elsewhere", card, source).refusal
    ends = len(used) if card == RESCUE else len(left_over(state)) - 1 - len(used)
    if len(used) + left > MOST[card] or left > min(sum(houses_on(state, source)), ends):
        raise moving_finding("moving_too_many", card, source).refusal
    state.moving = Moving(source, left, as_bits(used))


def moving_finding(code: str, card: Card, source: District) -> Finding:
    """Return that a card cannot be moving these houses."""
    params = {"card": CARDS[card], "district": DISTRICTS[source]}
    return Finding(code, "moving", RULES[card], params, {"moving": None})


def provide_house(state: State, data: Position) -> None:
    """Let the card being carried out find a house to move, where chance put none."""
    card = state.chosen[acting(state)]
    if card not in MOST or house_moves(state, card):
        return
    places = open_places(state, data)
    for source in open_sources(state, card):
        if source in places and targets(state, card, source):
            gather_houses(state, source, 1, places)
            return


def gather_houses(state: State, source: District, least: int, places: Sequence[District]) -> None:
    """Bring houses of the fullest other open districts to an open one that has fewer than so many."""
    others = [place for place in places if place != source]
    while source in places and others and sum(houses_on(state, source)) < least:
        fullest = max(others, key=lambda place: sum(houses_on(state, place)))
        colour = next((colour for colour, count in enumerate(houses_on(state, fullest)) if count), None)
        if colour is None:
            return
        state.houses[PALETTE * fullest + colour] -= 1
        state.houses[PALETTE * source + colour] += 1


def restore_cards(state: State, data: Position) -> None:
    """Set each seat's deck, divided among hand, pile, discards and table."""
    state.renewed = list(data.get("renewed", [0] * state.players))
    state.hands, state.piles, state.discards = [], [], []
    for seat in range(state.players):
        given = [by_seat(data, key, state.players)[seat] for key in ("hands", "piles", "discards")]
        hand, pile, discards = (None if cards is None else [CARD[card] for card in cards] for cards in given)
        face_down = "chosen" in data and data["chosen"][seat] is None
        restore_deck(state, seat, hand, pile, discards, full=HAND - has_played(data, seat), face_down=face_down)


def restore_deck(
    state: State,
    seat: Seat,
    hand: list[int] | None,
    pile: list[int] | None,
    discards: list[int] | None,
    *,
    full: int,
    face_down: bool,
) -> None:
    """Set one seat's cards: those named where they are named, the rest where it belongs.

    `full`: the cards of a full hand; `face_down`: whether any card lies before the seat.
    """
    rest = Counter(WHOLE_DECK)
    rest.subtract([*on_table(state, seat), *(hand or ()), *(pile or ()), *(discards or ())])
    left = shuffled(stream(state.seed, "deck", seat), sorted(rest.elements()))
    if face_down:
        state.chosen[seat] = left.pop()
    if hand is None:
        hand = sorted(left[:full])
        left = left[full:]
    if pile is None:
        pile = [] if len(hand) < full and discards is None else left
        left = left if pile is not left else []
    state.hands.append(hand)
    state.piles.append(pile)
    state.discards.append(left if discards is None else discards)


def on_table(state: State, seat: Seat) -> list[int]:
    """Return the cards of a seat on the table."""
    laid = [card.waves - 1 for each in state.series for card in each.floods if card.seat == seat]
    laid += [AUTHORITY for each in state.series for card in each.authority if card.seat == seat]
    laid += [card for owner, card in state.extra if owner == seat]
    return laid + [state.chosen[seat]] * (state.chosen[seat] != NO_CARD)
