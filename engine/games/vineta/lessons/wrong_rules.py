"""Rules by which people play Vineta wrongly: what would come of a table by each; their sentences are in `locale`.

Each is an `Outcome` of `engine.core.course`.
"""

from collections import Counter
from collections.abc import Sequence

from engine.core.events import MoveRefused, first_event_of
from engine.core.game import Event
from engine.games.vineta.lessons import asked
from engine.games.vineta.lessons.asked import DONE
from engine.games.vineta.rules import components as c
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.city import NEIGHBOURS
from engine.games.vineta.rules.notation import CARD_BY_NAME, DISTRICT_BY_NAME
from engine.games.vineta.rules.state import Series
from engine.games.vineta.rules.view import View


def refused_district(events: Sequence[Event], *codes: str) -> c.District | None:
    """Return the district for which a move was refused with one of these codes, None if there is none."""
    refused = first_event_of(events, MoveRefused)
    name = dict(refused.params).get("district") if refused and refused.code in codes else None
    return DISTRICT_BY_NAME.get(str(name))


def any_district_can_be_threatened(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood against a district that is not coastal."""
    return DONE if refused_district(events, "not_coastal") is not None else ""


def second_row_can_be_threatened(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood against a neighbour of a coastal district."""
    district = refused_district(events, "not_coastal")
    return DONE if district is not None and not NEIGHBOURS[district].isdisjoint(view.coast) else ""


def whole_ring_can_be_threatened(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood against a district of a ring in which another one is coastal."""
    district = refused_district(events, "not_coastal")
    return DONE if district is not None and c.RING_OF[district] in {c.RING_OF[place] for place in view.coast} else ""


def each_flood_starts_a_series(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood against a coastal district, though the god chip is on another."""
    return DONE if refused_district(events, "chip_placed") in view.coast else ""


def any_district_can_be_added_to(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood against a district without a series."""
    return DONE if refused_district(events, "chip_placed") is not None else ""


def district_may_have_two_series(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for a flood that is added to a series, where a new one was to be started."""
    return "" if first_event_of(events, e.SeriesExtended) is None else DONE


def whole_ring_is_coastal(_view: View, _events: Sequence[Event]) -> str:
    """Return the number of districts of a ring."""
    return str(c.RING_SIZE)


def sea_reaches_one_district(_view: View, _events: Sequence[Event]) -> str:
    """Return that the sea reaches one district more: the one behind the district that has sunk."""
    return "1"


def sea_reaches_districts_again(view: View, events: Sequence[Event]) -> str:
    """Return the number of districts that touch the one that has sunk, on the coast or not; see `CoastMoved`."""
    return "" if first_event_of(events, e.CoastMoved) is None else str(neighbours_left(view))


def neighbours_left(view: View) -> int:
    """Return how many districts touch the one that sank last."""
    return len(NEIGHBOURS[view.sunk[-1]] - {*view.sunk})


def no_series_below_nothing(_view: View, events: Sequence[Event]) -> str:
    """Return zero, where authority takes away more waves than there are."""
    return "0" if getattr(first_event_of(events, e.AuthorityLaid), "worth", 0) < 0 else ""


def authority_adds_no_waves(view: View, events: Sequence[Event]) -> str:
    """Return what the series was worth before authority."""
    laid = first_event_of(events, e.AuthorityLaid)
    return next((str(each.worth) for each in view.series if laid and c.DISTRICTS[each.district] == laid.district), "")


def authority_only_strengthens(_view: View, events: Sequence[Event]) -> str:
    """Return what the series would be worth with as many waves more."""
    laid = first_event_of(events, e.AuthorityLaid)
    return str(laid.worth - laid.waves + abs(laid.waves)) if laid else ""


def authority_replaces_floods(_view: View, events: Sequence[Event]) -> str:
    """Return the waves of authority alone."""
    return str(getattr(first_event_of(events, e.AuthorityLaid), "waves", ""))


def authority_decides_nothing(view: View, _events: Sequence[Event]) -> str:
    """Return the district whose flood cards alone are worth most."""
    return c.DISTRICTS[max(view.series, key=lambda each: sum(card.waves for card in each.floods)).district]


def plus_protects_a_district(view: View, events: Sequence[Event]) -> str:
    """Return the other district, where authority adds to a series."""
    laid = first_event_of(events, e.AuthorityLaid)
    others = [
        c.DISTRICTS[each.district] for each in view.series if laid and c.DISTRICTS[each.district] != laid.district
    ]
    return others[0] if others and laid and laid.waves > 0 else ""


def lowest_with_authority_sinks(view: View, events: Sequence[Event]) -> str:
    """Return the district whose series is the lowest once authority lies beside one."""
    worths = asked.worths_with_authority(view, events)
    return min(worths, key=worths.__getitem__)


def who_calms_takes_the_card(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that calms the sea."""
    return str(getattr(first_event_of(events, e.SeaCalmed), "seat", ""))


def chip_owner_takes_the_card(view: View, events: Sequence[Event]) -> str:
    """Return the seat that started the series."""
    return chip_owner(view, getattr(first_event_of(events, e.SeaCalmed), "district", ""))


def chip_owner(view: View, name: str) -> str:
    """Return the seat whose god chip is on a district, "" if there is none."""
    return next((str(each.chip) for each in view.series if c.DISTRICTS[each.district] == name), "")


def wind_may_start_a_series(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for a district without a series."""
    return DONE if refused_district(events, "no_series") is not None else ""


def wind_may_stay_in_the_series(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for the series that the card is in already."""
    return DONE if refused_district(events, "same_series") is not None else ""


def wind_makes_the_card_ones_own(_view: View, events: Sequence[Event]) -> str:
    """Return the seat that plays changing wind."""
    return str(getattr(first_event_of(events, e.WindChanged), "seat", ""))


def series_makes_the_card_its_own(view: View, events: Sequence[Event]) -> str:
    """Return the seat that started the series to which the card goes."""
    return chip_owner(view, getattr(first_event_of(events, e.WindChanged), "target", ""))


def hope_leads_to_any_coast(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a coastal district that is not threatened."""
    return DONE if refused_district(events, "not_in_danger") in view.coast else ""


def hope_leads_inland(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for a district that is not threatened."""
    return DONE if refused_district(events, "not_in_danger") is not None else ""


def rescue_takes_from_any_coast(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a coastal district that is not threatened."""
    return hope_leads_to_any_coast(view, events)


def rescue_takes_from_anywhere(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a district that is not threatened."""
    return hope_leads_inland(view, events)


def rescue_leads_out_of_danger(view: View, events: Sequence[Event]) -> str:
    """Return DONE for a district that is not threatened, where the first house of this rescue went to another."""
    threatened = {each.district for each in view.series}
    return rescued_houses_part(view, events) if refused_district(events, "other_end") not in threatened else ""


def rescued_houses_part(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for another district than that to which the first house of this rescue went."""
    return DONE if refused_district(events, "other_end") is not None else ""


def panic_may_go_one_way(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for a district that has had a house of this panic already."""
    return DONE if refused_district(events, "same_end") is not None else ""


def panic_may_lead_back(_view: View, events: Sequence[Event]) -> str:
    """Return DONE for the district that the houses flee from."""
    return DONE if getattr(first_event_of(events, MoveRefused), "code", "") == "same_district" else ""


def quarantine_stops_floods(view: View, events: Sequence[Event]) -> str:
    """Return the highest of the other threatened districts, where one is put in quarantine."""
    name = asked.quarantined_district(view, events)
    worths = {c.DISTRICTS[each.district]: each.worth for each in view.series}
    return max(worths.keys() - {name}, key=worths.__getitem__) if name in worths else ""


def quarantine_shuts_houses_out(view: View, events: Sequence[Event]) -> str:
    """Return the highest threatened district, where houses are kept from coming to another."""
    name = asked.quarantined_district(view, events)
    highest = max(view.series, key=lambda each: each.worth)
    return c.DISTRICTS[highest.district] if c.DISTRICTS[highest.district] != name else ""


def quarantine_spares_a_district(view: View, _events: Sequence[Event]) -> str:
    """Return the highest threatened district that is not in quarantine."""
    free = [each for each in view.series if each.district not in view.quarantined]
    return c.DISTRICTS[max(free, key=lambda each: each.worth).district]


def lowest_series_sinks(view: View, _events: Sequence[Event]) -> str:
    """Return the district with the lowest series."""
    return c.DISTRICTS[min(view.series, key=lambda each: each.worth).district]


def less_ends_turn_at_once(view: View, _events: Sequence[Event]) -> str:
    """Return the number of the round that is being played."""
    return str(view.round + 1)


def length_card_is_for_its_owner(_view: View, _events: Sequence[Event]) -> str:
    """Return the usual number of rounds."""
    return str(c.ROUNDS)


def more_adds_to_round_being_played(view: View, _events: Sequence[Event]) -> str:
    """Return the number of the next round."""
    return str(view.round + 2)


def only_last_length_card_counts(_view: View, events: Sequence[Event]) -> str:
    """Return the usual number of rounds and one more, or one less if that is the last card."""
    return str(c.ROUNDS + (1 if first_event_of(events, e.LessLaid) is None else -1))


def only_cards_more_count(_view: View, events: Sequence[Event]) -> str:
    """Return the usual number of rounds and one for each card more, whatever the number of cards less."""
    counted = first_event_of(events, e.RoundsCounted)
    return str(c.ROUNDS + counted.more) if counted else ""


def tie_sinks_all_that_are_tied(_view: View, events: Sequence[Event]) -> str:
    """Return how many districts are tied."""
    return str(len(getattr(first_event_of(events, e.RoundAdded), "districts", ())))


def first_of_tied_districts_sinks(_view: View, _events: Sequence[Event]) -> str:
    """Return the number of districts if the tie was broken somehow."""
    return "1"


def only_tied_series_can_sink(view: View, _events: Sequence[Event]) -> str:
    """Return the highest of the series that were tied before the extra round, whose cards are all floods."""
    added = Counter[str]()
    for deed in view.deeds:
        added[deed.move] += c.waves_of_card(CARD_BY_NAME[deed.card])
    before = {each.district: each.worth - added[c.DISTRICTS[each.district]] for each in view.series}
    tied = [each for each in view.series if before[each.district] == max(before.values())]
    return c.DISTRICTS[max(tied, key=lambda each: each.worth).district]


def oldest_series_sinks(view: View, _events: Sequence[Event]) -> str:
    """Return the district of the series that was started first."""
    return c.DISTRICTS[view.series[0].district]


def highest_flood_takes_first(view: View, _events: Sequence[Event]) -> str:
    """Return the owner of the flood card with the most waves of the series that sinks."""
    return str(max(sinking_series(view).floods, key=lambda card: card.waves).seat)


def authority_takes_houses(view: View, _events: Sequence[Event]) -> str:
    """Return the owner of the authority beside the series that sinks."""
    return str(sinking_series(view).authority[0].seat)


def sinking_series(view: View) -> Series:
    """Return the highest series."""
    return max(view.series, key=lambda each: each.worth)


def first_card_takes_all_houses(_view: View, events: Sequence[Event]) -> str:
    """Return the number of all houses that are shared out."""
    return str(len(getattr(first_event_of(events, e.HousesShared), "takers", ())))


def one_house_for_each_card(view: View, events: Sequence[Event]) -> str:
    """Return how many houses the seat takes that takes the first one, if each card took one and no more."""
    cards, shared = len(sinking_series(view).floods), first_event_of(events, e.HousesShared)
    return str(shared.takers[:cards].count(shared.takers[0])) if shared else ""


def last_card_takes_last_house(view: View, _events: Sequence[Event]) -> str:
    """Return the owner of the last flood card of the series that sinks."""
    return str(sinking_series(view).floods[-1].seat)


def first_card_takes_last_house(view: View, _events: Sequence[Event]) -> str:
    """Return the owner of the first flood card of the series that sinks."""
    return str(sinking_series(view).floods[0].seat)


def relocation_goes_one_way(_view: View, events: Sequence[Event]) -> str:
    """Return how many houses the first district would have with its own and those of the other."""
    swapped = first_event_of(events, e.HousesSwapped)
    return str(swapped.one_count + swapped.other_count) if swapped else ""


def relocation_moves_one_house(_view: View, events: Sequence[Event]) -> str:
    """Return how many houses the first district would have if one went each way: as many as before."""
    return str(getattr(first_event_of(events, e.HousesSwapped), "one_count", ""))


def token_always_stays(view: View, _events: Sequence[Event]) -> str:
    """Return the seat that has the token."""
    return str(view.start)


def token_always_goes_left(view: View, _events: Sequence[Event]) -> str:
    """Return the seat to the left of the start player."""
    return str((view.start + 1) % view.players)


def opener_opens_each_turn(view: View, _events: Sequence[Event]) -> str:
    """Return the seat that opened the turn."""
    return str(view.opener)


def own_house_is_worth_one(_view: View, events: Sequence[Event]) -> str:
    """Return a point for each house."""
    scored = first_event_of(events, e.HousesScored)
    return str((scored.own + scored.taken) * c.TAKEN_HOUSE) if scored else ""


def taken_house_is_worth_as_much(_view: View, events: Sequence[Event]) -> str:
    """Return as many points for each house as for one's own on the last district."""
    scored = first_event_of(events, e.HousesScored)
    return str((scored.own + scored.taken) * c.OWN_HOUSE) if scored else ""


def most_houses_own_the_district(view: View, _events: Sequence[Event]) -> str:
    """Return the seat with the most houses of its colour on the last district."""
    (last,) = set(c.EVERY_DISTRICT) - set(view.sunk)
    return str(max(range(view.players), key=lambda seat: view.houses[last][view.tiles[seat][0]]))


def who_took_most_owns_the_district(view: View, _events: Sequence[Event]) -> str:
    """Return the seat that has taken the most houses."""
    return str(max(range(view.players), key=lambda seat: sum(view.taken[seat])))


def who_took_most_wins(view: View, events: Sequence[Event]) -> str:
    """Return the seat that has taken the most houses."""
    return who_took_most_owns_the_district(view, events)


def most_houses_win(view: View, events: Sequence[Event]) -> str:
    """Return the seat with the most houses of its colour on the last district."""
    return most_houses_own_the_district(view, events)


def owner_of_last_district_wins(view: View, events: Sequence[Event]) -> str:
    """Return the seat to which the last district brings points, "" if there is none."""
    return asked.owner_of_last_district(view, events)
