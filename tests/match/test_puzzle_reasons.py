"""Why other moves of a bank are worse: known of each, the same as the bank tells, and written by its command."""

import argparse
import json
from dataclasses import replace
from pathlib import Path

import pytest

from engine.games.registry import PRESENTATIONS
from engine.match import puzzle_reasons
from engine.match.puzzle_bank import puzzle_as_json, quickest, read_puzzles
from engine.match.puzzle_reasons import is_explained, read_reasons, run_command
from tools.paths import MOVES, REASONS, ROOT

GAMES = [key for key in PRESENTATIONS if (ROOT / MOVES.format(key)).exists()]
every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_each_move_but_the_best_has_its_reason_and_the_foil_that_of_the_bank(game: str) -> None:
    reasons = read_reasons(ROOT / REASONS.format(game))
    outcomes = {outcome.key for outcome in PRESENTATIONS[game].outcomes}
    puzzles = read_puzzles(ROOT / MOVES.format(game))
    assert [*reasons] == [puzzle.key for puzzle in puzzles]
    for puzzle in puzzles:
        told = reasons[puzzle.key]
        assert [*told] == [each.move for each in puzzle.moves if each.move != puzzle.best], puzzle.key
        assert all(fact.key in outcomes for facts in told.values() for fact in facts), puzzle.key
        assert told[puzzle.foil] == tuple(replace(fact, world=0) for fact in puzzle.facts), puzzle.key
        assert is_explained(PRESENTATIONS[game], puzzle, told), f"{puzzle.key}: a move is refused without a reason"


def test_the_command_finds_the_reasons_that_are_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = quickest(read_puzzles(ROOT / MOVES.format("land_unter")))
    bank, found = tmp_path / "bank.json", tmp_path / "reasons.json"
    bank.write_text(f"[{puzzle_as_json(puzzle)}]", "utf-8")
    asked = argparse.Namespace(game="land_unter", bank=bank, json=found)
    run_command(asked)
    kept = json.loads((ROOT / REASONS.format("land_unter")).read_text("utf-8"))
    assert json.loads(found.read_text("utf-8")) == {puzzle.key: kept[puzzle.key]}
    monkeypatch.setattr(puzzle_reasons, "play_out_and_contrast_moves", lambda *_: pytest.fail("they are there"))
    run_command(asked)
    assert json.loads(found.read_text("utf-8")) == {puzzle.key: kept[puzzle.key]}


def test_the_command_leaves_out_of_the_bank_what_it_cannot_explain(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    puzzle = quickest(read_puzzles(ROOT / MOVES.format("land_unter")))
    bank, found = tmp_path / "bank.json", tmp_path / "reasons.json"
    bank.write_text(f"[{puzzle_as_json(puzzle)}]", "utf-8")
    unexplained = {each.move: () for each in puzzle.moves if each.move != puzzle.best}
    monkeypatch.setattr(puzzle_reasons, "reasons_of_puzzle", lambda *_: unexplained.items())
    run_command(argparse.Namespace(game="land_unter", bank=bank, json=found))
    assert read_puzzles(bank) == []
    assert json.loads(found.read_text("utf-8")) == {}
