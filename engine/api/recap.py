"""A recap since a person last decided, for readers who skip the steps: a paragraph for each turn, and one picture."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from engine.api.answers import RecapView, StepView
from engine.api.final_count import final_count_in_words
from engine.api.steps import (
    beside_html_in_play,
    board_and_beside_html,
    event_notes,
    lines_with_rule_links_html,
    step_sentences,
)
from engine.core.describe import Describer, Line
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, join_html, tag
from engine.core.presentation import ScoreShare
from engine.core.render import AT_SEAT, EARNED
from engine.match.match import Match
from engine.match.recorder import Snapshot
from engine.match.seats import HUMAN, human_seats

MOST_EVENTS: Final = 8
"""The most events in a recap; of more, the last ones. Chosen by eye."""

MOST_BEFORE: Final = 3
"""The most events before the end of a part of the game that a recap adds if no picture has them. Chosen by eye."""


def recap_view(match: Match, describer: Describer) -> RecapView | None:
    """Return a recap of the events since a person last decided; None if the game wants none of them in it."""
    every = recap_events(match)
    if not every:
        return None
    told = last_few_events(every)
    said = recap_paragraphs(match, told, describer)
    before = every[: -len(told)]
    ended = told[0].event.recap == "break"
    if before and not ended:
        said.append([describer.line_with_rule("table.recap.cut", "", {})])
    if before and ended and match.presentation.telling.recap_picture is None:
        first, *others = recap_paragraphs(match, before[-MOST_BEFORE:], describer)
        said += [[describer.line_with_rule("table.recap.before", "", {}), *first], *others]
    said += [[note] for note in notes_on_new_part_of_game(match, describer)]
    html = fragment(tag("p", join_html(" ", (line.html for line in part))) for part in said)
    result = None if match.minigame else match.result
    return {
        "html": fragment(recap_picture(match, before if ended else told, describer), html),
        "say": final_count_in_words(result, describer)
        if result
        else " ".join(line.text for part in said for line in part),
    }


def recap_paragraphs(match: Match, told: Sequence[Snapshot], describer: Describer) -> list[list[Line]]:
    """Return a paragraph for each turn: sentences on its events, and notes on what they mean to the viewer."""
    turns = (list(turn) for _, turn in groupby(told, lambda each: each.moves))
    return [
        [
            *step_sentences(events_grouped_by_points(match, turn), describer, short=True),
            *event_notes(match.presentation, turn, describer),
        ]
        for turn in turns
    ]


def events_grouped_by_points(match: Match, told: Sequence[Snapshot]) -> list[Snapshot]:
    """Return these events, each run of those that bring points sorted by kind: first the kind that most seats got."""
    ordered = list[Snapshot]()
    for _, together in groupby(
        told,
        lambda each: bool(score_shares_of_snapshot(match, each)) and each.event.group,
    ):
        run = list(together)
        kinds = [type(each.event) for each in run]
        if score_shares_of_snapshot(match, run[0]):
            run.sort(key=lambda each: (-kinds.count(type(each.event)), kinds.index(type(each.event))))
        ordered += run
    return ordered


def score_shares_of_snapshot(match: Match, told: Snapshot) -> Sequence[ScoreShare]:
    """Return the points that an event brought, by seat."""
    return match.presentation.score_shares(told.event, told.view)


def marks_of_points_earned(match: Match, told: Sequence[Snapshot]) -> list[str]:
    """Return, as marks of the board, how many points these events brought each seat that got or lost some."""
    brought = Counter[Seat]()
    for share in (share for each in told for share in score_shares_of_snapshot(match, each)):
        brought[share.seat] += share.points
    return [f"{EARNED}{points:+}:{seat}" for seat, points in brought.items()]


def step_before_pause(match: Match, last: StepView, told: list[Snapshot], pause: str, describer: Describer) -> StepView:
    """Return the last step before a pause: its caption says how the part ended, its board shows the gains."""
    ended = events_since_part_of_game_ended(told)
    notes = event_notes(match.presentation, ended, describer)
    shown: StepView = {
        **last,
        "caption": lines_with_rule_links_html(
            [*step_sentences(events_grouped_by_points(match, ended), describer), *notes]
        ),
        "pause": pause,
    }
    brought = marks_of_points_earned(match, ended)
    if not brought:
        return shown
    drawn, beside = board_and_beside_html(told[-1].view, match.presentation, describer, brought)
    return {
        **shown,
        "board": drawn,
        "beside": beside_html_in_play(told[-1].view, beside, match.presentation, describer),
    }


def notes_on_new_part_of_game(match: Match, describer: Describer) -> list[Line]:
    """Return the game's notes on what a new part of the game means to the player who decides."""
    begun = [each for each in events_since_decision(match) if each.event.pause]
    return event_notes(match.presentation, begun, describer)


def recap_events(match: Match) -> list[Snapshot]:
    """Return the events since the decision that belong in a recap (`Told.recap`)."""
    return [each for each in events_since_decision(match) if each.event.recap]


def last_few_events(every: list[Snapshot]) -> list[Snapshot]:
    """Return the last few events, or, if one ended a part of the game, those from the last such event on."""
    return events_since_part_of_game_ended(every) or every[-MOST_EVENTS:]


def events_since_part_of_game_ended(every: list[Snapshot]) -> list[Snapshot]:
    """Return the events from the last one that ended a part of the game, itself included; [] if none did."""
    breaks = (place for place in reversed(range(len(every))) if every[place].event.recap == "break")
    return every[next(breaks, len(every)) :]


def recap_marks(match: Match) -> list[str]:
    """Return the marks of the recap's events; after the end without those at seats, which would look like winners."""
    found = marks_of_events(match, last_few_events(recap_events(match)))
    return [mark for mark in found if AT_SEAT not in mark] if match.is_over else found


def marks_of_events(match: Match, told: Sequence[Snapshot]) -> list[str]:
    """Return the board's marks for the last `MOST_EVENTS` of these events, the oldest first."""
    return [mark for each in told[-MOST_EVENTS:] for mark in match.presentation.marks(each.event)]


def recap_picture(match: Match, seen: Sequence[Snapshot], describer: Describer) -> Html:
    """Return a small drawing of these events; NOTHING where the board itself shows them, marked.

    For the end of a part of the game it shows what led to it, which is no longer on the board.
    """
    draw = match.presentation.telling.recap_picture
    if draw is None or not seen:
        return NOTHING
    drawn = draw(seen[-1].view, describer.texts, describer.seat_titles(), marks_of_events(match, seen))
    return tag("div", drawn, class_="recap", aria_hidden="true")


def events_since_decision(match: Match) -> Iterator[Snapshot]:
    """Yield the events after the last turn of the person who has to decide, or of any person if nobody has to.

    Of that turn itself, yield all events if others took part in it; else only those from where it ended a part of the
    game (`Told.recap`).
    """
    own = match.seats_to_choose(HUMAN)[:1] or human_seats(match.kinds)
    mine = [{seat in own for seat, _ in turn} for turn in match.turns]
    last = max((number for number, had_part in enumerate(mine, 1) if True in had_part), default=0)
    shared = last > 0 and False in mine[last - 1]
    for entry in match.log:
        if entry.struck or entry.turn < last:
            continue
        shared = shared or entry.turn > last or (last > 0 and entry.snapshot.event.recap == "break")
        if shared:
            yield entry.snapshot
