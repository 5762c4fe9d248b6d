"""What a reader may know of the others' secrets in a match: clues from what all saw, and the moment before the reveal.

What a guess is measured with, once all lies open: the beliefs of bots that saw no more.
"""

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from engine.core.game import EVERYONE, Seat
from engine.core.suspicions import Clue
from engine.games.registry import HEURISTICS
from engine.match.match import Match
from engine.match.recorder import Recorder, Snapshot


class FoundClue(NamedTuple):
    """A clue, and the moment of the match's log that shows it."""

    clue: Clue
    at: Snapshot


def has_suspicions(match: Match) -> bool:
    """Return whether a person plays a whole game in which seats have secrets: then suspicions can be noted."""
    return match.available_controls()["suspect"]


def clues_so_far(match: Match) -> list[FoundClue]:
    """Return the clues of a match in order, each once for a moment; [] in games without secrets."""
    return match.value_cached_until_state_changes("clues", lambda: clues_of_log(match))


def clues_of_log(match: Match) -> list[FoundClue]:
    """Return what `clues_so_far` does."""
    suspicions = match.presentation.suspicions
    if suspicions is None:
        return []
    told = [entry.snapshot for entry in match.log if not entry.struck]
    found = {
        (clue, now.moves): FoundClue(clue, now)
        for before, now in pairwise(told)
        for clue in suspicions.clues(now.event, before.view, now.view)
    }
    return [*found.values()]


def view_before_reveal(match: Match, viewer: Seat | None) -> Any:
    """Return what a viewer sees now; after the end, what it saw right before the secrets were revealed."""
    if not match.is_over or not match.turns:
        return match.view(viewer)
    return match.value_cached_until_state_changes(("before reveal", viewer), lambda: last_secret_view(match, viewer))


def last_secret_view(match: Match, viewer: Seat | None) -> Any:
    """Return a viewer's view before the first event that the table pauses for, in the last turn of a finished match."""
    game, recorder = match.game, Recorder(match.game, viewer)
    state = match.record_before_turn(len(match.turns) - 1).replay(game)
    seen = game.view(state, viewer)
    for seat, text in match.turns[-1]:
        game.apply_move(state, seat, game.parse_move(text), recorder)
    for snapshot in recorder.snapshots:
        if snapshot.event.pause:
            break
        seen = snapshot.view
    return seen


def beliefs_before_reveal(match: Match, viewer: Seat | None) -> Mapping[Seat, Mapping[str, float]]:
    """Return what a bot would have believed that saw what this viewer did, right before the reveal."""
    belief = HEURISTICS[match.start.game].belief
    assert belief is not None, "a game with secrets"
    return match.value_cached_until_state_changes(
        ("beliefs before reveal", viewer), lambda: belief.beliefs(view_before_reveal(match, viewer))
    )


def true_secrets(match: Match) -> Mapping[Seat, tuple[str, ...]]:
    """Return the secrets of each seat of a finished match."""
    belief = HEURISTICS[match.start.game].belief
    assert belief is not None, "a game with secrets"
    held = belief.beliefs(match.view(EVERYONE))
    return {seat: tuple(secret for secret, chance in chances.items() if chance == 1) for seat, chances in held.items()}
