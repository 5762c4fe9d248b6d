"""Moments of Vineta as addresses that open them, and what a reader does at the city."""

import json
from collections.abc import Callable
from math import cos, radians, sin
from typing import Any, Final

from playwright.sync_api import Locator, expect

from engine.api.view_model import match_describer
from engine.core.game import Position, Refusal
from engine.core.record import Record
from engine.games.registry import presentation_by_key
from engine.games.vineta.lessons.city import position_from_texts
from engine.games.vineta.render.places import HALF, RADII, angle_of_district
from engine.games.vineta.rules.components import DISTRICTS
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.match.match import Match
from engine.match.saves import match_to_link
from engine.match.seats import HUMAN
from tests.site.conftest import Visit
from tests.site.hands import HASTY, SOON, deciding, saves, until
from tests.site.towns import press_until, rest

KEY: Final = "vineta"
LEARN: Final = "vineta/"
RULINGS: Final = "vineta/rulings/"
PLAY: Final = "vineta/play/"
BOT: Final = "sampling"
HAND: Final = "f2 hope authority wind calm relocation panic"
OTHER_HAND: Final = "quarantine rescue more less hope f3 f1"
"""What the reader holds: every card that asks for a target, on two hands."""

Presses = tuple[str, ...]
MOVES: Final[dict[str, tuple[tuple[Presses, str], ...]]] = {
    "f2": ((("G1",), "G1"),),
    "authority": ((("G1", "G1"), "G1-7"),),
    "calm": ((("Y2", "Y2"), "Y2.2"),),
    "wind": ((("Y2", "G1"), "Y2.1>G1"),),
    "hope": ((("R1", "R1", "Y2"), "O:R1>Y2"),),
    "relocation": ((("R1", "G3", "Y3"), "R1=Y3"),),
    "panic": ((("R1", "G3"), "B:R1>G3"), (("R1", "Y3"), "O:R1>Y3"), (("R1", "Y1"), "L:R1>Y1")),
    "quarantine": ((("Y1",), "Y1"),),
    "rescue": ((("G1", "G3"), "B:G1>G3"), ((), "I:G1>G3")),
}
"""For each card the districts that are pressed, move by move, and the moves that they make.

A move that is the only one left is made already.
"""


def threatened(hand: str, **more: Any) -> Position:
    """Return a city in which two districts are threatened, and one has sunk; the first seat begins."""
    houses = "R1:BOL R2:BIL R3:OI Y1:BLI Y2:BOLI Y3:OLI G1:BI G3:OLI"
    return position_from_texts(
        (hand, "f1"), sunk="G2", round=1, series=("G1 1:f3", "Y2 0:f1 1:f2"), houses=houses, **more
    )


def moment(position: Position | None, *moves: tuple[int, str], players: int = 2, **options: str) -> str:
    """Return the link of a game in which the first seat is the reader's."""
    record = Record(KEY, presentation_by_key(KEY).game.version, players, 7, options, position, moves)
    return match_to_link(Match.from_record(presentation_by_key(KEY), record, (HUMAN, *[BOT] * (players - 1))))


def acting(card: str) -> str:
    """Return the link of a game in which the reader's card is to be carried out."""
    hand = HAND if card in HAND.split() else OTHER_HAND
    return moment(threatened(hand), (0, card), (1, "f1"))


def refusal(lang: str, card: str, gesture: str) -> str:
    """Return what the engine says to a gesture while a card is carried out."""
    game = presentation_by_key(KEY).game
    record = Record(KEY, game.version, 2, 7, {}, threatened(HAND), ((0, card), (1, "f1")))
    match = Match.from_record(presentation_by_key(KEY), record, (HUMAN, BOT))
    try:
        game.verify_move(match.state, 0, game.parse_gesture(match.state, 0, gesture))
    except Refusal as refused:
        return match_describer(match, lang).describe_refusal(refused).text
    raise AssertionError(gesture)


def play_page(visit: Visit, lang: str, **look: Any) -> Locator:
    """Open the page of tables; return the table of whole games, not yet begun."""
    return visit(f"{lang}/{PLAY}", speed="once", **look).locator("#play-game")


