"""The final ranking as the page shows it: who has won, how many points all have, and what these are made of."""

from collections.abc import Sequence
from html import escape

from engine.core.drawing import table, wide
from engine.core.game import Seat
from engine.core.show import Share
from engine.core.telling import Teller
from engine.table.sitting import Sitting

Column = tuple[str, int]
"""A column's name, and which of several of that name."""


def ranking_html(sitting: Sitting, teller: Teller) -> str:
    """Return the table of all seats, the best first."""
    result = sitting.show.game.result(sitting.state)
    assert result is not None
    shares = all_shares(sitting)
    columns = list(dict.fromkeys((share.column, share.at) for share in shares))
    heads = [teller.say("table.player"), teller.say("table.total"), *(head(column, teller) for column in columns)]
    rows = []
    for seat in sorted(range(len(result.scores)), key=lambda seat: (-result.scores[seat], seat)):
        own = [share for share in shares if share.seat == seat]
        total = f"<b>{teller.say('table.share', points=result.scores[seat])}</b>"
        cells = [total, *(cell(own, column, teller) for column in columns)]
        rows.append([who(seat, result.winners, teller), *cells])
    name = teller.say("table.final")
    return wide(table(heads, rows, name, "ranking"), name)


def all_shares(sitting: Sitting) -> list[Share]:
    """Return whom the events of the log brought how many points, in order."""
    frames = [entry.frame for entry in sitting.log if not entry.struck]
    return [share for frame in frames for share in sitting.show.reckoning(frame.event, frame.view)]


def head(column: Column, teller: Teller) -> str:
    """Return the head of a column."""
    name, at = column
    return teller.say(f"reckoning.{name}", at=at)


def cell(own: Sequence[Share], column: Column, teller: Teller) -> str:
    """Return what a seat has in a column."""
    shares = [share for share in own if (share.column, share.at) == column]
    points = sum(share.points for share in shares)
    if shares and shares[-1].facts:
        return teller.say(f"reckoning.{column[0]}.cell", points=points, **shares[-1].facts)
    return teller.say("table.share", points=points)


def who(seat: Seat, winners: Sequence[Seat], teller: Teller) -> str:
    """Return a seat's name, with its victory."""
    crown = f" <em>{teller.say('table.winner')}</em>" if seat in winners else ""
    return escape(teller.plain("name", seat=seat)) + crown
