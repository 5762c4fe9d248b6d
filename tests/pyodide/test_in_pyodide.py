"""The engine as it ships, in the Pyodide that ships: bytecode, and a part of Python's library."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from engine.games.registry import KEYS
from tests.example_steps import built_pages, made_steps
from tests.rendered import step_words
from tests.stored_games import digest, fingerprints
from tools import assets, build, paths
from tools.paths import ROOT

RUN = Path(__file__).with_name("run.mjs")
LIBRARY = "tools/pyodide/stdlib.txt"
TOUR = "tests.pyodide.tour:tour"
HOSTILE = "tests.pyodide.hostile:survived"
METHODS = "tests.pyodide.methods:compiled_at_a_start"
ARCHIVES = ("engine/engine.zip", *(f"engine-{key}/{key}.zip" for key in KEYS))
SNAPSHOT = "assets/snapshot-land_unter/land_unter.bin"
GAMES = ("tests.pyodide.tour:python", "tests.pyodide.tour:stored_games", "tests.example_steps:made_steps")


def answers(snapshot: str | Path, *calls: str) -> list[Any]:
    """Return what functions return in the Python of the browser, started from a snapshot or, without one, anew."""
    node = shutil.which("node")
    assert node, "Node is missing"
    build.build_if_needed()
    archives = ",".join(str(paths.served_file(f"assets/{name}")) for name in ARCHIVES)
    command: list[str | Path] = [node, RUN, paths.served_file("assets/pyodide"), archives, snapshot, ROOT, *calls]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, f"{done.stderr}\nA module that is missing is to be added to {LIBRARY}."
    found: list[Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_same_seed_and_moves_give_one_hash_in_build_browser_and_pytest(capsys: pytest.CaptureFixture[str]) -> None:
    """Stored games by all their states; in the build, which replays none of them, examples by all their steps."""
    build.build_if_needed()
    version, games, examples = answers(paths.served_file(SNAPSHOT), *GAMES)
    assert version.endswith("emscripten")
    here = fingerprints(), said(made_steps())
    there = games, said(examples)
    built = said(built_pages(paths.SITE))
    with capsys.disabled():
        print(f"\nstored games: pytest {digest(here[0])[:16]}, Python {version} {digest(games)[:16]}")
        print(f"examples: pytest {digest(here[1])[:16]}, build {digest(built)[:16]}, browser {digest(there[1])[:16]}")
    assert there == here
    assert built == there[1]
    assert games
    assert all(steps for steps in built.values())


def said(pages: dict[str, str]) -> dict[str, dict[str, str]]:
    """Return the words of each example's steps, by its language and key."""
    return {name: step_words(html, name.partition("/")[2]) for name, html in pages.items()}


@pytest.fixture(scope="module")
def first_start() -> list[Any]:
    """Return what a start without a snapshot compiles, and what a tour needs then: one long start for both."""
    return answers("", METHODS, TOUR)


def test_no_dataclass_of_the_engine_is_compiled_at_a_start(first_start: list[Any]) -> None:
    ready, compiled = first_start[0]
    assert ready > 100
    assert compiled == 0


def test_the_library_that_ships_is_what_a_tour_of_the_api_needs(first_start: list[Any]) -> None:
    """A module that nothing imports any more goes; one that is missing has stopped the tour."""
    assert (ROOT / LIBRARY).read_text("utf-8").split() == first_start[1], f"correct {LIBRARY}"


def test_no_hostile_text_ends_python_by_any_way_in() -> None:
    build.build_if_needed()
    [tried] = answers(paths.served_file(SNAPSHOT), HOSTILE)
    assert len(tried) == 7
    assert min(tried.values()) >= 30


def test_the_same_sources_make_the_same_snapshot(tmp_path: Path) -> None:
    """Readers get the snapshot anew only when the engine has changed; it tells nothing of who built it, or when."""
    build.build_if_needed()
    for part in ("pyodide", "engine", *(f"engine-{key}" for key in KEYS)):
        shutil.copytree(paths.served_file(f"assets/{part}"), tmp_path / part)
    assets.write_snapshots(tmp_path, assets.pyodide_lock(ROOT))
    for key in KEYS:
        made = (tmp_path / f"snapshot-{key}/{key}.bin").read_bytes()
        assert made == paths.served_file(f"assets/snapshot-{key}/{key}.bin").read_bytes()
        assert str(ROOT).encode() not in made
        others = [f"engine.games.{other}.rules".encode() for other in KEYS if other != key]
        assert not [name for name in others if name in made], "it holds one game"
