"""The panel of a seat: target cards, tiles, votes, and the voting cards that it has laid."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from engine.core.describe import Texts
from engine.core.render import elements
from engine.core.render.elements import counted, svg
from engine.games.drunter_drueber.render.pieces import ballot, card_back, target, use
from engine.games.drunter_drueber.render.spoken import seat_said
from engine.games.drunter_drueber.rules import scoring
from engine.games.drunter_drueber.rules.components import JOKER, WORTH, cards_in, votes_held
from engine.games.drunter_drueber.rules.view import FACE_DOWN, UNSEEN, View

STOCK_BOX: Final = "-10 -10 20 68"
"""The kinds of tile, one below the other."""


def panel(view: View, texts: Texts, names: Sequence[str], seat: int, news: Sequence[str]) -> str:
    """Return the panel of one seat: all that lies before it."""
    acts = seat == view.turn and view.phase in ("place", "vote", "joker")
    parts = (
        f'<b class="who">{escape(names[seat])}</b>',
        f'<b class="sum">{votes_held(view.votes[seat])}</b>',
        f'<span class="tg">{"".join(targets(view, texts, seat))}</span>',
        f'<span class="ts">{"".join(stock(view.tiles[seat]))}</span>',
        f'<span class="vl">{"".join(votes(view.votes[seat]))}</span>',
        laid(view, texts, seat) or points(view, texts, seat),
    )
    return elements.panel(seat, acts, news, seat_said(view, texts, names, seat), *parts)


def targets(view: View, texts: Texts, seat: int) -> Iterator[str]:
    """Return the target cards of a seat, backs if the viewer may not see them; the main one of two stands out."""
    main = view.main[seat]
    for place, each in enumerate(view.targets[seat]):
        drawn = card_back() if each == UNSEEN else target(each, texts)
        chosen = view.two and main and (main == each if each != UNSEEN else place == 0)
        yield f'<span class="main">{drawn}</span>' if chosen else drawn


def points(view: View, texts: Texts, seat: int) -> str:
    """Return the points of the main target card, at the end."""
    if view.phase != "over":
        return ""
    total = scoring.points(view, view.main[seat])
    return f'<b class="pts">{escape(counted(texts, "points", total))}</b>'


def stock(tiles: Sequence[int]) -> Iterator[str]:
    """Return how many tiles of each type a seat holds: a row a kind, by length."""
    yield svg("tk", STOCK_BOX, use("k"))
    yield from (f"<i>{count or '·'}</i>" for count in tiles)


def votes(hand: int) -> Iterator[str]:
    """Return the votes that a seat still holds: by the cards that bear them."""
    for sign, kind in ((1, "+"), (-1, "\u2212")):
        held = (str(abs(worth)) if hand >> bit & 1 else "·" for bit, worth in enumerate(WORTH) if worth * sign > 0)
        yield f"<i>{kind}{''.join(held)}</i>"
    yield f"<i>{'±2' if hand & JOKER else '·'}</i>"


def laid(view: View, texts: Texts, seat: int) -> str:
    """Return the voting cards that a seat has laid, face down or up, with what its joker means."""
    chosen = view.chosen[seat]
    if not chosen:
        return ""
    if chosen == FACE_DOWN:
        return '<span class="vs"><i class="dv bk"></i></span>'
    word = {1: "yes", -1: "no"}.get(view.jokers[seat], "")
    says = f"<em>{escape(texts[f'render.{word}'])}</em>" if word else ""
    return f'<span class="vs">{"".join(map(ballot, cards_in(chosen)))}{says}</span>'
