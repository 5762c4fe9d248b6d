"""`make new-game`: what it writes runs, keeps the contract of a game, and is well set."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.paths import ROOT
from tools.new_game import examples
from tools.new_game.__main__ import TEMPLATE, faults, filled_template, free_capital, placeholder_values

NEEDED = ("engine", "tests", "docs", "overrides/assets", "tools", "mkdocs.yml", "pyproject.toml", "CONTRIBUTING.md")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the repository without the transcripts, with a new game in it.

    What Python has compiled is copied too: it is as old as its source there as it is here.
    """
    top = tmp_path_factory.mktemp("book")
    for name in NEEDED:
        source, target = ROOT / name, top / name
        if source.is_file():
            shutil.copy(source, target)
        else:
            left_out = shutil.ignore_patterns("transcripts", "site", "*.png")
            shutil.copytree(source, target, ignore=left_out)
    run(top, "tools.new_game", "high_card", "HC", "2-3")
    return top


def run(top: Path, *command: str) -> None:
    """Run a module of Python in a copy; fail with all that it says."""
    done = subprocess.run([sys.executable, "-m", *command], cwd=top, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


def test_a_new_game_keeps_the_contract_of_a_game(copy: Path) -> None:
    own = ("tests/conformance", "tests/games/high_card")
    run(copy, "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "--game", "high_card", *own)


def test_a_new_game_is_well_set(copy: Path) -> None:
    run(copy, "ruff", "check", "--quiet", "--no-cache")
    run(copy, "ruff", "format", "--check", "--quiet", "--no-cache")
    run(copy, "tools.structure")
    run(copy, "tools.game_size", "check")


def test_nothing_of_the_template_is_left_to_fill_in(copy: Path) -> None:
    words = placeholder_values("high_card", "HC", range(2, 4))
    for source in TEMPLATE.rglob("*.in"):
        assert not re.search("%[A-Z]+%|~[:?!;]", filled_template(source.read_text("utf-8"), words)), source.name
    assert (copy / "overrides/assets/css/high-card.css").exists()
    assert "high-card/rules.md" in (copy / "mkdocs.yml").read_text("utf-8")
    for lang in ("fr", "en"):
        assert "(high-card/play.md)" in (copy / f"docs/{lang}/index.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("key", "letters", "players", "word"),
    [
        ("High", "HC", "2-4", "KEY"),
        ("land_unter", "HC", "2-4", "KEY"),
        ("high_card", "H", "2-4", "LETTERS"),
        ("high_card", "LU", "2-4", "LETTERS"),
        ("high_card", "IC", "2-4", "LETTERS"),
        ("high_card", "HC", "4-2", "PLAYERS"),
        ("high_card", "HC", "1-7", "PLAYERS"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_in_a_sentence(key: str, letters: str, players: str, word: str) -> None:
    assert [fault.partition("=")[0] for fault in faults(key, letters, players)] == [word]


def test_a_wish_that_can_be_met_has_no_fault() -> None:
    assert list(faults("high_card", "HC", "2-4")) == []


def test_rulings_get_a_capital_that_no_game_has() -> None:
    assert free_capital("HC") == "H"
    assert free_capital("LV") not in "LDV"


def test_examples_name_everybody_once_for_all_numbers_of_players() -> None:
    people = [name for table in examples.player_names_by_example(range(2, 7)) for name in table]
    assert len(people) == len(set(people)) == 20
    assert max(card for hand in examples.hands_of_example(6) for card in hand) <= 30
