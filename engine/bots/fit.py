"""Fits the weights of a game's evaluator to games of its rollout policy against itself.

Chances of victory: a conditional logit over the seats (McFadden, "Conditional logit analysis", 1974) with a little
ridge, by Newton's method. Points: least squares with a constant. Every state where a phase begins is an observation.
Constants were chosen by hand; `python -m engine regret` measures what weights of another fit cost or gain.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from engine.core.game import AnyGame
from engine.core.heuristics import AnyHeuristics, FittedEvaluator, Weight, softmax, victory_shares
from engine.core.rng import Random, pick_random, random_stream
from engine.games.registry import GAMES, HEURISTICS, game_by_key

RIDGE: Final = 1.0
"""The weight of the squared weights beside the log-likelihood; keeps a feature that hardly varies near 0."""
NEWTON_STEPS: Final = 12
"""The most steps of Newton's method."""

RANDOM_MOVE_SHARES: Final = (0.0, 0.2, 0.5, 1.0)
"""The probabilities, 0 to 1, that a seat makes any legal move instead, drawn by seat and game: values should hold
against all kinds."""

TEMPLATE: Final = '''"""Written by `python -m engine fit --game {game} --games {games} --seed {seed} --write`."""

from typing import Final

from engine.core.heuristics import Weight, Weights

WEIGHTS: Final[Weights] = {{
{rows}}}
'''

Row = Sequence[float]
Matrix = list[list[float]]


@dataclass(frozen=True, slots=True)
class Observation:
    """A state of a game: its features by seat, and how the game ended."""

    features: Sequence[Row]
    shares: Sequence[float]
    points: Sequence[int]


def add_arguments(fit: argparse.ArgumentParser) -> None:
    """Add the command's options: the game, how many games from which seed, and whether to write the weights."""
    fit.add_argument("--game", choices=sorted(GAMES), required=True)
    fit.add_argument("--games", type=int, default=400, help="for each number of players (default %(default)s)")
    fit.add_argument("--seed", type=int, default=1, help="of the games (default %(default)s)")
    fit.add_argument("--write", action="store_true", help="into the game's weights.py, instead of printing them")


def run_command(asked: argparse.Namespace) -> None:
    """Fit the evaluator of a game and write its weights, or print them."""
    text = weights_module_text(game_by_key(asked.game), HEURISTICS[asked.game], asked.games, asked.seed)
    if asked.write:
        (Path(__file__).parents[1] / "games" / asked.game / "heuristics" / "weights.py").write_text(text, "utf-8")
    else:
        print(text, end="")


def play_and_collect_observations(
    game: AnyGame, heuristics: AnyHeuristics, players: int, games: int, seed: int
) -> list[Observation]:
    """Play this many games, taking options in turn, and return what was observed where phases began."""
    evaluator, found = heuristics.evaluator, []
    assert isinstance(evaluator, FittedEvaluator)
    for number in range(games):
        rng = random_stream(seed, "fit", game.key, players, number)
        options = {each.key: pick_random(rng, each.choices) for each in game.options}
        state, seen, phase = game.begin(players, int(rng.random() * 2**40), options), [], None
        whims = [pick_random(rng, RANDOM_MOVE_SHARES) for _ in range(players)]
        while moves := heuristics.rollout.choose_move_for_each_seat(state, rng):
            if (now := evaluator.phase_index(state)) != phase:
                seen.append(evaluator.seat_features(state))
                phase = now
            game.apply_moves(state, moves_randomly_replaced(game, state, moves, whims, rng))
        end = game.result(state)
        assert end is not None
        shares = victory_shares(end)
        found += [Observation(features, shares, end.scores) for features in seen]
    return found


def moves_randomly_replaced(
    game: AnyGame, state: Any, moves: Sequence[Any], whims: Sequence[float], rng: Random
) -> Sequence[Any]:
    """Return these moves, each replaced by a random legal one with its seat's probability."""
    decision = game.decision(state)
    assert decision is not None
    offers = game.moves_by_seat(state)
    return [
        pick_random(rng, legal) if rng.random() < whims[seat] else move
        for seat, legal, move in zip(decision.seats, offers, moves, strict=True)
    ]


