"""Land Unter as it is shown: drawing, texts, lessons, and the numbers that its pages and texts quote."""

from collections.abc import Sequence
from typing import Final

from engine.core.game import EVERYONE, Event, Seat
from engine.core.presentation import Changing, GamePresentation, ScoreShare
from engine.core.table.fields import OwnTable
from engine.core.telling import Note, Telling
from engine.games.land_unter.after import after_move
from engine.games.land_unter.editor import EDITOR
from engine.games.land_unter.lessons.asked_steps import ASKED_STEPS
from engine.games.land_unter.lessons.course import COURSE
from engine.games.land_unter.lessons.examples import EXAMPLES
from engine.games.land_unter.lessons.minigames import MINIGAMES
from engine.games.land_unter.lessons.needed import lessons_needed
from engine.games.land_unter.locale import TEXTS, TOKENS
from engine.games.land_unter.outcomes import OUTCOMES
from engine.games.land_unter.question_marks import question_marks
from engine.games.land_unter.questions import QUESTIONS, findings_of_question
from engine.games.land_unter.render import (
    drowning_glimpses,
    island_in_calm_sea_drawing,
    island_with_preservers_html,
    laid_card_preview_html,
    marks_of_event,
    move_form_of_seat,
    piece_icon,
    round_recap_html,
    seat_legend_html,
    symbols_svg,
    thumbnail,
    whole_table_html,
)
from engine.games.land_unter.render.compared import hand_comparison_table
from engine.games.land_unter.render.tables import TABLES
from engine.games.land_unter.rules import drowning, open_play, round
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import BONUS, ELIMINATED, PRESERVER_POINTS, ROUNDS, Card
from engine.games.land_unter.rules.facts import FACTS
from engine.games.land_unter.rules.following import REAL_TABLE
from engine.games.land_unter.rules.game import LandUnter
from engine.games.land_unter.rules.sets import played_set_index_of_seat
from engine.games.land_unter.rules.state import LAYING
from engine.games.land_unter.rules.view import View

SHORT_HAND: Final = 4
"""A hand of more cards is not told in a line: who wants to know them looks at what lies before each."""


def round_number(view: View) -> int:
    """Return the round of the stage, from 1, 0 if it is not told; it stays at the last one once the stage is over."""
    return 0 if "round" in view.untold else min(view.round + 1, ROUNDS)


def stage_number(view: View) -> int:
    """Return the stage that is under way, or has just ended, from 1."""
    return view.stage + 1


def share_over(view: View) -> float:
    """Return how much of a game is over, from 0 to 1: by the rounds played, a stage that ends early as a whole one."""
    return min(1.0, (view.stage * ROUNDS + view.round) / (view.players * ROUNDS))


def aim_now(view: View, seat: Seat) -> Note:
    """Return that a seat plays for the points of the stage: those of each preserver left, and the bonus."""
    left = view.preservers[seat]
    told = {"left": left, "points": PRESERVER_POINTS, "bonus": BONUS}
    return ("note.aim_now" if left else "note.aim_now.none"), told


def cards_left_note(view: View, seat: Seat) -> Note:
    """Return what others still hold, of whom all of it is known and little; None where there is nobody."""
    cards = tuple(None if other == seat else cards_known_of_short_hand(view, other) for other in range(view.players))
    return ("note.left_in_hand", {"cards": cards}) if any(cards) else None


def cards_known_of_short_hand(view: View, seat: Seat) -> tuple[Card, ...] | None:
    """Return the cards of a hand of at most SHORT_HAND, if each is known, and none is set aside; else None."""
    known = view.known[view.played_set_index_of_seat(seat)].difference(view.played[seat])
    short = len(known) == view.hand_sizes[seat] <= SHORT_HAND and view.levels[seat] != ELIMINATED
    return tuple(sorted(known)) if short else None


def tide_left_note(view: View) -> Note:
    """Return the tide card that is still to be taken in this round once the lower one has been; None for none."""
    left = view.tides if view.phase == "revealed" else ()
    return ("note.tide_left", {"tide": left[0]}) if len(left) == 1 else None


def event_note(event: Event, view: View) -> Note:
    """Return a note, when a stage begins, on the seats that now hold hands its viewer has played; None for no note."""
    if not isinstance(event, e.StageBegun) or view.seat is None or view.seat == EVERYONE:
        return None
    played = [played_set_index_of_seat(view.seat, before, view.players) for before in range(view.stage)]
    holders = tuple(seat for seat in range(view.players) if view.played_set_index_of_seat(seat) in played)
    return ("note.known", {"holders": holders}) if holders else None


def score_shares_from_event(event: Event, view: View) -> Sequence[ScoreShare]:
    """Return the share of a seat's score that an event brings: preservers, elimination or bonus; else ()."""
    if isinstance(event, e.PreserversScored):
        return (ScoreShare(event.seat, "stage", event.points, view.stage + 1, pieces=(1,) * event.points),)
    if isinstance(event, e.EliminationScored):
        return (ScoreShare(event.seat, "stage", event.points, view.stage + 1),)
    if isinstance(event, (e.BonusScored, e.BonusWithoutTide)):
        return (ScoreShare(event.seat, "stage", BONUS, view.stage + 1),)
    return ()


PRESENTATION = GamePresentation(
    game=LandUnter(),
    name="Land Unter",
    texts=TEXTS,
    tokens=TOKENS,
    draw=whole_table_html,
    form=move_form_of_seat,
    preview=laid_card_preview_html,
    legend=seat_legend_html,
    thumbnail=thumbnail,
    symbols=symbols_svg,
    icon=piece_icon,
    marks=marks_of_event,
    telling=Telling(
        heading_number=round_number,
        stage=stage_number,
        share_over=share_over,
        glimpses=drowning_glimpses,
        recap_picture=round_recap_html,
        event_note=event_note,
    ),
    examples=EXAMPLES,
    minigames=MINIGAMES,
    deciding=(*open_play.DECIDING, *round.DECIDING, *drowning.DECIDING),
    facts=FACTS,
    tables=TABLES,
    changing=Changing(pieces_to_press={LAYING: ("hand", "laid")}, swaps=frozenset({LAYING})),
    score_shares=score_shares_from_event,
    outcomes=OUTCOMES,
    asked_note=tide_left_note,
    aim_now=aim_now,
    known_note=cards_left_note,
    after_move=after_move,
    comparison=hand_comparison_table,
    victory=island_in_calm_sea_drawing,
    counted=island_with_preservers_html,
    course=COURSE,
    question_marks=question_marks,
    asked_steps=ASKED_STEPS,
    lessons_needed=lessons_needed,
    real_table=REAL_TABLE,
    own_table=OwnTable(questions=QUESTIONS, editor=EDITOR, findings=findings_of_question),
)
