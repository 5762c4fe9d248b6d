"""Vineta followed at a real table: card by card, or only what the points need."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.following import Followed, RealTable, Way
from engine.core.game import Event
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.followed_points import FollowedPoints
from engine.games.vineta.rules.followed_turns import FollowedTurns
from engine.games.vineta.rules.public_facts import facts_of_turns
from engine.games.vineta.rules.told_causes import cause_of_refusal
from engine.games.vineta.rules.told_changes import changes_of_game


def follow_game(players: int, options: Mapping[str, str], way: Way) -> Followed:
    """Return a game of which nothing has been told yet; `options` has a choice for each."""
    return FollowedTurns(players, options) if way is Way.REFEREE else FollowedPoints(players, options)


def public_facts(_players: int, _options: Mapping[str, str], log: Sequence[Event]) -> list[str]:
    """Return the facts that tell a game whose events these are, with all its houses if they were placed one by one.

    Events do not say in which colours houses are that were drawn.
    """
    return list(facts_of_turns(log, kept=any(isinstance(event, e.HousePlaced) for event in log)))


NEWS: Final = (
    e.CardVoid,
    e.SeriesStarted,
    e.SeriesExtended,
    e.AuthorityLaid,
    e.WindChanged,
    e.SeaCalmed,
    e.SeriesEnded,
    e.ChipStayed,
    e.HouseMoved,
    e.HousesSwapped,
    e.Quarantined,
    e.MoreLaid,
    e.LessLaid,
    e.SeriesCompared,
    e.RoundAdded,
    e.EndForced,
    e.DistrictSunk,
    e.HousesShared,
    e.HousesLost,
    e.StarterMoved,
    e.StarterStayed,
    e.LastDistrict,
    e.NobodysDistrict,
    e.TieCompared,
)
"""What people at the table want to be told, besides the cards that they have named."""


def news_of_fact(events: Sequence[Event]) -> list[Event]:
    """Return what is told of a fact; what series are worth only where several were compared and one sank."""
    sunk = any(isinstance(event, e.DistrictSunk) for event in events)
    return [
        event
        for event in events
        if isinstance(event, NEWS) and (not isinstance(event, e.SeriesCompared) or (sunk and len(event.series) > 1))
    ]


REAL_TABLE: Final = RealTable(
    follow_game,
    public_facts,
    news_of_fact,
    frozenset({e.HousesShared}),
    sheet=lambda _players: (("own", 0), ("taken", 0), ("bonus", 0)),
    changes=changes_of_game,
    plain=frozenset(
        {e.SeriesStarted, e.SeriesExtended, e.AuthorityLaid, e.WindChanged, e.SeaCalmed, e.HouseMoved, e.HousesSwapped}
    ),
    cause=cause_of_refusal,
    pause=(e.TurnCleared,),
)
"""How Vineta is followed at a real table."""
