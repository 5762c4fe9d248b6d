"""A replay of a game's public history: every placement made or voted on, with ground and hands at that time."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.core.game import Seat
from engine.games.drunter_drueber.rules.board import NO_SQUARE, Board, Square
from engine.games.drunter_drueber.rules.bridges import blocked_pawns
from engine.games.drunter_drueber.rules.building import board_cover_after_tile, free_end
from engine.games.drunter_drueber.rules.components import EVERY_PAWN
from engine.games.drunter_drueber.rules.options import Options
from engine.games.drunter_drueber.rules.reach import reach_of_pawns
from engine.games.drunter_drueber.rules.state import Ballot, Laid, Placement
from engine.games.drunter_drueber.rules.variant import blocked_kinds
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.vote import voting_cards_left
from engine.games.drunter_drueber.rules.voting_cards import Cards


class Moment(NamedTuple):
    """The public facts at one moment of a game: the ground, and tiles and voting cards by seat."""

    board: Board
    cover: bytes
    pawns: tuple[Square, ...]
    options: Options
    tiles: tuple[tuple[int, ...], ...]
    votes: tuple[Cards, ...]
    turn: Seat
    settled: bool
    """Whether all pawns of a kind are gone, so that main targets have been chosen."""

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.tiles)


class Proposed(NamedTuple):
    """A placement that the moment's active seat made or proposed; `ballot`: the vote on it, None if none is over."""

    moment: Moment
    placement: Placement
    ballot: Ballot | None


def placements_made_or_voted_on(view: View) -> Iterator[Proposed]:
    """Yield every placement made or voted on, in order, then the proposal under vote."""
    moment = public_moment_before_first_tile(view)
    ballots = iter(view.ballots)
    coming = next(ballots, None)
    for number, tile in enumerate((*view.laid, None)):
        passed = None
        while coming and coming.before == number:
            if coming.passed:
                passed = coming
            else:
                yield Proposed(moment._replace(turn=coming.seat), coming.placement, coming)
            moment = moment._replace(votes=tuple(voting_cards_left(moment.votes, coming.cards)))
            coming = next(ballots, None)
        if tile:
            held = moment if not passed else moment._replace(votes=voting_cards_before_vote(moment, passed))
            yield Proposed(held._replace(turn=tile.seat), tile.placement, passed)
            moment = public_moment_after_tile(moment, tile)
    if view.proposal:
        yield Proposed(moment._replace(turn=view.turn), view.proposal, None)


def public_moment_of_view(view: View) -> Moment:
    """Return the public facts of a view; they are settled once a kind of pawn is blocked for good."""
    settled = bool(blocked_kinds(view))
    return Moment(view.board, view.cover, view.pawns, view.options, view.tiles, view.votes, view.turn, settled)


def public_moment_before_first_tile(view: View) -> Moment:
    """Return the moment before the first tile, with all tiles and voting cards used since back in the hands."""
    tiles, votes = [[*hand] for hand in view.tiles], [*view.votes]
    for laid in view.laid:
        tiles[laid.seat][laid.placement.tile_index] += 1
    for ballot in view.ballots:
        votes = [Cards(hand | cards) for hand, cards in zip(votes, ballot.cards, strict=True)]
    return Moment(
        view.board,
        view.board.cover,
        view.board.pawns,
        view.options,
        tuple(map(tuple, tiles)),
        tuple(votes),
        view.turn,
        settled=False,
    )


def voting_cards_before_vote(moment: Moment, ballot: Ballot) -> tuple[Cards, ...]:
    """Return by seat the voting cards held before a vote, given the moment after it."""
    return tuple([Cards(hand | cards) for hand, cards in zip(moment.votes, ballot.cards, strict=True)])


def public_moment_after_tile(moment: Moment, tile: Laid) -> Moment:
    """Return the moment after a tile was laid and blocked pawns were removed."""
    pawns = [*moment.pawns]
    pawns[tile.placement.pawn] = free_end(tile.squares)
    hand = [*moment.tiles[tile.seat]]
    hand[tile.placement.tile_index] -= 1
    laid = moment._replace(
        cover=board_cover_after_tile(moment.cover, tile.placement, tile.squares),
        pawns=tuple(pawns),
        tiles=(*moment.tiles[: tile.seat], tuple(hand), *moment.tiles[tile.seat + 1 :]),
    )
    gone = blocked_pawns(laid.pawns, reach_of_pawns(laid))
    left = laid._replace(
        pawns=tuple(NO_SQUARE if pawn in gone else square for pawn, square in zip(EVERY_PAWN, laid.pawns, strict=True))
    )
    return left._replace(settled=moment.settled or bool(blocked_kinds(left)))
