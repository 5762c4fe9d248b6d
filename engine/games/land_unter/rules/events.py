"""The events of Land Unter as data; their sentences are in `locale`."""

from dataclasses import replace
from typing import Final

from engine.core.events import GameWon as GameWon
from engine.core.events import SecretEvent, event_kinds
from engine.core.events import VictoryShared as VictoryShared
from engine.core.game import Event, Seat
from engine.games.land_unter.rules.components import HALVES_OF_WHOLE, NO_CARD, NOT_GIVEN, Card, Tide

HIDDEN: Final = -1
"""Stands for a number that the viewer of an event may not know, or that nobody has told."""


class SetDealt(SecretEvent, group="deal", cards=()):
    """A seat was dealt its HAND of weather cards."""

    cards: tuple[Card, ...]


class CardsLeftOver(Event, group="deal"):
    """This many weather cards went back to the box unseen."""

    count: int


class PreserversTaken(SecretEvent, halves=HIDDEN):
    """A seat counted its set (in half preservers) and took its preserver cards."""

    halves: int
    preservers: int

    @property
    def sentence_variant(self) -> str:
        """Return "hidden" for other seats, who see no number; else "half" if a half was dropped, "" if none was."""
        return "hidden" if self.halves == HIDDEN else "half" if self.halves % HALVES_OF_WHOLE else ""


class TidesShuffled(Event, told_with="next"):
    """The tide cards were shuffled into a face-down pile."""

    count: int


class StageBegun(Event, told_with="next", pause=True):
    """A stage began; stages are counted from 1."""

    stage: int
    stages: int


class TidesTurned(Event, untold={"round": HIDDEN}):
    """The tide cards of a round were turned up; rounds are counted from 1."""

    round: int
    low: Tide
    high: Tide

    @property
    def sentence_variant(self) -> str:
        """Whether the tide cards are equal, which changes nothing (L10) but is mentioned."""
        return "_".join(["equal"] * (self.low == self.high) + ["untold"] * (self.round == HIDDEN))


class CardChosen(SecretEvent, quiet=True, card=HIDDEN):
    """A seat laid a weather card face down."""

    card: Card


class CardsRevealed(Event, untold={"cards": NO_CARD}):
    """All chosen weather cards were turned over; NO_CARD for a seat that is out."""

    cards: tuple[Card, ...]


class CardPlayedOpen(Event, group=""):
    """In the open variant, a seat laid a weather card face up."""

    seat: Seat
    card: Card


class LowerTideTaken(Event, recap=True, untold={"card": NO_CARD}):
    """The highest weather card, NO_CARD if untold, took the lower tide card (`other` is the one left)."""

    seat: Seat
    card: Card
    tide: Tide
    other: Tide

    @property
    def sentence_variant(self) -> str:
        """Whether both tide cards are equal, so that neither is the lower one (L10), and whether the card is untold."""
        kinds = ("equal" if self.tide == self.other else "", "" if self.card else "untold")
        return "_".join(filter(None, kinds))


class HigherTideTaken(Event, recap=True, untold={"card": NO_CARD}):
    """The second highest weather card, NO_CARD if untold, took the remaining tide card."""

    seat: Seat
    card: Card
    tide: Tide

    @property
    def sentence_variant(self) -> str:
        """Whether it was not told which card that was."""
        return "" if self.card else "untold"


class TideCovered(Event):
    """A new tide card covered an old one of the same seat."""

    seat: Seat
    old: Tide
    new: Tide


class PreserverLost(Event, group="loss", recap=True, untold={"left": HIDDEN}):
    """The seat that alone shows the highest tide lost a preserver."""

    seat: Seat
    level: Tide
    left: int

    @property
    def sentence_variant(self) -> str:
        """Whether it is known how many are left."""
        return "untold" if self.left == HIDDEN else ""


class PreserverLostInTie(Event, group="loss", recap=True, untold={"left": HIDDEN}):
    """One of the seats that share the highest tide lost a preserver."""

    seat: Seat
    level: Tide
    left: int

    @property
    def sentence_variant(self) -> str:
        """Whether it is known how many are left."""
        return "untold" if self.left == HIDDEN else ""


class PreserverLostAgain(Event, group="loss", recap=True, untold={"left": HIDDEN}):
    """In the re-drown, a seat that now shows the highest tide lost a preserver."""

    seat: Seat
    level: Tide
    left: int

    @property
    def sentence_variant(self) -> str:
        """Whether it is known how many are left."""
        return "untold" if self.left == HIDDEN else ""


