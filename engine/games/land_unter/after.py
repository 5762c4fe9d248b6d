"""What is certain of a card before the others show theirs, by what all may still hold: the tide it takes, who pays."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from typing import Any, Final, TypeAlias

from engine.core.describe import Describer
from engine.core.game import Event, EventLog, Seat
from engine.core.html import join_html
from engine.core.telling import Note
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import ELIMINATED, WEATHER_CARDS, Card
from engine.games.land_unter.rules.drowning import lose_preservers_to_highest_tide
from engine.games.land_unter.rules.events import HIDDEN
from engine.games.land_unter.rules.round import take_tides
from engine.games.land_unter.rules.sampler import state_known_from_view
from engine.games.land_unter.rules.view import View

FEW: Final = 5
"""So many higher cards at most are named: of more it is told that all are gone."""

Losses: TypeAlias = Sequence[Event]
"""Who pays at the end of a round, and who is out, in order."""


def after_move(view: View, move: str, describer: Describer) -> str:
    """Return what a card of the viewer takes for certain, and who then pays for certain; "" where both are open."""
    card = Card(int(move))
    ends = list(possible_losses(view, card))
    certain = [each for each in ends[0] if all(each in other for other in ends)]
    taken, own = (
        [describer.filled_html(note[0], **note[1])] if note else []
        for note in (note_after_card(view, card), note_of_own_loss(view, ends, certain))
    )
    return join_html(" ", (*taken, *(line.html for line in describer.describe_events(certain)), *own))


def note_after_card(view: View, card: Card) -> Note:
    """Return a note on the tide card that a card takes, or that it takes none, and why; None where that is open."""
    held = cards_possibly_held_by_others(view)
    higher = tuple(seat for seat, cards in held.items() if min(cards) > card)
    lower = sum(max(cards) < card for cards in held.values())
    if len(higher) > 1:
        return "note.after.nothing", {"over": higher}
    if len(higher) + lower < len(held):
        return None
    taken = {"tide": view.tides[len(higher)], "apart": len({*view.tides}) > 1}
    if higher:
        return "note.after.second", {**taken, "over": higher}
    return "note.after.first", {**taken, **why(view, card)}


def why(view: View, card: Card) -> Mapping[str, Any]:
    """Return why no other card can beat one: where the higher ones are, or that what the others hold is known."""
    higher = range(card + 1, len(WEATHER_CARDS) + 1)
    gone = tuple(each for each in higher if any(each in cards for cards in view.played))
    own = tuple(each for each in view.hands[view.seat or 0] or () if each > card)
    if len(gone) + len(own) < len(higher):
        key = "known"
    elif len(higher) > FEW:
        key = "all"
    else:
        key = "_".join(name for name, cards in (("gone", gone), ("own", own)) if cards) or "highest"
    return {"why": f"note.why.{key}", "gone": gone, "own": own, "gone_count": len(gone), "own_count": len(own)}


def note_of_own_loss(view: View, ends: Sequence[Losses], certain: Losses) -> Note:
    """Return a note on the viewer's own preserver, if it is certain whether one is lost, and not told already."""
    lost = {any(is_of_seat(event, view.seat) for event in end) for end in ends}
    if len(lost) > 1 or any(is_of_seat(event, view.seat) for event in certain):
        return None
    pays = "pays" if view.preservers[view.seat or 0] else "out"
    return f"note.after.{pays if lost == {True} else 'safe'}", {}


def is_of_seat(event: Event, seat: Seat | None) -> bool:
    """Return whether an event is about a seat."""
    return getattr(event, "seat", None) == seat


def possible_losses(view: View, card: Card) -> Iterator[Losses]:
    """Yield what may come at the end of the round after a card of the viewer, whoever lays the two highest ones."""
    assert view.seat is not None, "a card is laid by a seat"
    held = {**cards_possibly_held_by_others(view), view.seat: frozenset({card})}
    for highest, second in permutations(held, 2):
        if may_lay_two_highest(held, highest, second):
            yield losses_at_end_of_round(view, highest, second)


def may_lay_two_highest(held: Mapping[Seat, frozenset[Card]], highest: Seat, second: Seat) -> bool:
    """Return whether one seat may lay the highest card and another the second highest."""
    below = [card for card in held[second] if card < max(held[highest])]
    others = [cards for seat, cards in held.items() if seat not in (highest, second)]
    return bool(below) and all(min(cards) < max(below) for cards in others)


def losses_at_end_of_round(view: View, highest: Seat, second: Seat) -> Losses:
    """Return who pays and who is out once these two have taken the tide cards."""
    state, log = state_known_from_view(view), EventLog()
    state.tides, state.hands = view.turned, [[] for _ in view.levels]
    take_tides(state, highest, second, None)
    lose_preservers_to_highest_tide(state, log)
    paid = [each for each in log if isinstance(each, (*e.PRESERVER_LOSSES, e.Eliminated))]
    return [replace(each, cards_left=HIDDEN) if isinstance(each, e.Eliminated) else each for each in paid]


def cards_possibly_held_by_others(view: View) -> Mapping[Seat, frozenset[Card]]:
    """Return the cards that each other seat that is still in may hold."""
    others = [seat for seat in range(view.players) if seat != view.seat and view.levels[seat] != ELIMINATED]
    return {seat: cards_possibly_held(view, seat) for seat in others}


def cards_possibly_held(view: View, seat: Seat) -> frozenset[Card]:
    """Return the cards that another seat may hold, by what the viewer knows: its own, and those that all have seen."""
    known = view.known[view.played_set_index_of_seat(seat)].difference(view.played[seat])
    if len(known) == view.hand_sizes[seat]:
        return known
    return known | frozenset(WEATHER_CARDS).difference(*view.known)
