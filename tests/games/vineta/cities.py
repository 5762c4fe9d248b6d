"""Hand-made cities of Vineta: a few houses, a few series, a few cards, and what came of them."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from engine.core.game import EventLog
from engine.games.vineta.rules.components import HAND, DistrictName
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.state import State
from engine.games.vineta.rules.view import View
from tests.game_driver import Happened

DECK = Counter(
    {"f1": 5, "f2": 6, "f3": 4, "f4": 1, "authority": 1, "wind": 3, "calm": 1, "hope": 3, "more": 1, "less": 1}
    | dict.fromkeys(("rescue", "relocation", "panic", "quarantine"), 1)
)
"""What everybody has, by the rules' own list."""
TILES = [["B", "R1"], ["O", "R2"], ["L", "R3"], ["I", "Y1"], ["T", "Y2"], ["M", "Y3"]]
DRAWN = {"houses": "drawn"}
NAMES: Final[tuple[DistrictName, ...]] = ("R1", "R2", "R3", "Y1", "Y2", "Y3", "G1", "G2", "G3")
SEVEN = ["G1", "G2", "G3", "Y1", "Y2", "Y3", "R1"]
"""So many have sunk in the last turn; red 2 and red 3 are left."""
Row = dict[str, Any]


class City(Happened[State, View]):
    """A game of Vineta in play."""

    def lay(self, *cards: str) -> "City":
        """Let every seat in turn choose a card."""
        return self.play(*(f"{seat}:{card}" for seat, card in enumerate(cards)))

    def houses(self) -> dict[str, str]:
        """Return the houses on each district that has any."""
        return dict(GAME.position(self.state)["houses"])

    def series(self) -> dict[str, tuple[str, ...]]:
        """Return the cards of each series, flood cards first, each with its owner's seat."""
        rows = GAME.position(self.state)["series"]
        return {row["district"]: (*row["floods"], *row["authority"]) for row in rows}

    def discards(self, seat: int) -> list[str]:
        """Return a seat's discards, in order of the alphabet."""
        return sorted(GAME.position(self.state)["discards"][seat])

    def hand(self, seat: int) -> list[str]:
        """Return a seat's hand, in order of the alphabet."""
        return sorted(GAME.position(self.state)["hands"][seat])

    def event_names(self) -> list[str]:
        """Return the names of all events."""
        return [type(event).__name__ for event in self.events]


def row(district: str, *cards: str, chip: int | None = None, authority: Sequence[str] = ()) -> Row:
    """Return a series for a position: row("G1", "0:f3", "1:f1", authority=["1:-7"])."""
    own = {} if chip is None else {"chip": chip}
    return {"district": district, "floods": list(cards), "authority": list(authority)} | own


def on_table(seat: int, series: Sequence[Row], extra: Sequence[str]) -> list[str]:
    """Return the cards of a seat that lie on the table."""
    cards = [text for each in series for text in each["floods"]] + list(extra)
    authority = [f"{text.split(':')[0]}:authority" for each in series for text in each["authority"]]
    return [text.split(":")[1] for text in cards + authority if text.startswith(f"{seat}:")]


def city(*hands: str, players: int = 0, seed: int = 1, options: dict[str, str] | None = None, **position: Any) -> City:
    """Return a game in which each seat holds at least these cards ("f3 hope"); no houses by default."""
    players = players or max(len(hands), 2)
    data: dict[str, Any] = {"start": 0, "tiles": TILES[:players], "houses": {}} | position
    if "hands" not in data:
        series, extra = data.get("series", ()), data.get("extra", ())
        named = [hand.split() for hand in (*hands, *[""] * (players - len(hands)))]
        gone = data.get("discards") or [None] * players
        data["hands"] = [
            filled(hand, on_table(seat, series, extra) + (gone[seat] or [])) for seat, hand in enumerate(named)
        ]
    return City(GAME, GAME.begin(players, seed, options, data))


def filled(cards: list[str], elsewhere: list[str]) -> list[str]:
    """Return a full hand with these cards, filled up from the deck's beginning."""
    left = DECK - Counter(cards) - Counter(elsewhere)
    return cards + list(left.elements())[: HAND - len(cards)]


def acted(*cards: str, **position: Any) -> City:
    """Return a game right after each seat has laid its card; only what is legal at once has been carried out."""
    return city(*cards, **position).lay(*cards)


def fresh(players: int = 2, seed: int = 1, options: dict[str, str] | None = None) -> City:
    """Return a game that has just been set up."""
    events = EventLog()
    return City(GAME, GAME.begin(players, seed, options, log=events), events)
