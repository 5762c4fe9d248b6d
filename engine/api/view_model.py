"""A match as the page shows it: fragments of HTML, and sentences to announce (those of `engine.api.status`)."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from engine.api import status, steps
from engine.api.answers import FinishingView, NowView, ResultView, ViewModel
from engine.api.ending import challenge_to_share, outcome_html, riddle_form
from engine.api.log_lines import missing_log_lines
from engine.api.peek_answers import SecretsView
from engine.api.recap import recap_marks
from engine.core.deciding import rules_to_read_before_decision
from engine.core.describe import Describer
from engine.core.game import EVERYONE, Refusal, Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.locale import LANGUAGES
from engine.core.render import styled_for_game
from engine.match.match import Match
from engine.match.recorder import Snapshot
from engine.match.review import reviewable_seats
from engine.match.saves import match_to_save
from engine.match.seats import BOT_KINDS, HUMAN, NAMES, human_seats, seat_of_only_human
from engine.match.turns import seat_of_choice_to_take_back

NO_MOMENTS: Final[Mapping[Seat, int]] = {}


def match_describer(match: Match, lang: str) -> Describer:
    """Return the describer of this match in a language, for its reader."""
    names = match.names[: match.start.players]
    presentation = match.presentation
    you = seat_of_only_human(match.kinds)
    named = you is not None and names[you] != NAMES[you]
    return presentation.describer(lang, names, you, named=named)


def view_model(
    match: Match,
    lang: str,
    reason: Sequence[str] = (),
    key_moments: Mapping[Seat, int] = NO_MOMENTS,
    page_has: tuple[int, int] = (0, 0),
) -> ViewModel:
    """Return the match as the page shows it, with the marks of a `reason` on the board. Changes nothing.

    `page_has`: how many lines of the log, and how many of them struck through.
    """
    describer = match_describer(match, lang)
    board, beside = board_with_grid_and_beside_html(match, describer, reason)
    return {
        "board": board,
        "beside": beside,
        "form": action_form(match, describer, key_moments),
        "now": view_model_of_choice(match, describer),
        "log": missing_log_lines(match, describer, *page_has),
        "status": status.status_line_html(match, describer),
        "say": status.spoken_status_text(match, describer),
        "over": match.is_over,
        "curtain": match.seat_behind_curtain,
        "whose": current_viewer(match),
        "aloud": match.is_decided_aloud,
        "secrets": secrets_view(match, describer),
        "undoes": undo_question_text(match, describer),
        "save": match_to_save(match),
        "summary": {each: match_summary(match, match_describer(match, each)) for each in LANGUAGES},
        "picture": match.value_cached_until_state_changes("picture", lambda: match_thumbnail(match)),
        "challenge": challenge_to_share(match, describer) if match.is_over else None,
        "result": result_view(match) if match.is_over else None,
        "day": {"number": match.day.day, "counts": match.day.counts} if match.day else None,
        "finishing": finishing_view(match, describer),
        "reviewed": [*reviewable_seats(match)],
        "can": match.available_controls(),
    }


def match_summary(match: Match, describer: Describer) -> str:
    """Return the state of a match in words: its title or who plays, then the round or how it ended."""
    title = (
        describer.filled_text(f"minigame.{match.minigame.key}.title")
        if match.minigame
        else ", ".join(describer.seat_titles())
    )
    view = match.view(None)
    at = (
        status.spoken_status_text(match, describer)
        if match.is_over
        else steps.round_and_stage_in_words(match.presentation, view, describer)
    )
    return f"{title} · {at}"


def finishing_view(match: Match, describer: Describer) -> FinishingView | None:
    """Return how far a match is that bots finish for its people; None after its end, and where people decide."""
    if not match.left_to_bots or match.is_over:
        return None
    view, presentation = match.view(None), match.presentation
    at = steps.round_and_stage_in_words(presentation, view, describer)
    return {"share": round(presentation.telling.share_over(view), 2), "at": at}


def match_thumbnail(match: Match) -> Html:
    """Return a small drawing of what anybody may see of a match."""
    presentation = match.presentation
    return presentation.thumbnail(presentation.game.view(match.state, None))


def result_view(match: Match) -> ResultView | None:
    """Return the result of a finished match for its only person.

    None unless exactly one person plays, and for a game that was played from a position on, or left to bots.
    """
    seat, result = seat_of_only_human(match.kinds), match.result
    if seat is None or match.bots_from is not None or not (match.minigame or (result and not match.start.position)):
        return None
    whole = result if not match.minigame else None
    others = [score for other, score in enumerate(whole.scores) if other != seat] if whole else []
    return {
        "game": match.start.game,
        "minigame": match.minigame.key if match.minigame else "",
        "levels": sorted(BOT_KINDS[kind].level for kind in match.kinds if kind != HUMAN),
        "points": whole.scores[seat] if whole else None,
        "lead": whole.scores[seat] - max(others) if whole else 0,
        "won": seat in whole.winners if whole else bool(match.is_minigame_won),
    }


def snapshot_that_decided_minigame(match: Match) -> Snapshot | None:
    """Return the moment that decided a mini-game; None while it runs, in an ordinary game, or if nothing happened.

    By then the engine has gone on to the next round, unless the game is over; the reader wants to see the last change
    in the round that decided.
    """
    last = [entry.snapshot for entry in match.log if entry.turn == len(match.turns) and not entry.struck]
    if match.is_minigame_won is None or match.riddle or not last:
        return None
    presentation = match.presentation
    if presentation.game.decision(match.state) is None:
        return last[-1]
    heading_number = presentation.telling.heading_number
    within = [snapshot for snapshot in last if heading_number(snapshot.view) == heading_number(last[0].view)]
    return ([snapshot for snapshot in within if presentation.marks(snapshot.event)] or within)[-1]


def snapshots_up_to(end: Snapshot | None, snapshots: list[Snapshot]) -> list[Snapshot]:
    """Return the snapshots up to and including this one; all of them if it is not in the list."""
    return snapshots[: snapshots.index(end) + 1] if end in snapshots else snapshots


def board_with_grid_and_beside_html(
    match: Match, describer: Describer, reason: Sequence[str] = ()
) -> tuple[Html, Html]:
    """Return the board of the present match, with the grid of who chooses on it, and what accompanies it.

    The marks of a `reason` show what it says.
    """
    drawn, beside = match_board_and_beside_html(match, describer, reason)
    beside = steps.beside_html_in_play(view_on_screen(match), beside, match.presentation, describer)
    return fragment(drawn, choice_grid_html(match, describer)), beside


def match_board_and_beside_html(match: Match, describer: Describer, reason: Sequence[str]) -> tuple[Html, Html]:
    """Return the present match as HTML: the board and what accompanies it, for the seat whose hand may be shown.

    After a mini-game that is its last moment; once a riddle is answered, everything is shown.
    """
    end = snapshot_that_decided_minigame(match)
    if end is not None:
        return steps.step_board_and_beside_html([end], match.presentation, describer)
    marks = () if match.presentation.telling.recap_picture else recap_marks(match)
    return steps.board_and_beside_html(view_on_screen(match), match.presentation, describer, [*marks, *reason])


def current_viewer(match: Match) -> Seat | None:
    """Return whose view of the match is shown now: EVERYONE's once a riddle is answered."""
    return EVERYONE if match.guess else match.viewer if match.shown is None else match.shown


