"""The JSON API that the browser calls: one request in, one answer out.

The types of both are in `engine.api.requests` and `engine.api.answers`. No request is trusted: one that is not of its
type, or cannot be met, is answered with `Refused`, a sentence in the reader's language, and changes nothing.
"""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, get_type_hints

from engine.api import answers, requests, review_endpoints
from engine.api.another_try import judged_decision_of_turn
from engine.api.better_move import moment_with_better_move
from engine.api.costly_move import tell_costly_move
from engine.api.day_endpoint import continue_bot_games_of_day
from engine.api.decode import decode_dataclass
from engine.api.examples import choices_answer, example_answer, lesson_with_changes
from engine.api.following import followed_answer
from engine.api.hints import coach_hint, hint_for_only_move
from engine.api.left_to_bots import let_bots_finish, take_back_from_bots
from engine.api.link_answers import LinkAnswer
from engine.api.looking_back import moment_answer, nearest_step_with_number, replay_answer
from engine.api.open_matches import MATCHES, OpenMatch, answer_language, requested_match
from engine.api.peek import show_own_secrets
from engine.api.review_texts import review_describer
from engine.api.shortened import shortened
from engine.api.steps import rule_link
from engine.api.suspicions import guessed_answer, suspicions_answer
from engine.api.table_editor import edited_table, editor_answer, match_from_table, situation_known_in_match_answer
from engine.api.verdicts import verdict_answer
from engine.api.view_model import match_describer, move_preview_html, seat_legend_html, view_on_screen
from engine.ask.links import question_from_link
from engine.bots import BOTS
from engine.core.describe import Describer
from engine.core.game import Refusal
from engine.core.html import fragment
from engine.core.locale import GRAMMARS, TEXTS
from engine.core.rng import clock_seconds
from engine.core.untrusted import checked_type, parse_json
from engine.games.registry import presentation_by_key
from engine.match.day import DayTry, record_of_day, seat_kinds_of_day
from engine.match.lesson import record_at_step
from engine.match.match import Match
from engine.match.next_deal import match_with_next_deal
from engine.match.saves import match_from_link, match_from_save, match_to_link, new_match
from engine.match.seats import HUMAN, NAMES

AT_ONCE: Final = 12
"""Where bots finish a match for its people, so many choices are made before it is drawn."""


def dispatch_request(text: str) -> str:
    """Return the answer to a request, both JSON; the only function that the browser calls.

    Refusals are answers. Whatever else is raised is a bug of ours, and reaches the page as an EngineError.
    """
    received: dict[str, Any] = {}
    try:
        received = parsed_request(text)
        do = received["do"]
        request = decode_dataclass(REQUESTS[do], {key: value for key, value in received.items() if key != "do"})
        answer = ENDPOINTS[do](request)
    except Refusal as refusal:
        answer = answer_for_refusal(refusal, received)
    return json.dumps(shortened(answer, MATCHES[request.id].sent) if answer["kind"] == "table" else answer)


def parsed_request(text: str) -> dict[str, Any]:
    """Return the JSON object in a text if its `do` is the key of an endpoint; else raise Refusal("bad_request")."""
    try:
        received: dict[str, Any] = checked_type(parse_json(text), dict)
        known = checked_type(received.get("do"), str) in ENDPOINTS
    except Refusal as refusal:
        raise Refusal("bad_request") from refusal
    if not known:
        raise Refusal("bad_request")
    return received


def answer_for_refusal(refusal: Refusal, received: Mapping[str, Any]) -> answers.Refused:
    """Return a refusal in the reader's language; `received` is the request as it came."""
    opened = MATCHES.get(received["id"]) if type(received.get("id")) is str else None
    lang = answer_language(received.get("lang"), opened)
    line = refusal_describer(received, opened, lang).describe_refusal(refusal)
    said: answers.RefusalView = {
        "html": fragment(line.html, rule_link(line.rule)),
        "text": line.text,
        "rule": line.rule,
    }
    if refusal.code == "older":
        said["offer"] = {"text": str(refusal.params["text"]), "save": str(refusal.params["deal"])}
    if refusal.code == "other_game":
        said["elsewhere"] = {"game": str(refusal.params["game"]), "minigame": str(refusal.params["minigame"])}
    return {"kind": "refused", "code": refusal.code, "refusal": said}


