"""The positions and moves played to answer questions about a table of Drunter & Drüber, with all gaps filled in."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.game import POINTED_AT, Position, Refusal, Seat
from engine.core.lessons import ATTEMPT, Example
from engine.core.schema import entries_if_any_known, position_entries_by_seat
from engine.core.situations import (
    SEAT,
    Situation,
    Verdict,
    index_from_text,
    is_place_given,
    missing_field_refusal,
    with_values_at_keys,
)
from engine.games.drunter_drueber import question_near
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import EVERY_WAY, NORTH
from engine.games.drunter_drueber.rules.building import PLACEMENTS, TEXTS, placements_of_hand
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import OVER, PLACING, Placement, State
from engine.games.drunter_drueber.rules.vote import is_proposal
from engine.games.drunter_drueber.table.findings import mended_state, mended_state_and_findings
from engine.games.drunter_drueber.table.near import PAWNS_AT, is_part_told, leaves_squares_open
from engine.games.drunter_drueber.table.pieces import read_tile

TILE: Final = "tile"
"""The key of the tile asked about: a placement ("r-3e") or a type of tile and a square for it to cover ("r3@h4")."""
PAWN: Final = "pawn"
VOTE: Final = "vote"
"""The key, before a seat ("vote.0"), of the voting cards that it lays: "ja+neee"."""
JOKER: Final = "joker"
"""The key, before a seat, of the meaning of its joker: YES or NO."""

HOLDING: Final = "holding"
"""The key, before a seat, of the number of voting cards that it holds: which ones it has used may be forgotten."""

KEPT: Final = "kept"
"""The key, before a seat, of voting cards that it is sure to have left, beside others of which it is not told which."""

POINTS: Final = "points"
"""The key, before a seat, of its points, told instead of its target card and the buildings that are left."""

OTHER_TARGET: Final = "or"
"""The key, before a seat, of a target card that it may have instead of the one that is told."""

NOW: Final = ("deal", "proposal", "chosen", "jokers", "revealed", "choosing", "over")
"""The keys of a position that describe the moment rather than the table."""


def verdict_of_refusal(refusal: Refusal) -> Verdict:
    """Return the verdict "no" with the reason of a refusal."""
    rules = (refusal.rule,) if refusal.rule else ()
    return Verdict("no", {**refusal.params, "why": f"refused.{refusal.code}"}, rules)


def position_between_turns(situation: Situation, **more: Any) -> Position:
    """Return the position without its keys in NOW, and with those in `more`; a key set to None is left out."""
    position = {key: value for key, value in situation.position.items() if key not in NOW} | more
    return {key: value for key, value in position.items() if value is not None}


def given_hand(situation: Situation) -> list[int] | None:
    """Return the tiles of the seat that asks, the active one if it is given, by type; None where they are not given."""
    found: list[int] | None = situation.by_seat("tiles")[situation.position.get("turn", 0)]
    return found


def state_of_position(situation: Situation, seed: int, position: Position) -> State:
    """Return the state of a position under a situation's options; raise Refusal as `Game.begin` does."""
    return GAME.begin(situation.players, seed, situation.options, position)


def seat_whose_turn_it_is(situation: Situation) -> Seat:
    """Return the seat whose turn it is: as given, else the first that has a tile to lay.

    Raises Refusal("game_over") after the end.
    """
    if mended_state(situation).phase == OVER:
        raise Refusal("game_over")
    seats = [situation.position["turn"]] if "turn" in situation.position else situation.seats
    for seat in seats:
        if not mended_state_and_findings(replace(situation, position=position_between_turns(situation, turn=seat)))[1]:
            return seat
    return seats[0]


def with_tile_in_hand(situation: Situation, seed: int, position: Position, tile: c.TileIndex) -> Position:
    """Return the position with a tile of this type in the hand of the active seat, if its hand is not given.

    It is taken from another hand that is not given; if none of those has one, nothing changes.
    """
    state, seat = state_of_position(situation, seed, position), position["turn"]
    given = position_entries_by_seat(position, "tiles", situation.players)
    givers = [other for other in situation.seats if given[other] is None and state.tiles[other][tile]]
    if given[seat] is not None or state.tiles[seat][tile] or not givers:
        return position
    state.tiles[givers[0]][tile] -= 1
    state.tiles[seat][tile] += 1
    return {**position, "tiles": state.tiles}


