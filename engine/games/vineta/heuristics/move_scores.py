"""The prior of Vineta's moves: the value of the state that each leads to, and the worth of cards kept for later.

Scores are in points, like the values in `seat_values`. Constants are set by hand.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.core.game import Seat
from engine.games.vineta.heuristics.placing import placement_scores
from engine.games.vineta.heuristics.seat_values import SeatValues
from engine.games.vineta.heuristics.sinking_odds import Threat
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import notation
from engine.games.vineta.rules.card_table import TABLE
from engine.games.vineta.rules.houses import (
    HOUSES_MOVED,
    source_districts_with_houses,
    swap_house_counts,
    target_districts_from_source,
)
from engine.games.vineta.rules.length import rounds_due_in_turn
from engine.games.vineta.rules.notation import CardMove
from engine.games.vineta.rules.state import ACTING, CHOOSING, PLACING, State

CARD_WORTH: Final = {
    **{card: 0.1 * card for card in c.EVERY_FLOOD},
    **{c.AUTHORITY: 1.5, c.WIND: 0.6, c.CALM: 0.7, c.HOPE: 0.5, c.MORE: 0.3, c.LESS: 0.3},
    **{c.RESCUE: 1.0, c.RELOCATION: 1.5, c.PANIC: 1.0, c.QUARANTINE: 0.2},
}
"""The worth of keeping each card in hand for later, at the beginning of a game, in points."""
EXACT_SWAPS: Final = 3
"""The number of exchanges of houses that are valued exactly, which is slow: those that an estimate puts first."""
OUT_OF_REACH: Final = 100.0
"""The deduction from the scores of all other exchanges, in points: more than any move can gain."""
TRIFLE: Final = 1e-6
"""The cost of each wave on one's own district, in points: it only decides between moves of equal value."""
LOCK_SHARE: Final = 0.15
"""The share, 0 to 1, of the value of a district's houses that a quarantine keeps from being moved away."""
Scores = list[float]


def flood_scores(values: SeatValues, card: c.Card, moves: Sequence[str]) -> Scores:
    """Return the value of a flood card at each district."""
    more = c.waves_of_card(card)
    places = map(notation.DISTRICT_BY_NAME.__getitem__, moves)
    return [
        values.value_if_flooded(place, more) - cost_of_flooding_own_district(values, place, more) for place in places
    ]


def cost_of_flooding_own_district(values: SeatValues, place: c.District, waves: int) -> float:
    """Return the small extra cost of sending this many waves to one's own district; 0 for any other."""
    return TRIFLE * waves if place == values.district else 0.0


def authority_scores(values: SeatValues, _card: c.Card, moves: Sequence[str]) -> Scores:
    """Return the value of an authority card at each series, either way up."""
    threats, coming = values.threats, values.coming - 1
    return [
        values.value_if_series_changed({place: Threat(threats[place].worth + more, threats[place].order)}, coming)
        - cost_of_flooding_own_district(values, place, more)
        for place, more in [notation.AUTHORITY_MOVES[move] for move in moves]
    ]


def wind_and_calm_sea_scores(values: SeatValues, _card: c.Card, moves: Sequence[str]) -> Scores:
    """Return the value of moving each flood card to another series, or taking it away."""
    threats, coming = values.threats, values.coming - 1
    cards = {each.district: each.floods for each in values.state.series}
    found = []
    for target in map(notation.flood_card_named_by_text, moves):
        assert target is not None
        card = cards[target.district][target.place]
        after: dict[c.District, Threat | None] = {
            target.district: series_after_flood_card_removed(threats[target.district], target.place, card.waves)
        }
        sent = [(target.district, -card.waves)]
        if isinstance(target, CardMove):
            old = threats[target.target]
            after[target.target] = Threat(old.worth + card.waves, (*old.order, card.seat))
            sent.append((target.target, card.waves))
        found.append(
            values.value_if_series_changed(after, coming)
            - sum([cost_of_flooding_own_district(values, *each) for each in sent])
        )
    return found


