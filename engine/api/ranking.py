"""The final ranking as the page shows it: who has won, how many points all have, and what these are made of.

What brought points is a button with `data-moment`, which leads to the step of the match in which it did.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from engine.api.score_bar import bar_scale, colour_swatch_of_column, score_bar
from engine.core.describe import Describer
from engine.core.game import Event, Result, Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.presentation import ScoreShare
from engine.core.render import html_table, scrollable_region
from engine.match.match import Match
from engine.match.replay import step_number_by_snapshot

Column = tuple[str, int]
"""A column of the ranking: its name, and its number among the columns of that name."""


@dataclass(frozen=True, slots=True)
class Source:
    """Points that an event brought a seat, and the number of the step that shows the event."""

    share: ScoreShare
    step: int

    @property
    def seat(self) -> Seat:
        """The seat that got these points."""
        return self.share.seat

    @property
    def ranking_column(self) -> Column:
        """The column of the ranking that these points count in."""
        return self.share.column, self.share.at


def ranking_html(
    result: Result,
    shares: Sequence[Source],
    describer: Describer,
    title: str = "table.final",
    ties: Iterable[Event] = (),
) -> Html:
    """Return the ranking as a table: all seats, the best first, with a column for each kind of source, and its key.

    `title`: the key of its caption. `ties`: the events that compared tied seats, each kind a column at the end.
    """
    compared = compared_by_kind(ties)
    columns = list(dict.fromkeys(source.ranking_column for source in shares))
    owned = [[share for share in shares if share.seat == seat] for seat in range(len(result.scores))]
    points_of_all = [points_by_column(own, columns) for own in owned]
    drawn = [place for place, points in enumerate(zip(*points_of_all, strict=True)) if any(points)]
    keyed = drawn if len(drawn) > 1 else []
    heads = [
        describer.filled_html("table.player"),
        describer.filled_html("table.total"),
        *(
            fragment(
                colour_swatch_of_column(place) if place in keyed else NOTHING,
                ranking_column_head_html(column, describer),
            )
            for place, column in enumerate(columns)
        ),
        *(describer.filled_html(f"tie.{kind}") for kind in compared),
    ]
    scale = bar_scale(points_of_all)
    rows = []
    for seat in sorted(
        range(len(result.scores)), key=lambda seat: (-result.scores[seat], seat not in result.winners, seat)
    ):
        own, points = owned[seat], tag("b", describer.filled_html("table.share", points=result.scores[seat]))
        total = fragment(points, score_bar(points_by_column(own, columns), scale))
        cells = (ranking_cell(own, column, describer) for column in columns)
        counts = (found.get(seat, "") for found in compared.values())
        rows.append([name_and_victory_html(seat, result.winners, describer), total, *cells, *counts])
    name = describer.filled_html(title)
    bars = tag("p", describer.filled_html("table.bars", lost=scale.below > 0), class_="bars") if keyed else NOTHING
    return fragment(scrollable_region(html_table(heads, rows, name, "ranking"), name), bars)


def compared_by_kind(ties: Iterable[Event]) -> Mapping[str, Mapping[Seat, int]]:
    """Return what these events compared tied seats by: for each kind of event, how much each of those seats has."""
    found = dict[str, dict[Seat, int]]()
    for event in ties:
        compared: Mapping[Seat, int] = getattr(event, "compared", {})
        found.setdefault(type(event).__name__, {}).update(compared)
    return found


def score_sources(match: Match) -> list[Source]:
    """Return everything that brought points in a match, in order."""
    snapshots = [entry.snapshot for entry in match.log if not entry.struck]
    steps = step_number_by_snapshot(match, snapshots)
    return [
        Source(share, steps.get(id(snapshot), 0))
        for snapshot in snapshots
        for share in match.presentation.score_shares(snapshot.event, snapshot.view)
    ]


def points_by_column(own: Sequence[Source], columns: Sequence[Column]) -> list[int]:
    """Return one seat's points in each column, in their order: all shares of a column added up, 0 for none."""
    return [sum(source.share.points for source in own if source.ranking_column == column) for column in columns]


def ranking_column_head_html(column: Column, describer: Describer) -> Html:
    """Return the head of a ranking column, with the number of its stage or turn."""
    name, at = column
    return describer.filled_html(f"score.{name}", at=at)


def ranking_cell(own: Sequence[Source], column: Column, describer: Describer) -> Html:
    """Return a seat's points in a column, as a button that leads to the last event that brought some."""
    shares = [source.share for source in own if source.ranking_column == column]
    said, step = ranking_cell_html(own, column, describer), step_of_ranking_cell(own, column)
    if not any(share.points or share.facts for share in shares):
        return said
    return tag("button", said, type="button", data_moment=step) if step else said


def step_of_ranking_cell(own: Sequence[Source], column: Column) -> int:
    """Return the step that shows the last event that brought a seat points in a column; 0 for none."""
    return next((source.step for source in reversed(own) if source.ranking_column == column), 0)


def ranking_cell_html(own: Sequence[Source], column: Column, describer: Describer) -> Html:
    """Return a seat's points in a column, or what was counted there."""
    there = [source.share for source in own if source.ranking_column == column]
    points = sum(share.points for share in there)
    facts = there[-1].facts if there else {}
    text = f"score.{column[0]}.cell" if facts else "table.share"
    return describer.filled_html(text, points=points, **facts)


def name_and_victory_html(seat: Seat, winners: Sequence[Seat], describer: Describer) -> Html:
    """Return the seat's title, followed by a “winner” mark if it won or shares the victory."""
    victory = (" ", tag("em", describer.filled_html("table.winner"))) if seat in winners else ""
    name = tag("span", tag("span", describer.seat_title(seat), class_="who"), class_=f"s{seat}")
    return fragment(name, victory)
