"""The deal of a match, played again by bots in a person's place."""

import pytest

from engine.bots import BOTS, Budget
from engine.games.registry import GAMES
from engine.match import same_deal
from engine.match.match import Match
from engine.match.same_deal import LEVEL, SameDeal
from tests.match.test_review import new, play


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(same_deal, "GAMES", 2)
    monkeypatch.setattr(same_deal, "Budget", lambda iterations: Budget(min(iterations, 1)))


def done(match: Match) -> SameDeal:
    """Return all games of a match's deal."""
    found = SameDeal(match, 0)
    while found.done < 1:
        found.work_for_seconds(0)
    return found


@pytest.mark.parametrize("key", GAMES)
def test_every_game_begins_with_the_same_deal_and_ends(key: str) -> None:
    match = play(new(key), 1)
    before = match.state.clone()
    found = done(match)
    assert len(found.points) == len(found.shares) == 2
    assert match.state == before
    again = done(match)
    assert (again.points, again.shares) == (found.points, found.shares)
    assert found.mean_points == sum(found.points) / 2
    assert (
        found.lower_scoring_game_count(min(found.points)),
        found.lower_scoring_game_count(max(found.points) + 1),
    ) == (0, 2)


def test_bots_sit_where_they_sat_and_the_person_is_level_three(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(same_deal, "GAMES", 1)
    match = new("land_unter", 4, seats=["human", "greedy", "search", "human"])
    found = done(match)
    assert [type(bot) for bot in found.bots] == [BOTS[level] for level in (LEVEL, 2, LEVEL, LEVEL)]
