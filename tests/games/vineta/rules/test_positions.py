"""Positions of Vineta: what is left out is filled in sensibly, what cannot be is refused by name."""

from collections import Counter
from typing import Any

import pytest

from engine.core.game import Refusal
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.state import State
from tests.games.vineta.cities import DECK, DRAWN, NAMES, SEVEN, City, acted, city, fresh, row

ONE = [row("G1", "0:f3")]
PANIC: dict[str, Any] = {"acting": True, "chosen": ["panic", "f1"], "start": 0, "houses": {"R1": "BBB"}}
"""Seat 0 carries a panic out; three houses are on red 1."""


def laid_out(players: int = 2, options: dict[str, str] | None = None, seed: int = 1, **position: Any) -> State:
    """Return the state of a position."""
    return GAME.begin(players, seed, options, position)


def data(**position: Any) -> dict[str, Any]:
    """Return a position in full."""
    return GAME.position(laid_out(**position))


def deck(position: dict[str, Any], seat: int) -> Counter[str]:
    """Return the cards of a seat that are not on the table."""
    return Counter(card for key in ("hands", "piles", "discards") for card in position[key][seat])


# What is left out


@pytest.mark.parametrize("players", GAME.player_counts)
def test_an_empty_position_is_a_city_full_of_houses_before_the_first_card(players: int) -> None:
    position = data(players=players)
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
    assert data(seed=1) == data(seed=1)
    for key in ("hands", "piles", "tiles", "houses"):
        assert len({repr(data(seed=seed)[key]) for seed in range(8)}) > 5, key
    assert {data(players=3, seed=seed)["start"] for seed in range(30)} == {0, 1, 2}


def test_houses_are_spread_over_the_districts_that_are_open() -> None:
    position = data(houses={"G1": "BBO", "R1": "", "R2": None, "Y2": None}, taken=["L", ""])
    assert position["houses"]["G1"] == "BBO"
    assert {*position["houses"]} == {"G1", "R2", "Y2"}
    assert Counter("".join(position["houses"].values())) == Counter(B=7, O=7, L=6, I=7)
    assert data(houses=dict.fromkeys(NAMES)) == data()


def test_houses_of_any_colours_are_told_by_their_number() -> None:
    position = data(houses={"G1": 5, "R1": "BBB", "Y1": None}, taken=[3, "OO"])
    assert [len(position["houses"][name]) for name in ("G1", "R1", "Y1")] == [5, 3, 15]
    assert [len(houses) for houses in position["taken"]] == [3, 2]
    assert Counter("".join([*position["houses"].values(), *position["taken"]])) == Counter(B=7, O=7, L=7, I=7)


def test_houses_that_are_named_nowhere_left_the_game() -> None:
    assert data(houses={"G1": "BBO"})["houses"] == {"G1": "BBO"}
    assert data(houses={})["houses"] == {}


def test_without_a_word_of_houses_those_not_taken_are_spread_over_what_is_left() -> None:
    position = data(sunk=["G1", "Y1"], taken=["BBB", "OO"])
    count = Counter("".join(position["houses"].values()))
    assert count == Counter(B=4, O=5, L=7, I=7)
    assert {*position["houses"]} == {*NAMES} - {"G1", "Y1"}


def test_a_turn_for_each_district_that_sank() -> None:
    assert laid_out(sunk=["G1", "Y1"]).turn == 2
    assert data(sunk=["Y1", "G1"])["sunk"] == ["Y1", "G1"]


def test_open_tiles_are_drawn_from_those_that_are_not_named() -> None:
    found = [data(players=3, seed=seed, tiles=[["B", None], None, [None, "G1"]])["tiles"] for seed in range(90)]
    assert {tiles[0][0] for tiles in found} == {"B"}
    assert {tiles[2][1] for tiles in found} == {"G1"}
    assert {tiles[1][0] for tiles in found} == {*"OLI"}
    assert {tiles[1][1] for tiles in found} == {*NAMES} - {"G1"}
    for tiles in found:
        assert len({colour for colour, _ in tiles}) == len({district for _, district in tiles}) == 3


def test_the_rest_of_a_deck_lies_in_the_pile() -> None:
    hand = ["f4", "calm", "more", "less", "hope", "hope", "hope"]
    position = data(hands=[hand, None], discards=[["wind"], None])
    assert position["hands"][0] == hand
    assert position["discards"][0] == ["wind"]
    assert len(position["piles"][0]) == 22
    assert deck(position, 0) == DECK


def test_the_rest_of_a_deck_lies_in_the_discards_if_the_hand_is_short() -> None:
    position = data(hands=[["f4", "calm"], None])
    assert position["piles"][0] == []
    assert len(position["discards"][0]) == 28
    assert deck(position, 0) == DECK


