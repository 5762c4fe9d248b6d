"""Who wins the game: by the points of each stage, or by their sums."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.lessons import Example
from engine.core.rng import pick_random, random_stream
from engine.core.situations import Played, Situation, Verdict, is_place_given, missing_field_refusal, with_move_given
from engine.core.table.fields import Lens, of_move
from engine.games.land_unter.question_play import WON, with_sets_filled
from engine.games.land_unter.question_stage import Span, outlook_of_totals
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.table.given_position import GivenPosition

TOTAL: Final = "total"
"""Before a seat ("total.2"), among the moves: its points at the end of the game."""
POINTS: Final = tuple(f"points{stage}" for stage in range(1, c.PLAYERS[-1] + 1))
"""Before a seat ("points1.2"), among the moves: its points in each stage."""
OF_STAGE: Final = range(c.ELIMINATED_POINTS, c.HAND + c.BONUS + 1)
"""The points that a stage may bring."""
OF_GAME: Final = range(c.PLAYERS[-1] * OF_STAGE[0], c.PLAYERS[-1] * OF_STAGE[-1] + 1)


def number_told(situation: Situation, place: str) -> int | None:
    """Return the number that is told at a place; None if none is."""
    text = situation.moves.get(place, "")
    return int(text) if text.removeprefix("-").isdecimal() else None


def places_of_stages(situation: Situation, seat: Seat) -> list[str]:
    """Return the places of a seat's points in each stage: there are as many as players."""
    return [f"{name}.{seat}" for name in POINTS[: situation.players]]


def are_stages_told(situation: Situation, seat: Seat) -> bool:
    """Return whether the points of a seat are told by stages."""
    return any(place in situation.moves for place in places_of_stages(situation, seat))


def places_of_points(situation: Situation, seat: Seat) -> list[str]:
    """Return the places that tell the points of a seat: of each stage, or of all."""
    return places_of_stages(situation, seat) if are_stages_told(situation, seat) else [f"{TOTAL}.{seat}"]


def inputs_needed_for_winner(situation: Situation) -> Iterable[str]:
    """Yield the places of all points."""
    for seat in situation.seats:
        yield from places_of_points(situation, seat)


def ways_to_score(situation: Situation, place: str) -> Sequence[Situation]:
    """Return every way to fill in the points of a stage; those of a game are too many."""
    of_stage = not place.startswith(f"{TOTAL}.")
    return [with_move_given(situation, place, str(points)) for points in OF_STAGE] if of_stage else ()


def span_of_place(situation: Situation, place: str) -> Span:
    """Return between which points a seat may have at a place."""
    told, stages = number_told(situation, place), situation.players if place.startswith(f"{TOTAL}.") else 1
    return Span(stages * OF_STAGE[0], stages * OF_STAGE[-1]) if told is None else Span(told, told)


def totals(situation: Situation) -> list[Span]:
    """Return between which points each seat ends."""
    spans = (
        [span_of_place(situation, place) for place in places_of_points(situation, seat)] for seat in situation.seats
    )
    return [Span(*map(sum, zip(*own, strict=True))) for own in spans]


def winner_example(situation: Situation, seed: int) -> Example:
    """Return the end of the game as an example: the last stage is made up so that all end with what is told.

    Raises Refusal where nothing is told.
    """
    if not any(is_place_given(situation, place) for place in inputs_needed_for_winner(situation)):
        raise missing_field_refusal(TOTAL)
    rng = random_stream(seed, "asked points")
    ends = [pick_random(rng, range(span.low, span.high + 1)) for span in totals(situation)]
    # Nobody has a life preserver left, and the first seat gets the bonus.
    before = [end - c.BONUS * (seat == 0) for seat, end in enumerate(ends)]
    position = {
        "stage": situation.players - 1,
        "round": c.ROUNDS,
        "preservers": [0] * situation.players,
        "levels": [*range(1, situation.players + 1)],
        "scores": before,
    }
    filled = with_sets_filled(GivenPosition(Situation(situation.players, position, {}, situation.options)), seed)
    ended = e.GameWon if ends.count(max(ends)) == 1 else e.VictoryShared
    return situation.as_example(seed, (), filled, first=ended, last=ended)


def winner_verdict(played: Played) -> Verdict:
    """Return who wins the game, and with how many points."""
    end = next(event for event in played.events if isinstance(event, WON))
    key, won = ("wins", (end.seat,)) if isinstance(end, e.GameWon) else ("wins.shared", end.winners)
    return Verdict(key, {"winners": won, "best": max(end.scores), "totals": tuple(end.scores)}, (end.rule,))


def rulings_of_winner(played: Played) -> Iterator[str]:
    """Yield the ruling on a shared victory."""
    if played.first(e.VictoryShared):
        yield "L13"


def winner_bounds(situation: Situation, _verdict: Verdict) -> Verdict | None:
    """Return what is certain of who wins whatever is not told; None for nothing."""
    found = outlook_of_totals([totals(situation)])
    return Verdict("sure", {"parts": tuple(f"sure.{name}" for name in found), **found}) if found else None


def winners_only(verdict: Verdict) -> Verdict:
    """Return a verdict that only says who wins."""
    key = "stage.won.alone" if verdict.key == "wins" else "stage.shared.alone"
    return Verdict(key, {"winners": verdict.params["winners"]}, verdict.rules, ours=verdict.ours)


def field_of_points(name: str, values: range, stage: int) -> Lens:
    """Return the fields of the points of all seats that are told under one name: in a stage, from 1, or 0 for all."""

    def shown(situation: Situation, seat: Seat) -> bool:
        return f"{TOTAL}.{seat}" not in situation.moves if stage else not are_stages_told(situation, seat)

    return of_move(
        name,
        values,
        get=lambda situation, seat: number_told(situation, f"{name}.{seat}"),
        over=lambda situation: zip(situation.seats if stage <= situation.players else ()),
        by_seat=True,
        shown=shown,
        keeps_place=True,
    )


POINTS_FIELDS: Final = (
    *(field_of_points(name, OF_STAGE, stage) for stage, name in enumerate(POINTS, 1)),
    field_of_points(TOTAL, OF_GAME, 0),
)
