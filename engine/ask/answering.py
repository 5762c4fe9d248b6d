"""Answers to questions about a situation, found by playing it: once if the rules decide, else in many fillings."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from engine.ask.advice import QuestionAdvice, finished_advice
from engine.ask.choices import (
    MOST_CASES,
    Case,
    Edition,
    Needed,
    are_few,
    case_label,
    cases_without_choices,
    decided_cases,
    is_choice,
    kind_of_place,
    rough_cases,
    situation_in_case,
    untold_places,
    verdict_of_filling,
    verdict_on_places,
)
from engine.ask.editions import DEPENDS, case_without, house_rules_changing_verdict, with_editions_of_cases
from engine.ask.either import trying_numbers_told
from engine.ask.findings import check_seats_and_options, findings_in_situation
from engine.ask.known import lesson_as_known, other_runs
from engine.ask.listing import (
    each_verdict_once,
    enough_for_verdict,
    excluded_for_verdict,
    needed_for_verdicts,
    number_of_possible_tables,
    verdicts_on_all_tables,
)
from engine.ask.playing import play_what_question_asks
from engine.ask.supposing import (
    cases_besides,
    differing_cases,
    supposed_in_words,
    unusual_in_words,
    with_usual_supposed,
)
from engine.core.describe import Describer
from engine.core.game import Event, Refusal
from engine.core.presentation import Presentation
from engine.core.schema import Finding, Path
from engine.core.situations import Question, Situation, Verdict, is_place_given
from engine.games.registry import presentation_by_key
from engine.match.example_run import ExampleRun
from engine.match.lesson import Lesson, lesson_from_run

FILLINGS: Final = 100
"""The number of random fillings of what is not given in which verdicts are counted."""

CERTAIN: Final = ("rules", "every")
"""The kinds of certainty of a verdict that holds for all that is told."""

UNSURE: Final = {"cases": "choice", "facts": "open"}
"""What cases that are certain are where they rest on more than what decides between them."""

STEPS_PRINTED: Final = 3
"""The most steps of an answer that are printed: they fit on half a page."""


@dataclass(frozen=True, slots=True)
class Certainty:
    """How sure a verdict is.

    `kind`: "rules" if the rules decide it whatever is hidden; "every" if it is the same on each of the `fillings`
    tables that there can be; "counted" if it came up in all `fillings` tried, or if verdicts differ in them, of
    which it is told how often each came up, `times` at most, and none is the answer; "listed" if on all `fillings`
    tables that there can be they differ, of which it is told when each comes up; "cases" if it depends on a
    choice of somebody, of which every case is told and certain, "choice" if it depends on such a choice and perhaps on
    more; "facts" and "open" alike where it depends on facts that are not told; "part" if of that only what is certain
    is told; "supposed" if it is certain where the usual lies at places that are not told, and other cases are told;
    "judged" for advice, which rests on playouts in this many worlds.
    """

    kind: str
    times: int = 1
    fillings: int = 1


@dataclass(frozen=True)
class Answer:
    """The book's answer to a question.

    `verdict`: None if a finding is impossible; then there are only findings. `others`: the verdicts of fillings where
    they differ, each with how often it came up, the most frequent first; `needed`: what all tables of each have in
    common; `enough`: what is enough for it; `never`: with what it does not come up. `cases`: the verdicts that choices
    lead to, where the verdict is that it depends on them, or what else than is `supposed` at some places;
    `taken_for_granted` is what is supposed in all cases. `run`: the filling that is shown of `situation`, by what case
    it is if any, and `alike` others with the same verdict: the steps tell only what all of them have in common.
    """

    question: str
    findings: Sequence[Finding]
    verdict: Verdict | None = None
    certainty: Certainty | None = None
    others: Sequence[tuple[Verdict, int]] = ()
    needed: Sequence[Needed] = ()
    enough: Sequence[Needed] = ()
    never: Sequence[Needed] = ()
    cases: Sequence[Case] = ()
    editions: Sequence[Edition] = ()
    run: ExampleRun | None = None
    case_shown: Case | None = None
    supposed: Sequence[Path] = ()
    taken_for_granted: Sequence[Path] = ()
    situation: Situation | None = None
    alike: Sequence[ExampleRun] = ()

    @cached_property
    def lesson(self) -> Lesson | None:
        """The steps of the filling that is shown; on paper, the last on which the verdict rests. None without one."""
        if not self.run or not self.verdict or not self.situation:
            return None
        editor = self.run.presentation.own_table.editor
        verdicts = [self.verdict, *(case.verdict for case in self.cases)]
        assert editor, "what can be asked about can be laid out"
        lesson = lesson_as_known(editor, self.situation, lesson_from_run(self.run), [*map(lesson_from_run, self.alike)])
        rules = {rule for verdict in verdicts for rule in verdict.rules}
        telling = (
            number
            for number, step in enumerate(lesson.steps, 1)
            if any(snapshot.event.rule in rules for snapshot in step)
        )
        return replace(lesson, example=replace(lesson.example, telling=tuple(telling)[-STEPS_PRINTED:]))

    @property
    def rests_on_facts(self) -> bool:
        """Whether its cases are told by facts, not by choices of somebody."""
        return self.certainty is not None and self.certainty.kind == "facts"

    @property
    def events(self) -> Sequence[Event]:
        """The events of all steps; () without a verdict."""
        return [snapshot.event for step in self.lesson.steps for snapshot in step] if self.lesson else ()


def verdict_certainty_text(answer: Answer, describer: Describer) -> str:
    """Return how sure the verdict of an answer is, in words."""
    found = answer.certainty
    assert found is not None, "a verdict has its certainty"
    if headed_by_condition(answer, describer):
        return describer.filled_text("certainty.headed")
    if answer.supposed:
        condition = supposed_in_words(answer.supposed, describer)
        return describer.filled_text("certainty.supposed", condition=condition)
    kind = "all" if found.kind == "counted" and found.times == found.fillings else found.kind
    if kind in CERTAIN and answer.editions:
        kind = "chosen"
    said = describer.filled_text(f"certainty.{kind}", fillings=found.fillings)
    if not answer.taken_for_granted:
        return said
    thing = f"supposed.{answer.taken_for_granted[0].partition('.')[0]}"
    return f"{said} {describer.filled_text('certainty.granted', first=thing)}"


def headed_by_condition(answer: Answer, describer: Describer) -> str:
    """Return how a ruling begins that holds only if what is supposed is so; "" where a game has no words for it.

    They are the text `headed.<question>.<what is supposed first>`; the ruling goes on from there.
    """
    first, _, _ = next(iter(answer.supposed), "").partition(".")
    key = f"headed.{answer.question}.{first}"
    if key not in describer.texts:
        return ""
    return describer.filled_text(key, condition=supposed_in_words(answer.supposed, describer))


def headline_text(answer: Answer, describer: Describer) -> str:
    """Return the verdict of an answer in words, after the condition that it hangs on, if any."""
    assert answer.verdict is not None, "what is impossible has no verdict"
    condition = headed_by_condition(answer, describer)
    return f"{condition} {verdict_text(answer.verdict, describer, continued=bool(condition))}".strip()


def verdict_text(verdict: Verdict, describer: Describer, *, why: bool = True, continued: bool = False) -> str:
    """Return a verdict in words, without its rules; then which of them are decisions of the book's own.

    `why`: whether to tell what explains the ruling, too; `continued`: whether it goes on after a colon.
    """
    ruling, reason = lines_of_verdict(verdict, describer)
    lines = [ruling, reason] if why and reason else [ruling]
    said = " ".join(
        describer.filled_line(line, "", verdict.told, continued=continued and not at).text
        for at, line in enumerate(lines)
    )
    return f"{said} {ours_in_words(verdict, describer)}".strip()


def lines_of_verdict(verdict: Verdict, describer: Describer) -> tuple[str, str]:
    """Return the texts of a verdict's ruling and of what explains it: for what is sure, its text `<sure>.why`."""
    ruling, _, why = describer.texts[f"verdict.{verdict.key}"].partition("\n")
    return ruling, why or describer.texts.get(f"{verdict.params.get('sure')}.why", "")


