"""Worked examples, live: change a card, and see what the engine makes of it."""

import re

import pytest

from engine.shows import SHOWS
from engine.table.lesson import change, printed_plan, record_at, run, steps_html
from tests.table.knocks import ask

SHOW = SHOWS["land_unter"]
KEYS = list(SHOW.examples)


def example(**more: object) -> dict[str, object]:
    return {"game": "land_unter", "key": "first_trick", "lang": "en", **more}


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize("key", KEYS)
def test_the_live_steps_are_the_printed_ones(key: str, lang: str) -> None:
    lesson = run(SHOW, SHOW.examples[key], printed_plan(SHOW, SHOW.examples[key]))
    live = ask("example", game="land_unter", key=key, lang=lang)
    assert [step["html"] for step in live["steps"]] == steps_html(SHOW, lesson, lang)
    assert live["note"] == ""


@pytest.mark.parametrize("key", KEYS)
def test_an_example_makes_all_its_moves(key: str) -> None:
    lesson = run(SHOW, SHOW.examples[key], printed_plan(SHOW, SHOW.examples[key]))
    assert not lesson.cut_short
    assert len(lesson.choices) == len(SHOW.examples[key].moves)


def test_a_changed_card_changes_who_takes_the_tide() -> None:
    printed = ask("example", **example())
    name, *cards = menus(printed["form"])[0]
    changed = ask("example", **example(changes=[[name, min(cards, key=int)]]))
    assert changed["steps"] != printed["steps"]
    assert changed["note"]
    assert 'data-printed="44"' in changed["form"]


def menus(form: str) -> list[list[str]]:
    """Return each menu's name and its choices."""
    found = []
    for name, inside in re.findall(r'<select name="([\d-]+)"[^>]*>(.*?)</select>', form):
        found.append([name, *re.findall(r'value="(\d+)"', inside)])
    return found


def test_a_card_played_earlier_swaps_with_its_later_place() -> None:
    plan = {(0, 0): "5", (0, 1): "7", (1, 0): "9", (1, 1): "8"}
    assert change(plan, {(0, 0): "9"}) == {(0, 0): "9", (0, 1): "7", (1, 0): "5", (1, 1): "8"}


def test_a_change_outside_the_example_is_refused() -> None:
    assert ask("example", **example(changes=[["99-9", "1"]]))["code"] == "damaged"
    assert ask("example", **example(changes=[["x", "1"]]))["code"] == "damaged"
    assert ask("example", **example(key="nothing"))["code"] == "damaged"


def test_playing_on_starts_where_the_step_stands() -> None:
    steps = ask("example", **example())["steps"]
    for number in (1, len(steps)):
        scene = ask("open", lang="fr", from_example={**example(changes=[]), "step": number})
        assert scene["refusal"] is None
        assert scene["frames"] == []


@pytest.mark.parametrize("key", KEYS)
def test_every_step_can_be_played_on(key: str) -> None:
    lesson = run(SHOW, SHOW.examples[key], printed_plan(SHOW, SHOW.examples[key]))
    for number in range(1, len(lesson.steps) + 1):
        record_at(SHOW, lesson, number).replay(SHOW.game)


def test_playing_on_keeps_the_names_of_the_example_also_in_a_save() -> None:
    scene = ask("open", lang="en", from_example={**example(changes=[]), "step": 1})
    assert "Peter" in scene["board"]
    assert "Peter" in ask("open", lang="en", save=scene["save"])["board"]
    longer = scene["save"].replace("Peter", "P" * 99)
    assert ask("open", lang="en", save=longer)["code"] == "damaged"


def test_a_change_taken_back_by_hand_gives_the_printed_example() -> None:
    key = "last_preserver_still_in"
    printed = ask("example", **example(key=key))
    name, *cards = menus(printed["form"])[0]
    for card in cards:
        changed = ask("example", **example(key=key, changes=[[name, card]]))
        differing = re.findall(r'name="([\d-]+)" data-printed="(\d+)">.*?value="(\d+)" selected', changed["form"])
        assert [place for place, before, now in differing if before != now] in ([], [name])
