"""The JSON API that the browser calls: one request in, one answer out.

`engine.api.requests` and `engine.api.answers` are the types of both. Nothing that comes in is trusted: what is not of
its type, or cannot be done, is answered with `Refused`, a sentence in the reader's language, and changes nothing.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, get_type_hints

from engine.api.answers import (
    Answer,
    Done,
    ExampleAnswer,
    MomentAnswer,
    Progress,
    RecapView,
    RefusalView,
    Refused,
    ReplayAnswer,
    TableAnswer,
)
from engine.api.change_form import change_form
from engine.api.decode import decode
from engine.api.hints import hint_note
from engine.api.looking_back import Replays, moment_answer, replay_answer
from engine.api.recap import recap
from engine.api.requests import (
    AgainRequest,
    Change,
    CloseRequest,
    ExampleRequest,
    ExampleStep,
    GuessRequest,
    HintRequest,
    MomentRequest,
    OpenRequest,
    PlayRequest,
    RedoRequest,
    ReplayRequest,
    Request,
    SeenRequest,
    ShowRequest,
    ThinkRequest,
    UndoRequest,
)
from engine.api.steps import rule_link, steps_html
from engine.api.view_model import match_describer, unseen_steps, view_model
from engine.bots import BOTS
from engine.core.describe import Describer, Line
from engine.core.game import Refusal
from engine.core.html import fragment
from engine.core.locale import GRAMMARS, LANGUAGES, TEXTS
from engine.core.presentation import Presentation
from engine.games.registry import presentation_of
from engine.match.lesson import Lesson, changed_lesson, example_describer, first_difference, printed_lesson, record_at
from engine.match.match import Match
from engine.match.plan import Place, place_named
from engine.match.saves import from_save, from_share, new_match
from engine.match.seats import HUMAN
from engine.match.thinking import Thinker


class OpenMatch:
    """A match that the page shows, its bots, and its reader's language."""

    def __init__(self, match: Match, lang: str, *, stepwise: bool = False) -> None:
        self.match, self.lang = match, lang
        self.stepwise = stepwise
        self.thinker = Thinker(match)
        self.replays = Replays(match)
        self.advising = False

    def answer(self, note: str = "") -> TableAnswer:
        """Return the match as it is, with the steps that the page has not taken over yet."""
        return {
            **view_model(self.match, self.lang),
            "kind": "table",
            "steps": unseen_steps(self.match, self.lang, stepwise=self.stepwise),
            "unseen": len(self.match.unseen),
            "recap": self.recap(),
            "busy": self.advising or bool(self.match.owing("bot")),
            "note": note,
            "refusal": None,
        }

    def recap(self) -> RecapView | None:
        """Return what led to the decision that a person owes, or to the end; None once a mini-game is decided."""
        match = self.match
        rests = bool(match.owing(HUMAN)) or match.over
        return recap(match, match_describer(match, self.lang)) if rests and match.verdict is None else None


MATCHES: Final[dict[str, OpenMatch]] = {}
"""The matches that pages of this visit show, by the id that the page chose."""

BROKEN: Final = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError, RecursionError)
"""What reading a text of unknown origin may raise, where it is no save, link or name of ours."""


def handle(text: str) -> str:
    """Return the answer to a request, both JSON; the only function that the browser calls. Raises nothing."""
    data: dict[str, Any] = {}
    try:
        data = parsed(text)
        request = decode(REQUESTS[data["do"]], data)
        answer = HANDLERS[request.do](request)
    except Refusal as refusal:
        answer = refused(refusal, data)
    return json.dumps(answer)


def parsed(text: str) -> dict[str, Any]:
    """Return the JSON object in a text, its `do` one of ours; raise Refusal("damaged") if there is none."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Refusal("damaged") from error
    if not isinstance(data, dict) or type(data.get("do")) is not str or data["do"] not in HANDLERS:
        raise Refusal("damaged")
    return data


def refused(refusal: Refusal, data: Mapping[str, Any]) -> Refused:
    """Return a refusal in the reader's language; `data` is the request as it came."""
    opened = MATCHES.get(data["id"]) if type(data.get("id")) is str else None
    lang = language(data.get("lang"), opened)
    line = refusal_line(refusal, opened, lang)
    said: RefusalView = {"html": fragment(line.html, rule_link(line.rule)), "text": line.text, "rule": line.rule}
    if refusal.code == "older":
        said["offer"] = {"text": str(refusal.params["text"]), "save": str(refusal.params["deal"])}
    return {"kind": "refused", "code": refusal.code, "refusal": said}


