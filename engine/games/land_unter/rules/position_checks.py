"""Findings on impossible positions of Land Unter, which `Game.begin` refuses.

Each fault has a code of its own, by which `locale` has its text. The rules belong to the modules that name them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.core.game import Seat
from engine.core.schema import Finding, entries_if_any_known, rewriting_fix, with_entry_changed
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules.drowning import CUT_SHORT_RULE, ELIMINATING_RULE
from engine.games.land_unter.rules.given_position import GivenPosition
from engine.games.land_unter.rules.open_play import CLOCKWISE_RULE
from engine.games.land_unter.rules.position_filling import preserver_cards_needed_by_sets
from engine.games.land_unter.rules.round import LAYING_RULE, OTHER_TIDE_RULE
from engine.games.land_unter.rules.scoring import FULL_STAGE_RULE
from engine.games.land_unter.rules.setup import COUNTING_RULE, DEALING_RULE, SHUFFLING_RULE, STAGE_RULE

DECK: Final = Counter(c.TIDE_CARDS)


def position_findings(given: GivenPosition, *, open_play: bool) -> Iterator[Finding]:
    """Yield everything impossible in a well-formed position, the plainest first."""
    yield from impossible_moment_findings(given)
    yield from card_findings(given)
    yield from tide_findings(given)
    yield from laid_card_findings(given)
    yield from printed_preserver_findings(given, given.sets)
    if open_play and not given.over and given.alive > c.SURVIVORS:
        yield from turn_findings(given)


def printed_preserver_findings(given: GivenPosition, sets: list[list[c.Card]]) -> Iterator[Finding]:
    """Yield a finding if no sets with these cards can print the preservers given; a set too large counts as unknown."""
    if (
        preserver_cards_needed_by_sets(
            [cards if len(cards) <= c.HAND else [] for cards in sets], given.least_preservers_by_set
        )
        is None
    ):
        yield Finding("unprintable", "preservers", COUNTING_RULE, fix=preserver_forgetting_fix(given))


def preserver_forgetting_fix(given: GivenPosition) -> dict[str, Any]:
    """Return the fix that clears the preservers, and if seats are eliminated also all levels and these seats' hands."""
    again = {
        "levels": None,
        "hands": entries_if_any_known(None if own in given.out else hand for own, hand in enumerate(given.hands)),
    }
    return {"preservers": None, **(again if given.out else {})}


