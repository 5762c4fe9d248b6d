"""The number fields and menus for a table of Drunter & Drüber: cards by seat, a pawn, whose turn it is."""

from dataclasses import replace
from typing import Final

from engine.core.game import Seat
from engine.core.schema import with_entry_changed
from engine.core.situations import (
    SEAT,
    Situation,
    with_assumed,
    with_move_given,
    with_position_value,
    without_keys,
)
from engine.core.table.fields import Lens, of_move, of_position
from engine.games.drunter_drueber import question_pass, question_where
from engine.games.drunter_drueber import question_play as play
from engine.games.drunter_drueber.editor_boxes import card_boxes, word_of_box
from engine.games.drunter_drueber.editor_score_fields import (
    SCORE_FIELDS,
    cards_kept,
    does_seat_break_tie,
    is_hand_told,
    with_cards_kept,
    with_number_kept,
)
from engine.games.drunter_drueber.question_near import with_pawn_told
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.table.near import PAWNS_AT, is_part_told
from engine.games.drunter_drueber.table.pieces import SCHEMA

HELD: Final = "held"
"""The group of boxes for the types of tile that the seat that asks has."""

ABOUT: Final = "about"
"""The box of a vote that is about the tile of another question."""

TOLD: Final = "_told"
"""The end of the name of a group that is shown only where something is told of it."""

USED_UP: Final = tuple(card for card in v.CARDS if card != v.UNDECIDED_CARD)
"""The voting cards that are gone once they have been used."""


def tile_count(situation: Situation, tile: c.TileType) -> int | None:
    """Return how many tiles of a type the seat that asks has; None where it has none, or none are given."""
    return (play.given_hand(situation) or [0] * len(c.TILES))[c.TILES.index(tile)] or None


def with_tile_count(situation: Situation, count: int, tile: c.TileType, *, exactly: bool) -> Situation:
    """Return the situation with this many tiles of a type in the hand of the seat that asks, or at least so many."""
    hand = with_entry_changed(play.given_hand(situation) or [0] * len(c.TILES), c.TILES.index(tile), count)
    place = f"tiles.{situation.position.get('turn', 0)}"
    counted = with_assumed(situation, [place], assumed=any(hand) and not exactly)
    return with_position_value(counted, SCHEMA, place, hand if any(hand) else None)


def others_tile(situation: Situation, tile: c.TileType) -> int | None:
    """Return how many tiles of a type are told of the others; None where they have none, or none are told."""
    return (question_pass.others_hand(situation) or [0] * len(c.TILES))[c.TILES.index(tile)] or None


def with_others_tile(situation: Situation, ticked: str | None, tile: c.TileType) -> Situation:
    """Return the situation in which the others have a tile of a type, or none: the next seat has it for all of them."""
    hand = question_pass.others_hand(situation) or [0] * len(c.TILES)
    hand = with_entry_changed(hand, c.TILES.index(tile), int(bool(ticked)))
    place = f"tiles.{question_pass.next_seat(situation)}"
    counted = with_assumed(situation, [place], assumed=any(hand))
    return with_position_value(counted, SCHEMA, place, hand if any(hand) else None)


def stock_of_tile(_situation: Situation, tile: c.TileType) -> range:
    """Return how many tiles of a type there may be in a hand."""
    kind, length = c.kind_and_length_of_tile(tile)
    return range(c.STOCK[kind][length - 1] + 1)


def given_ballot_cards(situation: Situation, seat: Seat) -> tuple[str, ...]:
    """Return the voting cards that a seat lays, as far as they are given."""
    return v.cards_of_bits(v.BALLOTS.get(play.given_ballot_text(situation, seat), v.NO_CARDS))


def lays_joker(situation: Situation, seat: Seat) -> bool:
    """Return whether a joker is among the voting cards that a seat lays."""
    return v.JOKER_CARD in given_ballot_cards(situation, seat)


