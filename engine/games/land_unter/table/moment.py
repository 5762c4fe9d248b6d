"""What no table of Land Unter can show: what `Game.begin` refuses, and what else no game comes to.

Each fault has a code, by which `locale` has its text; what only a link or a program can bring about is `impossible`.
The rules belong to the modules that name them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from engine.core.game import Seat
from engine.core.schema import Finding, entries_if_any_known, impossible, rewriting_fix, with_entry_changed
from engine.core.situations import Situation
from engine.core.table.supply import named_pieces
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import drowning, scoring, setup
from engine.games.land_unter.rules.open_play import CLOCKWISE_RULE
from engine.games.land_unter.rules.round import LAYING_RULE, OTHER_TIDE_RULE
from engine.games.land_unter.table.filling import preserver_cards_needed_by_sets
from engine.games.land_unter.table.given_position import GivenPosition, without_unfinished_hands
from engine.games.land_unter.table.pieces import TIDE_SUPPLY, WEATHER_SUPPLY

LOST: Final = "lost"
"""Before a seat ("lost.2"), among the moves: it has just lost a life preserver, or been eliminated."""
RICH: Final = 8
"""A hand hardly ever prints more preservers than this; measured, nine hands of ten print 3 to 6."""


def situation_findings(situation: Situation) -> Sequence[Finding]:
    """Return a finding for everything impossible or unusual in a situation."""
    if "deal" in situation.position:
        return [*deal_findings(situation.position)]
    situation = without_unfinished_hands(situation)
    given = GivenPosition(situation)
    refused = position_findings(given, sets_including_cards_to_play(given, situation))
    unreachable = [*unreachable_findings(given), *leader_findings(given, situation)]
    return [*refused, *unreachable, *move_findings(given, situation), *rare_findings(given)]


def position_findings(given: GivenPosition, sets: list[list[c.Card]]) -> Iterator[Finding]:
    """Yield everything that `Game.begin` refuses in a well-formed position, the plainest first.

    `sets`: the known cards of each set, with cards to be played; what a set too large holds counts as unknown.
    """
    yield from impossible_moment_findings(given)
    yield from card_findings(given)
    yield from tide_findings(given)
    yield from laid_card_findings(given)
    fitting = [next((each for each in two if len(each) <= c.HAND), []) for two in zip(sets, given.sets, strict=True)]
    if preserver_cards_needed_by_sets(fitting, given.least_preservers_by_set) is None:
        yield Finding("unprintable", "preservers", setup.COUNTING_RULE, fix=preserver_forgetting_fix(given))
    if given.options.get("play") == "open" and not given.over and given.alive > c.SURVIVORS:
        yield from turn_findings(given)


def preserver_forgetting_fix(given: GivenPosition) -> dict[str, Any]:
    """Return the fix that clears the preservers, and if seats are eliminated also all levels and these seats' hands."""
    if not given.out:
        return {"preservers": None}
    hands = entries_if_any_known(None if seat in given.out else hand for seat, hand in enumerate(given.hands))
    return {"preservers": None, "levels": None, "hands": hands}


