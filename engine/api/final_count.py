"""The end of a game, counted in front of everybody: step by step, what has come out so far stands beside each name.

What is counted is what the final ranking lists: the secrets that are turned over, what counts for them, the points.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.api.answers import StepView
from engine.api.ranking import Source, points_by_column, ranking_cell_html, ranking_column_head_html
from engine.api.score_bar import bar_scale, colour_swatch_of_column, score_bar
from engine.core.describe import Describer
from engine.core.events import GameWon, VictoryShared
from engine.core.game import Result, Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.match.match import Match
from engine.match.recorder import Snapshot, Step

ENDS: Final = (GameWon, VictoryShared)
"""The events that say who has won."""


def snapshots_of_final_count(match: Match) -> list[Snapshot]:
    """Return what happened from the last turn's first event that brought points on; [] before the end of a whole game.

    A mini-game ends with what decided it, and no points are counted after it.
    """
    if match.minigame or match.result is None:
        return []
    last = [entry.snapshot for entry in match.log if entry.turn == len(match.turns) and not entry.struck]
    brings = (at for at, each in enumerate(last) if match.presentation.score_shares(each.event, each.view))
    return last[next(brings, len(last)) :]


def with_each_counted_alone(steps: Sequence[Step], counted: Sequence[Snapshot]) -> Iterator[Step]:
    """Yield these steps, of the final count each event alone: one seat after the other."""
    alone = set(map(id, counted))
    for step in steps:
        before = [each for each in step if id(each) not in alone]
        if before:
            yield before
        yield from ([each] for each in step if id(each) in alone)


class FinalCount:
    """The final count of a match, drawn beside the board in each of its steps."""

    def __init__(self, match: Match, counted: Sequence[Snapshot], describer: Describer) -> None:
        log = [entry.snapshot for entry in match.log if not entry.struck]
        self.describer, self.result = describer, match.result
        self.seats = range(match.start.players)
        self.place = {id(snapshot): place for place, snapshot in enumerate(log)}
        self.brought = [
            (place, Source(share, 0))
            for place, snapshot in enumerate(log)
            for share in match.presentation.score_shares(snapshot.event, snapshot.view)
        ]
        sources = [source for _, source in self.brought]
        self.columns = list(dict.fromkeys(source.ranking_column for source in sources))
        self.scale = bar_scale(
            [points_by_column([each for each in sources if each.seat == seat], self.columns) for seat in self.seats]
        )
        self.counted = set(map(id, counted))

    def has_step(self, step: Step) -> bool:
        """Return whether a step belongs to the final count."""
        return id(step[0]) in self.counted

    def html_at(self, told: Snapshot) -> Html:
        """Return what each seat has right after an event, as a list: what has come, what it brings, and the sum."""
        now = self.place[id(told)]
        shares = [source for place, source in self.brought if place <= now]
        new = {source.seat for place, source in self.brought if place == now}
        won = self.result.winners if self.result and isinstance(told.event, ENDS) else ()
        drawn = (self.seat_html(seat, shares, seat in new, seat in won) for seat in self.seats)
        return tag("ol", drawn, class_="tally", aria_hidden="true", translate="no")

    def seat_html(self, seat: Seat, shares: Sequence[Source], is_new: bool, has_won: bool) -> Html:
        """Return one seat's row; `is_new`: whether something has just come."""
        own = [source for source in shares if source.seat == seat]
        points = points_by_column(own, self.columns)
        return tag(
            "li",
            tag("b", self.describer.seat_title(seat), class_="who"),
            tag("b", self.describer.filled_html("table.share", points=sum(points)) if own else NOTHING, class_="sum"),
            score_bar(points, self.scale),
            tag("span", (self.cell_html(own, place) for place in range(len(self.columns))), class_="parts"),
            class_=(f"s{seat}", is_new and "new", has_won and "won"),
        )

    def cell_html(self, own: Sequence[Source], place: int) -> Html:
        """Return a seat's part of the sum in a column, with the column's head; NOTHING while there is none."""
        column = self.columns[place]
        if not any(source.ranking_column == column for source in own):
            return NOTHING
        head = fragment(colour_swatch_of_column(place), ranking_column_head_html(column, self.describer))
        return tag("span", tag("small", head), " ", ranking_cell_html(own, column, self.describer))


def final_count_in_words(result: Result, describer: Describer) -> str:
    """Return the points of all seats and who has won, in a sentence or two."""
    return describer.filled_text("table.counted", scores=result.scores, winners=result.winners)


def steps_of_final_count(views: Sequence[StepView], said: str) -> list[StepView]:
    """Return the steps of the final count, each with time to be read; the first one says all, unless that is ""."""
    lasting: list[StepView] = [{**view, "weighty": True} for view in views]
    return [{**view, "say": "" if place else said} for place, view in enumerate(lasting)] if said else lasting
