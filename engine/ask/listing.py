"""All tables that there can be where what is hidden is little: what comes of each, when it does, and what is enough."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import TypeAlias

from engine.ask.choices import MOST_TABLES, Choices, Needed, filled_places, values_by_place
from engine.ask.completing import TooMany, possible_fillings
from engine.ask.playing import play_what_question_asks
from engine.core.game import Refusal
from engine.core.presentation import Presentation
from engine.core.situations import Question, Situation, Verdict
from engine.match.recorder import EventRecorder

Found: TypeAlias = Sequence[tuple[Choices, Verdict]]
"""What completes each table that there can be, and its verdict."""


def verdicts_on_all_tables(presentation: Presentation, situation: Situation, question: Question) -> Found:
    """Return what completes each possible table, and its verdict; () where they are too many."""
    editor = presentation.own_table.editor
    assert editor, "what can be asked about can be laid out"
    assert question.verdict, "the coach does not play it out"
    found: list[tuple[Choices, Verdict]] = []
    with suppress(TooMany):
        tables = [*islice(possible_fillings(presentation, situation, question), MOST_TABLES + 1)]
        for table in tables if len(tables) <= MOST_TABLES else ():
            with suppress(Refusal):
                played, _ = play_what_question_asks(presentation, table, question, 1, EventRecorder)
                verdict = question.verdict(replace(played, situation=situation))
                found.append((filled_places(editor, question, situation, table), verdict))
    return found


def each_verdict_once(found: Found) -> list[tuple[Verdict, int]]:
    """Return the verdicts that say different things, each with on how many tables it comes up, the most first."""
    verdicts: list[tuple[Verdict, int]] = []
    for _, verdict in found:
        at = next((at for at, (other, _) in enumerate(verdicts) if other.says_same_as(verdict)), len(verdicts))
        known, times = verdicts[at] if at < len(verdicts) else (verdict, 0)
        verdicts[at : at + 1] = [(known.with_scores_of(verdict), times + 1)]
    return sorted(verdicts, key=lambda each: -each[1])


def needed_for_verdicts(
    situation: Situation, question: Question, found: Found, verdicts: Sequence[Verdict]
) -> list[Needed]:
    """Return for each verdict what all tables that lead to it have in common: nothing where they are too many.

    Of what may be at a place, it is told only if it is half at most.
    """
    every = values_by_place([choices for choices, _ in found])
    needed: list[Needed] = []
    for verdict in verdicts:
        leading = [choices for choices, other in found if other.says_same_as(verdict)]
        needed.append(
            {
                place: values
                for place, values in values_by_place(leading).items()
                if len(values) <= len(every[place]) // 2
                and all(place in choices for choices in leading)
                and all(question.names(situation, place, value) for value in values)
            }
        )
    return needed


def enough_for_verdict(
    situation: Situation, question: Question, found: Found, needed: Needed, verdict: Verdict
) -> Needed:
    """Return what alone is enough for a verdict, where all is as is needed: at one place, of what is needed if it can.

    All that is needed where that is enough; {} where no place alone is.
    """
    fitting = [
        (choices, other.says_same_as(verdict))
        for choices, other in found
        if all(choices.get(place) in values for place, values in needed.items())
    ]
    if all(same for _, same in fitting):
        return needed
    leading = values_by_place([choices for choices, same in fitting if same])
    for place in sorted(leading, key=lambda place: place not in needed):
        sure = [
            value
            for value in leading[place]
            if question.names(situation, place, value)
            and all(same for choices, same in fitting if choices.get(place) == value)
        ]
        if sure:
            return {place: sure}
    return {}


def excluded_for_verdict(
    situation: Situation, question: Question, found: Found, needed: Needed, verdict: Verdict
) -> Needed:
    """Return with what at one place a verdict never comes up, where nothing is needed there; {} if there is none."""
    leading = values_by_place([choices for choices, other in found if other.says_same_as(verdict)])
    for place, values in values_by_place([choices for choices, _ in found]).items():
        never = [value for value in values if value not in leading.get(place, ())]
        if never and place not in needed and all(question.names(situation, place, value) for value in never):
            return {place: never}
    return {}


def number_of_possible_tables(
    presentation: Presentation, situation: Situation, question: Question, verdict: Verdict
) -> int:
    """Return the number of tables that a situation may be; 0 if they are too many, or one gets another verdict.

    Each table has everything filled in that its verdict depends on, so it is enough to play it out once.
    """
    assert question.verdict is not None, "the coach does not play it out"
    tables = 0
    try:
        for table in possible_fillings(presentation, situation, question):
            # What no game can lead to is no table.
            with suppress(Refusal):
                played, _ = play_what_question_asks(presentation, table, question, 1, EventRecorder)
                # Of what is not given, the verdict says nothing.
                if question.verdict(replace(played, situation=situation)) != verdict:
                    return 0
                tables += 1
    except TooMany:
        return 0
    return tables
