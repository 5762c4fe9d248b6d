"""A game of Drunter & Drüber at a real table, of which only the votes and the points are told."""

from collections.abc import Sequence

from engine.core.following import JOIN, Ask, Choice, seats_as_choices
from engine.core.game import Log
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import scoring, vote
from engine.games.drunter_drueber.rules.board import BOARD, BUILDINGS
from engine.games.drunter_drueber.rules.followed import FollowedTown
from engine.games.drunter_drueber.rules.state import (
    OVER,
    PLACING,
    TILE,
    State,
)
from engine.games.drunter_drueber.rules.told_votes import WEIGHED, card_choices, told_votes
from engine.games.drunter_drueber.rules.told_words import FINAL
from engine.games.drunter_drueber.rules.view import UNSEEN


class FollowedVotes(FollowedTown):
    """Only the votes that somebody wants to tell; then the covered buildings, and the target cards."""

    def next_ask_of_play(self, words: Sequence[str]) -> Ask | None:
        """Ask for who proposes a tile, and for the cards laid; or, for the final scoring, for the covered buildings."""
        if not words:
            return Ask("proposal", (*seats_as_choices(range(self.players)), Choice(FINAL)))
        if len(words) > 1:
            return None
        if words[0] == FINAL:
            buildings = tuple(Choice(name, "buildings", (name,)) for name in BUILDINGS)
            return Ask("covered", buildings, least=0, most=len(buildings))
        choices = tuple(card_choices(self.state.votes, self.votes_told, range(self.players)))
        return Ask("cards", choices, int(words[0]), {}, self.players, len(choices), True, weighed=WEIGHED)

    def tell_play(self, words: Sequence[str], log: Log[State] | None) -> None:
        """Take a vote, or the covered buildings; raise Refusal for cards that cannot have been laid."""
        if words[0] == FINAL:
            self.tell_covered(words[1], log)
            return
        state, (cards, sides) = self.state, told_votes(words[1], self.players)
        state.turn = int(words[0])
        self.take_votes(cards, sides, log)
        vote.settle_vote(state, log)
        vote.spend_voting_cards(state, log)
        state.phase = PLACING

    def tell_covered(self, word: str, log: Log[State] | None) -> None:
        """Take which buildings are covered: building is over."""
        state, covered = self.state, word.split(JOIN)
        cover = bytearray(state.cover)
        for square, building in BOARD.buildings.items():
            if building.name in covered:
                cover[square] = TILE
        state.cover, state.main = bytes(cover), (UNSEEN,) * self.players
        if log is not None:
            log(state, e.BuildingEnded(scoring.ENDING_RULE, e.UNTOLD_COUNT))
        state.phase = OVER