def tile_asked_about(text: str) -> c.TileIndex:
    """Return the index in TILES of the tile asked about; raise Refusal("unreadable") if it is not a tile."""
    if text in PLACEMENTS:
        return PLACEMENTS[text].tile_index
    tile, at, _ = text.partition(POINTED_AT)
    if tile not in c.TILES or not at:
        raise Refusal("unreadable", text=text)
    return c.TileIndex(c.TILES.index(tile))


def position_and_placement(situation: Situation, seed: int) -> tuple[Position, str]:
    """Return a position whose active seat holds the tile asked about, and its placement, or a gesture that fails.

    Raises Refusal: "not_given" without a tile, "unreadable" for anything else.
    """
    text = situation.moves.get(TILE) or situation.position.get("proposal", "")
    if not text:
        raise missing_field_refusal(TILE)
    tile, seat = tile_asked_about(text), seat_whose_turn_it_is(situation)
    question_near.refuse_untold_pawn(situation, text)
    position = with_tile_in_hand(situation, seed, position_between_turns(situation, turn=seat), tile)
    return position, placement_meant(state_of_position(situation, seed, position), seat, text)


def placement_meant(state: State, seat: Seat, text: str) -> str:
    """Return the placement of a tile on a square, past any number of bridges; the text itself if there is none.

    Raises Refusal("unreadable") for a text that is no tile on a square.
    """
    for ground in state_with_each_bridge_option(state):
        try:
            return GAME.parse_gesture(ground, seat, text)
        except Refusal as refusal:
            if refusal.code == "unreadable":
                raise
    return text


def state_with_each_bridge_option(state: State) -> Iterator[State]:
    """Yield the state, then a copy with the other option for bridges, so that tiles past closed ones are found, too."""
    other = state.clone()
    other.options = replace(state.options, bridges="one" if state.options.bridges == "several" else "several")
    yield from (state, other)


def tile_example(situation: Situation, seed: int) -> Example:
    """Return an example in which the tile asked about is laid."""
    position, move = position_and_placement(situation, seed)
    return situation.as_example(seed, [move], position, last=e.PawnMoved)


def given_ballot_text(situation: Situation, seat: Seat) -> str:
    """Return the voting cards that a seat lays as the text of a move; "" if they are not given.

    Raises Refusal("unreadable") if they are not voting cards.
    """
    text = situation.moves.get(f"{VOTE}.{seat}", "")
    cards = text.split("+") if text else situation.position.get("chosen", [[]] * situation.players)[seat]
    if not set(cards) <= {*v.CARDS}:
        raise Refusal("unreadable", text=text)
    return v.ballot_text(v.cards_as_bits(cards))


def name_of_assumed_cards(seat: Seat) -> str:
    """Return the name for a seat's voting cards (`Situation.assumed`) where only how many votes they have is told."""
    return f"cards.{seat}"


def without_assumed_cards(situation: Situation) -> Situation:
    """Return the situation without voting cards that only stand for a number of votes."""
    held = situation.by_seat("votes")
    told = [None if name_of_assumed_cards(seat) in situation.assumed else hand for seat, hand in enumerate(held)]
    return with_values_at_keys(situation, votes=entries_if_any_known(told))


def hand_of_voting_cards(situation: Situation, seat: Seat) -> v.Cards:
    """Return the voting cards that a seat has left, as far as is told which it has used."""
    return mended_state(without_assumed_cards(situation)).votes[seat]


def number_of_cards_held(situation: Situation, seat: Seat) -> int | None:
    """Return how many voting cards a seat is told to hold, "…?" among them; None where that is not told.

    Raises Refusal("unreadable") for what is no such number.
    """
    text = situation.moves.get(f"{HOLDING}.{seat}", "")
    if text and index_from_text(text, len(v.CARDS) + 1) is None:
        raise Refusal("unreadable", text=text)
    return int(text) if text else None


