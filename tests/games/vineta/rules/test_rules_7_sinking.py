"""Chapter 7 of Vineta: the end of a turn. Each test names its rule."""

import pytest

from engine.games.vineta.rules import events as e
from tests.game_driver import refused
from tests.games.vineta.cities import NAMES, City, acted, city, row

TIED = [row("G1", "0:f3"), row("G2", "1:f3"), row("G3", "2:f1")]
"""Two are highest, and a third one is lower."""


def ended(*cards: str, series: list[dict[str, object]], **position: object) -> City:
    """Return a game after the third round of a turn, in which the seats laid false hopes by default."""
    return acted(*(cards or ("hope", "hope")), **{"round": 2, "series": series} | position)


def test_VI_7_1_after_the_rounds_due_the_highest_series_sinks_its_district() -> None:
    """VI-7.1: flood and authority cards counted together, listed from the highest down."""
    rows = [row("G1", "0:f1"), row("G2", "1:f2", "0:f2"), row("G3", "2:f4", authority=["0:-7"])]
    happened = ended("hope", "hope", "hope", series=rows)
    assert happened.one(e.SeriesCompared) == e.SeriesCompared("VI-7.1", (("G2", 4), ("G1", 1), ("G3", -3)))
    assert happened.one(e.SeriesCompared).sentence_variant == ""
    assert happened.view(None).sunk == (NAMES.index("G2"),)
    assert not happened.of(e.RoundAdded)


def test_VI_7_1_not_before() -> None:
    """VI-7.1: after two rounds nothing is compared."""
    happened = ended(series=[row("G1", "0:f1")], round=1)
    assert not happened.of(e.SeriesCompared)
    assert happened.view(None).round == 2
    assert happened.waits_for()[0] == "card"


def test_VI_7_1_none_sinks_unless_one_is_higher_than_all_others() -> None:
    """VI-7.1: what follows then says VI-7.2."""
    happened = ended("hope", "hope", "hope", series=TIED)
    assert happened.one(e.SeriesCompared).series == (("G1", 3), ("G2", 3), ("G3", 1))
    assert not happened.of(e.DistrictSunk)


def test_VI_7_1_a_single_series_is_the_highest() -> None:
    """VI-7.1: a variant of its own."""
    happened = ended(series=[row("G1", "0:f1")])
    assert happened.one(e.SeriesCompared).sentence_variant == "one"
    assert happened.one(e.DistrictSunk).district == "G1"


def test_VI_7_2_a_tie_brings_one_more_round() -> None:
    """VI-7.2: those tied are named; the token goes to the left as ever."""
    happened = ended("hope", "hope", "hope", series=TIED)
    assert happened.one(e.RoundAdded) == e.RoundAdded("VI-7.2", ("G1", "G2"), 3)
    assert happened.one(e.RoundAdded).sentence_variant == ""
    assert happened.event_names()[-4:] == ["CardsDrawn", "SeriesCompared", "RoundAdded", "StarterMoved"]
    view = happened.view(None)
    assert (view.round, view.start, view.turn, view.sunk) == (3, 1, 0, ())


def test_VI_7_2_so_does_a_turn_in_which_nothing_is_threatened() -> None:
    """VI-7.2: there is nothing to sink."""
    happened = ended(series=[])
    assert happened.one(e.SeriesCompared) == e.SeriesCompared("VI-7.1", ())
    assert happened.one(e.SeriesCompared).sentence_variant == "none"
    assert happened.one(e.RoundAdded) == e.RoundAdded("VI-7.2", (), 0)
    assert happened.one(e.RoundAdded).sentence_variant == "none"


def test_VI_7_2_and_again_until_one_is_highest() -> None:
    """VI-7.2: two more rounds, then a flood decides; a third one might as well have overtaken both."""
    hands = [["hope", "hope", "f1"], ["hope", "hope", "f1"]]
    rows = [row("G1", "0:f3"), row("G2", "1:f3")]
    happened = city(series=rows, hands=hands, round=2).lay("hope", "hope").lay("hope", "hope")
    assert len(happened.of(e.RoundAdded)) == 2
    happened.lay("f1", "f1").play("0:G1", "1:G1")
    assert happened.one(e.DistrictSunk).worth == 5
    assert len(happened.of(e.SeriesCompared)) == 3


def test_VI_7_3_after_thirty_rounds_who_opened_the_last_one_chooses() -> None:
    """VI-7.3: among those tied; seat 2, which has the wooden disc, opened the turn and has no say."""
    happened = ended("hope", "hope", "hope", series=TIED, round=29, start=1, opener=2)
    assert happened.one(e.EndForced) == e.EndForced("VI-7.3", 1, ("G1", "G2"))
    assert happened.waits_for() == ("sink", (1,))
    assert happened.legal() == ["G1", "G2"]
    assert refused(happened, "1:G3") == ("not_tied", "VI-7.3", {"district": "G3", "districts": ("G1", "G2")})
    assert refused(happened, "1:@R1") == ("not_tied", "VI-7.3", {"district": "R1", "districts": ("G1", "G2")})
    assert refused(happened, "0:G1") == ("not_your_turn", "VI-7.3", {"seat": 1})
    assert refused(happened, "1:f1") == ("not_now", "", {"text": "f1"})
    assert not happened.of(e.RoundAdded)
    happened.play("1:G2")
    assert happened.one(e.DistrictSunk) == e.DistrictSunk("VI-7.4", "G2", 3, 0, True)
    assert happened.waits_for()[0] == "card"