def view_on_screen(match: Match) -> Any:
    """Return the view of the present moment; of a mini-game that is decided, that of the moment that decided it.

    Of several people who share the device, it is a bystander's, whoever has lifted the curtain: what they choose from
    is in their form, and the rest is shown while they hold a button.
    """
    end = snapshot_that_decided_minigame(match)
    return end.view if end is not None else match.view(EVERYONE if match.guess else match.viewer)


def own_secrets_text(match: Match, describer: Describer) -> str:
    """Return what the person who can choose alone knows, of several who share the device; "" for nothing or nobody."""
    seat = status.seat_of_acting_person(match)
    if seat is None or not match.is_device_shared or match.is_over:
        return ""
    return match.presentation.own_secrets(match.view(seat), describer.texts, seat)


def secrets_view(match: Match, describer: Describer) -> SecretsView | None:
    """Return the button for what the person who can choose alone knows; None where there is nothing to see."""
    seat = status.seat_of_acting_person(match)
    if seat is None or not own_secrets_text(match, describer):
        return None
    ask, hold = (describer.filled_text(f"table.secret.{each}", seat=seat) for each in ("ask", "hold"))
    return {"seat": seat, "ask": ask, "hold": hold, "sure": match.holder == seat}


def undo_question_text(match: Match, describer: Describer) -> str:
    """Return what is asked before a choice is undone that is not that of who can choose now; "" for no question."""
    seat = seat_of_choice_to_take_back(match.turns, match.pending, human_seats(match.kinds))
    if not match.is_device_shared or seat is None or seat == status.seat_of_acting_person(match):
        return ""
    return describer.filled_text("table.undo.ask", seat=seat)


