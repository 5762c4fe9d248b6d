"""Vineta at a table in the page: cards and their targets by key, pointer and touch, refusals, a game to its end."""

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.site.cities import (
    HAND,
    MOVES,
    PLAY,
    acting,
    by_key,
    by_pointer,
    by_touch,
    carry_out,
    house_point,
    late,
    lay,
    moment,
    moves,
    play_page,
    refusal,
    six,
    submit,
    threatened,
)
from tests.site.conftest import PHONE, Fresh, Visit, in_french
from tests.site.hands import HASTY, SOON, play_out
from tests.site.test_pages import violations
from tests.site.towns import lit, press_until, rest

JOINER = "\u2060"
TABLE = "#play-game"
"""What axe looks at; the page around it is looked at with all other pages."""
LAST_START = "trick:start:vineta/game"
SCHEMES = {"fr": "light", "en": "dark"}
POINTED = ("f2", "wind", "panic", "relocation")
TOUCHED = ("authority", "hope", "rescue")
"""Cards of every kind of move: one press, a pair, one after another, two of a kind. All are carried out by key."""

COVERED = """picks => picks.filter((pick) => {
  pick.scrollIntoView({ block: "center" });
  const { x, y, width, height } = pick.getBoundingClientRect();
  return !pick.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((pick) => pick.textContent)"""
"""Which choices a press does not reach, since something lies over them."""

CROWDED = """houses => houses.map(({ value }) => value)
  .filter((value, _, all) => all.filter((other) => other.slice(2) === value.slice(2)).length > 1)
  .filter((value, _, all) => value.slice(2) === all[0].slice(2))"""
"""The houses of the first district with several, of all that can be chosen."""


def kind(card: str) -> str:
    """Return what is decided when a card is carried out."""
    return "flood" if card == "f2" else card


def refused(play: Locator, reason: str) -> None:
    """See that the reader is told this."""
    note = play.locator(".note.refusal")
    letters = (re.escape(letter) if letter.strip() else rf"[\s{JOINER}]+" for letter in reason.replace(JOINER, ""))
    expect(note).to_contain_text(re.compile(f"{JOINER}*".join(letters)))


@in_french
def test_card_and_targets_by_keyboard_only(visit: Visit, lang: str) -> None:
    play = play_page(visit, lang, scheme=SCHEMES[lang], motion="reduce")
    lay(play, moment(threatened(HAND)), "card")
    assert not play.locator("trick-grid").count()
    assert violations(play.page, TABLE) == []
    play.locator(".decision [name=move]").first.focus()
    press_until(play.page, "[value=hope]", "ArrowDown")
    press_until(play.page, ".decision [type=submit]")
    play.page.keyboard.press("Enter")
    expect(play.locator(".decision [name=to]").first).to_be_attached(timeout=SOON)
    give_up(play, lang)
    carry_out(play, "hope", by_key)
    assert moves(play)[0] == "0:hope"
    for card in MOVES:
        lay(play, acting(card), kind(card))
        carry_out(play, card, by_key)


def give_up(play: Locator, lang: str) -> None:
    """Begin a move, try where it cannot end and to leave it at half, and let it be."""
    by_key(play, "R1")
    assert lit(play, "from") == lit(play, "picked") == ["R1"]
    assert lit(play) == ["R1", "Y2", "G1"]
    by_key(play, "Y1")
    refused(play, refusal(lang, "hope", "B:R1>Y1"))
    assert violations(play.page, TABLE) == []
    expect(play.locator(".decision [type=submit]")).to_have_attribute("aria-disabled", "true")
    submit(play, by_key)
    assert lit(play, "from") == ["R1"]
    play.locator("trick-grid [tabindex='0']").press("Escape")
    expect(play.locator(".note.refusal")).to_have_count(0)
    expect(play.locator(".count")).to_be_empty()
    assert lit(play, "from") == []


