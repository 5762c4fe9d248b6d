"""Booklets: three pages of a game made into one, with links that hold on paper."""

import re
from pathlib import Path

import pytest

from tools import booklets

PAGE = """<html><head><title>{title} - The Book</title><script>run()</script></head><body>
<article class="md-content__inner md-typeset">{inside}</article><script src="x.js"></script></body></html>"""
INSIDE = {
    "rules": '<h1 id="rules">Rules</h1><section id="HC-1.1">…</section><a class="x" href="../glossary/#cards">c</a>',
    "glossary": '<h1 id="glossary">Words</h1><h2 id="cards">Cards</h2><a href="../rules/#HC-1.1">HC-1.1</a>',
    "aid": (
        '<h1 id="aid">Aid</h1><h2 id="cards">Cards</h2>'
        '<a href="#cards">c</a> <a href="../bots/">b</a> <a href="../rules/">r</a>'
    ),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return the pages of a small game."""
    for part, inside in INSIDE.items():
        (tmp_path / part).mkdir()
        (tmp_path / part / "index.html").write_text(
            PAGE.format(title=f"The {part} of High Card", inside=inside), "utf-8"
        )
    return tmp_path


def test_a_booklet_is_rules_glossary_and_aid(folder: Path) -> None:
    html = booklets.booklet_html(folder, "")
    assert re.findall(r"<h1[^>]*>(\w+)", html) == ["Rules", "Words", "Aid"]
    assert '@bottom-left { content: "The rules of High Card - The Book"' in html


def test_each_id_is_there_once_and_each_link_leads_to_one(folder: Path) -> None:
    html = booklets.booklet_html(folder, "")
    ids = re.findall(r'\bid="?([\w.-]+)', html)
    assert len(set(ids)) == len(ids)
    assert set(re.findall(r'href="#([^"]+)"', html)) == {
        "part-glossary-cards",
        "HC-1.1",
        "part-aid-cards",
        "part-rules",
    }
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(ids)


@pytest.mark.parametrize(
    ("address", "href"),
    [("https://example.org/en/high-card/", ' href="https://example.org/en/high-card/bots/"'), ("", "")],
)
def test_a_link_out_of_the_booklet_needs_the_address_of_the_site(folder: Path, address: str, href: str) -> None:
    assert f"<a{href}>b</a>" in booklets.booklet_html(folder, address)
    assert booklets.link_in_booklet("aid", "https://example.com/else", address) == ' href="https://example.com/else"'
