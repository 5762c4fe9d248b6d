"""The check that holds the translations together."""

from pathlib import Path

import pytest

from tools.structure import faults

PAGE = """---
title: {title}
---

# {title} {{#home}}

/// rule | LU-2.4
Text.
///

```
# no heading
```
"""


def written(docs: Path, **pages: str) -> Path:
    """Write one page per language."""
    for lang, text in pages.items():
        (docs / lang).mkdir(parents=True)
        (docs / lang / "page.md").write_text(text, "utf-8")
    return docs


def test_twins_pass(tmp_path: Path) -> None:
    docs = written(tmp_path, fr=PAGE.format(title="Règles"), en=PAGE.format(title="Rules"))
    assert faults(docs, ["fr", "en"]) == []


def test_the_book_passes() -> None:
    assert faults(Path("docs"), ["fr", "en"]) == []


def test_missing_page(tmp_path: Path) -> None:
    docs = written(tmp_path, fr=PAGE.format(title="Règles"))
    (docs / "en").mkdir()
    assert faults(docs, ["fr", "en"]) == ["page.md: the page is missing in en."]


@pytest.mark.parametrize(
    ("change", "to", "fault"),
    [
        ("# Rules {#home}", "## Rules {#home}", "page.md: “# {#home}” in fr is “## {#home}” in en."),
        ("{#home}", "{#start}", "page.md: “# {#home}” in fr is “# {#start}” in en."),
        ("/// rule | LU-2.4", "/// rule | LU-2.5", "page.md: “/// rule | LU-2.4” in fr is “/// rule | LU-2.5” in en."),
        ("title:", "name:", "page.md: “title:” in fr is “name:” in en."),
        (" {#home}", "", "en/page.md: a heading (#) has no id of its own; write {#id} behind it."),
        ("/// rule", "/// rool", "en/page.md: nobody knows the block “/// rool | LU-2.4”."),
    ],
)
def test_difference_is_named(tmp_path: Path, change: str, to: str, fault: str) -> None:
    docs = written(tmp_path, fr=PAGE.format(title="Règles"), en=PAGE.format(title="Rules").replace(change, to))
    assert fault in faults(docs, ["fr", "en"])


def test_anchor_given_twice(tmp_path: Path) -> None:
    twice = PAGE.format(title="Rules") + "\n/// rule | LU-2.4\n///\n"
    docs = written(tmp_path, fr=twice, en=twice)
    assert faults(docs, ["fr", "en"]) == [
        f"{lang}/page.md: “/// rule | LU-2.4” stands there more than once." for lang in ("fr", "en")
    ]


def test_a_widget_may_stand_on_a_page_twice(tmp_path: Path) -> None:
    twice = PAGE.format(title="Rules") + '\n<trick-play data-game="land_unter">\n' * 2
    docs = written(tmp_path, fr=twice, en=twice)
    assert faults(docs, ["fr", "en"]) == []


def test_a_head_that_would_be_shown_as_text(tmp_path: Path) -> None:
    docs = written(tmp_path, fr=PAGE.format(title="Apprendre : le but"), en=PAGE.format(title="Learn"))
    (found,) = faults(docs, ["fr", "en"])
    assert found.startswith("fr/page.md: its head is no YAML (mapping values are not allowed here")
