"""What the course of Drunter & Drüber adds to the events to tell why a touch is right: `Reason`s of `core.course`."""

from collections.abc import Mapping, Sequence

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.drunter_drueber.lessons import asked
from engine.games.drunter_drueber.lessons.wrong_votes import all_laid_cards, votes_of
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import BuildingName
from engine.games.drunter_drueber.rules.scoring import points_of_target
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import vote_count_of_hand


def points_before(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `before` the points that the reader's own target card brought."""
    return {"before": points_of_target(view, asked.own_target(view))}


def votes_used(view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return how many votes the reader had `before` a vote, and how many were `used` in it."""
    seat, discarded = view.seat or 0, first_event_of(events, e.CardsDiscarded)
    before = vote_count_of_hand(view.votes[seat])
    return {"before": before, "used": before - discarded.left[seat] if discarded else 0}


def buildings_covered(_view: View, events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `covered` the buildings under a tile."""
    covered = [event for event in events if isinstance(event, e.BuildingCovered)]
    return {"covered": tuple(BuildingName(f"{event.type}{event.value}") for event in covered)}


def votes_for_yes(view: View, _events: Sequence[Event]) -> Mapping[str, object]:
    """Return as `sum` the votes of the cards for yes, added up: "1 + 3 = 4"."""
    votes = [votes_of(card) for card in all_laid_cards(view) if votes_of(card) > 0]
    added = "\u00a0+\u00a0".join(map(str, votes))
    return {"sum": f"{added}\u00a0=\u00a0{sum(votes)}" if len(votes) > 1 else str(sum(votes))}
