"""The prior of Vineta's moves: the value of the state that each leads to, and what cards are worth kept for later.

Scores are in points, as the values of `seat_values`. Constants are set by hand.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.core.game import Seat
from engine.games.vineta.heuristics.seat_values import SeatValues, SeriesState
from engine.games.vineta.rules.cards import TABLE
from engine.games.vineta.rules.components import (
    AUTHORITY,
    CALM,
    FLOODS,
    HOPE,
    LESS,
    MORE,
    PANIC,
    QUARANTINE,
    RELOCATION,
    RESCUE,
    TURNS,
    WIND,
    colours_used,
    waves,
)
from engine.games.vineta.rules.houses import MOST, exchange, sources, targets
from engine.games.vineta.rules.notation import CARD, HOUSE_MOVES, HOUSES, NUMBER, SWAPS, SWAYS, CardMove, House, card_at
from engine.games.vineta.rules.sinking import rounds_due
from engine.games.vineta.rules.state import ACTING, CHOOSING, PLACING, State, houses_on

CARD_WORTH: Final = {
    **{card: 0.1 * card for card in range(FLOODS)},
    **{AUTHORITY: 1.5, WIND: 0.6, CALM: 0.7, HOPE: 0.5, MORE: 0.3, LESS: 0.3},
    **{RESCUE: 1.0, RELOCATION: 1.5, PANIC: 1.0, QUARANTINE: 0.2},
}
"""What each card is worth kept in hand for later, at the beginning of a game, in points."""
EXACT_SWAPS: Final = 3
"""How many exchanges of houses, the best by estimate, are valued exactly: that is slow."""
OUT_OF_REACH: Final = 100.0
"""What is taken off the scores of all other exchanges, in points: more than any move can gain."""
LOCK_SHARE: Final = 0.15
"""The share, 0 to 1, of the value of a district's houses that a quarantine keeps from being moved away."""
OWN_COLOUR_COST: Final = 0.1
"""What it costs to place a house of one's own colour, for each more than an even share, in points: it shows."""

Scores = list[float]


def flooded(old: SeriesState | None, worth: int, seat: Seat) -> SeriesState:
    """Return a series with one flood card more; `old` is None where there was none."""
    return SeriesState(old.worth + worth, (*old.order, seat)) if old else SeriesState(worth, (seat,))


def flood_scores(values: SeatValues, card: int, moves: Sequence[str]) -> Scores:
    """Return the value of a flood card at each district."""
    all_series, coming = values.odds.all_series, values.odds.coming - 1
    return [
        values.changed({place: flooded(all_series.get(place), waves(card), values.seat)}, coming)
        for place in [NUMBER[move] for move in moves]
    ]


def authority_scores(values: SeatValues, _card: int, moves: Sequence[str]) -> Scores:
    """Return the value of an authority card at each series, either way up."""
    all_series, coming = values.odds.all_series, values.odds.coming - 1
    return [
        values.changed({place: SeriesState(all_series[place].worth + more, all_series[place].order)}, coming)
        for place, more in [SWAYS[move] for move in moves]
    ]


def current_scores(values: SeatValues, _card: int, moves: Sequence[str]) -> Scores:
    """Return the value of moving each flood card to another series, or taking it away."""
    all_series, coming = values.odds.all_series, values.odds.coming - 1
    cards = {each.district: each.floods for each in values.state.series}
    found = []
    for target in map(card_at, moves):
        assert target is not None
        card = cards[target.district][target.place]
        after: dict[int, SeriesState | None] = {
            target.district: without(all_series[target.district], target.place, card.waves)
        }
        if isinstance(target, CardMove):
            after[target.target] = flooded(all_series[target.target], card.waves, card.seat)
        found.append(values.changed(after, coming))
    return found


def without(old: SeriesState, at: int, worth: int) -> SeriesState | None:
    """Return a series without one flood card; None if it was the only one."""
    return SeriesState(old.worth - worth, old.order[:at] + old.order[at + 1 :]) if len(old.order) > 1 else None


def house_scores(values: SeatValues, card: int, moves: Sequence[str]) -> Scores:
    """Return the value of moving each house, with the further houses that the card moves."""
    house_prices, base, state = values.house_prices(), values.value(), values.state
    more = (state.moving.left if state.moving else MOST[card]) - 1
    found = []
    for colour, source, target in map(HOUSE_MOVES.__getitem__, moves):
        gain = house_prices[target][colour] - house_prices[source][colour]
        if more:
            gain += further_houses(values, card, House(colour, source), target, more)
        found.append(base + gain)
    return found


def further_houses(values: SeatValues, card: int, first: House, target: int, more: int) -> float:
    """Return the gain of the further houses of a card, once the first one goes to its target."""
    house_prices, state = values.house_prices(), values.state
    houses = houses_on(state, first.district)
    houses[first.colour] -= 1
    start = house_prices[first.district]
    if card == RESCUE:
        return max([house_prices[target][c] - start[c] for c, count in enumerate(houses) if count], default=0.0)
    ends = [place for place in targets(state, card, first.district) if place != target]
    gains = [max([house_prices[end][c] for end in ends]) - start[c] for c, count in enumerate(houses) if count and ends]
    gains.sort(reverse=True)
    return sum(gains[:more])


