"""Compiled methods of dataclasses: a text that the build has met is run from its bytecode, any other one as ever."""

import dataclasses
import re
import sys
import traceback
from types import CodeType, ModuleType

import pytest

from tools.pyodide import compile as compiler
from tools.pyodide import dataclass_methods

CLASS = """
import dataclasses
@dataclasses.dataclass(frozen=True)
class Card:
    number: int
    def __post_init__(self):
        if self.number < 1: raise ValueError(self.number)
"""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give `dataclasses` its own `exec` back after each test, which knows no text yet."""
    monkeypatch.setattr(dataclasses, "exec", exec, raising=False)
    for module, name in ((dataclass_methods, "codes"), (compiler, "texts"), (compiler, "users")):
        monkeypatch.setattr(module, name, {})


def recorded(*modules: str) -> dict[str, dict[tuple[int, int], CodeType]]:
    """Return what is recorded while these modules make a class."""
    compiler.record_methods()
    with pytest.MonkeyPatch.context() as patch:
        for name in modules:
            module = ModuleType(name)
            patch.setitem(sys.modules, name, module)
            exec(CLASS, vars(module))
    vars(dataclasses)["exec"] = exec
    return compiler.recorded_methods()


def test_methods_of_classes_that_a_script_makes_are_found_and_used() -> None:
    codes = recorded("engine.core.cards")
    scope: dict[str, object] = {}
    dataclass_methods.use(codes["engine"])
    exec(CLASS, scope)
    card = scope["Card"]
    assert isinstance(card, type)
    assert card(3) == card(3) != card(4)
    assert repr(card(3)) == "Card(number=3)"
    # What names no lines must not break what is said of an error: Python writes None or -1 for them.
    with pytest.raises(ValueError, match="0") as caught:
        card(0)
    assert re.search("line (None|-1), in __init__", "".join(traceback.format_exception(caught.value)))


def test_methods_come_in_the_archive_of_their_class() -> None:
    games = "engine.games.whist.cards", "engine.games.skat.cards"
    found = recorded(*games)
    assert found.keys() == {"whist", "skat"}
    assert found["whist"].keys() == found["skat"].keys()
    assert recorded(*games, "engine.games.whist").keys() == {"engine"}, "what is shared comes once"


def test_an_unknown_text_is_run_as_ever() -> None:
    dataclass_methods.use({})
    scope: dict[str, object] = {}
    exec(CLASS, scope)
    assert repr(vars(scope["Card"])["__init__"].__code__.co_varnames) == "('self', 'number')"


def test_where_there_are_none_nothing_changes() -> None:
    with pytest.raises(ImportError):
        dataclass_methods.install("/nowhere.zip")
    assert vars(dataclasses)["exec"] is exec
