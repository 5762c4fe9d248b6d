"""Views of games of Vineta to be drawn."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product

import pytest

from engine.core.describe import Texts
from engine.core.game import EVERYONE, Event
from engine.games.vineta.locale import TEXTS
from engine.games.vineta.render import draw_city, turn_and_panels_html
from engine.games.vineta.rules.game import Vineta
from engine.games.vineta.rules.state import State
from engine.games.vineta.rules.view import View
from tests.random_games import Played, random_game

GAME = Vineta()
NAMES = ("Anne", "Max", "Zoé", "Piet", "Cathy", "Ben")
VIEWERS = (None, EVERYONE, 0, 1)
EN, FR = TEXTS["en"], TEXTS["fr"]
LANGUAGES = pytest.mark.parametrize("words", [FR, EN], ids=["fr", "en"])


@cache
def played(players: int, viewer: int | None, seed: int = 5, houses: str = "drawn") -> Played[View, State]:
    """Return one random game as one viewer sees it."""
    return random_game(GAME, players, seed, {"houses": houses}, viewer)


def games() -> Iterator[list[tuple[Event, View]]]:
    """Return the views of games of every size, as every kind of viewer sees them."""
    for players, viewer in product(GAME.player_counts, VIEWERS):
        yield played(players, viewer)[0]


def after(kind: type[Event], viewer: int | None = 0) -> tuple[Event, View]:
    """Return the first event of a kind in a game of two to four, with the view after it."""
    tables = product(range(1, 25), ((4, "drawn"), (3, "placed"), (2, "drawn")))
    snapshots = (
        snapshot for seed, (players, houses) in tables for snapshot in played(players, viewer, seed, houses)[0]
    )
    return next(snapshot for snapshot in snapshots if isinstance(snapshot[0], kind))


def at_phase(kind: str, place: int = 0) -> tuple[View, int, Sequence[str]]:
    """Return what a seat sees, and its moves, when it owes a decision of a kind."""
    houses = "placed" if kind == "house" else "drawn"
    tables = (owed for seed in range(1, 12) for owed in played(3, 0, seed, houses)[1].get(kind, [])[place:])
    state, seat = next(tables)
    return GAME.view(state, seat), seat, GAME.legal_moves(state, seat)


def fresh(position: dict[str, object] | None = None, players: int = 3, viewer: int | None = None) -> View:
    """Return a viewer's view (a bystander's by default) of a game laid out like this."""
    return GAME.view(GAME.begin(players, 7, {"houses": "drawn"}, position), viewer)


def drawing(view: View, words: Texts, names: Sequence[str] = NAMES, news: Iterable[str] = ()) -> str:
    """Return the city and what is beside it, as a page shows them."""
    return f"<div>{draw_city(view, words, names, news)}{turn_and_panels_html(view, words, names, news)}</div>"
