"""The city of Vineta: which districts border on each other, and which on the sea.

The graph is data; everything else here follows from it.
"""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from typing import Final, Literal

from engine.core.game import Log, Refusal
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DISTRICTS, EVERY_DISTRICT, District, DistrictName
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.state import State

SEA: Final = "SEA"

CITY_RULE: Final = "VI-1.1"
"""The rule that lays the districts out in rings."""
COAST_RULE: Final = "VI-3.4"
"""The rule that says which districts border on the sea."""

BORDERS: Final[Mapping[DistrictName, tuple[DistrictName | Literal["SEA"], ...]]] = {
    "R1": ("R2", "R3", "Y1", "Y3"),
    "R2": ("R1", "R3", "Y1", "Y2"),
    "R3": ("R1", "R2", "Y2", "Y3"),
    "Y1": ("R1", "R2", "Y2", "Y3", "G1", "G2"),
    "Y2": ("R2", "R3", "Y1", "Y3", "G2", "G3"),
    "Y3": ("R3", "R1", "Y1", "Y2", "G3", "G1"),
    "G1": ("Y3", "Y1", "G2", "G3", SEA),
    "G2": ("Y1", "Y2", "G1", "G3", SEA),
    "G3": ("Y2", "Y3", "G1", "G2", SEA),
}
"""The neighbours of each district, the sea among them (VI-1.1). Several sources show how the rings are offset; that all
districts of a ring touch each other is our ruling."""

NEIGHBOURS: Final = tuple(
    frozenset(place for place in EVERY_DISTRICT if DISTRICTS[place] in BORDERS[name]) for name in DISTRICTS
)
AT_SEA: Final = frozenset(place for place in EVERY_DISTRICT if SEA in BORDERS[DISTRICTS[place]])
"""The districts that border on the sea from the start."""


@cache
def coastal_districts(sunk: frozenset[District]) -> tuple[District, ...]:
    """VI-3.4: a district is coastal from the start (AT_SEA), or once a neighbour has sunk. Return those, in order."""
    return tuple(
        place for place in remaining_districts(sunk) if place in AT_SEA or not sunk.isdisjoint(NEIGHBOURS[place])
    )


@cache
def remaining_districts(sunk: frozenset[District]) -> tuple[District, ...]:
    """Return the districts that have not sunk, in order."""
    return tuple(place for place in EVERY_DISTRICT if place not in sunk)


def coastal_districts_in_state(state: State) -> tuple[District, ...]:
    """Return the coastal districts, in order."""
    return coastal_districts(frozenset(state.sunk))


def remaining_districts_in_state(state: State) -> tuple[District, ...]:
    """Return the districts still above water, in order."""
    return remaining_districts(frozenset(state.sunk))


def coastal_district_names(sunk: Iterable[str]) -> list[DistrictName]:
    """Return the names of the coastal districts, in order, once these have sunk; raise KeyError on an unknown name."""
    return [DISTRICTS[place] for place in coastal_districts(frozenset(DISTRICT_BY_NAME[name] for name in sunk))]


@cache
def district_names_from_bits(bits: int) -> tuple[DistrictName, ...]:
    """Return the texts of a set of districts, given as bits, in order."""
    return tuple(name for place, name in enumerate(DISTRICTS) if bits >> place & 1)


def refuse_sunk_district(sunk: Collection[District], district: District, rule: str) -> None:
    """A card needs a district above water, by the rule `rule` (an id) of that card. Raises Refusal("sunk")."""
    if district in sunk:
        raise Refusal("sunk", rule, district=DISTRICTS[district])


def log_city(state: State, log: Log[State]) -> None:
    """VI-1.1: the city has RINGS of RING_SIZE districts each, and lies as `BORDERS` says; log its districts."""
    log(state, e.CityBuilt(CITY_RULE, DISTRICTS))


def log_new_coast(state: State, log: Log[State] | None) -> None:
    """VI-3.4: where a district has sunk its neighbours border on the sea; log those that did not before."""
    new = set(coastal_districts_in_state(state)) - set(coastal_districts(frozenset(state.sunk[:-1])))
    if log is not None and new:
        log(state, e.CoastMoved(COAST_RULE, tuple(DISTRICTS[place] for place in sorted(new))))
