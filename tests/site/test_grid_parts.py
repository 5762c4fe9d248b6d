"""The grid over a board with moves of two parts and with boxes: what follows, gives way, is sent."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.site.conftest import Visit, bound, source
from tests.site.hands import focused
from tests.site.test_grid import COLUMNS, GRID, LAY, ROWS, board, lit, square

FIRST: Final = (("R:a1", "a1"), ("B:a1", "a1"), ("R:b2", "b2"))
SECOND: Final = ("b2", "c3")
MOVES: Final = ("R:a1>b2", "R:a1>c3", "B:a1>c3", "R:b2>c3")
SWAPS: Final = ("a1=b2", "a1=c3", "b2=c3")
SAY: Final = """async (script) => {
  const { fieldsOf } = await import(script);
  return fieldsOf(document.forms[0], null);
}"""


def pair() -> str:
    """Return the form of a house that moves."""
    first = "".join(
        f'<label><input type="radio" name="move" value="{value}" data-squares="{at}"><i aria-hidden="true">!</i>{value}'
        "</label>"
        for value, at in FIRST
    )
    second = "".join(
        f'<label><input type="radio" name="to" value="{value}" data-squares="{value}">{value}</label>'
        for value in SECOND
    )
    return (
        f'<form id="decide" data-do="play" data-seat="1" data-join="&gt;" data-moves="{" ".join(MOVES)}">'
        f"<fieldset><legend>What?</legend>{first}</fieldset><fieldset class='ends'><legend>Where?</legend>{second}"
        '</fieldset><p class="count"></p><button>Move</button></form>'
    )


def swap() -> str:
    """Return the form of an exchange."""
    boxes = "".join(
        f'<label><input type="checkbox" name="move" value="{name}" data-squares="{name}">{name}</label>'
        for name in ("a1", "b2", "c3")
    )
    return (
        f'<form id="decide" data-do="play" data-seat="1" data-join="=" data-moves="{" ".join(SWAPS)}">'
        f'<fieldset><legend>Which two?</legend>{boxes}</fieldset><p class="count"></p><button>Swap</button></form>'
    )


@pytest.fixture
def page(load: Visit) -> Page:
    """A page with nothing but a board whose rows are rings, and the form of a move of two parts."""
    page = load("404.html")
    words = json.dumps({"play.so_far": "So far: {parts}."})
    page.evaluate(LAY, [GRID, board().replace("<trick-grid ", "<trick-grid data-cyclic "), pair()])
    tell = "text => document.body.insertAdjacentHTML('beforeend', `<script type=x id=trick-words>${text}</script>`)"
    page.evaluate(tell, words)
    return page


def press(page: Page, *names: str) -> None:
    """Press squares one after another."""
    for name in names:
        square(page, name).click()


def said(page: Page) -> Any:
    """Return the move that would be sent."""
    return page.evaluate(SAY, source("move-parts.js")).get("move")


def test_second_part_follows_the_first(page: Page) -> None:
    assert lit(page) == ["a1", "b2"]
    expect(page.locator(".ends")).to_be_hidden()
    press(page, "a1")
    assert (lit(page), lit(page, "from")) == (["a1", "b2", "c3"], ["a1"])
    expect(page.locator(".count")).to_have_text("So far: R:a1. Where?")
    assert said(page) == "@a1"
    press(page, "b2")
    assert (said(page), lit(page, "picked")) == ("R:a1>b2", ["a1", "b2"])
    expect(page.locator(".count")).to_have_text("R:a1 · b2")
    press(page, "a1")
    assert (said(page), lit(page)) == ("B:a1>c3", ["a1", "c3"]), "there is one place only for it to go to"
    press(page, "c3")
    assert said(page) == "B:a1>c3"
    press(page, "a1")
    assert (said(page), lit(page)) == ("", ["a1", "b2"])
    assert page.evaluate("window.gestures") is None


def test_what_cannot_be_is_sent_as_far_as_it_goes(page: Page) -> None:
    press(page, "d3", "b2", "a1")
    sent = page.evaluate("window.gestures.map(({ move }) => move)")
    assert sent == ["@d3", "R:b2>a1"]
    assert lit(page, "picked") == ["b2", "c3"], "the only end that b2 has"


def test_escape_gives_the_first_part_up(page: Page) -> None:
    press(page, "a1", "c3")
    (give_up,) = bound(page, "grid", "give_up")
    page.keyboard.press(give_up)
    assert (said(page), lit(page, "picked")) == ("", [])
    assert focused(page, "[data-square=c3]")


def test_rings_have_no_end(page: Page) -> None:
    last = f"{COLUMNS[-1]}{ROWS[0]}"
    square(page, "a1").focus()
    for key, name in (("ArrowLeft", last), ("ArrowRight", "a1"), ("ArrowUp", "a1"), ("End", last), ("Home", "a1")):
        page.keyboard.press(key)
        assert focused(page, f"[data-square={name}]")


def test_a_third_box_lets_the_second_one_go(page: Page) -> None:
    page.evaluate(LAY, [GRID, board(), swap()])
    press(page, "b2")
    assert said(page) == "@b2"
    press(page, "a1", "c3")
    assert said(page) == "b2=c3"
    press(page, "b2")
    assert (said(page), lit(page, "picked")) == ("@c3", ["c3"])
    press(page, "d3")
    assert page.evaluate("window.gestures.map(({ move }) => move).at(-1)") == "c3=d3"
