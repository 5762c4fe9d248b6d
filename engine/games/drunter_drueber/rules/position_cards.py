"""The cards of a position of Drunter & Drüber: past votes, voting cards, target cards, and a vote under way.

What reads a part of a position yields what cannot be so, and mends it at once, as the fix of the finding would.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core.game import Position, Refusal, Seat
from engine.core.rng import pick_random, random_stream, shuffled
from engine.core.schema import Finding, entries_by_seat, removing_fix, rewriting_fix
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import vote
from engine.games.drunter_drueber.rules.building import PLACEMENTS, refuse_placement
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.schema import read_vote
from engine.games.drunter_drueber.rules.setup import deal_targets
from engine.games.drunter_drueber.rules.state import (
    DECLARING,
    PLACING,
    VOTING,
    Ballot,
    State,
    has_open_joker,
    seats_to_move,
)
from engine.games.drunter_drueber.rules.variant import CHOICE_RULE, blocked_kinds

Mains = Sequence[str | None]
"""By seat the main target, "" for none yet, None where open."""

VOTE_KEYS: Final = ("chosen", "jokers", "revealed")
"""What a position tells of a vote under way, beside the proposal."""
NO_VOTE: Final[Mapping[str, Any]] = dict.fromkeys(("proposal", *VOTE_KEYS))
"""A fix: there is no vote under way."""


def restore_ballots(state: State, position: Position) -> Iterator[Finding]:
    """Note the votes that are over; those that cannot have been are left out."""
    for number, entry in enumerate(position.get("ballots", [])):
        ballot: Ballot = read_vote(entry)
        if finding := check_ballot(state, ballot, position, number):
            yield finding
            continue
        yield from vote_outcome_findings(state, ballot, position, number)
        squares = tuple(map(state.board.square_named, entry["squares"]))
        passed, before = (
            vote.is_vote_won(*vote.tally_votes(ballot.cards, ballot.jokers)),
            min(ballot.before, len(state.laid)),
        )
        state.ballots += (ballot._replace(squares=squares, passed=passed, before=before),)


def check_ballot(state: State, ballot: Ballot, position: Position, number: int) -> Finding | None:
    """Return why a past vote cannot have been, None if it can: its squares, cards, or jokers."""
    place, params, squares = f"ballots.{number}", {"number": number + 1}, position["ballots"][number]["squares"]
    fix = removing_fix(position, place)
    if not squares or any(name not in state.board.squares_by_name for name in squares):
        return Finding("vote_squares", f"{place}.squares", params=params, fix=fix)
    if not all(ballot.cards):
        return Finding("vote_missing", f"{place}.cards", vote.VOTING_RULE, params, fix)
    if any(bool(cards & c.JOKER) != bool(word) for cards, word in zip(ballot.cards, ballot.jokers, strict=True)):
        return Finding("vote_jokers", f"{place}.jokers", vote.DECLARING_RULE, params, fix)
    return None


def vote_outcome_findings(state: State, ballot: Ballot, position: Position, number: int) -> Iterator[Finding]:
    """Yield that a past vote ended otherwise, or took place after more tiles than there are."""
    yes, no = vote.tally_votes(ballot.cards, ballot.jokers)
    passed, laid = vote.is_vote_won(yes, no), len(state.laid)
    if ballot.passed != passed:
        place, params = f"ballots.{number}.passed", {"number": number + 1, "yes": yes, "no": no}
        yield Finding("vote_outcome", place, vote.WINNING_RULE, params, rewriting_fix(position, {place: passed}))
    if ballot.before > laid:
        place, params = f"ballots.{number}.before", {"number": number + 1, "count": laid}
        yield Finding("vote_before", place, params=params, fix=rewriting_fix(position, {place: laid}))


def restore_votes(state: State, position: Position) -> Iterator[Finding]:
    """Give the seats their voting cards: those named, else all that were not used."""
    for ballot in state.ballots:
        state.votes = vote.cards_left_after(state.votes, ballot.cards)
    for seat, cards in enumerate(entries_by_seat(position, "votes", state.players)):
        if cards is not None and "?" not in cards:
            place = f"votes.{seat}"
            fix = rewriting_fix(position, {place: [*cards, "?"]})
            yield Finding("undecided_missing", place, vote.RETURNING_RULE, {"seat": seat}, fix)
        if cards is not None:
            state.votes[seat] = c.cards_as_bits(cards) | c.UNDECIDED


def restore_targets(state: State, position: Position) -> Iterator[Finding]:
    """Give the seats their target cards: those named, the others drawn; in the variant, the main one too."""
    deal_targets(state)
    deck, size = (c.TARGETS, c.TARGETS_HELD) if state.two else (c.TYPES, 1)
    known: list[list[str]] = []
    for seat, cards in enumerate(entries_by_seat(position, "targets", state.players)):
        finding = check_targets(seat, position, deck, size, known) if cards else None
        if finding:
            yield finding
        known.append([] if finding or not cards else cards)
    main: Mains | None = position.get("main")
    for finding in check_main_targets(state, known, main, deck):
        yield finding
        main = None
    for seat, card in enumerate(main or ()):
        if card and card not in known[seat]:
            known[seat] = [*known[seat], card]
    named = [card for cards in known for card in cards]
    free = [card for card in shuffled(random_stream(state.seed, "targets"), deck) if card not in named]
    state.targets = tuple((*cards, *(free.pop(0) for _ in range(size - len(cards)))) for cards in known)
    state.main = tuple(main_targets(state, position, main))


def check_targets(
    seat: Seat, position: Position, deck: Sequence[str], size: int, known: Sequence[Sequence[str]]
) -> Finding | None:
    """Return why a seat cannot have its target cards, None if it can; `known` are those of the seats before."""
    place, cards = f"targets.{seat}", position["targets"][seat]
    fix = rewriting_fix(position, {place: None})
    if len(cards) > size:
        return Finding("targets_too_many", place, params={"seat": seat, "most": size}, fix=fix)
    for card in cards:
        if card not in deck:
            return Finding("target_of_variant", place, params={"seat": seat, "target": card}, fix=fix)
        if any(card in others for others in known):
            return Finding("target_twice", place, params={"seat": seat, "target": card}, fix=fix)
    return None


def check_main_targets(
    state: State, known: Sequence[Sequence[str]], main: Mains | None, deck: Sequence[str]
) -> Iterator[Finding]:
    """Yield the first reason why these cannot be the main targets: each is one of a seat's own cards."""
    size = c.TARGETS_HELD if state.two else 1
    named = [card for cards in known for card in cards]
    for seat, card in enumerate(main or ()):
        if card is None:
            continue
        fits = card in known[seat] or (card in deck and len(known[seat]) < size and card not in named)
        if not (fits or (card == "" and state.two)):
            code = "main_not_held" if card else "main_missing"
            rule = CHOICE_RULE if state.two else ""
            yield Finding(code, f"main.{seat}", rule, {"seat": seat, "target": card}, {"main": None})
            return
        named.append(card)