def test_VI_7_3_not_before_the_thirtieth_round() -> None:
    """VI-7.3: after the 29th there is one more."""
    happened = ended("hope", "hope", "hope", series=TIED, round=28)
    assert happened.one(e.RoundAdded).districts == ("G1", "G2")


def test_VI_7_3_without_any_series_among_the_districts_at_the_sea() -> None:
    """VI-7.3: the houses of the one that is chosen leave the game."""
    happened = acted("calm", "calm", round=29, houses={"Y1": "BBO"}, sunk=["G1"])
    assert happened.one(e.EndForced) == e.EndForced("VI-7.3", 0, ("Y1", "Y3", "G2", "G3"))
    assert refused(happened, "0:Y2") == (
        "not_tied",
        "VI-7.3",
        {"district": "Y2", "districts": ("Y1", "Y3", "G2", "G3")},
    )
    happened.play("0:Y1")
    assert happened.one(e.DistrictSunk) == e.DistrictSunk("VI-7.4", "Y1", 0, 3, False)
    assert happened.one(e.DistrictSunk).sentence_variant == "chosen"
    assert happened.one(e.HousesLost) == e.HousesLost("VI-7.3", 3)
    assert not happened.of(e.HousesShared)
    assert happened.view(None).taken == ((0,) * 7,) * 2


def test_VI_7_3_of_an_empty_district_nothing_is_lost() -> None:
    """VI-7.3: and there is no event."""
    assert not acted("calm", "calm", round=29).play("0:G1").of(e.HousesLost)


def test_VI_7_4_the_district_sinks_with_all_its_houses() -> None:
    """VI-7.4: it is gone for good."""
    happened = acted("f1", "f1", round=2, series=[row("G1", "0:f3")], houses={"G1": "BBO", "R1": "L"})
    happened.play("0:G1", "1:G1")
    assert happened.one(e.DistrictSunk) == e.DistrictSunk("VI-7.4", "G1", 5, 3, True)
    assert happened.one(e.DistrictSunk).sentence_variant == ""
    assert happened.houses() == {"R1": "L"}
    assert happened.view(None).sunk == (NAMES.index("G1"),)


@pytest.mark.parametrize(("waves", "worth"), [("f1", -6), ("f4", -3)])
def test_VI_7_4_even_if_its_series_is_worth_nothing_or_less(waves: str, worth: int) -> None:
    """VI-7.4: where none is worth more."""
    happened = ended(series=[row("G1", f"0:{waves}", authority=["1:-7"])])
    assert happened.one(e.DistrictSunk) == e.DistrictSunk("VI-7.4", "G1", worth, 0, True)
    assert happened.one(e.DistrictSunk).sentence_variant == "low"


def test_VI_7_4_nothing_at_all_is_low_too() -> None:
    """VI-7.4: exactly 0."""
    happened = ended(series=[row("G1", "0:f4", "0:f3", authority=["1:-7"])])
    assert (happened.one(e.DistrictSunk).worth, happened.one(e.DistrictSunk).sentence_variant) == (0, "low")


def test_VI_7_4_of_two_low_ones_the_higher_sinks() -> None:
    """VI-7.4: less than nothing is compared, too: -3 is higher than -6."""
    rows = [row("G1", "0:f1", authority=["1:-7"]), row("G2", "1:f4", authority=["0:-7"])]
    assert ended(series=rows).one(e.DistrictSunk) == e.DistrictSunk("VI-7.4", "G2", -3, 0, True)


def test_VI_7_4_the_last_to_sink_is_the_last_that_sank() -> None:
    """VI-7.4: the districts that have sunk stay in their order."""
    happened = ended(series=[row("G1", "0:f1")], sunk=["G3", "G2"])
    assert [NAMES[place] for place in happened.view(None).sunk] == ["G3", "G2", "G1"]


SOURCE = [row("G1", "0:f4", "2:f3", "0:f3", authority=["1:-7"]), row("G2", "1:f2", "2:f1")]
"""The example of the printed rules, before its fourth round. A is seat 0, B seat 1, C seat 2."""


def source(houses: str) -> City:
    """Return a game after the last round of the printed rules' example."""
    happened = acted("f1", "f1", "f3", round=3, extra=["1:more"], series=SOURCE, houses={"G2": houses})
    return happened.play("0:G1", "1:G2", "2:G2")


