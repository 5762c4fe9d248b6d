"""Tables at which the course of Drunter & Drüber is not asked again: `Unfit`s of `core.course`."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.components import PAWN_KINDS
from engine.games.drunter_drueber.rules.scoring import points_of_target
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import CARDS, UNDECIDED, WORTH, cards_of_bits

FAR: Final = 2
"""A lead of more points is seen without counting. Chosen by eye."""


def margins_are_all_alike(_view: View, _events: Sequence[Event], touches: Sequence[str]) -> bool:
    """Whether all answers accept a proposal, or all reject it: that gives away which it is."""
    return len({int(touch) >= 0 for touch in touches}) == 1


def no_pawn_or_one_of_two_is_left(view: View, _events: Sequence[Event], _touches: Sequence[str]) -> bool:
    """Whether nobody can lay a tile, as anyone sees, or the pawn that was removed may not be the last of its kind."""
    left = Counter(kind for kind, pawn in zip(PAWN_KINDS, view.pawns, strict=True) if pawn)
    return not left or any(0 < left[kind] < count for kind, count in Counter(PAWN_KINDS).items())


def pawn_is_removed(_view: View, events: Sequence[Event], _touches: Sequence[str]) -> bool:
    """Whether the answer takes a pawn off the board, which a later lesson teaches."""
    return first_event_of(events, e.PawnRemoved) is not None


def somebody_votes_both_ways(view: View, _events: Sequence[Event], _touches: Sequence[str]) -> bool:
    """Whether somebody has laid cards for and against at once, which nobody does who has a reason to vote."""
    worths = [[WORTH[CARDS.index(card)] for card in cards_of_bits(cards)] for cards in view.chosen]
    return any(min(each) < 0 < max(each) for each in worths if each)


def votes_tell_more_than_is_taught(view: View, events: Sequence[Event], touches: Sequence[str]) -> bool:
    """Whether there is an undecided card on the table, or votes that cancel out."""
    return somebody_votes_both_ways(view, events, touches) or any(cards & UNDECIDED for cards in view.chosen)


def winner_is_far_ahead(view: View, _events: Sequence[Event], _touches: Sequence[str]) -> bool:
    """Whether nobody has to count to see whose target card brings most."""
    *_, second, first = sorted(points_of_target(view, target) for target in view.main)
    return first - second > FAR
