"""Words beside the pages: synonyms of a game and of all games, and words that say nothing of what is looked for."""

from pathlib import Path
from typing import Final

SYNONYMS: Final = "synonyms.txt"
"""`docs/<lang>/synonyms.txt` is for all games, `docs/<lang>/<game>/synonyms.txt` for one."""

STOP: Final = "stopwords.txt"


def synonyms(folder: Path) -> list[list[list[str]]]:
    """Return the groups of a folder's file: what people say, and what the pages say instead.

    A line reads `toilettes, wc: cabinets`: who asks for toilettes or wc also finds cabinets. Lines that begin with "#" are
    for those who write the file. Raise ValueError for any other line.
    """
    path = folder / SYNONYMS
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    return [group(line) for line in lines if line.strip() and not line.startswith("#")]


def group(line: str) -> list[list[str]]:
    """Return a line as its two sides."""
    sides = [[word.strip() for word in side.split(",")] for side in line.split(":")]
    if len(sides) != 2 or not all(map(all, sides)):
        raise ValueError(f"“{line}” is no line of synonyms: write “what people say: what the pages say”.")
    return sides


def stopwords(folder: Path) -> list[str]:
    """Return the words that are left out of questions in a language."""
    lines = (folder / STOP).read_text("utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]
