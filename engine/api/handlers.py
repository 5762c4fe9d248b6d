"""The door that the browser knocks at: one JSON request in, one JSON answer out.

Nothing that comes in is trusted: what cannot be done is answered with a refusal, a sentence in the
reader's language, and leaves every table as it was.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from engine.api.change_form import change_form
from engine.api.hints import hint_note
from engine.api.steps import rule_link, steps_html
from engine.api.view_model import match_describer, view_model
from engine.bots import BOTS
from engine.core.describe import Describer, Line
from engine.core.game import Refusal
from engine.core.html import fragment
from engine.core.lessons import Example
from engine.core.locale import GRAMMARS, LANGUAGES, TEXTS
from engine.core.presentation import Presentation
from engine.games.registry import presentation_of
from engine.match.lesson import Lesson, example_describer, parting, printed_plan, record_at, run
from engine.match.match import Match
from engine.match.plan import Place, Plan, change, place_named
from engine.match.saves import from_save, from_share, new_match
from engine.match.seats import HUMAN
from engine.match.thinking import Thinker

Request = Mapping[str, Any]
Answer = dict[str, Any]


class OpenMatch:
    """One table of the page: a sitting, its bots, and its reader's language."""

    def __init__(self, match: Match, lang: str) -> None:
        self.match, self.lang = match, lang
        self.thinker = Thinker(match)
        self.advising = False

    def answer(self) -> Answer:
        """Return the scene, with what the bots are at."""
        told = view_model(self.match, self.lang)
        told["thinking"] = self.thinker.progress()
        if self.advising:
            told["busy"] = True
        return told


LONGEST = 10_000
"""Milliseconds that one slice of thinking may last."""

TABLES: dict[str, OpenMatch] = {}
"""The tables of this visit, by the id that the page chose."""


def handle(text: str) -> str:
    """Answer one request; the only function that the browser calls."""
    request: Request = {}
    try:
        request = opened(text)
        answer = HANDLERS[request["do"]](request)
    except Refusal as refusal:
        answer = refused(refusal, request)
    return json.dumps(answer)


def opened(text: str) -> Request:
    """Return a request whose `do` and `id` can be relied on; raise Refusal if it is none."""
    try:
        request = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal("damaged") from error
    if (
        not isinstance(request, dict)
        or str(request.get("do")) not in HANDLERS
        or not isinstance(request.get("id"), str)
    ):
        raise Refusal("damaged")
    return request


def number(request: Request, key: str, default: int | None = None) -> int:
    """Return a whole number of a request; raise Refusal if it is none."""
    value = request.get(key, default)
    if type(value) is not int:
        raise Refusal("damaged")
    return value


def refused(refusal: Refusal, request: Request) -> Answer:
    """Return a refusal in the reader's language; a table that is open shows itself unchanged."""
    table = TABLES.get(str(request.get("id")))
    line = refusal_line(refusal, table, language(request))
    said = {"html": fragment(line.html, rule_link(line.rule)), "text": line.text, "rule": line.rule}
    if request.get("do") in (None, "open", "example") or table is None:
        return {"refusal": said, "code": refusal.code} | offers(refusal)
    return table.answer() | {"refusal": said, "code": refusal.code}


def offers(refusal: Refusal) -> Answer:
    """Return what a reader can still do with a match of rules that are no longer played (see `engine.match.saves`).

    `text`: for a file. `deal`: a save to open instead, "" where there is none.
    """
    return {key: refusal.params[key] for key in ("text", "deal")} if refusal.code == "older" else {}


def refusal_line(refusal: Refusal, table: OpenMatch | None, lang: str) -> Line:
    """Tell a refusal: in the game's words at a table, else in those that all games share."""
    if table is not None:
        return match_describer(table.match, lang).refusal(refusal)
    return Describer(TEXTS[lang], GRAMMARS[lang], {}, ()).refusal(refusal)


def language(request: Request) -> str:
    """Return the language of a request: its own, else the table's, else the first we have."""
    table = TABLES.get(str(request.get("id")))
    lang = request.get("lang") or (table.lang if table else LANGUAGES[0])
    return lang if lang in LANGUAGES else LANGUAGES[0]


def seated(request: Request) -> OpenMatch:
    """Return the table that a request speaks of."""
    table = TABLES.get(str(request.get("id")))
    if table is None:
        raise Refusal("damaged")
    return table


def open_table(request: Request) -> Answer:
    """Open a table: a new game, a save, a link, or an example to be played on."""
    match = match_of(request)
    table = OpenMatch(match, language(request))
    TABLES[request["id"]] = table
    return table.answer()


