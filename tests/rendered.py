"""Drawings as tests read them: parsed, as a screen reader speaks them, and by their symbols."""

import re
from collections import Counter
from html.parser import HTMLParser
from xml.etree import ElementTree


def parsed(html: str) -> ElementTree.Element:
    """Read a drawing as strictly as can be; only inputs stay open, as HTML has it."""
    closed = re.sub("(<input[^>]*)>", r"\1/>", html)
    return ElementTree.fromstring(f'<div xmlns:xlink="http://www.w3.org/1999/xlink">{closed}</div>')


def spoken(html: str) -> str:
    """Return what a screen reader says of a drawing."""
    root = parsed(html)
    for parent in list(root.iter()):
        for child in list(parent):
            if child.get("aria-hidden") == "true":
                parent.remove(child)
    return " ".join("".join(root.itertext()).split())


def drawn(html: str) -> Counter[str]:
    """Return how often a drawing refers to each symbol, whichever game's."""
    return Counter(re.findall(r'href="#\w\w-([^"]+)"', html))


class StepWords(HTMLParser):
    """Collects the words of each step, boards and captions, by the id of its <li>."""

    def __init__(self) -> None:
        super().__init__()
        self.found: dict[str, list[str]] = {}
        self.step = ""
        self.depth = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Begin a step, or go one list item deeper within one."""
        attributes = dict(attrs)
        if tag == "li" and not self.step and "step" in (attributes.get("class") or "").split():
            self.step, self.depth = attributes["id"] or "", 0
            self.found[self.step] = []
        self.depth += tag == "li" and bool(self.step)

    def handle_endtag(self, tag: str) -> None:
        """Leave a list item; the step ends with its own."""
        self.depth -= tag == "li" and bool(self.step)
        self.step = self.step if self.depth else ""

    def handle_data(self, data: str) -> None:
        """Keep words of a step."""
        if self.step:
            self.found[self.step] += data.split()


def step_words(html: str, key: str) -> dict[str, str]:
    """Return the words of each step of an example in this HTML, by the step's id."""
    parser = StepWords()
    parser.feed(html)
    steps = {step: " ".join(found) for step, found in parser.found.items()}
    return {step: said for step, said in steps.items() if step.rpartition("-")[0] == f"ex-{key}"}
