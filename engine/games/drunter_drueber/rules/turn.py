"""The order of the steps of a turn. The rules themselves are in the modules that this one calls."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import Log, Seat
from engine.games.drunter_drueber.rules import variant, vote
from engine.games.drunter_drueber.rules.board import Square
from engine.games.drunter_drueber.rules.bridges import remove_blocked_pawns
from engine.games.drunter_drueber.rules.building import PLACEMENTS, can_place, lay_tile, log_pass, placements_of_seat
from engine.games.drunter_drueber.rules.components import Target
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.scoring import end_game
from engine.games.drunter_drueber.rules.state import (
    CHOOSING,
    DECLARING,
    PLACING,
    VOTING,
    Placement,
    State,
    next_joker_to_declare,
)
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS, SIDE_OF_WORD, ballots_of_hand

WORDS: Final = tuple(SIDE_OF_WORD)
"""The words by which a joker is declared."""


def legal_moves(state: State, seat: Seat) -> Sequence[str]:
    """Return the moves of a seat that has to move, in a fixed order."""
    if state.phase == PLACING:
        return placements_of_seat(state, seat)
    if state.phase == VOTING:
        return ballots_of_hand(state.votes[seat])
    return WORDS if state.phase == DECLARING else state.targets[seat]


def make_move(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """Make a legal move, and all that follows until the next decision."""
    if state.phase == PLACING:
        propose_tile(state, PLACEMENTS[move], log)
    elif state.phase == VOTING:
        vote.lay_voting_cards(state, seat, BALLOTS[move], log)
        if all(state.chosen):
            vote.reveal_voting_cards(state, log)
            count_vote_if_jokers_declared(state, log)
    elif state.phase == DECLARING:
        vote.declare_joker(state, seat, move, log)
        count_vote_if_jokers_declared(state, log)
    elif state.phase == CHOOSING:
        variant.choose_main_target(state, seat, Target(move), log)
        if variant.are_main_targets_chosen(state):
            end_turn(state, log)


def propose_tile(state: State, placement: Placement, log: Log[State] | None) -> None:
    """Lay the tile, or have it voted on if it would cover an outhouse: see `vote.call_vote`."""
    squares = squares_of_placement(state, placement)
    if vote.outhouse_under_tile(state.board, squares):
        vote.call_vote(state, placement, log)
    else:
        lay_tile_and_remove_pawns(state, placement, squares, log)


def count_vote_if_jokers_declared(state: State, log: Log[State] | None) -> None:
    """Count the vote as soon as every joker is declared (`next_joker_to_declare`).

    `settle_vote` decides whether the tile is laid, `discard_used_voting_cards` which voting cards are gone.
    """
    if next_joker_to_declare(state):
        return
    passed = vote.settle_vote(state, log)
    placement, squares = vote.discard_used_voting_cards(state, passed, log)
    if passed:
        lay_tile_and_remove_pawns(state, placement, squares, log)
    else:
        end_turn(state, log)


def lay_tile_and_remove_pawns(
    state: State, placement: Placement, squares: tuple[Square, ...], log: Log[State] | None
) -> None:
    """Lay the tile (`lay_tile`) and remove blocked pawns (`remove_blocked_pawns`); then end the turn.

    In the variant, `call_choice_if_kind_is_blocked` may have the main targets chosen first.
    """
    lay_tile(state, state.turn, placement, squares, log)
    state.phase = PLACING
    variant.call_choice_if_kind_is_blocked(state, remove_blocked_pawns(state, log), log)
    if state.phase == PLACING:
        end_turn(state, log)


def end_turn(state: State, log: Log[State] | None) -> None:
    """Give the turn to the next seat clockwise that can place a tile (`can_place`); if none can, end the game.

    If the game ends and main targets are not chosen yet, they are chosen first.
    """
    state.phase = PLACING
    passing = []
    for step in range(1, state.players + 1):
        able = (state.turn + step) % state.players
        if can_place(state, able):
            break
        passing.append(able)
    else:
        end_game_or_call_target_choice(state, log)
        return
    state.turns += 1
    for seat in passing:
        log_pass(state, seat, log)
    state.turn = able


def end_game_or_call_target_choice(state: State, log: Log[State] | None) -> None:
    """End the game (`end_game`) if the main targets are chosen, else see `call_target_choice_at_end`."""
    if variant.are_main_targets_chosen(state):
        state.turns += 1
        end_game(state, log)
    else:
        variant.call_target_choice_at_end(state, log)
