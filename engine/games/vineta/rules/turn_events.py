"""The events of Vineta around its cards: the set-up, choosing, drawing, and the start player token."""

from dataclasses import replace
from typing import Literal, TypeVar

from engine.core.describe import SOMEBODY
from engine.core.events import SecretEvent
from engine.core.game import Event, Seat
from engine.games.vineta.rules.components import CardName, ColourLetter, DistrictName
from engine.games.vineta.rules.end_events import UNTOLD

T = TypeVar("T")


def only_own_entries(entries: tuple[T | None, ...], viewer: Seat | None) -> tuple[T | None, ...]:
    """Return the entries by seat, all but the viewer's own replaced by None."""
    return tuple(entry if seat == viewer else None for seat, entry in enumerate(entries))


class CityBuilt(Event, group="city"):
    """The districts are laid out in rings, with the sea around them."""

    districts: tuple[DistrictName, ...]


class ColoursTaken(Event, group="city"):
    """This many colours are used, with all their houses."""

    colours: str
    houses: int


class TilesDealt(SecretEvent, group="deal", colour="", district=""):
    """A seat was dealt its house tile and its district tile, and looked at them."""

    colour: ColourLetter | Literal[""]
    district: DistrictName | Literal[""]


class CardsDealt(Event, group="deal"):
    """Every seat shuffled its own deck and drew its hand."""

    deck: int
    hand: int
    hands: tuple[tuple[CardName, ...] | None, ...]
    """By seat, None for those unseen."""

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Everybody sees only their own hand."""
        return replace(self, hands=only_own_entries(self.hands, seat))

    @property
    def sentence_variant(self) -> str:
        """Return "hidden" for a bystander, who sees no hand, else ""."""
        return "" if any(self.hands) else "hidden"


class StarterDrawn(Event):
    """The start player was drawn."""

    seat: Seat


class HousePlaced(Event, group="", recap=True):
    """A seat put a house on a district; `left` are still to be placed."""

    seat: Seat
    colour: ColourLetter
    district: DistrictName
    left: int


class HousesDrawn(Event, recap=True):
    """By the option, all houses were spread over the districts at random, this many on each."""

    counts: tuple[tuple[DistrictName, int], ...]


class CardChosen(SecretEvent, quiet=True, card=""):
    """A seat laid a card face down."""

    card: CardName | Literal[""]


class CardRevealed(Event):
    """A seat, in its turn, showed the card it had laid."""

    seat: Seat
    card: CardName


class CardVoid(Event, recap=True):
    """A card had no target: it went to its owner's discards without effect."""

    seat: Seat
    card: CardName


class CardsDrawn(Event, group="draw"):
    """Every seat whose pile lasted drew a card; by seat the number drawn, 0 or 1, and the card if it is seen."""

    drawn: tuple[int, ...]
    cards: tuple[CardName | None, ...]

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Everybody sees only their own card."""
        return replace(self, cards=only_own_entries(self.cards, seat))

    @property
    def sentence_variant(self) -> str:
        """Return "all", "some" or "none" by how many seats drew; with "_seen" behind it if any card is seen."""
        number = "all" if all(self.drawn) else "some" if any(self.drawn) else "none"
        return f"{number}_seen" if any(self.cards) else number


class PileRenewed(SecretEvent, group="draw", cards=()):
    """A seat had played its last card: its discards, shuffled, are its new pile, and it drew a hand."""

    pile: int
    hand: int
    cards: tuple[CardName, ...]


class StarterMoved(Event, group="draw", untold={"turn": UNTOLD}):
    """The start player token went to the left; `turn` is that of a new turn, UNTOLD if untold, 0 within one."""

    seat: Seat
    turn: int

    @property
    def sentence_variant(self) -> str:
        """Return "" between rounds, "turn" between turns, "untold" where that is open, "somebody" where the seat is."""
        if self.seat == SOMEBODY:
            return "somebody"
        return "untold" if self.turn == UNTOLD else "turn" if self.turn else ""


class StarterStayed(Event, untold={"turn": UNTOLD}):
    """The token stayed where it was at the turn's end, as with TOKEN_STAYS players."""

    seat: Seat
    turn: int

    @property
    def sentence_variant(self) -> str:
        """Return "untold" where it is not told which turn begins, else ""."""
        return "untold" if self.turn == UNTOLD else ""
