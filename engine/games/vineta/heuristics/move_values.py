"""The moves of Vineta by rule of thumb: what each brings a seat, and which cards are to be kept for later."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from engine.core.game import Seat
from engine.games.vineta.heuristics.outlook import Outlook, Row
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
from engine.games.vineta.rules.state import ACTING, CHOOSING, PLACING, State, houses_on, rounds_due

KEEP: Final = {
    **{card: 0.1 * card for card in range(FLOODS)},
    **{AUTHORITY: 1.5, WIND: 0.6, CALM: 0.7, HOPE: 0.5, MORE: 0.3, LESS: 0.3},
    **{RESCUE: 1.0, RELOCATION: 1.5, PANIC: 1.0, QUARANTINE: 0.2},
}
"""What it is worth to have each card in hand for later, in points, at the beginning of a game."""
CLOSELY: Final = 3
"""So many exchanges of houses are looked at closely."""
FAR: Final = 100.0
"""How far behind those the others are put, in points."""
LOCK: Final = 0.15
"""How much of what might be moved away a quarantine saves."""
SHY: Final = 0.1
"""What it costs to place a house of one's own colour, for each that the others would not expect, in points."""

Looks = list[float]


def flooded(old: Row | None, worth: int, seat: Seat) -> Row:
    """Return a series with a flood card more."""
    return Row(old.worth + worth, (*old.order, seat)) if old else Row(worth, (seat,))


def flood_looks(outlook: Outlook, card: int, moves: Sequence[str]) -> Looks:
    """Return what a flood card brings at each district."""
    rows, coming = outlook.fate.rows, outlook.fate.coming - 1
    return [
        outlook.changed({place: flooded(rows.get(place), waves(card), outlook.seat)}, coming)
        for place in [NUMBER[move] for move in moves]
    ]


def authority_looks(outlook: Outlook, _card: int, moves: Sequence[str]) -> Looks:
    """Return what an authority card brings at each series, either way up."""
    rows, coming = outlook.fate.rows, outlook.fate.coming - 1
    return [
        outlook.changed({place: Row(rows[place].worth + more, rows[place].order)}, coming)
        for place, more in [SWAYS[move] for move in moves]
    ]


def current_looks(outlook: Outlook, _card: int, moves: Sequence[str]) -> Looks:
    """Return what it brings to blow each flood card to another series, or away."""
    rows, coming = outlook.fate.rows, outlook.fate.coming - 1
    cards = {each.district: each.floods for each in outlook.state.series}
    found = []
    for target in map(card_at, moves):
        assert target is not None
        card = cards[target.district][target.place]
        after: dict[int, Row | None] = {target.district: without(rows[target.district], target.place, card.waves)}
        if isinstance(target, CardMove):
            after[target.target] = flooded(rows[target.target], card.waves, card.seat)
        found.append(outlook.changed(after, coming))
    return found


def without(row: Row, at: int, worth: int) -> Row | None:
    """Return a series without one flood card; None if it was the only one."""
    return Row(row.worth - worth, row.order[:at] + row.order[at + 1 :]) if len(row.order) > 1 else None


def house_looks(outlook: Outlook, card: int, moves: Sequence[str]) -> Looks:
    """Return what it brings to move each house, with those that go along."""
    prices, base, state = outlook.prices(), outlook.value(), outlook.state
    more = (state.moving.left if state.moving else MOST[card]) - 1
    found = []
    for colour, source, target in map(HOUSE_MOVES.__getitem__, moves):
        gain = prices[target][colour] - prices[source][colour]
        if more:
            gain += company(outlook, card, House(colour, source), target, more)
        found.append(base + gain)
    return found


def company(outlook: Outlook, card: int, first: House, target: int, more: int) -> float:
    """Return what the other houses of a card bring, once the first one goes to its target."""
    prices, state = outlook.prices(), outlook.state
    houses = houses_on(state, first.district)
    houses[first.colour] -= 1
    start = prices[first.district]
    if card == RESCUE:
        return max([prices[target][c] - start[c] for c, count in enumerate(houses) if count], default=0.0)
    ends = [place for place in targets(state, card, first.district) if place != target]
    gains = [max([prices[end][c] for end in ends]) - start[c] for c, count in enumerate(houses) if count and ends]
    gains.sort(reverse=True)
    return sum(gains[:more])


def swap_looks(outlook: Outlook, _card: int, moves: Sequence[str]) -> Looks:
    """Return what it brings to exchange the houses of two districts; the best at a glance are looked at closely."""
    glances = [glance(outlook, *SWAPS[move]) for move in moves]
    close = sorted(glances)[-CLOSELY:][0]
    base = outlook.value() - FAR
    return [
        swapped(outlook, *SWAPS[move]) if look >= close else base + look
        for move, look in zip(moves, glances, strict=True)
    ]


