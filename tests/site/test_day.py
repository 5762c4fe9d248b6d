"""The deal of the day: played once for good, told of afterwards, shared; links to other days."""

import re

from playwright.sync_api import Locator, expect

from tests.site.conftest import Visit, in_english
from tests.site.hands import HASTY, PLAY, SOON, deciding, play_out, until
from tests.site.test_pages import violations

SHIFTED = "(iso, days) => new Date(Date.parse(iso) + days * 864e5).toISOString().slice(0, 10)"

IN_SIGHT = """() => {
  const { top } = document.getElementById("play-daily").getBoundingClientRect();
  return top >= 0 && top < 200;
}"""


@in_english
def test_the_deal_of_the_day_is_played_once_for_good(visit: Visit, lang: str) -> None:
    play = visit(f"{lang}/{PLAY}", speed="once", height=768).locator("#play-daily")
    page, panel = play.page, play.locator(".day-panel")
    expect(panel).to_contain_text("You haven’t played this deal yet.")
    panel.locator("summary").click()
    expect(panel.locator("li")).to_have_count(20)
    assert violations(page) == []
    panel.locator(".actions .deal").focus()
    page.keyboard.press("Enter")
    deciding(play)
    expect(play.locator(".decision .of-day")).to_contain_text("your try that counts")
    play_out(play)
    expect(play.locator("[data-day-bots]")).to_contain_text("What this book’s bots made of your cards", timeout=SOON)
    play.locator("[data-use=challenge]").click()
    lines = play.locator(".share-panel textarea").first.input_value().splitlines()
    assert len(lines) == 3
    assert lines[0].startswith("Land Unter, deal of ")

    page.wait_for_timeout(HASTY)
    play.locator("[value=same]").click()
    deciding(play)
    expect(play.locator(".decision .of-day")).to_contain_text("doesn’t count")
    page.reload()
    expect(panel).to_contain_text(re.compile("You (won|scored)"))
    assert play.locator(".actions .deal").inner_text() == "Play it again (doesn’t count)"
    of_links(play, lines[2])


def of_links(play: Locator, address: str) -> None:
    """Follow links to other days: one that can be played is offered, others are refused in a sentence."""
    page, panel = play.page, play.locator(".day-panel")
    start, day, rest = re.split(r"(\d{4}-\d\d-\d\d)", address)
    for before, told in [(3, None), (30, "can’t be played any more"), (-2, "is yet to come")]:
        page.goto("about:blank")
        page.goto(start + page.evaluate(f"([iso, days]) => ({SHIFTED})(iso, days)", [day, -before]) + rest)
        if told:
            expect(play.locator(".damaged")).to_contain_text(told)
            expect(panel).to_contain_text("Today")
        else:
            expect(panel).to_contain_text("You haven’t played this deal yet.")
            expect(panel).not_to_contain_text("Today")
            until(page, IN_SIGHT)
