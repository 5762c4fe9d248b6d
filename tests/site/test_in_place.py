"""Rules in place: a paragraph opens beside what asks for it, and no game is left; keys in one panel."""

import re
from itertools import cycle

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.games.registry import PRESENTATIONS
from tests.site.conftest import LANGS, OPEN, Visit, bound, in_french
from tests.site.hands import LEARN, PLAY, RULES, SOON, begin, choose, comes_to, focused, table
from tests.site.test_pages import violations
from tools.paths import page_folder

PANEL = ".panel:popover-open"
TABLES = [*zip(cycle(LANGS), map(page_folder, PRESENTATIONS), strict=False)]


def panel(page: Page) -> Locator:
    """Return the open panel."""
    found = page.locator(PANEL)
    expect(found).to_be_visible(timeout=SOON)
    return found


def link_to(page: Page, place: str) -> Locator:
    """Return the first link of the page's text to a place; what was searched for is in articles, too."""
    return page.locator(f".md-content article a[data-in-place][href$='#{place}']").first


@in_french
def test_enter_opens_a_paragraph_and_escape_gives_the_focus_back(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{RULES}")
    asked = link_to(page, "L3")
    asked.focus()
    page.keyboard.press("Enter")
    expect(panel(page)).to_be_focused()
    expect(panel(page).locator("section.ruling")).to_be_visible()
    assert violations(page, PANEL) == []
    page.keyboard.press("Escape")
    expect(page.locator(PANEL)).to_have_count(0)
    expect(asked).to_be_focused()
    assert page.url.endswith(f"{lang}/{RULES}")


def test_a_link_within_opens_in_the_same_panel_and_there_is_a_way_back(visit: Visit) -> None:
    page = visit(f"en/{LEARN}")
    link_to(page, "LU-2.7").click()
    first = panel(page).locator(".title").inner_text()
    panel(page).locator(".foot a[data-in-place]").click()
    expect(panel(page).locator("trick-example .step.current")).to_be_visible()
    panel(page).locator("trick-example .on").click()
    panel(page).locator(".panel-back").click()
    expect(panel(page).locator(".title")).to_have_text(first.replace("\n", ""))
    expect(panel(page).locator(".panel-back")).to_be_hidden()


@pytest.mark.parametrize("lang", LANGS)
def test_a_word_of_the_game_opens_its_entry_in_the_glossary(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{RULES}")
    page.locator("a.term").first.click()
    expect(panel(page).locator("dd")).to_be_visible()
    expect(panel(page).locator(".foot a")).to_have_attribute("href", re.compile("glossary/#term-"))
    assert violations(page, PANEL) == []


@pytest.mark.parametrize(("lang", "word"), [("fr", "cartes niveau d’eau"), ("en", "tide cards")])
def test_captions_link_words_of_the_glossary_however_often_they_are_seen(visit: Visit, lang: str, word: str) -> None:
    page = visit(f"{lang}/{LEARN}")
    example = page.locator("#ex-first_trick")
    caption = example.locator(".current figcaption")
    for _ in range(2):
        expect(caption.locator("a.term")).to_have_text([word])
        example.locator(".on").click()
        example.locator(".back").click()
    assert word in caption.inner_text()
    caption.locator("a.term").click()
    expect(panel(page).locator("dd")).to_be_visible()
    page.keyboard.press("Escape")
    assert focused(page, "#ex-first_trick a.term")
    assert violations(page, "#ex-first_trick") == []


def test_an_example_opened_in_place_brings_the_words_of_its_game(visit: Visit) -> None:
    page = visit("en/engine/")
    page.evaluate(
        """() => {
          const link = document.createElement("a");
          Object.assign(link, { href: "../land-unter/#ex-first_trick", textContent: "ex" });
          link.dataset.inPlace = "";
          document.querySelector(".md-content article").prepend(link);
        }"""
    )
    link_to(page, "ex-first_trick").click()
    panel(page).locator("trick-example a.term").first.click()
    expect(panel(page).locator("dd")).to_be_visible()


def test_a_hint_and_a_caption_link_words_and_the_log_each_only_once(visit: Visit) -> None:
    play = table(visit, "en")
    page = play.page
    begin(play)
    word = play.locator(".caption a.term").first
    expect(word).to_have_attribute("target", "_blank")
    word.click()
    expect(panel(page).locator("dd")).to_be_visible()
    page.keyboard.press("Escape")
    assert play.get_attribute("data-state") == "deciding"
    play.locator(".tools .hint").click()
    expect(play.locator(".note.hint")).not_to_be_empty(timeout=SOON)
    choose(play)
    comes_to(play, "over")
    terms = play.locator(".log a.term").all_text_contents()
    assert len(terms) >= 2
    assert len(terms) == len({term.lower().removesuffix("s") for term in terms})


def test_a_modified_press_opens_a_tab_as_ever(visit: Visit) -> None:
    page = visit(f"en/{LEARN}")
    with page.context.expect_page() as opened:
        link_to(page, "LU-2.7").click(modifiers=["ControlOrMeta"])
    opened.value.wait_for_url(lambda url: url.endswith("rules/#LU-2.7"))
    opened.value.close()
    expect(page.locator(PANEL)).to_have_count(0)


def test_a_pointer_that_rests_opens_and_one_that_goes_closes(visit: Visit) -> None:
    page = visit(f"en/{LEARN}")
    asked = link_to(page, "LU-2.7")
    asked.hover()
    expect(panel(page)).not_to_be_focused()
    panel(page).hover()
    expect(panel(page)).to_be_visible()
    page.locator("h1").hover()
    expect(page.locator(PANEL)).to_have_count(0)


def test_a_page_that_scrolls_under_a_pointer_opens_nothing(visit: Visit) -> None:
    page = visit(f"en/{LEARN}")
    asked = link_to(page, "LU-2.7")
    asked.scroll_into_view_if_needed()
    # A number of a rule may go on in the next line.
    x, y = asked.evaluate("link => { const [{ x, y }] = link.getClientRects(); return [x, y] }")
    page.mouse.move(x + 4, y - 96)
    page.evaluate("scrollBy({ top: 100, behavior: 'instant' })")
    page.wait_for_timeout(1000)
    assert asked.evaluate("link => link.matches(':hover')")
    expect(page.locator(PANEL)).to_have_count(0)
    asked.hover()
    expect(panel(page)).to_be_visible()


def test_on_a_phone_the_sheet_leaves_in_sight_what_opened_it(visit: Visit) -> None:
    page = visit(f"fr/{LEARN}", width=390, height=844, scheme="dark", motion="reduce")
    asked = link_to(page, "LU-2.7")
    asked.evaluate("link => link.scrollIntoView({ block: 'end' })")
    asked.click()
    sheet, link = panel(page).bounding_box(), asked.bounding_box()
    assert sheet
    assert link
    assert (sheet["x"], sheet["width"], sheet["y"] + sheet["height"]) == (0, 390, 844)
    assert link["y"] + link["height"] <= sheet["y"]


def test_a_paragraph_that_cannot_be_had_leaves_a_plain_link(visit: Visit) -> None:
    page = visit(f"en/{LEARN}", fault="Failed to load|ERR_FAILED")
    page.route("**/rulings/", lambda route: route.abort())
    page.evaluate(
        """() => {
          const link = Object.assign(document.createElement("a"), { href: "rulings/#L1", textContent: "L1" });
          link.dataset.inPlace = "";
          document.querySelector(".md-content article").prepend(link);
        }"""
    )
    link_to(page, "L1").click()
    expect(panel(page).locator(".foot a")).to_have_attribute("href", re.compile("rulings/#L1$"))
    page.unroute("**/rulings/")


def test_a_rule_cited_at_a_table_opens_there_and_the_game_goes_on(visit: Visit) -> None:
    play = table(visit, "en")
    page = play.page
    begin(play)
    play.locator(".log a.rule").first.click()
    expect(panel(page).locator("section.rule")).to_be_visible()
    expect(panel(page).locator(".foot a").first).to_have_attribute("target", "_blank")
    page.keyboard.press("Escape")
    expect(play.locator(".log a.rule").first).to_be_focused()
    assert play.get_attribute("data-state") == "deciding"
    assert page.url.endswith(f"en/{PLAY}")


@pytest.mark.parametrize(("lang", "game"), TABLES)
def test_one_press_lists_what_one_may_do_and_its_rules(visit: Visit, lang: str, game: str) -> None:
    page = visit(f"{lang}/{game}/play/", speed="once")
    play = page.locator("#play-game")
    play.locator(".trick-start").click()
    comes_to(play, "deciding")
    play.locator("button.now").click()
    expect(panel(page).locator(".may")).not_to_be_empty()
    expect(panel(page).locator("section.rule p").first).to_be_visible()
    numbers = panel(page).locator("section > a.rule")
    assert numbers.count() >= 2
    assert violations(page, PANEL) == []
    assert min(numbers.evaluate_all("links => links.map((link) => link.getBoundingClientRect().height)")) >= 24
    numbers.first.click()
    expect(panel(page).locator(".panel-back")).to_be_visible()
    page.keyboard.press("Escape")
    assert focused(page, "button.now")
    play.locator("button.now").click()
    expect(panel(page).locator(".may")).to_be_visible()
    play.locator("button.now").click()
    expect(page.locator(".panel")).to_be_hidden()
    page.keyboard.press("r")
    expect(panel(page).locator(".may")).to_be_visible()
    panel(page).locator(".legend-open").click()
    seats = play.locator(":is(.seats, .mats) > li")
    expect(panel(page).locator(".legend")).to_have_count(seats.count())
    assert violations(page, PANEL) == []
    page.keyboard.press("Escape")
    assert focused(page, "button.now")
    seats.nth(1).click()
    expect(panel(page).locator(".legend")).to_have_count(1)


@pytest.mark.parametrize("lang", LANGS)
def test_keys_stand_in_one_panel_by_key_and_by_button(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{LEARN}")
    (help_key,) = bound(page, "book", "help")
    page.keyboard.press(help_key)
    expect(panel(page).locator("kbd", has_text="?")).to_have_count(1)
    expect(panel(page).locator("caption")).to_have_count(5)
    assert violations(page, PANEL) == []
    page.keyboard.press("Escape")
    page.locator(".md-header__button.keys").click()
    expect(panel(page)).to_be_focused()
    panel(page).locator(".panel-close").click()
    assert focused(page, ".md-header__button.keys")


def test_a_panel_does_not_stay_on_another_page(visit: Visit) -> None:
    page = visit(f"en/{LEARN}")
    page.keyboard.press("?")
    expect(panel(page)).to_be_visible()
    page.evaluate(OPEN, f"en/{PLAY}")
    expect(page.locator(PANEL)).to_have_count(0)


def test_the_theme_hears_the_keys_that_are_listed_as_its_own(load: Visit) -> None:
    page = load(f"en/{LEARN}")
    page.wait_for_load_state("networkidle")
    (close,) = bound(page, "book", "close")
    for key in bound(page, "book", "search"):
        page.keyboard.press(key)
        expect(page.locator("#__search")).to_be_checked()
        page.keyboard.press(close)
        expect(page.locator("#__search")).not_to_be_checked()
        expect(page.locator(".md-search__input")).not_to_be_focused()
    for after, before in zip(bound(page, "book", "page_after"), bound(page, "book", "page_before"), strict=True):
        for key, title in ((after, "The rules"), (before, "Learn")):
            page.keyboard.press(key)
            expect(page.locator("h1")).to_contain_text(title)
