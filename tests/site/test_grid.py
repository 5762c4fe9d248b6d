"""The grid over a board, with a form of its own: lit, chosen, told, and morphed, without any engine."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.site.conftest import Visit, source
from tests.site.hands import focused

COLUMNS: Final = "abcd"
ROWS: Final = (1, 2, 3)
PLACES: Final = (("x-2e", "x2", "b1 c1"), ("x-2s", "x2", "b1 b2"), ("y-1e", "y1", "d3"))
TILES: Final = (("x2", "2 places"), ("y1", "1 place"), ("z1", "0 places"))

GRID: Final = source("trick-grid.js")
LAY: Final = """async ([script, board, form]) => {
  const { TrickGrid } = await import(script);
  document.body.innerHTML = '<div class="game-table"><div class="board"></div><div class="decision"></div></div>';
  if (!customElements.get("trick-grid")) customElements.define("trick-grid", TrickGrid);
  document.querySelector(".board").innerHTML = board;
  document.querySelector(".decision").innerHTML = form;
  addEventListener("gesture", ({ detail }) => { (window.gestures ??= []).push(detail) });
  document.querySelector(".game-table").dispatchEvent(new Event("shown"));
}"""

MORPH: Final = """async ([script, place, html]) => {
  const { morph } = await import(script);
  await morph(document.querySelector(place), html);
  document.querySelector(".game-table").dispatchEvent(new Event("shown"));
}"""


def board(note: str = "") -> str:
    """Return a drawing with a grid over it."""
    rows = "".join(
        '<div role="row">' + "".join(cell(f"{column}{row}", note) for column in COLUMNS) + "</div>" for row in ROWS
    )
    return f'<svg></svg><trick-grid data-form="decide"><div role="grid" aria-label="Board">{rows}</div></trick-grid>'


def cell(square: str, note: str) -> str:
    """Return one square of the grid."""
    return (
        f'<button type="button" role="gridcell" tabindex="-1" data-square="{square}" '
        f'aria-label="{square}{note}">{square}</button>'
    )


def form(places: tuple[tuple[str, str, str], ...] = PLACES) -> str:
    """Return the form of a placement."""
    tiles = "".join(
        f'<label><input type="radio" name="tile" value="{tile}" data-count="{count}">{tile}</label>'
        for tile, count in TILES
    )
    labels = "".join(
        f'<label><input type="radio" name="move" value="{move}" data-tile="{tile}" data-squares="{squares}">'
        f"to {squares}</label>"
        for move, tile, squares in places
    )
    return (
        f'<form id="decide" data-do="play" data-seat="0"><fieldset class="tiles">{tiles}</fieldset>'
        f'<fieldset class="places">{labels}</fieldset><p class="count" role="status"></p><button>Lay</button></form>'
    )


DRAG: Final = """async (script) => {
  const { Drag } = await import(script);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".piece-copies { position: absolute; pointer-events: none }");
  document.adoptedStyleSheets = [sheet];
  new Drag(document.querySelector(".game-table"));
  for (const label of document.querySelectorAll(".tiles label")) {
    label.className = "pick";
    const svg = '<svg width="40" height="40" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>';
    label.insertAdjacentHTML("beforeend", svg);
  }
  document.forms[0].addEventListener("submit", (event) => {
    event.preventDefault();
    (window.sent ??= []).push(new FormData(event.target).get("move"));
  });
}"""


@pytest.fixture
def page(load: Visit) -> Page:
    """A page with nothing but a board and a form."""
    page = load("fr/404.html")
    page.evaluate(LAY, [GRID, board(), form()])
    return page


def lit(page: Page, name: str = "lit") -> list[str]:
    """Return the squares that have a class."""
    squares: list[str] = page.locator(f"trick-grid .{name}").all_inner_texts()
    return squares


def square(page: Page, name: str) -> Locator:
    """Return a square of the grid."""
    return page.locator(f"[data-square={name}]")


def choose(page: Page, value: str) -> None:
    """Choose a tile or a place in the form."""
    page.locator(f"input[value={value}]").check()


def chosen(page: Page) -> Any:
    """Return the place that the form says."""
    return page.evaluate("new FormData(document.forms[0]).get('move')")


def test_only_the_places_of_the_chosen_tile_are_lit_and_listed(page: Page) -> None:
    assert lit(page) == []
    expect(page.locator(".places")).to_be_hidden()
    choose(page, "x2")
    assert lit(page) == ["b1", "c1", "b2"]
    assert page.locator(".places input:visible").count() == 2
    expect(page.locator(".count")).to_have_text("2 places")
    choose(page, "y1")
    assert lit(page) == ["d3"]
    expect(page.locator(".places input:enabled")).to_have_count(1)


def test_square_of_several_places_takes_the_next_at_each_press(page: Page) -> None:
    choose(page, "x2")
    for move, squares in (("x-2e", ["b1", "c1"]), ("x-2s", ["b1", "b2"]), ("x-2e", ["b1", "c1"])):
        square(page, "b1").click()
        assert (chosen(page), lit(page, "picked")) == (move, squares)
    expect(square(page, "b2")).to_have_attribute("aria-selected", "false")
    expect(square(page, "b1")).to_have_attribute("aria-selected", "true")
    expect(square(page, "b1")).to_have_attribute("aria-description", "to b1 c1; to b1 b2")
    expect(page.locator(".count")).to_have_text("to b1 c1")
    assert page.evaluate("window.gestures") is None


def test_place_chosen_in_the_form_is_marked_on_the_board(page: Page) -> None:
    choose(page, "x2")
    choose(page, "x-2s")
    assert lit(page, "picked") == ["b1", "b2"]
    choose(page, "y1")
    assert (lit(page, "picked"), chosen(page)) == (["d3"], "y-1e"), "the only place of that tile"
    choose(page, "x2")
    assert (lit(page, "picked"), chosen(page)) == ([], None)


def test_a_tile_without_a_place_is_asked_about(page: Page) -> None:
    choose(page, "x2")
    choose(page, "z1")
    assert page.evaluate("window.gestures") == [{"do": "play", "seat": 0, "move": "z1@"}]
    assert lit(page) == []


def test_dark_square_is_tried_and_nothing_else_changes(page: Page) -> None:
    square(page, "a1").click()
    choose(page, "x2")
    choose(page, "x-2s")
    square(page, "d3").click()
    asked = [{"do": "play", "seat": 0, "move": None}, {"do": "play", "seat": 0, "move": "x2@d3"}]
    assert page.evaluate("gestures.map((one) => ({ move: null, ...one, move: one.move ?? null }))") == asked
    assert chosen(page) == "x-2s"


def drag(page: Page, tile: str, name: str) -> None:
    """Drag a tile to a square."""
    page.locator(f".pick:has([value={tile}]) svg").hover()
    page.mouse.down()
    square(page, name).hover()
    page.mouse.up()


def test_a_tile_is_dragged_to_its_square(page: Page) -> None:
    """A drop that could mean two places chooses one, one that means none is asked about; the rest is sent at once."""
    page.evaluate(DRAG, source("play-drag.js"))
    drag(page, "x2", "b1")
    assert (chosen(page), page.evaluate("window.sent")) == ("x-2e", None)
    drag(page, "x2", "a1")
    assert page.evaluate("gestures.map(({ move }) => move)") == ["x2@a1"]
    drag(page, "y1", "d3")
    assert page.evaluate("window.sent") == ["y-1e"]
    expect(page.locator(".piece-copies")).to_have_count(0)


def test_keys_move_the_focus_and_one_square_is_a_stop(page: Page) -> None:
    choose(page, "x2")
    page.keyboard.press("Shift+Tab")
    for key, name in (
        ("ArrowLeft", "a1"), ("ArrowLeft", "a1"), ("ArrowDown", "a2"), ("End", "d2"), ("ArrowDown", "d3"),
        ("Control+Home", "a1"), ("Control+End", "d3"), ("Home", "a3"), ("ArrowUp", "a2"), ("ArrowRight", "b2"),
    ):  # fmt: skip
        page.keyboard.press(key)
        assert focused(page, f"[data-square={name}]")
        expect(page.locator("trick-grid [tabindex='0']")).to_have_text(name)
    page.keyboard.press("Space")
    assert chosen(page) == "x-2s"
    page.keyboard.press("Tab")
    assert focused(page, "[name=tile]")


def test_keys_of_the_grid_are_nobody_elses(page: Page) -> None:
    page.evaluate("addEventListener('keydown', ({ key }) => { (window.keys ??= []).push(key) })")
    square(page, "b2").focus()
    for key in ("ArrowLeft", "Home", "End", "Control+End", "PageDown", "x"):
        page.keyboard.press(key)
    assert page.evaluate("window.keys") == ["Control", "PageDown", "x"]


@pytest.mark.parametrize("order", [(".board", ".decision"), (".decision", ".board")])
def test_morphed_board_and_form_are_lit_again(page: Page, order: tuple[str, str]) -> None:
    choose(page, "x2")
    square(page, "b1").click()
    new = {".board": board("!"), ".decision": form(PLACES[1:])}
    for place in order:
        page.evaluate(MORPH, [source("morph.js"), place, new[place]])
    choose(page, "x2")
    assert lit(page) == ["b1", "b2"]
    expect(square(page, "b1")).to_have_attribute("aria-label", "b1!")
    expect(square(page, "c1")).not_to_have_attribute("aria-selected", re.compile(""))
    square(page, "b2").click()
    assert chosen(page) == "x-2s"


def test_a_grid_taken_away_lets_go(page: Page) -> None:
    page.evaluate("window.grid = document.querySelector('trick-grid'); window.grid.remove()")
    choose(page, "x2")
    assert page.evaluate("window.grid.querySelectorAll('.lit').length") == 0
    page.evaluate("document.querySelector('.board').append(window.grid)")
    assert lit(page) == ["b1", "c1", "b2"]
