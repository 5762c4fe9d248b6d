"""Setting up a game and a stage, and handing the sets on: chapters 1 and 5 of the rules, and how a round begins."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from engine.core.game import Log
from engine.core.rng import random_stream, shuffled
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.open_play import determine_first_leader
from engine.games.land_unter.rules.sets import seat_holding_set
from engine.games.land_unter.rules.state import CHOOSING, TURNING, State

DEALING_RULE: Final = "LU-1.1"
"""The rule that deals the sets."""
COUNTING_RULE: Final = "LU-1.3"
"""The rule that counts preservers from what a set prints."""
SHUFFLING_RULE: Final = "LU-1.4"
"""The rule that shuffles the tide cards."""
STAGE_RULE: Final = "LU-5.2"
"""The rule that says how many stages there are."""


@lru_cache(maxsize=512)
def shuffled_cards(seed: int, players: int) -> tuple[tuple[c.Card, ...], tuple[tuple[c.Tide, ...], ...]]:
    """Return the weather cards, and the tide cards of each stage, in random order.

    All come from one random stream, and the result is cached, since seeding a stream takes longer than some rounds.
    """
    rng = random_stream(seed, "cards")
    deck = tuple(shuffled(rng, c.WEATHER_CARDS))
    return deck, tuple(tuple(shuffled(rng, c.TIDE_CARDS)) for _ in range(players))


def shuffled_sets(state: State) -> list[tuple[c.Card, ...]]:
    """LU-1.1: the weather cards are shuffled, and HAND of them go to each seat."""
    deck, _ = shuffled_cards(state.seed, state.players)
    return [deck[c.HAND * seat : c.HAND * (seat + 1)] for seat in range(state.players)]


def deal_sets(state: State, sets: Iterable[Iterable[c.Card]], log: Log[State] | None) -> None:
    """LU-1.1: each seat is dealt a set, which only it sees."""
    give_first_sets(state, sets)
    if log is None:
        return
    for seat, cards in enumerate(state.sets):
        log(state, e.SetDealt(DEALING_RULE, seat, cards))
    log_left_over_cards(state, log)


def log_left_over_cards(state: State, log: Log[State]) -> None:
    """LU-1.2: the weather cards that nobody is dealt leave the game unseen; with the most players there are none."""
    if count := c.left_over_card_count(state.players):
        log(state, e.CardsLeftOver("LU-1.2", count))


def give_first_sets(state: State, hands: Iterable[Iterable[c.Card]]) -> None:
    """Give each seat its set for the first stage, and note how many preservers each set prints."""
    state.sets = tuple(tuple(sorted(cards)) for cards in hands)
    state.printed = preservers_printed_on_sets(state.sets)
    reset_table_for_stage(state)


def preservers_printed_on_sets(sets: Iterable[Iterable[c.Card]]) -> tuple[int, ...]:
    """LU-1.3: the halves printed on a set are put together to whole preservers; a half left over is lost."""
    return tuple(c.half_preservers_on_cards(cards) // c.HALVES_OF_WHOLE for cards in sets)


def reset_table_for_stage(state: State) -> None:
    """Prepare a new stage: whole sets in hand, no tide cards, nobody eliminated."""
    state.round = 0
    state.phase = TURNING
    state.chosen = [c.NO_CARD] * state.players
    state.hands = [list(state.sets[state.played_set_index_of_seat(seat)]) for seat in range(state.players)]
    state.preservers = [0] * state.players
    state.levels = [c.NO_TIDE] * state.players
    state.alive = state.players


def is_last_stage(state: State) -> bool:
    """LU-5.2: there are as many stages as players, so that each plays every set once."""
    return state.stage + 1 == state.players


def begin_stage(state: State, log: Log[State] | None) -> None:
    """LU-5.2: begin the next of the stages: preservers, tide cards, and the first round."""
    if log is not None:
        log(state, e.StageBegun(STAGE_RULE, state.stage + 1, state.players))
    give_printed_preservers(state, log)
    shuffle_tides(state, log)
    if state.options.play == "open":
        determine_first_leader(state, log)
    turn_up_tides(state, log)


def give_printed_preservers(state: State, log: Log[State] | None) -> None:
    """LU-1.3: each seat takes as many preserver cards as its set prints."""
    for seat in range(state.players):
        own = state.played_set_index_of_seat(seat)
        state.preservers[seat] = state.printed[own]
        if log is not None:
            log(
                state,
                e.PreserversTaken(COUNTING_RULE, seat, c.half_preservers_on_cards(state.sets[own]), state.printed[own]),
            )


def shuffle_tides(state: State, log: Log[State] | None) -> None:
    """LU-1.4: all tide cards are shuffled face down; each stage has its own shuffle."""
    _, tides_by_stage = shuffled_cards(state.seed, state.players)
    state.tides = tides_by_stage[state.stage]
    if log is not None:
        log(state, e.TidesShuffled(SHUFFLING_RULE, len(state.tides)))


def turn_up_tides(state: State, log: Log[State] | None) -> None:
    """LU-2.1: TURNED tide cards are turned up for all to see, then everyone still in owes a weather card."""
    state.owed = state.alive
    state.phase = CHOOSING
    if log is not None:
        log_turned_up_tides(state, log)


def log_turned_up_tides(state: State, log: Log[State]) -> None:
    """LU-2.1: log the tide cards turned up; without a round under way, as after a whole stage, log nothing."""
    if state.phase == CHOOSING:
        low, high = state.tide_pair()
        log(state, e.TidesTurned("LU-2.1", state.round + 1, low, high))


def pass_sets(state: State, log: Log[State] | None) -> None:
    """LU-5.1: every set, complete again, goes to the left neighbour: its `seat_holding_set` in the next stage."""
    if log is not None:
        for giver in range(state.players):
            own = state.played_set_index_of_seat(giver)
            receiver = seat_holding_set(own, state.stage + 1, state.players)
            log(state, e.SetPassed("LU-5.1", giver, receiver, state.sets[own]))
    state.stage += 1
    reset_table_for_stage(state)
