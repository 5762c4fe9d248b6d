"""All tables that a situation may be: what its verdict depends on is filled in, in every way if these are few."""

from collections.abc import Collection, Iterator
from math import prod
from typing import Final

from engine.ask.findings import findings_in_situation
from engine.core.game import Refusal
from engine.core.presentation import Presentation
from engine.core.schema import Path
from engine.core.situations import Question, Situation, is_place_given

MOST_FILLINGS: Final = 1000
"""The most tables that are tried. Chosen by hand."""


class TooMany(Exception):
    """A situation may be more tables than can be tried."""


def possible_fillings(
    presentation: Presentation,
    situation: Situation,
    question: Question,
    most: int = MOST_FILLINGS,
    kinds: Collection[str] = (),
) -> Iterator[Situation]:
    """Yield every table that a situation may be, each complete as far as the verdict depends on it.

    `kinds`: the first parts of the places that are filled in, where not all are.
    Raises TooMany if a place cannot be tried, or for more than `most` tables: at once if the open places alone
    have so many ways, else after `most`, since filling one place in can make the verdict depend on others.
    """
    untold = [*open_places_of_kinds(situation, question, kinds)]
    sizes = [len(question.ways(situation, place)) for place in untold]
    if not 0 < prod(sizes) <= most:
        raise TooMany
    for count, table in enumerate(possible_fillings_of_rest(presentation, situation, question, kinds), 1):
        if count > most:
            raise TooMany
        yield table


def possible_fillings_of_rest(
    presentation: Presentation, situation: Situation, question: Question, kinds: Collection[str]
) -> Iterator[Situation]:
    """Yield the possible completions of a situation; raise TooMany where a place cannot be tried."""
    place = next(open_places_of_kinds(situation, question, kinds), None)
    if place is None:
        yield situation
        return
    ways = question.ways(situation, place)
    if not ways:
        raise TooMany
    for way in ways:
        if is_situation_possible(presentation, way):
            yield from possible_fillings_of_rest(presentation, way, question, kinds)


def open_places_of_kinds(situation: Situation, question: Question, kinds: Collection[str]) -> Iterator[Path]:
    """Yield the places that the verdict hangs on and that are not told, of these kinds if any are named."""
    for place in question.needs(situation):
        if not is_place_given(situation, place) and (not kinds or place.partition(".")[0] in kinds):
            yield place


def is_situation_possible(presentation: Presentation, situation: Situation) -> bool:
    """Return whether nothing impossible is found about a situation."""
    try:
        return not any(finding.impossible for finding in findings_in_situation(presentation, situation))
    except Refusal:
        return False
