"""Cards that move houses, and quarantine that forbids it: chapter 5 of the rules."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules import notation
from engine.games.vineta.rules.city import refuse_sunk_district, remaining_districts_in_state
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS, HOPE, PANIC, RESCUE, Card, Colour, District
from engine.games.vineta.rules.hand import discard_chosen_card
from engine.games.vineta.rules.notation import HouseMove, Relocation
from engine.games.vineta.rules.state import (
    PALETTE,
    DistrictSet,
    Moving,
    State,
    districts_as_bits,
    districts_from_bits,
    house_counts_on_district,
    slice_of_house_counts,
    threatened_districts_as_bits,
)

RULES: Final = {HOPE: "VI-5.1", RESCUE: "VI-5.2", PANIC: "VI-5.4"}
"""The rule of each card that moves single houses."""

RELOCATION_RULE: Final = "VI-5.3"
"""The rule by which two districts exchange their houses."""
QUARANTINE_RULE: Final = "VI-5.5"
"""The rule that a district is put in quarantine."""
NO_LEAVING_QUARANTINE_RULE: Final = "VI-5.6"
"""The rule that no house leaves quarantine."""

HOUSES_MOVED: Final = {HOPE: 1, RESCUE: 2, PANIC: 3}
"""The most houses that each of these cards moves, by its rule."""

DECIDING: Final = (
    DecidingRule(RULES[HOPE], ("hope",)),
    DecidingRule(RULES[RESCUE], ("rescue",)),
    DecidingRule(RELOCATION_RULE, ("relocation",)),
    DecidingRule(RULES[PANIC], ("panic",)),
    DecidingRule(QUARANTINE_RULE, ("quarantine",)),
    DecidingRule(NO_LEAVING_QUARANTINE_RULE, ("hope", "rescue", "relocation", "panic", "quarantine")),
)
"""The rules of this chapter that are shown to who decides, by kind of decision (`GamePresentation.deciding`)."""


def is_free_of_quarantine(state: State, district: District) -> bool:
    """VI-5.6: return whether houses may leave a district: none leaves quarantine until the turn's end (V17)."""
    return not state.quarantined >> district & 1


def source_districts_with_houses(state: State, card: Card) -> Sequence[District]:
    """Return the districts with houses from which the card may take some: see `allowed_source_districts`.

    A card that has moved a house takes further ones from the same district only (`refuse_illegal_source`).
    """
    if state.moving is not None:
        return (state.moving.source,)
    houses = state.houses
    return [
        place
        for place in allowed_source_districts(state, card)
        if any(houses[PALETTE * place : PALETTE * place + PALETTE])
    ]


def allowed_source_districts(state: State, card: Card) -> Sequence[District]:
    """VI-5.2: a rescue takes houses from a threatened district, if there is any; VI-5.6: no card from quarantine."""
    places = (card == RESCUE and threatened_districts_as_bits(state)) or districts_as_bits(
        remaining_districts_in_state(state)
    )
    return districts_from_bits(places & ~state.quarantined)


def target_districts_from_source(state: State, card: Card, source: District) -> Sequence[District]:
    """Return the other districts to which the card may move houses of this one."""
    return districts_from_bits(allowed_targets_as_bits(state, card) & ~(1 << source))


def allowed_targets_as_bits(state: State, card: Card) -> DistrictSet:
    """VI-5.1, VI-5.2, VI-5.4: where the houses of a card could go, wherever they come from, as bits."""
    used = state.moving.used if state.moving else 0
    if card == HOPE:
        return false_hope_targets_as_bits(state)
    return rescue_targets_as_bits(state, used) if card == RESCUE else panic_targets_as_bits(state, used)


def false_hope_targets_as_bits(state: State) -> DistrictSet:
    """VI-5.1: false hope leads to a threatened district, if there is any; else to any other one."""
    return threatened_districts_as_bits(state) or districts_as_bits(remaining_districts_in_state(state))


def rescue_targets_as_bits(state: State, used: DistrictSet) -> DistrictSet:
    """VI-5.2: all houses of a rescue go to the same district."""
    return used or districts_as_bits(remaining_districts_in_state(state))


def panic_targets_as_bits(state: State, used: DistrictSet) -> DistrictSet:
    """VI-5.4: each house of a panic goes to a district of its own."""
    return districts_as_bits(remaining_districts_in_state(state)) & ~used


