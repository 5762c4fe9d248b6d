"""What is in the HTML of a built page, read without a browser."""

from functools import cache
from html.parser import HTMLParser

from tests.site.conftest import built

Tag = tuple[str, dict[str, str]]
"""Its name and its attributes; one without a value has the empty text."""


class Tags(HTMLParser):
    """Collects all start tags of a document."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Tag] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep a tag."""
        self.found.append((tag, {name: value or "" for name, value in attrs}))


@cache
def tags(path: str) -> list[Tag]:
    """Return all start tags of a page."""
    parser = Tags()
    parser.feed(built(path).read_text("utf-8"))
    return parser.found


def with_attribute(path: str, tag: str, name: str) -> list[dict[str, str]]:
    """Return the attributes of all tags of this name that have this attribute."""
    return [attributes for found, attributes in tags(path) if found == tag and name in attributes]
