"""Wrong rules about the end that only the questions of other tables know (see `Stage.elsewhere`).

Each is an `Outcome` of `engine.core.course`; sentences are in `locale`.
"""

from collections.abc import Sequence

from engine.core.events import first_event_of
from engine.core.game import Event
from engine.games.drunter_drueber.lessons import wrong_rules
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import scoring, voting_cards
from engine.games.drunter_drueber.rules.board import Building
from engine.games.drunter_drueber.rules.components import LOWEST
from engine.games.drunter_drueber.rules.view import View

# What counts at the end


def most_buildings_win(view: View, _events: Sequence[Event]) -> str:
    """Return the seat of whose target most buildings are left."""
    return wrong_rules.best_seat(view, lambda seat: len(scoring.uncovered_buildings_that_count(view, view.main[seat])))


def most_cards_win(view: View, _events: Sequence[Event]) -> str:
    """Return the seat that holds most voting cards."""
    return wrong_rules.best_seat(view, lambda seat: len(voting_cards.cards_of_bits(view.votes[seat])))


def highest_building_wins(view: View, _events: Sequence[Event]) -> str:
    """Return the seat whose target has the highest single building left."""
    return wrong_rules.best_seat(
        view,
        lambda seat: max(
            (each.value for each in scoring.uncovered_buildings_that_count(view, view.main[seat])), default=0
        ),
    )


def first_of_tied_wins(view: View, _events: Sequence[Event]) -> str:
    """Return the tied seat that has shown its target first."""
    return str(wrong_rules.tied_seats(view)[0])


def best_second_target_wins(view: View, _events: Sequence[Event]) -> str:
    """Return the seat with the best second target, tied or not."""
    return wrong_rules.best_seat(
        view,
        lambda seat: sum(
            scoring.points_of_target(view, each) for each in view.targets[seat] if each != view.main[seat]
        ),
    )


def last_builder_wins(view: View, _events: Sequence[Event]) -> str:
    """Return the seat that has laid the last tile."""
    return str(view.laid[-1].seat)


def covered_buildings_count_too(view: View, events: Sequence[Event]) -> str:
    """Return what the first target card that is shown would bring if no tile lay on the board."""
    scored, every = first_event_of(events, e.TargetScored), [*view.board.buildings.values()]
    return (
        str(scoring.points_of_buildings(scoring.buildings_that_count(every, scored.target), scored.target))
        if scored
        else ""
    )


def highest_building_counts_alone(view: View, events: Sequence[Event]) -> str:
    """Return the highest value among the buildings that count for the first target card that is shown."""
    scored = first_event_of(events, e.TargetScored)
    values = [each.value for each in scoring.uncovered_buildings_that_count(view, scored.target)] if scored else []
    return str(max(values, default=0))


def values_are_always_added(view: View, events: Sequence[Event]) -> str:
    """Return the sum of the values of the buildings that count for the first target card that is shown."""
    scored = first_event_of(events, e.TargetScored)
    counted = scoring.uncovered_buildings_that_count(view, scored.target) if scored else []
    return str(sum(building.value for building in counted))


def highest_of_each_type_counts(view: View, events: Sequence[Event]) -> str:
    """Return the sum of the highest buildings left, one of each type, for the card that counts the lowest."""
    scored = first_event_of(events, e.TargetScored)
    if not scored or scored.target != LOWEST:
        return ""
    highest = dict[str, Building]()
    for building in sorted(scoring.uncovered_buildings(view), key=lambda building: building.value):
        highest[building.type] = building
    return str(sum(building.value for building in highest.values()))


def first_tied_wins_alone(_view: View, _events: Sequence[Event]) -> str:
    """Return the number of winners if a tie were decided by who shows a card first."""
    return "1"


def ties_have_no_winner(_view: View, _events: Sequence[Event]) -> str:
    """Return the number of winners if those who are tied to the end all lost."""
    return "0"
