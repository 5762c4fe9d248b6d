"""What building the book costs, and what one more example adds."""

import gzip
import shutil
from pathlib import Path
from statistics import median
from tempfile import mkdtemp
from time import perf_counter

from engine.api.pages import example_html
from engine.games.registry import PRESENTATIONS
from tools.build import build_books
from tools.paths import LANGS, LOCAL


def example_costs() -> tuple[float, float]:
    """Return the median seconds and compressed bytes of an example in one language."""
    seconds, sizes = [], []
    for name, presentation in PRESENTATIONS.items():
        for key in presentation.examples:
            start = perf_counter()
            html = example_html(name, key, "fr")
            seconds.append(perf_counter() - start)
            sizes.append(len(gzip.compress(html.encode())))
    return median(seconds), median(sizes)


def book_cost() -> float:
    """Return the seconds that both books take."""
    target = Path(mkdtemp())
    start = perf_counter()
    build_books(target, LOCAL, known=False)
    spent = perf_counter() - start
    shutil.rmtree(target)
    return spent


def measure() -> dict[str, float]:
    """Return seconds and bytes."""
    seconds, size = example_costs()
    return {"build": book_cost(), "example": seconds * len(LANGS), "example_bytes": size}
