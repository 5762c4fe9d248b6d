"""The stored games lead to the same states in the Pyodide that ships, from the engine as it ships."""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.stored_games import digest, fingerprints
from tools.assets import pack

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "node_modules/pyodide"
FRESH = """
import json, sys
sys.path[:0] = [sys.argv[1], sys.argv[2]]
import engine
from tests.stored_games import fingerprints
json.dump({"engine": engine.__file__, "games": fingerprints()}, sys.stdout)
"""


def answer(*command: str | Path) -> dict[str, Any]:
    """Return the JSON that a command prints last."""
    done = subprocess.run(list(map(str, command)), cwd="/", capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    data: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return data


def test_packed_engine_and_pyodide_replay_like_the_sources(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    node = shutil.which("node")
    assert node, "Node is missing"
    assert PYODIDE.exists(), "Pyodide is missing: run make"
    shipped = tmp_path / "engine.zip"
    pack(ROOT / "engine", shipped)
    here = fingerprints()
    packed = answer(sys.executable, "-c", FRESH, shipped, ROOT)
    assert str(shipped) in packed["engine"]
    there = answer(node, Path(__file__).with_name("replay.mjs"), PYODIDE, shipped, ROOT)
    assert there["platform"] == "emscripten"
    with capsys.disabled():
        hashes = (("build", packed["games"]), (f"Pyodide {there['python']}", there["games"]), ("pytest", here))
        print("\nstored games:", ", ".join(f"{name} {digest(games)[:16]}" for name, games in hashes))
    assert there["games"] == packed["games"] == here
    assert here
