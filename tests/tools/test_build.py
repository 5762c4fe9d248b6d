"""When the site is built anew: what the digest of its sources depends on."""

from pathlib import Path

import pytest

from tools import build


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a project of two pages and a settings file, which the build takes for its own."""
    (tmp_path / "docs/__pycache__").mkdir(parents=True)
    (tmp_path / "docs/a.md").write_text("one", "utf-8")
    (tmp_path / "docs/b.md").write_text("two", "utf-8")
    (tmp_path / "mkdocs.yml").write_text("site_name: book", "utf-8")
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "INPUTS", ("docs", "mkdocs.yml"))
    return tmp_path


def test_every_source_is_read_in_a_fixed_order(root: Path) -> None:
    (root / "docs/__pycache__/a.pyc").write_bytes(b"")
    assert list(build.input_files()) == [root / "docs/a.md", root / "docs/b.md", root / "mkdocs.yml"]


def test_the_digest_stays_when_nothing_changes(root: Path) -> None:
    before = build.digest_of_inputs("")
    (root / "docs/a.md").touch()
    (root / "docs/__pycache__/a.pyc").write_bytes(b"cache")
    (root / "notes.txt").write_text("no source", "utf-8")
    assert build.digest_of_inputs("") == before


def test_the_digest_depends_on_contents_names_and_the_address(root: Path) -> None:
    digests = [build.digest_of_inputs(""), build.digest_of_inputs("https://example.com/")]
    (root / "docs/a.md").write_text("three", "utf-8")
    digests.append(build.digest_of_inputs(""))
    (root / "docs/a.md").rename(root / "docs/aa.md")
    digests.append(build.digest_of_inputs(""))
    (root / "docs/aa.md").rename(root / "docs/c.md")
    digests.append(build.digest_of_inputs(""))
    (root / "docs/b.md").unlink()
    digests.append(build.digest_of_inputs(""))
    assert len(set(digests)) == len(digests)


def test_the_words_of_javascript_cannot_close_their_script_element(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "texts_for_js", lambda lang: {"end": f"</script> {lang} é"})
    assert build.words_for_js("fr") == {"BOOK_WORDS": '{"end": "\\u003c/script> fr é"}'}
