"""Who wins the vote? Its end where all cards are told; else what is certain, and what may come of the rest."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core import situations
from engine.core.game import Seat
from engine.core.lessons import Example
from engine.core.rng import pick_random, random_stream
from engine.core.schema import Path
from engine.core.situations import Played, Situation, Verdict, missing_field_refusal
from engine.games.drunter_drueber import question_play
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.building import PLACEMENTS, placements_of_hand
from engine.games.drunter_drueber.rules.state import State, next_joker_to_declare
from engine.games.drunter_drueber.rules.vote import is_proposal, is_vote_won, tally_votes
from engine.games.drunter_drueber.table import filling
from engine.games.drunter_drueber.table.findings import mended_state

OUTHOUSE_BY_THE_WALL: Final = (["0:w1-3s"], "w1-2e")
"""On the usual board: the tiles laid, and a placement after them that would cover an outhouse."""


def inputs_needed_for_vote(situation: Situation) -> Iterator[str]:
    """Yield what is not given of the votes, unless they are decided without it."""
    if not is_vote_decided(situation):
        yield from votes_not_given(situation)


def is_vote_decided(situation: Situation) -> bool:
    """Return whether a vote is won, or lost, whatever cards that are not given bring; False once all are laid."""
    cards, sides = question_play.given_votes(situation)
    if all(cards):
        return False
    yes, no = tally_votes(cards, sides)
    most = votes_still_possible(situation)
    return is_vote_won(yes, no + most[v.NO]) or not is_vote_won(yes + most[v.YES], no)


def votes_still_possible(situation: Situation) -> dict[str, int]:
    """Return the most votes for YES and for NO that cards and jokers not given may bring."""
    cards, sides = question_play.given_votes(situation)
    hands = [possible_hands(situation, seat) for seat in situation.seats if not cards[seat]]
    undeclared = [seat for seat in situation.seats if cards[seat] & v.JOKER and not sides[seat]]
    jokers = v.JOKER_VOTES * len(undeclared)
    return {
        word: jokers + sum(max(most_votes(hand, word) for hand in possible) for possible in hands)
        for word in v.SIDE_OF_WORD
    }


def votes_not_given(situation: Situation) -> Iterator[str]:
    """Yield the places of each seat's voting cards, and of its joker's meaning if it lays one, that are not given."""
    for seat in situation.seats:
        laid = question_play.given_ballot_text(situation, seat)
        if not laid:
            yield f"{question_play.VOTE}.{seat}"
        elif v.BALLOTS[laid] & v.JOKER and not question_play.given_joker_meaning(situation, seat):
            yield f"{question_play.JOKER}.{seat}"


def vote_example(situation: Situation, seed: int) -> Example:
    """Return an example of a vote on the tile asked about, till it is laid or taken back; cards not given are drawn.

    Without such a tile the vote is on any, and only its count is shown.
    """
    told, situation = question_play.is_tile_told(situation), question_play.without_assumed_cards(situation)
    if not told:
        situation = with_tile_over_outhouse(situation)
    position, move = question_play.position_and_placement(situation, seed)
    state = question_play.state_of_position(situation, seed, position)
    moves, rng = [move], random_stream(seed, "asked cards")
    if move not in PLACEMENTS or not is_proposal(state, PLACEMENTS[move]):
        return situation.as_example(seed, moves, position, last=e.PawnMoved)
    for seat in situation.seats:
        hands = filling.hands_of_size(state.votes[seat], question_play.number_of_cards_held(situation, seat))
        moves.append(question_play.given_ballot_text(situation, seat) or filling.drawn_ballot(rng, hands, seed))
    state.chosen = [v.BALLOTS[cards] for cards in moves[1:]]
    while waiting := next_joker_to_declare(state):
        said = question_play.given_joker_meaning(situation, waiting[0]) or filling.WHOLE_HANDS.get(seed)
        meaning = said or pick_random(rng, (v.YES, v.NO))
        moves.append(meaning)
        state.jokers[waiting[0]] = v.SIDE_OF_WORD[meaning]
    won = is_vote_won(*tally_votes(state.chosen, state.jokers))
    last = e.VoteLost if not won else e.PawnMoved if told else e.VotePassed
    return situation.as_example(seed, moves, position, first=None if told else e.VotesRevealed, last=last)


def with_tile_over_outhouse(situation: Situation) -> Situation:
    """Return the situation with a tile asked about that covers an outhouse, in a prepared position if none can here.

    Raises Refusal("not_given") on a board other than the usual one, which the prepared position does not fit.
    """
    state = mended_state(situation)
    for text in placements_of_hand(state, possible_tiles_in_hand(situation, state)):
        if is_proposal(state, PLACEMENTS[text]):
            return replace(situation, moves={**situation.moves, question_play.TILE: text})
    if state.board is not BOARD:
        raise missing_field_refusal(question_play.TILE)
    laid, move = OUTHOUSE_BY_THE_WALL
    position = {key: value for key, value in situation.position.items() if key == "turn"}
    position |= {"laid": laid, "votes": [[*v.cards_of_bits(hand)] for hand in state.votes]}
    return replace(situation, position=position, moves={**situation.moves, question_play.TILE: move})


def possible_tiles_in_hand(situation: Situation, state: State) -> list[int]:
    """Return how many tiles of each type the active seat may hold: its hand if given, else all hands not given."""
    given = situation.by_seat("tiles")
    seat = question_play.seat_whose_turn_it_is(situation)
    seats = [seat] if given[seat] is not None else [other for other in situation.seats if given[other] is None]
    return [sum(counts) for counts in zip(*(state.tiles[other] for other in seats), strict=True)]


def vote_verdict(played: Played) -> Verdict:
    """Return the verdict on a vote: its end, with numbers if all cards are given, or why none is held."""
    if played.refusal:
        return question_play.verdict_of_refusal(played.refusal)
    end = played.first(e.VotePassed) or played.first(e.VoteLost)
    if not end:
        laid = played.first(e.TileLaid)
        assert laid, "what was not refused and needs no vote has been laid"
        return Verdict("vote.none", {"squares": laid.squares}, played.rules(e.BridgePassed, e.TileLaid))
    lost = isinstance(end, e.VoteLost)
    if any(votes_not_given(played.situation)):
        yes, no = tally_votes(*question_play.given_votes(played.situation))
        key = f"vote.open.{'lost' if lost else 'won'}{'.behind' if no > yes else ''}"
        # With the last of these it turns: what is missing may make up for so many votes.
        gap = abs(yes - no) + (lost and yes >= no)
        return Verdict(key, {"yes": yes, "no": no, "gap": gap}, (end.rule,))
    key = "vote.lost" if lost else "vote.tie" if end.sentence_variant else "vote.won"
    more = played.rules(e.JokerDeclared, e.CardsDiscarded, e.UndecidedReturned)
    return Verdict(key, {"yes": end.yes, "no": end.no}, (end.rule, *more))


def votes_that_may_come(situation: Situation, verdict: Verdict) -> Verdict | None:
    """Return the votes so far, and how many there may be more on either side; None where no cards are told, or all.

    In which order several jokers are declared is told first, and of all cards alone. Where one card that somebody has
    used is forgotten, it is told what comes of each that it may be.
    """
    if not verdict.key.startswith("vote.open"):
        return None
    cards, sides = question_play.given_votes(situation)
    undeclared = jokers_in_order(situation)
    key, order = order_of_jokers(situation, undeclared)
    if all(cards):
        if key:
            return Verdict(f"vote{key}", order)
        mixed = tuple(seat for seat in situation.seats if is_vote_mixed(cards[seat]))
        return Verdict("vote.mixed", {"seats": mixed}) if mixed else None
    if not any(cards):
        return None
    yes, no = tally_votes(cards, sides)
    waiting = [seat for seat in situation.seats if not cards[seat]]
    hands = {seat: possible_hands(situation, seat) for seat in waiting}
    jokers = v.JOKER_VOTES * len(undeclared)
    most = votes_still_possible(situation)
    told = {"votes_for": yes, "votes_against": no, "most_for": most[v.YES], "most_against": most[v.NO]}
    if key:
        return Verdict(f"vote.may_come{key}", {**told, **order})
    held = question_play.hand_of_voting_cards(situation, waiting[0]) if len(waiting) == 1 else v.NO_CARDS
    missing = {v.Cards(held & ~hand): most_votes(hand, v.NO) + jokers for hand in hands[waiting[0]]} if held else {}
    if {len(v.cards_of_bits(lost)) for lost in missing} != {1}:
        return Verdict("vote.may_come", told)
    limits = tuple(
        (tuple(card for card in v.CARDS if missing.get(v.cards_as_bits([card])) == limit), limit)
        for limit in sorted({*missing.values()}, reverse=True)
    )
    safe = tuple(card for forgotten, limit in limits if yes >= no + limit for card in forgotten)
    return Verdict("vote.may_come.forgotten", {**told, "whose": waiting[0], "limits": limits, "safe": safe})


def jokers_in_order(situation: Situation) -> Sequence[Seat]:
    """Return the seats whose jokers have no meaning yet, clockwise from the one whose turn it is, if that is told."""
    cards, sides = question_play.given_votes(situation)
    first = situation.position.get("turn", 0)
    clockwise = [Seat((first + step) % situation.players) for step in situation.seats]
    return [seat for seat in clockwise if cards[seat] & v.JOKER and not sides[seat]]


def order_of_jokers(situation: Situation, seats: Sequence[Seat]) -> tuple[str, dict[str, Any]]:
    """Return the end of a verdict's key, and what it tells, for the order in which seats declare jokers; "" for one."""
    if len(seats) < 2:
        return "", {}
    if "turn" not in situation.position:
        return ".jokers.untold", {}
    return ".jokers", {"begins": seats[0], "follow": tuple(seats[1:])}


