"""Positions of Vineta: pieces that are left out are filled in sensibly, those that are named stay."""

from collections import Counter
from typing import Any

import pytest

from engine.core.game import Refusal
from engine.games.vineta.rules.components import COLOURS, HOUSES
from engine.games.vineta.rules.game import GAME
from tests.games.vineta.cities import DECK, NAMES, row
from tests.games.vineta.rules.test_positions import ONE, laid_out, whole_position


def deck(position: dict[str, Any], seat: int) -> Counter[str]:
    """Return the cards of a seat that are not on the table."""
    return Counter(card for key in ("hands", "piles", "discards") for card in position[key][seat])


@pytest.mark.parametrize("players", GAME.player_counts)
def test_an_empty_position_is_a_city_full_of_houses_before_the_first_card(players: int) -> None:
    position = whole_position(players=players)
    assert sum(map(len, position["houses"].values())) == 7 * max(players + 1, 4)
    assert max(map(len, position["houses"].values())) - min(map(len, position["houses"].values())) <= 1
    assert [len(hand) for hand in position["hands"]] == [7] * players
    assert [len(pile) for pile in position["piles"]] == [23] * players
    assert all(deck(position, seat) == DECK for seat in range(players))
    assert len({tuple(tiles) for tiles in position["tiles"]}) == players
    assert (position["round"], position["step"], position["sunk"], position["series"]) == (0, 0, [], [])
    decision = GAME.decision(laid_out(players))
    assert decision is not None
    assert decision.kind == "card"


def test_what_is_left_out_comes_from_the_seed() -> None:
    assert whole_position(seed=1) == whole_position(seed=1)
    for key in ("hands", "piles", "tiles", "houses"):
        assert len({repr(whole_position(seed=seed)[key]) for seed in range(8)}) > 5, key
    assert {whole_position(players=3, seed=seed)["start"] for seed in range(30)} == {0, 1, 2}


def test_houses_are_spread_over_the_districts_that_are_open() -> None:
    position = whole_position(houses={"G1": "BBO", "R1": "", "R2": None, "Y2": None}, taken=["L", ""])
    assert position["houses"]["G1"] == "BBO"
    assert {*position["houses"]} == {"G1", "R2", "Y2"}
    assert Counter("".join(position["houses"].values())) == Counter(B=7, O=7, L=6, I=7)
    assert whole_position(houses=dict.fromkeys(NAMES)) == whole_position()


def test_houses_of_any_colours_are_told_by_their_number() -> None:
    position = whole_position(houses={"G1": 5, "R1": "BBB", "Y1": None}, taken=[3, "OO"])
    assert [len(position["houses"][name]) for name in ("G1", "R1", "Y1")] == [5, 3, 15]
    assert [len(houses) for houses in position["taken"]] == [3, 2]
    assert Counter("".join([*position["houses"].values(), *position["taken"]])) == Counter(B=7, O=7, L=7, I=7)


def test_all_houses_of_the_largest_game_may_be_on_one_district() -> None:
    houses = whole_position(players=6, houses={"G1": HOUSES * len(COLOURS)})["houses"]
    assert Counter(houses["G1"]) == Counter(dict.fromkeys(COLOURS, HOUSES))


def test_houses_that_are_named_nowhere_left_the_game() -> None:
    assert whole_position(houses={"G1": "BBO"})["houses"] == {"G1": "BBO"}
    assert whole_position(houses={})["houses"] == {}


def test_without_a_word_of_houses_those_not_taken_are_spread_over_what_is_left() -> None:
    position = whole_position(sunk=["G1", "Y1"], taken=["BBB", "OO"])
    count = Counter("".join(position["houses"].values()))
    assert count == Counter(B=4, O=5, L=7, I=7)
    assert {*position["houses"]} == {*NAMES} - {"G1", "Y1"}


