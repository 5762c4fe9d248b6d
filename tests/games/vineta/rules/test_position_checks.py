"""Positions of Vineta: what cannot be is refused by name, and nothing else."""

from typing import Any

import pytest

from engine.core.game import Refusal
from tests.games.vineta.cities import DRAWN, NAMES, SEVEN, row
from tests.games.vineta.rules.test_positions import PANIC, laid_out

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
    ("houses.G1", "colour_not_used", {"houses": {"G1": "BOLIA"}}),
    ("houses.G1", "impossible", {"houses": {"G1": "B"}, "sunk": ["G1"]}),
    ("houses.G2", "too_many_houses", {"houses": {"G1": "BBBB", "G2": "BBBB"}}),
    ("taken.0", "too_many_houses", {"houses": {"G1": "BBBB"}, "taken": ["BBBB", ""]}),
    ("taken.1", "too_many_houses", {"taken": ["BBBB", "BBBB"]}),
    ("taken", "not_by_seat", {"taken": ["B"]}),
    ("reserve", "not_houses", {"reserve": "X"}),
    ("reserve", "reserve_in_play", {"reserve": "B", "sunk": ["G1"]}),
    ("series", "not_a_list", {"series": 5}),
    ("series.0", "not_keyed", {"series": [5]}),
    ("series.0", "missing_key", {"series": [{}]}),
    ("series.0", "impossible", {"series": [row("G1")]}),
    ("series.0", "series_inland", {"series": [row("R1", "0:f1")]}),
    ("series.0", "impossible", {"series": [row("G1", "0:f1")], "sunk": ["G1"]}),
    ("series.0.floods.0", "not_owned", {"series": [row("G1", "0:f5")]}),
    ("series.0.floods.0", "not_owned", {"series": [row("G1", "2:f1")]}),
    ("series.0.floods.0", "not_owned", {"series": [row("G1", "0:hope")]}),
    ("series.0.authority.0", "not_owned", {"series": [row("G1", "0:f1", authority=["0:+8"])]}),
    ("series.1", "impossible", {"series": [row("G1", "0:f1"), row("G1", "1:f1")]}),
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
    ("quarantined.0", "impossible", {"quarantined": ["G1"], "sunk": ["G1"]}),
    ("quarantined", "not_a_list", {"quarantined": "G1"}),
    ("tiles", "not_by_seat", {"tiles": [["B", "G1"]]}),
    ("tiles.1.0", "impossible", {"tiles": [["B", "G1"], ["B", "G2"]]}),
    ("tiles.1.1", "impossible", {"tiles": [["B", "G1"], ["O", "G1"]]}),
    ("tiles.0.0", "tile_not_used", {"tiles": [["T", "G1"], None], "houses": {"G1": "BOLI"}}),
    ("tiles.0", "wrong_length", {"tiles": [["B"], None]}),
    ("hands.0", "too_many_cards", {"hands": [["f4", "f4"], None]}),
    ("hands.0", "hand_too_big", {"hands": [["f1"] * 5 + ["f2"] * 3, None]}),
    ("hands.0", "hand_empty", {"hands": [[], None]}),
    ("hands.0.0", "unknown_word", {"hands": [["f5"], None]}),
    ("hands.0", "hand_too_small", {"hands": [["f1"], None], "piles": [["f2"], None]}),
    ("discards.0", "impossible", {"discards": [["hope"], None], "piles": [["f2"], None]}),
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
    ("moving", "impossible", PANIC | {"moving": {"source": "R1", "left": 1, "used": []}}),
    ("moving.left", "out_of_range", PANIC | {"moving": {"source": "R1", "left": 3, "used": ["G1"]}}),
    ("moving.left", "out_of_range", PANIC | {"moving": {"source": "R1", "left": 0, "used": ["G1"]}}),
    ("moving", "impossible", PANIC | {"moving": {"source": "R1", "left": 1, "used": ["R1"]}}),
    ("moving", "impossible", PANIC | {"moving": {"source": "R2", "left": 1, "used": ["G1"]}}),
    (
        "moving",
        "impossible",
        PANIC | {"moving": {"source": "R1", "left": 1, "used": ["G1"]}, "quarantined": ["R1"]},
    ),
    (
        "moving",
        "impossible",
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
    assert laid_out(3, DRAWN).options.houses == "drawn"
    assert laid_out(hands=[["f1"], None]).hands[0] == [0]
