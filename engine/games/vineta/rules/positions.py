"""A state of Vineta as JSON data, and back. What a position leaves out is filled in from its seed.

Where chance would leave a card without houses to move, or give the token to a seat that cannot have it, the filling
is mended: a position is refused only where no filling will do.

Keys (all may be missing; `rules.schema` has the form of each):

- sunk: the districts that sank, in order; so many turns are over
- houses: by district the houses on it, by their colours: {"G1": "BBO"}, or how many of any colours: {"G1": 3}; null
  where open. What is neither open nor named has none; houses named nowhere, where nothing is open, left the game
- reserve: houses still to be placed, "BBO"; taken: by seat the houses taken, "BO", or how many of any colours; null
  where open: none
- start, opener: who has the start player token, who opened the turn; round: rounds of this turn that are over
- step: cards of this round that are carried out, or houses placed
- series: each as {"district": "G1", "chip": 0, "floods": ["0:f3", "2:f1"], "authority": ["1:-7"]}
- extra: one card more and one less on the table: ["0:more"]; quarantined: ["G1"]
- tiles: by seat colour and district, ["B", "G1"]; null where open, both or one of them
- hands: by seat its cards, null where open; discards, piles: likewise (the next card of a pile last). A hand short of
  its seven cards has no pile any more: what is named nowhere is in the discards then, else in the pile
- renewed: by seat how often it shuffled its discards
- chosen: by seat the card before it, "" for none, null for any; acting: true while they are carried out
- moving: {"source": "G1", "left": 1, "used": ["R1"]} while a rescue or a panic moves its further houses
- sinking: true while the end of a turn is chosen; deeds: what was done, each as [seat, card, move, threatened, turn]
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.game import Position, Seat
from engine.core.schema import Finding, by_seat
from engine.core.validation import first_possible
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules.cards import TABLE
from engine.games.vineta.rules.hand import REVEAL_RULE
from engine.games.vineta.rules.notation import CARD, NUMBER, owned
from engine.games.vineta.rules.position_checks import contradictions, still_waiting
from engine.games.vineta.rules.position_pieces import (
    fill_tiles,
    provide_house,
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
    """Lay a bare state out as the position says, which has the form of `rules.schema`.

    Raises Refusal("bad_position") for the first thing that cannot be so.
    """
    for finding in contradictions(data, state.players):
        raise finding.refusal
    lay_out(state, data if "start" in data else {**data, "start": possible_start(state, data)})


def possible_start(state: State, data: Position) -> Seat:
    """Return who has the token where the position does not say: drawn, else the next seat clockwise that may."""
    drawn = draw_starter(state)
    return first_possible(drawn, state.players, lambda seat: lay_out(state.clone(), {**data, "start": seat}))


def lay_out(state: State, data: Position) -> None:
    """Lay a bare state out as a position says that names who has the token."""
    state.sunk = places(data.get("sunk", ()))
    state.turn = len(state.sunk)
    state.start = data["start"]
    state.opener = data.get("opener", state.start)
    state.round = data.get("round", c.LAST_ROUND * data.get("sinking", False))
    state.step = data.get("step", 0)
    state.series = tuple(read_series(each) for each in data.get("series", ()))
    state.extra = tuple((seat, CARD[card]) for seat, card in map(owned, data.get("extra", ())))
    state.quarantined = as_bits(places(data.get("quarantined", ())))
    state.chosen = [CARD[card] if card else NO_CARD for card in data.get("chosen", [""] * state.players)]
    state.deeds = [read_deed(deed) for deed in data.get("deeds", ())]
    fill_tiles(state, by_seat(data, "tiles", state.players))
    restore_houses(state, data)
    state.phase = waiting_for(state, data)
    restore_cards(state, data)
    restore_moving(state, data)
    if state.phase == ACTING:
        provide_house(state, data)
        check_acting(state, data["chosen"])


def places(texts: Sequence[str]) -> tuple[c.District, ...]:
    """Return districts by their numbers."""
    return tuple(NUMBER[name] for name in texts)


def read_series(data: dict[str, Any]) -> Series:
    """Return one series; its god chip is that of its first card unless it is said."""
    floods = tuple(Flood(seat, CARD[card] + 1) for seat, card in map(owned, data["floods"]))
    authority = tuple(Authority(seat, int(way)) for seat, way in map(owned, data.get("authority", ())))
    return Series(NUMBER[data["district"]], data.get("chip", floods[0].seat), floods, authority)


def read_deed(data: list[Any]) -> Deed:
    """Return one deed."""
    seat, card, move, at, turn = data
    return Deed(seat, card, move, as_bits(places(at)), turn)


def waiting_for(state: State, data: Position) -> int:
    """Return what the game waits for."""
    if state.turn == c.TURNS:
        return OVER
    named = {ACTING: "acting", SINKING: "sinking", PLACING: "reserve"}
    return next((phase for phase, key in named.items() if data.get(key)), CHOOSING)


NO_ACT: Final = dict.fromkeys(("chosen", "acting", "step", "moving"))
"""A fix: no card is being carried out."""


def check_acting(state: State, chosen: Sequence[str | None]) -> None:
    """Raise Refusal("bad_position") unless the cards of those wait who come now, and the first one has a target."""
    laid = {seat for seat, card in enumerate(state.chosen) if card != NO_CARD}
    if laid != still_waiting(state.start, state.step, state.players):
        raise Finding("wrong_seats_wait", "chosen", REVEAL_RULE, {"seats": tuple(sorted(laid))}, NO_ACT).refusal
    seat = acting(state)
    if chosen[seat] is None:
        raise Finding("card_face_down", f"chosen.{seat}", REVEAL_RULE, {"seat": seat}, NO_ACT).refusal
    card = TABLE.get(state.chosen[seat])
    if card is None or not card.targets(state, seat):
        params = {"seat": seat, "card": c.CARDS[state.chosen[seat]]}
        raise Finding("nothing_to_do", f"chosen.{seat}", REVEAL_RULE, params, NO_ACT).refusal
