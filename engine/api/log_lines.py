"""The log of a match as the page shows it: only the lines that the page does not have yet are sent."""

from engine.api.log_answers import LogView
from engine.api.steps import lines_with_rule_links_html
from engine.core.describe import Describer
from engine.core.html import Html, tag
from engine.match.match import LogEntry, Match


def missing_log_lines(match: Match, describer: Describer, lines: int, struck: int) -> LogView:
    """Return the lines of the log that a page lacks; all of them if of its own `lines` others are `struck` by now."""
    told = [entry for entry in match.log if not entry.snapshot.event.quiet]
    held = lines <= len(told) and sum(entry.struck for entry in told[:lines]) == struck
    at = lines if held else 0
    return {"at": at, "lines": [log_item_html(entry, describer) for entry in told[at:]]}


def log_item_html(entry: LogEntry, describer: Describer) -> Html:
    """Return one line of the log as an <li>."""
    lang = describer.grammar.lang
    if lang not in entry.html:
        entry.html[lang] = lines_with_rule_links_html([describer.describe_event(entry.snapshot.event)])
    line = entry.html[lang]
    if not entry.struck:
        return tag("li", line)
    undone = tag("span", describer.filled_html("table.undone"), " ", class_="visually-hidden")
    return tag("li", undone, tag("del", line), class_="struck")