def refusal_describer(received: Mapping[str, Any], opened: OpenMatch | None, lang: str) -> Describer:
    """Return the describer of a refusal: that of the match, the table or the game, else one for all games."""
    if received.get("do") in ("edit", "ask"):
        with suppress(Refusal):
            return edited_table(question_from_link(str(received.get("text"))), lang).describer
    if received.get("do") == "follow":
        with suppress(Refusal):
            return presentation_by_key(str(received.get("game"))).describer(lang, NAMES)
    if opened is not None:
        return match_describer(opened.match, lang)
    return Describer(TEXTS[lang], GRAMMARS[lang], {}, ())


# One function an action, some of them in other modules. Each raises Refusal, with nothing changed, if the action cannot
# be done.


def open_match(request: requests.OpenRequest) -> answers.TableAnswer:
    """Open a match: a new game, a save, a link, or an example or a reader's own table to be played on."""
    match = match_to_open(request)
    ms = request.ms if request.new or request.day else 0
    return first_table_answer(
        request.id, OpenMatch(match, answer_language(request.lang), stepwise=request.stepwise), ms
    )


def first_table_answer(key: str, opened: OpenMatch, ms: int) -> answers.TableAnswer:
    """Return a match's first answer, after up to `ms` milliseconds in which bots begin; keep it open under this id."""
    until = clock_seconds() + ms / 1000
    while (
        opened.match.seats_to_choose("bot")
        and not opened.match.seats_to_choose(HUMAN)
        and (seconds := until - clock_seconds()) > 0
    ):
        opened.thinker.work_for_seconds(seconds)
    answer = opened.table_answer()
    MATCHES[key] = opened
    return answer


def match_to_open(request: requests.OpenRequest) -> Match:
    """Return the match that a request wants opened; only a new game has events that are yet to be shown."""
    if request.new is not None:
        return new_match(vars(request.new))
    if request.day is not None:
        return match_of_day(request.day)
    if request.from_example is not None:
        match = match_from_example(request.from_example)
    elif request.situation is not None:
        match = match_from_table(request.situation)
    else:
        match = match_from_save(request.save) if request.save is not None else match_from_link(request.link or "")
        check_game_of_page(match, request.game)
    match.unseen = []
    return match


def match_of_day(deal: requests.DealOfDay) -> Match:
    """Return a try at the deal of a game on a day."""
    presentation = presentation_by_key(deal.game)
    game, tried = presentation.game, DayTry(deal.number, deal.counts)
    return Match(presentation, record_of_day(game, deal.number), seat_kinds_of_day(game), day=tried)


def check_game_of_page(match: Match, game: str) -> None:
    """Raise Refusal("other_game") for a match of another game than the page's; "" is any."""
    if game and match.game.key != game:
        raise Refusal("other_game", game=match.game.key, minigame=match.minigame.key if match.minigame else "")


def match_from_example(moment: requests.ExampleStep) -> Match:
    """Return a match that goes on from a step of an example: the reader in the first seat, bots in the others."""
    presentation = presentation_by_key(moment.game)
    lesson = lesson_with_changes(presentation, moment.key, moment.changes)
    record = record_at_step(presentation, lesson, moment.step)
    kinds = (HUMAN, *(BOTS[3].key,) * (lesson.example.players - 1))
    return Match.from_record(presentation, record, kinds, names=lesson.example.names)


def close_match(request: requests.Request) -> answers.Done:
    """Forget a match that the page no longer shows; no error where none has this id."""
    MATCHES.pop(request.id, None)
    return {"kind": "done"}


def note_seen_events(request: requests.SeenRequest) -> answers.Done:
    """Note which events the page has taken over, so that they are not sent again."""
    del requested_match(request).match.unseen[: request.events]
    return {"kind": "done"}


