"""The end of a game, counted in front of everybody: what is secret lies face down before each name, and is turned over.

One seat after the other is counted, from the fewest points up, so that who has won comes last.
"""

from collections.abc import Collection, Iterator, Sequence
from itertools import accumulate, groupby
from typing import Final, NamedTuple

from engine.api.ranking import Source, ranking_cell_html, ranking_column_head_html
from engine.api.score_bar import LONG, ScoreScale, sum_bar
from engine.core.describe import Describer
from engine.core.events import GameWon, VictoryShared
from engine.core.game import Result, Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.render import styled_for_game
from engine.match.match import Match
from engine.match.recorder import Snapshot, Step

ENDS: Final = (GameWon, VictoryShared)
"""The events that say who has won."""


class Counted(NamedTuple):
    """A part of the final count: what is told in it, and the seat that is counted."""

    told: Step
    seat: Seat


def snapshots_of_final_count(match: Match) -> list[Snapshot]:
    """Return what happened from the last turn's first event that brought points on; [] before the end of a whole game.

    A mini-game ends with what decided it, and no points are counted after it.
    """
    if match.minigame or match.result is None:
        return []
    last = [entry.snapshot for entry in match.log if entry.turn == len(match.turns) and not entry.struck]
    brings = (at for at, each in enumerate(last) if match.presentation.score_shares(each.event, each.view))
    return last[next(brings, len(last)) :]


