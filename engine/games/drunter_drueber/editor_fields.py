"""The number fields and menus for a table of Drunter & Drüber: cards by seat, a pawn, whose turn it is."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from engine.core import situations
from engine.core.game import Seat
from engine.core.schema import position_entries_by_seat
from engine.core.situations import ChoiceField, EditorField, NumberField, Question, Situation
from engine.games.drunter_drueber import question_play
from engine.games.drunter_drueber.question_near import with_pawn_told
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.table.near import PAWNS_AT
from engine.games.drunter_drueber.table.pieces import SCHEMA

CARDS_LAID: Final = question_play.VOTE
"""Before a card and a seat ("vote.jaa.0"): the box for a voting card that a seat lays."""
CARDS_USED: Final = "used"
"""Before a card and a seat ("used.jaa.0"): the box for a voting card that is used up."""

HOLDS: Final = "holds"
"""Before a type of tile ("holds.r2"): the box for one that the seat that asks has."""
GONE: Final = "gone"
"""Before a pawn ("gone.f"): the box for one that is off the board."""

HELD: Final = "held"
"""The group of boxes for the types of tile that the seat that asks has."""

USED_UP: Final = tuple(card for card in v.CARDS if card != v.UNDECIDED_CARD)
"""The voting cards that are gone once they have been used."""

MOST_VOTES: Final = v.vote_count_of_hand(v.ALL_CARDS)
"""Votes in a full hand."""


def is_two_target_variant_played(situation: Situation) -> bool:
    """Return whether the option `goals` gives every seat TARGETS_HELD target cards."""
    return GAME.checked_options_with_defaults(situation.options)["goals"] == "two"


def turn_fields(situation: Situation, _question: Question) -> Iterator[EditorField]:
    """Yield the menu for the seat whose turn it is, "" for not given."""
    turn = situation.position.get("turn")
    yield ChoiceField("turn", ("", *map(str, situation.seats)), "" if turn is None else str(turn), form=situations.SEAT)


def proposer_fields(situation: Situation, question: Question) -> Iterator[EditorField]:
    """Yield the menu for the seat whose turn it is where a vote shows it: by its tile, or by the order of jokers."""
    jokers = [seat for seat in situation.seats if v.JOKER_CARD in given_ballot_cards(situation, seat)]
    if question_play.is_tile_told(situation) or len(jokers) > 1 or "turn" in situation.position:
        yield from turn_fields(situation, question)


def hand_fields(situation: Situation, question: Question) -> Iterator[EditorField]:
    """Yield a number field for each type of tile in the active seat's hand, once the active seat is given."""
    if "turn" in situation.position:
        yield from own_hand_fields(situation, question)


def own_hand_fields(situation: Situation, _question: Question) -> Iterator[EditorField]:
    """Yield a number field for each type of tile in the hand of the seat that asks: the active one, if it is given."""
    for tile, count in zip(c.TILES, given_hand(situation) or [0] * len(c.TILES), strict=True):
        kind, length = c.kind_and_length_of_tile(tile)
        yield NumberField(f"tiles.{tile}", 0, c.STOCK[kind][length - 1], count or None)


def held_tile_fields(situation: Situation, _question: Question) -> Iterator[EditorField]:
    """Yield a box for each type of tile, ticked for one that the seat that asks has: how many does not matter."""
    for tile, count in zip(c.TILES, given_hand(situation) or [0] * len(c.TILES), strict=True):
        yield ChoiceField(f"{HOLDS}.{tile}", ("", tile), tile if count else "", form="tile")


def gone_pawn_fields(situation: Situation, _question: Question) -> Iterator[EditorField]:
    """Yield a box for each pawn, ticked for one that is told to be off the board."""
    told = situation.position.get(PAWNS_AT, {})
    for pawn in c.PAWNS:
        yield ChoiceField(f"{GONE}.{pawn}", ("", pawn), pawn if told.get(pawn) == "" else "", form="pawn")


def given_hand(situation: Situation) -> list[int] | None:
    """Return the tiles of the seat that asks, in the order of TILES; None where they are not given."""
    hands = situation.position.get("tiles")
    found: list[int] | None = hands[situation.position.get("turn", 0)] if hands else None
    return found


def pawn_fields(situation: Situation, _question: Question) -> Iterator[EditorField]:
    """Yield the menu for the pawn asked about."""
    yield ChoiceField(question_play.PAWN, ("", *c.PAWNS), situation.moves.get(question_play.PAWN, ""), form="pawn")


