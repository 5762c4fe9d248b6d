"""Worked examples in the page: stepped, changed, played on, and a good guest everywhere."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.site.conftest import LANGS, Fresh, Visit, bound, in_english, in_french, source
from tests.site.hands import LEARN, OTHER, RULES, SOON, focused, switch, with_clock

FIRST = "first_trick"
WHERE = {"fr": "Étape {} sur", "en": "Step {} of"}

LIVE_EQUALS_STATIC = """async (client) => {
  const { engine } = await import(client);
  const page = new DOMParser().parseFromString(await (await fetch(location)).text(), "text/html");
  const plain = (root) => {
    for (const deferred of root.querySelectorAll("noscript")) deferred.replaceWith(...deferred.childNodes);
    for (const link of root.querySelectorAll("a")) link.setAttribute("href", link.hash);
    return [...root.querySelectorAll(".step")].map((step) => step.outerHTML);
  };
  const unlike = [];
  for (const example of page.querySelectorAll("trick-example")) {
    const { game, key, lang } = example.dataset;
    const { steps } = await engine.ask({ do: "example", id: example.id, game, key, lang, changes: [] });
    const live = document.createElement("ol");
    live.innerHTML = steps.join("");
    if (JSON.stringify(plain(live)) !== JSON.stringify(plain(example))) unlike.push(key);
  }
  return [page.querySelectorAll("trick-example").length, unlike];
}"""

INSIDE = "steps => steps.map((step) => step.innerHTML)"

FOLLOW = """href => {
  const link = document.createElement("a");
  link.href = href;
  document.body.append(link);
  link.click();
}"""


@pytest.mark.parametrize("lang", LANGS)
def test_stepped_by_keyboard_only(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{LEARN}")
    example = page.locator(f"#ex-{FIRST}")
    where, said = example.locator(".where"), example.locator(".said")
    last = example.locator(".step").count()
    example.focus()
    for key, step in (
        ("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", last), ("ArrowRight", last), ("Home", 1),
    ):  # fmt: skip
        page.keyboard.press(key)
        expect(where).to_have_text(re.compile(WHERE[lang].format(step)))
        expect(said).to_contain_text(where.inner_text())
        expect(example.locator(".step:visible")).to_have_attribute("id", f"ex-{FIRST}-{step}")
    page.keyboard.press("Tab")
    while not focused(page, ".on"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(where).to_have_text(re.compile(WHERE[lang].format(2)))
    assert focused(page, ".on")


def test_shift_and_arrow_go_from_round_to_round(visit: Visit) -> None:
    page = visit("fr/land-unter/stage/")
    example = page.locator("#ex-full_stage")
    example.focus()
    rounds = example.locator(".step").evaluate_all("steps => steps.map((step) => step.dataset.round)")
    starts = [i for i, name in enumerate(rounds, 1) if i == 1 or name != rounds[i - 2]]
    for start in starts[1:4]:
        page.keyboard.press("Shift+ArrowRight")
        expect(example.locator(".step:visible")).to_have_attribute("id", f"ex-full_stage-{start}")
    page.keyboard.press("Shift+ArrowLeft")
    expect(example.locator(".step:visible")).to_have_attribute("id", f"ex-full_stage-{starts[2]}")


def test_space_plays_and_the_focus_pauses(fresh: Fresh) -> None:
    page = with_clock(fresh, f"en/{LEARN}")
    example = page.locator(f"#ex-{FIRST}")
    play = example.locator(".play-pause")
    (run,) = bound(page, "example", "run")
    example.focus()
    page.keyboard.press(run)
    expect(play).to_have_class(re.compile("playing"))
    expect(example.locator(".where")).to_contain_text(WHERE["en"].format(2))
    page.clock.run_for(30_000)
    expect(example.locator(".where")).not_to_contain_text(WHERE["en"].format(2))
    page.keyboard.press("Tab")
    expect(play).not_to_have_class(re.compile("playing"))


@pytest.mark.parametrize("key", ["n", "p", "f", "s", ",", "."])
def test_keys_of_the_theme_do_nothing_in_a_widget(visit: Visit, key: str) -> None:
    page = visit(f"fr/{LEARN}")
    address = page.url
    page.locator(f"#ex-{FIRST}").focus()
    page.keyboard.press(key)
    page.keyboard.press("ArrowRight")
    expect(page.locator(f"#ex-{FIRST} .where")).to_contain_text(WHERE["fr"].format(2))
    assert page.url == address
    assert not page.locator("#__search").is_checked()


def test_arrows_up_and_down_and_page_keys_stay_with_the_page(visit: Visit) -> None:
    page = visit(f"fr/{LEARN}")
    page.evaluate("addEventListener('keydown', (event) => { (window.left ??= []).push(!event.defaultPrevented) })")
    page.locator(f"#ex-{FIRST}").focus()
    for key in ("PageDown", "PageUp", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
    assert page.evaluate("left") == [True] * 4
    expect(page.locator(f"#ex-{FIRST} .where")).to_contain_text(WHERE["fr"].format(1))


def test_address_opens_a_step(load: Visit) -> None:
    page = load(f"fr/{LEARN}#ex-{FIRST}-3")
    shown = page.locator(f"#ex-{FIRST} .step:visible")
    expect(shown).to_have_attribute("id", f"ex-{FIRST}-3")
    expect(shown.locator(".board")).to_be_in_viewport()
    page.evaluate("id => { location.hash = id }", f"ex-{FIRST}-2")
    expect(shown).to_have_attribute("id", f"ex-{FIRST}-2")


def test_link_on_another_page_and_on_this_one_opens_a_step(load: Visit) -> None:
    page = load(f"fr/{RULES}")
    shown = page.locator(f"#ex-{FIRST} .step:visible")
    for step in (3, 2):
        page.evaluate(FOLLOW, f"/fr/{LEARN}#ex-{FIRST}-{step}")
        expect(shown).to_have_attribute("id", f"ex-{FIRST}-{step}")
        expect(shown.locator(".board")).to_be_in_viewport()
    page.go_back()
    expect(shown).to_have_attribute("id", f"ex-{FIRST}-3")


def test_search_of_the_browser_opens_a_step(visit: Visit) -> None:
    page = visit(f"fr/{LEARN}")
    hidden = page.locator(f"#ex-{FIRST}-3")
    expect(hidden).to_have_attribute("hidden", "until-found")
    expect(hidden.locator(".board")).to_have_count(0)
    hidden.dispatch_event("beforematch", {"bubbles": True})
    expect(page.locator(f"#ex-{FIRST} .where")).to_contain_text(WHERE["fr"].format(3))
    expect(hidden.locator(".board")).to_be_visible()


def test_examples_of_a_page_do_not_talk_to_each_other(visit: Visit) -> None:
    page = visit(f"fr/{RULES}")
    first, second = page.locator("trick-example").nth(0), page.locator("trick-example").nth(1)
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(first.locator(".where")).to_contain_text(WHERE["fr"].format(2))
    expect(second.locator(".where")).to_contain_text(WHERE["fr"].format(1))


@in_french
def test_without_javascript_every_step_is_read(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/{RULES}#ex-old_tide_drowns-2", java_script_enabled=False)
    expect(page.locator("#ex-old_tide_drowns-2 .board")).to_be_in_viewport()
    folded = page.locator("details.example:not([open]) > summary")
    while folded.count():
        folded.first.click()
    steps = page.locator(".step").count()
    assert steps > 12
    assert page.locator(".step .board:visible").count() == page.locator(".step figcaption:visible").count() == steps
    assert not page.locator("trick-example button:visible").count()


@pytest.mark.parametrize("scripts", [True, False])
def test_print_shows_the_telling_steps_and_every_step_when_asked(fresh: Fresh, scripts: bool) -> None:
    page = fresh(f"fr/{LEARN}", java_script_enabled=scripts)
    telling = page.locator(f"#ex-{FIRST} .step.telling")
    others = page.locator(f"#ex-{FIRST} .step:not(.telling)")
    assert (telling.count(), others.count()) == (3, 4)
    page.emulate_media(media="print")
    assert telling.locator("visible=true").count() == 3
    assert others.locator("visible=true").count() == 0
    expect(page.locator("trick-example .toolbar:visible, .paper:visible")).to_have_count(0)
    page.emulate_media(media="screen")
    # A phone shows the title first: what is for paper comes at the end.
    page.locator("h1 ~ .paper .every-step").check()
    page.emulate_media(media="print")
    assert telling.or_(others).locator("visible=true").count() == 3 + 4


def test_leaving_and_coming_back_leaves_one_bar(visit: Visit) -> None:
    page = visit(f"fr/{LEARN}")
    example = page.locator(f"#ex-{FIRST}")
    example.evaluate("widget => { const place = widget.parentNode; widget.remove(); place.append(widget); }")
    expect(example.locator(".step-bar")).to_have_count(1)
    expect(example.locator(".live-bar")).to_have_count(1)
    left = example.evaluate("widget => (widget.remove(), widget.innerHTML)")
    assert "toolbar" not in left
    assert " hidden=" not in left


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_is_changed_and_the_engine_goes_on_from_there(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{LEARN}")
    example = page.locator(f"#ex-{FIRST}")
    printed = example.locator(".steps").inner_html()
    example.locator(".change").click()
    menu = example.locator(".change-panel select").first
    expect(menu).to_be_visible(timeout=SOON)
    other = menu.locator("option:not([selected])").first.get_attribute("value")
    menu.select_option(other)
    expect(example).to_have_class(re.compile("changed"), timeout=SOON)
    expect(example.locator(".current .different")).to_be_visible()
    assert example.locator(".steps").inner_html() != printed
    assert menu.input_value() == other
    example.locator(".printed").click()
    expect(example).not_to_have_class(re.compile("changed"))
    assert focused(page, ".change")
    expect(example.locator(".different")).to_have_count(0)


def test_a_change_shows_the_first_step_that_it_changed(visit: Visit) -> None:
    page = visit(f"en/{LEARN}")
    example = page.locator(f"#ex-{FIRST}")
    example.locator(".last").click()
    example.locator(".change").click()
    menus = example.locator(".change-panel select")
    expect(menus.first).to_be_visible(timeout=SOON)
    steps = example.locator(".step")
    expect(steps.last).to_be_visible()
    before = steps.evaluate_all(INSIDE)
    menus.nth(1).select_option(menus.nth(1).locator("option:not([selected])").first.get_attribute("value"))
    expect(example).to_have_class(re.compile("changed"), timeout=SOON)
    after = steps.evaluate_all(INSIDE)
    first = next(i for i, step in enumerate(after) if before[i : i + 1] != [step])
    expect(steps.nth(first)).to_be_visible()
    expect(example.locator(".said")).to_contain_text(WHERE["en"].format(first + 1))


@pytest.mark.parametrize(("lang", "rules"), [*zip(LANGS, (RULES, "drunter-drueber/rules/"), strict=True)])
def test_live_steps_equal_the_printed_ones(visit: Visit, lang: str, rules: str) -> None:
    page = visit(f"{lang}/{rules}")
    examples, unlike = page.evaluate(LIVE_EQUALS_STATIC, source("client.js", lang))
    assert examples > 8
    assert unlike == []


def test_play_on_from_a_step(visit: Visit) -> None:
    page = visit(f"fr/{LEARN}")
    example = page.locator(f"#ex-{FIRST}")
    example.locator(".on").click()
    example.locator(".play-on").click()
    play = example.locator("trick-play")
    expect(play).to_have_attribute("data-state", re.compile("deciding|over"), timeout=SOON)
    assert page.evaluate("document.activeElement.closest('trick-play') !== null")


@in_english
def test_language_switch_keeps_step_and_change(visit: Visit, lang: str) -> None:
    page = visit(f"{lang}/{LEARN}")
    example = page.locator(f"#ex-{FIRST}")
    change_first_card(page)
    example.locator(".on").click()
    where = example.locator(".step:visible").get_attribute("id")
    menu = example.locator(".change-panel select").first
    card = menu.input_value()
    switch(page, OTHER[lang])
    expect(example).to_have_class(re.compile("changed"), timeout=SOON)
    expect(example.locator(".step:visible")).to_have_attribute("id", str(where))
    expect(menu).to_have_value(card)


def change_first_card(page: Page) -> None:
    """Choose another card in the first menu of the first example."""
    example = page.locator(f"#ex-{FIRST}")
    example.locator(".change").click()
    menu = example.locator(".change-panel select").first
    expect(menu).to_be_visible(timeout=SOON)
    menu.select_option(menu.locator("option:not([selected])").first.get_attribute("value"))
    expect(example).to_have_class(re.compile("changed"), timeout=SOON)
