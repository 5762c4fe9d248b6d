"""What a failure of the conformance suite says: what is wrong, where, and the command to run once it is mended."""

import re
from typing import Any

import pytest

from engine.games.land_unter.rules.game import GAME
from engine.games.registry import PRESENTATIONS
from tests.conformance.walks import cases
from tests.mending import PLACES, game_of, unregistered, what_mends
from tests.paths import ROOT

KEY = "land_unter"
MEND = "Mend it, then run `make check-game GAME=land_unter`."


def test_every_module_of_the_suite_has_a_place_where_its_failures_are_mended() -> None:
    assert {path.stem for path in (ROOT / "tests/conformance").glob("test_*.py")} == {*PLACES}


def test_a_missing_text_is_named_with_the_line_that_asks_for_it() -> None:
    presentation = PRESENTATIONS[KEY]
    view = GAME.view(GAME.begin(3, 1), 0)
    texts = {name: text for name, text in presentation.texts["en"].items() if name != "render.play"}
    with pytest.raises(KeyError) as caught:
        presentation.form(view, 0, ["1"], texts, "")
    told = what_mends(caught.value, "test_a_form", "test_presentation", KEY)
    text = "engine/games/land_unter/locale: there is no text “render.play”"
    asked = r"which engine/games/land_unter/render/board\.py:\d+ asks for"
    wanted = rf"{text}, {asked}\. {re.escape(MEND)}"
    assert re.fullmatch(wanted, told)


def test_a_missing_field_is_named_with_its_module() -> None:
    view: Any = GAME.view(GAME.begin(3, 1), 0)
    faults: list[tuple[Any, str]] = [
        (view, "engine/games/land_unter/rules/view.py: View has no `nothing`"),
        (None, "engine/games/land_unter/rules/view.py: AttributeError: 'NoneType' object has no attribute 'nothing'"),
    ]
    for value, fault in faults:
        with pytest.raises(AttributeError) as caught:
            _ = value.nothing
        assert what_mends(caught.value, "test_a_view", "test_views", KEY) == f"{fault}. {MEND}"


def test_a_bare_assertion_says_what_must_be_and_one_that_names_the_place_only_adds_the_command() -> None:
    bare = what_mends(AssertionError("assert ()"), "test_the_end_comes", "test_play", KEY)
    assert bare == f"engine/games/land_unter/rules/game.py: it must be that the end comes. {MEND}"
    named = "docs/fr/land-unter/rules.md: no rule"
    assert what_mends(AssertionError(named), "test_it", "test_pages", KEY) == f"{named}. {MEND}"


def test_the_game_of_a_test_is_known_by_whatever_it_is_given() -> None:
    case = next(case for case in cases() if case.game.key == KEY)
    for value in (KEY, "land_unter-3", "first_trick", case, GAME, PRESENTATIONS[KEY]):
        assert game_of({"lang": "en", "value": value}) == KEY, value
    assert game_of({"lang": "en", "count": 3}) is None


def test_a_game_without_an_object_that_the_book_asks_for_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert next(unregistered(), "") == ""
    monkeypatch.delattr(f"engine.games.{KEY}.presentation.PRESENTATION")
    where = "engine/games/land_unter/presentation.py"
    assert [*unregistered()] == [f"{where}: there is no PRESENTATION. {MEND}"]
