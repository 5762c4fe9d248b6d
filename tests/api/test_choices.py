"""Moves of an example changed in its picture: what a step offers, the moves to choose among, what is different then."""

import re
from html import unescape
from typing import Any

import pytest

from engine.api.choice_form import MOST_MOVES
from engine.core.course import SPOTS
from engine.core.game import POINTED_AT
from engine.core.presentation import BOARD_SPOTS, Presentation
from engine.games.registry import PRESENTATIONS
from engine.match.lesson import changed_lesson, lesson_of_printed_example
from engine.match.plan import field_name_of_place, place_from_field_name
from engine.match.reach import (
    changeable_choices,
    example_step_changeable_choices,
    moves_meant_by_gesture,
    spots_meaning_other_moves,
)
from tests.api.client import Answer, ask
from tools.paths import ROOT

EXAMPLES = [(presentation, key) for presentation in PRESENTATIONS.values() for key in presentation.examples]
every_example = pytest.mark.parametrize(("presentation", "key"), EXAMPLES, ids=[key for _, key in EXAMPLES])


def example(game: str, key: str, **more: Any) -> dict[str, Any]:
    return {"game": game, "key": key, "lang": "en", **more}


@pytest.mark.parametrize(
    ("script", "line"),
    [
        ("example-targets.js", f'const BOARD_SPOTS = "{BOARD_SPOTS}";'),
        ("move-parts.js", f'const POINTED_AT = "{POINTED_AT}";'),
    ],
)
def test_the_browser_writes_the_engines_marks(script: str, line: str) -> None:
    assert line in (ROOT / "overrides/assets/js" / script).read_text("utf-8")


def offered(answer: Answer) -> list[str]:
    """Return the moves that have a button."""
    return re.findall('type="submit" value="([^"]+)"', unescape(answer["form"]))


def plain(html: str) -> str:
    """Return the text of a piece of HTML."""
    return " ".join(re.sub("<[^>]+>|\u2060", " ", html).split())


def told(answer: Answer) -> str:
    """Return the sentences on what is different."""
    return plain("".join(re.findall('<div class="different">.*?</div>', "".join(answer["steps"]))))


def spots_of_answers(presentation: Presentation, key: str, number: int) -> set[str]:
    """Return the spots that are touched to answer what an example asks at a step."""
    asked = presentation.asked_steps.get(key)
    return {*asked.task.touches} if asked and asked.step == number and asked.task.at == SPOTS else set()


@every_example
def test_what_a_step_offers_can_be_changed_from_its_picture(presentation: Presentation, key: str) -> None:
    """Each of its places is one of the example, and something drawn stands for it: a piece of the seat, or a target."""
    lesson = lesson_of_printed_example(presentation, presentation.examples[key])
    game = presentation.game.key
    for index, html in enumerate(ask("example", **example(game, key))["steps"]):
        drawn = {name.split()[1] for name in re.findall('data-piece="([^"]*)"', html)}
        targets = re.findall('data-spot="([^"]*)"', html)
        moves = {*spots_meaning_other_moves(presentation, lesson, index)}
        assert len(targets) == len({*targets})
        assert {*targets} == moves | spots_of_answers(presentation, key, index + 1), f"{key}, step {index + 1}"
        for choice in example_step_changeable_choices(presentation, lesson, index):
            kind, seat, _ = choice.place
            pieces = {f"{piece}-{seat}" for piece in presentation.changing.pieces_to_press[kind]}
            if BOARD_SPOTS not in presentation.changing.pieces_to_press[kind]:
                assert pieces & drawn or kind == "joker", f"{key}, step {index + 1}: {choice.place}"


@every_example
def test_every_choice_of_an_example_can_be_made_otherwise(presentation: Presentation, key: str) -> None:
    lesson = lesson_of_printed_example(presentation, presentation.examples[key])
    for choice in changeable_choices(presentation, lesson):
        answer = ask("choices", **example(presentation.game.key, key, place=field_name_of_place(choice.place)))
        assert field_name_of_place(choice.place) in answer["form"]
        assert offered(answer) in ([*choice.legal], []), "all of them, or boxes"


