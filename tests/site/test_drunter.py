"""Tables of Drunter & Drüber in the page: tiles laid by key and by hand, votes, a whole game, and nothing lost."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.site.conftest import PHONE, Visit, in_english, in_french
from tests.site.hands import (
    HASTY,
    OTHER,
    SOON,
    at_night,
    comes_to,
    deciding,
    focused,
    kept,
    play_out,
    saves,
    shared,
    switch,
    use,
)
from tests.site.test_pages import violations
from tests.site.towns import (
    KEY,
    LEARN,
    PLAY,
    decide,
    decide_once,
    lit,
    placing,
    press_until,
    rest,
    sit_down,
    square,
    voting,
)

CHANGED = "dd_vote_won"


def moves(play: Locator) -> list[str]:
    """Return the moves of the game that the browser keeps."""
    (save,) = saves(play.page)
    made: list[str] = json.loads(save)["record"]["moves"]
    return made


DRAWN = """board => {
  const copy = board.cloneNode(true);
  copy.querySelector("trick-grid")?.remove();
  for (const part of copy.querySelectorAll("*")) {
    const sorted = [...part.attributes].sort((one, other) => one.name < other.name ? -1 : 1);
    for (const attribute of sorted) part.setAttributeNode(part.removeAttributeNode(attribute));
  }
  return copy.innerHTML;
}"""
"""A board as HTML without its grid, attributes in one order: morphing may add some later than others."""


def drawn(play: Locator) -> str:
    """Return the board as it is drawn, without the grid."""
    board: str = play.locator(".game-table > .board").evaluate(DRAWN)
    return board


def choose_tile(play: Locator) -> str:
    """Choose the type of tile that the first place is for; return it."""
    tile = play.locator("[data-squares]").first.get_attribute("data-tile")
    play.locator(f"[name=tile][value={tile}]").check()
    return str(tile)


@in_english
def test_tile_laid_by_keyboard_only(visit: Visit, lang: str) -> None:
    play = sit_down(visit, lang, placing)
    page = play.page
    tile = play.locator("[data-squares]").first.get_attribute("data-tile")
    play.locator("[name=tile]").first.focus()
    press_until(page, f"[value={tile}]", "ArrowDown")
    page.keyboard.press("Space")
    assert lit(play)
    expect(play.locator(".count")).to_have_text(str(play.locator("[name=tile]:checked").get_attribute("data-count")))
    press_until(page, "[data-square]", "Shift+Tab")
    stop = page.evaluate("document.activeElement.dataset.square")
    assert stop == lit(play)[0]
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.dataset.square") == f"n{stop[1:]}"
    page.keyboard.press("Home")
    press_until(page, f"[data-square={stop}]", "ArrowRight")
    page.keyboard.press("Enter")
    assert stop in lit(play, "picked")
    expect(play.locator("trick-grid .preview use").first).to_be_attached()
    chosen = play.locator("[name=move]:checked").get_attribute("value")
    press_until(page, ".decision [type=submit]")
    page.keyboard.press("Enter")
    rest(play)
    assert moves(play)[0] == f"0:{chosen}"
    assert focused(page, "[name=tile], .vote-form input")


def test_tile_laid_by_pointer(visit: Visit) -> None:
    play = sit_down(visit, "en", placing)
    tile = choose_tile(play)
    name = lit(play)[0]
    square(play, name).click()
    chosen = play.locator("[name=move]:checked")
    assert name in str(chosen.get_attribute("data-squares"))
    assert chosen.get_attribute("data-tile") == tile
    expect(play.locator(".places label:visible").first).to_be_visible()
    move = chosen.get_attribute("value")
    play.locator(".decision [type=submit]").click()
    rest(play)
    assert moves(play)[0] == f"0:{move}"


@in_english
def test_square_that_will_not_do_says_why_and_changes_nothing(visit: Visit, lang: str) -> None:
    play = sit_down(visit, lang, placing)
    choose_tile(play)
    square(play, lit(play)[0]).click()
    before = drawn(play), lit(play), lit(play, "picked")
    square(play, "h5").click()
    note = play.locator(".note.refusal")
    expect(note).to_be_visible()
    expect(note.locator("a.rule").first).to_have_attribute("href", re.compile(r"rules/#DD-\d"))
    assert (drawn(play), lit(play), lit(play, "picked")) == before
    assert focused(play.page, "[data-square=h5]")
    assert kept(play.page) == {}
    square(play, lit(play)[-1]).click()
    expect(play.locator(".note.refusal")).to_have_count(0)


@in_english
def test_what_is_safe_is_shown_on_request_at_tables_and_in_examples(visit: Visit, lang: str) -> None:
    play = sit_down(visit, lang, placing, width=PHONE)
    page = play.page
    shown = page.locator(".outlook:visible")
    expect(shown).to_have_count(0)
    use(play, ".outlook-switch")
    expect(play.locator(".board g.outlook")).to_be_visible()
    expect(play.locator(".beside .outlook")).to_contain_text("In reach later")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    assert violations(page, "#play-game") == []
    example = visit(f"{lang}/{LEARN}", stored={"trick:outlook": "on"}).locator("trick-example").first
    expect(example.locator(".current .outlook:visible")).to_have_count(2)
    example.locator(".outlook-switch").click()
    expect(shown).to_have_count(0)
    assert not visit(f"{lang}/land-unter/").locator(".outlook-switch:visible").count()


def test_reason_is_seen_under_the_board_that_stays_in_sight(visit: Visit) -> None:
    play = sit_down(visit, "fr", placing, width=PHONE)
    choose_tile(play)
    play.locator(".decision [type=submit]").scroll_into_view_if_needed()
    square(play, "h5").click()
    expect(play.locator(".note.refusal")).to_be_in_viewport()
    note, board = play.locator(".note.refusal").bounding_box(), play.locator(".game-table > .board").bounding_box()
    assert note
    assert board
    assert note["y"] >= board["y"] + board["height"]


def test_without_a_tile_a_square_asks_for_one(visit: Visit) -> None:
    play = sit_down(visit, "en", placing)
    square(play, "h5").click()
    expect(play.locator(".note.refusal")).to_be_visible()
    assert lit(play) == []


@in_english
def test_vote_with_several_cards(visit: Visit, lang: str) -> None:
    play = sit_down(visit, lang, voting)
    assert not play.locator("trick-grid").count()
    cards = play.locator(".vote-form [name=move]")
    laid = [str(card.get_attribute("value")) for card in cards.all()[:2]]
    cards.first.focus()
    play.page.keyboard.press("Space")
    play.page.keyboard.press("Tab")
    play.page.keyboard.press("Space")
    play.locator(".vote-form [type=submit]").press("Enter")
    rest(play)
    assert f"0:{'+'.join(laid)}" in moves(play)


def test_vote_without_a_card_is_asked_for_again(visit: Visit) -> None:
    play = sit_down(visit, "fr", voting)
    cast, legend = play.locator(".vote-form [type=submit]"), play.locator(".vote-form legend")
    expect(cast).to_have_attribute("aria-disabled", "true")
    place = cast.bounding_box()
    cast.click(force=True)
    expect(legend).to_have_class("asks")
    expect(play.locator("p[role=status]").filter(has_text=legend.inner_text())).to_have_count(1)
    assert cast.bounding_box() == place, "nothing moves"
    comes_to(play, "deciding")
    play.locator(".vote-form input").first.press("Control+z")
    expect(play.locator(".redo")).not_to_have_attribute("aria-disabled", "true")
    deciding(play)
    decide(play)


@in_french
def test_whole_game_to_the_final_result(visit: Visit, lang: str) -> None:
    play = visit(f"{lang}/{PLAY}", speed="once").locator("#play-game")
    play.locator("[name=players]").select_option("4")
    for seat in (1, 2, 3):
        play.locator(f"[name=seat-{seat}]").select_option("random")
    play.locator(".trick-start").click()
    rest(play)
    assert play_out(play) > 5
    expect(play.locator(".ranking tbody tr")).to_have_count(4)
    expect(play.locator(".podium em").first).to_be_visible()
    expect(play.locator("[data-suspicions]")).to_be_empty()
    guess_before_the_reveal(play)


def guess_before_the_reveal(play: Locator) -> None:
    """Go back to the last decision, and guess before the target cards are turned over: it is told how good that was."""
    panel, offer, forth = play.page.locator(".panel"), play.locator(".suspicions-offer"), play.locator(".pace .next")
    play.locator(".undo").click()
    deciding(play)
    play.page.evaluate("localStorage.setItem('trick:speed', 'step')")
    decide_once(play)
    while not offer.is_visible():
        forth.click()
        play.page.wait_for_timeout(50)
    offer.locator("button").click()
    expect(panel.locator("fieldset")).to_have_count(3)
    assert violations(play.page) == []
    expect(panel.locator("form button")).to_be_in_viewport()
    for group in panel.locator("fieldset").all():
        group.locator("label").first.click()
    panel.locator(".panel-close").click()  # what was pressed is guessed, whoever says so once more
    expect(offer.locator("button")).to_have_text("Revoir ma réponse")
    assert focused(play.page, ".suspicions-offer button")
    forth.click()
    expect(play.locator(".tally .new")).to_be_visible()
    if play.locator(".tally .new").get_attribute("data-seat") == "0":
        play.page.wait_for_timeout(HASTY)
        forth.click()  # of one's own card nothing was guessed
    expect(play.locator(".tally .answered").first).to_be_visible(timeout=SOON)
    while play.get_attribute("data-state") != "over":
        if forth.is_visible():
            forth.click()
        play.page.wait_for_timeout(50)
    expect(offer).to_be_hidden()
    expect(play.locator("[data-suspicions] tbody tr")).to_have_count(3, timeout=SOON)


def test_undo_and_redo(visit: Visit) -> None:
    play = sit_down(visit, "fr", placing)
    start = drawn(play)
    decide(play)
    later = drawn(play)
    assert later != start
    play.locator(".undo").click()
    expect(play.locator(".log-lines del").first).to_be_attached()
    deciding(play)
    assert drawn(play) == start
    choose_tile(play)
    square(play, lit(play)[0]).focus()
    play.page.keyboard.press("Control+y")
    rest(play)
    assert drawn(play) == later
    play.page.keyboard.press("Control+z")
    expect(play.locator(".undo")).to_have_attribute("aria-disabled", "true")
    assert drawn(play) == start


def test_focus_comes_back_to_the_square_where_it_was(visit: Visit) -> None:
    play = sit_down(visit, "en", placing)
    decide(play)
    play.locator(".undo").click()
    deciding(play)
    choose_tile(play)
    name = lit(play)[0]
    square(play, name).focus()
    play.page.keyboard.press("Control+y")
    rest(play)
    assert focused(play.page, f"[data-square={name}]")


def test_reload_and_resume(visit: Visit) -> None:
    play = sit_down(visit, "fr", placing)
    decide(play)
    board, made = drawn(play), moves(play)
    suspect_somebody(play)
    play.page.goto(f"fr/{PLAY}")
    play.page.reload()
    play.locator(".resume").first.click()
    deciding(play)
    assert (drawn(play), moves(play)) == (board, made)
    play.locator("button.suspicions").click()
    marks = play.page.locator(".panel .mark")
    # The engine is asked first.
    expect(marks.first).to_be_visible()
    assert [mark.get_attribute("data-mark") for mark in marks.all()[:3]] == ["star", "out", ""]
    assert "suspicions" not in saves(play.page)[0]


def suspect_somebody(play: Locator) -> None:
    """Set marks by keyboard only, look at a moment that tells of somebody, and come back."""
    page, panel = play.page, play.page.locator(".panel")
    play.locator("button.suspicions").press("Enter")
    expect(panel.locator(".suspicions-grid")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    for key in ("Enter", "Enter", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(panel.locator(".said")).to_have_text(re.compile("rayé$"))
    panel.locator("summary").first.click()
    panel.locator("[data-moment]").first.click()
    comes_to(play, "looking")
    expect(panel).to_be_hidden()
    play.locator(".replay .leave").click()
    deciding(play)


@in_french
def test_link_and_switch_open_the_position_in_the_other_language(visit: Visit, lang: str) -> None:
    play = sit_down(visit, lang, placing)
    decide(play)
    places = play.locator("[name=move]").evaluate_all("all => all.map((one) => one.value)")
    _, _, at = shared(play).partition(f"/{lang}/")
    page = visit(f"{OTHER[lang]}/{at}")
    there = page.locator("#play-game")
    for table in (there, play):
        if table is play:
            switch(play.page, OTHER[lang])
        deciding(table)
        assert table.get_attribute("data-lang") == OTHER[lang]
        assert table.locator("[name=move]").evaluate_all("all => all.map((one) => one.value)") == places
    assert kept(page) == {}


@in_french
def test_a_vote_of_an_example_is_changed_and_put_back(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{LEARN}")
    example = page.locator(f"#ex-{CHANGED}")
    printed = example.locator(".steps").inner_html()
    example.locator(".change").click()
    group = example.locator(".change-panel fieldset[data-place]").first
    expect(group).to_be_visible(timeout=SOON)
    group.locator("input:not(:checked)").first.check()
    expect(example).to_have_class(re.compile("changed"), timeout=SOON)
    expect(example.locator(".current .different")).to_be_visible()
    assert example.locator(".steps").inner_html() != printed
    assert group.locator("input:checked").count() > 1
    example.locator(".printed").click()
    expect(example).not_to_have_class(re.compile("changed"))
    assert group.locator("input:checked").count() >= 1


def test_a_table_being_played_fits_a_phone(visit: Visit) -> None:
    play = sit_down(visit, "fr", placing, width=PHONE)
    choose_tile(play)
    assert play.page.evaluate("document.documentElement.scrollWidth") <= PHONE
    small = play.locator("button:visible:not([data-square])").evaluate_all(
        "buttons => buttons.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.className)"
    )
    assert small == []


@pytest.mark.parametrize("wanted", [placing, voting])
def test_axe_finds_nothing_at_a_table_by_day_and_by_night(visit: Visit, wanted: Callable[..., bool]) -> None:
    play = sit_down(visit, "en", wanted, motion="reduce")
    if wanted is placing:
        choose_tile(play)
        square(play, lit(play)[0]).click()
        square(play, "h5").click()
        expect(play.locator(".note.refusal")).to_be_visible()
    assert violations(play.page) == []
    assert violations(at_night(play.page)) == []


def test_record_is_kept_under_the_games_own_name(visit: Visit) -> None:
    play = sit_down(visit, "fr", placing)
    decide(play)
    (key,) = kept(play.page)
    assert key.startswith(f"trick:game:{KEY}/game:")
