"""Drunter & Drüber as it is shown: drawing, texts, lessons, and the numbers that its pages and texts quote."""

from collections.abc import Sequence
from typing import Final

from engine.core.drawing import icon_with_prefixed_names
from engine.core.game import EVERYONE, POINTED_AT, Bundle, Event, Seat
from engine.core.presentation import BOARD_SPOTS, Changing, GamePresentation, ScoreShare
from engine.core.table.fields import OwnTable
from engine.core.telling import Note, Telling
from engine.games.drunter_drueber.after import after_move, exposed_buildings, own_building_note, own_possible_targets
from engine.games.drunter_drueber.editor import EDITOR
from engine.games.drunter_drueber.lessons.asked_steps import ASKED_STEPS
from engine.games.drunter_drueber.lessons.course import COURSE
from engine.games.drunter_drueber.lessons.examples import EXAMPLES
from engine.games.drunter_drueber.lessons.minigames import MINIGAMES
from engine.games.drunter_drueber.lessons.needed import lessons_needed
from engine.games.drunter_drueber.locale import TEXTS, TOKENS
from engine.games.drunter_drueber.locale.tokens import TO, WORTH_OF_VOTE
from engine.games.drunter_drueber.losses import points_of_building
from engine.games.drunter_drueber.outcomes import OUTCOMES
from engine.games.drunter_drueber.question_marks import part_marks, question_marks
from engine.games.drunter_drueber.questions import QUESTIONS
from engine.games.drunter_drueber.render import (
    marks_of_event,
    move_form_of_seat,
    piece_icon,
    placement_grid_html,
    placement_preview_drawing,
    seat_legend_html,
    street_of_seat_drawing,
    symbols_svg,
    targets_in_words,
    thumbnail,
    town_board_html,
    town_in_letters,
    turn_and_panels_html,
    vote_reveal_glimpses,
)
from engine.games.drunter_drueber.render.tables import TABLES
from engine.games.drunter_drueber.rules import bridges, building, scoring, variant, vote
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import BUILDINGS, Building
from engine.games.drunter_drueber.rules.building import PLACEMENTS, free_end
from engine.games.drunter_drueber.rules.facts import FACTS
from engine.games.drunter_drueber.rules.following import REAL_TABLE
from engine.games.drunter_drueber.rules.game import DrunterDrueber
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS, CARDS
from engine.games.drunter_drueber.suspicions import SUSPICIONS
from engine.games.drunter_drueber.table.findings import situation_findings
from engine.games.drunter_drueber.table.near import is_part_told

CLOSE: Final = 2
"""A vote that so few votes decided is remembered."""


def turn_number(view: View) -> int:
    """Return the number of the turn that is under way, from 1; 0 if it is not told."""
    return 0 if "turns" in view.untold else view.turns + 1


def share_over(view: View) -> float:
    """Return how much of a game is over, from 0 to 1: by the tiles laid; some are left where none fits any more."""
    if view.phase == "over":
        return 1.0
    laid, left = len(view.laid), sum(map(sum, view.tiles))
    return laid / (laid + left)


def squares_of_move(view: View, move: str) -> Sequence[str]:
    """Return the names of the squares on which a move lays a tile; () for other moves."""
    placement = PLACEMENTS.get(move)
    return [view.board.square_name(square) for square in squares_of_placement(view, placement)] if placement else ()


def touches_of_move(view: View, move: str) -> Sequence[Sequence[str]]:
    """Return what is touched to lay a tile: the square on which its pawn will stand."""
    return ((view.board.square_name(free_end(squares_of_placement(view, PLACEMENTS[move]))),),)


def move_text_with_squares(view: View, move: str) -> str:
    """Return the text of a move, with its squares for a placement and the mark WORTH_OF_VOTE for a vote."""
    if move in BALLOTS:
        return f"{move}{POINTED_AT}{WORTH_OF_VOTE}"
    return f"{move}{POINTED_AT}{TO.join(squares_of_move(view, move))}" if move in PLACEMENTS else move


def own_targets_note(view: View, seat: Seat) -> Note:
    """Return a note on a seat's own target cards."""
    return "note.aim", {"cards": len(view.targets[seat]), "targets": view.targets[seat]}


def aim_now(view: View, seat: Seat) -> Note:
    """Return a seat's target, what it would score if the game ended now, and what the next tile can cover; or two."""
    target = view.main[seat] or view.targets[seat][0]
    if not view.main[seat] and len(view.targets[seat]) > 1:
        return own_targets_note(view, seat)
    told = {"targets": (target,), "points": scoring.points_of_target(view, target)}
    exposed = exposed_buildings(view, target)
    return ("note.aim_now.exposed", told | {"exposed": exposed}) if exposed else ("note.aim_now", told)