def ours_in_words(verdict: Verdict, describer: Describer) -> str:
    """Return which of a verdict's rulings are decisions of the book's own, and what each decides; "" for none.

    What it decides is the text `ours.<ruling>`, where a game has one: the rest of the verdict is in the texts.
    """
    if not verdict.ours:
        return ""
    named = {rule: describer.texts.get(f"ours.{rule}", "") for rule in verdict.ours}
    told = [f"{what} ({rule})" if what else rule for rule, what in named.items()]
    between = describer.texts["render.parts"] if any(named.values()) else ", "
    return describer.filled_text("certainty.ours", rulings=between.join(told))


def label_of_other(answer: Answer, times: int, describer: Describer) -> str:
    """Return in how many deals another verdict came up; "" where all tables are listed."""
    listed = answer.certainty is not None and answer.certainty.kind == "listed"
    return "" if listed else describer.filled_text("certainty.other", times=times)


def label_of_case(case: Case, answer: Answer, describer: Describer) -> str:
    """Return the choices that lead to a case, or what is otherwise than supposed there; "" if it is not named."""
    if answer.supposed:
        return describer.filled_text("certainty.case", ways=unusual_in_words(case, describer))
    return case_label(case, answer.cases, describer, facts=answer.rests_on_facts)


def ask(game: str, situation: Situation, question: str) -> Answer:
    """Return the answer to a question of a game, both by their keys.

    Raises Refusal: "unknown_game", "unknown_question"; "player_count" and the like for a table that there cannot be;
    "not_given", or a reason of the game, where the situation lacks what the question is about.
    """
    presentation = presentation_by_key(game)
    asked = question_by_key(presentation, question)
    check_seats_and_options(presentation, situation)
    assert presentation.own_table.editor, "what can be asked about can be laid out"
    situation = presentation.own_table.editor.as_asked(situation, asked)
    findings = findings_in_situation(presentation, situation)
    if any(finding.impossible for finding in findings):
        return Answer(question, findings)
    if asked.verdict is None:
        return advice_as_answer(asked, findings, finished_advice(presentation, situation, asked))
    return replace(answer_as_supposed(presentation, situation, asked), findings=findings, situation=situation)


