"""The end of a game, and looking back at it: as an example is stepped through, by keyboard, from a link."""

import re

from playwright.sync_api import Locator, expect

from tests.site.conftest import Visit
from tests.site.hands import SOON, begin, choose, comes_to, deciding, focused, kept, play_out, table
from tests.site.test_pages import violations

LAST_FOUR = "last_four"


def test_the_end_leads_on_and_the_game_is_looked_back_at(visit: Visit) -> None:
    play = table(visit, "en", LAST_FOUR)
    page = play.page
    begin(play)
    play_out(play)
    expect(play.locator(".outcome .verdict")).to_be_visible()
    expect(play.locator("[data-tries]")).to_have_text(re.compile("Your score so far: [01] of 1"))
    assert violations(page) == []

    play.locator("[data-use=challenge]").click()
    lines = play.locator(".share-panel textarea").input_value().splitlines()
    assert len(lines) == 3
    assert lines[2].startswith(page.url.split("#")[0])

    play.locator("[data-use=look-back]").click()
    comes_to(play, "looking")
    status = play.locator(".game-table .status")
    expect(status).to_contain_text("Step 1 of")
    assert focused(page, ".step-bar .on")
    assert play.locator(".decision").is_hidden()
    first = told_of_the_reader(play)
    page.keyboard.press("ArrowRight")
    expect(status).to_contain_text("Step 2 of")
    line = play.locator(".log [aria-current=step]")
    expect(line).to_have_text(play.locator(".caption p").last.inner_text())
    play.locator(".next-round").click()
    expect(status).to_contain_text("Step 9 of")
    assert told_of_the_reader(play) != first
    keeps_its_place(play)
    play.locator(".round-before").click()
    expect(status).to_contain_text("Step 1 of")
    page.keyboard.press("ArrowRight")
    play.locator(".replay select").select_option("-1")
    expect(status).to_contain_text("Step 2 of")
    assert violations(page) == []
    page.keyboard.press("Escape")
    comes_to(play, "over")


def told_of_the_reader(play: Locator) -> str:
    """Press what lies before the reader, and return what explains it."""
    play.locator(".game-table .mats .who").first.click()
    panel = play.page.locator(".panel:popover-open")
    told = panel.inner_text()
    panel.locator(".panel-close").click()
    expect(panel).to_be_hidden()
    # Keys are the table's again.
    expect(play.locator(":focus")).to_have_count(1)
    return told


def keeps_its_place(play: Locator) -> None:
    """Go back step by step, on a desk and on a phone: the button is not moved by what is drawn above it."""
    page, back = play.page, play.locator(".step-bar .back")
    desk = page.viewport_size
    assert desk
    for size in (desk, {"width": 390, "height": 844}, desk):
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        places = set()
        for _ in range(2):
            before = play.locator(".game-table .status").inner_text()
            back.click()
            expect(play.locator(".game-table .status")).not_to_have_text(before)
            places.add(back.evaluate("button => Math.round(innerHeight - button.getBoundingClientRect().bottom)"))
        assert len(places) == 1
        assert places.pop() < 20, "at the lower edge"


def test_a_moment_is_linked_to_and_played_on_from(visit: Visit) -> None:
    play = table(visit, "en", LAST_FOUR)
    page, status = play.page, play.locator(".game-table .status")
    begin(play)
    play_out(play)
    play.locator("[data-use=look-back]").click()
    comes_to(play, "looking")
    expect(status).to_contain_text("Step 1 of")
    page.keyboard.press("Shift+ArrowRight")
    expect(status).to_contain_text("Step 9 of")
    where, caption = status.inner_text(), play.locator(".caption").inner_text()
    play.locator(".share-moment").click()
    address = play.locator(".share-panel input").input_value()
    page.goto("about:blank")
    page.goto(address)
    expect(status).to_have_text(where, timeout=SOON)
    assert play.locator(".caption").inner_text() == caption
    play.locator(".play-on").click()
    deciding(play)
    games = len(kept(page))
    choose(play)
    deciding(play)
    assert len(kept(page)) == games + 1, "the game that was looked back at stays"


def test_a_hidden_choice_is_there_after_a_reload(visit: Visit) -> None:
    """Nobody else sees it, nor chooses it again: the next person is asked."""
    play = visit("en/land-unter/play/", speed="once").locator("#play-game")
    play.locator("select[name=seat-1]").select_option("human")
    play.locator(".trick-start").click()
    comes_to(play, "curtain")
    play.page.keyboard.press("Enter")
    deciding(play)
    choose(play)
    comes_to(play, "curtain")
    assert "Bruno" in play.locator(".curtain").inner_text()
    play.page.reload()
    play.locator(".resume").first.click()
    comes_to(play, "curtain")
    assert "Bruno" in play.locator(".curtain").inner_text()
    assert not play.locator("[data-held]").count()
