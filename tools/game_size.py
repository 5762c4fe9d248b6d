"""Counts the files and lines of each game, for the table in CONTRIBUTING.md.

python -m tools.game_size          writes the table
python -m tools.game_size check    fails if the table says otherwise
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from engine.games.registry import GAMES
from tools.paths import ROOT, page_folder

PARTS: Final = {
    "rules": ("engine/games/{key}/rules",),
    "heuristics": ("engine/games/{key}/heuristics",),
    "render, presentation": (
        "engine/games/{key}/render",
        "engine/games/{key}/presentation.py",
        "engine/games/{key}/outcomes.py",
    ),
    "locale": ("engine/games/{key}/locale",),
    "lessons": ("engine/games/{key}/lessons",),
    "tests": ("tests/games/{key}",),
    "style sheet": ("overrides/assets/css/{path}.css",),
    "pages, each language": ("docs/en/{path}",),
}
WRITTEN: Final = frozenset({".py", ".css", ".md", ".svg", ".txt"})
PAGE: Final = ROOT / "CONTRIBUTING.md"
TABLE: Final = re.compile(r"(<!-- sizes -->\n).*?(<!-- /sizes -->)", re.DOTALL)


def hand_written_files(place: str) -> Iterator[Path]:
    """Yield the files at a place that people write: no transcripts, no stored games."""
    top = ROOT / place
    for path in [top] if top.is_file() else sorted(top.rglob("*")):
        if path.suffix in WRITTEN and "transcripts" not in path.parts:
            yield path


def files_and_lines(key: str, places: tuple[str, ...]) -> str:
    """Return how many files and lines a part of a game has, as two cells."""
    found = [path for place in places for path in hand_written_files(place.format(key=key, path=page_folder(key)))]
    return f"{len(found)} | {sum(path.read_text('utf-8').count(chr(10)) for path in found):,}"


def sizes_table() -> str:
    """Return the table of all games."""
    heads = "".join(f" {key}: files | lines |" for key in GAMES)
    rows = [
        f"| {part} | {' | '.join(files_and_lines(key, places) for key in GAMES)} |\n" for part, places in PARTS.items()
    ]
    return f"| |{heads}\n| --- |{' ---: | ---: |' * len(GAMES)}\n{''.join(rows)}"


def page_with_table(text: str) -> str:
    """Return the text of a page with its table counted anew."""
    return TABLE.sub(lambda found: found[1] + sizes_table() + found[2], text)


def main(*arguments: str) -> None:
    """Write the table, or only compare it; raise SystemExit where it is out of date."""
    text = PAGE.read_text("utf-8")
    if arguments != ("check",):
        PAGE.write_text(page_with_table(text), "utf-8")
    elif page_with_table(text) != text:
        raise SystemExit(f"{PAGE.name}: the sizes of games have changed; run python -m tools.game_size")


if __name__ == "__main__":
    main(*sys.argv[1:])
