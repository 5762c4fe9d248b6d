"""Who comes back after some days: a minute of questions, where one left off, and what one knows by now."""

import json
import re
from typing import Final

from playwright.sync_api import Page, expect

from tests.site.conftest import Fresh, in_french
from tests.site.hands import focused
from tests.site.test_pages import violations

LEFT: Final = """days => {
  const at = Date.now() - days * 864e5, item = { days: 5, right: 1, wrong: 0, at, due: at };
  const two = { "land_unter/who_takes-1": { ...item, took: 3 }, "land_unter/who_pays-1": { ...item, took: 9 } };
  const courses = { land_unter: { done: ["who_takes"], next: "new_tide_covers", of: 11 } };
  const game = { version: 1, save: "s", at, over: false, summary: { fr: "manche 2" }, picture: "", counts: true };
  const items = { ...two, "vineta/x-1": item, "vineta/y-1": { ...item, took: 55 } };
  localStorage.setItem("trick:learn", JSON.stringify({ version: 1, items, courses }));
  localStorage.setItem("trick:game:vineta/game:a", JSON.stringify(game));
}"""
"""What a reader has left so many days ago: a game, a lesson, two questions of one game and two of another."""
GAME, LESSON = "Vineta : manche 2", re.compile(r"Land Unter\s: leçon 2 sur 11 La nouvelle carte et l’ancienne$")
TITLES: Final = ["Qui prend quelle carte niveau d’eau ?", "Qui perd une bouée ?"]
"""What those two questions are about."""
DUE, OTHER, DEAL = (
    re.compile(r"Land Unter\s: questions à revoir aujourd’hui \(2\) environ 20 secondes$"),
    re.compile(r"Vineta\s: questions à revoir aujourd’hui \(2\) pour commencer\s: 1, en 10 secondes environ$"),
    re.compile(r"Vineta\s: la donne du jour .*\s: la même pour tout le monde, seul le premier essai compte$"),
)


@in_french
def test_after_some_days_home_begins_with_what_may_be_forgotten(fresh: Fresh, lang: str) -> None:
    page = fresh("404.html")
    page.evaluate(LEFT, 2)
    page.goto(f"{lang}/")
    refresher, on = page.locator("trick-refresher"), page.locator("trick-go-on li")
    expect(on).to_have_text([GAME, DUE, DEAL, OTHER, LESSON])
    expect(page.locator("trick-go-on .today > li")).to_have_text([GAME, DUE, DEAL])
    expect(page.locator("trick-go-on .did")).to_have_text(
        "Il y a 2 jours : 2 questions de Land Unter ; 2 questions de Vineta."
    )
    expect(on.nth(1).locator(".picture > *").first).to_be_visible()
    expect(refresher).to_be_empty()

    page.evaluate(LEFT, 3)
    page.reload()
    expect(on).to_have_text([GAME, OTHER, DEAL, LESSON])
    expect(refresher.locator(".offer li")).to_have_text(TITLES)
    refresher.locator(".go").press("Enter")
    expect(refresher.locator(".where")).to_have_text("Question 1 sur 2")
    for _ in range(2):
        touches = refresher.locator(".touches button:not([aria-disabled=true])")
        while not refresher.locator(".step-bar .go").count():
            touches.first.press("Enter")
            expect(refresher.locator(".told .judged")).to_be_visible()
        page.keyboard.press("Enter")
    expect(refresher.get_by_role("link", name="L’aide-mémoire")).to_be_focused()
    items = json.loads(page.evaluate("localStorage.getItem('trick:learn')"))["items"]
    assert items["land_unter/who_takes-1"]["at"] <= items["land_unter/who_pays-1"]["at"], "the quicker one comes first"
    assert violations(page, "trick-refresher") == []

    refresher.get_by_role("link", name="Ce que vous savez").click()
    what_one_knows_comes_first_and_is_erased(page)


