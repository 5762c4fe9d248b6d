"""What a seat may expect of a moment: who takes houses, whose houses stand where in the end."""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from engine.core.game import Seat
from engine.core.heuristics import shares
from engine.games.vineta.heuristics.sinking_odds import ALL, LURE, cards_to_come, counts, pull, shores, sinking, staying
from engine.games.vineta.rules.components import BONUS, DISTRICTS, OWN_HOUSE, TAKEN_HOUSE, colours_used
from engine.games.vineta.rules.scoring import taken_houses
from engine.games.vineta.rules.state import PALETTE, State, houses_on

RIVALRY: Final = 6.0
"""Of two rivals, the one that is so many points ahead is to be hindered e times as much."""
CROWD: Final = 0.2
"""How many cards each card to come adds to a series, as far as its sharing goes."""

Weights = Sequence[float]


class Row(NamedTuple):
    """A series by what counts: its worth, and whose its flood cards are."""

    worth: int
    order: tuple[Seat, ...]


Rows = Mapping[int, Row]
"""The series by district."""


Changes = Mapping[int, Row | None]
"""Series that become different; None: one that ends."""


class Balance(NamedTuple):
    """How readily each district sinks, what that is worth, and both for the whole city."""

    weights: Mapping[int, float]
    sunk: Mapping[int, float]
    total: float
    worth: float


class Fate:
    """What may become of the city; the same for everybody who knows as much."""

    __slots__ = ("all_stays", "chances", "coming", "counts", "guarded", "players", "rows", "shores", "stays")

    def __init__(self, state: State, guarded: Sequence[int]) -> None:
        self.players, self.guarded = state.players, guarded
        self.coming = cards_to_come(state)
        self.rows = {each.district: Row(each.worth, tuple([c.seat for c in each.floods])) for each in state.series}
        self.counts, self.shores = counts(state), shores(state)
        self.stays = staying(state, self.shores, self.counts, guarded)
        self.all_stays = sum(self.stays)
        weights = self.weights(self.rows, self.coming)
        total = sum(weights.values())
        self.chances = {place: weight / total for place, weight in weights.items()}

    def again(self, state: State) -> "Fate":
        """Return the same for a state that differs by where the houses stand."""
        return Fate(state, self.guarded)

    def weights(self, rows: Rows, coming: int) -> dict[int, float]:
        """Return how readily each district sinks, with these series."""
        worths = {place: row.worth for place, row in rows.items()}
        return sinking(worths, self.shores, self.counts, coming, self.players)

    def last(self) -> list[float]:
        """Return for each district the chance that it is the last one."""
        left = {place: chance / (self.all_stays - self.stays[place]) for place, chance in self.chances.items()}
        whole = sum(left.values())
        return [stay * (whole - left.get(place, 0.0)) for place, stay in enumerate(self.stays)]


def haul(order: Sequence[Seat], houses: int, weights: Weights, coming: int) -> float:
    """Return what it is worth when houses are shared in this order, a house counting by who takes it."""
    if not order or not houses:
        return 0.0
    times, rest = divmod(houses, len(order))
    worths = [weights[seat] for seat in order]
    return (times * sum(worths) + sum(worths[:rest])) * len(order) / (len(order) + CROWD * max(0, coming))


def hopes(state: State, fate: Fate, last: Weights) -> list[float]:
    """Return the points that each seat may expect, its tiles being known."""
    points = []
    for seat, (colour, district) in enumerate(state.tiles):
        taken = taken_houses(state, seat)
        stand = sum([last[place] * state.houses[PALETTE * place + colour] for place in ALL])
        points.append(TAKEN_HOUSE * taken + OWN_HOUSE * stand + BONUS[district] * last[district])
    for place, row in fate.rows.items():
        chance, houses = fate.chances[place], fate.counts[place]
        chance *= len(row.order) / (len(row.order) + CROWD * max(0, fate.coming))
        times, rest = divmod(houses, len(row.order))
        for at, seat in enumerate(row.order):
            points[seat] += chance * (times + (at < rest))
    return points


