"""The end and the points: chapter 6 of the rules, with the changes of the variant."""

from collections.abc import Sequence
from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Result, Seat
from engine.core.leaders import leading_seats
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import FREE, Building, BuildingName
from engine.games.drunter_drueber.rules.components import ALL3, ALL4, BUILDING_TYPES, EACH, LOWEST, Target
from engine.games.drunter_drueber.rules.ground import Ground
from engine.games.drunter_drueber.rules.state import OVER, State
from engine.games.drunter_drueber.rules.variant import second_target
from engine.games.drunter_drueber.rules.voting_cards import vote_count_of_hand

RULES: Final = {ALL3: "DD-7.5", ALL4: "DD-7.6", LOWEST: "DD-7.7", EACH: "DD-7.8"}
"""The rule of each special card."""

OF_VALUE: Final = {ALL3: 3, ALL4: 4}
"""The value, in points, of the buildings that count for a special card."""

ENDING_RULE: Final = "DD-6.1"
"""The rule that the game ends once nobody can place a tile."""
COUNTING_RULE: Final = "DD-6.2"
"""The rule that says what a target of one type scores."""
VOTES_LEFT_RULE: Final = "DD-6.4"
"""The rule that votes left in hand decide a tie."""
SECOND_RULE: Final = "DD-7.9"
"""The rule that second targets break a tie."""

DECIDING: Final = (DecidingRule(COUNTING_RULE, ("main",)), DecidingRule(SECOND_RULE, ("main",)))
"""The rules of this chapter shown to a seat that has to decide; see `GamePresentation.deciding`."""


def uncovered_buildings(ground: Ground) -> list[Building]:
    """Return the buildings that are not covered and so still count; see `log_covered_buildings`."""
    return [building for square, building in ground.board.buildings.items() if ground.cover[square] == FREE]


def uncovered_buildings_that_count(ground: Ground, target: Target) -> list[Building]:
    """Return the buildings that a target card would score if the game ended now (`buildings_that_count`)."""
    return buildings_that_count(uncovered_buildings(ground), target)


def buildings_that_count(left: Sequence[Building], target: Target) -> list[Building]:
    """DD-6.2: a target card counts the buildings of its type, a special one by its own rule. Return those of `left`."""
    if target == EACH:
        return list(left)
    if target == LOWEST:
        return lowest_building_of_each_type(left)
    if target in OF_VALUE:
        return buildings_of_one_value(left, target)
    return [building for building in left if building.type == target]


def buildings_of_one_value(left: Sequence[Building], target: Target) -> list[Building]:
    """DD-7.5, DD-7.6: the special cards of OF_VALUE count all buildings of that value, whatever their type."""
    return [building for building in left if building.value == OF_VALUE[target]]


def lowest_building_of_each_type(left: Sequence[Building]) -> list[Building]:
    """DD-7.7: of each type only the lowest building left counts; of a type with none left, nothing does."""
    lowest = {type_: min((each.value for each in left if each.type == type_), default=0) for type_ in BUILDING_TYPES}
    return [building for building in left if building.value == lowest[building.type]]


def points_of_buildings(buildings: Sequence[Building], target: Target) -> int:
    """DD-7.8: with the card EACH, a building is worth a point. Else return the sum of the buildings' values."""
    return len(buildings) if target == EACH else sum(building.value for building in buildings)


def points_of_target(ground: Ground, target: Target) -> int:
    """Return the points that a target card would bring now."""
    return points_of_buildings(uncovered_buildings_that_count(ground, target), target)


def end_game(state: State, log: Log[State] | None) -> None:
    """DD-6.1: the game ends when all tiles are laid, or nobody can place one of those left: `end_turn` finds out.

    Then the target cards are shown, one seat after the other.
    """
    if log:
        # Nobody sees another's target cards before the phase changes.
        log(state, e.BuildingEnded(ENDING_RULE, sum(map(sum, state.tiles))))
    state.phase = OVER
    if log:
        log_target_scores(state, log)
        log_winners(state, log)
    state.shown = state.players


