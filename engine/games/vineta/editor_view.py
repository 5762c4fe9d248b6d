"""A table of Vineta that a reader lays out, as its board is drawn; and a view of a game under way as such a table."""

from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import Any, Final

from engine.core.events import MoveRefused
from engine.core.game import Event, Position, Seat
from engine.core.situations import SEAT, Situation
from engine.core.table import fields
from engine.games.vineta.edits import with_assumed_homes_forgotten
from engine.games.vineta.owners import (
    EXTRA_OWNERS,
    authority_owner_name,
    chip_name,
    flood_owner_name,
    is_length_open,
    series_on_district,
    side_name,
    waves_name,
)
from engine.games.vineta.question_opens import PAST, is_turn_told, last_round_opener
from engine.games.vineta.question_play import MOVING_HOUSES, is_house_known, named_card
from engine.games.vineta.rules import card_events as e
from engine.games.vineta.rules.components import DISTRICTS, Card, Colour, District
from engine.games.vineta.rules.end_events import DistrictSunk, LastDistrict
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.notation import ANY_FLOOD, CARD_BY_NAME, COLOUR_BY_LETTER, DISTRICT_BY_NAME
from engine.games.vineta.rules.sampler import state_known_from_view
from engine.games.vineta.rules.turn_events import CardRevealed, CardVoid, StarterMoved
from engine.games.vineta.rules.view import FACE_DOWN, UNSEEN, View
from engine.games.vineta.table.moment import position_findings
from engine.games.vineta.table.positions import position_of_state
from engine.games.vineta.waves import is_worth_open, with_stand_ins, with_waves_filled

DRAWN: Final = ("sunk", "houses", "taken", "round", "series", "extra", "quarantined")
"""The keys of a position that the board draws; beside it, hands and tiles are shown only as far as they are given."""

MOMENT: Final = ("round", "start", "opener")
"""The keys of a position that say what was before."""

MENDINGS: Final = 30
"""The most contradictions fixed one after another, before the whole position is left out; set by hand."""

OF_PLAYER: Final = (
    *(CardRevealed, CardVoid, MoveRefused, e.SeriesStarted, e.SeriesExtended, e.AuthorityLaid, e.WindChanged),
    *(e.SeaCalmed, e.HouseMoved, e.HousesSwapped, e.Quarantined, e.MoreLaid, e.LessLaid),
)
"""The events whose seat is the one that plays the card asked about."""

NOWHERE: Final = -1
"""The place of a token that is not given."""


def editor_view(situation: Situation) -> View:
    """Return the given table as a view; contradictions are drawn as their fixes would have them."""
    given = with_stand_ins(situation).position
    position: Position = {key: given[key] for key in DRAWN if key in given}
    position["houses"] = {name: entry or "" for name, entry in given.get("houses", {}).items()}
    view = GAME.view(GAME.begin(situation.players, 1, None, mended_position(position, situation.players)), None)
    drawn = replace(
        view,
        phase="card",
        seats_to_move=(),
        seat=None,
        start=given.get("start", NOWHERE),
        opener=given.get("opener", NOWHERE),
        hands=tuple(given_hand_for_view(situation, seat) for seat in situation.seats),
        tiles=tuple(map(given_secret_tiles_for_view, with_assumed_homes_forgotten(situation).by_seat("tiles"))),
    )
    return replace(drawn, untold=untold_in_view(situation, drawn, drawn))


def untold_in_view(situation: Situation, start: View, view: View) -> frozenset[str]:
    """Return what of a view is not told, of a play that began with `start`: see `engine.games.vineta.render.untold`."""
    last = last_round_opener(situation)
    made_up = not PAST.isdisjoint(situation.moves) and not is_turn_told(situation)
    return frozenset(
        [
            *(key for key in MOMENT if key not in situation.position and not (key == "start" and last is not None)),
            # As many districts have sunk as turns are over.
            *["turn"] * ("sunk" not in situation.position),
            # Who opens the next turn is shown at the end of one that is made up.
            *(f"taken.{seat}" for seat in situation.seats if made_up),
            *(f"hands.{seat}" for seat in situation.seats if given_hand_for_view(situation, seat) is None),
            *untold_houses(situation, start, view),
            *untold_owners(situation, start, view),
            *untold_cards_chosen(situation, start, view),
            *["colour"] * is_moved_house_untold(situation),
            *untold_waves(situation, start, view),
            *untold_quarantines(situation, view),
        ]
    )


def is_moved_house_untold(situation: Situation) -> bool:
    """Return whether a card moves houses, and it is not told of which colour."""
    moves_houses = situation.moves.get("card") in MOVING_HOUSES and "from" in situation.moves
    return moves_houses and not is_house_known(situation, situation.moves["from"])


