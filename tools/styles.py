"""The book's own style sheets as one: each of them costs a phone a way to the host before anything is shown."""

import re
import subprocess
from pathlib import Path
from typing import Final

from tools.finished import Pages
from tools.paths import ESBUILD

SHEET: Final = r'<link rel="stylesheet" href="([^"]*assets/css/)([\w-]+\.css)">'
SHEETS: Final = re.compile(rf"{SHEET}(?:\s*{SHEET})+")
JOINED: Final = "all.css"
BROWSERS: Final = "chrome111,firefox121,safari16.4"
"""The oldest that README and the page “About this book” name: for them, nested rules are unfolded."""


def join_style_sheets(book: Path, pages: Pages) -> None:
    """Join the sheets that the pages of one language's site ask for, in their order, and let them ask for that one.

    Raises CalledProcessError if they are no style sheets.
    """
    sheets = [book / "assets/css" / name for _, name in re.findall(SHEET, pages[book / "index.html"])]
    joined = "\n".join(sheet.read_text("utf-8") for sheet in sheets)
    smaller = subprocess.run(
        [ESBUILD, "--loader=css", "--minify", f"--target={BROWSERS}"],
        input=joined.encode(),
        capture_output=True,
        check=True,
    )
    (book / "assets/css" / JOINED).write_bytes(smaller.stdout)
    for path, text in pages.items():
        pages[path] = SHEETS.sub(rf'<link rel="stylesheet" href="\1{JOINED}">', text)
    for sheet in sheets:
        sheet.unlink()
