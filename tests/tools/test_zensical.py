"""What two builds of one book differ in; that of Zensical itself is `make zensical`."""

from pathlib import Path

import yaml

from tools.paths import LANGS, ROOT
from tools.zensical import differences, parts_of_pages, whole_settings

PAGE = """<body id="top"><article><h1 id="a">A</h1>
<trick-example id="ex-one" data-key="one"><svg></svg><svg></svg></trick-example>
<a href="../rules/#LU-2.4">LU-2.4</a></article></body>"""


def test_what_a_page_lacks_is_said_and_by_its_name(tmp_path: Path) -> None:
    for book, page in (("old", PAGE), ("new", PAGE.replace("<svg></svg>", "", 1).replace("LU-2.4", "LU-2.5"))):
        (tmp_path / book / "learn").mkdir(parents=True)
        (tmp_path / book / "learn/index.html").write_text(page, "utf-8")
    (tmp_path / "old/index.html").write_text(PAGE, "utf-8")
    old, new = parts_of_pages(tmp_path / "old"), parts_of_pages(tmp_path / "new")
    assert sum(old["index.html"].values()) == 6
    assert [*differences(old, new)] == [
        "index.html: no such page",
        "learn/index.html: link to a rule LU-2.4 (1)",
        "learn/index.html: picture <svg (1)",
    ]
    assert [*differences(old, old)] == []


def test_settings_are_whole_and_can_be_written() -> None:
    for lang in LANGS:
        settings = yaml.safe_load(whole_settings(lang, ROOT / "build/there"))
        assert settings["docs_dir"] == f"docs/{lang}"
        assert settings["site_dir"] == "build/there"
        assert "known.md" in settings["nav"]
