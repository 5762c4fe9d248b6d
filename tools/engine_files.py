"""The files of the engine: one list, Flit's, from which the wheel and the archives that the browser loads are made."""

from pathlib import Path
from typing import Final

from flit_core.common import Module

ELSEWHERE: Final = frozenset({
    "engine/__main__.py",
    "engine/adapters/*",
    "engine/api/asked_step.py",
    "engine/api/certified_move.py",
    "engine/api/companion_page.py",
    "engine/api/course.py",
    "engine/api/course_items.py",
    "engine/api/locale/*",
    "engine/api/pages.py",
    "engine/api/puzzle_costs.py",
    "engine/api/puzzle_example.py",
    "engine/api/puzzle_words.py",
    "engine/api/puzzles.py",
    "engine/api/question_bank.py",
    "engine/api/schema_table.py",
    "engine/api/signs.py",
    "engine/ask/command.py",
    "engine/bots/arena.py",
    "engine/bots/fit.py",
    "engine/bots/regret.py",
    "engine/bots/self_play.py",
    "engine/bots/tournament.py",
    "engine/coach/bench.py",
    "engine/coach/calibrate.py",
    "engine/coach/luck.py",
    "engine/coach/reasons_bench.py",
    "engine/coach/reliability.py",
    "engine/core/vectors.py",
    "engine/games/*/vectors.py",
    "engine/match/agreement.py",
    "engine/match/asked_step.py",
    "engine/match/best_move.py",
    "engine/match/course.py",
    "engine/match/following.py",
    "engine/match/puzzle_bank.py",
    "engine/match/puzzle_reasons.py",
    "engine/match/question_bank.py",
    "engine/shell/*",
})  # fmt: skip
"""What no page asks: commands that play for hours, the games in a terminal, and as environments of other libraries; and
what only the build puts into pages."""

SHARED: Final = "engine"
"""The archive of all but the games."""
GAMES: Final = "engine/games"


def installed_files(root: Path) -> list[Path]:
    """Return the files of the engine that a wheel has, by their paths in the folder `root`, in a fixed order."""
    return [Path(path).relative_to(root) for path in Module("engine", root).iter_files()]


def browser_files(root: Path) -> dict[str, list[Path]]:
    """Return those of them that the browser is sent, all but what is used ELSEWHERE, by their archive.

    That is SHARED, or the key of the game that they belong to.
    """
    found: dict[str, list[Path]] = {}
    for path in installed_files(root):
        if not any(map(path.match, ELSEWHERE)):
            found.setdefault(archive_of_file(path), []).append(path)
    return found


def archive_of_file(path: Path) -> str:
    """Return the archive of a file. That a game exists, its package, is shared."""
    game, _, name = path.as_posix().removeprefix(f"{GAMES}/").partition("/")
    return game if path.is_relative_to(GAMES) and name not in {"", "__init__.py"} else SHARED