def what_one_knows_comes_first_and_is_erased(page: Page) -> None:
    """Read the map of what one knows, erase a game, and put it back."""
    known = page.locator("trick-known[data-game=land_unter]")
    answered = known.locator("[data-rule] .state:is([data-state=seen], [data-state=once])")
    expect(answered.first).to_have_text(re.compile("^(vue dans un exemple|une bonne réponse)$"))
    expect(known.locator(".next a")).to_have_attribute("href", re.compile("#(due-land_unter|stage-new_tide_covers)$"))
    expect(page.locator("trick-known[data-game=vineta] .next a")).to_contain_text("à revoir aujourd’hui (2)")
    expect(known.locator(".sums li").last).to_contain_text("pas encore")
    expect(known.locator(".rest .state:not([data-state=new])")).to_have_count(0)
    expect(known.locator(".rest .chapter").first).to_be_hidden()
    expect(known.locator(":scope > .chapter").first).to_be_visible()
    known.locator(".erase").press("Enter")
    expect(answered).to_have_count(0)
    known.locator(".back").press("Enter")
    expect(answered).not_to_have_count(0)


IN_LESSON: Final = """() => {
  const game = { version: 1, save: "s", at: Date.now(), over: false, picture: "", counts: true };
  const summary = { fr: "Trois cartes contre la mer · Tour 6" };
  localStorage.setItem("trick:game:vineta/vi_save:a", JSON.stringify({ ...game, summary }));
}"""
"""A game that was begun in the last lesson."""


@in_french
def test_a_game_of_a_lesson_is_opened_where_its_table_is(fresh: Fresh, lang: str) -> None:
    page = fresh("404.html")
    page.evaluate(IN_LESSON)
    page.goto(f"{lang}/")
    page.get_by_role("button", name="Vineta : Trois cartes contre la mer · Tour 6").press("Enter")
    expect(page).to_have_url(re.compile("/vineta/play/#play-vi_save$"))
    expect(page.locator("#play-vi_save")).to_be_in_viewport()
    # What was carried to a table in a lesson that is not seen would fill the window with nothing.
    page.evaluate("sessionStorage.setItem('trick:carried', JSON.stringify({ 'play-vi_save': { save: 's' } }))")
    page.goto(f"{lang}/vineta/")
    expect(page.locator("#stage-own_turn")).to_be_visible()


FINISHED: Final = """() => {
  const keys = document.querySelector("trick-course").dataset.stages.split(" ");
  const courses = { vineta: { done: keys, next: "", of: keys.length } };
  localStorage.setItem("trick:learn", JSON.stringify({ version: 1, items: {}, courses }));
}"""
"""All lessons are done."""


@in_french
def test_whoever_has_finished_finds_the_map_and_six_questions(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/vineta/")
    page.evaluate(FINISHED)
    page.reload()
    course, night = page.locator("trick-course"), page.locator("#night-vineta")
    expect(course.locator(".lessons .title")).to_contain_text("Cours terminé")
    expect(course.locator(".lessons li .done")).to_have_count(course.locator(".steps > .step").count())
    expect(course.locator(".steps")).to_be_hidden()
    course.locator(".lessons .lesson").nth(2).press("Enter")
    expect(course.locator(".steps > .current .ask")).to_be_visible()
    course.locator(".where .all").press("Enter")
    assert focused(page, ".lessons .title")
    assert violations(page, "trick-course") == []
    course.locator(".lessons .go").press("Enter")
    expect(page).to_have_url(re.compile("/vineta/night/$"))
    expect(night.locator(".where")).to_have_text("Question 1 sur 6")
    expect(night.locator(".touches button").first).to_be_visible()
    page.goto(f"{lang}/")
    expect(page.locator("trick-go-on li p")).to_have_text("Vineta : cours terminé ✓")
    steps = ["six questions une minute et demie", "une première partie contre des robots faciles"]
    expect(page.locator("trick-go-on .today > li")).to_have_text([re.compile(f"^.*{each}$") for each in steps])
    expect(
        page.get_by_role("link", name="La donne du jour", exact=False).and_(page.locator("trick-go-on a"))
    ).to_have_count(1)
    card = page.locator(".games .card").filter(has=page.locator("#vineta"))
    expect(card.get_by_role("link", name="Vineta : cours terminé ✓ Six questions")).to_be_visible()
