"""Builds the whole site into site/: both languages, what they share, and what belongs to neither.

    python -m tools.build

SITE_URL is the address where the site will live; without it the sitemap speaks of this machine.
"""

import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from string import Template
from typing import Final
from urllib.parse import urlsplit

from engine.api.pages import texts_for_js
from tools import assets, fingerprint, links, offline, policy, scripts, sitemap, stages, styles, terms
from tools.finished import Pages
from tools.paths import LANGS, LOCAL, ROOT, SITE
from tools.search_index import index

STATE: Final = ROOT / "build"
PASSES: Final = (
    styles.join_style_sheets,
    terms.link_words,
    links.point_rules,  # marks links to words, too
    index.write_index,
)
"""What happens to the pages of one language, in this order; `build_site` then goes on with those of all languages."""

INPUTS: Final = (
    "docs", "engine", "overrides", "tools", "mkdocs.yml", "mkdocs.en.yml", "package-lock.json", "requirements.txt",
)  # fmt: skip


def main() -> None:
    """Build the site if anything it is made of has changed."""
    try:
        fresh = build_if_needed()
    except subprocess.CalledProcessError as error:
        sys.exit(f"The build failed: {' '.join(map(str, error.cmd[1:3]))}")
    print("Built site/." if fresh else "site/ is up to date.")


def build_if_needed() -> bool:
    """Build the site unless it is up to date; return whether it had to be. Only one process builds at a time."""
    known = os.environ.get("SITE_URL", "")
    STATE.mkdir(exist_ok=True)
    with (STATE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamp, now = STATE / "built", digest_of_inputs(known)
        if stamp.exists() and stamp.read_text("utf-8") == now and (SITE / "sitemap.xml").exists():
            return False
        stamp.unlink(missing_ok=True)
        build_site(known)
        stamp.write_text(now, "utf-8")
        return True


def build_site(known: str) -> None:
    """Build everything beside the old site, then put it in its place; `known` is the site's address, or empty."""
    address = (known or LOCAL).rstrip("/") + "/"
    new, old = STATE / "new", STATE / "old"
    shutil.rmtree(new, ignore_errors=True)
    build_books(new, address, bool(known))
    pages = Pages()
    for lang in LANGS:
        pages |= finished_book(new / lang)
    assets.write_assets(ROOT, new / "assets")
    urls = sitemap.write_sitemap(new, list(LANGS))
    write_outer_files(new, pages, address)
    fingerprint.write_fingerprints(new, pages, assets.pyodide_lock(ROOT))
    release = offline.name_release(new, pages)
    policy.write_policies(pages)
    pages.write()
    offline.write_release(new, release)
    if SITE.exists():
        SITE.rename(old)
    new.rename(SITE)
    shutil.rmtree(old, ignore_errors=True)
    print(f"{urls} pages in {len(LANGS)} languages")


def digest_of_inputs(known: str) -> str:
    """Return a hash of all that the site is made of."""
    total = hashlib.sha256(known.encode())
    for path in input_files():
        total.update(str(path.relative_to(ROOT)).encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def input_files() -> Iterator[Path]:
    """Yield every file that the site is made of, in a fixed order."""
    for name in INPUTS:
        top = ROOT / name
        for path in [top] if top.is_file() else sorted(top.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def build_books(site: Path, address: str, known: bool) -> None:
    """Run MkDocs for every language at once, into the folder `site`; raise CalledProcessError if one fails."""
    environ = {
        **os.environ,
        **{f"BOOK_URL_{lang.upper()}": f"{address}{lang}/" for lang in LANGS},
        "BOOK_ADDRESS": address if known else "",
        "NO_MKDOCS_2_WARNING": "1",
    }
    command = [sys.executable, "-m", "tools.books", *(f"{lang}={site / lang}" for lang in LANGS)]
    subprocess.run(command, cwd=ROOT, env=environ, check=True)


def finished_book(book: Path) -> Pages:
    """Finish the site of one language, whose folder is named after it, and return its pages, still to be written."""
    for path in book.rglob("*.map"):  # of sources, which no reader needs
        path.unlink()
    scripts.write_joined_modules(book)
    for write in (stages.write_stages, stages.write_questions, stages.write_asked_steps, stages.write_puzzles):
        write(book, book.name)
    pages = Pages.read(book)
    for change in PASSES:
        change(book, pages)
    return pages


def mkdocs_command(lang: str, target: Path) -> list[str]:
    """Return the call of MkDocs that builds the book in one language."""
    return [sys.executable, "-m", "mkdocs", *mkdocs_arguments(lang, target)]


def mkdocs_arguments(lang: str, target: Path) -> list[str]:
    """Return what MkDocs is told for that."""
    return ["build", "--strict", "--quiet", "--config-file", LANGS[lang], "--site-dir", str(target)]


def words_for_js(lang: str) -> dict[str, str]:
    """Return, as an environment, the words that JavaScript shows in one language; safe inside a script element."""
    return {"BOOK_WORDS": json.dumps(dict(texts_for_js(lang)), ensure_ascii=False).replace("<", "\\u003c")}


def write_outer_files(site: Path, pages: Pages, address: str) -> None:
    """Write what belongs to no language, and add the pages among it to `pages`, which has those of all languages."""
    lists = {f"pages_{lang}": offline.links_to_pages(site, pages, lang) for lang in LANGS}
    fields = {"address": address, "base": urlsplit(address).path, **lists}
    for source in sorted((ROOT / "tools/pages").iterdir()):
        (site / source.name).write_text(Template(source.read_text("utf-8")).substitute(fields), "utf-8")
    pages |= {path: path.read_text("utf-8") for path in site.glob("*.html")}


if __name__ == "__main__":
    main()
