"""The set-up: what it pins, what it says when something is missing."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tools import chromium
from tools.paths import ROOT

REQUIREMENTS = sorted(ROOT.glob("requirements*.txt"))


@pytest.mark.parametrize("name", [*(path.name for path in REQUIREMENTS), "package-lock.json"])
def test_lock_files_name_no_host(name: str) -> None:
    text = (ROOT / name).read_text("utf-8")
    assert "://" not in text
    assert "--index-url" not in text
    assert '"resolved"' not in text


@pytest.mark.parametrize("path", REQUIREMENTS, ids=lambda path: path.name)
def test_every_python_package_is_pinned_with_its_hashes(path: Path) -> None:
    packages = re.findall(r"^[a-z].*\n(?: {4}.*\n?)*", path.read_text("utf-8"), re.MULTILINE)
    assert packages
    assert [package for package in packages if "==" not in package or "--hash=sha256:" not in package] == []


def test_every_npm_package_is_pinned_with_its_hash() -> None:
    manifest = json.loads((ROOT / "package.json").read_text("utf-8"))
    asked = manifest["dependencies"] | manifest["devDependencies"]
    assert [version for version in asked.values() if not re.fullmatch(r"[\d.]+", version)] == []
    locked = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, entry in locked.items() if name and "integrity" not in entry] == []


def test_nothing_is_installed_without_its_hash() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    installs = re.findall(r"^\t.*(?:pip install|npm ci|npm install).*$", makefile, re.MULTILINE)
    assert len(installs) > 4
    safe = ("--require-hashes", "npm ci ", "--package-lock-only")
    assert [line for line in installs if not any(word in line for word in safe)] == []


def test_every_action_of_the_workflow_is_pinned_to_one_commit() -> None:
    text = "\n".join(path.read_text("utf-8") for path in (ROOT / ".github/workflows").iterdir())
    actions = re.findall(r"\buses: *(.*)", text)
    pinned = [re.fullmatch(r"([\w./-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)", action) for action in actions]
    assert [action for action, match in zip(actions, pinned, strict=True) if not match] == []
    commits = {(match[1], match[2]) for match in pinned if match}
    assert len(commits) == len({name for name, _ in commits}) > 5


def programs(folder: Path, **scripts: str) -> dict[str, str]:
    """Make a machine that has nothing but these programs, and return its environment."""
    for name, script in scripts.items():
        program = folder / name
        program.write_text(f"#!/bin/sh\n{script}\n", "utf-8")
        program.chmod(0o755)
    return {"PATH": str(folder)}


@pytest.mark.parametrize(
    ("script", "scripts", "sentence"),
    [
        (
            "python.sh",
            {},
            "Python 3.11 or newer is missing: please install it, or name it with PYTHON=/path/to/python.",
        ),
        ("python.sh", {"python3": "exit 1"}, "Python 3.11 or newer is missing"),
        ("python.sh", {"python3": 'case "$2" in *ensurepip*) exit 1;; esac'}, "Python's venv module is incomplete"),
        ("node.sh", {}, "Node.js 20.18 or newer is missing: please install it."),
        ("node.sh", {"node": "exit 1"}, "Node.js 20.18 or newer is missing"),
        ("node.sh", {"node": ""}, "npm is missing: please install it beside Node.js."),
    ],
)
def test_what_is_missing_is_said_in_one_sentence(
    tmp_path: Path, script: str, scripts: dict[str, str], sentence: str
) -> None:
    machine = programs(tmp_path, **scripts)
    run = subprocess.run(["/bin/sh", ROOT / "tools" / script], env=machine, capture_output=True, text=True)
    assert run.returncode == 1
    assert run.stderr.startswith(sentence)
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("first", ["exit 1", 'case "$2" in *ensurepip*) exit 1;; esac'], ids=["old", "without venv"])
def test_a_good_python_is_named(tmp_path: Path, first: str) -> None:
    machine = programs(tmp_path, python3=first, **{"python3.12": ""})
    run = subprocess.run(["/bin/sh", ROOT / "tools/python.sh"], env=machine, capture_output=True, text=True)
    assert run.stdout == f"{tmp_path}/python3.12\n"


def test_chromium_of_ones_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    machine = programs(tmp_path, mine="", chromium="")
    monkeypatch.setenv("PATH", machine["PATH"])
    monkeypatch.delenv("CHROMIUM", raising=False)
    assert chromium.installed_chromium() == f"{tmp_path}/chromium"
    programs(tmp_path, **{"chromium-headless-shell": ""})
    assert chromium.installed_chromium() == f"{tmp_path}/chromium-headless-shell"
    monkeypatch.setenv("CHROMIUM", "mine")
    assert chromium.installed_chromium() == f"{tmp_path}/mine"
    monkeypatch.setenv("CHROMIUM", "none")
    with pytest.raises(SystemExit, match="CHROMIUM names none, which is no program"):
        chromium.installed_chromium()