def cards_held(situation: Situation, seat: Seat) -> tuple[str, ...]:
    """Return the voting cards that a seat has left, as far as is told which it has used."""
    return v.cards_of_bits(play.hand_of_voting_cards(situation, seat))


def with_card_laid(situation: Situation, laid: str | None, card: str, seat: Seat) -> Situation:
    """Return the situation in which a seat lays a voting card, or not: one that was used up no longer is.

    Without a joker, the joker's meaning is cleared.
    """
    if laid and card not in cards_held(situation, seat):
        situation = with_card_used(situation, None, card, seat)
    bit, before = v.cards_as_bits([card]), v.cards_as_bits(given_ballot_cards(situation, seat))
    after = v.Cards(before | bit if laid else before & ~bit)
    changed = with_move_given(situation, f"{play.VOTE}.{seat}", v.ballot_text(after))
    return changed if after & v.JOKER else with_move_given(changed, f"{play.JOKER}.{seat}", None)


def with_card_used(situation: Situation, used: str | None, card: str, seat: Seat) -> Situation:
    """Return the situation in which a seat has used up a voting card, or not: one that it lays is laid no longer.

    How many votes are left is not told.
    """
    if used and card in given_ballot_cards(situation, seat):
        situation = with_card_laid(situation, None, card, seat)
    bit, held = v.cards_as_bits([card]), play.hand_of_voting_cards(situation, seat)
    left = v.Cards(held & ~bit if used else held | bit)
    cards = None if left == v.ALL_CARDS else [*v.cards_of_bits(left)]
    # More cards than are left cannot be held.
    number = play.number_of_cards_held(situation, seat)
    if number and number > len(v.cards_of_bits(left)):
        situation = with_move_given(situation, f"{play.HOLDING}.{seat}", None)
    found = with_assumed(situation, [play.name_of_assumed_cards(seat)], assumed=False)
    found = with_assumed(found, [f"votes.{seat}"], assumed=cards is not None)
    return with_position_value(found, SCHEMA, f"votes.{seat}", cards)


def with_card_used_beside_kept(situation: Situation, used: str | None, card: str, seat: Seat) -> Situation:
    """Return the situation in which a seat has used up a voting card, or not: what else is told to be kept still is."""
    kept = cards_kept(situation, seat) & ~v.cards_as_bits([card] if used else [])
    if is_hand_told(situation, seat):
        situation = with_position_value(situation, SCHEMA, f"votes.{seat}", None)
    found = with_card_used(situation, used, card, seat)
    return with_cards_kept(found, v.Cards(kept), seat) if kept else found


def numbers_beside_kept(situation: Situation, seat: Seat) -> range:
    """Return how many voting cards a seat may have left: no fewer than it is told to have kept."""
    held = v.CARDS if is_hand_told(situation, seat) else cards_held(situation, seat)
    return range(max(1, len(v.cards_of_bits(cards_kept(situation, seat)))), len(held) + 1)


def is_vote_needed(situation: Situation, *at: object) -> bool:
    """Return whether a seat, the last of `at`, votes on whatever the seat that asks may lay."""
    return int(f"{at[-1]}") != situation.position.get("turn", 0) and question_pass.must_propose(situation)


def with_empty_board(situation: Situation, ticked: str | None) -> Situation:
    """Return the situation with nothing on the board yet; or with nothing told of it."""
    position = without_keys(situation.position, "laid")
    return replace(situation, position={**position, "laid": []} if ticked else position)


