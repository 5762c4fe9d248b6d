"""Hints: the help that a person at a table gets on request.

A hint is the coach's advice, or the only legal move. It is what is shown; advice (`engine.match.advice`) is what the
coach found, wherever it is shown.
"""

from collections.abc import Sequence
from typing import Any

from engine.api.open_matches import Hint, OpenMatch
from engine.api.reasons import MoveNames, contrast_html, marks_of_contrast, move_namer, nudge_html
from engine.api.view_model import match_describer
from engine.coach.analysis import Grade, MoveValue, chance_in_percent
from engine.coach.contrast import WORLDS
from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.html import Html, fragment, tag
from engine.match.advice import MOST_MOVES, Advice


def coach_hint(opened: OpenMatch, seat: Seat, seconds: float) -> Hint | None:
    """Return the coach's hint; None if it needs more time, also where 0 seconds ask for what has been found so far.

    The first hint in a decision only says what matters, where the coach has found something that does.
    """
    help_found, match = opened.decision_help(seat), opened.match
    assert help_found, "the coach is asked where it has advice"
    advice = help_found.advice
    advice.work_for_seconds(seconds)
    if advice.done < 1 and (seconds or not advice.is_judgement_sound):
        return None
    describer = match_describer(match, opened.lang)
    marks = marks_of_contrast(advice.contrast, match.presentation.outcomes)
    nudged, opened.nudged, opened.named = opened.nudged, match.changes, frozenset()
    if nudged != match.changes and advice.contrast and advice.contrast.facts:
        nudge = nudge_html(advice.contrast.facts[0], seat, describer)
        return Hint(tag("p", nudge, " ", describer.filled_html("coach.nudge.more")), marks=marks)
    told = goal_hint_html_and_best_move if match.minigame else hint_html_and_best_move
    game = match.game
    hint, best = told(advice, seat, move_namer(match.presentation, game.view(match.state, seat)), describer)
    if best is not None and advice.judgement:
        opened.named = frozenset(value.move for value in advice.judgement.values[:2])
    return Hint(hint, game.format_move(best) if best is not None else "", marks)


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


def moves_with_chances_html(values: Sequence[MoveValue], name: MoveNames, describer: Describer) -> Html:
    """Return the best moves with their chances in percent, as a folded list."""
    chances = [(each.move, chance_in_percent(each.chance)) for each in values]
    rows = [(move, chance, f"{chance}\u00a0%") for move, chance in chances]
    return weighed_moves_html(rows, 100, describer.filled_html("table.hint.head"), name, describer)


def weighed_moves_html(
    rows: Sequence[tuple[Any, int, str]], most: int, head: Html, name: MoveNames, describer: Describer
) -> Html:
    """Return the best moves, each with a number of at most `most` and the text of that number, as a folded list."""
    items = (
        tag("li", tag("meter", max=most, value=value), f" {text} ", describer.token_html("move", name(move)))
        for move, value, text in rows[:MOST_MOVES]
    )
    return tag("details", tag("summary", head), tag("ol", items, class_="weighed"))


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
    return fragment(lines, moves_with_chances_html(values, name, describer)), best.move


def goal_hint_html_and_best_move(advice: Advice, seat: Seat, name: MoveNames, describer: Describer) -> tuple[Html, Any]:
    """Return a hint for a mini-game's goal, and the move that most often reaches it as data, None if no move does."""
    assert advice.judgement, "the first worlds are done"
    deals = advice.judgement.worlds
    counts = [(each.move, round(each.chance * deals)) for each in advice.judgement.values]
    best, count = counts[0]
    if not count:
        return tag("p", describer.filled_html("coach.goal.none", seat=seat)), None
    said = describer.filled_html("coach.goal", best=name(best), count=count, deals=deals, seat=seat)
    lines = [tag("p", said), goal_reason_html(advice, seat, name, describer)]
    for second, then in counts[1:2]:
        said = describer.filled_html("coach.goal.second", second=name(second), count=then, deals=deals)
        lines.append(tag("p", said))
    head = describer.filled_html("coach.goal.head")
    rows = [(*each, describer.filled_text("coach.goal.row", count=each[1], deals=deals)) for each in counts]
    return fragment(lines, weighed_moves_html(rows, deals, head, name, describer)), best


def reason_html(advice: Advice, seat: Seat, name: MoveNames, describer: Describer) -> Html:
    """Return the reason for the best move, that the choice hardly matters, or that this is not known yet."""
    found = advice.contrast
    if advice.judgement and advice.done < 1 and not (found and found.facts):
        return tag("p", describer.filled_html("coach.so_far", deals=advice.judgement.worlds))
    if not found or is_choice_unimportant(advice):
        return tag("p", describer.filled_html("coach.little"))
    return contrast_html(found, seat, name, describer)


def goal_reason_html(advice: Advice, seat: Seat, name: MoveNames, describer: Describer) -> Html:
    """Return the same for a mini-game's goal; where nothing tells moves apart, how often a worse move reaches it."""
    found = advice.contrast
    if advice.done < 1 or not found or found.facts or is_choice_unimportant(advice):
        return reason_html(advice, seat, name, describer)
    count = round(found.chances[1] * WORLDS)
    return tag("p", describer.filled_html("coach.goal.foil", worse=name(found.worse), count=count, deals=WORLDS))


def is_choice_unimportant(advice: Advice) -> bool:
    """Return whether all moves are about equally good and nothing sets them apart; only once all is worked out."""
    if advice.done < 1:
        return False
    found, values = advice.contrast, advice.judgement.values if advice.judgement else ()
    close = all(value.equal or values[0].chance - value.chance < Grade.INACCURACY.value for value in values)
    return not found or (close and not found.facts)
