"""Questions about a table that a reader lays out: the verdict as the page shows it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine.api.editor_answers import AdvisingAnswer, VerdictAnswer
from engine.api.findings_list import findings_list_html, findings_text
from engine.api.open_matches import answer_language
from engine.api.requests import AskRequest
from engine.api.steps import rule_link, steps_html
from engine.api.table_editor import EditedTable, edited_table, question_with_names, table_text, with_rest_kept
from engine.ask.advice import SEED, QuestionAdvice, advice_before_any_work
from engine.ask.answering import (
    Answer,
    advice_as_answer,
    ask,
    headed_by_condition,
    headline_text,
    label_of_case,
    label_of_other,
    lines_of_verdict,
    ours_in_words,
    verdict_certainty_text,
    verdict_text,
)
from engine.ask.choices import NONE, Case, Edition, needed_in_words, situation_in_case, untold_places, ways_to_case
from engine.ask.editions import DEPENDS, edition_in_words
from engine.ask.findings import findings_in_situation
from engine.ask.known import lesson_as_known
from engine.ask.links import Asked, question_from_link, question_to_link
from engine.ask.supposing import with_usual_supposed
from engine.core.describe import Describer
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.schema import Finding
from engine.core.situations import Situation, Verdict, is_place_given
from engine.match.example_run import ExampleRun
from engine.match.lesson import Lesson, lesson_from_run
from engine.match.plan import End, Plan


class AnalysedTable(NamedTuple):
    """The findings on a table, and the advice being worked out on it, None if the table is impossible."""

    findings: Sequence[Finding]
    begun: QuestionAdvice | None


ANALYSED: Final[dict[str, AnalysedTable]] = {}
"""The one table on which advice is being worked out, by its text."""

CASES_SHOWN: Final = 6
"""The most verdicts on all tables there can be that are shown. Chosen by eye."""

CASES_IN_SIGHT: Final = 5
"""The most cases that are in sight; all others are folded. Chosen by eye."""

MOVES_SHOWN: Final = 40
"""The most moves that are played to show where advice leads. Chosen by hand."""

OTHERS_SHOWN: Final = 4
"""The most verdicts of other deals that are shown: a table of which little is given has nearly a hundred."""


def verdict_answer(request: AskRequest) -> VerdictAnswer | AdvisingAnswer:
    """Return the book's verdict on a table, or the progress of its advice; raise Refusal as `ask` does."""
    asked = question_with_names(question_from_link(request.text), request.names)
    table = edited_table(asked, answer_language(request.lang))
    if table.question.verdict is not None:
        return verdict_answer_for_page(table, ask(table.presentation.game.key, table.situation, table.question.key))
    findings, begun = analysed_table(request.text, table)
    if begun is None:
        return verdict_answer_for_page(table, Answer(table.question.key, findings))
    begun.advice.work_for_seconds(request.ms / 1000)
    if begun.advice.done < 1:
        return {"kind": "advising", "done": round(begun.advice.done, 2)}
    answer = advice_as_answer(table.question, findings, begun)
    return verdict_answer_for_page(table, answer, lesson_playing_out_best_move(table, begun, answer))


def analysed_table(text: str, table: EditedTable) -> AnalysedTable:
    """Return the findings on a table and its advice, kept from the last call for the same text."""
    if text not in ANALYSED:
        findings = findings_in_situation(table.presentation, table.situation)
        possible = not any(finding.impossible for finding in findings)
        found = advice_before_any_work(table.presentation, table.situation, table.question) if possible else None
        ANALYSED.clear()
        ANALYSED[text] = AnalysedTable(findings, found)
    return ANALYSED[text]


def lesson_playing_out_best_move(table: EditedTable, begun: QuestionAdvice, answer: Answer) -> Lesson:
    """Return a lesson: the best move in the filling asked about, and play until the seat has the same choice again."""
    assert answer.verdict is not None, "advice has its verdict"
    now, again = ((begun.kind, begun.seat, number) for number in range(2))
    plan = Plan({now: answer.verdict.params["move"]}, {}, End((again,), 0))
    example = replace(table.question.example(table.situation, SEED), names=table.seat_names)
    run = ExampleRun(table.presentation, example, plan)
    run.play_to_end_of_plan(MOVES_SHOWN)
    return lesson_as_known(table.editor, table.situation, lesson_from_run(run))


