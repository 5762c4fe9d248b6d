"""A state of Land Unter as JSON data, and back. What a position leaves out is filled in from its seed.

Keys (all may be missing):

- deal: the sets as dealt, then the game is set up as usual; no other key goes with it
- stage, round: from 0
- hands: by seat, null where open; sets: by the seat that was dealt them
- tides: the tide cards to come, the present pair first
- turned: those that were taken, in order; or some of them, in any order
- preservers, levels, scores: by seat, -1 for eliminated
- shown: of each set, the cards that all saw in finished stages
- chosen, leader, turn; over: true after the end

A position may be one that no game comes to: preservers that nobody lost, seats eliminated by a low tide card. A late
round with all levels stated as 0 is accepted, since saved games begin there. What is refused is what the components do
not allow, what the rules cannot continue, and seats that cannot have come by the tide cards that they show or lack.
The seed never decides it.
"""

from collections import Counter
from collections.abc import Iterable
from operator import ge
from typing import Any, Final

from engine.core.game import Position, Seat
from engine.core.rng import shuffled, stream
from engine.core.validation import bad, by_seat, flag, keyed, whole, whole_list, wholes
from engine.games.land_unter.rules import cards as c
from engine.games.land_unter.rules.state import CHOOSING, OVER, State

TRIES: Final = 1000
"""Random fillings tried before the gaps get cards chosen for the preservers printed on them."""


KEYS: Final = (
    *("deal", "stage", "round", "hands", "sets", "tides", "turned", "preservers", "levels", "scores"),
    *("shown", "chosen", "leader", "turn", "over"),
)


def position(state: State) -> Position:
    """Return the whole state; taken at a decision or after the end."""
    past = taken(state)
    return {
        "stage": state.stage,
        "round": state.round,
        "hands": [list(hand) for hand in state.hands],
        "sets": [list(cards) for cards in state.sets],
        "tides": list(state.tides[past:]),
        "turned": list(state.tides[:past]),
        "preservers": list(state.preservers),
        "levels": list(state.levels),
        "scores": list(state.scores),
        "shown": [sorted(cards) for cards in state.shown],
        "chosen": list(state.chosen),
        "leader": state.leader,
        "turn": state.turn,
        "over": state.phase == OVER,
    }


def taken(state: State) -> int:
    """Return how many tide cards have left the middle; a stage cut short has played its last round too."""
    rounds = state.round + (state.phase == OVER and state.round < c.ROUNDS)
    return c.TURNED * rounds


def restore(state: State, data: Position) -> None:
    """Lay a bare state out as the position says.

    Raises Refusal("bad_position", place=key) with the key that cannot be so; so do all functions here that check a key.
    """
    state.stage = whole(data, "stage", 0, state.players - 1, 0)
    state.phase = OVER if flag(data, "over") else CHOOSING
    state.round = whole(data, "round", 0, c.ROUNDS if state.phase == OVER else c.ROUNDS - 1, 0)
    restore_marks(state, data)
    restore_chosen(state, data)
    restore_sets(state, data)
    restore_tides(state, data)
    if state.phase == CHOOSING:
        restore_turn(state, data)
    else:
        restore_end(state)


def restore_turn(state: State, data: Position) -> None:
    """Set who has still to lay a card in this round; in the open variant, clockwise from the leader.

    Raises Refusal("bad_position") if that does not agree with the cards laid.
    """
    owing = [seat for seat in state.active() if not state.chosen[seat]]
    state.owed = len(owing)
    if state.alive <= c.SURVIVORS or not owing:
        raise bad("preservers")
    if any(state.chosen[seat] for seat in range(state.players) if state.levels[seat] == c.ELIMINATED):
        raise bad("chosen")
    if not state.open:
        return
    order = [seat % state.players for seat in range(state.leader, state.leader + state.players)]
    order = [seat for seat in order if state.levels[seat] != c.ELIMINATED]
    turn = order[len(order) - state.owed]
    if order[0] != state.leader or {*order[len(order) - state.owed :]} != {*owing}:
        raise bad("leader")
    state.turn = whole(data, "turn", turn, turn, turn)