def decision_note(view: View) -> Note:
    """Return a note on the outhouse under vote, for decisions on voting cards and jokers; None outside a vote."""
    outhouse = vote.outhouse_under_tile(view.board, view.proposed)
    return ("note.vote", {"outhouse": view.board.square_name(outhouse)}) if outhouse else None


def closest_vote(told: Sequence[tuple[Event, View]], _open: View) -> Note:
    """Return by how few votes a proposal was decided, the latest of equal ones; None for more than a few.

    A vote in which nobody laid a yes or a no is none to remember.
    """
    votes = [event for event, _ in told if isinstance(event, e.VotePassed | e.VoteLost) and event.yes + event.no]
    close = min(reversed(votes), key=lambda vote: abs(vote.yes - vote.no), default=None)
    if close is None or (margin := abs(close.yes - close.no)) > CLOSE:
        return None
    return "story.vote" if margin else "story.vote.tie", {"yes": close.yes, "no": close.no, "margin": margin}


def event_note(event: Event, view: View) -> Note:
    """Return a note on why a seat passes that has no tile left, or on the viewer's points lost with a covered building.

    That is "perhaps" before its main target is chosen.
    """
    if isinstance(event, e.TurnPassed) and not any(view.tiles[event.seat]) and f"tiles.{event.seat}" not in view.untold:
        return "note.no_tile", {"seat": event.seat}
    if not isinstance(event, e.BuildingCovered) or view.seat is None or view.seat == EVERYONE:
        return None
    points = points_of_building(Building(event.type, event.value), own_possible_targets(view, view.seat))
    key = "note.covered" if view.main[view.seat] or view.options.goals == "one" else "note.covered.perhaps"
    return (key, {"type": event.type, "value": event.value, "owner": view.seat, "points": points}) if points else None


def score_shares_from_event(event: Event, _view: View) -> Sequence[ScoreShare]:
    """Return the shares of a seat's score: its target card, and the points of the buildings that count for it."""
    if not isinstance(event, e.TargetScored):
        return ()
    card, counted = {"target": event.target}, {"counted": event.counted}
    pieces = tuple(scoring.points_of_buildings([BUILDINGS[name]], event.target) for name in event.counted)
    return (
        ScoreShare(event.seat, "target", 0, facts=card),
        ScoreShare(event.seat, "counted", event.points, facts=counted, count=len(pieces), pieces=pieces),
    )


PRESENTATION = GamePresentation(
    game=DrunterDrueber(),
    name="Drunter & Drüber",
    texts=TEXTS,
    tokens=TOKENS,
    draw=town_board_html,
    plan=town_in_letters,
    beside=turn_and_panels_html,
    form=move_form_of_seat,
    grid=placement_grid_html,
    preview=placement_preview_drawing,
    legend=seat_legend_html,
    signs={
        "hut": ("", "outhouse"),
        "own": ("d-own", ""),
        "stock": ('class="ts"', ""),
        "votes": ('class="vl"', ""),
        "joker": (">±", ""),
        "none": (">·<", ""),
        "special": ('class="dg sp', ""),
    },
    thumbnail=thumbnail,
    symbols=symbols_svg,
    icon=icon_with_prefixed_names("dd-", piece_icon),
    marks=marks_of_event,
    telling=Telling(
        heading_number=turn_number,
        share_over=share_over,
        glimpses=vote_reveal_glimpses,
        event_note=event_note,
    ),
    aim_note=own_targets_note,
    aim_now=aim_now,
    decision_note=decision_note,
    after_move=after_move,
    warning_note=own_building_note,
    examples=EXAMPLES,
    course=COURSE,
    asked_steps=ASKED_STEPS,
    lessons_needed=lessons_needed,
    question_marks=question_marks,
    minigames=MINIGAMES,
    deciding=(*building.DECIDING, *bridges.DECIDING, *vote.DECIDING, *variant.DECIDING, *scoring.DECIDING),
    facts=FACTS,
    tables=TABLES,
    parts={"vote": Bundle(CARDS)},
    move_text_with_place=move_text_with_squares,
    changing=Changing(
        pieces_to_press={"place": (BOARD_SPOTS,), "vote": ("hand", "laid"), "joker": ("laid",), "main": ("target",)},
        spots=squares_of_move,
        touched=touches_of_move,
    ),
    spoken=frozenset({"place", "joker"}),
    offered_openly=frozenset({"vote"}),
    own_secrets=targets_in_words,
    secrets=frozenset({"main"}),
    secret=lambda _card: "target",
    suspicions=SUSPICIONS,
    score_shares=score_shares_from_event,
    victory=street_of_seat_drawing,
    story=closest_vote,
    outcomes=OUTCOMES,
    real_table=REAL_TABLE,
    part_marks=part_marks,
    own_table=OwnTable(
        questions=QUESTIONS,
        editor=EDITOR,
        findings=situation_findings,
        is_whole=lambda situation: not is_part_told(situation.position),
    ),
)
