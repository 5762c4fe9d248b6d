"""A reader's own table lasts: in the address, kept, sent, played on; on a phone and without JavaScript."""

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from tests.site.conftest import PHONE, Fresh, Visit, in_english, in_french
from tests.site.hands import OTHER, SOON, begin, deciding, shared, switch, table, use
from tests.site.tables import NUMBERS, QUESTION, ask, asked_round, laid, tell


@in_french
def test_the_address_holds_table_and_answer_without_names_and_the_language_switch_carries_them(
    visit: Visit, lang: str
) -> None:
    page = visit(f"{lang}/{QUESTION}", motion="reduce")
    asked_round(page)
    without_name = page.url
    assert without_name.endswith("&answer=7")
    tell(page, "name.1", "Maud")
    expect(page.locator(".answer")).to_be_hidden()
    answer = ask(page)
    assert page.url == without_name
    answer.locator("trick-example .step-bar .back").click()
    answer.locator(".share").click()
    assert answer.locator(".share-panel input").input_value().endswith("&answer=6")
    verdict = answer.locator("> .verdict").inner_text()
    switch(page, OTHER[lang])
    expect(answer.locator("trick-example .where")).to_contain_text("Step 6", timeout=SOON)
    assert laid(page).locator("[name='card.0']").input_value() == "44"
    assert verdict != answer.locator("> .verdict").inner_text()
    expect(answer.locator("> .verdict")).to_contain_text("Maud")
    expect(answer.locator("> .reopened")).to_have_count(0)
    page.reload()
    expect(answer.locator("> .reopened")).to_be_visible(timeout=SOON)


@in_english
def test_a_bad_address_is_told_and_loses_nothing(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/land-unter/table/#ask=rubbish&answer=1")
    expect(page.locator("trick-table > .note")).to_contain_text("nothing that you kept is lost", timeout=SOON)
    expect(page.locator(".laid")).to_be_hidden()
    page.locator("#ask-stage").click()
    laid(page)
    expect(page.locator("trick-table > .note")).to_be_hidden()


@in_english
def test_a_table_is_kept_opened_removed_and_put_back(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{QUESTION}")
    answer = asked_round(page)
    answer.locator(".keep").click()
    row = page.locator("trick-table > .kept-games li")
    expect(row).to_contain_text("3 players")
    expect(answer.locator("> .remark")).to_be_visible()
    page.locator(".laid .clear").click()
    expect(page.locator("[name='card.0']")).to_have_value("")
    page.evaluate("scrollTo(0, document.body.scrollHeight)")
    row.locator(".open").click()
    expect(page.locator("[name='card.0']")).to_have_value("44")
    expect(answer.locator("> .verdict")).to_be_in_viewport(timeout=SOON)
    row.locator(".remove").click()
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('trick:table:')).length") == 0
    row.locator(".back").click()
    expect(row.locator(".open")).to_be_focused()


@in_french
def test_a_table_is_played_on(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{QUESTION}", speed="once")
    answer = asked_round(page)
    answer.locator(".play-bots").click()
    play = page.locator("#ask-play")
    deciding(play)
    expect(play.locator(".game-table > .board")).to_contain_text("4")
    assert "at=ask" in shared(play)


@in_english
def test_from_a_game_its_table_is_asked_about(visit: Visit, lang: str) -> None:
    play = table(visit, lang)
    begin(play)
    with play.page.context.expect_page() as opened:
        use(play, ".ask")
    other = opened.value
    hand = play.locator(".decision input").evaluate_all("cards => cards.map((card) => card.value)")
    sheet = laid(other)
    expect(other.locator("#ask-advice input")).to_be_checked()
    told = sheet.locator("[name^='hand.']").evaluate_all("fields => fields.map(({ value }) => value).filter(Boolean)")
    assert sorted(told) == sorted(hand)
    other.close()
    # Long after the press, as where the engine had to start again, a browser opens nothing.
    play.page.evaluate("() => { window.open = () => null }")
    use(play, ".ask")
    link = play.locator(".note.known a")
    expect(link).to_be_visible()
    with play.page.context.expect_page() as opened:
        link.click()
    laid(opened.value)
    opened.value.close()


@in_english
def test_on_a_phone_numbers_go_on_by_themselves_and_nothing_is_wider_than_the_page(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{QUESTION}", width=PHONE)
    sheet = laid(page)
    tell(page, "players", "3")
    expect(page.locator("[name='card.3']")).to_have_count(0)
    with by_finger(page):
        page.locator("[name='tides.0']").click()
        # Enter after a number that has gone on by itself skips nothing; 1 might become 10, and waits for it.
        page.keyboard.type("4\n744" + "32" + "1292" + "301\n")
    assert {name: int(sheet.locator(f"[name='{name}']").input_value() or -1) for name in NUMBERS} == {
        **NUMBERS,
        "preservers.2": -1,
    }
    more = page.locator(".number:has([name='preservers.2']) [data-by='1']")
    for count in ("1", "2"):
        more.click()
        expect(page.locator("[name='preservers.2']")).to_have_value(count)
    ask(page)
    for part in page.locator(".laid, .answer").all():
        box = part.bounding_box()
        assert box
        assert box["width"] <= PHONE
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    small = page.locator(".laid :is(button, select, input:not([type=radio]), .chip)").evaluate_all(
        "all => all.filter((each) => each.checkVisibility() && each.offsetHeight < 44).map((each) => each.outerHTML)"
    )
    assert small == []
    assert {*page.locator(".laid [data-by]").evaluate_all("all => all.map((each) => each.offsetWidth >= 44)")} == {True}


@contextmanager
def by_finger(page: Page) -> Iterator[None]:
    """Let the page be pressed with a finger."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": True})
    yield
    session.send("Emulation.setTouchEmulationEnabled", {"enabled": False})


def test_without_javascript_the_questions_are_read_and_the_reader_is_told(fresh: Fresh) -> None:
    page = fresh("fr/vineta/table/", width=PHONE, java_script_enabled=False)
    expect(page.locator("trick-table .no-js")).to_be_visible()
    for text in page.locator(".questions :is(.title, .what)").all():
        box = text.bounding_box()
        assert box
        assert box["width"] > PHONE / 2, text.inner_text()
    page.goto("fr/vineta/companion/")
    expect(page.locator("trick-companion form")).to_be_hidden()
    expect(page.locator("trick-companion .blank-sheet:visible")).to_have_count(1)
    page.locator("trick-companion .aid a").click()
    expect(page).to_have_url(re.compile("/fr/vineta/aid/"))