def swap_scores(values: SeatValues, _card: int, moves: Sequence[str]) -> Scores:
    """Return the value of exchanging the houses of two districts: exact for the best, far too low for others."""
    estimates = [swap_estimate(values, *SWAPS[move]) for move in moves]
    close = sorted(estimates)[-EXACT_SWAPS:][0]
    base = values.value() - OUT_OF_REACH
    return [
        swap_value(values, *SWAPS[move]) if estimate >= close else base + estimate
        for move, estimate in zip(moves, estimates, strict=True)
    ]


def swap_estimate(values: SeatValues, one: int, other: int) -> float:
    """Return the estimated gain of an exchange, as if every house were moved alone."""
    house_prices = values.house_prices()
    pairs = zip(
        house_prices[one],
        house_prices[other],
        houses_on(values.state, one),
        houses_on(values.state, other),
        strict=True,
    )
    return sum([(there - here) * (mine - yours) for here, there, mine, yours in pairs])


def swap_value(values: SeatValues, one: int, other: int) -> float:
    """Return the exact value after two districts have exchanged their houses."""
    state = values.state.clone()
    exchange(state, one, other)
    return values.after_moving_houses(state).value()


def quarantine_scores(values: SeatValues, _card: int, moves: Sequence[str]) -> Scores:
    """Return the value of putting each district in quarantine: its houses cannot be moved away."""
    house_prices, base = values.house_prices(), values.value()
    found = []
    for move in moves:
        place = NUMBER[move]
        houses = houses_on(values.state, place)
        kept = sum([count * price for count, price in zip(houses, house_prices[place], strict=True)])
        found.append(base + LOCK_SHARE * kept * min(1.0, values.odds.coming / (2 * values.state.players)))
    return found


MoveScorer = Callable[[SeatValues, int, Sequence[str]], Scores]
SCORERS: Final[Mapping[int, MoveScorer]] = {
    **dict.fromkeys(range(FLOODS), flood_scores),
    AUTHORITY: authority_scores,
    WIND: current_scores,
    CALM: current_scores,
    HOPE: house_scores,
    RESCUE: house_scores,
    PANIC: house_scores,
    RELOCATION: swap_scores,
    QUARANTINE: quarantine_scores,
}


def card_scores(values: SeatValues, moves: Sequence[str]) -> Scores:
    """Return the value of each card at its best target in this state, less what it is worth kept in hand."""
    keep = card_worth_left(values.state)
    return [best_of(values, CARD[move]) - keep * CARD_WORTH[CARD[move]] for move in moves]


def card_worth_left(state: State) -> float:
    """Return the factor, 1 to 0, on `CARD_WORTH`: in the last turn a card is played or lost."""
    return max(0.0, 1 - state.turn / (TURNS - 1))


def best_of(values: SeatValues, card: int) -> float:
    """Return the value after the best use of a card."""
    if card in (MORE, LESS):
        return values.value(cards_after(values, card))
    if card in MOST:
        return values.value() + best_house(values, card)
    choices = TABLE[card].targets(values.state, values.seat)
    if not choices:
        return values.value()
    return max(SCORERS[card](values, card, choices))


def best_house(values: SeatValues, card: int) -> float:
    """Return the gain of the best use of a card that moves houses; 0 if it can move none."""
    house_prices, state = values.house_prices(), values.state
    best: list[float] = []
    for source in sources(state, card):
        ends = targets(state, card, source)
        houses = [(colour, count) for colour, count in enumerate(houses_on(state, source)) if count]
        most = min(MOST[card], sum([count for _, count in houses]))
        if card == PANIC:
            tops = sorted([max([house_prices[end][c] for end in ends]) - house_prices[source][c] for c, _ in houses])
            best.append(sum(tops[-most:]))
            continue
        for end in ends:
            gains = [
                house_prices[end][c] - house_prices[source][c] for c, count in houses for _ in range(min(count, most))
            ]
            best.append(sum(sorted(gains)[-most:]))
    return max(best, default=0.0)


def cards_after(values: SeatValues, card: int) -> int:
    """Return how many cards are to come after one that makes the turn longer or shorter."""
    state = values.state
    due = rounds_due(state) + (1 if card == MORE else -1)
    return (max(due, state.round + 1) - state.round) * state.players - state.step - 1


def prior_scores(state: State, seat: Seat, moves: Sequence[str], *, informed: bool) -> Scores:
    """Return the prior score of each of these moves, with all tiles known or by the seat's own alone."""
    values = SeatValues(state, seat, informed=informed)
    if state.phase == CHOOSING:
        return card_scores(values, moves)
    if state.phase == ACTING:
        card = state.chosen[seat]
        return SCORERS[card](values, card, moves)
    if state.phase == PLACING:
        return place_scores(values, moves)
    return [values.worth_if_sunk(NUMBER[move], values.odds.all_series.get(NUMBER[move]), 0) for move in moves]


def place_scores(values: SeatValues, moves: Sequence[str]) -> Scores:
    """Return the gain of placing each house, compared with an average district, less the cost of showing a colour."""
    last, state, seat = values.odds.last(), values.state, values.seat
    mean = sum(last) / len(last)
    own = state.tiles[seat][0]
    placed = [HOUSES[deed.move].colour for deed in state.deeds if deed.seat == seat]
    cost = OWN_COLOUR_COST * (placed.count(own) + 1 - len(placed) / colours_used(state.players))
    return [
        values.colour_worths[house.colour] * (last[house.district] - mean) - (cost if house.colour == own else 0.0)
        for house in map(HOUSES.__getitem__, moves)
    ]
