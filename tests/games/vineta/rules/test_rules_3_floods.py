"""Chapter 3 of Vineta: floods and their series. Each test names its rule."""

import pytest

from engine.games.vineta.rules import events as e
from tests.game_driver import refused
from tests.games.vineta.cities import NAMES, acted, city, row

INLAND = [name for name in NAMES if name[0] != "G"]


def test_VI_3_1_a_flood_starts_a_series_on_a_coastal_district() -> None:
    """VI-3.1: any that is not threatened yet; the god chip lies on it."""
    happened = acted("f3", "f1")
    assert happened.legal() == ["G1", "G2", "G3"]
    happened.play("0:G2")
    assert happened.one(e.SeriesStarted) == e.SeriesStarted("VI-3.1", 0, "G2", 3)
    (series,) = happened.view(None).series
    assert (NAMES[series.district], series.chip, series.worth) == ("G2", 0, 3)
    assert happened.series() == {"G2": ("0:f3",)}


def test_VI_3_1_the_chip_is_that_of_who_laid_the_flood() -> None:
    """VI-3.1: whoever that is, and whoever began the round."""
    happened = acted("f3", "f1", start=1).play("1:G2", "0:G3")
    assert [series.chip for series in happened.view(None).series] == [1, 0]


@pytest.mark.parametrize("name", INLAND)
def test_VI_3_1_not_on_one_that_does_not_border_the_sea(name: str) -> None:
    """VI-3.1: at first neither the red nor the yellow ones."""
    assert refused(acted("f3", "f1"), f"0:{name}") == ("not_coastal", "VI-3.1", {"district": name})
    assert refused(acted("f3", "f1"), f"0:@{name}") == ("not_coastal", "VI-3.1", {"district": name})


def test_VI_3_1_not_on_one_that_has_sunk() -> None:
    """VI-3.1: it lies at the sea no more than it lies anywhere."""
    assert refused(acted("f3", "f1", sunk=["G1"]), "0:G1") == ("sunk", "VI-3.1", {"district": "G1"})


@pytest.mark.parametrize(("card", "waves"), [("f1", 1), ("f2", 2), ("f3", 3), ("f4", 4)])
def test_VI_3_1_a_flood_card_counts_its_waves(card: str, waves: int) -> None:
    """VI-3.1: one to four; pointing at the district is the whole move."""
    happened = acted(card, "f1").play("0:G1")
    assert happened.one(e.SeriesStarted).waves == waves
    assert refused(happened.play("1:G1"), "1:@G1")[0] == "not_now"


def test_VI_3_2_with_ones_chip_out_one_only_adds() -> None:
    """VI-3.2: others' series and one's own remain."""
    happened = acted("f1", "f1", round=1, series=[row("G1", "0:f3"), row("G2", "1:f1")])
    assert happened.legal() == ["G1", "G2"]
    assert refused(happened, "0:G3") == ("chip_placed", "VI-3.2", {"seat": 0, "district": "G3", "own": "G1"})
    assert refused(happened, "0:Y1") == ("chip_placed", "VI-3.2", {"seat": 0, "district": "Y1", "own": "G1"})


def test_VI_3_2_the_chip_counts_not_the_cards() -> None:
    """VI-3.2: seat 1 has no card left in the series of its chip; seat 0 has cards, but no chip out."""
    happened = acted("f1", "f1", round=1, series=[row("G1", "0:f3", chip=1)])
    assert happened.legal() == ["G1", "G2", "G3"]
    happened.play("0:G2")
    assert refused(happened, "1:G3") == ("chip_placed", "VI-3.2", {"seat": 1, "district": "G3", "own": "G1"})


def test_VI_3_3_a_flood_may_add_to_any_series() -> None:
    """VI-3.3: at its end, whoever started it; the chip stays whose it is."""
    happened = acted("f2", "f1", round=1, series=[row("G1", "1:f3", "1:f1", authority=["1:+7"])])
    happened.play("0:G1")
    assert happened.one(e.SeriesExtended) == e.SeriesExtended("VI-3.3", 0, "G1", 2, 13, False)
    assert happened.one(e.SeriesExtended).sentence_variant == ""
    assert happened.series() == {"G1": ("1:f3", "1:f1", "0:f2", "1:+7")}
    assert happened.view(None).series[0].chip == 1
    assert not happened.of(e.SeriesStarted)


def test_VI_3_3_ones_own_series_too() -> None:
    """VI-3.3: and the event says that it is the own one."""
    happened = acted("f2", "f1", round=1, series=[row("G1", "0:f3")]).play("0:G1")
    assert happened.one(e.SeriesExtended) == e.SeriesExtended("VI-3.3", 0, "G1", 2, 5, True)
    assert happened.one(e.SeriesExtended).sentence_variant == "own"


