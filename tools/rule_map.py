"""The rules of a game by their names, under the chapters of their own page: a map of what one may know."""

import re
from pathlib import Path
from typing import Final, NamedTuple
from xml.etree import ElementTree

from engine.games.registry import PRESENTATIONS
from tools.links import RULE
from tools.paths import page_folder

CHAPTER_OR_RULE: Final = re.compile(rf"^## (.+) {{#([\w-]+)}}$|^/// rule \| ({RULE})\n\*\*(.+?)[.,]?\*\*", re.MULTILINE)


class Chapter(NamedTuple):
    """A chapter of a game's rules, as its source has it: in Markdown."""

    title: str
    anchor: str
    rules: list[tuple[str, str]]
    """Its rules in order, each with its id and what it is called."""


def chapters_of_rules(pages: Path) -> list[Chapter]:
    """Return the chapters of a game's rules; `pages` is the folder of its pages in one language."""
    found: list[Chapter] = []
    for title, anchor, rule, name in CHAPTER_OR_RULE.findall((pages / "rules.md").read_text("utf-8")):
        if anchor:
            found.append(Chapter(title, anchor, []))
        else:
            found[-1].rules.append((rule, name))
    return [chapter for chapter in found if chapter.rules]


def add_rule_map(parent: ElementTree.Element, game: str, docs: Path) -> ElementTree.Element:
    """Add the rules of a game, each with a link, and return their element; `docs` has the pages of one language.

    Each chapter is folded: all the rules of three games are many screens of a phone.

    Raises KeyError if there is no such game.
    """
    name, folder = PRESENTATIONS[game].name, page_folder(game)
    known = ElementTree.SubElement(parent, "trick-known", {"data-game": game})
    ElementTree.SubElement(known, "h2", {"id": folder}).text = name
    for chapter in chapters_of_rules(docs / folder):
        folded = ElementTree.SubElement(known, "details", {"class": "chapter", "id": f"{folder}-{chapter.anchor}"})
        # No heading: its link would be pressed within what is pressed to unfold.
        ElementTree.SubElement(ElementTree.SubElement(folded, "summary"), "b").text = chapter.title
        rules = ElementTree.SubElement(folded, "ul")
        for rule, title in chapter.rules:
            item = ElementTree.SubElement(rules, "li", {"data-rule": rule})
            link = ElementTree.SubElement(item, "a", {"href": f"/{folder}/rules.md#{rule}"})
            number = ElementTree.SubElement(link, "b")
            number.text, number.tail = rule, " "
            ElementTree.SubElement(link, "span").text = title
    return known
