"""What both languages share, and the links that the finished site mends."""

import json
import re
import zipfile
from pathlib import Path

from tools import assets, links
from tools.paths import ROOT


def test_the_engine_is_packed_alike_from_like_sources(tmp_path: Path) -> None:
    engine = tmp_path / "engine"
    (engine / "__pycache__").mkdir(parents=True)
    (engine / "__pycache__/old.pyc").write_bytes(b"")
    (engine / "rules.py").write_text("HAND = 12\n")
    assets.pack(engine, tmp_path / "one.zip")
    (engine / "rules.py").touch()
    assets.pack(engine, tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    assert zipfile.ZipFile(tmp_path / "one.zip").namelist() == ["engine/rules.py"]


def test_the_manifest_tells_the_bytes_of_each_file(tmp_path: Path) -> None:
    pyodide = tmp_path / "pyodide"
    pyodide.mkdir()
    for name in (*assets.PYODIDE, "python_stdlib.zip"):
        (pyodide / name).write_text(name)
    (pyodide / "pyodide-lock.json").write_text('{"info": {"python": "3"}, "packages": {"numpy": {}}}')
    (tmp_path / "engine").mkdir()
    assets.runtime(pyodide, tmp_path / "engine", tmp_path / "out")
    manifest = json.loads((tmp_path / "out/manifest.json").read_text())
    assert manifest["files"] == {path.name: path.stat().st_size for path in (tmp_path / "out").glob("*[!n]")}
    assert manifest["lock"] == {"info": {"python": "3"}, "packages": {}}
    assert manifest["hashes"].keys() == manifest["files"].keys()


def test_a_rule_is_linked_where_it_stands(tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    rules, stage = tmp_path / "rules/index.html", tmp_path / "index.html"
    rules.write_text('<section id="LU-2.4"><a href="#LU-2.4">')
    stage.write_text('<trick-play data-game="land_unter"><a href="#LU-2.4">')
    links.point_rules(tmp_path)
    link = '<a data-in-place href="'
    assert rules.read_text() == f'<section id="LU-2.4">{link}#LU-2.4">'
    assert stage.read_text() == f'<trick-play data-rules="rules/" data-game="land_unter">{link}rules/#LU-2.4">'


def test_an_example_stands_on_the_first_page_that_shows_it(tmp_path: Path) -> None:
    for name in ("b", "a"):
        (tmp_path / f"{name}.md").write_text("/// example | tie\n///\n\n/// example | split\n///\n")
    assert links.example_pages(tmp_path) == {"tie": "/a.md#ex-tie", "split": "/a.md#ex-split"}


def test_everything_that_both_languages_share_is_written(tmp_path: Path) -> None:
    assets.write(ROOT, tmp_path)
    modules = ROOT / "node_modules"
    for name in (*assets.PYODIDE, "python_stdlib.zip"):
        assert (tmp_path / "pyodide" / name).read_bytes() == (modules / "pyodide" / name).read_bytes()
    assert "engine/core/game.py" in zipfile.ZipFile(tmp_path / "pyodide/engine.zip").namelist()
    morph = modules / "idiomorph/dist/idiomorph.esm.js"
    assert (tmp_path / "vendor/idiomorph.js").read_bytes() == morph.read_bytes()


def test_fonts_are_of_latin_script_and_bring_their_licences(tmp_path: Path) -> None:
    assets.fonts(ROOT / "node_modules/@fontsource-variable", tmp_path / "fonts")
    written = {path.name for path in (tmp_path / "fonts").iterdir()}
    assert {"LICENSE-literata.txt", "LICENSE-source-sans-3.txt", "fonts.css"} <= written
    sheet = (tmp_path / "fonts/fonts.css").read_text()
    named = re.findall(r"url\(([^)]*)\)", sheet)
    assert sorted(named) == sorted(name for name in written if name.endswith(".woff2"))
    assert len(named) == 6
    assert all("-latin-" in name for name in named)