def log_target_scores(state: State, log: Log[State]) -> None:
    """One seat after the other turns over its target card and scores it: see `log_target_score`."""
    for seat in range(state.players):
        state.shown = seat + 1
        log_target_score(state, seat, log)


def log_target_score(state: State, seat: Seat, log: Log[State]) -> None:
    """DD-6.2: a seat turns over its target card and scores it: `buildings_that_count` says by what.

    A special card cites its own rule: DD-7.5, DD-7.6, DD-7.7 or DD-7.8.
    """
    target = state.main[seat]
    rule = RULES.get(target, COUNTING_RULE)
    log(state, e.TargetScored(rule, seat, target, *scored_by_target(state, target)))


def scored_by_target(state: State, target: Target) -> tuple[tuple[BuildingName, ...], int]:
    """Return the names of the uncovered buildings that count for a target card, and the points that they bring."""
    return names_of_scored_buildings(state, target), points_of_target(state, target)


def names_of_scored_buildings(state: State, target: Target) -> tuple[BuildingName, ...]:
    """Return the names of the uncovered buildings that count for a target card, sorted."""
    return tuple(sorted(building.name for building in uncovered_buildings_that_count(state, target)))


def points_by_seat(state: State) -> tuple[int, ...]:
    """Return the points of every seat's main target."""
    return tuple(points_of_target(state, target) for target in state.main)


def log_winners(state: State, log: Log[State]) -> None:
    """DD-6.3, DD-6.5: one seat wins, or several share the victory: `winners` decides, and logs what a tie compares."""
    total, won = points_by_seat(state), winners(state, log)
    if len(won) == 1:
        log(state, e.GameWon("DD-6.3", won[0], total))
    else:
        log(state, e.VictoryShared("DD-6.5", won, total))


def winners(state: State, log: Log[State] | None = None) -> tuple[Seat, ...]:
    """DD-6.3, DD-7.9, DD-6.4, DD-6.5: most points win, then second targets, then votes kept; else victory is shared.

    Only the tied seats go on to the next comparison, and second targets exist in the variant alone.
    """
    tied = leading_seats(range(state.players), points_by_seat(state))
    if len(tied) > 1 and state.options.goals == "two":
        log_second_targets(state, tied, log)
        tied = leading_seats(tied, second_target_points_by_seat(state))
    if len(tied) > 1:
        log_votes_left_of_tied_seats(state, tied, log)
        tied = leading_seats(tied, votes_left_by_seat(state))
    return tuple(tied)


def log_second_targets(state: State, tied: list[Seat], log: Log[State] | None) -> None:
    """Tied seats show their second target card and score it: see `log_second_target`."""
    if log is not None:
        for seat in tied:
            log_second_target(state, seat, log)


def log_second_target(state: State, seat: Seat, log: Log[State]) -> None:
    """DD-7.9: a tied seat shows its second target card and scores it; `winners` compares what it brings."""
    target = second_target(state, seat)
    log(state, e.SecondScored(SECOND_RULE, seat, target, *scored_by_target(state, target)))


def second_target_points_by_seat(state: State) -> list[int]:
    """DD-7.9: second targets score as main ones do. Return what each seat's would bring."""
    return [points_of_target(state, second_target(state, seat)) for seat in range(state.players)]


def log_votes_left_of_tied_seats(state: State, tied: list[Seat], log: Log[State] | None) -> None:
    """DD-6.4: tied seats show the votes that they have kept; `winners` compares them (D11, D16)."""
    if log is None:
        return
    held = votes_left_by_seat(state)
    compared = tuple(held[seat] if seat in tied else None for seat in range(state.players))
    log(state, e.VotesCompared(VOTES_LEFT_RULE, tuple(tied), compared))


def votes_left_by_seat(state: State) -> list[int]:
    """DD-6.4: votes kept count alike, for yes or no. Return those of every seat, as `vote_count_of_hand` has them."""
    return list(map(vote_count_of_hand, state.votes))


def result(state: State) -> Result | None:
    """Return points and winners, or None before the end."""
    return Result(points_by_seat(state), winners(state)) if state.phase == OVER else None