def make_move(request: requests.PlayRequest) -> answers.TableAnswer:
    """Take a person's move; it ends the work on a hint.

    Raises the Refusal that the game has for it, or "nothing_chosen".
    """
    opened = requested_match(request)
    if not request.move:
        raise Refusal("nothing_chosen")
    opened.match.play(request.seat, request.move, by_lot=request.by_lot)
    return opened.table_answer()


def draw_preview(request: requests.PreviewRequest) -> answers.PreviewAnswer:
    """Return a drawing of what a person's move would do."""
    opened = requested_match(request)
    drawn = move_preview_html(opened.match, request.seat, request.move, match_describer(opened.match, opened.lang))
    return {"kind": "preview", "html": drawn}


def explain_pieces_of_seat(request: requests.LegendRequest) -> answers.LegendAnswer:
    """Explain the pieces in front of a seat, as far as the reader may see them; raise Refusal("no_such_seat")."""
    opened = requested_match(request)
    if request.seat not in range(opened.match.start.players):
        raise Refusal("no_such_seat", seat=request.seat)
    describer = match_describer(opened.match, opened.lang)
    drawn = seat_legend_html(opened.match, view_at_moment(request.moment, opened), request.seat, describer)
    return {"kind": "legend", "name": describer.seat_titles()[request.seat], "html": drawn}


def view_at_moment(moment: requests.ShownMoment | None, opened: OpenMatch) -> Any:
    """Return the view that the table shows; raise Refusal("bad_request") for one that it may not show."""
    if moment is None:
        return view_on_screen(opened.match)
    if moment.turn is None:
        _, step = nearest_step_with_number(opened.match, moment.viewer, moment.step)
        return step[-1].view
    # What was hidden from the person then stays hidden.
    review = review_endpoints.finished_review(opened, -1 if moment.viewer is None else moment.viewer)
    return judged_decision_of_turn(review, moment.turn).playouts.view


def answer_riddle(request: requests.GuessRequest) -> answers.TableAnswer:
    """Take the reader's answer to a riddle; raise Refusal("nothing_chosen") without one."""
    opened = requested_match(request)
    if not request.answer:
        raise Refusal("nothing_chosen")
    opened.match.answer_riddle(request.answer)
    return opened.table_answer()


def think_for_a_while(request: requests.ThinkRequest) -> answers.ProgressAnswer | answers.TableAnswer:
    """Work for a while on the hint, if one is being worked out, or else on the next bot's choice.

    The answer is the match if there is news of it, else the progress.
    """
    opened = requested_match(request)
    seconds = request.ms / 1000
    if opened.hinting:
        return work_on_hint(opened, seconds)
    changes = opened.match.changes
    for _ in range(AT_ONCE if opened.match.left_to_bots else 1):
        if not opened.thinker.work_for_seconds(seconds):
            break
    seats = opened.match.seats_to_choose("bot")
    if not seats or opened.match.changes != changes:
        return opened.table_answer()
    return thinking_progress(opened, seats[0])


def work_on_hint(opened: OpenMatch, seconds: float) -> answers.ProgressAnswer | answers.TableAnswer:
    """Work on a hint; return the progress, or, once the hint is found, the match with the hint as its note."""
    seat = opened.match.seats_to_choose(HUMAN)[0]
    found = hint_for_only_move(opened, seat) or coach_hint(opened, seat, seconds)
    if found is None:
        return thinking_progress(opened, seat)
    return opened.table_answer(found)


def thinking_progress(opened: OpenMatch, seat: int) -> answers.ProgressAnswer:
    """Return how far the thinking for this seat is."""
    found = opened.decision_help(seat) if opened.hinting else None
    done = found.advice.done if found else opened.thinker.fraction_done(seat)
    return {"kind": "progress", "seat": seat, "done": round(done, 2), "hinting": opened.hinting}


def start_working_out_hint(request: requests.Request) -> answers.TableAnswer:
    """Start working out a hint, if a decision is due that allows one; a later answer to "think" has it as `note`."""
    opened = requested_match(request)
    return opened.table_answer(hinting=opened.match.available_controls()["hint"])


