"""The panel of a seat: its cards, its god chip, the houses it has taken, and its tiles where they are seen."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from typing import Final

from engine.core.describe import Texts
from engine.core.render import elements
from engine.games.vineta.render.pieces import grouped, present, several, short_name, strip, use
from engine.games.vineta.render.spoken import acting_seat, chip_at, opens, points_said, seat_said
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS
from engine.games.vineta.rules.state import NO_CARD
from engine.games.vineta.rules.view import FACE_DOWN, UNSEEN, View

STEP: Final = 26
"""How far cards lie apart."""


def panel(view: View, texts: Texts, names: Sequence[str], seat: int, news: Sequence[str]) -> str:
    """Return the panel of one seat: all that lies before it."""
    parts = (
        span("hd", head(view, texts, names, seat)),
        span("ns", numbers(view, seat)),
        span("tl", tiles(view, texts, seat)),
        "".join(lying(view, seat)),
        "".join(hand(view, seat)),
        span("tk", taken(view, seat)),
    )
    return elements.panel(seat, seat == acting_seat(view), news, seat_said(view, texts, names, seat), *parts)


def span(kind: str, parts: Iterable[str]) -> str:
    """Return parts of a panel together, "" for none."""
    inside = "".join(parts)
    return f'<span class="{kind}">{inside}</span>' if inside else ""


def head(view: View, texts: Texts, names: Sequence[str], seat: int) -> Iterator[str]:
    """Return the name of a seat, where its god chip lies, and its points; classes draw chip, token and disc."""
    placed = chip_at(view, seat)
    starts = " starts" * (seat == view.start and view.phase != "over")
    if opens(view, seat):
        starts += " opens"
    yield f'<b class="who{" off" * bool(placed)}{starts}">{escape(names[seat])}</b>'
    if placed:
        yield f'<span class="dl">{escape(short_name(placed, texts))}</span>'
    if view.phase == "over":
        yield f'<b class="pts">{escape(points_said(view, texts, seat))}</b>'


def lying(view: View, seat: int) -> Iterator[str]:
    """Return the cards that lie before a seat: the one it has chosen, and those that change the rounds."""
    chosen = view.chosen[seat]
    names = [] if chosen == NO_CARD else ["back" if chosen == FACE_DOWN else CARDS[chosen]]
    names += [CARDS[card] for owner, card in view.extra if owner == seat]
    if names:
        yield strip("lie", STEP * len(names) - 2, 32, *(use(f"k{name}", STEP * at) for at, name in enumerate(names)))


def numbers(view: View, seat: int) -> Iterator[str]:
    """Return how many cards a seat has in its hand, in its pile and in its discards."""
    counts = (("hand", view.hand_sizes[seat]), ("pile", view.piles[seat]), ("used", len(view.discards[seat])))
    yield from (f'<i class="n-{name}">{count}</i>' for name, count in counts)


def hand(view: View, seat: int) -> Iterator[str]:
    """Return the cards of a hand that is seen, equal ones once with their number below."""
    held = grouped(CARDS[each] for each in view.hands[seat] or ())
    if held:
        drawn = (use(f"k{name}", STEP * at) for at, (name, _) in enumerate(held))
        labels = [
            f'<text class="v-x" x="{STEP * at + 12}" y="42">×{count}</text>' * (count > 1)
            for at, (_, count) in enumerate(held)
        ]
        yield strip("hn", STEP * len(held) - 2, 44 if any(labels) else 32, *drawn, *labels)


def taken(view: View, seat: int) -> Iterator[str]:
    """Return the houses that a seat has taken, by colour, and their sum."""
    houses = present(view.taken[seat])
    if houses:
        drawn = (use(several(*house), 11 + 21 * at, 11.5) for at, house in enumerate(houses))
        yield f"{strip('hs', 21 * len(houses) + 1, 22, *drawn)}<b>{sum(view.taken[seat])}</b>"


def tiles(view: View, texts: Texts, seat: int) -> Iterator[str]:
    """Return the two tiles of a seat: what they show where they are seen, else their backs."""
    if not view.tiles:
        return
    if view.tiles[seat] == UNSEEN:
        yield '<i class="ti"></i><i class="ti"></i>'
        return
    colour, district = view.tiles[seat]
    name = DISTRICTS[district]
    drawn = use(COLOURS[colour], 11, 11.5) + use(f"p{name}", 35, 11)
    yield f"{strip('ts', 46, 22, drawn)}<b>{escape(short_name(name, texts))}</b>"
