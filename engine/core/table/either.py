"""Numbers of which one is told: of a tide one knows that it is the 8 or the 10, and not which of them."""

import re
from collections.abc import Sequence
from typing import Final

from engine.core.schema import Path
from engine.core.situations import Situation, with_move_given

EITHER: Final = "or."
"""Before a place ("or.levels.2"), among the moves: the numbers that it may be."""

PART: Final = r"\d\?|\d{1,2}(?:\s*(?:[-–à]|to)\s*\d{1,2})?"
"""One number, those from one to another, or those that begin with a digit: "8", "30–39", "3?"."""

ALTERNATIVES: Final = re.compile(rf"(?:{PART})(?:(?:\s*[/,;]\s*|\s+(?:or|ou)\s+|\s+)(?:{PART}))*", re.IGNORECASE)
"""Several numbers as people type them, in either language: "8 or 10", "8/10", "30 to 39"."""

RUN: Final = 3
"""From so many on, numbers that follow each other are told by the first and the last."""


def numbers_from_text(text: str, values: range = range(100)) -> Sequence[int]:
    """Return the numbers that a text names, in rising order, each once; () if it is no such text.

    `values`: of those that begin with a digit, only these are meant.
    """
    if not ALTERNATIVES.fullmatch(text.strip()):
        return ()
    found: set[int] = set()
    for part in re.findall(PART, text, re.IGNORECASE):
        if part.endswith("?"):
            found |= {10 * int(part[0]) + unit for unit in range(10)}.intersection(values)
        else:
            ends = [*map(int, re.findall(r"\d+", part))]
            found |= {*range(min(ends), max(ends) + 1)}
    return sorted(found)


def text_from_numbers(numbers: Sequence[int], between: str = "/", to: str = "-") -> str:
    """Return numbers in rising order as a text that names them: "30-39/45"."""
    runs = runs_of_numbers(numbers, range(numbers[0], numbers[-1] + 1)) if numbers else ()
    parts = ([f"{run[0]}{to}{run[-1]}"] if len(run) >= RUN else map(str, run) for run in runs)
    return between.join(part for run in parts for part in run)


def runs_of_numbers(numbers: Sequence[int], every: Sequence[int]) -> list[list[int]]:
    """Return numbers as runs: between the ends of a run are no others of `every`, which is sorted."""
    chosen, runs = set(numbers), list[list[int]]()
    for at, number in enumerate(every):
        if number in chosen and at and every[at - 1] in chosen:
            runs[-1].append(number)
        elif number in chosen:
            runs.append([number])
    return runs


def numbers_told(situation: Situation, place: Path) -> Sequence[int]:
    """Return the numbers that a place is told to be one of; () if it is not."""
    found = numbers_from_text(situation.moves.get(f"{EITHER}{place}", ""))
    return found if len(found) > 1 else ()


def with_numbers_told(situation: Situation, place: Path, numbers: Sequence[int]) -> Situation:
    """Return the situation in which a place is told to be one of these numbers; () for nothing of the kind."""
    return with_move_given(situation, f"{EITHER}{place}", text_from_numbers(numbers))


def kind_of_move(name: str) -> str:
    """Return by which name questions ask for a move: "levels" for "or.levels.2"."""
    return name.removeprefix(EITHER).partition(".")[0]