def test_VI_7_5_houses_are_shared_in_the_order_of_the_flood_cards() -> None:
    """VI-7.5: the printed rules' own example: 11 - 7 = 4 against 7; seven houses: B 4, C 3, A none."""
    happened = source("BBOOLLI")
    assert happened.one(e.SeriesCompared).series == (("G2", 7), ("G1", 4))
    assert happened.one(e.DistrictSunk) == e.DistrictSunk("VI-7.4", "G2", 7, 7, True)
    shared = happened.one(e.HousesShared)
    assert shared == e.HousesShared("VI-7.5", (1, 2, 1, 2, 1, 2, 1), (None, 4, 3))
    assert [sum(houses) for houses in happened.view(None).taken] == [0, 4, 3]


@pytest.mark.parametrize(("houses", "takers"), [("B", (1,)), ("BBB", (1, 2, 1)), ("BBBBB", (1, 2, 1, 2, 1))])
def test_VI_7_5_as_far_as_there_are_houses(houses: str, takers: tuple[int, ...]) -> None:
    """VI-7.5: who comes too late takes none, and the event says so."""
    shared = source(houses).one(e.HousesShared)
    assert shared.takers == takers
    assert shared.counts == (None, takers.count(1), takers.count(2))


def test_VI_7_5_of_an_empty_district_there_is_nothing_to_share() -> None:
    """VI-7.5: and there is no event."""
    assert not source("").of(e.HousesShared)


def test_VI_7_5_authority_takes_none() -> None:
    """VI-7.5: seat 1 made green 1 the highest, but laid no flood card."""
    rows = [row("G1", "0:f1", authority=["1:+7"]), row("G2", "2:f4")]
    happened = acted("f1", "f1", "f1", round=2, series=rows, houses={"G1": "BB"}).play("0:G2", "1:G2", "2:G2")
    assert happened.one(e.HousesShared) == e.HousesShared("VI-7.5", (0, 0), (2, None, None))
    assert [sum(houses) for houses in happened.view(None).taken] == [2, 0, 0]


def test_VI_7_6_cards_and_chips_go_back_and_quarantine_is_over() -> None:
    """VI-7.6: those of all series, of the one that sank too, and the cards more and less."""
    rows = [row("G1", "0:f3", "1:f2", authority=["1:+7"]), row("G2", "1:f4")]
    happened = acted("quarantine", "hope", round=3, series=rows, extra=["0:more"], quarantined=["G1"]).play("0:R1")
    assert happened.one(e.TurnCleared) == e.TurnCleared("VI-7.6", 1)
    assert happened.discards(0) == ["f3", "more", "quarantine"]
    assert happened.discards(1) == ["authority", "f2", "f4", "hope"]
    view = happened.view(None)
    assert (view.series, view.extra, view.quarantined, view.round, view.rounds, view.turn) == ((), (), (), 0, 3, 1)


def test_VI_7_7_the_tokens_move_after_the_last_round_opens_the_next_turn() -> None:
    """VI-7.7: it moves once, and the disc goes with it."""
    happened = acted(*["hope"] * 4, start=2, opener=0, round=2, series=[row("G1", "0:f1")])
    assert happened.one(e.StarterMoved) == e.StarterMoved("VI-7.7", 3, 2)
    assert happened.one(e.StarterMoved).sentence_variant == "turn"
    assert (happened.view(None).start, happened.view(None).opener) == (3, 3)
    assert not happened.of(e.StarterStayed)


def test_VI_7_7_with_three_players_the_token_stays() -> None:
    """VI-7.7: after however many rounds."""
    for rounds in (2, 3, 7):
        happened = acted(*["hope"] * 3, start=2, opener=0, round=rounds, series=[row("G1", "0:f1")])
        assert happened.one(e.StarterStayed) == e.StarterStayed("VI-7.7", 2, 2)
        assert (happened.view(None).start, happened.view(None).opener) == (2, 2)
        assert not happened.of(e.StarterMoved)


STARTERS = {
    2: [[0, 1, 0], [1, 0, 1], [0, 1, 0]],
    3: [[0, 1, 2], [2, 0, 1], [1, 2, 0]],
    4: [[0, 1, 2], [3, 0, 1], [2, 3, 0]],
    5: [[0, 1, 2], [3, 4, 0], [1, 2, 3]],
    6: [[0, 1, 2], [3, 4, 5], [0, 1, 2]],
}


@pytest.mark.parametrize("players", STARTERS)
def test_VI_7_7_who_opens_the_rounds_of_three_turns(players: int) -> None:
    """VI-7.7: turns of three rounds each, in which everybody floods the same district."""
    happened = city(players=players)
    starters: list[list[int]] = []
    for _ in range(9):
        view = happened.view(None)
        starters += [[]] if view.round == 0 else []
        assert view.opener == [*starters[-1], view.start][0]
        starters[-1].append(view.start)
        happened.lay(*(happened.legal(seat)[0] for seat in range(players)))
        while happened.waits_for()[0] != "card":
            happened.play(f"{happened.waits_for()[1][0]}:{happened.legal()[0]}")
    assert starters == STARTERS[players]