def glance(outlook: Outlook, one: int, other: int) -> float:
    """Return roughly what an exchange brings, as if every house were moved alone."""
    prices = outlook.prices()
    pairs = zip(prices[one], prices[other], houses_on(outlook.state, one), houses_on(outlook.state, other), strict=True)
    return sum([(there - here) * (mine - yours) for here, there, mine, yours in pairs])


def swapped(outlook: Outlook, one: int, other: int) -> float:
    """Return what the seat may expect after two districts have exchanged their houses."""
    state = outlook.state.clone()
    exchange(state, one, other)
    return outlook.again(state).value()


def quarantine_looks(outlook: Outlook, _card: int, moves: Sequence[str]) -> Looks:
    """Return what it brings to lock each district: what stands well there for the seat can't be moved away."""
    prices, base = outlook.prices(), outlook.value()
    found = []
    for move in moves:
        place = NUMBER[move]
        houses = houses_on(outlook.state, place)
        kept = sum([count * price for count, price in zip(houses, prices[place], strict=True)])
        found.append(base + LOCK * kept * min(1.0, outlook.fate.coming / (2 * outlook.state.players)))
    return found


Judge = Callable[[Outlook, int, Sequence[str]], Looks]
JUDGES: Final[Mapping[int, Judge]] = {
    **dict.fromkeys(range(FLOODS), flood_looks),
    AUTHORITY: authority_looks,
    WIND: current_looks,
    CALM: current_looks,
    HOPE: house_looks,
    RESCUE: house_looks,
    PANIC: house_looks,
    RELOCATION: swap_looks,
    QUARANTINE: quarantine_looks,
}


def card_looks(outlook: Outlook, moves: Sequence[str]) -> Looks:
    """Return what each card brings, at its best target as things are; less what it is worth to keep it."""
    keep = keeping(outlook.state)
    return [best_of(outlook, CARD[move]) - keep * KEEP[CARD[move]] for move in moves]


def keeping(state: State) -> float:
    """Return how much of its worth a card in hand still has: in the last turn it is played or lost."""
    return max(0.0, 1 - state.turn / (TURNS - 1))


def best_of(outlook: Outlook, card: int) -> float:
    """Return what the seat may expect after its best use of a card."""
    if card in (MORE, LESS):
        return outlook.value(rounds_after(outlook, card))
    if card in MOST:
        return outlook.value() + best_house(outlook, card)
    choices = TABLE[card].targets(outlook.state, outlook.seat)
    if not choices:
        return outlook.value()
    return max(JUDGES[card](outlook, card, choices))


def best_house(outlook: Outlook, card: int) -> float:
    """Return what the best use of a card brings that moves houses."""
    prices, state = outlook.prices(), outlook.state
    best: list[float] = []
    for source in sources(state, card):
        ends = targets(state, card, source)
        houses = [(colour, count) for colour, count in enumerate(houses_on(state, source)) if count]
        most = min(MOST[card], sum([count for _, count in houses]))
        if card == PANIC:
            tops = sorted([max([prices[end][c] for end in ends]) - prices[source][c] for c, _ in houses])
            best.append(sum(tops[-most:]))
            continue
        for end in ends:
            gains = [prices[end][c] - prices[source][c] for c, count in houses for _ in range(min(count, most))]
            best.append(sum(sorted(gains)[-most:]))
    return max(best, default=0.0)


def rounds_after(outlook: Outlook, card: int) -> int:
    """Return how many cards come after one that makes the turn longer or shorter."""
    state = outlook.state
    due = rounds_due(state) + (1 if card == MORE else -1)
    return (max(due, state.round + 1) - state.round) * state.players - state.step - 1


def looks(state: State, seat: Seat, moves: Sequence[str], *, open_: bool) -> Looks:
    """Return how good each of these moves of a seat looks."""
    outlook = Outlook(state, seat, open_=open_)
    if state.phase == CHOOSING:
        return card_looks(outlook, moves)
    if state.phase == ACTING:
        card = state.chosen[seat]
        return JUDGES[card](outlook, card, moves)
    if state.phase == PLACING:
        return place_looks(outlook, moves)
    return [outlook.sunk(NUMBER[move], outlook.fate.rows.get(NUMBER[move]), 0) for move in moves]


def place_looks(outlook: Outlook, moves: Sequence[str]) -> Looks:
    """Return what it brings to place each house, compared with a district like any other; one's own colour is told."""
    last, state, seat = outlook.fate.last(), outlook.state, outlook.seat
    mean = sum(last) / len(last)
    own = state.tiles[seat][0]
    placed = [HOUSES[deed.move].colour for deed in state.deeds if deed.seat == seat]
    told = SHY * (placed.count(own) + 1 - len(placed) / colours_used(state.players))
    return [
        outlook.likes[house.colour] * (last[house.district] - mean) - (told if house.colour == own else 0.0)
        for house in map(HOUSES.__getitem__, moves)
    ]
