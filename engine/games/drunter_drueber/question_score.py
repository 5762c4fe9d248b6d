"""What does it score? The winner, or the points of those of whom enough is told; buildings may be covered singly."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from engine.core.game import Position, Seat
from engine.core.leaders import leading_seats
from engine.core.lessons import Example
from engine.core.rng import pick_random, random_stream, shuffled
from engine.core.schema import Path
from engine.core.situations import (
    Played,
    Situation,
    Verdict,
    is_place_given,
    missing_field_refusal,
    with_values_at_keys,
)
from engine.games.drunter_drueber import question_doubt, question_play
from engine.games.drunter_drueber.question_vote import possible_hands
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules import scoring
from engine.games.drunter_drueber.rules import voting_cards as v
from engine.games.drunter_drueber.rules.board import BOARD, BUILDINGS, FREE, PLAIN, BuildingName
from engine.games.drunter_drueber.rules.building import PLACEMENTS, TEXTS, placements_of_hand
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.table.findings import mended_state
from engine.games.drunter_drueber.table.near import NEAR, ON_TILE, PAWNS_AT
from engine.games.drunter_drueber.table.pieces import read_tile

COVERED: Final = "covered"
"""What is supposed of a type of which nothing is told ("covered.K"): no building of it is."""

SECOND: Final = "second"
"""The kind of the place of a target card beside a main one ("second.0"), which the position has among both."""


def with_town_for_points(situation: Situation) -> Situation:
    """Return the situation with a town and targets that bring the points told; as it is where none are.

    Raises Refusal("not_given") while they are told of some seats only.
    """
    if not question_play.are_points_told(situation):
        return situation
    left = {each.name for each in BOARD.buildings.values()}
    for seat, type_ in zip(situation.seats, c.BUILDING_TYPES, strict=False):
        if (points := question_play.points_told(situation, seat)) is None:
            raise missing_field_refusal(f"{question_play.POINTS}.{seat}")
        for value in reversed(c.BUILDING_VALUES):
            if value > points:
                left.remove(BuildingName(f"{type_}{value}"))
            else:
                points -= value
    rows = (line.split() for line in BOARD.text.strip().splitlines())
    board = "\n".join(
        " ".join(PLAIN if each in BUILDINGS and each not in left else each for each in row) for row in rows
    )
    targets = [[type_] for type_, _ in zip(c.BUILDING_TYPES, situation.seats, strict=False)]
    votes = situation.position.get("votes")
    return with_values_at_keys(replace(situation, position={}), board=board, targets=targets, votes=votes)


def score_example(situation: Situation, seed: int) -> Example:
    """Return an example that lays the last tile on the board again and ends the game with it.

    Raises Refusal("not_given") if no target card that counts is given.
    """
    told, situation = situation, with_town_for_points(question_doubt.with_doubt_settled(situation, seed))
    places = question_play.inputs_of_targets_that_count(situation)
    if not any(is_place_given(situation, place) for place in places):
        raise missing_field_refusal(places[0])
    if not situation.position.keys() & {"laid", "board", NEAR}:
        raise missing_field_refusal("laid")
    laid = [*situation.position.get("laid", [])] or [f"0:{tile_covering_no_building(situation)}"]
    seat, placement = read_tile(laid[-1])
    tiles = [[0] * len(c.TILES) for _ in situation.seats]
    tiles[seat][placement.tile_index] = 1
    targets = situation.by_seat("targets")
    main = situation.by_seat("main")
    known: Position = {"laid": laid[:-1], "tiles": tiles, "turn": seat, "votes": given_votes_left(situation, seed)}
    known |= {"targets": targets, "main": [card or None for card in main]}
    known |= {key: situation.position.get(key) for key in ("board", NEAR, PAWNS_AT)}
    position = {key: value for key, value in known.items() if value is not None}
    state = question_play.state_of_position(situation, seed, position)
    moves = [
        TEXTS[placement],
        *question_play.cards_that_pass_vote(situation, state, placement),
    ]
    # Of points that are told, what brings them is made up.
    first = e.VotesCompared if question_play.are_points_told(told) else e.BuildingEnded
    return situation.as_example(seed, moves, position, first=first)


def tile_covering_no_building(situation: Situation) -> str:
    """Return a single that covers no building; raise Refusal("not_given") if none fits."""
    state = mended_state(situation)
    for text in placements_of_hand(state, [1] * len(c.TILES)):
        squares = squares_of_placement(state, PLACEMENTS[text])
        if len(squares) == 1 and squares[0] not in state.board.buildings:
            return text
    raise missing_field_refusal("laid")


def given_votes_left(situation: Situation, seed: int) -> list[list[str]]:
    """Return each seat's voting cards that are left, as given; else at random, by the seed."""
    held = situation.by_seat("votes")
    rng = random_stream(seed, "asked votes left")
    left = [sorted(shuffled(rng, v.CARDS[:-1])[: int(rng.random() * len(v.CARDS))]) for _ in situation.seats]
    found: list[list[str]] = []
    for seat in situation.seats:
        hands, told = hands_left(situation, seat), is_place_given(situation, f"votes.{seat}")
        unknown: list[str] = [*v.cards_of_bits(pick_random(rng, hands))] if hands else [*left[seat], v.UNDECIDED_CARD]
        found.append(held[seat] if told else unknown)
    return found


