"""A table of the target and the effect of each card. The rules themselves are in the modules that it names."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple

from engine.core.game import Log, Refusal, Seat
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import currents, houses, notation
from engine.games.vineta.rules.components import Card, District
from engine.games.vineta.rules.floods import flood_targets, lay_flood, refuse_illegal_flood
from engine.games.vineta.rules.notation import AuthorityMove, CardAt, CardMove, HouseMove, Meaning, Relocation
from engine.games.vineta.rules.state import PublicMove, State, threatened_districts_as_bits


class CardEntry(NamedTuple):
    """A card with a target: the kind of target, the legal ones, why others are refused, and the effect.

    `has_target` tells whether there is a legal one. `refuse_source` raises Refusal for a district that begins no move.
    """

    shape: type
    targets: Callable[[State, Seat], Sequence[str]]
    refuse: Callable[[State, Seat, Any], None]
    carry_out: Callable[[State, Seat, str, Log[State] | None], None]
    refuse_source: Callable[[State, District], None]
    has_target: Callable[[State], bool]


def seat_independent_card_entry(
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


def house_moving_card_entry(card: Card) -> CardEntry:
    """Return the entry of a false hope, a rescue or a panic: each move is a house with its target."""
    return CardEntry(
        HouseMove,
        lambda state, _seat: houses.house_moves(state, card),
        lambda state, _seat, move: houses.refuse_illegal_house_move(state, card, move),
        houses.move_house,
        lambda state, district: houses.refuse_illegal_source(state, card, district),
        lambda state: houses.can_move_any_house(state, card),
    )


def function_refusing_missing_series(rule: str) -> Callable[[State, District], None]:
    """Return a function that raises Refusal("no_series") for a district without a series, by this rule."""
    return lambda state, district: currents.refuse_district_without_series(state, district, rule)


def refuse_nothing(_state: State, _district: District) -> None:
    """Refuse nothing: for cards whose whole move is a district."""


def has_flood_target(_state: State) -> bool:
    """Return True: by `flood_targets`, a seat that cannot start a series has started one, which it can add to."""
    return True


FLOOD: Final = CardEntry(int, flood_targets, refuse_illegal_flood, lay_flood, refuse_nothing, has_flood_target)
TABLE: Final[Mapping[Card, CardEntry]] = {
    **dict.fromkeys(c.EVERY_FLOOD, FLOOD),
    c.AUTHORITY: seat_independent_card_entry(
        AuthorityMove,
        currents.authority_moves,
        currents.refuse_illegal_authority,
        currents.lay_authority,
        function_refusing_missing_series(currents.AUTHORITY_RULE),
    ),
    c.WIND: seat_independent_card_entry(
        CardMove,
        currents.changing_wind_moves,
        currents.refuse_illegal_changing_wind,
        currents.change_wind,
        function_refusing_missing_series(currents.WIND_RULE),
    ),
    c.CALM: seat_independent_card_entry(
        CardAt,
        currents.calm_sea_moves,
        currents.refuse_illegal_calm_sea,
        currents.calm_the_sea,
        function_refusing_missing_series(currents.CALM_RULE),
    ),
    c.HOPE: house_moving_card_entry(c.HOPE),
    c.RESCUE: house_moving_card_entry(c.RESCUE),
    c.RELOCATION: seat_independent_card_entry(
        Relocation,
        houses.relocation_moves,
        houses.refuse_illegal_relocation,
        houses.relocate_houses,
        houses.refuse_district_for_relocation,
    ),
    c.PANIC: house_moving_card_entry(c.PANIC),
    c.QUARANTINE: seat_independent_card_entry(
        int, houses.quarantine_moves, houses.refuse_illegal_quarantine, houses.put_in_quarantine, refuse_nothing
    ),
}
"""The cards that ask for a target; one more and one less do not."""


def can_card_be_carried_out(state: State, card: Card) -> bool:
    """Return whether a card would do something if it were its turn now."""
    return card not in TABLE or TABLE[card].has_target(state)


def decision_kind_of_card(card: Card) -> c.CardName | Literal["flood"]:
    """Return the kind of decision in which the card's target is chosen: "flood" for all floods, else its own name."""
    return "flood" if card < c.FLOOD_KINDS else c.CARDS[card]


def parse_target_of_card(card: Card, move: str) -> Meaning:
    """Return what a move means for a card; raise Refusal("not_now") where the card asks for something else."""
    meant = notation.parse_target_text(move)
    if meant is None or type(meant) is not TABLE[card].shape:
        raise Refusal("not_now", text=move)
    return meant


def carry_card_out(state: State, seat: Seat, move: str, log: Log[State] | None) -> None:
    """Carry a seat's card out on a legal target."""
    card = state.chosen[seat]
    state.deeds.append(PublicMove(seat, c.CARDS[card], move, threatened_districts_as_bits(state), state.turn))
    TABLE[card].carry_out(state, seat, move, log)
