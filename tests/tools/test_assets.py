"""What both languages share, and the links that the finished site mends."""

import json
import zipfile
from pathlib import Path

from tools import assets, links


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
    assert rules.read_text() == '<section id="LU-2.4"><a href="#LU-2.4">'
    assert stage.read_text() == '<trick-play data-rules="rules/" data-game="land_unter"><a href="rules/#LU-2.4">'


def test_an_example_stands_on_the_first_page_that_shows_it(tmp_path: Path) -> None:
    for name in ("b", "a"):
        (tmp_path / f"{name}.md").write_text("/// example | tie\n///\n\n/// example | split\n///\n")
    assert links.example_pages(tmp_path) == {"tie": "/a.md#ex-tie", "split": "/a.md#ex-split"}