def fitted_weights(seen: Sequence[Observation], names: Sequence[str]) -> dict[str, Weight]:
    """Return the weights that fit these observations best, by the names of the features and "constant"."""
    return dict(
        zip(
            (*names, "constant"),
            map(Weight, (*weights_fitted_to_victories(seen), 0.0), weights_fitted_to_points(seen)),
            strict=True,
        )
    )


def weights_fitted_to_victories(seen: Sequence[Observation]) -> list[float]:
    """Return a weight in log-odds per feature, in their order: a logistic fit to shares of victory by Newton steps."""
    size = len(seen[0].features[0])
    weights = [0.0] * size
    for _ in range(NEWTON_STEPS):
        gradient = [-RIDGE * weight for weight in weights]
        curvature = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
        for each in seen:
            add_log_likelihood_derivatives(each, weights, gradient, curvature)
        change = solve_linear_system(curvature, gradient)
        weights = [weight + step for weight, step in zip(weights, change, strict=True)]
        if max(map(abs, change)) < 1e-6:
            break
    return weights


def add_log_likelihood_derivatives(each: Observation, weights: Row, gradient: list[float], curvature: Matrix) -> None:
    """Add one observation's part of the first and second derivatives of the log-likelihood."""
    chances = softmax([sum(w * x for w, x in zip(weights, row, strict=True)) for row in each.features], 1.0)
    size = len(weights)
    mean = [sum(chance * row[k] for chance, row in zip(chances, each.features, strict=True)) for k in range(size)]
    for chance, share, row in zip(chances, each.shares, each.features, strict=True):
        off = [x - m for x, m in zip(row, mean, strict=True)]
        for k in range(size):
            if off[k]:
                gradient[k] += share * off[k]
                part, line = chance * off[k], curvature[k]
                for j in range(size):
                    line[j] += part * off[j]


def weights_fitted_to_points(seen: Sequence[Observation]) -> list[float]:
    """Return a weight in points per feature, in their order, then the constant: a least-squares fit to final points."""
    size = len(seen[0].features[0]) + 1
    moments = [[RIDGE * (row == column) for column in range(size)] for row in range(size)]
    target = [0.0] * size
    for each in seen:
        for row, points in zip(each.features, each.points, strict=True):
            full = [*row, 1.0]
            for k, x in enumerate(full):
                if x:
                    target[k] += x * points
                    line = moments[k]
                    for j in range(size):
                        line[j] += x * full[j]
    return solve_linear_system(moments, target)


def solve_linear_system(matrix: Matrix, target: Row) -> list[float]:
    """Return the solution of a linear system with a positive definite matrix (Gaussian elimination with pivots)."""
    size = len(target)
    rows = [[*line, value] for line, value in zip(matrix, target, strict=True)]
    for k in range(size):
        pivot = max(range(k, size), key=lambda at: abs(rows[at][k]))
        rows[k], rows[pivot] = rows[pivot], rows[k]
        for at in range(size):
            if at != k and (factor := rows[at][k] / rows[k][k]):
                rows[at] = [x - factor * y for x, y in zip(rows[at], rows[k], strict=True)]
    return [rows[k][-1] / rows[k][k] for k in range(size)]


def weights_module_text(game: AnyGame, heuristics: AnyHeuristics, games: int, seed: int) -> str:
    """Return the text of a game's weights module, fitted to this many games for each number of players."""
    evaluator = heuristics.evaluator
    assert isinstance(evaluator, FittedEvaluator)
    lines = []
    for players in game.player_counts:
        seen = play_and_collect_observations(game, heuristics, players, games, seed)
        lines.append(f"    {players}: {{\n")
        lines += [
            f'        "{name}": Weight({each.chances:.4g}, {each.points:.4g}),\n'
            for name, each in fitted_weights(seen, evaluator.names).items()
        ]
        lines.append("    },\n")
    return TEMPLATE.format(game=game.key, games=games, seed=seed, rows="".join(lines))
