"""The value of a state, and of changes to it, for one seat, by its own tiles: houses taken, and the last district.

Unit: points of the final scoring, less those of the rivals on average; all houses but one's own may be anybody else's.
`coming` is the number of cards of this turn still to be carried out. Districts (`place`) go by their index. Constants
are set by hand.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import exp
from typing import Final, NamedTuple

from engine.core.game import Seat
from engine.games.vineta.heuristics import sinking_odds
from engine.games.vineta.heuristics.sinking_odds import CityOdds, Threat
from engine.games.vineta.rules.components import BONUS, DISTRICTS, EVERY_DISTRICT, OWN_HOUSE, District
from engine.games.vineta.rules.state import PALETTE, State

NEW_SHARERS: Final = 0.2
"""The flood cards that each card to come is expected to add to a series, which then share its houses."""

Changes = Mapping[District, Threat | None]
"""Series after a move, by district; None for one that ends."""


class Balance(NamedTuple):
    """By district, the weight for sinking and the value if it sinks, 0 where it cannot; and sums over the districts."""

    weights: list[float]
    worths: list[float]
    total: float
    worth: float
    """The sum of the products of weight and value."""


class Prices(NamedTuple):
    """The value of one more house, by district: of one's own colour, of any other."""

    own: list[float]
    other: list[float]


@cache
def bonus_by_district(district: District) -> tuple[float, ...]:
    """Return each district's bonus as the last one, without its houses, for a seat that protects this one."""
    return tuple(
        float(bonus) if place == district else -bonus / (len(DISTRICTS) - 1) for place, bonus in enumerate(BONUS)
    )


def seat_share_of_houses(order: Sequence[Seat], seat: Seat, houses: int) -> int:
    """Return a seat's share of this many houses, dealt out among the owners of flood cards in this order."""
    times, rest = divmod(houses, len(order))
    return times * order.count(seat) + order[:rest].count(seat)


