"""Worked examples, live: change a card, and see what the engine makes of it."""

import re
from dataclasses import replace
from typing import Any

import pytest

from engine.api.pages import example_html
from engine.api.steps import steps_html
from engine.games.registry import PRESENTATIONS
from engine.match.lesson import (
    PRINTED,
    Lesson,
    lesson_of_printed_example,
    record_at_step,
    step_numbers_printed_on_paper,
)
from engine.match.plan import END_OF_GAME, Place, Plan, changed_plan, field_name_of_place
from tests.api.client import ask, controls

EXAMPLES = [(game, key) for game, presentation in PRESENTATIONS.items() for key in presentation.examples]


def example(**more: object) -> dict[str, object]:
    return {"game": "land_unter", "key": "first_trick", "lang": "en", **more}


def moment(step: int) -> dict[str, object]:
    return {"game": "land_unter", "key": "first_trick", "step": step}


def as_printed(game: str, key: str) -> Lesson:
    """Return an example as it goes in the book."""
    return lesson_of_printed_example(PRESENTATIONS[game], PRESENTATIONS[game].examples[key])


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("game", "key"), EXAMPLES)
def test_the_live_steps_are_the_printed_ones(game: str, key: str, lang: str) -> None:
    live = ask("example", game=game, key=key, lang=lang)
    assert live["steps"] == steps_html(PRESENTATIONS[game], as_printed(game, key), lang)
    assert live["step"] == 0


@pytest.mark.parametrize(("game", "key"), EXAMPLES)
def test_an_example_makes_all_its_moves(game: str, key: str) -> None:
    lesson = as_printed(game, key)
    assert tuple(choice.move for choice in lesson.choices) == PRESENTATIONS[game].examples[key].moves_made


def test_a_changed_card_changes_who_takes_the_tide() -> None:
    printed = ask("example", **example())
    name, *cards = menus(printed["form"])[0]
    changed = ask("example", **example(changes=[[name, min(cards, key=int)]]))
    assert changed["steps"] != printed["steps"]
    assert changed["step"] == 3
    assert 'data-printed="44"' in changed["form"]


def menus(form: str) -> list[list[str]]:
    """Return each menu's name and its choices."""
    found = []
    for name, inside in re.findall(r'<select name="([\w-]+)"[^>]*>(.*?)</select>', form):
        found.append([name, *re.findall(r'value="(\d+)"', inside)])
    return found


FOUR: dict[Place, str] = {("card", 0, 0): "5", ("card", 1, 0): "7", ("card", 0, 1): "9", ("card", 1, 1): "8"}


@pytest.mark.parametrize(("swaps", "later"), [({"card"}, "5"), ({"other"}, "9")])
def test_a_card_played_earlier_swaps_with_its_later_place(swaps: set[str], later: str) -> None:
    changed = changed_plan(Plan(FOUR, {}, END_OF_GAME), {("card", 0, 0): "9"}, swaps)
    assert changed.moves == {**FOUR, ("card", 0, 0): "9", ("card", 0, 1): later}


def test_a_menu_tells_its_cards_by_their_numbers_and_its_round() -> None:
    form = ask("example", **example())["form"]
    place = 'name="weather_card-0-0" data-place="weather_card-0-0" data-printed="44"'
    assert f"<legend>Round 1</legend><label>Max: Choose a weather card. <select {place}>" in form
    assert '<option value="44" selected>44</option>' in form


def test_a_step_says_when_it_is() -> None:
    assert 'data-round="1" data-when="round 1"' in ask("example", **example())["steps"][-1]
    assert 'data-when="pli 1"' in ask("example", **example(lang="fr"))["steps"][-1]


def test_a_change_outside_the_example_is_refused() -> None:
    assert ask("example", **example(changes=[["99-9", "1"]]))["code"] == "foreign"
    assert ask("example", **example(changes=[["x", "1"]]))["code"] == "foreign"
    assert ask("example", **example(changes=[["weather_card-0-x", "1"]]))["code"] == "foreign"
    assert ask("example", **example(key="nothing"))["code"] == "foreign"


def test_playing_on_starts_where_the_step_stands() -> None:
    steps = ask("example", **example())["steps"]
    for number in (1, len(steps)):
        answer = ask("open", lang="fr", from_example=moment(number))
        assert answer["kind"] != "refused"
        assert answer["steps"] == []


