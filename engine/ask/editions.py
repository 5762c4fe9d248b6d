"""House rules by which it would be decided otherwise: beside an answer, and beside each of its cases."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from engine.ask.choices import (
    MOST_TABLES,
    Case,
    Edition,
    situation_in_case,
    untold_places,
    verdict_of_filling,
    verdict_on_places,
)
from engine.ask.completing import TooMany, possible_fillings
from engine.core.describe import Describer
from engine.core.game import Refusal
from engine.core.presentation import Presentation
from engine.core.schema import Path
from engine.core.situations import Question, Situation, Verdict

DEPENDS: Final = "depends."
"""The beginning of the key of a verdict that depends on more than is told."""


def edition_in_words(edition: Edition, describer: Describer, text: str, *, continued: bool = False) -> str:
    """Return a text that names a house rule: by the edition that has it, where a game has a text for that."""
    key = f"{edition.option}.{edition.choice}"
    own = f"edition.{key}"
    rule = own if own in describer.texts else "ask.rule"
    params = {"rule": rule, "option": f"option.{edition.option}", "choice": f"option.{key}"}
    return describer.filled_line(describer.texts[text], "", params, continued=continued).text


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
            ways = [found, question.proved(other, found)]
            if not any(each and each.says_same_as(verdict) for each in ways):
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
    places: list[Path] = []
    for choices in case.choices:
        table = situation_in_case(editor, question, situation, replace(case, choices=[choices])) or situation
        other = replace(table, options=options)
        try:
            verdicts = [*verdicts_of_fillings(presentation, other, question)]
        except (TooMany, Refusal):
            # Refused is a way to fill in one place beside what is told at another.
            return verdict_on_places(untold_places(other, question), [Case(case.verdict)])
        places += untold_places(other, question) if len(verdicts) > 1 else []
        found += verdicts
    if all(verdict.says_same_as(found[0]) for verdict in found):
        return found[0] if found else None
    chosen = [place for choices in case.choices for place in choices]
    return verdict_on_places([*dict.fromkeys(places or chosen)], [*map(Case, found)])


def verdicts_of_fillings(presentation: Presentation, situation: Situation, question: Question) -> Iterator[Verdict]:
    """Yield the verdict of every table that a situation may be; raise TooMany if they are too many."""
    for table in possible_fillings(presentation, situation, question, MOST_TABLES):
        # What no game can lead to is no table.
        with suppress(Refusal):
            yield verdict_of_filling(presentation, table, question, 1)


def case_without(case: Case, shared: Verdict, question: Question) -> Case:
    """Return a case without what is told of all cases, by other house rules, too."""

    def rest(verdict: Verdict) -> Verdict:
        found = question.rest(verdict, shared)
        return replace(found, ours=tuple(rule for rule in found.ours if rule not in shared.ours))

    editions = [replace(each, verdict=rest(each.verdict)) for each in case.editions]
    return replace(case, verdict=rest(case.verdict), editions=editions)