def cards_surely_held(situation: Situation, seat: Seat) -> v.Cards:
    """Return the voting cards that a seat is told to have beside others: none where its hand is told otherwise.

    Raises Refusal("unreadable") if they are not voting cards.
    """
    text = situation.moves.get(f"{KEPT}.{seat}", "")
    if text and text not in v.BALLOTS:
        raise Refusal("unreadable", text=text)
    return v.BALLOTS.get(text, v.NO_CARDS)


def given_joker_meaning(situation: Situation, seat: Seat) -> str:
    """Return the meaning of a seat's joker, YES or NO; "" if it is not given.

    Raises Refusal("unreadable") for any other meaning.
    """
    side = situation.position.get("jokers", [v.NOT_DECLARED] * situation.players)[seat]
    meaning = situation.moves.get(f"{JOKER}.{seat}") or v.WORD_OF_SIDE.get(side, "")
    if meaning not in (v.YES, v.NO, ""):
        raise Refusal("unreadable", text=meaning)
    return meaning


def given_votes(situation: Situation) -> tuple[list[v.Cards], list[v.Side]]:
    """Return the voting cards laid and the sides of jokers by seat, as far as they are given."""
    cards = [v.BALLOTS.get(given_ballot_text(situation, seat), v.NO_CARDS) for seat in situation.seats]
    said = [given_joker_meaning(situation, seat) for seat in situation.seats]
    return cards, [v.SIDE_OF_WORD.get(word, v.NOT_DECLARED) for word in said]


def is_tile_told(situation: Situation) -> bool:
    """Return whether a situation tells which tile a vote is about."""
    return bool(situation.moves.get(TILE) or "proposal" in situation.position)


def pawn_asked_about(situation: Situation) -> c.Pawn:
    """Return the pawn asked about; raise Refusal: "not_given" if missing, "unreadable" if it is not a pawn."""
    name = given_pawn(situation)
    if not name:
        raise missing_field_refusal(PAWN)
    if name not in c.PAWNS:
        raise Refusal("unreadable", text=name)
    return c.pawn_named(name)


def given_pawn(situation: Situation) -> str:
    """Return the name of the pawn asked about, else of the only one that was put on the board; "" for neither."""
    put = [pawn for pawn, at in situation.position.get(PAWNS_AT, {}).items() if at]
    return situation.moves.get(PAWN) or (put[0] if len(put) == 1 else "")


def blocked_pawn_example(situation: Situation, seed: int) -> Example:
    """Return an example that lays again the tile that blocked the pawn, else the last tile, else a tile at the pawn."""
    pawn, laid = pawn_asked_about(situation), situation.position.get("laid", [])
    if leaves_squares_open(situation.position):
        return example_that_tries_singles(situation, seed, pawn)
    if not laid:
        beside = placements_of_hand(mended_state(situation), [1] * len(c.TILES))
        laid = [f"0:{next(text for text in beside if PLACEMENTS[text][:2] == (pawn, 1))}"]
    for last in range(len(laid)):
        position = position_between_turns(situation, laid=[*laid[: last + 1]])
        if not mended_state(replace(situation, position=position)).pawns[pawn]:
            break
    position, moves = position_before_tile(situation, seed, laid, last)
    state = state_of_position(situation, seed, position)
    for move in moves:
        decision = GAME.decision(state)
        assert decision is not None, "it goes on until the tile is laid"
        GAME.play(state, decision.seats[0], move)
    if not state.pawns[pawn] and state.phase == PLACING:
        moves = [*moves, f"{ATTEMPT}{TEXTS[Placement(pawn, 1, NORTH)]}"]
    return situation.as_example(seed, moves, position)


