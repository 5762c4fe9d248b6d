"""Questions about tables that readers lay out: each has its words, its situations, and an answer that holds."""

import ast
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import cycle
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.api.editor_form import is_checkbox_field
from engine.api.table_editor import edited_table
from engine.ask.answering import Answer, ask
from engine.ask.choices import verdict_of_filling
from engine.ask.findings import findings_by_rules_of_game, findings_in_situation, with_fix_made
from engine.ask.links import Asked, question_from_link, question_to_link
from engine.core.game import EVERYONE, Refusal
from engine.core.locale import LANGUAGES
from engine.core.presentation import Presentation
from engine.core.schema import Finding, path_without_indexes
from engine.core.situations import Question, Situation
from engine.core.table.fields import ChoiceField, Editor, EditorField, NumberField
from engine.games.registry import PRESENTATIONS
from tests.asked import transcript, transcript_of
from tests.conformance.test_positions import spoiled
from tests.conformance.walks import Case, Walk, cases, deals, every_size, refusal_of
from tests.paths import ROOT, nodes, used
from tests.situations import StoredSituation, not_shown, situations
from tests.transcripts import WRITE
from tools.paths import page_folder

ASKED = [presentation for presentation in PRESENTATIONS.values() if presentation.own_table.questions]
STORED = situations()
LEAST_SITUATIONS = 15
"""Situations that a game with questions has."""

every_asked = pytest.mark.parametrize("presentation", ASKED, ids=lambda each: each.game.key)
every_stored = pytest.mark.parametrize("stored", STORED, ids=str)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def editor_of(presentation: Presentation) -> Editor:
    """Return the editor of a game that has questions."""
    assert presentation.own_table.editor is not None, f"engine/games/{presentation.game.key}/presentation.py: no editor"
    return presentation.own_table.editor


@every_stored
def test_a_situation_is_answered_as_it_must_be(stored: StoredSituation) -> None:
    differing = [f"{key} is {said}, not {known}" for key, (said, known) in stored.differences().items()]
    assert not differing, f"tests/situations/{stored.game}.json, “{stored.entry['name']}”: {'; '.join(differing)}"


@every_asked
def test_each_question_has_its_situations(presentation: Presentation) -> None:
    key = presentation.game.key
    own = [stored for stored in STORED if stored.game == key]
    assert len(own) >= LEAST_SITUATIONS, f"tests/situations/{key}.json: {len(own)} of {LEAST_SITUATIONS}"
    assert {question.key for question in presentation.own_table.questions} == {stored.question for stored in own}
    names = [stored.entry["name"] for stored in own]
    assert len(names) == len(set(names))


def named_rulings(key: str) -> set[str]:
    """Return the rulings that the situations of a game show, by the ids in their names."""
    return {
        found for stored in STORED if stored.game == key for found in re.findall(r"\b[A-Z]\d+\b", stored.entry["name"])
    }


@every_asked
def test_each_ruling_is_shown_by_a_situation_or_cannot_be(presentation: Presentation) -> None:
    key = presentation.game.key
    page = (ROOT / "docs/en" / page_folder(key) / "rulings.md").read_text("utf-8")
    rulings, excused = set(re.findall(r"^/// ruling \| (\w+)$", page, re.MULTILINE)), not_shown()[key]
    assert named_rulings(key) | excused.keys() == rulings, "tests/situations: a ruling is neither shown nor excused"
    assert not named_rulings(key) & excused.keys()
    assert all(reason.endswith(".") for reason in excused.values())


@every_stored
def test_a_verdict_cites_the_rulings_that_its_situation_shows(stored: StoredSituation) -> None:
    answer = stored.answer
    if isinstance(answer, Refusal) or not answer.verdict or stored.question == "advice":
        return
    shown = set(re.findall(r"\b[A-Z]\d+\b", stored.entry["name"]))
    assert shown <= {*answer.verdict.rules}, f"{stored}: the verdict rests on {shown}"


@every_asked
def test_rulings_on_which_the_texts_are_silent_are_told_as_ours(presentation: Presentation) -> None:
    key = presentation.game.key
    page = (ROOT / "docs/en" / page_folder(key) / "rulings.md").read_text("utf-8")
    rulings = re.findall(r"^/// ruling \| (\w+)$(.*?)^///$", page, re.MULTILINE | re.DOTALL)
    silent = r"^\*\*D\*\* · The texts? [^.]*silent[^.]*; this is our decision"
    # The colours of the houses that each takes are in no verdict.
    ours = {name for name, text in rulings if re.search(silent, text, re.MULTILINE)} - {"V13"}
    assert ours == import_module(f"engine.games.{key}.question_rulings").OURS
    for stored in STORED:
        found = stored.answer.verdict if stored.game == key and isinstance(stored.answer, Answer) else None
        if found and not found.key.startswith("depends"):
            assert found.ours == tuple(rule for rule in found.rules if rule in ours), stored


