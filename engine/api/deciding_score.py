"""Why a game was won, in a sentence: what the winner was furthest ahead in, or what broke a tie."""

from collections.abc import Iterable, Mapping, Sequence

from engine.api.ranking import Column, Source, points_by_column
from engine.core.describe import Describer
from engine.core.game import Event, Result, Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.leaders import leading_seats
from engine.match.match import Match
from engine.match.seats import seat_of_only_human


def deciding_difference_html(match: Match, brought: Sequence[Source], describer: Describer) -> Html:
    """Return what made the difference between the winner and the seat compared with it; NOTHING for no difference.

    That seat is the one person at the table if that person has fewer points, else the second. If its points equal the
    winner's, the text is about the comparisons that broke the tie.
    """
    result = match.result
    assert result is not None, "only a finished game has a winner"
    others = seats_to_compare_with_winner(result, seat_of_only_human(match.kinds))
    if not others or result.scores[others[0]] == result.scores[result.winners[0]]:
        return tie_breaks_html(match, describer)
    return deciding_column_html(result, brought, others, describer)


def seats_to_compare_with_winner(result: Result, person: Seat | None) -> Sequence[Seat]:
    """Return the seats to compare the winner with, several if tied for second; () where several win.

    If the only person at the table has fewer points than the winner, it is just that seat: the reader wants to know
    why.
    """
    if person is not None and result.scores[person] < max(result.scores):
        return [person]
    others = [seat for seat in range(len(result.scores)) if seat not in result.winners]
    return leading_seats(others, result.scores) if len(result.winners) == 1 and others else []


def tie_breaks(match: Match) -> list[Event]:
    """Return the comparisons of tied seats, in order; [] without a tie."""
    events = (entry.snapshot.event for entry in match.log if not entry.struck)
    return [event for event in events if event.tie_break]


def tie_breaks_html(match: Match, describer: Describer) -> Html:
    """Return the sentences on the comparisons that broke a tie, or that they did not; NOTHING if there were none.

    Of a single one, the sentence on the victory has told all.
    """
    compared = tie_breaks(match)
    if compared and match.result and len(match.result.winners) > 1:
        return tag("p", describer.filled_html("table.decided.even"), class_="decided")
    told = describer.describe_events(compared) if len(compared) > 1 else ()
    return fragment(tag("p", line.html, class_="decided") for line in told)


def deciding_column_html(
    result: Result, brought: Sequence[Source], others: Sequence[Seat], describer: Describer
) -> Html:
    """Return a sentence on the column in which the winner was furthest ahead of all these seats, and the closest seat.

    NOTHING where the columns do not add up (a game that began at a position), or the game has no sentence for the
    column.
    """
    winner = result.winners[0]
    columns = list(dict.fromkeys(source.ranking_column for source in brought))
    seats = range(len(result.scores))
    by_seat = [points_by_column([each for each in brought if each.seat == seat], columns) for seat in seats]
    if any(sum(by_seat[seat]) != result.scores[seat] for seat in (winner, *others)):
        return NOTHING
    nearest = [leading_seats(others, points) for points in zip(*by_seat, strict=True)]
    margins = [by_seat[winner][at] - by_seat[near[0]][at] for at, near in enumerate(nearest)]
    at = margins.index(max(margins))
    best, other = columns[at], nearest[at][0]
    alike = [
        seat for seat in nearest[at] if facts_in_column(brought, seat, best) == facts_in_column(brought, other, best)
    ]
    points, less = by_seat[winner][at], by_seat[other][at]
    count, against = (count_in_score_column(brought, seat, best) for seat in (winner, other))
    what, total = f"decided.{best[0]}", result.scores[winner] - result.scores[other]
    params = score_facts_of_seat(brought, winner) | score_facts_of_seat(brought, other, "other_")
    params |= {"seat": winner, "other": tuple(alike), "points": points, "less": less, "at": best[1]}
    params |= {"count": count, "against": against}
    if what not in describer.texts:
        return NOTHING
    alone = sum(any(points) for points in zip(*by_seat, strict=True)) == 1
    share = NOTHING if alone else share_of_difference_html(margins[at], total, describer)
    return tag("p", describer.filled_html("table.decided", what=what, **params), share, class_="decided")


def share_of_difference_html(margin: int, total: int, describer: Describer) -> Html:
    """Return how much of the `total` that the winner is ahead these points are: a part, all, or more than was kept."""
    key = "all" if margin == total else "part" if margin < total else "more"
    said = describer.filled_html(f"table.decided.{key}", margin=margin, total=total, lost=margin - total)
    return fragment(" ", said)


def facts_in_column(brought: Iterable[Source], seat: Seat, column: Column) -> list[Mapping[str, object]]:
    """Return the facts of all that brought a seat points in a column of the ranking."""
    return [each.share.facts for each in brought if (each.seat, each.ranking_column) == (seat, column)]


def score_facts_of_seat(brought: Iterable[Source], seat: Seat, before: str = "") -> dict[str, object]:
    """Return the facts of all events that brought a seat points, prefixed by `before`; of equal names, the last."""
    return {
        f"{before}{name}": value for each in brought if each.seat == seat for name, value in each.share.facts.items()
    }


def count_in_score_column(brought: Iterable[Source], seat: Seat, column: Column) -> int:
    """Return the sum of `ScoreShare.count` over all that brought a seat points in a column of the ranking."""
    return sum(source.share.count for source in brought if (source.seat, source.ranking_column) == (seat, column))
