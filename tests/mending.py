"""Where a failure of the conformance suite is mended, and the command that tells whether it is.

Many of its assertions say only what is wrong in general: here the game, the file and the command are added to each.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb
from types import TracebackType
from typing import Any, Final

from engine.core.presentation import GamePresentation
from engine.games.registry import GAMES, HEURISTICS, PRESENTATIONS, Registry
from tests.paths import ROOT, every_key
from tools.paths import page_folder

PLACES: Final = {
    "test_asked_steps": "engine/games/{key}/lessons/asked.py",
    "test_course": "engine/games/{key}/lessons/course.py",
    "test_deciding": "engine/games/{key}/rules",
    "test_drawings": "engine/games/{key}/render",
    "test_examples": "engine/games/{key}/lessons/examples.py",
    "test_following": "engine/games/{key}/rules/following.py",
    "test_heuristics": "engine/games/{key}/heuristics",
    "test_hidden_information": "engine/games/{key}/rules/view.py or sampler.py",
    "test_input": "engine/games/{key}/rules/game.py",
    "test_locale": "engine/games/{key}/locale",
    "test_minigames": "engine/games/{key}/lessons/minigames.py",
    "test_pages": "docs/*/{path}",
    "test_play": "engine/games/{key}/rules/game.py",
    "test_positions": "engine/games/{key}/table",
    "test_presentation": "engine/games/{key}/presentation.py",
    "test_questions": "engine/games/{key}/presentation.py, `own_table`",
    "test_records": "engine/games/{key}/rules/game.py",
    "test_rule_ids": "engine/games/{key}/rules",
    "test_states": "engine/games/{key}/rules/state.py",
    "test_stored_games": "tests/games/{key}/stored",
    "test_styles": "overrides/assets/css/{path}.css",
    "test_typed_numbers": "docs/*/{path}, engine/games/{key} or tests/games/{key}/told.py",
    "test_views": "engine/games/{key}/rules/view.py",
}
"""By the module of the test that fails: what is most likely to be mended."""


def unregistered() -> Iterator[str]:
    """Yield why a game cannot be tested at all: an object of it is missing, or cannot be imported."""
    for registry in (GAMES, HEURISTICS, PRESENTATIONS):
        assert isinstance(registry, Registry)
        for key in registry:
            where = f"engine/games/{key}/{registry.module.replace('.', '/')}"
            where += "/__init__.py" if (ROOT / where).is_dir() else ".py"
            try:
                registry[key]
            except Exception as error:
                missing = isinstance(error, AttributeError) and error.name == registry.name
                fault = f"there is no {registry.name}" if missing else said(error, key)
                yield f"{where}: {fault}. {command(key)}"


def command(key: str) -> str:
    """Return the sentence with the command that tests one game."""
    return f"Mend it, then run `make check-game GAME={key}`."


def said(error: BaseException, key: str) -> str:
    """Return what an error says, and which line of the game it comes from."""
    lines = [*lines_of_game(error.__traceback__, key)]
    asked = f", which {lines[-1]} asks for" if lines else ""
    if isinstance(error, AttributeError) and (home := home_of_kind(error.obj)):
        return f"{home}: {type(error.obj).__name__} has no `{error.name}`{asked}"
    if isinstance(error, KeyError) and re.fullmatch(r"'[a-z]+\.[\w.]+'", f"{error}"):
        return f"engine/games/{key}/locale: there is no text “{error.args[0]}”{asked}"
    return f"{type(error).__name__}: {error}" + (f" (at {lines[-1]})" if lines else "")


def home_of_kind(value: object) -> str:
    """Return the file of the book that says what kind of thing this is, "" for a kind of Python's own."""
    home = getattr(sys.modules.get(type(value).__module__), "__file__", None)
    return str(Path(home).relative_to(ROOT)) if home and Path(home).is_relative_to(ROOT / "engine") else ""


def lines_of_game(traceback: TracebackType | None, key: str) -> Iterator[str]:
    """Yield the lines of a game's own code that an error has passed, the innermost last."""
    home = ROOT / "engine/games" / key
    for frame in extract_tb(traceback):
        if Path(frame.filename).is_relative_to(home):
            yield f"{Path(frame.filename).relative_to(ROOT)}:{frame.lineno}"


def game_of(parameters: dict[str, Any]) -> str | None:
    """Return the key of the game that a test is about, by its parameters; None if it is about none."""
    for value in parameters.values():
        key = next((key for key in every_key() if key in keys_named(value)), None)
        if key:
            return key
    return None


def keys_named(value: object) -> Iterator[str]:
    """Yield what may be the key of a game in a parameter: itself, or that of a case, a stored game or an example."""
    yield getattr(getattr(value, "game", value), "key", "")
    yield f"{getattr(value, 'game', value)}"
    if isinstance(value, GamePresentation):
        yield value.game.key
    if isinstance(value, str):
        yield value.partition("-")[0]
        yield from (key for key, presentation in PRESENTATIONS.items() if value in presentation.examples)


def what_mends(error: BaseException, test: str, module: str, key: str) -> str:
    """Return what is wrong, where that is most likely, and the command; `test` is the name of the function."""
    place = PLACES[module].format(key=key, path=page_folder(key))
    if not isinstance(error, AssertionError):
        fault = said(error, key)
        return f"{fault}. {command(key)}" if key in fault else f"{place}: {fault}. {command(key)}"
    first = f"{error}".partition("\n")[0]
    if not first or first.startswith("assert "):
        first = f"it must be that {test.removeprefix('test_').replace('_', ' ')}"
    told = first.removesuffix(".")
    return f"{told}. {command(key)}" if key in told or page_folder(key) in told else f"{place}: {told}. {command(key)}"
