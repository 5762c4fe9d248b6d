"""What a correction changes at a real table: all that is heard of it, thing by thing, as it was and as it is now."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.core.describe import Describer, uncapitalized
from engine.core.heard import SENTENCE
from engine.core.html import Html, tag
from engine.core.render import html_table, scrollable_region

NAME: Final = re.compile(r"(.+?[\u00a0\u202f]?:) (.+?)\.?")
"""What something is called, with its colon, and what is said of it."""
PART: Final = re.compile(r"(?:,|[\u00a0\u202f]?;) ")
"""Between the things that are said of one."""


@dataclass(frozen=True, slots=True)
class Change:
    """What of one thing is told otherwise; "" for what is not told of it at all."""

    name: str
    """What it is called, with its colon; "" for what has no name."""
    before: str
    now: str


def changes(before: str, now: str) -> list[Change]:
    """Return what two texts of one table tell otherwise, in the order of the text that is longer."""
    was, is_ = dict(named_parts(before)), dict(named_parts(now))
    keys = [*is_, *(key for key in was if key not in is_)]
    found = ((key[0], *differing_parts(was.get(key, []), is_.get(key, []))) for key in keys)
    return [Change(*each) for each in found if each[1] != each[2]]


def named_parts(text: str) -> Iterator[tuple[tuple[str, int], list[str]]]:
    """Yield each thing of a text, by its name and how many of that name came before it, and what is said of it."""
    seen = Counter[str]()
    for sentence in (each for line in text.split("\n") for each in SENTENCE.split(line) if each):
        found = NAME.fullmatch(sentence)
        name, said = (found[1], found[2]) if found else ("", sentence)
        yield (name, seen[name]), PART.split(said)
        seen[name] += 1


def differing_parts(before: list[str], now: list[str]) -> tuple[str, str]:
    """Return the parts that only one side has, each side as one text."""
    was, is_ = (part for part in before if part not in now), (part for part in now if part not in before)
    return ", ".join(was), ", ".join(is_)


def changes_html(found: list[Change], describer: Describer) -> Html:
    """Return what differs as a table, or that nothing does."""
    if not found:
        return tag("p", describer.filled_html("told.changed.nothing"))
    heads = ("", describer.filled_html("told.changed.before"), describer.filled_html("told.changed.now"))
    rows = ([change.name.rstrip(":\u00a0\u202f"), change.before or "–", change.now or "–"] for change in found)
    caption = describer.filled_html("told.changed")
    return scrollable_region(html_table(heads, rows, caption, "changes"), caption)


def changes_text(found: list[Change], describer: Describer) -> str:
    """Return what differs in plain text, for ears."""
    if not found:
        return describer.filled_text("told.changed.nothing")
    before, now = (uncapitalized(describer.filled_text(f"told.changed.{each}")) for each in ("before", "now"))
    lines = (f"{change.name} {before} {change.before or '–'}, {now} {change.now or '–'}.".strip() for change in found)
    return " ".join((describer.filled_text("told.changed") + ".", *lines))
