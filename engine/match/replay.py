"""Looking back at a match, step by step, as one seat or everybody saw it, and at the match as it was then."""

from itertools import accumulate

from engine.core.game import EVERYONE, Refusal, Seat
from engine.match.match import Match
from engine.match.recorder import Recorder, Snapshot, Step, cut_into_steps


def possible_viewers(match: Match) -> tuple[Seat | None, ...]:
    """Return the viewers whose view may be shown, the match's own first: before the end no other, after it all."""
    if not match.is_over:
        return (match.viewer,)
    return tuple(dict.fromkeys((match.viewer, EVERYONE, *range(match.start.players))))


def steps_seen_by(match: Match, viewer: Seat | None) -> list[Step]:
    """Return the match's steps as this viewer saw them, None for its own viewer; cached for each state of the match.

    Raises Refusal("bad_request") for a viewer who may not look.
    """
    whose = match.viewer if viewer is None else viewer
    if whose not in possible_viewers(match):
        raise Refusal("bad_request")
    return match.value_cached_until_state_changes(("replay", whose), lambda: replayed_steps(match, whose))


def replayed_steps(match: Match, viewer: Seat | None) -> list[Step]:
    """Replay the match and return its steps as a viewer sees them."""
    game, recorder = match.game, Recorder(match.game, viewer)
    state = match.start.begin(game, recorder)
    for turn in match.turns:
        recorder.moves += len(turn)
        for seat, text in turn:
            game.play(state, seat, game.parse_move(text), recorder)
    return cut_into_steps(recorder.snapshots)


def step_number_by_snapshot(match: Match, snapshots: list[Snapshot]) -> dict[int, int]:
    """Return the number (from 1) of the step in which each snapshot of the match's log is shown, by its identity."""
    steps = enumerate(cut_into_steps(snapshots), 1)
    return {id(snapshot): number for number, step in steps for snapshot in step}


def turn_count_at_step_end(match: Match, step: Step) -> int:
    """Return how many turns had been made when a step was over, the one that brought it included."""
    return sum(end <= step[-1].moves for end in accumulate(map(len, match.turns)))


def step_number_before_turn(match: Match, steps: list[Step], turn: int) -> int:
    """Return the number (from 1) of the last of these steps that came before the turn of this number, from 0."""
    moves = sum(map(len, match.turns[:turn]))
    return max(1, sum(step[-1].moves <= moves for step in steps))