def house_moves(state: State, card: Card) -> list[str]:
    """Return every house that the card may move, with where it may go."""
    moves: list[str] = []
    ends = allowed_targets_as_bits(state, card)
    for source in source_districts_with_houses(state, card):
        for colour, count in enumerate(house_counts_on_district(state, source)):
            if count:
                moves += house_move_texts(colour, source, ends)
    return moves


@cache
def house_move_texts(colour: Colour, source: District, ends: DistrictSet) -> tuple[str, ...]:
    """Return the texts of the moves of a house to any other of these districts, in order."""
    return tuple(notation.MOVE_TEXTS[colour][source][end] for end in districts_from_bits(ends & ~(1 << source)))


def can_move_any_house(state: State, card: Card) -> bool:
    """Return whether the card may move any house."""
    ends = allowed_targets_as_bits(state, card)
    return any(ends & ~(1 << source) for source in source_districts_with_houses(state, card))


def refuse_illegal_house_move(state: State, card: Card, move: HouseMove) -> None:
    """VI-5.1, VI-5.2, VI-5.4: a card moves houses that are there, from and to where its rule says.

    Raises Refusal: "no_house" if the source has none of this colour, else as `refuse_illegal_source` and
    `refuse_illegal_target` say.
    """
    refuse_illegal_source(state, card, move.source)
    if not house_counts_on_district(state, move.source)[move.colour]:
        raise Refusal("no_house", RULES[card], colour=COLOURS[move.colour], district=DISTRICTS[move.source])
    refuse_illegal_target(state, card, move)


def refuse_illegal_source(state: State, card: Card, source: District) -> None:
    """VI-5.2: a rescue takes from danger; VI-5.1: false hope and VI-5.4: panic take from any district.

    Raises Refusal: "sunk", "other_source" (a rescue or panic under way takes from another), "quarantined", "empty" or
    "not_in_danger".
    """
    district = DISTRICTS[source]
    refuse_sunk_district(state.sunk, source, RULES[card])
    if state.moving is not None and source != state.moving.source:
        raise Refusal("other_source", RULES[card], card=CARDS[card], district=DISTRICTS[state.moving.source])
    refuse_quarantined_district(state, source)
    if not any(house_counts_on_district(state, source)):
        raise Refusal("empty", RULES[card], district=district)
    if source not in source_districts_with_houses(state, card):
        raise not_in_danger_refusal(state, card, source)


def not_in_danger_refusal(state: State, card: Card, district: District) -> Refusal:
    """VI-5.1, VI-5.2, VI-5.4: a card may need a threatened district. Return the refusal "not_in_danger"."""
    threatened = tuple(DISTRICTS[place] for place in districts_from_bits(threatened_districts_as_bits(state)))
    names = {"card": CARDS[card], "district": DISTRICTS[district], "threatened": threatened}
    return Refusal("not_in_danger", RULES[card], **names)


def refuse_quarantined_district(state: State, district: District) -> None:
    """VI-5.6: no house leaves a district in quarantine. Raises Refusal("quarantined")."""
    if not is_free_of_quarantine(state, district):
        raise Refusal("quarantined", NO_LEAVING_QUARANTINE_RULE, district=DISTRICTS[district])


def refuse_illegal_target(state: State, card: Card, move: HouseMove) -> None:
    """VI-5.1: false hope leads into danger; VI-5.2: a rescue to one district; VI-5.4: a panic to several.

    Raises Refusal: "sunk" or "same_district"; for other illegal targets "not_in_danger" if it is the card's first
    house ("only_danger" if the source alone is threatened), and for its later houses "same_end" (a panic) or
    "other_end" (any other card).
    """
    district = DISTRICTS[move.target]
    refuse_sunk_district(state.sunk, move.target, RULES[card])
    if move.target == move.source:
        raise Refusal("same_district", RULES[card], district=district)
    if move.target in target_districts_from_source(state, card, move.source):
        return
    if state.moving is None:
        threatened = threatened_districts_as_bits(state)
        if threatened == districts_as_bits([move.source]):
            raise Refusal("only_danger", RULES[card], card=CARDS[card], district=DISTRICTS[move.source])
        raise not_in_danger_refusal(state, card, move.target)
    if card == PANIC:
        raise Refusal("same_end", RULES[card], district=district)
    (first,) = districts_from_bits(state.moving.used)
    raise Refusal("other_end", RULES[card], district=district, first=DISTRICTS[first])