def series_after_flood_card_removed(old: Threat, at: int, worth: int) -> Threat | None:
    """Return a series without one flood card; None if it was the only one."""
    return Threat(old.worth - worth, old.order[:at] + old.order[at + 1 :]) if len(old.order) > 1 else None


def house_move_scores(values: SeatValues, card: c.Card, moves: Sequence[str]) -> Scores:
    """Return the value of moving each house, with the further houses that the card moves."""
    state, base = values.state, values.expected_value()
    more = (state.moving.left if state.moving else HOUSES_MOVED[card]) - 1
    gains: dict[tuple[bool, c.District, c.District], float] = {}
    found = []
    for colour, source, target in map(notation.HOUSE_MOVES.__getitem__, moves):
        kind = (colour == values.colour, source, target)
        gain = gains.get(kind)
        if gain is None:
            gain = gains[kind] = house_move_gain(values, card, *kind, more)
        found.append(base + gain)
    return found


def house_move_gain(
    values: SeatValues, card: c.Card, own: bool, source: c.District, target: c.District, more: int
) -> float:
    """Return the gain from moving a house, one's own or another, and this many more from the same district."""
    prices = values.house_prices_by_district().own if own else values.house_prices_by_district().other
    gain = prices[target] - prices[source]
    if not more:
        return gain
    mine, theirs = own_and_other_house_counts(values, source)
    ends = (
        (target,)
        if card == c.RESCUE
        else [end for end in target_districts_from_source(values.state, card, source) if end != target]
    )
    return gain + gain_of_moving_houses(values, (mine - own, theirs - (not own)), more, source, ends)


def own_and_other_house_counts(values: SeatValues, place: c.District) -> tuple[int, int]:
    """Return how many houses of a district are one's own, and how many others'."""
    return values.owns[place], values.counts[place] - values.owns[place]


def gain_of_moving_houses(
    values: SeatValues, houses: tuple[int, int], count: int, source: c.District, ends: Sequence[c.District]
) -> float:
    """Return the gain from moving this many of these houses, one's own and others, out of a district.

    With one end they all go there, with more each to another, on average of the best ones.
    """
    if not ends or not sum(houses):
        return 0.0
    prices, count = values.house_prices_by_district(), min(count, sum(houses))
    if len(ends) == 1:
        gains = [price[ends[0]] - price[source] for price in prices]
    else:
        best = [sorted([price[end] for end in ends])[-count:] for price in prices]
        gains = [sum(each) / len(each) - price[source] for each, price in zip(best, prices, strict=True)]
    first = 0 if gains[0] > gains[1] else 1
    moved = min(houses[first], count)
    return moved * gains[first] + (count - moved) * gains[1 - first]


def swap_scores(values: SeatValues, _card: c.Card, moves: Sequence[str]) -> Scores:
    """Return the value of exchanging the houses of two districts: exact for the best, far too low for others."""
    estimates = [estimated_swap_gain(values, *notation.RELOCATIONS[move]) for move in moves]
    close = sorted(estimates)[-EXACT_SWAPS:][0]
    base = values.expected_value() - OUT_OF_REACH
    return [
        value_after_swap(values, *notation.RELOCATIONS[move]) if estimate >= close else base + estimate
        for move, estimate in zip(moves, estimates, strict=True)
    ]


def estimated_swap_gain(values: SeatValues, one: c.District, other: c.District) -> float:
    """Return the estimated gain of an exchange, as if every house were moved alone."""
    prices, owns, counts = values.house_prices_by_district(), values.owns, values.counts
    mine = owns[one] - owns[other]
    theirs = counts[one] - counts[other] - mine
    return (prices.own[other] - prices.own[one]) * mine + (prices.other[other] - prices.other[one]) * theirs


def value_after_swap(values: SeatValues, one: c.District, other: c.District) -> float:
    """Return the exact value after two districts have exchanged their houses."""
    houses = values.state.houses[:]
    swap_house_counts(houses, one, other)
    return SeatValues(values.state, values.seat, houses).expected_value()


