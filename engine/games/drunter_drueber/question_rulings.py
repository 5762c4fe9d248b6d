"""The rulings on which the answers about a table of Drunter & Drüber rest, read off the events and the two views."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.events import MoveRefused
from engine.core.situations import Played, is_place_given
from engine.games.drunter_drueber import question_near, question_play
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import DIRECTIONS, Square, SquareName
from engine.games.drunter_drueber.rules.building import PLACEMENTS, placements_of_hand
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.vote import is_proposal
from engine.games.drunter_drueber.table.findings import mended_state

OURS: Final = frozenset(["D2", "D6", "D7", "D8", "D10", "D12", "D13", "D15", "D16"])
"""The rulings that are decisions of ours, since the texts are silent."""

NO_CARDS: Final = v.cards_as_bits([card for card, worth in zip(v.CARDS, v.WORTH, strict=True) if worth < 0])
"""The cards for a no."""


def rulings_of_tile(played: Played) -> Iterator[str]:
    """Yield the rulings on bridges, on tiles side by side, on proposals and on pawns that a tile blocks."""
    if played.refusal and played.refusal.code == "two_bridges":
        yield "D7"
    if played.refusal and played.refusal.code == "far_side" and played.refusal.params["behind"] == "corner":
        yield "D8"
    if played.refusal:
        return
    called, laid = played.first(e.VoteCalled), played.first(e.TileLaid)
    if any(each.again for each in played.events if isinstance(each, e.BridgePassed)):
        yield "D7"
    covered = [each.square for each in played.events if isinstance(each, e.BuildingCovered)]
    if called and bridge_before_tile(played.before, called) and called.outhouse == called.squares[0]:
        yield "D8"
    if laid and played.first(e.BridgePassed) and laid.squares[0] in covered:
        yield "D8"
    if called and is_every_placement_a_proposal(played):
        yield "D2"
    if played.first(e.PawnRemoved):
        yield "D9"
    beside = laid and (is_beside_other_path(played.after, laid.squares) or is_beside_other_wall(played))
    if beside and not played.first(e.BridgePassed):
        yield "D13"


def rulings_of_places(played: Played) -> Iterator[str]:
    """Yield the rulings on ways that a tile cannot take, and on outhouses behind bridges."""
    codes = {event.code for event in played.events if isinstance(event, MoveRefused)}
    if "two_bridges" in codes:
        yield "D7"


def bridge_before_tile(before: View, called: e.VoteCalled) -> str:
    """Return the square of the bridge behind which a tile under vote begins; "" if a pawn of its kind is before it."""
    step = before.board.steps[DIRECTIONS.index(called.direction)]
    beside = Square(before.board.square_named(called.squares[0]) - step)
    if beside in [before.pawns[pawn] for pawn in c.EVERY_PAWN if c.PAWN_KINDS[pawn] == called.kind]:
        return ""
    return before.board.square_name(beside)


def is_beside_other_wall(played: Played) -> bool:
    """Return whether the wall tile laid last has come beside the other wall: its pawn, or a tile of its path."""
    after, own = played.after, played.after.laid[-1]
    if c.PAWN_KINDS[own.placement.pawn] != c.WALL:
        return False
    (other,) = (pawn for pawn in c.EVERY_PAWN if c.PAWN_KINDS[pawn] == c.WALL and pawn != own.placement.pawn)
    path = {square for each in after.laid if each.placement.pawn == other for square in each.squares}
    if question_near.is_pawn_known(played.situation, mended_state(played.situation), other):
        path.add(after.pawns[other])
    return any(square + step in path for square in own.squares for step in after.board.steps)


def is_every_placement_a_proposal(played: Played) -> bool:
    """Return whether a hand that is given can be laid over outhouses only."""
    before = played.before
    given = played.situation.by_seat("tiles")[before.turn]
    return given is not None and all(
        is_proposal(before, PLACEMENTS[text]) for text in placements_of_hand(before, given)
    )


def is_beside_other_path(after: View, squares: Sequence[SquareName]) -> bool:
    """Return whether a tile touches one of another path."""
    *others, own = after.laid
    beside = {square + step for square in own.squares for step in after.board.steps}
    return any(beside & {*each.squares} for each in others if each.placement.pawn != own.placement.pawn)


def rulings_of_vote(played: Played) -> Iterator[str]:
    """Yield the rulings on who votes with what, on jokers, and on what used cards tell of a vote that is not given."""
    situation = played.situation
    if played.refusal:
        if not played.first(e.VoteCalled):
            yield "D6"
        return
    told = [v.BALLOTS[given] for seat in situation.seats if (given := question_play.given_ballot_text(situation, seat))]
    signs = ({worth > 0 for bit, worth in enumerate(v.WORTH) if worth and cards >> bit & 1} for cards in told)
    if {True, False} in signs:
        yield "D4"
    if any(cards & v.JOKER for cards in told):
        yield "D5"
    if not any(hand & (v.JOKER | NO_CARDS) for hand in played.before.votes):
        yield "D3"
    if situation.position.get("ballots") and not all(
        is_place_given(situation, f"{question_play.VOTE}.{seat}") for seat in situation.seats
    ):
        yield "D12"
    if played.first(e.VoteLost):
        yield "D2"


def rulings_of_pawn(played: Played) -> Iterator[str]:
    """Yield the rulings on blocked pawns: what closes a side, tiles in hand, and when a kind is blocked."""
    yield "D9"
    situation, pawn = played.situation, question_play.pawn_asked_about(played.situation)
    now = played.after if situation.position.get("laid") else played.before
    hands = situation.by_seat("tiles")
    if now.pawns[pawn]:
        if None not in hands and not any(
            PLACEMENTS[text].pawn == pawn for hand in hands for text in placements_of_hand(now, hand)
        ):
            yield "D10"
    elif question_play.are_two_targets_held(situation):
        yield "D14"


def rulings_of_score(played: Played) -> Iterator[str]:
    """Yield the rulings on ties, and on the main target where no kind is blocked."""
    if not all(
        is_place_given(played.situation, place)
        for place in question_play.inputs_of_targets_that_count(played.situation)
    ):
        return
    if question_play.are_two_targets_held(played.situation):
        left = {c.PAWN_KINDS[pawn] for pawn, square in enumerate(played.after.pawns) if square}
        # Of pawns nothing is told where buildings are covered without tiles.
        if left == {*c.PAWN_KINDS} and "laid" in played.situation.position:
            yield "D15"
        if played.first(e.SecondScored) and played.first(e.VotesCompared):
            yield "D16"
    if played.first(e.VotesCompared):
        yield "D11"
