"""Events grouped into steps: what belongs together shares one, what another move brings gets its own."""

from dataclasses import replace

import pytest

from engine.core.game import EVERYONE, Event
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.view import View
from engine.match.recorder import EventRecorder, Recorder, Step, cut_into_steps, joined_steps
from tests.match.toy import TOWN


def turn_number(view: View) -> int:
    """Return the turn of a view, from 1: a tile is laid in each."""
    return len(view.laid) + 1


@pytest.fixture
def recorder() -> Recorder:
    """Two tiles laid one after the other, and a vote called."""
    recorder = Recorder(GAME, EVERYONE)
    state = GAME.begin(2, 1, position=TOWN)
    for seat, move in ((0, "w1-1e"), (1, "r-1w"), (0, "w1-1e")):
        recorder.moves += 1
        GAME.play(state, seat, move, recorder)
    return recorder


def test_a_recorder_of_events_keeps_what_each_viewer_sees_and_no_view() -> None:
    for viewer in (EVERYONE, 1, None):
        whole, events = Recorder(GAME, viewer), EventRecorder(GAME, viewer)
        for recorder in (whole, events):
            state = GAME.begin(2, 1, position=TOWN, log=recorder)
            GAME.play(state, 0, "w1-1e", recorder)
            recorder.moves = 1
            GAME.play(state, 1, "r-1w", recorder)
        assert [replace(each, view=None) for each in whole.snapshots] == events.snapshots
        assert {each.view for each in events.snapshots} == {None}


def kinds(steps: list[Step]) -> list[list[str]]:
    """Return the names of the events of each step."""
    return [[type(snapshot.event).__name__ for snapshot in step] for step in steps]


def test_events_of_one_group_share_a_step_within_one_move_only(recorder: Recorder) -> None:
    assert kinds(cut_into_steps(recorder.snapshots)) == [
        ["TileLaid", "PawnMoved"],
        ["TileLaid", "PawnMoved"],
        ["VoteCalled"],
    ]


def test_a_coarse_grain_makes_a_step_a_round(recorder: Recorder) -> None:
    assert kinds(cut_into_steps(recorder.snapshots, turn_number)) == [
        ["TileLaid", "PawnMoved"],
        ["TileLaid", "PawnMoved", "VoteCalled"],
    ]


def test_quiet_events_are_told_aloud_only(recorder: Recorder, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(e.VoteCalled, "quiet", True)
    assert len(cut_into_steps(recorder.snapshots)) == 2
    assert len(cut_into_steps(recorder.snapshots, aloud=True)) == 3


@pytest.mark.parametrize(
    ("kind", "told_with", "told"), [(e.VoteCalled, "last", [1, 1, 1, 2]), (e.TileLaid, "next", [2, 2, 1])]
)
def test_what_shows_little_is_told_with_its_neighbour(
    recorder: Recorder, monkeypatch: pytest.MonkeyPatch, kind: type[Event], told_with: str, told: list[int]
) -> None:
    """Nothing of it is lost."""
    for each in (e.TileLaid, e.PawnMoved):
        monkeypatch.setattr(each, "group", "")
    monkeypatch.setattr(kind, "told_with", told_with)
    steps = joined_steps(cut_into_steps(recorder.snapshots))
    assert [snapshot for step in steps for snapshot in step] == recorder.snapshots
    assert [len(step) for step in steps] == told
