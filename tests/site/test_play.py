"""Tables in the page: games by keyboard, step by step, undone, behind curtains."""

import re
from dataclasses import replace
from itertools import count

import pytest
from playwright.sync_api import expect

from engine.core.game import EventLog
from engine.core.record import Record
from engine.core.rng import pick_random, random_stream
from engine.games.land_unter.rules.components import ROUNDS
from engine.games.land_unter.rules.state import seats_to_move
from engine.games.registry import presentation_by_key
from engine.match.match import Match
from engine.match.saves import match_to_link
from engine.match.seats import HUMAN
from tests.site.conftest import LANGS, PHONE, Fresh, Visit, in_english, in_french
from tests.site.hands import (
    IS_NEW,
    PLAY,
    SOON,
    at_night,
    begin,
    choose,
    comes_to,
    deciding,
    focused,
    hand,
    play_out,
    round_shown,
    set_speed,
    shared,
    table,
    until,
    use,
    watch,
)
from tests.site.test_pages import violations

MAIN = "game"

PAUSES = (
    """play => {
    const next = play.querySelector(".next");
    """
    + IS_NEW
    + """
    if (play.dataset.state !== "watching") return false;
    if (next.textContent.startsWith("Passer à")) return true;
    if (isNew(play)) next.click();
  }"""
)
"""Goes on until the table itself waits."""
LAST_FOUR = "last_four"


@in_french
def test_minigame_by_keyboard_only(visit: Visit, lang: str) -> None:
    play = table(visit, lang, speed="step")
    page = play.page
    play.locator(".trick-start").focus()
    page.keyboard.press("Enter")
    watch(play)
    deciding(play)
    assert focused(page, ".decision input")
    page.keyboard.press("Enter")
    assert play.locator(".decision input:checked").get_attribute("value") == hand(play)[0], "nothing is sent unchosen"
    page.keyboard.press("ArrowRight")
    assert play.locator(".decision input:checked").get_attribute("value") == hand(play)[1]
    page.keyboard.press("Enter")
    watch(play)
    comes_to(play, "over")
    expect(play.locator(".verdict")).to_be_visible()
    assert focused(page, ".again-form button")
    page.keyboard.press("Tab")  # past the look at the decisions, to the next deal
    page.keyboard.press("Enter")
    watch(play)
    deciding(play)


def last_round_of_stage_1() -> str:
    """Return the link of a game of Land Unter before the last round of its first stage, in which no card is chosen."""
    presentation = presentation_by_key("land_unter")
    game = presentation.game
    for seed in count(1):
        record = Record(game.key, game.version, 3, seed)
        state, rng = record.begin(game, EventLog()), random_stream(seed, "stage")
        rounds: list[list[tuple[int, str]]] = []
        while state.stage == 0:
            rounds.append([])
            for seat in seats_to_move(state):
                move = pick_random(rng, game.legal_moves(state, seat))
                game.play(state, seat, move, EventLog())
                rounds[-1].append((seat, game.format_move(move)))
        # Who is left when others are eliminated ends a stage early, if they play as here.
        if len(rounds) == ROUNDS:
            break
    moves = tuple(move for played in rounds[:-1] for move in played)
    return match_to_link(Match.from_record(presentation, replace(record, moves=moves), (HUMAN, "greedy", "greedy")))


@in_french
def test_a_table_waits_for_its_reader_between_two_stages(visit: Visit, lang: str) -> None:
    play = visit(f"{lang}/{PLAY}", speed="normal").locator("#play-game")
    page, on = play.page, play.locator(".next")
    page.evaluate("link => { location.hash = `play=${link}&at=play-game` }", last_round_of_stage_1())
    deciding(play)
    choose(play)
    until(page, PAUSES, play.element_handle())
    expect(on).to_have_text("Passer à la manche 2")
    expect(play.locator(".skip")).to_be_hidden()
    expect(play.locator(".caption")).to_contain_text("point")
    on.press("Enter")
    deciding(play)
    assert round_shown(play).startswith("Manche 2 sur 3")


@in_english
def test_whole_game_to_the_final_result(visit: Visit, lang: str) -> None:
    play = table(visit, lang, MAIN)
    play.locator("[name=players]").select_option("3")
    for seat in (1, 2):
        play.locator(f"[name=seat-{seat}]").select_option("random")
    begin(play)
    comes_to(play, "deciding")
    assert play_out(play) >= 12
    rows = play.locator(".ranking tbody tr")
    expect(rows).to_have_count(3)
    expect(play.locator(".podium em").first).to_be_visible()


def test_reveal_goes_step_by_step_and_each_line_has_its_rule(visit: Visit) -> None:
    play = table(visit, speed="step")
    play.locator(".trick-start").click()
    watch(play)
    choose(play)
    comes_to(play, "watching")
    expect(play.locator(".caption a.rule").first).to_have_attribute("href", re.compile(r"rules/#LU-\d"))
    captions = watch(play)
    assert len(captions) >= 3
    assert all(re.search(r"LU-\d", caption) for caption in captions)


