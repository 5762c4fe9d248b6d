"""A game of Drunter & Drüber at a real table, as far as it has been told: turn by turn, or only its votes.

Its state knows only what was told: tiles as ToldTiles has them, target cards as UNSEEN until they are turned over.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.core.following import JOIN, NONE, Ask, Choice, Followed
from engine.core.game import Event, Log, Refusal, Result, Seat
from engine.core.leaders import leading_seats
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import scoring, vote
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.setup import new_state
from engine.games.drunter_drueber.rules.state import (
    OVER,
    State,
    next_joker_to_declare,
)
from engine.games.drunter_drueber.rules.told_votes import COUNTED_CARDS, ToldVote, card_choices
from engine.games.drunter_drueber.rules.told_words import SECOND, ask_of_word
from engine.games.drunter_drueber.rules.variant import second_target
from engine.games.drunter_drueber.rules.view import UNSEEN, View, view


class FollowedTown(Followed):
    """What both ways share: a state in which only what was told is known, the votes, and the end."""

    state: State
    votes_told: tuple[ToldVote, ...] = ()
    votes_left_told: frozenset[Seat] = frozenset()
    """The seats of which it is known which voting cards they have left."""
    whose_turn = False
    """Whether it is known whose turn it is once the first fact was told."""

    def __init__(self, players: int, options: Mapping[str, str]) -> None:
        self.players = players
        self.state = new_state(players, 0, options, BOARD)
        held = c.TARGETS_HELD if self.state.options.goals == "two" else 1
        self.state.targets = ((UNSEEN,) * held,) * players
        self.state.tiles = [[0] * len(c.TILES) for _ in range(players)]
        if self.state.options.goals == "one":
            self.state.main = (UNSEEN,) * players

    def next_ask(self, words: Sequence[str]) -> Ask | None:
        """Return what is to be told next: turns or votes, then the target cards one after another."""
        return self.next_ask_at_end(words) if self.state.phase == OVER else self.next_ask_of_play(words)

    def ask_of_word(self, words: Sequence[str], place: int) -> Ask | None:
        """Return what a word may answer at any time of a game."""
        return ask_of_word(words[place], self.players)

    @abstractmethod
    def next_ask_of_play(self, words: Sequence[str]) -> Ask | None:
        """Return what is to be told next before the end of building."""

    def tell(self, words: Sequence[str], log: Log[State] | None) -> None:
        """Take a whole fact; raise Refusal for a vote that cannot have been."""
        if self.state.phase == OVER:
            self.tell_card(words[0], log)
        else:
            self.tell_play(words, log)

    @abstractmethod
    def tell_play(self, words: Sequence[str], log: Log[State] | None) -> None:
        """Take a whole fact before the end of building."""

    def take_votes(self, cards: list[v.Cards], sides: Sequence[v.Side], log: Log[State] | None) -> None:
        """Turn over the voting cards that were told, and declare their jokers."""
        state = self.state
        self.votes_told += ((state.turn, tuple(cards)),)
        state.chosen = cards
        vote.reveal_voting_cards(state, log)
        while declaring := next_joker_to_declare(state):
            vote.declare_joker(state, declaring[0], v.WORD_OF_SIDE[sides[declaring[0]]], log)

    def next_to_show(self) -> tuple[str, Seat] | None:
        """Return what is to be told next at the end, and of which seat; None once who has won is known."""
        state = self.state
        if state.shown < state.players:
            return "main" if state.options.goals == "two" else "target", state.shown
        tied = self.tied_seats()
        if len(tied) == 1:
            return None
        for seat in tied:
            if state.options.goals == "two" and second_target(state, seat) == UNSEEN:
                return SECOND, seat
        untold = [seat for seat in tied if seat not in self.votes_left_told]
        return ("left", untold[0]) if untold else None

    def tied_seats(self) -> tuple[Seat, ...]:
        """Return the seats that still lead by the target cards that were told; second ones, once all of theirs are."""
        state = self.state
        tied = leading_seats(range(state.players), scoring.points_by_seat(state))
        tells_more = state.options.goals == "two" and len(tied) > 1
        if tells_more and not any(second_target(state, seat) == UNSEEN for seat in tied):
            tied = leading_seats(tied, scoring.second_target_points_by_seat(state))
        return tuple(tied)

    def next_ask_at_end(self, words: Sequence[str]) -> Ask | None:
        """Ask for the target cards, one seat after another; in a tie for what decides it and was not told."""
        showing = self.next_to_show()
        if words or showing is None:
            return None
        kind, seat = showing
        if kind == "left":
            choices = tuple(card_choices(self.state.votes, self.votes_told, [seat], COUNTED_CARDS))
            values: dict[str, object] = {"seats": self.tied_seats()}
            return Ask(kind, choices, seat, values, least=0, most=len(choices), rule=scoring.VOTES_LEFT_RULE)
        if kind == SECOND:
            values = {"seats": self.tied_seats(), "points": max(scoring.points_by_seat(self.state))}
            return Ask(kind, self.targets_as_choices(kind, seat), seat, values, rule=scoring.SECOND_RULE)
        return Ask(kind, self.targets_as_choices(kind, seat), seat)

    def targets_as_choices(self, kind: str, seat: Seat) -> tuple[Choice, ...]:
        """Return a choice for each target card of the game; those that are turned over already are refused."""
        owners = {target: owner for owner, held in enumerate(self.state.targets) for target in held}
        before = f"{seat}:{SECOND}:" if kind == SECOND else f"{seat}:"
        return tuple(
            Choice(
                f"{before}{target}",
                "target",
                target,
                Refusal("target_shown", scoring.COUNTING_RULE, seat=owners[target], target=target)
                if target in owners
                else None,
                seat,
            )
            for target in (c.TARGETS if self.state.options.goals == "two" else c.BUILDING_TYPES)
        )

    def tell_card(self, word: str, log: Log[State] | None) -> None:
        """Take what was asked for at the end; once all is told, say who has won."""
        state, showing = self.state, self.next_to_show()
        assert showing is not None, "a fact is told only while something is asked"
        kind, seat = showing
        target = c.Target(word.rpartition(":")[2])
        if kind == "left":
            kept = [each.partition(":")[2] for each in word.split(JOIN) if each != NONE]
            state.votes[seat] = v.cards_as_bits([v.UNDECIDED_CARD, *kept])
            self.votes_left_told |= {seat}
        elif kind == SECOND:
            state.targets = (*state.targets[:seat], (state.main[seat], target), *state.targets[seat + 1 :])
            if log is not None and self.next_to_show():
                scoring.log_second_target(state, seat, log)
        else:
            state.targets = (*state.targets[:seat], (target, *state.targets[seat][1:]), *state.targets[seat + 1 :])
            state.main = (*state.main[:seat], target, *state.main[seat + 1 :])
            state.shown += 1
            if log is not None:
                scoring.log_target_score(state, seat, log)
        if log is not None and self.next_to_show() is None:
            # The last of the second targets is told with those that it is compared with.
            scoring.log_winners(state, log if kind == SECOND else log_without(log, e.SecondScored))

    def view(self, words: Sequence[str] = ()) -> View:
        """Return what everybody sees, with a tile that is put to the vote; no hand of tiles is told."""
        seen = view(self.state_after_words(words), None)
        untold = frozenset(f"tiles.{seat}" for seat in range(self.players))
        tiles = ((0,) * len(c.TILES),) * self.players
        if self.whose_turn or self.state.phase == OVER:
            return replace(seen, tiles=tiles, untold=untold)
        return replace(seen, tiles=tiles, untold=untold | {"turn"}, seats_to_move=())

    def state_after_words(self, _words: Sequence[str]) -> State:
        """Return the state with the first words of a fact, as far as the table shows them."""
        return self.state

    @property
    def result(self) -> Result | None:
        """Points and winners, None before all target cards that count were told."""
        if self.state.phase != OVER or self.next_to_show():
            return None
        return scoring.result(self.state)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of the target cards that were told."""
        return scoring.points_by_seat(self.state)


def log_without(log: Log[State], *kinds: type[Event]) -> Log[State]:
    """Return a log that passes on all events but those of these kinds."""

    def pass_on(state: State, event: Event) -> None:
        if not isinstance(event, kinds):
            log(state, event)

    return pass_on
