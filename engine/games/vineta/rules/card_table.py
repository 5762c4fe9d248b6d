"""A table of what each card asks for and does. The rules themselves are in the modules that it names."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from engine.core.game import Log, Refusal, Seat
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import currents, houses
from engine.games.vineta.rules.components import Card, District
from engine.games.vineta.rules.floods import flood_targets, lay_flood, refuse_flood
from engine.games.vineta.rules.notation import AuthorityMove, CardAt, CardMove, HouseMove, Meaning, Swap, meaning_of
from engine.games.vineta.rules.state import PublicMove, State, threatened_bits


class CardEntry(NamedTuple):
    """A card that asks for a target: the kind of target, the legal ones, why others are refused, and the effect.

    `has_target` tells whether there is a legal one. `refuse_source` raises Refusal for a district that begins no move.
    """

    shape: type
    targets: Callable[[State, Seat], Sequence[str]]
    refuse: Callable[[State, Seat, Any], None]
    carry_out: Callable[[State, Seat, str, Log[State] | None], None]
    refuse_source: Callable[[State, District], None]
    has_target: Callable[[State], bool]


def new_entry(
    shape: type,
    targets: Callable[[State], Sequence[str]],
    refuse: Callable[[State, Any], None],
    carry_out: Callable[[State, Seat, str, Log[State] | None], None],
    refuse_source: Callable[[State, District], None],
) -> CardEntry:
    """Return the entry of a card whose targets do not depend on the seat that plays it."""
    return CardEntry(
        shape,
        lambda state, _seat: targets(state),
        lambda state, _seat, move: refuse(state, move),
        carry_out,
        refuse_source,
        lambda state: bool(targets(state)),
    )


def house_entry(card: Card) -> CardEntry:
    """Return the entry of a card that moves houses one by one."""
    return CardEntry(
        HouseMove,
        lambda state, _seat: houses.house_moves(state, card),
        lambda state, _seat, move: houses.refuse_house_move(state, card, move),
        houses.move_house,
        lambda state, district: houses.refuse_source(state, card, district),
        lambda state: houses.can_move(state, card),
    )


def needs_series(rule: str) -> Callable[[State, District], None]:
    """Return a function that raises Refusal("no_series") for a district without a series, by this rule."""
    return lambda state, district: currents.refuse_no_series(state, district, rule)


def no_refusal(_state: State, _district: District) -> None:
    """Refuse nothing: for cards of which a district is the whole move."""


def flood_has_target(_state: State) -> bool:
    """Return that there is a target: a seat that cannot start a series has started one, to which it can add."""
    return True


FLOOD: Final = CardEntry(int, flood_targets, refuse_flood, lay_flood, no_refusal, flood_has_target)
TABLE: Final[Mapping[Card, CardEntry]] = {
    **dict.fromkeys(range(c.FLOODS), FLOOD),
    c.AUTHORITY: new_entry(
        AuthorityMove,
        currents.authority_moves,
        currents.refuse_authority,
        currents.lay_authority,
        needs_series(currents.AUTHORITY_RULE),
    ),
    c.WIND: new_entry(
        CardMove, currents.wind_moves, currents.refuse_wind, currents.change_wind, needs_series(currents.WIND_RULE)
    ),
    c.CALM: new_entry(
        CardAt, currents.floods_laid, currents.refuse_calm, currents.calm_sea, needs_series(currents.CALM_RULE)
    ),
    c.HOPE: house_entry(c.HOPE),
    c.RESCUE: house_entry(c.RESCUE),
    c.RELOCATION: new_entry(Swap, houses.swap_moves, houses.refuse_swap, houses.swap_houses, houses.refuse_partner),
    c.PANIC: house_entry(c.PANIC),
    c.QUARANTINE: new_entry(int, houses.districts_left, houses.refuse_quarantine, houses.put_in_quarantine, no_refusal),
}
"""The cards that ask for a target; one more and one less do not."""


def can_be_carried_out(state: State, card: Card) -> bool:
    """Return whether a card would do something if it were its turn now."""
    return card not in TABLE or TABLE[card].has_target(state)


def decision_kind_of(card: Card) -> str:
    """Return the kind of decision that a card's target is."""
    return "flood" if card < c.FLOODS else c.CARDS[card]


def read_target(card: Card, move: str) -> Meaning:
    """Return what a move means for a card; raise Refusal("not_now") where the card asks for something else."""
    meant = meaning_of(move)
    if meant is None or type(meant) is not TABLE[card].shape:
        raise Refusal("not_now", text=move)
    return meant


def carry_card_out(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """Carry a seat's card out on a legal target."""
    card = state.chosen[seat]
    state.deeds.append(PublicMove(seat, c.CARDS[card], move, threatened_bits(state), state.turn))
    TABLE[card].carry_out(state, seat, move, log)
