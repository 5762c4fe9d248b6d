"""What is supposed where nothing is told: the answer rests on it, and says what else would come of it.

A table near a dispute is told in a few squares. Of the others that matter the usual is supposed (`Question.supposes`),
and every other way is tried, too.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from engine.ask.choices import THINGS, Case, Choices, words
from engine.ask.completing import TooMany, is_situation_possible, open_places_of_kinds, possible_fillings
from engine.ask.playing import play_what_question_asks
from engine.core.describe import Describer, uncapitalized
from engine.core.game import Refusal, Seat
from engine.core.presentation import Presentation
from engine.core.schema import Path
from engine.core.situations import Question, Situation, Verdict, is_place_given, value_at_place
from engine.match.recorder import EventRecorder

MOST_TABLES: Final = 64
"""The most tables that are played for cases. Chosen by hand: a phone plays so many in about a second."""


def open_places(situation: Situation, question: Question) -> Iterator[Path]:
    """Yield the places that the verdict hangs on, that are not told, and of which something is supposed."""
    return open_places_of_kinds(situation, question, question.supposes) if question.supposes else iter(())


def with_usual_supposed(situation: Situation, question: Question) -> tuple[Situation, list[Path]]:
    """Return the situation with the usual at every open place, and these places.

    Nothing is supposed of a place of which a part is told: the rest of it is assumed there.
    """
    supposed: list[Path] = []
    while place := next((each for each in open_places(situation, question) if each not in situation.assumed), ""):
        situation = question.ways(situation, place)[0]
        supposed.append(place)
    return situation, supposed


def differing_cases(
    presentation: Presentation, situation: Situation, question: Question, usual: Verdict
) -> tuple[Sequence[Case], bool]:
    """Return the cases in which the verdict is another one than where the usual is supposed, and whether it may be.

    Of those that lead to the same kind of verdict only the nearest to the usual are told: a tile more on one square,
    rather than on three. Where the ways are too many, only one place alone or the same at all is tried. What hangs on
    more that is not told is no case.
    """
    assert question.verdict is not None, "the coach does not play it out"
    try:
        tables = [*possible_fillings(presentation, situation, question, MOST_TABLES, question.supposes)]
    except TooMany:
        tables = [*few_fillings(presentation, situation, question)]
    found: list[tuple[Verdict, Choices]] = []
    hang = False
    for table in tables:
        try:
            played, _ = play_what_question_asks(presentation, table, question, 1, EventRecorder)
        except Refusal as refusal:
            hang = hang or refusal.code == "not_given"
            continue
        if all(is_place_given(table, place) for place in question.needs(table)):
            found.append((question.verdict(played), unusual_places(table, situation, question)))
        else:
            hang = True
    order = with_usual_supposed(situation, question)[1]
    nearest = nearest_of_each_kind(found, usual, same_kind=question.tells_same_kind)
    nearest.sort(key=lambda each: [order.index(place) for place in each[1] if place in order])
    cases = cases_with_their_choices(nearest)
    return cases, bool(cases) or hang


def cases_besides(
    presentation: Presentation, situation: Situation, question: Question, usual: Verdict
) -> tuple[Sequence[Case], list[Path]]:
    """Return what comes of what else may lie where nothing is told, and the places where that changes the verdict.

    Only verdicts of another kind are cases, each by the fewest things that lead to it; of the same kind it is enough to
    say what is supposed.
    """
    assert question.verdict is not None, "the coach does not play it out"
    found: list[tuple[Verdict, Choices]] = []
    for choices, table in question.besides(situation):
        if is_situation_possible(presentation, table):
            with suppress(Refusal):
                played, _ = play_what_question_asks(presentation, table, question, 1, EventRecorder)
                found.append((question.verdict(played), choices))
    changed = [each for each in found if not each[0].says_same_as(usual)]
    supposed = [place for _, choices in changed for place in choices]
    return cases_with_their_choices(nearest_of_each_kind(changed, usual)), [*dict.fromkeys(supposed)]


def nearest_of_each_kind(
    found: Sequence[tuple[Verdict, Choices]], usual: Verdict, *, same_kind: bool = False
) -> list[tuple[Verdict, Choices]]:
    """Return the verdicts of another kind than the usual one, of each kind only those with the fewest choices.

    A choice that is not named, "", is no case. `same_kind`: those of its kind that say something else, too.
    """
    named = [each for each in found if all(each[1].values()) and not each[0].says_same_as(usual)]
    others = [each for each in named if same_kind or each[0].key != usual.key]
    fewest = {
        verdict.key: min(len(other) for each, other in others if each.key == verdict.key) for verdict, _ in others
    }
    return [each for each in others if len(each[1]) == fewest[each[0].key]]


def cases_with_their_choices(found: Sequence[tuple[Verdict, Choices]]) -> list[Case]:
    """Return a case for each verdict, with the choices that lead to it, those at the same places only once."""
    cases: list[Case] = []
    for verdict, otherwise in found:
        at = next((at for at, case in enumerate(cases) if case.verdict.says_same_as(verdict)), len(cases))
        known = cases[at].choices if at < len(cases) else ()
        if all(each.keys() != otherwise.keys() for each in known):
            cases[at : at + 1] = [Case(verdict, [*known, otherwise])]
    return cases


def few_fillings(presentation: Presentation, situation: Situation, question: Question) -> Iterator[Situation]:
    """Yield the situation with the usual at all open places but one, then with the same at every one.

    What is impossible is left out. Where a place has fewer ways than another one, its last is taken.
    """
    usual, places = filled_by_number(situation, question, lambda _: 0)
    numbers = range(1, max(len(question.ways(usual, place)) for place in places))
    alone = (partial(number_alone, one, number) for one in places for number in numbers)
    alike = (partial(number_alike, situation, number) for number in (0, *numbers))
    for number_at in (*alone, *alike):
        table, _ = filled_by_number(situation, question, number_at)
        if is_situation_possible(presentation, table):
            yield table


def number_alone(one: Path, number: int, place: Path) -> int:
    """Return the number of a way at one place, and that of the usual at all others."""
    return number if place == one else 0


def number_alike(situation: Situation, number: int, place: Path) -> int:
    """Return the number of the same way at each place: what is told in part lacks the usual one, which comes first."""
    return max(0, number - (place in situation.assumed))


def filled_by_number(
    situation: Situation, question: Question, number_at: Callable[[Path], int]
) -> tuple[Situation, list[Path]]:
    """Return the situation with one of the ways at every open place, by its number, and these places."""
    places: list[Path] = []
    while place := next(open_places(situation, question), ""):
        ways = question.ways(situation, place)
        situation = ways[min(number_at(place), len(ways) - 1)]
        places.append(place)
    return situation, places


def unusual_places(table: Situation, situation: Situation, question: Question) -> dict[Path, str]:
    """Return what a table has at each open place of a situation where that is not the usual, in the order asked for."""
    found: dict[Path, str] = {}
    while place := next(open_places(situation, question), ""):
        value = supposed_value(table, place)
        ways = question.ways(situation, place)
        if place in situation.assumed or value != supposed_value(ways[0], place):
            found[place] = value
        situation = next(way for way in ways if supposed_value(way, place) == value)
    return found


def supposed_value(situation: Situation, place: Path) -> str:
    """Return what is told at a place of which something is supposed: a move, or something on the table."""
    return str(situation.moves.get(place) or value_at_place(situation.position, place))


def spots_of_places(places: Sequence[Path]) -> tuple[str | Seat, ...]:
    """Return what the places are called behind their keys: squares by their names, seats by their numbers."""
    rests = (place.partition(".")[2] for place in places)
    return tuple(Seat(rest) if rest.isdecimal() else rest for rest in rests)


def supposed_in_words(places: Sequence[Path], describer: Describer) -> str:
    """Return what is supposed at these places, as a part of a sentence: of each key one thing.

    Only the first may name the spots.
    """
    first = places[0].partition(".")[0]
    keys = [*dict.fromkeys(f"supposed.{place.partition('.')[0]}" for place in places)][: len(THINGS)]
    spots = spots_of_places([place for place in places if place.partition(".")[0] == first])
    things = dict(zip(THINGS, keys, strict=False))
    return words(f"condition.{len(keys)}", {**things, "spots": spots}, describer)


def unusual_in_words(case: Case, describer: Describer) -> str:
    """Return what is otherwise than supposed in a case: the same on one square or another, or all of the first way."""
    places = [place for otherwise in case.choices for place in otherwise]
    values = {value for otherwise in case.choices for value in otherwise.values()}
    if len(values) == 1 and len(places) == len(case.choices):
        return thing_in_words(places, values.pop(), "", describer)
    kinds: dict[str, list[Path]] = {}
    for place, value in case.choices[0].items():
        kinds.setdefault(value, []).append(place)
    first, *others = (thing_in_words(places, value, ".each", describer) for value, places in kinds.items())
    return ", ".join([first, *map(uncapitalized, others)])


def thing_in_words(places: Sequence[Path], value: str, which: str, describer: Describer) -> str:
    """Return that a thing is at one of these places, or at each."""
    key, spots = places[0].partition(".")[0], spots_of_places(places)
    return describer.filled_text(f"case.{key}.{value}{which}", spots=spots)
