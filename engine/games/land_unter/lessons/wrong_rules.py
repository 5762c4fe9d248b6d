"""Rules by which people play Land Unter wrongly: what would come of a table by each; their sentences are in `locale`.

Each is an `Outcome` of `engine.core.course`, and says in its first line what outcome it speaks of.
"""

from collections.abc import Iterable, Sequence

from engine.core.course import NOBODY
from engine.core.events import first_event_of
from engine.core.game import Event, Seat
from engine.games.land_unter.lessons import asked
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.view import View


def seats_by_card(view: View) -> list[Seat]:
    """Return the seats that have laid a weather card, that with the highest one first."""
    laid = [seat for seat in range(view.players) if view.chosen[seat] != c.NO_CARD]
    return sorted(laid, key=view.chosen.__getitem__, reverse=True)


def seat_with_highest_tide(view: View, seats: Iterable[Seat]) -> str:
    """Return which of these seats shows the highest tide card, the first one in a tie."""
    return str(max(seats, key=view.levels.__getitem__))


def survivors(view: View) -> list[Seat]:
    """Return the seats that are still in the stage."""
    return [seat for seat in range(view.players) if view.levels[seat] != c.ELIMINATED]


def lowest_card_takes_lower_tide(view: View, _events: Sequence[Event]) -> str:
    """Who takes the lower tide card: the lowest weather card."""
    return str(seats_by_card(view)[-1])


def highest_card_takes_higher_tide(view: View, _events: Sequence[Event]) -> str:
    """Who takes the lower tide card: the second highest weather card, if the highest one took the higher tide card."""
    return str(seats_by_card(view)[1])


def highest_card_takes_both_tides(view: View, _events: Sequence[Event]) -> str:
    """Who takes the higher tide card: the highest weather card."""
    return str(seats_by_card(view)[0])


def lowest_card_takes_higher_tide(view: View, _events: Sequence[Event]) -> str:
    """Who takes the higher tide card: the lowest weather card."""
    return str(seats_by_card(view)[-1])


def new_tide_goes_under_old_one(_view: View, events: Sequence[Event]) -> str:
    """Which tide card counts: the old one, under which the new one is put."""
    covered = first_event_of(events, e.TideCovered)
    return f"level-{covered.seat} {covered.old}" if covered else ""


def better_tide_may_be_kept(_view: View, events: Sequence[Event]) -> str:
    """Which tide card counts: the old one, as long as it is lower."""
    covered = first_event_of(events, e.TideCovered)
    return f"level-{covered.seat} {covered.old}" if covered and covered.old < covered.new else ""


def tides_go_the_other_way_round(view: View, events: Sequence[Event]) -> str:
    """Which tide card counts: the one of the middle that another seat takes."""
    covered = first_event_of(events, e.TideCovered)
    low, high = view.tides
    return "" if not covered else f"up-high {high}" if covered.new == low else f"up-low {low}"


def only_new_tides_count(view: View, _events: Sequence[Event]) -> str:
    """Who pays: of those who have just taken a tide card, the one with the higher one."""
    return seat_with_highest_tide(view, seats_by_card(view)[: c.TURNED])


def other_new_tide_stands_in(view: View, _events: Sequence[Event]) -> str:
    """Who pays after an elimination: of those who have just taken a tide card, the one who is still in."""
    return seat_with_highest_tide(view, seats_by_card(view)[: c.TURNED])


def only_old_tides_count(view: View, _events: Sequence[Event]) -> str:
    """Who pays: of those who have not taken a tide card now, the one with the highest one."""
    return seat_with_highest_tide(view, seats_by_card(view)[c.TURNED :])


def lowest_tide_pays(view: View, _events: Sequence[Event]) -> str:
    """Who pays: the lowest tide card, of those who have one."""
    return str(min((seat for seat in survivors(view) if view.levels[seat]), key=view.levels.__getitem__))


def highest_card_pays(view: View, _events: Sequence[Event]) -> str:
    """Who pays: the highest weather card."""
    return str(seats_by_card(view)[0])


def tie_costs_nobody(_view: View, _events: Sequence[Event]) -> str:
    """How many pay in a tie: nobody."""
    return "0"


def only_one_pays_in_tie(_view: View, _events: Sequence[Event]) -> str:
    """How many pay in a tie: the one who has just taken the tide card."""
    return "1"


def equal_new_tides_cost_both(_view: View, _events: Sequence[Event]) -> str:
    """How many pay when equal tide cards are turned up: both who take them, whatever others show."""
    return str(c.TURNED)


def everyone_above_lowest_pays(view: View, _events: Sequence[Event]) -> str:
    """How many pay: all who show a tide card higher than the lowest one."""
    return str(sum(level > min(view.levels) for level in view.levels))