def match_of(request: Request) -> Match:
    """Return the sitting that a request to open a table asks for."""
    try:
        if "new" in request:
            return new_match(request["new"])
        if "from_example" in request:
            return from_example(request["from_example"])
        match = from_save(request["save"]) if "save" in request else from_share(request["link"])
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        raise Refusal("damaged") from error
    match.unseen = []
    return match


def from_example(data: Request) -> Match:
    """Return a sitting that goes on from a step of an example: the reader in the first seat."""
    presentation = presentation_of(data["game"])
    example = presentation.examples[data["key"]]
    _, lesson = changed(presentation, example, places(data.get("changes", [])))
    record = record_at(presentation, lesson, number(data, "step"))
    kinds = (HUMAN, *(BOTS[3].key,) * (example.players - 1))
    match = Match.of(presentation, record, kinds, names=example.names)
    match.unseen = []
    return match


def changed(presentation: Presentation, example: Example, changes: Mapping[Place, str]) -> tuple[Plan, Lesson]:
    """Return what is printed of an example, and how it goes with the reader's changes."""
    plan = printed_plan(presentation, example)
    return plan, run(presentation, example, change(plan, changes, presentation.swaps))


def places(changes: list[list[str]]) -> dict[Place, str]:
    """Return the changes of an example by their places, from names like "place-0-2"."""
    return {place_named(name): str(move) for name, move in changes}


def change_example(request: Request) -> Answer:
    """Replay an example with some moves changed."""
    try:
        presentation = presentation_of(request["game"])
        example = presentation.examples[request["key"]]
        changes = places(request.get("changes", []))
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise Refusal("damaged") from error
    lang = language(request)
    plan, lesson = changed(presentation, example, changes)
    note = "table.cut_short" if lesson.cut_short else "table.changed"
    first = parting(run(presentation, example, plan), lesson)
    steps = steps_html(presentation, lesson, lang)
    return {
        "steps": [{"html": step} for step in steps],
        "form": change_form(presentation, lesson, plan, changes, lang),
        "note": example_describer(presentation, example, lang).say(note, step=first) if changes else "",
        "refusal": None,
    }


def play(request: Request) -> Answer:
    """Take the reader's move."""
    table = seated(request)
    if not request.get("move"):
        raise Refusal("nothing_chosen")
    table.advising = False
    table.match.play(number(request, "seat"), str(request["move"]))
    return table.answer()


def guess(request: Request) -> Answer:
    """Take the reader's answer to a riddle."""
    table = seated(request)
    if not request.get("answer"):
        raise Refusal("nothing_chosen")
    table.match.answer(str(request["answer"]))
    return table.answer()


def think(request: Request) -> Answer:
    """Give the bots, or the adviser, a slice of time."""
    table = seated(request)
    seconds = min(number(request, "ms", 50), LONGEST) / 1000
    if not table.advising:
        table.thinker.work(seconds)
        return table.answer()
    return advise(table, seconds)


def hint(request: Request) -> Answer:
    """Ask the best bot what it would do in the reader's seat."""
    table = seated(request)
    table.advising = bool(table.match.can()["hint"])
    return advise(table, 0.0)


def advise(table: OpenMatch, seconds: float) -> Answer:
    """Let the adviser think; when it has settled, its advice is the note of the answer."""
    if not table.match.can()["hint"]:
        table.advising = False
        return table.answer()
    choice = table.thinker.advise(table.match.owing(HUMAN)[0], seconds)
    if choice is None:
        return table.answer()
    table.advising = False
    return table.answer() | {
        "note": hint_note(choice, table.match.presentation.game, match_describer(table.match, table.lang))
    }


def undo(request: Request) -> Answer:
    """Go back to the reader's last decision."""
    table = seated(request)
    table.advising = False
    table.match.undo()
    return table.answer()


def redo(request: Request) -> Answer:
    """Make the undone moves again."""
    table = seated(request)
    table.advising = False
    table.match.redo()
    return table.answer()


def lift_curtain(request: Request) -> Answer:
    """Show a person's hand, now that the right person holds the device."""
    table = seated(request)
    if table.match.curtain is not None:
        table.match.shown = table.match.curtain
    return table.answer()


def again(request: Request) -> Answer:
    """Play the same kind of game once more, with the next deal."""
    table = OpenMatch(seated(request).match.again(), language(request))
    TABLES[request["id"]] = table
    return table.answer()


HANDLERS: Mapping[str, Callable[[Request], Answer]] = {
    "example": change_example,
    "open": open_table,
    "play": play,
    "guess": guess,
    "think": think,
    "hint": hint,
    "undo": undo,
    "redo": redo,
    "show": lift_curtain,
    "again": again,
}
