"""What docstrings and comments of the engine quote in backticks is there, under that name."""

import re
from pathlib import Path

from tools.paths import ROOT

QUOTED = re.compile(r"`([^`\n]+)`")
NAME = re.compile(r"[A-Za-z]\w*_\w+")


def sources(folder: str) -> dict[Path, str]:
    """Return the texts of a folder's Python by their files."""
    return {path: path.read_text("utf-8") for path in sorted((ROOT / folder).rglob("*.py"))}


def test_quoted_names_exist() -> None:
    """A renaming must not leave the old name behind in what explains it."""
    texts = {path: text for folder in ("engine", "tests", "tools") for path, text in sources(folder).items()}
    there = {path.stem for path in texts}
    for text in texts.values():
        there |= set(NAME.findall(QUOTED.sub("", text)))
    for path, text in sources("engine").items():
        gone = [name for quoted in QUOTED.findall(text) for name in NAME.findall(quoted) if name not in there]
        assert not gone, f"{path.relative_to(ROOT)} speaks of {', '.join(gone)}, which is nowhere"
