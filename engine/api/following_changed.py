"""What a correction changes at a real table: all that is heard of it, thing by thing, as it was and as it is now."""

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.core.describe import Describer, uncapitalized
from engine.core.heard import SENTENCE
from engine.core.html import NOTHING, Html, fragment, join_html, tag
from engine.core.render import screen_reader_text_html

NAME: Final = re.compile(r"(.+?[\u00a0\u202f]?:) (.+?)\.?")
"""What something is called, with its colon, and what is said of it."""
PART: Final = re.compile(r"(?:,|[\u00a0\u202f]?;) ")
"""Between the things that are said of one."""
JOINED: Final = ", "
NUMBER: Final = re.compile(r"\d+")
SEEN: Final = 3
"""So many changes are in sight; the others are folded."""


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
    """Return the parts that only one side has, each side as one text; where only their order differs, all of them."""
    was, is_ = parts_without(before, now), parts_without(now, before)
    if not was and not is_ and before != now:
        was, is_ = before, now
    return JOINED.join(was), JOINED.join(is_)


def parts_without(parts: list[str], others: list[str]) -> list[str]:
    """Return the parts that the others do not have, or not as often."""
    left, found = Counter(others), []
    for part in parts:
        if left[part]:
            left[part] -= 1
        else:
            found.append(part)
    return found


def changes_html(found: list[Change], describer: Describer) -> Html:
    """Return what differs, a line for each thing, the first few in sight; or that nothing does."""
    if not found:
        return tag("p", describer.filled_html("told.changed.nothing"))
    seen, rest = found[:SEEN], found[SEEN:]
    more = tag("summary", describer.filled_html("told.changed.more", n=len(rest)))
    return fragment(
        tag("p", describer.filled_html("told.changed"), class_="title"),
        changes_list(seen, describer),
        tag("details", more, changes_list(rest, describer), class_="seldom") if rest else NOTHING,
    )


def changes_list(found: list[Change], describer: Describer) -> Html:
    """Return changes as a list: what it is, and each difference as it was and as it is now."""
    return tag(
        "ul",
        (tag("li", tag("b", change.name), " ", difference_html(change, describer)) for change in found),
        class_="changes",
    )


def difference_html(change: Change, describer: Describer) -> Html:
    """Return how a thing was and how it is now: its parts one by one where there are as many, each of them whole."""
    arrow = fragment(
        screen_reader_text_html(f", {uncapitalized(describer.filled_text('told.changed.now'))} "),
        tag("span", " → ", aria_hidden="true"),
    )
    before, now = change.before.split(JOINED), change.now.split(JOINED)
    if [NUMBER.sub("#", part) for part in before] == [NUMBER.sub("#", part) for part in now]:
        pairs = zip(before, now, strict=True)
    else:
        pairs = zip([change.before], [change.now], strict=True)
    return join_html(JOINED, (fragment(was or "–", arrow, tag("b", is_ or "–")) for was, is_ in pairs))


def changes_text(found: list[Change], describer: Describer) -> str:
    """Return what differs in plain text, for ears."""
    if not found:
        return describer.filled_text("told.changed.nothing")
    before, now = (uncapitalized(describer.filled_text(f"told.changed.{each}")) for each in ("before", "now"))
    lines = (f"{change.name} {before} {change.before or '–'}, {now} {change.now or '–'}.".strip() for change in found)
    return " ".join((describer.filled_text("told.changed") + ".", *lines))