def hands_left(situation: Situation, seat: Seat) -> Sequence[v.Cards] | None:
    """Return what a seat may have left by the voting cards that it has used or kept: all others, or so many of them.

    None where that is not told.
    """
    told = f"votes.{seat}" in situation.assumed and question_play.name_of_assumed_cards(seat) not in situation.assumed
    part = question_play.number_of_cards_held(situation, seat) or question_play.cards_surely_held(situation, seat)
    return possible_hands(situation, seat) if told or part else None


def votes_perhaps_left(situation: Situation, seat: Seat) -> list[int]:
    """Return how many votes a seat may have left by the voting cards that it has used up; [] where that is not told."""
    return sorted({v.vote_count_of_hand(hand) for hand in hands_left(situation, seat) or ()})


def inputs_needed_for_score(situation: Situation) -> Iterator[str]:
    """Yield the places that a winner hangs on, but those of votes that are known by the cards used up."""
    for place in inputs_that_decide_score(situation):
        kind, _, seat = place.partition(".")
        if kind != "votes" or len(votes_perhaps_left(situation, Seat(int(seat)))) != 1:
            yield place


def inputs_that_decide_score(situation: Situation) -> Iterator[str]:
    """Yield the places of buildings in doubt, each seat's target that counts, and in a tie of what breaks it.

    Where more than that is not told, nobody's victory hangs on these alone.
    """
    doubtful = question_doubt.buildings_in_doubt(situation)
    yield from (f"{question_doubt.BUILDING}.{name}" for name in doubtful)
    if is_winner_out_of_reach(situation):
        return
    places = question_play.inputs_of_targets_that_count(situation)
    yield from places
    if doubtful or not all(is_place_given(situation, place) for place in places):
        return
    state = mended_state(with_town_for_points(situation))
    tied = leading_seats(situation.seats, scoring.points_by_seat(state))
    if state.options.goals == "two" and len(tied) > 1:
        told = {seat: is_place_given(situation, f"targets.{seat}") for seat in tied}
        yield from (f"{'targets' if told[seat] else SECOND}.{seat}" for seat in tied)
        if not all(told.values()):
            return
        tied = leading_seats(tied, scoring.second_target_points_by_seat(state))
    if len(tied) > 1:
        yield from (f"votes.{seat}" for seat in tied)


def does_score_ask_for_votes(situation: Situation, seat: Seat) -> bool:
    """Return whether a seat's votes may break a tie: one on points, whatever second targets come to."""
    if question_doubt.buildings_in_doubt(situation):
        places = question_play.inputs_of_targets_that_count(situation)
        told = all(is_place_given(situation, place) for place in places)
        return told and seat in question_doubt.seats_perhaps_tied(situation)
    asked, seconds = {*inputs_that_decide_score(situation)}, {f"targets.{seat}", f"{SECOND}.{seat}"}
    is_second_asked = question_play.are_two_targets_held(situation) and not seconds.isdisjoint(asked)
    return f"votes.{seat}" in asked or is_second_asked


def types_not_told(situation: Situation) -> list[c.BuildingType]:
    """Return the types of which no building is covered where buildings are covered one by one: nobody has told them."""
    if question_play.are_points_told(situation) or not situation.position.keys() & {"board", NEAR}:
        return []
    state = mended_state(situation)
    doubtful = {state.board.square_named(name) for name in question_doubt.buildings_in_doubt(situation)}
    left = [
        building
        for square, building in state.board.buildings.items()
        if state.cover[square] == FREE and square not in doubtful
    ]
    whole = [building for building in BOARD.buildings.values() if building in left]
    return [
        each
        for each in c.BUILDING_TYPES
        if sum(building.type == each for building in whole) == len(BOARD.buildings) // len(c.BUILDING_TYPES)
    ]


