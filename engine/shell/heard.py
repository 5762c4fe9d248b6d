"""What is heard of a piece of a page, as lines of text: drawings by what is said in their place."""

import re
from html.parser import HTMLParser
from typing import Final

from engine.core.html import Html

UNHEARD: Final = frozenset({"svg", "style", "script", "meter"})
"""Elements that a terminal has no place for."""
LINES: Final = frozenset({"p", "li", "div", "tr", "table", "ul", "ol", "dt", "dd", "summary", "legend"})
"""Elements that stand on lines of their own."""
CELLS: Final = frozenset({"td", "th"})
EMPTY: Final = frozenset({"input", "meter", "br", "img", "wbr"})
"""Elements without an end tag where they are heard."""


def heard_text(html: Html) -> str:
    """Return what is heard of a piece of a page, without empty lines."""
    listener = Listener()
    listener.feed(html)
    listener.close()
    return "\n".join(filter(None, (re.sub(r"\s+", " ", line).strip() for line in "".join(listener.said).split("\n"))))


class Listener(HTMLParser):
    """Collects what a piece of a page says: labels for their elements, nothing of what is hidden from ears."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[str] = []
        self.unheard = 0
        """How many elements are open, the outermost of which is not heard."""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin an element: a new line, or one that is not heard itself."""
        named = dict(attrs)
        if self.unheard:
            self.unheard += tag not in EMPTY
            return
        label = named.get("aria-label") if named.get("role") == "img" or tag == "span" else None
        if label or named.get("aria-hidden") == "true" or tag in UNHEARD:
            self.said.append(label or "")
            self.unheard += tag not in EMPTY
        self.said.append("\n" if tag in LINES else " " if tag in CELLS else "")

    def handle_endtag(self, tag: str) -> None:
        """End an element, and its line."""
        if self.unheard:
            self.unheard -= tag not in EMPTY
        elif tag in LINES:
            self.said.append("\n")

    def handle_data(self, data: str) -> None:
        """Hear a text."""
        if not self.unheard:
            self.said.append(data.replace("\n", " ").replace("\u2060", ""))
