"""Scenes: the public facts that decide how a game goes on, without anybody's cards, and what can follow them.

A scene leaves out who votes how: a vote is won or lost, and of the votes in each hand only a range is known.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core.game import Seat
from engine.games.drunter_drueber.rules import building, voting_cards
from engine.games.drunter_drueber.rules.board import NO_SQUARE, Board, Square
from engine.games.drunter_drueber.rules.bridges import blocked_pawns
from engine.games.drunter_drueber.rules.options import Options
from engine.games.drunter_drueber.rules.reach import find_reaches, squares_of_placement
from engine.games.drunter_drueber.rules.state import Placement
from engine.games.drunter_drueber.rules.view import FACE_DOWN, View
from engine.games.drunter_drueber.rules.vote import outhouse_under_tile, voting_cards_left
from engine.games.drunter_drueber.rules.voting_cards import Cards, Side

VoteRange = tuple[int, int]
"""The least and the most votes that a seat may have left at the end."""


class Scene(NamedTuple):
    """A position before a placement, or at the end of the game."""

    board: Board
    options: Options
    cover: bytes
    pawns: tuple[Square, ...]
    tiles: tuple[tuple[int, ...], ...]
    turn: Seat
    """The seat that lays a tile; it can, unless the scene is over."""
    over: bool
    opposed: bool
    """Whether somebody has a card against a proposal, so that votes can be lost; taken to last for ever."""
    votes: tuple[VoteRange, ...]
    """By seat, the votes that it has left if no more votes are held."""

    @property
    def texts(self) -> Sequence[str]:
        """The placements of the seat in turn."""
        return building.placements_of_hand(self, self.tiles[self.turn])

    def after_placement(self, placement: Placement) -> Iterator["Scene"]:
        """Yield what follows a placement: the tile lies, and if it takes a vote that can be lost, it does not."""
        squares = squares_of_placement(self, placement)
        if not outhouse_under_tile(self.board, squares):
            yield self.after_tile(placement, squares)
            return
        voted = self._replace(votes=tuple([(0, most) for _, most in self.votes]))
        yield voted.after_tile(placement, squares)
        if self.opposed:
            yield voted.after_turn()

    def after_tile(self, placement: Placement, squares: tuple[Square, ...]) -> "Scene":
        """Return the scene after a tile is laid, blocked pawns are removed and the turn is over."""
        cover = building.board_cover_after_tile(self.cover, placement, squares)
        pawns = list(self.pawns)
        pawns[placement.pawn] = building.free_end(squares)
        reaches = find_reaches(self.board, cover, tuple(pawns), self.options.bridges == "several")
        for pawn in blocked_pawns(pawns, reaches):
            pawns[pawn] = NO_SQUARE
        hand = list(self.tiles[self.turn])
        hand[placement.tile_index] -= 1
        tiles = (*self.tiles[: self.turn], tuple(hand), *self.tiles[self.turn + 1 :])
        return self._replace(cover=cover, pawns=tuple(pawns), tiles=tiles).after_turn()

    def after_turn(self) -> "Scene":
        """Return the scene with the next seat that can place a tile in turn, or over if none can."""
        players = len(self.tiles)
        for step in range(1, players + 1):
            able = (self.turn + step) % players
            if building.placements_of_hand(self, self.tiles[able]):
                return self._replace(turn=able)
        return self._replace(over=True)


def scenes_of_view(view: View, move: str | None = None) -> list[Scene]:
    """Return the scenes of which one comes next: several in a vote, or after a proposal or a ballot as the move.

    `move`: a move of the view's seat, None for none.
    """
    scene = Scene(
        view.board,
        view.options,
        view.cover,
        view.pawns,
        view.tiles,
        view.turn,
        over=view.phase == "over",
        opposed=any(map(has_card_against, view.votes)),
        votes=tuple((count, count) for count in map(voting_cards.vote_count_of_hand, view.votes)),
    )
    if view.phase == "main":
        return [scene.after_turn()]
    if view.proposal is not None:
        return scenes_after_vote(scene, view, view.proposal, move)
    return (
        [*scene.after_placement(building.PLACEMENTS[move])] if move is not None and view.phase == "place" else [scene]
    )


def has_card_against(hand: Cards) -> bool:
    """Return whether a hand has a card that can be a vote for no."""
    return bool(hand & voting_cards.JOKER) or min(voting_cards.votes_of_plain_cards(hand), default=0) < 0


def scenes_after_vote(scene: Scene, view: View, proposal: Placement, move: str | None) -> list[Scene]:
    """Return the scenes that can follow the vote under way, each of its results that can still come about."""
    laid, declared = [*view.chosen], [*view.jokers]
    if move is not None and view.seat is not None:
        if view.phase == "vote":
            laid[view.seat] = voting_cards.BALLOTS[move]
        else:
            declared[view.seat] = voting_cards.SIDE_OF_WORD[move]
    totals = [total_range(hand, cards, side) for hand, cards, side in zip(view.votes, laid, declared, strict=True)]
    known = [voting_cards.NO_CARDS if cards == FACE_DOWN else cards for cards in laid]
    left = voting_cards_left(view.votes, known)
    votes = tuple(
        (
            voting_cards.vote_count_of_hand(hand) if cards not in (voting_cards.NO_CARDS, FACE_DOWN) else 0,
            voting_cards.vote_count_of_hand(hand),
        )
        for hand, cards in zip(left, laid, strict=True)
    )
    voted = scene._replace(votes=votes, opposed=any(map(has_card_against, left)))
    found = []
    if sum(most for _, most in totals) >= 0:
        found.append(voted.after_tile(proposal, view.proposed))
    if sum(least for least, _ in totals) < 0:
        found.append(voted.after_turn())
    return found


def total_range(hand: Cards, laid: Cards, side: Side) -> tuple[int, int]:
    """Return the least and the most votes, no ones below 0, that a seat gives in the vote under way.

    `laid`: its cards if they are known, NO_CARDS or FACE_DOWN if not; `side`: how its joker is declared.
    """
    possible = (
        map(voting_cards.BALLOTS.__getitem__, voting_cards.ballots_of_hand(hand))
        if laid in (voting_cards.NO_CARDS, FACE_DOWN)
        else [laid]
    )
    totals = []
    for cards in possible:
        joker = voting_cards.JOKER_VOTES * bool(cards & voting_cards.JOKER)
        plain = voting_cards.net_votes_without_joker(cards)
        totals += [plain + side * joker] if side else [plain - joker, plain + joker]
    return min(totals), max(totals)
