"""Verdicts by cases: where something that is not told decides, each way it may be is told with what comes of it.

It is a choice of somebody, a move that is not made yet, or a fact that the reader has not told. Neither has odds.
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.ask.completing import TooMany, is_situation_possible, possible_fillings
from engine.ask.playing import play_what_question_asks
from engine.core.describe import Describer, with_minus_sign
from engine.core.game import Refusal, Seat
from engine.core.presentation import Presentation
from engine.core.schema import Path
from engine.core.situations import SEAT, Question, Situation, Verdict, is_place_given, value_at_place, without_keys
from engine.core.table.either import runs_of_numbers
from engine.core.table.fields import Editor
from engine.match.recorder import EventRecorder

MOST_CASES: Final = 6
"""The most verdicts that are told case by case. Chosen by eye."""

MOST_WAYS: Final = 8
"""The most ways to a verdict that are named where several things decide, or one alone is tried. Chosen by eye."""

MOST_TABLES: Final = 100
"""The most tables that are tried for cases: more than the cards that a player may have in any game here."""

THINGS: Final = ("first", "second", "third")
"""How a text calls the things on which a verdict rests; no more are told."""

Choices: TypeAlias = Mapping[Path, str]
"""What decides a question where it is not told: by the name of a move, or the place in the position, what it is."""


Needed: TypeAlias = Mapping[Path, Sequence[str]]
"""By place, all that may be there where a verdict comes up."""
NONE: Final[Needed] = {}


@dataclass(frozen=True, slots=True)
class Edition:
    """Another choice of a house rule, and the verdict that it leads to on the same table."""

    option: str
    choice: str
    verdict: Verdict


@dataclass(frozen=True, slots=True)
class Case:
    """A verdict, and the choices that lead to it, each of which is enough; () where they are too many to be named.

    `editions`: what is decided otherwise in this case, and not alike in all.
    """

    verdict: Verdict
    choices: Sequence[Choices] = ()
    editions: Sequence[Edition] = ()


def kind_of_place(place: Path) -> str:
    """Return the first part of a place, by which texts call it: "tiles" for "tiles.0.1"."""
    return place.partition(".")[0]


def is_choice(presentation: Presentation, situation: Situation, question: Question, place: Path) -> bool:
    """Return whether somebody has yet to choose what is here: it is a move to be made, not a fact of the table."""
    is_move = kind_of_place(place) not in {*presentation.game.schema.shapes, *question.odds, *question.past, SEAT}
    return is_move and place not in situation.assumed


def verdict_on_places(places: Sequence[Path], cases: Sequence[Case], sure: Verdict | None = None) -> Verdict:
    """Return the verdict that it depends on what is at these places, with the rules of all cases, else those of any.

    `sure`: what does not depend on them; it is told first.
    """
    kinds = [*dict.fromkeys(map(kind_of_place, places))]
    by_kind = {kind: seats_of_places([place for place in places if kind_of_place(place) == kind]) for kind in kinds}
    named = kinds[: len(THINGS)]
    things = dict(zip(THINGS, (f"depends.{kind}" for kind in named), strict=False))
    every = dict.fromkeys(rule for case in cases for rule in case.verdict.rules)
    common = tuple(rule for rule in every if all(rule in case.verdict.rules for case in cases))
    told = {**sure.params, "sure": f"verdict.{sure.key}"} if sure else {}
    key = f"depends.rest.{len(named)}" if sure else f"depends.{len(named)}"
    return Verdict(key, {**told, **things, **by_kind}, common or tuple(every), ours=sure.ours if sure else ())


def seats_of_places(places: Sequence[Path]) -> tuple[Seat, ...]:
    """Return the seats that the first indexes of these places name: 2 for "tiles.2.1", none for "floods.G1.0"."""
    indexes = (place.split(".")[1:2] for place in places)
    return tuple(sorted({int(index) for (index,) in filter(None, indexes) if index.isdecimal()}))


def decided_cases(presentation: Presentation, situation: Situation, question: Question) -> list[Case]:
    """Return the verdict of each way that what is not told may be, those that lead to the same one together.

    Where the tables are too many to be tried, only the first thing is, if it has few ways: in some of them the verdict
    depends on more. [] where none is decided.
    """
    try:
        found = without_needless_places([*verdicts_by_choice(presentation, situation, question)])
    except TooMany:
        found = [*verdicts_by_first_place(presentation, situation, question)]
    return cases_by_verdict(found)


def rough_cases(cases: Sequence[Case], question: Question) -> list[Case]:
    """Return cases that are too many to be told by the most important that each says."""
    found = [(choices, question.coarse(case.verdict)) for case in cases for choices in case.choices]
    rough = cases_by_verdict(without_needless_places(found))
    every = values_by_place([choices for case in rough for choices in case.choices])
    return [Case(case.verdict, shortened_choices(case.choices, every)) for case in rough]


def shortened_choices(found: Sequence[Choices], every: Mapping[Path, Sequence[str]]) -> Sequence[Choices]:
    """Return the choices that lead to a case without the places at which each of every value does."""
    for place, values in every.items():
        for choices in found:
            rest = without_keys(choices, place)
            alike = [each for each in found if place in each and without_keys(each, place) == rest]
            if rest and len(alike) == len(values):
                return shortened_choices([*(each for each in found if each not in alike), rest], every)
    return found


def cases_without_choices(verdicts: Sequence[Verdict], question: Question) -> list[Case]:
    """Return a case for each verdict; of too many, for the most important that they say."""
    told = verdicts if len(verdicts) <= MOST_CASES else [question.coarse(verdict) for verdict in verdicts]
    return [Case(case.verdict) for case in cases_by_verdict([({}, verdict) for verdict in told])]


def cases_by_verdict(found: Sequence[tuple[Choices, Verdict]]) -> list[Case]:
    """Return a case for each verdict, with all choices that lead to it."""
    cases: list[Case] = []
    for choices, verdict in found:
        at = next((at for at, case in enumerate(cases) if case.verdict.says_same_as(verdict)), len(cases))
        known = cases[at] if at < len(cases) else Case(verdict)
        cases[at : at + 1] = [Case(known.verdict, [*known.choices, choices])]
    return cases


def are_few(cases: Sequence[Case]) -> bool:
    """Return whether these cases can be told one by one."""
    single = all(len(choices) == 1 for case in cases for choices in case.choices)
    ways = sum(len(ways_by_what_precedes(case)) for case in cases)
    return len(cases) <= MOST_CASES and (single or ways <= MOST_WAYS)


def verdicts_by_choice(
    presentation: Presentation, situation: Situation, question: Question
) -> Iterator[tuple[Choices, Verdict]]:
    """Yield what completes each possible table, in the order asked for, and its verdict; raise TooMany if too many."""
    editor = presentation.own_table.editor
    assert editor is not None, "what can be asked about can be laid out"
    for table in possible_fillings(presentation, situation, question, MOST_TABLES):
        # What no game can lead to is no case.
        with suppress(Refusal):
            verdict = verdict_of_filling(presentation, table, question, 1)
            yield filled_places(editor, question, situation, table), verdict


def verdicts_by_first_place(
    presentation: Presentation, situation: Situation, question: Question
) -> Iterator[tuple[Choices, Verdict]]:
    """Yield each way to fill in the first place alone, with its verdict, or that it depends on more.

    Nothing is yielded for more than MOST_WAYS, or if it depends on more in each of them.
    """
    editor, place = presentation.own_table.editor, untold_places(situation, question)[0]
    assert editor is not None, "what can be asked about can be laid out"
    ways = [way for way in question.ways(situation, place) if is_situation_possible(presentation, way)]
    if len(ways) > MOST_WAYS or all(untold_places(way, question) for way in ways):
        return
    for way in ways:
        with suppress(Refusal):
            verdicts = [verdict_of_filling(presentation, way, question, seed) for seed in (1, 2)]
            more = untold_places(way, question)
            verdict = verdict_on_places(more, [*map(Case, verdicts)]) if more else verdicts[0]
            yield {place: value_told(editor, way, place)}, verdict


def untold_places(situation: Situation, question: Question) -> list[Path]:
    """Return the places that the verdict hangs on, as far as can be seen, and that are not told."""
    return [place for place in question.needs(situation) if not is_place_given(situation, place)]


def verdict_of_filling(presentation: Presentation, situation: Situation, question: Question, seed: int) -> Verdict:
    """Return the verdict in one filling; raise Refusal as `play_what_question_asks` does."""
    assert question.verdict is not None, "the coach does not play it out"
    return question.verdict(play_what_question_asks(presentation, situation, question, seed, EventRecorder)[0])


def filled_places(editor: Editor, question: Question, situation: Situation, table: Situation) -> Choices:
    """Return what a table has at each place that was open in a situation, in the order in which they were filled in."""
    found: dict[Path, str] = {}
    while untold := untold_places(situation, question):
        place = untold[0]
        found[place] = value_told(editor, table, place)
        situation = next(
            way for way in question.ways(situation, place) if value_told(editor, way, place) == found[place]
        )
    return found


def value_told(editor: Editor, situation: Situation, place: Path) -> str:
    """Return what is told at a place, as text; "none" where its field is empty."""
    if place in situation.moves:
        return situation.moves[place]
    lens = editor.lens_at_place(situation, place)
    value = lens[0].get(situation, *lens[1]) if lens else value_at_place(situation.position, place)
    return "none" if value is None else str(value)


def situation_in_case(editor: Editor, question: Question, situation: Situation, case: Case) -> Situation | None:
    """Return the situation with the first choices told that lead to a case; None where they are not named."""
    choices = case.choices[0] if case.choices else {}
    for besides, table in question.besides(situation):
        if besides == choices:
            return table
    for place, value in choices.items():
        # What is supposed is named as it stands in the position, what a field tells as it is told there.
        situation = next(
            way
            for way in question.ways(situation, place)
            if value in (value_told(editor, way, place), value_at_place(way.position, place))
        )
    return situation if choices else None


def values_by_place(found: Sequence[Choices]) -> dict[Path, list[str]]:
    """Return all that is at each place in one of these, in order of appearance."""
    places = dict.fromkeys(place for choices in found for place in choices)
    return {place: [*dict.fromkeys(each[place] for each in found if place in each)] for place in places}


def without_needless_places(found: list[tuple[Choices, Verdict]]) -> list[tuple[Choices, Verdict]]:
    """Return the verdicts by what decides them: places that change none are left out."""
    for place in dict.fromkeys(place for choices, _ in found for place in choices):
        shorter = [(without_keys(choices, place), verdict) for choices, verdict in found]
        if all(one.says_same_as(other) for a, one in shorter for b, other in shorter if can_both_be(a, b)):
            found = [each for at, each in enumerate(shorter) if each[0] not in [choices for choices, _ in shorter[:at]]]
    return found


def can_both_be(one: Choices, other: Choices) -> bool:
    """Return whether two choices agree on every place that both name."""
    return all(other.get(place, value) == value for place, value in one.items())


# In words


def case_label(case: Case, cases: Sequence[Case], describer: Describer, *, facts: bool = False) -> str:
    """Return what leads to a case, before its verdict; "" if not named. `cases`: all of the answer's.

    `facts`: whether these are facts, not choices of somebody.
    """
    ways = ways_to_case(case, cases, describer, facts=facts)
    return describer.filled_text("certainty.case.fact" if facts else "certainty.case", ways=ways) if ways else ""


def ways_to_case(case: Case, cases: Sequence[Case], describer: Describer, *, facts: bool = False) -> str:
    """Return what leads to a case as a part of a sentence; "" if not named."""
    several = any(len(choices) > 1 for choices in case.choices)
    ways = [
        way_in_words(before, place, values, cases, describer, facts=facts)
        for (before, place), values in ways_by_what_precedes(case).items()
    ]
    return describer.texts["certainty.or.several" if several else "certainty.or"].join(ways)


def ways_by_what_precedes(case: Case) -> dict[tuple[tuple[tuple[Path, str], ...], Path], list[str]]:
    """Return what may be at the last place of a case's choices, by what is at those before it."""
    found: dict[tuple[tuple[tuple[Path, str], ...], Path], list[str]] = {}
    for choices in filter(None, case.choices):
        *before, (place, value) = choices.items()
        found.setdefault((tuple(before), place), []).append(value)
    return found


