"""Chapter 4 of Vineta: authority, changing wind and calm sea. Each test names its rule."""

import pytest

from engine.games.vineta.rules import events as e
from tests.game_driver import refused
from tests.games.vineta.cities import City, acted, row

TWO = [row("G1", "0:f3", "1:f1", "0:f2"), row("G2", "1:f4", chip=1)]
"""Green 1 is worth 6, green 2 is worth 4."""


def second(card: str, **position: object) -> City:
    """Return a game in its second round, where seat 0 has to carry a card out on two series."""
    return acted(card, "f1", **{"round": 1, "series": TWO} | position)


@pytest.mark.parametrize(("way", "waves", "worth", "variant"), [("+7", 7, 13, "up"), ("-7", -7, -1, "down")])
def test_VI_4_1_authority_makes_a_series_seven_higher_or_lower(way: str, waves: int, worth: int, variant: str) -> None:
    """VI-4.1: it stays beside the series until the turn's end."""
    happened = second("authority").play(f"0:G1{way}")
    assert happened.one(e.AuthorityLaid) == e.AuthorityLaid("VI-4.1", 0, "G1", waves, worth)
    assert happened.one(e.AuthorityLaid).sentence_variant == variant
    assert happened.series()["G1"] == ("0:f3", "1:f1", "0:f2", f"0:{way}")
    assert happened.view(None).series[0].worth == worth
    assert happened.discards(0) == []


def test_VI_4_1_several_all_count() -> None:
    """VI-4.1: two up, one down."""
    rows = [row("G1", "0:f1", authority=["1:+7", "2:-7"])]
    happened = acted("authority", "f1", "f1", round=1, series=rows).play("0:G1+7")
    assert happened.one(e.AuthorityLaid).worth == 8
    assert happened.series()["G1"] == ("0:f1", "1:+7", "2:-7", "0:+7")


def test_VI_4_1_only_at_a_series() -> None:
    """VI-4.1: on any series, either way; a district that is not threatened has none."""
    happened = second("authority")
    assert happened.legal() == ["G1+7", "G1-7", "G2+7", "G2-7"]
    assert refused(happened, "0:G3+7") == ("no_series", "VI-4.1", {"district": "G3"})
    assert refused(happened, "0:@G3") == ("no_series", "VI-4.1", {"district": "G3"})
    assert refused(happened, "0:@G1")[0] == "unfinished"


def test_VI_4_2_a_flood_card_goes_to_the_end_of_another_series() -> None:
    """VI-4.2: anybody's card, from any place; it keeps its owner."""
    happened = second("wind").play("0:G1.2>G2")
    assert happened.one(e.WindChanged) == e.WindChanged("VI-4.2", 0, 1, 1, "G1", "G2")
    assert happened.series() == {"G1": ("0:f3", "0:f2"), "G2": ("1:f4", "1:f1")}
    assert happened.discards(0) == ["wind"]


def test_VI_4_2_every_flood_card_may_go_to_every_other_series() -> None:
    """VI-4.2: with three series each card has two ends."""
    rows = [*TWO, row("G3", "1:f2", chip=2, authority=["1:-7"])]
    happened = acted("wind", "f1", "f1", round=1, series=rows)
    assert happened.legal() == [
        *("G1.1>G2", "G1.1>G3", "G1.2>G2", "G1.2>G3", "G1.3>G2", "G1.3>G3"),
        *("G2.1>G1", "G2.1>G3", "G3.1>G1", "G3.1>G2"),
    ]


def test_VI_4_2_what_a_wind_cannot_do() -> None:
    """VI-4.2: a card that isn't there, a district without a series at either end, the same series."""
    happened = second("wind")
    assert refused(happened, "0:G1.4>G2") == ("no_such_card", "VI-4.2", {"district": "G1", "place": 4, "count": 3})
    assert refused(happened, "0:G2.2>G1") == ("no_such_card", "VI-4.2", {"district": "G2", "place": 2, "count": 1})
    assert refused(happened, "0:G3.1>G1") == ("no_series", "VI-4.2", {"district": "G3"})
    assert refused(happened, "0:G1.1>G3") == ("no_series", "VI-4.2", {"district": "G3"})
    assert refused(happened, "0:G1.1>G1") == ("same_series", "VI-4.2", {"district": "G1"})
    assert refused(happened, "0:G1.1") == ("not_now", "", {"text": "G1.1"})
    assert refused(happened, "0:@Y1") == ("no_series", "VI-4.2", {"district": "Y1"})
    assert refused(happened, "0:@G2")[0] == "unfinished"


@pytest.mark.parametrize("series", [[], [row("G1", "0:f3", "1:f1")]])
def test_VI_4_2_with_less_than_two_series_it_is_discarded(series: list[dict[str, object]]) -> None:
    """VI-4.2: there is nowhere to go."""
    happened = second("wind", series=series)
    assert happened.one(e.CardVoid).card == "wind"
    assert happened.discards(0) == ["wind"]


def test_VI_4_3_a_flood_card_goes_back_to_its_owners_discards() -> None:
    """VI-4.3: anybody's, from any place."""
    happened = second("calm")
    assert happened.legal() == ["G1.1", "G1.2", "G1.3", "G2.1"]
    happened.play("0:G1.2")
    assert happened.one(e.SeaCalmed) == e.SeaCalmed("VI-4.3", 0, 1, 1, "G1")
    assert happened.series() == {"G1": ("0:f3", "0:f2"), "G2": ("1:f4",)}
    assert (happened.discards(0), happened.discards(1)) == (["calm"], ["f1"])


def test_VI_4_3_what_a_calm_sea_cannot_do() -> None:
    """VI-4.3: a card that isn't there, a district without a series."""
    happened = second("calm")
    assert refused(happened, "0:G1.4") == ("no_such_card", "VI-4.3", {"district": "G1", "place": 4, "count": 3})
    assert refused(happened, "0:G3.1") == ("no_series", "VI-4.3", {"district": "G3"})
    assert refused(happened, "0:G1.1>G2") == ("not_now", "", {"text": "G1.1>G2"})
    assert refused(happened, "0:@R1") == ("no_series", "VI-4.3", {"district": "R1"})
