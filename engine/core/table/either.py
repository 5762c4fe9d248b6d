"""Numbers of which one is told: of a tide one knows that it is the 8 or the 10, and not which of them."""

import re
from collections.abc import Sequence
from typing import Final

from engine.core.schema import Path
from engine.core.situations import Situation, with_move_given

EITHER: Final = "or."
"""Before a place ("or.levels.2"), among the moves: the numbers that it may be."""

ALTERNATIVES: Final = re.compile(r"\d{1,2}(?:(?:\s*[/,;]\s*|\s+(?:or|ou)\s+|\s+)\d{1,2})+", re.IGNORECASE)
"""Several numbers as people type them, in either language: "8 or 10", "8/10"."""


def numbers_from_text(text: str) -> Sequence[int]:
    """Return the numbers that a text names, in rising order, each once; () if it does not name several."""
    found = sorted({*map(int, re.findall(r"\d+", text))}) if ALTERNATIVES.fullmatch(text.strip()) else ()
    return found if len(found) > 1 else ()


def numbers_told(situation: Situation, place: Path) -> Sequence[int]:
    """Return the numbers that a place is told to be one of; () if it is not."""
    return numbers_from_text(situation.moves.get(f"{EITHER}{place}", ""))


def with_numbers_told(situation: Situation, place: Path, numbers: Sequence[int]) -> Situation:
    """Return the situation in which a place is told to be one of these numbers; () for nothing of the kind."""
    return with_move_given(situation, f"{EITHER}{place}", "/".join(map(str, numbers)))


def kind_of_move(name: str) -> str:
    """Return by which name questions ask for a move: "levels" for "or.levels.2"."""
    return name.removeprefix(EITHER).partition(".")[0]
