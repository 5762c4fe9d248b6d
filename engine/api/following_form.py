"""What is asked of a game at a real table, as a form, and what was answered, as buttons that correct it."""

from collections.abc import Iterator, Sequence, Set
from dataclasses import replace
from itertools import groupby
from typing import Final

from engine.api.steps import rule_link
from engine.core.describe import FORMS, Describer
from engine.core.following import Ask, Choice, ToldWord
from engine.core.game import Refusal
from engine.core.heard import heard_text
from engine.core.html import NOTHING, Html, fragment, join_html, tag

FEW_NUMBERS: Final = 13
"""So many numbers are offered at once, from 0: seldom is a higher one told."""


def question_text(describer: Describer, ask: Ask | None) -> str:
    """Return what is asked, in plain text; "" for nothing."""
    return describer.filled_text(f"told.ask.{ask.kind}", seat=ask.seat, **ask.values) if ask else ""


def ask_html(describer: Describer, ask: Ask | None, words: Sequence[str]) -> Html:
    """Return the form of what is asked; NOTHING at the end. `data-step` is how much of the fact has been told."""
    if ask is None:
        return NOTHING
    key = f"told.each.{ask.kind}" if ask.together else f"told.ask.{ask.kind}"
    question = tag("legend", describer.filled_html(key, seat=ask.seat, **ask.values))
    why = rule_link(ask.rule) if ask.rule else NOTHING
    done = (
        tag("button", describer.filled_html("told.done"), type="submit", class_="md-button md-button--primary")
        if ask.takes_several or ask.together
        else NOTHING
    )
    limits = {"data_least": ask.least, "data_most": ask.most, "data_each": ask.each_group} if ask.takes_several else {}
    return tag(
        "form",
        tag("fieldset", question, why, weighing_note_html(describer, ask), offer_html(describer, ask)),
        weighing_html(describer, ask),
        done,
        class_="told-ask",
        **limits,
        data_kind=ask.kind,
        data_step=len(words),
    )


def weighing_note_html(describer: Describer, ask: Ask) -> Html:
    """Return what the choices count, where they are weighed; else NOTHING."""
    note = describer.filled_html(f"told.weighed.{ask.weighed}") if ask.weighed else NOTHING
    return tag("p", note, class_="weighed") if note else NOTHING


def weighing_html(describer: Describer, ask: Ask) -> Html:
    """Return the place where choices are weighed while they are told; NOTHING where they are not."""
    if not ask.weighed:
        return NOTHING
    ends = {f"data_{end}": describer.filled_text(f"told.weighed.{ask.weighed}.{end}") for end in ("won", "lost")}
    return tag("p", class_="balance", role="status", **ends)


IN_PLACE: Final = 9
"""Up to so many places are all shown, those that cannot be told among the others: a finger finds each where it was."""


def offer_html(describer: Describer, ask: Ask) -> Html:
    """Return the choices, each in its place; of many places those that can be told, and the others folded."""
    if ask.column_sum:
        return tally_html(describer, ask)
    if ask.together:
        return numbers_by_seat_html(describer, ask)
    many = len(ask.choices) > IN_PLACE or any(choice.under for choice in ask.choices)
    if not many or not any(choice.spots for choice in ask.choices):
        return groups_html(describer, ask, ask.choices)
    offered = [choice for choice in ask.choices if not choice.refusal]
    gone = [choice for choice in ask.choices if choice.refusal]
    return fragment(groups_html(describer, ask, offered), folded_html(describer, ask, gone, "told.cannot", len(gone)))


def groups_html(describer: Describer, ask: Ask, choices: Sequence[Choice]) -> Html:
    """Return choices, those of a seat or of a place under its title; the question names the only seat there is."""
    one_seat = {choice.group for choice in ask.choices} == {ask.seat}
    drawn = []
    for (seat, place), found in groupby(choices, lambda each: (each.group, each.under)):
        under = [*found]
        if place:
            row = row_html(describer, ask, [replace(choice, under=None) for choice in under])
            title = tag("legend", describer.token_html(*place))
            drawn.append(tag("fieldset", title, row, class_="at", data_to=spot_of_title(place)))
        elif seat is None or one_seat:
            drawn.append(row_html(describer, ask, under))
        else:
            title = tag("legend", describer.seat_titles()[seat])
            drawn.append(tag("fieldset", title, row_html(describer, ask, under), class_=f"of s{seat}"))
    return fragment(drawn)


def spot_of_title(place: tuple[str, object]) -> str | None:
    """Return the spot of the board that means all choices under a title, None for none."""
    return place[1] if isinstance(place[1], str) else None


CROWDED_FROM: Final = 5
"""So many columns leave a phone no room for their names: letters on their pieces stand for these. Chosen by eye."""