class SeatValues:
    """The value of a state, possibly with houses other than its own, for one seat."""

    def __init__(self, state: State, seat: Seat, houses: Sequence[int] | None = None) -> None:
        houses = state.houses if houses is None else houses
        colour, district = state.tiles[seat]
        self.state, self.seat, self.colour, self.district = state, seat, colour, district
        self.odds = CityOdds(state, houses, (district,))
        self.coming, self.counts, self.threats = self.odds.coming, self.odds.counts, self.odds.threats
        self.owns = houses[colour::PALETTE]
        self.other_worth = -OWN_HOUSE / (len(state.colours_used) - 1)
        more, other = OWN_HOUSE - self.other_worth, self.other_worth
        self.last_worths = [
            bonus + other * count + more * own
            for bonus, count, own in zip(bonus_by_district(district), self.counts, self.owns, strict=True)
        ]
        self.after = self.values_after_sinking()
        self.balances: dict[int, Balance] = {}
        self.flooded_worths: dict[District, float] = {}
        self.cached_prices: Prices | None = None

    def values_after_sinking(self) -> list[float]:
        """Return for each district that may sink the value of the city without it; 0 for others."""
        lasting, total, worths = self.odds.lasting, self.odds.lasting_total, self.last_worths
        whole = sum([weight * worth for weight, worth in zip(lasting, worths, strict=True)])
        found = [0.0] * len(worths)
        for place in self.odds.coastal:
            weight = lasting[place]
            found[place] = (whole - weight * worths[place]) / (total - weight)
        return found

    def value_of_shared_houses(self, place: District, order: Sequence[Seat], coming: int) -> float:
        """Return the value of a district's houses shared among the owners of flood cards in this order."""
        houses = self.counts[place]
        if not houses:
            return 0.0
        mine, rivals, length = seat_share_of_houses(order, self.seat, houses), self.state.players - 1, len(order)
        return (mine - (houses - mine) / rivals) * length / (length + NEW_SHARERS * max(0, coming))

    def value_if_sunk(self, place: District, threat: Threat | None, coming: int) -> float:
        """Return the value if this district sinks now, its houses shared by this series."""
        return self.after[place] + (self.value_of_shared_houses(place, threat.order, coming) if threat else 0.0)

    def sinking_weights_and_values(self, coming: int) -> Balance:
        """Return the weights and values of the districts that may sink."""
        found = self.balances.get(coming)
        if found is None:
            found = self.balances[coming] = self.weights_and_values_with_threats(self.threats, coming)
        return found

    def weights_and_values_with_threats(self, threats: Mapping[District, Threat], coming: int) -> Balance:
        """Return the weights and values of the districts that may sink, with these series in place of the state's."""
        waves = {place: threat.worth for place, threat in threats.items()}
        weights, worths, total, whole = [0.0] * len(DISTRICTS), [0.0] * len(DISTRICTS), 0.0, 0.0
        found = sinking_odds.sinking_weights(waves, self.odds.coastal, self.counts, coming, self.state.players)
        for place, weight in found.items():
            worth = self.value_if_sunk(place, threats.get(place), coming)
            weights[place], worths[place] = weight, worth
            total += weight
            whole += weight * worth
        return Balance(weights, worths, total, whole)

    def expected_value(self, coming: int | None = None) -> float:
        """Return the expected value with this many cards to come; None: as many as there really are."""
        balance = self.sinking_weights_and_values(self.coming if coming is None else coming)
        return balance.worth / balance.total

    def value_if_flooded(self, place: District, waves: int) -> float:
        """Return the expected value after one's own flood card of this many waves in a district."""
        old, coming = self.threats.get(place), self.coming - 1
        after = Threat(old.worth + waves, (*old.order, self.seat)) if old else Threat(waves, (self.seat,))
        if coming <= 0:
            return self.value_if_series_changed({place: after}, coming)
        sunk = self.flooded_worths.get(place)
        if sunk is None:
            sunk = self.flooded_worths[place] = self.value_if_sunk(place, after, coming)
        weights, worths, total, whole = self.sinking_weights_and_values(coming)
        wave, threat, factors = sinking_odds.sinking_coefficients(coming, self.state.players)
        weight = factors[self.counts[place]] * exp(threat + wave * after.worth)
        gone = weights[place]
        return (whole - gone * worths[place] + weight * sunk) / (total - gone + weight)

    def value_if_series_changed(self, changes: Changes, coming: int) -> float:
        """Return the expected value after these changes of series, with `coming` cards to come."""
        if coming <= 0:
            threats = {place: threat for place, threat in {**self.threats, **changes}.items() if threat}
            balance = self.weights_and_values_with_threats(threats, coming)
            return balance.worth / balance.total
        weights, worths, total, whole = self.sinking_weights_and_values(coming)
        wave, base, factors = sinking_odds.sinking_coefficients(coming, self.state.players)
        for place, threat in changes.items():
            total -= weights[place]
            whole -= weights[place] * worths[place]
            weight = factors[self.counts[place]] * (exp(base + wave * threat.worth) if threat else 1.0)
            total += weight
            whole += weight * self.value_if_sunk(place, threat, coming)
        return whole / total

    def house_prices_by_district(self) -> Prices:
        """Return the value of one more house on each district."""
        if self.cached_prices is None:
            balance = self.sinking_weights_and_values(self.coming)
            weights = zip(EVERY_DISTRICT, balance.weights, strict=True)
            chances = {place: weight / balance.total for place, weight in weights if weight}
            last = self.odds.last_district_chances(chances)
            plain = self.house_prices_if_district_is_last(chances)
            for place, chance in chances.items():
                plain[place] += chance * self.house_price_in_sinking_district(place, balance)
            self.cached_prices = Prices(
                [price + OWN_HOUSE * part for price, part in zip(plain, last, strict=True)],
                [price + self.other_worth * part for price, part in zip(plain, last, strict=True)],
            )
        return self.cached_prices

    def house_price_in_sinking_district(self, place: District, balance: Balance) -> float:
        """Return the value of one more house, of any colour, on a district that sinks now, per unit of that chance."""
        coming = self.coming
        worth = sinking_odds.sinking_coefficient_of_house(max(1, coming), self.state.players) * (
            balance.worths[place] - balance.worth / balance.total
        )
        if threat := self.threats.get(place):
            mine, length = threat.order.count(self.seat), len(threat.order)
            rivals = (length - mine) / (self.state.players - 1)
            worth += (mine - rivals) / (length + NEW_SHARERS * max(0, coming))
        return worth

    def house_prices_if_district_is_last(self, chances: Mapping[District, float]) -> list[float]:
        """Return for each district the value of one more house there that comes from the odds of the last district."""
        odds = self.odds
        left = {place: chance / (odds.lasting_total - odds.lasting[place]) for place, chance in chances.items()}
        means = {place: part * self.after[place] for place, part in left.items()}
        all_left, all_means = sum(left.values()), sum(means.values())
        return [
            -sinking_odds.HOUSE_LOSS
            * weight
            * (worth * (all_left - left.get(place, 0.0)) - all_means + means.get(place, 0.0))
            for place, weight, worth in zip(EVERY_DISTRICT, odds.lasting, self.last_worths, strict=True)
        ]
