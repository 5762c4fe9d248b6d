"""Holds the translations together: the same pages, headings, ids and blocks in every language.

python -m tools.structure
"""

import re
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Final

import yaml

from tools.paths import LANGS, ROOT

BLOCKS: Final = frozenset(
    {"rule", "ruling", "example", "best", "play", "day", "table", "ask", "course", "night", "known", "moves", "follow"}
)
FENCE: Final = re.compile(r"^(```|~~~).*?^\1", re.MULTILINE | re.DOTALL)
META: Final = re.compile(r"\A---\n(.*?)^---\n", re.MULTILINE | re.DOTALL)
PART: Final = re.compile(
    r"^(?P<level>#{1,6}) .*?(?:\{[^}#]*#(?P<id>[\w.-]+)[^}]*\})?[ \t]*$"
    r"|^(?P<block>/// *\w.*?)[ \t]*$"
    r"|(?P<tag><[a-z]+-[a-z-]+[^>]*>)",
    re.MULTILINE,
)


def parts_of_page(source: str) -> list[str]:
    """Return what a page is made of, in order, without its sentences: headings with their ids, blocks, widgets."""
    meta = META.match(source)
    keys = re.findall(r"^(\w+):", meta[1], re.MULTILINE) if meta else []
    body = FENCE.sub("", META.sub("", source))
    return [f"{key}:" for key in keys] + [part_name(part) for part in PART.finditer(body)]


def part_name(part: re.Match[str]) -> str:
    """Return a heading as `## {#id}`, anything else as it is written."""
    if part["level"]:
        return f"{part['level']} {{#{part['id'] or ''}}}"
    return re.sub(r"\s+", " ", part["block"] or part["tag"])


def meta_faults(page: str, source: str) -> Iterator[str]:
    """Yield what keeps a page's head from being read: it would be shown to readers as text."""
    meta = META.match(source)
    try:
        head = yaml.safe_load(meta[1]) if meta else {}
    except yaml.YAMLError as error:
        yield f"{page}: its head is no YAML ({' '.join(str(error).split())}); put what has a colon into quotes."
        return
    if not isinstance(head, dict):
        yield f"{page}: its head has no keys."


def own_faults(page: str, found: list[str]) -> Iterator[str]:
    """Yield what is wrong with a page by itself."""
    for part in found:
        if part.endswith("{#}"):
            yield f"{page}: a heading ({part.split()[0]}) has no id of its own; write {{#id}} behind it."
        if part.startswith("///") and part.split()[1] not in BLOCKS:
            yield f"{page}: nobody knows the block “{part}”."
    anchors = [part for part in found if part.startswith("///") or "{#" in part]
    for part in sorted({part for part in anchors if anchors.count(part) > 1}):
        yield f"{page}: “{part}” stands there more than once."


def twin_faults(page: str, books: dict[str, list[str]]) -> Iterator[str]:
    """Yield the first place at which a page's translations part."""
    (first, mine), *others = books.items()
    for lang, theirs in others:
        for one, other in zip_longest(mine, theirs, fillvalue="nothing more"):
            if one != other:
                yield f"{page}: “{one}” in {first} is “{other}” in {lang}."
                break


def faults(docs: Path, langs: list[str]) -> list[str]:
    """Return one sentence per fault of the pages in docs/<lang>."""
    found: list[str] = []
    pages = {lang: {str(path.relative_to(docs / lang)) for path in (docs / lang).rglob("*.md")} for lang in langs}
    everywhere = set.union(*pages.values())
    for page in sorted(everywhere):
        missing = [lang for lang in langs if page not in pages[lang]]
        found += [f"{page}: the page is missing in {lang}." for lang in missing]
        for lang in langs:
            if lang not in missing:
                found += meta_faults(f"{lang}/{page}", (docs / lang / page).read_text("utf-8"))
        books = {lang: parts_of_page((docs / lang / page).read_text("utf-8")) for lang in langs if lang not in missing}
        for lang, book in books.items():
            found += own_faults(f"{lang}/{page}", book)
        found += twin_faults(page, books)
    return found


def main() -> None:
    """Fail with one sentence per fault."""
    found = faults(ROOT / "docs", list(LANGS))
    if found:
        sys.exit("\n".join(found))


if __name__ == "__main__":
    main()