@pytest.mark.parametrize(("game", "key"), EXAMPLES)
def test_every_step_can_be_played_on(game: str, key: str) -> None:
    lesson = as_printed(game, key)
    for number in range(1, len(lesson.steps) + 1):
        record_at_step(PRESENTATIONS[game], lesson, number).replay(PRESENTATIONS[game].game)


@pytest.mark.parametrize(("game", "key"), EXAMPLES)
def test_the_first_and_the_last_move_can_be_changed_and_played_on(game: str, key: str) -> None:
    lesson = as_printed(game, key)
    shown = [choice for choice in lesson.choices if choice.place[0] not in PRESENTATIONS[game].secrets]
    for choice in shown[:1] + shown[1:][-1:]:
        for move in choice.legal[-1:]:
            wish = {"game": game, "key": key, "changes": [[field_name_of_place(choice.place), move]]}
            answer = ask("example", **wish)
            assert answer["kind"] != "refused"
            assert controls(answer)[field_name_of_place(choice.place)] == move
            assert ask("open", from_example={**wish, "step": len(answer["steps"])})["kind"] != "refused"


def test_playing_on_keeps_the_names_of_the_example_also_in_a_save() -> None:
    answer = ask("open", lang="en", from_example=moment(1))
    assert "Peter" in answer["board"]
    assert "Peter" in ask("open", lang="en", save=answer["save"])["board"]
    longer = answer["save"].replace("Peter", "P" * 99)
    assert ask("open", lang="en", save=longer)["code"] == "long_name"


def test_a_change_taken_back_by_hand_gives_the_printed_example() -> None:
    key = "last_preserver_still_in"
    printed = ask("example", **example(key=key))
    name, *cards = menus(printed["form"])[0]
    for card in cards:
        changed = ask("example", **example(key=key, changes=[[name, card]]))
        differing = re.findall(r'data-place="([\w-]+)" data-printed="(\d+)">.*?value="(\d+)" selected', changed["form"])
        assert [place for place, before, now in differing if before != now] in ([], [name])


def test_an_example_is_replayed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """As printed once for all pages and answers, and once more for each change."""
    game = PRESENTATIONS["land_unter"].game
    begun: list[object] = []
    begin = type(game).begin

    def counted(*args: Any) -> Any:
        begun.append(args)
        return begin(*args)

    monkeypatch.setattr(type(game), "begin", counted)
    PRINTED.clear()
    for lang in ("fr", "en"):
        example_html("land_unter", "first_trick", lang)
        ask("example", **example(lang=lang))
    assert len(begun) == 1
    ask("example", **example(changes=[["weather_card-0-0", "9"]]))
    assert len(begun) == 2


def test_a_printed_example_is_kept_only_while_it_is_the_same() -> None:
    presentation = PRESENTATIONS["land_unter"]
    first = presentation.examples["first_trick"]
    shorter = replace(first, moves=(), last=None)
    assert lesson_of_printed_example(presentation, first) is lesson_of_printed_example(presentation, first)
    assert lesson_of_printed_example(presentation, shorter).example is shorter
    assert lesson_of_printed_example(presentation, first).example is first
    assert len(lesson_of_printed_example(presentation, shorter).choices) < len(
        lesson_of_printed_example(presentation, first).choices
    )


@pytest.mark.parametrize("moves", [("60", "60", "60", "60"), ("1",) * 999])
def test_a_printed_move_that_is_illegal_is_an_error(moves: tuple[str, ...]) -> None:
    first = PRESENTATIONS["land_unter"].examples["first_trick"]
    with pytest.raises(AssertionError, match=r"example first_trick: the move (60|1) is illegal or one too many"):
        lesson_of_printed_example(PRESENTATIONS["land_unter"], replace(first, moves=moves))


@pytest.mark.parametrize(
    ("telling", "steps", "printed"),
    [
        ((2, 4), 7, {2, 4}),
        ((2, 4), 3, {1, 2, 3}),
        ((), 7, {1, 6, 7}),
        ((), 2, {1, 2}),
        ((), 1, {1}),
    ],
)
def test_paper_shows_the_steps_that_the_example_names_or_the_first_and_the_last_two(
    telling: tuple[int, ...], steps: int, printed: set[int]
) -> None:
    lesson = as_printed("land_unter", "first_trick")
    shortened = replace(lesson, example=replace(lesson.example, telling=telling), steps=lesson.steps[:steps])
    assert step_numbers_printed_on_paper(shortened) == printed
