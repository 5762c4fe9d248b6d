"""The question before a move that a person will hardly want: whether they are sure, and why they may not be.

It is asked before a move that costs much, with what the coach found in the same deals, and before one that the game
itself has a note on (`warning_note`), whatever the coach thinks of it.
"""

from typing import Any

from engine.api import reasons
from engine.api.open_matches import OpenMatch
from engine.coach.contrast import WORLDS, Contrast
from engine.coach.facts import Fact
from engine.coach.ledger import Claim, chance_gap_in_percentage_points
from engine.core.describe import Describer
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, join_html, tag
from engine.match.advice import Check


def question_before_noted_move(opened: OpenMatch, seat: Seat, move: Any, describer: Describer) -> Html:
    """Return the question before a move that the game has a note on; NOTHING for any other.

    Nor is it asked where the last hint has named the move, or every legal move has such a note.
    """
    match = opened.match
    game, note = match.game, match.presentation.warning_note
    view = game.view(match.state, seat)
    found = note(view, game.format_move(move))
    told = match.told.get((len(match.turns), seat))
    if not found or (told and game.format_move(move) in told.moves):
        return NOTHING
    if all(note(view, game.format_move(other)) for other in game.legal_moves(match.state, seat)):
        return NOTHING
    return question_html(
        describer.filled_html("coach.sure.noted"), describer.filled_html(found[0], **found[1]), describer
    )


def question_before_costly_move(opened: OpenMatch, seat: Seat, check: Check, describer: Describer) -> Html:
    """Return the question before a move that was checked; NOTHING if it does not cost much."""
    match, contrast = opened.match, check.contrast
    told = match.told.get((len(match.turns), seat))
    if not contrast or not check.claim or (told and match.game.format_move(check.move) in told.moves):
        return NOTHING
    name = reasons.move_namer(match.presentation, match.game.view(match.state, seat))(check.move)
    if not match.minigame:
        said = cost_html(name, check.claim, describer)
        return question_html(said, reason_html(contrast, seat, describer), describer)
    reason = fact_html(contrast.facts[0], seat, describer) if contrast.facts else NOTHING
    return question_html(goal_cost_html(name, contrast, seat, describer), reason, describer)


def question_html(said: Html, reason: Html, describer: Describer) -> Html:
    """Return a question with its reason, and how to make the move all the same."""
    parts = [part for part in (said, reason, describer.filled_html("coach.sure.anyway")) if part]
    return tag("p", join_html(" ", parts))


def cost_html(move: str, claim: Claim, describer: Describer) -> Html:
    """Return the question with the cost of a move, as the review tells it."""
    cost = chance_gap_in_percentage_points(claim.cost)
    return describer.filled_html("coach.sure", move=move, cost=cost)


def goal_cost_html(move: str, contrast: Contrast, seat: Seat, describer: Describer) -> Html:
    """Return the question with how often a mini-game's goal is reached, with the move and with a better one."""
    best, count = (round(chance * WORLDS) for chance in contrast.chances)
    return describer.filled_html("coach.sure.goal", move=move, seat=seat, count=count, best=best, deals=WORLDS)


def reason_html(contrast: Contrast, seat: Seat, describer: Describer) -> Html:
    """Return in a sentence what sets a move apart from a better one, which is not named."""
    if contrast.facts:
        return fact_html(contrast.facts[0], seat, describer)
    key = "coach.sure.points" if contrast.points else "coach.many"
    return describer.filled_html(key, seat=seat, points=contrast.points)


def fact_html(fact: Fact, seat: Seat, describer: Describer) -> Html:
    """Return how often something happens after a move and after a better one, with its rule."""
    often, better = reasons.number_to_tell(fact.worse), reasons.number_to_tell(fact.better)
    told = {**reasons.params_of_fact(fact, seat), "often": often, "better": better, "deals": fact.worlds}
    said = reasons.fact_line(f"coach.sure.fact{reasons.variant_of_fact(fact)}", fact, told, describer)
    return fragment(said, reasons.largest_part_html(fact, describer))