def way_in_words(
    before: Sequence[tuple[Path, str]],
    place: Path,
    values: Sequence[str],
    cases: Sequence[Case],
    describer: Describer,
    *,
    facts: bool,
) -> str:
    """Return in words what is at some places, and at the last of them one of several values."""
    whose = "" if facts or not before else ".seat"
    every = values_by_place([each for case in cases for each in case.choices])
    said = [thing_at_place(each, [value], whose, every[each], describer) for each, value in before]
    said.append(thing_at_place(place, values, whose, every[place], describer))
    return (describer.texts["certainty.and"] if facts else ", ").join(said)


def needed_in_words(describer: Describer, needed: Needed, enough: Needed = NONE, never: Needed = NONE) -> str:
    """Return with what alone a verdict comes up, with what it is sure to, and with what it does not, as sentences.

    "" if none of that is known.
    """
    exactly = bool(needed) and enough == needed
    told = [("certainty.exactly" if exactly else "certainty.only", needed)]
    told += [("certainty.enough", NONE if exactly else enough), ("certainty.never", NONE if exactly else never)]
    said: list[str] = []
    for key, each in told:
        things = [thing_at_place(place, values, "", values, describer) for place, values in each.items()]
        if things:
            said.append(describer.filled_text(key, ways=describer.texts["certainty.and"].join(things)))
    return " ".join(said)


