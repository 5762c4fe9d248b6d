"""Tables that readers lay out: changed one edit at a time, and drawn as far as they are given."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from engine.api.editor_answers import EditorAnswer, KnownAnswer, Spot
from engine.api.editor_form import palette_html, seats_form, shared_fields_form
from engine.api.findings_list import findings_list_html, findings_text
from engine.api.open_matches import answer_language, requested_match
from engine.api.requests import AskedTable, Edit, EditRequest, Request
from engine.api.steps import board_and_beside_html
from engine.ask.answering import question_by_key
from engine.ask.findings import check_seats_and_options, findings_in_situation, with_fix_made
from engine.ask.links import Asked, question_from_link, question_to_link
from engine.core.describe import Describer, Texts
from engine.core.game import EVERYONE, Refusal
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.presentation import Presentation
from engine.core.record import Record
from engine.core.render import styled_for_game
from engine.core.schema import Finding
from engine.core.situations import Question, Situation, without_keys
from engine.core.table.either import kind_of_move, numbers_from_text, with_numbers_told
from engine.core.table.fields import Editor, EditorField, LaidOutFields, NumberField, Tool
from engine.games.registry import presentation_by_key
from engine.match.match import Match
from engine.match.seats import NAMES, checked_seat_kinds, seat_names_with_defaults


class EditedTable(NamedTuple):
    """A reader's own table, with all that is needed to show it in a language."""

    presentation: Presentation
    editor: Editor
    question: Question
    situation: Situation
    """What of the table the question asks for, or shows."""
    lang: str
    kept: Situation
    """All that has been told, for other questions, too."""

    @property
    def is_position_well_formed(self) -> bool:
        """Whether the position has the form that the game's schema demands; if not, it has no tools and no fields."""
        return not any(
            self.presentation.game.schema.findings_in_position(self.situation.position, self.situation.players)
        )

    @property
    def editor_tools(self) -> Sequence[Tool]:
        """The pieces that a pointer can put on the table; () while the position is not well formed."""
        return self.editor.editor_tools(self.situation, self.question) if self.is_position_well_formed else ()

    @property
    def editor_fields(self) -> Sequence[EditorField]:
        """The fields that the question needs; () while the position is not well formed."""
        return self.editor.editor_fields(self.situation, self.question) if self.is_position_well_formed else ()

    @property
    def laid_out_fields(self) -> LaidOutFields:
        """The fields as they stand in the page; none while the position is not well formed."""
        if not self.is_position_well_formed:
            return LaidOutFields([], [], [], [])
        return self.editor.laid_out_fields(self.situation, self.question)

    @property
    def is_board_drawn(self) -> bool:
        """Whether the board is drawn, whatever the question's own fields tell: it neither comes nor goes meanwhile."""
        own = {field.place for field in self.editor_fields}
        moves = {place: move for place, move in self.situation.moves.items() if place not in own}
        return self.question.draws(replace(self.situation, moves=moves))

    @property
    def seat_names(self) -> tuple[str, ...]:
        """Names by seat, a default one where the reader gave none; just as many as there are players."""
        return seat_names_with_defaults(self.situation.names, self.situation.players)[: self.situation.players]

    @property
    def describer(self) -> Describer:
        """A describer of this table in `lang`, with its seats' names, which calls no seat “you”.

        The text "round.field.levels" stands for "field.levels" where "round" is asked.
        """
        describer = self.presentation.describer(self.lang, self.seat_names)
        describer.texts = texts_of_question(self.presentation.game.key, self.lang, self.question.key)
        return describer


@cache
def texts_of_question(game: str, lang: str, question: str) -> Texts:
    """Return a game's texts, those of fields as they are called where this is asked."""
    return {**presentation_by_key(game).texts[lang], **own_field_texts(game, lang, question)}


def own_field_texts(game: str, lang: str, question: str) -> Texts:
    """Return what fields are called where this is asked only, by the keys "field.levels" and the like."""
    texts, begin = presentation_by_key(game).texts[lang], f"{question}."
    return {key.removeprefix(begin): text for key, text in texts.items() if key.startswith(f"{begin}field.")}


