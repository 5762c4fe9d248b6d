"""The events of Drunter & Drüber as data; their sentences are in `locale`.

Squares go by their names ("h4"), tiles by kind and length, buildings by type and
value, voting cards and target cards by their texts.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from engine.core.events import GameWon as GameWon
from engine.core.events import SecretEvent, event_kinds
from engine.core.events import VictoryShared as VictoryShared
from engine.core.game import Event, Seat
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import BuildingName, DirectionLetter, SquareName
from engine.games.drunter_drueber.rules.voting_cards import JOKER_CARD, VotingCard

UNTOLD_COUNT: Final = -1
"""Stands for a number that was not told."""


class PawnsPlaced(Event, group="deal"):
    """A pawn was put on each corner."""

    count: int


class TargetDealt(Event, group="deal"):
    """A seat was dealt its target card, or TARGETS_HELD in the variant."""

    seat: Seat
    targets: tuple[c.Target, ...]

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Only the receiver sees which cards they are."""
        return self if seat == self.seat else replace(self, targets=(c.NO_TARGET,) * len(self.targets))

    @property
    def sentence_variant(self) -> str:
        """One card or two, and whether they are seen; other seats see only their backs."""
        number = "two" if len(self.targets) > 1 else "one"
        return number if self.targets[0] else f"{number}_hidden"


class VotesDealt(Event, group="deal"):
    """Every seat took its voting cards, the same ones for each."""

    count: int


class TilesDealt(Event):
    """A seat drew its tiles; `tiles` counts them in the order of TILES."""

    seat: Seat
    tiles: tuple[int, ...]


class StarterDrawn(Event, group=""):
    """The seat that begins was drawn by lot."""

    seat: Seat


class TileLaid(Event, group="tile", recap=True):
    """A seat laid a tile at a pawn; `squares` go from the start edge to the free end."""

    seat: Seat
    kind: c.Kind
    length: int
    direction: DirectionLetter
    squares: tuple[SquareName, ...]

    @property
    def sentence_variant(self) -> str:
        """Whether the tile is a single, which has no direction."""
        return "single" if self.length == 1 else ""


class BridgePassed(Event, group="tile"):
    """The tile about to be laid passed under a bridge; `again`: not the first one in this turn."""

    seat: Seat
    kind: c.Kind
    bridge: SquareName
    bridge_kind: c.Kind
    again: bool

    @property
    def sentence_variant(self) -> str:
        """Whether it is one more bridge in the same turn, which an option allows (D7), and one of an untold kind."""
        return ".".join(["again"] * self.again + ["untold"] * (self.bridge_kind == c.UNTOLD_KIND))


class BuildingCovered(Event, group="tile", recap=True):
    """A building disappeared under a tile."""

    seat: Seat
    type: c.BuildingType
    value: int
    square: SquareName


class PawnMoved(Event, group="tile"):
    """The pawn was put on the free end of the tile."""

    kind: c.Kind
    square: SquareName


class PawnRemoved(Event, weighty=True, recap=True):
    """A pawn that has no room left on any side was removed for good."""

    kind: c.Kind
    square: SquareName


class TurnPassed(Event, told_with="last", weighty="own", recap=True):
    """A seat had no tile that it could place."""

    seat: Seat


class VoteCalled(Event, recap=True):
    """A seat proposed a placement that covers an outhouse."""

    seat: Seat
    kind: c.Kind
    length: int
    direction: DirectionLetter
    squares: tuple[SquareName, ...]
    outhouse: SquareName


class VoteLaid(SecretEvent, quiet=True, cards=()):
    """A seat laid voting cards face down."""

    cards: tuple[VotingCard, ...]


class VotesRevealed(Event, weighty=True, recap=True):
    """All voting cards were turned over; `yes` and `no` count those without jokers."""

    cards: tuple[tuple[VotingCard, ...], ...]
    yes: int
    no: int

    @property
    def sentence_variant(self) -> str:
        """Whether a joker is still to be declared."""
        return "joker" if any(JOKER_CARD in laid for laid in self.cards) else ""


