"""Moments of Drunter & Drüber as addresses that open them, and what a reader does at the table."""

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any, Final

from playwright.sync_api import Locator, Page

from engine.core.game import Decision
from engine.core.record import Record
from engine.games.registry import presentation_by_key
from engine.match.match import Match
from engine.match.saves import match_to_link
from engine.match.seats import HUMAN
from tests.site.conftest import Visit
from tests.site.hands import deciding, until

KEY: Final = "drunter_drueber"
LEARN: Final = "drunter-drueber/"
PLAY: Final = "drunter-drueber/play/"
BOT: Final = "sampling"

RESTS: Final = """play => ["deciding", "over"].includes(play.dataset.state)"""


@cache
def moment(wanted: Callable[[Decision, Any], bool], players: int = 2, kinds: tuple[str, ...] = (HUMAN, BOT)) -> str:
    """Return the link of a game in which everybody has made the last legal move until the moment that is wanted."""
    game = presentation_by_key(KEY).game
    for seed in count(1):
        state, moves = game.begin(players, seed), list[tuple[int, str]]()
        while (decision := game.decision(state)) and not wanted(decision, state):
            made = [(seat, game.format_move(game.legal_moves(state, seat)[-1])) for seat in decision.seats]
            for seat, text in made:
                game.play(state, seat, game.parse_move(text))
            moves += made
        if decision:
            record = Record(KEY, game.version, players, seed, moves=tuple(moves))
            return match_to_link(Match.from_record(presentation_by_key(KEY), record, kinds))
    raise AssertionError


def placing(decision: Decision, state: Any) -> bool:
    """Tell whether the first seat is to lay the game's first tile."""
    return decision.kind == "place" and decision.seats == (0,) and not state.laid


def voting(decision: Decision, state: Any) -> bool:
    """Tell whether a vote is due for which the first seat still holds several cards."""
    return decision.kind == "vote" and len(presentation_by_key(KEY).game.legal_moves(state, 0)) > 3


def sit_down(visit: Visit, lang: str, wanted: Callable[[Decision, Any], bool], **look: Any) -> Locator:
    """Open a game at a moment; return its table, at which the reader decides."""
    play = visit(f"{lang}/{PLAY}#play={moment(wanted)}&at=play-game", speed="once", **look).locator("#play-game")
    deciding(play)
    return play


def rest(play: Locator) -> None:
    """Wait until the reader is asked again, or the game is over."""
    until(play.page, RESTS, play.element_handle())


def decide(play: Locator) -> None:
    """Do the first thing that can be done, and wait until the reader is asked again."""
    decide_once(play)
    rest(play)


def decide_once(play: Locator) -> None:
    """Do the first thing that can be done."""
    form = play.locator(".decision form")
    places = form.locator("[data-squares]")
    if places.count():
        place, tile = places.first.get_attribute("value"), places.first.get_attribute("data-tile")
        form.locator(f"[name=tile][value={tile}]").check()
        form.locator(f"[name=move][value={place}]").check()
    elif form.locator("input").count():
        form.locator("input").first.check()
    form.locator("[type=submit]").first.click()


def lit(play: Locator, name: str = "lit") -> list[str]:
    """Return the squares that have a class."""
    squares: list[str] = play.locator(f"trick-grid .{name}").evaluate_all(
        "cells => cells.map((cell) => cell.dataset.square)"
    )
    return squares


def square(play: Locator, name: str) -> Locator:
    """Return a square of the grid."""
    return play.locator(f"trick-grid [data-square={name}]")


def press_until(page: Page, selector: str, key: str = "Tab") -> None:
    """Press a key until what has the focus matches a selector."""
    for _ in range(30):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press(key)
    raise AssertionError(selector)