def refusal_line(refusal: Refusal, opened: OpenMatch | None, lang: str) -> Line:
    """Return a refusal as a sentence: in the words of the match's game, else in those that all games share."""
    if opened is not None:
        return match_describer(opened.match, lang).refusal(refusal)
    return Describer(TEXTS[lang], GRAMMARS[lang], {}, ()).refusal(refusal)


def language(wish: object, opened: OpenMatch | None = None) -> str:
    """Return the language of an answer: the one wished for, else the match's, else the first that there is."""
    if isinstance(wish, str) and wish in LANGUAGES:
        return wish
    return opened.lang if opened and not wish else LANGUAGES[0]


def match_of(request: Request) -> OpenMatch:
    """Return the match that a request means; raise Refusal("damaged") if it is not open."""
    if request.id not in MATCHES:
        raise Refusal("damaged")
    return MATCHES[request.id]


# One function an action. Each raises Refusal, with nothing changed, if the action cannot be done.


def open_match(request: OpenRequest) -> TableAnswer:
    """Open a match: a new game, a save, a link, or an example to be played on."""
    try:
        match = origin(request)
    except BROKEN as error:
        raise Refusal("damaged") from error
    return opened_as(request.id, OpenMatch(match, language(request.lang), stepwise=request.stepwise))


def opened_as(key: str, opened: OpenMatch) -> TableAnswer:
    """Return a match's first answer; from now on it has this id."""
    answer = opened.answer()
    MATCHES[key] = opened
    return answer


def origin(request: OpenRequest) -> Match:
    """Return the match that a request wants opened; only a new game's beginning is to be shown step by step."""
    if request.new is not None:
        return new_match(vars(request.new))
    if request.from_example is not None:
        match = from_example(request.from_example)
    else:
        match = from_save(request.save) if request.save is not None else from_share(request.link or "")
    match.unseen = []
    return match


def from_example(moment: ExampleStep) -> Match:
    """Return a match that goes on from a step of an example: the reader in the first seat, bots in the others."""
    presentation = presentation_of(moment.game)
    lesson = lesson_of(presentation, moment.key, moment.changes)
    record = record_at(presentation, lesson, moment.step)
    kinds = (HUMAN, *(BOTS[3].key,) * (lesson.example.players - 1))
    return Match.of(presentation, record, kinds, names=lesson.example.names)


def close_match(request: CloseRequest) -> Done:
    """Forget a match."""
    MATCHES.pop(request.id, None)
    return {"kind": "done", "refusal": None}


def note_seen(request: SeenRequest) -> Done:
    """Note that the page has taken over events: they are not told again."""
    del match_of(request).match.unseen[: request.events]
    return {"kind": "done", "refusal": None}


def change_example(request: ExampleRequest) -> ExampleAnswer:
    """Replay an example with some moves changed."""
    try:
        presentation = presentation_of(request.game)
        lesson = lesson_of(presentation, request.key, request.changes)
    except BROKEN as error:
        raise Refusal("damaged") from error
    lang = language(request.lang)
    printed = printed_lesson(presentation, lesson.example)
    changes = places(request.changes)
    describer = example_describer(presentation, lesson.example, lang)
    note = "table.cut_short" if lesson.open else "table.changed"
    return {
        "kind": "example",
        "steps": [*steps_html(presentation, lesson, lang)],
        "form": change_form(presentation, lesson, printed.plan, changes, lang),
        "note": describer.say(note, step=first_difference(printed, lesson)) if changes else "",
        "refusal": None,
    }


def lesson_of(presentation: Presentation, key: str, changes: tuple[Change, ...]) -> Lesson:
    """Return an example with changes; raise KeyError, ValueError or Refusal for a key, a place or too many of them."""
    printed = printed_lesson(presentation, presentation.examples[key])
    # A changed move may call for a decision of every seat; more places than that an example never has.
    most = (len(printed.plan.moves) + 1) * (printed.example.players + 1)
    if len(changes) > most or len(places(changes)) < len(changes):
        raise Refusal("damaged")
    return changed_lesson(presentation, printed, places(changes))