def deal_findings(position: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield the faults of a position that gives the deal: other keys, and cards dealt twice."""
    for key in position:
        if key != "deal":
            yield Finding("deal_alone", key, fix={key: None})
    yield from named_twice_findings("deal", position["deal"], range(len(position["deal"])), {"deal": None})


def impossible_moment_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield reasons why this moment is impossible: a stage beyond the last, a game over too early, a stage over."""
    last = given.players - 1
    if given.stage > last:
        params = {"stage": given.stage + 1, "players": given.players}
        yield Finding("no_such_stage", "stage", STAGE_RULE, params, {"stage": None})
    if not given.alive:
        yield Finding("nobody_left", "preservers", ELIMINATING_RULE, fix=preserver_forgetting_fix(given))
    elif given.over:
        if given.stage < last or (given.alive > c.SURVIVORS and given.round < c.ROUNDS):
            yield Finding("not_over", "over", FULL_STAGE_RULE)
    elif given.alive <= c.SURVIVORS and given.round < c.ROUNDS:
        yield Finding(
            "stage_over", "preservers", CUT_SHORT_RULE, {"count": given.alive}, preserver_forgetting_fix(given)
        )


def card_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield findings on cards in two places, hands of the wrong size, and cards from another set."""
    key = "sets" if "sets" in given.position else "hands"
    yield from named_twice_findings(
        key, given.sets, [given.seat_holding_set(own) for own in given.seats], {key: None, "shown": None}
    )
    yield from laid_twice_findings(given)
    yield from cards_not_in_set_findings(given)
    yield from played_card_findings(given)
    for seat, hand in enumerate(given.hands):
        if hand is not None and not given.is_eliminated(seat) and len(hand) != given.hand_size(seat):
            params = {"seat": seat, "count": len(hand), "size": given.hand_size(seat), "round": given.round + 1}
            fix = {"hands": entries_if_any_known(with_entry_changed(given.hands, seat, None))}
            yield Finding("hand_size", f"hands.{seat}", LAYING_RULE, params, fix)
    for own, cards in enumerate(given.sets):
        if len(cards) > c.HAND:
            params = {"seat": given.seat_holding_set(own), "count": len(cards)}
            yield Finding("set_size", f"{key}.{own}", DEALING_RULE, params, {"sets": None, "shown": None})


def named_twice_findings(key: str, lists: list[list[c.Card]], seats: Any, fix: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield a finding for each card that is in two of the lists; `seats`: the owners of the lists."""
    found: dict[c.Card, Seat] = {}
    for at, cards in enumerate(lists):
        for index, card in enumerate(cards):
            if found.setdefault(card, seats[at]) != seats[at]:
                params = {"card": card, "seat": seats[at], "other": found[card]}
                yield Finding("card_twice", f"{key}.{at}.{index}", DEALING_RULE, params, fix)


def cards_not_in_set_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield a finding for each card in hand or laid that is not in the seat's set, if the sets are given."""
    sets = given.position.get("sets", ())
    for seat in given.seats if sets else ():
        for card in given.known_cards(seat):
            if card not in sets[given.played_set_index_of_seat(seat)]:
                yield Finding("not_in_set", f"hands.{seat}", DEALING_RULE, {"card": card, "seat": seat}, {"sets": None})


def laid_twice_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield a finding for each laid card that another seat has laid, too, or that is in a hand."""
    for seat, card in enumerate(given.chosen):
        for other, hand in enumerate(given.hands):
            if card and card in (hand or ()):
                place, params = f"hands.{other}", {"card": card, "seat": other, "other": seat}
                fix = rewriting_fix(given.position, {place: [each for each in hand or () if each != card]})
                yield Finding("card_laid", place, LAYING_RULE, params, fix)
        if card and card in given.chosen[:seat]:
            params = {"card": card, "seat": seat, "other": given.chosen.index(card)}
            yield Finding("card_twice", f"chosen.{seat}", DEALING_RULE, params, {"chosen": None})


def played_card_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield findings on played cards that are still in hand or laid, and on seats with more of them than rounds."""
    for seat, played in enumerate(given.played):
        kept = {*(given.hands[seat] or ()), given.chosen[seat]}
        for card in kept.intersection(played):
            params = {"card": card, "seat": seat}
            yield Finding("played_and_kept", f"played.{seat}", LAYING_RULE, params, {"played": None})
        if len(played) > given.round:
            params = {"seat": seat, "count": len(played), "rounds": given.round}
            yield Finding("played_too_many", f"played.{seat}", LAYING_RULE, params, {"played": None})


def tide_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield tide cards that do not exist, or that the seats cannot have taken."""
    turned, coming = Counter(given.turned), Counter(filter(None, given.coming))
    if given.turned and len(given.turned) > given.taken:
        params = {"count": len(given.turned), "taken": given.taken, "rounds": given.taken // c.TURNED}
        yield Finding("turned_too_many", "turned", OTHER_TIDE_RULE, params, {"turned": None})
        turned.clear()
    elif turned - DECK:
        yield third_equal_tide_finding(turned, "turned")
        turned.clear()
    if len(given.coming) > len(c.TIDE_CARDS) - given.taken:
        yield Finding("coming_too_many", "tides", SHUFFLING_RULE, fix={"tides": None})
        coming.clear()
    elif turned + coming - DECK:
        yield third_equal_tide_finding(turned + coming, "tides")
        coming.clear()
    if len(given.out) > given.taken:
        yield Finding("too_many_out", "preservers", ELIMINATING_RULE, fix=preserver_forgetting_fix(given))
    yield from shown_tide_findings(given, turned, coming)


def shown_tide_findings(given: GivenPosition, turned: Counter[c.Tide], coming: Counter[c.Tide]) -> Iterator[Finding]:
    """Yield reasons why the seats cannot show these tide cards; `turned`, `coming`: the cards taken and to come."""
    shown, missing = given.shown, given.taken - turned.total()
    unnamed = shown - turned
    if shown.total() > given.taken or unnamed.total() > missing:
        params = {"count": shown.total(), "taken": given.taken, "rounds": given.taken // c.TURNED}
        yield Finding("too_many_shown", "levels", OTHER_TIDE_RULE, params, {"levels": None})
    elif turned + coming + unnamed - DECK:
        yield third_equal_tide_finding(turned + coming + unnamed, "levels")
    elif shown and len(given.out) <= given.taken < len(given.out) + shown.total():
        yield Finding("too_many_out", "preservers", ELIMINATING_RULE, fix=preserver_forgetting_fix(given))
    elif lacking := tide_count_left_of_last_pair(given, missing):
        yield Finding("pair_gone", "levels", OTHER_TIDE_RULE, {"count": lacking}, {"levels": None})


def third_equal_tide_finding(named: Counter[c.Tide], place: str) -> Finding:
    """Return the finding on the tide card that is named most often, more than TIDE_COPIES times."""
    level = max(named, key=lambda each: named[each])
    return Finding("three_tides", place, SHUFFLING_RULE, {"level": level, "count": named[level]}, {place: None})


def tide_count_left_of_last_pair(given: GivenPosition, missing: int) -> int:
    """Return how many tide cards of the last pair no seat can have on top.

    Two seats took one each, and still show it unless they are eliminated; a level not given may be either of them. The
    result is 0 if nobody shows a tide card, since saved games may begin at such a table.
    """
    if not given.shown:
        return 0
    free = len(given.out) + given.levels.count(None)
    if missing:
        return max(0, c.TURNED - given.shown.total() - free)
    return max(0, (Counter(given.turned[-c.TURNED :]) - given.shown).total() - free)


def laid_card_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield findings on cards laid by eliminated seats, too late or by everybody, and on other eliminated levels."""
    for seat in given.seats:
        # A stage that ended early keeps the cards of its last round, those of eliminated seats included.
        if given.is_eliminated(seat) and given.chosen[seat] and not given.over:
            yield Finding("out_laid", f"chosen.{seat}", ELIMINATING_RULE, {"seat": seat}, {"chosen": None})
        if given.levels[seat] == c.ELIMINATED and not given.is_eliminated(seat):
            yield Finding("turned_down", f"levels.{seat}", ELIMINATING_RULE, {"seat": seat}, {"levels": None})
    ended = given.over or given.round == c.ROUNDS
    if ended and any(given.chosen) and not (given.over and given.alive <= c.SURVIVORS):
        yield Finding("laid_late", "chosen", FULL_STAGE_RULE, fix={"chosen": None})
    if not ended and given.have_all_laid_cards:
        yield Finding("all_laid", "chosen", LAYING_RULE, fix={"chosen": None})


def turn_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield the reason why the cards were not laid clockwise from the leader, or it is not this seat's turn."""
    leader = given.leader
    order = given.seats_clockwise(leader)
    if given.round == c.ROUNDS or given.have_all_laid_cards:
        return
    back = {"chosen": None, "turn": None}
    if order[0] != leader:
        yield Finding("leader_out", "leader", CLOCKWISE_RULE, {"seat": leader}, {"leader": order[0], **back})
    elif not given.are_cards_laid_clockwise(leader):
        yield Finding("not_clockwise", "leader", CLOCKWISE_RULE, {"seat": leader}, back)
    elif given.position.get("turn", turn := order[sum(bool(given.chosen[seat]) for seat in order)]) != turn:
        yield Finding("not_their_turn", "turn", CLOCKWISE_RULE, {"seat": turn}, {"turn": None})
