"""A game of Drunter & Drüber at a real table, told turn by turn."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine.core.following import Ask, Choice, seats_as_choices
from engine.core.game import Event, Log, Refusal
from engine.games.drunter_drueber.rules import building, scoring, turn, vote
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import BOARD, DIRECTIONS, Square
from engine.games.drunter_drueber.rules.bridges import refuse_removed_pawn, removed_pawn_refusal
from engine.games.drunter_drueber.rules.followed import FollowedTown, log_without
from engine.games.drunter_drueber.rules.reach import reach_of_pawns, squares_of_placement
from engine.games.drunter_drueber.rules.setup import STARTING_RULE
from engine.games.drunter_drueber.rules.state import (
    CHOOSING,
    OVER,
    VOTING,
    Placement,
    State,
)
from engine.games.drunter_drueber.rules.told_tiles import fitting_tiles, untold_tiles
from engine.games.drunter_drueber.rules.told_votes import WEIGHED, card_choices, told_votes
from engine.games.drunter_drueber.rules.told_words import FINAL, PASS
from engine.games.drunter_drueber.rules.variant import choose_main_target
from engine.games.drunter_drueber.rules.view import UNSEEN

UNTOLD_EVENTS: Final = (e.TargetScored, e.SecondScored, e.VotesCompared, e.GameWon, e.VictoryShared)
"""What follows as soon as building ends in a game whose cards are known; at a real table it is told first."""


class FollowedTurns(FollowedTown):
    """Turn by turn: who begins, then each tile, and the cards laid where it covers an outhouse."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        super().__init__(players, options)
        self.tiles = untold_tiles(players)
        self.votes_left_told = frozenset(range(players))

    def next_ask_of_play(self, words: Sequence[str]) -> Ask | None:
        """Ask for who begins, then for each turn: the pawn, the tile, and the cards laid if there is a vote."""
        if not self.whose_turn:
            return None if words else Ask("starter", seats_as_choices(range(self.players)))
        if not words:
            return Ask("pawn", self.pawns_as_choices(), self.state.turn, {"number": self.state.turns + 1})
        if words[0] in (PASS, FINAL):
            return None
        if len(words) == 1:
            return Ask("tile", self.tiles_as_choices(words[0]), self.state.turn, {"pawn": words[0]})
        outhouse = self.outhouse_under_tile(words)
        if not outhouse or len(words) > 2:
            return None
        choices = tuple(card_choices(self.state.votes, self.votes_told, range(self.players)))
        values = {"outhouse": BOARD.square_name(outhouse)}
        limits = self.players, len(choices), True
        return Ask("vote", choices, self.state.turn, values, *limits, vote.ASKING_RULE, weighed=WEIGHED)

    def outhouse_under_tile(self, words: Sequence[str]) -> Square:
        """Return the outhouse that the tile which these words begin with would cover, NO_SQUARE for none."""
        return vote.outhouse_under_tile(BOARD, squares_of_placement(self.state, told_placement(words)))

    def pawns_as_choices(self) -> tuple[Choice, ...]:
        """Return a choice for each pawn, then for a pass, and to stop before the end, which is known by itself."""
        passing = self.tiles.after_passing(self.state.turn, fitting_tiles(self.state)).can_be()
        return (
            *map(self.pawn_as_choice, c.EVERY_PAWN),
            Choice(
                PASS, refusal=None if passing else Refusal("cannot_pass", building.PASSING_RULE, seat=self.state.turn)
            ),
            Choice(FINAL),
        )

    def pawn_as_choice(self, pawn: c.Pawn) -> Choice:
        """Return the choice of a pawn, which its square on the board means, too."""
        name, square = c.PAWNS[pawn], self.state.pawns[pawn]
        spots = (BOARD.square_name(square),) if square else ()
        return Choice(name, "pawn", name, self.refusal_of_pawn(pawn), spots=spots)

    def refusal_of_pawn(self, pawn: c.Pawn) -> Refusal | None:
        """Return why the seat in turn can lay nothing at a pawn, None if it may."""
        state, kind = self.state, c.PAWN_KINDS[pawn]
        longest = max(way.longest for way in reach_of_pawns(state)[pawn])
        if not longest:
            return removed_pawn_refusal(kind)
        if any(c.tile_counts_of_kind(state.tiles[state.turn], kind)[:longest]):
            return None
        return self.tiles.refusal_of_tile(state.turn, c.tile_index(kind, 1))

    def tiles_as_choices(self, pawn: str) -> tuple[Choice, ...]:
        """Return a choice for each length and direction in which a tile may go on from a pawn."""
        words = [f"{length}{letter}" for length in c.LENGTHS for letter in DIRECTIONS]
        return tuple(self.tile_as_choice(told_placement((pawn, word)), word) for word in words)

    def tile_as_choice(self, placement: Placement, word: str) -> Choice:
        """Return the choice of a tile, which the square of its free end means, too."""
        squares = squares_of_placement(self.state, placement)
        spots = (BOARD.square_name(building.free_end(squares)),) if squares else ()
        return Choice(word, "stretch", word, self.refusal_of_tile(placement), spots=spots)

    def refusal_of_tile(self, placement: Placement) -> Refusal | None:
        """Return why the seat in turn cannot lay a tile, None if it may."""
        state, tile = self.state, placement.tile_index
        try:
            refuse_removed_pawn(state, placement.pawn)
            building.refuse_tile_without_room(state, placement)
        except Refusal as refusal:
            return refusal
        return None if state.tiles[state.turn][tile] else self.tiles.refusal_of_tile(state.turn, tile)

    def tell_play(self, words: Sequence[str], log: Log[State] | None) -> None:
        """Take who begins, a tile, or a pass."""
        state = self.state
        if not self.whose_turn:
            self.whose_turn, state.turn = True, int(words[0])
            state.tiles = self.tiles.possible_hands()
            if log is not None:
                log(state, e.StarterDrawn(STARTING_RULE, state.turn))
        elif words[0] == PASS:
            self.tell_pass(log)
        elif words[0] == FINAL:
            self.end_building(log)
        else:
            self.tell_tile(words, log)

    def tell_pass(self, log: Log[State] | None) -> None:
        """Take that the seat in turn can lay nothing: the turn goes on, and this was none."""
        state = self.state
        self.tiles = self.tiles.after_passing(state.turn, fitting_tiles(state))
        state.tiles = self.tiles.possible_hands()
        state.turns -= 1
        building.log_pass(state, state.turn, log)
        turn.end_turn(state, self.public_log(log))
        self.go_on(log)

    def tell_tile(self, words: Sequence[str], log: Log[State] | None) -> None:
        """Take a tile and, over an outhouse, the voting cards; raise Refusal for cards that cannot have been laid."""
        state, placement, public = self.state, told_placement(words), self.public_log(log)
        seat, tile = state.turn, placement.tile_index
        cards, sides = told_votes(words[2], self.players) if len(words) > 2 else ([], [])
        laid = vote.is_vote_won(*vote.tally_votes(cards, sides))
        self.tiles = self.tiles.after_laying(seat, tile) if laid else self.tiles.after_showing(seat, tile)
        state.tiles = self.tiles.possible_hands()
        state.tiles[seat][tile] += laid
        turn.propose_tile(state, placement, public)
        if cards:
            self.take_votes(cards, sides, public)
            turn.count_vote_if_jokers_declared(state, public)
        self.go_on(log)

    def end_building(self, log: Log[State] | None) -> None:
        """Stop where the table does: all that lies is counted as at the end."""
        state = self.state
        if log is not None:
            log(state, e.BuildingEnded(scoring.ENDING_RULE, e.UNTOLD_COUNT))
        state.main, state.phase, state.shown = (UNSEEN,) * self.players, OVER, 0

    def go_on(self, log: Log[State] | None) -> None:
        """If it is time, have everyone choose a main target, which nobody sees; turn no card over at the end."""
        state, public = self.state, self.public_log(log)
        if state.phase == CHOOSING:
            for seat in range(self.players):
                choose_main_target(state, seat, UNSEEN, public)
            turn.end_turn(state, public)
        if state.phase == OVER:
            state.shown = 0

    def public_log(self, log: Log[State] | None) -> Log[State] | None:
        """Return a log that passes on what everybody at a real table sees; None for None."""
        if log is None:
            return None
        told = log_without(log, *UNTOLD_EVENTS)

        def pass_on(state: State, event: Event) -> None:
            if isinstance(event, e.BuildingEnded):
                event = replace(event, left=self.tiles.tiles_left())
            told(state, event.as_seen_by(None))

        return pass_on

    def state_after_words(self, words: Sequence[str]) -> State:
        """Return the state with a tile that is put to the vote."""
        if self.state.phase == OVER or len(words) < 2 or not self.outhouse_under_tile(words):
            return self.state
        proposed = self.state.clone()
        proposed.proposal, proposed.phase = told_placement(words), VOTING
        return proposed


def told_placement(words: Sequence[str]) -> Placement:
    """Return the placement that a pawn and a length with its direction name: "r", "3e"."""
    return building.PLACEMENTS["-".join(words[:2])]
