"""Addresses that change with what they hold."""

import json
import re
from pathlib import Path

import pytest

from tools import fingerprint
from tools.fingerprint import FILES
from tools.finished import Pages

LOCK = {"info": {"version": "1"}}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """Return a site of two languages and a root page, as it is before."""
    for lang in ("fr", "en"):
        for name, text in (("js/main.js", "1"), ("css/book.css", lang), ("shared/not.png", "")):
            write(tmp_path / lang / "assets" / name, text)
        links = '<a href="../assets/js/main.js"><img src="../../assets/icons/i.svg"><b title="my assets/js/">'
        write(tmp_path / lang / "rules/index.html", FILES + links)
        write(tmp_path / lang / "app.webmanifest", '{"src": "../assets/icons/i.svg"}')
    for name in ("pyodide/a.wasm", "engine/engine.zip", "engine-whist/whist.zip", "icons/i.svg"):
        write(tmp_path / "assets" / name, name)
    write(tmp_path / "404.html", '<link href="/book/assets/icons/i.svg"><a href="fr/">')
    return tmp_path


def write(path: Path, text: str) -> None:
    """Write a file, with its folders."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def write_fingerprints(site: Path) -> None:
    """Write the fingerprints of a site, and its pages."""
    pages = Pages.read(site)
    fingerprint.write_fingerprints(site, pages, LOCK)
    pages.write()


def targets(page: Path) -> list[Path]:
    """Return the files that a page asks for."""
    return [(page.parent / link).resolve() for link in re.findall(r'(?:href|src)="(\.[^"]*)"', page.read_text("utf-8"))]


def test_every_page_names_files_that_are_there(site: Path) -> None:
    write_fingerprints(site)
    for lang in ("fr", "en"):
        found = targets(site / lang / "rules/index.html")
        assert [path.name for path in found] == ["main.js", "i.svg"]
        assert all(path.is_file() for path in found)
        (icon,) = json.loads((site / lang / "app.webmanifest").read_text("utf-8")).values()
        assert (site / lang / icon).is_file()
    (icon,) = re.findall('/book/(assets/[^"]*)', (site / "404.html").read_text("utf-8"))
    assert (site / icon).is_file()
    assert '<b title="my assets/js/">' in (site / "fr/rules/index.html").read_text("utf-8")


def test_pages_tell_their_scripts_where_the_engine_is(site: Path) -> None:
    write_fingerprints(site)
    text = (site / "fr/rules/index.html").read_text("utf-8").partition('"trick-files">')[2].partition("</script>")[0]
    files = json.loads(text)
    assert (site / files["parts"]["engine"] / "engine.zip").is_file()
    assert files["sizes"] == {"a.wasm": 14, "engine.zip": 17, "whist.zip": 22}
    assert files["lock"] == LOCK


def test_a_fingerprint_depends_on_names_and_contents(tmp_path: Path) -> None:
    part = tmp_path / "part"
    write(part / "a", "one")
    seen = [fingerprint.fingerprint_of([part])]
    write(part / "a", "two")
    seen.append(fingerprint.fingerprint_of([part]))
    (part / "a").rename(part / "b")
    seen.append(fingerprint.fingerprint_of([part]))
    assert len(set(seen)) == 3
    (part / "b").touch()
    assert fingerprint.fingerprint_of([part]) == seen[-1]
