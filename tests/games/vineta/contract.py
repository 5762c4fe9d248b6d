"""What the tests of all games have to know of Vineta (see tests/contracts.py)."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.core.game import Position
from engine.games.vineta.rules import components as c

PANEL_MARKS: frozenset[str] = frozenset({"chip", "chosen", "extra", "pile", "start", "tiles"})
ON_THE_TABLE: frozenset[str] = frozenset()
RANKING_HEADS = ("Player", "Total", "Tiles", "Own houses", "Houses taken", "Own district")
TAUGHT: Mapping[str, Mapping[str, str]] = {
    "flood": {"en": "god chip", "fr": "jeton dieu"},
    "coast": {"en": "gap", "fr": "brèche"},
    "authority": {"en": "authority", "fr": "autorité"},
    "wind_and_calm": {"en": "wind|calm", "fr": "vent|calme"},
    "moving_houses": {"en": "false hope|rescue|panic|relocation", "fr": "faux espoir|sauvetage|panique|déménagement"},
    "quarantine": {"en": "quarantine", "fr": "quarantaine"},
    "length_of_turn": {
        "en": "one card (more|less)|tied|tie|extra round",
        "fr": "une carte de (plus|moins)|égalité|ex æquo",
    },
    "next_opener": {"en": "token", "fr": "figurine"},
}
RANKING_ADDS = RANKING_HEADS[3:]


def overruled(_position: Position) -> Iterable[str]:
    """Return nothing: all that is told is kept."""
    return ()


def faults(position: Position) -> Iterator[str]:
    """Yield decks that are not whole, and more houses of a colour than there are."""
    for seat, hand in enumerate(position["hands"]):
        deck = Counter([*hand, *position["discards"][seat], *position["piles"][seat], *on_the_table(position, seat)])
        if deck != Counter(c.DECK):
            yield f"deck of seat {seat}"
    houses = Counter("".join([*position["houses"].values(), *position["taken"], position["reserve"]]))
    if max(houses.values(), default=0) > c.HOUSES:
        yield "houses"


def on_the_table(position: Position, seat: int) -> Iterator[str]:
    """Yield a seat's cards that lie with series, beside them, or before it."""
    for series in position["series"]:
        yield from (text[2:] for text in series["floods"] if text.startswith(f"{seat}:"))
        yield from ("authority" for text in series["authority"] if text.startswith(f"{seat}:"))
    yield from (text[2:] for text in position["extra"] if text.startswith(f"{seat}:"))
    if position["chosen"][seat]:
        yield position["chosen"][seat]


def one_more(position: Position, players: int) -> Mapping[str, Sequence[Position]]:
    """Return the positions with one more blue house somewhere, or one more card of the first seat."""
    houses, taken = position.get("houses", {}), position.get("taken", [""] * players)
    where: list[Position] = [{"houses": houses | {name: f"{houses.get(name, '')}B"}} for name in ("G1", "R2")]
    where += [{"taken": [f"{taken[0]}B", *taken[1:]]}, {"reserve": f"{position.get('reserve', '')}B"}]
    held = {key: position.get(key, [[], *[None] * (players - 1)]) for key in ("discards", "piles")}
    return {"B": [position | each for each in where]} | {
        card: [position | {key: [[*held[key][0], card], *held[key][1:]]} for key in held] for card in ("f1", "hope")
    }