def test_a_pile_that_is_named_leaves_the_rest_to_the_discards() -> None:
    position = data(piles=[["f4", "calm"], None], start=0)
    assert position["piles"][0] == ["f4", "calm"]
    assert (len(position["hands"][0]), len(position["discards"][0])) == (7, 21)
    assert deck(position, 0) == DECK


def test_cards_on_the_table_are_in_no_pile() -> None:
    position = data(series=[row("G1", "0:f4", authority=["0:-7"])], extra=["0:more"], chosen=["less", ""])
    assert deck(position, 0) == DECK - Counter(["f4", "authority", "more", "less"])
    assert len(position["hands"][0]) == 6


def test_the_chip_is_that_of_the_first_card_unless_said() -> None:
    assert data(series=ONE)["series"][0]["chip"] == 0
    assert data(series=[row("G1", "0:f3", chip=1)])["series"][0]["chip"] == 1


def test_the_opener_is_who_has_the_token_unless_said() -> None:
    assert data(start=1)["opener"] == 1
    assert data(start=1, opener=0)["opener"] == 0


# Whatever the seed

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
    assert refusal.value.params["finding"] == "moving_too_many"


@pytest.mark.parametrize("seed", range(30))
def test_a_card_that_moves_a_house_finds_one(seed: int) -> None:
    closed = [name for name in NAMES if name not in ("R1", "G2")]
    for card, more in (("rescue", {"series": ONE}), ("hope", {"series": ONE}), ("panic", {"quarantined": closed})):
        state = laid_out(seed=seed, chosen=[card, "f1"], **FEW | more)
        assert GAME.legal(state, 0)
        assert sum(map(len, GAME.position(state)["houses"].values())) == 2
    with pytest.raises(Refusal, match="bad_position"):
        laid_out(seed=seed, chosen=["panic", "f1"], quarantined=list(NAMES), **FEW)


@pytest.mark.parametrize("seed", range(30))
def test_without_a_word_of_the_token_a_seat_has_it_that_can(seed: int) -> None:
    assert laid_out(3, None, seed, acting=True, step=1, chosen=["f1", "", "f2"]).start == 1
    assert laid_out(3, None, seed, acting=True, step=2, chosen=["", "f1", ""]).start == 2
    assert laid_out(3, None, seed, acting=True, chosen=["more", "f1", "calm"]).start == 1
    with pytest.raises(Refusal, match="bad_position"):
        laid_out(3, None, seed, acting=True, step=1, chosen=["f1", "f1", "f2"])


# Round trips

MOMENTS: dict[str, City] = {
    "house": fresh(3),
    "card": city("f3", "f2", houses={"R1": "BB"}).play("1:f2"),
    "flood": acted("f3", "f2", "hope", houses={"R1": "BB"}, start=2).play("2:B:R1>G1"),
    "authority": acted("authority", "f2", round=1, series=ONE),
    "wind": acted("wind", "f2", round=1, series=[*ONE, row("G2", "1:f1", authority=["0:+7"])]),
    "calm": acted("calm", "f2", round=1, series=ONE),
    "hope": acted("hope", "f2", houses={"R1": "BB"}),
    "rescue": acted("rescue", "f2", houses={"R1": "BB"}).play("0:B:R1>G1"),
    "relocation": acted("relocation", "f2", quarantined=["G2"], extra=["1:less"]),
    "panic": acted("panic", "f2", houses={"R1": "BBO"}).play("0:B:R1>G1"),
    "quarantine": acted("quarantine", "f2"),
    "sink": acted("calm", "calm", round=29),
    "over": acted("hope", "hope", round=2, sunk=SEVEN, series=[row("R2", "0:f1")], taken=["BO", ""]),
}


@pytest.mark.parametrize("kind", MOMENTS)
def test_every_moment_survives_as_a_position_and_as_a_clone(kind: str) -> None:
    state = MOMENTS[kind].state
    assert MOMENTS[kind].waits_for()[0] == kind
    again = GAME.begin(state.players, state.seed, {}, GAME.position(state))
    assert again == state == state.clone()
    assert GAME.position(again) == GAME.position(state)
    assert again.deeds == state.deeds
    for viewer in (None, 0, 1):
        assert repr(GAME.view(again, viewer)) == repr(GAME.view(state, viewer))


def test_public_moves_are_kept_with_what_was_threatened_then() -> None:
    happened = acted("f3", "hope", houses={"R1": "B"}).play("0:G1", "1:B:R1>G1")
    assert GAME.position(happened.state)["deeds"] == [[0, "f3", "G1", [], 0], [1, "hope", "B:R1>G1", ["G1"], 0]]
    placed = city(players=2, reserve="BB").play("0:B:R1")
    assert GAME.position(placed.state)["deeds"] == [[0, "house", "B:R1", [], 0]]