class JokerDeclared(Event, weighty=True):
    """A seat declared whether its joker is a yes or a no."""

    seat: Seat
    yes: bool

    @property
    def sentence_variant(self) -> str:
        """Return "yes" or "no", as the joker was declared; it is never blank (D5)."""
        return "yes" if self.yes else "no"


class VotePassed(Event, group="count", weighty=True, recap=True, untold={"yes": UNTOLD_COUNT, "no": UNTOLD_COUNT}):
    """The proposal was accepted."""

    seat: Seat
    yes: int
    no: int

    @property
    def sentence_variant(self) -> str:
        """Whether the votes are untold, or it was a tie, which passes."""
        return "untold" if UNTOLD_COUNT in (self.yes, self.no) else "tie" if self.yes == self.no else ""


class VoteLost(Event, group="count", weighty=True, recap=True, untold={"yes": UNTOLD_COUNT, "no": UNTOLD_COUNT}):
    """The proposal was turned down: the tile goes back to its owner, whose turn is over."""

    seat: Seat
    yes: int
    no: int

    @property
    def sentence_variant(self) -> str:
        """Whether the votes are untold."""
        return "untold" if UNTOLD_COUNT in (self.yes, self.no) else ""


class CardsDiscarded(Event, group="count", untold={"left": UNTOLD_COUNT}):
    """The voting cards just used left the game; `left`: how many votes each seat still holds."""

    left: tuple[int, ...]


class UndecidedReturned(Event, group="count"):
    """The undecided cards went back to the hands of those who laid them."""

    seats: tuple[Seat, ...]


class KindBlocked(Event, recap=True):
    """Variant: the last pawn of a kind was removed, so everyone chooses a main target now."""

    kind: c.Kind


class NeverBlocked(Event, recap=True):
    """Variant: building ended with no kind blocked, so main targets are chosen before the reveal."""


class MainChosen(SecretEvent, target=c.NO_TARGET):
    """Variant: a seat laid its main target on the other one, face down."""

    target: c.Target


class BuildingEnded(Event, weighty=True, recap="break", untold={"left": UNTOLD_COUNT}):
    """Building ended: all tiles are laid, or nobody can place any of the `left` ones (UNTOLD_COUNT if untold)."""

    left: int

    @property
    def sentence_variant(self) -> str:
        """Return "stuck" where tiles are left that nobody can place, "untold" if nobody told, "" where all are laid."""
        return "untold" if self.left == UNTOLD_COUNT else "stuck" if self.left else ""


class TargetScored(Event, group="", weighty=True, pause=True):
    """A seat showed its target card, in the variant the main one, and scored it; `counted`: the buildings by name."""

    seat: Seat
    target: c.Target
    counted: tuple[BuildingName, ...]
    points: int

    @property
    def sentence_variant(self) -> str:
        """Whether the card is a building type or one of the special cards."""
        return "type" if self.target in c.BUILDING_TYPES else self.target


class SecondScored(Event, group="", weighty=True, tie_break=True):
    """Variant: a tied seat showed its second target card and scored it."""

    seat: Seat
    target: c.Target
    counted: tuple[BuildingName, ...]
    points: int

    @property
    def compared(self) -> Mapping[Seat, int]:
        """The points of the second card."""
        return {self.seat: self.points}


class VotesCompared(Event, tie_break=True):
    """Tied seats compared the votes they still hold."""

    seats: tuple[Seat, ...]
    votes: tuple[int | None, ...]
    """The votes by seat, None for seats that are not tied."""

    @property
    def compared(self) -> Mapping[Seat, int]:
        """The votes of the tied seats."""
        return {seat: votes for seat, votes in enumerate(self.votes) if votes is not None}


EVENTS: tuple[type[Event], ...] = event_kinds(globals())
