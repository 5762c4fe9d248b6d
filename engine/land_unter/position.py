"""A state of Land Unter as JSON data, and back. What a position leaves out is filled in from its seed.

Keys (all may be missing):

- deal: the sets as dealt, then the game is set up as usual, and no other key counts
- stage, round: from 0
- hands: by seat, null where open; sets: by the seat that was dealt them
- tides: the tide cards to come, the present pair first; turned: those of the rounds before
- preservers, levels, scores: by seat, -1 for eliminated
- shown: of each set, the cards that all saw in finished stages
- chosen, leader, turn; over: true after the end
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from engine.core.check import by_seat, whole, whole_list, wholes
from engine.core.game import Position, Refusal
from engine.core.nature import shuffled, stream
from engine.land_unter.cards import (
    ELIMINATED,
    HAND,
    ROUNDS,
    TIDE_CARDS,
    TURNED,
    WEATHER_CARDS,
    printed_halves,
)
from engine.land_unter.state import CHOOSING, OVER, State

TRIES = 1000
"""Fillings tried before a position is refused for showing more preservers than can be printed."""


def position(state: State) -> Position:
    """Return the whole state; taken at a decision or after the end."""
    past = TURNED * state.round
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


def restore(state: State, data: Position) -> None:
    """Lay a bare state out as the position says; raise Refusal("bad_position") where it can't be."""
    players = state.players
    state.stage = whole(data, "stage", 0, players - 1, 0)
    state.phase = OVER if data.get("over") is True else CHOOSING
    state.round = whole(data, "round", 0, ROUNDS if state.phase == OVER else ROUNDS - 1, 0)
    restore_marks(state, data)
    restore_chosen(state, data)
    restore_sets(state, data)
    restore_tides(state, data)
    state.alive = len(state.active())
    state.owed = sum(not state.chosen[seat] for seat in state.active())
    if state.phase == CHOOSING and (state.alive < 3 or not state.owed):
        raise Refusal("bad_position", place="preservers")


def named_deal(state: State, data: Position) -> list[list[int]]:
    """Return the sets that the position deals, filled up to twelve cards each."""
    sets = named_sets(state, {"sets": data["deal"]}, [None] * state.players)
    return [list(cards) for cards in fill_sets(state, sets, 0)]


def restore_marks(state: State, data: Position) -> None:
    """Levels, scores, who leads and who is to play."""
    seats = state.players
    preservers = by_seat(wholes(data, "preservers", range(ELIMINATED, HAND + 1)), "preservers", seats)
    levels = by_seat(wholes(data, "levels", range(ELIMINATED, 13)), "levels", seats) or [0] * seats
    out = [seat for seat, count in enumerate(preservers or ()) if count == ELIMINATED]
    state.levels = [ELIMINATED if seat in out else level for seat, level in enumerate(levels)]
    if [seat for seat, level in enumerate(state.levels) if level == ELIMINATED] != out:
        raise Refusal("bad_position", place="levels")
    scores = by_seat(wholes(data, "scores", range(-99, 100)), "scores", seats) or [0] * seats
    state.scores = tuple(scores)
    state.leader = whole(data, "leader", 0, seats - 1, 0)
    state.turn = whole(data, "turn", 0, seats - 1, state.leader)


def restore_chosen(state: State, data: Position) -> None:
    """Cards already laid down in this round; 0 for none."""
    chosen = by_seat(wholes(data, "chosen", range(61)), "chosen", state.players)
    state.chosen = chosen or [0] * state.players


