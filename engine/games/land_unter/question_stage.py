"""What is certain of a stage that is not over, or of which little is told: between which points each seat ends.

In the last stage it follows who can still win.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations
from typing import Any, NamedTuple

from engine.core.describe import with_minus_sign
from engine.core.game import Seat
from engine.core.situations import Situation, Verdict
from engine.games.land_unter.question_play import BEFORE, scores_before_stage
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.scoring import points_for_preservers
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.loosely import held_now


class Span(NamedTuple):
    """Between which numbers something is, both included."""

    low: int
    high: int

    @property
    def told(self) -> str:
        """The two ends as a text; one number if they are the same."""
        return "\N{EN DASH}".join(map(with_minus_sign, dict.fromkeys(self)))

    def plus(self, number: int) -> "Span":
        """Return the span with a number added."""
        return Span(self.low + number, self.high + number)


def inputs_needed_for_stage(situation: Situation) -> Iterable[str]:
    """Yield the places, in a situation, of the numbers that the points of a stage depend on.

    These are the preservers of every seat, and the levels of the seats not eliminated; in the last stage, the points of
    all before it.
    """
    given = GivenPosition(situation)
    for seat in given.seats:
        yield f"preservers.{seat}"
        if not given.is_eliminated(seat):
            yield f"levels.{seat}"
    before = [f"{BEFORE}.{seat}" for seat in given.seats]
    yield from before if any(place in situation.moves for place in before) else ()


def may_be_out(situation: Situation, seat: Seat) -> bool:
    """Return whether a seat may be eliminated at the end: neither its preservers then nor its tide are told."""
    given = GivenPosition(situation)
    return given.preservers[seat] is None and given.levels[seat] is None


def preservers_at_end(situation: Situation, seat: Seat) -> Span:
    """Return between which numbers of preservers a seat ends that is still in: it only loses some."""
    given = GivenPosition(situation)
    told, held = given.preservers[seat], held_now(situation, seat)
    others = sum(count for count in given.preservers if count is not None and count > 0)
    most = min(c.HAND if held is None else held, c.PRESERVER_CARDS - others)
    return Span(0, max(0, most)) if told is None else Span(told, told)


def possible_bonuses(situation: Situation) -> Iterator[tuple[set[Seat], set[Seat]]]:
    """Yield each choice of who is still in, and which of these get the bonus."""
    given = GivenPosition(situation)
    doubtful = [seat for seat in given.seats if may_be_out(situation, seat)]
    sure_in = {seat for seat in given.seats if seat not in (*given.out, *doubtful)}
    for more in subsets(doubtful):
        still_in = sure_in.union(more)
        for bonus in subsets(sorted(still_in)):
            if can_have_bonus(given.levels, still_in, {*bonus}):
                yield still_in, {*bonus}


def possible_ends(situation: Situation) -> Iterator[list[Span]]:
    """Yield between which points each seat ends, for each choice of who is still in and who gets the bonus."""
    gone = points_for_preservers(c.ELIMINATED)
    kept = [Span(*map(points_for_preservers, preservers_at_end(situation, seat))) for seat in situation.seats]
    for still_in, bonus in possible_bonuses(situation):
        yield [
            span.plus(c.BONUS * (seat in bonus)) if seat in still_in else Span(gone, gone)
            for seat, span in enumerate(kept)
        ]


def subsets(seats: Sequence[Seat]) -> Iterator[tuple[Seat, ...]]:
    """Yield every choice of some of these seats, none and all included."""
    return chain.from_iterable(combinations(seats, count) for count in range(len(seats) + 1))


def can_have_bonus(levels: Sequence[c.Tide | None], still_in: set[Seat], bonus: set[Seat]) -> bool:
    """Return whether these seats alone can show the lowest tide of those still in."""

    def is_lowest(lowest: int) -> bool:
        enough = lowest == c.NO_TIDE or len(bonus) <= c.TIDE_COPIES
        higher = ((c.HIGHEST_TIDE if (told := levels[seat]) is None else told) for seat in still_in - bonus)
        return (
            enough and all(levels[seat] in (None, lowest) for seat in bonus) and all(each > lowest for each in higher)
        )

    return bool(bonus) and any(map(is_lowest, range(c.HIGHEST_TIDE + 1)))


def stage_bounds(situation: Situation, _verdict: Verdict) -> Verdict | None:
    """Return what is certain of a stage whatever is not told; None where nothing of the points is told."""
    told = [held_now(situation, seat) is not None or not may_be_out(situation, seat) for seat in situation.seats]
    ends, before = [*possible_ends(situation)], scores_before_stage(situation)
    if not ends or (before is None and not any(told)):
        return None
    if before is None:
        spans = tuple(each.told if at else None for each, at in zip(spans_of_ends(ends), told, strict=True))
        bonus = set.intersection(*(seats for _, seats in possible_bonuses(situation)))
        found: dict[str, Any] = {"lowest": tuple(sorted(bonus))} if bonus else {}
        return Verdict("sure", {"parts": (*(f"sure.{name}" for name in found), "sure.points"), **found, "span": spans})
    ends = [[span.plus(had) for span, had in zip(end, before, strict=True)] for end in ends]
    found = {**outlook_of_totals(ends)}
    total = tuple(span.told for span in spans_of_ends(ends))
    return Verdict("sure", {"parts": (*(f"sure.{name}" for name in found), "sure.total"), **found, "total": total})


def spans_of_ends(ends: Sequence[Sequence[Span]]) -> list[Span]:
    """Return between which points each seat is in any of these."""
    return [Span(min(each.low for each in own), max(each.high for each in own)) for own in zip(*ends, strict=True)]


class Chances(NamedTuple):
    """Who may win the game alone, who may win it at all, and who is sure to, each a set of seats."""

    alone: set[Seat]
    winning: set[Seat]
    sure: set[Seat]

    def outlook(self, players: int) -> dict[str, tuple[Seat, ...]]:
        """Return what is certain of who wins, by the names of its texts, in the order in which it is told."""
        if len(self.winning) == 1:
            return {"won": tuple(self.winning)}
        found = {
            "sharing" if len(self.sure) > 1 else "ahead": self.sure,
            "at_best": self.winning - self.alone - self.sure,
            "beaten": {*range(players)} - self.winning,
        }
        return {name: tuple(sorted(seats)) for name, seats in found.items() if seats}


def outlook_of_totals(ends: Sequence[Sequence[Span]]) -> dict[str, tuple[Seat, ...]]:
    """Return what is certain of who wins, where the totals may be between any of these."""
    players = len(ends[0])
    found = Chances(set(), set(), {*range(players)})
    for spans in ends:
        for seat, own in enumerate(spans):
            others = [other for at, other in enumerate(spans) if at != seat]
            if own.high > max(other.low for other in others):
                found.alone.add(seat)
            if own.high >= max(other.low for other in others):
                found.winning.add(seat)
            if own.low < max(other.high for other in others):
                found.sure.discard(seat)
    return found.outlook(players)


def outlook_of_winners(winners: Sequence[Sequence[Seat]], players: int) -> dict[str, tuple[Seat, ...]]:
    """Return what is certain of who wins, where each of these may be all who do."""
    alone = {each[0] for each in winners if len(each) == 1}
    every = [{*each} for each in winners]
    return Chances(alone, set.union(*every), set.intersection(*every)).outlook(players)
