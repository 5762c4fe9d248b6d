"""The program that watches games for silly moves: level 2 makes none of the kinds, level 1 most of them."""

import sys

import pytest

from tests import silly_moves
from tests.silly_moves import WATCHED, kinds_of, watched


@pytest.mark.parametrize("key", WATCHED)
def test_level_2_makes_no_silly_move_and_level_1_does(key: str) -> None:
    kinds = kinds_of(key)
    found = {
        level: [name for made in watched(key, level, 8) for name, is_silly in kinds.items() if is_silly(made)]
        for level in (1, 2)
    }
    assert found[2] == []
    assert found[1]


def test_the_program_counts_every_kind(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["silly_moves", "drunter_drueber", "--level", "2", "--games", "1"])
    silly_moves.main()
    told = capsys.readouterr().out
    assert "drunter_drueber, level 2:" in told
    assert "     0 votes against a proposal of its own" in told
