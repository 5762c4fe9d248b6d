"""What a correction changes at a real table: what follows from it in sentences, then all that is told otherwise."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from engine.core.changed import Sentence, items_without
from engine.core.describe import Describer, Line, uncapitalized
from engine.core.following import Followed, RealTable, SoFar, ToldFact
from engine.core.heard import SENTENCE
from engine.core.html import NOTHING, Html, fragment, join_html, tag
from engine.core.presentation import Presentation
from engine.core.render import screen_reader_text_html

NAME: Final = re.compile(r"(.+?[\u00a0\u202f]?:) (.+?)\.?")
"""What something is called, with its colon, and what is said of it."""
PART: Final = re.compile(r"(?:,|[\u00a0\u202f]?;) ")
"""Between the things that are said of one."""
JOINED: Final = ", "
NUMBER: Final = re.compile(r"\d+")
SEEN: Final = 3
"""So many changes are in sight; the others are folded, but for those that are told in sentences."""
POINTS_AFTER: Final = 2
"""So many of what a game tells go before the points: what sinks or drowns, what it costs or brings."""


@dataclass(frozen=True, slots=True)
class Account:
    """All that is told of a game at a real table: of two of them, what is otherwise can be told."""

    followed: Followed
    facts: Sequence[str]
    news: Sequence[ToldFact]
    """What became of each fact."""
    times: Sequence[str]
    """When each of them happened, in words."""
    name_of: Callable[[int], str]
    """What a fact is called, by its number."""
    table: str
    """What is heard of the table."""
    end: Sequence[Line]
    """Who has won; [] before the end."""

    @property
    def so_far(self) -> SoFar:
        """The game, with all that has happened."""
        return SoFar(self.followed, [event for fact in self.news for event in fact.events])


@dataclass(frozen=True, slots=True)
class Change:
    """What of one thing is told otherwise, part by part; () for what is not told of it at all."""

    name: str
    """What it is called, with its colon; "" for what has no name."""
    before: Sequence[str]
    now: Sequence[str]


@dataclass(frozen=True, slots=True)
class Changes:
    """What a correction changes, the weightiest first."""

    unfit: Sequence[int]
    """The facts that no longer fit."""
    fit: int
    """How many facts fit again."""
    told: Sequence[Sequence[Line]]
    """What follows, in sentences; those that belong together are together."""
    table: Sequence[Change]
    """What of the table is otherwise: what people have, other things, the time."""
    way: Sequence[Change]
    """What of the facts after the corrected one is."""

    @property
    def any(self) -> bool:
        """Whether there is anything."""
        return bool(self.unfit or self.fit or self.told or self.table or self.way)


def changes(before: Account, now: Account, presentation: Presentation, say: Describer) -> Changes:
    """Return what a correction changes."""
    assert presentation.real_table is not None, "it is followed"
    same = number_of_facts_after(before.facts, now.facts)
    pairs = [*zip(before.news[len(before.news) - same :], now.news[len(now.news) - same :], strict=True)]
    first = len(now.news) - same
    return Changes(
        [first + at for at, (was, is_) in enumerate(pairs) if is_.refusal and not was.refusal],
        sum(was.refusal is not None and is_.refusal is None for was, is_ in pairs),
        [*told_changes(before, now, presentation.real_table, say)],
        sorted(changes_of_table(before.table, now.table), key=lambda change: weight_of_thing(change, say)),
        [*changes_on_the_way(pairs, now.times[first:], say)],
    )


def number_of_facts_after(before: Sequence[str], now: Sequence[str]) -> int:
    """Return how many facts stayed after those that are told otherwise."""
    begin = same_at_beginning(before, now)
    return same_at_beginning(before[begin:][::-1], now[begin:][::-1])


def same_at_beginning(some: Sequence[str], others: Sequence[str]) -> int:
    """Return how many items two lists have in common at their beginning."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(some, others, strict=False)))


def told_changes(before: Account, now: Account, real_table: RealTable, say: Describer) -> Iterator[Sequence[Line]]:
    """Yield what follows in sentences: who wins, what the game says, the points."""
    if [line.text for line in before.end] != [line.text for line in now.end]:
        yield now.end or [say.line_with_rule("told.changed.not_over", "", {})]
    found = [*real_table.changes(before.so_far, now.so_far)]
    values = zip(now.followed.scores, before.followed.scores, strict=True)
    points = [
        Sentence("told.changed.points", {"seat": seat, "points": is_, "before": was})
        for seat, (is_, was) in enumerate(values)
        if is_ != was
    ]
    yield from lines_of_groups([*found[:POINTS_AFTER], points, *found[POINTS_AFTER:]], say)


def changes_of_table(before: str, now: str) -> list[Change]:
    """Return what two texts of one table tell otherwise, in the order of the text that is longer."""
    was, is_ = dict(named_parts(before)), dict(named_parts(now))
    keys = [*is_, *(key for key in was if key not in is_)]
    found = ((key[0], *differing_parts(was.get(key, []), is_.get(key, []))) for key in keys)
    return [Change(*each) for each in found if each[1] != each[2]]


def weight_of_thing(change: Change, say: Describer) -> int:
    """Return by what the things of a table are sorted: what people have goes first, what has no name last."""
    return 0 if change.name.startswith((*say.seat_titles(),)) else 1 if change.name else 2


def named_parts(text: str) -> Iterator[tuple[tuple[str, int], list[str]]]:
    """Yield each thing of a text, by its name and how many of that name came before it, and what is said of it."""
    seen = Counter[str]()
    for sentence in (each for line in text.split("\n") for each in SENTENCE.split(line) if each):
        found = NAME.fullmatch(sentence)
        name, said = (found[1], found[2]) if found else ("", sentence)
        yield (name, seen[name]), PART.split(said)
        seen[name] += 1


