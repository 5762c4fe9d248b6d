"""Examples ask before they show: the answer is touched or passed over, judged, and then shown; no engine starts."""

from playwright.sync_api import ViewportSize, expect

from tests.site.conftest import Fresh, in_french
from tests.site.hands import LEARN, focused

PHONE = ViewportSize(width=390, height=844)


@in_french
def test_an_example_asks_before_it_shows(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/{LEARN}#ex-first_trick", viewport=PHONE)
    example = page.locator("#ex-first_trick")
    on = example.locator(".step-bar .on")
    for _step in range(2):
        on.click()
    expect(example.locator(".current .ask")).to_contain_text("Touchez celui qui doit prendre")
    assert example.locator(".current .changeable").count() == 0, "what is pressed is an answer, no change"
    on.click()
    expect(example.locator(".current .told, .current .ask")).to_have_count(0)

    example.locator(".step-bar .back").click()
    example.locator(".touches button", has_text="Linus").focus()
    page.keyboard.press("Enter")
    expect(example.locator(".current .told:not(.right)")).to_contain_text("Ce serait juste si")
    expect(example.locator(":scope > .said")).to_contain_text("Linus. Ce serait juste si")
    assert focused(page, ".on")

    example.locator(".step-bar .back").click()
    example.locator(".touches button", has_text="Max").click()
    expect(example.locator(".current .told.right a.rule, .current .told.right b")).to_have_text("Max.")
    expect(example.locator('.current [data-piece="tide-card level-0 4"]')).to_be_visible()
    assert not page.workers
