"""The houses and the decks of a position of Vineta: read from JSON data, or filled in where it leaves them out."""

from collections import Counter

from engine.core.game import Position, Seat
from engine.core.rng import shuffled, stream
from engine.core.validation import bad, keyed, listed, whole, wholes
from engine.games.vineta.rules.components import (
    AUTHORITY,
    COLOURS,
    DISTRICTS,
    HAND,
    HOUSES,
    RESCUE,
    WHOLE_DECK,
    District,
    colours_used,
)
from engine.games.vineta.rules.houses import MOST, house_moves, left_over, open_sources, sources, targets
from engine.games.vineta.rules.notation import CARD, NUMBER
from engine.games.vineta.rules.setup import spread_houses
from engine.games.vineta.rules.state import (
    ACTING,
    NO_CARD,
    PALETTE,
    PLACING,
    Moving,
    State,
    acting,
    as_bits,
    houses_on,
    row,
)


def read_names(value: object, key: str) -> list[int]:
    """Return districts by their numbers; raise Refusal("bad_position", place=key) unless all exist and differ."""
    if not isinstance(value, list) or not all(isinstance(name, str) and name in NUMBER for name in value):
        raise bad(key)
    if len(set(value)) < len(value):
        raise bad(key)
    return [NUMBER[name] for name in value]


def remaining_names(state: State, value: object, key: str) -> list[int]:
    """Return districts by their numbers; raise Refusal("bad_position") as `read_names` does, or if one has sunk."""
    places = read_names(value, key)
    if set(places) & set(state.sunk):
        raise bad(key)
    return places


def read_letters(value: object, key: str) -> list[int]:
    """Return how many houses there are of each colour; raise Refusal("bad_position") for no text of colour letters."""
    if not isinstance(value, str) or not set(value) <= set(COLOURS):
        raise bad(key)
    return [value.count(letter) for letter in COLOURS]


def restore_houses(state: State, data: Position) -> None:
    """Set the houses on the districts, and those taken; if none are named, spread them.

    Raises Refusal("bad_position") if there are more of a colour than HOUSES.
    """
    taken = listed(data, "taken", state.players) or [""] * state.players
    state.taken = [count for text in taken for count in read_letters(text, "taken")]
    given = data.get("houses")
    if given is None:
        spread_rest(state)
        return
    table = keyed(given, DISTRICTS)
    remaining_names(state, list(table), "houses")
    for name, text in table.items():
        state.houses[row(NUMBER[name])] = read_letters(text, "houses")
    if min(houses_left(state)) < 0:
        raise bad("houses")


def houses_left(state: State) -> list[int]:
    """Return by colour the houses that are nowhere in the game."""
    return [
        (HOUSES if colour < colours_used(state.players) else 0)
        - state.reserve[colour]
        - sum(state.taken[colour::PALETTE])
        - sum(state.houses[colour::PALETTE])
        for colour in range(PALETTE)
    ]


def spread_rest(state: State) -> None:
    """Spread the houses that are neither placed nor taken over the districts left.

    Raises Refusal("bad_position") if too many are taken.
    """
    left = houses_left(state)
    if min(left) < 0:
        raise bad("taken")
    reserve, phase, step = state.reserve, state.phase, state.step
    if phase == PLACING:
        return
    state.reserve = left
    spread_houses(state, None)
    state.reserve, state.phase, state.step = reserve, phase, step


def restore_moving(state: State, data: Position) -> None:
    """Set the houses that a rescue or a panic has still to move; raise Refusal("bad_position") where none could be."""
    if data.get("moving") is None:
        return
    given = keyed(data["moving"], ("source", "left", "used"))
    (source,) = remaining_names(state, [given.get("source")], "moving")
    used = remaining_names(state, given.get("used"), "moving")
    left = whole(given, "left", 1, 2, 1)
    if data.get("houses") is None:
        gather_houses(state, source, left)
    if state.phase != ACTING or not used or source in used:
        raise bad("moving")
    card = state.chosen[acting(state)]
    if source not in sources(state, card):
        raise bad("moving")
    ends = len(used) if card == RESCUE else len(left_over(state)) - 1 - len(used)
    if len(used) + left > MOST.get(card, 0) or left > min(sum(houses_on(state, source)), ends):
        raise bad("moving")
    state.moving = Moving(source, left, as_bits(tuple(used)))


