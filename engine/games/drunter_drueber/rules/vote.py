"""Votes on outhouses, chapter 5 of the rules."""

from collections.abc import Sequence
from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import DIRECTIONS, NO_SQUARE, Board, Square
from engine.games.drunter_drueber.rules.components import PAWN_KINDS
from engine.games.drunter_drueber.rules.ground import Ground
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import (
    DECLARING,
    VOTING,
    Ballot,
    Placement,
    State,
    next_joker_to_declare,
)

ASKING_RULE: Final = "DD-5.1"
"""The rule that a tile over an outhouse is put to the vote, and no other."""
VOTING_RULE: Final = "DD-5.2"
"""The rule that each seat lays at least one voting card of its own hand, once."""
REVEALING_RULE: Final = "DD-5.3"
"""The rule that voting cards are turned over once everyone has laid some."""
DECLARING_RULE: Final = "DD-5.4"
"""The rule that jokers are declared after the reveal, clockwise."""
WINNING_RULE: Final = "DD-5.5"
"""The rule that a tile is laid with at least as many votes for yes as for no."""
LOSING_RULE: Final = "DD-5.6"
"""The rule that a tile goes back to its owner with more votes for no than for yes."""
SPENDING_RULE: Final = "DD-5.7"
"""The rule that used voting cards leave the game."""
RETURNING_RULE: Final = "DD-5.8"
"""The rule that the undecided card returns to its owner's hand."""

DECIDING: Final = (
    DecidingRule(ASKING_RULE, ("place",)),
    DecidingRule(VOTING_RULE, ("vote",)),
    DecidingRule(REVEALING_RULE, ("vote",)),
    DecidingRule(DECLARING_RULE, ("joker",)),
    DecidingRule(WINNING_RULE, ("vote", "joker")),
    DecidingRule(LOSING_RULE, ("vote", "joker")),
    DecidingRule(SPENDING_RULE, ("vote",)),
)
"""The rules of this chapter shown to a seat that has to decide; see `GamePresentation.deciding`."""


def outhouse_under_tile(board: Board, squares: Sequence[Square]) -> Square:
    """DD-5.1: a tile over an outhouse takes a vote. Return that outhouse, NO_SQUARE for none: two are too far apart."""
    return next(iter(board.outhouses.intersection(squares)), NO_SQUARE)


def is_proposal(ground: Ground, placement: Placement) -> bool:
    """Return whether a tile would cover an outhouse."""
    return bool(outhouse_under_tile(ground.board, squares_of_placement(ground, placement)))


def call_vote(state: State, placement: Placement, log: Log[State] | None) -> None:
    """DD-5.1: the tile is not laid yet, everyone votes first; `propose_tile` decides between that and laying it."""
    state.proposal = placement
    state.phase = VOTING
    if log is None:
        return
    name, kind = state.board.square_name, PAWN_KINDS[placement.pawn]
    squares, way = squares_of_placement(state, placement), DIRECTIONS[placement.direction]
    names, outhouse = tuple(map(name, squares)), name(outhouse_under_tile(state.board, squares))
    log(state, e.VoteCalled(ASKING_RULE, state.turn, kind, placement.length, way, names, outhouse))


def refuse_illegal_voting_cards(state: State, seat: Seat, cards: v.Cards) -> None:
    """DD-5.2: a seat votes once, with one or more cards of its own hand.

    Raises Refusal: "already_voted" or "not_in_hand".
    """
    if state.chosen[seat]:
        raise Refusal("already_voted", VOTING_RULE, seat=seat)
    if missing := cards & ~state.votes[seat]:
        raise Refusal("not_in_hand", VOTING_RULE, cards=v.cards_of_bits(v.Cards(missing)))


def lay_voting_cards(state: State, seat: Seat, cards: v.Cards, log: Log[State] | None) -> None:
    """DD-5.2: everyone lays at least one voting card, face down (D4); BALLOTS are all that can be laid."""
    state.chosen[seat] = cards
    if log is not None:
        log(state, e.VoteLaid(VOTING_RULE, seat, v.cards_of_bits(cards)))


