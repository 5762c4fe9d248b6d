"""Pieces that move: nothing waits for them, and what is left is the drawing as it is without them."""

from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from tests.site.conftest import Visit
from tests.site.hands import LEARN, choose, focused, table, watch

COPIES: Final = ".piece-copies"
EXAMPLES: Final = ((LEARN, "first_trick"), ("drunter-drueber/", "dd_vote_won"), ("vineta/", "vi_own_wave"))

HELD: Final = """async (example) => {
  for (let step = 1; step < example.querySelectorAll(".step").length; step++) {
    example.go(step);
    await new Promise(requestAnimationFrame);
    const moving = document.getAnimations().filter(({ effect }) => example.contains(effect.target));
    for (const animation of moving) animation.pause();
    if (example.querySelector(".piece-copies > *")) return [step, moving.length];
  }
}"""
"""Goes to the first step at which pieces move or are framed, and holds them there; returns which, and how many move."""

BOARD: Final = "example => example.querySelector('.current .board').outerHTML.replaceAll(' class=\"\"', '')"
"""A class that was taken away may leave an empty list."""

COUNT: Final = """play => {
  play.copies = 0;
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      play.copies += [...addedNodes].filter((node) => node.matches?.(".piece-copies")).length;
    }
  }).observe(play, { childList: true, subtree: true });
}"""


def hurried(example: Locator) -> list[str]:
    """Step through an example faster than anything can move; return what each step is drawn with."""
    expect(example).to_have_attribute("data-live", "")
    # What can be pressed in the first step is marked when the example comes near, or when one goes there.
    for key in ("End", "Home"):
        example.press(key)
    drawings = []
    for _ in range(example.locator(".step").count()):
        drawings.append(example.evaluate(BOARD))
        example.page.keyboard.press("ArrowRight")
        example.page.keyboard.press("Shift")
    return drawings


@pytest.mark.parametrize(("path", "key"), EXAMPLES)
def test_after_a_movement_the_drawing_is_what_it_is_without(visit: Visit, path: str, key: str) -> None:
    without = hurried(visit(f"en/{path}", speed="once").locator(f"#ex-{key}"))
    page = visit(f"en/{path}", speed="slow")
    example = page.locator(f"#ex-{key}")
    assert hurried(example) == without
    example.press("Home")
    step, moving = example.evaluate(HELD)
    assert moving > 0
    copies = example.locator(COPIES)
    assert copies.get_attribute("aria-hidden") == "true"
    assert copies.get_attribute("inert") == ""
    assert focused(page, f"#ex-{key}")
    page.keyboard.press("Shift")
    assert page.locator(COPIES).count() == 0
    assert example.evaluate("example => example.getAnimations({ subtree: true }).length") == 0
    assert example.evaluate(BOARD) == without[step]


def test_with_reduced_motion_frames_show_where_pieces_were_and_are(visit: Visit) -> None:
    page = visit(f"en/{LEARN}", speed="normal", motion="reduce")
    example = page.locator("#ex-first_trick")
    assert example.evaluate(HELD)[1] == 0
    assert example.locator(".piece-was").count() == example.locator(".piece-is").count() > 0
    page.keyboard.press("Shift")
    expect(page.locator(COPIES)).to_have_count(0)


def test_pieces_move_over_a_table_and_leave_nothing_behind(visit: Visit) -> None:
    play = table(visit, speed="step")
    play.evaluate(COUNT)
    play.locator(".trick-start").click()
    watch(play)
    choose(play)
    watch(play)
    expect(play.locator(COPIES)).to_have_count(0)
    assert play.evaluate("play => play.copies") > 1
