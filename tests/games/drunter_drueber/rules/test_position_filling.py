"""Positions of Drunter & Drüber: pieces that are left out are filled in sensibly, those that are named stay."""

from collections import Counter
from typing import Any

import pytest

from engine.core.game import Refusal
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES, TARGETS, TILES
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.voting_cards import ALL_CARDS
from tests.games.drunter_drueber.rules.test_positions import PAIRS, ROAD_SHUT_IN, VOTE, WALL, laid_out
from tests.games.drunter_drueber.towns import ALL, TWO, hand


def total(state: State) -> dict[str, int]:
    """Return how many tiles of each type are held or lie."""
    held = [sum(counts) for counts in zip(*state.tiles, strict=True)]
    names = [GAME.position(state)["laid"][at].split(":")[1] for at in range(len(state.laid))]
    return {tile: held[at] + sum(name[0] + name[-2] == tile for name in names) for at, tile in enumerate(TILES)}


STOCK = {"w1": 12, "w2": 12, "w3": 6} | dict.fromkeys(("r1", "r2", "f1", "f2"), 6) | {"r3": 3, "f3": 3}


@pytest.mark.parametrize("players", GAME.player_counts)
def test_open_hands_are_drawn_from_the_tiles_left(players: int) -> None:
    state = laid_out(players, laid=["0:r-3w", "1:f-1n"])
    assert total(state) == STOCK
    assert max(map(sum, state.tiles)) - min(map(sum, state.tiles)) <= 3


def test_open_hands_are_shared_out_by_length() -> None:
    state = laid_out(3)
    assert [[sum(counts[n::3]) for n in range(3)] for counts in state.tiles] == [[8, 8, 4]] * 3
    assert state.tiles != laid_out(3, seed=2).tiles


def test_hands_that_are_named_stay_and_the_others_share_the_rest() -> None:
    state = laid_out(3, tiles=[hand("w1", "f3", "f3", "f3"), None, None], turn=0)
    assert state.tiles[0] == hand("w1", "f3", "f3", "f3")
    assert total(state) == STOCK
    assert state.tiles[1][8] == state.tiles[2][8] == 0


def test_tiles_may_be_out_of_the_game() -> None:
    state = laid_out(tiles=[hand("w1"), hand()], turn=0)
    assert sum(map(sum, state.tiles)) == 1


def all_but(laid: list[str], *tiles: str) -> list[int]:
    """Return a hand of all tiles that neither lie nor are named here."""
    lying = Counter(f"{text.split(':')[1][0]}{text[-2]}" for text in laid)
    return [STOCK[tile] - lying[tile] - tiles.count(tile) for tile in TILES]


FEW = ("w1", "r1", "r1", "r1", "r2", "r2")
"""Open to two seats in a town where no road fits: who is to play needs the wall."""
ROADS_LEFT = ROAD_SHUT_IN | {"tiles": [all_but(ROAD_SHUT_IN["laid"], *FEW), None, None]}


@pytest.mark.parametrize("seed", range(30))
@pytest.mark.parametrize("turn", [1, 2])
def test_who_is_to_play_gets_a_tile_that_fits_whatever_the_seed(turn: int, seed: int) -> None:
    state = laid_out(3, None, seed, **ROADS_LEFT, turn=turn)
    assert state.tiles[turn][TILES.index("w1")] == 1
    assert [[sum(counts[n::3]) for n in range(3)] for counts in state.tiles[1:]] == [[2, 1, 0]] * 2
    assert total(state) == STOCK
    assert GAME.begin(3, seed, {}, GAME.position(state)) == state


@pytest.mark.parametrize("seed", range(30))
def test_a_tile_that_fits_goes_to_who_is_to_play_though_it_is_the_only_one(seed: int) -> None:
    tiles = [all_but(ROAD_SHUT_IN["laid"], "w1"), None, None]
    assert laid_out(3, None, seed, **ROAD_SHUT_IN, tiles=tiles, turn=2).tiles[1:] == [hand(), hand("w1")]
    tiles[0] = all_but(ROAD_SHUT_IN["laid"], "r1")
    with pytest.raises(Refusal) as refused:
        laid_out(3, None, seed, **ROAD_SHUT_IN, tiles=tiles, turn=2)
    assert refused.value.params["finding"] == "turn_passes"