def test_undo_and_redo_by_button_and_by_key(visit: Visit) -> None:
    play = table(visit, key=LAST_FOUR)
    page = play.page
    begin(play)
    start, cards = round_shown(play), hand(play)
    choose(play)
    expect(play.locator(".decision input")).to_have_count(len(cards) - 1, timeout=SOON)
    deciding(play)
    later = round_shown(play)
    assert later != start
    play.locator(".undo").click()
    expect(play.locator(".decision input")).to_have_count(len(cards))
    assert (round_shown(play), hand(play)) == (start, cards)
    assert play.locator(".log-lines del").count()
    assert focused(page, ".undo")
    page.keyboard.press("Control+y")
    expect(play.locator(".decision input")).to_have_count(len(cards) - 1)
    assert round_shown(play) == later
    page.keyboard.press("Control+z")
    expect(play.locator(".decision input")).to_have_count(len(cards))
    expect(play.locator(".undo")).to_have_attribute("aria-disabled", "true")
    play.locator(".undo").press("Enter")
    assert hand(play) == cards


MOVE_NOW = """thinking => {
  const button = thinking.querySelector(".move-now");
  const watcher = new MutationObserver(() => {
    if (!button.checkVisibility() || !thinking.querySelector("progress").checkVisibility()) return;
    watcher.disconnect();
    thinking.dataset.hurried = "true";
    button.click();
  });
  watcher.observe(thinking, { attributeFilter: ["hidden"] });
}"""
"""Presses the button as soon as it is seen: a bot may have finished before a test could."""


def test_bot_that_thinks_long_is_told_to_move(visit: Visit) -> None:
    play = table(visit, key=MAIN)
    for seat in (1, 2, 3):
        play.locator(f"[name=seat-{seat}]").select_option(index=4)
    begin(play)
    cards = hand(play)
    play.locator(".thinking").evaluate(MOVE_NOW)
    choose(play)
    expect(play.locator(".thinking")).to_have_attribute("data-hurried", "true", timeout=SOON)
    expect(play.locator(".decision input")).to_have_count(len(cards) - 1, timeout=SOON)
    expect(play.locator(".thinking")).to_be_hidden()


def test_refused_move_says_why_and_asks_again(visit: Visit) -> None:
    play = table(visit)
    begin(play)
    cards = hand(play)
    not_held = next(card for card in map(str, range(1, 61)) if card not in cards)
    play.locator(".decision input").first.evaluate("(card, other) => { card.value = other }", not_held)
    choose(play)
    note = play.locator(".note.refusal")
    expect(note).to_be_visible()
    expect(note.locator("a.rule").first).to_have_attribute("href", re.compile(r"rules/#LU-\d"))
    assert len(hand(play)) == len(cards)
    choose(play, 1)
    comes_to(play, "over")
    expect(note).to_have_count(0)


def test_hint_names_a_card(visit: Visit) -> None:
    play = table(visit, key=LAST_FOUR)
    begin(play)
    cards = hand(play)
    play.locator("button.hint").click()
    expect(play.locator(".note.hint")).to_be_visible(timeout=SOON)
    # The first time it may say only what matters.
    if "Redemandez" in play.locator(".note.hint").inner_text():
        play.page.keyboard.press("h")
    expect(play.locator(".note.hint details")).to_be_visible(timeout=SOON)
    assert any(card in play.locator(".note.hint").inner_text() for card in cards)
    expect(play.locator(".note.hint details")).to_be_visible()
    sentence = play.locator(".note.hint p").first.inner_text()
    expect(play.locator("[role=status]", has_text=sentence)).to_contain_text(sentence)
    assert hand(play) == cards


def test_curtain_hides_the_hand_between_two_people(visit: Visit) -> None:
    play = table(visit, key=MAIN)
    play.locator("[name=players]").select_option("3")
    for seat, kind in enumerate(("human", "human", "random")):
        play.locator(f"[name=seat-{seat}]").select_option(kind)
    play.locator(".trick-start").click()
    hands = []
    for name in ("Alma", "Bruno"):
        comes_to(play, "curtain")
        expect(play.locator(".curtain p")).to_contain_text(name)
        expect(play.locator(".curtain")).to_be_in_viewport(ratio=1)
        expect(play.locator(".status")).to_be_hidden()
        expect(play.locator(".game-table .board"), "what everybody may see stays in sight").to_be_in_viewport()
        assert not play.locator("[data-held]").count()
        assert not hand(play)
        assert focused(play.page, ".ready")
        play.page.keyboard.press("Enter")
        deciding(play)
        hands.append(set(hand(play)))
        choose(play)
    assert not hands[0] & hands[1]


def test_tables_of_a_page_stay_apart(visit: Visit) -> None:
    one = table(visit, key=LAST_FOUR)
    two = one.page.locator("#play-one_trick")
    begin(one)
    one.locator(".full-view").click()
    begin(two)
    cards, shown = hand(one), one.locator(".game-table").inner_html()
    choose(two)
    comes_to(two, "over")
    assert (hand(one), one.locator(".game-table").inner_html()) == (cards, shown)
    assert one.get_attribute("data-state") == "deciding"