@every_example
def test_a_changed_example_has_an_end(presentation: Presentation, key: str) -> None:
    """Whatever is changed first, bots play on to where the printed one stops, or for a while."""
    printed = lesson_of_printed_example(presentation, presentation.examples[key])
    for choice in changeable_choices(presentation, printed)[:2]:
        for move in choice.legal[:: len(choice.legal) // 3 + 1]:
            changed = changed_lesson(presentation, printed, {choice.place: move})
            assert len(changed.choices) >= min(1, len(printed.choices))
            assert all(each.move for each in changed.choices)


def test_a_card_pressed_stands_out_among_the_hand() -> None:
    answer = ask("choices", **example("vineta", "vi_turn", place="card-0-0", words=["hand-0", "wind"]))
    assert (answer["title"], answer["when"]) == ("Another move for Aino", "Turn 1")
    assert offered(answer) == ["f1", "f3", "wind", "hope"]
    assert re.findall('value="(\\w+)" class="(\\w+)"', answer["form"]) == [("f3", "now"), ("wind", "pressed")]


def test_of_many_moves_those_at_the_square_pressed_are_offered_and_a_way_to_all() -> None:
    answer = ask("choices", **example("drunter_drueber", "dd_first_tiles", place="place-0-0", words=["a3"]))
    assert offered(answer) == ["w1-2s", "w1-3s"]
    assert "All 24 possible moves" in plain(answer["form"])
    rest = ask("choices", **example("drunter_drueber", "dd_first_tiles", place="place-0-0"))
    assert len(offered(rest)) == 24


def test_a_dozen_moves_are_all_offered_whatever_is_pressed() -> None:
    answer = ask("choices", **example("land_unter", "first_trick", place="weather_card-1-0", words=["1"]))
    assert len(offered(answer)) == MOST_MOVES
    assert "All 12" not in plain(answer["form"])


def test_a_house_pressed_offers_where_it_may_go() -> None:
    presentation = PRESENTATIONS["vineta"]
    lesson = lesson_of_printed_example(presentation, presentation.examples["vi_turn"])
    choice = next(each for each in lesson.choices if each.place == ("hope", 3, 0))
    moves = moves_meant_by_gesture(presentation, choice, ("Y1", "I"))
    assert moves
    assert {move.partition(":")[0] for move in moves} == {"I"}
    assert all("Y1" in move for move in moves)
    assert len(moves_meant_by_gesture(presentation, choice, ())) > len(moves)


def test_a_vote_is_chosen_by_boxes() -> None:
    answer = ask("choices", **example("drunter_drueber", "dd_far_outhouse", place="vote-0-0", words=["laid-0", "jaa"]))
    assert offered(answer) == []
    assert 'value="jaa" checked' in answer["form"]
    assert 'type="submit" class="take"' in answer["form"]


def test_a_place_that_is_not_there_is_refused() -> None:
    for place in ("card-0-9", "card", "flood-0-0-0", ""):
        assert ask("choices", **example("vineta", "vi_turn", place=place))["code"] == "bad_request"


def test_others_secrets_are_not_offered() -> None:
    presentation = PRESENTATIONS["drunter_drueber"]
    lesson = lesson_of_printed_example(presentation, presentation.examples["dd_kind_blocked"])
    assert [choice.place[1] for choice in changeable_choices(presentation, lesson) if choice.place[0] == "main"] == [0]
    assert ask("choices", **example("drunter_drueber", "dd_kind_blocked", place="main-1-0"))["code"] == "bad_request"


def test_what_is_different_is_told_where_it_begins() -> None:
    answer = ask("example", **example("land_unter", "first_trick", changes=[["weather_card-1-0", "1"]]))
    assert answer["step"] == 3
    assert "different" in answer["steps"][2]
    assert told(answer) == (
        "Now: 16 is the second highest, so Cathy takes the tide card that is left, 7 ."
        " Without your change: 27 is the second highest, so Peter takes the tide card that is left, 7 ."
        " At the end: Cathy shows the highest tide of all, 7 , and loses a life preserver: 4 are left."
    )


def test_what_the_step_itself_tells_is_not_told_twice_and_an_equal_end_is_told_as_equal() -> None:
    changes = [["card-0-0", "f1"], ["flood-0-0", "G1"]]
    answer = ask("example", **example("vineta", "vi_turn", changes=changes))
    assert "In the end it comes to the same." in told(answer)
    tiles = ask("example", **example("drunter_drueber", "dd_first_tiles", changes=[["place-0-0", "r-2s"]]))
    assert told(tiles).startswith("Without your change: Nour builds the road")


def test_an_end_that_the_step_tells_is_not_told_twice() -> None:
    answer = ask("example", **example("drunter_drueber", "dd_bridge", changes=[["place-0-0", "f-3n"]]))
    assert "At the end" not in told(answer)
    assert told(answer).startswith("Without your change: Wanda builds the road")


def test_a_further_change_is_told_against_the_one_before_where_it_begins() -> None:
    first = [["card-0-0", "f1"]]
    answer = ask("example", **example("vineta", "vi_turn", changes=[*first, ["card-2-1", "less"]], before=first))
    assert answer["step"] == 11
    assert "different" in answer["steps"][10]
    assert "Before:" in told(answer)
    assert "Without your change:" not in told(answer)
    back = ask("example", **example("vineta", "vi_turn", changes=[], before=first))
    assert (back["changed"], back["step"], told(back)) == (False, 1, "")


def test_a_whole_turn_that_is_changed_still_has_its_end() -> None:
    for change in (["card-0-0", "wind"], ["flood-0-0", "G3"], ["card-1-1", "less"], ["card-3-0", "f4"]):
        steps = ask("example", **example("vineta", "vi_turn", changes=[change]))["steps"]
        assert "VI-7.5" in "".join(steps), "a district has sunk, and its houses are shared"
        assert "VI-7.7" in steps[-1], "the next turn begins"


def test_a_change_that_changes_nothing_leaves_the_printed_example() -> None:
    assert ask("example", **example("vineta", "vi_turn", changes=[["card-0-0", "f3"]]))["changed"] is False


def test_places_are_found_by_their_names() -> None:
    for presentation, key in EXAMPLES[::7]:
        for choice in lesson_of_printed_example(presentation, presentation.examples[key]).choices:
            assert place_from_field_name(field_name_of_place(choice.place)) == choice.place