def verdict_answer_for_page(table: EditedTable, answer: Answer, played: Lesson | None = None) -> VerdictAnswer:
    """Return an answer as the page shows it, with the steps of played-out advice, if any."""
    describer, verdict = table.describer, answer.verdict
    but = differing_house_rules_text(table, answer)
    lesson = played or answer.lesson
    boards = table.question.draws(table.situation)
    aside = describer.filled_text("ask.played_out") if played else text_about_steps(answer, describer, boards=boards)
    marks = [*table.question.marks(verdict)] if verdict else []
    steps = steps_html(table.presentation, lesson, table.lang, fixed=True, boards=boards, marks=marks) if lesson else ()
    if not boards and len(steps) == 1:
        # One sentence without a picture would only say the ruling again.
        steps = ()
    return {
        "kind": "verdict",
        "html": headline_html(answer, describer, but) if verdict else NOTHING,
        "say": answer_text(answer, describer, but) if verdict else findings_text(answer.findings, describer),
        "rules": [*verdict.rules] if verdict else [],
        "certainty": fragment(verdict_certainty_html(table, answer), going_on_html(table, verdict))
        if verdict
        else NOTHING,
        "aside": aside if steps else "",
        "steps": [*steps],
        # Where no step cites the ruling, all of them lead to it.
        "shows": lesson.example.telling[-1] if lesson and lesson.example.telling else max(1, len(steps)),
        "editions": differing_house_rules_html(table, answer),
        "plays": table.presentation.own_table.is_whole(table.kept),
        "then": verdict.then if verdict else "",
        "missing": next(iter(untold_places(table.situation, table.question)), "") if verdict else "",
        "findings": findings_list_html(answer.findings, describer),
    }


def text_about_steps(answer: Answer, describer: Describer, *, boards: bool) -> str:
    """Return what is to be known of the steps of an answer: which case they show, and what their pictures do untold."""
    shown = answer.case_shown
    if shown and answer.rests_on_facts:
        ways = ways_to_case(shown, answer.cases, describer, facts=True)
        return describer.filled_text("ask.case_shown", ways=ways)
    said = [] if answer.alike else ["ask.one_case"]
    return " ".join(map(describer.filled_text, [*said, "ask.untold"] if boards else said))


def headline_html(answer: Answer, describer: Describer, but: str = "") -> Html:
    """Return the verdict of an answer with links to its rules, after the condition that it hangs on, if any."""
    assert answer.verdict is not None, "what is impossible has no verdict"
    condition = headed_by_condition(answer, describer)
    said = verdict_html(answer.verdict, describer, but, continued=bool(condition))
    return fragment(condition, " ", said) if condition else said


def verdict_html(verdict: Verdict, describer: Describer, but: str = "", *, continued: bool = False) -> Html:
    """Return a verdict with links to its rules: the ruling as a sentence to be read aloud, then what explains it.

    `but`: where it is decided otherwise; `continued`: whether it goes on after a colon.
    """
    ruling, why = ruling_and_why(verdict, describer, continued=continued)
    ruling = fragment(ruling, " ", but) if but else ruling
    return with_rules(verdict, fragment(ruling, " ", tag("span", why, class_="why")) if why else ruling, describer)


def ruling_and_why(verdict: Verdict, describer: Describer, *, continued: bool = False) -> tuple[Html, Html]:
    """Return the two parts of a verdict, `lines_of_verdict`; of many the second one is NOTHING."""
    ruling, why = lines_of_verdict(verdict, describer)
    first = describer.filled_line(ruling, "", verdict.told, continued=continued)
    return first.html, describer.filled_line(why, "", verdict.told).html


def with_rules(verdict: Verdict, said: Html, describer: Describer) -> Html:
    """Return what is said of a verdict with links to its rules, and which of them are decisions of the book's own."""
    if verdict.ours:
        said = fragment(said, " ", tag("em", ours_in_words(verdict, describer)))
    links = tag("span", map(rule_link, verdict.rules), class_="rules") if verdict.rules else NOTHING
    return fragment(said, links)


def answer_text(answer: Answer, describer: Describer, but: str) -> str:
    """Return what is announced of an answer: its verdict, the cases of a choice, and how sure it is.

    `but`: where it is decided otherwise.
    """
    told = [f"{headline_text(answer, describer)} {but}".strip()]
    cases = cases_to_be_told(answer, describer)
    for case in cases:
        label = label_of_case(case, answer, describer)
        ruling = verdict_text(replace(case.verdict, ours=()), describer, why=False, continued=bool(label))
        told.append(f"{label} {ruling}".strip())
    if ours := ours_in_words(verdict_on_all_rulings(cases, answer.verdict), describer):
        told.append(ours)
    # What is supposed comes before what else may be.
    told.insert(1 if answer.supposed else len(told), verdict_certainty_text(answer, describer))
    return " ".join(told)