def reveal_voting_cards(state: State, log: Log[State] | None) -> None:
    """DD-5.3: once everyone has laid cards, all are turned over at once; `make_move` waits for that."""
    state.phase = DECLARING
    if log is not None:
        log(
            state,
            e.VotesRevealed(
                REVEALING_RULE, tuple(map(v.cards_of_bits, state.chosen)), *tally_votes(state.chosen, state.jokers)
            ),
        )


def refuse_joker_out_of_turn(state: State, seat: Seat) -> None:
    """DD-5.4: jokers are declared clockwise from the active seat; `next_joker_to_declare` finds the next one.

    Raises Refusal("not_your_joker") if it is not this seat's turn to declare one.
    """
    if seat not in next_joker_to_declare(state):
        raise Refusal("not_your_joker", DECLARING_RULE, seat=next_joker_to_declare(state)[0])


def declare_joker(state: State, seat: Seat, word: str, log: Log[State] | None) -> None:
    """DD-5.4: a seat says aloud whether its joker is a yes or a no, and cannot leave it blank (D5)."""
    state.jokers[seat] = v.SIDE_OF_WORD[word]
    if log is not None:
        log(state, e.JokerDeclared(DECLARING_RULE, seat, word == v.YES))


def voting_cards_left(hands: Sequence[v.Cards], used: Sequence[v.Cards]) -> list[v.Cards]:
    """DD-5.7, DD-5.8: the voting cards used are gone, but the undecided one stays. Return what each seat has left."""
    return [v.Cards(hand & ~(cards & ~v.UNDECIDED)) for hand, cards in zip(hands, used, strict=True)]


def tally_votes(chosen: Sequence[v.Cards], jokers: Sequence[v.Side]) -> tuple[int, int]:
    """DD-5.3: each card counts as often as it has vowels (WORTH). Return the votes for yes and for no.

    `chosen`: the cards laid, `jokers`: their declared sides, both by seat; an undeclared joker counts nothing.
    """
    votes = [worth for cards in chosen for worth in v.votes_of_plain_cards(cards)]
    votes += [v.JOKER_VOTES * joker for joker in jokers]
    return sum(each for each in votes if each > 0), -sum(each for each in votes if each < 0)


def is_vote_won(yes: int, no: int) -> bool:
    """DD-5.5: a vote is won by as many yes as no, or more. Return whether it is."""
    return yes >= no


def settle_vote(state: State, log: Log[State] | None) -> bool:
    """DD-5.5, DD-5.6: a tile whose vote is won is laid; one that more voted against goes back, and the turn is over.

    `is_vote_won` decides it; `count_vote_if_jokers_declared` lays the tile or ends the turn. Return whether it is won.
    """
    yes, no = tally_votes(state.chosen, state.jokers)
    passed = is_vote_won(yes, no)
    if log is not None:
        outcome = (
            e.VotePassed(WINNING_RULE, state.turn, yes, no) if passed else e.VoteLost(LOSING_RULE, state.turn, yes, no)
        )
        log(state, outcome)
    return passed


def discard_used_voting_cards(
    state: State, passed: bool, log: Log[State] | None
) -> tuple[Placement, tuple[Square, ...]]:
    """End a vote: keep what was voted, and have the used cards leave the game (`spend_voting_cards`).

    Return the placement that was voted on, and its squares.
    """
    placement = state.proposal
    assert placement is not None, "there is a proposal while there is a vote"
    squares = squares_of_placement(state, placement)
    votes = (tuple(state.chosen), tuple(state.jokers))
    state.ballots += (Ballot(state.turn, placement, squares, *votes, passed, len(state.laid)),)
    state.proposal = None
    spend_voting_cards(state, log)
    return placement, squares


def spend_voting_cards(state: State, log: Log[State] | None) -> None:
    """DD-5.7, DD-5.8: the cards used are out of the game, but the undecided ones go back to the hands."""
    undecided = tuple(seat for seat, cards in enumerate(state.chosen) if cards & v.UNDECIDED)
    state.votes = voting_cards_left(state.votes, state.chosen)
    state.chosen, state.jokers = [v.NO_CARDS] * state.players, [v.NOT_DECLARED] * state.players
    if log is not None:
        log(state, e.CardsDiscarded(SPENDING_RULE, tuple(map(v.vote_count_of_hand, state.votes))))
        if undecided:
            log(state, e.UndecidedReturned(RETURNING_RULE, undecided))
