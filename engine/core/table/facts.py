"""What can be said of a seat, once: the drawing of its panel, its speech and its legend read it."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.describe import Texts, capitalized
from engine.core.html import Html, tag
from engine.core.render import screen_reader_text_html


class Fact(NamedTuple):
    """One thing before a seat: its drawing, and what it shows now, in words; empty where there is none."""

    drawn: Html
    said: str
    key: str = ""
    """The last part of the key of the text `render.legend_<key>`, which explains what is drawn."""
    heard: str = ""
    """What else the legend tells of it; this is only spoken."""


def facts_in_words(name: str, facts: Iterable[Fact], texts: Texts, joint: str = "parts") -> str:
    """Return all facts of a seat in one sentence; `joint`: the text between two of them."""
    said = texts[f"render.{joint}"].join(fact.said for fact in facts if fact.said)
    return texts["render.said"].format(name=name, facts=said)


def legend_html(facts: Iterable[Fact], texts: Texts) -> Html:
    """Return as a list what is drawn, with what it shows and means."""
    return tag("ul", (legend_row_html(fact, texts) for fact in facts if fact.drawn), class_="legend")


def legend_row_html(fact: Fact, texts: Texts) -> Html:
    """Return one drawing with its texts."""
    said = tag("b", capitalized(fact.said), " ") if fact.said else ""
    heard = screen_reader_text_html(f" {fact.heard}") if fact.heard else ""
    means = tag("span", said, texts[f"render.legend_{fact.key}"], heard)
    return tag("li", tag("span", fact.drawn, class_="drawn", aria_hidden="true"), means)
