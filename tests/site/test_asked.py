"""Examples ask before they show: the answer is touched or passed over, judged, and then shown; no engine starts."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.site.conftest import Fresh, in_french
from tests.site.hands import LEARN, focused

PHONE = ViewportSize(width=390, height=844)
SIDEWAYS = ViewportSize(width=844, height=390)
DESK = ViewportSize(width=1366, height=768)

HIDDEN: Final = """step => {
  const head = document.querySelector(".md-header").getBoundingClientRect().bottom;
  const caption = step.querySelector("figcaption"), bar = step.closest("trick-example").querySelector(".step-bar");
  const parts = [...step.querySelectorAll(".board, .ask, .touches button"), bar.querySelector(".on")];
  return parts.filter((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    if (!width || top < head - 1 || bottom > innerHeight + 1 || left < 0 || right > innerWidth) return true;
    return part.matches(".board") && caption.contains(document.elementFromPoint((left + right) / 2, bottom - 2));
  }).map(({ className }) => className);
}"""
"""The parts of a question that are not in the window, or under its sentence."""


@in_french
def test_an_example_asks_before_it_shows(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/{LEARN}#ex-first_trick", viewport=PHONE)
    example = page.locator("#ex-first_trick")
    on = question_of(page, example)
    expect(example.locator(".current .ask")).to_contain_text("Touchez celui qui prend")
    assert example.locator(".current .changeable").count() == 0, "what is pressed is an answer, no change"
    expect(on).to_have_text("Lire la suite sans répondre")
    on.click()
    expect(example.locator(".current .told, .current .ask")).to_have_count(0)
    expect(on).to_have_text("Suivante")

    example.locator(".step-bar .back").click()
    board = example.locator(".current .board")
    before = board.evaluate("board => board.getBoundingClientRect().top")
    example.locator(".touches button", has_text="Linus").focus()
    page.keyboard.press("Enter")
    expect(example.locator(".current .told:not(.right)")).to_contain_text("C’est l’inverse")
    expect(example.locator(":scope > .said")).to_contain_text("Linus. La carte la plus")
    assert abs(board.evaluate("board => board.getBoundingClientRect().top") - before) < 1
    assert focused(page, ".on")

    example.locator(".step-bar .back").click()
    example.locator(".touches button", has_text="Max").click()
    expect(example.locator(".current .told.right a.rule, .current .told.right b")).to_have_text("Max.")
    expect(example.locator('.current [data-piece="tide-card level-0 4"]')).to_be_visible()
    assert not page.workers


@pytest.mark.parametrize(
    ("path", "key", "size"),
    [
        ("en/vineta/rules/", "vi_sharing", PHONE),
        ("fr/drunter-drueber/rules/", "dd_never_blocked", SIDEWAYS),
        ("en/vineta/rules/", "vi_hope", DESK),
    ],
)
def test_a_question_its_table_and_its_answers_are_seen_together(
    fresh: Fresh, path: str, key: str, size: ViewportSize
) -> None:
    page = fresh(f"{path}#ex-{key}", viewport=size)
    example = page.locator(f"#ex-{key}")
    question_of(page, example)
    assert example.locator(".step.current").evaluate(HIDDEN) == []


def question_of(page: Page, example: Locator) -> Locator:
    """Go on to the step at which an example asks; return the button that goes on from there."""
    on = example.locator(".step-bar .on")
    expect(on).to_be_visible()
    page.wait_for_load_state("networkidle")
    while not example.locator(".current .ask").count():
        on.click()
    return on
