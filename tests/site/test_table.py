"""A reader's own table in the browser: laid out by finger and by key, asked about, changed, kept, sent, played on."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import chain, islice, zip_longest
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.api.requests import Edit
from engine.ask.links import Asked, question_to_link
from engine.core.situations import Situation
from engine.games.registry import PRESENTATIONS
from tests.asked import said, visible
from tests.entering import begun, plan, told
from tests.site.conftest import DESK, LANGS, PHONE, Visit, bound, in_english, in_french
from tests.site.hands import SOON, at_night, focused, until
from tests.site.tables import NUMBERS, QUESTION, ask, asked_round, laid, tell, unfold
from tests.site.test_pages import violations
from tests.situations import StoredSituation, situations
from tools.paths import page_folder

GAMES: Final = tuple(key for key, presentation in PRESENTATIONS.items() if presentation.own_table.questions)


ELIMINATION: Final = {
    "tides.0": 2, "tides.1": 5, "card.0": 44, "levels.0": 3, "preservers.0": 2, "card.1": 12, "levels.1": 11,
    "preservers.1": 0, "card.2": 30, "levels.2": 1, "preservers.2": 1, "card.3": 7, "levels.3": 9, "preservers.3": 3,
}  # fmt: skip
"""A round of four: the second player is eliminated, and the fourth pays in the re-drown."""


ENTERED: Final = 3
"""So many situations a game are entered as a reader does."""
HEARD: Final = 40
"""So many characters of what is said aloud are looked at: rules and certainty follow in another order."""
TABLE: Final = "document.querySelector('trick-table').carry().table"
SHOWS: Final = "text => document.querySelector('trick-table').carry()?.table === text"
LOW: Final = 768
"""The height of a window in which the board stands beside what is told."""
MOVED: Final = 2
"""So many pixels may what is touched move."""
CORNER: Final = """control => {
  const found = document.querySelector(control), part = found?.closest(".chip") ?? found;
  const box = part?.checkVisibility() ? part.getBoundingClientRect() : null;
  return box && [box.left, box.top];
}"""
HTML: Final = "parts => parts.map((part) => part.innerHTML)"


def make(page: Page, edit: Edit) -> None:
    """Make an edit: tell a field, or pick a piece and put it on its spot. What is touched stays where it was."""
    if not edit.tool:
        field = f'.editor-form [name="{edit.place}"]'
        unfold(page, edit.place)
        with held(page, f'{field}[value="{edit.value}"]' if page.locator(f"{field}[type=radio]").count() else field):
            was = page.url
            tell(page, edit.place, edit.value)
            # Names are in no address.
            if not edit.place.startswith("name."):
                until(page, "before => location.href !== before", was)
        return
    tool = page.locator(f'[data-tool="{edit.tool}"]')
    if tool.get_attribute("aria-checked") != "true":
        with held(page, f'[data-tool="{edit.tool}"]'):
            tool.click()
            expect(tool).to_have_attribute("aria-checked", "true")
    with held(page, f'.laid .board [data-spot="{edit.spot}"]', f'[data-tool="{edit.tool}"]'):
        before = page.url
        page.locator(f'.laid .board [data-spot="{edit.spot}"]').dispatch_event("click")
        until(page, "before => location.href !== before", before)


@contextmanager
def held(page: Page, *controls: str) -> Iterator[None]:
    """Find controls where they were before what is done here, if they are still there: nothing moves under a hand."""
    for control in controls:
        page.locator(control).first.scroll_into_view_if_needed()
    before = [page.evaluate(CORNER, control) for control in controls]
    yield
    for control, (left, top) in zip(controls, before, strict=True):
        now = page.evaluate(CORNER, control)
        assert not now or max(abs(now[0] - left), abs(now[1] - top)) <= MOVED, control


@cache
def entered_by_hand(game: str) -> list[tuple[StoredSituation, list[Edit]]]:
    """Return ENTERED situations with the edits that lead there: those that tell least, of each question in turn."""
    by_question = defaultdict[str, list[StoredSituation]](list)
    for each in sorted(situations(), key=lambda each: len(told(each.situation))):
        if each.game == game:
            by_question[each.question].append(each)
    turns = zip_longest(*map(entered, by_question.values()))
    return [*islice(filter(None, chain.from_iterable(turns)), ENTERED)]


def entered(found: list[StoredSituation]) -> Iterator[tuple[StoredSituation, list[Edit]]]:
    """Yield those situations that a reader can enter, with the edits that lead there; never none."""
    for each in found:
        edits, reached = plan(each.game, each.question, each.situation)
        if edits and reached == each.situation:
            yield each, edits


@pytest.mark.parametrize("game", GAMES)
def test_situations_are_entered_and_answered(visit: Visit, game: str) -> None:
    """In both languages, one of them on a phone: each is entered in one, in turn, and every third opened in the other.

    Nothing moves under the hand meanwhile. All the others are asked without a browser in tests/conformance.
    """
    wide = dict(zip(LANGS, (PHONE, DESK), strict=True))
    pages = {
        lang: visit(f"{lang}/{page_folder(game)}/table/", width=wide[lang], height=LOW, motion="reduce", speed="once")
        for lang in LANGS
    }
    found = entered_by_hand(game)
    assert len(found) == ENTERED
    for number, (each, edits) in enumerate(found):
        here, there = LANGS if number % 2 else reversed(LANGS)
        enter(pages[here], each, edits)
        check(pages[here], each, here)
        if number % 3 == 0:
            open_link(pages[there], pages[here].evaluate(TABLE))
            check(pages[there], each, there)


def enter(page: Page, each: StoredSituation, edits: list[Edit]) -> None:
    """Begin afresh with the question of a situation, and make these edits."""
    if page.locator(".laid").is_visible():
        page.locator(".laid .clear").click()
        # Once the page has become shorter: what moves between press and release is not clicked.
        expect(page.locator(".answer")).to_be_hidden()
    page.locator(f"#ask-{each.question} input").check()
    until(page, SHOWS, question_to_link(begun(each.game, each.question)))
    for edit in edits:
        make(page, edit)


def open_link(page: Page, text: str) -> None:
    """Open the address of a table."""
    page.evaluate("text => { location.hash = new URLSearchParams({ ask: text }) }", text)
    until(page, SHOWS, text)


def check(page: Page, each: StoredSituation, lang: str) -> None:
    """Ask, and find every word that is expected, and the rules; or hear what stands in the way."""
    heard = page.locator(".laid .said")
    if not each.entry.get("verdict"):
        page.locator("button.ask").click()
        expect(heard).not_to_be_empty(timeout=SOON)
        expect(page.locator(".answer")).to_be_hidden()
        shown = page.locator(".laid :is(.lacks, .found)").evaluate_all(HTML)
    else:
        answer = ask(page)
        rules = answer.locator("> .verdict a.rule").all_inner_texts()
        assert sorted(rules) == sorted(each.entry["rules"]), each
        shown = page.locator(".answer > :is(.verdict, .certainty, .otherwise), .laid .found").evaluate_all(HTML)
    if said(each, lang):
        assert sorted(visible("<p></p>".join(shown))) == sorted(said(each, lang)), each
        assert visible(heard.inner_text())[0][:HEARD] in " ".join(said(each, lang))


@in_english
def test_a_table_is_told_by_the_keyboard_alone(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/land-unter/table/")
    page.locator("#ask-round input").focus()
    page.keyboard.press("Space")
    sheet = laid(page)
    page.locator("[name=players]:checked").focus()
    page.keyboard.press("ArrowLeft")
    expect(sheet.locator("[name='card.3']")).to_have_count(0)
    page.locator("[name='tides.0']").focus()
    for value in NUMBERS.values():
        page.keyboard.type(str(value))
        page.keyboard.press("Enter")
    expect(sheet.locator(".said")).to_be_empty()
    assert {name: int(sheet.locator(f"[name='{name}']").input_value()) for name in NUMBERS} == NUMBERS
    first = sheet.locator("[name='tides.0']")
    first.focus()
    page.keyboard.press("ArrowUp")
    expect(first).to_have_value("5")
    undone(page, first, "4")
    page.locator("button.ask").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".answer")).to_be_visible(timeout=SOON)
    assert focused(page, "button.ask")
    heard = sheet.locator(".said").inner_text()
    assert "loses a life preserver" in heard
    assert len(heard) <= 200


@in_english
def test_pieces_are_put_by_the_keyboard_alone(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/drunter-drueber/table/#ask-lay")
    laid(page)
    (to_spots,) = bound(page, "pieces", "to_spots")
    (to_pieces,) = bound(page, "pieces", "to_pieces")
    (answer,) = bound(page, "pieces", "ask")
    page.locator("[role=radiogroup] [aria-checked=true]").focus()
    for key, goal in {"ArrowRight": "tool-ask-w2", "r": "tool-ask-r1", to_spots: "spot-a1"}.items():
        page.keyboard.press(key)
        until(page, "id => document.activeElement.id === id", goal)
    page.keyboard.press("Enter")
    page.keyboard.press(to_pieces)
    assert focused(page, "#tool-ask-r1")
    # One stop for each other group of pieces, and one for the list of spots.
    for goal in ("#tool-pawn-w", "#tool-w1", ".spots summary", ".spots [role=toolbar] button[tabindex='0']"):
        page.keyboard.press("Tab")
        assert focused(page, goal)
    page.keyboard.press(answer)
    expect(page.locator(".laid .said")).to_contain_text("a1")


def undone(page: Page, field: Locator, value: str) -> None:
    """Take the last edit back and make it again, by key; the focus stays."""
    now = field.input_value()
    page.keyboard.press("Control+z")
    expect(field).to_have_value(value)
    page.keyboard.press("Control+y")
    expect(field).to_have_value(now)
    # Faster than any answer.
    for key in ("ArrowUp", "Control+z", "Control+z"):
        page.keyboard.press(key)
    expect(field).to_have_value(value)
    expect(field).to_be_focused()


@in_french
def test_what_is_typed_while_the_engine_works_is_not_lost(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{QUESTION}")
    sheet = laid(page)
    page.locator("[name='tides.0']").focus()
    # Faster than any answer: each number is typed while the one before it is under way.
    page.keyboard.type("4\n7\n44\n3\n2\n12\n9\n2\n30")
    until(page, "() => document.querySelector('[name=\"preservers.1\"]').defaultValue === '2'")
    assert sheet.locator("[name='card.2']").input_value() == "30"
    assert focused(page, "[name='card.2']")


@in_english
def test_what_is_impossible_is_told_with_its_rule_and_mended(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{QUESTION}")
    sheet = laid(page)
    for place, value in {"card.0": "31", "card.1": "31"}.items():
        tell(page, place, value)
    finding = sheet.locator("tr:has([name='card.1']) + .at-field .impossible")
    expect(finding.locator("a.rule")).to_be_visible()
    page.locator("button.ask").click()
    expect(page.locator(".laid .said")).to_contain_text(finding.locator("p").inner_text()[:40])
    expect(page.locator(".answer")).to_be_hidden()
    assert violations(page) == []
    finding.locator("a.rule").click()
    expect(page.locator(".panel")).to_be_visible()
    page.keyboard.press("Escape")
    tell(page, "card.1", "32")
    expect(sheet.locator(".findings .impossible")).to_have_count(0)


@in_english
def test_a_number_out_of_bounds_is_refused_in_words(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{QUESTION}")
    laid(page)
    tell(page, "card.0", "31")
    until(page, "() => document.querySelector('[name=\"card.0\"]').defaultValue === '31'")
    tell(page, "card.0", "61")
    refused = page.locator("tr:has([name='card.0']) + .at-field")
    expect(refused).to_contain_text("from 1 to 60")
    expect(page.locator("[name='card.0']")).to_have_value("61")
    # Nothing is answered for another table than the one that is shown.
    page.locator("button.ask").click()
    expect(page.locator(".laid .said")).to_contain_text("from 1 to 60")
    expect(page.locator(".answer")).to_be_hidden()
    # A click selects the number: what is typed replaces it.
    page.locator("[name='card.0']").click()
    page.keyboard.type("7")
    expect(refused).to_have_count(0)
    expect(page.locator("[name='card.0']")).to_have_value("7")


@in_english
def test_the_answer_is_an_example_of_the_book(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{QUESTION}", motion="reduce")
    answer = asked_round(page)
    example = answer.locator("trick-example")
    expect(example.locator(".current figcaption a.rule", has_text="LU-2.7")).to_be_visible()
    example.locator(".step-bar .back").click()
    expect(example.locator(".current figcaption a.rule", has_text="LU-2.7")).to_have_count(0)
    expect(example.locator(".live-bar")).to_have_count(0)
    expect(answer.locator("> .verdict")).to_contain_text("Bruno")
    assert violations(page) == []
    assert violations(at_night(page)) == []
    answer.locator(".new").click()
    expect(page.locator("[name='card.0']")).to_have_value("")
    page.locator(".laid .undo").click()
    expect(page.locator("[name='card.0']")).to_have_value("44")
    tell(page, "preservers.1", "0")
    expect(answer).to_be_hidden()
    expect(ask(page).locator("> .verdict")).to_contain_text("eliminated")


@in_english
def test_another_house_rule_is_one_press_away(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{QUESTION}", motion="reduce")
    laid(page)
    for place, value in ELIMINATION.items():
        tell(page, place, str(value))
    answer = ask(page)
    here = answer.locator("> .verdict").inner_text()
    other = answer.locator(".editions li").first
    there = other.locator("p").inner_text()
    other.locator("button").click()
    expect(answer.locator("> .verdict")).not_to_have_text(here, timeout=SOON)
    assert answer.locator("> .verdict").inner_text().split(".")[0] in there


@in_english
def test_a_vote_that_is_due_is_asked_about_at_the_same_table(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/drunter-drueber/table/")
    open_link(
        page, question_to_link(Asked("drunter_drueber", "lay", Situation(2, {"laid": ["0:w1-3s"]}, {"tile": "w1-2e"})))
    )
    ask(page).locator("> .then").click()
    expect(page.locator("#ask-vote input")).to_be_checked()
    expect(page.locator(".answer")).to_be_hidden()
    assert focused(page, ".laid")
    expect(ask(page).locator("> .verdict a.rule").first).to_be_visible()


@in_french
def test_a_town_that_is_enlarged_is_shown_whole_by_the_same_button(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/drunter-drueber/table/#ask-lay", width=PHONE)
    board, button = laid(page).locator(".board"), page.locator(".frame > .enlarge")
    for label, enlarged in {"Agrandir le plateau": 1, "Voir tout le plateau": 0}.items():
        expect(button).to_have_text(label)
        button.click()
        expect(board.and_(page.locator(".enlarged"))).to_have_count(enlarged)
    expect(button).to_have_text("Agrandir le plateau")


@in_french
def test_names_of_columns_and_rows_stay_while_an_enlarged_town_is_moved(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/drunter-drueber/table/#ask-lay", width=PHONE)
    laid(page)
    page.locator(".frame > .enlarge").click()
    board = page.locator(".laid .board.enlarged")
    board.evaluate("board => board.scrollTo(150, 90)")
    for rim, side in {".rim:not(.down)": "y", ".rim.down": "x"}.items():
        until(
            page,
            """([rim, side]) => {
              const board = document.querySelector(".laid .board.enlarged");
              const at = board.querySelector(rim).getBoundingClientRect()[side];
              return Math.abs(at - board.getBoundingClientRect()[side]) < 30;
            }""",
            [rim, side],
        )


@in_english
def test_what_is_often_asked_is_answered_at_one_press_and_can_be_changed(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{QUESTION}")
    page.locator(".in-words").click()
    expect(page.locator("trick-search input")).to_be_focused()
    page.keyboard.press("Escape")
    page.locator(".common button").first.click()
    expect(page.locator(".answer > .verdict a.rule").first).to_be_visible(timeout=SOON)
    page.locator(".answer .change").click()
    tell(page, "preservers.0", "0")
    expect(page.locator(".answer")).to_be_hidden()


@in_english
def test_another_piece_in_hand_does_not_stop_advice(visit: Visit, lang: str) -> None:
    table = Situation(2, {"turn": 0, "laid": [], "tiles": [[1] * 9, None]})
    page = visit(f"{lang}/drunter-drueber/table/#ask={question_to_link(Asked('drunter_drueber', 'advice', table))}")
    tools = laid(page).locator("[data-tool]")
    page.locator("button.ask").click()
    progress = page.locator("trick-table progress")
    expect(progress.last).to_be_visible(timeout=SOON)
    tools.nth(1).click()
    expect(tools.nth(1)).to_have_attribute("aria-checked", "true")
    expect(page.locator(".answer")).to_be_visible(timeout=SOON)
