"""Moves that would make a family laugh are not made, in 30 games of level 2 and 30 of the rollout policy."""

from collections.abc import Iterator
from functools import cache

import pytest

from engine.bots import Choice
from engine.core.rng import random_stream
from engine.games.drunter_drueber.heuristics import HEURISTICS, gumbel_noise
from engine.games.drunter_drueber.heuristics.placement_prior import proposal_gain
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import PLACING, VOTING, seats_to_move
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS, UNDECIDED
from tests.games.drunter_drueber.heuristics import silly
from tests.silly_moves import Made, watched

GAMES = 30
SMALL_STAKE = 0.1
"""In points."""


def rolled_out_game(seed: int) -> Iterator[Made]:
    """Yield every move of a game by the rollout policy, its random moves left out."""
    players, rng = 2 + seed % 3, random_stream(seed)
    state = GAME.begin(players, seed)
    while moves := HEURISTICS.rollout.choose_move_for_each_seat(state, rng):
        before = state.clone()
        yield from (
            Made(before, seat, Choice(move, ())) for seat, move in zip(seats_to_move(before), moves, strict=True)
        )
        GAME.apply_moves(state, moves)


@cache
def moves_made(who: str) -> tuple[Made, ...]:
    """Return all moves of 30 games."""
    if who == "level 2":
        return tuple(watched(GAME.key, 2, GAMES))
    return tuple(made for seed in range(GAMES) for made in rolled_out_game(seed))


@pytest.fixture(params=["level 2", "rollout"])
def made(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Made, ...]:
    """All moves of 30 games; the rollout policy without its random ballots and noise."""
    monkeypatch.setattr("engine.games.drunter_drueber.heuristics.RANDOM_BALLOTS", 0.0)
    monkeypatch.setattr("engine.games.drunter_drueber.heuristics.gumbel_noise", lambda: [0.0] * len(gumbel_noise()))
    return moves_made(request.param)


def test_nobody_votes_against_a_proposal_of_their_own(made: tuple[Made, ...]) -> None:
    assert [each.move for each in made if silly.votes_against_its_own(each)] == []


def test_no_vote_is_spent_on_a_small_stake(made: tuple[Made, ...]) -> None:
    votes = [each for each in made if each.state.phase == VOTING]
    small = [each for each in votes if abs(proposal_gain(each.state, each.seat)) < SMALL_STAKE]
    assert small
    assert {each.move for each in small} == {"?"}


def test_the_town_votes(made: tuple[Made, ...]) -> None:
    """More than a quarter of all ballots say something, and half of those of whoever proposed."""
    votes = [each for each in made if each.state.phase == VOTING]
    own = [each for each in votes if each.seat == each.state.turn]
    for ballots, share in ((votes, 1 / 4), (own, 1 / 2)):
        assert sum(BALLOTS[each.move] != UNDECIDED for each in ballots) > len(ballots) * share


def test_nobody_covers_a_building_of_their_own_without_need(made: tuple[Made, ...]) -> None:
    assert [each.move for each in made if silly.covers_its_own(each)] == []


def test_a_search_compares_no_silly_move_where_another_would_do(made: tuple[Made, ...]) -> None:
    """Silly moves are among the candidates, for the coach to judge."""
    left_out = set()
    for state, seat in [(each.state, each.seat) for each in made[::7]]:
        candidates = HEURISTICS.prior.candidate_moves(state, seat, GAME.legal_moves(state, seat))
        sensible = HEURISTICS.prior.sensible_moves(state, seat, candidates)
        left = [Made(state, seat, Choice(move, ())) for move in sensible]
        assert not any(silly.votes_on_nothing(each) for each in left)
        # Where each candidate covers one of its own, the least evil is among them.
        assert any(not silly.covers_its_own(each) for each in left) or len(sensible) == len(candidates)
        left_out |= {state.phase for _ in range(len(sensible) < len(candidates))}
    assert left_out == {PLACING, VOTING}
