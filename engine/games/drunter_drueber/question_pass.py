"""May one pass? A tile of the hand that fits is laid; where none does, the last tile is laid again, and one passes."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.lessons import Example
from engine.core.situations import (
    Played,
    Situation,
    Verdict,
    missing_field_refusal,
    with_position_value,
    with_values_at_keys,
)
from engine.games.drunter_drueber import question_near, question_play
from engine.games.drunter_drueber.question_rulings import NO_CARDS
from engine.games.drunter_drueber.question_vote import possible_hands
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.bridges import removed_pawn_refusal
from engine.games.drunter_drueber.rules.building import PASSING_RULE, PLACEMENTS, placements_of_hand
from engine.games.drunter_drueber.rules.scoring import ENDING_RULE
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.vote import VOTING_RULE, is_proposal
from engine.games.drunter_drueber.table.findings import mended_state
from engine.games.drunter_drueber.table.near import PAWNS_AT, leaves_squares_open
from engine.games.drunter_drueber.table.pieces import SCHEMA

ONE_OF_EACH: Final = (1,) * len(c.TILES)
"""A hand with every type of tile."""
NO_TILES: Final = (0,) * len(c.TILES)
"""A hand without tiles."""


def with_pawns_told(situation: Situation) -> tuple[Situation, list[c.Pawn]]:
    """Return the situation as far as it counts without pawns of which nothing is told, and those that a hand hangs on.

    One pawn that is told is enough for a hand that fits there. Where none has room for what the others have, nothing
    follows from what is told of that.
    """
    hand, state = question_play.given_hand(situation), mended_state(situation)
    if hand is None:
        return situation, []
    untold = [pawn for pawn in c.EVERY_PAWN if not question_near.is_pawn_known(situation, state, pawn)]
    told = situation
    for pawn in untold:
        told = question_near.with_pawn_told(told, c.PAWNS[pawn], "")
    ground = mended_state(with_turn_of_nobody(told))
    if not untold or placements_of_hand(ground, hand):
        return told, []
    others = others_hand(situation) or NO_TILES
    if {*untold} & {*pawns_of_hand(state, others)} and not placements_of_hand(ground, others):
        told = with_position_value(told, SCHEMA, f"tiles.{next_seat(situation)}", None)
    return told, [pawn for pawn in pawns_of_hand(state, hand) if pawn in untold]


def pawns_of_hand(state: State, hand: Sequence[int]) -> list[c.Pawn]:
    """Return the pawns on the board of whose kind a hand has tiles."""
    return [pawn for pawn, _ in question_near.shortest_tiles_at_pawns(state, hand)]


def inputs_needed_for_pass(situation: Situation) -> Iterator[str]:
    """Yield the places of squares on which a hand depends where only a part of the board is told, and of pawns."""
    situation, untold = with_pawns_told(situation)
    if (hand := question_play.given_hand(situation)) is not None:
        needed = [*question_near.places_that_decide_on_hand(situation, hand)]
        yield from needed
        # Once a tile of one's own fits, the others' do not matter.
        if needed or not placements_of_hand(mended_state(with_turn_of_nobody(situation)), hand):
            yield from question_near.places_that_decide_on_hand(
                situation, others_hand(situation) or NO_TILES, by_vote=True
            )
    yield from (f"{PAWNS_AT}.{c.PAWNS[pawn]}" for pawn in untold)


def next_seat(situation: Situation) -> Seat:
    """Return the seat after the one that asks; what is told of all others is told of it."""
    turn: Seat = situation.position.get("turn", 0)
    return (turn + 1) % situation.players


def others_hand(situation: Situation) -> Sequence[int] | None:
    """Return the tiles that are told of the others, by type; None where they are not."""
    found: Sequence[int] | None = situation.by_seat("tiles")[next_seat(situation)]
    return found


def placement_to_lay(situation: Situation, state: State, hand: list[int]) -> str:
    """Return a placement of a hand, one that needs no vote if there is any, rather on squares told to be free.

    "" for none.
    """

    def order(text: str) -> tuple[bool, bool]:
        way = PLACEMENTS[text]
        return is_proposal(state, way), not question_near.is_way_open(situation, state, way)

    return min(placements_of_hand(state, hand), key=order, default="")


def pass_example(situation: Situation, seed: int) -> Example:
    """Return an example in which the seat lays a tile that fits, or passes; without a hand, the table alone."""
    situation, untold = with_pawns_told(situation)
    if untold:
        raise missing_field_refusal(PAWNS_AT)
    hand, seat = question_play.given_hand(situation), situation.position.get("turn", 0)
    if hand is None and leaves_squares_open(situation.position):
        raise missing_field_refusal("holds")
    if hand is None:
        position = question_play.position_between_turns(situation, turn=question_play.seat_whose_turn_it_is(situation))
        return situation.as_example(seed, position=position)
    state = mended_state(with_turn_of_nobody(situation))
    laid = situation.position.get("laid", [])
    if move := placement_to_lay(situation, state, hand):
        position = question_play.position_between_turns(situation, turn=seat)
        return situation.as_example(seed, [move], position, last=e.PawnMoved)
    if not laid or leaves_squares_open(situation.position):
        position = question_play.position_between_turns(with_turn_of_nobody(situation))
        return situation.as_example(seed, position=position)
    before = (seat - 1) % situation.players
    again = [*laid[:-1], f"{before}:{laid[-1].partition(':')[2]}"]
    position, moves = question_play.position_before_tile(with_turn_of_nobody(situation), seed, again, len(again) - 1)
    return situation.as_example(seed, moves, position)


def must_propose(situation: Situation) -> bool:
    """Return whether the tiles of the seat that asks fit over outhouses only, by what is told."""
    hand, state = question_play.given_hand(situation), mended_state(with_turn_of_nobody(situation))
    move = placement_to_lay(situation, state, hand) if hand else ""
    return bool(move) and is_proposal(state, PLACEMENTS[move])


def most_refusals(situation: Situation) -> int:
    """Return how often the others can turn a proposal down at most: each time costs them a card for no, or a joker.

    The undecided card is always among those in hand.
    """
    hands = [possible_hands(situation, seat) for seat in situation.seats if seat != situation.position.get("turn", 0)]
    return sum(max((hand & (v.JOKER | NO_CARDS)).bit_count() for hand in possible) for possible in hands)


def with_turn_of_nobody(situation: Situation) -> Situation:
    """Return the situation without whose turn it is: who has no tile that fits would not have it."""
    return with_values_at_keys(situation, turn=None, turns=None)


def pass_verdict(played: Played) -> Verdict:
    """Return the verdict on a pass: a tile that has to be laid instead, none, or which tiles fit somewhere."""
    if question_play.given_hand(played.situation) is None:
        return fitting_tiles_verdict(played.before)
    seat = played.situation.position.get("turn", 0)
    own = (event for event in played.events if isinstance(event, (e.TileLaid, e.VoteCalled)) and event.seat == seat)
    if found := next(own, None):
        key = "pass.vote" if isinstance(found, e.VoteCalled) else "pass.no"
        outhouse = {"outhouse": found.outhouse} if isinstance(found, e.VoteCalled) else {}
        refusals = {"refusals": most_refusals(played.situation)} if outhouse else {}
        return Verdict(key, {"squares": found.squares, **outhouse, **refusals}, (PASSING_RULE, found.rule))
    over = played.first(e.BuildingEnded)
    return Verdict("pass.over", {}, (PASSING_RULE, over.rule)) if over else passing_verdict(played)


def passing_verdict(played: Played) -> Verdict:
    """Return the verdict that a hand passes: for good if no pawn is left that its tiles are laid beside.

    Where what the others have fits nowhere either, nobody passes.
    """
    others = others_hand(with_pawns_told(played.situation)[0])
    if others is not None and not placements_of_hand(played.before, others):
        return Verdict("pass.over", {}, (PASSING_RULE, ENDING_RULE))
    hand = question_play.given_hand(played.situation) or ()
    kinds = [c.kind_and_length_of_tile(tile)[0] for tile, count in zip(c.TILES, hand, strict=True) if count]
    left = {kind for kind, square in zip(c.PAWN_KINDS, played.after.pawns, strict=True) if square}
    rules = (VOTING_RULE, ENDING_RULE)
    if left.intersection(kinds):
        return Verdict("pass.yes", {}, (PASSING_RULE, *rules))
    return Verdict("pass.yes.never", {}, (PASSING_RULE, removed_pawn_refusal(kinds[0]).rule, *rules))


def fitting_tiles_verdict(before: View) -> Verdict:
    """Return the verdict that names the types of tiles that fit somewhere: who has one of them may not pass."""
    fitting = {PLACEMENTS[text].tile_index for text in placements_of_hand(before, ONE_OF_EACH)}
    tiles = tuple(tile for at, tile in enumerate(c.TILES) if at in fitting)
    key = "pass.over" if not tiles else "pass.fits" if len(tiles) < len(c.TILES) else "pass.fits.all"
    return Verdict(key, {"tiles": tiles} if key == "pass.fits" else {}, (PASSING_RULE,))


def rulings_of_pass(played: Played) -> Iterator[str]:
    """Yield the rulings on a hand that fits over outhouses only, and on a pawn that has room for other tiles."""
    if question_play.given_hand(played.situation) is None:
        return
    if played.first(e.VoteCalled) and not played.first(e.TurnPassed):
        yield from ("D2", "D3")
    elif played.first(e.TurnPassed) and placements_of_hand(played.after, ONE_OF_EACH):
        yield "D10"
