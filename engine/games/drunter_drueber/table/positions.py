"""A state of Drunter & Drüber as JSON data, and back. What a position leaves out is filled in from its seed.

If a random filling leaves the active seat without a tile to go on with, it is mended: a position is refused only if
no filling is possible. `pieces` has its form; `moment` finds what is impossible all the same, part by part, while
`filling` lays the pieces out. This module restores what the game waits for.
"""

from collections.abc import Iterator
from typing import Final

from engine.core.game import Position, Seat
from engine.core.schema import Finding, impossible
from engine.games.drunter_drueber.rules.board import BOARD, Board, read_board
from engine.games.drunter_drueber.rules.building import PASSING_RULE, can_place
from engine.games.drunter_drueber.rules.scoring import ENDING_RULE, end_game
from engine.games.drunter_drueber.rules.setup import draw_starter
from engine.games.drunter_drueber.rules.state import CHOOSING, DECLARING, OVER, State
from engine.games.drunter_drueber.rules.variant import CHOICE_DUE_RULE, CHOICE_RULE, blocked_kinds
from engine.games.drunter_drueber.table import filling, moment, near
from engine.games.drunter_drueber.table.pieces import SCHEMA


def position_of_state(state: State) -> Position:
    """Return the whole state as a position; it must be at a decision or after the end."""
    voting = {} if state.proposal is not None else dict.fromkeys(("proposal", *moment.VOTE_KEYS))
    ground = near.position_of_ground(state)
    others = {
        "board": None if state.board is BOARD else state.board.text,
        "laid": None if ground else [(laid.seat, laid.placement) for laid in state.laid],
        near.NEAR: ground.get(near.NEAR),
        near.PAWNS_AT: ground.get(near.PAWNS_AT),
        "revealed": state.phase == DECLARING,
        "choosing": state.phase == CHOOSING,
        "over": state.phase == OVER,
        "ballots": [
            (ballot.seat, ballot.placement, map(state.board.square_name, ballot.squares), *ballot[3:])
            for ballot in state.ballots
        ],
    }
    return SCHEMA.write_position(state, **others | voting)


def is_fresh_deal(position: Position | None) -> bool:
    """Return whether to deal as usual, perhaps on another board.

    Raises Refusal("bad_position") if a position asks for the usual deal and gives more than the board.
    """
    for finding in moment.deal_findings(position or {}):
        raise finding.as_refusal
    return position is None or position.get("deal", False)


def board_of_position(position: Position | None) -> Board:
    """Return the board that a position names, or BOARD; raise Refusal as `read_board` does."""
    return read_board(position["board"]) if position and "board" in position else BOARD


def restore_position(state: State, position: Position) -> None:
    """Lay out a position in a bare state; raise Refusal("bad_position") if it is impossible."""
    for finding in restore_and_yield_findings(state, position):
        raise finding.as_refusal


def restore_and_yield_findings(state: State, position: Position) -> Iterator[Finding]:
    """Lay out a position in a bare state, and yield a finding for everything impossible.

    Each part is mended at once as its finding's fix would, so that no fix leads to further findings.
    """
    yield from filling.restore_laid_tiles(state, position)
    yield from near.restore_near_squares(state, position)
    yield from filling.restore_tiles(state, position)
    yield from filling.restore_past_votes(state, position)
    yield from filling.restore_voting_cards(state, position)
    yield from filling.restore_targets(state, position)
    over = len(state.laid) + sum(not ballot.passed for ballot in state.ballots)
    state.turns = position.get("turns", over)
    yield from restore_turn(
        state, position, position["turn"] if "turn" in position else possible_active_seat(state, position)
    )


def possible_active_seat(state: State, position: Position) -> Seat:
    """Return the active seat if none is given: the first clockwise from the drawn one for which nothing is impossible.

    If it is none, the one with fewest findings, the first of these: what refuses a position does not hang on its seed.
    """
    drawn = draw_starter(state)
    faults = [len([*restore_turn(state.clone(), position, seat)]) for seat in range(state.players)]
    clockwise = ((drawn + step) % state.players for step in range(state.players))
    return next((seat for seat in clockwise if not faults[seat]), faults.index(min(faults)))


CHOSEN_ALREADY: Final = Finding("chosen_already", "choosing", CHOICE_RULE, fix={"choosing": None})
MOMENT: Final = frozenset({"turn", "over", "choosing", "proposal"})
"""The keys that say whether the game goes on; without them, building is over once nobody can lay a tile."""


def restore_turn(state: State, position: Position, seat: Seat) -> Iterator[Finding]:
    """Set whose turn it is, and what the game waits for: a placement, votes, a joker's meaning, targets, or nothing."""
    state.turn = seat
    filling.give_usable_tile(state, position)
    able = [other for other in range(state.players) if can_place(state, other)]
    if "proposal" not in position:
        yield from (impossible(key) for key in moment.VOTE_KEYS if key in position)
    choosing, over = position.get("choosing", False), position.get("over", False)
    if not able and not MOMENT & position.keys():
        choosing, over = not all(state.main), all(state.main)
    if over and able:
        yield Finding("not_over", "over", ENDING_RULE, {"seats": tuple(able)}, {"over": None})
    elif over and not all(state.main):
        yield impossible("over", CHOICE_RULE, {"over": None, "choosing": True})
    elif over:
        if choosing:
            yield CHOSEN_ALREADY
        end_game(state, None)
        return
    choosing = choosing or (over and not able)
    if choosing and all(state.main):
        yield CHOSEN_ALREADY
    elif choosing and able and not blocked_kinds(state):
        yield Finding("choosing_early", "choosing", CHOICE_DUE_RULE, fix={"choosing": None})
    elif choosing:
        state.phase = CHOOSING
        return
    yield from restore_placing_or_voting_phase(state, position, able)


def restore_placing_or_voting_phase(state: State, position: Position, able: list[Seat]) -> Iterator[Finding]:
    """Restore the phase in which a tile is to be laid, or the vote on one."""
    if "proposal" in position:
        yield from filling.restore_vote_under_way(state, position)
    settled = all(state.main)
    if state.proposal is None and able and state.turn not in able:
        other = min(able, key=lambda seat: (seat - state.turn) % state.players)
        params = {"seat": state.turn, "other": other}
        yield Finding("turn_passes", "turn", PASSING_RULE, params, {"turn": other})
    elif state.proposal is None and not able:
        yield Finding("nobody_can_place", "turn", ENDING_RULE, fix={"over" if settled else "choosing": True})
    if settled:
        return
    if any(state.main):
        yield Finding("main_partly", "main", CHOICE_RULE, fix={"main": None})
    if blocked_kinds(state):
        yield Finding("main_due", "main", CHOICE_DUE_RULE, fix={"choosing": True})