def move_house(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """VI-5.1, VI-5.2, VI-5.4: a card moves HOUSES_MOVED houses, one move each, or all it can (V14, V16)."""
    card = state.chosen[seat]
    house = notation.HOUSE_MOVES[move]
    left = state.moving.left if state.moving else house_count_to_move(state, card, house.source)
    used = state.moving.used if state.moving else 0
    state.houses[PALETTE * house.source + house.colour] -= 1
    state.houses[PALETTE * house.target + house.colour] += 1
    state.moving = Moving(house.source, left - 1, used | 1 << house.target) if left > 1 else None
    if state.moving is None:
        discard_chosen_card(state, seat)
    if log is not None:
        names = CARDS[card], COLOURS[house.colour], DISTRICTS[house.source], DISTRICTS[house.target]
        log(state, e.HouseMoved(RULES[card], seat, *names))


def house_count_to_move(state: State, card: Card, source: District) -> int:
    """VI-5.4: a panic takes no more houses than there are other districts (V16); no card takes more than there are."""
    most = min(HOUSES_MOVED[card], sum(house_counts_on_district(state, source)))
    return min(most, len(remaining_districts_in_state(state)) - 1) if card == PANIC else most


def relocation_moves(state: State) -> list[str]:
    """VI-5.3: any two districts that are left exchange houses, neither in quarantine. Return all such moves."""
    free = [DISTRICTS[place] for place in remaining_districts_in_state(state) if is_free_of_quarantine(state, place)]
    return [f"{one}={other}" for at, one in enumerate(free) for other in free[at + 1 :]]


def refuse_district_for_relocation(state: State, district: District) -> None:
    """VI-5.3: houses are exchanged with a district that is left and not in quarantine.

    Raises Refusal: "sunk" or "quarantined".
    """
    refuse_sunk_district(state.sunk, district, RELOCATION_RULE)
    refuse_quarantined_district(state, district)


def refuse_illegal_relocation(state: State, swap: Relocation) -> None:
    """VI-5.3: two districts exchange their houses, neither of them in quarantine.

    Raises Refusal: "same_district", or as `refuse_district_for_relocation` does.
    """
    for district in swap:
        refuse_district_for_relocation(state, district)
    if swap.one == swap.other:
        raise Refusal("same_district", RELOCATION_RULE, district=DISTRICTS[swap.one])


def swap_house_counts(houses: list[int], one: District, other: District) -> None:
    """Exchange all houses of two districts, of every colour; `houses` as in states."""
    here, there = slice_of_house_counts(one), slice_of_house_counts(other)
    houses[here], houses[there] = houses[there], houses[here]


def relocate_houses(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """VI-5.3: two districts exchange all their houses, and nothing else (V24)."""
    one, other = notation.RELOCATIONS[move]
    counts = sum(house_counts_on_district(state, one)), sum(house_counts_on_district(state, other))
    swap_house_counts(state.houses, one, other)
    discard_chosen_card(state, seat)
    if log is not None:
        log(state, e.HousesSwapped(RELOCATION_RULE, seat, DISTRICTS[one], DISTRICTS[other], *counts))


def quarantine_moves(state: State) -> list[str]:
    """VI-5.5: any district that has not sunk may be put in quarantine, even an empty one, or one in it already."""
    return [DISTRICTS[place] for place in remaining_districts_in_state(state)]


def refuse_illegal_quarantine(state: State, district: District) -> None:
    """VI-5.5: a district that has sunk is not put in quarantine. Raises Refusal("sunk")."""
    refuse_sunk_district(state.sunk, district, QUARANTINE_RULE)


def put_in_quarantine(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """VI-5.5: no house leaves the district until the turn's end; houses may come, and it can still sink (V17)."""
    district = notation.DISTRICT_BY_NAME[move]
    again = not is_free_of_quarantine(state, district)
    state.quarantined |= 1 << district
    discard_chosen_card(state, seat)
    if log is not None:
        log(state, e.Quarantined(QUARANTINE_RULE, seat, DISTRICTS[district], again))
