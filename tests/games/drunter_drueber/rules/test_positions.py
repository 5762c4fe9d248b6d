"""Positions of Drunter & Drüber: what is left out is filled in sensibly, what cannot be is refused by name."""

from collections import Counter
from typing import Any

import pytest

from engine.core.game import Refusal
from engine.games.drunter_drueber.rules.components import ALL_CARDS, TARGETS, TILES, TYPES, cards_of_bits
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import State
from tests.games.drunter_drueber.towns import ALL, TINY, TWO, Town, hand, last_tile, town

WALL = ["0:w1-3s"]
VOTE: dict[str, Any] = {"laid": WALL, "turn": 0, "tiles": [hand("w2"), hand("w1")], "proposal": "w1-2e"}
"""Seat 0 has proposed the outhouse c4."""
VOTE_OF_SEAT_1 = VOTE | {"turn": 1, "tiles": [hand("w1"), hand("w2")]}
WALLS_MEET = TINY.replace(".  . . .", ".  ## . .", 1)
"""There is an outhouse at b2; with a wall on c2, no double has room on it."""
ROAD_SHUT_IN: dict[str, Any] = {"board": TINY, "laid": ["0:r-2w", "0:f-2n", "0:f-1e"]}
"""On the tiniest board the road's only pawn is gone."""


def laid_out(players: int = 2, options: dict[str, str] | None = None, seed: int = 1, **position: Any) -> State:
    """Return the state of a position."""
    return GAME.begin(players, seed, options, position)


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


def test_without_a_word_of_the_turn_it_falls_on_a_seat_that_can_place() -> None:
    turns = {laid_out(4, None, seed, tiles=[hand("w1"), hand(), hand("r1"), hand()]).turn for seed in range(30)}
    assert turns == {0, 2}


def test_without_a_word_of_the_moment_it_is_over_where_nobody_can_place() -> None:
    assert GAME.decision(laid_out(4, tiles=[hand()] * 4)) is None
    choosing = GAME.decision(laid_out(4, TWO, tiles=[hand()] * 4))
    assert choosing is not None
    assert choosing.kind == "main"
    with pytest.raises(Refusal) as refused:
        laid_out(4, tiles=[hand()] * 4, turn=0)
    assert refused.value.params["finding"] == "nobody_can_place"


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
    assert {card for targets in drawn for (card,) in targets[1:]} == {*TYPES} - {"K"}
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


def test_who_begins_is_drawn_unless_said() -> None:
    assert {laid_out(4, seed=seed).turn for seed in range(30)} == {0, 1, 2, 3}
    assert [laid_out(4, turn=seat).turn for seat in range(4)] == [0, 1, 2, 3]


def test_blocked_pawns_are_taken_away() -> None:
    state = laid_out(**ROAD_SHUT_IN)
    assert [bool(square) for square in state.pawns] == [False, True, False, True]


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
    options = TWO if state.two else {}
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


REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("laid", "not_a_list", {"laid": 5}),
    ("laid.0", "not_a_tile", {"laid": ["r-3w"]}),
    ("laid.0", "not_a_tile", {"laid": ["0:r-4w"]}),
    ("laid.0", "not_a_tile", {"laid": ["2:r-3w"]}),
    ("laid.0", "not_a_tile", {"laid": ["-1:r-3w"]}),
    ("laid.0", "tile_refused", {"laid": ["0:r-3e"]}),
    ("laid.1", "tile_refused", {"laid": ["0:r-3w", "0:r-3e"]}),
    ("laid.1", "not_a_tile", {"laid": ["0:r-3w", None]}),
    ("laid.2", "tile_refused", {"laid": ["0:r-3s", "0:r-3s", "0:r-3s"]}),
    ("laid.3", "tile_refused", {"laid": ["0:w1-1s", "0:w1-3e", "0:w1-1n", "0:w1-2s"]}),
    ("laid.3", "tile_too_many", {"laid": ["0:r-3w", "0:r-3w", "0:r-3w", "0:r-3w"]}),
    ("laid.3", "tile_refused", {**ROAD_SHUT_IN, "laid": [*ROAD_SHUT_IN["laid"], "0:r-1s"]}),
    ("tiles", "not_by_seat", {"tiles": [None]}),
    ("tiles.0", "wrong_length", {"tiles": [[1, 2], None]}),
    ("tiles.0.0", "out_of_range", {"tiles": [[-1] * 9, None]}),
    ("tiles", "tiles_too_many", {"tiles": [hand("r3", "r3"), hand("r3", "r3")]}),
    ("tiles", "tiles_too_many", {"tiles": [hand("r3", "r3", "r3"), None], "laid": ["0:r-3w"]}),
    ("tiles.0.0", "not_a_number", {"tiles": [["1"] * 9, None]}),
    ("ballots.0.passed", "vote_outcome", {"ballots": [BALLOT | {"passed": True}]}),
    ("ballots.0.jokers", "vote_jokers", {"ballots": [BALLOT | {"jokers": [1, -1]}]}),
    ("ballots.0.jokers", "vote_jokers", {"ballots": [BALLOT | {"jokers": [0, 0]}]}),
    ("ballots.0.cards", "vote_missing", {"ballots": [BALLOT | {"cards": [[], ["ne", "jein"]]}]}),
    ("votes", "not_by_seat", {"votes": [ALL]}),
    ("votes.1", "undecided_missing", {"votes": [ALL, ["ja"]]}),
    ("votes.1.1", "unknown_word", {"votes": [ALL, ["?", "oui"]]}),
    ("votes.1.2", "twice", {"votes": [ALL, ["?", "ja", "ja"]]}),
    ("targets", "not_by_seat", {"targets": [["K"]]}),
    ("targets.1", "target_twice", {"targets": [["K"], ["K"]]}),
    ("targets.0.0", "unknown_word", {"targets": [["X"], None]}),
    ("targets.0", "target_of_variant", {"targets": [["all3"], None]}),
    ("targets.0", "targets_too_many", {"targets": [["K", "S"], None]}),
    ("targets.0", "not_a_list", {"targets": ["K", None]}),
    ("targets.0", "not_a_list", {"targets": [5, None]}),
    ("targets.0.0", "unknown_word", {"targets": [[["K"]], None]}),
    ("main.0", "main_not_held", {"targets": [["K"], ["S"]], "main": ["S", "S"]}),
    ("main.0", "main_missing", {"targets": [["K"], ["S"]], "main": ["", "S"]}),
    ("main", "not_by_seat", {"main": ["K"]}),
    ("main.0", "main_missing", {"main": ["", ""]}),
    ("turn", "no_such_seat", {"turn": 2}),
    ("turn", "no_such_seat", {"turn": -1}),
    ("turn", "no_such_seat", {"turn": True}),
    ("turn", "turn_passes", {"turn": 1, "tiles": [hand("r1"), hand()]}),
    ("turn", "turn_passes", {"turn": 0, **ROAD_SHUT_IN, "tiles": [hand("r1"), hand("w1")]}),
    ("turn", "nobody_can_place", {"turn": 0, "tiles": [hand(), hand()]}),
    ("turns", "out_of_range", {"turns": -1}),
    ("turns", "not_a_number", {"turns": "1"}),
    ("turns", "out_of_range", {"turns": 10**9 + 1}),
    ("over", "not_over", {"over": True}),
    ("over", "not_a_flag", {"over": 1}),
    ("choosing", "chosen_already", {"choosing": True}),
    ("deal", "not_a_flag", {"deal": 1}),
    ("deal", "told_and_dealt", {"deal": True, "laid": []}),
    ("proposal", "proposal_refused", VOTE | {"proposal": "w1-1e"}),
    ("proposal", "proposal_refused", VOTE | {"proposal": "w1-3e"}),
    ("proposal", "proposal_refused", VOTE | {"proposal": "w1-2n"}),
    ("proposal", "proposal_refused", VOTE | {"board": WALLS_MEET, "laid": ["0:w1-1s", "0:w2-2n", "0:w2-1w"]}),
    ("proposal", "proposal_without_vote", VOTE | {"tiles": [hand("w1", "w2"), hand("w1")], "proposal": "w1-1e"}),
    ("proposal", "unknown_word", VOTE | {"proposal": "yes"}),
    ("proposal", "unknown_word", VOTE | {"proposal": None}),
    ("proposal", "proposal_refused", VOTE | {"turn": 1}),
    ("proposal", "vote_over", VOTE | {"chosen": [["ja"], ["ja"]]}),
    ("chosen", "not_by_seat", VOTE | {"chosen": [["ja"]]}),
    ("chosen.0", "vote_not_in_hand", VOTE | {"chosen": [["ja"], []], "votes": [["?"], ["?"]]}),
    ("chosen.0.0", "unknown_word", VOTE | {"chosen": [["oui"], []]}),
    ("jokers", "joker_early", VOTE | {"chosen": [["jein"], []], "jokers": [1, 0]}),
    ("jokers", "joker_order", VOTE | {"chosen": [["jein"], ["jein"]], "jokers": [0, 1], "revealed": True}),
    ("jokers", "joker_order", VOTE_OF_SEAT_1 | {"chosen": [["jein"], ["jein"]], "jokers": [1, 0], "revealed": True}),
    ("jokers.0", "joker_not_laid", VOTE | {"chosen": [["ja"], ["jein"]], "jokers": [1, 0], "revealed": True}),
    ("jokers.0", "out_of_range", VOTE | {"chosen": [["jein"], ["jein"]], "jokers": [2, 0], "revealed": True}),
    ("jokers", "not_by_seat", VOTE | {"chosen": [["jein"], ["jein"]], "jokers": 5, "revealed": True}),
    ("revealed", "revealed_early", VOTE | {"chosen": [["jein"], []], "revealed": True}),
    ("proposal", "vote_over", VOTE | {"chosen": [["ja"], ["ja"]], "revealed": True}),
    ("proposal", "vote_over", VOTE | {"chosen": [["jein"], ["ja"]], "jokers": [1, 0], "revealed": True}),
    ("revealed", "not_a_flag", VOTE | {"revealed": 1}),
    ("chosen", "no_proposal", {"chosen": [[], []]}),
    ("jokers", "no_proposal", {"jokers": [0, 0]}),
    ("revealed", "no_proposal", {"revealed": True}),
    ("ballots", "not_a_list", {"ballots": 5}),
    ("ballots.0", "not_a_past_vote", {"ballots": [5]}),
    ("ballots.0", "not_a_past_vote", {"ballots": [{}]}),
    ("ballots.0", "not_a_past_vote", {"ballots": [BALLOT | {"more": 1}]}),
    ("ballots.0.move", "unknown_word", {"ballots": [BALLOT | {"move": []}]}),
    ("ballots.0.squares", "vote_squares", {"ballots": [BALLOT | {"squares": []}]}),
    ("ballots.0.squares.0", "unknown_word", {"ballots": [BALLOT | {"squares": [[]]}]}),
    ("ballots.0.squares", "vote_squares", {"ballots": [BALLOT | {"squares": ["z9"]}]}),
    ("ballots.0.cards.1.0", "unknown_word", {"ballots": [BALLOT | {"cards": [["ja"], ["oui"]]}]}),
    ("ballots.0.cards", "not_by_seat", {"ballots": [BALLOT | {"cards": [["ja"]]}]}),
    ("ballots.0.jokers.1", "out_of_range", {"ballots": [BALLOT | {"jokers": [0, 3]}]}),
    ("ballots.0.seat", "no_such_seat", {"ballots": [BALLOT | {"seat": 2}]}),
    ("ballots.0.passed", "not_a_flag", {"ballots": [BALLOT | {"passed": 1}]}),
    ("ballots.0.before", "vote_before", {"ballots": [BALLOT | {"before": 1}]}),
    ("board", "not_a_board", {"board": 5}),
    ("no such key", "unknown_key", {"no such key": 1}),
]


