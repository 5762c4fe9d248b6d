"""Joins the pages' modules into a few small files: who is far from the host waits for each that is asked for."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

from tools.paths import ESBUILD, ROOT

SOURCES: Final = ROOT / "overrides/assets/js"
ENTRIES: Final = (("main.js",), ("worker.js",), ("without-widgets.js",))
"""What is asked for by its address. They share no file: the last one must be there if the first is not."""

OPTIONS: Final = (
    "--bundle", "--splitting", "--format=esm", "--minify-whitespace", "--minify-syntax", "--target=es2022",
    "--log-level=warning",
)  # fmt: skip
"""Modules that are imported when needed stay files of their own; names stay, too: what fails is logged by its name."""


def write_joined_modules(book: Path) -> None:
    """Put the joined modules in the place of the sources in one language's site.

    Raises CalledProcessError if a module is missing or no JavaScript.
    """
    target = book / "assets/js"
    shutil.rmtree(target)
    for entries in ENTRIES:
        subprocess.run([ESBUILD, *entries, *OPTIONS, f"--outdir={target}"], cwd=SOURCES, check=True)
