"""Gives folders of assets addresses that change with their content, so that a browser may keep each file for ever.

A page names the files of its own release only: what a reader has open, or finds kept, never mixes two releases.
"""

import json
import re
import shutil
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Final

from tools.finished import Pages
from tools.paths import LANGS

LENGTH: Final = 10
LINK: Final = re.compile(r'(?<=")((?:[^"\s]*/)?)assets/(?=([\w.-]+))')
"""An address in HTML or JSON that leads into a folder of assets, as far as to what stands in it."""

FILES: Final = '<script type="application/json" id="trick-files">{}</script>'
"""What a page says of the files that its scripts ask for; filled in here, read by `overrides/assets/js/paths.js`."""


def write_fingerprints(site: Path, pages: Pages, lock: Mapping[str, object]) -> None:
    """Move assets to their fingerprinted addresses, and let all pages name these; `lock` is Pyodide's own."""
    sizes = {
        path.name: path.stat().st_size for part in ("pyodide", "engine*") for path in site.glob(f"assets/{part}/*")
    }
    shared = {part.name: move_to_fingerprint(site / "assets", [part]) for part in sorted((site / "assets").iterdir())}
    parts = {name: f"assets/{fingerprint}/{name}/" for name, fingerprint in shared.items()}
    files = json.dumps({"release": "", "parts": parts, "sizes": sizes, "lock": lock}, separators=(",", ":"))
    prints = {}
    for lang in LANGS:
        own = sorted((site / lang / "assets").iterdir())
        prints[lang] = shared | dict.fromkeys(
            (path.name for path in own), move_to_fingerprint(site / lang / "assets", own)
        )
        for path in (site / lang).glob("*.webmanifest"):
            path.write_text(with_addresses(path.read_text("utf-8"), prints[lang]), "utf-8")
    for path, text in pages.items():
        named = prints.get(path.relative_to(site).parts[0], shared)
        pages[path] = with_addresses(text.replace(FILES, FILES.replace("{}", files)), named)


def move_to_fingerprint(assets: Path, parts: list[Path]) -> str:
    """Move these files and folders into a folder that bears their common fingerprint; return that."""
    fingerprint = fingerprint_of(parts)
    (assets / fingerprint).mkdir(exist_ok=True)
    for part in parts:
        shutil.move(part, assets / fingerprint / part.name)
    return fingerprint


def fingerprint_of(parts: list[Path]) -> str:
    """Return the fingerprint of files and folders: it depends on names and contents."""
    total = sha256()
    for part in parts:
        for path in sorted([part] if part.is_file() else filter(Path.is_file, part.rglob("*"))):
            total.update(f"{path.relative_to(part.parent)}\n{path.stat().st_size}\n".encode() + path.read_bytes())
    return total.hexdigest()[:LENGTH]


def with_addresses(text: str, prints: Mapping[str, str]) -> str:
    """Return a page, or a JSON, that names the fingerprinted addresses."""
    return LINK.sub(lambda link: fingerprinted_address(link, prints), text)


def fingerprinted_address(link: re.Match[str], prints: Mapping[str, str]) -> str:
    """Return the start of an address, with the fingerprint of what it leads to if that has one."""
    fingerprint = prints.get(link[2])
    return f"{link[0]}{fingerprint}/" if fingerprint else link[0]
