"""The final ranking as the page shows it: who has won, how many points all have, and what these are made of."""

from collections.abc import Sequence

from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.html import Html, fragment, tag
from engine.core.presentation import ScoreShare
from engine.core.render import table, wide
from engine.match.match import Match

Column = tuple[str, int]
"""A column's name, and which of several of that name."""


def ranking_html(match: Match, describer: Describer) -> Html:
    """Return the table of all seats, the best first."""
    result = match.presentation.game.result(match.state)
    assert result is not None
    shares = all_shares(match)
    columns = list(dict.fromkeys((share.column, share.at) for share in shares))
    heads = [
        describer.say("table.player"),
        describer.say("table.total"),
        *(head(column, describer) for column in columns),
    ]
    rows = []
    for seat in sorted(range(len(result.scores)), key=lambda seat: (-result.scores[seat], seat)):
        own = [share for share in shares if share.seat == seat]
        total = tag("b", describer.say("table.share", points=result.scores[seat]))
        cells = [total, *(cell(own, column, describer) for column in columns)]
        rows.append([who(seat, result.winners, describer), *cells])
    name = describer.say("table.final")
    return wide(table(heads, rows, name, "ranking"), name)


def all_shares(match: Match) -> list[ScoreShare]:
    """Return whom the events of the log brought how many points, in order."""
    snapshots = [entry.snapshot for entry in match.log if not entry.struck]
    return [share for snapshot in snapshots for share in match.presentation.score_shares(snapshot.event, snapshot.view)]


def head(column: Column, describer: Describer) -> Html:
    """Return the head of a column."""
    name, at = column
    return describer.say(f"score.{name}", at=at)


def cell(own: Sequence[ScoreShare], column: Column, describer: Describer) -> Html:
    """Return what a seat has in a column."""
    shares = [share for share in own if (share.column, share.at) == column]
    points = sum(share.points for share in shares)
    if shares and shares[-1].facts:
        return describer.say(f"score.{column[0]}.cell", points=points, **shares[-1].facts)
    return describer.say("table.share", points=points)


def who(seat: Seat, winners: Sequence[Seat], describer: Describer) -> Html:
    """Return a seat's name, with its victory."""
    victory = (" ", tag("em", describer.say("table.winner"))) if seat in winners else ""
    return fragment(describer.plain("name", seat=seat), victory)