def is_vote_mixed(cards: v.Cards) -> bool:
    """Return whether some of these voting cards are for yes, others for no."""
    return {True, False} <= {worth > 0 for bit, worth in enumerate(v.WORTH) if worth and cards >> bit & 1}


def possible_hands(situation: Situation, seat: Seat) -> Sequence[v.Cards]:
    """Return the voting cards that a seat may hold, by those that it has used or kept, and how many it holds."""
    hand, kept = question_play.hand_of_voting_cards(situation, seat), question_play.cards_surely_held(situation, seat)
    number = question_play.number_of_cards_held(situation, seat)
    sizes = range(1, len(v.cards_of_bits(hand)) + 1) if kept and number is None else (number,)
    return [each for size in sizes for each in filling.hands_of_size(hand, size) if not kept & ~each]


def most_votes(hand: v.Cards, word: str) -> int:
    """Return the most votes that a hand can bring for YES or for NO."""
    laid = v.BALLOTS[v.largest_ballot(hand, word)]
    votes = tally_votes([laid], [v.SIDE_OF_WORD[word] if laid & v.JOKER else v.NOT_DECLARED])
    return votes[[*v.SIDE_OF_WORD].index(word)]


def ways_to_vote(situation: Situation, place: Path) -> Sequence[Situation]:
    """Return one situation for each ballot a seat has left to cast, or for each meaning of its joker."""
    kind, _, seat = place.partition(".")
    ballots = dict.fromkeys(text for hand in possible_hands(situation, int(seat)) for text in v.ballots_of_hand(hand))
    choices = (v.YES, v.NO) if kind == question_play.JOKER else [*ballots]
    return [situations.with_move_given(situation, place, choice) for choice in choices]
