"""What the book needs to work without a network: a name for each release, a list of its files, a service worker.

The worker itself is `service-worker.js` here; what pages do with it is in `overrides/assets/js/offline.js`.
"""

import json
import re
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final

from tools.finished import Pages

HERE: Final = Path(__file__).parent
LEFT_OUT: Final = frozenset({".gz", ".txt", ".pdf"})
"""Files that a reader without a network can do without, by their endings."""

TITLE: Final = re.compile(r"<title>(.*?)</title>", re.DOTALL)

UNNAMED: Final = '"release":""'
"""How the JSON of a page speaks of its release before that is named."""


def name_release(site: Path, pages: Pages) -> str:
    """Tell every page the name of its release, made of all that the site holds, and return it."""
    total = sha256()
    for path in files_to_keep(site):
        content = pages[path].encode() if path in pages else path.read_bytes()
        total.update(f"{path.relative_to(site)}\n".encode() + content)
    release = total.hexdigest()[:10]
    for path, text in pages.items():
        pages[path] = text.replace(UNNAMED, f'"release":"{release}"')
    return release


def write_release(site: Path, release: str) -> None:
    """Write release.json, with the bytes of each file by its address, and the service worker of a finished site."""
    sizes = {address_of_file(path.relative_to(site)): path.stat().st_size for path in files_to_keep(site)}
    (site / "release.json").write_text(json.dumps({"id": release, "files": sizes}, indent=0) + "\n", "utf-8")
    worker = (HERE / "service-worker.js").read_text("utf-8")
    (site / "service-worker.js").write_text(f'const RELEASE = "{release}";\n{worker}', "utf-8")


def links_to_pages(site: Path, pages: Pages, lang: str) -> str:
    """Return items of a list that lead to each page of a language, by its title, from the root of the site.

    Raises ValueError for a page without a title.
    """
    own = (path for path in pages if path.is_relative_to(site / lang) and path.name == "index.html")
    titles = {path: title_of_page(path, pages[path]) for path in sorted(own, key=lambda path: path.parent)}
    book = titles[site / lang / "index.html"]
    items = ((address_of_file(path.relative_to(site)), title) for path, title in titles.items())
    return "".join(f'<li><a href="{address}">{title.removesuffix(f" - {book}")}</a></li>' for address, title in items)


def title_of_page(path: Path, html: str) -> str:
    """Return the title of a page, as its HTML has it; raise ValueError if it has none."""
    found = TITLE.search(html)
    if not found:
        raise ValueError(f"{path} has no title")
    return found[1].strip()


def files_to_keep(site: Path) -> Iterator[Path]:
    """Yield what is kept for reading without a network, in a fixed order."""
    for path in sorted(site.rglob("*")):
        if path.is_file() and path.suffix not in LEFT_OUT and path.name != "404.html":
            yield path


def address_of_file(path: Path) -> str:
    """Return the address of a file, from the root of the site."""
    return path.as_posix().removesuffix("index.html")
