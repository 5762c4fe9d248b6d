"""Views of games of Drunter & Drüber to be drawn, and what a drawing of them says and shows."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product

import pytest

from engine.core.describe import Texts
from engine.core.game import EVERYONE, Event
from engine.games.drunter_drueber.locale import TEXTS
from engine.games.drunter_drueber.render import town_board_html, turn_and_panels_html
from engine.games.drunter_drueber.rules.game import DrunterDrueber
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.view import View
from tests.random_games import Played, random_game

GAME = DrunterDrueber()
NAMES = ("Anne", "Max", "Zoé", "Piet")
VIEWERS = (None, EVERYONE, 0, 1)
EN, FR = TEXTS["en"], TEXTS["fr"]
LANGUAGES = pytest.mark.parametrize("words", [FR, EN], ids=["fr", "en"])


@cache
def played(players: int, goals: str, viewer: int | None, seed: int = 5) -> Played[View, State]:
    """Return one random game as one viewer sees it."""
    return random_game(GAME, players, seed, {"goals": goals, "bridges": "several"}, viewer)


def games() -> Iterator[list[tuple[Event, View]]]:
    """Return the views of games of every size, as every kind of viewer sees them."""
    for players, goals, viewer in product(GAME.player_counts, ("one", "two"), VIEWERS):
        yield played(players, goals, viewer)[0]


def after(kind: type[Event], viewer: int | None = 0, goals: str = "one") -> tuple[Event, View]:
    """Return the first event of a kind in a game of four or two, with the view after it."""
    snapshots = (
        snapshot for seed in range(1, 12) for players in (4, 2) for snapshot in played(players, goals, viewer, seed)[0]
    )
    return next(snapshot for snapshot in snapshots if isinstance(snapshot[0], kind))


def at_phase(kind: str, place: int = 0) -> tuple[View, int, Sequence[str]]:
    """Return what a seat sees, and its moves, when it owes a decision of a kind."""
    goals = "two" if kind == "main" else "one"
    state, seat = next(owed for seed in range(1, 12) for owed in played(3, goals, 0, seed)[1].get(kind, [])[place:])
    return GAME.view(state, seat), seat, GAME.legal_moves(state, seat)


def fresh(position: dict[str, object] | None = None, players: int = 3) -> View:
    """Return what a bystander sees of a game laid out like this."""
    return GAME.view(GAME.begin(players, 7, {}, position), None)


def drawing(view: View, words: Texts, names: Sequence[str], news: Iterable[str] = ()) -> str:
    """Return the board and what is beside it, as a page shows them."""
    return f"<div>{town_board_html(view, words, names, news)}{turn_and_panels_html(view, words, names, news)}</div>"


BRIDGE = ["0:r-1s", "1:r-3w", "2:r-1s", "0:r-1e", "1:r-1n"]
"""A road that passes under the middle of its own triple, n2 to l2: from m3 to m1."""