@every_asked
def test_one_question_asks_for_advice(presentation: Presentation) -> None:
    assert [question.key for question in presentation.own_table.questions if question.verdict is None] == ["advice"]


@every_asked
def test_what_is_often_asked_has_an_answer_at_once(presentation: Presentation) -> None:
    key, questions = presentation.game.key, presentation.own_table.questions
    asked = {word: ask(key, table, question.key) for question in questions for word, table in question.common.items()}
    assert asked
    for word, answer in asked.items():
        assert not answer.findings, word
        assert answer.certainty, word
        assert answer.certainty.kind in ("rules", "supposed"), word
        assert not answer.cases, word
        assert all(f"common.{word}" in texts for texts in presentation.texts.values()), word


@every_language
@every_asked
def test_answers_are_told_as_in_their_transcript(presentation: Presentation, lang: str) -> None:
    """Each verdict, certainty, other edition and finding, with its rules, as it was last read over."""
    key = presentation.game.key
    path, mend = transcript_of(key, lang), f"run `{WRITE} {key}` and read the diff"
    assert path.exists(), f"tests/situations/transcripts/{path.name} is missing: {mend}"
    assert path.read_text("utf-8") == transcript(key, lang), f"{path.name} tells an answer otherwise: {mend}"


@every_language
@every_stored
def test_an_answer_reads_well(stored: StoredSituation, lang: str) -> None:
    answer = stored.answer
    describer = edited_table(Asked(stored.game, stored.question, stored.situation), lang).describer
    if isinstance(answer, Refusal):
        said = [describer.describe_refusal(answer).text]
    else:
        verdicts = [answer.verdict, *(other for other, _ in answer.others), *(each.verdict for each in answer.editions)]
        said = [describer.filled_text(f"verdict.{each.key}", **each.told) for each in verdicts if each]
    for text in said:
        assert re.match(r"[A-ZÀ-Ý0-9“«]", text), text
        assert text.endswith("."), text
        assert not re.search(r"[{}|#]|  |[ \u00a0\u202f][,.]|\. [a-zà-ÿ]", text), text


CODE_AT: Final = {"Finding": 0, "Text": 0, "OfSeat": 1}
"""What makes findings of a game's own, with the place of the code among its arguments; others take it by its name."""


@cache
def codes(key: str) -> set[str]:
    """Return the codes of the findings that a game's code makes."""
    found = set()
    for path in (ROOT / "engine/games" / key).rglob("*.py"):
        for call in nodes(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call):
                at = CODE_AT.get(getattr(call.func, "id", ""), len(call.args))
                named = [keyword.value for keyword in call.keywords if keyword.arg == "code"]
                texts = [each for code in [*call.args[at : at + 1], *named] for each in nodes(code)]
                found |= {
                    each.value for each in texts if isinstance(each, ast.Constant) and isinstance(each.value, str)
                }
    return found


@every_asked
def test_each_finding_has_its_words_and_a_test(presentation: Presentation) -> None:
    key = presentation.game.key
    tests = {
        said for path in (ROOT / "tests/games" / key).rglob("*.py") for said in used(ast.parse(path.read_text("utf-8")))
    }
    tests |= {code for stored in STORED if stored.game == key for code in stored.entry.get("findings", ())}
    for lang in LANGUAGES:
        missing = sorted(code for code in codes(key) if f"finding.{code}" not in presentation.texts[lang])
        assert not missing, f"engine/games/{key}/locale/ask_{lang}.py: no text for the finding “{missing[0]}”"
    untested = sorted(codes(key) - tests)
    assert not untested, f"tests/games/{key}: no test brings about the finding “{untested[0]}”"


def label(field: EditorField) -> str:
    """Return the name of the text that labels a field; boxes for pieces have one in common."""
    name = path_without_indexes(field.place)
    return name.partition(".")[0] if is_checkbox_field(field) and field.form else name


