"""On a phone: what is told and what is pressed stay in sight, where they were."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from engine.games.registry import PRESENTATIONS
from tests.site.cities import lay, six
from tests.site.conftest import PHONE, Visit
from tests.site.hands import comes_to, focused, top_at_rest, until
from tests.site.test_pages import FOR_A_FINGER, SMALL
from tools.paths import page_folder

LOW: Final = 568
GAMES: Final = tuple(map(page_folder, PRESENTATIONS))
STEPS: Final = 6
COVERED: Final = 0.4
"""How much of the window's height the bar may take at most."""


def top(part: Locator) -> int:
    """Return where a part is seen in the window."""
    box = part.bounding_box()
    assert box
    return round(box["y"])


def bottom(part: Locator) -> int:
    """Return where a part ends in the window: at its lower edge, if it sticks there."""
    box = part.bounding_box()
    assert box
    return round(box["y"] + box["height"])


def at_table(visit: Visit, game: str, key: str = "game") -> Locator:
    """Open a page of tables on a phone, step by step, and begin there."""
    play = visit(f"fr/{game}/play/", width=PHONE, height=LOW, speed="step").locator(f"#play-{key}")
    play.locator(".trick-start").click()
    return play


def told(page: Page) -> None:
    """Wait until there is something to read, or to decide."""
    until(page, "document.activeElement.matches('.next') || !!document.querySelector('[data-state=deciding]')")


@pytest.mark.parametrize("game", GAMES)
def test_sentence_and_buttons_stay_in_sight_while_one_steps(visit: Visit, game: str) -> None:
    page = visit(f"fr/{game}/", width=PHONE, height=LOW)
    example = page.locator("trick-example").filter(has=page.locator(f".step:nth-child({STEPS})")).first
    example.evaluate("widget => widget.closest('details')?.setAttribute('open', '')")
    example.evaluate("widget => { widget.scrollIntoView({ behavior: 'instant' }); scrollBy(0, -60) }")
    on, said = example.locator(".on"), example.locator(".step.current figcaption")
    place = f"document.querySelector('#{example.get_attribute('id')} .on').getBoundingClientRect().top"
    where = top_at_rest(on)
    for _ in range(STEPS - 1):
        on.click()
        expect(said).to_be_in_viewport(ratio=1)
        until(page, f"Math.abs({place} - {where}) <= 1")
        assert bottom(example.locator(".step-bar")) - top(said) <= COVERED * LOW + 1
        assert top(said) > top(example.locator(".step.current .board"))


def test_bar_does_not_stick_where_the_window_is_low(visit: Visit) -> None:
    page = visit("fr/vineta/", width=640, height=360)
    example = page.locator("trick-example").first
    page.locator("details.example > summary").first.click()
    example.evaluate("widget => widget.scrollIntoView({ behavior: 'instant' })")
    expect(example.locator(".on")).not_to_be_in_viewport()


@pytest.mark.parametrize("game", GAMES)
def test_next_stays_where_it_is_pressed(visit: Visit, game: str) -> None:
    play = at_table(visit, game)
    page, step = play.page, play.locator(".next")
    told(page)
    where = top_at_rest(step)
    for _ in range(3):
        expect(play.locator(".caption p").first).to_be_in_viewport(ratio=0.9)
        assert abs(top_at_rest(step) - where) <= 1
        step.click()
        told(page)
        if not focused(page, ".next"):
            break
    small = play.page.evaluate(SMALL, FOR_A_FINGER)
    assert [control for control in small if "data-square" not in control] == []


def test_to_the_end_leads_to_the_next_question(visit: Visit) -> None:
    play = at_table(visit, "drunter-drueber", "dd_whose_town")
    told(play.page)
    top_at_rest(play.locator(".skip"))
    play.locator(".skip").click()
    comes_to(play, "deciding")
    expect(play.locator(".riddle-form")).to_be_visible()
    top_at_rest(play.locator(".caption"))
    expect(play.locator(".caption")).to_be_in_viewport(ratio=1)


def test_what_follows_a_decision_is_told_again(visit: Visit) -> None:
    play = at_table(visit, "land-unter", "one_trick")
    told(play.page)
    play.locator(".skip").click()
    comes_to(play, "deciding")
    play.locator(".decision input").first.check(force=True)
    play.locator(".decision [type=submit]").click()
    comes_to(play, "watching")


def test_a_card_is_chosen_with_the_hand_in_sight(visit: Visit) -> None:
    page = visit("fr/vineta/play/", width=PHONE, height=LOW)
    play = page.locator("#play-game")
    lay(play, six(), "card")
    expect(play.locator(".game-table > .board")).to_be_in_viewport(ratio=1)
    expect(play.locator(".decision [type=submit]")).to_be_in_viewport(ratio=1)
    cards = play.locator(".cards-form label")
    seen = sum(top(card) < top(play.locator(".decision [type=submit]")) for card in cards.all())
    assert seen >= 3
    expect(cards.first).to_have_text(re.compile(r"\w"))
