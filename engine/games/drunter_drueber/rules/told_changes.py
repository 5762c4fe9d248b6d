"""What a correction makes different in Drunter & Drüber at a real table, the weightiest first."""

from collections.abc import Iterator, Sequence

from engine.core.changed import Sentence, items_without
from engine.core.following import SoFar
from engine.core.game import Event
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import BOARD, NO_SQUARE, Square
from engine.games.drunter_drueber.rules.components import PAWNS


def changes_of_game(before: SoFar, now: SoFar) -> Iterator[Sequence[Sentence]]:
    """Yield what is otherwise: which votes are accepted, where pawns stand, which buildings are covered.

    Sentences that belong together are yielded together.
    """
    yield [*changes_of_votes(before.events, now.events)]
    yield [*changes_of_pawns(before.followed.state.pawns, now.followed.state.pawns)]
    covered, free = buildings_covered(now.events), buildings_covered(before.events)
    yield [
        *(building_sentence("told.changed.covered", event) for event in items_without(covered, free)),
        *(building_sentence("told.changed.uncovered", event) for event in items_without(free, covered)),
    ]


def changes_of_votes(before: Sequence[Event], now: Sequence[Event]) -> Iterator[Sentence]:
    """Yield which proposals are accepted or rejected, where the same seats made as many as before."""
    was, is_ = ([event for event in log if isinstance(event, (e.VotePassed, e.VoteLost))] for log in (before, now))
    if [event.seat for event in was] == [event.seat for event in is_]:
        for old, new in zip(was, is_, strict=True):
            if type(old) is not type(new):
                key = "told.changed.passed" if isinstance(new, e.VotePassed) else "told.changed.lost"
                yield Sentence(key, {"seat": new.seat})


def changes_of_pawns(before: Sequence[Square], now: Sequence[Square]) -> Iterator[Sentence]:
    """Yield where pawns stand, or that they are off the board."""
    for pawn, was, is_ in zip(PAWNS, before, now, strict=True):
        square, other = (BOARD.square_name(each) if each != NO_SQUARE else "" for each in (is_, was))
        if square != other:
            key = "pawn" if square and other else "pawn_stays" if square else "pawn_off"
            yield Sentence(f"told.changed.{key}", {"pawn": pawn, "square": square, "other": other})


def buildings_covered(log: Sequence[Event]) -> list[tuple[str, int, str]]:
    """Return the buildings that are covered: what they are, what they are worth, and where."""
    return [(event.type, event.value, event.square) for event in log if isinstance(event, e.BuildingCovered)]


def building_sentence(key: str, building: tuple[str, int, str]) -> Sentence:
    """Return a sentence about a building."""
    return Sentence(key, dict(zip(("type", "value", "square"), building, strict=True)))
