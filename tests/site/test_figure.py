"""A move of an example is changed in its picture: two presses, and the example goes on to its end."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.site.conftest import Visit
from tests.site.hands import LEARN, SOON, focused
from tests.site.test_pages import violations

CHANGES = {
    "land-unter": (f"fr/{LEARN}", "first_trick", 1, "[data-piece='weather-card laid-1']", "60", "LU-2.9"),
    "drunter": ("en/drunter-drueber/", "dd_first_tiles", 0, "[data-spot=a3]", "w1-2s", "DD-2.8"),
    "vineta": ("en/vineta/", "vi_turn", 0, "[data-piece^='card hand-0 wind']", "wind", "VI-7.7"),
}
"""By game: a page, an example, how far to go on in it, what is pressed, the move chosen, a rule of the last step."""


@pytest.mark.parametrize("name", CHANGES)
def test_a_move_is_changed_in_the_picture_by_two_presses(visit: Visit, name: str) -> None:
    path, key, steps, piece, move, last = CHANGES[name]
    page = visit(path, motion="reduce")
    example = page.locator(f"#ex-{key}")
    example.scroll_into_view_if_needed()
    for _ in range(steps):
        example.locator(".on").click()
    printed = example.locator(".step").count()
    target = example.locator(f".current {piece}")
    expect(target).to_have_class(re.compile("changeable"))
    target.click()
    choice = page.locator(f".panel .choices button[value='{move}']")
    expect(choice).to_be_visible(timeout=SOON)
    assert violations(page, ".panel") == []
    page.keyboard.press("Escape")
    expect(choice).to_have_count(0)
    assert focused(page, f"#ex-{key}"), "who has looked and changed nothing is back at the example"
    target.click()
    choice.click()
    expect(example).to_have_class(re.compile("changed"), timeout=SOON)
    see_what_is_different(example)
    link = page.evaluate("location.hash")
    example.locator(".last").click()
    expect(example.locator(f".current a[href$='#{last}']")).to_be_visible()
    assert abs(example.locator(".step").count() - printed) <= 2, "the example still has its end"
    assert violations(page, f"#ex-{key}") == []
    example.locator(".printed").click()
    expect(example).not_to_have_class(re.compile("changed"), timeout=SOON)
    expect(example.locator(".different")).to_have_count(0)
    assert page.evaluate("location.hash") == ""
    follow(example, link.replace("change=", "change=A"))
    expect(example.locator(".change-status")).to_contain_text(re.compile("damaged|abîmé"), timeout=SOON)
    follow(example, link)
    expect(example).to_have_class(re.compile("changed"), timeout=SOON)
    expect(example.locator(".change-status")).to_be_empty()
    see_what_is_different(example)
    assert page.evaluate("location.hash") == link


def follow(example: Locator, link: str) -> None:
    """Open a link to this page with its example changed, with the focus there as a reader's would be."""
    example.evaluate("(example, hash) => { example.focus(); location.hash = hash }", link)


def see_what_is_different(example: Locator) -> None:
    """See the step that has changed, with what is different; hear it; the focus is in the example."""
    different = example.locator(".current .different")
    expect(different).to_be_in_viewport()
    expect(example.locator(".said")).to_contain_text(different.locator("p").first.inner_text())
    assert focused(example.page, f"#{example.get_attribute('id')}")