def verdict_certainty_html(table: EditedTable, answer: Answer) -> Html:
    """Return how sure a verdict is, the cases of a choice, and what most often comes of other deals."""
    describer = table.describer
    cases = cases_to_be_told(answer, describer)
    items = [case_item_html(table, case, answer) for case in cases]
    items += other_items_html(answer, describer)
    told = cases_list_html(items, describer)
    ours = ours_in_words(verdict_on_all_rulings(cases, answer.verdict), describer)
    told = fragment(told, tag("p", tag("em", ours))) if ours else told
    if items and answer.supposed:
        # What nobody has said is the case is not to stand before the picture, but for a single line.
        told = tag("details", tag("summary", describer.filled_html("certainty.otherwise")), told, open=len(items) == 1)
    return fragment(tag("p", verdict_certainty_text(answer, describer)), told)


def cases_list_html(items: Sequence[Html], describer: Describer) -> Html:
    """Return a list of cases, those beyond the first few folded; NOTHING if there are none."""
    if len(items) <= CASES_IN_SIGHT:
        return tag("ul", items) if items else NOTHING
    first, rest = items[:CASES_IN_SIGHT], items[CASES_IN_SIGHT:]
    more = tag("summary", describer.filled_html("certainty.more", count=len(rest)))
    return fragment(tag("ul", first), tag("details", more, tag("ul", rest)))


def verdict_on_all_rulings(cases: Sequence[Case], verdict: Verdict | None) -> Verdict:
    """Return a verdict with the decisions of the book's own of all cases: each is told once, below them."""
    told = verdict.ours if verdict else ()
    return Verdict(
        "", ours=tuple(dict.fromkeys(rule for case in cases for rule in case.verdict.ours if rule not in told))
    )


def other_items_html(answer: Answer, describer: Describer) -> Iterator[Html]:
    """Yield what comes of other deals, each with when or how often it does; of many the most frequent only."""
    listed = bool(answer.enough)
    shown = CASES_SHOWN if listed else OTHERS_SHOWN
    none = [NONE] * len(answer.others)
    told = zip(answer.others, answer.needed, answer.enough or none, answer.never or none, strict=True)
    for (verdict, times), *conditions in list(told)[:shown]:
        label = label_of_other(answer, times, describer)
        said = verdict_html(verdict, describer, continued=bool(label))
        yield tag("li", label, " " * bool(label), said, " ", needed_in_words(describer, *conditions))
    if others := answer.others[shown:]:
        more = describer.filled_html("certainty.rest", times=sum(times for _, times in others))
        yield tag("li", describer.filled_html("certainty.more", count=len(others)) if listed else more)


def cases_to_be_told(answer: Answer, describer: Describer) -> Sequence[Case]:
    """Return the cases: those with the same ruling make one, of supposed ones a tile on one square or another.

    Of those that suppose more than one thing, one is enough to tell a ruling.
    """
    found: dict[object, Case] = {}
    for case in answer.cases:
        values = {value for choices in case.choices for value in choices.values()}
        alike = not answer.supposed or (len(values) == 1 and all(len(choices) == 1 for choices in case.choices))
        ruling = ruling_and_why(case.verdict, describer)[0]
        otherwise = [(each.option, each.choice, each.verdict.key) for each in editions_decided(case)]
        kind = (ruling, *otherwise, *([*values, *case.verdict.rules] if answer.supposed and alike else ()))
        known = found.get(kind)
        if not known or alike:
            found[kind] = case_of_both(known, case) if known else case
    return [*found.values()]


def case_of_both(one: Case, other: Case) -> Case:
    """Return the case of two that come to the same ruling, with the rules of both."""
    rules = dict.fromkeys([*one.verdict.rules, *other.verdict.rules])
    ours = dict.fromkeys([*one.verdict.ours, *other.verdict.ours])
    verdict = replace(one.verdict, rules=tuple(rules), ours=tuple(ours))
    return Case(verdict, [*one.choices, *other.choices], editions_decided(one))


def editions_decided(case: Case) -> list[Edition]:
    """Return the editions that decide a case otherwise, and not only by what is not told."""
    return [each for each in case.editions if not each.verdict.key.startswith(DEPENDS)]