def answer_as_supposed(presentation: Presentation, situation: Situation, question: Question) -> Answer:
    """Return the answer for a possible situation with the usual where it is not told, and what it is in other cases."""
    # What a question lacks is refused before anything is supposed.
    question.example(situation, 1)
    usual, supposed = with_usual_supposed(situation, question)
    answer = answer_for_situation(presentation, usual, question)
    assert answer.verdict, "the situation is possible"
    if supposed and answer.rests_on_facts:
        # Which fact it is, is told by cases; what is supposed besides holds for all of them.
        return replace(answer, taken_for_granted=supposed)
    cases, differ = differing_cases(presentation, situation, question, answer.verdict) if supposed else ((), False)
    places = supposed if differ else []
    if answer.certainty and answer.certainty.kind in CERTAIN:
        others, besides = cases_besides(presentation, usual, question, answer.verdict)
        cases, places = [*cases, *others], [*places, *besides]
    elif not answer.others and answer.certainty and answer.certainty.kind == "counted":
        # In which deals it came up is told; what no deal had besides is taken for granted in all of them.
        besides = cases_besides(presentation, usual, question, answer.verdict)[1]
        answer = replace(answer, taken_for_granted=[*supposed, *besides][:1])
    elif answer.others or (answer.certainty and answer.certainty.kind in UNSURE):
        answer = with_what_cases_suppose(presentation, usual, question, answer)
    return replace(answer, certainty=Certainty("supposed"), cases=cases, supposed=places) if places else answer


def with_what_cases_suppose(
    presentation: Presentation, situation: Situation, question: Question, answer: Answer
) -> Answer:
    """Return an answer that depends on what else may lie on the table, too, where that changes a case or a deal."""
    editor = presentation.own_table.editor
    assert editor, "what can be asked about can be laid out"
    assert answer.certainty, "a verdict has its certainty"
    if answer.others:
        cases, places = [Case(verdict) for verdict, _ in answer.others], untold_places(situation, question)
        tables = [(situation, verdict_of_filling(presentation, situation, question, 1))]
    else:
        cases = [*answer.cases]
        places = [place for case in cases for choices in case.choices for place in choices]
        # What depends on more is no verdict on one filling.
        decided = [case for case in cases if not case.verdict.key.startswith(DEPENDS)]
        told = [(situation_in_case(editor, question, situation, case), case.verdict) for case in decided]
        tables = [(table, found) for table, found in told if table]
    besides = [place for table, found in tables for place in cases_besides(presentation, table, question, found)[1]]
    if not besides:
        return answer
    sure = question.certain(situation, cases[0].verdict)
    verdict = verdict_on_places([*dict.fromkeys((*places, *besides))], cases, sure)
    kind = UNSURE.get(answer.certainty.kind, answer.certainty.kind)
    return replace(answer, verdict=verdict, certainty=replace(answer.certainty, kind=kind))


def advice_as_answer(question: Question, findings: Sequence[Finding], advice: QuestionAdvice) -> Answer:
    """Return a “judged” answer from finished advice: its certainty counts the worlds that were tried."""
    return Answer(
        question.key,
        findings,
        advice.verdict,
        Certainty("judged", advice.number_of_worlds_tried, advice.number_of_worlds_tried),
    )


def question_by_key(presentation: Presentation, key: str) -> Question:
    """Return the question of this key; raise Refusal("unknown_question") if the game has none."""
    for question in presentation.own_table.questions:
        if question.key == key:
            return trying_numbers_told(question, presentation)
    raise Refusal("unknown_question", question=key)