def quarantine_scores(values: SeatValues, _card: c.Card, moves: Sequence[str]) -> Scores:
    """Return the value of putting each district in quarantine: its houses cannot be moved away."""
    prices, base = values.house_prices_by_district(), values.expected_value()
    share = LOCK_SHARE * min(1.0, values.coming / (2 * values.state.players))
    found = []
    for place in map(notation.DISTRICT_BY_NAME.__getitem__, moves):
        own, other = own_and_other_house_counts(values, place)
        found.append(base + share * (own * prices.own[place] + other * prices.other[place]))
    return found


MoveScorer = Callable[[SeatValues, c.Card, Sequence[str]], Scores]
SCORERS: Final[Mapping[c.Card, MoveScorer]] = {
    **dict.fromkeys(c.EVERY_FLOOD, flood_scores),
    c.AUTHORITY: authority_scores,
    c.WIND: wind_and_calm_sea_scores,
    c.CALM: wind_and_calm_sea_scores,
    c.HOPE: house_move_scores,
    c.RESCUE: house_move_scores,
    c.PANIC: house_move_scores,
    c.RELOCATION: swap_scores,
    c.QUARANTINE: quarantine_scores,
}


def card_scores(values: SeatValues, moves: Sequence[str]) -> Scores:
    """Return the value of each card at its best target in this state, less what it is worth kept in hand."""
    keep = factor_on_card_worth(values.state)
    return [
        value_of_best_card_use(values, notation.CARD_BY_NAME[move]) - keep * CARD_WORTH[notation.CARD_BY_NAME[move]]
        for move in moves
    ]


def factor_on_card_worth(state: State) -> float:
    """Return the factor, 1 to 0, on `CARD_WORTH`: in the last round of the last turn a card is played or lost."""
    return max(0.0, 1 - (state.turn + min(1.0, (state.round + 1) / rounds_due_in_turn(state))) / c.TURNS)


def value_of_best_card_use(values: SeatValues, card: c.Card) -> float:
    """Return the expected value after a card's best target; the present one if it has none."""
    if card in (c.MORE, c.LESS):
        return values.expected_value(card_count_left_after_extra(values, card))
    if card in HOUSES_MOVED:
        return values.expected_value() + gain_of_best_house_move(values, card)
    choices = TABLE[card].targets(values.state, values.seat)
    if not choices:
        return values.expected_value()
    return max(SCORERS[card](values, card, choices))


def gain_of_best_house_move(values: SeatValues, card: c.Card) -> float:
    """Return the gain of the best use of a card that moves houses; 0 if it can move none."""
    state, best = values.state, []
    for source in source_districts_with_houses(state, card):
        houses, ends = own_and_other_house_counts(values, source), target_districts_from_source(state, card, source)
        if card == c.PANIC:
            best.append(gain_of_moving_houses(values, houses, HOUSES_MOVED[card], source, ends))
        else:
            best += [gain_of_moving_houses(values, houses, HOUSES_MOVED[card], source, (end,)) for end in ends]
    return max(best, default=0.0)


def card_count_left_after_extra(values: SeatValues, card: c.Card) -> int:
    """Return how many cards are to come after one that makes the turn longer or shorter."""
    state = values.state
    due = rounds_due_in_turn(state) + (1 if card == c.MORE else -1)
    return (max(due, state.round + 1) - state.round) * state.players - state.step - 1


def prior_scores(state: State, seat: Seat, moves: Sequence[str]) -> Scores:
    """Score moves of any phase, in their order: placements by rules of thumb, others by the seat's expected value."""
    if state.phase == PLACING:
        return placement_scores(state, seat, moves)
    values = SeatValues(state, seat)
    if state.phase == CHOOSING:
        return card_scores(values, moves)
    if state.phase == ACTING:
        card = state.chosen[seat]
        return SCORERS[card](values, card, moves)
    places = map(notation.DISTRICT_BY_NAME.__getitem__, moves)
    return [values.value_if_sunk(place, values.threats.get(place), 0) for place in places]