def case_item_html(table: EditedTable, case: Case, answer: Answer) -> Html:
    """Return a case of a choice: the choices that lead to it and a button to show it, if named, and its verdict."""
    label = label_of_case(case, answer, table.describer)
    told = situation_in_case(table.editor, table.question, table.situation, case)
    named = fragment(tag("b", label), " ") if label else NOTHING
    # What explains it is told where it is shown.
    said = ruling_and_why(case.verdict, table.describer, continued=bool(label))[0]
    ruling = with_rules(replace(case.verdict, ours=()), said, table.describer)
    show = fragment(" ", supposing_button(table, told, "ask.case.show")) if told else NOTHING
    # What is decided otherwise is told where it is shown.
    named_rules = [edition_in_words(each, table.describer, "ask.rule.named", continued=True) for each in case.editions]
    perhaps = any(each.verdict.key.startswith(DEPENDS) for each in case.editions)
    rules = table.describer.texts["certainty.or"].join(named_rules)
    but = table.describer.filled_html("ask.but.perhaps" if perhaps else "ask.but", rules=rules) if rules else NOTHING
    return tag("li", named, ruling, " " * bool(but), but, show)


def edition_html(edition: Edition, usual: Verdict, describer: Describer, text: str) -> Html:
    """Return what is decided by another house rule, in one line, beside the usual verdict; `text` names the rule.

    What decisions of the book's own the usual verdict rests on has been told.
    """
    named = edition_in_words(edition, describer, text)
    verdict = replace(edition.verdict, ours=tuple(each for each in edition.verdict.ours if each not in usual.ours))
    ruling = with_rules(verdict, ruling_and_why(verdict, describer, continued=True)[0], describer)
    return tag("p", tag("b", named), " ", ruling, class_="edition")


def going_on_html(table: EditedTable, verdict: Verdict) -> Html:
    """Return a button that asks what follows about the table as it is after what was asked; NOTHING without any."""
    found = table.question.goes_on(table.situation, verdict)
    if not found:
        return NOTHING
    question, after = found
    said = table.describer.filled_html("ask.goes_on", question=f"question.{question}")
    told = replace(with_rest_kept(table, after), names=())
    link = question_to_link(Asked(table.presentation.game.key, question, told))
    return tag("p", tag("button", said, type="button", data_table=link))


def supposing_button(table: EditedTable, told: Situation, key: str) -> Html:
    """Return a button, named by the text `key`, that asks the same about another table."""
    said = table.describer.filled_html(key)
    return tag("button", said, type="button", data_table=table_text(table, with_rest_kept(table, told)))


def differing_house_rules_html(table: EditedTable, answer: Answer) -> Html:
    """Return the choices of house rules under which the verdict is another, with their verdicts; NOTHING for none."""
    items = [house_rule_item_html(table, edition, answer) for edition in answer.editions]
    said = tag("p", table.describer.filled_html("ask.otherwise"))
    return fragment(said, tag("ul", items, class_="editions")) if items else NOTHING


def differing_house_rules_text(table: EditedTable, answer: Answer) -> str:
    """Return a sentence that names the house rules under which the verdict is another; "" for none.

    A rule that the reader has chosen is not in doubt.
    """
    found = [each for each in answer.editions if each.option not in table.situation.options]
    if not found:
        return ""
    named = [edition_in_words(each, table.describer, "ask.rule.named", continued=True) for each in found]
    sure = all(is_edition_sure(table, each, answer) for each in found)
    or_ = table.describer.texts["certainty.or"]
    return table.describer.filled_text("ask.but" if sure else "ask.but.perhaps", rules=or_.join(named))


def is_edition_sure(table: EditedTable, edition: Edition, answer: Answer) -> bool:
    """Return whether what a house rule decides is certain.

    Else it holds in the deal that is shown, and perhaps not in others; in all cases it has been tried.
    """
    usual, _ = with_usual_supposed(under_house_rule(table, edition), table.question)
    return is_every_case_told(answer) or all(is_place_given(usual, place) for place in table.question.needs(usual))


def under_house_rule(table: EditedTable, edition: Edition) -> Situation:
    """Return the table that is asked about, under another house rule."""
    return replace(table.situation, options={**table.situation.options, edition.option: edition.choice})


def is_every_case_told(answer: Answer) -> bool:
    """Return whether the cases of an answer are all that there are."""
    return answer.certainty is not None and answer.certainty.kind in ("cases", "facts")


def house_rule_item_html(table: EditedTable, edition: Edition, answer: Answer) -> Html:
    """Return one choice of a house rule with its verdict, and a button that asks again under it."""
    assert answer.verdict, "a house rule changes a verdict"
    other = under_house_rule(table, edition)
    text = "ask.edition" if is_edition_sure(table, edition, answer) else "ask.edition.deal"
    told = edition_html(edition, answer.verdict, table.describer, text)
    return tag("li", told, supposing_button(table, other, "ask.edition.take"))