def edited_table(asked: Asked, lang: str) -> EditedTable:
    """Return the table of a question; raise Refusal for an unknown question or an impossible table."""
    presentation = presentation_by_key(asked.game)
    question, editor = question_by_key(presentation, asked.question), presentation.own_table.editor
    if editor is None:
        raise Refusal("unknown_question", question=asked.question)
    check_seats_and_options(presentation, asked.situation)
    shown = editor.as_asked(asked.situation, question)
    return EditedTable(presentation, editor, question, shown, lang, asked.situation)


def editor_answer(request: EditRequest) -> EditorAnswer:
    """Return a table after an edit; raise Refusal for an invalid text or edit."""
    table = edited_table(requested_question(request), answer_language(request.lang))
    before = findings_in_situation(table.presentation, table.situation)
    edit = request.edit
    after = table_after_edit(table, edit, before) if edit else table
    findings = findings_in_situation(after.presentation, after.situation) if edit else before
    lacks = NOTHING if any(finding.impossible for finding in findings) else missing_fields_html(after)
    tools = after.editor_tools
    tool = picked_tool_key(tools, request.tool, begins=bool(request.question))
    spots = [*after.editor.spots_for_tool(after.situation, tool)] if tool else []
    drawn, beside = edited_table_board_html(after, spots) if after.is_board_drawn else (NOTHING, NOTHING)
    fields = after.laid_out_fields
    return {
        "kind": "editor",
        "text": table_text(after, after.kept),
        "names": [*after.situation.names],
        "question": after.question.key,
        "players": after.situation.players,
        "board": drawn,
        "beside": beside,
        "tool": tool,
        "palette": palette_html(tools, tool, after.describer),
        "spots": [Spot(spot=spot, name=spot_in_words(after, spot)) for spot in spots],
        "fields": shared_fields_form(fields.above, after.describer),
        "seats": seats_form(after.presentation, after.situation, fields, after.describer),
        "findings": findings_list_html(findings, after.describer),
        "ready": not lacks and not any(finding.impossible for finding in findings),
        "lacks": lacks,
        "say": edit_in_words(after, edit, before, findings) if edit else "",
    }


def table_text(table: EditedTable, kept: Situation) -> str:
    """Return a table's question as text for an address, if `kept` is all that is told of the table."""
    # Whose names they are has not been asked, and the text may be sent to others.
    return question_to_link(Asked(table.presentation.game.key, table.question.key, replace(kept, names=())))


def picked_tool_key(tools: Sequence[Tool], wish: str, *, begins: bool = False) -> str:
    """Return the key of the piece in hand: the one wished for, else the first, "" for none.

    Where another one lies that it would take the place of, and where a question begins, it is the one that is meant.
    """
    wished = next((tool for tool in tools if tool.key == wish), None)
    meant = [tool for tool in tools if tool.meant and (begins or (wished and wished.instead))]
    return next((tool.key for tool in (*meant, *filter(None, [wished]), *tools)), "")


