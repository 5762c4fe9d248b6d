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

from engine.api.pages import js_words
from tools import assets, fingerprint, links, offline, policy, scripts, sitemap, styles, terms
from tools.paths import LANGS, LOCAL, ROOT, SITE
from tools.search_index import index

STATE: Final = ROOT / "build"
INPUTS: Final = (
    "docs", "engine", "overrides", "tools", "mkdocs.yml", "mkdocs.en.yml", "package-lock.json", "requirements.txt",
)  # fmt: skip


def main() -> None:
    """Build the site if anything it is made of has changed."""
    try:
        fresh = ensure()
    except subprocess.CalledProcessError as error:
        sys.exit(f"The build failed: {' '.join(map(str, error.cmd[1:3]))}")
    print("Built site/." if fresh else "site/ is up to date.")


def ensure() -> bool:
    """Build the site unless it is up to date; return whether it had to be. Only one process builds at a time."""
    known = os.environ.get("SITE_URL", "")
    STATE.mkdir(exist_ok=True)
    with (STATE / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        stamp, now = STATE / "built", digest(known)
        if stamp.exists() and stamp.read_text() == now and (SITE / "sitemap.xml").exists():
            return False
        stamp.unlink(missing_ok=True)
        build(known)
        stamp.write_text(now)
        return True


def build(known: str) -> None:
    """Build everything beside the old site, then put it in its place; `known` is the site's address, or empty."""
    address = (known or LOCAL).rstrip("/") + "/"
    new, old = STATE / "new", STATE / "old"
    shutil.rmtree(new, ignore_errors=True)
    books(new, address, bool(known))
    assets.write(ROOT, new / "assets")
    urls = sitemap.write(new, list(LANGS))
    outside(new, address)
    fingerprint.write(new, assets.lock(ROOT))
    release = offline.name(new)
    policy.write(new)
    offline.write(new, release)
    if SITE.exists():
        SITE.rename(old)
    new.rename(SITE)
    shutil.rmtree(old, ignore_errors=True)
    print(f"{urls} pages in {len(LANGS)} languages")


def digest(known: str) -> str:
    """Return a hash of all that the site is made of."""
    total = hashlib.sha256(known.encode())
    for path in inputs():
        total.update(str(path.relative_to(ROOT)).encode())
        total.update(path.read_bytes())
    return total.hexdigest()


def inputs() -> Iterator[Path]:
    """Yield every file that the site is made of, in a fixed order."""
    for name in INPUTS:
        top = ROOT / name
        for path in [top] if top.is_file() else sorted(top.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def books(site: Path, address: str, known: bool) -> None:
    """Run MkDocs for every language at once, into the folder `site`; raise CalledProcessError if one run fails."""
    environ = {
        **os.environ,
        **{f"BOOK_URL_{lang.upper()}": f"{address}{lang}/" for lang in LANGS},
        "BOOK_ADDRESS": address if known else "",
        "NO_MKDOCS_2_WARNING": "1",
    }
    runs = [subprocess.Popen(command(lang, site / lang), cwd=ROOT, env=environ | words(lang)) for lang in LANGS]
    for run in runs:
        if run.wait():
            raise subprocess.CalledProcessError(run.returncode, run.args)
    for lang in LANGS:
        for path in unwanted(site / lang):
            path.unlink(missing_ok=True)
        styles.join(site / lang)
        scripts.join(site / lang)
        terms.link(site / lang)
        links.point_rules(site / lang)
        index.write(site / lang, lang)


def unwanted(book: Path) -> list[Path]:
    """Return the files of one language's site that no reader needs: maps of sources."""
    return list(book.rglob("*.map"))


def command(lang: str, target: Path) -> list[str]:
    """Return the call of MkDocs that builds the book in one language."""
    mkdocs = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet"]
    return [*mkdocs, "--config-file", LANGS[lang], "--site-dir", str(target)]


def words(lang: str) -> dict[str, str]:
    """Return, as an environment, the words that JavaScript shows in one language; safe inside a script element."""
    return {"BOOK_WORDS": json.dumps(dict(js_words(lang)), ensure_ascii=False).replace("<", "\\u003c")}


def outside(site: Path, address: str) -> None:
    """Write the pages that belong to no language."""
    fields = {"address": address, "base": urlsplit(address).path}
    for source in sorted((ROOT / "tools/pages").iterdir()):
        (site / source.name).write_text(Template(source.read_text()).substitute(fields))


if __name__ == "__main__":
    main()
