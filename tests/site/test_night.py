"""Six questions in the page: answered by keyboard, without an engine; what was answered is kept."""

import json
import re
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Route, expect

from tests.site.conftest import Fresh, in_english, in_french
from tests.site.hands import NIGHT, focused
from tools.paths import SITE

QUESTIONS = 6


@in_french
def test_a_night_is_answered_by_keyboard_and_kept(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/{NIGHT}")
    night = page.locator("trick-night:not([data-bank])")
    # Nobody has taken a lesson yet: they come first, and the questions are about their first rules.
    expect(night.get_by_role("link", name="Les leçons d’abord")).to_have_attribute("href", re.compile("/land-unter/#"))
    night.locator(".go").press("Enter")
    for number in range(QUESTIONS):
        expect(night.locator(".where")).to_have_text(f"Question {number + 1} sur {QUESTIONS}")
        touches = night.locator(".touches button")
        expect(touches.first).to_be_visible()
        while not night.locator(".step-bar .go").count():
            touches.and_(page.locator(":not([aria-disabled=true])")).first.press("Enter")
            expect(night.locator(".told .judged")).to_be_visible()
        assert focused(page, ".step-bar .go")
        page.keyboard.press("Enter")
    expect(night.locator(".offer p").first).to_contain_text(re.compile(rf"(sur|Les) {QUESTIONS}\b"))
    assert focused(page, ".offer .go")
    items = night.locator(".items > details")
    expect(items).to_have_count(QUESTIONS)
    # Each pill leads to its item: the table again, what was answered, and why.
    night.locator(".marks button").last.press("Enter")
    expect(items.last.locator(".told a.rule").first).to_have_text(re.compile(r"^LU-\d"))
    expect(items.last.locator(".board svg").first).to_be_visible()
    assert focused(page, ".items > details:last-child > summary")
    expect(night.locator(".offer > .when")).to_have_text(re.compile(r"^À revoir (demain|dans 5 jours)\s: \d\.$"))
    kept = json.loads(page.evaluate("localStorage.getItem('trick:learn')"))["items"]
    assert len(kept) == QUESTIONS
    assert all(re.match("land_unter/(who_takes|new_tide_covers|who_pays)-", name) for name in kept)
    assert not page.workers
    page.reload()
    expect(night.locator(".offer p")).to_contain_text("C’est fait pour aujourd’hui")


@in_french
def test_on_a_phone_numbers_to_choose_from_stand_above_the_picture(fresh: Fresh, lang: str) -> None:
    """Below it, what is said of a wrong one would cover the others."""
    page = fresh(f"{lang}/{NIGHT}", width=390)
    tie = {"key": "highest_tide_twice-1", "questions": ["highest_tide_twice-1-9"], "title": "", "stage": 0, "kind": "n"}
    page.route("**/questions/land_unter/all.json", lambda route: route.fulfill(json={"ideas": [tie]}))
    night = page.locator("trick-night:not([data-bank])")
    night.locator(".whole").click()
    expect(night.locator(".answer").first).to_be_visible()
    tops = night.locator(".question, .answer, .current .board").evaluate_all(
        "found => found.toSorted((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top)"
        ".map((each) => each.classList[0])"
    )
    assert (tops[0], tops[-1]) == ("question", "board")


ANSWER_ALL: Final = """(game) => {
  const learnt = JSON.parse(localStorage.getItem("trick:learn")), { begun } = learnt.moves[game];
  begun.right = begun.keys.map(() => true);
  localStorage.setItem("trick:learn", JSON.stringify(learnt));
}"""


@in_english
def test_without_scripts_the_questions_unfold(fresh: Fresh, lang: str) -> None:
    page = fresh("404.html", java_script_enabled=False)
    page.goto(f"{lang}/{NIGHT}")
    expect(page.locator(".quiz details").first).to_be_visible()
    expect(page.locator("trick-night button")).to_have_count(0)


def places_only(route: Route) -> None:
    """Answer with the moments in which a place is chosen: the cards of a vote are put together otherwise."""
    # From the disk: a request that is asked on would outlive a page that closes.
    file = SITE / urlsplit(route.request.url).path.lstrip("/")
    ideas = [each for each in json.loads(file.read_text("utf-8"))["ideas"] if each["kind"] == "place"]
    route.fulfill(json={"ideas": ideas})


@in_english
def test_a_move_is_seen_before_it_is_made_and_rates_the_reader(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/drunter-drueber/night/")
    moves = page.locator("trick-night[data-bank=moves]")
    page.route("**/moves/drunter_drueber/all.json", places_only)
    # Nobody has taken a lesson yet: nothing is asked but of one who knows the game.
    expect(moves.locator(".offer")).to_contain_text("Take a few lessons first")
    expect(moves.get_by_role("button", name="Begin")).to_have_count(0)
    moves.locator(".whole").press("Enter")
    expect(moves.locator(".where")).to_contain_text(f"1 of {QUESTIONS}")
    choices, on = moves.locator(".touches .touch"), moves.locator(".step-bar > .go")
    expect(choices.first).to_be_visible()
    while not on.count():
        choices.and_(page.locator(":not([aria-disabled=true])")).last.press("Enter")
        expect(moves.locator(".map .previewed > *").first).to_be_attached()
        expect(moves.locator(".told")).to_be_empty() if not moves.locator(".wrong").count() else None
        moves.locator(".make").press("Enter")
        expect(moves.locator(".told .judged")).to_be_visible()
        expect(moves.locator(".step-bar > :is(.go, .reveal)")).to_be_visible()
    assert focused(page, ".step-bar > .go")
    kept = json.loads(page.evaluate("localStorage.getItem('trick:learn')"))["moves"]["drunter_drueber"]
    assert len(kept["met"]) == 1
    assert kept["rating"] != 1200
    assert not page.workers
    # Who comes back goes on where they were.
    page.reload()
    moves.get_by_role("button", name=f"Go on: 2 of {QUESTIONS}").press("Enter")
    expect(moves.locator(".where")).to_contain_text(f"2 of {QUESTIONS}")
    expect(moves.locator(".marks :is(.known, .missed)")).to_have_count(1)
    # Who left after the last answer finds how the series ended.
    page.evaluate(ANSWER_ALL, "drunter_drueber")
    page.reload()
    moves.get_by_role("button", name="Finish").press("Enter")
    expect(moves.locator(".offer")).to_contain_text(f"{QUESTIONS} of {QUESTIONS}")


@in_english
def test_a_move_of_two_parts_is_touched_in_the_picture_and_can_be_played_on(fresh: Fresh, lang: str) -> None:
    """A house, then the district that it goes to."""
    page = fresh(f"{lang}/vineta/night/")
    moves = page.locator("trick-night[data-bank=moves]")
    page.route("**/moves/vineta/all.json", lambda route: route.fulfill(json={"ideas": [ONE_HOUSE]}))
    moves.locator(".whole").click()
    make = moves.locator(".make")
    target = moves.get_by_role("button", name="orange house, yellow 2 → green 3", exact=True)
    expect(make).to_have_text("Touch your move")
    expect(target).to_have_count(0)
    moves.get_by_role("button", name="orange house, yellow 2", exact=True).press("Enter")
    expect(make).to_have_text("Now touch where to")
    target.press("Enter")
    expect(make).to_have_text("Play orange house, yellow 2 → green 3")
    # A touch more of the same place plays it.
    target.press("Enter")
    expect(moves.locator(".told .judged")).to_contain_text("Not yet")
    moves.locator(".reveal").press("Enter")
    expect(moves.locator(".map .previewed > *").first).to_be_attached()
    moves.get_by_role("button", name="Play on").click()
    expect(page).to_have_url(re.compile("/vineta/play/#play-game"))


@in_french
def test_cards_are_touched_in_the_hand_and_the_best_one_can_be_shown(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/vineta/night/")
    moves = page.locator("trick-night[data-bank=moves]")
    page.route("**/moves/vineta/all.json", lambda route: route.fulfill(json={"ideas": [ONE_MOVE]}))
    moves.locator(".whole").press("Enter")
    expect(moves.locator(".where")).to_contain_text("1 sur 1")
    moves.get_by_role("button", name="quarantaine").press("Enter")
    expect(moves.locator(".does")).to_contain_text("un quartier garde ses maisons ce tour.")
    expect(moves.locator(".ask")).to_contain_text("Choisissez une carte")
    expect(moves.locator(".told")).to_be_empty()
    moves.get_by_role("button", name="Jouer : quarantaine").press("Enter")
    said = moves.locator(".told")
    expect(said).to_contain_text("on gagne environ 25 parties de moins sur cent")
    expect(said).to_contain_text("Avec ce coup, presque à chaque fois, le quartier vert")
    expect(moves.locator(".m-may")).not_to_have_count(0)
    moves.locator(".reveal").press("Enter")
    expect(said).to_contain_text("Avec votre")
    expect(moves.locator(".touches .right")).to_have_count(1)
    expect(moves.locator(".touches .wrong")).to_have_text("quarantaine")
    assert json.loads(page.evaluate("localStorage.getItem('trick:learn')"))["moves"]["vineta"]["rating"] == 1188


@in_french
def test_after_a_wrong_district_another_one_can_be_touched_at_once(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/vineta/night/", width=390)
    moves = page.locator("trick-night[data-bank=moves]")
    page.route("**/moves/vineta/all.json", lambda route: route.fulfill(json={"ideas": [ONE_DISTRICT]}))
    moves.locator(".whole").click()
    said, sign, board = moves.locator(".told"), moves.locator(".touches .wrong"), moves.locator(".board")
    moves.locator("[data-spot=Y1]").dispatch_event("click")
    expect(moves.locator(".making .make")).to_have_text("Jouer : jaune 1")
    moves.locator("[data-spot=Y1]").dispatch_event("click")
    expect(said).to_contain_text("Pas encore")
    both = "['.touches .wrong', '.board'].map((each) => document.querySelector(`[data-bank=moves] ${each}`))"
    apart = f"{both}.map((each) => each.getBoundingClientRect().top).reduce((sign, board) => sign - board)"
    expect(sign).to_have_count(1)
    at = "each => document.querySelector(`[data-bank=moves] ${each}`).getBoundingClientRect()"
    # What is said does not lie over the map.
    page.wait_for_function(f"() => ({at})('.told').top >= ({at})('.map').bottom - 1 && ({at})('.map').top > 0")
    before = page.evaluate(apart)
    board.click(position={"x": 2, "y": 2})
    # What was said stays, and goal and picture stay where they are.
    expect(said).to_contain_text("Pas encore")
    expect(moves.locator(".question .aim")).to_be_visible()
    page.wait_for_function(f"before => Math.abs({apart} - before) < 2", arg=before)
    moves.locator("[data-spot=Y2]").dispatch_event("click")
    moves.locator(".make").click()
    expect(said).to_contain_text("Oui, jaune 2")

    page.evaluate("localStorage.clear()")
    page.reload()
    moves.locator(".whole").click()
    moves.locator("[data-spot=Y1]").dispatch_event("click")
    moves.locator(".make").click()
    moves.locator(".reveal").click()
    expect(said.locator(".judged")).to_have_text("Le meilleur coup : jaune 2.")
    expect(moves.locator(".map [data-spot]")).to_have_count(1)


@in_french
def test_what_is_almost_as_good_is_no_miss_and_rates_nobody(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/vineta/night/")
    moves, said = page.locator("trick-night[data-bank=moves]"), page.locator("trick-night[data-bank=moves] .told")
    page.route("**/moves/vineta/all.json", lambda route: route.fulfill(json={"ideas": [ONE_ALMOST]}))
    moves.locator(".whole").click()
    moves.get_by_role("button", name="faux espoir").press("Enter")
    moves.get_by_role("button", name="Jouer : faux espoir").press("Enter")
    expect(said).to_contain_text("Presque aussi bon")
    # It has a sign of its own, and keeps it beside the best one.
    expect(moves.locator(".touches .nearly")).to_have_text("faux espoir")
    expect(moves.locator(".touches .right")).to_have_text("inondation 1")
    expect(moves.locator(".marks .nearly")).to_have_count(1)
    expect(said).to_contain_text("Le meilleur coup : inondation 1.")
    expect(moves.locator(".step-bar > .go")).to_have_text("Terminer")
    kept = json.loads(page.evaluate("localStorage.getItem('trick:learn')"))["moves"]["vineta"]
    assert (kept["rating"], kept["met"]) == (1200, {"2-0-63": True})
    moves.locator(".step-bar > .go").click()
    expect(moves.locator(".offer .title").first).to_contain_text("0 sur 1 ; presque : 1.")


@in_english
def test_a_vote_is_put_together_of_its_cards_and_looked_at_again(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/drunter-drueber/night/")
    moves = page.locator("trick-night[data-bank=moves]")
    page.route("**/moves/drunter_drueber/all.json", lambda route: route.fulfill(json={"ideas": [ONE_VOTE]}))
    moves.locator(".whole").click()
    make, card = moves.locator(".make"), moves.locator(".touches .part")
    card.filter(has_text="(no 1)").press("Enter")
    expect(make).to_have_text("Play NE (no 1)")
    expect(moves.locator(".does")).to_be_empty()
    make.press("Enter")
    expect(moves.locator(".told")).to_contain_text("Not yet")
    expect(moves.locator(".told")).to_contain_text("Your votes go from 6 to 5.")
    for votes in ("(no 1)", "(no 3)"):
        card.filter(has_text=votes).press("Enter")
    make.press("Enter")
    expect(moves.locator(".told .judged")).to_contain_text("Yes: nothing is better than")
    expect(moves.locator(".told .compared")).to_contain_text("With your try")
    expect(moves.locator(".touches .part.right")).to_have_count(2)
    moves.locator(".step-bar > .go").press("Enter")
    moves.locator(".marks button").press("Enter")
    again = moves.locator(".items > details")
    expect(again.locator("> summary")).to_have_text("1. NE (no 1); the best move: NE (no 1) + NEEE (no 3)")
    expect(again.locator(".chosen")).to_have_text("Your move: NE (no 1).")
    expect(again.locator(".told.right")).to_contain_text("The best move: NE (no 1) + NEEE (no 3).")


ONE_VOTE: Final = {"key": "4-47-61", "questions": ["4-47-61"], "rating": 1200}
"""A moment in which voting cards are laid."""
ONE_DISTRICT: Final = {"key": "5-58-169", "questions": ["5-58-169"], "rating": 1200}
"""A moment in which a district of the map is chosen."""
ONE_ALMOST: Final = {"key": "2-0-63", "questions": ["2-0-63"], "rating": 1200}
"""A moment in which a card is almost as good as the best one."""
ONE_HOUSE: Final = {"key": "4-32-53", "questions": ["4-32-53"], "rating": 1200}
"""A moment in which a house is moved to another district."""
ONE_MOVE: Final = {"key": "2-10-45", "questions": ["2-10-45"], "rating": 1200}
"""A moment in which a card of the hand is chosen."""
