"""Runs MkDocs for all languages at once: python -m tools.books fr=FOLDER en=FOLDER

The pages of each ask for the same best moves, for which thousands of games are played out: that is done once, before.
"""

import os
import re
import sys
from contextlib import suppress
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from mkdocs.__main__ import cli

from engine.api.pages import game_of_example
from engine.match.best_move import NotCertain, best_move_of_example
from tools.build import mkdocs_arguments, words_for_js
from tools.paths import ROOT

BEST: Final = re.compile(r"^/// best \| (\w+)$", re.MULTILINE)


def find_best_moves() -> None:
    """Find the best moves that pages ask for; of one that cannot be found the page that asks for it will tell."""
    for key in {key for page in (ROOT / "docs").rglob("*.md") for key in BEST.findall(page.read_text("utf-8"))}:
        with suppress(KeyError, NotCertain):
            best_move_of_example(game_of_example(key), key)


def write_book(lang: str, target: Path) -> None:
    """Run MkDocs for one language; it ends the process."""
    os.environ |= words_for_js(lang)
    cli(mkdocs_arguments(lang, target))


def main() -> None:
    """Write every book, each in a process that knows what was found; exit with 1 if one of them fails."""
    find_best_moves()
    books = [book.partition("=") for book in sys.argv[1:]]
    runs = [get_context("fork").Process(target=write_book, args=(lang, Path(target))) for lang, _, target in books]
    for run in runs:
        run.start()
    for run in runs:
        run.join()
    sys.exit(any(run.exitcode for run in runs))


if __name__ == "__main__":
    main()
