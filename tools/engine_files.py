"""The files of the engine: one list, Flit's, from which the wheel and the archive that the browser loads are made."""

from pathlib import Path
from typing import Final

from flit_core.common import Module

ELSEWHERE: Final = frozenset({
    "engine/__main__.py",
    "engine/adapters/*",
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
    "engine/shell/*",
})  # fmt: skip
"""What no page needs: commands that play for hours, the games in a terminal, and as environments of other libraries."""


def installed_files(root: Path) -> list[Path]:
    """Return the files of the engine that a wheel has, by their paths in the folder `root`, in a fixed order."""
    return [Path(path).relative_to(root) for path in Module("engine", root).iter_files()]


def browser_files(root: Path) -> list[Path]:
    """Return those of them that the browser is sent: all but what is used ELSEWHERE."""
    return [path for path in installed_files(root) if not any(map(path.match, ELSEWHERE))]
