"""Hints: what matters in a decision, what the coach or a bot would do, and the numbers behind it."""

from collections.abc import Iterable
from typing import Any

from engine.api.open_matches import OpenMatch
from engine.api.review import fact_line, points
from engine.api.steps import rule_link
from engine.api.view_model import match_describer
from engine.bots import BOTS, Choice
from engine.core.describe import Describer
from engine.core.game import Game, Seat
from engine.core.html import Html, fragment, tag
from engine.match.advice import Advice

MOST = 12
"""How many moves are shown with their chances, at most."""


def coach_note(opened: OpenMatch, seat: Seat, seconds: float) -> Html | None:
    """Return the coach's hint, None if it needs more time; the first one in a decision says only what matters."""
    advice, match = opened.advice(seat), opened.match
    assert advice, "the coach is asked where it has advice"
    advice.work(seconds)
    if seconds and advice.done < 1:
        return None
    describer = match_describer(match, opened.lang)
    if opened.nudged != match.changes:
        opened.nudged = match.changes
        return nudge_note(advice, seat, describer)
    return advice_note(advice, seat, match.presentation.game, describer)


def bot_note(opened: OpenMatch, seat: Seat, seconds: float) -> Html | None:
    """Return what the best bot would do, None if it needs more time."""
    choice = opened.thinker.advise(seat, seconds)
    describer = match_describer(opened.match, opened.lang)
    return hint_note(choice, opened.match.presentation.game, describer) if choice else None


def hint_note(choice: Choice, game: Game[Any, Any, Any], describer: Describer) -> Html:
    """Return a bot's advice: the move, and the chances of winning with the best ones if there is a choice."""
    bot = describer.plain(f"bot.{max(BOTS)}")
    advice = describer.say("table.hint", bot=bot, move=game.format_move(choice.move))
    tried = [(stat.move, stat.value) for stat in choice.stats if stat.value is not None]
    if not tried:
        return tag("p", advice)
    best = sorted(tried, key=lambda item: -item[1])
    return fragment(tag("p", advice), weighed(best, game, describer))


def weighed(best: Iterable[tuple[Any, float]], game: Game[Any, Any, Any], describer: Describer) -> Html:
    """Return moves with the chances of winning that they lead to, the best ones, folded."""
    rows = (
        tag("li", tag("meter", max=100, value=points(chance)), f" {points(chance)}\u00a0% ", move)
        for move, chance in (
            (describer.token("move", game.format_move(move)), chance) for move, chance in [*best][:MOST]
        )
    )
    head = tag("summary", describer.say("table.hint.head"))
    return tag("details", head, tag("ol", rows, class_="weighed"))


def nudge_note(advice: Advice, seat: Seat, describer: Describer) -> Html:
    """Return what matters in a decision, with its rule, and no move."""
    found = advice.contrast
    key = "coach.nudge.equal" if found is None else "coach.nudge.many"
    line = describer.line(key, "", {})
    if found and found.facts:
        fact = found.facts[0]
        line = describer.line("coach.nudge", fact.rule, {"what": f"outcome.{fact.key}", "seat": seat})
    return tag("p", line.html, rule_link(line.rule), " ", describer.say("coach.nudge.more"))


def advice_note(advice: Advice, seat: Seat, game: Game[Any, Any, Any], describer: Describer) -> Html:
    """Return the best move with its reason, the second best one, and the chances of all."""
    values = advice.judgement.values if advice.judgement else ()
    best, text = values[0], game.format_move
    lines = [tag("p", describer.say("coach.advice", best=text(best.move), chance=points(best.chance)))]
    if found := advice.contrast:
        pair = text(found.better), text(found.worse)
        lines += (tag("p", fact_line(fact, *pair, seat, describer)) for fact in found.facts)
    for second in values[1:2]:
        key = "coach.second.equal" if second.equal else "coach.second"
        cost = points(best.chance - second.chance)
        lines.append(tag("p", describer.say(key, second=text(second.move), cost=cost)))
    return fragment(lines, weighed([(value.move, value.chance) for value in values], game, describer))