@pytest.mark.parametrize(("place", "finding", "position"), REFUSED, ids=lambda value: str(value)[:50])
def test_what_cannot_be_is_refused_with_the_place(place: str, finding: str, position: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        laid_out(**position)
    params = refused.value.params
    assert (refused.value.code, params["place"], params["finding"]) == ("bad_position", place, finding)


REFUSED_WITH_TWO: list[tuple[str, str, dict[str, Any]]] = [
    ("choosing", "choosing_early", PAIRS | {"choosing": True}),
    ("targets.0.1", "twice", {"targets": [["K", "K"], None]}),
    ("main", "main_partly", PAIRS | {"main": ["K", ""]}),
    ("main", "main_due", PAIRS | ROAD_SHUT_IN | {"main": ["", ""]}),
    ("over", "over_unchosen", PAIRS | {"main": ["", ""], "over": True, "tiles": [hand(), hand()]}),
    ("main.0", "main_not_held", PAIRS | {"main": ["J", "T"]}),
    ("choosing", "chosen_already", PAIRS | ROAD_SHUT_IN | {"main": ["K", "J"], "choosing": True}),
]


@pytest.mark.parametrize(("place", "finding", "position"), REFUSED_WITH_TWO, ids=lambda value: str(value)[:50])
def test_what_cannot_be_in_the_variant_is_refused_too(place: str, finding: str, position: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        laid_out(options=TWO, **position)
    params = refused.value.params
    assert (refused.value.code, params["place"], params["finding"]) == ("bad_position", place, finding)