@pytest.mark.parametrize("key", ["n", "p", "f", "s", ",", "."])
def test_keys_of_the_theme_do_nothing_at_a_table(visit: Visit, key: str) -> None:
    play = table(visit)
    address = play.page.url
    play.locator(".trick-start").focus()
    play.page.keyboard.press(key)
    play.page.keyboard.press("Tab")
    assert play.page.url == address
    assert not play.page.locator("#__search").is_checked()


def test_a_question_is_asked_and_answered_without_leaving_the_game(visit: Visit) -> None:
    play = table(visit)
    begin(play)
    page, address = play.page, play.page.url
    chosen = play.locator(".decision input").first
    chosen.focus()
    page.keyboard.press("/")
    expect(page.locator(".md-search__input")).to_be_focused()
    page.keyboard.type("qui perd une bouée")
    expect(page.locator(".md-search-result__item .number").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page.locator(".panel")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator(".md-search-result__link").first).to_be_focused()
    page.keyboard.press("Escape")
    expect(chosen).to_be_focused()
    assert page.url == address


def test_new_game_is_chosen_on_the_page(visit: Visit) -> None:
    play = table(visit, key=MAIN)
    begin(play)
    choose(play)
    deciding(play)
    use(play, ".new")
    assert focused(play.page, "form.start select")
    play.locator(".trick-start").click()
    expect(play.locator(".undo")).to_have_attribute("aria-disabled", "true")
    deciding(play)
    expect(play.locator("form.start")).to_be_hidden()


def test_speed_is_remembered_and_reduced_motion_moves_nothing(visit: Visit) -> None:
    play = table(visit, speed="normal")
    page = play.page
    page.emulate_media(reduced_motion="reduce")
    begin(play)
    set_speed(play, "step")
    choose(play)
    expect(play.locator(".next")).to_be_visible(timeout=SOON)
    play.locator(".skip").click()
    comes_to(play, "over")
    assert page.evaluate("document.getAnimations().filter((one) => one.playState === 'running').length") == 0
    page.reload()
    play.locator(".trick-start").click()
    comes_to(play, "watching")
    expect(play.locator(".speed select")).to_have_value("step")


def test_all_at_once_holds_for_what_is_being_shown(visit: Visit) -> None:
    play = table(visit, "en")
    begin(play)
    set_speed(play, "step")
    choose(play)
    expect(play.locator(".next")).to_be_visible(timeout=SOON)
    set_speed(play, "once")
    comes_to(play, "over")


@pytest.mark.parametrize("lang", LANGS)
def test_goal_is_read_once(visit: Visit, lang: str) -> None:
    play = table(visit, lang)
    expect(play.locator(".goal:visible")).to_have_count(1)
    begin(play)
    expect(play.locator(".goal:visible")).to_have_count(1)


def test_a_table_being_played_fits_a_phone(visit: Visit) -> None:
    page = visit(f"fr/{PLAY}", width=PHONE)
    play = page.locator("#play-one_trick")
    begin(play)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE
    small = play.locator("button:visible").evaluate_all(
        "buttons => buttons.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.className)"
    )
    assert small == []


def test_axe_finds_nothing_at_a_table_by_day_and_by_night(visit: Visit) -> None:
    page = visit(f"fr/{PLAY}", motion="reduce", speed="once")
    play = page.locator(f"#play-{LAST_FOUR}")
    begin(play)
    choose(play)
    deciding(play)
    play.locator(".undo").click()
    deciding(play)
    play.locator(".hint").click()
    expect(play.locator(".note.hint")).to_be_visible(timeout=SOON)
    shared(play)
    assert violations(page) == []
    assert violations(at_night(page)) == []


def test_a_table_taken_away_and_put_back_can_be_begun(visit: Visit) -> None:
    play = table(visit)
    begin(play)
    play.evaluate("widget => { const place = widget.parentNode; widget.remove(); place.append(widget); }")
    expect(play.locator(".game-table")).to_have_count(1)
    begin(play)


def test_without_javascript_the_promise_is_read(fresh: Fresh) -> None:
    page = fresh(f"fr/{PLAY}", java_script_enabled=False)
    expect(page.locator("#play-one_trick .goal").first).to_be_visible()
    assert not page.locator("trick-play button:visible").count()


@in_english
def test_a_costly_move_is_asked_about_and_made_when_it_is_played_again(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{PLAY}", speed="once", stored={"trick:coach": "on"})
    play = page.locator("#play-one_trick")
    begin(play)
    choose(play, hand(play).index("25"))
    question = play.locator(".note.hint")
    expect(question).to_contain_text(
        re.compile(r"Sure\? .* reach the goal in \d+ of 100 deals, with a better move in \d+")
    )
    deciding(play)
    choose(play, hand(play).index("25"))
    comes_to(play, "over")