@every_language
@every_asked
def test_questions_fields_and_pieces_have_their_words(presentation: Presentation, lang: str) -> None:
    texts, editor = presentation.texts[lang], editor_of(presentation)
    wanted = {f"schema.{key}" for key in presentation.game.schema.shapes}
    for question in presentation.own_table.questions:
        wanted |= {f"question.{question.key}", f"question.{question.key}.note"}
        for players in presentation.game.player_counts:
            situation = Situation(players)
            wanted |= {f"field.{label(field)}" for field in editor.editor_fields(situation, question)}
            wanted |= {f"tool.{tool.group}" for tool in editor.editor_tools(situation, question)}
    missing = sorted(wanted - set(texts))
    assert not missing, f"engine/games/{presentation.game.key}/locale/ask_{lang}.py: “{missing[0]}” is missing"


# What is answered holds


def answered(stored: StoredSituation) -> Answer | None:
    """Return the answer of a situation, None if it is refused."""
    answer = stored.answer
    return None if isinstance(answer, Refusal) else answer


@every_stored
def test_what_is_certain_holds_whatever_is_hidden(stored: StoredSituation) -> None:
    answer = answered(stored)
    if not answer or not answer.certainty or answer.certainty.kind != "rules":
        return
    presentation = PRESENTATIONS[stored.game]
    question = next(each for each in presentation.own_table.questions if each.key == stored.question)
    for seed in range(2, 12):
        assert verdict_of_filling(presentation, stored.situation, question, seed) == answer.verdict


@every_stored
def test_a_fix_leads_to_fewer_findings(stored: StoredSituation) -> None:
    presentation, situation = PRESENTATIONS[stored.game], stored.situation
    check_fixes(presentation, situation)
    found = findings_in_situation(presentation, situation)
    if len(found) == 1 and not form_findings(presentation, situation):
        (alone,) = findings_by_rules_of_game(presentation, situation)
        assert alone.fix == found[0].fix, f"the fix of {alone.code} is of no use"


def form_findings(presentation: Presentation, situation: Situation) -> list[Finding]:
    """Return what is wrong with the form of a situation."""
    return [*presentation.game.schema.findings_in_position(situation.position, situation.players)]


def check_fixes(presentation: Presentation, situation: Situation) -> None:
    """Prove that each fix of a situation's findings leads to fewer of them.

    Where the form is wrong, nothing else has been looked for: there are fewer findings of the form.
    """
    before, form = findings_in_situation(presentation, situation), form_findings(presentation, situation)
    for finding in before:
        if finding.fix:
            after = (form_findings if form else findings_in_situation)(presentation, with_fix_made(situation, finding))
            assert len(after) < len(before), (finding, [each.code for each in after])


@every_stored
def test_a_situation_survives_its_address(stored: StoredSituation) -> None:
    asked = Asked(stored.game, stored.question, stored.situation)
    assert question_from_link(question_to_link(asked)) == asked


def moments(walk: Walk) -> Iterator[tuple[Any, int]]:
    """Yield some states of a game, each with the seat that moves; the last one is its end."""
    yield from ((step.state, step.seat) for step in walk.some(0.08))
    yield walk.state, 0


@every_size
@deals(2)
def test_tables_of_real_games_have_no_fault(case: Case, seed: int) -> None:
    """Neither as they are, nor as any seat sees them, nor as a question asks for them; and each can be drawn."""
    presentation = PRESENTATIONS[case.game.key]
    if not presentation.own_table.questions:
        return
    editor, walk, questions = editor_of(presentation), Walk(case, seed), cycle(presentation.own_table.questions)
    for state, seat in moments(walk):
        whole = Situation(case.players, case.game.position(state), options=case.options)
        assert [each for each in findings_in_situation(presentation, whole) if each.impossible] == []
        for viewer in (None, EVERYONE, seat):
            seen = replace(editor.situation_from_view(case.game.view(state, viewer)), options=case.options)
            assert [each for each in findings_in_situation(presentation, seen) if each.impossible] == []
            assert editor.view(seen).players == case.players
            asked = editor.as_asked(seen, next(questions))
            assert [each for each in findings_in_situation(presentation, asked) if each.impossible] == []