class Outlook:
    """How a moment looks to a seat: what every house is worth to it, and every district.

    `open_`: as if all tiles lay open; else by its own alone.
    """

    __slots__ = ("all_goods", "balances", "fate", "goods", "lands", "likes", "priced", "seat", "state", "weights")

    def __init__(self, state: State, seat: Seat, *, open_: bool = False) -> None:
        self.state, self.seat = state, seat
        colour, district = state.tiles[seat]
        guarded = [land for _, land in state.tiles] if open_ else [district]
        self.fate = Fate(state, guarded)
        rivals = [other for other in range(state.players) if other != seat]
        if open_:
            points = hopes(state, self.fate, self.fate.last())
            parts = shares([points[other] for other in rivals], RIVALRY)
        else:
            parts = [1 / len(rivals)] * len(rivals)
        self.weights = [1.0] * state.players
        for other, part in zip(rivals, parts, strict=True):
            self.weights[other] = -part
        self.likes, self.lands = self.open_tastes() if open_ else self.closed_tastes(colour, district)
        self.survey()

    def again(self, state: State) -> "Outlook":
        """Return the same outlook on a state that differs by where the houses stand."""
        twin = Outlook.__new__(Outlook)
        twin.state, twin.seat, twin.weights = state, self.seat, self.weights
        twin.likes, twin.lands = self.likes, self.lands
        twin.fate = self.fate.again(state)
        twin.survey()
        return twin

    def survey(self) -> None:
        """See what each district is good for."""
        self.balances: dict[int, Balance] = {}
        self.priced: list[list[float]] = []
        self.goods = [self.good(place) for place in ALL]
        self.all_goods = sum([stay * good for stay, good in zip(self.fate.stays, self.goods, strict=True)])

    def open_tastes(self) -> tuple[list[float], list[float]]:
        """Return how the seat likes each colour and each district to last, by everyone's tiles."""
        likes, lands = [0.0] * PALETTE, [0.0] * len(DISTRICTS)
        for (colour, district), weight in zip(self.state.tiles, self.weights, strict=True):
            likes[colour] = weight * OWN_HOUSE
            lands[district] = weight * BONUS[district]
        return likes, lands

    def closed_tastes(self, colour: int, district: int) -> tuple[list[float], list[float]]:
        """Return how the seat likes each colour and each district to last, by its own tiles."""
        likes = [-OWN_HOUSE / (colours_used(self.state.players) - 1)] * PALETTE
        lands = [-bonus / (len(DISTRICTS) - 1) for bonus in BONUS]
        likes[colour], lands[district] = float(OWN_HOUSE), float(BONUS[district])
        return likes, lands

    def good(self, place: int) -> float:
        """Return what it is worth to the seat if this district is the last one, as it stands now."""
        houses = houses_on(self.state, place)
        return self.lands[place] + sum([count * like for count, like in zip(houses, self.likes, strict=True)])

    def after(self, place: int) -> float:
        """Return what the city is worth once this district has sunk, the sharing left aside."""
        stay = self.fate.stays[place]
        return (self.all_goods - stay * self.goods[place]) / (self.fate.all_stays - stay)

    def sunk(self, place: int, row: Row | None, coming: int) -> float:
        """Return what it is worth if this district sinks now, by this series."""
        taken = haul(row.order, self.fate.counts[place], self.weights, coming) if row else 0.0
        return self.after(place) + taken

    def balance(self, coming: int) -> Balance:
        """Return which districts may sink and what that is worth, with so many cards to come."""
        if coming not in self.balances:
            fate = self.fate
            weights = fate.weights(fate.rows, coming)
            sunk = {place: self.sunk(place, fate.rows.get(place), coming) for place in weights}
            total = sum(weights.values())
            self.balances[coming] = Balance(
                weights, sunk, total, sum([weight * sunk[place] for place, weight in weights.items()])
            )
        return self.balances[coming]

    def value(self, coming: int | None = None) -> float:
        """Return what the seat may expect with so many cards to come (default: as it is)."""
        balance = self.balance(self.fate.coming if coming is None else coming)
        return balance.worth / balance.total

    def changed(self, changes: Changes, coming: int) -> float:
        """Return what the seat may expect if these series are different, with so many cards to come."""
        if coming <= 0:
            return self.decided(changes, coming)
        balance, fate = self.balance(coming), self.fate
        wave, threat, house = pull(coming, fate.players)
        total, worth = balance.total, balance.worth
        for place, row in changes.items():
            total -= balance.weights[place]
            worth -= balance.weights[place] * balance.sunk[place]
            weight = exp(house * fate.counts[place] + (threat + wave * row.worth if row else 0.0))
            total += weight
            worth += weight * self.sunk(place, row, coming)
        return worth / total

    def decided(self, changes: Changes, coming: int) -> float:
        """Return the same where no card is to come, but for a tie."""
        rows = {place: row for place, row in {**self.fate.rows, **changes}.items() if row}
        weights = self.fate.weights(rows, coming)
        total = sum(weights.values())
        return sum([weight * self.sunk(place, rows.get(place), coming) for place, weight in weights.items()]) / total

    def prices(self) -> list[list[float]]:
        """Return what a house more is worth to the seat, by district and colour."""
        if not self.priced:
            last, lures = self.fate.last(), self.lures()
            plain = [self.draw(place) + lure for place, lure in enumerate(lures)]
            self.priced = [[plain[place] + last[place] * like for like in self.likes] for place in ALL]
        return self.priced

    def draw(self, place: int) -> float:
        """Return what a house more on a district is worth for this turn's sinking, whatever its colour."""
        fate = self.fate
        if place not in fate.chances:
            return 0.0
        row, chance = fate.rows.get(place), fate.chances[place]
        house = pull(max(1, fate.coming), fate.players).house
        worth = house * chance * (self.sunk(place, row, fate.coming) - self.value())
        if row:
            worth += chance * haul(row.order, len(row.order), self.weights, fate.coming) / len(row.order)
        return worth

    def lures(self) -> list[float]:
        """Return what it is worth to the seat that a house more makes each district less likely to be the last one."""
        fate = self.fate
        left = {place: chance / (fate.all_stays - fate.stays[place]) for place, chance in fate.chances.items()}
        means = {place: part * self.after(place) for place, part in left.items()}
        all_left, all_means = sum(left.values()), sum(means.values())
        found = []
        for place, (stay, good) in enumerate(zip(fate.stays, self.goods, strict=True)):
            others = all_left - left.get(place, 0.0), all_means - means.get(place, 0.0)
            found.append(-LURE * stay * (good * others[0] - others[1]))
        return found
