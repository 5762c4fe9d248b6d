"""The public history is replayed as it was played: every proposal with the ground and the hands of its moment."""

import pytest

from engine.core.rng import random_stream
from engine.games.drunter_drueber.heuristics import HEURISTICS
from engine.games.drunter_drueber.heuristics.replay import Moment, placements_made_or_voted_on, public_moment_of_view
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import PLACING, State


def moment_of(state: State) -> Moment:
    """Return the moment of a state, in which main targets are settled if anybody has one in a game with two each."""
    return Moment(
        state.board,
        state.cover,
        tuple(state.pawns),
        state.options,
        tuple(map(tuple, state.tiles)),
        tuple(state.votes),
        state.turn,
        settled=state.options.goals == "two" and all(state.main),
    )


@pytest.mark.parametrize("options", [{"goals": "two"}, {"goals": "two", "bridges": "several"}], ids=str)
@pytest.mark.parametrize("players", GAME.player_counts)
def test_every_proposal_is_replayed_in_its_moment(players: int, options: dict[str, str]) -> None:
    for seed in range(4):
        state, rng, placed = GAME.begin(players, seed, options), random_stream(seed), []
        while moves := HEURISTICS.rollout.choose_move_for_each_seat(state, rng):
            if state.phase == PLACING:
                placed.append((moment_of(state), moves[0]))
                assert public_moment_of_view(GAME.view(state, None)) == placed[-1][0]
            GAME.apply_moves(state, moves)
        replayed = [*placements_made_or_voted_on(GAME.view(state, None))]
        assert [proposed.moment for proposed in replayed] == [moment for moment, _ in placed]
        assert {proposed.ballot for proposed in replayed} - {None} == {*state.ballots}