def test_targets_by_pointer(visit: Visit) -> None:
    play = play_page(visit, "en")
    for card in POINTED:
        lay(play, acting(card), kind(card))
        carry_out(play, card, by_pointer)
    lay(play, acting("panic"), "panic")
    several = play.locator(".decision [data-face]").evaluate_all(CROWDED)
    assert len(several) > 1
    for house in several[::-1]:
        play.page.mouse.click(*house_point(play, house))
        assert play.locator(".decision :checked").get_attribute("value") == house
    play.page.mouse.click(*house_point(play, several[0]))
    expect(play.locator(".decision :checked")).to_have_count(0)
    lay(play, acting("hope"), "hope")
    by_pointer(play, "G2")
    refused(play, refusal("en", "hope", "@G2"))
    lay(play, acting("f2"), "flood")
    by_pointer(play, "R2")
    refused(play, refusal("en", "f2", "@R2"))
    expect(play.locator(".note.refusal a.rule")).to_have_attribute("href", re.compile(r"rules/#VI-3.2$"))


def test_targets_by_touch_and_six_players_on_a_phone(fresh: Fresh) -> None:
    page = fresh("404.html", width=PHONE, has_touch=True, scheme="dark", reduced_motion="reduce")
    page.evaluate("localStorage.setItem('trick:speed', 'once')")
    page.goto(f"fr/{PLAY}")
    play = page.locator("#play-game")
    for card in TOUCHED:
        lay(play, acting(card), kind(card))
        carry_out(play, card, by_touch)
        assert fits(play.page)
    lay(play, acting("wind"), "wind")
    play.page.wait_for_timeout(HASTY)
    play.locator("[data-choice='G1.1']").tap()
    expect(play.locator(".decision [name=move]:checked")).to_have_value("G1.1")
    by_touch(play, "Y2")
    by_touch(play, "R2")
    note, board = play.locator(".note.refusal"), play.locator(".game-table > .board").bounding_box()
    expect(note).to_be_in_viewport(ratio=1)
    seen = note.bounding_box()
    assert board
    assert seen
    assert seen["y"] >= board["y"] + board["height"]
    lay(play, six(), "card")
    assert fits(play.page)
    assert violations(play.page, TABLE) == []
    play.page.set_viewport_size({"width": PHONE, "height": 640})
    assert play.locator(".cards-form .pick").evaluate_all(COVERED) == []
    lay(play, six("f2"), "flood")
    assert fits(play.page)
    assert violations(play.page, TABLE) == []
    small = play.locator("button:visible:not([data-square])").evaluate_all(
        "buttons => buttons.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.className)"
    )
    assert small == []


def fits(page: Page) -> bool:
    """Tell whether nothing makes the page wider than a phone."""
    return bool(page.evaluate("document.documentElement.scrollWidth") <= PHONE)


def test_the_first_house_and_the_last_turns_to_the_result(visit: Visit) -> None:
    last = json.dumps({"players": "2", "seat-1": "sampling", "seat-2": "none"})
    play = play_page(visit, "fr", stored={LAST_START: last})
    expect(play.locator("[name=players]")).to_have_value("2")
    expect(play.locator("[name=seat-1]")).to_have_value("sampling")
    expect(play.locator("[name=seat-2]")).not_to_have_value("")
    play.locator("[name=seat-1]").select_option("random")
    play.locator(".trick-start").click()
    assert json.loads(play.page.evaluate("key => localStorage.getItem(key)", LAST_START))["seat-1"] == "random"
    rest(play)
    assert len(lit(play)) == 9, "a house is chosen already"
    by_pointer(play, "R1")
    rest(play)
    assert [move for move in moves(play) if re.fullmatch("0:.:R1", move)], "one press places it"
    lay(play, late(), "card")
    assert play_out(play) > 3
    expect(play.locator(".ranking tbody tr")).to_have_count(2)
    expect(play.locator(".podium em").first).to_be_visible()
