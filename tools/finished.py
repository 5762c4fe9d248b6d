"""The pages that MkDocs has made: read once, changed by one pass after another, written once.

What changes a page in which order, `tools/build.py` says. A pass takes a folder, and its pages by their paths.
"""

from pathlib import Path
from typing import Self


class Pages(dict[Path, str]):
    """The HTML of pages by their paths."""

    @classmethod
    def read(cls, folder: Path) -> Self:
        """Return all pages in a folder and in the folders below."""
        return cls({path: path.read_text("utf-8") for path in sorted(folder.rglob("*.html"))})

    def write(self) -> None:
        """Write each page where it was read."""
        for path, text in self.items():
            path.write_text(text, "utf-8")