class FinalCount:
    """The final count of a match, drawn beside the board in each of its steps."""

    def __init__(self, match: Match, counted: Sequence[Snapshot], result: Result, describer: Describer) -> None:
        alone, shares = set(map(id, counted)), match.presentation.score_shares
        log = [entry.snapshot for entry in match.log if not entry.struck]
        found = [(id(told) in alone, Source(share, 0)) for told in log for share in shares(told.event, told.view)]
        self.describer, self.result, self.presentation = describer, result, match.presentation
        self.seats = range(match.start.players)
        self.known = [source for is_counted, source in found if not is_counted]
        self.hidden = [source for is_counted, source in found if is_counted]
        self.columns = list(dict.fromkeys(source.ranking_column for _, source in found))
        self.scale = self.scale_of_sums()
        self.before = counted[0].view
        self.marks = [mark for told in counted for mark in match.presentation.marks(told.event)]
        own = {id(told): seat_counted_by(told, match) for told in counted}
        upward = sorted(self.seats, key=lambda seat: (result.scores[seat], seat in result.winners))
        parts = [Counted([told for told in counted if own[id(told)] == seat], seat) for seat in upward]
        self.parts = [part for part in parts if part.told]
        tied = [told for told in counted if told.event.tie_break]
        self.ties = [list(told) for _, told in groupby(tied, lambda told: type(told.event))]
        """What is compared of tied seats, one comparison after the other."""
        self.ends = [told for told in counted if isinstance(told.event, ENDS)]
        """What says who has won: it is shown with what was told before it."""

    @property
    def has_secrets(self) -> bool:
        """Whether something is turned over that was secret, which the board then shows; else only points come to it."""
        return any(source.share.facts for source in self.hidden)

    def scale_of_sums(self) -> ScoreScale:
        """Return a scale on which every seat's bar has room, whatever its sum on the way."""
        below = above = 0
        for seat in self.seats:
            known, hidden = ([each for each in of_all if each.seat == seat] for of_all in (self.known, self.hidden))
            ordered = sorted(hidden, key=lambda source: self.columns.index(source.ranking_column))
            known_points = [source.share.points for source in known]
            sums = accumulate(points_one_by_one(ordered), initial=sum(known_points))
            below = max(below, -min(sums))
            above = max(above, sum(points for points in (*known_points, *points_one_by_one(hidden)) if points > 0))
        return ScoreScale(below, above, LONG)

    def html_after(
        self, turned: Collection[Seat], new: Seat | None = None, *, ties: int = 0, over: bool = False
    ) -> Html:
        """Return what each seat has once these are counted, the `new` one last, and so many `ties` are compared.

        `over`: that tells who has won.
        """
        rows = (self.seat_html(seat, seat in turned, seat == new, ties, over) for seat in self.seats)
        return tag("ol", rows, class_="tally", aria_hidden="true", translate="no")

    def seat_html(self, seat: Seat, is_turned: bool, is_new: bool, ties: int, over: bool) -> Html:
        """Return one seat's row: what it is counted from, the name, what that brings, and the sum so far."""
        hidden = [source for source in self.hidden if source.seat == seat]
        own = [source for source in self.known if source.seat == seat] + (hidden if is_turned else [])
        points, has_won = [source.share.points for source in own], over and seat in self.result.winners
        victory = tag("em", self.describer.filled_html("table.winner"), class_="fresh") if has_won else NOTHING
        new = hidden if is_new else []
        compared = [tie for tie in self.ties[:ties] if any(seat in told.event.compared for told in tie)]
        return tag(
            "li",
            self.counted_from_html(seat, hidden, is_turned),
            tag("b", self.describer.seat_title(seat), victory, class_="who"),
            tag("b", self.describer.filled_html("table.share", points=sum(points)) if own else NOTHING, class_="sum"),
            sum_bar(points, self.scale),
            tag(
                "span",
                self.parts_html(own, new, hidden[0] if hidden else None),
                self.lost_html(points, new),
                (self.compared_html(seat, tie) for tie in compared),
                class_="parts",
            ),
            class_=(
                f"s{seat}",
                is_new and "new",
                ties > 0 and self.ties[ties - 1] in compared and "tied",
                has_won and "won",
            ),
            data_seat=seat,
        )

    def counted_from_html(self, seat: Seat, hidden: Sequence[Source], is_turned: bool) -> Html:
        """Return the card that a seat turns over, large; where nothing is secret, what lies open and is counted."""
        if self.has_secrets:
            return self.card_html(hidden, is_turned) if hidden else NOTHING
        marks = self.marks if is_turned else ()
        drawn = self.presentation.counted(self.before, self.describer.texts, seat, marks)
        return styled_for_game(self.presentation.game.key, tag("span", drawn, class_="stake")) if drawn else NOTHING

    def card_html(self, hidden: Sequence[Source], is_turned: bool) -> Html:
        """Return what a seat turns over first, large: its face once it is turned, and its back."""
        face = ranking_cell_html(hidden, hidden[0].ranking_column, self.describer) if is_turned else NOTHING
        back, front = tag("span", class_="back"), tag("span", face, class_="face") if is_turned else NOTHING
        return tag("span", back, front, class_=("secret", is_turned and "up"))

    def head_html(self, said: Html) -> Html:
        """Return what a part of a sum is called, before what it comes to."""
        return tag("small", said, self.describer.texts["render.colon"])

    def lost_html(self, points: Sequence[int], new: Sequence[Source]) -> Html:
        """Return what a seat has lost in all, which its bar shows hatched; where some is new, it comes last."""
        lost = sum(each for each in points if each < 0)
        if not lost:
            return NOTHING
        head = self.head_html(self.describer.filled_html("table.count.lost"))
        said = self.describer.filled_html("table.share", points=lost)
        is_new = any(source.share.points < 0 for source in new)
        return tag("span", head, said, class_="fresh" if is_new else None)

    def compared_html(self, seat: Seat, tie: Step) -> Html:
        """Return what a tied seat has of what is compared, after its head."""
        count = next(told.event.compared[seat] for told in tie if seat in told.event.compared)
        head = self.head_html(self.describer.filled_html(f"tie.{type(tie[0].event).__name__}"))
        return tag("span", head, self.describer.filled_html("table.share", points=count), class_="compared")

    def parts_html(self, own: Sequence[Source], new: Sequence[Source], card: Source | None) -> Iterator[Html]:
        """Yield the parts of a seat's sum, each with its column's head, without what the card shows by itself.

        Those that have just come say which points they bring, thing by thing: the page lets one come after the other.
        """
        for column in self.columns:
            shown = card is not None and bool(card.share.facts) and column == card.ranking_column
            if not shown and any(source.ranking_column == column for source in own):
                head = self.head_html(ranking_column_head_html(column, self.describer))
                brings = points_one_by_one([source for source in new if source.ranking_column == column])
                cell = ranking_cell_html(own, column, self.describer)
                come = " ".join(map(str, brings)) or None
                yield tag("span", head, cell, class_="fresh" if brings else None, data_points=come)


def points_one_by_one(sources: Sequence[Source]) -> list[int]:
    """Return the points of all that was counted, each thing by itself where the game tells them apart."""
    return [points for source in sources for points in source.share.pieces or (source.share.points,)]


def seat_counted_by(told: Snapshot, match: Match) -> Seat | None:
    """Return the seat that an event of the final count is about; None for what says who has won, and why."""
    if isinstance(told.event, ENDS) or told.event.tie_break:
        return None
    seat: Seat | None = getattr(told.event, "seat", None)
    return seat


def final_count_in_words(result: Result, describer: Describer) -> str:
    """Return the points of all seats in a sentence; who has won is told by the end itself."""
    return describer.filled_text("table.counted", scores=result.scores)
