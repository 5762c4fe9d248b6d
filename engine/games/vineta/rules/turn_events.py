"""What happens around the cards of Vineta: the set-up, choosing, drawing, and the start player token."""

from dataclasses import replace
from typing import TypeVar

from engine.core.events import SecretEvent
from engine.core.game import Event, Seat

T = TypeVar("T")


def only_own_entries(entries: tuple[T | None, ...], viewer: Seat | None) -> tuple[T | None, ...]:
    """Return the entries by seat, None but for the viewer's own."""
    return tuple(entry if seat == viewer else None for seat, entry in enumerate(entries))


class CityBuilt(Event):
    """The districts are laid out in their rings, with the sea around them."""

    districts: tuple[str, ...]


class ColoursTaken(Event):
    """This many colours are used, with all their houses."""

    colours: str
    houses: int


class TilesDealt(SecretEvent, colour="", district=""):
    """A seat was dealt its house tile and its district tile, and looked at them."""

    colour: str
    district: str


class CardsDealt(Event):
    """Every seat shuffled its own deck and drew its hand."""

    deck: int
    hand: int
    hands: tuple[tuple[str, ...] | None, ...]
    """By seat, None for those unseen."""

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Everybody sees only the own hand."""
        return replace(self, hands=only_own_entries(self.hands, seat))

    @property
    def sentence_variant(self) -> str:
        """A bystander sees no hand."""
        return "" if any(self.hands) else "hidden"


class StarterDrawn(Event):
    """It was drawn who is start player."""

    seat: Seat


class HousePlaced(Event):
    """A seat put a house on a district; `left` are still to be placed."""

    seat: Seat
    colour: str
    district: str
    left: int


class HousesDrawn(Event):
    """Option: chance spread all the houses over the districts; how many came to each."""

    counts: tuple[tuple[str, int], ...]


class CardChosen(SecretEvent, card=""):
    """A seat laid a card face down."""

    card: str


class CardRevealed(Event):
    """A seat, in its turn, showed the card it had laid."""

    seat: Seat
    card: str


class CardVoid(Event):
    """A card found no target: it went to its owner's discards without effect."""

    seat: Seat
    card: str


class CardsDrawn(Event):
    """Every seat drew a card if its pile lasted; by seat how many (0: an empty pile), and the card if it is seen."""

    drawn: tuple[int, ...]
    cards: tuple[str | None, ...]

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Everybody sees only the own card."""
        return replace(self, cards=only_own_entries(self.cards, seat))

    @property
    def sentence_variant(self) -> str:
        """Everybody drew, somebody did not, or nobody; with cards that are seen, or none."""
        number = "all" if all(self.drawn) else "some" if any(self.drawn) else "none"
        return f"{number}_seen" if any(self.cards) else number


class PileRenewed(SecretEvent, cards=()):
    """A seat had played its last card: its discards, shuffled, are its new pile, and it drew a hand."""

    pile: int
    hand: int
    cards: tuple[str, ...]


class StarterMoved(Event):
    """The start player token went to the left; `turn` is that of a new turn, 0 within one."""

    seat: Seat
    turn: int

    @property
    def sentence_variant(self) -> str:
        """Between rounds, or between turns."""
        return "turn" if self.turn else ""


class StarterStayed(Event):
    """With OPENER_STAYS players: the token stayed where it was at the turn's end."""

    seat: Seat
    turn: int