class StillAfloat(Event, group="loss"):
    """A seat lost its last preserver and plays on."""

    seat: Seat


class Eliminated(Event, weighty=True, recap=True, untold={"cards_left": HIDDEN}):
    """A seat had to lose a preserver and had none; its remaining cards stay with its set."""

    seat: Seat
    level: Tide
    cards_left: int

    @property
    def sentence_variant(self) -> str:
        """Whether it was the last round, after which no card is left to lay aside, or that is untold."""
        return "untold" if self.cards_left == HIDDEN else "" if self.cards_left else "no_cards"


class RedrownBegun(Event):
    """After an elimination, the highest tide is looked for again among those left."""

    level: Tide


class RedrownSpared(Event):
    """No re-drown, because a tied seat has paid in the same pass (ruling L3)."""

    payers: tuple[Seat, ...]


class RedrownOff(Event):
    """No re-drown, because the game is played without it, or only once."""


class NobodyDrowns(Event):
    """A re-drown found nobody with a tide card (ruling L17)."""


class StageCutShort(Event, weighty=True, recap="break"):
    """The stage ended at once, with SURVIVORS seats left or fewer."""

    survivors: tuple[Seat, ...]


class RoundEnded(Event, told_with="next", untold={"round": HIDDEN}):
    """The played weather cards were laid aside; rounds are counted from 1."""

    round: int

    @property
    def sentence_variant(self) -> str:
        """Whether it is known which round it was."""
        return "untold" if self.round == HIDDEN else ""


class StageEnded(Event, weighty=True, recap="break", untold={"stage": HIDDEN}):
    """All rounds of a stage were played; stages are counted from 1."""

    stage: int

    @property
    def sentence_variant(self) -> str:
        """Whether it is known which stage it was."""
        return "untold" if self.stage == HIDDEN else ""


class PreserversScored(Event, group="score", weighty=True, recap=True):
    """A survivor scored its preservers."""

    seat: Seat
    points: int


class EliminationScored(Event, group="score", weighty=True, recap=True):
    """An eliminated seat scored ELIMINATED_POINTS."""

    seat: Seat
    points: int


class BonusScored(Event, group="bonus", weighty=True, recap=True, untold={"level": NOT_GIVEN}):
    """A survivor scored the bonus for the lowest tide (NOT_GIVEN if untold), alone or shared."""

    seat: Seat
    level: Tide
    shared: bool

    @property
    def sentence_variant(self) -> str:
        """Whether its level is untold, or several seats show it and share the bonus (L1)."""
        return "untold" if self.level == NOT_GIVEN else "shared" if self.shared else ""


class BonusWithoutTide(Event, group="bonus", weighty=True, recap=True):
    """A survivor scored the bonus because it shows no tide card at all."""

    seat: Seat
    shared: bool

    @property
    def sentence_variant(self) -> str:
        """Whether several seats have no tide card and share the bonus (L1)."""
        return "shared" if self.shared else ""


class SetPassed(Event, weighty=True):
    """A whole set went to the left neighbour."""

    giver: Seat
    receiver: Seat
    cards: tuple[Card, ...]

    def as_seen_by(self, seat: Seat | None) -> Event:
        """Only giver and receiver, who have both held the cards, see them."""
        return self if seat in (self.giver, self.receiver) else replace(self, cards=())

    @property
    def sentence_variant(self) -> str:
        """Whether the cards are seen; other seats see only their backs."""
        return "" if self.cards else "hidden"


class LeaderByPreservers(Event):
    """Open variant: the seat with most preservers leads the stage; `drawn`: the lot decided a tie."""

    seat: Seat
    preservers: int
    drawn: bool

    @property
    def sentence_variant(self) -> str:
        """Return "drawn" after a tie for most preservers, else ""."""
        return "drawn" if self.drawn else ""


class LeaderAfterLoss(Event):
    """Open variant: the left neighbour of the loser leads."""

    seat: Seat
    loser: Seat


class LeaderAfterTwoLosses(Event):
    """Open variant: of several losers, the one with fewest preservers has its left neighbour lead."""

    seat: Seat
    losers: tuple[Seat, ...]
    loser: Seat


PRESERVER_LOSSES: Final = (PreserverLost, PreserverLostInTie, PreserverLostAgain)
"""The events in which a seat loses a preserver, whichever rule demands it."""

EVENTS: tuple[type[Event], ...] = event_kinds(globals())
