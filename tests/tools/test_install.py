"""`pip install` gives the engine alone, typed, in any environment: here from an sdist, as from a package index."""

import re
import shutil
import subprocess
import sys
import tomllib
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest
from flit_core import buildapi

from tests.paths import ROOT
from tools.engine_files import installed_files


def test_the_engine_is_installed_from_an_sdist_and_plays_in_a_folder_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    shutil.unpack_archive(tmp_path / buildapi.build_sdist(str(tmp_path)), tmp_path / "source")
    (source,) = (tmp_path / "source").iterdir()
    monkeypatch.chdir(source)
    wheel = tmp_path / buildapi.build_wheel(str(tmp_path))
    packed = {name for name in ZipFile(wheel).namelist() if ".dist-info/" not in name}
    assert packed == {path.as_posix() for path in installed_files(ROOT)}, (
        "the archives of the browser are made from this list"
    )
    venv.create(tmp_path / "fresh", with_pip=False, symlinks=True)
    python = tmp_path / "fresh/bin/python"
    install = ("-m", "pip", "--python", python, "install", "--quiet", "--no-index", "--no-deps", wheel)
    subprocess.run([sys.executable, *install], check=True)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    asks = "import engine, importlib.resources as r; print(engine.__file__, (r.files(engine) / 'py.typed').is_file())"
    for words, typed, told in (
        (("-c", asks), "", rf"{tmp_path}/fresh/.* True"),
        (("-m", "engine", "play", "vineta", "--seed", "1", "--lang", "fr"), "q\n", "trois quartiers rouges"),
    ):
        done = subprocess.run([python, "-P", *words], cwd=elsewhere, input=typed, capture_output=True, encoding="utf-8")
        assert re.search(told, done.stdout), done.stderr


def test_the_version_is_the_day_of_the_newest_changes() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    newest = re.search(r"^## (\d+)-(\d+)-(\d+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert newest
    assert version == ".".join(str(int(part)) for part in newest.groups())
