"""The files of the engine: one list, Flit's, from which the wheel and the archive that the browser loads are made."""

from pathlib import Path
from typing import Final

from flit_core.common import Module

COMMAND_LINE: Final = frozenset({
    "engine/__main__.py",
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
    "engine/match/agreement.py",
    "engine/shell",
})  # fmt: skip
"""Files and folders that only `python -m engine` needs: commands that play for hours, and the games in a terminal."""


def installed_files(root: Path) -> list[Path]:
    """Return the files of the engine that a wheel has, by their paths in the folder `root`, in a fixed order."""
    return [Path(path).relative_to(root) for path in Module("engine", root).iter_files()]


def browser_files(root: Path) -> list[Path]:
    """Return those of them that the browser is sent: all but those of the command line."""
    return [path for path in installed_files(root) if COMMAND_LINE.isdisjoint(map(str, (path, *path.parents)))]
