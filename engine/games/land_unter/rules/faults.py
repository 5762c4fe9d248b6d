"""What a position of Land Unter cannot be: what `Game.begin` refuses.

Each fault has a code of its own, whose text tells it. Their rules are named by the modules that hold them.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final

from engine.core.game import Seat
from engine.core.schema import Finding
from engine.games.land_unter.rules import cards as c
from engine.games.land_unter.rules.drowning import CUT_SHORT, ELIMINATING
from engine.games.land_unter.rules.filling import needed_cards
from engine.games.land_unter.rules.open_play import CLOCKWISE
from engine.games.land_unter.rules.round import LAYING, TAKING
from engine.games.land_unter.rules.scoring import FULL_STAGE
from engine.games.land_unter.rules.setup import COUNTING, DEALING, SHUFFLING, STAGES
from engine.games.land_unter.rules.told import Told

DECK: Final = Counter(c.TIDE_CARDS)


def faults(told: Told, *, open_play: bool) -> Iterator[Finding]:
    """Yield all that cannot be, the plainest first; the form of the position is right."""
    yield from moment_faults(told)
    yield from card_faults(told)
    yield from tide_faults(told)
    yield from laid_faults(told)
    yield from print_faults(told, told.sets)
    if open_play and not told.over and told.alive > c.SURVIVORS:
        yield from turn_faults(told)


def print_faults(told: Told, sets: list[list[int]]) -> Iterator[Finding]:
    """Yield that no sets with these cards print so many preservers; of those too large, it is not asked."""
    if needed_cards([cards if len(cards) <= c.HAND else [] for cards in sets], told.least) is None:
        yield Finding("unprintable", "preservers", COUNTING, fix=all_in(told))


def all_in(told: Told) -> dict[str, Any]:
    """Return the fix that forgets preservers and water; and the hands of the eliminated, which would be in again."""
    hands = [None if told.is_out(seat) else hand for seat, hand in enumerate(told.hands)]
    kept = hands if any(hand is not None for hand in hands) else None
    return {"preservers": None, "levels": None, "hands": kept} if told.out else {"preservers": None}


def deal_faults(data: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield what is wrong with a position that names the deal."""
    for key in data:
        if key != "deal":
            yield Finding("deal_alone", key, fix={key: None})
    yield from twice("deal", data["deal"], range(len(data["deal"])), {"deal": None})


def moment_faults(told: Told) -> Iterator[Finding]:
    """Yield why the game cannot be at this moment: beyond its stages, over too early, a stage that is over."""
    last = told.players - 1
    if told.stage > last:
        params = {"stage": told.stage + 1, "players": told.players}
        yield Finding("no_such_stage", "stage", STAGES, params, {"stage": None})
    if not told.alive:
        yield Finding("nobody_left", "preservers", ELIMINATING, fix=all_in(told))
    elif told.over:
        if told.stage < last or (told.alive > c.SURVIVORS and told.round < c.ROUNDS):
            yield Finding("not_over", "over", FULL_STAGE)
    elif told.alive <= c.SURVIVORS and told.round < c.ROUNDS:
        yield Finding("stage_over", "preservers", CUT_SHORT, {"count": told.alive}, all_in(told))


def card_faults(told: Told) -> Iterator[Finding]:
    """Yield cards that are in two places, hands of the wrong size, and cards that are not of their set."""
    key = "sets" if "sets" in told.data else "hands"
    yield from twice(key, told.sets, [told.holder(own) for own in told.seats], {key: None, "shown": None})
    yield from laid_twice(told)
    yield from strangers(told)
    yield from played_faults(told)
    for seat, hand in enumerate(told.hands):
        if hand is not None and not told.is_out(seat) and len(hand) != told.hand_size(seat):
            params = {"seat": seat, "count": len(hand), "size": told.hand_size(seat), "round": told.round + 1}
            yield Finding("hand_size", f"hands.{seat}", LAYING, params, without_hand(told, seat))
    for own, cards in enumerate(told.sets):
        if len(cards) > c.HAND:
            params = {"seat": told.holder(own), "count": len(cards)}
            yield Finding("set_size", f"{key}.{own}", DEALING, params, {"sets": None, "shown": None})


