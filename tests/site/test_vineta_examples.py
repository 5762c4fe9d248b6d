"""Examples of Vineta in the page: stepped through by key, a card changed, a house and its end, two districts."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.site.cities import RULINGS
from tests.site.conftest import Visit, in_english
from tests.site.hands import SOON, until
from tests.site.test_pages import violations

EXAMPLE: Final = "vi_nothing"
"""An example with cards, a house that moves, and two districts that exchange their houses."""


@in_english
def test_example_is_stepped_through_and_changed(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{RULINGS}#ex-{EXAMPLE}", motion="reduce")
    example = page.locator(f"#ex-{EXAMPLE}")
    step_by_key(example)
    printed = steps(example)
    example.locator(".change").click()
    card = example.locator("select[data-place^=card]").first
    expect(card).to_be_attached(timeout=SOON)
    example.locator(".all-moves").click()
    expect(card).to_be_visible()
    card.select_option(index=next_option(card))
    changed(example, printed)
    example.locator(".printed").click()
    expect(example).not_to_have_class(re.compile("changed"))
    change_pair(example, printed)
    assert violations(page, f"#ex-{EXAMPLE}") == []
    change_boxes(example)


def step_by_key(example: Locator) -> None:
    """Go to the end, back to the beginning, and one step on."""
    count = example.locator(".step").count()
    example.focus()
    for key, place in (("End", count), ("Home", 1), ("ArrowRight", 2)):
        example.page.keyboard.press(key)
        expect(example.locator(".step.current")).to_have_attribute("id", re.compile(rf"-{place}$"))
        expect(example.locator(".step:visible")).to_have_count(1)


def steps(example: Locator) -> str:
    """Return what the steps show."""
    return example.locator(".steps").inner_html()


def next_option(menu: Locator) -> int:
    """Return the place of another move in a menu than the one chosen."""
    place: int = menu.evaluate(
        "menu => [...menu.options].findIndex((one) => one.value && !one.selected && !one.disabled)"
    )
    return place


def changed(example: Locator, before: str) -> None:
    """See that an example has changed, and says so."""
    expect(example).to_have_class(re.compile("changed"), timeout=SOON)
    expect(example.locator(".current .different")).to_be_visible()
    moved_on = "([example, before]) => example.querySelector('.steps').innerHTML !== before"
    until(example.page, moved_on, [example.element_handle(), before])
    expect(example.locator(".step.current")).to_be_in_viewport()


def change_pair(example: Locator, before: str) -> None:
    """Change the first part of a move, which the second one follows, then the second one."""
    group = example.locator("fieldset.pair").first
    first, second = group.locator("select").first, group.locator("select").last
    all_moves = str(group.get_attribute("data-moves")).split()
    first.select_option(index=next_option(first))
    changed(example, before)
    for menu in (first, second):
        said = first.input_value() + ">" + second.input_value()
        assert said in all_moves
        fitting = {move.split(">")[1] for move in all_moves if move.startswith(first.input_value() + ">")}
        usable = second.locator("option:enabled").evaluate_all("all => all.map(({ value }) => value)")
        assert {*usable} - {""} == fitting
        if menu is first:
            second.select_option(index=next_option(second))
            expect(example.locator(".change-panel form")).not_to_be_empty()
    changed(example, before)


def change_boxes(example: Locator) -> None:
    """Tick a third district: the second one gives way to it."""
    before = steps(example)
    group = example.locator("fieldset[data-join='=']").first
    printed = str(group.get_attribute("data-printed")).split("=")
    box = group.locator("input:not(:checked)").last
    value = str(box.get_attribute("value"))
    box.check()
    changed(example, before)
    said = group.locator("input:checked").evaluate_all("all => all.map(({ value }) => value)")
    assert len(said) == 2
    assert value in said
    assert {*said} & {*printed}
