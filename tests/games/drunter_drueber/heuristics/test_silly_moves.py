"""Moves that would make a family laugh are not made, in 30 games of level 2 and 30 of the rollout policy."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from engine.bots import BOTS, Budget
from engine.core.rng import stream
from engine.games.drunter_drueber.heuristics import HEURISTICS, building_values, placement_prior
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import BALLOTS, UNDECIDED, declared_votes
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.reach import squares_of
from engine.games.drunter_drueber.rules.state import PLACING, VOTING, State, owing

GAMES = 30
SMALL_STAKE = 0.2
"""In points."""


class Made(NamedTuple):
    """A move of a seat, and the state before it."""

    state: State
    seat: int
    move: str


def game_of_level_2(seed: int) -> Iterator[Made]:
    """Yield every move of a game between bots of level 2."""
    players = 2 + seed % 3
    bot, rng = BOTS[2].for_game(GAME, HEURISTICS), stream(seed)
    state = GAME.begin(players, seed)
    while seats := owing(state):
        moves = [bot.choose(GAME.view(state, seat), rng, Budget()).move for seat in seats]
        before = state.clone()
        yield from (Made(before, seat, move) for seat, move in zip(seats, moves, strict=True))
        GAME.apply_all(state, moves)


def rolled_out_game(seed: int) -> Iterator[Made]:
    """Yield every move of a game by the rollout policy, its random moves left out."""
    players, rng = 2 + seed % 3, stream(seed)
    state = GAME.begin(players, seed)
    while moves := HEURISTICS.rollout.moves(state, rng):
        before = state.clone()
        yield from (Made(before, seat, move) for seat, move in zip(owing(before), moves, strict=True))
        GAME.apply_all(state, moves)


@cache
def moves_made(who: str) -> tuple[Made, ...]:
    """Return all moves of 30 games."""
    play = {"level 2": game_of_level_2, "rollout": rolled_out_game}[who]
    return tuple(made for seed in range(GAMES) for made in play(seed))


@pytest.fixture(params=["level 2", "rollout"])
def made(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> tuple[Made, ...]:
    """All moves of 30 games; the rollout policy without its random moves."""
    monkeypatch.setattr("engine.games.drunter_drueber.heuristics.RANDOM_SHARE", 0.0)
    return moves_made(request.param)


def test_nobody_votes_against_a_proposal_of_their_own(made: tuple[Made, ...]) -> None:
    own = [each for each in made if each.state.phase == VOTING and each.seat == each.state.turn]
    assert own
    assert [each.move for each in own if declared_votes(BALLOTS[each.move]) < 0] == []


def test_no_vote_is_spent_on_a_small_stake(made: tuple[Made, ...]) -> None:
    votes = [each for each in made if each.state.phase == VOTING]
    small = [each for each in votes if abs(placement_prior.proposal_gain(each.state, each.seat)) < SMALL_STAKE]
    assert small
    assert {each.move for each in small} == {"?"}


def test_the_town_votes(made: tuple[Made, ...]) -> None:
    """More than an eighth of the ballots say something: few stakes are worth a vote, but those are fought for."""
    ballots = [BALLOTS[each.move] for each in made if each.state.phase == VOTING]
    assert sum(cards != UNDECIDED for cards in ballots) > len(ballots) / 8


def test_nobody_covers_a_building_of_their_own_without_need(made: tuple[Made, ...]) -> None:
    placed = [each for each in made if each.state.phase == PLACING]
    needless = [
        each
        for each in placed
        if own_points(each.state, each.seat, each.move)
        and any(not own_points(each.state, each.seat, move) for move in GAME.legal(each.state, each.seat))
    ]
    assert needless == []


def own_points(state: State, seat: int, move: str) -> float:
    """Return the points of the seat's own buildings that a placement covers."""
    values = building_values.target_values(state.board, state.main[seat])
    worth = dict(zip(state.board.buildings, values, strict=True))
    return sum(worth.get(square, 0) for square in squares_of(state, PLACEMENTS[move]))
