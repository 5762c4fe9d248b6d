"""The command that measures how far the coach can be believed."""

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.bots.self_play import decision_views_from_bot_games
from engine.coach import bench
from engine.coach.ledger import FIRST_WORLDS, Grade
from engine.coach.playouts import Playouts
from engine.games.registry import GAMES, HEURISTICS

KEY = "land_unter"


def test_the_command_writes_what_was_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "JUDGING_WORLDS", 16)
    monkeypatch.setattr(bench, "ITERATIONS", 8)
    target = tmp_path / "coach.json"
    main(f"coach --game {KEY} --decisions 3 --json {target}".split())
    found = json.loads(target.read_text("utf-8"))
    assert found["decisions"] == 3
    assert 0 <= found["blamed"] <= 1
    assert "3 decisions: of" in capsys.readouterr().out


def test_a_planted_blunder_is_found_and_the_best_move_not_blamed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "JUDGING_WORLDS", 4 * FIRST_WORLDS)
    game, heuristics = GAMES[KEY], HEURISTICS[KEY]
    for number, view in enumerate(decision_views_from_bot_games(game, heuristics, 3)):
        ledger = bench.settled_ledger(Playouts(game, heuristics, view, number, "bench"))
        best, *_, worst = (claim.move for claim in ledger.claims())
        if bench.cost_in_many_worlds(ledger, Playouts(game, heuristics, view, number, "truth"), worst)[0] >= 0.15:
            break
    assert bench.is_mistake_or_worse(bench.coach_claim_of_move(ledger, worst))
    assert not bench.is_mistake_or_worse(bench.coach_claim_of_move(ledger, best))


def test_a_move_that_costs_just_a_blunder_is_planted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ITERATIONS", 1)
    for cost, planted in ((Grade.BLUNDER.value, 1), (Grade.BLUNDER.value - 0.001, 0)):
        monkeypatch.setattr(bench, "cost_in_many_worlds", lambda *_, cost=cost: (cost, 0.0))
        assert bench.measure_trust_in_coach(GAMES[KEY], HEURISTICS[KEY], 3, 1).planted == planted


def test_nothing_has_no_share() -> None:
    assert bench.share_of_true([]) == 0.0
    assert bench.share_of_true([True, False]) == 0.5