def example_that_tries_singles(situation: Situation, seed: int, pawn: c.Pawn) -> Example:
    """Return an example that tries a single where none fits by a pawn, then lays one; raise Refusal where it stands."""
    question_near.refuse_untold_pawn_asked_about(situation, pawn)
    seat, kind = seat_whose_turn_it_is(situation), c.PAWN_KINDS[pawn]
    position = with_tile_in_hand(situation, seed, position_between_turns(situation, turn=seat), c.tile_index(kind, 1))
    state = state_of_position(situation, seed, position)
    singles = [Placement(pawn, 1, way) for way in EVERY_WAY]
    tried = [f"{ATTEMPT}{TEXTS[each]}" for each in singles if not squares_of_placement(state, each)]
    laid = [TEXTS[each] for each in singles if squares_of_placement(state, each)][:1]
    return situation.as_example(seed, [*tried, *laid], position, last=e.PawnMoved)


def position_before_tile(situation: Situation, seed: int, laid: Sequence[str], last: int) -> tuple[Position, list[str]]:
    """Return the position before the tile at index `last` was laid, and the moves that lay it, with a vote if needed.

    Given hands get this tile and the later ones back; main targets and later votes are cleared.
    """
    seat, placement = read_tile(laid[last])
    hands = situation.position.get("tiles")
    if hands:
        hands = [hand and [*hand] for hand in hands]
        for owner, later in map(read_tile, laid[last:]):
            if hands[owner]:
                hands[owner][later.tile_index] += 1
    ballots = [ballot for ballot in situation.position.get("ballots", ()) if ballot["before"] < last]
    changes = {"laid": [*laid[:last]], "turn": seat, "tiles": hands, "ballots": ballots or None, "main": None}
    bare = position_between_turns(situation, **changes, turns=None)
    position = with_tile_in_hand(situation, seed, bare, placement.tile_index)
    return position, [
        TEXTS[placement],
        *cards_that_pass_vote(situation, state_of_position(situation, seed, position), placement),
    ]


def cards_that_pass_vote(situation: Situation, state: State, placement: Placement) -> list[str]:
    """Return voting cards, one for each seat, that let a tile pass and are not used up; [] if no vote is needed."""
    return [v.UNDECIDED_CARD] * situation.players if is_proposal(state, placement) else []


def are_two_targets_held(situation: Situation) -> bool:
    """Return whether the option `goals` gives every seat TARGETS_HELD target cards."""
    return GAME.checked_options_with_defaults(situation.options)["goals"] == "two"


def inputs_of_targets_that_count(situation: Situation) -> list[str]:
    """Return the place in the situation of each seat's target card that counts: its only one, or its main one.

    Where points are told instead, it is that of its points.
    """
    kind = POINTS if are_points_told(situation) else "main" if are_two_targets_held(situation) else "targets"
    return [f"{kind}.{seat}" for seat in situation.seats]


def are_points_told(situation: Situation) -> bool:
    """Return whether points are told of some seat, not what brings them: with one target card each only."""
    told = any(f"{POINTS}.{seat}" in situation.moves for seat in situation.seats)
    return told and not are_two_targets_held(situation)


def points_told(situation: Situation, seat: Seat) -> int | None:
    """Return the points that are told of a seat, None for none; raise Refusal("unreadable") for what are no points."""
    text = situation.moves.get(f"{POINTS}.{seat}", "")
    if text and index_from_text(text, sum(c.BUILDING_VALUES) + 1) is None:
        raise Refusal("unreadable", text=text)
    return int(text) if text else None


def example_to_advise_on(situation: Situation, seed: int) -> Example:
    """Return the table as an example without moves.

    Raises Refusal("not_given") where a tile is to be laid and it is not told by whom, or what that seat holds.
    """
    if is_part_told(situation.position):
        raise Refusal("part_told")
    situation = without_assumed_cards(situation)
    if not situation.position.keys() & {"proposal", "choosing", "over"}:
        if "turn" not in situation.position:
            raise missing_field_refusal("turn")
        turn = situation.position["turn"]
        if situation.moves.get(SEAT, str(turn)) == str(turn) and not is_place_given(situation, f"tiles.{turn}"):
            raise missing_field_refusal("tiles")
    if leaves_squares_open(situation.position):
        raise missing_field_refusal("laid")
    return situation.as_example(seed)
