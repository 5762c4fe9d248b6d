"""One event of each kind and variant, and one refusal of each code."""

from engine.core.game import Event, Refusal
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import NO_CARD, Card, Tide
from engine.games.land_unter.rules.events import HIDDEN
from tests.descriptions import RULE

SAMPLES: tuple[Event, ...] = (
    e.SetDealt(RULE, 0, (Card(2), Card(30), Card(60))),
    e.SetDealt(RULE, 1, ()),
    e.CardsLeftOver(RULE, 12),
    e.PreserversTaken(RULE, 0, 10, 5),
    e.PreserversTaken(RULE, 0, 1, 0),
    e.PreserversTaken(RULE, 1, HIDDEN, 1),
    e.TidesShuffled(RULE, 24),
    e.StageBegun(RULE, 2, 4),
    e.TidesTurned(RULE, 3, Tide(4), Tide(7)),
    e.TidesTurned(RULE, 3, Tide(6), Tide(6)),
    e.CardChosen(RULE, 0, Card(44)),
    e.CardChosen(RULE, 1, Card(HIDDEN)),
    e.CardsRevealed(RULE, (Card(44), Card(27), NO_CARD, Card(2))),
    e.CardPlayedOpen(RULE, 1, Card(12)),
    e.LowerTideTaken(RULE, 0, Card(44), Tide(4), Tide(7)),
    e.LowerTideTaken(RULE, 1, Card(44), Tide(6), Tide(6)),
    e.HigherTideTaken(RULE, 1, Card(27), Tide(7)),
    e.TideCovered(RULE, 0, Tide(10), Tide(5)),
    e.PreserverLost(RULE, 1, Tide(11), 2),
    e.PreserverLostInTie(RULE, 0, Tide(9), 1),
    e.PreserverLostAgain(RULE, 1, Tide(8), 0),
    e.StillAfloat(RULE, 0),
    e.Eliminated(RULE, 1, Tide(11), 1),
    e.Eliminated(RULE, 0, Tide(11), 0),
    e.RedrownBegun(RULE, Tide(8)),
    e.RedrownSpared(RULE, (0, 1)),
    e.RedrownOff(RULE),
    e.NobodyDrowns(RULE),
    e.StageCutShort(RULE, (0, 2)),
    e.RoundEnded(RULE, 3),
    e.StageEnded(RULE, 1),
    e.PreserversScored(RULE, 0, 0),
    e.EliminationScored(RULE, 1, -1),
    e.BonusScored(RULE, 0, Tide(2), False),
    e.BonusScored(RULE, 1, Tide(2), True),
    e.BonusWithoutTide(RULE, 0, False),
    e.BonusWithoutTide(RULE, 1, True),
    e.SetPassed(RULE, 0, 1, (Card(2), Card(30), Card(60))),
    e.SetPassed(RULE, 2, 3, ()),
    e.GameWon(RULE, 0, (8, 3, -1, 0)),
    e.VictoryShared(RULE, (0, 3), (8, 3, -1, 8)),
    e.LeaderByPreservers(RULE, 1, 6, False),
    e.LeaderByPreservers(RULE, 0, 6, True),
    e.LeaderAfterLoss(RULE, 1, 0),
    e.LeaderAfterTwoLosses(RULE, 1, (0, 3), 0),
)

REFUSALS = (
    Refusal("eliminated", RULE, seat=1),
    Refusal("not_your_turn", RULE, seat=0),
    Refusal("already_chosen", RULE, seat=1),
    Refusal("not_in_hand", RULE, card=44),
)