def answer_for_situation(presentation: Presentation, situation: Situation, question: Question) -> Answer:
    """Return the answer for a possible situation: the rules' verdict, or on what it depends, with cases or odds.

    What is told of other house rules, and the steps, are those of one filling.
    """
    counted, certainty = counted_verdicts(presentation, situation, question)
    verdict, _, seed = counted[0]
    _, run = play_what_question_asks(presentation, situation, question, seed)
    editions = [*house_rules_changing_verdict(presentation, situation, question, seed, verdict)]
    untold = untold_places(situation, question)
    every = decided_cases(presentation, situation, question) if certainty.kind == "counted" else []
    decided = next((cases for cases in (every, rough_cases(every, question)) if are_few(cases)), [])
    have_odds = {*map(kind_of_place, untold)} <= question.odds
    if len(decided) > 1 or (len(counted) > 1 and not have_odds):
        is_told = len(decided) > 1
        cases = decided if is_told else cases_without_choices([found for found, _, _ in counted], question)
        places = [*dict.fromkeys(place for case in cases for each in case.choices for place in each)] or untold
        chosen = any(is_choice(presentation, situation, question, place) for place in places)
        kind = ("cases" if chosen else "facts") if is_told else "choice" if chosen else "open"
        likely = question.coarse(verdict) if is_told and cases is not every else verdict
        shown = next((at for at, case in enumerate(cases) if case.verdict.says_same_as(likely)), None)
        if cases is every:
            cases, editions = with_editions_of_cases(presentation, situation, question, cases)
        shared = question.shared(situation, [case.verdict for case in every]) if every else None
        cases = [case_without(case, shared, question) for case in cases] if shared else cases
        sure = shared or question.certain(situation, verdict)
        if sure and not is_told and len(counted) > MOST_CASES:
            # What is certain tells more than a few of many deals.
            return Answer(question.key, (), verdict_on_places(places, cases, sure), Certainty("part"))
        told, case = verdict_on_places(places, cases, sure), None if shown is None else cases[shown]
        certainty = Certainty(kind, len(cases), len(cases))
        return Answer(question.key, (), told, certainty, cases=cases, editions=editions, run=run, case_shown=case)
    if len(counted) > 1:
        found = verdicts_on_all_tables(presentation, situation, question)
        listed = bool(found) and question.lists
        others = each_verdict_once(found) if listed else [(other, times) for other, times, _ in counted]
        sure = question.certain(situation, others[0][0])
        verdict = verdict_on_places(untold, [Case(other) for other, _ in others], sure)
        needed = needed_for_verdicts(situation, question, found, [other for other, _ in others])
        answer = Answer(question.key, (), verdict, certainty, others, editions=editions, run=run, needed=needed)
        if not listed:
            return answer
        enough, never = (
            [told(situation, question, found, only, other) for only, (other, _) in zip(needed, others, strict=True)]
            for told in (enough_for_verdict, excluded_for_verdict)
        )
        # No deal is the one on the table, and all that may be is told: none is shown.
        return replace(
            answer, certainty=Certainty("listed", len(found), len(found)), enough=enough, never=never, run=None
        )
    alike = [*other_runs(presentation, situation, question, seed)]
    return Answer(question.key, (), verdict, certainty, editions=editions, run=run, alike=alike)


def counted_verdicts(
    presentation: Presentation, situation: Situation, question: Question
) -> tuple[list[tuple[Verdict, int, int]], Certainty]:
    """Return the verdicts as `tally_verdicts` does, and how sure the first one is: one filling is enough for proof."""
    if all(is_place_given(situation, place) for place in question.needs(situation)):
        counted = tally_verdicts(presentation, situation, question, 1)
        return counted, Certainty("part" if counted[0][0].open else "rules")
    if proved := question.proved(situation, verdict_of_filling(presentation, situation, question, 1)):
        return [(proved, 1, 1)], Certainty("rules")
    counted = tally_verdicts(presentation, situation, question, FILLINGS)
    tables = number_of_possible_tables(presentation, situation, question, counted[0][0]) if len(counted) == 1 else 0
    return counted, Certainty("every", tables, tables) if tables else Certainty("counted", counted[0][1], FILLINGS)


def tally_verdicts(
    presentation: Presentation, situation: Situation, question: Question, fillings: int
) -> list[tuple[Verdict, int, int]]:
    """Return each verdict in the first fillings, how often it came up, and its first seed; the most frequent first.

    Those that say the same are counted together: a reader would see one sentence twice.
    """
    found: list[tuple[Verdict, int, int]] = []
    for seed in range(1, fillings + 1):
        verdict = verdict_of_filling(presentation, situation, question, seed)
        at = next((at for at, each in enumerate(found) if each[0].says_same_as(verdict)), len(found))
        known, times, first = found[at] if at < len(found) else (verdict, 0, seed)
        found[at : at + 1] = [(known.with_scores_of(verdict), times + 1, first)]
    return sorted(found, key=lambda each: -each[1])
