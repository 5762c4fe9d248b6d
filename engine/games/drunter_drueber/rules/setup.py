"""Setting up, chapter 1 of the rules."""

from collections.abc import Mapping
from typing import Any, Final

from engine.core.game import Log, Seat
from engine.core.rng import draw_start_seat, random_stream, shuffled
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import Board
from engine.games.drunter_drueber.rules.options import Options
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.variant import log_dealt_targets, two_random_targets_by_seat
from engine.games.drunter_drueber.rules.voting_cards import ALL_CARDS, CARDS, NO_CARDS, NOT_DECLARED

DEALING_RULE: Final = "DD-1.4"
"""The rule that all tiles are drawn, the same number of each length by every seat."""
STARTING_RULE: Final = "DD-1.5"
"""The rule that who begins is drawn by lot."""


def new_state(players: int, seed: int, options: Mapping[str, Any], board: Board) -> State:
    """DD-1.1, DD-1.3: a pawn starts on each corner, and every seat takes all the voting cards, the same for each.

    Return the state of a board without tiles, with the choices of every option; nothing else is dealt.
    """
    return State(
        players=players,
        seed=seed,
        options=Options(**options),
        board=board,
        cover=board.cover,
        pawns=list(board.pawns),
        votes=[ALL_CARDS] * players,
        chosen=[NO_CARDS] * players,
        jokers=[NOT_DECLARED] * players,
        main=(c.NO_TARGET,) * players,
    )


def set_up(state: State, log: Log[State] | None) -> None:
    """Deal everything and log it."""
    deal_targets(state)
    state.tiles = random_tile_hands_by_seat(state)
    state.turn = draw_starter(state)
    if log is not None:
        log_setup(state, log)


def deal_targets(state: State) -> None:
    """Deal each seat one target card (`one_random_target_by_seat`), which is its main one.

    In the variant, deal TARGETS_HELD (`two_random_targets_by_seat`), none of which is the main one yet.
    """
    two = state.options.goals == "two"
    state.targets = two_random_targets_by_seat(state) if two else one_random_target_by_seat(state)
    state.main = (c.NO_TARGET,) * state.players if two else tuple(cards[0] for cards in state.targets)


def one_random_target_by_seat(state: State) -> tuple[tuple[c.Target, ...], ...]:
    """DD-1.2: the target cards of the types are shuffled, and each seat gets one."""
    deck = shuffled(random_stream(state.seed, "targets"), c.BUILDING_TYPES)
    return tuple((deck[seat],) for seat in range(state.players))


def random_tile_hands_by_seat(state: State) -> list[list[int]]:
    """DD-1.4: all tiles are drawn, their kinds at random; DEAL says how many of each length."""
    rng = random_stream(state.seed, "tiles")
    hands = [[0] * len(c.TILES) for _ in range(state.players)]
    for length, count in enumerate(c.DEAL[state.players], 1):
        pool = shuffled(rng, [kind for kind in c.EVERY_KIND for _ in range(c.STOCK[kind][length - 1])])
        for place, kind in enumerate(pool):
            hands[place // count][c.tile_index(kind, length)] += 1
    return hands


def draw_starter(state: State) -> Seat:
    """DD-1.5: who begins is drawn (D1); from then on `end_turn` gives the turn on clockwise."""
    return draw_start_seat(state.seed, state.players)


def log_setup(state: State, log: Log[State]) -> None:
    """DD-1.1, DD-1.2, DD-1.3, DD-1.4, DD-1.5: log the setup in the order of the rulebook."""
    log(state, e.PawnsPlaced("DD-1.1", len(c.PAWNS)))
    if state.options.goals == "two":
        log_dealt_targets(state, log)
    else:
        for seat, targets in enumerate(state.targets):
            log(state, e.TargetDealt("DD-1.2", seat, targets))
    log(state, e.VotesDealt("DD-1.3", len(CARDS)))
    for seat, tiles in enumerate(state.tiles):
        log(state, e.TilesDealt(DEALING_RULE, seat, tuple(tiles)))
    log(state, e.StarterDrawn(STARTING_RULE, state.turn))
