"""By what a finished game of Drunter & Drüber is remembered."""

import pytest

from engine.core.game import Event
from engine.games.drunter_drueber.presentation import closest_vote
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.game import DrunterDrueber

GAME = DrunterDrueber()
VIEW = GAME.view(GAME.begin(3, 7, {}, None), None)


@pytest.mark.parametrize(
    ("votes", "key", "counts"),
    [
        ([(True, 5, 1), (False, 2, 3)], "story.vote", (2, 3, 1)),
        ([(False, 2, 3), (True, 2, 2)], "story.vote.tie", (2, 2, 0)),
        ([(True, 3, 2), (False, 4, 5)], "story.vote", (4, 5, 1)),
    ],
)
def test_the_closest_vote_is_remembered(
    votes: list[tuple[bool, int, int]], key: str, counts: tuple[int, int, int]
) -> None:
    told: list[Event] = [(e.VotePassed if passed else e.VoteLost)("DD-5.5", 0, yes, no) for passed, yes, no in votes]
    note = closest_vote([(event, VIEW) for event in told], VIEW)
    assert note == (key, dict(zip(("yes", "no", "margin"), counts, strict=True)))


def test_votes_that_were_clear_are_not() -> None:
    assert closest_vote([(e.VotePassed("DD-5.5", 0, 5, 1), VIEW)], VIEW) is None
    assert closest_vote([(e.VotePassed("DD-5.5", 0, 0, 0), VIEW)], VIEW) is None