@pytest.mark.parametrize("seed", range(30))
def test_who_has_proposed_a_tile_holds_it_whatever_the_seed(seed: int) -> None:
    tiles = [all_but(WALL, "w2", "w2", "r2", "r2", "f2", "f2"), None, None]
    for turn in (1, 2):
        state = laid_out(3, None, seed, **VOTE | {"tiles": tiles, "turn": turn})
        assert state.tiles[turn][TILES.index("w2")]
        assert [sum(counts[1::3]) for counts in state.tiles[1:]] == [3, 3]
    tiles[0] = hand()
    declared = {"chosen": [["jein"]] * 3, "revealed": True, "jokers": [0, 1, 0]}
    open_turn = {key: value for key, value in VOTE.items() if key != "turn"}
    hands_open = {key: value for key, value in open_turn.items() if key != "tiles"}
    assert laid_out(3, None, seed, **hands_open | declared).turn == 1
    assert laid_out(3, None, seed, **open_turn | {"tiles": tiles}).turn in (1, 2)


@pytest.mark.parametrize("seed", range(30))
def test_a_main_target_is_among_the_open_ones(seed: int) -> None:
    assert laid_out(3, None, seed, targets=[["S"], None, None], main=["S", "K", "J"]).targets == (
        ("S",),
        ("K",),
        ("J",),
    )
    two = laid_out(2, TWO, seed, main=["S", "all3"], choosing=False)
    assert [main in pair for main, pair in zip(two.main, two.targets, strict=True)] == [True, True]
    assert len({card for pair in two.targets for card in pair}) == 4


def test_open_targets_are_drawn_from_the_rest() -> None:
    drawn = [laid_out(3, seed=seed, targets=[["K"], None, None]).targets for seed in range(60)]
    assert {targets[0] for targets in drawn} == {("K",)}
    assert {card for targets in drawn for (card,) in targets[1:]} == {*BUILDING_TYPES} - {"K"}
    assert all(len({*targets}) == 3 for targets in drawn)
    two = [laid_out(4, TWO, seed, targets=[["K", "all3"], None, None, None]).targets for seed in range(60)]
    assert all(len({card for pair in targets for card in pair}) == 8 for targets in two)
    assert {card for targets in two for pair in targets[1:] for card in pair} == {*TARGETS} - {"K", "all3"}


def test_main_targets_are_the_only_ones_or_open_yet() -> None:
    assert laid_out(targets=[["K"], ["S"]]).main == ("K", "S")
    assert laid_out(options=TWO).main == ("", "")
    assert laid_out(options=TWO, targets=[["K", "S"], ["J", "T"]], main=["S", "J"]).main == ("S", "J")


def test_some_target_cards_of_a_seat_may_be_open_too() -> None:
    drawn = {laid_out(options=TWO, seed=seed, targets=[["K"], None]).targets[0] for seed in range(60)}
    assert {first for first, _ in drawn} == {"K"}
    assert {second for _, second in drawn} == {*TARGETS} - {"K"}


@pytest.mark.parametrize("more", [ROAD_SHUT_IN, {"over": True, "tiles": [hand(), hand()]}])
def test_main_targets_that_must_be_chosen_by_now_are_drawn_unless_said(more: dict[str, Any]) -> None:
    mains = {laid_out(options=TWO, seed=seed, **PAIRS | more).main for seed in range(30)}
    assert mains == {(one, other) for one in "KS" for other in "JT"}


def test_voting_cards_are_all_there_unless_said() -> None:
    assert laid_out(votes=[["?", "ja"], None]).votes == [0b10000001, ALL_CARDS]
    assert laid_out().votes == [ALL_CARDS] * 2
    assert laid_out(votes=[["?", "ja"], ALL]).votes == [0b10000001, ALL_CARDS]


def test_blocked_pawns_are_taken_away() -> None:
    state = laid_out(**ROAD_SHUT_IN)
    assert [bool(square) for square in state.pawns] == [False, True, False, True]
