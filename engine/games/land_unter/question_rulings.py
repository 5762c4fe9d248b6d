"""The rulings on which the answers about a table of Land Unter rest, read off the events."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.game import Event
from engine.core.situations import Played, Situation
from engine.games.land_unter.question_play import are_points_told
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import NO_TIDE
from engine.games.land_unter.rules.drowning import TIE_RULE
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.table.loosely import round_done

OURS: Final = frozenset(["L1", "L3", "L5", "L7", "L9", "L10", "L13", "L14", "L17", "L18"])
"""The rulings that are decisions of ours, since the texts are silent."""


def rulings_of_round(played: Played) -> Iterator[str]:
    """Yield the rulings on equal tides, ties, eliminations and the re-drown, as far as this round needs them."""
    low, high = played.first(e.LowerTideTaken), played.first(e.HigherTideTaken)
    if low and high and low.tide == high.tide and "tides" in played.situation.position:
        yield "L10"
    yield from rulings_of_losses(played)
    if are_points_told(played.events, played.situation):
        yield from rulings_of_stage(played)


def rulings_of_losses(played: Played) -> Iterator[str]:
    """Yield the rulings on ties, eliminations and the re-drown, as far as the losses of a round need them."""
    first, *again = losses_by_pass(played.events)
    yield from rulings_of_first_pass(played, first)
    for each in again:
        if any(isinstance(event, e.Eliminated) for event in each):
            yield "L6"
        if len(each) > 1:
            yield "L7"
    if played.first(e.NobodyDrowns):
        yield "L17"
    if played.first(e.StageCutShort):
        yield "L4"


def rulings_of_leader(played: Played) -> Iterator[str]:
    """Yield the ruling on two losers of whom neither has fewer life preservers left."""
    after = played.first(e.LeaderAfterTwoLosses)
    if after and len({played.after.preservers[seat] for seat in after.losers}) == 1:
        yield "L18"


def losses_by_pass(events: Sequence[Event]) -> list[list[Event]]:
    """Return the losses and eliminations of the round, then those of each re-drown."""
    passes: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, (e.RoundEnded, e.StageEnded, e.StageCutShort)):
            break
        if isinstance(event, e.RedrownBegun):
            passes.append([])
        elif isinstance(event, (*e.PRESERVER_LOSSES, e.Eliminated)):
            passes[-1].append(event)
    return passes


def rulings_of_first_pass(played: Played, losses: list[Event]) -> Iterator[str]:
    """Yield the rule and the rulings on a tie in which somebody has no preserver, and on a set that has none."""
    out = [event for event in losses if isinstance(event, e.Eliminated)]
    if len(out) > 1:
        yield TIE_RULE
        yield "L5"
    # To the letter the texts have their way, and without re-drowns none is spared.
    options = GAME.checked_options_with_defaults(played.situation.options)
    if 0 < len(out) < len(losses) and options["split_tie"] == "spared" and options["redrown"] != "off":
        yield "L3"
    if out and is_first_round(played.situation):
        yield "L9"


def is_first_round(situation: Situation) -> bool:
    """Return whether nobody can have lost a preserver yet: it is the first round, or nobody had a tide card before."""
    first = round_done(situation) == 1 or situation.position.get("round") == 0
    return first or {*situation.position.get("levels", ())} == {NO_TIDE}


def rulings_of_stage(played: Played) -> Iterator[str]:
    """Yield the rulings on the bonus, on those eliminated, and on a shared victory."""
    counted = [event for event in played.events if isinstance(event, e.PreserversScored)]
    # The texts know two with the same tide card, and one without any.
    if sum(isinstance(event, e.BonusWithoutTide) for event in played.events) > 1:
        yield "L1"
    if len(counted) < played.situation.players:
        yield from ("L2", "L8")
    if len(counted) == 1:
        yield "L5"
    if played.first(e.VictoryShared):
        yield "L13"