def lay(play: Locator, link: str, decision: str) -> None:
    """Show another moment at the table, without another engine."""
    play.page.evaluate("([link, at]) => { location.hash = `play=${link}&at=${at}` }", [link, play.get_attribute("id")])
    lang = play.page.locator("html").get_attribute("lang") or ""
    legend = play.locator(".decision legend").first
    expect(legend).to_contain_text(presentation_by_key(KEY).texts[lang][f"render.choose_{decision}"], timeout=SOON)
    deciding(play)


Press = Callable[[Locator, str], None]


def by_pointer(play: Locator, square: str) -> None:
    """Click on a district as it is drawn."""
    play.page.mouse.click(*point(play, square))


def by_touch(play: Locator, square: str) -> None:
    """Tap on a district as it is drawn, or on a house, "B:R1"."""
    play.page.touchscreen.tap(*(house_point(play, square) if ":" in square else point(play, square)))


def by_key(play: Locator, square: str) -> None:
    """Go to a district with the arrow keys, within its ring the shorter way round, and press Enter."""
    if not play.page.evaluate("document.activeElement.matches('trick-grid [data-square]')"):
        press_until(play.page, "trick-grid [data-square]", "Shift+Tab")
    ring, place = divmod(DISTRICTS.index(square), 3)
    across = ("", "ArrowRight", "ArrowLeft")[place]
    for key in ("Control+Home", *["ArrowDown"] * ring, across, "Enter"):
        if key:
            play.page.keyboard.press(key)


def point(play: Locator, square: str) -> tuple[float, float]:
    """Return where a district lies in the window, as it is drawn."""
    city = play.locator(".game-table > .board svg.map")
    city.scroll_into_view_if_needed()
    box = city.bounding_box()
    assert box
    place = DISTRICT_BY_NAME[square]
    ring, angle = place // 3, radians(angle_of_district(place))
    far = (RADII[ring] + RADII[ring + 1]) / 2
    x, y = (HALF + far * sin(angle)) / (2 * HALF), (HALF - far * cos(angle)) / (2 * HALF)
    return box["x"] + x * box["width"], box["y"] + y * box["height"]


def house_point(play: Locator, house: str) -> tuple[float, float]:
    """Return where a house lies in the window, "B:R1"."""
    box = play.locator(f".map [data-piece^='house {house[2:]} {house[0]}']").bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def submit(play: Locator, press: Press) -> None:
    """Send the form the way its choices were made, once whatever they led to is answered."""
    rest(play)
    button = play.locator(".decision [type=submit]")
    if press is by_key:
        press_until(play.page, ".decision [type=submit]")
        play.page.keyboard.press("Enter")
    elif press is by_touch:
        button.tap()
    else:
        button.click()
    rest(play)


ANSWERED = """move => document.querySelector(".note.refusal")?.textContent
  || Object.values(localStorage).some((text) => text.startsWith("{") && JSON.parse(text).save?.includes(move))"""
"""Whether the browser keeps a game with this move; or why the move was refused."""


def carry_out(play: Locator, card: str, press: Press) -> None:
    """Make all the moves of a card at the city."""
    for presses, move in MOVES[card]:
        house = move.partition(">")[0]
        # A finger is seldom beside all houses of a district.
        for square in (house, presses[-1]) if presses and press is by_touch and ":" in house else presses:
            press(play, square)
        # The only move that is left makes itself; what is pressed next is no second press.
        if presses:
            submit(play, press)
        else:
            play.page.wait_for_timeout(HASTY)
        # A tap is answered a moment later.
        answer = until(play.page, ANSWERED, f'"0:{move}"')
        assert answer is True, f"{card}: {answer}"
        rest(play)


def moves(play: Locator) -> list[str]:
    """Return the moves of the game that the browser keeps."""
    made: list[str] = [move for save in saves(play.page) for move in json.loads(save)["record"]["moves"]]
    return made


def late() -> str:
    """Return the link of a game whose last two turns are to be played."""
    houses = "R1:BOL R2:BIL Y2:BOI"
    return moment(position_from_texts((HAND, OTHER_HAND), sunk="G1 G2 G3 Y1 Y3 R3", taken="7 4", houses=houses))


def six(card: str = "") -> str:
    """Return the link of a game of six, in which a card is to be chosen, or this one to be carried out."""
    chosen = [(0, card), *((seat, "f1") for seat in range(1, 6))] if card else []
    return moment(
        position_from_texts((HAND, *["f1"] * 5), taken="3 2 4 1 3 2", sunk="G2 Y1", round=1), *chosen, players=6
    )
