"""The sentences above the board: what to do now, and for what goal.

They come as HTML for the page, and as plain text to be spoken.
"""

from collections.abc import Callable
from typing import Any

from engine.api.ending import minigame_text_html, minigame_text_key_and_parameters
from engine.core.describe import Describer, Line
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.telling import Note
from engine.match.match import Match
from engine.match.seats import HUMAN, human_seats, seat_of_only_human


def seat_of_acting_person(match: Match) -> Seat | None:
    """Return the seat of the person who can choose now; None if nobody can."""
    people = match.seats_to_choose(HUMAN)
    return people[0] if people and match.seat_behind_curtain is None else None


def view_of_acting_person(match: Match, seat: Seat) -> Any:
    """Return the view by which a person chooses: a bystander's, where they do so in front of all."""
    return match.view(None if match.is_decided_aloud else seat)


def status_line_html(match: Match, describer: Describer) -> Html:
    """Return what to do now, after a mini-game's goal; a riddle's question is in its form."""
    if match.is_minigame_won is not None:
        return describer.filled_html("table.done")
    if match.seat_behind_curtain is not None:
        return handover_html(match, describer, match.seat_behind_curtain)
    key, params = status_text_key_and_parameters(match)
    asked = NOTHING if match.is_riddle_due else describer.filled_html(key, **params)
    note = note_to_acting_person(match, match.presentation.question_note, describer)
    return fragment(
        minigame_goal_html(match, describer),
        whose_turn_html(match, describer),
        asked,
        (" ", note.html) if note else NOTHING,
    )


def handover_html(match: Match, describer: Describer, seat: Seat) -> Html:
    """Return what stands on the curtain: who takes the device, largest of all, and what they are to do."""
    key, params = status_text_key_and_parameters(match)
    asked = describer.filled_text(f"decide.{match.decision.kind}", seat=seat) if match.decision else ""
    return fragment(
        tag("span", describer.filled_text(key, **params), class_="hands"),
        " ",
        tag("b", describer.names[seat], class_=("whose", f"s{seat}")),
        " ",
        tag("span", asked, class_="asked"),
    )


def passing_on_html(match: Match, describer: Describer, seat: Seat) -> Html:
    """Return to whom the device is handed on where they decide in front of all; NOTHING if they have it."""
    if not is_passed_on(match, seat):
        return NOTHING
    return tag("p", describer.filled_html("table.curtain", seat=seat), class_="passing")


def is_passed_on(match: Match, seat: Seat) -> bool:
    """Return whether a person who decides in front of all does not have the device yet."""
    return match.is_decided_aloud and match.holder != seat


def spoken_status_text(match: Match, describer: Describer) -> str:
    """Return what to do now as plain text, to be spoken."""
    key, params = status_text_key_and_parameters(match)
    note = note_to_acting_person(match, match.presentation.question_note, describer)
    seat = seat_of_acting_person(match)
    passed = seat is not None and is_passed_on(match, seat)
    to_whom = [describer.filled_text("table.curtain", seat=seat)] if passed else []
    return " ".join([*to_whom, describer.filled_text(key, **params), *([note.text] if note else [])])


def status_text_key_and_parameters(match: Match) -> tuple[str, dict[str, object]]:
    """Return the key of the sentence that says what to do, and its parameters."""
    if match.is_minigame_won is not None:
        return minigame_text_key_and_parameters(match, "won" if match.is_minigame_won else "lost")
    if match.is_riddle_due:
        return minigame_text_key_and_parameters(match, "question")
    decision = match.decision
    if decision is None:
        result = match.result
        return "table.over", {"winners": result.winners if result else ()}
    covered = match.seat_behind_curtain
    if covered is not None:
        key = "table.curtain.again" if covered == match.holder else "table.curtain"
        chosen = tuple(seat for seat in human_seats(match.kinds) if seat in match.pending)
        return ("table.curtain.chosen" if chosen else key), {"seat": covered, "what": key, "chosen": chosen}
    seat = seat_of_acting_person(match)
    if seat is not None:
        return f"decide.{decision.kind}", {"seat": seat}
    if match.left_to_bots:
        return "table.finishing", {}
    return "table.waiting", {"seats": match.seats_to_choose("bot")}


def note_to_acting_person(match: Match, note_of: Callable[[Any, Seat], Note], describer: Describer) -> Line | None:
    """Return the note that `note_of` has for the person who can choose; None for none, and in front of all."""
    seat = seat_of_acting_person(match)
    if seat is None or match.is_over or match.is_riddle_due or match.is_decided_aloud:
        return None
    note = note_of(match.view(seat), seat)
    return describer.line_with_rule(note[0], "", note[1]) if note else None


def whose_turn_html(match: Match, describer: Describer) -> Html:
    """Return whose turn it is, as a prefix to the question, while a person can choose a move; else NOTHING."""
    seat = seat_of_acting_person(match)
    if seat is None or match.is_over or match.is_riddle_due:
        return NOTHING
    key = "table.yours" if seat_of_only_human(match.kinds) == seat else "table.turn"
    key = "table.passing" if is_passed_on(match, seat) else key
    return fragment(tag("b", describer.filled_html(key, seat=seat), class_="turn"), " · ")


def day_note_html(match: Match, describer: Describer) -> Html:
    """Return whether a try at the deal of a day counts, and what follows; NOTHING in any other match."""
    if match.day is None:
        return NOTHING
    key = "table.day.counts" if match.counts_as_try else "table.day.again"
    return tag("p", describer.filled_html(key), class_="of-day")


def minigame_goal_html(match: Match, describer: Describer) -> Html:
    """Return the goal of a mini-game, known from the person's second choice on; NOTHING in a whole game."""
    mini = match.minigame
    if not mini:
        return NOTHING
    known = not mini.riddle and any(mini.seat == seat for turn in match.turns for seat, _ in turn)
    return fragment(tag("b", minigame_text_html(match, "goal", describer), class_=("goal", known and "known")), " ")


def goal_of_play_html(match: Match, describer: Describer) -> Html:
    """Return the goal of the mini-game or of the whole game; in the latter also a note on the decider's own aim."""
    if match.minigame:
        return minigame_goal_html(match, describer)
    # Of several people, each looks at what they alone play for while they hold a button.
    note = None if match.is_device_shared else note_to_acting_person(match, match.presentation.aim_note, describer)
    return tag("p", describer.filled_html("aim"), (" ", note.html) if note else NOTHING, class_="goal")
