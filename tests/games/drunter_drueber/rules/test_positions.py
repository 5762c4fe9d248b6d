"""Positions of Drunter & Drüber: a state as data and back, and what a position leaves open of the moment."""

from typing import Any

import pytest

from engine.core.game import Refusal
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.voting_cards import cards_of_bits
from tests.games.drunter_drueber.towns import TINY, TWO, Town, hand, last_tile, town

WALL = ["0:w1-3s"]
VOTE: dict[str, Any] = {"laid": WALL, "turn": 0, "tiles": [hand("w2"), hand("w1")], "proposal": "w1-2e"}
"""Seat 0 has proposed the outhouse c4."""
ROAD_SHUT_IN: dict[str, Any] = {"board": TINY, "laid": ["0:r-2w", "0:f-2n", "0:f-1e"]}
"""On the tiniest board the road's only pawn is gone."""


def laid_out(players: int = 2, options: dict[str, str] | None = None, seed: int = 1, **position: Any) -> State:
    """Return the state of a position."""
    return GAME.begin(players, seed, options, position)


def test_without_a_word_of_the_turn_it_falls_on_a_seat_that_can_place() -> None:
    turns = {laid_out(4, None, seed, tiles=[hand("w1"), hand(), hand("r1"), hand()]).turn for seed in range(30)}
    assert turns == {0, 2}


def test_who_might_have_proposed_what_nobody_can_propose_does_not_hang_on_the_seed() -> None:
    tiles, said = [hand("f1"), hand("w2"), hand("r1"), hand("r1")], set()
    for seed in range(8):
        with pytest.raises(Refusal) as refused:
            laid_out(4, None, seed, tiles=tiles, proposal="r-1n")
        said.add(repr(refused.value))
    assert len(said) == 1


def test_without_a_word_of_the_moment_it_is_over_where_nobody_can_place() -> None:
    assert GAME.decision(laid_out(4, tiles=[hand()] * 4)) is None
    choosing = GAME.decision(laid_out(4, TWO, tiles=[hand()] * 4))
    assert choosing is not None
    assert choosing.kind == "main"
    with pytest.raises(Refusal) as refused:
        laid_out(4, tiles=[hand()] * 4, turn=0)
    assert refused.value.params["finding"] == "nobody_can_place"


def test_who_begins_is_drawn_unless_said() -> None:
    assert {laid_out(4, seed=seed).turn for seed in range(30)} == {0, 1, 2, 3}
    assert [laid_out(4, turn=seat).turn for seat in range(4)] == [0, 1, 2, 3]


def test_turns_are_the_tiles_and_the_lost_votes_unless_said() -> None:
    assert laid_out().turns == 0
    assert laid_out(laid=["0:r-3w", "1:f-1n"]).turns == 2
    assert laid_out(laid=["0:r-3w"], turns=5).turns == 5
    played = town(*WALL).play("0:w1-2e").vote("?", "ne").play("1:r-1w")
    assert played.state.turns == 3
    assert GAME.begin(2, 1, {}, GAME.position(played.state)).turns == 3


def test_a_deal_is_a_fresh_game_perhaps_on_another_board() -> None:
    assert GAME.begin(2, 1, {}, {"deal": True}) == GAME.begin(2, 1)
    on_tiny = GAME.begin(2, 1, {}, {"deal": True, "board": TINY})
    assert on_tiny.tiles == GAME.begin(2, 1).tiles
    assert GAME.position(on_tiny)["board"] == TINY
    assert "board" not in GAME.position(GAME.begin(2, 1))
    assert GAME.begin(2, 1, {}, {"deal": False}) == GAME.begin(2, 1, {}, {})


def test_a_vote_under_way_is_kept() -> None:
    state = laid_out(**VOTE, chosen=[["ja", "?"], []])
    assert GAME.position(state)["chosen"] == [["ja", "?"], []]
    hands_open = {key: value for key, value in VOTE.items() if key != "tiles"}
    declared = laid_out(3, **hands_open, chosen=[["jein"]] * 3, revealed=True, jokers=[1, 0, 0])
    assert GAME.decision(declared) == GAME.decision(GAME.begin(3, 1, {}, GAME.position(declared)))
    assert GAME.position(declared)["jokers"] == [1, 0, 0]


MOMENTS: dict[str, Town] = {
    "place": town(*WALL, players=3).play("0:w1-2e").vote("ja", "jein", "ne+?").play("1:no", "1:r-1w"),
    "vote": town(*WALL, players=3).play("0:w1-2e", "1:ja+?"),
    "joker": town(*WALL, players=3).play("0:w1-2e").vote("jein", "jein", "ne+?").play("0:no"),
    "main": town("0:r-2w", "0:f-2n", board=TINY, options=TWO).play("0:f-1e"),
    "over": last_tile(targets=[["K"], ["S"]]),
}


@pytest.mark.parametrize("kind", MOMENTS)
def test_every_moment_survives_as_a_position(kind: str) -> None:
    state = MOMENTS[kind].state
    assert MOMENTS[kind].waits_for()[0] == kind
    options = TWO if state.options.goals == "two" else {}
    assert GAME.begin(state.players, state.seed, options, GAME.position(state)) == state


def test_the_end_may_be_a_position() -> None:
    over = laid_out(over=True, tiles=[hand(), hand()], targets=[["K"], ["S"]])
    assert GAME.decision(over) is None
    assert GAME.result(over) is not None
    choosing = laid_out(options=TWO, choosing=True, tiles=[hand(), hand()])
    decision = GAME.decision(choosing)
    assert decision is not None
    assert decision.kind == "main"


BALLOT: dict[str, Any] = {
    **{"seat": 0, "move": "w1-2e", "squares": ["b4", "c4"], "cards": [["ja"], ["ne", "jein"]]},
    **{"jokers": [0, -1], "passed": False, "before": 0},
}
PAIRS = {"targets": [["K", "S"], ["J", "T"]]}


def test_past_votes_are_kept() -> None:
    state = laid_out(ballots=[BALLOT])
    assert GAME.position(state)["ballots"] == [BALLOT]
    assert state.turns == 1
    won = BALLOT | {"cards": [["jaaa"], BALLOT["cards"][1]], "passed": True}
    assert laid_out(ballots=[won]).turns == 0
    assert "jaaa" not in cards_of_bits(laid_out(ballots=[won]).votes[0]), "what was used is gone, unless said otherwise"