def provide_house(state: State) -> None:
    """Let the card being carried out find a house to move, where chance put none."""
    card = state.chosen[acting(state)]
    if state.phase != ACTING or card not in MOST or house_moves(state, card):
        return
    for source in open_sources(state, card):
        if targets(state, card, source):
            gather_houses(state, source, 1)
            return


def gather_houses(state: State, source: District, least: int) -> None:
    """Bring houses of the fullest other districts to one that has fewer than so many, while there are any."""
    others = [place for place in left_over(state) if place != source]
    while others and sum(houses_on(state, source)) < least:
        fullest = max(others, key=lambda place: sum(houses_on(state, place)))
        colour = next((colour for colour, count in enumerate(houses_on(state, fullest)) if count), None)
        if colour is None:
            return
        state.houses[PALETTE * fullest + colour] -= 1
        state.houses[PALETTE * source + colour] += 1


def restore_cards(state: State, data: Position) -> None:
    """Set each seat's deck, divided among hand, pile, discards and table.

    Raises Refusal("bad_position") for cards that the decks do not have.
    """
    state.renewed = wholes(data, "renewed", range(10**6)) or [0] * state.players
    if len(state.renewed) != state.players:
        raise bad("renewed")
    given = {key: listed(data, key, state.players) or [None] * state.players for key in ("hands", "discards", "piles")}
    state.hands, state.piles, state.discards = [], [], []
    for seat in range(state.players):
        restore_deck(state, seat, {key: read_cards(entries[seat], key) for key, entries in given.items()})


def read_cards(value: object, key: str) -> list[int] | None:
    """Return cards by their numbers, None where they are open; raise Refusal("bad_position") for anything else."""
    if value is None:
        return None
    if not isinstance(value, list) or not all(isinstance(card, str) and card in CARD for card in value):
        raise bad(key)
    return [CARD[card] for card in value]


def restore_deck(state: State, seat: Seat, given: dict[str, list[int] | None]) -> None:
    """Set one seat's cards: those named where they are named, the rest where it belongs.

    `given`: by key (hands, piles, discards) the cards named, None where open.
    Raises Refusal("bad_position") for cards that the deck does not have, and for cards left that belong nowhere.
    """
    rest = Counter(WHOLE_DECK)
    rest.subtract(on_table(state, seat))
    for named in given.values():
        rest.subtract(named or ())
    if any(count < 0 for count in rest.values()):
        raise bad("hands")
    left = shuffled(stream(state.seed, "deck", seat), sorted(rest.elements()))
    hand, pile, discards = given["hands"], given["piles"], given["discards"]
    full = HAND - has_played(state, seat)
    if hand is None:
        hand = sorted(left[:full])
        left = left[full:]
    if pile is None:
        pile = [] if len(hand) < full and discards is None else left
        left = left if pile is not left else []
    if left and discards is not None:
        raise bad("discards")
    state.hands.append(hand)
    state.piles.append(pile)
    state.discards.append(left if discards is None else discards)
    check_hand(hand, pile, full)


def check_hand(hand: list[int], pile: list[int], full: int) -> None:
    """Raise Refusal("bad_position") unless the hand has cards, and `full` of them as long as there is a pile."""
    if len(hand) > full or (pile and len(hand) < full) or (full == HAND and not hand):
        raise bad("hands")


def has_played(state: State, seat: Seat) -> bool:
    """Return whether a seat's card of this round is no longer in its hand."""
    done = [(state.start + step) % state.players for step in range(state.step)] if state.phase == ACTING else ()
    return state.chosen[seat] != NO_CARD or seat in done


def on_table(state: State, seat: Seat) -> list[int]:
    """Return the cards of a seat on the table."""
    laid = [card.waves - 1 for each in state.series for card in each.floods if card.seat == seat]
    laid += [AUTHORITY for each in state.series for card in each.authority if card.seat == seat]
    laid += [card for owner, card in state.extra if owner == seat]
    return laid + [state.chosen[seat]] * (state.chosen[seat] != NO_CARD)
