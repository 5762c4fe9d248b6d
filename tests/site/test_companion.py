"""A game at a real table in the browser: told through the page's own controls, corrected, left and found again."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from engine.core.following import JOIN, Way, follow
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from engine.match.following import random_game
from tests.site.conftest import DESK, PHONE, Visit, in_english, in_french
from tests.site.hands import at_night
from tests.site.test_pages import violations
from tools.paths import page_folder

FOLLOWED: Final = [each for each in PRESENTATIONS.values() if each.real_table]
PRESS: Final = """async ([words, join]) => {
  const companion = document.querySelector("trick-companion");
  const check = (fine, what) => { if (!fine) throw new Error(what); };
  for (let told = 0; told < words.length;) {
    const form = companion.querySelector(".told-ask"), word = words[told];
    const $ = (query) => [...form.querySelectorAll(query)];
    const [one] = $(`[data-word="${CSS.escape(word)}"]`), place = one?.closest("fieldset[data-to]");
    if (place) {
      const spot = companion.querySelector(`.board [data-spot="${place.dataset.to}"]`);
      spot.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      if (place.querySelectorAll("button").length > 1) {
        check($("fieldset[data-to]:not([hidden])").length === 1, "other places are in the way");
        one.click();
      }
    } else if (one) one.click();
    else {
      for (const box of $("input[data-one]:not([data-why])")) box.click();
      const jokers = $("input[data-one]:checked").map((box) => box.dataset.one);
      check(new Set(jokers).size === jokers.length, "yes and no at once");
      for (const box of $("input:checked")) box.click();
      for (const each of word.split(join)) $(`input[value="${CSS.escape(each)}"]`)[0]?.click();
      form.querySelector("[type=submit]").click();
    }
    await companion.settled;
    const step = Number(companion.querySelector(".told-ask")?.dataset.step ?? 0);
    told = step > told ? step : words.length;
  }
}"""
"""Press what each word of a fact is told by, and wait for the answer; what alone can be told is not asked."""


def tell(page: Page, *facts: str) -> None:
    """Tell facts, one after another."""
    for fact in facts:
        page.evaluate(PRESS, [fact.split(" "), JOIN])


def begin(visit: Visit, lang: str, game: str, players: int, width: int = DESK) -> Page:
    """Begin a game at a real table."""
    page = visit(f"{lang}/{page_folder(game)}/companion/", width=width)
    page.locator("trick-companion [name=players]").select_option(str(players))
    page.locator("trick-companion form.start [type=submit]").click()
    expect(page.locator(".told-ask")).to_be_visible(timeout=60_000)
    return page


@pytest.mark.parametrize("presentation", FOLLOWED, ids=lambda each: each.game.key)
def test_a_game_of_bots_told_by_its_controls_ends_in_its_points(visit: Visit, presentation: Presentation) -> None:
    game, table = presentation.game, presentation.real_table
    assert table is not None
    players, options = game.player_counts[0], game.checked_options_with_defaults(None)
    log, result = random_game(presentation, players, 4, options)
    facts = table.public_facts(players, options, log)
    assert not any(told.refusal for told in follow(table.begin(players, options, Way.REFEREE), facts))
    page = begin(visit, "en", game.key, players)
    tell(page, *facts)
    expect(page.locator(".told-ask")).to_have_count(0)
    assert not violations(page)
    scores = page.locator(".standings tbody tr").all()
    told = {
        row.locator("th").inner_text().split("\n")[0].strip(): row.locator("td b").first.inner_text() for row in scores
    }
    assert sorted(int(points.replace("\u2212", "-").split()[0]) for points in told.values()) == sorted(result.scores)


@in_french
def test_a_slip_is_corrected_in_place_and_all_is_found_again(visit: Visit, lang: str) -> None:
    page = begin(visit, lang, "land_unter", 3, width=PHONE)
    tell(page, "5 4 3", "4 7 2 0", "9 10 1 2")
    page.locator(".history summary").click()
    page.locator('.history [data-at="1"] [data-word-at="2"]').click()
    expect(page.locator(".doing")).to_be_visible()
    page.locator('.told-ask [data-word="1"]').click()
    expect(page.locator(".doing")).to_be_hidden()
    expect(page.locator('.history [data-at="1"] .words, .history .words[data-at="1"]')).to_contain_text("Bruno")
    expect(page.locator(".news .words")).to_contain_text("10")
    page.get_by_role("button", name="Annuler").click()
    expect(page.locator('.history .words[data-at="1"]')).to_contain_text("Cleo")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not violations(page)
    at_night(page)
    assert not violations(page)
    page.locator("a[hreflang=en]").first.evaluate("link => link.click()")
    expect(page.locator(".news .words")).to_contain_text("10", timeout=60_000)
    expect(page.locator(".told-ask legend")).to_contain_text("Round")
    page.go_back()
    expect(page.locator("trick-companion")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Continuer").first.click()
    expect(page.locator(".news .words")).to_contain_text("10", timeout=60_000)


@in_english
def test_a_link_opens_the_game_and_a_damaged_one_says_so(visit: Visit, lang: str) -> None:
    page = begin(visit, lang, "land_unter", 3)
    tell(page, "5 4 3", "4 7 2 0")
    page.get_by_role("button", name="Share").click()
    address = page.locator(".share-panel input").input_value()
    page.goto(address)
    expect(page.locator(".news .words")).to_contain_text("Cleo", timeout=60_000)
    page.goto("about:blank")
    page.goto(address[:-4])
    expect(page.locator("trick-companion .note")).to_be_visible(timeout=60_000)
