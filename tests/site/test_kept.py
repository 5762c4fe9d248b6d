"""Games kept, resumed, shared and carried: nothing is lost, and what is damaged says so."""

import json
import re
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from tests.site.conftest import Fresh, Visit, in_english, in_french
from tests.site.hands import (
    LEARN,
    OTHER,
    PLAY,
    SOON,
    begin,
    choose,
    deciding,
    hand,
    kept,
    round_shown,
    shared,
    switch,
    table,
    until,
    use,
)
from tests.site.test_full_view import few
from tests.site.test_pages import violations

LAST_FOUR = "last_four"
ASKED = """() => {
  window.asked = [];
  localStorage.setItem("trick:speed", "once");
  navigator.storage.persist = async () => Boolean(asked.push("persist"));
}"""
"""Notes what the browser is asked for."""
SHEET = """() => {
  Object.defineProperty(navigator, "maxTouchPoints", { value: 5 });
  navigator.canShare = ({ files }) => files.length === 1;
  navigator.share = async ({ files: [file] }) => asked.push(file.name);
}"""
"""A phone with a share sheet."""
DECIDED_AND_LEFT = """() => {
  document.querySelector("#play-last_four .decision input").click();
  document.querySelector("#play-last_four .decision [type=submit]").click();
  document.querySelector(".md-header a[hreflang]:not([hreflang='" + document.documentElement.lang + "'])").click();
}"""
"""Plays a card, and presses the other language before the engine can have answered."""
FORGED = """() => {
  for (const [key, text] of Object.entries(localStorage).filter(([, text]) => text.includes('"picture"'))) {
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), picture: "<svg><a>!</a></svg>" }));
  }
}"""
"""Gives the games kept a picture that is none."""


def test_reload_and_resume(visit: Visit) -> None:
    play = table(visit, key=LAST_FOUR)
    begin(play)
    choose(play)
    deciding(play)
    was = (round_shown(play), hand(play))
    play.page.reload()
    expect(play.locator(".kept-games .picture svg")).to_have_count(1)
    play.page.evaluate(FORGED)
    play.page.reload()
    play.locator(".resume").first.click()
    expect(play.locator(".kept-games .picture > *")).to_have_count(0)
    deciding(play)
    assert (round_shown(play), hand(play)) == was
    assert play.locator(".log-lines li").count()


def test_a_deal_is_there_after_a_reload_with_the_names_which_the_form_remembers_too(visit: Visit) -> None:
    play = visit(f"en/{PLAY}", speed="once").locator("#play-game")
    page = play.page
    play.locator("form.start details").evaluate_all("parts => parts.forEach((part) => { part.open = true })")
    names = play.locator("[name=name-0]"), play.locator("[name=name-1]")
    for field, name in zip(names, ("Sam", "Père Noé"), strict=True):
        field.press_sequentially(name)
    for seat, name in enumerate(("Sam (you)", "Père Noé")):
        expect(play.locator(f"label:has([name=seat-{seat}])")).to_contain_text(f"Seat {seat + 1}: {name}")
    begin(play)
    pulled = page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorY")
    assert pulled == "none", "or a pull would load the page anew"
    was = hand(play)
    page.reload()
    assert [field.input_value() for field in names] == ["Sam", "Père Noé"]
    assert page.evaluate("getComputedStyle(document.documentElement).overscrollBehaviorY") == "auto"
    play.locator(".resume").first.click()
    deciding(play)
    assert hand(play) == was
    expect(play.locator(".game-table .board")).to_contain_text("Père Noé")
    choose(play)
    deciding(play)
    assert len(kept(page)) == 1


def test_another_game_leaves_the_one_before_within_reach(visit: Visit) -> None:
    play = table(visit, key=LAST_FOUR)
    begin(play)
    choose(play)
    deciding(play)
    (first,) = kept(play.page).items()
    use(play, ".new")
    expect(play.locator(".undo")).to_have_attribute("aria-disabled", "true")
    deciding(play)
    choose(play)
    deciding(play)
    assert first in kept(play.page).items()
    assert len(kept(play.page)) == 2


