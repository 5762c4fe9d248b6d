"""May one pass? A tile of the hand that fits is laid; where none does, the last tile is laid again, and one passes."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from engine.core.events import first_event_of
from engine.core.game import Seat
from engine.core.lessons import Example
from engine.core.schema import position_entries_by_seat
from engine.core.situations import Played, Situation, Verdict, missing_field_refusal, without_keys
from engine.games.drunter_drueber import question_play
from engine.games.drunter_drueber.question_near import places_that_decide_on_hand, refuse_untold_pawns_of_hand
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.building import PASSING_RULE, PLACEMENTS, placements_of_hand
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.vote import outhouse_under_tile
from engine.games.drunter_drueber.table.findings import mended_state_and_findings
from engine.games.drunter_drueber.table.near import is_part_told

ONE_OF_EACH: Final = (1,) * len(c.TILES)
"""A hand with every type of tile."""


def asking_seat(situation: Situation) -> Seat:
    """Return the seat that asks: the one whose turn it is, if that is told."""
    return int(situation.position.get("turn", 0))


def hand_told(situation: Situation) -> list[int] | None:
    """Return the tiles of the seat that asks, by type; None if they are not told."""
    hands: list[list[int] | None] = position_entries_by_seat(situation.position, "tiles", situation.players)
    return hands[asking_seat(situation)]


def inputs_needed_for_pass(situation: Situation) -> Iterator[str]:
    """Yield the places of squares on which a hand depends where only a part of the board is told."""
    if (hand := hand_told(situation)) is not None:
        yield from places_that_decide_on_hand(situation, hand)


def placement_to_lay(state: State, hand: list[int]) -> str:
    """Return a placement of a hand, one that needs no vote if there is any; "" for none."""
    found = placements_of_hand(state, hand)
    return min(found, key=lambda text: is_proposal(state, text), default="")


def is_proposal(state: State | View, text: str) -> bool:
    """Return whether a placement would cover an outhouse."""
    return bool(outhouse_under_tile(state.board, squares_of_placement(state, PLACEMENTS[text])))


def pass_example(situation: Situation, seed: int) -> Example:
    """Return an example in which the seat lays a tile that fits, or passes; without a hand, the table alone."""
    hand, seat = hand_told(situation), asking_seat(situation)
    if hand is None and is_part_told(situation.position):
        raise missing_field_refusal("holds")
    if hand is None:
        position = question_play.position_between_turns(situation, turn=question_play.seat_whose_turn_it_is(situation))
        return question_play.example_from_position(situation, seed, position)
    refuse_untold_pawns_of_hand(situation, hand)
    state, _ = mended_state_and_findings(with_turn_of_nobody(situation))
    laid = situation.position.get("laid", [])
    if move := placement_to_lay(state, hand):
        position = question_play.position_between_turns(situation, turn=seat)
        return question_play.example_from_position(situation, seed, position, [move], last=e.PawnMoved)
    if not laid or is_part_told(situation.position):
        return question_play.example_from_position(
            situation, seed, question_play.position_between_turns(with_turn_of_nobody(situation))
        )
    before = (seat - 1) % situation.players
    again = [*laid[:-1], f"{before}:{laid[-1].partition(':')[2]}"]
    position, moves = question_play.position_before_tile(with_turn_of_nobody(situation), seed, again, len(again) - 1)
    return question_play.example_from_position(situation, seed, position, moves)


def with_turn_of_nobody(situation: Situation) -> Situation:
    """Return the situation without whose turn it is: who has no tile that fits would not have it."""
    return replace(situation, position=without_keys(situation.position, "turn", "turns"))


def pass_verdict(played: Played) -> Verdict:
    """Return the verdict on a pass: a tile that has to be laid instead, none, or which tiles fit somewhere."""
    if hand_told(played.situation) is None:
        return fitting_tiles_verdict(played.before)
    laid, called = first_event_of(played.events, e.TileLaid), first_event_of(played.events, e.VoteCalled)
    over = first_event_of(played.events, e.BuildingEnded)
    if over:
        return Verdict("pass.over", {}, (PASSING_RULE, over.rule))
    if first_event_of(played.events, e.TurnPassed) or not (laid or called):
        return Verdict("pass.yes", {}, (PASSING_RULE,))
    if called:
        return Verdict(
            "pass.vote", {"squares": called.squares, "outhouse": called.outhouse}, (PASSING_RULE, called.rule)
        )
    assert laid, "what is not voted on is laid"
    return Verdict("pass.no", {"squares": laid.squares}, (PASSING_RULE, laid.rule))


def fitting_tiles_verdict(before: View) -> Verdict:
    """Return the verdict that names the types of tiles that fit somewhere: who has one of them may not pass."""
    fitting = {PLACEMENTS[text].tile_index for text in placements_of_hand(before, ONE_OF_EACH)}
    tiles = tuple(tile for at, tile in enumerate(c.TILES) if at in fitting)
    if len(tiles) == len(c.TILES):
        return Verdict("pass.fits.all", {}, (PASSING_RULE,))
    return (
        Verdict("pass.fits", {"tiles": tiles}, (PASSING_RULE,)) if tiles else Verdict("pass.over", {}, (PASSING_RULE,))
    )


def rulings_of_pass(played: Played) -> Iterator[str]:
    """Yield the rulings on a hand that fits over outhouses only, and on a pawn that has room for other tiles."""
    if hand_told(played.situation) is None:
        return
    if first_event_of(played.events, e.VoteCalled) and not first_event_of(played.events, e.TurnPassed):
        yield "D2"
    elif first_event_of(played.events, e.TurnPassed) and placements_of_hand(played.after, ONE_OF_EACH):
        yield "D10"