def vote_fields(situation: Situation, _question: Question) -> Iterator[EditorField]:
    """Yield a box for each voting card that a seat may lay, and a menu for the meaning of its joker."""
    for seat in situation.seats:
        yield from card_boxes(CARDS_LAID, v.CARDS, given_ballot_cards(situation, seat), seat)
    for seat in situation.seats:
        if v.JOKER_CARD in given_ballot_cards(situation, seat):
            yield ChoiceField(
                f"{question_play.JOKER}.{seat}",
                ("", v.YES, v.NO),
                question_play.given_joker_meaning(situation, seat),
                seat,
                "move",
            )


def card_boxes(name: str, cards: Sequence[str], ticked: Sequence[str], seat: Seat) -> Iterator[EditorField]:
    """Yield a box for each of some voting cards of a seat; `name`: what ticking it says of the card."""
    for card in cards:
        yield ChoiceField(f"{name}.{card}.{seat}", ("", card), card if card in ticked else "", seat, "cards")


def given_ballot_cards(situation: Situation, seat: Seat) -> tuple[str, ...]:
    """Return the voting cards that a seat lays, as far as they are given."""
    return v.cards_of_bits(v.BALLOTS.get(question_play.given_ballot_text(situation, seat), v.NO_CARDS))


def target_card_fields(situation: Situation, _question: Question) -> Iterator[EditorField]:
    """Yield a menu for each seat's target card; in the variant for the main one, then for the second."""
    if not is_two_target_variant_played(situation):
        for seat in situation.seats:
            yield ChoiceField(
                f"targets.{seat}", ("", *c.BUILDING_TYPES), "".join(given_targets(situation, seat)), seat, "target"
            )
        return
    for seat in situation.seats:
        yield ChoiceField(f"main.{seat}", ("", *c.TARGETS), given_main_target(situation, seat), seat, "target")
    for seat in situation.seats:
        if main := given_main_target(situation, seat):
            second = "".join(card for card in given_targets(situation, seat) if card != main)
            choices = ("", *(card for card in c.TARGETS if card != main))
            yield ChoiceField(f"second.{seat}", choices, second, seat, "target")


def given_targets(situation: Situation, seat: Seat) -> list[str]:
    """Return the target cards of a seat, as far as they are given."""
    return position_entries_by_seat(situation.position, "targets", situation.players)[seat] or []


def given_main_target(situation: Situation, seat: Seat) -> str:
    """Return the card that a seat made its main target, by name; "" where it is not given."""
    return position_entries_by_seat(situation.position, "main", situation.players)[seat] or ""


def used_card_fields(situation: Situation, _question: Question) -> Iterator[EditorField]:
    """Yield a box for each voting card that a seat may have used up, ticked for one that is."""
    for seat in situation.seats:
        held = v.cards_of_bits(question_play.hand_of_voting_cards(situation, seat))
        yield from card_boxes(CARDS_USED, USED_UP, [card for card in v.CARDS if card not in held], seat)


def votes_left_fields(situation: Situation, question: Question) -> Iterator[EditorField]:
    """Yield a number field for each seat whose votes left are needed to break a tie."""
    needed = {*question.needs(situation)}
    given = position_entries_by_seat(situation.position, "votes", situation.players)
    for seat in situation.seats:
        if f"votes.{seat}" in needed:
            told = situations.is_place_given(situation, f"votes.{seat}")
            held = v.vote_count_of_hand(v.cards_as_bits(given[seat])) if told else None
            yield NumberField(f"votes.{seat}", 0, MOST_VOTES, held, seat)


FIELDS: Final[Mapping[str, Callable[[Situation, Question], Iterator[EditorField]]]] = {
    "turn": turn_fields,
    "proposer": proposer_fields,
    "hand": hand_fields,
    HELD: held_tile_fields,
    "gone": gone_pawn_fields,
    "pawn": pawn_fields,
    "vote": vote_fields,
    "targets": target_card_fields,
    "votes": votes_left_fields,
    "used": used_card_fields,
}
"""The functions that yield the fields of a group, by the name that questions give it."""


def with_editor_field_set(situation: Situation, place: str, value: int | str | None) -> Situation:
    """Return the situation with a field set; None clears it. Raises Refusal("bad_position") for an unknown field."""
    kind, _, seat = place.rpartition(".")
    text = "" if value is None else str(value)
    if place == "turn":
        return situations.with_position_value(situation, SCHEMA, place, int(text) if text else None)
    if place == question_play.PAWN:
        return situations.with_move_given(situation, place, text)
    if kind in ("tiles", HOLDS) and seat in c.TILES:
        count = int(text or 0) if kind == "tiles" else int(bool(text))
        return with_tile_count_set(situation, c.TILES.index(seat), count, exactly=kind == "tiles")
    if kind == GONE and seat in c.PAWNS:
        return with_pawn_told(situation, seat, "" if text else None)
    at = situations.index_from_text(seat, situation.players)
    if at is None:
        raise situations.unknown_field_refusal(place)
    return with_seat_field_set(situation, kind, at, text)