def thing_at_place(place: Path, values: Sequence[str], whose: str, every: Sequence[str], describer: Describer) -> str:
    """Return in words that one of these values, of every one that is told of, is at a place."""
    kind, *parts = place.split(".")
    said = values_in_words(kind, values, every, describer)
    *first, last = said
    joined = describer.texts["certainty.or"].join(filter(None, (", ".join(first), last)))
    numbers = [int(part) for part in parts if part.isdecimal()] or [0]
    params = {"ways": joined, "seat": numbers[0], "number": numbers[-1] + 1, "spot": parts[0] if parts else ""}
    return words(f"case.{kind}{whose}", params, describer)


def values_in_words(kind: str, values: Sequence[str], every: Sequence[str], describer: Describer) -> list[str]:
    """Return each value in words; numbers that follow each other among `every` are one."""
    told = {
        value: words(
            f"way.{kind}.{value}" if f"way.{kind}.{value}" in describer.texts else f"way.{kind}",
            {"way": int(value) if is_number(value) else value},
            describer,
        )
        for value in every
    }
    if not all(is_number(value) and word == with_minus_sign(int(value)) for value, word in told.items()):
        return [told[value] for value in values]
    *runs, last = named_runs([*map(int, values)], sorted(map(int, every)))
    low, dash, high = last.partition("\N{EN DASH}")
    # Where the most there can be is no number that people know.
    open_end = dash and high == max(every, key=int) and f"way.{kind}.more" in describer.texts
    return [*runs, words(f"way.{kind}.more", {"way": int(low)}, describer) if open_end else last]


def is_number(value: str) -> bool:
    """Return whether a value is a number, perhaps below zero."""
    return value.removeprefix("-").isdecimal()


def words(key: str, params: Mapping[str, object], describer: Describer) -> str:
    """Return a text, filled in, as a part of a sentence."""
    return "".join(describer.filled_template_parts(describer.texts[key], params, False))


def named_runs(numbers: Sequence[int], every: Sequence[int]) -> list[str]:
    """Return numbers as runs, "1–11": between the ends of a run are no others of `every`, which is sorted."""
    ends = (dict.fromkeys((run[0], run[-1])) for run in runs_of_numbers(numbers, every))
    return ["\N{EN DASH}".join(map(with_minus_sign, run)) for run in ends]
