"""Every command that the pages show is one that there is: its target or module, and what it is given."""

import re
import shlex
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from engine.__main__ import COMMANDS, command_parser
from engine.games.registry import GAMES
from tests.paths import ROOT

PAGES: Final = sorted({*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")} - {ROOT / "CHANGELOG.md"})
FENCE: Final = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE: Final = re.compile(r"`((?:make|(?:\.venv/bin/)?python -m) [^`]+)`")
PYTHON: Final = frozenset({"python", ".venv/bin/python"})
NEW_GAME: Final = "high_card"
"""The game that a reader of A-GAME-IN-AN-HOUR.md writes."""
MAKEFILE: Final = (ROOT / "Makefile").read_text("utf-8")


def commands(text: str) -> list[str]:
    """Return the commands that a page shows, each in one line: those in blocks, and those in sentences."""
    blocks = "".join(FENCE.findall(text)).replace("\\\n", " ").splitlines()
    return [*filter(None, (line.partition(" #")[0].strip() for line in blocks)), *INLINE.findall(FENCE.sub("", text))]


def fault(command: str) -> str:
    """Return what is wrong with a command, "" for nothing."""
    first, *words = shlex.split(command.replace(NEW_GAME, next(iter(GAMES))))
    if first == "make":
        goal = next((word for word in words if "=" not in word), "all")
        return "" if re.search(rf"^{re.escape(goal)}:", MAKEFILE, re.MULTILINE) else f"no target {goal}"
    if first not in PYTHON or words[:1] != ["-m"]:
        return f"neither make nor Python: {first}"
    module, *given = words[1:]
    if module == "engine" and given:
        try:
            command_parser().parse_args(given)
        except SystemExit:
            # A sentence may name a command without what it needs.
            return "" if given in ([name] for name in (*COMMANDS, "fit")) else "not understood"
    return "" if find_spec(module) else f"no module {module}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_that_a_page_shows_is_understood(page: Path) -> None:
    assert {each: fault(each) for each in commands(page.read_text("utf-8")) if fault(each)} == {}


@pytest.mark.parametrize(
    "command",
    [
        "make bread",
        "rm -r site",
        "python -m tools.nothing",
        "python -m engine bake",
        "python -m engine arena --duels 4v9",
    ],
)
def test_another_command_would_be_found(command: str) -> None:
    assert commands(f"```sh\n{command}\n```\n") == [command]
    assert fault(command)