def with_tile_count_set(situation: Situation, tile: int, count: int, *, exactly: bool) -> Situation:
    """Return the situation with this many tiles of a type in the hand of the seat that asks, or at least so many."""
    hand = [*(given_hand(situation) or [0] * len(c.TILES))]
    hand[tile] = count
    place = f"tiles.{situation.position.get('turn', 0)}"
    counted = situations.with_assumed(situation, [place], assumed=any(hand) and not exactly)
    return situations.with_position_value(counted, SCHEMA, place, hand if any(hand) else None)


def with_seat_field_set(situation: Situation, kind: str, seat: Seat, text: str) -> Situation:
    """Return the situation with a field of a seat set, "" clears it; raise Refusal("bad_position") for others."""
    sort, _, card = kind.partition(".")
    if sort == CARDS_LAID and card in v.CARDS:
        return with_card_laid(situation, seat, card, laid=bool(text))
    if kind == question_play.JOKER:
        return situations.with_move_given(situation, f"{question_play.JOKER}.{seat}", text)
    if sort == CARDS_USED and card in USED_UP:
        return with_card_used(situation, seat, card, used=bool(text))
    if kind == "votes":
        cards = [*cards_adding_up_to_votes(int(text))] if text else None
        told = situations.with_assumed(situation, [f"votes.{seat}"], assumed=False)
        counted = situations.with_assumed(told, [question_play.name_of_assumed_cards(seat)], assumed=cards is not None)
        return situations.with_position_value(counted, SCHEMA, f"votes.{seat}", cards)
    if kind == "targets":
        return situations.with_position_value(situation, SCHEMA, f"targets.{seat}", [text] if text else None)
    if kind == "second":
        cards = [given_main_target(situation, seat), text] if text else None
        return situations.with_position_value(situation, SCHEMA, f"targets.{seat}", cards)
    if kind == "main":
        open_again = situations.with_position_value(situation, SCHEMA, f"targets.{seat}", None)
        return situations.with_position_value(open_again, SCHEMA, f"main.{seat}", text or None)
    raise situations.unknown_field_refusal(f"{kind}.{seat}")


def with_card_laid(situation: Situation, seat: Seat, card: str, *, laid: bool) -> Situation:
    """Return the situation in which a seat lays a voting card, or not: one that was used up no longer is.

    Without a joker, the joker's meaning is cleared.
    """
    if laid and card not in v.cards_of_bits(question_play.hand_of_voting_cards(situation, seat)):
        situation = with_card_used(situation, seat, card, used=False)
    bit, before = v.cards_as_bits([card]), v.cards_as_bits(given_ballot_cards(situation, seat))
    after = v.Cards(before | bit if laid else before & ~bit)
    changed = situations.with_move_given(situation, f"{question_play.VOTE}.{seat}", v.ballot_text(after))
    return changed if after & v.JOKER else situations.with_move_given(changed, f"{question_play.JOKER}.{seat}", None)


def with_card_used(situation: Situation, seat: Seat, card: str, *, used: bool) -> Situation:
    """Return the situation in which a seat has used up a voting card, or not: one that it lays is laid no longer.

    How many votes are left is not told.
    """
    if used and card in given_ballot_cards(situation, seat):
        situation = with_card_laid(situation, seat, card, laid=False)
    bit, held = v.cards_as_bits([card]), question_play.hand_of_voting_cards(situation, seat)
    left = v.Cards(held & ~bit if used else held | bit)
    cards = None if left == v.ALL_CARDS else [*v.cards_of_bits(left)]
    found = situations.with_assumed(situation, [question_play.name_of_assumed_cards(seat)], assumed=False)
    found = situations.with_assumed(found, [f"votes.{seat}"], assumed=cards is not None)
    return situations.with_position_value(found, SCHEMA, f"votes.{seat}", cards)


def cards_adding_up_to_votes(votes: int) -> Iterator[str]:
    """Yield voting cards that add up to this many votes; only their sum matters at the end of the game."""
    for card in sorted(v.CARDS, key=lambda card: -v.vote_count_of_hand(v.cards_as_bits([card]))):
        worth = v.vote_count_of_hand(v.cards_as_bits([card]))
        if worth <= votes:
            votes -= worth
            yield card
