"""Words beside the pages: what people say instead of what the pages say, and words that say nothing."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.links import RULE, RULING

SYNONYMS: Final = "synonyms.txt"
"""`docs/<lang>/synonyms.txt` is for all games, `docs/<lang>/<game>/synonyms.txt` for one."""

STOP: Final = "stopwords.txt"

ENDINGS: Final = {"fr": ("ent",), "en": ("ly",)}
"""Endings that the stemmer of a language leaves where they are: those of `ils votent` and `randomly`."""

PLACE: Final = re.compile(rf"{RULE}|{RULING}|#[a-z-]+")
"""The id of an entry: a rule, a ruling, a heading."""


def read_synonyms(folder: Path) -> list[list[list[str]]]:
    """Return the groups of a folder's file: what people say, and what the pages say instead.

    A line reads `toilettes, wc: cabinets`: who asks for toilettes or wc also finds cabinets. Lines that begin with "#"
    are for those who write the file. Raise ValueError for any other line.
    """
    others = (sides for sides in sides_of_lines(folder) if sides[1] != [folder.name])
    return [[said, found] for said, found in others if not PLACE.fullmatch(found[0])]


def read_names(folder: Path) -> list[str]:
    """Return what people call a game, besides its title: the lines that lead to its folder, `turn the tide: sea`."""
    return [name for said, found in sides_of_lines(folder) if found == [folder.name] for name in said]


def read_callings(folder: Path) -> dict[str, list[str]]:
    """Return what people call the subject of an entry, by the entry's id: the lines like `runner-up: LU-2.5`."""
    return {found[0]: said for said, found in sides_of_lines(folder) if PLACE.fullmatch(found[0])}


def sides_of_lines(folder: Path) -> Iterator[tuple[list[str], list[str]]]:
    """Yield the two sides of each line of a folder's file; raise ValueError for a line that has not two."""
    path = folder / SYNONYMS
    for line in path.read_text("utf-8").splitlines() if path.exists() else []:
        if line.strip() and not line.startswith("#"):
            said, *found = ([word.strip() for word in side.split(",")] for side in line.split(":"))
            if len(found) != 1 or not all(said) or not all(found[0]):
                raise ValueError(f"“{line}” is no line of synonyms: write “what people say: what the pages say”.")
            yield said, found[0]


def read_stopwords(folder: Path) -> list[str]:
    """Return the words that are left out of questions in a language."""
    lines = (folder / STOP).read_text("utf-8").splitlines()
    return [word for line in lines if not line.startswith("#") for word in line.split()]
