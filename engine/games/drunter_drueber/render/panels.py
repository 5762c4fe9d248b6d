"""The panel of a seat: target cards, tiles, votes, and the voting cards that it has laid."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.render import elements
from engine.core.render.elements import counted, svg
from engine.games.drunter_drueber.render.pieces import ballot, card_back, target, use
from engine.games.drunter_drueber.render.spoken import seat_spoken
from engine.games.drunter_drueber.rules import scoring
from engine.games.drunter_drueber.rules.components import JOKER, WORTH, cards_in, votes_held
from engine.games.drunter_drueber.rules.view import FACE_DOWN, UNSEEN, View

STOCK_BOX: Final = "-10 -10 20 68"
"""The kinds of tile, one below the other."""


def panel(view: View, texts: Texts, names: Sequence[str], seat: Seat, news: Sequence[str]) -> Html:
    """Return the panel of one seat: all that lies before it."""
    acts = seat == view.turn and view.phase in ("place", "vote", "joker")
    parts = (
        tag("b", names[seat], class_="who"),
        tag("b", votes_held(view.votes[seat]), class_="sum"),
        tag("span", targets(view, texts, seat), class_="tg"),
        tag("span", stock(view.tiles[seat]), class_="ts"),
        tag("span", votes(view.votes[seat]), class_="vl"),
        laid(view, texts, seat) or points(view, texts, seat),
    )
    return elements.panel(seat, acts, news, seat_spoken(view, texts, names, seat), *parts)


def targets(view: View, texts: Texts, seat: Seat) -> Iterator[Html]:
    """Return the target cards of a seat, backs if the viewer may not see them; the main one of two stands out."""
    main = view.main[seat]
    for place, each in enumerate(view.targets[seat]):
        drawing = card_back() if each == UNSEEN else target(each, texts)
        chosen = view.two and main and (main == each if each != UNSEEN else place == 0)
        yield tag("span", drawing, class_="main") if chosen else drawing


def points(view: View, texts: Texts, seat: Seat) -> Html:
    """Return the points of the main target card, at the end."""
    if view.phase != "over":
        return NOTHING
    total = scoring.points(view, view.main[seat])
    return tag("b", counted(texts, "points", total), class_="pts")


def stock(tiles: Sequence[int]) -> Iterator[Html]:
    """Return how many tiles of each type a seat holds: a row a kind, by length."""
    yield svg("tk", STOCK_BOX, use("k"))
    yield from (tag("i", count or "·") for count in tiles)


def votes(hand: int) -> Iterator[Html]:
    """Return the votes that a seat still holds: by the cards that bear them."""
    for sign, kind in ((1, "+"), (-1, "\u2212")):
        held = (abs(worth) if hand >> bit & 1 else "·" for bit, worth in enumerate(WORTH) if worth * sign > 0)
        yield tag("i", kind, held)
    yield tag("i", "±2" if hand & JOKER else "·")


def laid(view: View, texts: Texts, seat: Seat) -> Html:
    """Return the voting cards that a seat has laid, face down or up, with what its joker means."""
    chosen = view.chosen[seat]
    if not chosen:
        return NOTHING
    if chosen == FACE_DOWN:
        return tag("span", tag("i", class_="dv bk"), class_="vs")
    answer = {1: "yes", -1: "no"}.get(view.jokers[seat], "")
    declared = tag("em", texts[f"render.{answer}"]) if answer else ""
    return tag("span", map(ballot, cards_in(chosen)), declared, class_="vs")