TURN: Final = of_position(SCHEMA, "turn", form=SEAT)
HOLDS: Final = Lens(
    "holds",
    tile_count,
    lambda situation, ticked, tile: with_tile_count(situation, int(bool(ticked)), tile, exactly=False),
    word_of_box,
    "tile",
    group=HELD,
    over=lambda _: zip(c.TILES),
)
OTHERS: Final = Lens(
    "others",
    others_tile,
    with_others_tile,
    word_of_box,
    "tile",
    over=lambda _: zip(c.TILES),
    shown=lambda situation, _: play.given_hand(situation) is not None,
)
USED: Final = card_boxes(
    USED_UP, Lens("used", lambda situation, card, seat: card not in cards_held(situation, seat), with_card_used)
)
IN_HAND: Final = Lens(
    play.HOLDING,
    play.number_of_cards_held,
    lambda situation, number, seat: with_move_given(
        situation, f"{play.HOLDING}.{seat}", None if number is None else str(number)
    ),
    lambda situation, seat: range(1, len(cards_held(situation, seat)) + 1),
    by_seat=True,
    group="used",
)

FIELDS: Final = (
    Lens(
        question_where.WHERE,
        lambda situation, tile: situation.moves.get(question_where.WHERE) == tile,
        lambda situation, ticked, tile: with_move_given(situation, question_where.WHERE, tile if ticked else None),
        word_of_box,
        "tile",
        over=lambda _: zip(c.TILES),
    ),
    TURN,
    replace(TURN, group="proposer"),
    Lens(
        "tiles",
        tile_count,
        lambda situation, count, tile: with_tile_count(situation, count or 0, tile, exactly=True),
        stock_of_tile,
        group="hand",
        over=lambda _: zip(c.TILES),
        shown=lambda situation, _: "turn" in situation.position,
    ),
    HOLDS,
    OTHERS,
    # What another question asked for is shown where it counts, too.
    replace(TURN, group=f"turn{TOLD}", shown=lambda situation: "turn" in situation.position),
    replace(HOLDS, group=f"{HELD}{TOLD}", shown=lambda situation, _: play.given_hand(situation) is not None),
    Lens(
        "gone",
        lambda situation, pawn: situation.position.get(PAWNS_AT, {}).get(pawn) == "",
        lambda situation, ticked, pawn: with_pawn_told(situation, pawn, "" if ticked else None),
        word_of_box,
        "pawn",
        over=lambda _: zip(c.PAWNS),
    ),
    Lens(
        "empty",
        lambda situation: situation.position.get("laid") == [],
        with_empty_board,
        "yes",
        shown=lambda situation: not (situation.position.get("laid") or is_part_told(situation.position)),
        keeps_place=True,
    ),
    of_move(play.PAWN, c.PAWNS, form="pawn", get=lambda situation: play.given_pawn(situation) or None),
    Lens(
        ABOUT,
        lambda situation: play.TILE in situation.moves,
        lambda situation, value: situation if value else with_move_given(situation, play.TILE, None),
        "tile",
        shown=lambda situation: play.TILE in situation.moves,
    ),
    card_boxes(
        v.CARDS,
        Lens(play.VOTE, lambda situation, card, seat: card in given_ballot_cards(situation, seat), with_card_laid),
    ),
    of_move(
        play.JOKER,
        (v.YES, v.NO),
        form="move",
        by_seat=True,
        group=play.VOTE,
        get=play.given_joker_meaning,
        shown=lays_joker,
        keeps_place=True,
        may_be_unknown=False,
    ),
    USED,
    IN_HAND,
    replace(USED, group=f"used{TOLD}", shown=lambda situation, *_: "votes" in situation.position),
    # How often the others can turn a proposal down hangs on the cards that they have left, and so does a tie.
    *(replace(each, group="refusals", shown=is_vote_needed) for each in (USED, IN_HAND)),
    *SCORE_FIELDS,
    # Beside the cards that are told to be kept, they count otherwise than where votes are held.
    replace(
        USED,
        name="spent",
        get=lambda situation, card, seat: not is_hand_told(situation, seat) and USED.get(situation, card, seat),
        set=with_card_used_beside_kept,
        group="votes",
        shown=does_seat_break_tie,
    ),
    replace(
        IN_HAND,
        name="left",
        set=with_number_kept,
        values=numbers_beside_kept,
        group="votes",
        shown=does_seat_break_tie,
    ),
)