def untold_cards_chosen(situation: Situation, start: View, view: View) -> Iterator[str]:
    """Yield "player" and what that seat lays, if nobody told who plays the card; and what lies face down untold."""
    if "chosen" not in situation.position:
        yield from (f"chosen.{seat}" for seat in situation.seats if view.chosen[seat] == FACE_DOWN)
    if "card" not in situation.moves or SEAT in situation.moves:
        return
    yield "player"
    yield from (f"chosen.{seat}" for seat in situation.seats)
    yield from [EXTRA_OWNERS] * (view.extra != start.extra)
    before = {each.district: each for each in start.series}
    for each in view.series:
        was = before.get(each.district)
        yield from [] if was else [f"chip.{each.district}"]
        for kind in ("floods", "authority"):
            known = len(getattr(was, kind)) if was else 0
            yield from (f"{kind}.{each.district}.{at}" for at in range(known, len(getattr(each, kind))))


def untold_waves(situation: Situation, start: View, view: View) -> Iterator[str]:
    """Yield "card", where the card asked about is any flood, who has it, and what it makes of a series."""
    if named_card(situation) != ANY_FLOOD:
        return
    yield "card"
    yield from (f"chosen.{seat}" for seat in situation.seats)
    before = {each.district: len(each.floods) for each in start.series}
    for each in view.series:
        if len(each.floods) > before.get(each.district, 0):
            yield from (f"waves.{each.district}.{len(each.floods) - 1}", f"worth.{each.district}")


def untold_quarantines(situation: Situation, view: View) -> Iterator[str]:
    """Yield the districts that a made-up last card of a round has put in quarantine."""
    told = situation.position.get("quarantined", ())
    if "card" not in situation.moves:
        yield from (f"quarantined.{place}" for place in view.quarantined if DISTRICTS[place] not in told)


def untold_houses(situation: Situation, start: View, view: View) -> Iterator[str]:
    """Yield the districts and seats of which it is not told which houses they have, or only how many."""
    told = {**dict.fromkeys(DISTRICTS), **situation.position.get("houses", {})}
    untold = {DISTRICT_BY_NAME[name]: entry for name, entry in told.items() if entry is None or isinstance(entry, int)}
    for place, entry in untold.items():
        if place not in view.sunk or (entry is None and place not in start.sunk):
            yield f"{'houses' if entry is None else 'colours.houses'}.{place}"
    shared = not {*view.sunk}.difference(start.sunk).isdisjoint(untold)
    for seat, entry in enumerate(situation.by_seat("taken")):
        # Where nothing is told of them, those of a filling are drawn like those of which only the number is.
        filled = entry is None and any(start.taken[seat])
        if isinstance(entry, int) or filled or (shared and view.taken[seat] != start.taken[seat]):
            yield f"colours.taken.{seat}"


def places_of_view(view: View) -> Iterator[tuple[str, Any]]:
    """Yield what is at each place of a view: see `engine.games.vineta.render.untold`."""
    yield from fields.places_of_view(view)
    for place, counts in enumerate(view.houses):
        yield f"houses.{place}", sum(counts)
        yield f"colours.houses.{place}", counts
    for seat, (houses, (_, district)) in enumerate(zip(view.taken, view.tiles, strict=True)):
        yield f"taken.{seat}", sum(houses)
        yield f"colours.taken.{seat}", houses
        yield f"district_tile.{seat}", district
    for each in view.series:
        yield f"chip.{each.district}", each.chip
        for kind, cards in (("floods", each.floods), ("authority", each.authority)):
            yield from ((f"{kind}.{each.district}.{at}", card[0]) for at, card in enumerate(cards))
        yield from ((f"waves.{each.district}.{at}", card.waves) for at, card in enumerate(each.floods))
        yield f"worth.{each.district}", each.worth
        yield from ((f"side.{each.district}.{at}", card.waves) for at, card in enumerate(each.authority))
    yield from ((f"quarantined.{place}", True) for place in view.quarantined)


def with_untold_hidden(view: View, untold: Collection[str]) -> View:
    """Return a view without what is not told; houses taken and owners of cards are drawn all the same."""
    return replace(
        view,
        start=NOWHERE if "start" in untold else view.start,
        opener=NOWHERE if "opener" in untold else view.opener,
        houses=tuple(
            (0,) * len(counts) if f"houses.{place}" in untold else counts for place, counts in enumerate(view.houses)
        ),
        taken=tuple(
            (0,) * len(houses) if f"taken.{seat}" in untold else houses for seat, houses in enumerate(view.taken)
        ),
        quarantined=tuple(place for place in view.quarantined if f"quarantined.{place}" not in untold),
        tiles=tuple(UNSEEN if f"tiles.{seat}" in untold else pair for seat, pair in enumerate(view.tiles)),
        # Where nothing is known of houses, their colours need no word.
        untold=frozenset(untold).difference(f"colours.{place}" for place in untold if place.startswith("houses.")),
    )


