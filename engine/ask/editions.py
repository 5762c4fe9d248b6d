"""House rules by which it would be decided otherwise: beside an answer, and beside each of its cases."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from engine.ask.choices import (
    Case,
    Edition,
    situation_in_case,
    untold_places,
    verdict_of_filling,
    verdict_on_places,
)
from engine.core.game import Refusal
from engine.core.presentation import Presentation
from engine.core.situations import Question, Situation, Verdict

DEPENDS: Final = "depends."
"""The beginning of the key of a verdict that depends on more than is told."""


def house_rules_changing_verdict(
    presentation: Presentation, situation: Situation, question: Question, seed: int, verdict: Verdict
) -> Iterator[Edition]:
    """Yield each other choice of a house rule that leads to another verdict in the filling that is shown.

    Choices under which there can be no such table are left out.
    """
    game = presentation.game
    chosen = game.checked_options_with_defaults(situation.options)
    for option in game.options:
        for choice in option.choices:
            if choice == chosen[option.key] or option.key in question.regardless:
                continue
            other = replace(situation, options={**chosen, option.key: choice})
            try:
                found = verdict_of_filling(presentation, other, question, seed)
            except Refusal:
                continue
            if not found.says_same_as(verdict):
                yield Edition(option.key, choice, found)


def with_editions_of_cases(
    presentation: Presentation, situation: Situation, question: Question, cases: Sequence[Case]
) -> tuple[list[Case], list[Edition]]:
    """Return the cases, each with what is decided otherwise in it; and what is, but alike in all of them."""
    chosen = presentation.game.checked_options_with_defaults(situation.options)
    alike, own = list[Edition](), [list[Edition]() for _ in cases]
    for option in presentation.game.options:
        for choice in option.choices if option.key not in question.regardless else ():
            if choice == chosen[option.key]:
                continue
            options = {**chosen, option.key: choice}
            found = [verdict_under(presentation, situation, question, case, options) for case in cases]
            told = [Edition(option.key, choice, verdict) for verdict in found if verdict]
            if len(told) == len(cases) and all(each.verdict.says_same_as(told[0].verdict) for each in told):
                # That it depends on more says nothing beside an answer that depends, too.
                alike += told[:1] if not told[0].verdict.key.startswith(DEPENDS) else []
                continue
            for case, verdict, editions in zip(cases, found, own, strict=True):
                if verdict and not verdict.says_same_as(case.verdict):
                    editions.append(Edition(option.key, choice, verdict))
    return [replace(case, editions=editions) for case, editions in zip(cases, own, strict=True)], alike


def verdict_under(
    presentation: Presentation, situation: Situation, question: Question, case: Case, options: dict[str, str]
) -> Verdict | None:
    """Return the verdict of a case under other house rules, perhaps that it depends on more; None if there is none."""
    editor = presentation.own_table.editor
    assert editor, "what can be asked about can be laid out"
    found: list[Verdict] = []
    places: list[str] = []
    for choices in case.choices:
        table = situation_in_case(editor, question, situation, replace(case, choices=[choices]))
        with suppress(Refusal):
            other = replace(table or situation, options=options)
            found.append(verdict_of_filling(presentation, other, question, 1))
            places += untold_places(other, question)
    if not found:
        return None
    if not places and any(not verdict.says_same_as(found[0]) for verdict in found):
        places = [place for choices in case.choices for place in choices]
    return verdict_on_places([*dict.fromkeys(places)], [*map(Case, found)]) if places else found[0]


def case_without(case: Case, shared: Verdict, question: Question) -> Case:
    """Return a case without what is told of all cases, by other house rules, too."""

    def rest(verdict: Verdict) -> Verdict:
        found = question.rest(verdict, shared)
        return replace(found, ours=tuple(rule for rule in found.ours if rule not in shared.ours))

    editions = [replace(each, verdict=rest(each.verdict)) for each in case.editions]
    return replace(case, verdict=rest(case.verdict), editions=editions)
