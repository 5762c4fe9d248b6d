"""What does it score? The winner, or the points of those of whom enough is told; buildings may be covered singly."""

from collections.abc import Iterator
from typing import Final

from engine.core.game import Seat
from engine.core.leaders import leading_seats
from engine.core.schema import Path
from engine.core.situations import Played, Situation, Verdict, is_place_given, with_values_at_keys
from engine.games.drunter_drueber import question_play
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import scoring
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.table.findings import mended_state
from engine.games.drunter_drueber.table.near import NEAR, ON_TILE

COVERED: Final = "covered"
"""What is supposed of a type of which nothing is told ("covered.K"): no building of it is."""


def inputs_needed_for_score(situation: Situation) -> Iterator[str]:
    """Yield the places of each seat's target that counts, and in a tie of what breaks it.

    Where more than targets is not told, nobody's victory hangs on these alone.
    """
    if is_winner_out_of_reach(situation):
        return
    places = question_play.inputs_of_targets_that_count(situation)
    yield from places
    if not all(is_place_given(situation, place) for place in places):
        return
    state = mended_state(situation)
    tied = leading_seats(situation.seats, scoring.points_by_seat(state))
    if state.options.goals == "two" and len(tied) > 1:
        seconds = [f"targets.{seat}" for seat in tied]
        yield from seconds
        if not all(is_place_given(situation, place) for place in seconds):
            return
        tied = leading_seats(tied, scoring.second_target_points_by_seat(state))
    if len(tied) > 1:
        yield from (f"votes.{seat}" for seat in tied)


def does_score_ask_for_votes(situation: Situation, seat: Seat) -> bool:
    """Return whether a seat's votes may break a tie: one on points, whatever second targets come to."""
    if f"votes.{seat}" in (needed := [*inputs_needed_for_score(situation)]):
        return True
    return f"targets.{seat}" in needed and question_play.are_two_targets_held(situation)


def types_not_told(situation: Situation) -> list[c.BuildingType]:
    """Return the types of which no building is covered where buildings are covered one by one: nobody has told them."""
    if not situation.position.keys() & {"board", NEAR}:
        return []
    left = scoring.uncovered_buildings(mended_state(situation))
    whole = [building for building in BOARD.buildings.values() if building in left]
    return [
        each
        for each in c.BUILDING_TYPES
        if sum(building.type == each for building in whole) == len(BOARD.buildings) // len(c.BUILDING_TYPES)
    ]


def is_winner_out_of_reach(situation: Situation) -> bool:
    """Return whether neither all targets that count are told nor all buildings that are covered."""
    places = question_play.inputs_of_targets_that_count(situation)
    return not all(is_place_given(situation, place) for place in places) and bool(types_not_told(situation))


def score_verdict(played: Played) -> Verdict:
    """Return the verdict on the winner, with points and tie-break if all targets that count are given.

    Where some are not, nor all buildings that are covered, it tells the points of the others.
    """
    if is_winner_out_of_reach(played.situation):
        return known_points_verdict(played)
    end = played.first(e.GameWon) or played.first(e.VictoryShared)
    assert end, "a town that is finished is scored"
    if not all(
        is_place_given(played.situation, place)
        for place in question_play.inputs_of_targets_that_count(played.situation)
    ):
        winners = end.winners if isinstance(end, e.VictoryShared) else (end.seat,)
        return Verdict("score.open", {"winners": winners}, (end.rule,))
    rules = played.rules(e.TargetScored, e.SecondScored, e.VotesCompared, type(end))
    if isinstance(end, e.VictoryShared):
        return Verdict("score.shared", {"winners": end.winners, "scores": end.scores}, rules)
    compared, second = played.first(e.VotesCompared), played.first(e.SecondScored)
    key = "score.votes" if compared else "score.second" if second else "score.won"
    return Verdict(key, {"seat": end.seat, "scores": end.scores}, rules)


def known_points_verdict(played: Played) -> Verdict:
    """Return the verdict that tells the points of each seat whose target is told, and of the winner nothing."""
    places = question_play.inputs_of_targets_that_count(played.situation)
    told = [is_place_given(played.situation, place) for place in places]
    points = {each.seat: each.points for each in played.events if isinstance(each, e.TargetScored)}
    scores = tuple(points[seat] if known else None for seat, known in enumerate(told))
    others = tuple(seat for seat, known in enumerate(told) if not known)
    rules = (each.rule for each in played.events if isinstance(each, e.TargetScored) and told[each.seat])
    return Verdict("score.known", {"scores": scores, "others": others}, tuple(dict.fromkeys(rules)))


def with_untold_types_covered(situation: Situation) -> Iterator[tuple[dict[Path, str], Situation]]:
    """Yield each type of which no building is told to be covered, and the town in which all of it is."""
    near = situation.position.get(NEAR, {})
    for type_ in types_not_told(situation):
        board = mended_state(situation).board
        squares = (square for square, building in board.buildings.items() if building.type == type_)
        covered = {board.square_name(square): ON_TILE for square in squares}
        yield {f"{COVERED}.{type_}": ""}, with_values_at_keys(situation, **{NEAR: near | covered})
