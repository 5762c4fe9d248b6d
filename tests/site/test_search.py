"""The search box: its keys, what it shows and says, and that it waits until it is wanted."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.site.conftest import Fresh, Visit, in_french
from tests.site.hands import until

BOX = "input[name=query]"
HITS = "trick-search .md-search-result__item > a"
SAID = "trick-search [role=status]"
FILLS = "box => Math.round(box.getBoundingClientRect().left) === 0 && Math.round(box.clientWidth) === innerWidth"
PARTS = ("search/index.json", "vendor/stemmer-", "js/search-index-")


def press(page: Page, key: str) -> None:
    """Press a key that opens the search."""
    settle(page)
    page.keyboard.press(key)


def settle(page: Page) -> None:
    """Wait until the theme has closed the search behind the last page, an eighth of a second after it."""
    page.wait_for_timeout(400)
    expect(page.locator("#__search")).not_to_be_checked()


def ask(page: Page, question: str) -> None:
    """Open the search by its key, and type."""
    press(page, "/")
    expect(page.locator(BOX)).to_be_focused()
    page.keyboard.type(question)


@pytest.mark.parametrize(
    ("lang", "path", "question", "place"),
    [
        ("fr", "land-unter/", "qui perd une bouée en cas d’égalité ?", "LU-2.8"),
        ("fr", "vineta/rules/", "egalite", "VI-7.2"),
        ("en", "drunter-drueber/aid/", "toilet vote", "DD-5.1"),
        ("en", "", "quarantine", "term-quarantine"),
    ],
)
def test_the_first_hit_is_the_answer_itself(visit: Visit, lang: str, path: str, question: str, place: str) -> None:
    page = visit(f"{lang}/{path}")
    ask(page, question)
    first = page.locator(HITS).first
    expect(first).to_have_attribute("href", re.compile(f"#{place}$"))
    expect(first.locator("mark").first).to_be_visible()
    expect(page.locator(SAID)).to_have_text(re.compile(r"^\d+ (answers|réponses)( |$)"))


def test_the_paragraph_is_shown_with_its_number_and_its_game(visit: Visit) -> None:
    page = visit("en/land-unter/")
    ask(page, "highest water tie")
    first = page.locator(HITS).first
    expect(first).to_contain_text("LU-2.8")
    expect(first).to_contain_text("Land Unter")
    expect(first).to_contain_text("each of them loses a life preserver")
    page.locator(BOX).fill("two tie, who loses a life preserver?")
    expect(first.locator("p").nth(0)).to_have_text("Land Unter · Who loses a life preserver in a tie?")
    expect(first.locator("p").nth(1)).to_have_text("Both do.")
    expect(first.locator("p").nth(2)).to_contain_text("LU-2.8")
    expect(page.locator(SAID)).to_have_text(re.compile(r"^\d+ answers Both do\.$"))


def test_keys_walk_through_the_hits_and_give_the_focus_back(visit: Visit) -> None:
    page = visit("en/land-unter/rules/")
    link = page.locator("a.number[href$='#LU-2.4']")
    link.focus()
    ask(page, "drown")
    hits = page.locator(HITS)
    expect(hits.nth(1)).to_be_visible()
    for stop in (hits.nth(0), hits.nth(1)):
        page.keyboard.press("ArrowDown")
        expect(stop).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(page.locator(BOX)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(hits.last).to_be_focused()
    page.keyboard.press("Escape")
    expect(link).to_be_focused()
    expect(page.locator("#__search")).not_to_be_checked()


@pytest.mark.parametrize("key", ["s", "f"])
def test_the_theme_s_other_keys_open_it_but_not_while_one_types(visit: Visit, key: str) -> None:
    page = visit("en/engine/")
    press(page, key)
    expect(page.locator(BOX)).to_be_focused()
    page.keyboard.type(f"{key}/")
    expect(page.locator(BOX)).to_have_value(f"{key}/")


def test_enter_opens_the_first_hit(visit: Visit) -> None:
    page = visit("en/land-unter/")
    ask(page, "one page aid")
    page.keyboard.press("Enter")
    page.wait_for_url("**/en/land-unter/aid/")
    expect(page.locator("#__search")).not_to_be_checked()
    ask(page, "LU-3.3")
    expect(page.locator(HITS).first).to_have_attribute("href", re.compile("#LU-3.3$"))


def test_before_one_types_there_is_what_is_asked_most_often(visit: Visit) -> None:
    page = visit("en/drunter-drueber/play/")
    press(page, "/")
    page.locator(BOX).fill("")
    expect(page.locator(SAID)).to_contain_text("Often asked")
    expect(page.locator(HITS).first).to_contain_text("May I pass?")
    expect(page.locator(HITS).first).to_have_attribute("href", re.compile("#DD-2.10$"))


def test_what_the_book_does_not_answer_leaves_the_nearest_and_the_contents(visit: Visit) -> None:
    page = visit("fr/vineta/")
    ask(page, "qui")
    for question, said in (
        ("comment s’appelle ta sœur", "Le livre ne le dit pas"),
        ("il pleut sur ma sœur", "Voici ce qui s’en approche le plus"),
        ("zzzzzz", "Le livre ne le dit pas"),
    ):
        page.locator(BOX).fill(question)
        expect(page.locator(SAID)).to_contain_text(said)
    expect(page.locator(f"{HITS}[href$='/fr/vineta/rules/']")).to_be_visible()
    expect(page.locator(f"{HITS}[href$='/fr/vineta/rules/#floods']")).to_be_visible()


def test_what_is_too_long_for_a_question_is_told_and_the_cross_empties_the_box(visit: Visit) -> None:
    page = visit("en/vineta/")
    press(page, "/")
    page.locator(BOX).fill("panic " * 51)
    expect(page.locator(SAID)).to_contain_text("300 characters at most")
    page.locator(BOX).fill("")
    page.keyboard.type("panic")
    expect(page.locator(HITS).first).to_be_visible()
    page.locator("trick-search button[type=reset]").click()
    expect(page.locator(BOX)).to_have_value("")
    expect(page.locator(SAID)).to_contain_text("Often asked")
    expect(page.locator(BOX)).to_be_focused()


def test_on_a_phone_it_fills_the_screen_and_closes(fresh: Fresh) -> None:
    page = fresh("fr/drunter-drueber/aid/", width=390)
    opener = page.locator("header label[for=__search]").first
    settle(page)
    opener.press("Enter")
    page.keyboard.type("toilettes")
    expect(page.locator(HITS).first).to_be_visible(timeout=20_000)
    until(page, FILLS, page.locator(".md-search__inner").element_handle())
    page.keyboard.press("Escape")
    expect(page.locator("#__search")).not_to_be_checked()
    expect(opener).to_be_focused()


@in_french
def test_nothing_is_loaded_before_the_box_is_opened(fresh: Fresh, lang: str) -> None:
    page = fresh()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{lang}/land-unter/rules/")
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/workers/" in url or any(part in url for part in PARTS)]
    ask(page, "x")
    page.wait_for_load_state("networkidle")
    for part in PARTS:
        assert sum(part in url for url in asked) == 1, part


def test_a_lost_connection_is_told_and_forgotten(fresh: Fresh) -> None:
    page = fresh("en/vineta/", fault="Failed to load resource|ERR_FAILED")
    page.route("**/search/index.json", lambda route: route.abort())
    ask(page, "")
    expect(page.locator(SAID)).to_contain_text("A part of the search did not come")
    page.unroute("**/search/index.json")
    page.keyboard.type("panic", delay=300)
    expect(page.locator(HITS).first).to_be_visible()