def restore_end(state: State) -> None:
    """Set the end of the last stage: after its last round, or cut short.

    Raises Refusal("bad_position") if the stage is not over, or a card of a next round is laid.
    """
    state.owed = 0
    short = state.alive <= c.SURVIVORS
    if state.stage != state.players - 1 or not state.alive or short == (state.round == c.ROUNDS):
        raise bad("over")
    if not short and any(state.chosen):
        raise bad("chosen")


def named_deal(state: State, data: Position) -> list[list[int]]:
    """Return the sets that the position deals, each filled up to twelve cards; raise Refusal as `named_sets` does."""
    keyed(data, ("deal",))
    sets = named_sets(state, {"sets": data["deal"]}, [None] * state.players)
    return [list(cards) for cards in fill_sets(state, sets, 0)]


def restore_marks(state: State, data: Position) -> None:
    """Set levels, scores, who leads and whose turn it is; raise Refusal("bad_position") where they cannot be."""
    seats = state.players
    preservers = by_seat(wholes(data, "preservers", range(c.ELIMINATED, c.HAND + 1)), "preservers", seats)
    levels = by_seat(wholes(data, "levels", range(c.ELIMINATED, 13)), "levels", seats) or [0] * seats
    out = [seat for seat, count in enumerate(preservers or ()) if count == c.ELIMINATED]
    state.levels = [c.ELIMINATED if seat in out else level for seat, level in enumerate(levels)]
    if [seat for seat, level in enumerate(state.levels) if level == c.ELIMINATED] != out:
        raise bad("levels")
    state.alive = seats - len(out)
    scores = by_seat(wholes(data, "scores", range(-99, 100)), "scores", seats) or [0] * seats
    state.scores = tuple(scores)
    state.leader = whole(data, "leader", 0, seats - 1, 0)
    state.turn = whole(data, "turn", 0, seats - 1, state.leader)


def restore_chosen(state: State, data: Position) -> None:
    """Set the cards already laid in this round, NO_CARD for none; raise Refusal("bad_position") for other numbers."""
    chosen = by_seat(wholes(data, "chosen", range(61)), "chosen", state.players)
    state.chosen = chosen or [0] * state.players


def restore_sets(state: State, data: Position) -> None:
    """Set the sets and hands; fill the gaps from the cards that are named nowhere.

    Raises Refusal("bad_position") as `named_hands`, `named_sets` and `fill_for` do.
    """
    hands = named_hands(state, data)
    sets = named_sets(state, data, hands)
    wanted = by_seat(wholes(data, "preservers", range(c.ELIMINATED, c.HAND + 1)), "preservers", state.players)
    holders = [(own + state.stage) % state.players for own in range(state.players)]
    state.sets = fill_for(state, sets, [max(0, wanted[seat]) if wanted else 0 for seat in holders])
    state.printed = printed_on(state.sets)
    state.preservers = wanted or [state.printed[state.set_of(seat)] for seat in range(state.players)]
    state.hands = [lay_hand(state, seat, hand) for seat, hand in enumerate(hands)]
    state.shown = restore_shown(state, data)


def named_hands(state: State, data: Position) -> list[list[int] | None]:
    """Return the hands that the position names, by seat, None where open.

    Raises Refusal("bad_position") unless each has as many cards as the round asks for.
    """
    given = data.get("hands", [None] * state.players)
    if not isinstance(given, list) or len(given) != state.players:
        raise bad("hands")
    hands = [None if hand is None else whole_list(hand, "hands", c.WEATHER_CARDS) for hand in given]
    for seat, hand in enumerate(hands):
        size = c.HAND - state.round - bool(state.chosen[seat])
        if hand is not None and state.levels[seat] != c.ELIMINATED and len(hand) != size:
            raise bad("hands")
    return hands


def named_sets(state: State, data: Position, hands: list[list[int] | None]) -> list[list[int]]:
    """Return the cards of each set that the position names.

    Raises Refusal("bad_position") unless there is one list for each set, or as `check_sets` does.
    """
    given = data.get("sets")
    if given is None:
        given = [[] for _ in range(state.players)]
        for seat, hand in enumerate(hands):
            given[state.set_of(seat)] = [*(hand or []), *([state.chosen[seat]] if state.chosen[seat] else [])]
    if not isinstance(given, list) or len(given) != state.players:
        raise bad("sets")
    sets = [whole_list(cards, "sets", c.WEATHER_CARDS) for cards in given]
    check_sets(state, sets, hands)
    return sets


