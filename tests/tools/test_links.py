"""Links that only the finished site knows: to a rule on whatever page has it, and from a widget to its game's rules."""

from pathlib import Path

import pytest

from tools.finished import Pages
from tools.links import point_rules, show_waiting, with_rule_links

WAYS = {"LU-2.4": "../land-unter/rules/", "DD-2.4": "../drunter-drueber/rules/"}


@pytest.mark.parametrize(("game", "rules"), [("land_unter", "LU-2.4"), ("drunter_drueber", "DD-2.4"), ("unknown", "")])
@pytest.mark.parametrize("widget", ["example", "play"])
def test_a_widget_knows_the_rules_of_its_own_game(widget: str, game: str, rules: str) -> None:
    tag = f'<trick-{widget} class="x" data-game="{game}" data-key="k">'
    assert f'data-rules="{WAYS.get(rules, "")}" class="x"' in with_rule_links(tag, WAYS)


def test_a_widget_is_told_once() -> None:
    once = with_rule_links('<trick-play class="x" data-game="land_unter">', WAYS)
    assert with_rule_links(once, WAYS) == once


def test_links_lead_to_the_page_that_has_the_rule(tmp_path: Path) -> None:
    for game, rule in (("land-unter", "LU-2.4"), ("drunter-drueber", "DD-2.4")):
        (tmp_path / game / "rules").mkdir(parents=True)
        (tmp_path / game / "rules/index.html").write_text(f'<section id="{rule}"></section><a href="#DD-2.4">', "utf-8")
    pages = Pages.read(tmp_path)
    point_rules(tmp_path, pages)
    assert 'href="#DD-2.4"' in pages[tmp_path / "drunter-drueber/rules/index.html"]
    assert 'href="../../drunter-drueber/rules/#DD-2.4"' in pages[tmp_path / "land-unter/rules/index.html"]


@pytest.mark.parametrize("place", ["LU-2.4", "L10", "term-hand"])
def test_a_link_to_a_paragraph_opens_in_place(place: str) -> None:
    assert with_rule_links(f'<a href="../x/#{place}">', {}) == f'<a data-in-place href="../x/#{place}">'
    assert with_rule_links(with_rule_links(f'<a href="#{place}">', {}), {}).count("data-in-place") == 1


@pytest.mark.parametrize(
    "link",
    [
        '<a class="number" href="#LU-2.4">',
        '<a class="rule" href="#LU-2.4">',
        '<a href="../rules/#setup">',
        '<a href="#L10x">',
        '<a href="../rules/">',
    ],
)
def test_other_links_lead_where_they_lead(link: str) -> None:
    assert with_rule_links(link, {"LU-2.4": ""}) == link


def test_what_waits_is_shown_once_it_is_there(tmp_path: Path) -> None:
    page = tmp_path / "en/index.html"
    page.parent.mkdir()
    page.write_text('<p><!-- booklet: <a href="x.pdf">x</a> --></p><!-- picture: <meta> -->', "utf-8")
    for _ in range(2):
        show_waiting(tmp_path, "booklet")
        assert page.read_text("utf-8") == '<p><a href="x.pdf">x</a></p><!-- picture: <meta> -->'
