"""What browser tests do at a reader's own table: tell it, and ask."""

from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.site.hands import SOON

QUESTION: Final = "land-unter/table/#ask-round"
NUMBERS: Final = {
    "tides.0": 4, "tides.1": 7, "card.0": 44, "levels.0": 3, "preservers.0": 2, "card.1": 12, "levels.1": 9,
    "preservers.1": 2, "card.2": 30, "levels.2": 1, "preservers.2": 1,
}  # fmt: skip
"""A round of three: the second player shows the highest tide and pays."""


def laid(page: Page) -> Locator:
    """Return the table that is laid out, once it is there and nothing is under way."""
    sheet = page.locator(".laid")
    expect(sheet).to_be_visible(timeout=SOON)
    return sheet


def tell(page: Page, place: str, value: str) -> None:
    """Tell a field something, as a reader does."""
    field = page.locator(f'.editor-form [name="{place}"]')
    kind = field.first.evaluate("field => field.type")
    unfold(page, place)
    if kind == "radio":
        page.locator(f'.editor-form label:has([name="{place}"][value="{value}"])').click()
    elif kind == "checkbox":
        field.set_checked(bool(value))
    elif kind == "select-one":
        field.select_option(value)
    else:
        field.fill(value)
        field.press("Enter")


def unfold(page: Page, place: str) -> None:
    """Open what a field is folded away in."""
    fold = page.locator("details.options:not([open])", has=page.locator(f'[name="{place}"]'))
    if fold.count():
        fold.locator("summary").click()


def ask(page: Page) -> Locator:
    """Ask what the rules say, and return the answer."""
    page.locator("button.ask").click()
    answer = page.locator(".answer")
    expect(answer).to_be_visible(timeout=SOON)
    return answer


def asked_round(page: Page) -> Locator:
    """Tell a round of three players, and ask."""
    laid(page)
    tell(page, "players", "3")
    expect(page.locator("[name='card.3']")).to_have_count(0)
    for place, value in NUMBERS.items():
        tell(page, place, str(value))
    return ask(page)
