"""Checks for impossible positions of Drunter & Drüber, part by part, on the state as far as it is laid out."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core.game import Position, Refusal, Seat
from engine.core.schema import Finding, impossible, rewriting_fix
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import vote
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.building import PLACEMENTS, refuse_illegal_placement
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import Ballot, State
from engine.games.drunter_drueber.rules.variant import CHOICE_RULE

Mains = Sequence[c.Target | None]
"""The main target of each seat: NO_TARGET for none yet, None if not given."""
VOTE_KEYS: Final = ("chosen", "jokers", "revealed")
"""The keys of a position for a vote under way, apart from its proposal."""
NO_VOTE: Final[Mapping[str, Any]] = dict.fromkeys(("proposal", *VOTE_KEYS))
"""The fix that clears a vote under way."""


def deal_findings(position: Position) -> Iterator[Finding]:
    """Yield a finding if a position asks for the usual deal and gives more than the board."""
    if position.get("deal") and (others := [key for key in position if key not in ("board", "deal")]):
        yield impossible("deal", fix=dict.fromkeys(others))


def past_vote_fault(state: State, ballot: Ballot, names: Sequence[str]) -> tuple[str, str] | None:
    """Return the part of a past vote that cannot be, and the rule that forbids it; None if all can.

    `names`: the names of its squares.
    """
    if not names or any(name not in state.board.squares_by_name for name in names):
        return "squares", vote.ASKING_RULE
    if not all(ballot.cards):
        return "cards", vote.VOTING_RULE
    if any(bool(cards & v.JOKER) != bool(word) for cards, word in zip(ballot.cards, ballot.jokers, strict=True)):
        return "jokers", vote.DECLARING_RULE
    if ballot.passed != vote.is_vote_won(*vote.tally_votes(ballot.cards, ballot.jokers)):
        return "passed", vote.WINNING_RULE
    return None


def target_cards_finding(
    seat: Seat, position: Position, deck: Sequence[c.Target], size: int, known: Sequence[Sequence[c.Target]]
) -> Finding | None:
    """Return a finding if a seat cannot have its target cards, else None; `known`: the cards of earlier seats."""
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


def main_target_findings(
    state: State, known: Sequence[Sequence[c.Target]], main: Mains | None, deck: Sequence[c.Target]
) -> Iterator[Finding]:
    """Yield the first reason why these cannot be the main targets: each is one of a seat's own cards."""
    size = c.TARGETS_HELD if state.options.goals == "two" else 1
    named = [card for cards in known for card in cards]
    for seat, card in enumerate(main or ()):
        if card is None:
            continue
        fits = card in known[seat] or (card in deck and len(known[seat]) < size and card not in named)
        if not (fits or (card == c.NO_TARGET and state.options.goals == "two")):
            code = "main_not_held" if card else "main_missing"
            rule = CHOICE_RULE if state.options.goals == "two" else ""
            yield Finding(code, f"main.{seat}", rule, {"seat": seat, "target": card}, {"main": None})
            return
        named.append(card)


def proposal_finding(state: State, text: str) -> Finding | None:
    """Return a finding if a vote on this placement is impossible, else None."""
    try:
        refuse_illegal_placement(state, state.turn, PLACEMENTS[text])
    except Refusal as refusal:
        params = {**refusal.params, "move": text, "why": f"refused.{refusal.code}"}
        return Finding("proposal_refused", "proposal", refusal.rule, params, NO_VOTE)
    if not vote.outhouse_under_tile(state.board, squares_of_placement(state, PLACEMENTS[text])):
        return Finding("proposal_without_vote", "proposal", vote.ASKING_RULE, {"move": text}, NO_VOTE)
    return None
