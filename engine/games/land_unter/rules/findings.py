"""Findings on a table of Land Unter that a reader lays out: everything impossible or unusual."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.game import Seat
from engine.core.schema import Finding
from engine.core.situations import Situation
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.drowning import ELIMINATING_RULE, PAYING_RULE
from engine.games.land_unter.rules.given_position import GivenPosition
from engine.games.land_unter.rules.options import PLAY, Play
from engine.games.land_unter.rules.position_checks import (
    deal_findings,
    position_findings,
    preserver_forgetting_fix,
    printed_preserver_findings,
)
from engine.games.land_unter.rules.round import LAYING_RULE, OTHER_TIDE_RULE
from engine.games.land_unter.rules.scoring import FULL_STAGE_RULE
from engine.games.land_unter.rules.setup import COUNTING_RULE, DEALING_RULE

RICH: Final = 8
"""A hand hardly ever prints more preservers than this; measured, nine hands of ten print 3 to 6."""


def situation_findings(situation: Situation) -> Sequence[Finding]:
    """Return a finding for everything impossible or unusual in a situation."""
    if "deal" in situation.position:
        return [*deal_findings(situation.position)]
    given = GivenPosition(situation.position, situation.players)
    refused = [*position_findings(given, open_play=situation.options.get(PLAY) == Play.OPEN)]
    printed = [*printed_preserver_findings(given, sets_including_cards_to_play(given, situation))]
    found = [*refused, *unreachable_findings(given), *move_findings(given, situation), *rare_findings(given)]
    return found if any(finding in found for finding in printed) else [*printed, *found]


def sets_including_cards_to_play(given: GivenPosition, situation: Situation) -> list[list[c.Card]]:
    """Return the known cards of each set, those about to be played included."""
    sets = [[*cards] for cards in given.sets]
    for seat in given.seats:
        card, own = given_card_to_play(situation, seat), sets[given.played_set_index_of_seat(seat)]
        plays = card in c.WEATHER_CARDS and not given.chosen[seat] and not given.is_eliminated(seat)
        if card and plays and given.hands[seat] is None and not any(card in cards for cards in sets):
            own.append(card)
    return sets


def unreachable_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield reasons why no game can reach this position, although it could go on from there."""
    lost = given.round - len(given.out)
    left = [count for count in given.preservers if count not in (None, c.ELIMINATED)]
    if sum(left) + max(0, lost) > c.PRESERVER_CARDS:
        most = c.PRESERVER_CARDS - lost
        params = {"all": c.PRESERVER_CARDS, "count": sum(left), "most": most, "rounds": given.round}
        yield Finding("too_many_preservers", "preservers", PAYING_RULE, params, preserver_forgetting_fix(given))
    if given.round and None not in given.levels and not given.shown and not given.out:
        yield Finding("all_dry", "levels", OTHER_TIDE_RULE, {"rounds": given.round}, {"levels": None})
    for seat, level in enumerate(given.position.get("levels", ())):
        if given.is_eliminated(seat) and level not in (None, c.ELIMINATED):
            fix = {"levels": [*given.levels]}
            yield Finding("out_with_level", f"levels.{seat}", ELIMINATING_RULE, {"seat": seat}, fix)
    if not given.stage and not given.over and any(given.position.get("scores", ())):
        yield Finding("early_points", "scores", FULL_STAGE_RULE, fix={"scores": None})


def move_findings(given: GivenPosition, situation: Situation) -> Iterator[Finding]:
    """Yield a finding for each card to play that does not exist or that its player cannot have."""
    cards = {seat: given_card_to_play(situation, seat) for seat in given.seats}
    for seat, card in cards.items():
        name = f"card.{seat}"
        if card is None:
            continue
        if card not in c.WEATHER_CARDS:
            limits = {"first": c.WEATHER_CARDS[0], "last": c.WEATHER_CARDS[-1]}
            yield Finding("no_such_card", name, DEALING_RULE, limits, {name: None})
        elif given.is_eliminated(seat):
            yield Finding("out_plays", name, ELIMINATING_RULE, {"seat": seat}, {name: None})
        elif other := next((each for each in range(seat) if cards[each] == card), -1) + 1:
            params = {"card": card, "seat": seat, "other": other - 1}
            yield Finding("same_card", name, DEALING_RULE, params, {name: None})
        elif card not in (given.hands[seat] or [card]):
            yield Finding("not_held", name, LAYING_RULE, {"card": card, "seat": seat}, {name: None})
        elif other := next((each for each in given.seats if each != seat and card in given.known_cards(each)), -1) + 1:
            yield Finding("held_by", name, DEALING_RULE, {"card": card, "seat": seat, "other": other - 1}, {name: None})


def given_card_to_play(situation: Situation, seat: Seat) -> c.Card | None:
    """Return the card that a seat is about to play; None if it is not given, NO_CARD if no card has that number."""
    text = situation.moves.get(f"card.{seat}")
    if text is None:
        return None
    most_digits = len(str(c.WEATHER_CARDS[-1]))
    return c.Card(int(text)) if text.isascii() and text.isdecimal() and len(text) <= most_digits else c.NO_CARD


def rare_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield a finding for everything that is possible but very rare."""
    for seat, count in enumerate(given.preservers):
        if count is not None and count > RICH:
            params = {"seat": seat, "count": count, "most": RICH}
            yield Finding("rich", f"preservers.{seat}", COUNTING_RULE, params, impossible=False)