def untold_fields(event: Event, untold: Collection[str]) -> Collection[str]:
    """Return "seat" for who plays a card, or gets the token, untold; "houses" for a district sunk or left, untold.

    "colour" for a house of which it is not told which one moves, or "move" where it may not; "card" for any flood.
    """
    sunk = isinstance(event, DistrictSunk | LastDistrict) and f"houses.{DISTRICT_BY_NAME[event.district]}" in untold
    found = ["houses"] * sunk + ["seat"] * ("player" in untold and isinstance(event, OF_PLAYER))
    found += ["card"] * ("card" in untold and isinstance(event, CardRevealed))
    found += ["seat"] * ("start" in untold and isinstance(event, StarterMoved))
    if "colour" in untold:
        found += ["colour"] * isinstance(event, e.HouseMoved)
        found += ["move"] * (isinstance(event, MoveRefused) and ":" in event.move)
    return found


def untold_owners(situation: Situation, start: View, view: View) -> Iterator[str]:
    """Yield the chips and the cards of series of which it is not told whose they are, or which side of them is up."""
    asked, situation = situation, with_waves_filled(situation)
    begun = {each.district: len(each.floods) for each in start.series}
    for each in view.series:
        name = DISTRICTS[each.district]
        waves = [at for at in range(len(each.floods)) if waves_name(name, at) in situation.assumed]
        if is_length_open(situation, name):
            yield f"length.{each.district}"
            drawn = floods_beyond_told(situation, name, begun.get(each.district, 0))
            waves = [*dict.fromkeys((*waves, *drawn))]
            yield from (f"floods.{each.district}.{at}" for at in drawn)
        yield from (f"waves.{each.district}.{at}" for at in waves)
        yield from [f"worth.{each.district}"] * is_worth_open(situation, name)
        known = {chip_name(name): f"chip.{each.district}"}
        known |= {flood_owner_name(name, at): f"floods.{each.district}.{at}" for at in range(len(each.floods))}
        known |= {
            authority_owner_name(name, at): f"authority.{each.district}.{at}" for at in range(len(each.authority))
        }
        yield from (place for owner, place in known.items() if owner in situation.assumed)
        told = series_on_district(asked, name)
        yield from (f"added.{each.district}.{at}" for at in waves if not told or at >= len(told["floods"]))
        if told and "chip" not in told and not {"card", SEAT} & situation.moves.keys():
            # Whose card lies first is told, not whose chip: a wind may have blown.
            yield f"chip.{each.district}"
        sides = [at for at in range(len(each.authority)) if side_name(name, at) in situation.assumed]
        yield from (f"side.{each.district}.{at}" for at in sides)
    if EXTRA_OWNERS in situation.assumed:
        yield EXTRA_OWNERS


def floods_beyond_told(situation: Situation, district: str, count: int) -> range:
    """Return the places of the flood cards that were drawn for a series that may have more than are told."""
    told = series_on_district(situation, district)
    return range(len(told["floods"]) if told else 0, count)


def mended_position(position: Position, players: int) -> Position:
    """Return a position with its contradictions fixed, or without the keys at fault; {} after MENDINGS attempts."""
    for _ in range(MENDINGS):
        finding = next(position_findings(position, players), None)
        if finding is None:
            return position
        fix = finding.fix or {finding.place.partition(".")[0]: None}
        position = {key: value for key, value in {**position, **fix}.items() if value is not None}
    return {}


def given_hand_for_view(situation: Situation, seat: Seat) -> tuple[Card, ...] | None:
    """Return a given hand as the view's card numbers, None for one that is not given."""
    hand = situation.by_seat("hands")[seat]
    return tuple(sorted(CARD_BY_NAME[card] for card in hand)) if hand else None


def given_secret_tiles_for_view(pair: Any) -> tuple[Colour, District]:
    """Return the tiles of a seat, unseen unless both are given."""
    if not pair or None in pair:
        return UNSEEN
    return COLOUR_BY_LETTER[pair[0]], DISTRICT_BY_NAME[pair[1]]


def situation_from_view(view: View) -> Situation:
    """Return a game under way as a situation: all that the seat or the bystander of this view knows of it."""
    position = position_of_state(
        state_known_from_view(view),
        hands=view.hands,
        tiles=[None if pair == UNSEEN else pair for pair in view.tiles],
        chosen=[None if card == FACE_DOWN else card for card in view.chosen],
        piles=None,
    )
    # What is not named would be unknown: that a district is empty is known. One under water may not be named.
    remaining = [name for name in DISTRICTS if name not in position["sunk"]]
    known = {name: "" for name in remaining if f"houses.{DISTRICT_BY_NAME[name]}" not in view.untold}
    position["houses"] = known | dict(position["houses"])
    position["taken"] = [
        len(houses) if f"colours.taken.{seat}" in view.untold else houses
        for seat, houses in enumerate(position["taken"])
    ]
    if view.phase == "card":
        # What lies face down was chosen unseen: for the question everybody still has to choose.
        hands = zip(position["hands"], position["chosen"], strict=True)
        position["hands"] = [None if hand is None else hand + [card] * bool(card) for hand, card in hands]
        position["chosen"] = [""] * view.players
    return Situation(view.players, position, {SEAT: str(view.seat)} if view.seat in range(view.players) else {})
