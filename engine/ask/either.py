"""Questions about a table of which some numbers are told to be one of a few: only these are tried there."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from math import prod

from engine.ask.completing import is_situation_possible
from engine.core.game import Refusal
from engine.core.lessons import Example
from engine.core.presentation import Presentation
from engine.core.schema import Path
from engine.core.situations import Question, Situation, is_place_given
from engine.core.table.either import EITHER, numbers_told
from engine.core.table.fields import Editor


def trying_numbers_told(question: Question, presentation: Presentation) -> Question:
    """Return the question that fills in only numbers that are told to be possible."""
    editor = presentation.own_table.editor
    if editor is None:
        return question

    def ways(situation: Situation, place: Path) -> Sequence[Situation]:
        return ways_told(editor, situation, place) or question.ways(situation, place)

    def example(situation: Situation, seed: int) -> Example:
        places = places_told(editor, situation)
        if not places:
            return question.example(situation, seed)
        for table in filter(partial(is_situation_possible, presentation), tables_told(editor, situation, places, seed)):
            # What the question takes for no table of its own is none.
            with suppress(Refusal):
                return question.example(table, seed)
        return question.example(next(tables_told(editor, situation, places, seed)), seed)

    return replace(question, ways=ways, example=example)


def ways_told(editor: Editor, situation: Situation, place: Path) -> list[Situation]:
    """Return a situation for each number that a place is told to be one of; [] if it is not."""
    found = editor.lens_at_place(situation, place)
    numbers = numbers_told(situation, place) if found and found[0].shown(situation, *found[1]) else ()
    values = found[0].possible_values(situation, found[1]) if found else ()
    return [editor.with_field_set(situation, place, number) for number in numbers if number in values]


def places_told(editor: Editor, situation: Situation) -> list[Path]:
    """Return the places where a number is told to be one of a few."""
    places = [name.removeprefix(EITHER) for name in situation.moves if name.startswith(EITHER)]
    return [place for place in places if not is_place_given(situation, place) and ways_told(editor, situation, place)]


def tables_told(editor: Editor, situation: Situation, places: Sequence[Path], first: int) -> Iterator[Situation]:
    """Yield the situation with each choice of one number at every place; the `first` one, or so, comes first."""
    told = [numbers_told(situation, place) for place in places]
    count = prod(map(len, told))
    for at in range(first, first + count):
        table, rest = situation, at % count
        for place, numbers in zip(places, told, strict=True):
            rest, which = divmod(rest, len(numbers))
            table = editor.with_field_set(table, place, numbers[which])
        yield table
