"""What comes of a table, read off the events that followed: the answers of the course of Vineta.

Each is an `Outcome` of `engine.core.course`.
"""

from collections.abc import Sequence
from typing import Final

from engine.core.course import NO, YES
from engine.core.events import GameWon, VictoryShared, first_event_of
from engine.core.game import Event, Seat
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DISTRICTS, CardName
from engine.games.vineta.rules.view import View

DONE: Final = "done"
"""The outcome of a card that does what was asked for."""


def require(fits: bool) -> None:
    """Raise ValueError for a table at which a question would make no sense: none is asked there."""
    if not fits:
        raise ValueError("this table does not fit the question")


def starts_series(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if a flood card has started a series."""
    return DONE if first_event_of(events, e.SeriesStarted) else ""


def adds_to_series(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if a flood card has been added to a series."""
    return DONE if first_event_of(events, e.SeriesExtended) else ""


def worth_of_series(_view: View, events: Sequence[Event]) -> str:
    """Return what a series is worth once a flood card is added."""
    return str(getattr(first_event_of(events, e.SeriesExtended), "worth", ""))


def districts_reached_by_sea(_view: View, events: Sequence[Event]) -> str:
    """Return how many districts the sea newly reaches."""
    return str(len(getattr(first_event_of(events, e.CoastMoved), "districts", ())))


def worth_with_authority(_view: View, events: Sequence[Event]) -> str:
    """Return what a series is worth once authority lies beside it."""
    return str(getattr(first_event_of(events, e.AuthorityLaid), "worth", ""))


def highest_with_authority(view: View, events: Sequence[Event]) -> str:
    """Return the district whose series is the highest once authority lies beside one."""
    worths = worths_with_authority(view, events)
    return max(worths, key=worths.__getitem__)


def worths_with_authority(view: View, events: Sequence[Event]) -> dict[str, int]:
    """Return what each series is worth, by its district, once authority lies beside one."""
    laid = first_event_of(events, e.AuthorityLaid)
    worths: dict[str, int] = {DISTRICTS[each.district]: each.worth for each in view.series}
    return worths if laid is None else worths | {laid.district: laid.worth}


def worths_after_current(view: View, events: Sequence[Event]) -> dict[str, int]:
    """Return what each series is worth, by its district, once a flood has been calmed, or carried to another."""
    calmed, blown = first_event_of(events, e.SeaCalmed), first_event_of(events, e.WindChanged)
    worths: dict[str, int] = {DISTRICTS[each.district]: each.worth for each in view.series}
    if calmed:
        worths[calmed.district] -= calmed.waves
    if blown:
        worths[blown.source] -= blown.waves
        worths[blown.target] += blown.waves
    return worths


def highest_after_current(view: View, events: Sequence[Event]) -> str:
    """Return the district whose series is the highest once a flood has been calmed, or carried to another."""
    worths = worths_after_current(view, events)
    return max(worths, key=worths.__getitem__)


def owner_of_calmed_flood(view: View, events: Sequence[Event]) -> str:
    """Return the seat to whose discards a flood card goes."""
    calmed = first_event_of(events, e.SeaCalmed)
    return owner_of_flood(view, calmed.district, calmed.waves) if calmed else ""


def owner_of_blown_flood(view: View, events: Sequence[Event]) -> str:
    """Return the seat that owns a flood card that the wind has moved."""
    blown = first_event_of(events, e.WindChanged)
    return owner_of_flood(view, blown.source, blown.waves) if blown else ""


def owner_of_flood(view: View, district: str, waves: int) -> str:
    """Return who owns the flood card of so many waves against a district; several must be of one seat."""
    cards = [card for each in view.series if DISTRICTS[each.district] == district for card in each.floods]
    owners = {card.seat for card in cards if card.waves == waves}
    require(len(owners) == 1)
    return str(*owners)


def moves_flood(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if the wind has moved a flood card."""
    return DONE if first_event_of(events, e.WindChanged) else ""


def moves_house(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if a house has moved."""
    return DONE if first_event_of(events, e.HouseMoved) else ""


def lures_house(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if false hope has moved a house."""
    return done_by_card(events, "hope")


def rescues_house(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if a rescue has moved a house."""
    return done_by_card(events, "rescue")


def scatters_house(_view: View, events: Sequence[Event]) -> str:
    """Return DONE if panic has moved a house."""
    return done_by_card(events, "panic")


def done_by_card(events: Sequence[Event], card: CardName) -> str:
    """Return DONE if this card has moved a house."""
    return DONE if getattr(first_event_of(events, e.HouseMoved), "card", "") == card else ""


def houses_after_relocation(_view: View, events: Sequence[Event]) -> str:
    """Return how many houses the first of two districts has once they have exchanged theirs."""
    return str(getattr(first_event_of(events, e.HousesSwapped), "other_count", ""))


def quarantined_district(_view: View, events: Sequence[Event]) -> str:
    """Return the district that is put in quarantine."""
    return str(getattr(first_event_of(events, e.Quarantined), "district", ""))


def sunk_district(_view: View, events: Sequence[Event]) -> str:
    """Return the district that sinks."""
    return str(getattr(first_event_of(events, e.DistrictSunk), "district", ""))


def rounds_of_turn(_view: View, events: Sequence[Event]) -> str:
    """Return how many rounds the turn has once one card less, or one card more, is laid."""
    laid = next((event for event in events if isinstance(event, (e.LessLaid, e.MoreLaid))), None)
    return str(laid.rounds) if laid else ""


def sunk_district_in_quarantine(view: View, events: Sequence[Event]) -> str:
    """Return the district that sinks, which must be in quarantine."""
    require(sunk_district(view, events) in {DISTRICTS[place] for place in view.quarantined})
    return sunk_district(view, events)


def sunk_district_after_tie(view: View, events: Sequence[Event]) -> str:
    """Return the district that sinks after an extra round."""
    require(view.round > view.rounds)
    return sunk_district(view, events)


def sunk_district_by_floods(view: View, events: Sequence[Event]) -> str:
    """Return the district that sinks, where floods alone decide: no other card plays a part."""
    require(floods_alone_decide(view))
    return sunk_district(view, events)


def floods_alone_decide(view: View) -> bool:
    """Return whether no authority lies beside a series, and no other card changes the turn."""
    return not (view.extra or view.quarantined or any(each.authority for each in view.series))


def sunk_district_with_authority(view: View, events: Sequence[Event]) -> str:
    """Return the district that sinks, where authority lies beside some series."""
    require(any(each.authority for each in view.series))
    return sunk_district(view, events)


def rounds_with_less(view: View, events: Sequence[Event]) -> str:
    """Return how many rounds the turn has once the first card that changes their number is one card less."""
    return rounds_with(view, first_event_of(events, e.LessLaid))


def rounds_with_more(view: View, events: Sequence[Event]) -> str:
    """Return how many rounds the turn has once the first card that changes their number is one card more."""
    return rounds_with(view, first_event_of(events, e.MoreLaid))


def rounds_with(view: View, laid: e.LessLaid | e.MoreLaid | None) -> str:
    """Return how many rounds the turn has with a card: the only one that changes their number, and not too late."""
    require(not view.extra and laid is not None and laid.now <= laid.rounds)
    return str(getattr(laid, "rounds", ""))


def rounds_with_several(view: View, events: Sequence[Event]) -> str:
    """Return how many rounds the turn has with several cards that change their number, none of them too late."""
    rounds = getattr(first_event_of(events, e.RoundsCounted), "rounds", 0)
    require(rounds > view.round)
    return str(rounds)


def number_of_sunk_districts(_view: View, events: Sequence[Event]) -> str:
    """Return how many districts sink."""
    return str(sum(isinstance(event, e.DistrictSunk) for event in events))


def taker_of_first_house(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that takes the first house."""
    return str(getattr(first_event_of(events, e.HousesShared), "takers", ("",))[0])


def taker_of_first_house_by_floods(view: View, events: Sequence[Event]) -> str:
    """Return the seat that takes the first house, where floods alone decide."""
    require(floods_alone_decide(view))
    return taker_of_first_house(view, events)


def taker_of_last_house(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that takes the last house."""
    return str(getattr(first_event_of(events, e.HousesShared), "takers", ("",))[-1])


def houses_of_first_taker(_view: View, events: Sequence[Event]) -> str:
    """Return how many houses the seat takes that takes the first one."""
    shared = first_event_of(events, e.HousesShared)
    return str(shared.takers.count(shared.takers[0])) if shared else ""


def opener_where_token_stays(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that keeps the token when the turn is over."""
    return str(getattr(first_event_of(events, e.StarterStayed), "seat", ""))


def card_has_an_effect(_view: View, events: Sequence[Event]) -> str:
    """Return NO if the first card is discarded without effect."""
    return NO if events and isinstance(events[0], e.CardVoid) else YES


def seat_winning(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that wins the game alone."""
    return str(getattr(first_event_of(events, GameWon), "seat", ""))


def seat_winning_by_points(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that wins the game by its points; "" for a tie, which no lesson teaches to break."""
    won = first_event_of(events, GameWon)
    return str(won.seat) if won and won.scores.count(max(won.scores)) == 1 else ""


def cards_coming_back(view: View, _events: Sequence[Event]) -> str:
    """Return how many cards on the table go back to whoever laid the first authority."""
    seat = owner_of_authority(view)
    floods = sum(card.seat == seat for each in view.series for card in each.floods)
    authority = sum(card.seat == seat for each in view.series for card in each.authority)
    return str(floods + authority + sum(owner == seat for owner, _ in view.extra))


def owner_of_authority(view: View) -> Seat:
    """Return the seat that laid the first authority."""
    return next(card.seat for each in view.series for card in each.authority)


def houses_set_up(_view: View, events: Sequence[Event]) -> str:
    """Return how many houses are placed, from the first of them."""
    return str(getattr(first_event_of(events, e.HousePlaced), "left", 0) + 1)


def seat_placing(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that places the next house."""
    return str(getattr(first_event_of(events, e.HousePlaced), "seat", ""))


def cards_after_drawing(view: View, events: Sequence[Event]) -> str:
    """Return how many cards the first seat has once all have drawn."""
    drawn = first_event_of(events, e.CardsDrawn)
    return str(view.hand_sizes[0] + drawn.drawn[0]) if drawn else ""


def number_winning(_view: View, events: Sequence[Event]) -> str:
    """Return how many win the game."""
    return str(len(getattr(first_event_of(events, VictoryShared), "winners", ("",))))


def opener_where_token_moves(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that gets the token when the turn is over."""
    return str(getattr(first_event_of(events, e.StarterMoved), "seat", ""))


def points_for_houses(_view: View, events: Sequence[Event]) -> str:
    """Return the points for the houses of the first seat that counts them."""
    return str(getattr(first_event_of(events, e.HousesScored), "points", ""))


def owner_of_last_district(_view: View, events: Sequence[Event]) -> str:
    """Return the seat to which the last district brings points."""
    return str(getattr(first_event_of(events, e.DistrictScored), "seat", ""))


def points_for_last_district(_view: View, events: Sequence[Event]) -> str:
    """Return the points that the last district brings."""
    return str(getattr(first_event_of(events, e.DistrictScored), "points", ""))
