"""A state of Vineta as JSON data, and back. What a position leaves out is filled in from its seed.

Where chance would leave a card without houses to move, or give the token to a seat that cannot have it, the filling
is mended: a position is refused only where no filling will do.

Keys (all may be missing):

- sunk: the districts that sank, in order; so many turns are over
- houses: by district the houses on it, by their colours: {"G1": "BBO"}; houses not named anywhere left the game
- reserve: houses still to be placed, "BBO"; taken: by seat the houses taken, "BO"
- start, opener: who has the start player token, who opened the turn; round: rounds of this turn that are over
- step: cards of this round that are carried out, or houses placed
- series: each as {"district": "G1", "chip": 0, "floods": ["0:f3", "2:f1"], "authority": ["1:-7"]}
- extra: one card more and one less on the table: ["0:more"]; quarantined: ["G1"]
- tiles: by seat colour and district, ["B", "G1"]; null where open, both or one of them
- hands: by seat its cards, null where open; discards, piles: likewise (the next card of a pile last). A hand short of
  its seven cards has no pile any more: what is named nowhere is in the discards then, else in the pile
- renewed: by seat how often it shuffled its discards
- chosen: by seat the card before it, "" for none; acting: true while they are carried out
- moving: {"source": "G1", "left": 1, "used": ["R1"]} while a rescue or a panic moves its further houses
- sinking: true while the end of a turn is chosen; deeds: what was done, each as [seat, card, move, threatened, turn]
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.game import Position, Seat
from engine.core.rng import shuffled, stream
from engine.core.validation import bad, first_possible, flag, keyed, listed, whole
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.cards import TABLE
from engine.games.vineta.rules.city import coast
from engine.games.vineta.rules.notation import CARD, House, meaning
from engine.games.vineta.rules.position_pieces import (
    provide_house,
    read_letters,
    read_names,
    remaining_names,
    restore_cards,
    restore_houses,
    restore_moving,
)
from engine.games.vineta.rules.setup import draw_starter
from engine.games.vineta.rules.state import (
    ACTING,
    CHOOSING,
    NO_CARD,
    OVER,
    PALETTE,
    PLACING,
    SINKING,
    Authority,
    Deed,
    Flood,
    Series,
    State,
    acting,
    as_bits,
    houses_on,
    taken_by,
    threatened,
)

KEYS: Final = (
    *("sunk", "houses", "reserve", "taken", "start", "opener", "round", "step", "series", "extra", "quarantined"),
    *("tiles", "hands", "discards", "piles", "renewed", "chosen", "acting", "moving", "sinking", "deeds"),
)


def position(state: State) -> Position:
    """Return the whole state; taken at a decision or after the end."""
    seats = range(state.players)
    data: Position = {
        "sunk": names(state.sunk),
        "houses": {name: letters(counts) for at, name in enumerate(c.DISTRICTS) if any(counts := houses_on(state, at))},
        "reserve": letters(state.reserve),
        "taken": [letters(taken_by(state, seat)) for seat in seats],
        "start": state.start,
        "opener": state.opener,
        "round": state.round,
        "step": state.step,
        "series": [series_data(each) for each in state.series],
        "extra": [f"{seat}:{c.CARDS[card]}" for seat, card in state.extra],
        "quarantined": names(bits_of(state.quarantined)),
        "tiles": [[c.COLOURS[colour], c.DISTRICTS[district]] for colour, district in state.tiles],
        "hands": [cards(hand) for hand in state.hands],
        "discards": [cards(pile) for pile in state.discards],
        "piles": [cards(pile) for pile in state.piles],
        "renewed": list(state.renewed),
        "chosen": ["" if card == NO_CARD else c.CARDS[card] for card in state.chosen],
        "acting": state.phase == ACTING,
        "sinking": state.phase == SINKING,
        "deeds": [deed_data(deed) for deed in state.deeds],
    }
    if state.moving is not None:
        source, left, used = state.moving
        data["moving"] = {"source": c.DISTRICTS[source], "left": left, "used": names(bits_of(used))}
    return data


def names(places: Sequence[int]) -> list[str]:
    """Return districts by their names."""
    return [c.DISTRICTS[place] for place in places]


def cards(numbers: Sequence[int]) -> list[str]:
    """Return cards by their texts."""
    return [c.CARDS[card] for card in numbers]


def letters(counts: Sequence[int]) -> str:
    """Return houses by the letters of their colours."""
    return "".join(letter * count for letter, count in zip(c.COLOURS, counts, strict=True))


def bits_of(bits: int) -> tuple[int, ...]:
    """Return the districts of a set of bits."""
    return tuple(place for place in range(len(c.DISTRICTS)) if bits >> place & 1)


def series_data(series: Series) -> dict[str, Any]:
    """Return a series as JSON data."""
    return {
        "district": c.DISTRICTS[series.district],
        "chip": series.chip,
        "floods": [f"{card.seat}:{c.CARDS[card.waves - 1]}" for card in series.floods],
        "authority": [f"{card.seat}:{card.waves:+}" for card in series.authority],
    }


def deed_data(deed: Deed) -> list[Any]:
    """Return a deed as JSON data."""
    return [deed.seat, deed.card, deed.move, names(bits_of(deed.threatened)), deed.turn]


def restore(state: State, data: Position) -> None:
    """Lay a bare state out as the position says.

    Raises Refusal("bad_position", place=key) with the key that cannot be so; so do all functions here that check a key.
    """
    keyed(data, KEYS)
    lay_out(state, data if "start" in data else {**data, "start": possible_start(state, data)})


def possible_start(state: State, data: Position) -> Seat:
    """Return who has the token where the position does not say: drawn, else the next seat clockwise that may."""
    drawn = draw_starter(state)
    return first_possible(drawn, state.players, lambda seat: lay_out(state.clone(), {**data, "start": seat}))


def lay_out(state: State, data: Position) -> None:
    """Lay a bare state out as a position says that names who has the token."""
    state.sunk = tuple(read_names(data.get("sunk", []), "sunk"))
    if len(state.sunk) > c.TURNS:
        raise bad("sunk")
    state.turn = len(state.sunk)
    last = state.players - 1
    state.start = whole(data, "start", 0, last, 0)
    state.opener = whole(data, "opener", 0, last, state.start)
    ending = flag(data, "sinking")
    state.round = whole(data, "round", c.LAST_ROUND * ending, c.LAST_ROUND - (not ending), c.LAST_ROUND * ending)
    restore_series(state, data)
    state.quarantined = as_bits(tuple(remaining_names(state, data.get("quarantined", []), "quarantined")))
    restore_tiles(state, listed(data, "tiles", state.players))
    restore_phase(state, data)
    restore_cards(state, data)
    restore_houses(state, data)
    restore_moving(state, data)
    if data.get("houses") is None:
        provide_house(state)
    state.deeds = [read_deed(state, deed) for deed in listed(data, "deeds", None) or ()]
    check_phase(state)


def owned(state: State, text: object, key: str) -> tuple[Seat, str]:
    """Return the seat and the rest of a text like "0:f3"; raise Refusal("bad_position", place=key) for any other."""
    seat, _, rest = str(text).partition(":")
    if seat not in map(str, range(state.players)):
        raise bad(key)
    return int(seat), rest


def restore_series(state: State, data: Position) -> None:
    """Set the series, and the cards that change the number of rounds.

    Raises Refusal("bad_position") for a second god chip of a seat or a second series of a district, or for other cards.
    """
    state.series = tuple(read_series(state, each) for each in listed(data, "series", None) or ())
    chips = [each.chip for each in state.series]
    if len(set(chips)) < len(chips) or len(set(threatened(state))) < len(chips):
        raise bad("series")
    extra = [owned(state, text, "extra") for text in listed(data, "extra", None) or ()]
    if any(CARD.get(card) not in (c.MORE, c.LESS) for _, card in extra):
        raise bad("extra")
    state.extra = tuple((seat, CARD[card]) for seat, card in extra)


def read_series(state: State, data: object) -> Series:
    """Return one series; raise Refusal("bad_position") unless it is on a coastal district and has a flood card."""
    each = keyed(data, ("district", "chip", "floods", "authority"))
    (district,) = read_names([each.get("district")], "series")
    floods = [owned(state, text, "series") for text in listed(each, "floods", None) or ()]
    swayed = [owned(state, text, "series") for text in listed(each, "authority", None) or ()]
    known = all(card in c.CARDS[: c.AUTHORITY] for _, card in floods) and all(way in ("+7", "-7") for _, way in swayed)
    if not floods or not known or district not in coast(frozenset(state.sunk)):
        raise bad("series")
    return Series(
        district,
        whole(each, "chip", 0, state.players - 1, floods[0][0]),
        tuple(Flood(seat, CARD[card] + 1) for seat, card in floods),
        tuple(Authority(seat, c.SWAY if way == "+7" else -c.SWAY) for seat, way in swayed),
    )


def restore_tiles(state: State, given: list[Any] | None) -> None:
    """Set the tiles named; draw the others from what is left.

    Raises Refusal("bad_position") for tiles that do not exist or come twice.
    """
    pairs = [entry if entry is not None else [None, None] for entry in given or [None] * state.players]
    if not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
        raise bad("tiles")
    colours = [read_tile(pair[0], list(c.COLOURS[: c.colours_used(state.players)])) for pair in pairs]
    districts = [read_tile(pair[1], list(c.DISTRICTS)) for pair in pairs]
    fill(state.seed, "house tiles", colours, c.colours_used(state.players))
    fill(state.seed, "district tiles", districts, len(c.DISTRICTS))
    state.tiles = tuple(zip(colours, districts, strict=True))


def read_tile(value: object, texts: list[str]) -> int:
    """Return the number of a tile, -1 for an open one; raise Refusal("bad_position") if its text is not among these."""
    if value is None:
        return -1
    if value not in texts:
        raise bad("tiles")
    return texts.index(str(value))


def fill(seed: int, name: str, tiles: list[int], count: int) -> None:
    """Draw the open ones of these tiles, in place, from those that are not named.

    `name` is the name of the random stream, `count` how many tiles there are.
    Raises Refusal("bad_position") if a tile is named twice.
    """
    named = [tile for tile in tiles if tile >= 0]
    if len(set(named)) < len(named):
        raise bad("tiles")
    rest = iter(shuffled(stream(seed, name), [tile for tile in range(count) if tile not in named]))
    tiles[:] = [tile if tile >= 0 else next(rest) for tile in tiles]


def restore_phase(state: State, data: Position) -> None:
    """Set what the game waits for, and the cards before the seats.

    Raises Refusal("bad_position") if it would wait for two things, or if houses are left to place after play has begun.
    """
    state.chosen = [read_chosen(text) for text in listed(data, "chosen", state.players) or [""] * state.players]
    state.reserve = read_letters(data.get("reserve", ""), "reserve")
    flags = {ACTING: flag(data, "acting"), SINKING: flag(data, "sinking"), PLACING: any(state.reserve)}
    flags[OVER] = state.turn == c.TURNS
    if flags[PLACING] and (state.sunk or state.round or state.series or state.extra or state.quarantined):
        raise bad("reserve")
    named = [phase for phase, is_set in flags.items() if is_set]
    if len(named) > 1:
        raise bad("acting" if flags[ACTING] else "sinking" if flags[SINKING] else "reserve")
    state.phase = named[0] if named else CHOOSING
    most = {ACTING: state.players - 1, PLACING: c.HOUSES * PALETTE}.get(state.phase, 0)
    state.step = whole(data, "step", 0, most, 0)


def read_chosen(text: object) -> int:
    """Return the card before a seat, NO_CARD for ""; raise Refusal("bad_position") for any other text."""
    if text == "":
        return NO_CARD
    if not isinstance(text, str) or text not in CARD:
        raise bad("chosen")
    return CARD[text]


def read_deed(state: State, data: object) -> Deed:
    """Return one deed; raise Refusal("bad_position", place="deeds") for data that is none."""
    if not isinstance(data, list) or len(data) != 5:
        raise bad("deeds")
    seat, card, move, at, turn = data
    if type(seat) is not int or seat not in range(state.players) or type(turn) is not int or turn > state.turn:
        raise bad("deeds")
    if not isinstance(move, str) or type(meaning(move)) is not shape_of(card):
        raise bad("deeds")
    return Deed(seat, card, move, as_bits(tuple(read_names(at, "deeds"))), turn)


def shape_of(card: object) -> type:
    """Return the type that `meaning` has for the move of a deed with this card.

    Raises Refusal("bad_position") for a card that asks for no target.
    """
    if card == "house":
        return House
    if not isinstance(card, str) or CARD.get(card) not in TABLE:
        raise bad("deeds")
    return TABLE[CARD[card]].shape


def check_phase(state: State) -> None:
    """Raise Refusal("bad_position") if the cards before the seats do not agree with what the game waits for."""
    if state.phase == ACTING:
        waiting = [(state.start + step) % state.players for step in range(state.step, state.players)]
        if [seat for seat in range(state.players) if state.chosen[seat] != NO_CARD] != sorted(waiting):
            raise bad("chosen")
        card = TABLE.get(state.chosen[acting(state)])
        if card is None or not card.targets(state, acting(state)):
            raise bad("chosen")
    elif (state.phase != CHOOSING and any(card != NO_CARD for card in state.chosen)) or NO_CARD not in state.chosen:
        raise bad("chosen")
