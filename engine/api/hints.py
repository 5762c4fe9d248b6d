"""Hints: the help that a person at a table gets on request.

A hint is the coach's advice, or the only legal move. It is what is shown; advice (`engine.match.advice`) is what the
coach found, wherever it is shown.
"""

from collections.abc import Sequence
from typing import Any, Final

from engine.api.open_matches import Hint, OpenMatch
from engine.api.reasons import MoveNames, contrast_html, move_namer, nudge_html
from engine.api.view_model import match_describer
from engine.coach.analysis import Grade, MoveValue, chance_gap_in_percentage_points, chance_in_percent
from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.html import Html, fragment, tag
from engine.match.advice import Advice

MOST_MOVES: Final = 12
"""The most moves that are listed with their chances, the best ones. Chosen by eye."""


def coach_hint(opened: OpenMatch, seat: Seat, seconds: float) -> Hint | None:
    """Return the coach's hint; None if it needs more time.

    The first hint in a decision only says what matters, where the coach has found something that does.
    """
    advice, match = opened.advice(seat), opened.match
    assert advice, "the coach is asked where it has advice"
    advice.work_for_seconds(seconds)
    if seconds and advice.done < 1:
        return None
    describer = match_describer(match, opened.lang)
    nudged, opened.nudged = opened.nudged, match.changes
    if nudged != match.changes and advice.contrast and advice.contrast.facts:
        nudge = nudge_html(advice.contrast.facts[0], seat, describer)
        return Hint(tag("p", nudge, " ", describer.filled_html("coach.nudge.more")))
    told = goal_hint_html_and_best_move if match.minigame else hint_html_and_best_move
    game = match.game
    hint, best = told(advice, seat, move_namer(match.presentation, game.view(match.state, seat)), describer)
    return Hint(hint, game.format_move(best) if best is not None else "")


def hint_for_only_move(opened: OpenMatch, seat: Seat) -> Hint | None:
    """Return a hint with a seat's only legal move; None where it has a choice."""
    match = opened.match
    game = match.game
    legal = game.legal_moves(match.state, seat)
    if len(legal) != 1:
        return None
    name = move_namer(match.presentation, game.view(match.state, seat))
    said = match_describer(match, opened.lang).filled_html("coach.only", best=name(legal[0]))
    return Hint(tag("p", said), game.format_move(legal[0]))


def moves_with_chances_html(values: Sequence[MoveValue], head: str, name: MoveNames, describer: Describer) -> Html:
    """Return the best moves with their chances in percent, as a folded list; `head` is the key of its heading."""
    rows = (
        tag(
            "li",
            tag("meter", max=100, value=chance_in_percent(each.chance)),
            f" {chance_in_percent(each.chance)}\u00a0% ",
            describer.token_html("move", name(each.move)),
        )
        for each in values[:MOST_MOVES]
    )
    return tag("details", tag("summary", describer.filled_html(head)), tag("ol", rows, class_="weighed"))


def hint_html_and_best_move(advice: Advice, seat: Seat, name: MoveNames, describer: Describer) -> tuple[Html, Any]:
    """Return a hint (the best move and its reason, the second best, the chances of all), and the best move as data."""
    values = advice.judgement.values if advice.judgement else ()
    best = values[0]
    told = {"best": name(best.move), "chance": chance_in_percent(best.chance)}
    if is_choice_unimportant(advice):
        lines = [tag("p", describer.filled_html("coach.advice.little", **told))]
    else:
        lines = [
            tag("p", describer.filled_html("coach.advice", **told)),
            reason_html(advice, seat, name, describer),
        ]
    for second in values[1:2]:
        cost = chance_in_percent(best.chance) - chance_in_percent(second.chance)
        key = "coach.second" if cost and not second.equal else "coach.second.equal"
        lines.append(tag("p", describer.filled_html(key, second=name(second.move), cost=cost)))
    return fragment(lines, moves_with_chances_html(values, "table.hint.head", name, describer)), best.move


def goal_hint_html_and_best_move(advice: Advice, seat: Seat, name: MoveNames, describer: Describer) -> tuple[Html, Any]:
    """Return a hint for a mini-game's goal, and the move that most often reaches it as data, None if no move does."""
    values = advice.judgement.values if advice.judgement else ()
    best, chance = values[0], chance_gap_in_percentage_points(values[0].chance)
    if not chance:
        return tag("p", describer.filled_html("coach.goal.none", seat=seat)), None
    lines = [
        tag("p", describer.filled_html("coach.goal", best=name(best.move), chance=chance, seat=seat)),
        reason_html(advice, seat, name, describer),
    ]
    for second in values[1:2]:
        then = chance_gap_in_percentage_points(second.chance)
        lines.append(tag("p", describer.filled_html("coach.goal.second", second=name(second.move), chance=then)))
    return fragment(lines, moves_with_chances_html(values, "coach.goal.head", name, describer)), best.move


def reason_html(advice: Advice, seat: Seat, name: MoveNames, describer: Describer) -> Html:
    """Return the reason for the best move, or that the choice hardly matters."""
    found = advice.contrast
    if not found or is_choice_unimportant(advice):
        return tag("p", describer.filled_html("coach.little"))
    return contrast_html(found, seat, name, describer)


def is_choice_unimportant(advice: Advice) -> bool:
    """Return whether all moves are about equally good and nothing sets them apart, or none was compared."""
    found, values = advice.contrast, advice.judgement.values if advice.judgement else ()
    close = all(value.equal or values[0].chance - value.chance < Grade.INACCURACY.value for value in values)
    return not found or (close and not found.facts)
