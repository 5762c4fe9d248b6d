"""What is certain of a result, given which buildings may still be covered and which target cards the seats may hold.

Buildings go by a bit each, BUILDING_COUNT by type: the same for all boards, so that what is worked out serves them all.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import permutations
from typing import Final, Literal, NamedTuple

from engine.core.game import Seat
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import BUILDINGS, FREE, Board
from engine.games.drunter_drueber.rules.sampler import unseen_targets
from engine.games.drunter_drueber.rules.scoring import buildings_that_count, points_of_buildings
from engine.games.drunter_drueber.rules.view import UNSEEN, View

BUILDING_COUNT: Final = len(c.BUILDING_VALUES)
"""How many buildings a type has, and how many bits a type takes in a `Town`."""
TYPE_BITS: Final = (1 << BUILDING_COUNT) - 1
NOTHING: Final = c.Target("")
"""Stands for a second target where seats hold a single one."""

Town = int
"""A set of buildings: a bit for each, in the order of BUILDINGS."""
BIT_OF: Final = {building: 1 << at for at, building in enumerate(BUILDINGS.values())}


Range = tuple[int, int]
"""The least and the most of a number."""


class Outcome(NamedTuple):
    """Towns that may be left at the end: `left` without any of `risky`; and the votes that each seat may have left."""

    left: Town
    risky: Town
    votes: tuple[Range, ...]


class Secret(NamedTuple):
    """Target cards that a seat may hold: its main one, and in the variant the second one, NOTHING otherwise."""

    main: c.Target
    second: c.Target


Secrets = tuple[tuple[Secret, ...], ...]
"""By seat, all secrets that it may have."""


def secrets_of_view(view: View) -> Secrets:
    """Return by seat every secret that the view allows; one card may be in secrets of several seats."""
    unseen = unseen_targets(view)
    return tuple(
        tuple(secrets_of_cards(unseen if UNSEEN in targets else targets, main, view.options.goals == "two"))
        for targets, main in zip(view.targets, view.main, strict=True)
    )


def secrets_of_cards(cards: Sequence[c.Target], main: c.Target, two: bool) -> Iterator[Secret]:
    """Yield each secret among these cards; `main`: the main target, UNSEEN or NO_TARGET if it is not known."""
    for held in permutations(cards, c.TARGETS_HELD if two else 1):
        if main in (held[0], UNSEEN) or not main:
            yield Secret(held[0], held[1] if two else NOTHING)


def town_of_cover(board: Board, cover: bytes) -> Town:
    """Return the buildings that are not covered."""
    return sum(BIT_OF[building] for square, building in board.buildings.items() if cover[square] == FREE)


def town_in_mask(board: Board, mask: int) -> Town:
    """Return the buildings on the squares of a mask, covered ones too."""
    return sum(BIT_OF[building] for square, building in board.buildings.items() if mask >> square & 1)


def points_of_town(target: c.Target, town: Town) -> int:
    """Return what a target card scores if these buildings are left."""
    return sum(points_of_type(target, at, part) for at, part in enumerate(parts_by_type(town)))


@cache
def parts_by_type(town: Town) -> tuple[int, ...]:
    """Return the TYPE_BITS of a town for each of BUILDING_TYPES."""
    return tuple(town >> BUILDING_COUNT * at & TYPE_BITS for at in range(len(c.BUILDING_TYPES)))


@cache
def points_of_type(target: c.Target, at: int, part: int) -> int:
    """Return what a target card scores among the buildings of one type; `part`: those left, TYPE_BITS of them.

    No card counts buildings of different types together: a score is the sum over the types.
    """
    there = [building for building, bit in BIT_OF.items() if bit & part << BUILDING_COUNT * at]
    return points_of_buildings(buildings_that_count(there, target), target)


@lru_cache(maxsize=4096)
def lead_range(target: c.Target, other: c.Target, left: Town, risky: Town) -> Range:
    """Return the least and the most points by which a target card can be ahead of another one at the end.

    NOTHING scores 0. The range is exact if any of the `risky` buildings may be covered and any may stay.
    """
    least = most = 0
    for at, (part, perhaps) in enumerate(zip(parts_by_type(left), parts_by_type(risky), strict=True)):
        lower, upper = lead_range_of_type(target, other, at, part, perhaps & part)
        least, most = least + lower, most + upper
    return least, most


@cache
def lead_range_of_type(target: c.Target, other: c.Target, at: int, part: int, perhaps: int) -> Range:
    """Return the same as `lead_range` for the buildings of one type; `part`, `perhaps`: TYPE_BITS of them."""
    leads = [
        points_of_type(target, at, part & ~covered) - points_of_type(other, at, part & ~covered)
        for covered in range(perhaps + 1)
        if covered & perhaps == covered
    ]
    return min(leads), max(leads)


def point_range(secrets: Sequence[Secret], left: Town, risky: Town) -> Range:
    """Return the least and the most points that a seat with one of these secrets can have at the end."""
    ranges = [lead_range(secret.main, NOTHING, left, risky) for secret in secrets]
    return min(least for least, _ in ranges), max(most for _, most in ranges)


Comparison = Literal["ahead", "level", "behind", "open"]
"""How a seat certainly stands at the end compared with another one."""


def certain_share(outcome: Outcome, secrets: Secrets, seat: Seat) -> float | None:
    """Return the share of the victory that a seat has in every town of an outcome, with every secret; else None."""
    shares = {share_with_secret(outcome, secrets, seat, secret) for secret in secrets[seat]}
    return shares.pop() if len(shares) == 1 else None


def share_with_secret(outcome: Outcome, secrets: Secrets, seat: Seat, own: Secret) -> float | None:
    """Return the same as `certain_share` for a seat that has this secret."""
    least, most = outcome.votes[seat]
    rivals = [
        compare_with_secrets(outcome, own, held, (least - highest, most - fewest))
        for (fewest, highest), held in (
            (outcome.votes[other], secrets[other]) for other in range(len(secrets)) if other != seat
        )
    ]
    found = [{*comparisons.values()} for comparisons in rivals]
    if all(comparisons in ({"ahead"}, {"level"}) for comparisons in found):
        return 1 / (1 + sum(comparisons == {"level"} for comparisons in found))
    unbeaten = [[secret for secret, stands in each.items() if stands != "behind"] for each in rivals]
    enough = len({secret.main for each in unbeaten for secret in each}) >= len(rivals)
    return None if enough and can_deal(unbeaten, frozenset()) else 0.0


def can_deal(secrets: Sequence[Sequence[Secret]], dealt: frozenset[c.Target]) -> bool:
    """Return whether each seat can have one of its secrets here, no card dealt twice; `dealt`: cards given already."""
    if not secrets:
        return True
    return any(
        can_deal(secrets[1:], dealt.union(secret) - {NOTHING}) for secret in secrets[0] if dealt.isdisjoint(secret)
    )


@lru_cache(maxsize=256)
def compare_with_secrets(
    outcome: Outcome, own: Secret, secrets: tuple[Secret, ...], votes: Range
) -> Mapping[Secret, Comparison]:
    """Return how a seat certainly stands compared with a rival, for each secret that the rival may have; cached.

    Points are compared first, then second targets, then votes, of which the lead is in the range `votes`.
    """
    cards = {card for secret in secrets for card in secret}
    main = {card: lead_range(own.main, card, outcome.left, outcome.risky) for card in cards}
    second = {card: lead_range(own.second, card, outcome.left, outcome.risky) for card in cards}
    return {secret: compare_in_steps((main[secret.main], second[secret.second], votes)) for secret in secrets}


@cache
def compare_in_steps(steps: tuple[Range, ...]) -> Comparison:
    """Return how a seat certainly stands; `steps`: its least and most lead in what is compared, one after the other."""
    if not steps:
        return "level"
    least, most = steps[0]
    if least > 0:
        return "ahead"
    if most < 0:
        return "behind"
    if least < 0 < most:
        return "open"
    if_tied = compare_in_steps(steps[1:])
    if least == most or if_tied == ("behind" if least else "ahead"):
        return if_tied
    return "open"
