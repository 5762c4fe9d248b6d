"""Games played for a while, at random or by the rollout policy: shared by the tests of all games."""

from collections.abc import Mapping
from random import Random
from typing import Any, TypeVar

from engine.core.game import Event, Game, Seat, State, View
from engine.core.rng import pick_random, random_stream
from engine.games.registry import HEURISTICS

M = TypeVar("M")
S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)

Played = tuple[list[tuple[Event, V]], dict[str, list[tuple[S, Seat]]]]
"""Every event with the view after it, and by kind of decision the states before it, with a seat that owes a move."""


def random_game(
    game: Game[S, M, V], players: int, seed: int, options: Mapping[str, str], viewer: Seat | None
) -> Played[V, S]:
    """Return one random game as one viewer sees it."""
    seen: list[tuple[Event, V]] = []
    owed: dict[str, list[tuple[S, Seat]]] = {}

    def log(state: S, event: Event) -> None:
        """Keep the event, and the view after it."""
        seen.append((event, game.view(state, viewer)))

    state = game.begin(players, seed, options, log=log)
    luck = random_stream(seed, "moves")
    while decision := game.decision(state):
        owed.setdefault(decision.kind, []).append((state.clone(), decision.seats[0]))
        moves = game.legal_moves(state, decision.seats[0])
        game.apply_move(state, decision.seats[0], pick_random(luck, moves), log)
    return seen, owed


def wandering(game: Game[S, Any, Any], players: int, seed: int, options: Mapping[str, str], stop: int) -> S:
    """Return a game after so many random moves, any of those who owe one moving first."""
    state, rng = game.begin(players, seed, options), Random(seed)
    for _ in range(stop):
        decision = game.decision(state)
        if decision is None:
            break
        seat = rng.choice(decision.seats)
        game.play(state, seat, rng.choice(game.legal_moves(state, seat)))
    return state


def rolled_out(
    game: Game[S, Any, Any], players: int, moves: int, options: Mapping[str, str] | None = None, seed: int = 3
) -> S:
    """Return the state after so many decisions by the rollout policy, or the end."""
    state, rng = game.begin(players, seed, options), random_stream(seed, "habits")
    for _ in range(moves):
        if game.decision(state):
            game.apply_moves(state, HEURISTICS[game.key].rollout.choose_move_for_each_seat(state, rng))
    return state