def places(changes: tuple[Change, ...]) -> dict[Place, str]:
    """Return the changes of an example by their places; raise ValueError if a name is no place's."""
    return {place_named(name): move for name, move in changes}


def play(request: PlayRequest) -> TableAnswer:
    """Take a person's move. It ends the work on a hint."""
    opened = match_of(request)
    if not request.move:
        raise Refusal("nothing_chosen")
    opened.match.play(request.seat, request.move)
    opened.advising = False
    return opened.answer()


def guess(request: GuessRequest) -> TableAnswer:
    """Take the reader's answer to a riddle."""
    opened = match_of(request)
    if not request.answer:
        raise Refusal("nothing_chosen")
    opened.match.answer(request.answer)
    return opened.answer()


def think(request: ThinkRequest) -> Progress | TableAnswer:
    """Give the adviser, or else the next bot, a slice of time. The match is answered only when there is news of it."""
    opened = match_of(request)
    seconds = request.ms / 1000
    if opened.advising:
        return advise(opened, seconds)
    changes = opened.match.changes
    opened.thinker.work(seconds)
    seats = opened.match.owing("bot")
    if not seats or opened.match.changes != changes:
        return opened.answer()
    return progress(opened, seats[0])


def advise(opened: OpenMatch, seconds: float) -> Progress | TableAnswer:
    """Let the adviser think; once it has settled, its advice is the note of the answer."""
    seat = opened.match.owing(HUMAN)[0]
    choice = opened.thinker.advise(seat, seconds)
    if choice is None:
        return progress(opened, seat)
    opened.advising = False
    describer = match_describer(opened.match, opened.lang)
    return opened.answer(hint_note(choice, opened.match.presentation.game, describer))


def progress(opened: OpenMatch, seat: int) -> Progress:
    """Return how far the thinking for this seat is."""
    done = opened.thinker.done(seat, advice=opened.advising)
    return {"kind": "progress", "seat": seat, "done": round(done, 2), "advising": opened.advising, "refusal": None}


def hint(request: HintRequest) -> TableAnswer:
    """Begin to work out a hint, if there is a decision to give one for."""
    opened = match_of(request)
    opened.advising = bool(opened.match.can()["hint"])
    return opened.answer()


def undo(request: UndoRequest) -> TableAnswer:
    """Go back to the reader's last decision."""
    opened = match_of(request)
    opened.advising = False
    opened.match.undo()
    return opened.answer()


def redo(request: RedoRequest) -> TableAnswer:
    """Make the undone moves again."""
    opened = match_of(request)
    opened.advising = False
    opened.match.redo()
    return opened.answer()


def lift_curtain(request: ShowRequest) -> TableAnswer:
    """Show a person's hand, now that the right person holds the device."""
    opened = match_of(request)
    if opened.match.curtain is not None:
        opened.match.shown = opened.match.curtain
    return opened.answer()


def again(request: AgainRequest) -> TableAnswer:
    """Open the same kind of match once more."""
    opened = match_of(request)
    lang = language(request.lang, opened)
    return opened_as(request.id, OpenMatch(opened.match.again(request.variation), lang, stepwise=request.stepwise))


def replay(request: ReplayRequest) -> ReplayAnswer:
    """Return the moments of a match."""
    opened = match_of(request)
    return replay_answer(opened.replays, request.viewer, language(request.lang, opened))


def one_moment(request: MomentRequest) -> MomentAnswer:
    """Return one moment of a match."""
    opened = match_of(request)
    return moment_answer(opened.replays, request.viewer, request.step, language(request.lang, opened))


HANDLERS: Final[Mapping[str, Callable[[Any], Answer]]] = {
    "open": open_match,
    "close": close_match,
    "seen": note_seen,
    "play": play,
    "guess": guess,
    "think": think,
    "hint": hint,
    "undo": undo,
    "redo": redo,
    "show": lift_curtain,
    "again": again,
    "replay": replay,
    "moment": one_moment,
    "example": change_example,
}
"""What answers a request, by its `do`."""

REQUESTS: Final[Mapping[str, Any]] = {do: get_type_hints(handler)["request"] for do, handler in HANDLERS.items()}
"""The type of a request, by its `do`."""