def test_two_tabs_with_the_same_game_keep_both(visit: Visit) -> None:
    """The reader is told, and chooses: the game of the other tab, or this one as a separate game."""
    here = table(visit, key=LAST_FOUR)
    begin(here)
    choose(here)
    deciding(here)
    with here.page.context.new_page() as page:
        page.goto(here.page.url)
        there = page.locator(f"#play-{LAST_FOUR}")
        there.locator(".resume").first.click()
        deciding(there)
        choose(there)
        deciding(there)
        expect(here.locator(".keeping p")).to_be_visible()
        assert violations(here.page) == []
        cards = hand(there)
        here.locator(".keeping .part").click()
        expect(here.locator(".keeping")).to_be_hidden()
        assert len(kept(page)) == 2
        choose(here)
        deciding(here)
        assert hand(there) == cards
        assert there.locator(".keeping").is_hidden()
    games = kept(here.page)
    key = next(key for key in games if key)
    here.page.reload()
    expect(
        here.locator("> .kept-games:first-child .resume").first, "before all that begins another one"
    ).to_be_visible()
    here.locator(".kept-game .remove").first.click()
    assert len(kept(here.page)) == 1
    here.locator(".kept-game .back").click()
    assert kept(here.page) == games
    assert key in games


def test_many_games_are_listed_in_parts(visit: Visit) -> None:
    game = {"save": "x", "summary": {"en": "A game"}, "picture": "", "over": False}
    games = {f"trick:game:land_unter/game:{at}": json.dumps(game | {"at": at}) for at in range(45)}
    listed = visit(f"en/{PLAY}", stored=games).locator("#play-game > .kept-games")
    rows, more = listed.locator("li"), listed.locator(".show-more")
    expect(rows).to_have_count(3)
    listed.locator("summary").click()
    expect(rows).to_have_count(23)
    more.click()
    expect(rows).to_have_count(43)
    more.click()
    expect(rows).to_have_count(45)
    expect(rows.nth(43).locator("button").first).to_be_focused()


def test_what_is_not_kept_is_said_once_and_a_file_offered(fresh: Fresh) -> None:
    play = fresh(f"fr/{PLAY}").locator(f"#play-{LAST_FOUR}")
    play.page.evaluate("localStorage.setItem('trick:speed', 'once')")
    play.page.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full'); }; }")
    begin(play)
    choose(play)
    deciding(play)
    expect(play.locator(".keeping")).to_contain_text("Votre navigateur ne garde pas")
    with play.page.expect_download():
        play.locator(".keeping .save").click()


@in_english
def test_link_opens_the_position_in_the_other_language(visit: Visit, fresh: Fresh, lang: str) -> None:
    play = table(visit, lang, LAST_FOUR)
    begin(play)
    choose(play)
    deciding(play)
    address = shared(play)
    page = fresh(address.replace(f"/{lang}/", f"/{OTHER[lang]}/"))
    there = page.locator(f"#play-{LAST_FOUR}")
    deciding(there)
    assert hand(there) == hand(play)
    assert there.get_attribute("data-lang") == OTHER[lang]
    assert there.locator("legend").inner_text() != play.locator("legend").inner_text()
    assert kept(page) == {}


def test_address_encoded_on_its_way_opens_and_one_for_nothing_here_says_so(fresh: Fresh) -> None:
    link = few(3)
    page = fresh(f"en/{PLAY}%23{urlencode({'play': link, 'at': 'play-game'})}", fault="404")
    deciding(page.locator("#play-game"))
    expect(page).to_have_url(re.compile(f"/{PLAY}#play="))
    page.goto(f"en/{LEARN}#ask%3D{link}")
    expect(page.locator(".unread-link")).to_contain_text("another page")
    page.locator(".unread-link button").click()
    page.evaluate("location.hash = 'round'")
    expect(page.locator(".unread-link")).to_have_count(0)


@in_french
def test_language_switch_carries_the_game(visit: Visit, lang: str) -> None:
    play = table(visit, lang, LAST_FOUR)
    begin(play)
    choose(play)
    deciding(play)
    cards, legend = hand(play), play.locator("legend").inner_text()
    switch(play.page, OTHER[lang])
    deciding(play)
    assert hand(play) == cards
    assert play.locator("legend").inner_text() != legend
    play.page.evaluate(DECIDED_AND_LEFT)
    expect(play).to_have_attribute("data-lang", lang, timeout=SOON)
    deciding(play)
    assert len(hand(play)) == len(cards) - 1
    assert len(kept(play.page)) == 1


