"""What a state is worth to a seat: the houses it will take, and those that will stand on the last district.

Unit: points of the final scoring, or for a value of one seat, its points less those of its rivals (by weights that add
up to 1). `coming` is the number of cards of this turn still to be carried out. Districts (`place`) and colours go by
their index. Constants are set by hand.
"""

from collections.abc import Mapping, Sequence
from math import exp
from typing import Final, NamedTuple

from engine.core.game import Seat
from engine.core.heuristics import softmax
from engine.games.vineta.heuristics.sinking_odds import (
    ALL,
    HOUSE_LOSS,
    cards_to_come,
    coastal_districts,
    house_counts,
    lasting_weights,
    sink_weights,
    sinking_weights,
)
from engine.games.vineta.rules.components import BONUS, DISTRICTS, OWN_HOUSE, TAKEN_HOUSE, colours_used
from engine.games.vineta.rules.scoring import taken_houses
from engine.games.vineta.rules.state import PALETTE, State, houses_on

LEAD_TEMPERATURE: Final = 6.0
"""Of two rivals, the one that is so many points ahead counts e times as much (temperature of a softmax), in points."""
NEW_SHARERS: Final = 0.2
"""The flood cards that each card to come is expected to add to a series, which then share its houses."""

Weights = Sequence[float]


class SeriesState(NamedTuple):
    """A series: its waves, and the owners of its flood cards in order."""

    worth: int
    order: tuple[Seat, ...]


SeriesByDistrict = Mapping[int, SeriesState]
"""The series by district."""


Changes = Mapping[int, SeriesState | None]
"""Series after a move, by district; None for one that ends."""


class SinkBalance(NamedTuple):
    """Weights of the districts for sinking, values if they sink, and the sums of weights and of products."""

    weights: Mapping[int, float]
    worth_if_sunk: Mapping[int, float]
    total: float
    worth: float


class CityOdds:
    """The odds of all districts in one state. `protected`: the districts known to be protected, once for each seat."""

    def __init__(self, state: State, protected: Sequence[int]) -> None:
        self.players, self.protected = state.players, protected
        self.coming = cards_to_come(state)
        self.all_series = {
            each.district: SeriesState(each.worth, tuple([c.seat for c in each.floods])) for each in state.series
        }
        self.house_counts, self.coastal_districts = house_counts(state), coastal_districts(state)
        self.lasting = lasting_weights(state, self.coastal_districts, self.house_counts, protected)
        self.lasting_total = sum(self.lasting)
        weights = self.weights(self.all_series, self.coming)
        total = sum(weights.values())
        self.chances = {place: weight / total for place, weight in weights.items()}

    def after_moving_houses(self, state: State) -> "CityOdds":
        """Return the odds of a state in which only houses were moved."""
        return CityOdds(state, self.protected)

    def weights(self, all_series: SeriesByDistrict, coming: int) -> dict[int, float]:
        """Return the weight of each district for sinking, with these series."""
        worths = {place: series.worth for place, series in all_series.items()}
        return sinking_weights(worths, self.coastal_districts, self.house_counts, coming, self.players)

    def last(self) -> list[float]:
        """Return for each district the chance that it is the last one, 0 to 1."""
        left = {place: chance / (self.lasting_total - self.lasting[place]) for place, chance in self.chances.items()}
        whole = sum(left.values())
        return [weight * (whole - left.get(place, 0.0)) for place, weight in enumerate(self.lasting)]


def shared_worth(order: Sequence[Seat], houses: int, weights: Weights, coming: int) -> float:
    """Return the value of so many houses shared among the owners of flood cards in this order.

    `weights`: what a house is worth by the seat that takes it.
    """
    if not order or not houses:
        return 0.0
    times, rest = divmod(houses, len(order))
    worths = [weights[seat] for seat in order]
    return (times * sum(worths) + sum(worths[:rest])) * len(order) / (len(order) + NEW_SHARERS * max(0, coming))


