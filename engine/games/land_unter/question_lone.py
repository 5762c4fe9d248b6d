"""What is certain of a round of which one card alone is told: whoever has laid the others is tried."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from engine.core.game import Seat
from engine.core.situations import Situation, Verdict, with_values_at_keys
from engine.games.land_unter.question_above import NONE_ABOVE, ONE_ABOVE, count_above, lone_seat
from engine.games.land_unter.question_losses import losses_on_all_tables
from engine.games.land_unter.question_ranks import cards_told
from engine.games.land_unter.question_shared import CUT, rest_of_verdict, shared_losses, shared_ours, shared_verdict
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.round import LOWER_TIDE_RULE, OTHER_TIDE_RULE
from engine.games.land_unter.table.given_position import GivenPosition


def takers(situation: Situation, seat: Seat, count: str) -> Iterator[tuple[Seat, Seat]]:
    """Yield who may take the lower tide card, and who the higher one."""
    others = [other for other in cards_told(situation) if other != seat]
    if count == NONE_ABOVE:
        yield from ((seat, other) for other in others)
    elif count == ONE_ABOVE:
        yield from ((other, seat) for other in others)
    else:
        yield from ((one, other) for one in others for other in others if one != other)


def verdict_above(situation: Situation) -> Verdict | None:
    """Return what is certain of a round whoever has laid the cards that are not told; None where it hangs on more."""
    seat = lone_seat(situation)
    count = None if seat is None else count_above(situation, seat)
    if seat is None or count is None:
        return None
    low, high = sorted(filter(None, GivenPosition(situation).coming[: c.TURNED]))
    levels, found = situation.by_seat("levels"), list[Verdict]()
    told: dict[str, Any] = {"me": seat, "low": low, "high": high, "kept": levels[seat], "whose": f"whose.{count}"}
    take = {NONE_ABOVE: "low", ONE_ABOVE: "high"}.get(count, "keeps" if levels[seat] else "none")
    told["take"] = f"own.{take}"
    rules = (LOWER_TIDE_RULE,) if count == NONE_ABOVE else (LOWER_TIDE_RULE, OTHER_TIDE_RULE)
    for first, second in takers(situation, seat, count):
        shown = [low if at == first else high if at == second else level for at, level in enumerate(levels)]
        losses = losses_on_all_tables(with_values_at_keys(situation, levels=shown))
        if not losses:
            parts = ("sure.own.take", "sure.whose.left_out")
            return Verdict("sure", {"parts": parts, **told}, rules, open=True)
        found += [replace(each, params={**each.params, "first": first, "second": second}) for each in losses]
    return verdict_on_group(situation, found, told, rules)


def verdict_on_group(
    situation: Situation, verdicts: Sequence[Verdict], told: dict[str, Any], rules: tuple[str, ...]
) -> Verdict:
    """Return what all of these verdicts have in common, what befalls the seat whose card is told first."""
    seat, losses = told["me"], shared_losses(situation, verdicts)
    fate = next((name.removeprefix("rest_") for name in FATES if seat in losses.get(name, ())), "")
    # In the re-drown who has paid may be eliminated all the same.
    if fate.startswith("paying") and any(seat in verdict.params["out"] for verdict in verdicts):
        fate = "either"
    others = {name: tuple(each for each in seats if each != seat) for name, seats in losses.items()}
    told |= {name: seats for name, seats in others.items() if seats}
    told |= {"fate": f"own.{fate}"} if fate else taker_that_hits(told, verdicts)
    is_open = len({(verdict.params["payers"], verdict.params["out"]) for verdict in verdicts}) > 1
    taker = told["take"] != "own.high" and all(does_taker_pay(verdict) for verdict in verdicts)
    parts = ["sure.own" if fate else "sure.own.by" if "by" in told else "sure.own.take"]
    parts += [f"sure.{name}" for name in ("gone", "paying", "paying_more", "either") if name in told]
    if taker:
        parts.append("sure.taker")
    elif is_open:
        parts.append("sure.whose.left_out" if None in levels_and_preservers(situation) else "sure.whose")
    elif "rest_safe" in told:
        parts.append("sure.rest_safe")
    if all(verdict.key.endswith(CUT) for verdict in verdicts):
        parts.append("sure.cut")
    every = dict.fromkeys([*rules, *(rule for verdict in verdicts for rule in verdict.rules)])
    cited = tuple(rule for rule in every if rule in rules or all(rule in verdict.rules for verdict in verdicts))
    found = {**told, "parts": tuple(parts)}
    return Verdict("sure", found, cited, ours=shared_ours(verdicts), open=is_open and not taker)


def does_taker_pay(verdict: Verdict) -> bool:
    """Return whether it is whoever takes the higher tide card that pays, and nothing else is lost."""
    return verdict.params["payers"] == (verdict.params["second"],) and not verdict.params["out"]


def taker_that_hits(told: dict[str, Any], verdicts: Sequence[Verdict]) -> dict[str, Any]:
    """Return the one other seat whose taking a tide card costs the own seat something, and which; {} if none does."""
    taker, tide = ("first", "low") if told["take"] == "own.high" else ("second", "high")
    hit, spared = set[Seat](), set[Seat]()
    for verdict in verdicts:
        lost = told["me"] in (*verdict.params["payers"], *verdict.params["out"])
        (hit if lost else spared).add(verdict.params[taker])
    return {"by": tuple(hit), "other": told[tide]} if len(hit) == 1 and not hit & spared else {}


FATES: Final = ("gone", "paying", "paying_more", "either", "safe", "rest_safe")
"""What may befall a seat for sure."""


def levels_and_preservers(situation: Situation) -> list[int | None]:
    """Return what is told of the tides and the preservers of the seats that are still in."""
    given = GivenPosition(situation)
    left = [seat for seat in given.seats if not given.is_eliminated(seat)]
    return [found[seat] for found in (given.levels, given.preservers) for seat in left]


def shared_by_counts(situation: Situation, verdicts: Sequence[Verdict]) -> Verdict | None:
    """Return what all of these verdicts say: of a lone card, what befalls its seat whatever lies above it."""
    if any(verdict.key != "sure" for verdict in verdicts):
        return shared_verdict(situation, verdicts)
    (fate, *others), seat = {verdict.params.get("fate") for verdict in verdicts}, verdicts[0].params["me"]
    told = {"parts": ("sure.fate",), "me": seat, "fate": fate}
    return Verdict("sure", told, ours=shared_ours(verdicts)) if fate and not others else None


def rest_of_round(verdict: Verdict, shared: Verdict) -> Verdict:
    """Return a verdict without what all have in common."""
    if verdict.key != "sure":
        return rest_of_verdict(verdict, shared)
    parts = tuple("sure.own.take" if part == "sure.own" else part for part in verdict.params["parts"])
    return replace(verdict, params={**verdict.params, "parts": parts})
