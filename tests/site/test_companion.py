"""A game at a real table in the browser: told through the page's own controls, corrected, left and found again."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from engine.core.following import Way, follow
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from engine.match.following import random_game
from tests.site.conftest import DESK, PHONE, Visit, in_english, in_french
from tests.site.hands import at_night
from tests.site.test_pages import violations
from tests.told_in_page import begin, points_shown, tell
from tools.paths import page_folder

FOLLOWED: Final = [each for each in PRESENTATIONS.values() if each.real_table]


def begun(visit: Visit, lang: str, game: str, players: int, width: int = DESK) -> Page:
    """Begin a game at a real table."""
    page = visit(f"{lang}/{page_folder(game)}/companion/", width=width)
    begin(page, players, {})
    return page


@pytest.mark.parametrize("presentation", FOLLOWED, ids=lambda each: each.game.key)
def test_a_game_of_bots_told_by_its_controls_ends_in_its_points(visit: Visit, presentation: Presentation) -> None:
    game, table = presentation.game, presentation.real_table
    assert table is not None
    players, options = game.player_counts[0], game.checked_options_with_defaults(None)
    log, result = random_game(presentation, players, 4, options)
    facts = table.public_facts(players, options, log)
    assert not any(told.refusal for told in follow(table.begin(players, options, Way.REFEREE), facts))
    page = begun(visit, "en", game.key, players)
    tell(page, *facts)
    expect(page.locator(".told-ask")).to_have_count(0)
    assert not violations(page, "trick-companion")
    assert points_shown(page) == sorted(result.scores, reverse=True)
    expect(page.locator(".news")).to_be_hidden()
    page.locator(".whole").click()
    expect(page.locator(".news")).to_be_visible()
    expect(page.locator(".whole")).to_have_attribute("aria-expanded", "true")


@in_french
def test_a_slip_is_corrected_in_place_and_all_is_found_again(visit: Visit, lang: str) -> None:
    page = begun(visit, lang, "land_unter", 3, width=PHONE)
    tell(page, "5 4 3", "4 7 2 0", "9 10 1 2")
    page.locator(".history summary").click()
    page.locator('.history [data-at="1"] [data-word-at="2"]').click()
    expect(page.locator(".doing")).to_be_visible()
    page.locator(".board li.s1").click()
    expect(page.locator(".doing")).to_be_hidden()
    expect(page.locator(".board .when")).to_be_in_viewport(ratio=1)
    expect(page.locator('.history [data-at="1"] .words, .history .words[data-at="1"]')).to_contain_text("Bruno")
    expect(page.locator(".news .words")).to_contain_text("10")
    expect(page.locator(".changed")).to_be_in_viewport()
    expect(page.locator(".said")).to_contain_text("quelque chose change en chemin")
    page.get_by_role("button", name="Annuler").click()
    expect(page.locator('.history .words[data-at="1"]')).to_contain_text("Cleo")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(page, "trick-companion")
    at_night(page)
    assert not violations(page, "trick-companion")
    page.locator("a[hreflang=en]").first.evaluate("link => link.click()")
    expect(page.locator(".news .words")).to_contain_text("10", timeout=60_000)
    expect(page.locator(".told-ask legend")).to_contain_text("Round")
    page.go_back()
    expect(page.locator("trick-companion")).to_be_visible()
    page.reload()
    expect(page.locator(".news .words")).to_contain_text("10", timeout=60_000)


@in_english
def test_a_link_opens_the_game_and_a_damaged_one_says_so(visit: Visit, lang: str) -> None:
    page = begun(visit, lang, "land_unter", 3)
    tell(page, "5 4 3", "4 7 2 0")
    expect(page.locator(".introduction").first).to_be_hidden()
    more, share = page.get_by_role("button", name="More"), page.get_by_role("button", name="Share")
    more.press("Enter")
    page.keyboard.press("Escape")
    expect(share).to_be_hidden()
    expect(more).to_be_focused()
    page.keyboard.press("Enter")
    share.click()
    address = page.locator(".share-panel input").input_value()
    page.goto(address)
    expect(page.locator(".news .words")).to_contain_text("Cleo", timeout=60_000)
    page.goto("about:blank")
    page.goto(address[:-4])
    expect(page.locator("trick-companion .note")).to_be_visible(timeout=60_000)


@in_french
def test_houses_are_counted_out_by_taps_and_keys_and_what_is_too_much_is_said(visit: Visit, lang: str) -> None:
    page = begun(visit, lang, "vineta", 6, width=PHONE)
    for word in ("0", "kept"):
        page.locator(f'.told-ask [data-word="{word}"]').click()
    first, below = page.locator('[data-count="B:R1"]'), page.locator('[data-count="B:R2"]')
    first.press("7")
    page.keyboard.press("ArrowDown")
    expect(below).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator(".said-of-tally")).to_contain_text("bleue (7)")
    page.get_by_role("button", name="Enlever").click()
    first.click()
    expect(page.locator(".told-ask .count")).to_have_text("Encore 43 à placer.")
    page.get_by_role("button", name="Enlever").click()
    page.locator('.tally tr[data-to="R2"] th').click()
    expect(page.locator(".told-ask .count")).to_have_text("Encore 36 à placer.")
    page.reload()
    expect(page.locator(".told-ask .count")).to_have_text("Encore 36 à placer.", timeout=60_000)
    page.locator('[data-count="B:R2"]').press("0")
    assert (first.inner_text(), below.inner_text()) == ("6", "0")
    page.locator('.board [data-spot="R2"]').dispatch_event("click")
    expect(below).to_be_focused()
    page.locator('[data-count="B:G3"]').press("0")
    expect(page.locator('.board [data-spot="G3"].here')).to_be_in_viewport(ratio=0.9)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(page, "trick-companion")


@in_french
def test_points_are_told_on_one_form_for_all_players_and_names_change_at_any_time(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/land-unter/companion/", width=PHONE)
    page.locator("[name=way][value=pad]").check()
    page.locator("[name=name-0]").press("Enter")
    expect(page.locator("[name=name-1]")).to_be_focused()
    begin(page, 3, {})
    rows = page.locator(".by-number")
    rows.nth(0).locator("[data-by='1']").click(click_count=2)
    rows.nth(1).locator("input[type=number]").fill("5")
    rows.nth(2).locator("input[value=out]").check()
    page.locator(".told-ask [type=submit]").click()
    page.locator(".told-ask input[value='1']").check()
    page.locator(".told-ask [type=submit]").click()
    expect(page.locator(".pause .ranking")).to_contain_text("Bruno")
    expect(page.locator(".pause .ranking td b").first).to_have_text("6")
    page.locator(".more").click()
    page.locator(".rename").click()
    page.locator(".names-panel [name=name-1]").fill("Zoé")
    page.locator(".names-panel [type=submit]").click()
    expect(page.locator(".pause .ranking")).to_contain_text("Zoé")
    assert not violations(page, "trick-companion")


@in_english
def test_a_vote_is_weighed_while_it_is_told_and_who_lays_yes_and_no_is_marked(visit: Visit, lang: str) -> None:
    page = begun(visit, lang, "drunter_drueber", 3, width=PHONE)
    tell(page, "0", "w2 3w", "f 1n")
    # A touch of the town that means no pawn says what is asked.
    town = page.locator(".followed .board .map").bounding_box()
    assert town
    page.mouse.click(town["x"] + town["width"] * 0.4, town["y"] + town["height"] * 0.55)
    expect(page.locator(".followed")).to_contain_text("Nothing to touch there for now.")
    for word in ("w2", "3n"):
        page.locator(f'.told-ask [data-word="{word}"]').click()
    for word in ("0:jaaa", "0:nee", "1:ne"):
        page.locator(f'.told-ask input[value="{word}"]').check()
    expect(page.locator(".balance")).to_have_text("So far: yes 3, no 3.")
    expect(page.locator("[data-both] legend")).to_have_text(re.compile("^Alma.*Yes and no: 3 and 2$"))
    page.locator('.told-ask input[value="2:?"]').check()
    expect(page.locator(".balance")).to_contain_text("Accepted")
    page.locator('.told-ask input[value="2:ne"]').check()
    expect(page.locator(".balance")).to_have_text("Yes 3, no 4. Voted down: the tile goes back.")
    assert not violations(page, "trick-companion")
