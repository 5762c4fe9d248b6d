"""How measured figures are read and written: numbers, intervals, tables."""

import json
from collections.abc import Iterable, Mapping
from typing import Any, Final

from engine.core import render
from engine.core.html import Html
from tools.paths import ROOT

NARROW: Final = "\N{NARROW NO-BREAK SPACE}"


def rows_of(path: str, game: str) -> list[dict[str, Any]]:
    """Return what was measured of a game, nothing if it was not."""
    file = ROOT / path.format(game)
    found: list[dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.exists() else []
    return found


def bot_name(level: int, texts: Mapping[str, str]) -> str:
    """Return the name of a bot, without its level."""
    return texts[f"bot.{level}"].partition("(")[0].strip()


def interval_of(value: float, width: float, words: Mapping[str, str], digits: int) -> str:
    """Return a number with half the width of its interval."""
    return f"{number_text(value, words, digits)} ± {number_text(width, words, digits)}"


def figures_table(caption: str, heads: list[str], rows: Iterable[list[str]]) -> Html:
    """Return a table; the first of each row is its head."""
    return render.scrollable_region(render.html_table(heads, rows, caption), caption or heads[0])


def number_text(value: float, words: Mapping[str, str], digits: int) -> str:
    """Return a number as the language writes it; one that is 0 when rounded has no sign."""
    return f"{round(value, digits) + 0.0:.{digits}f}".replace(".", words["decimal"]).replace("-", "\N{MINUS SIGN}")
