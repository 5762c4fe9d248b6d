"""Where the files are that tests read: of the book, and of one game."""

from pathlib import Path

ROOT = Path(__file__).parents[1]


def every_key() -> list[str]:
    """Return the keys of all games in the book, also while only one of them is tested (`--game`)."""
    return sorted(path.parent.parent.name for path in (ROOT / "engine/games").glob("*/rules/game.py"))


def folder(key: str) -> str:
    """Return how a game is called in addresses of pages and names of style sheets."""
    return key.replace("_", "-")


def sheet(key: str) -> Path:
    """Return the style sheet of a game."""
    return ROOT / "overrides/assets/css" / f"{folder(key)}.css"


def pages(key: str, lang: str) -> Path:
    """Return the folder of a game's pages in one language."""
    return ROOT / "docs" / lang / folder(key)


def sources(top: Path, ends: str = ".py") -> dict[str, str]:
    """Return the text of every file below a folder, by its path from the repository's root."""
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in sorted(top.rglob(f"*{ends}"))}
