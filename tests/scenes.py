"""Games played at random, for drawings to be made of: shared by the tests of all looks."""

from collections.abc import Mapping
from typing import TypeVar

from engine.core.game import Event, Game, Seat, State
from engine.core.nature import stream

M = TypeVar("M")
S = TypeVar("S", bound=State)
V = TypeVar("V")

Played = tuple[list[tuple[Event, V]], dict[str, list[tuple[S, Seat]]]]
"""Every event with the view after it, and by kind of decision the states before it, with a seat that owes a move."""


def random_game(
    game: Game[S, M, V], players: int, seed: int, options: Mapping[str, str], eye: Seat | None
) -> Played[V, S]:
    """Return one random game, seen by an eye."""
    seen: list[tuple[Event, V]] = []
    owed: dict[str, list[tuple[S, Seat]]] = {}

    def log(state: S, event: Event) -> None:
        """Keep the event, and what is seen."""
        seen.append((event, game.view(state, eye)))

    state = game.begin(players, seed, options, log=log)
    luck = stream(seed, "moves")
    while decision := game.decision(state):
        owed.setdefault(decision.kind, []).append((state.clone(), decision.seats[0]))
        moves = game.legal(state, decision.seats[0])
        game.apply(state, decision.seats[0], moves[int(luck.random() * len(moves))], log)
    return seen, owed