def is_winner_out_of_reach(situation: Situation) -> bool:
    """Return whether neither all targets that count are told, or which of two, nor all buildings that are covered."""
    places = enumerate(question_play.inputs_of_targets_that_count(situation))
    untold = [seat for seat, place in places if not is_place_given(situation, place)]
    one_of_two = all(f"{question_play.OTHER_TARGET}.{seat}" in situation.moves for seat in untold)
    return not one_of_two and bool(types_not_told(situation))


def score_verdict(played: Played) -> Verdict:
    """Return the verdict on the winner, with points and tie-break if all targets that count are given.

    Where some are not, nor all buildings that are covered, it tells the points of the others.
    """
    if is_winner_out_of_reach(played.situation):
        return known_points_verdict(played)
    end = played.first(e.GameWon) or played.first(e.VictoryShared)
    assert end, "a town that is finished is scored"
    marked = {"marked": is_town_marked(played.situation)}
    if not all(
        is_place_given(played.situation, place)
        for place in question_play.inputs_of_targets_that_count(played.situation)
    ):
        winners = end.winners if isinstance(end, e.VictoryShared) else (end.seat,)
        return Verdict("score.open", {"winners": winners, **marked}, (end.rule,))
    rules = played.rules(e.TargetScored, e.SecondScored, e.VotesCompared, type(end))
    if isinstance(end, e.VictoryShared):
        return Verdict("score.shared", {"winners": end.winners, "scores": end.scores, **marked}, rules)
    compared, second = played.first(e.VotesCompared), played.first(e.SecondScored)
    key = "score.votes" if compared else "score.second" if second else "score.won"
    return Verdict(key, {"seat": end.seat, "scores": end.scores, **marked}, rules)


def winner_alone(verdict: Verdict) -> Verdict:
    """Return a verdict without points, and without what broke a tie: who wins."""
    winners = verdict.params.get("winners", (verdict.params.get("seat"),))
    if winners == (None,):
        return verdict
    return Verdict("score.open", {"winners": winners, "marked": verdict.params["marked"]}, verdict.rules)


def winner_in_all_cases(_situation: Situation, verdicts: Sequence[Verdict]) -> Verdict | None:
    """Return the verdict that the same seats win in all cases; None where others do in some, or that is open."""
    first, *others = map(winner_alone, verdicts)
    if first.key != "score.open" or not all(first.says_same_as(other) for other in others):
        return None
    return Verdict("score.sure", first.params, first.rules)


def is_town_marked(situation: Situation) -> bool:
    """Return whether it is told building by building what is covered: what is left untouched counts as uncovered."""
    return not question_play.are_points_told(situation) and bool(situation.position.keys() & {"board", NEAR})


def known_points_verdict(played: Played) -> Verdict:
    """Return the verdict that tells the points of each seat whose target is told, and of the winner nothing."""
    places = question_play.inputs_of_targets_that_count(played.situation)
    told = [is_place_given(played.situation, place) for place in places]
    points = {each.seat: each.points for each in played.events if isinstance(each, e.TargetScored)}
    scores = tuple(points[seat] if known else None for seat, known in enumerate(told))
    others = tuple(seat for seat, known in enumerate(told) if not known)
    rules = (each.rule for each in played.events if isinstance(each, e.TargetScored) and told[each.seat])
    params = {"scores": scores, "others": others, "marked": is_town_marked(played.situation)}
    return Verdict("score.known", params, tuple(dict.fromkeys(rules)))


def with_untold_types_covered(situation: Situation) -> Iterator[tuple[dict[Path, str], Situation]]:
    """Yield each type of which no building is told to be covered, and the town in which all of it is."""
    near = situation.position.get(NEAR, {})
    for type_ in types_not_told(situation):
        board = mended_state(situation).board
        squares = (square for square, building in board.buildings.items() if building.type == type_)
        covered = {board.square_name(square): ON_TILE for square in squares}
        yield {f"{COVERED}.{type_}": ""}, with_values_at_keys(situation, **{NEAR: near | covered})