def expected_by_seat(state: State, odds: CityOdds, last: Weights) -> list[float]:
    """Return the expected points of each seat, all tiles being known. `last`: see `CityOdds.last`."""
    points = []
    for seat, (colour, district) in enumerate(state.tiles):
        taken = taken_houses(state, seat)
        stand = sum([last[place] * state.houses[PALETTE * place + colour] for place in ALL])
        points.append(TAKEN_HOUSE * taken + OWN_HOUSE * stand + BONUS[district] * last[district])
    for place, series in odds.all_series.items():
        chance, houses = odds.chances[place], odds.house_counts[place]
        chance *= len(series.order) / (len(series.order) + NEW_SHARERS * max(0, odds.coming))
        times, rest = divmod(houses, len(series.order))
        for at, seat in enumerate(series.order):
            points[seat] += chance * (times + (at < rest))
    return points


class SeatValues:
    """What a state and changes of it are worth to one seat.

    `informed`: with all tiles known; else by the seat's own alone.
    """

    def __init__(self, state: State, seat: Seat, *, informed: bool = False) -> None:
        self.state, self.seat = state, seat
        colour, district = state.tiles[seat]
        protected = [land for _, land in state.tiles] if informed else [district]
        self.odds = CityOdds(state, protected)
        rivals = [other for other in range(state.players) if other != seat]
        if informed:
            points = expected_by_seat(state, self.odds, self.odds.last())
            parts = softmax([points[other] for other in rivals], LEAD_TEMPERATURE)
        else:
            parts = [1 / len(rivals)] * len(rivals)
        self.weights = [1.0] * state.players
        for other, part in zip(rivals, parts, strict=True):
            self.weights[other] = -part
        self.colour_worths, self.district_worths = (
            self.informed_worths() if informed else self.own_worths(colour, district)
        )
        self.evaluate_districts()

    def after_moving_houses(self, state: State) -> "SeatValues":
        """Return the values of a state in which only houses were moved."""
        twin = SeatValues.__new__(SeatValues)
        twin.state, twin.seat, twin.weights = state, self.seat, self.weights
        twin.colour_worths, twin.district_worths = self.colour_worths, self.district_worths
        twin.odds = self.odds.after_moving_houses(state)
        twin.evaluate_districts()
        return twin

    def evaluate_districts(self) -> None:
        """Compute what each district is worth as the last one."""
        self.balances: dict[int, SinkBalance] = {}
        self.cached_prices: list[list[float]] = []
        self.last_worths = [self.last_worth(place) for place in ALL]
        self.last_worths_total = sum(
            [weight * worth for weight, worth in zip(self.odds.lasting, self.last_worths, strict=True)]
        )

    def informed_worths(self) -> tuple[list[float], list[float]]:
        """Return what a house of each colour on the last district, and each last district, is worth, by all tiles."""
        colour_worths, district_worths = [0.0] * PALETTE, [0.0] * len(DISTRICTS)
        for (colour, district), weight in zip(self.state.tiles, self.weights, strict=True):
            colour_worths[colour] = weight * OWN_HOUSE
            district_worths[district] = weight * BONUS[district]
        return colour_worths, district_worths

    def own_worths(self, colour: int, district: int) -> tuple[list[float], list[float]]:
        """Return the same by the seat's own tiles alone: all others may be anybody else's."""
        colour_worths = [-OWN_HOUSE / (colours_used(self.state.players) - 1)] * PALETTE
        district_worths = [-bonus / (len(DISTRICTS) - 1) for bonus in BONUS]
        colour_worths[colour], district_worths[district] = float(OWN_HOUSE), float(BONUS[district])
        return colour_worths, district_worths

    def last_worth(self, place: int) -> float:
        """Return the value if this district is the last one, with its present houses."""
        houses = houses_on(self.state, place)
        return self.district_worths[place] + sum(
            [count * worth for count, worth in zip(houses, self.colour_worths, strict=True)]
        )

    def worth_after(self, place: int) -> float:
        """Return the value of the city once this district has sunk, without the houses taken from it."""
        weight = self.odds.lasting[place]
        return (self.last_worths_total - weight * self.last_worths[place]) / (self.odds.lasting_total - weight)

    def worth_if_sunk(self, place: int, series: SeriesState | None, coming: int) -> float:
        """Return the value if this district sinks now, its houses shared by this series."""
        taken = shared_worth(series.order, self.odds.house_counts[place], self.weights, coming) if series else 0.0
        return self.worth_after(place) + taken

    def balance(self, coming: int) -> SinkBalance:
        """Return the weights and values of the districts that may sink."""
        if coming not in self.balances:
            odds = self.odds
            weights = odds.weights(odds.all_series, coming)
            worth_if_sunk = {place: self.worth_if_sunk(place, odds.all_series.get(place), coming) for place in weights}
            total = sum(weights.values())
            self.balances[coming] = SinkBalance(
                weights, worth_if_sunk, total, sum([weight * worth_if_sunk[place] for place, weight in weights.items()])
            )
        return self.balances[coming]

    def value(self, coming: int | None = None) -> float:
        """Return the expected value with so many cards to come; None: as many as there are."""
        balance = self.balance(self.odds.coming if coming is None else coming)
        return balance.worth / balance.total

    def changed(self, changes: Changes, coming: int) -> float:
        """Return the expected value with these series changed."""
        if coming <= 0:
            return self.changed_at_end(changes, coming)
        balance, odds = self.balance(coming), self.odds
        wave, threat, house = sink_weights(coming, odds.players)
        total, worth = balance.total, balance.worth
        for place, series in changes.items():
            total -= balance.weights[place]
            worth -= balance.weights[place] * balance.worth_if_sunk[place]
            weight = exp(house * odds.house_counts[place] + (threat + wave * series.worth if series else 0.0))
            total += weight
            worth += weight * self.worth_if_sunk(place, series, coming)
        return worth / total

    def changed_at_end(self, changes: Changes, coming: int) -> float:
        """Return the same where no card is to come, except after a tie."""
        all_series = {place: series for place, series in {**self.odds.all_series, **changes}.items() if series}
        weights = self.odds.weights(all_series, coming)
        total = sum(weights.values())
        return (
            sum(
                [weight * self.worth_if_sunk(place, all_series.get(place), coming) for place, weight in weights.items()]
            )
            / total
        )

    def house_prices(self) -> list[list[float]]:
        """Return the value of one house more, by district and colour."""
        if not self.cached_prices:
            last, lasting_prices = self.odds.last(), self.lasting_prices()
            plain = [self.sinking_price(place) + price for place, price in enumerate(lasting_prices)]
            self.cached_prices = [[plain[place] + last[place] * worth for worth in self.colour_worths] for place in ALL]
        return self.cached_prices

    def sinking_price(self, place: int) -> float:
        """Return the value of a house more on a district, of any colour, through what sinks in this turn."""
        odds = self.odds
        if place not in odds.chances:
            return 0.0
        series, chance = odds.all_series.get(place), odds.chances[place]
        house = sink_weights(max(1, odds.coming), odds.players).house
        worth = house * chance * (self.worth_if_sunk(place, series, odds.coming) - self.value())
        if series:
            worth += (
                chance * shared_worth(series.order, len(series.order), self.weights, odds.coming) / len(series.order)
            )
        return worth

    def lasting_prices(self) -> list[float]:
        """Return for each district the value of a house more there, through what is the last district."""
        odds = self.odds
        left = {place: chance / (odds.lasting_total - odds.lasting[place]) for place, chance in odds.chances.items()}
        means = {place: part * self.worth_after(place) for place, part in left.items()}
        all_left, all_means = sum(left.values()), sum(means.values())
        found = []
        for place, (weight, last_worth) in enumerate(zip(odds.lasting, self.last_worths, strict=True)):
            others = all_left - left.get(place, 0.0), all_means - means.get(place, 0.0)
            found.append(-HOUSE_LOSS * weight * (last_worth * others[0] - others[1]))
        return found
