"""The verdicts on who pays, who is out and what a stage scores, read off the events."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

from engine.core.game import Event, Seat
from engine.core.schema import BadPosition
from engine.core.situations import Played, Situation, Verdict
from engine.games.land_unter.question_play import (
    BONUS,
    WON,
    are_points_told,
    is_stage_ended,
    round_with_given_cards,
    scores_before_stage,
)
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.table.given_position import GivenPosition
from engine.games.land_unter.table.loosely import ENOUGH, seats_with_some

RULES_ONLY: Final = (e.StillAfloat, e.RedrownBegun, e.RedrownOff, e.RedrownSpared, e.NobodyDrowns)
"""Events of which a verdict cites only the rules."""
SCORED: Final = (e.PreserversScored, e.EliminationScored)
LOSSES: Final = (*e.PRESERVER_LOSSES, e.Eliminated)
ENDS: Final = (e.RoundEnded, e.StageEnded, e.StageCutShort)


def losses_to_be_told(situation: Situation, trick: Callable[[Situation], Situation]) -> Iterator[str]:
    """Yield the places of the preservers of those whom the round hits that `trick` makes of a situation.

    Of a seat that is hit once it is enough to know that it has some.
    """
    some, found = seats_with_some(situation), situation.by_seat("preservers")
    sure = replace(situation, position={**situation.position, "preservers": found}) if some else situation
    for seat in some:
        found[seat] = ENOUGH[0]
    hits = Counter[Seat]()
    # Of numbers that are tried, not all fit on the cards.
    with suppress(BadPosition):
        events = round_with_given_cards(trick(sure), 1).events
        hits.update(event.seat for event in events if isinstance(event, LOSSES))
    yield from (f"preservers.{seat}" for seat, times in hits.items() if seat not in some or times > 1)


def loss_verdict(played: Played, kind: str) -> Verdict:
    """Return the verdict on who pays and who is eliminated; its key begins with `kind`."""
    rules: list[str] = []
    payers: list[Seat] = []
    out: list[Seat] = []
    end: Event | None = None
    for event in played.events:
        if isinstance(event, e.PRESERVER_LOSSES):
            payers.append(event.seat)
        elif isinstance(event, e.Eliminated):
            out.append(event.seat)
        elif isinstance(event, ENDS):
            end = event
            break
        elif not isinstance(event, RULES_ONLY):
            continue
        rules.append(event.rule)
    key = f"{kind}.both" if payers and out else f"{kind}.out" if out else f"{kind}.pays"
    params: dict[str, Any] = {"payers": tuple(dict.fromkeys(payers)), "out": tuple(out)}
    # Who has paid and is out all the same is not to stand in two lists of names.
    if len(payers) > len({*payers}) or {*payers} & {*out}:
        key = f"{kind}.again"
        params |= {"lost": tuple(payers.count(seat) or None for seat in played.situation.seats)}
    if isinstance(end, e.StageCutShort):
        key, rules = f"{key}.cut", [*rules, end.rule]
    return Verdict(key, params, tuple(dict.fromkeys(rules)))


def round_verdict(played: Played) -> Verdict:
    """Return the verdict on a round: who takes which tide card, who pays, who is eliminated, and what that ends."""
    low, high = played.first(e.LowerTideTaken), played.first(e.HigherTideTaken)
    assert low, "the highest card takes a tide card"
    assert high, "so does the second highest"
    taken = {"first": low.seat, "low": low.tide, "second": high.seat, "high": high.tide}
    found = loss_verdict(played, "round")
    rules = tuple(dict.fromkeys([low.rule, high.rule, *found.rules]))
    found = replace(found, params={**taken, **found.params}, rules=rules)
    if is_stage_ended(played.events, played.situation):
        return with_end_of_stage(found, played)
    return replace(found, then="leads") if played.situation.options.get("play") == "open" else found


def with_end_of_stage(found: Verdict, played: Played) -> Verdict:
    """Return the verdict on a round that ends the stage, with the points if all that they depend on is told."""
    cut = played.first(e.StageCutShort)
    params = {**found.params, "ruling": f"verdict.{found.key}"}
    if are_points_told(played.events, played.situation):
        points, rules = stage_points(played)
        key = "scored" if cut else "ended.scored"
        return replace(found, key=key, params={**params, "points": points}, rules=(*found.rules, *rules))
    return found if cut else replace(found, key="ended", params=params)


def stage_points(played: Played) -> tuple[tuple[int, ...], tuple[str, ...]]:
    """Return by seat the points of the stage that has ended, and the rules behind them."""
    points, rules = [0] * played.situation.players, []
    for event in played.events:
        if isinstance(event, SCORED):
            points[event.seat] += event.points
        elif isinstance(event, BONUS):
            points[event.seat] += c.BONUS
        else:
            continue
        rules.append(event.rule)
    return tuple(points), tuple(dict.fromkeys(rules))


def stage_verdict(played: Played) -> Verdict:
    """Return the verdict on a stage: each seat's points, the bonus, and the winner if it is known."""
    points, rules = stage_points(played)
    bonus = [event for event in played.events if isinstance(event, BONUS)]
    level = next((event.level for event in bonus if isinstance(event, e.BonusScored)), 0)
    params: dict[str, Any] = {"points": points, "bonus": tuple(event.seat for event in bonus), "level": level}
    end = next((event for event in played.events if isinstance(event, WON)), None)
    if end is None or scores_before_stage(played.situation) is None:
        return Verdict("stage" if level else "stage.dry", params, rules)
    key, winners = ("stage.won", (end.seat,)) if isinstance(end, e.GameWon) else ("stage.shared", end.winners)
    params |= {"winners": winners, "best": max(end.scores)}
    return Verdict(key, params, tuple(dict.fromkeys([*rules, end.rule])))


def payment_verdict(played: Played) -> Verdict:
    """Return the verdict on who pays and who is out once the tide cards are taken, and what follows from it."""
    found = loss_verdict(played, "pays")
    if is_stage_ended(played.events, played.situation):
        return with_end_of_stage(found, played)
    leader = leader_after_losses(played)
    if leader is None:
        return replace(found, then="leads") if played.situation.options.get("play") == "open" else found
    params = {**found.params, "ruling": f"verdict.{found.key}", "leader": leader.seat}
    return Verdict("led", params, tuple(dict.fromkeys([*found.rules, leader.rule])))


def leader_after_losses(played: Played) -> e.LeaderAfterLoss | e.LeaderAfterTwoLosses | None:
    """Return the event that says who leads next in the open variant; None where that rests on what is not told."""
    two = played.first(e.LeaderAfterTwoLosses)
    if two is None:
        return played.first(e.LeaderAfterLoss)
    told = [GivenPosition(played.situation).preservers[seat] for seat in two.losers]
    left = {played.after.preservers[seat] for seat in two.losers}
    return two if None not in told and len(left) > 1 else None
