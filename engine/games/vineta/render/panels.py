"""The panel of a seat: its cards, its god chip, the houses it has taken, and its tiles where they are seen."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from engine.core.describe import Texts
from engine.core.game import Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.render import elements
from engine.games.vineta.render.pieces import grouped, present, several, short_name, strip, use
from engine.games.vineta.render.spoken import acting_seat, chip_at, opens, points_text, seat_spoken
from engine.games.vineta.rules.components import CARDS, COLOURS, DISTRICTS
from engine.games.vineta.rules.state import NO_CARD
from engine.games.vineta.rules.view import FACE_DOWN, UNSEEN, View

STEP: Final = 26
"""How far cards lie apart."""


def panel(view: View, texts: Texts, names: Sequence[str], seat: Seat, news: Sequence[str]) -> Html:
    """Return the panel of one seat: all that lies before it."""
    parts = (
        span("hd", head(view, texts, names, seat)),
        span("ns", numbers(view, seat)),
        span("tl", tiles(view, texts, seat)),
        lying(view, seat),
        hand(view, seat),
        span("tk", taken(view, seat)),
    )
    return elements.panel(seat, seat == acting_seat(view), news, seat_spoken(view, texts, names, seat), *parts)


def span(kind: str, parts: Iterable[Html]) -> Html:
    """Return parts of a panel together; nothing if there are none."""
    inside = fragment(parts)
    return tag("span", inside, class_=kind) if inside else NOTHING


def head(view: View, texts: Texts, names: Sequence[str], seat: Seat) -> Iterator[Html]:
    """Return the name of a seat, where its god chip lies, and its points; classes draw chip, token and disc."""
    placed = chip_at(view, seat)
    starts = seat == view.start and view.phase != "over"
    kinds = ("who", placed and "off", starts and "starts", opens(view, seat) and "opens")
    yield tag("b", names[seat], class_=kinds)
    if placed:
        yield tag("span", short_name(placed, texts), class_="dl")
    if view.phase == "over":
        yield tag("b", points_text(view, texts, seat), class_="pts")


def lying(view: View, seat: Seat) -> Iterator[Html]:
    """Return the cards that lie before a seat: the one it has chosen, and those that change the rounds."""
    chosen = view.chosen[seat]
    names = [] if chosen == NO_CARD else ["back" if chosen == FACE_DOWN else CARDS[chosen]]
    names += [CARDS[card] for owner, card in view.extra if owner == seat]
    if names:
        yield strip("lie", STEP * len(names) - 2, 32, *(use(f"k{name}", STEP * at) for at, name in enumerate(names)))


def numbers(view: View, seat: Seat) -> Iterator[Html]:
    """Return how many cards a seat has in its hand, in its pile and in its discards."""
    counts = (("hand", view.hand_sizes[seat]), ("pile", view.piles[seat]), ("used", len(view.discards[seat])))
    yield from (tag("i", count, class_=f"n-{name}") for name, count in counts)


def hand(view: View, seat: Seat) -> Iterator[Html]:
    """Return the cards of a hand that is seen, equal ones once with their number below."""
    held = grouped(CARDS[each] for each in view.hands[seat] or ())
    if held:
        drawn = (use(f"k{name}", STEP * at) for at, (name, _) in enumerate(held))
        labels = [
            tag("text", f"×{count}", class_="v-x", x=STEP * at + 12, y=42)
            for at, (_, count) in enumerate(held)
            if count > 1
        ]
        yield strip("hn", STEP * len(held) - 2, 44 if labels else 32, drawn, labels)


def taken(view: View, seat: Seat) -> Iterator[Html]:
    """Return the houses that a seat has taken, by colour, and their sum."""
    houses = present(view.taken[seat])
    if houses:
        drawn = (use(several(*house), 11 + 21 * at, 11.5) for at, house in enumerate(houses))
        yield strip("hs", 21 * len(houses) + 1, 22, drawn)
        yield tag("b", sum(view.taken[seat]))


def tiles(view: View, texts: Texts, seat: Seat) -> Iterator[Html]:
    """Return the two tiles of a seat: what they show where they are seen, else their backs."""
    if not view.tiles:
        return
    if view.tiles[seat] == UNSEEN:
        yield from [tag("i", class_="ti")] * 2
        return
    colour, district = view.tiles[seat]
    name = DISTRICTS[district]
    yield strip("ts", 46, 22, use(COLOURS[colour], 11, 11.5), use(f"p{name}", 35, 11))
    yield tag("b", short_name(name, texts))