def test_address_is_copied_or_shown(fresh: Fresh) -> None:
    play = fresh(f"fr/{PLAY}").locator("#play-one_trick")
    begin(play)
    play.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    address = shared(play)
    assert play.page.evaluate("navigator.clipboard.readText()") == address
    copied = play.locator(".share-panel p").inner_text()
    play.page.evaluate("() => { navigator.clipboard.write = () => Promise.reject(); }")
    use(play, ".share")
    expect(play.locator(".share-panel p")).not_to_have_text(copied)
    selected = play.locator(".share-panel input").evaluate("field => field.selectionEnd - field.selectionStart")
    assert selected == len(address)


def test_address_too_long_offers_a_file(fresh: Fresh) -> None:
    page = fresh(f"fr/{PLAY}")
    play = page.locator("#play-one_trick")
    begin(play)
    page.evaluate("history.replaceState(history.state, '', location.pathname + 'long'.repeat(500))")
    use(play, ".share")
    with page.expect_download():
        play.locator(".share-panel .save").click()


def test_damaged_link_says_so_and_loses_nothing(visit: Visit) -> None:
    play = table(visit, key=LAST_FOUR)
    begin(play)
    choose(play)
    deciding(play)
    games = kept(play.page)
    play.page.goto(f"fr/{PLAY}?2#play=rubbish&at=play-{LAST_FOUR}")
    expect(play.locator(".note.damaged")).to_be_visible(timeout=SOON)
    assert kept(play.page) == games
    play.locator(".resume").first.click()
    deciding(play)


@pytest.mark.parametrize("save", ["rubbish", '{"record": {}}', "[]", '{"record":{"game":"none"}}'])
def test_damaged_save_says_so_and_stays_untouched(visit: Visit, save: str) -> None:
    name = f"trick:last:land_unter/{LAST_FOUR}"
    page = visit(f"fr/{PLAY}", speed="once", stored={name: save, f"trick:game:land_unter/{LAST_FOUR}:x": save})
    play = page.locator(f"#play-{LAST_FOUR}")
    play.locator(".resume").click()
    expect(play.locator(".note.damaged")).to_be_visible(timeout=SOON)
    begin(play)
    assert page.evaluate("name => localStorage[name]", name) == save
    assert list(kept(page).values()) == [save]


def test_file_of_everything_moves_to_another_browser_and_a_file_of_one_game_opens(fresh: Fresh, tmp_path: Path) -> None:
    """Out by the share sheet where there is one, else as a download; in beside the start, and on a page of its own."""
    page = fresh(f"fr/{PLAY}")
    page.evaluate(ASKED)
    play = page.locator("#play-game")
    begin(play)
    choose(play)
    deciding(play)
    assert page.evaluate("asked") == ["persist"]
    cards, games = hand(play), kept(page)
    with page.expect_download() as saving:
        use(play, ".save")
    saving.value.save_as(tmp_path / "game.json")
    page.evaluate(SHEET)
    use(play, ".save")
    assert until(page, "asked[1]") == "land_unter-game.json"
    page.goto("fr/storage/")
    assert violations(page) == []
    with page.expect_download() as saving:
        page.locator("trick-backup .save").click()
    saving.value.save_as(tmp_path / "all.json")
    there = fresh(f"en/{PLAY}").locator("#play-game")
    first = there.locator("> input[type=file]")
    assert first.get_attribute("accept") is None
    first.set_input_files(tmp_path / "all.json")
    expect(there.locator(".file-said")).to_have_text("Games added: 1.")
    assert kept(there.page) == games
    there.locator(".resume").click()
    deciding(there)
    assert hand(there) == cards
    (tmp_path / "bad.json").write_text("no game", encoding="utf-8")
    there.locator(".tools input[type=file]").set_input_files(tmp_path / "bad.json")
    expect(there.locator(".file-said")).to_contain_text("Nothing here has changed")
    assert hand(there) == cards
    there.page.goto("en/storage/")
    there.page.locator("trick-backup input").set_input_files(tmp_path / "game.json")
    deciding(there)
    assert hand(there) == cards


def test_link_of_another_game_is_refused_and_opens_on_its_page(visit: Visit) -> None:
    page = visit(f"en/vineta/play/#play={few(3)}&at=play-game")
    play = page.locator("#play-game")
    play.locator(".elsewhere").click(timeout=SOON)
    expect(page).to_have_url(re.compile("/en/land-unter/play/"))
    deciding(play)
