"""Evaluators are fitted by a program: it finds what is there, and gives the same numbers again."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from math import exp, log
from pathlib import Path
from typing import Any

import pytest

from engine.__main__ import main
from engine.bots.fit import Observation, fitted_weights, play_and_collect_observations, solve_linear_system
from engine.core.heuristics import FittedEvaluator, Weight, softmax
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS

every_fitted_game = pytest.mark.parametrize(
    "key", [key for key, heuristics in HEURISTICS.items() if isinstance(heuristics.evaluator, FittedEvaluator)]
)
"""A game may also have an evaluator of another kind, with no weights to be fitted."""


def evaluator_of(key: str) -> FittedEvaluator[Any]:
    """Return the evaluator of a game."""
    found = HEURISTICS[key].evaluator
    assert isinstance(found, FittedEvaluator)
    return found


def seen(weight: float, slope: float, number: int = 4000) -> list[Observation]:
    """Return games for three with one feature: chances of victory grow with it by a logit, points in proportion."""
    rng, found = random_stream(1), []
    for _ in range(number):
        rows = [[rng.random() * 4] for _ in range(3)]
        parts = [exp(weight * row[0]) for row in rows]
        luck, winner = rng.random() * sum(parts), 0
        while luck > parts[winner]:
            luck -= parts[winner]
            winner += 1
        points = [round(100 * (slope * row[0] + 2)) for row in rows]
        found.append(Observation(rows, [float(seat == winner) for seat in range(3)], points))
    return found


def test_the_fit_finds_the_weights_that_made_the_games() -> None:
    weights = fitted_weights(seen(0.7, 1.5), ["luck"])
    assert list(weights) == ["luck", "constant"]
    assert weights["luck"].chances == pytest.approx(0.7, abs=0.05)
    assert weights["luck"].points == pytest.approx(150, rel=0.01)
    assert weights["constant"].points == pytest.approx(200, rel=0.01)


def test_a_linear_system_is_solved_whatever_the_order_of_its_lines() -> None:
    assert solve_linear_system([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


@every_fitted_game
def test_every_number_of_players_has_a_weight_for_each_feature(key: str) -> None:
    evaluator = evaluator_of(key)
    module = import_module(f"engine.games.{key}.heuristics.weights")
    assert list(module.WEIGHTS) == list(GAMES[key].player_counts)
    for weights in module.WEIGHTS.values():
        assert list(weights) == [*evaluator.names, "constant"]


def loss(weights: Mapping[str, Weight], seen: Sequence[Observation]) -> float:
    """Return the mean log-loss of the winner under these weights."""
    total = 0.0
    for each in seen:
        scores = [sum(x * w.chances for x, w in zip(row, weights.values(), strict=False)) for row in each.features]
        chances = softmax(scores, 1.0)
        total -= sum(share * log(chance) for share, chance in zip(each.shares, chances, strict=True))
    return total / len(seen)


@every_fitted_game
def test_the_weights_are_what_the_program_finds(key: str) -> None:
    """On games that neither has seen, stored weights are as good as those of a small sample, and far from guessing."""
    game, heuristics = GAMES[key], HEURISTICS[key]
    players = min(game.player_counts)
    names = evaluator_of(key).names
    anew = fitted_weights(play_and_collect_observations(game, heuristics, players, 24, 5), names)
    fresh = play_and_collect_observations(game, heuristics, players, 16, 6)
    stored = import_module(f"engine.games.{key}.heuristics.weights").WEIGHTS[players]
    assert loss(stored, fresh) < log(players) - 0.02
    assert loss(stored, fresh) < loss(anew, fresh) + 0.03


def test_the_command_prints_the_same_each_time_and_writes_where_it_belongs(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    command = ["fit", "--game", "drunter_drueber", "--games", "2"]
    main(command)
    printed = capsys.readouterr().out
    assert printed.startswith(
        '"""Written by `python -m engine fit --game drunter_drueber --games 2 --seed 1 --write`."""'
    )
    target = tmp_path / "games/drunter_drueber/heuristics/weights.py"
    target.parent.mkdir(parents=True)
    monkeypatch.setattr("engine.bots.fit.__file__", str(tmp_path / "bots/fit.py"))
    main([*command, "--write"])
    assert target.read_text("utf-8") == printed