def main_targets(state: State, position: Position, main: Mains | None) -> Iterator[str]:
    """Yield the main target of each seat; where open, drawn, or none yet while nothing has called for the choice."""
    rng = random_stream(state.seed, "main")
    called = not state.two or position.get("over") or (blocked_kinds(state) and not position.get("choosing"))
    for cards, named in zip(state.targets, main or [None if called else ""] * state.players, strict=True):
        drawn = pick_random(rng, cards)
        yield drawn if named is None else named


def restore_vote(state: State, position: Position) -> Iterator[Finding]:
    """Set a vote under way: who has laid which cards, and what jokers were declared; no vote if there can be none."""
    if finding := check_proposal(state, position["proposal"]):
        yield finding
        return
    state.proposal = PLACEMENTS[position["proposal"]]
    for seat, cards in enumerate(map(c.cards_as_bits, position.get("chosen", [[]] * state.players))):
        if missing := cards & ~state.votes[seat]:
            place, params = f"chosen.{seat}", {"seat": seat, "cards": c.cards_of_bits(missing)}
            fix = rewriting_fix(position, {place: [*c.cards_of_bits(cards & state.votes[seat])]})
            yield Finding("vote_not_in_hand", place, vote.VOTING_RULE, params, fix)
        state.chosen[seat] = cards & state.votes[seat]
    state.phase = VOTING
    if position.get("revealed"):
        if all(state.chosen):
            state.phase = DECLARING
        else:
            late = tuple(seat for seat, cards in enumerate(state.chosen) if not cards)
            yield Finding("revealed_early", "revealed", vote.REVEALING_RULE, {"seats": late}, {"revealed": None})
    yield from restore_jokers(state, position)
    yield from check_undecided(state, position)


def check_proposal(state: State, text: str) -> Finding | None:
    """Return why this placement cannot be voted on, None if it can."""
    try:
        refuse_placement(state, state.turn, PLACEMENTS[text])
    except Refusal as refusal:
        params = {**refusal.params, "move": text, "why": f"refused.{refusal.code}"}
        return Finding("proposal_refused", "proposal", refusal.rule, params, NO_VOTE)
    if not vote.outhouse_among(state.board, squares_of_placement(state, PLACEMENTS[text])):
        return Finding("proposal_without_vote", "proposal", vote.ASKING_RULE, {"move": text}, NO_VOTE)
    return None


def restore_jokers(state: State, position: Position) -> Iterator[Finding]:
    """Note what jokers were declared: after the reveal, clockwise, by those who laid one."""
    given = position.get("jokers", [0] * state.players)
    state.jokers = [word if state.chosen[seat] & c.JOKER else 0 for seat, word in enumerate(given)]
    for seat, word in enumerate(given):
        if word and not state.jokers[seat]:
            place = f"jokers.{seat}"
            yield Finding(
                "joker_not_laid", place, vote.DECLARING_RULE, {"seat": seat}, rewriting_fix(position, {place: 0})
            )
    clockwise = [(state.turn + step) % state.players for step in range(state.players)]
    asked = [seat for seat in clockwise if state.chosen[seat] & c.JOKER]
    waiting = [seat for seat in asked if not state.jokers[seat]]
    if any(state.jokers) and state.phase == VOTING:
        yield Finding("joker_early", "jokers", vote.DECLARING_RULE, fix={"jokers": None})
    elif waiting and any(state.jokers[seat] for seat in asked[asked.index(waiting[0]) :]):
        yield Finding("joker_order", "jokers", vote.DECLARING_RULE, {"seat": waiting[0]}, {"jokers": None})
    else:
        return
    state.jokers = [0] * state.players


def check_undecided(state: State, position: Position) -> Iterator[Finding]:
    """Yield that nobody has anything to do in this vote: it is over, or the cards must be turned over."""
    if seats_to_move(state):
        return
    if state.phase == VOTING and any(has_open_joker(state, seat) for seat in range(state.players)):
        yield Finding("revealed_late", "revealed", vote.REVEALING_RULE, fix={"revealed": True})
        state.phase = DECLARING
    else:
        yield Finding("vote_over", "proposal", vote.WINNING_RULE, fix=NO_VOTE)
        state.proposal, state.phase = None, PLACING
        state.chosen, state.jokers = [0] * state.players, [0] * state.players
