"""What of the points at the end of Vineta is certain before all is told, and who wins by it."""

from collections.abc import Sequence
from dataclasses import replace

from engine.core.game import Seat
from engine.core.situations import Situation, Verdict
from engine.games.vineta import edits
from engine.games.vineta.own_houses import are_own_houses_counted, last_district, own_count
from engine.games.vineta.rules.components import BONUS, COLOURS, HOUSES, OWN_HOUSE, TAKEN_HOUSE, colour_count
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME

Bounds = tuple[int, int]
"""The least and the most that may be."""


def sure_points(situation: Situation, _verdict: Verdict) -> Verdict | None:
    """Return what is certain of the points: between what they are, where it is told how many houses a seat has taken.

    Else what the last district brings, as far as it is told: for houses of one's own, and for itself.
    """
    last = last_district(situation)
    if last is None:
        return None
    told = [house_count(entry) is not None for entry in situation.by_seat("taken")]
    if any(told):
        bounds = bounds_of_points(situation, last)
        best = max(low for low, _ in bounds)
        lost = tuple(seat for seat, (_, high) in enumerate(bounds) if high < best)
        spans = tuple(span_text(*each) if told[seat] else None for seat, each in enumerate(bounds))
        return Verdict("sure.points_lost" if lost else "sure.points", {"spans": spans, "losing": lost})
    owner, bonus = edits.owner_of_last_district(situation), BONUS[DISTRICT_BY_NAME[last]]
    least = [OWN_HOUSE * own_bounds(situation, seat, last)[0] for seat in situation.seats]
    gains = tuple(least[seat] + bonus * (owner == str(seat)) or None for seat in situation.seats)
    if owner == edits.NOBODY:
        key = "sure.nobodys_houses" if any(gains) else "sure.nobodys"
        return Verdict(key, {"gains": gains, "lost": bonus})
    if any(gains):
        return Verdict("sure.gains", {"gains": gains})
    return Verdict("sure.worth", {"per_taken": TAKEN_HOUSE, "per_own": OWN_HOUSE, "per_district": bonus})


def span_text(low: int, high: int) -> str:
    """Return between what a number is, or that number."""
    return f"{low}\N{EN DASH}{high}" if low < high else str(low)


def proved_winner(situation: Situation, verdict: Verdict) -> Verdict | None:
    """Return who wins, with the points that may be, where one has more than any other can have; or all is known."""
    last = last_district(situation)
    if last is None or not verdict.key.startswith("score"):
        return None
    bounds = bounds_of_points(situation, last)
    own = [own_bounds(situation, seat, last) for seat in situation.seats]
    if all(low == high for low, high in (*bounds, *own)):
        return replace(verdict, scores=tuple(bounds)) if verdict.key == "score_open" else verdict
    winner = max(situation.seats, key=lambda seat: bounds[seat][0])
    others = [high for seat, (_, high) in enumerate(bounds) if seat != winner]
    if bounds[winner][0] <= max(others):
        return None
    return Verdict("score_open", {"winners": (winner,)}, verdict.rules, scores=tuple(bounds))


def bounds_of_points(situation: Situation, last: str) -> list[Bounds]:
    """Return between what the points of each seat are, whatever is not told."""
    owner, bonus = edits.owner_of_last_district(situation), BONUS[DISTRICT_BY_NAME[last]]
    homes = [pair[1] for pair in edits.given_tiles_by_seat(situation)]
    taken = [house_count(entry) for entry in situation.by_seat("taken")]
    standing = situation.position.get("houses", {}).get(last)
    own = [own_count(situation, seat) for seat in situation.seats] if are_own_houses_counted(situation) else []
    known = (*taken, *own, house_count(standing))
    left = max(0, HOUSES * colour_count(situation.players) - sum(count or 0 for count in known))
    found = list[Bounds]()
    for seat in situation.seats:
        count = taken[seat]
        own_low, own_high = own_bounds(situation, seat, last)
        if standing is None and own_low < own_high:
            own_high = min(own_high, left)
        owns, may_own = owner == str(seat), owner == str(seat) or (not owner and not homes[seat])
        low, high = (0, left) if count is None else (count, count)
        # Houses of which nobody has told where they are can be on the last district, or taken.
        high -= own_high if count is None and standing is None else 0
        least = TAKEN_HOUSE * low + OWN_HOUSE * own_low + bonus * owns
        most = TAKEN_HOUSE * high + OWN_HOUSE * own_high + bonus * may_own
        found.append((least, most))
    return found


def own_bounds(situation: Situation, seat: Seat, last: str) -> Bounds:
    """Return between what the number of a seat's own houses on the last district is."""
    standing, told = situation.position.get("houses", {}).get(last), edits.given_tiles_by_seat(situation)
    if are_own_houses_counted(situation):
        count = own_count(situation, seat)
        return (0, HOUSES) if count is None else (count, count)
    if isinstance(standing, str):
        colour, claimed = told[seat][0], [pair[0] for pair in told]
        free = [standing.count(each) for each in COLOURS if each not in claimed]
        return (standing.count(colour),) * 2 if colour else (0, max(free, default=0))
    return 0, HOUSES if standing is None else min(HOUSES, standing)


def house_count(entry: str | int | None) -> int | None:
    """Return how many houses a seat has taken, or a district has; None where that is not told."""
    return len(entry) if isinstance(entry, str) else entry


def parts_of_points(taken: Sequence[int], own: Sequence[int], bonus: Sequence[int]) -> dict[str, object]:
    """Return what points are made of: the texts of the parts that there are, and how many each brings each seat."""
    parts = {"taken": taken, "own": own, "bonus": bonus}
    told = {f"{name}_points": tuple(count or None for count in counts) for name, counts in parts.items()}
    return {"parts": tuple(f"part.{name}" for name, counts in parts.items() if any(counts)), **told}