def test_VI_3_3_no_chip_is_needed() -> None:
    """VI-3.3: with one's chip on green 1, a flood goes to the series of green 2 all the same."""
    happened = acted("f2", "f1", round=1, series=[row("G1", "0:f3"), row("G2", "1:f1")])
    assert happened.legal() == ["G1", "G2"]
    assert happened.play("0:G2").one(e.SeriesExtended) == e.SeriesExtended("VI-3.3", 0, "G2", 2, 3, False)


def test_VI_3_3_with_every_coastal_district_threatened_one_can_only_add() -> None:
    """VI-3.3: though the chip is free."""
    rows = [row("G1", "1:f3"), row("G2", "2:f1"), row("G3", "3:f1")]
    happened = acted("f2", "f1", "f1", "f1", round=1, series=rows)
    assert happened.legal() == ["G1", "G2", "G3"]
    assert happened.play("0:G3").one(e.SeriesExtended).rule == "VI-3.3"
    assert not happened.of(e.SeriesStarted)


def test_VI_3_4_where_a_district_sinks_its_neighbours_lie_at_the_sea() -> None:
    """VI-3.4: green 1 sank: yellow 1 and 3 may be flooded, the reds and yellow 2 not yet."""
    happened = acted("f3", "f1", sunk=["G1"])
    assert happened.legal() == ["Y1", "Y3", "G2", "G3"]
    assert refused(happened, "0:Y2")[0] == "not_coastal"
    assert refused(happened, "0:R1")[0] == "not_coastal"


def test_VI_3_4_the_coast_moves_when_a_district_sinks() -> None:
    """VI-3.4: the event names the districts that are new at the sea; no event where none is."""
    happened = acted("hope", "hope", round=2, series=[row("G3", "0:f1")])
    assert happened.one(e.CoastMoved) == e.CoastMoved("VI-3.4", ("Y2", "Y3"))
    inward = acted("hope", "hope", round=2, sunk=["G3"], series=[row("Y2", "0:f1")])
    assert inward.one(e.CoastMoved).districts == ("R2", "R3", "Y1")
    old = acted("hope", "hope", round=2, sunk=["G1", "G3"], series=[row("G2", "0:f1")])
    assert not old.of(e.CoastMoved)
    assert [NAMES[place] for place in old.view(None).coast] == ["Y1", "Y2", "Y3"]


def test_VI_3_5_a_series_without_flood_cards_ends_at_once() -> None:
    """VI-3.5: the chip goes back, authority cards to the discards of their owners."""
    rows = [row("G1", "1:f3", authority=["0:+7", "1:-7"])]
    happened = acted("calm", "f1", round=1, series=rows).play("0:G1.1")
    assert happened.one(e.SeriesEnded) == e.SeriesEnded("VI-3.5", 1, "G1", 2)
    assert happened.series() == {}
    assert happened.discards(0) == ["authority", "calm"]
    assert happened.discards(1) == ["authority", "f3"]
    assert not happened.of(e.ChipStayed)
    assert happened.legal() == ["G1", "G2", "G3"], "its owner may start again, there or elsewhere"


def test_VI_3_5_a_wind_may_empty_a_series_too() -> None:
    """VI-3.5: its only card goes to the other one."""
    rows = [row("G1", "1:f3"), row("G2", "0:f1")]
    happened = acted("wind", "f1", round=1, series=rows).play("0:G1.1>G2")
    assert happened.one(e.SeriesEnded) == e.SeriesEnded("VI-3.5", 1, "G1", 0)
    assert happened.series() == {"G2": ("0:f1", "1:f3")}
    assert happened.discards(1) == []


def test_VI_3_6_the_chip_stays_when_the_first_card_goes() -> None:
    """VI-3.6: the next card is first now; no such event for another card."""
    rows = [row("G1", "0:f3", "1:f1", "0:f2")]
    happened = acted("calm", "f1", round=1, series=rows).play("0:G1.1")
    assert happened.one(e.ChipStayed) == e.ChipStayed("VI-3.6", 0, "G1", 1)
    assert happened.series() == {"G1": ("1:f1", "0:f2")}
    assert happened.view(None).series[0].chip == 0
    later = acted("calm", "f1", round=1, series=rows).play("0:G1.2")
    assert not later.of(e.ChipStayed)
    assert later.series() == {"G1": ("0:f3", "0:f2")}


def test_VI_3_6_the_new_first_card_takes_the_first_house() -> None:
    """VI-3.6: seat 1 takes two of three."""
    rows = [row("G1", "0:f3", "1:f1", "0:f2")]
    happened = city("hope", "calm", round=2, series=rows, houses={"G1": "BBB"}).lay("hope", "calm").play("1:G1.1")
    assert happened.one(e.HousesShared).takers == (1, 0, 1)
