"""Style sheets: a game's own reaches nothing but that game, and the shared ones name no game."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from tests.paths import ROOT, every_key, sheet

SHEETS = ROOT / "overrides/assets/css"
TOKEN = re.compile(r"/\*.*?\*/|\"[^\"]*\"|'[^']*'|url\([^)\"']*\)|[{};]", re.DOTALL)

every_game = pytest.mark.parametrize("key", GAMES)


def root_of(key: str) -> str:
    """Return the selector under which all rules of a game's sheet stand: its widgets and pieces, and its symbols."""
    return f':where([data-game="{key}"], [id^="{GAMES[key].letters.lower()}-"])'


def preludes(css: str) -> Iterator[tuple[int, str]]:
    """Yield what stands before each block of a style sheet, with its depth (0 for the outermost)."""
    depth, start, words = 0, 0, ""
    for found in TOKEN.finditer(css):
        words += css[start : found.start()]
        start = found.end()
        if found[0] == "{":
            yield depth, " ".join(words.split())
            depth += 1
        elif found[0] == "}":
            depth -= 1
        elif found[0] != ";" and not found[0].startswith("/*"):
            words += found[0]
            continue
        words = "" if found[0] in "{};" else words


def classes(css: str) -> set[str]:
    """Return the classes that a style sheet names in its selectors."""
    return {name for _, words in preludes(css) for name in re.findall(r"\.(-?[A-Za-z_][\w-]*)", words)}


@every_game
def test_a_game_has_a_style_sheet_of_its_own(key: str) -> None:
    path = sheet(key).relative_to(ROOT)
    assert sheet(key).exists(), f"{path} is missing: the game's own colours and pieces"
    listed = (ROOT / "mkdocs.yml").read_text("utf-8")
    name = f"assets/css/{sheet(key).name}"
    assert f"- {name}\n" in listed, f"mkdocs.yml: extra_css does not list {name}"


@every_game
def test_a_game_styles_nothing_but_itself(key: str) -> None:
    """One block under the game's root holds all; `&` stands for the root in it, other selectors lie within."""
    path = sheet(key)
    outermost = [words for depth, words in preludes(path.read_text("utf-8")) if depth == 0]
    strange = [words for words in outermost if words != root_of(key)]
    assert not strange, f"{path.name}: {strange[0]} {{ … }} stands outside {root_of(key)} {{ … }}"
    assert outermost, f"{path.name} is empty"


@every_game
def test_a_selector_that_begins_outside_the_game_leads_into_it(key: str) -> None:
    """`.md-typeset .who` inside the block would mean a page within the game: nothing; `.md-typeset & .who` is meant."""
    outer = (".md-", "[data-md-")
    for depth, words in preludes(sheet(key).read_text("utf-8")):
        lost = [each for each in re.split(r",(?![^(]*\))", words) if each.strip().startswith(outer) and "&" not in each]
        assert depth == 0 or not lost, f"{sheet(key).name}: “{lost[0].strip()}” needs a & where the game begins"


def test_shared_sheets_name_no_game() -> None:
    """What one game needs of a shared sheet, all get: by classes that all may use."""
    own = {sheet(key).name for key in every_key()}
    for path in sorted(SHEETS.glob("*.css")):
        if path.name not in own:
            css = path.read_text("utf-8")
            named = classes(css) & {GAMES[key].letters.lower() for key in GAMES}
            assert not named, f"{path.name}: it names {sorted(named)}, the class of one game"
            assert not re.search("|".join(GAMES), css), f"{path.name}: it names a game"


def test_no_sheet_belongs_to_a_game_that_is_gone() -> None:
    known = {
        "ask",
        "companion",
        "palette",
        "book",
        "widget",
        "table",
        "change",
        "course",
        "example",
        "full-view",
        "kept",
        "known",
        "panel",
        "print",
        "review",
        "search",
    } | {sheet(key).stem for key in every_key()}
    strange = {path.stem for path in SHEETS.glob("*.css")} - known
    assert not strange, f"overrides/assets/css: {sorted(strange)} belong to no game; name a sheet after its game's key"


@pytest.mark.parametrize(
    ("css", "outermost"),
    [
        (".who { color: red }", [".who"]),
        ('@media print { :where([data-game="a"]) .x { } } /* {.y} */', ["@media print"]),
        ('.a { background: url("data:image/svg+xml,{;}"); &.b { } } .c, .d { }', [".a", ".c, .d"]),
    ],
)
def test_rules_of_a_sheet_are_found(css: str, outermost: list[str]) -> None:
    assert [words for depth, words in preludes(css) if depth == 0] == outermost


def test_the_sheets_are_where_pages_load_them() -> None:
    listed = re.findall(r"- assets/css/(\S+)", (ROOT / "mkdocs.yml").read_text("utf-8"))
    assert sorted(listed) == sorted(path.name for path in Path(SHEETS).glob("*.css"))