def requested_question(request: EditRequest) -> Asked:
    """Return the question that a request means; raise Refusal("foreign") for a text of another game."""
    presentation = presentation_by_key(request.game)
    if not request.text:
        players, questions = presentation.game.player_counts, presentation.own_table.questions
        first = questions[0].key if questions else ""
        asked = Asked(request.game, first, Situation(players[len(players) // 2]))
    else:
        asked = question_with_names(question_from_link(request.text), request.names)
    if asked.game != request.game:
        raise Refusal("foreign")
    if request.anew:
        asked = asked._replace(situation=Situation(asked.situation.players, names=asked.situation.names))
    if request.question in ("", asked.question):
        return asked
    situation = asked.situation if request.follows else without_other_moments(asked, request.question)
    return asked._replace(question=request.question, situation=situation)


def without_other_moments(asked: Asked, question: str) -> Situation:
    """Return a table without what this question calls otherwise: told before a round, it is not so after it."""
    one, other = (own_field_texts(asked.game, "en", key) for key in (asked.question, question))
    changed = {key.split(".")[1] for key in one.keys() & other.keys() if one[key] != other[key]}
    kept = {name: move for name, move in asked.situation.moves.items() if kind_of_move(name) not in changed}
    return replace(asked.situation, position=without_keys(asked.situation.position, *changed), moves=kept)


def question_with_names(asked: Asked, names: Sequence[str]) -> Asked:
    """Return the question with these names of the seats; without any, with those of the text."""
    situation = asked.situation
    return asked._replace(situation=replace(situation, names=tuple(names[: situation.players]) or situation.names))


def table_after_edit(table: EditedTable, edit: Edit, findings: list[Finding]) -> EditedTable:
    """Return the table after an edit; raise Refusal if it cannot be made."""
    asked = Asked(table.presentation.game.key, table.question.key, edited_situation(table, edit, findings))
    return edited_table(asked, table.lang)


def edited_situation(table: EditedTable, edit: Edit, findings: list[Finding]) -> Situation:
    """Return all that is told after an edit; raise Refusal if it cannot be made."""
    if edit.place and is_field_of_any_table(edit.place):
        return with_general_field_set(table, edit.place, edit.value)
    return with_rest_kept(table, with_own_field_edited(table, edit, findings))


def with_rest_kept(table: EditedTable, after: Situation) -> Situation:
    """Return a situation with what else was told of the table, for other questions."""
    kept, shown = table.kept, table.situation
    position = without_keys(kept.position, *shown.position) | dict(after.position)
    moves = without_keys(kept.moves, *shown.moves) | dict(after.moves)
    return replace(after, position=position, moves=moves)


def with_own_field_edited(table: EditedTable, edit: Edit, findings: list[Finding]) -> Situation:
    """Return what the question asks for after an edit of it; raise Refusal if it cannot be made."""
    if edit.fix is not None:
        if edit.fix >= len(findings):
            raise Refusal("bad_request")
        return with_fix_made(table.situation, findings[edit.fix])
    if edit.tool:
        return situation_with_piece_toggled(table, edit.tool, edit.spot)
    return with_editor_field_set(table, edit.place, edit.value)


def situation_with_piece_toggled(table: EditedTable, tool: str, spot: str) -> Situation:
    """Return the situation with a piece put on a spot, or taken away; raise Refusal where it can't."""
    if all(each.key != tool for each in table.editor_tools):
        raise Refusal("bad_request")
    return table.editor.with_piece_toggled(table.situation, tool, spot)


def is_field_of_any_table(place: str) -> bool:
    """Return whether a field is one that every table has: the number of players, a house rule, a name."""
    return place.partition(".")[0] in ("players", "option", "name")


def with_general_field_set(table: EditedTable, place: str, value: str) -> Situation:
    """Return all that is told with a field set that every table has; raise Refusal if it does not take this value."""
    kind, _, rest = place.partition(".")
    situation, game = table.kept, table.presentation.game
    if place == "players":
        game.check_player_count(players := whole_number_from_text(value))
        return table.editor.with_player_count(situation, game.schema, players)
    if kind == "option":
        changed = replace(situation, options={**situation.options, rest: value})
    else:
        changed = replace(situation, names=names_after_renaming(situation, whole_number_from_text(rest), value))
    check_seats_and_options(table.presentation, changed)
    return changed


def with_editor_field_set(table: EditedTable, place: str, value: str) -> Situation:
    """Return the situation with a field of the game's editor set; "" clears it.

    Raises Refusal if there is no such field, or it does not take this value.
    """
    found = next((field for field in table.editor_fields if field.place == place), None)
    if found is None:
        raise Refusal("bad_request")
    if not value:
        return table.editor.with_field_set(table.situation, place, None)
    if not isinstance(found, NumberField):
        if value not in found.choices:
            raise Refusal("bad_request")
        return table.editor.with_field_set(table.situation, place, value)
    numbers = numbers_from_text(value, range(found.low, found.high + 1)) if found.may_be_either else ()
    if len(numbers) > 1 and found.low <= numbers[0] and numbers[-1] <= found.high:
        return with_numbers_told(table.editor.with_field_set(table.situation, place, None), place, numbers)
    # Of the sixties, say, there is the 60 alone.
    value = str(numbers[0]) if len(numbers) == 1 else value
    # What is no number is told to be none here, like one that does not fit.
    with suppress(Refusal):
        if found.low <= (number := whole_number_from_text(value)) <= found.high:
            return table.editor.with_field_set(table.situation, place, number)
    raise Refusal("not_between", low=found.low, high=found.high)


def whole_number_from_text(text: str) -> int:
    """Return a whole number of a few digits, perhaps below zero; raise Refusal("bad_request") for other texts."""
    digits = text.removeprefix("-").removeprefix("\N{MINUS SIGN}")
    if not (digits.isascii() and digits.isdecimal() and len(digits) < 9):
        raise Refusal("bad_request")
    return int(digits) if digits == text else -int(digits)


def names_after_renaming(situation: Situation, seat: int, name: str) -> tuple[str, ...]:
    """Return the seats' names after one is renamed; () if all are empty; raise Refusal for an unknown seat."""
    if seat not in situation.seats:
        raise Refusal("no_such_seat", seat=seat)
    names = [*(situation.names or [""] * situation.players)]
    names[seat] = name.strip()
    return tuple(names) if any(names) else ()


def spot_in_words(table: EditedTable, spot: str) -> str:
    """Return what a label calls a spot of the board: a square, a district, in the language of the table."""
    presentation = table.presentation
    return presentation.tokens[table.editor.spot_form](spot, False, presentation.texts[table.lang])


def missing_fields_html(table: EditedTable) -> Html:
    """Return what must be given before the question can be answered; NOTHING if it can."""
    try:
        table.question.example(table.situation, 1)
    except Refusal as refusal:
        place = str(refusal.params.get("field", "")).removeprefix("field.")
        return tag("span", table.describer.describe_refusal(refusal).html, data_place=place)
    return NOTHING


def edited_table_board_html(table: EditedTable, spots: list[str]) -> tuple[Html, Html]:
    """Draw what is given, with targets at spots; nothing where the form of the position is wrong."""
    game = table.presentation.game
    if not table.is_position_well_formed:
        return NOTHING, NOTHING
    view = table.editor.view(table.situation)
    marks = [f"to:{spot}" for spot in spots]
    drawn, beside = board_and_beside_html(view, table.presentation, table.describer, marks)
    if view.untold:
        drawn = fragment(drawn, tag("p", table.describer.filled_html("ask.untold"), class_="untold-note"))
    return styled_for_game(game.key, drawn), styled_for_game(game.key, beside) if beside else NOTHING


def edit_in_words(table: EditedTable, edit: Edit, before: list[Finding], after: list[Finding]) -> str:
    """Return what an edit did in a few words: the piece, its place and how many are left; else any new finding."""
    said = ""
    for tool in table.editor_tools:
        if tool.key == edit.tool:
            piece = table.presentation.tokens[tool.form](tool.value, False, table.presentation.texts[table.lang])
            key = "ask.put" if tool.left is None else "ask.put.left"
            said = table.describer.filled_text(key, piece=piece, spot=spot_in_words(table, edit.spot), left=tool.left)
    new = [finding for finding in after if finding not in before]
    return " ".join(filter(None, (said, findings_text(new[:1], table.describer))))


def match_from_table(table: AskedTable) -> Match:
    """Return a match that begins at a reader's own table; raise Refusal if it cannot."""
    asked = question_with_names(question_from_link(table.text), table.names)
    presentation, situation = presentation_by_key(asked.game), asked.situation
    check_seats_and_options(presentation, situation)
    if not presentation.own_table.is_whole(situation):
        raise Refusal("part_told")
    game = presentation.game
    record = Record(game.key, game.version, situation.players, table.seed, situation.options, situation.position)
    names = seat_names_with_defaults(situation.names, situation.players)
    return Match.from_record(presentation, record, checked_seat_kinds(table.seats, situation.players), names=names)


def situation_known_in_match_answer(request: Request) -> KnownAnswer:
    """Return what a match's reader knows, as a table to ask about; raise Refusal if the game has no questions.

    Of several people it is what all of them know: the table stays open beside the match when the device is handed on.
    """
    match = requested_match(request).match
    presentation = match.presentation
    question, editor = advice_question(presentation), presentation.own_table.editor
    seen = match.view(EVERYONE if match.guess else match.viewer)
    assert editor is not None, "where there are questions, there is an editor"
    situation = replace(editor.situation_from_view(seen), options=match.start.options)
    return {
        "kind": "known",
        "game": presentation.game.key,
        "text": question_to_link(Asked(presentation.game.key, question.key, situation)),
        "names": [*match.names[: match.start.players]] if match.names != NAMES else [],
    }


def advice_question(presentation: Presentation) -> Question:
    """Return the game's question for advice; raise Refusal("unknown_question") if it has none."""
    for question in presentation.own_table.questions:
        if question.verdict is None:
            return question
    raise Refusal("unknown_question", question="")
