"""What bots know of a game: the contract of `engine/core/heuristics.py`, held along games of the rollout policy.

Each test says which game breaks it.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from engine.core.game import EVERYONE
from engine.core.heuristics import Belief
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS

every_game = pytest.mark.parametrize("key", GAMES)

TRUTHS = 3
"""States drawn from each view, in which what is hidden differs."""


@cache
def decisions(key: str) -> list[Any]:
    """Return every state of a few games in which a decision is due, and after each game its end; options take turns."""
    game, found = GAMES[key], []
    for players in game.player_counts:
        options = {option.key: option.choices[players % len(option.choices)] for option in game.options}
        state, rng = game.begin(players, 5, options), random_stream(5)
        found.append(state.clone())
        while game.decision(state):
            game.apply_moves(state, HEURISTICS[key].rollout.choose_move_for_each_seat(state, rng))
            found.append(state.clone())
    return found


def some(key: str) -> Iterator[tuple[Any, int]]:
    """Yield some of these states, each with a seat that owes a move."""
    for state in decisions(key)[:: max(1, len(decisions(key)) // 60)]:
        decision = GAMES[key].decision(state)
        if decision:
            yield state, decision.seats[-1]


@every_game
def test_values_are_chances_of_victory_and_exact_at_the_end(key: str) -> None:
    game, evaluator = GAMES[key], HEURISTICS[key].evaluator
    for state in decisions(key):
        (values, points), result = evaluator.evaluate(state), game.result(state)
        assert len(values) == len(points) == state.players
        assert sum(values) == pytest.approx(1), f"{key}: chances of victory add up to {sum(values)}"
        assert all(0 <= value <= 1 for value in values), f"{key}: {values} are no chances"
        if result:
            winners = [seat for seat, value in enumerate(values) if value]
            assert winners == list(result.winners), f"{key}: at the end the chances are {values}, not the result"
            assert tuple(points) == result.scores, f"{key}: {points} expected of {result.scores}"


@every_game
def test_phases_never_fall_and_rollouts_end_with_the_game(key: str) -> None:
    evaluator, latest, horizon = HEURISTICS[key].evaluator, None, 0
    for state in decisions(key):
        phase = evaluator.phase_index(state)
        over = GAMES[key].decision(state) is None
        assert latest is None or phase >= latest, f"{key}: phase_index falls from {latest} to {phase}"
        assert over or evaluator.near_horizon(state) > phase, f"{key}: a rollout from phase {phase} has no length"
        assert over or evaluator.far_horizon(state) >= evaluator.near_horizon(state), f"{key}: far is nearer than near"
        assert not over or phase >= horizon, f"{key}: a rollout would go on to {horizon}, the game ends at {phase}"
        latest, horizon = (None, 0) if over else (phase, max(horizon, evaluator.far_horizon(state)))


@every_game
def test_a_prior_has_a_score_for_each_move_and_sees_nothing_hidden(key: str) -> None:
    game, prior = GAMES[key], HEURISTICS[key].prior
    for state, seat in some(key):
        moves = game.legal_moves(state, seat)
        scores = list(prior.score_moves(state, seat, moves))
        assert len(scores) == len(moves), f"{key}: not one score for each of {moves}"
        assert len(prior.answer_meant_by_each_move(state, seat, moves)) == len(moves), (
            f"{key}: not one answer for each of {moves}"
        )
        candidates = list(prior.candidate_moves(state, seat, moves))
        assert candidates == [move for move in moves if move in candidates], f"{key}: candidates in another order"
        sensible = list(prior.sensible_moves(state, seat, candidates))
        assert sensible, f"{key}: none of {candidates} is sensible"
        assert sensible == [move for move in candidates if move in sensible], f"{key}: sensible moves in another order"
        draw, rng = game.sampler(game.view(state, seat)), Random(1)
        for truth in [draw(rng) for _ in range(TRUTHS)]:
            assert list(prior.sensible_moves(truth, seat, candidates)) == sensible, (
                f"{key}: what is sensible shows secrets"
            )
            assert list(prior.score_moves(truth, seat, moves)) == scores, (
                f"{key}: the prior of seat {seat} sees what it may not"
            )
            assert list(prior.candidate_moves(truth, seat, moves)) == candidates, (
                f"{key}: candidates show what is hidden"
            )


def belief_of(key: str) -> Belief[Any, Any, Any]:
    """Return the belief of a game."""
    found = HEURISTICS[key].belief
    assert found is not None
    return found


@pytest.mark.parametrize("key", [key for key in GAMES if HEURISTICS[key].belief])
def test_a_belief_is_about_all_others_and_comes_from_the_view_alone(key: str) -> None:
    game, belief = GAMES[key], belief_of(key)
    for state, seat in some(key):
        view = game.view(state, seat)
        found = belief.beliefs(view)
        assert set(found) == {*range(state.players)} - {seat}, f"{key}: seat {seat} believes something of {set(found)}"
        assert all(0 <= chance < 1 + 1e-9 for each in found.values() for chance in each.values()), f"{key}: {found}"
        other = game.sampler(view)(Random(2))
        assert belief.beliefs(game.view(other, seat)) == found, f"{key}: the belief of seat {seat} knows the truth"
        moves = game.legal_moves(state, seat)
        costs = belief.information_costs(view, moves)
        assert len(costs) == len(moves), f"{key}: not one cost for each of {moves}"
        assert all(cost >= 0 for cost in costs), f"{key}: what moves reveal costs {costs}, some of it less than nothing"


@pytest.mark.parametrize("key", [key for key in GAMES if HEURISTICS[key].belief])
def test_beliefs_add_up_to_what_a_seat_holds_and_leave_the_truth_possible(key: str) -> None:
    game, belief = GAMES[key], belief_of(key)
    for state, seat in some(key):
        truth = belief.beliefs(game.view(state, EVERYONE))
        assert all(abs(chance - round(chance)) < 1e-9 for held in truth.values() for chance in held.values()), (
            f"{key}: all is seen, and yet {truth} is believed"
        )
        for other, chances in belief.beliefs(game.view(state, seat)).items():
            held = [secret for secret, chance in truth[other].items() if round(chance)]
            assert held, f"{key}: seat {other} holds nothing"
            assert sum(chances.values()) == pytest.approx(len(held)), (
                f"{key}: seat {other} holds {len(held)}, but its chances add up to {sum(chances.values())}: {chances}"
            )
            assert all(chances[secret] > 0 for secret in held), (
                f"{key}: seat {other} holds {held}, which seat {seat} takes to be impossible: {chances}"
            )


@pytest.mark.parametrize("key", [key for key in GAMES if HEURISTICS[key].belief])
def test_a_bystander_believes_something_of_everybody(key: str) -> None:
    for state, _ in some(key):
        assert set(belief_of(key).beliefs(GAMES[key].view(state, None))) == {*range(state.players)}, key