def twice(key: str, lists: list[list[int]], seats: Any, fix: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield each card that two of the lists name; `seats`: whose they are."""
    found: dict[int, Seat] = {}
    for at, cards in enumerate(lists):
        for index, card in enumerate(cards):
            if found.setdefault(card, seats[at]) != seats[at]:
                params = {"card": card, "seat": seats[at], "other": found[card]}
                yield Finding("card_twice", f"{key}.{at}.{index}", DEALING, params, fix)


def strangers(told: Told) -> Iterator[Finding]:
    """Yield cards in hand or laid that the seat's set lacks, where the sets are named."""
    sets = told.data.get("sets", ())
    for seat in told.seats if sets else ():
        for card in told.held(seat):
            if card not in sets[told.set_of(seat)]:
                yield Finding("not_in_set", f"hands.{seat}", DEALING, {"card": card, "seat": seat}, {"sets": None})


def laid_twice(told: Told) -> Iterator[Finding]:
    """Yield cards laid that another seat has laid too, or that are in a hand."""
    for seat, card in enumerate(told.chosen):
        for other, hand in enumerate(told.hands):
            if card and card in (hand or ()):
                params = {"card": card, "seat": other, "other": seat}
                rest = [each for each in hand or () if each != card]
                fix = {"hands": [*told.hands[:other], rest, *told.hands[other + 1 :]]}
                yield Finding("card_laid", f"hands.{other}", LAYING, params, fix)
        if card and card in told.chosen[:seat]:
            params = {"card": card, "seat": seat, "other": told.chosen.index(card)}
            yield Finding("card_twice", f"chosen.{seat}", DEALING, params, {"chosen": None})


def played_faults(told: Told) -> Iterator[Finding]:
    """Yield cards that have been played and are still in hand or laid, and more cards than rounds."""
    for seat, played in enumerate(told.played):
        kept = {*(told.hands[seat] or ()), told.chosen[seat]}
        for card in kept.intersection(played):
            yield Finding("played_and_kept", f"played.{seat}", LAYING, {"card": card, "seat": seat}, {"played": None})
        if len(played) > told.round:
            params = {"seat": seat, "count": len(played), "rounds": told.round}
            yield Finding("played_too_many", f"played.{seat}", LAYING, params, {"played": None})


def without_hand(told: Told, seat: Seat) -> dict[str, Any]:
    """Return the fix that forgets a hand."""
    hands = [*told.hands[:seat], None, *told.hands[seat + 1 :]]
    return {"hands": hands if any(hand is not None for hand in hands) else None}


def tide_faults(told: Told) -> Iterator[Finding]:
    """Yield tide cards that there are not, or that the seats cannot have come by."""
    turned, coming = Counter(told.turned), Counter(filter(None, told.coming))
    if told.turned and len(told.turned) > told.taken:
        params = {"count": len(told.turned), "taken": told.taken, "rounds": told.taken // c.TURNED}
        yield Finding("turned_too_many", "turned", TAKING, params, {"turned": None})
        turned.clear()
    elif turned - DECK:
        yield three_alike(turned, "turned")
        turned.clear()
    if len(told.coming) > len(c.TIDE_CARDS) - told.taken:
        yield Finding("coming_too_many", "tides", SHUFFLING, fix={"tides": None})
        coming.clear()
    elif turned + coming - DECK:
        yield three_alike(turned + coming, "tides")
        coming.clear()
    if len(told.out) > told.taken:
        yield Finding("too_many_out", "preservers", ELIMINATING, fix=all_in(told))
    yield from shown_faults(told, turned, coming)


def shown_faults(told: Told, turned: Counter[int], coming: Counter[int]) -> Iterator[Finding]:
    """Yield why the seats cannot show these tide cards, by those that were taken and those to come."""
    shown, missing = told.shown, told.taken - turned.total()
    unnamed = shown - turned
    if shown.total() > told.taken or unnamed.total() > missing:
        params = {"count": shown.total(), "taken": told.taken, "rounds": told.taken // c.TURNED}
        yield Finding("too_many_shown", "levels", TAKING, params, {"levels": None})
    elif turned + coming + unnamed - DECK:
        yield three_alike(turned + coming + unnamed, "levels")
    elif shown and len(told.out) <= told.taken < len(told.out) + shown.total():
        yield Finding("too_many_out", "preservers", ELIMINATING, fix=all_in(told))
    elif lacking := last_pair_lacking(told, missing):
        yield Finding("pair_gone", "levels", TAKING, {"count": lacking}, {"levels": None})


def three_alike(named: Counter[int], place: str) -> Finding:
    """Return the finding of a tide card that comes more than twice."""
    level = max(named, key=lambda each: named[each])
    return Finding("three_tides", place, SHUFFLING, {"level": level, "count": named[level]}, {place: None})


def last_pair_lacking(told: Told, missing: int) -> int:
    """Return how many cards of the last pair nobody can have: two seats took it, only the eliminated turn theirs down.

    Saved games may begin at a table where nobody has taken any.
    """
    if not told.shown:
        return 0
    free = len(told.out) + told.levels.count(None)
    if missing:
        return max(0, c.TURNED - told.shown.total() - free)
    return max(0, (Counter(told.turned[-c.TURNED :]) - told.shown).total() - free)


def laid_faults(told: Told) -> Iterator[Finding]:
    """Yield cards laid by seats that play none, or in a round that is over."""
    for seat in told.out:
        # A stage cut short keeps the cards of the round that did it.
        if told.chosen[seat] and not told.over:
            yield Finding("out_laid", f"chosen.{seat}", ELIMINATING, {"seat": seat}, {"chosen": None})
    ended = told.over or told.round == c.ROUNDS
    if ended and any(told.chosen) and not (told.over and told.alive <= c.SURVIVORS):
        yield Finding("laid_late", "chosen", FULL_STAGE, fix={"chosen": None})
    if not ended and any(told.chosen) and all(told.chosen[seat] or told.is_out(seat) for seat in told.seats):
        yield Finding("all_laid", "chosen", LAYING, fix={"chosen": None})


def turn_faults(told: Told) -> Iterator[Finding]:
    """Yield why cards cannot lie clockwise from the leader, or it cannot be this seat's turn."""
    leader = told.data.get("leader", 0)
    order = [seat % told.players for seat in range(leader, leader + told.players)]
    order = [seat for seat in order if not told.is_out(seat)]
    laid = [bool(told.chosen[seat]) for seat in order]
    if told.round == c.ROUNDS:
        return
    back = {"chosen": None, "turn": None}
    if order[0] != leader:
        yield Finding(
            "leader_out", "leader", CLOCKWISE, {"seat": leader}, {"leader": order[0], "chosen": None, "turn": None}
        )
    elif laid != sorted(laid, reverse=True):
        yield Finding("not_clockwise", "leader", CLOCKWISE, {"seat": leader}, back)
    elif told.data.get("turn", turn := order[sum(laid)]) != turn:
        yield Finding("not_their_turn", "turn", CLOCKWISE, {"seat": turn}, {"turn": None})
