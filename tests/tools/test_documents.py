"""Links between the documents of developers lead somewhere; those of the book's pages are tools/links.py's."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.paths import ROOT

DOCUMENTS: Final = sorted(
    {*ROOT.glob("*.md"), *(ROOT / "docs/decisions").rglob("*.md"), *(ROOT / "tests").rglob("*.md")}
)
WORDS_OF_A_PAGE: Final = 550
LINK: Final = re.compile(r"\]\(([^)\s#]+)(?:#[^)\s]*)?\)")


def dead_links(document: Path, text: str) -> Iterator[str]:
    """Yield the links to files that are not there, as the document has them."""
    for link in LINK.findall(text):
        if ":" not in link and not (document.parent / link).exists():
            yield f"{document.relative_to(ROOT)}: {link}"


def test_documents_link_to_what_is_there() -> None:
    assert [dead for each in DOCUMENTS for dead in dead_links(each, each.read_text("utf-8"))] == []


def test_every_decision_and_measurement_is_listed() -> None:
    listed = LINK.findall((ROOT / "docs/decisions/README.md").read_text("utf-8"))
    pages = {str(page.relative_to(ROOT / "docs/decisions")) for page in (ROOT / "docs/decisions").rglob("*.md")}
    assert pages - {"README.md"} == {link for link in listed if ":" not in link}


def test_a_decision_is_no_longer_than_a_page() -> None:
    words = {page.name: len(page.read_text("utf-8").split()) for page in (ROOT / "docs/decisions").glob("*.md")}
    assert {page: count for page, count in words.items() if count > WORDS_OF_A_PAGE} == {}


def test_a_dead_link_would_be_found() -> None:
    assert [*dead_links(ROOT / "README.md", "[a](LICENSE), [b](https://pypi.org), [c](nowhere.md#there)")] == [
        "README.md: nowhere.md"
    ]