def test_open_tiles_are_drawn_from_those_that_are_not_named() -> None:
    found = [
        whole_position(players=3, seed=seed, tiles=[["B", None], None, [None, "G1"]])["tiles"] for seed in range(90)
    ]
    assert {tiles[0][0] for tiles in found} == {"B"}
    assert {tiles[2][1] for tiles in found} == {"G1"}
    assert {tiles[1][0] for tiles in found} == {*"OLI"}
    assert {tiles[1][1] for tiles in found} == {*NAMES} - {"G1"}
    for tiles in found:
        assert len({colour for colour, _ in tiles}) == len({district for _, district in tiles}) == 3


def test_the_rest_of_a_deck_lies_in_the_pile() -> None:
    hand = ["f4", "calm", "more", "less", "hope", "hope", "hope"]
    position = whole_position(hands=[hand, None], discards=[["wind"], None])
    assert position["hands"][0] == hand
    assert position["discards"][0] == ["wind"]
    assert len(position["piles"][0]) == 22
    assert deck(position, 0) == DECK


def test_the_rest_of_a_deck_lies_in_the_discards_if_the_hand_is_short() -> None:
    position = whole_position(hands=[["f4", "calm"], None])
    assert position["piles"][0] == []
    assert len(position["discards"][0]) == 28
    assert deck(position, 0) == DECK


def test_a_pile_that_is_named_leaves_the_rest_to_the_discards() -> None:
    position = whole_position(piles=[["f4", "calm"], None], start=0)
    assert position["piles"][0] == ["f4", "calm"]
    assert (len(position["hands"][0]), len(position["discards"][0])) == (7, 21)
    assert deck(position, 0) == DECK


def test_cards_on_the_table_are_in_no_pile() -> None:
    position = whole_position(series=[row("G1", "0:f4", authority=["0:-7"])], extra=["0:more"], chosen=["less", ""])
    assert deck(position, 0) == DECK - Counter(["f4", "authority", "more", "less"])
    assert len(position["hands"][0]) == 6


TAKEN = ["BBBBBBBOOOOOOO", "LLLLLLL"]
FEW: dict[str, Any] = {"acting": True, "start": 0, "taken": [TAKEN[0], TAKEN[1] + "IIIII"]}
"""Two houses are left, somewhere in the city."""


@pytest.mark.parametrize("seed", range(30))
def test_a_district_that_houses_leave_has_them(seed: int) -> None:
    for card, left, used in (("panic", 2, ["G1"]), ("panic", 1, ["G1", "Y1"]), ("rescue", 1, ["G1"])):
        moving = {"source": "R1", "left": left, "used": used}
        state = laid_out(seed=seed, chosen=[card, "f1"], moving=moving, **FEW)
        assert len(GAME.position(state)["houses"]["R1"]) >= left
        assert "".join(sorted("".join(GAME.position(state)["houses"].values()))) == "II"
        assert GAME.begin(2, seed, {}, GAME.position(state)) == state
    with pytest.raises(Refusal, match="bad_position") as refusal:
        laid_out(
            seed=seed,
            chosen=["panic", "f1"],
            moving=moving | {"left": 2},
            **FEW | {"taken": [*TAKEN[:1], "LLLLLLLIIIIII"]},
        )
    assert refusal.value.params["place"] == "moving"


@pytest.mark.parametrize("seed", range(30))
def test_a_card_that_moves_a_house_finds_one(seed: int) -> None:
    closed = [name for name in NAMES if name not in ("R1", "G2")]
    for card, more in (("rescue", {"series": ONE}), ("hope", {"series": ONE}), ("panic", {"quarantined": closed})):
        state = laid_out(seed=seed, chosen=[card, "f1"], **FEW | more)
        assert GAME.legal_moves(state, 0)
        assert sum(map(len, GAME.position(state)["houses"].values())) == 2
    with pytest.raises(Refusal, match="bad_position"):
        laid_out(seed=seed, chosen=["panic", "f1"], quarantined=list(NAMES), **FEW)
