"""What the page "In doubt?" says of a situation, in words: as its reader sees it and as its transcript holds it."""

import re
from html import unescape
from pathlib import Path

from engine.api.findings_list import findings_list_html
from engine.api.table_editor import EditedTable, edited_table
from engine.api.verdicts import differing_house_rules_html, headline_html, verdict_certainty_html
from engine.ask.links import Asked
from engine.core.game import Refusal
from engine.core.html import Html
from tests.paths import ROOT
from tests.situations import StoredSituation, situations

BREAK = re.compile(r"</(?:p|li|ul|button)>|(?=<button|<p class=\"edition\")")
"""Where a line of text ends."""


def visible(html: Html | str) -> list[str]:
    """Return the lines of text of some HTML."""
    lines = (unescape(re.sub("<[^>]*>", "", line)).replace("\u2060", "") for line in BREAK.split(str(html)))
    # Between a bracket and a word there may be a drawing.
    return [" ".join(line.split()).replace("( ", "(") for line in lines if line.strip()]


def edited_table_of(stored: StoredSituation, lang: str) -> EditedTable:
    """Return the table of a situation in a language."""
    return edited_table(Asked(stored.game, stored.question, stored.situation), lang)


def verdict_said(stored: StoredSituation, lang: str) -> list[str]:
    """Return the verdict with its rules, or what stands in its way; [] for advice, which the coach judges anew."""
    answer, table = stored.answer, edited_table_of(stored, lang)
    if isinstance(answer, Refusal):
        return visible(table.describer.describe_refusal(answer).html)
    if answer.verdict is None:
        return visible(findings_list_html(answer.findings, table.describer))
    return visible(headline_html(answer, table.describer)) if table.question.verdict else []


def said(stored: StoredSituation, lang: str) -> list[str]:
    """Return all that is said: the verdict or what stands in its way, how sure it is, other house rules, findings."""
    answer, table = stored.answer, edited_table_of(stored, lang)
    if isinstance(answer, Refusal) or not answer.verdict or not table.question.verdict:
        return verdict_said(stored, lang)
    describer = table.describer
    more = verdict_certainty_html(table, answer), differing_house_rules_html(table, answer)
    findings = findings_list_html(answer.findings, describer)
    return [*verdict_said(stored, lang), *visible("".join(map(str, (*more, findings))))]


def transcript_of(game: str, lang: str) -> Path:
    """Return the file that holds what is said of a game's situations, written by `tests.transcripts`."""
    return ROOT / f"tests/situations/transcripts/{game}.{lang}.txt"


def transcript(game: str, lang: str) -> str:
    """Return what is said of each situation of a game, a block each under its name."""
    return "\n".join(block(each, lang) for each in situations() if each.game == game)


def block(stored: StoredSituation, lang: str) -> str:
    """Return what is said of a situation, under its name."""
    return "\n".join([f"# {stored.entry['name']}", *said(stored, lang), ""])
