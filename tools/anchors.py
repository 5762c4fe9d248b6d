"""Anchors of definition lists: each term of a glossary and each question at the table can be linked to."""

import re
import unicodedata
from xml.etree import ElementTree

from markdown.treeprocessors import Treeprocessor


class Anchors(Treeprocessor):
    """Gives `<dt>` elements an id that both languages share.

    A term (it names itself in other languages too) is called after its first English word: `term-round`. All that a
    list of questions asks is called by its place on the page: `question-3`.
    """

    def run(self, root: ElementTree.Element) -> None:
        """Give ids to all terms and questions of a page."""
        questions = 0
        for definitions in root.iter("dl"):
            terms = definitions.findall("dt")
            asking = any("".join(each.itertext()).strip().endswith("?") for each in terms)
            for each in terms:
                foreign = [word for word in each if word.get("lang")]
                if foreign:
                    each.set("id", f"term-{slug_of_name(english_name(each, foreign))}")
                elif asking:
                    questions += 1
                    each.set("id", f"question-{questions}")


def english_name(term: ElementTree.Element, foreign: list[ElementTree.Element]) -> str:
    """Return the English name of a term: what is marked so, or, in the English book, its own."""
    marked = [word for word in foreign if word.get("lang") == "en"]
    return "".join((marked or list(term))[0].itertext())


def slug_of_name(name: str) -> str:
    """Return the first of the words in a name, fit for an address: `calm-sea`."""
    bare = unicodedata.normalize("NFD", name.partition(",")[0]).encode("ascii", "ignore").decode()
    return "-".join(re.findall(r"[a-z0-9]+", bare.lower()))
