"""The regret of decisions: judged apart from the worlds that found the best move, none where the best is played."""

import json
from itertools import islice
from math import inf
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.bots.arena import confidence_half_width
from engine.bots.bot import own_seat
from engine.bots.regret import (
    BUDGETS,
    candidate_utilities,
    regret_of_move,
)
from engine.bots.self_play import bot_game_views_with_choice, decision_views_from_bot_games
from engine.core.rng import random_stream
from engine.games.land_unter.rules.components import ROUNDS
from engine.games.land_unter.rules.game import GAME
from engine.games.registry import HEURISTICS


def test_the_best_move_of_one_half_is_judged_in_the_other() -> None:
    judged = {"a": [0.6, 0.2, 0.6, 0.2], "b": [0.4, 0.5, 0.4, 0.5]}
    # In the first half "a" is best, and worse by 0.3 in the second; there "b" is, and worse by 0.2 in the first.
    assert regret_of_move(judged, "b") == pytest.approx((-0.3 + 0.0) / 2)
    assert regret_of_move(judged, "a") == pytest.approx((0.0 - 0.2) / 2)
    assert regret_of_move({"a": [0.5, 0.5], "b": [0.1, 0.3]}, "b") == pytest.approx(0.3)


def test_an_interval_needs_two_decisions() -> None:
    assert confidence_half_width([0.1]) == inf
    assert confidence_half_width([0.0, 0.2]) == pytest.approx(1.96 * 0.1)


def test_views_are_of_seats_with_a_choice_and_utilities_of_all_worlds() -> None:
    heuristics = HEURISTICS[GAME.key]
    for view in islice(decision_views_from_bot_games(GAME, heuristics, 3), 4):
        moves = GAME.legal_moves(GAME.sampler(view)(random_stream(1)), own_seat(view))
        found = candidate_utilities(GAME, heuristics, view, 1, 6)
        assert len(moves) > 1
        assert [*found] == [*moves]
        assert {len(each) for each in found.values()} == {6}


def test_no_decision_without_a_choice_is_looked_at() -> None:
    """In the last round of a stage everybody plays the card that is left."""
    state = GAME.begin(3, 1, position={"round": ROUNDS - 2})
    first = [*islice(bot_game_views_with_choice(GAME, HEURISTICS[GAME.key], state, 1), 4)]
    assert [view.round for view in first] == [ROUNDS - 2] * 3 + [0]
    assert first[-1].stage == 1


def test_the_command_writes_what_each_level_loses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "regret.json"
    main(f"regret --game land_unter --decisions 2 --worlds 40 --json {target}".split())
    rows = json.loads(target.read_text("utf-8"))
    bots = [(2, None), (3, None), *((4, iterations) for iterations in BUDGETS)]
    assert [(row["level"], row["iterations"], row["decisions"]) for row in rows] == [(*bot, 2) for bot in bots]
    assert "level 4, 160 iterations: " in capsys.readouterr().out
