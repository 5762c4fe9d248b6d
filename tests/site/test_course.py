"""A course in the page: answered by keyboard and by touch, without an engine, in one screen; read without scripts."""

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.site.conftest import Fresh, in_english, in_french
from tests.site.hands import LEARN, focused

PHONE = ViewportSize(width=390, height=844)
DESK = ViewportSize(width=1366, height=768)

PLACE = "() => document.querySelector('trick-course .current .board').getBoundingClientRect().top"
WAY_ON = "() => document.querySelector('trick-course > .step-bar').getBoundingClientRect().bottom"
IN_SIGHT = "() => document.querySelector('trick-course').getBoundingClientRect().bottom <= innerHeight"


def answer(page: Page, name: str) -> None:
    """Touch what bears this name."""
    page.locator("trick-course .touches button", has_text=name).click()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@in_french
def test_a_stage_is_answered_in_one_screen_and_starts_no_engine(fresh: Fresh, lang: str, size: ViewportSize) -> None:
    page = fresh(f"{lang}/{LEARN}", viewport=size)
    course = page.locator("trick-course")
    expect(course.locator(".touches button")).to_have_count(4)
    assert page.evaluate(IN_SIGHT)
    place, way_on = page.evaluate(PLACE), page.evaluate(WAY_ON)
    for name in ("Nino", "Max"):
        answer(page, name)
        expect(course.locator(".told a.rule")).to_have_text("LU-2.4")
        expect(course.locator(".current > figure > .said")).to_contain_text("l’inverse" if name == "Nino" else "Exact.")
        assert page.evaluate(PLACE) == pytest.approx(place, abs=1)
        assert page.evaluate(WAY_ON) == pytest.approx(way_on, abs=1)
    expect(course.locator(".told a.rule")).to_have_attribute("href", "rules/#LU-2.4")
    expect(course.locator('[data-piece="tide-card level-0 4"]')).to_be_visible()
    assert page.evaluate(IN_SIGHT)
    course.locator(".go").click()
    expect(course.locator(".touches .right")).to_have_count(0)
    assert page.evaluate(PLACE) == pytest.approx(place, abs=1)
    assert page.evaluate(WAY_ON) == pytest.approx(way_on, abs=1)
    assert not page.workers


@in_english
def test_a_stage_is_answered_by_keyboard(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/{LEARN}", viewport=DESK)
    course = page.locator("trick-course")
    course.locator(".touches button").first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(course.locator(".touches .wrong")).to_have_text("Anna")
    page.keyboard.press("m")
    page.keyboard.press("Enter")
    expect(course.locator(".touches .right")).to_have_text("Max")
    assert focused(page, ".go")
    page.keyboard.press("Enter")
    # What was missed is asked once more, of another table, before the next question.
    expect(course.locator(".current .question")).to_contain_text("The same idea once more, at another table.")
    expect(course.locator(".counter")).to_have_text("One more question")
    assert focused(page, ".question")
    while not focused(page, ".touch"):
        page.keyboard.press("Tab")


def outhouse_asked(fresh: Fresh, lang: str) -> tuple[Page, Locator, Locator, Locator]:
    """Open the question of where one has to vote; return page, course, a building's touch and that of the outhouse."""
    page = fresh(f"{lang}/drunter-drueber/#stage-outhouse", viewport=DESK)
    course = page.locator("trick-course")
    touches = course.locator(".current .touches button")
    expect(touches).to_have_count(3)
    building, outhouse, _free = touches.all()
    return page, course, building, outhouse


@in_english
def test_after_a_wrong_move_the_table_comes_back_and_another_is_touched(fresh: Fresh, lang: str) -> None:
    page, course, building, outhouse = outhouse_asked(fresh, lang)
    building.press("Enter")
    expect(course.locator(".told .judged")).to_contain_text("vote")
    expect(outhouse).to_have_attribute("aria-disabled", "true")
    course.locator(".current .board").click(position={"x": 5, "y": 5})
    expect(outhouse).not_to_have_attribute("aria-disabled", "true")
    expect(building).to_have_attribute("aria-disabled", "true")
    expect(course.locator(".told")).not_to_contain_text("Nothing is asked here")
    outhouse.press("Enter")
    expect(course.locator(".touches .right")).to_have_count(1)
    expect(course.locator(".touches .wrong")).to_have_count(0)
    assert page.evaluate(IN_SIGHT)
    town = course.locator(".current .map").bounding_box()
    assert town
    assert town["width"] > DESK["width"] / 3, "a town is as large as the window lets it be"


@in_english
def test_a_right_touch_while_a_wrong_move_is_shown_counts(fresh: Fresh, lang: str) -> None:
    page, course, building, outhouse = outhouse_asked(fresh, lang)
    place = outhouse.bounding_box()
    assert place
    building.press("Enter")
    expect(outhouse).to_be_hidden()
    expect(course.locator(".told .judged")).to_contain_text("vote")
    page.mouse.click(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
    expect(course.locator(".touches .right")).to_have_count(1)


@in_english
def test_the_first_stage_on_the_first_page_leads_to_the_second_one(fresh: Fresh, lang: str) -> None:
    page = fresh(f"{lang}/", viewport=PHONE)
    taste = page.locator("trick-course")
    taste.scroll_into_view_if_needed()
    answer(page, "Max")
    taste.locator(".go").click()
    page.reload()
    taste.scroll_into_view_if_needed()
    expect(taste.locator(".counter")).to_have_text("Question 2 of 3")
    for name in ("Anna", "Nino"):
        answer(page, name)
        taste.locator(".go").click()
    expect(page).to_have_url(re.compile(f"/{lang}/{LEARN}#stage-new_tide_covers$"))
    where = page.locator("trick-course > .step-bar .where")
    expect(where).to_have_text("Lesson 2 of 11")
    page.locator("trick-course > .step-bar .back").click()
    expect(where).to_have_text("Lesson 1 of 11 ✓")
    page.goto(f"{lang}/")
    taste.scroll_into_view_if_needed()
    expect(taste.locator(".go")).to_have_text("Go on with lesson 2")
    expect(taste.locator(".touches")).to_have_count(0)
    assert not page.workers


@in_french
def test_without_scripts_a_course_is_a_list_with_its_answers(fresh: Fresh, lang: str) -> None:
    page = fresh("404.html", java_script_enabled=False)
    page.goto(f"{lang}/{LEARN}")
    stages = page.locator("trick-course .steps > .step")
    expect(page.locator("trick-course .board:visible")).to_have_count(stages.count())
    expect(page.locator("trick-course .answers li:visible")).to_have_count(stages.count() - 1)
