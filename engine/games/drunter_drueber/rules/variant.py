"""The variant with TARGETS_HELD target cards, chapter 7 of the rules."""

from collections.abc import Sequence
from typing import Final

from engine.core.deciding import DecidingRule
from engine.core.game import Log, Refusal, Seat
from engine.core.rng import random_stream, shuffled
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.components import PAWN_KINDS, TARGETS, TARGETS_HELD, Kind, Pawn, Target
from engine.games.drunter_drueber.rules.ground import Ground
from engine.games.drunter_drueber.rules.state import CHOOSING, State

CHOICE_DUE_RULE: Final = "DD-7.2"
"""The rule that the main targets are chosen as soon as a kind is blocked."""
CHOICE_RULE: Final = "DD-7.3"
"""The rule that the main target is one of a seat's own cards, chosen once."""

DECIDING: Final = (DecidingRule(CHOICE_RULE, ("main",)),)
"""The rules of this chapter shown to a seat that has to decide; see `GamePresentation.deciding`."""


def two_random_targets_by_seat(state: State) -> tuple[tuple[Target, ...], ...]:
    """DD-7.1: all target cards are shuffled, and each seat gets TARGETS_HELD."""
    deck = shuffled(random_stream(state.seed, "targets"), TARGETS)
    return tuple(tuple(deck[TARGETS_HELD * seat :][:TARGETS_HELD]) for seat in range(state.players))


def log_dealt_targets(state: State, log: Log[State]) -> None:
    """DD-7.1: TARGETS_HELD cards for each seat; the others leave the game unseen."""
    for seat, targets in enumerate(state.targets):
        log(state, e.TargetDealt("DD-7.1", seat, targets))


def are_main_targets_chosen(state: State) -> bool:
    """Return whether every seat's main target is settled; without the variant it always is."""
    return all(state.main)


def blocked_kinds(ground: Ground) -> set[Kind]:
    """DD-7.2: a kind is blocked when it has no pawn left; of the wall, all its pawns must be gone (D14)."""
    return {*PAWN_KINDS} - {kind for kind, square in zip(PAWN_KINDS, ground.pawns, strict=True) if square}


def call_choice_if_kind_is_blocked(state: State, removed: Sequence[Pawn], log: Log[State] | None) -> None:
    """DD-7.2: as soon as a kind is blocked, everyone chooses the main target, once a game (D14)."""
    if not removed or are_main_targets_chosen(state):
        return
    gone = blocked_kinds(state) & {PAWN_KINDS[pawn] for pawn in removed}
    if not gone:
        return
    state.phase = CHOOSING
    if log is not None:
        for kind in sorted(gone):
            log(state, e.KindBlocked(CHOICE_DUE_RULE, kind))


def call_target_choice_at_end(state: State, log: Log[State] | None) -> None:
    """DD-7.4: if nothing is ever blocked, the main target is chosen at the end, before the reveal (D15).

    `end_game_or_call_target_choice` finds out whether it still is to be chosen.
    """
    state.phase = CHOOSING
    if log is not None:
        log(state, e.NeverBlocked("DD-7.4"))


def refuse_illegal_main_target(state: State, seat: Seat, target: Target) -> None:
    """DD-7.3: a seat chooses one of its own cards, once.

    Raises Refusal: "already_main" or "not_your_target".
    """
    if state.main[seat]:
        raise Refusal("already_main", CHOICE_RULE, seat=seat)
    if target not in state.targets[seat]:
        raise Refusal("not_your_target", CHOICE_RULE, target=target)


def choose_main_target(state: State, seat: Seat, target: Target, log: Log[State] | None) -> None:
    """DD-7.3: the chosen card is laid on the other one, face down, all at once (D15)."""
    state.main = (*state.main[:seat], target, *state.main[seat + 1 :])
    if log is not None:
        log(state, e.MainChosen(CHOICE_RULE, seat, target))


def second_target(state: State, seat: Seat) -> Target:
    """Return the seat's target card that is not its main one."""
    first, other = state.targets[seat]
    return other if state.main[seat] == first else first
