"""What all verdicts that a table may lead to have in common: it is certain, and told before what differs."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.describe import with_minus_sign
from engine.core.game import Seat
from engine.core.situations import Situation, Verdict
from engine.games.land_unter.question_stage import outlook_of_winners
from engine.games.land_unter.table.given_position import GivenPosition

CUT: Final = ".cut"
"""The end of the key of a verdict by which the stage ends at once."""


def shared_verdict(situation: Situation, verdicts: Sequence[Verdict]) -> Verdict | None:
    """Return what all of these verdicts say, which are all that there can be; None for nothing."""
    told = shared_params(situation, verdicts)
    parts = [part for part, names in PARTS.items() if all(name in told for name in names)]
    if "both" in parts:
        parts = [part for part in parts if part not in ("lower", "higher")]
    named = {"parts": tuple(f"sure.{part}" for part in parts), **told}
    return Verdict("sure", named, ours=shared_ours(verdicts)) if parts else None


def shared_ours(verdicts: Sequence[Verdict]) -> tuple[str, ...]:
    """Return the decisions of the book's own on which all of these verdicts rest."""
    return tuple(rule for rule in verdicts[0].ours if all(rule in verdict.ours for verdict in verdicts))


PARTS: Final = {
    "both": ("lower", "higher"),
    "lower": ("lower",),
    "higher": ("higher",),
    "gone": ("gone",),
    "paying": ("paying",),
    "paying_more": ("paying_more",),
    "either": ("either",),
    "safe": ("safe",),
    "rest_safe": ("rest_safe",),
    "cut": ("cut",),
    "won": ("won",),
    "sharing": ("sharing",),
    "ahead": ("ahead",),
    "at_best": ("at_best",),
    "beaten": ("beaten",),
    "lowest": ("lowest",),
    "points": ("span",),
}
"""What may be certain, in the order in which it is told, each with the parameters that its text needs."""


def shared_params(situation: Situation, verdicts: Sequence[Verdict]) -> dict[str, Any]:
    """Return what is the same in all of these verdicts, by the names under which the texts tell it."""
    told: dict[str, Any] = {}
    for name, tide, taker in (("lower", "low", "first"), ("higher", "high", "second")):
        taken = {(verdict.params.get(taker), verdict.params.get(tide)) for verdict in verdicts}
        if len(taken) == 1 and (None, None) not in taken:
            told |= {name: verdicts[0].params[taker], tide: verdicts[0].params[tide]}
    if all("out" in verdict.params for verdict in verdicts):
        told |= shared_losses(situation, verdicts)
    if all(CUT in str(verdict.params.get("ruling", verdict.key)) for verdict in verdicts):
        told["cut"] = True
    if all("points" in verdict.params for verdict in verdicts):
        columns = [*zip(*(verdict.params["points"] for verdict in verdicts), strict=True)]
        ends = [[*dict.fromkeys((min(column), max(column)))] for column in columns]
        told["span"] = tuple("\N{EN DASH}".join(map(with_minus_sign, each)) for each in ends)
        told["fixed"] = tuple(seat for seat, each in enumerate(ends) if len(each) == 1)
    if bonus := set.intersection(*({*verdict.params.get("bonus", ())} for verdict in verdicts)):
        told["lowest"] = tuple(sorted(bonus))
    if all("winners" in verdict.params for verdict in verdicts):
        told |= outlook_of_winners([verdict.params["winners"] for verdict in verdicts], situation.players)
    return told


def shared_losses(situation: Situation, verdicts: Sequence[Verdict]) -> dict[str, tuple[Seat, ...]]:
    """Return the seats that are eliminated, those that pay, and those that do the one or the other, in all of these.

    Those that nothing befalls in any are named, unless they are all others.
    """
    given = GivenPosition(situation)
    seats = [seat for seat in given.seats if not given.is_eliminated(seat)]
    pairs = [({*verdict.params["payers"]}, {*verdict.params["out"]}) for verdict in verdicts]
    gone = [seat for seat in seats if all(seat in out for _, out in pairs)]
    paying = [seat for seat in seats if all(seat in payers for payers, _ in pairs)]
    hit = [seat for seat in seats if all(seat in payers | out for payers, out in pairs)]
    safe = [seat for seat in seats if not any(seat in payers | out for payers, out in pairs)]
    lost = [verdict.params.get("lost", (1,) * situation.players) for verdict in verdicts]
    more = [seat for seat in paying if any(counts[seat] != 1 for counts in lost)]
    found = {
        "gone": gone,
        "paying": [seat for seat in paying if seat not in more],
        "paying_more": more,
        "either": [seat for seat in hit if seat not in (*gone, *paying)],
        "rest_safe" if hit and len(hit) + len(safe) == len(seats) else "safe": safe,
    }
    return {name: tuple(each) for name, each in found.items() if each}


def rest_of_verdict(verdict: Verdict, shared: Verdict) -> Verdict:
    """Return a verdict without the tide cards and the points that all have in common."""
    params, known = dict(verdict.params), shared.params
    if verdict.key in ("stage", "stage.dry") and len(known["fixed"]) < len(known["span"]):
        points = tuple(None if seat in known["fixed"] else each for seat, each in enumerate(params["points"]))
        return replace(verdict, key="stage.rest", params={"points": points})
    if verdict.key in ("stage.won", "stage.shared"):
        points = tuple(None if seat in known["fixed"] else each for seat, each in enumerate(params["points"]))
        return replace(verdict, key=f"{verdict.key}.rest", params={**params, "points": points})
    if "lower" not in known or "higher" not in known:
        return verdict
    if "ruling" in params:
        params["ruling"] = params["ruling"].replace("verdict.round.", "verdict.pays.")
    return replace(verdict, key=verdict.key.replace("round.", "pays."), params=params)


def winners_alone(verdict: Verdict) -> Verdict:
    """Return a verdict on the last stage that only says who wins; others as they are."""
    if verdict.key not in ("stage.won", "stage.shared"):
        return verdict
    return Verdict(f"{verdict.key}.alone", {"winners": verdict.params["winners"]}, verdict.rules, ours=verdict.ours)
