"""Makes the tiles, houses and decks of a state from a position of Vineta, and fills in those that it leaves out."""

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.game import Seat
from engine.core.schema import Finding, impossible, position_entries_by_seat
from engine.core.table.supply import Supply
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import houses
from engine.games.vineta.rules import state as s
from engine.games.vineta.rules.city import remaining_districts_in_state
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.setup import spread_houses_evenly


def fill_in_secret_tiles(state: s.State, given: Sequence[tuple[c.Colour | None, c.District | None] | None]) -> None:
    """Set the tiles named, and draw the others from the rest."""
    pairs = [entry or (None, None) for entry in given]
    colours = filled_tiles(state.seed, "house tiles", [colour for colour, _ in pairs], state.colours_used)
    districts = filled_tiles(state.seed, "district tiles", [district for _, district in pairs], c.EVERY_DISTRICT)
    state.tiles = tuple(zip(colours, districts, strict=True))


def filled_tiles(seed: int, name: str, tiles: Sequence[c.Tile | None], game: Sequence[c.Tile]) -> list[c.Tile]:
    """Return these tiles with open ones drawn from the rest of the game's by the random stream `name`."""
    rest = iter(Supply(game).drawn((tile for tile in tiles if tile is not None), seed, name))
    return [next(rest) if tile is None else tile for tile in tiles]


def restore_houses(state: s.State, given: Mapping[str, Any]) -> None:
    """Set the houses in districts, those taken and those to be placed; spread the rest over what is open."""
    state.reserve = given.get("reserve", [0] * s.PALETTE)
    named = [(state.taken, seat, entry) for seat, entry in enumerate(given.get("taken", ()))]
    named += [(state.houses, DISTRICT_BY_NAME[name], entry) for name, entry in given.get("houses", {}).items()]
    for rows, at, entry in named:
        if isinstance(entry, list):
            rows[s.slice_of_house_counts(at)] = entry
    for rows, at, entry in named:
        if isinstance(entry, int):
            add_houses_of_colours_in_turn(state, rows, at, entry)
    places = districts_with_unknown_houses(state, given)
    if places:
        spread_houses_evenly(state, unplaced_houses_by_colour(state), places)


def add_houses_of_colours_in_turn(state: s.State, rows: list[int], at: int, count: int) -> None:
    """Give a district or a seat this many of the remaining houses, taking colours in turn."""
    for _ in range(count):
        left = unplaced_houses_by_colour(state)
        rows[s.PALETTE * at + left.index(max(left))] += 1


def unplaced_houses_by_colour(state: s.State) -> list[int]:
    """Return by colour the houses that are nowhere in the game."""
    return [
        (c.HOUSES if colour in state.colours_used else 0)
        - state.reserve[colour]
        - sum(state.taken[colour :: s.PALETTE])
        - sum(state.houses[colour :: s.PALETTE])
        for colour in range(s.PALETTE)
    ]


def districts_with_unknown_houses(state: s.State, given: Mapping[str, Any]) -> list[c.District]:
    """Return the districts whose houses are unknown: all, if no houses are given and none are being placed."""
    if "houses" not in given:
        return [] if any(state.reserve) else list(remaining_districts_in_state(state))
    return [DISTRICT_BY_NAME[name] for name, entry in given["houses"].items() if entry is None]


def restore_houses_to_move(state: s.State, given: Mapping[str, Any]) -> None:
    """Set the houses that a rescue or a panic has still to move; raise Refusal("bad_position") where none could be."""
    moving: s.Moving | None = given.get("moving")
    if moving is None:
        return
    source, left, used = moving.source, moving.left, s.districts_from_bits(moving.used)
    card = state.chosen[s.acting_seat(state)] if state.phase == s.ACTING else s.NO_CARD
    if card not in houses.HOUSES_MOVED:
        raise Finding("moving_without_card", "moving", fix={"moving": None}).as_refusal
    bring_missing_houses_to_source(state, source, left, districts_with_unknown_houses(state, given))
    others, there = {*remaining_districts_in_state(state)} - {source}, sum(s.house_counts_on_district(state, source))
    ends = len(used) if card == c.RESCUE else len(others) - len(used)
    movable = source in houses.source_districts_with_houses(state, card) and used and {*used} <= others
    if not movable or len(used) + left > houses.HOUSES_MOVED[card] or left > min(there, ends):
        raise impossible("moving", houses.RULES[card]).as_refusal
    state.moving = moving


def ensure_house_to_move(state: s.State, given: Mapping[str, Any]) -> None:
    """Make sure that the card being carried out has a house to move, where chance put none."""
    card = state.chosen[s.acting_seat(state)]
    if card not in houses.HOUSES_MOVED or houses.house_moves(state, card):
        return
    places = districts_with_unknown_houses(state, given)
    for source in houses.allowed_source_districts(state, card):
        if source in places and houses.target_districts_from_source(state, card, source):
            bring_missing_houses_to_source(state, source, 1, places)
            return


def bring_missing_houses_to_source(
    state: s.State, source: c.District, least: int, places: Sequence[c.District]
) -> None:
    """Move houses from the fullest other open districts to an open one with fewer than this many."""
    others = [place for place in places if place != source]
    while source in places and others and sum(s.house_counts_on_district(state, source)) < least:
        fullest = max(others, key=lambda place: sum(s.house_counts_on_district(state, place)))
        colour = next(
            (colour for colour, count in enumerate(s.house_counts_on_district(state, fullest)) if count), None
        )
        if colour is None:
            return
        state.houses[s.PALETTE * fullest + colour] -= 1
        state.houses[s.PALETTE * source + colour] += 1


def restore_decks(state: s.State, given: Mapping[str, Any]) -> None:
    """Set each seat's deck: the named cards at their named places, the rest in hand, pile or discards."""
    state.hands, state.piles, state.discards = [], [], []
    for seat in range(state.players):
        hand, pile, discards = (
            position_entries_by_seat(given, key, state.players)[seat] for key in ("hands", "piles", "discards")
        )
        named = [*seat_cards_on_table_in_state(state, seat), *(hand or ()), *(pile or ()), *(discards or ())]
        left = Supply(c.WHOLE_DECK).drawn(named, state.seed, "deck", seat)
        if "chosen" in given and given["chosen"][seat] is None:
            state.chosen[seat] = left.pop()
        full = c.HAND - (state.phase == s.ACTING or state.chosen[seat] != s.NO_CARD)
        if hand is None:
            hand, left = sorted(left[:full]), left[full:]
        if pile is None:
            pile, left = ([], left) if len(hand) < full and discards is None else (left, [])
        state.hands.append(hand)
        state.piles.append(pile)
        state.discards.append(left if discards is None else discards)


def seat_cards_on_table_in_state(state: s.State, seat: Seat) -> list[c.Card]:
    """Return the numbers of a seat's cards in series, laid beside the board, or chosen and not yet carried out."""
    laid = [c.flood_card_of_waves(card.waves) for each in state.series for card in each.floods if card.seat == seat]
    laid += [c.AUTHORITY for each in state.series for card in each.authority if card.seat == seat]
    laid += [card for owner, card in state.extra if owner == seat]
    return laid + [state.chosen[seat]] * (state.chosen[seat] != s.NO_CARD)
