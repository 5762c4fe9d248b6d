"""What both languages share, and the links that the finished site mends."""

import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from engine.games.registry import KEYS
from tools import assets, build, links
from tools.engine_files import ELSEWHERE
from tools.finished import Pages
from tools.paths import ROOT, SITE, served_file

GAME_FILES = ("games/__init__.py", "games/whist/__init__.py", "games/whist/rules/trick.py")


def test_the_engine_is_packed_alike_from_like_sources(tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    for name in ("__pycache__/old.pyc", "__init__.py", "rules.py", "shell/play.py", *GAME_FILES):
        (engine / name).parent.mkdir(parents=True, exist_ok=True)
        (engine / name).write_text("", "utf-8")
    packed = []
    for folder in (tmp_path / "one", tmp_path / "two"):
        folder.mkdir()
        assets.zip_engine(tmp_path, folder)
        (engine / "rules.py").touch()
        packed.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert packed[0] == packed[1]
    names = {path.name: ZipFile(path).namelist() for path in (tmp_path / "one").iterdir()}
    shared = ["engine/__init__.py", "engine/rules.py", "engine/games/__init__.py", "engine/games/whist/__init__.py"]
    assert names == {"engine.zip": shared, "whist.zip": ["engine/games/whist/rules/trick.py"]}


def test_what_the_browser_is_sent_needs_nothing_that_it_is_not_sent(tmp_path: Path) -> None:
    assert all([*ROOT.glob(name)] for name in ELSEWHERE)
    assets.zip_engine(ROOT, tmp_path)
    for key in KEYS:
        archives = [tmp_path / "engine.zip", tmp_path / f"{key}.zip"]
        files = [Path(name) for archive in archives for name in ZipFile(archive).namelist() if name.endswith(".py")]
        modules = [".".join(file.with_suffix("").parts).removesuffix(".__init__") for file in files]
        lines = [
            f"import importlib, engine.games.{key} as game",
            f"game.__path__.append('{archives[1]}/engine/games/{key}')",
            *(f"importlib.import_module({module!r})" for module in modules),
        ]
        where = {"PYTHONPATH": str(archives[0])}
        command = [sys.executable, "-c", "\n".join(lines)]
        done = subprocess.run(command, cwd=tmp_path, env=where, stderr=subprocess.PIPE)
        assert not done.returncode, done.stderr.decode()


def test_a_rule_is_linked_where_it_stands(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    rules, stage = tmp_path / "rules/index.html", tmp_path / "index.html"
    rules.write_text('<section id="LU-2.4"><a href="#LU-2.4">', "utf-8")
    stage.write_text('<trick-play data-game="land_unter"><a href="#LU-2.4">', "utf-8")
    pages = Pages.read(tmp_path)
    links.point_rules(tmp_path, pages)
    assert pages[rules] == '<section id="LU-2.4"><a data-in-place href="#LU-2.4">'
    assert (
        pages[stage] == '<trick-play data-rules="rules/" data-game="land_unter"><a data-in-place href="rules/#LU-2.4">'
    )


def test_an_example_stands_on_the_first_page_that_shows_it(tmp_path: Path) -> None:
    for name in ("b", "a"):
        (tmp_path / f"{name}.md").write_text("/// example | tie\n///\n\n/// example | split\n///\n", "utf-8")
    assert links.example_pages(tmp_path) == {"tie": "/a.md#ex-tie", "split": "/a.md#ex-split"}


def test_everything_that_both_languages_share_is_written() -> None:
    build.build_if_needed()
    modules = ROOT / "node_modules"
    for name in assets.PYODIDE:
        assert served_file(f"assets/pyodide/{name}").read_bytes() == (modules / "pyodide" / name).read_bytes()
    morph = modules / "idiomorph/dist/idiomorph.esm.js"
    assert served_file("assets/vendor/idiomorph.js").read_bytes() == morph.read_bytes()
    zips = ("engine/engine.zip", "pyodide/python_stdlib.zip")
    engine, library = (ZipFile(served_file(f"assets/{name}")).namelist() for name in zips)
    assert "engine/core/game.pyc" in engine
    game = ZipFile(served_file("assets/engine-drunter_drueber/drunter_drueber.zip")).namelist()
    assert "engine/games/drunter_drueber/rules/board.txt" in game
    assert not [name for name in engine if name.startswith("engine/games/") and name.count("/") > 3]
    assert not [name for name in (*engine, *library) if name.endswith(".py")]


def test_licences_of_all_that_others_made_are_there() -> None:
    build.build_if_needed()
    text = served_file("assets/licences/licences.txt").read_text("utf-8")
    for name in ("Pyodide", "Python", "idiomorph", "@orama/stemmers", "Material for MkDocs"):
        assert f"== {name}\n" in text
    assert "Mozilla Public License" in text
    assert text.count("Permission is hereby granted") == 1
    assert "Apache License" in text


def test_no_map_of_sources_is_served() -> None:
    build.build_if_needed()
    assert not list(SITE.rglob("*.map"))


def test_fonts_are_of_latin_script_and_bring_their_licences(tmp_path: Path) -> None:
    assets.copy_fonts(ROOT / "node_modules", tmp_path / "fonts")
    written = {path.name for path in (tmp_path / "fonts").iterdir()}
    assert {"LICENSE-literata.txt", "LICENSE-source-sans-3.txt", "fonts.css"} <= written
    sheet = (tmp_path / "fonts/fonts.css").read_text("utf-8")
    named = re.findall(r"url\(([^)]*)\)", sheet)
    assert sorted(named) == sorted(name for name in written if name.endswith(".woff2"))
    assert len(named) == 6
    assert all("-latin-" in name for name in named)
