"""What can happen in Vineta, as data; the sentences are in `locale`.

Districts go by their texts ("G1"), houses by the letters of their colours, cards by their texts.
"""

from dataclasses import replace
from typing import TypeVar

from engine.core.events import GameWon as GameWon
from engine.core.events import SecretEvent, event_kinds
from engine.core.events import VictoryShared as VictoryShared
from engine.core.game import Event, Seat

T = TypeVar("T")


def own_only(entries: tuple[T | None, ...], viewer: Seat | None) -> tuple[T | None, ...]:
    """Return the entries by seat, None but for the viewer's own."""
    return tuple(entry if seat == viewer else None for seat, entry in enumerate(entries))


class CityBuilt(Event):
    """The nine districts lie in their three rings, and the sea around them."""

    districts: tuple[str, ...]


class ColoursTaken(Event):
    """So many colours are used, with all their houses."""

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

    def seen_by(self, seat: Seat | None) -> Event:
        """Everybody sees only the own hand."""
        return replace(self, hands=own_only(self.hands, seat))

    @property
    def variant(self) -> str:
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

    def seen_by(self, seat: Seat | None) -> Event:
        """Everybody sees only the own card."""
        return replace(self, cards=own_only(self.cards, seat))

    @property
    def variant(self) -> str:
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
    def variant(self) -> str:
        """Between rounds, or between turns."""
        return "turn" if self.turn else ""


class StarterStayed(Event):
    """Three players: the token stayed where it was at the turn's end."""

    seat: Seat
    turn: int


class SeriesStarted(Event):
    """A seat started a series with a flood card and put its god chip on a coastal district."""

    seat: Seat
    district: str
    waves: int


class SeriesExtended(Event):
    """A seat added a flood card to a series; `worth` is what the series is worth now."""

    seat: Seat
    district: str
    waves: int
    worth: int
    own: bool

    @property
    def variant(self) -> str:
        """One's own series, or another's."""
        return "own" if self.own else ""


class SeriesEnded(Event):
    """A series lost its last flood card: the god chip went back, authority cards were discarded."""

    seat: Seat
    district: str
    authority: int


class ChipStayed(Event):
    """A series lost its first card; the god chip stays, and the next card is first for the sharing."""

    seat: Seat
    district: str
    first: Seat


class AuthorityLaid(Event):
    """A seat laid its authority card beside a series."""

    seat: Seat
    district: str
    waves: int
    worth: int

    @property
    def variant(self) -> str:
        """Adding or taking away."""
        return "up" if self.waves > 0 else "down"


class WindChanged(Event):
    """A seat moved a flood card to the end of another series."""

    seat: Seat
    owner: Seat
    waves: int
    source: str
    target: str


class SeaCalmed(Event):
    """A seat sent a flood card back to the discards of its owner."""

    seat: Seat
    owner: Seat
    waves: int
    district: str


class HouseMoved(Event):
    """A seat moved a house by one of its cards: false hope, rescue or panic."""

    seat: Seat
    card: str
    colour: str
    source: str
    target: str

    @property
    def variant(self) -> str:
        """Which card moved it."""
        return self.card


class HousesSwapped(Event):
    """A seat exchanged the houses of two districts; how many each had before."""

    seat: Seat
    one: str
    other: str
    one_count: int
    other_count: int

    @property
    def variant(self) -> str:
        """Exchanging nothing with nothing has no effect."""
        return "" if self.one_count or self.other_count else "empty"


class Quarantined(Event):
    """A seat put a district in quarantine: nothing leaves it until the turn's end."""

    seat: Seat
    district: str
    again: bool

    @property
    def variant(self) -> str:
        """A district may be put in quarantine twice, to no effect."""
        return "again" if self.again else ""


class MoreLaid(Event):
    """A seat made the turn a round longer: `rounds` are due now, and the one under way is round `now`."""

    seat: Seat
    rounds: int
    now: int

    @property
    def variant(self) -> str:
        """In time; or the round under way is played anyway ("reached"); or ties have led even further ("late")."""
        if self.rounds < self.now:
            return "late"
        return "reached" if self.rounds == self.now else ""


class LessLaid(Event):
    """A seat made the turn a round shorter: `rounds` are due now, and the one under way is round `now`."""

    seat: Seat
    rounds: int
    now: int

    @property
    def variant(self) -> str:
        """Too late to shorten anything, or in time."""
        return "late" if self.rounds < self.now else ""


class RoundsCounted(Event):
    """Several cards that change the number of rounds lie there: they add up."""

    more: int
    less: int
    rounds: int

    @property
    def variant(self) -> str:
        """They cancel each other out, or not."""
        return "even" if self.more == self.less else ""


class SeriesCompared(Event):
    """The turn has had its rounds: what each series is worth, highest first."""

    series: tuple[tuple[str, int], ...]

    @property
    def variant(self) -> str:
        """None, one or several."""
        return "none" if not self.series else "one" if len(self.series) == 1 else ""


class RoundAdded(Event):
    """Nothing is strictly highest, so one more round is played; `districts` are tied at `worth`."""

    districts: tuple[str, ...]
    worth: int

    @property
    def variant(self) -> str:
        """A tie, or nothing threatened at all."""
        return "" if self.districts else "none"


class EndForced(Event):
    """After the last round that a turn can have, the seat that opened it chooses among these districts."""

    seat: Seat
    districts: tuple[str, ...]


class DistrictSunk(Event):
    """A district sank with all its houses."""

    district: str
    worth: int
    houses: int
    threatened: bool

    @property
    def variant(self) -> str:
        """By its series (of nothing or less, perhaps), or by the choice that ends a turn without any."""
        return "chosen" if not self.threatened else "low" if self.worth <= 0 else ""


class HousesShared(Event):
    """The houses were shared out, one at a time; `takers` in the order of taking, `counts` by seat."""

    takers: tuple[Seat, ...]
    counts: tuple[int | None, ...]
    """By seat, None for those without a flood card in the series."""

    @property
    def variant(self) -> str:
        """One seat may have all the flood cards of the series."""
        return "alone" if len(set(self.takers)) == 1 and self.counts.count(None) == len(self.counts) - 1 else ""


class HousesLost(Event):
    """Nobody's flood card sank the district: its houses left the game."""

    count: int


class CoastMoved(Event):
    """These districts border on the sea now."""

    districts: tuple[str, ...]


class TurnCleared(Event):
    """Cards and god chips went back to their owners, quarantine is over."""

    turn: int


class LastDistrict(Event):
    """Eight turns are over, and one district is left."""

    district: str
    houses: int


class TilesShown(Event):
    """A seat turned its tiles over."""

    seat: Seat
    colour: str
    district: str


class HousesScored(Event):
    """A seat counted its own houses on the last district, and the houses it took."""

    seat: Seat
    colour: str
    own: int
    taken: int
    points: int


class DistrictScored(Event):
    """The last district brought its owner a bonus."""

    seat: Seat
    district: str
    points: int


class NobodysDistrict(Event):
    """Nobody holds the tile of the last district."""

    district: str


class TieCompared(Event):
    """Tied seats compared their own houses on the last district."""

    seats: tuple[Seat, ...]
    own: tuple[int | None, ...]
    """By seat, None for those who are not tied."""


EVENTS = event_kinds(globals())
