"""The final ranking as the page shows it: who has won, how many points all have, and what these are made of.

What brought points is a button with `data-moment`, which leads to the step of the match in which it did.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.api.score_bar import bar, bar_key, bar_scale
from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.html import Html, fragment, tag
from engine.core.presentation import ScoreShare
from engine.core.render import table, wide
from engine.match.match import Match
from engine.match.replay import step_numbers

Column = tuple[str, int]
"""A column's name, and which of several of that name."""


@dataclass(frozen=True, slots=True)
class Source:
    """Points that an event brought a seat, and the number of the step that shows it."""

    share: ScoreShare
    step: int

    @property
    def seat(self) -> Seat:
        """Whose points these are."""
        return self.share.seat

    @property
    def column(self) -> Column:
        """Where they stand in the ranking."""
        return self.share.column, self.share.at


def ranking_html(match: Match, shares: Sequence[Source], describer: Describer) -> Html:
    """Return the table of all seats, the best first, with the columns of these sources, and what its bars mean."""
    result = match.presentation.game.result(match.state)
    assert result is not None
    columns = list(dict.fromkeys(source.column for source in shares))
    heads = [
        describer.say("table.player"),
        describer.say("table.total"),
        *(fragment(bar_key(place), column_head(column, describer)) for place, column in enumerate(columns)),
    ]
    owned = [[share for share in shares if share.seat == seat] for seat in range(len(result.scores))]
    scale = bar_scale([by_column(own, columns) for own in owned])
    rows = []
    for seat in sorted(range(len(result.scores)), key=lambda seat: (-result.scores[seat], seat)):
        own, points = owned[seat], tag("b", describer.say("table.share", points=result.scores[seat]))
        total = fragment(points, bar(by_column(own, columns), scale))
        cells = (cell(own, column, describer) for column in columns)
        rows.append([who(seat, result.winners, describer), total, *cells])
    name = describer.say("table.final")
    bars = tag("p", describer.say("table.bars", lost=scale.below > 0), class_="bars")
    return fragment(wide(table(heads, rows, name, "ranking"), name), bars)


def sources(match: Match) -> list[Source]:
    """Return what brought points, in order."""
    snapshots = [entry.snapshot for entry in match.log if not entry.struck]
    steps = step_numbers(match, snapshots)
    return [
        Source(share, steps.get(id(snapshot), 0))
        for snapshot in snapshots
        for share in match.presentation.score_shares(snapshot.event, snapshot.view)
    ]


def by_column(own: Sequence[Source], columns: Sequence[Column]) -> list[int]:
    """Return the points of a seat in each column."""
    return [sum(source.share.points for source in own if source.column == column) for column in columns]


def column_head(column: Column, describer: Describer) -> Html:
    """Return the head of a column."""
    name, at = column
    return describer.say(f"score.{name}", at=at)


def cell(own: Sequence[Source], column: Column, describer: Describer) -> Html:
    """Return what a seat has in a column, as a button that leads to what brought it last."""
    there = [source for source in own if source.column == column]
    points = sum(source.share.points for source in there)
    if not there:
        return describer.say("table.share", points=points)
    share, step = there[-1].share, there[-1].step
    text = f"score.{column[0]}.cell" if share.facts else "table.share"
    said = describer.say(text, points=points, **share.facts)
    return tag("button", said, type="button", data_moment=step) if step else said


def who(seat: Seat, winners: Sequence[Seat], describer: Describer) -> Html:
    """Return a seat's name, with its victory."""
    victory = (" ", tag("em", describer.say("table.winner"))) if seat in winners else ""
    return fragment(describer.plain("name", seat=seat), victory)