def deal_findings(position: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield the faults of a position that gives the deal: other keys, and cards dealt twice."""
    yield from (impossible(key) for key in position if key != "deal")
    twice = WEATHER_SUPPLY.surplus(named_pieces(position, "deal"))
    yield from (impossible(found.places[-1], setup.DEALING_RULE) for found in twice)


def impossible_moment_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield reasons why this moment is impossible: a stage beyond the last, a game over too early, a stage over."""
    last, rounds_left = given.players - 1, given.round < c.ROUNDS
    if given.stage > last:
        params = {"stage": given.stage + 1, "players": given.players}
        yield Finding("no_such_stage", "stage", setup.STAGE_RULE, params, {"stage": None})
    fix = preserver_forgetting_fix(given)
    if not given.alive:
        yield Finding("nobody_left", "preservers", drowning.ELIMINATING_RULE, fix=fix)
    elif given.over and (given.stage < last or (given.alive > c.SURVIVORS and rounds_left)):
        yield Finding("not_over", "over", scoring.FULL_STAGE_RULE)
    elif not given.over and given.alive <= c.SURVIVORS and rounds_left:
        yield Finding("stage_over", "preservers", drowning.CUT_SHORT_RULE, {"count": given.alive}, fix)


def card_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield findings on cards named for more than one seat, on each seat's cards, and on sets with too many."""
    holders = [given.seat_holding_set(own) for own in given.seats]
    for found in WEATHER_SUPPLY.surplus((place, card) for named in given.named for card, place in named.items()):
        other, *_, seat = (holders[own] for own in given.seats if found.piece in given.named[own])
        place, params = found.places[-1], {"card": found.piece, "seat": seat, "other": other}
        yield Finding("card_twice", place, setup.DEALING_RULE, params, {place.partition(".")[0]: None})
    for seat in given.seats:
        yield from seat_card_findings(given, seat)
    for own, cards in enumerate(given.sets):
        if len(cards) > c.HAND:
            place = f"sets.{own}" if "sets" in given.position else f"hands.{holders[own]}"
            params = {"seat": holders[own], "count": len(cards)}
            yield Finding("set_size", place, setup.DEALING_RULE, params, {"sets": None, "shown": None})


def seat_card_findings(given: GivenPosition, seat: Seat) -> Iterator[Finding]:
    """Yield findings on cards of a seat in two places or from another set, and on too many or too few of them."""
    hand, laid, played = given.hands[seat] or [], given.chosen[seat], given.played[seat]
    for card in {*hand}.intersection(filter(None, given.chosen)):
        fix = rewriting_fix(given.position, {f"hands.{seat}": [each for each in hand if each != card]})
        yield Finding("card_laid", f"hands.{seat}", LAYING_RULE, {"card": card, "seat": seat}, fix)
    own = given.position.get("sets") and given.position["sets"][given.played_set_index_of_seat(seat)]
    if own and not {*given.known_cards(seat)} <= {*own}:
        yield impossible(f"hands.{seat}", setup.DEALING_RULE, {"sets": None})
    for card in {*hand, laid}.intersection(played):
        params = {"card": card, "seat": seat}
        yield Finding("played_and_kept", f"played.{seat}", LAYING_RULE, params, {"played": None})
    if len(played) > given.round:
        params = {"seat": seat, "count": len(played), "rounds": given.round}
        yield Finding("played_too_many", f"played.{seat}", LAYING_RULE, params, {"played": None})
    if given.hands[seat] is not None and not given.is_eliminated(seat) and len(hand) != given.hand_size(seat):
        params = {"seat": seat, "count": len(hand), "size": given.hand_size(seat), "round": given.round + 1}
        fix = {"hands": entries_if_any_known(with_entry_changed(given.hands, seat, None))}
        yield Finding("hand_size", f"hands.{seat}", LAYING_RULE, params, fix)


def tide_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield tide cards that do not exist, or that the seats cannot have taken."""
    turned, coming = given.turned, [*filter(None, given.coming)]
    if turned and len(turned) > given.taken:
        params = {"count": len(turned), "taken": given.taken, "rounds": given.taken // c.TURNED}
        yield Finding("turned_too_many", "turned", OTHER_TIDE_RULE, params, {"turned": None})
        turned = []
    if len(given.coming) > len(c.TIDE_CARDS) - given.taken:
        yield Finding("coming_too_many", "tides", setup.SHUFFLING_RULE, fix={"tides": None})
        coming = []
    if len(given.out) > given.taken:
        fix = preserver_forgetting_fix(given)
        yield Finding("too_many_out", "preservers", drowning.ELIMINATING_RULE, fix=fix)
    yield from shown_tide_findings(given, Counter(turned), Counter(coming))


def shown_tide_findings(given: GivenPosition, turned: Counter[c.Tide], coming: Counter[c.Tide]) -> Iterator[Finding]:
    """Yield reasons why the seats cannot show these tide cards; `turned`, `coming`: the cards taken and to come."""
    shown, missing = given.shown, given.taken - turned.total()
    unnamed = shown - turned
    thirds = third_equal_tide_findings({"turned": turned, "tides": coming, "levels": unnamed})
    yield from (found for place, found in thirds.items() if place != "levels")
    if shown.total() > given.taken or unnamed.total() > missing:
        params = {"count": shown.total(), "taken": given.taken, "rounds": given.taken // c.TURNED}
        yield Finding("too_many_shown", "levels", OTHER_TIDE_RULE, params, {"levels": None})
    elif "levels" in thirds:
        yield thirds["levels"]
    elif shown and len(given.out) <= given.taken < len(given.out) + shown.total():
        fix = preserver_forgetting_fix(given)
        yield Finding("too_many_out", "preservers", drowning.ELIMINATING_RULE, fix=fix)
    elif lacking := tide_count_left_of_last_pair(given, missing):
        yield Finding("pair_gone", "levels", OTHER_TIDE_RULE, {"count": lacking}, {"levels": None})


def third_equal_tide_findings(named: Mapping[str, Counter[c.Tide]]) -> dict[str, Finding]:
    """Return a finding for each place that names a tide card more often than there are: its place is the last one."""
    found = {}
    for each in TIDE_SUPPLY.surplus((place, tide) for place, tides in named.items() for tide in tides.elements()):
        place, params = each.places[-1], {"level": each.piece, "count": len(each.places)}
        found[place] = Finding("three_tides", place, setup.SHUFFLING_RULE, params, {place: None})
    return found


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
            yield Finding("out_laid", f"chosen.{seat}", drowning.ELIMINATING_RULE, {"seat": seat}, {"chosen": None})
        if given.levels[seat] == c.ELIMINATED and not given.is_eliminated(seat):
            yield impossible(f"levels.{seat}", drowning.ELIMINATING_RULE)
    ended = given.over or given.round == c.ROUNDS
    if ended and any(given.chosen) and not (given.over and given.alive <= c.SURVIVORS):
        yield Finding("laid_late", "chosen", scoring.FULL_STAGE_RULE, fix={"chosen": None})
    if not ended and given.have_all_laid_cards:
        yield Finding("all_laid", "chosen", LAYING_RULE, fix={"chosen": None})


def turn_findings(given: GivenPosition) -> Iterator[Finding]:
    """Yield the reason why the cards were not laid clockwise from the leader, or it is not this seat's turn."""
    leader, back = given.leader, {"chosen": None, "turn": None}
    order = given.seats_clockwise(leader)
    if given.round == c.ROUNDS or given.have_all_laid_cards:
        return
    if not given.are_cards_laid_clockwise(leader):
        yield Finding("not_clockwise", "leader", CLOCKWISE_RULE, {"seat": leader}, back)
    elif given.position.get("turn", turn := order[sum(bool(given.chosen[seat]) for seat in order)]) != turn:
        yield impossible("turn", CLOCKWISE_RULE)


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
    # The last round may still have to be paid for, where the next one is not told of.
    unpaid = not {"round", "tides"} & given.position.keys()
    lost = given.round - len(given.out) - unpaid
    left = [count for count in given.preservers if count not in (None, c.ELIMINATED)]
    if sum(left) + max(0, lost) > c.PRESERVER_CARDS:
        most = c.PRESERVER_CARDS - lost
        params = {"all": c.PRESERVER_CARDS, "count": sum(left), "most": most, "rounds": given.round}
        fix = preserver_forgetting_fix(given)
        yield Finding("too_many_preservers", "preservers", drowning.PAYING_RULE, params, fix)
    if given.round and None not in given.levels and not given.shown and not given.out:
        yield Finding("all_dry", "levels", OTHER_TIDE_RULE, {"rounds": given.round}, {"levels": None})
    for seat, level in enumerate(given.position.get("levels", ())):
        if given.is_eliminated(seat) and level not in (None, c.ELIMINATED):
            fix = {"levels": [*given.levels]}
            yield Finding("out_with_level", f"levels.{seat}", drowning.ELIMINATING_RULE, {"seat": seat}, fix)
    if not given.stage and not given.over and any(given.position.get("scores", ())):
        yield impossible("scores", scoring.FULL_STAGE_RULE)


def leader_findings(given: GivenPosition, situation: Situation) -> Iterator[Finding]:
    """Yield the reason why this seat cannot lead: it is eliminated, and not in the very round that it led."""
    leader = situation.position.get("leader")
    if situation.options.get("play") != "open" or leader not in given.out or f"{LOST}.{leader}" in situation.moves:
        return
    if given.alive > c.SURVIVORS and not given.over:
        fix = {"leader": given.seats_clockwise(leader)[0], "chosen": None, "turn": None}
        yield Finding("leader_out", "leader", CLOCKWISE_RULE, {"seat": leader}, fix)


def move_findings(given: GivenPosition, situation: Situation) -> Iterator[Finding]:
    """Yield a finding for each card to play that does not exist or that its player cannot have."""
    cards = {seat: given_card_to_play(situation, seat) for seat in given.seats}
    for seat, card in cards.items():
        name = f"card.{seat}"
        if card is None:
            continue
        if card not in c.WEATHER_CARDS:
            yield impossible(name, setup.DEALING_RULE, fix={name: None})
        elif given.is_eliminated(seat):
            yield Finding("out_plays", name, drowning.ELIMINATING_RULE, {"seat": seat}, {name: None})
        elif other := next((each for each in range(seat) if cards[each] == card), -1) + 1:
            params = {"card": card, "seat": seat, "other": other - 1}
            yield Finding("same_card", name, setup.DEALING_RULE, params, {name: None})
        elif card not in (given.hands[seat] or [card]):
            yield Finding("not_held", name, LAYING_RULE, {"card": card, "seat": seat}, {name: None})
        elif other := next((each for each in given.seats if each != seat and card in given.known_cards(each)), -1) + 1:
            params = {"card": card, "seat": seat, "other": other - 1}
            yield Finding("held_by", name, setup.DEALING_RULE, params, {name: None})


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
            yield Finding("rich", f"preservers.{seat}", setup.COUNTING_RULE, params, impossible=False)
