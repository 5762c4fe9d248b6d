"""A match that is over and has been reviewed, as the page gets it: made once for all tests."""

import re
from functools import cache
from html import unescape

from engine.api.open_matches import MATCHES
from engine.core.locale import LANGUAGES
from engine.match.review import Review
from engine.match.saves import match_to_save
from tests.api.client import ask
from tests.match.test_review import new, play

OVER = "over"
"""The id of the match that is reported: whatever other tests open, it stays."""


def text(html: str) -> str:
    """Return HTML without its tags."""
    lines = re.sub(r"</(p|li|td|th|button|summary|section)>", " ", html)
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", "", lines)).replace("\u2060", ""))


@cache
def finished_save() -> str:
    """Return a match that is over: two stages as level 2 plays, the last one carelessly."""
    match = play(new(), 24)
    game = match.presentation.game
    while decision := match.decision:
        for seat in decision.seats:
            match.choose(seat, game.format_move(game.legal_moves(match.state, seat)[-1 if seat == 0 else 0]))
    return match_to_save(match)


def finished_report() -> dict[str, str]:
    """Return the finished report in both languages; it is made anew where other tests have closed the match."""
    if OVER not in MATCHES:
        reported.cache_clear()
    return reported()


@cache
def reported() -> dict[str, str]:
    """Open the match, review it, and return the report in both languages."""
    ask("open", id=OVER, save=finished_save(), lang="en")
    while not ask("review", id=OVER, ms=10_000)["finished"]:
        pass
    return {lang: ask("report", id=OVER, seat=0, lang=lang)["html"] for lang in LANGUAGES}


def review() -> Review:
    """Return the review that is reported."""
    return MATCHES[OVER].reviews[0]