def differing_parts(before: list[str], now: list[str]) -> tuple[Sequence[str], Sequence[str]]:
    """Return the parts that only one side has, each as often as only that side has it; if only their order, all."""
    was, is_ = items_without(before, now), items_without(now, before)
    return (was, is_) if was or is_ else (before, now)


def changes_on_the_way(
    pairs: Iterable[tuple[ToldFact, ToldFact]], times: Sequence[str], say: Describer
) -> Iterator[Change]:
    """Yield what the same facts brought about before and now, where both times they fitted, in sentences."""
    for (was, is_), time in zip(pairs, times, strict=True):
        if not was.refusal and not is_.refusal:
            sides = items_without(was.events, is_.events), items_without(is_.events, was.events)
            gone, new = ([event for event in side if not event.quiet] for side in sides)
            if gone or new:
                lines = ([line.text for line in say.describe_events(side, short=True)] for side in (gone, new))
                before, now = ([" ".join(side).removesuffix(".")] if side else [] for side in lines)
                yield Change(say.filled_text("told.changed.at", when=time), before, now)


def lines_of_groups(groups: Iterable[Iterable[Sentence]], describer: Describer) -> Iterator[Sequence[Line]]:
    """Yield the lines of sentences that belong together; nothing for none."""
    for group in groups:
        if lines := [describer.line_with_rule(each.key, "", each.values) for each in group]:
            yield lines


def title_text(found: Changes, describer: Describer) -> str:
    """Return what goes before all changes: that the table is the same where they are all on the way there."""
    same = not (found.unfit or found.fit or found.told or found.table)
    return describer.filled_text("told.changed.way" if same else "told.changed")


def seen_and_rest(found: Changes) -> tuple[Sequence[Change], Sequence[Change]]:
    """Return those changes besides the sentences that are in sight, and those that are folded."""
    things, seen = [*found.table, *found.way], max(SEEN - len(found.told), 0)
    return things[:seen], things[seen:]


def changes_html(found: Changes, now: Account, describer: Describer) -> Html:
    """Return what no longer fits, what follows in sentences, a line for each thing; or that nothing differs."""
    if not found.any:
        return tag("p", describer.filled_html("told.changed.nothing"))
    seen, rest = seen_and_rest(found)
    more = tag("summary", describer.filled_html("told.changed.more", n=len(rest)))
    weighty = [tag("li", join_html(" ", (line.html for line in lines)), class_="weighty") for lines in found.told]
    return fragment(
        unfit_html(found.unfit, now.name_of, describer),
        tag("p", title_text(found, describer), class_="title"),
        tag("p", describer.filled_html("told.changed.fit", n=found.fit)) if found.fit else NOTHING,
        tag("ul", weighty, (change_html(change, describer) for change in seen), class_="changes")
        if weighty or seen
        else NOTHING,
        tag(
            "details",
            more,
            tag("ul", (change_html(change, describer) for change in rest), class_="changes"),
            class_="seldom",
        )
        if rest
        else NOTHING,
    )


def unfit_text(unfit: Sequence[int], name_of: Callable[[int], str], describer: Describer) -> str:
    """Return how many facts do not fit, and which is the first of them; "" for none."""
    return describer.filled_text("told.changed.unfit", n=len(unfit), name=name_of(unfit[0])) if unfit else ""


def unfit_html(unfit: Sequence[int], name_of: Callable[[int], str], describer: Describer) -> Html:
    """Return a line that tells how many facts do not fit, and a button that removes them all; NOTHING for none.

    `data-lead` of the other button is the number of the first.
    """
    if not unfit:
        return NOTHING
    lead = tag("button", unfit_text(unfit, name_of, describer), type="button", class_="lead", data_lead=unfit[0])
    remove = tag(
        "button", describer.filled_html("told.unfit.remove", n=len(unfit)), type="button", class_="remove-unfit"
    )
    return tag("p", lead, " ", remove, class_="faulty")


def change_html(change: Change, describer: Describer) -> Html:
    """Return a line: how a thing was and how it is now, part by part where only numbers differ, each of them whole."""
    arrow = fragment(
        screen_reader_text_html(f", {uncapitalized(describer.filled_text('told.changed.now'))} "),
        tag("span", " → ", aria_hidden="true"),
    )
    pairs = [(JOINED.join(change.before), JOINED.join(change.now))]
    if [NUMBER.sub("#", part) for part in change.before] == [NUMBER.sub("#", part) for part in change.now]:
        pairs = [*zip(change.before, change.now, strict=True)]
    differences = (fragment(was or "–", arrow, tag("b", is_ or "–")) for was, is_ in pairs)
    return tag("li", tag("b", change.name), " ", join_html(JOINED, differences))


def changes_text(found: Changes, now: Account, describer: Describer) -> str:
    """Return in plain text, for ears, what is in sight of what differs, and how much more there is."""
    if not found.any:
        return describer.filled_text("told.changed.nothing")
    seen, rest = seen_and_rest(found)
    before, is_now = (uncapitalized(describer.filled_text(f"told.changed.{each}")) for each in ("before", "now"))
    lines = [unfit_text(found.unfit, now.name_of, describer), title_text(found, describer)]
    lines += [describer.filled_text("told.changed.fit", n=found.fit)] if found.fit else []
    lines += [line.text for group in found.told for line in group]
    for change in seen:
        was, is_ = (JOINED.join(side) or "–" for side in (change.before, change.now))
        lines.append(f"{change.name} {before} {was}, {is_now} {is_}".strip())
    lines += [describer.filled_text("told.changed.more", n=len(rest))] if rest else []
    return " ".join(line if line.endswith(".") else f"{line}." for line in lines if line)
