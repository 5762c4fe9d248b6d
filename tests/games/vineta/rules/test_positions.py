"""Positions of Vineta: a state as data and back, and what a position leaves open of the moment."""

from typing import Any

import pytest

from engine.core.game import Refusal
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.state import State
from tests.games.vineta.cities import SEVEN, City, acted, city, fresh, row

ONE = [row("G1", "0:f3")]
PANIC: dict[str, Any] = {"acting": True, "chosen": ["panic", "f1"], "start": 0, "houses": {"R1": "BBB"}}
"""Seat 0 carries a panic out; three houses are on red 1."""


def laid_out(players: int = 2, options: dict[str, str] | None = None, seed: int = 1, **position: Any) -> State:
    """Return the state of a position."""
    return GAME.begin(players, seed, options, position)


def whole_position(**position: Any) -> dict[str, Any]:
    """Return a position in full."""
    return GAME.position(laid_out(**position))


def test_a_turn_for_each_district_that_sank() -> None:
    assert laid_out(sunk=["G1", "Y1"]).turn == 2
    assert whole_position(sunk=["Y1", "G1"])["sunk"] == ["Y1", "G1"]


def test_the_chip_is_that_of_the_first_card_unless_said() -> None:
    assert whole_position(series=ONE)["series"][0]["chip"] == 0
    assert whole_position(series=[row("G1", "0:f3", chip=1)])["series"][0]["chip"] == 1


def test_the_opener_is_who_has_the_token_unless_said() -> None:
    assert whole_position(start=1)["opener"] == 1
    assert whole_position(start=1, opener=0)["opener"] == 0


@pytest.mark.parametrize("seed", range(30))
def test_without_a_word_of_the_token_a_seat_has_it_that_can(seed: int) -> None:
    assert laid_out(3, None, seed, acting=True, step=1, chosen=["f1", "", "f2"]).start == 1
    assert laid_out(3, None, seed, acting=True, step=2, chosen=["", "f1", ""]).start == 2
    assert laid_out(3, None, seed, acting=True, chosen=["more", "f1", "calm"]).start == 1
    with pytest.raises(Refusal, match="bad_position"):
        laid_out(3, None, seed, acting=True, step=1, chosen=["f1", "f1", "f2"])


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
