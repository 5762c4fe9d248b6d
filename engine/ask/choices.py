"""Verdicts by cases: where a move that is not told decides, somebody's choice does, and a choice has no odds."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.ask.completing import TooMany, possible_fillings
from engine.ask.playing import play_what_question_asks
from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.presentation import Presentation
from engine.core.schema import path_without_indexes
from engine.core.situations import Question, Situation, Verdict, is_place_given
from engine.match.recorder import EventRecorder

MOST_CASES: Final = 6
"""The most verdicts that are told case by case. Chosen by eye."""

MOST_COMBINATIONS: Final = 8
"""The most ways of choosing that are named where several players choose. Chosen by eye."""

MOST_CHOICES: Final = 100
"""The most ways of choosing that are tried for cases: more than the cards that a player may have in any game here."""

Choices: TypeAlias = Mapping[str, str]
"""Moves that decide a question, by the names that the question gives them."""


@dataclass(frozen=True, slots=True)
class Case:
    """A verdict, and the choices that lead to it, each of which is enough; () where they are too many to be named."""

    verdict: Verdict
    choices: Sequence[Choices] = ()


def undecided_moves(presentation: Presentation, situation: Situation, question: Question) -> list[str]:
    """Return the names of the moves that the verdict hangs on and that are not told: what somebody has to choose."""
    shapes = presentation.game.schema.shapes
    return [
        place
        for place in question.needs(situation)
        if place.partition(".")[0] not in shapes
        and place not in situation.assumed
        and not is_place_given(situation, place)
    ]


def verdict_on_choices(names: Sequence[str], cases: Sequence[Case]) -> Verdict:
    """Return the verdict that it depends on these moves, with the rules on which all cases rest, else those of any."""
    kinds = sorted({path_without_indexes(name) for name in names})
    seats, by_kind = seats_of_moves(names), dict[str, tuple[Seat, ...]]()
    if len(kinds) > 1:
        by_kind = {
            kind: seats_of_moves([name for name in names if path_without_indexes(name) == kind]) for kind in kinds
        }
    every = dict.fromkeys(rule for case in cases for rule in case.verdict.rules)
    common = tuple(rule for rule in every if all(rule in case.verdict.rules for case in cases))
    return Verdict(f"depends.{'.'.join(kinds)}", {"seats": seats, **by_kind}, common or tuple(every))


def seats_of_moves(names: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats that make these moves."""
    return tuple(sorted({int(name.rpartition(".")[2]) for name in names if "." in name}))


def decided_cases(presentation: Presentation, situation: Situation, question: Question) -> list[Case]:
    """Return the verdict of each choice that may be made, those that lead to the same one together.

    [] where a choice alone does not decide, or the cases are too many to be told.
    """
    found: dict[tuple[tuple[str, str], ...], Verdict] = {}
    try:
        for choices, verdict in verdicts_by_choice(presentation, situation, question):
            if not found.setdefault(choices, verdict).says_same_as(verdict) or len(found) > MOST_CHOICES:
                return []
    except TooMany:
        return []
    cases: list[Case] = []
    for choices, verdict in found.items():
        at = next((at for at, case in enumerate(cases) if case.verdict.says_same_as(verdict)), len(cases))
        known = cases[at] if at < len(cases) else Case(verdict)
        cases[at : at + 1] = [Case(known.verdict, [*known.choices, dict(choices)])]
    single = all(len(choices) == 1 for choices in found)
    return cases if len(cases) <= MOST_CASES and (single or len(found) <= MOST_COMBINATIONS) else []


def verdicts_by_choice(
    presentation: Presentation, situation: Situation, question: Question
) -> Iterator[tuple[tuple[tuple[str, str], ...], Verdict]]:
    """Yield the moves that complete each possible table, and its verdict; raise TooMany as `possible_fillings` does."""
    assert question.verdict is not None, "the coach does not play it out"
    for table in possible_fillings(presentation, situation, question):
        played, _ = play_what_question_asks(presentation, table, question, 1, EventRecorder)
        made = [(name, move) for name, move in table.moves.items() if name not in situation.moves]
        yield tuple(made), question.verdict(played)


# In words


def case_label(case: Case, cases: Sequence[Case], describer: Describer) -> str:
    """Return the choices that lead to a case, before its verdict; "" if not named. `cases`: all of the answer's."""
    several = any(len(choices) > 1 for choices in case.choices)
    between = describer.filled_text("certainty.or.several" if several else "certainty.or")
    ways = between.join(ways_in_words(case, cases, describer))
    return describer.filled_text("certainty.case", ways=ways) if ways else ""


def ways_in_words(case: Case, cases: Sequence[Case], describer: Describer) -> list[str]:
    """Return each way to choose that leads to a case in words; numbers that follow each other are one way."""
    if case.choices and all(len(choices) == 1 for choices in case.choices):
        (name,) = case.choices[0]
        every = sorted(each[name] for other in cases for each in other.choices)
        ways = [each[name] for each in case.choices]
        if all(way.isdecimal() for way in every):
            ways = runs_of_numbers([*map(int, ways)], sorted(map(int, every)))
        key = f"case.{path_without_indexes(name)}"
        return [describer.filled_text(key, way=way) for way in ways]
    return [choices_in_words(choices, describer) for choices in case.choices]


def choices_in_words(choices: Choices, describer: Describer) -> str:
    """Return the choices of several players, each with who makes it."""
    return ", ".join(
        describer.filled_text(f"case.{path_without_indexes(name)}.seat", seat=int(name.rpartition(".")[2]), way=way)
        for name, way in choices.items()
    )


def runs_of_numbers(numbers: Sequence[int], every: Sequence[int]) -> list[str]:
    """Return numbers as runs, "1–11": between the ends of a run are no others of `every`, which is sorted."""
    chosen, runs = set(numbers), list[list[int]]()
    for at, number in enumerate(every):
        if number in chosen and at and every[at - 1] in chosen:
            runs[-1].append(number)
        elif number in chosen:
            runs.append([number])
    return [f"{run[0]}\N{EN DASH}{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs]