# What cannot be

REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("sunk", "not_a_list", {"sunk": 5}),
    ("sunk.0", "unknown_word", {"sunk": ["G4"]}),
    ("sunk.0", "unknown_word", {"sunk": [3]}),
    ("sunk.1", "twice", {"sunk": ["G1", "G1"]}),
    ("sunk", "too_long", {"sunk": list(NAMES)}),
    ("start", "no_such_seat", {"start": 2}),
    ("start", "no_such_seat", {"start": -1}),
    ("start", "no_such_seat", {"start": True}),
    ("opener", "no_such_seat", {"opener": 2}),
    ("round", "out_of_range", {"round": 31}),
    ("round", "out_of_range", {"round": -1}),
    ("step", "too_many_steps", {"step": 1}),
    ("houses", "not_by_key", {"houses": []}),
    ("houses", "unknown_word", {"houses": {"G4": "B"}}),
    ("houses.G1", "not_houses", {"houses": {"G1": "BX"}}),
    ("houses.G1", "colour_not_used", {"houses": {"G1": "A"}}),
    ("houses.G1", "houses_on_sunk", {"houses": {"G1": "B"}, "sunk": ["G1"]}),
    ("houses.G2", "too_many_houses", {"houses": {"G1": "BBBB", "G2": "BBBB"}}),
    ("taken.0", "too_many_houses", {"houses": {"G1": "BBBB"}, "taken": ["BBBB", ""]}),
    ("taken.1", "too_many_houses", {"taken": ["BBBB", "BBBB"]}),
    ("taken", "not_by_seat", {"taken": ["B"]}),
    ("reserve", "not_houses", {"reserve": "X"}),
    ("reserve", "reserve_in_play", {"reserve": "B", "sunk": ["G1"]}),
    ("series", "not_a_list", {"series": 5}),
    ("series.0", "not_keyed", {"series": [5]}),
    ("series.0", "missing_key", {"series": [{}]}),
    ("series.0", "series_empty", {"series": [row("G1")]}),
    ("series.0", "series_inland", {"series": [row("R1", "0:f1")]}),
    ("series.0", "series_on_sunk", {"series": [row("G1", "0:f1")], "sunk": ["G1"]}),
    ("series.0.floods.0", "not_owned", {"series": [row("G1", "0:f5")]}),
    ("series.0.floods.0", "not_owned", {"series": [row("G1", "2:f1")]}),
    ("series.0.floods.0", "not_owned", {"series": [row("G1", "0:hope")]}),
    ("series.0.authority.0", "not_owned", {"series": [row("G1", "0:f1", authority=["0:+8"])]}),
    ("series.1", "two_series", {"series": [row("G1", "0:f1"), row("G1", "1:f1")]}),
    ("series.1.chip", "chip_twice", {"series": [row("G1", "0:f1"), row("G2", "0:f1")]}),
    ("series.0.floods", "not_a_list", {"series": [{"district": "G1", "floods": 7}]}),
    ("series.0.authority", "not_a_list", {"series": [{"district": "G1", "floods": ["0:f1"], "authority": 1.5}]}),
    ("series.0.chip", "no_such_seat", {"series": [row("G1", "0:f1", chip=2)]}),
    ("series.0.sum", "unknown_key", {"series": [row("G1", "0:f1") | {"sum": 3}]}),
    ("series", "too_many_cards", {"series": [row("G1", "0:f4", "0:f4")]}),
    ("series", "too_many_cards", {"series": [row("G1", "0:f1", authority=["0:+7", "0:+7"])]}),
    ("extra.0", "not_owned", {"extra": ["0:hope"]}),
    ("extra.0", "not_owned", {"extra": ["5:more"]}),
    ("extra", "too_many_cards", {"extra": ["0:more", "0:more"]}),
    ("quarantined.0", "quarantine_on_sunk", {"quarantined": ["G1"], "sunk": ["G1"]}),
    ("quarantined", "not_a_list", {"quarantined": "G1"}),
    ("tiles", "not_by_seat", {"tiles": [["B", "G1"]]}),
    ("tiles.1.0", "colour_tile_twice", {"tiles": [["B", "G1"], ["B", "G2"]]}),
    ("tiles.1.1", "district_tile_twice", {"tiles": [["B", "G1"], ["O", "G1"]]}),
    ("tiles.0.0", "tile_not_used", {"tiles": [["T", "G1"], None]}),
    ("tiles.0", "wrong_length", {"tiles": [["B"], None]}),
    ("hands.0", "too_many_cards", {"hands": [["f4", "f4"], None]}),
    ("hands.0", "hand_too_big", {"hands": [["f1"] * 5 + ["f2"] * 3, None]}),
    ("hands.0", "hand_empty", {"hands": [[], None]}),
    ("hands.0.0", "unknown_word", {"hands": [["f5"], None]}),
    ("hands.0", "hand_too_small", {"hands": [["f1"], None], "piles": [["f2"], None]}),
    ("discards.0", "cards_missing", {"discards": [["hope"], None], "piles": [["f2"], None]}),
    ("piles.0.0", "unknown_word", {"piles": [["x"], None]}),
    ("renewed", "not_by_seat", {"renewed": [1]}),
    ("renewed.0", "out_of_range", {"renewed": [-1, 0]}),
    ("chosen.0", "unknown_word", {"chosen": ["f5", ""]}),
    ("chosen", "not_by_seat", {"chosen": ["f1"]}),
    ("chosen", "all_have_chosen", {"chosen": ["f1", "f1"]}),
    ("chosen", "wrong_seats_wait", {"acting": True}),
    ("chosen.0", "nothing_to_do", {"acting": True, "chosen": ["hope", "f1"], "start": 0, "houses": {}}),
    ("chosen.0", "nothing_to_do", {"acting": True, "chosen": ["more", "f1"], "start": 0}),
    ("chosen", "wrong_seats_wait", {"acting": True, "chosen": ["f1", ""], "start": 0}),
    ("chosen", "no_time_for_cards", {"sinking": True, "chosen": ["f1", ""]}),
    ("acting", "two_at_once", {"acting": True, "sinking": True, "chosen": ["f1", "f1"]}),
    ("acting", "not_a_flag", {"acting": 1}),
    ("sinking", "over_already", {"sinking": True, "sunk": [*SEVEN, "R2"]}),
    ("moving", "moving_without_card", {"moving": {"source": "R1", "left": 1, "used": ["G1"]}}),
    ("moving", "moving_elsewhere", PANIC | {"moving": {"source": "R1", "left": 1, "used": []}}),
    ("moving.left", "out_of_range", PANIC | {"moving": {"source": "R1", "left": 3, "used": ["G1"]}}),
    ("moving.left", "out_of_range", PANIC | {"moving": {"source": "R1", "left": 0, "used": ["G1"]}}),
    ("moving", "moving_elsewhere", PANIC | {"moving": {"source": "R1", "left": 1, "used": ["R1"]}}),
    ("moving", "moving_elsewhere", PANIC | {"moving": {"source": "R2", "left": 1, "used": ["G1"]}}),
    (
        "moving",
        "moving_elsewhere",
        PANIC | {"moving": {"source": "R1", "left": 1, "used": ["G1"]}, "quarantined": ["R1"]},
    ),
    (
        "moving",
        "moving_too_many",
        PANIC | {"houses": {"R1": "B"}, "moving": {"source": "R1", "left": 2, "used": ["G1"]}},
    ),
    ("deeds.0", "not_a_deed", {"deeds": [5]}),
    ("deeds.0", "not_a_deed", {"deeds": [[0, "f1", "G1", []]]}),
    ("deeds.0", "not_a_deed", {"deeds": [[True, "f1", "G1", [], 0]]}),
    ("deeds.0", "not_a_deed", {"deeds": [[0, "f5", "G1", [], 0]]}),
    ("deeds.0", "not_a_deed", {"deeds": [[0, "f1", "G4", [], 0]]}),
    ("deeds.0", "not_a_deed", {"deeds": [[0, "f1", "G1", "G1", 0]]}),
    ("deeds.0", "not_a_deed", {"deeds": [[0, "f1", "G1=G2", [], 0]]}),
    ("deeds.0", "not_a_deed", {"deeds": [[0, "authority", "G1", [], 0]]}),
    ("deeds.0", "not_a_deed", {"deeds": [[0, "more", "G1", [], 0]]}),
    ("deeds.0", "deed_to_come", {"deeds": [[0, "f1", "G1", [], 1]]}),
]


@pytest.mark.parametrize(("place", "finding", "position"), REFUSED, ids=lambda value: str(value)[:60])
def test_what_cannot_be_is_refused_by_name(place: str, finding: str, position: dict[str, Any]) -> None:
    with pytest.raises(Refusal, match="bad_position") as refusal:
        laid_out(**position)
    assert (refusal.value.params["place"], refusal.value.params["finding"]) == (place, finding)


def test_what_can_just_be_is_accepted() -> None:
    """The other side of the borders above."""
    assert laid_out(round=30, sinking=True).round == 30
    assert laid_out(houses={"G1": "BBBB", "G2": "BBB"}, taken=["", "OOOOOOO"])
    assert laid_out(**PANIC, moving={"source": "R1", "left": 2, "used": ["G1"]}).moving is not None
    assert laid_out(sunk=[*SEVEN, "R2"]).turn == 8
    assert laid_out(3, DRAWN).spread
    assert laid_out(hands=[["f1"], None]).hands[0] == [0]