def seat_legend_html(match: Match, view: Any, seat: Seat, describer: Describer) -> Html:
    """Return who plays at a seat, if it is a bot, and the pieces in front of it in a view, one by one."""
    presentation = match.presentation
    listed = presentation.legend(view, describer.texts, describer.seat_titles(), seat)
    return styled_for_game(
        presentation.game.key, tag("div", bot_line_html(match, seat, describer), listed, class_=f"s{seat}")
    )


def bot_line_html(match: Match, seat: Seat, describer: Describer) -> Html:
    """Return which bot plays at a seat, and how well; NOTHING for a person."""
    bot = BOT_KINDS.get(match.kinds[seat])
    if bot is None:
        return NOTHING
    return tag(
        "p",
        describer.filled_html("table.legend.bot", bot=describer.filled_text(f"bot.{bot.level}")),
        class_="sits",
    )


def choice_grid_html(match: Match, describer: Describer) -> Html:
    """Return the grid over the board for the person who chooses on it; NOTHING without such a choice."""
    seat = status.seat_of_acting_person(match)
    if seat is None:
        return NOTHING
    view = status.view_of_acting_person(match, seat)
    return match.presentation.grid(view, seat, legal_move_texts(match, view, seat), describer.texts)


def legal_move_texts(match: Match, view: Any, seat: Seat) -> list[str]:
    """Return the legal moves of a seat in the game's notation, in the order of the rules.

    `view` is the seat's own, or a bystander's where the seat decides in front of all.
    """
    return [match.game.format_move(move) for move in match.game.moves_from_view(view, seat)]


def decision_form(match: Match, view: Any, seat: Seat, describer: Describer) -> Html:
    """Return the form of a seat's decision, by its view then; the legend names the person if several people play."""
    name = "" if seat_of_only_human(match.kinds) == seat else describer.names[seat]
    return match.presentation.form(view, seat, legal_move_texts(match, view, seat), describer.texts, name)


def action_form(match: Match, describer: Describer, key_moments: Mapping[Seat, int]) -> Html:
    """Return what the reader can do now: choose a move, answer a riddle, or play again after the end."""
    if match.is_riddle_due:
        return riddle_form(match, describer)
    if match.is_over:
        return tag("form", outcome_html(match, describer, key_moments), class_="again-form", data_do="again")
    seat = status.seat_of_acting_person(match)
    if seat is None:
        return NOTHING
    asked = fragment(
        status.passing_on_html(match, describer, seat),
        decision_form(match, status.view_of_acting_person(match, seat), seat, describer),
    )
    return (
        fragment(status.day_note_html(match, describer), status.goal_of_play_html(match, describer), asked)
        if is_first_choice_of_seat(match, seat)
        else asked
    )


def is_first_choice_of_seat(match: Match, seat: Seat) -> bool:
    """Return whether a seat is about to make its first choice in a whole game, the time to say what it plays for."""
    begun = match.minigame or match.start.position is not None
    return not begun and not any(seat == who for turn in match.turns for who, _ in turn)


def move_preview_html(match: Match, seat: Seat, text: str, describer: Describer) -> Html:
    """Return what a person's move or gesture would do; NOTHING if it is not legal."""
    game = match.game
    if seat != status.seat_of_acting_person(match):
        return NOTHING
    try:
        move = game.parse_gesture(match.state, seat, text)
        game.verify_move(match.state, seat, move)
    except Refusal:
        return NOTHING
    view = status.view_of_acting_person(match, seat)
    return match.presentation.preview(view, seat, game.format_move(move), describer.texts)


def view_model_of_choice(match: Match, describer: Describer) -> NowView | None:
    """Return what the person who can choose may do, the goal, and the rules for it; None if nobody can choose."""
    seat, decision = status.seat_of_acting_person(match), match.decision
    if seat is None or decision is None or match.is_over or match.is_riddle_due:
        return None
    game = match.game
    count = describer.filled_html("table.moves", moves=len(game.legal_moves(match.state, seat)))
    may = fragment(
        status.goal_of_play_html(match, describer), tag("p", describer.filled_html(f"now.{decision.kind}"), " ", count)
    )
    rules = rules_to_read_before_decision(match.presentation.deciding, decision.kind, game.options, match.start.options)
    return {"may": may, "rules": rules}
