"""The engine as it ships, in the Pyodide that ships: bytecode, and a part of Python's library."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.stored_games import digest, fingerprints
from tools import build, paths
from tools.paths import ROOT

RUN = Path(__file__).with_name("run.mjs")
LIBRARY = "tools/pyodide/stdlib.txt"
CALLS = ("tests.pyodide.tour:python", "tests.pyodide.tour:tour", "tests.pyodide.tour:stored_games")


@pytest.fixture(scope="module")
def answers() -> dict[str, Any]:
    """Return what the functions return in the Python of the browser."""
    node = shutil.which("node")
    assert node, "Node is missing"
    build.ensure()
    pyodide, engine = paths.served("assets/pyodide"), paths.served("assets/engine/engine.zip")
    command: list[str | Path] = [node, RUN, pyodide, engine, ROOT, *CALLS]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{done.stderr}\nA module that is missing is to be added to {LIBRARY}."
    return dict(zip(CALLS, json.loads(done.stdout.splitlines()[-1]), strict=True))


def test_stored_games_lead_to_the_same_states(answers: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    version, _, there = answers.values()
    assert version.endswith("emscripten")
    here = fingerprints()
    with capsys.disabled():
        print(f"\nstored games: pytest {digest(here)[:16]}, Python {version} {digest(there)[:16]}")
    assert there == here
    assert here


def test_the_library_that_ships_is_what_a_tour_of_the_api_needs(answers: dict[str, Any]) -> None:
    """A module that nothing imports any more goes; one that is missing has stopped the tour."""
    kept = (ROOT / LIBRARY).read_text().split()
    assert kept == answers["tests.pyodide.tour:tour"], f"correct {LIBRARY}"
