"""Chapter 8 of Vineta: the end and the points. Each test names its rule."""

import pytest

from engine.core.game import Result
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DistrictName
from engine.games.vineta.rules.game import GAME
from tests.game_driver import refused
from tests.games.vineta.cities import SEVEN, City, acted, row


def ended(last: str = "R3", players: int = 2, **position: object) -> City:
    """Return a game that is over; nothing but the sinking of an empty red district happened in its last round."""
    happened = acted(*["hope"] * players, **setting(last) | position)
    assert happened.waits_for() == ("over", ())
    return happened


def setting(last: str) -> dict[str, object]:
    """Return the last round of the eighth turn; of two districts this one is left over."""
    sinking = "R2" if last != "R2" else "R3"
    sunk = [name for name in (*SEVEN, "R2", "R3") if name not in (last, sinking)]
    return {"round": 2, "sunk": sunk, "series": [row(sinking, "0:f1")], "quarantined": [last]}


def test_VI_8_1_after_eight_turns_one_district_is_left_and_tiles_are_shown() -> None:
    """VI-8.1: everybody's, whoever the viewer is."""
    happened = ended(houses={"R3": "BOO"})
    assert happened.one(e.LastDistrict) == e.LastDistrict("VI-8.1", "R3", 3)
    assert happened.of(e.TilesShown) == [
        e.TilesShown("VI-8.1", 0, "B", "R1"),
        e.TilesShown("VI-8.1", 1, "O", "R2"),
    ]
    assert happened.view(None).tiles == ((0, 0), (1, 1))
    assert happened.one(e.TurnCleared).turn == 8
    assert not happened.of(e.StarterMoved)
    assert not happened.of(e.StarterStayed)


def test_VI_8_1_not_after_seven() -> None:
    """VI-8.1: the tiles stay hidden, and an eighth turn begins."""
    happened = acted("hope", "hope", **setting("R3") | {"sunk": SEVEN[:6], "series": [row("R1", "0:f1")]})
    assert happened.waits_for() == ("card", (0, 1))
    assert happened.view(None).turn == 7
    assert happened.view(None).tiles == ((-1, -1), (-1, -1))
    assert GAME.result(happened.state) is None


def test_VI_8_1_then_nothing_is_played_any_more() -> None:
    """VI-8.1: whoever tries, whatever it is."""
    for move in ("0:hope", "1:G1", "5:B:G1", "0:@R3"):
        assert refused(ended(), move)[:2] == ("game_over", "")


def test_VI_8_2_three_for_each_own_house_one_for_each_taken() -> None:
    """VI-8.2: own ones on the last district only; taken ones of whatever colour, the own one too."""
    happened = ended(houses={"R3": "BBOLL"}, taken=["BOL", "II"])
    assert happened.of(e.HousesScored) == [
        e.HousesScored("VI-8.2", 0, "B", 2, 3, 9),
        e.HousesScored("VI-8.2", 1, "O", 1, 2, 5),
    ]
    assert GAME.result(happened.state) == Result((9, 5), (0,))


def test_VI_8_2_houses_of_the_district_that_sank_last_are_taken_first() -> None:
    """VI-8.2: the eighth turn's houses count as taken."""
    happened = ended(houses={"R2": "BB", "R3": "O"})
    assert [event.taken for event in happened.of(e.HousesScored)] == [2, 0]
    assert GAME.result(happened.state) == Result((2, 3), (1,))


@pytest.mark.parametrize(("last", "points"), [("R1", 2), ("R3", 2), ("Y1", 4), ("Y2", 4), ("G2", 7), ("G3", 7)])
def test_VI_8_3_the_last_district_brings_its_owner_by_its_ring(last: DistrictName, points: int) -> None:
    """VI-8.3: red 2, yellow 4, green 7."""
    happened = ended(last, tiles=[["B", "R2"], ["O", last]])
    assert happened.one(e.DistrictScored) == e.DistrictScored("VI-8.3", 1, last, points)
    assert GAME.result(happened.state) == Result((0, points), (1,))
    assert not happened.of(e.NobodysDistrict)


def test_VI_8_3_nobodys_district_brings_nothing() -> None:
    """VI-8.3: its tile lies in the box; own houses on it count all the same."""
    happened = ended(houses={"R3": "B"})
    assert happened.one(e.NobodysDistrict) == e.NobodysDistrict("VI-8.3", "R3")
    assert not happened.of(e.DistrictScored)
    assert GAME.result(happened.state) == Result((3, 0), (0,))


def test_VI_8_4_most_points_win() -> None:
    """VI-8.4: houses and bonus together."""
    happened = ended(
        "G2", players=3, houses={"G2": "BO"}, taken=["LL", "LL", "IIII"], tiles=[["B", "R1"], ["O", "G2"], ["L", "R3"]]
    )
    assert happened.one(e.GameWon) == e.GameWon("VI-8.4", 1, (5, 12, 4))
    assert not happened.of(e.TieCompared)
    assert not happened.of(e.VictoryShared)
    assert happened.events[-1] == happened.one(e.GameWon)


NOBODYS = [["B", "R1"], ["O", "R2"], ["L", "Y1"]]
"""Tiles among which is not that of red 3."""


def test_VI_8_5_a_tie_goes_to_most_own_houses_on_the_last_district() -> None:
    """VI-8.5: 3 and 1 taken against 4 taken; who is not tied is not compared."""
    happened = ended(players=3, houses={"R3": "O"}, taken=["LLLL", "I", "II"], tiles=NOBODYS)
    assert happened.one(e.TieCompared) == e.TieCompared("VI-8.5", (0, 1), (0, 1, None))
    assert happened.one(e.GameWon) == e.GameWon("VI-8.4", 1, (4, 4, 2))
    assert GAME.result(happened.state) == Result((4, 4, 2), (1,))


def test_VI_8_6_still_tied_they_share_the_victory() -> None:
    """VI-8.6: two of three; and all of them, if nobody has anything."""
    happened = ended(players=3, houses={"R3": "BO"}, taken=["L", "I", ""], tiles=NOBODYS)
    assert happened.one(e.VictoryShared) == e.VictoryShared("VI-8.6", (0, 1), (4, 4, 0))
    assert happened.one(e.TieCompared).own == (1, 1, None)
    assert not happened.of(e.GameWon)
    nothing = ended(players=3, tiles=NOBODYS)
    assert GAME.result(nothing.state) == Result((0, 0, 0), (0, 1, 2))
    assert nothing.one(e.TieCompared).own == (0, 0, 0)
