"""The end of a stage and of the game: chapters 4 and 5 of the rules."""

from typing import Final

from engine.core.game import Log, Result, Seat
from engine.core.leaders import leading_seats
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.state import OVER, STAGE_OVER, State

FULL_STAGE_RULE: Final = "LU-4.1"
"""The rule that ends a stage after ROUNDS rounds."""


def is_stage_played_out(state: State) -> bool:
    """LU-4.1: a stage ends after ROUNDS rounds."""
    return state.round == c.ROUNDS


def log_stage_played_out(state: State, log: Log[State]) -> None:
    """LU-4.1: log the end of a stage that has been played out."""
    log(state, e.StageEnded(FULL_STAGE_RULE, state.stage + 1))


def score_stage(state: State, log: Log[State] | None) -> None:
    """Score the stage (`score_preservers`, `score_bonus`); record what all have seen (`remember_played_cards`)."""
    state.phase = STAGE_OVER
    score_preservers(state, log)
    score_bonus(state, log)
    remember_played_cards(state)


def score_preservers(state: State, log: Log[State] | None) -> None:
    """LU-4.2, LU-4.3: every seat scores what `points_for_preservers` says."""
    for seat, left in enumerate(state.preservers):
        points = points_for_preservers(left)
        add_points(state, seat, points)
        if log is None:
            continue
        if left == c.ELIMINATED:
            log(state, e.EliminationScored("LU-4.3", seat, points))
        else:
            log(state, e.PreserversScored("LU-4.2", seat, points))


def points_for_preservers(left: int) -> int:
    """LU-4.2, LU-4.3: each preserver left scores PRESERVER_POINTS; an eliminated seat, ELIMINATED_POINTS."""
    return c.ELIMINATED_POINTS if left == c.ELIMINATED else left * c.PRESERVER_POINTS


def score_bonus(state: State, log: Log[State] | None) -> None:
    """LU-4.4, LU-4.5: each survivor with the lowest tide gets BONUS points; nobody who is eliminated does (L2)."""
    lowest = survivors_with_lowest_tide(state)
    for seat in lowest:
        add_points(state, seat, c.BONUS)
        if log is None:
            continue
        if state.levels[seat] != c.NO_TIDE:
            log(state, e.BonusScored("LU-4.4", seat, state.levels[seat], len(lowest) > 1))
        else:
            log(state, e.BonusWithoutTide("LU-4.5", seat, len(lowest) > 1))


def survivors_with_lowest_tide(state: State) -> list[Seat]:
    """LU-4.4, LU-4.5: who shows the lowest tide, alone or in a tie (L1); having no tide card is lower still."""
    low = min([level for level in state.levels if level != c.ELIMINATED])
    return [seat for seat, level in enumerate(state.levels) if level == low]


def add_points(state: State, seat: Seat, points: int) -> None:
    """Replace `state.scores` by a tuple with the seat's score raised, or lowered if `points` is negative."""
    state.scores = (*state.scores[:seat], state.scores[seat] + points, *state.scores[seat + 1 :])


def remember_played_cards(state: State) -> None:
    """L14: the cards played in this stage have been seen by all."""
    shown = list(state.shown)
    for seat, hand in enumerate(state.hands):
        own = state.played_set_index_of_seat(seat)
        if len(shown[own]) < c.HAND:
            seen = frozenset(state.sets[own])
            shown[own] = shown[own] | seen.difference(hand) if hand else seen
    state.shown = tuple(shown)


def end_game(state: State, log: Log[State] | None) -> None:
    """LU-5.3, LU-5.4: the game is over and has a winner, or several (`winners`)."""
    state.phase = OVER
    if log is None:
        return
    won = winners(state)
    if len(won) == 1:
        log(state, e.GameWon("LU-5.3", won[0], state.scores))
    else:
        log(state, e.VictoryShared("LU-5.4", won, state.scores))


def winners(state: State) -> tuple[Seat, ...]:
    """LU-5.3, LU-5.4: most points win; a tie is a shared victory (L13)."""
    return tuple(leading_seats(range(state.players), state.scores))


def result(state: State) -> Result | None:
    """Return points and winners, or None before the last stage has been scored."""
    if state.phase != OVER:
        return None
    return Result(state.scores, winners(state))
