"""Builds both books with Zensical, which comes after Material for MkDocs, and says what differs from what MkDocs makes.

python -m tools.zensical

Both make their pages from the same sources, into build/zensical/; nothing of it is published. What is compared is what
stands in the pages before anything else is done with them: the pages, and in each its ids, examples, links to rules and
pictures.
"""

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import yaml
from mkdocs.utils.yaml import yaml_load

from tools import build
from tools.links import RULE
from tools.paths import LANGS, ROOT

TARGET: Final = ROOT / "build/zensical"
ARTICLE: Final = re.compile(r"<article.*?</article>", re.DOTALL)
PARTS: Final = {
    "id": re.compile(r'(?<=\sid=")[^"]+'),
    "example": re.compile(r"<trick-example\b[^>]*?\bdata-key=\"([^\"]+)"),
    "link to a rule": re.compile(rf'href="[^"]*#({RULE})"'),
    "picture": re.compile(r"<svg\b"),
}
"""What is counted in a page, by its name."""


def whole_settings(lang: str, made: Path) -> str:
    """Return the settings of a language's book with all that they inherit, for a build into the folder `made`."""
    with (ROOT / LANGS[lang]).open(encoding="utf-8") as file:
        whole: dict[str, Any] = yaml_load(file)
    return yaml.safe_dump({**whole, "site_dir": str(made.relative_to(ROOT))}, allow_unicode=True, sort_keys=False)


def build_with_zensical(lang: str) -> Path:
    """Build a language's book and return its folder; raise CalledProcessError if Zensical fails."""
    made = TARGET / "zensical" / lang
    # Zensical takes what its settings name as beside them.
    path = ROOT / f".zensical.{lang}.yml"
    path.write_text(whole_settings(lang, made), "utf-8")
    try:
        command = [sys.executable, "-m", "zensical", "build", "--clean", "--config-file", str(path)]
        subprocess.run(command, cwd=ROOT, env=os.environ | build.words_for_js(lang), check=True)
    finally:
        path.unlink()
    return made


def build_with_mkdocs(lang: str) -> Path:
    """Build a language's book as it is published, as far as MkDocs makes it; raise CalledProcessError if it fails."""
    made = TARGET / "mkdocs" / lang
    environ = {**os.environ, **build.words_for_js(lang), "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(build.mkdocs_command(lang, made), cwd=ROOT, env=environ, check=True)
    return made


def parts_of_pages(book: Path) -> dict[str, Counter[tuple[str, str]]]:
    """Return for each page of a book, by its path, how often it has each of the PARTS."""
    return {
        path.relative_to(book).as_posix(): parts_of_page(path.read_text("utf-8"))
        for path in sorted(book.rglob("index.html"))
    }


def parts_of_page(html: str) -> Counter[tuple[str, str]]:
    """Return how often the article of a page has each of the PARTS: its kind, and what it is called."""
    article = ARTICLE.search(html)
    text = article[0] if article else ""
    return Counter((kind, found) for kind, form in PARTS.items() for found in form.findall(text))


def differences(one: Mapping[str, Counter[Any]], other: Mapping[str, Counter[Any]]) -> Iterator[str]:
    """Yield what the pages of one book have and those of the other lack, a line each."""
    for page, parts in one.items():
        if page not in other:
            yield f"{page}: no such page"
            continue
        for (kind, name), count in (parts - other[page]).items():
            yield f"{page}: {kind} {name} ({count})"


def main() -> None:
    """Build both, print what differs; leave with an error where Zensical's pages lack anything."""
    shutil.rmtree(TARGET, ignore_errors=True)
    lost = []
    for lang in LANGS:
        old, new = parts_of_pages(build_with_mkdocs(lang)), parts_of_pages(build_with_zensical(lang))
        lost += [f"lacks {lang}/{line}" for line in differences(old, new)]
        print("\n".join(f"more: {lang}/{line}" for line in differences(new, old)))
        print(
            f"{lang}: {len(old)} pages by MkDocs, {len(new)} by Zensical, {sum(map(Counter.total, old.values()))} parts"
        )
    print("\n".join(lost))
    sys.exit(1 if lost else 0)


if __name__ == "__main__":
    main()