def single_half_counts(_view: View, events: Sequence[Event]) -> str:
    """How many preservers a set gives: halves are rounded up."""
    taken = first_event_of(events, e.PreserversTaken)
    return str(-(-taken.halves // c.HALVES_OF_WHOLE)) if taken else ""


def each_half_counts_as_whole(view: View, events: Sequence[Event]) -> str:
    """How many preservers a set gives: as many as cards show any."""
    return str(sum(c.half_preservers_on_card(card) > 0 for card in counted_hand(view, events)))


def only_whole_ones_count(view: View, events: Sequence[Event]) -> str:
    """How many preservers a set gives: as many as cards show a whole one."""
    return str(sum(c.half_preservers_on_card(card) == c.HALVES_OF_WHOLE for card in counted_hand(view, events)))


def counted_hand(view: View, events: Sequence[Event]) -> tuple[c.Card, ...]:
    """Return the first cards whose preservers are counted, () if the viewer does not see them."""
    taken = first_event_of(events, e.PreserversTaken)
    return (view.hands[taken.seat] if taken else None) or ()


def last_preserver_eliminates(view: View, _events: Sequence[Event]) -> str:
    """How many play on: all but the one who has just paid the last preserver."""
    return str(len(survivors(view)) - 1)


def nobody_plays_without_preservers(view: View, events: Sequence[Event]) -> str:
    """How many play on: those who have preservers left."""
    paid = first_event_of(events, e.StillAfloat)
    return str(sum(view.preservers[seat] > 0 and not (paid and seat == paid.seat) for seat in survivors(view)))


def only_who_pays_last_is_still_in(view: View, _events: Sequence[Event]) -> str:
    """How many play on: those who had preservers left before the last payment."""
    return str(sum(view.preservers[seat] > 0 for seat in survivors(view)))


def elimination_is_payment_enough(_view: View, _events: Sequence[Event]) -> str:
    """Who pays after an elimination: nobody."""
    return NOBODY


def redrown_always_follows(view: View, _events: Sequence[Event]) -> str:
    """Who pays after an elimination: the highest tide card among those left."""
    return seat_with_highest_tide(view, survivors(view))


def redrown_comes_before_the_end(view: View, _events: Sequence[Event]) -> str:
    """Who pays after an elimination that ends the stage: the highest tide card among those left."""
    return seat_with_highest_tide(view, survivors(view))


def eliminated_one_pays(view: View, events: Sequence[Event]) -> str:
    """Who pays: the first one who is eliminated, now or before."""
    out = first_event_of(events, e.Eliminated)
    return str(out.seat if out else view.levels.index(c.ELIMINATED))


def whole_tie_is_forgiven(_view: View, _events: Sequence[Event]) -> str:
    """Who pays in a tie of which one cannot: nobody."""
    return NOBODY


def redrown_follows_a_payment(view: View, _events: Sequence[Event]) -> str:
    """Who pays in a tie of which one cannot: the next highest tide card."""
    highest = max(view.levels)
    return seat_with_highest_tide(view, (seat for seat in survivors(view) if view.levels[seat] < highest))


def no_tide_means_no_bonus(view: View, _events: Sequence[Event]) -> str:
    """Who gets the bonus: the lowest tide card, of those who have one."""
    return lowest_tide_pays(view, ())


def most_preservers_get_bonus(view: View, _events: Sequence[Event]) -> str:
    """Who gets the bonus: the seat with most preservers."""
    return str(max(survivors(view), key=view.preservers.__getitem__))


def eliminated_get_bonus(view: View, _events: Sequence[Event]) -> str:
    """Who gets the bonus: an eliminated seat, whose tide cards are turned down."""
    return str(view.levels.index(c.ELIMINATED)) if c.ELIMINATED in view.levels else ""


def no_bonus_without_preservers(_view: View, events: Sequence[Event]) -> str:
    """How many points a survivor without preservers scores: none, whatever tide it shows."""
    return "0"


def no_preservers_means_eliminated(_view: View, _events: Sequence[Event]) -> str:
    """How many points a survivor without preservers scores: as many as an eliminated seat."""
    return str(c.ELIMINATED_POINTS)


def bonus_is_forgotten(view: View, events: Sequence[Event]) -> str:
    """How many points the survivor with the lowest tide scores: its preservers alone."""
    bonus = first_event_of(events, e.BonusScored)
    return str(view.preservers[bonus.seat] * c.PRESERVER_POINTS) if bonus else ""


def bonus_counts_alone(_view: View, _events: Sequence[Event]) -> str:
    """How many points the survivor with the lowest tide scores: the bonus alone."""
    return str(c.BONUS)


def lost_preservers_score_too(view: View, events: Sequence[Event]) -> str:
    """How many points the survivor with the lowest tide scores: as if it had lost no preserver."""
    bonus = first_event_of(events, e.BonusScored)
    return str(view.printed[bonus.seat] * c.PRESERVER_POINTS + c.BONUS) if bonus else ""


def earlier_stages_count_too(view: View, events: Sequence[Event]) -> str:
    """How many points the survivor with the lowest tide scores: all that it has in the game."""
    bonus = first_event_of(events, e.BonusScored)
    return str(view.scores[bonus.seat] + int(asked.points_with_bonus(view, events))) if bonus else ""


def loser_leads(_view: View, events: Sequence[Event]) -> str:
    """Who leads the next round, where cards are played open: whoever has just lost a preserver."""
    led = next((event for event in events if isinstance(event, (e.LeaderAfterLoss, e.LeaderAfterTwoLosses))), None)
    return str(led.loser) if led else ""


def sets_go_right(view: View, events: Sequence[Event]) -> str:
    """Who gets a set: the right neighbour."""
    passed = first_event_of(events, e.SetPassed)
    return str((passed.giver - 1) % view.players) if passed else ""


def sets_stay(_view: View, events: Sequence[Event]) -> str:
    """Who gets a set: whoever has just played it."""
    passed = first_event_of(events, e.SetPassed)
    return str(passed.giver) if passed else ""


def lost_preservers_stay_lost(view: View, events: Sequence[Event]) -> str:
    """With how many preservers a seat begins a stage: with those that are left of the set it is passed."""
    passed = first_event_of(events, e.SetPassed)
    return str(max(0, view.preservers[passed.giver])) if passed else ""


def preservers_stay_with_seat(view: View, events: Sequence[Event]) -> str:
    """With how many preservers a seat begins a stage: with those that it has left."""
    passed = first_event_of(events, e.SetPassed)
    return str(max(0, view.preservers[passed.receiver])) if passed else ""
