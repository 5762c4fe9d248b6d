"""A state of Vineta as JSON data, and back. What a position leaves out is filled in from its seed.

Where chance would leave a card without houses to move, or give the token to a seat that cannot have it, the filling
is mended: a position is refused only where no filling will do.

All keys may be missing; `table.schema` has their form, the texts `schema.<key>` their meaning. Districts that are
neither open nor named have no houses. The colours in the game are those named, and the first others: as many as with
this number of players. If nothing is open, houses named nowhere have left the game. A hand of fewer
than HAND cards has no pile any more: what is named nowhere is in the discards then, else in the pile.
"""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.game import Position, Refusal, Seat
from engine.core.schema import Finding, impossible, position_entries_by_seat
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import state as s
from engine.games.vineta.rules.card_table import TABLE
from engine.games.vineta.rules.hand import REVEAL_RULE
from engine.games.vineta.rules.notation import COLOUR_BY_LETTER
from engine.games.vineta.rules.setup import draw_start_player
from engine.games.vineta.table import filling
from engine.games.vineta.table.moment import position_findings, seats_still_to_act
from engine.games.vineta.table.pieces import colours_in_position
from engine.games.vineta.table.schema import SCHEMA


def position_of_state(state: s.State, **known: Any) -> Position:
    """Return the whole state, or the known part of these keys; only at a decision or after the end."""
    others = {
        "houses": {
            c.DISTRICTS[place]: counts
            for place in c.EVERY_DISTRICT
            if any(counts := s.house_counts_on_district(state, place))
        },
        "taken": [s.taken_house_counts_by_colour(state, seat) for seat in range(state.players)],
        "acting": state.phase == s.ACTING,
        "sinking": state.phase == s.SINKING,
    }
    return SCHEMA.write_position(state, **others | known)


def restore_position(state: s.State, position: Position) -> None:
    """Set up a bare state from a position in the form of `table.schema`.

    Raises Refusal("bad_position") for the first impossible thing.
    """
    for finding in position_findings(position, state.players):
        raise finding.as_refusal
    given = SCHEMA.read_position(position)
    state.colours_used = tuple(COLOUR_BY_LETTER[letter] for letter in colours_in_position(position, state.players))
    if "start" not in given:
        given["start"] = possible_start_player(state, given)
    restore_parsed_position(state, given)


def possible_start_player(state: s.State, given: Mapping[str, Any]) -> Seat:
    """Return an owner of the token where none is given: the seat drawn, else the next clockwise that may have it."""
    drawn = draw_start_player(state)
    for step in range(state.players):
        seat = (drawn + step) % state.players
        try:
            restore_parsed_position(state.clone(), {**given, "start": seat})
        except Refusal:
            continue
        return seat
    return drawn


def restore_parsed_position(state: s.State, given: Mapping[str, Any]) -> None:
    """Set up a bare state from a position already read, which must name the token's owner."""
    state.sunk = tuple(given.get("sunk", ()))
    state.turn = len(state.sunk)
    state.start = given["start"]
    state.opener = given.get("opener", state.start)
    state.round = given.get("round", c.LAST_ROUND * given.get("sinking", False))
    state.step = given.get("step", 0)
    state.series = tuple(given.get("series", ()))
    state.extra = tuple(given.get("extra", ()))
    state.quarantined = given.get("quarantined", 0)
    chosen = given.get("chosen", state.chosen)
    state.chosen = [s.NO_CARD if card is None else card for card in chosen]
    state.deeds = [*given.get("deeds", ())]
    state.renewed = [*given.get("renewed", state.renewed)]
    filling.fill_in_secret_tiles(state, position_entries_by_seat(given, "tiles", state.players))
    filling.restore_houses(state, given)
    state.phase = phase_of_position(state, given)
    filling.restore_decks(state, given)
    filling.restore_houses_to_move(state, given)
    if state.phase == s.ACTING:
        filling.ensure_house_to_move(state, given)
        refuse_wrong_waiting_cards(state, chosen)


def phase_of_position(state: s.State, given: Mapping[str, Any]) -> s.Phase:
    """Return the phase: over, acting or sinking by turns and keys; else placing with houses in reserve, or choosing."""
    if state.turn == c.TURNS:
        return s.OVER
    if given.get("acting"):
        return s.ACTING
    if given.get("sinking"):
        return s.SINKING
    return s.PLACING if any(state.reserve) else s.CHOOSING


NO_CARD_ACTING: Final = dict.fromkeys(("chosen", "acting", "step", "moving"))
"""A fix: no card is being carried out."""


def refuse_wrong_waiting_cards(state: s.State, chosen: list[c.Card | None]) -> None:
    """Raise Refusal("bad_position") unless the cards before the seats suit the moment.

    All seats that have still to act must have a card, and no others; that of the first one must be given, and have a
    target.
    """
    laid = {seat for seat, card in enumerate(state.chosen) if card != s.NO_CARD}
    if laid != seats_still_to_act(state.start, state.step, state.players):
        raise impossible("chosen", REVEAL_RULE, NO_CARD_ACTING).as_refusal
    seat = s.acting_seat(state)
    if chosen[seat] is None:
        raise Finding("card_face_down", f"chosen.{seat}", REVEAL_RULE, {"seat": seat}, NO_CARD_ACTING).as_refusal
    card = TABLE.get(state.chosen[seat])
    if card is None or not card.targets(state, seat):
        params = {"seat": seat, "card": c.CARDS[state.chosen[seat]]}
        raise Finding("nothing_to_do", f"chosen.{seat}", REVEAL_RULE, params, NO_CARD_ACTING).as_refusal
