"""`make new-game`: what it writes runs, keeps the contract of a game, and is well set."""

import re
import shutil
import subprocess
import sys
from itertools import chain, count, product
from pathlib import Path
from string import ascii_uppercase

import pytest

from engine.games.registry import GAMES
from tests.paths import ROOT
from tools.new_game import examples
from tools.new_game.__main__ import TEMPLATE, faults, filled_template, free_capital, placeholder_values
from tools.paths import page_folder

NEEDED = (
    *("engine", "tests", "docs", "overrides", "tools", "mkdocs.yml", "pyproject.toml"),
    *("CONTRIBUTING.md", "cspell.config.yaml"),
)
KEY = next(key for number in count() if (key := "high_card" + "_again" * number) not in GAMES)
"""A game that there is not yet, even when somebody has followed A-GAME-IN-AN-HOUR.md to the letter."""
PAIRS = map("".join, product(ascii_uppercase, repeat=2))
LETTERS = next(letters for letters in chain(["HC"], PAIRS) if not [*faults(KEY, letters, "2-4")])
PATH = page_folder(KEY)
OF_ALL_GAMES = (
    "tests/test_guards.py",
    "tests/test_typed_numbers.py",
    "tests/api",
    "tests/bots",
    "tests/coach",
    "tests/match",
)
"""The tests that play or read every game, beside the conformance suite and those in a browser."""
PYTEST = ("pytest", "-q", "-n", "0", "-p", "no:cacheprovider")


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
    run(top, "tools.new_game", KEY, LETTERS, "2-3")
    return top


def run(top: Path, *command: str) -> None:
    """Run a module of Python in a copy; fail with all that it says."""
    done = subprocess.run([sys.executable, "-m", *command], cwd=top, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]


def test_a_new_game_keeps_the_contract_of_a_game(copy: Path) -> None:
    own = ("tests/conformance", f"tests/games/{KEY}")
    run(copy, *PYTEST, "--game", KEY, *own)


def test_a_new_game_passes_the_tests_of_all_games(copy: Path) -> None:
    run(copy, *PYTEST, "-k", f"{KEY} or test_guards or test_typed_numbers", *OF_ALL_GAMES)


def test_the_name_of_a_new_game_is_no_spelling_mistake(copy: Path) -> None:
    """Whatever its language, on the pages of both; on any other page it still is one."""
    (copy / "node_modules").symlink_to(ROOT / "node_modules")
    other, word = copy / "docs/fr/other.md", KEY.split("_")[1]
    other.write_text(f"Une {word}.\n", "utf-8")
    assert word in (copy / f"docs/fr/{PATH}/rules.md").read_text("utf-8")
    places = ("docs/fr/other.md", "docs/*/index.md", f"docs/*/{PATH}/**", f"engine/games/{KEY}/{{rules,locale}}/*")
    lint = [str(ROOT / "node_modules/.bin/cspell"), "lint", "--no-progress", "--no-summary", *places]
    done = subprocess.run(lint, cwd=copy, capture_output=True, text=True, encoding="utf-8", check=False)
    other.unlink()
    found = [line.partition(" fix:")[0] for line in done.stdout.splitlines()]
    assert found == [f"docs/fr/other.md:1:5 - Unknown word ({word})"], done.stderr


def test_a_new_game_is_well_set(copy: Path) -> None:
    run(copy, "ruff", "check", "--quiet", "--no-cache")
    run(copy, "ruff", "format", "--check", "--quiet", "--no-cache")
    run(copy, "tools.structure")


def test_nothing_of_the_template_is_left_to_fill_in(copy: Path) -> None:
    words = placeholder_values(KEY, LETTERS, range(2, 4))
    for source in TEMPLATE.rglob("*.in"):
        assert not re.search("%[A-Z]+%|~[:?!;]", filled_template(source.read_text("utf-8"), words)), source.name
    assert (copy / f"overrides/assets/css/{PATH}.css").exists()
    assert f"{PATH}/rules.md" in (copy / "mkdocs.yml").read_text("utf-8")
    for lang in ("fr", "en"):
        assert f"({PATH}/play.md)" in (copy / f"docs/{lang}/index.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("key", "letters", "players", "word"),
    [
        ("High", LETTERS, "2-4", "KEY"),
        ("land_unter", LETTERS, "2-4", "KEY"),
        (KEY, "H", "2-4", "LETTERS"),
        (KEY, "LU", "2-4", "LETTERS"),
        (KEY, "IC", "2-4", "LETTERS"),
        (KEY, LETTERS, "4-2", "PLAYERS"),
        (KEY, LETTERS, "1-7", "PLAYERS"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_in_a_sentence(key: str, letters: str, players: str, word: str) -> None:
    assert [fault.partition("=")[0] for fault in faults(key, letters, players)] == [word]


def test_a_wish_that_can_be_met_has_no_fault() -> None:
    assert list(faults(KEY, LETTERS, "2-4")) == []


def test_rulings_get_a_capital_that_no_game_has() -> None:
    free = free_capital(ascii_uppercase)
    assert free_capital(f"L{free}") == free
    assert free_capital("LV") not in "LDV"


def test_examples_name_everybody_once_for_all_numbers_of_players() -> None:
    people = [name for table in examples.player_names_by_example(range(2, 7)) for name in table]
    assert len(people) == len(set(people)) == 20
    assert max(card for hand in examples.hands_of_example(6) for card in hand) <= 30
