"""Findings on a situation of Drunter & Drüber: everything impossible or unusual, even if a game could begin there."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core.game import Position, Refusal, Seat
from engine.core.schema import Finding, impossible, position_entries_by_seat, removing_fix, rewriting_fix
from engine.core.situations import Situation
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import vote
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.setup import DEALING_RULE, new_state
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.table.moment import deal_findings
from engine.games.drunter_drueber.table.pieces import TILE_SUPPLY
from engine.games.drunter_drueber.table.positions import board_of_position, restore_and_yield_findings

SEED: Final = 1
"""The seed that fills in the situation; findings do not depend on it."""


def situation_findings(situation: Situation) -> Sequence[Finding]:
    """Return a finding for everything impossible or unusual, the impossible first."""
    state, found = mended_state_and_findings(situation)
    position = {} if situation.position.get("deal") else situation.position
    found += [
        *hand_findings(state, position, situation.assumed),
        *past_vote_findings(position),
        *outhouse_findings(state, position),
    ]
    return sorted(found, key=lambda finding: not finding.impossible)


def mended_state_and_findings(situation: Situation) -> tuple[State, list[Finding]]:
    """Return the state of a situation with everything impossible mended, and a finding for each of these faults."""
    position, board, found = situation.position, BOARD, []
    try:
        board = board_of_position(position)
    except Refusal:
        found.append(impossible("board"))
    if position.get("deal"):
        found += deal_findings(position)
        position = {}
    state = new_state(situation.players, SEED, GAME.checked_options_with_defaults(situation.options), board)
    return state, [*found, *restore_and_yield_findings(state, position)]


def mended_state(situation: Situation) -> State:
    """Return the state of a situation with everything impossible mended."""
    return mended_state_and_findings(situation)[0]


def hand_findings(state: State, position: Position, assumed: Collection[str]) -> Iterator[Finding]:
    """Yield findings on hands with more tiles of a length than are dealt, and on missing tiles.

    None is missing where a hand is only told in part: it is among `assumed`.
    """
    given = position_entries_by_seat(position, "tiles", state.players)
    named = [seat for seat, hand in enumerate(given) if hand is not None]
    for seat in named:
        for length, most in zip(c.LENGTHS, c.DEAL[state.players], strict=True):
            count = sum(state.tiles[seat][length - 1 :: len(c.LENGTHS)])
            if count > most:
                place, params = f"tiles.{seat}", {"seat": seat, "length": length, "count": count, "most": most}
                fix = rewriting_fix(position, {place: hand_without_surplus_tiles(given[seat], length, most)})
                yield Finding("hand_too_big", place, DEALING_RULE, params, fix)
    lost = len(TILE_SUPPLY.pieces) - sum(map(sum, state.tiles)) - len(state.laid)
    whole = [seat for seat in named if f"tiles.{seat}" not in assumed]
    if lost and len(whole) == state.players:
        yield Finding("tiles_missing", "tiles", DEALING_RULE, {"count": lost}, impossible=False)


def hand_without_surplus_tiles(hand: Sequence[int], length: int, most: int) -> list[int]:
    """Return a hand with at most this many tiles of a length, less those of the kind it has most of."""
    found = [*hand]
    alike = range(length - 1, len(found), len(c.LENGTHS))
    while sum(found[tile] for tile in alike) > most:
        found[max(alike, key=lambda tile: found[tile])] -= 1
    return found


def past_vote_findings(position: Position) -> Iterator[Finding]:
    """Yield findings on voting cards used twice or still held after use, and on votes won without their tile."""
    used: dict[Seat, set[v.VotingCard]] = {}
    for number, ballot in enumerate(position.get("ballots", ())):
        place = f"ballots.{number}"
        without = removing_fix(position, place)
        for seat, cards in enumerate(ballot["cards"]):
            spent = used.setdefault(seat, set())
            if spent.intersection(cards):
                yield impossible(f"{place}.cards.{seat}", vote.SPENDING_RULE, without)
            spent.update(set(cards) - {v.UNDECIDED_CARD})
        if ballot["passed"] and not was_voted_tile_laid(ballot, position.get("laid", ())):
            params = {"number": number + 1, "move": ballot["move"]}
            yield Finding("vote_without_tile", f"{place}.passed", vote.WINNING_RULE, params, without)
    for seat, cards in enumerate(position.get("votes", ())):
        if gone := used.get(seat, set()).intersection(cards or ()):
            place, params = f"votes.{seat}", {"seat": seat, "cards": tuple(card for card in v.CARDS if card in gone)}
            fix = rewriting_fix(position, {place: [card for card in cards if card not in gone]})
            yield Finding("card_spent", place, vote.SPENDING_RULE, params, fix)


def was_voted_tile_laid(ballot: Mapping[str, Any], laid: Sequence[str]) -> bool:
    """Return whether the next tile laid after a vote that was won is the tile of this vote."""
    return f"{ballot['seat']}:{ballot['move']}" in laid[ballot["before"] :][:1]


def outhouse_findings(state: State, position: Position) -> Iterator[Finding]:
    """Yield a finding for each tile over an outhouse without a vote, if past votes are given."""
    if "ballots" not in position:
        return
    voted = {ballot.before for ballot in state.ballots if ballot.passed}
    for number, laid in enumerate(state.laid):
        outhouse = vote.outhouse_under_tile(state.board, laid.squares)
        if outhouse and number not in voted:
            params = {"number": number + 1, "square": state.board.square_name(outhouse)}
            yield Finding("outhouse_without_vote", f"laid.{number}", vote.ASKING_RULE, params, impossible=False)