def tally_html(describer: Describer, ask: Ask) -> Html:
    """Return a table in which things are counted out: `data-count` of a button is the word that it counts.

    `data-column` is the place of its column, `data-sum` of a head how many there are of that column in all.
    """
    columns = [*dict.fromkeys((choice.form, choice.shown) for choice in ask.choices)]
    heads = [
        tag("th", tag("span", describer.token_html(form, shown), id=f"tally-c{at}"), scope="col")
        for at, (form, shown) in enumerate(columns)
    ]
    left = tag("th", describer.filled_html("told.tally.left"), scope="row")
    lefts = (tag("td", ask.column_sum, data_sum=ask.column_sum, data_column=at) for at in range(len(columns)))
    rows = []
    for number, (place, found) in enumerate(groupby(ask.choices, lambda each: each.under)):
        assert place is not None, "it is counted out row by row"
        name = tag("th", describer.token_html(*place), scope="row", id=f"tally-r{number}")
        cells = (tally_cell_html(choice, number, at) for at, choice in enumerate(found))
        rows.append(tag("tr", name, cells, data_to=spot_of_title(place)))
    return tag(
        "table",
        tag("thead", tag("tr", tag("td"), heads), tag("tr", left, lefts, class_="left")),
        tag("tbody", rows),
        class_="tally crowded" if len(columns) >= CROWDED_FROM else "tally",
    )


def numbers_by_seat_html(describer: Describer, ask: Ask) -> Html:
    """Return a row for each seat that a number is still asked of: less, the number, more; beside it what is no number.

    `data-together`: so many there are for all of them.
    """
    assert ask.seat is not None, "it is asked of every seat"
    most = max(int(choice.word) for choice in ask.choices if choice.form == "n" and not choice.refusal)
    others = [choice for choice in ask.choices if choice.form != "n"]
    rows = (
        number_row_html(describer, seat, most, others, name)
        for seat, name in enumerate(describer.seat_titles())
        if seat >= ask.seat
    )
    return tag("div", rows, class_="numbers-by-seat", data_together=ask.together)


def number_row_html(describer: Describer, seat: int, most: int, others: Sequence[Choice], name: Html | str) -> Html:
    """Return the row of a seat in which a number is told, or something else in its place."""
    number = tag("input", type="number", inputmode="numeric", min=0, max=most, placeholder=0, id=f"told-number-{seat}")
    less, more = (
        tag("button", sign, type="button", data_by=by, aria_label=f"{name} {sign}")
        for sign, by in (("\N{MINUS SIGN}", -1), ("+", 1))
    )
    boxes = (
        tag(
            "label",
            tag("input", type="checkbox", value=choice.word),
            tag("span", describer.filled_html(f"told.{choice.word}")),
            class_="chip",
        )
        for choice in others
    )
    return tag(
        "div",
        tag("label", name, for_=f"told-number-{seat}"),
        tag("span", less, number, more, class_="number"),
        boxes,
        class_=f"by-number s{seat}",
    )


def tally_cell_html(choice: Choice, row: int, column: int) -> Html:
    """Return the cell of a table in which things are counted out: a button with their number, 0 at first."""
    name = f"tally-{row}-{column}"
    named = f"tally-r{row} tally-c{column} {name}"
    button = tag("button", 0, type="button", id=name, aria_labelledby=named, data_count=choice.word, data_column=column)
    return tag("td", button)


def row_html(describer: Describer, ask: Ask, choices: Sequence[Choice]) -> Html:
    """Return choices beside each other; of many numbers the higher ones folded."""
    few = FEW_NUMBERS if all(choice.form == "n" for choice in choices) else len(choices)
    shown = [choice_html(describer, ask, choice) for choice in choices[:few]]
    row = tag("div", shown, class_="row", data_form=choices[0].form if choices else None)
    return fragment(row, folded_html(describer, ask, choices[few:], "told.more", few))


def folded_html(describer: Describer, ask: Ask, choices: Sequence[Choice], key: str, number: int) -> Html:
    """Return choices that are seldom wanted behind a title with a number; NOTHING if there are none."""
    if not choices:
        return NOTHING
    title = tag("summary", describer.filled_html(key, n=number))
    row = tag("div", (choice_html(describer, ask, choice) for choice in choices), class_="row")
    return tag("details", title, row, class_="seldom")