def check_sets(state: State, sets: list[list[int]], hands: list[list[int] | None]) -> None:
    """Raise Refusal("bad_position") for a card that comes twice, a set above twelve cards, or a hand not of its set."""
    named = [card for cards in sets for card in cards]
    if len(named) != len(set(named)) or any(len(cards) > c.HAND for cards in sets):
        raise bad("sets")
    for seat, hand in enumerate(hands):
        held = [*(hand or []), *filter(None, [state.chosen[seat]])]
        if len(held) != len(set(held)) or not set(held) <= set(sets[state.set_of(seat)]):
            raise bad("hands")


def printed_on(sets: Iterable[Iterable[c.Card]]) -> tuple[int, ...]:
    """Return how many whole preservers are printed on each set; a last half is dropped."""
    return tuple(c.printed_halves(cards) // 2 for cards in sets)


def fill_for(state: State, sets: list[list[c.Card]], least: list[int]) -> tuple[tuple[c.Card, ...], ...]:
    """Return the sets filled up so that each prints at least so many preservers.

    Raises Refusal("bad_position") where no filling does, whatever the seed.
    """
    free = free_cards(sets)
    needed = needed_cards(sets, least, free)
    if needed is None:
        raise bad("preservers")
    for attempt in range(TRIES):
        filled = fill_sets(state, sets, attempt)
        if all(map(ge, printed_on(filled), least)):
            return filled
    shuffled_free = shuffled(stream(state.seed, "fill"), free)
    for cards, (ones, halves) in zip(sets, needed, strict=True):
        cards += take(shuffled_free, 2, ones) + take(shuffled_free, 1, halves)
    return fill_sets(state, sets, TRIES)


def take(free: list[c.Card], printed: int, count: int) -> list[c.Card]:
    """Take so many cards that print so many half preservers out of the free ones; return them."""
    taken = [card for card in free if c.HALVES[card] == printed][:count]
    free[:] = [card for card in free if card not in taken]
    return taken


def free_cards(sets: Iterable[Iterable[c.Card]]) -> list[c.Card]:
    """Return the weather cards that no set names."""
    named = {card for cards in sets for card in cards}
    return [card for card in c.WEATHER_CARDS if card not in named]


Needs = tuple[tuple[int, int], ...]
"""Of each set, how many cards it needs that print a whole preserver, and half a one."""


def needed_cards(sets: list[list[c.Card]], least: list[int], free: Iterable[c.Card]) -> Needs | None:
    """Return the free cards that the sets need to print at least so many preservers each; None where it can't be.

    Exact: for each number of wholes given to the sets so far, the way that takes the fewest halves is kept.
    """
    left = Counter(c.HALVES[card] for card in free)
    ways: dict[int, tuple[int, Needs]] = {0: (0, ())}
    for cards, count in zip(sets, least, strict=True):
        gap, missing = c.HAND - len(cards), max(0, 2 * count - c.printed_halves(cards))
        longer: dict[int, tuple[int, Needs]] = {}
        for used, (halves, needs) in ways.items():
            for ones in range(min(gap, left[2] - used, (missing + 1) // 2) + 1):
                more = max(0, missing - 2 * ones)
                way = (halves + more, (*needs, (ones, more)))
                if ones + more <= gap and way < longer.get(used + ones, (left[1] + 1, ())):
                    longer[used + ones] = way
        ways = longer
    return min((needs for _, needs in ways.values()), default=None)


def fill_sets(state: State, sets: list[list[int]], attempt: int) -> tuple[tuple[int, ...], ...]:
    """Return the sets, each filled up to twelve with cards that no set names."""
    free = shuffled(stream(state.seed, "fill", attempt), free_cards(sets))
    return tuple(tuple(sorted([*cards, *(free.pop() for _ in range(c.HAND - len(cards)))])) for cards in sets)


def lay_hand(state: State, seat: Seat, hand: list[int] | None) -> list[int]:
    """Return the hand of a seat: the one named, or what its set leaves it at this round."""
    if hand is not None:
        return sorted(hand)
    own = [card for card in state.sets[state.set_of(seat)] if card != state.chosen[seat]]
    size = c.HAND - state.round - bool(state.chosen[seat])
    return sorted(shuffled(stream(state.seed, "hand", seat), own)[:size])


def restore_shown(state: State, data: Position) -> tuple[frozenset[int], ...]:
    """Return the cards of each set that all have seen; after the first stage, all of them where nothing is named.

    Raises Refusal("bad_position") for cards that are not in the set.
    """
    given = data.get("shown")
    if given is None:
        return tuple(frozenset(cards if state.stage else ()) for cards in state.sets)
    if not isinstance(given, list) or len(given) != state.players:
        raise bad("shown")
    return tuple(frozenset(whole_list(cards, "shown", state.sets[own])) for own, cards in enumerate(given))


def restore_tides(state: State, data: Position) -> None:
    """Set the tide cards of the stage: those taken (levels among them), then those to come; and the levels left out.

    Raises Refusal("bad_position") if they are too many, or do not agree with the levels.
    """
    coming = named_tides(data, "tides")
    past = named_tides(data, "turned")
    rest = tides_without([*coming, *past])
    levels = shown_tides(state) - Counter(past)
    missing = taken(state) - len(past)
    crowded = len(coming) > len(c.TIDE_CARDS) - taken(state)
    if levels - rest or sum(levels.values()) > missing or missing < 0 or crowded:
        raise bad("tides")
    free = shuffled(stream(state.seed, "tides", state.stage), (rest - levels).elements())
    past += [*levels.elements(), *(free.pop() for _ in range(missing - sum(levels.values())))]
    if data.get("levels") is None:
        fill_levels(state, past)
    elif missing:
        past = shown_last(state, past)
    check_levels(state, past)
    state.tides = (*past, *coming, *free)


def shown_tides(state: State) -> Counter[c.Tide]:
    """Return the tide cards that the seats show."""
    return Counter(level for level in state.levels if level > 0)


def fill_levels(state: State, past: list[c.Tide]) -> None:
    """Let the active seats show the tide cards taken last; each eliminated seat has taken one as well.

    Where a seat shows one card of a pair only, it is the lower one, so that the other may have eliminated its taker.
    """
    starts = range(len(past) - c.TURNED, -1, -c.TURNED)
    latest = [tide for start in starts for tide in sorted(past[start : start + c.TURNED])]
    seats = shuffled(stream(state.seed, "levels", state.stage), state.active())
    left = max(0, len(latest) - (state.players - state.alive))
    for seat, level in zip(seats, latest[:left], strict=False):
        state.levels[seat] = level


def shown_last(state: State, past: list[c.Tide]) -> list[c.Tide]:
    """Return the tide cards taken in an order that ends with cards that are shown, as many of a pair as there are."""
    last = [*shown_tides(state).elements()][-c.TURNED :]
    return [*sorted((Counter(past) - Counter(last)).elements()), *last]


def check_levels(state: State, past: list[c.Tide]) -> None:
    """Two seats took the last pair: what is not shown of it was turned down by an eliminated seat."""
    out, shown = state.players - state.alive, shown_tides(state)
    if out + sum(shown.values()) > len(past):
        raise bad("preservers")
    # Saved games may begin at a table where nobody has taken any.
    if any(state.levels) and sum((Counter(past[-c.TURNED :]) - shown).values()) > out:
        raise bad("levels")


def named_tides(data: dict[str, Any], key: str) -> list[int]:
    """Return the tide cards that the position names under this key; raise Refusal("bad_position") for other numbers."""
    return wholes(data, key, range(1, 13)) or []


def tides_without(named: Iterable[int]) -> Counter[int]:
    """Return how many tide cards of each level are left without these.

    Raises Refusal("bad_position") if there are not so many of a level.
    """
    rest = Counter(c.TIDE_CARDS)
    rest.subtract(named)
    if any(count < 0 for count in rest.values()):
        raise bad("tides")
    return +rest
