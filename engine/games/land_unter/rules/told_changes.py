"""What a correction makes different in Land Unter at a real table, the weightiest first."""

from collections.abc import Iterator, Sequence

from engine.core.changed import Sentence, items_without, sentences_by_seat
from engine.core.following import SoFar
from engine.core.game import Event
from engine.games.land_unter.rules import events as e


def changes_of_game(before: SoFar, now: SoFar) -> Iterator[Sequence[Sentence]]:
    """Yield what is otherwise: who is eliminated, then who has lost more or fewer life preservers in this stage.

    Sentences that belong together are yielded together.
    """
    was, is_ = ([event.seat for event in log if isinstance(event, e.Eliminated)] for log in (before.events, now.events))
    yield [
        *(Sentence("told.changed.out", {"seat": seat}) for seat in items_without(is_, was)),
        *(Sentence("told.changed.in", {"seat": seat}) for seat in items_without(was, is_)),
    ]
    if number_of_passes(before.events) == number_of_passes(now.events):
        losses, others = (losses_of_stage(each.events, each.followed.players) for each in (now, before))
        yield sentences_by_seat(losses, others, "told.changed.loses", "told.changed.keeps")


def number_of_passes(log: Sequence[Event]) -> int:
    """Return how often sets were passed on: preservers of other stages are not compared."""
    return sum(isinstance(event, e.SetPassed) for event in log)


def losses_of_stage(log: Sequence[Event], players: int) -> list[int]:
    """Return how many life preservers each seat has lost since sets were last passed on."""
    losses = [0] * players
    for event in log:
        if isinstance(event, e.SetPassed):
            losses = [0] * players
        elif isinstance(event, e.PRESERVER_LOSSES):
            losses[event.seat] += 1
    return losses
