"""Vineta followed at a real table: card by card, or only what the points need."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.following import Followed, RealTable, Way
from engine.core.game import Event
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.followed_points import FollowedPoints
from engine.games.vineta.rules.followed_turns import FollowedTurns
from engine.games.vineta.rules.public_facts import facts_of_turns


def follow_game(players: int, options: Mapping[str, str], way: Way) -> Followed:
    """Return a game of which nothing has been told yet; `options` has a choice for each."""
    return FollowedTurns(players, options) if way is Way.REFEREE else FollowedPoints(players, options)


def public_facts(_players: int, _options: Mapping[str, str], log: Sequence[Event]) -> list[str]:
    """Return the facts that tell a game whose events these are, with all its houses if they were placed one by one.

    Events do not say in which colours houses are that were drawn.
    """
    return list(facts_of_turns(log, kept=any(isinstance(event, e.HousePlaced) for event in log)))


REAL_TABLE: Final = RealTable(follow_game, public_facts)
"""How Vineta is followed at a real table."""
