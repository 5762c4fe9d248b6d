"""Drawings as tests read them: parsed, as a screen reader speaks them, and by their symbols."""

import re
from collections import Counter
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
