"""What may still happen to buildings, as boards show it on request: marks, and the same in words."""

import re
from dataclasses import replace

from engine.core.describe import Texts
from engine.games.drunter_drueber.heuristics.flood import building_safety
from engine.games.drunter_drueber.render.outlook import SHAPES
from engine.games.drunter_drueber.render.tables import TABLES
from engine.games.drunter_drueber.render.town import centre_of_square
from engine.games.drunter_drueber.rules.view import View
from tests.games.drunter_drueber.render.views import EN, FR, LANGUAGES, NAMES, drawing, fresh, games
from tests.games.drunter_drueber.towns import hand
from tests.rendered import parsed

TOWN = """
W! .  K2 K1 K3 .  R!
.  .  .  .  .  .  .
.  .  .  .  .  .  .
.  .  .  .  .  .  .
F! .  .  .  .  K4 W!
"""
"""Schools 3, 1 and 2 along the road from its corner g1; school 4 beside a wall's corner g5."""


def street(*tiles: str) -> View:
    """Return what a bystander sees of the town with these tiles left."""
    return fresh({"board": TOWN, "tiles": [hand(*tiles), hand()]}, 2)


def marks(html: str) -> dict[str, set[tuple[int, int]]]:
    """Return the middles of the marks on a board, by kind."""
    board, _, _ = html.partition("</svg>")
    paths = re.findall(r'class="d-(\w+)" d="([^"]*)"', board.partition('class="outlook"')[2])
    return {kind: {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)", path)} for kind, path in paths}


def said(view: View, words: Texts) -> list[str]:
    """Return the lines that say what the marks show."""
    found = [each for each in parsed(drawing(view, words, NAMES)).iter("div") if each.get("class") == "outlook"]
    return ["".join(line.itertext()) for each in found for line in each]


def test_each_building_bears_the_mark_of_what_may_happen_to_it() -> None:
    kinds = set[str]()
    for seen in games():
        for _, view in seen[:-1:53]:
            found = marks(drawing(view, EN, NAMES))
            wanted = {kind: set[tuple[int, int]]() for kind in SHAPES}
            for square, kind in building_safety(view).items():
                wanted[kind].add(centre_of_square(view.board, square))
            if view.phase != "over":
                assert found == {kind: there for kind, there in wanted.items() if there}
                kinds |= found.keys()
    assert kinds == {*SHAPES}


@LANGUAGES
def test_each_mark_in_the_words_is_one_of_the_board(words: Texts) -> None:
    view = street("r2", "r1", "w1")
    legend = parsed(drawing(view, words, NAMES)).findall(".//div[@class='outlook']/p/svg/path")
    assert [each.get("class") for each in legend] == ["d-exposed", "d-reach", "d-safe"]
    assert {f"d-{kind}" for kind in marks(drawing(view, words, NAMES))} == {each.get("class") for each in legend}


def test_the_words_name_buildings_and_paths() -> None:
    view = street("r2", "r1", "w1")
    assert said(view, EN) == [
        "Exposed next turn: school 3 (road); school 4 (wall 2).",
        "In reach later: 1 building.",
        "Safe for ever: school 2.",
    ]
    assert said(street("r2", "r2", "w1"), FR)[1:] == ["À portée plus tard\u00a0: 2 bâtiments."]


def test_nothing_is_marked_after_the_end_or_where_tiles_were_not_told() -> None:
    view = street("r2", "w1")
    for other in (replace(view, phase="over"), replace(view, untold=frozenset({"tiles.1"}))):
        assert (marks(drawing(other, EN, NAMES)), said(other, EN)) == ({}, [])


@LANGUAGES
def test_the_example_of_the_aid_shows_all_three(words: Texts) -> None:
    assert {*marks(str(TABLES["outlook"](words)))} == {*SHAPES}
