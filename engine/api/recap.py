"""What happened since a person last decided, in one paragraph and one picture, for readers who watch no steps."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.api.answers import RecapView
from engine.api.steps import lines
from engine.core.describe import Describer
from engine.core.html import NOTHING, Html, fragment, join, tag
from engine.match.match import Match
from engine.match.recorder import Snapshot
from engine.match.seats import HUMAN, humans

MOST_EVENTS: Final = 8
"""No more than so many of the last events are told. Set by hand."""


def recap(match: Match, describer: Describer) -> RecapView | None:
    """Return what the game's own choice of events tells of since then; None for nothing."""
    every = recap_events(match)
    if not every:
        return None
    told = worth_telling(match, every)
    said = lines(told, describer)
    ended = breaks_off(match, told[0])
    cut = ["table.recap.cut"] if len(told) < len(every) and not ended else []
    html = join(" ", [*(line.html for line in said), *map(describer.say, cut)])
    text = " ".join([*(line.text for line in said), *map(describer.plain, cut)])
    seen = every[: -len(told)] if ended else told
    return {"html": fragment(picture(match, seen, describer), tag("p", html)), "say": text}


def recap_events(match: Match) -> list[Snapshot]:
    """Return the events since then that tell what came of it."""
    return [each for each in since_decision(match) if type(each.event) in match.presentation.recap]


def worth_telling(match: Match, every: list[Snapshot]) -> list[Snapshot]:
    """Return the last few events; those from the last one on that ended a part of the game, if one did."""
    return since_break(match, every) or every[-MOST_EVENTS:]


def since_break(match: Match, every: list[Snapshot]) -> list[Snapshot]:
    """Return what came from the last event on that ended a part of the game; nothing if none did."""
    breaks = (place for place in reversed(range(len(every))) if breaks_off(match, every[place]))
    return every[next(breaks, len(every)) :]


def breaks_off(match: Match, told: Snapshot) -> bool:
    """Return whether an event ended a part of the game."""
    return type(told.event) in match.presentation.recap_breaks


def recap_marks(match: Match) -> list[str]:
    """Return the marks of what those that are told changed."""
    return marks(match, worth_telling(match, recap_events(match)))


def marks(match: Match, told: Sequence[Snapshot]) -> list[str]:
    """Return the marks of what these events changed."""
    return [mark for each in told[-MOST_EVENTS:] for mark in match.presentation.marks(each.event)]


def picture(match: Match, seen: Sequence[Snapshot], describer: Describer) -> Html:
    """Return these events, drawn in small; NOTHING where the board itself shows them, marked.

    Where the end of a part of the game is told, what led to it is drawn: it is on the board no more.
    """
    draw = match.presentation.recap_picture
    if draw is None or not seen:
        return NOTHING
    drawn = draw(seen[-1].view, describer.texts, describer.titles(), marks(match, seen))
    return tag("div", drawn, class_="recap", aria_hidden="true")


def since_decision(match: Match) -> Iterator[Snapshot]:
    """Yield what happened after the last turn of who decides now, and in it if others had a part in it, too.

    Of their own turn, too: from where it ended a part of the game. Once nobody decides any more: after the last turn
    of any person.
    """
    own = match.owing(HUMAN)[:1] or humans(match.kinds)
    mine = [{seat in own for seat, _ in turn} for turn in match.turns]
    last = max((number for number, had_part in enumerate(mine, 1) if True in had_part), default=0)
    shared = last > 0 and False in mine[last - 1]
    for entry in match.log:
        if entry.struck or entry.turn < last:
            continue
        shared = shared or entry.turn > last or (last > 0 and breaks_off(match, entry.snapshot))
        if shared:
            yield entry.snapshot
