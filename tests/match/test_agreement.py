"""The command that measures how far what the coach says of one decision agrees."""

import json
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.coach import bench
from engine.match import agreement
from engine.match.agreement import Agreement, figures_of_agreement

FOUND = Agreement("", 8, 4, 2, 1, 0, 0.5, 0.02, True, 0.01, 64, 0.1, 0.12, 0.01, True, False)


def test_the_command_goes_on_where_it_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "JUDGING_WORLDS", 8)
    monkeypatch.setattr(agreement, "EXPERT_WORLDS", 4)
    kept = tmp_path / "agreement.jsonl"
    for decisions in (1, 3):
        main(f"agreement --game land_unter --decisions {decisions} --kept {kept}".split())
    lines = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    assert len(lines) == 3
    assert [bool(line[0]) for line in lines] == [False, True, False], "whole games and mini-games by turns"
    assert [line[-1] is None for line in lines] == [False, True, False], "level 4 does not play for a goal"
    assert "land_unter, 3 players, 3 decisions" in capsys.readouterr().out


def test_the_figures_are_those_of_all_decisions() -> None:
    told = figures_of_agreement([FOUND, FOUND._replace(first_set=6, worst=0.05, worst_asked=False, expert_asked=None)])
    assert "named first, median: 5" in told
    assert "named first, blamed: 2 of 10 (20.0%)" in told
    assert "first move in the other's set: 1 of 2 (50.0%)" in told
    assert "worst moves of 10 points or more, asked about: 1 of 1 (100.0%)" in told
    assert "worst moves proven 7 points behind, asked about: 1 of 1 (100.0%)" in told
    assert "level 4's own moves, asked about: 0 of 1 (0.0%)" in told
    assert "none" in figures_of_agreement([FOUND._replace(worst=0.0)])