def restore_sets(state: State, data: Position) -> None:
    """Sets and hands, the gaps filled from the cards that are named nowhere."""
    hands = named_hands(state, data)
    sets = named_sets(state, data, hands)
    wanted = by_seat(wholes(data, "preservers", range(ELIMINATED, HAND + 1)), "preservers", state.players)
    for attempt in range(TRIES):
        filled = fill_sets(state, sets, attempt)
        printed = tuple(printed_halves(cards) // 2 for cards in filled)
        if wanted is None or all(count <= printed[state.set_of(seat)] for seat, count in enumerate(wanted)):
            break
    else:
        raise Refusal("bad_position", place="preservers")
    state.sets, state.printed = filled, printed
    state.preservers = wanted or [printed[state.set_of(seat)] for seat in range(state.players)]
    state.hands = [lay_hand(state, seat, hand) for seat, hand in enumerate(hands)]
    state.shown = restore_shown(state, data)


def named_hands(state: State, data: Position) -> list[list[int] | None]:
    """Return the hands that the position names, each as long as the round says."""
    given = data.get("hands", [None] * state.players)
    if not isinstance(given, list) or len(given) != state.players:
        raise Refusal("bad_position", place="hands")
    hands = [None if hand is None else whole_list(hand, "hands", WEATHER_CARDS) for hand in given]
    for seat, hand in enumerate(hands):
        size = HAND - state.round - bool(state.chosen[seat])
        if hand is not None and state.levels[seat] != ELIMINATED and len(hand) != size:
            raise Refusal("bad_position", place="hands")
    return hands


def named_sets(state: State, data: Position, hands: list[list[int] | None]) -> list[list[int]]:
    """Return of each set the cards that the position names."""
    given = data.get("sets")
    if given is None:
        given = [[] for _ in range(state.players)]
        for seat, hand in enumerate(hands):
            given[state.set_of(seat)] = [*(hand or []), *([state.chosen[seat]] if state.chosen[seat] else [])]
    if not isinstance(given, list) or len(given) != state.players:
        raise Refusal("bad_position", place="sets")
    sets = [whole_list(cards, "sets", WEATHER_CARDS) for cards in given]
    check_sets(state, sets, hands)
    return sets


def check_sets(state: State, sets: list[list[int]], hands: list[list[int] | None]) -> None:
    """No card twice, no set above twelve, no hand outside its set."""
    named = [card for cards in sets for card in cards]
    if len(named) != len(set(named)) or any(len(cards) > HAND for cards in sets):
        raise Refusal("bad_position", place="sets")
    for seat, hand in enumerate(hands):
        held = {*(hand or []), state.chosen[seat]} - {0}
        if not held <= set(sets[state.set_of(seat)]):
            raise Refusal("bad_position", place="hands")


def fill_sets(state: State, sets: list[list[int]], attempt: int) -> tuple[tuple[int, ...], ...]:
    """Return the sets, each filled up to twelve with cards that no set names."""
    named = {card for cards in sets for card in cards}
    free = shuffled(stream(state.seed, "fill", attempt), (c for c in WEATHER_CARDS if c not in named))
    return tuple(tuple(sorted([*cards, *(free.pop() for _ in range(HAND - len(cards)))])) for cards in sets)


def lay_hand(state: State, seat: int, hand: list[int] | None) -> list[int]:
    """Return the hand of a seat: the one named, or what its set leaves it at this round."""
    if hand is not None:
        return sorted(hand)
    own = [card for card in state.sets[state.set_of(seat)] if card != state.chosen[seat]]
    size = HAND - state.round - bool(state.chosen[seat])
    return sorted(shuffled(stream(state.seed, "hand", seat), own)[:size])


def restore_shown(state: State, data: Position) -> tuple[frozenset[int], ...]:
    """Return of each set the cards seen by all; after the first stage, all of them unless said."""
    given = data.get("shown")
    if given is None:
        return tuple(frozenset(cards if state.stage else ()) for cards in state.sets)
    if not isinstance(given, list) or len(given) != state.players:
        raise Refusal("bad_position", place="shown")
    return tuple(frozenset(whole_list(cards, "shown", state.sets[own])) for own, cards in enumerate(given))


def restore_tides(state: State, data: Position) -> None:
    """The tide cards: those of the rounds before (levels among them), then those to come."""
    coming = named_tides(data, "tides")
    past = named_tides(data, "turned")
    rest = tides_without([*coming, *past])
    levels = Counter(level for level in state.levels if level > 0) - Counter(past)
    missing = TURNED * state.round - len(past)
    if levels - rest or sum(levels.values()) > missing or missing < 0:
        raise Refusal("bad_position", place="tides")
    free = shuffled(stream(state.seed, "tides", state.stage), (rest - levels).elements())
    past += [*levels.elements(), *(free.pop() for _ in range(missing - sum(levels.values())))]
    state.tides = (*past, *coming, *free)


def named_tides(data: dict[str, Any], key: str) -> list[int]:
    """Return the tide cards that the position names under this key."""
    return wholes(data, key, range(1, 13)) or []


def tides_without(named: Iterable[int]) -> Counter[int]:
    """Return the tide cards that are left when these are gone."""
    rest = Counter(TIDE_CARDS)
    rest.subtract(named)
    if any(count < 0 for count in rest.values()):
        raise Refusal("bad_position", place="tides")
    return +rest