def undo_move(request: requests.Request) -> answers.TableAnswer:
    """Go back to the reader's last decision."""
    opened = requested_match(request)
    opened.match.undo()
    return opened.table_answer()


def redo_moves(request: requests.Request) -> answers.TableAnswer:
    """Make the undone moves again."""
    opened = requested_match(request)
    opened.match.redo()
    return opened.table_answer()


def lift_curtain(request: requests.Request) -> answers.TableAnswer:
    """Show a person's hand, now that the right person holds the device."""
    opened = requested_match(request)
    opened.match.lift_curtain()
    return opened.table_answer()


def draw_curtain(request: requests.Request) -> answers.TableAnswer:
    """Hide a person's hand after something that everybody may see; with fewer than two people all goes on as it is."""
    opened = requested_match(request)
    opened.match.draw_curtain()
    return opened.table_answer(hinting=opened.hinting and opened.match.available_controls()["hint"])


def play_again(request: requests.AgainRequest) -> answers.TableAnswer:
    """Open the same kind of match once more."""
    opened = requested_match(request)
    following, lang = match_with_next_deal(opened.match, request.variation), answer_language(request.lang, opened)
    return first_table_answer(request.id, OpenMatch(following, lang, stepwise=request.stepwise), request.ms)


def link_to_match(request: requests.Request) -> LinkAnswer:
    """Return a match as a link, to be sent to somebody. It changes nothing."""
    return {"kind": "link", "link": match_to_link(requested_match(request).match)}


def list_moments_to_replay(request: requests.ReplayRequest) -> answers.ReplayAnswer:
    """Return all moments of a match as `viewer` saw them, to step through; a viewer who may not see them is refused."""
    opened = requested_match(request)
    return replay_answer(opened.match, request.viewer, answer_language(request.lang, opened))


def draw_moment_of_match(request: requests.MomentRequest) -> answers.MomentAnswer:
    """Return one moment of a match, by its step, drawn; with `decision` also what the review says of it."""
    opened = requested_match(request)
    lang = answer_language(request.lang, opened)
    answer = moment_answer(opened.match, request.viewer, request.step, lang)
    if request.decision is None:
        return {**answer, "asks": review_endpoints.reviewed_decision_after_step(opened, answer)}
    review = review_endpoints.finished_review(opened, request.decision.seat)
    return moment_with_better_move(answer, review, request.decision.turn, review_describer(opened.match, lang))


ENDPOINTS: Final[Mapping[str, Callable[[Any], answers.Answer]]] = {
    "open": open_match,
    "close": close_match,
    "seen": note_seen_events,
    "play": make_move,
    "preview": draw_preview,
    "legend": explain_pieces_of_seat,
    "guess": answer_riddle,
    "think": think_for_a_while,
    "hint": start_working_out_hint,
    "undo": undo_move,
    "redo": redo_moves,
    "show": lift_curtain,
    "hide": draw_curtain,
    "peek": show_own_secrets,
    "finish": let_bots_finish,
    "stop": take_back_from_bots,
    "again": play_again,
    "link": link_to_match,
    "replay": list_moments_to_replay,
    "moment": draw_moment_of_match,
    "review": review_endpoints.continue_review,
    "check": review_endpoints.check_move_for_blunder,
    "report": review_endpoints.review_report,
    "deal": review_endpoints.continue_bot_games_of_deal,
    "day": continue_bot_games_of_day,
    "decision": review_endpoints.reviewed_decision,
    "cost": tell_costly_move,
    "line": review_endpoints.step_of_better_line,
    "retry": review_endpoints.judge_retried_move,
    "example": example_answer,
    "choices": choices_answer,
    "edit": editor_answer,
    "ask": verdict_answer,
    "follow": followed_answer,
    "situation": situation_known_in_match_answer,
    "suspicions": suspicions_answer,
    "guessed": guessed_answer,
}
"""The function that answers each request, by its `do`."""

REQUESTS: Final[Mapping[str, Any]] = {do: get_type_hints(handler)["request"] for do, handler in ENDPOINTS.items()}
"""The type of each request, by its `do`."""