def choice_html(describer: Describer, ask: Ask, choice: Choice) -> Html:
    """Return a choice as a button, or as a box where several are told at once."""
    shown = choice_label_html(describer, choice)
    refusal = choice.refusal
    why = {"data_why": fragment(refusal_html(describer, refusal), fix_html(describer, choice))} if refusal else {}
    if not ask.takes_several:
        return tag(
            "button",
            shown,
            type="button",
            data_word=choice.word,
            data_to=" ".join(choice.spots) or None,
            data_under=spot_of_title(choice.under) if choice.under else None,
            data_seat=choice.word if choice.form == "who" else None,
            aria_disabled="true" if why else None,
            **why,
        )
    box = tag(
        "input",
        type="checkbox",
        value=choice.word,
        data_one=choice.one_of or None,
        data_votes=choice.votes or None,
        **why,
    )
    return tag("label", box, tag("span", shown), class_=("chip", bool(why) and "gone"))


def choice_label_html(describer: Describer, choice: Choice, *, grouped: bool = False) -> Html:
    """Return what a choice is called: in its form, or by its own text; `grouped`: after its seat's name."""
    if grouped and choice.group is not None:
        return fragment(describer.seat_titles()[choice.group], " ", choice_label_html(describer, choice))
    if choice.under:
        place = describer.token_html(*choice.under)
        return fragment(choice_label_html(describer, replace(choice, under=None)), ", ", place)
    if not choice.form:
        return describer.filled_html(f"told.{choice.word}")
    if choice.form in FORMS:
        return fragment(FORMS[choice.form](describer, choice.shown, []))
    return describer.token_html(choice.form, choice.shown)


def labels_html(describer: Describer, ask: Ask, choices: Sequence[Choice]) -> Html:
    """Return what choices are called, with commas between; those of a seat after its name."""
    if not choices:
        return describer.filled_html("told.none")
    if ask.column_sum:
        return describer.filled_html(f"told.counted.{ask.kind}", n=len(choices))
    return join_html(", ", (choice_label_html(describer, choice, grouped=True) for choice in choices))


def refusal_html(describer: Describer, refusal: Refusal) -> Html:
    """Return why something cannot have been, with a link to its rule."""
    line = describer.describe_refusal(refusal)
    return tag("p", line.html, rule_link(line.rule))


def fix_html(describer: Describer, choice: Choice) -> Html:
    """Return a button that corrects what forbids a choice; NOTHING where that is no single thing told before."""
    if choice.cause is None:
        return NOTHING
    at, place = choice.cause
    button = tag("button", describer.filled_html("told.fix"), type="button", data_word_at=place)
    return tag("p", button, class_="fix", data_at=at)


def answers_html(describer: Describer, answers: Sequence[ToldWord], fitting: int | None = None) -> Html:
    """Return the words of a fact, each that was chosen as a button: `data-word-at` is its place.

    `fitting`: so many of them fit; the others are marked, and the first of those is told anew by any of them.
    """
    fits = len(answers) if fitting is None else fitting
    shown = []
    for place, (answer, label) in enumerate(zip(answers, labels_of_answers(describer, answers), strict=True)):
        look = {"class_": "unfit"} if place >= fits else {}
        button = tag("button", label, type="button", data_word_at=min(place, fits), **look)
        chosen = button if answer.chosen else tag("span", label, **look)
        shown.append(chosen)
    return fragment(shown)


def labels_of_answers(describer: Describer, answers: Sequence[ToldWord]) -> Iterator[Html]:
    """Yield what each word of a fact is called; nobody is named twice. A word may have a sentence of its own."""
    named = set[object]()
    for ask, choices, _ in answers:
        if (key := f"told.{choices[0].word}.told" if len(choices) == 1 else "") in describer.texts:
            yield describer.filled_html(key)
            continue
        yield fragment(word_head_html(describer, ask, named), labels_html(describer, ask, choices))
        named |= {ask.seat, *(choice.shown for choice in choices if choice.form == "who")}
        named |= {choice.group for choice in choices}


def answers_text(describer: Describer, answers: Sequence[ToldWord]) -> str:
    """Return the words of a fact in plain text."""
    return " ".join(map(heard_text, labels_of_answers(describer, answers)))


def begun_html(describer: Describer, answers: Sequence[ToldWord]) -> Html:
    """Return what has been told of a fact, as `answers_html` does, after words that say so; NOTHING for nothing."""
    if not answers:
        return NOTHING
    said = tag("span", describer.filled_html("told.so_far"), class_="what")
    return fragment(said, answers_html(describer, answers))


def word_head_html(describer: Describer, ask: Ask, named: Set[object]) -> Html:
    """Return what goes before a word, so that it is understood by itself: what it is, or whose if nobody was named."""
    key = f"told.as.{ask.kind}"
    if key in describer.texts:
        return fragment(describer.filled_html(key, seat=ask.seat, **ask.values), " ")
    by_seat = any(choice.group is not None for choice in ask.choices)
    if by_seat or ask.seat is None or ask.seat in named:
        return NOTHING
    return fragment(describer.seat_titles()[ask.seat], " ")