@pytest.mark.parametrize("key", [presentation.game.key for presentation in ASKED])
@settings(max_examples=100)
@given(data=st.data(), seed=st.integers(0, 9))
def test_spoiled_tables_of_real_games_are_found_out_and_mended(key: str, data: st.DataObject, seed: int) -> None:
    """Each fix helps; and what the game cannot begin with is found."""
    presentation, own = PRESENTATIONS[key], [case for case in cases() if case.game.key == key]
    case = own[data.draw(st.integers(0, len(own) - 1))]
    walk, stop = Walk(case, seed), data.draw(st.integers(0, 40))
    state = next((step.state for number, step in enumerate(walk) if number == stop), walk.state)
    position = case.game.position(state)
    for _ in range(data.draw(st.integers(1, 3))):
        position = spoiled(position, data)
    situation = Situation(case.players, position, options=case.options)
    check_fixes(presentation, situation)
    if refused := refusal_of(lambda: case.game.begin(case.players, 1, case.options, position)):
        assert any(finding.impossible for finding in findings_in_situation(presentation, situation)), refused


# What is laid out


@every_asked
@settings(max_examples=15)
@given(data=st.data())
def test_any_table_can_be_laid_out(presentation: Presentation, data: st.DataObject) -> None:
    """Whatever is told: it is told back, drawn and judged; fixes help, and what is possible is answered."""
    editor, question = editor_of(presentation), data.draw(st.sampled_from(presentation.own_table.questions))
    situation = Situation(data.draw(st.sampled_from(presentation.game.player_counts)))
    for _ in range(data.draw(st.integers(0, 12))):
        with suppress(Refusal):
            situation = changed(editor, situation, question, data)
        json.dumps(situation.position)
        assert editor.view(situation).players == situation.players
    check_fixes(presentation, situation)
    if question.verdict is not None:
        refusal_of(lambda: ask(presentation.game.key, situation, question.key))


def changed(editor: Editor, situation: Situation, question: Question, data: st.DataObject) -> Situation:
    """Return a situation after some edit that its editor offers."""
    fields, tools = editor.editor_fields(situation, question), editor.editor_tools(situation, question)
    putting: bool = data.draw(st.booleans())
    if tools and putting:
        tool = data.draw(st.sampled_from([*tools]))
        spots = editor.spots_for_tool(situation, tool.key)
        return (
            editor.with_piece_toggled(situation, tool.key, data.draw(st.sampled_from([*spots]))) if spots else situation
        )
    if not fields:
        return situation
    field = data.draw(st.sampled_from([*fields]))
    if isinstance(field, NumberField):
        return told_back(editor, situation, field, data.draw(st.integers(field.low, field.high)))
    assert isinstance(field, ChoiceField)
    return editor.with_field_set(situation, field.place, data.draw(st.sampled_from(field.choices)) or None)


FAR: Final = "9" * 5000
"""More digits than Python makes a number of."""


@every_asked
def test_only_fields_can_be_told(presentation: Presentation) -> None:
    """Whatever follows the first word of a place, a number of any length among it."""
    editor = editor_of(presentation)
    for question in presentation.own_table.questions:
        situation = Situation(presentation.game.player_counts[-1])
        kinds = {field.place.partition(".")[0] for field in editor.editor_fields(situation, question)}
        for place in (f"{kind}.{rest}" for kind in kinds for rest in (FAR, "-1", "99", "x", "0.0", "\u0663")):
            with pytest.raises(Refusal):
                editor.with_field_set(situation, place, 1)


def told_back(editor: Editor, situation: Situation, field: NumberField, value: int) -> Situation:
    """Return a situation with a number told; and prove that it can be taken out again, and not be another one."""
    changed = editor.with_field_set(situation, field.place, value)
    editor.with_field_set(changed, field.place, None)
    with pytest.raises(Refusal):
        editor.with_field_set(situation, "nothing of the kind", 1)
    return changed


@every_asked
def test_another_number_of_players_takes_away_only_what_belongs_to_a_seat(presentation: Presentation) -> None:
    editor, (least, *_, most) = presentation.own_table.editor, presentation.game.player_counts
    assert editor is not None
    for question, players in ((each, count) for each in presentation.own_table.questions for count in (least, most)):
        empty, other = Situation(players), least + most - players
        there = {field.place for field in editor.editor_fields(Situation(other), question)}
        fields = [field for field in editor.editor_fields(empty, question) if isinstance(field, NumberField)]
        # Of a seat that is gone, or a stage that so many do not play, nothing can be told any more.
        for field in (each for each in fields if each.place in there):
            told = editor.with_field_set(empty, field.place, field.low + 1)
            after = editor.with_player_count(told, presentation.game.schema, other)
            was, now = (
                next(each for each in editor.editor_fields(table, question) if each.place == field.place)
                for table in (told, after)
            )
            assert now.value == was.value, (question.key, field.place, players)
