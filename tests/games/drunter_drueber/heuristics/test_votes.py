"""Bots vote for what they want and spend their cards, in a few games; `watched_votes` watches more of them."""

from collections.abc import Sequence
from functools import cache
from statistics import median

import pytest

from tests.games.drunter_drueber.heuristics import watched_votes
from tests.games.drunter_drueber.heuristics.watched_votes import Watched

LEVELS = {2: (30, None), 3: (3, 2)}
"""By level, how many games are watched, and how many worlds a bot compares its ballots in: few make it err more."""


@cache
def games_of_level(level: int) -> Sequence[Watched]:
    """Return the games watched at a level."""
    return [*watched_votes.watched_games(level, *LEVELS[level])]


@pytest.mark.parametrize("level", LEVELS)
def test_no_wanted_proposal_is_lost_to_a_single_ne(level: int) -> None:
    votes = [voted for game in games_of_level(level) for voted in game.voted]
    assert any(voted.wanting for voted in votes)
    assert not any(map(watched_votes.lost_to_a_single_ne, votes))


@pytest.mark.parametrize("level", LEVELS)
def test_who_loses_a_dear_building_has_said_no(level: int) -> None:
    votes = [voted for game in games_of_level(level) for voted in game.voted]
    assert any(voted.fearing for voted in votes)
    assert not any(map(watched_votes.dear_building_not_defended, votes))


def test_half_of_all_seats_end_with_few_votes() -> None:
    assert median(votes for game in games_of_level(2) for votes in game.left) <= 4
