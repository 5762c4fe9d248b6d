"""The rulings of Vineta: where the printed rules are silent or were read closely. Each test names its ruling."""

import pytest

from engine.core.game import Result
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.city import BORDERS
from engine.games.vineta.rules.game import GAME
from tests.game_driver import refused
from tests.games.vineta.cities import DECK, DRAWN, NAMES, SEVEN, acted, city, fresh, row

ONE = [row("G1", "1:f3")]
TIED = [row("G1", "0:f3"), row("G2", "1:f3")]


def test_V1_nobody_threatens_anything_so_one_more_round_is_played() -> None:
    """V1: as in a tie; and again if need be."""
    hands = [["hope", "hope", "f1"], ["hope", "hope", "f1"]]
    happened = city(hands=hands, round=2).lay("hope", "hope").lay("hope", "hope")
    assert [event.sentence_variant for event in happened.of(e.RoundAdded)] == ["none", "none"]
    assert happened.view(None).round == 4
    assert happened.lay("f1", "f1").play("0:G1", "1:G1").one(e.DistrictSunk).district == "G1"


def test_V2_in_the_extra_round_of_a_tie_another_series_may_overtake() -> None:
    """V2: green 3, which was not tied, ends highest."""
    rows = [*TIED, row("G3", "2:f2")]
    happened = city("hope f1", "hope f1", "hope f4", series=rows, round=2).lay("hope", "hope", "hope")
    assert happened.one(e.RoundAdded).districts == ("G1", "G2")
    happened.lay("f1", "f1", "f4").play("1:G2", "2:G3", "0:G1")
    assert happened.one(e.DistrictSunk).district == "G3"


def test_V3_a_turn_ends_after_thirty_rounds_by_the_choice_of_who_opened_the_last() -> None:
    """V3: tied series share their houses as ever."""
    happened = acted("hope", "hope", round=29, start=1, series=TIED)
    assert happened.waits_for() == ("sink", (1,))
    assert happened.legal() == ["G1", "G2"]


def test_V3_without_any_series_houses_leave_the_game() -> None:
    """V3: among the districts at the sea; the one exception to V12."""
    happened = acted("calm", "calm", round=29, houses={"G3": "BB", "R1": "O"})
    assert happened.legal() == ["G1", "G2", "G3"]
    assert happened.play("0:G3").one(e.HousesLost).count == 2
    assert happened.houses() == {"R1": "O"}
    assert GAME.position(happened.state)["taken"] == ["", ""]


def test_V3_the_eighth_turn_may_end_so_too() -> None:
    """V3: of two districts left one is chosen, and the game is over."""
    happened = acted("calm", "calm", round=29, sunk=SEVEN)
    assert happened.legal() == ["R2", "R3"]
    assert happened.play("0:R3").one(e.LastDistrict).district == "R2"
    assert happened.waits_for()[0] == "over"


@pytest.mark.parametrize(("card", "move"), [("calm", "G1.1"), ("wind", "G1.1>G2")])
def test_V4_the_chip_stays_when_the_first_card_goes(card: str, move: str) -> None:
    """V4: by a calm sea or a wind; its owner has no second chip, and the next card shares first."""
    rows = [row("G1", "0:f3", "1:f2"), row("G2", "1:f1")]
    happened = acted(card, "f1", round=1, series=rows).play(f"0:{move}")
    assert happened.one(e.ChipStayed) == e.ChipStayed("VI-3.6", 0, "G1", 1)
    assert [(NAMES[each.district], each.chip) for each in happened.view(None).series] == [("G1", 0), ("G2", 1)]


def test_V5_a_series_without_flood_cards_ends_and_its_owner_may_start_again_in_the_same_round() -> None:
    """V5: authority cards are discarded; the same district may be threatened again, now by anybody."""
    rows = [row("G1", "1:f3", authority=["1:+7"])]
    happened = acted("calm", "f2", round=1, series=rows).play("0:G1.1")
    assert happened.discards(1) == ["authority", "f3"]
    assert happened.view(None).series == ()
    assert happened.play("1:G1").one(e.SeriesStarted) == e.SeriesStarted("VI-3.1", 1, "G1", 2)


def test_V5_a_series_of_authority_alone_does_not_sink_anything() -> None:
    """V5: the other one does, though it is worth less."""
    rows = [row("G1", "1:f3", authority=["1:+7"]), row("G2", "0:f1")]
    happened = acted("calm", "hope", round=2, series=rows).play("0:G1.1")
    assert happened.one(e.SeriesCompared).series == (("G2", 1),)


def test_V6_a_wind_blows_to_another_existing_series_and_the_card_keeps_its_owner() -> None:
    """V6: at its end; seat 1 shares in what its card helped to sink."""
    rows = [row("G1", "1:f3", "0:f1"), row("G2", "0:f4")]
    happened = acted("calm", "wind", round=2, series=rows, houses={"G2": "BBB"}, start=1)
    assert refused(happened, "1:G1.1>G3")[0] == "no_series"
    happened.play("1:G1.1>G2", "0:G1.1")
    assert happened.one(e.HousesShared).takers == (0, 1, 0)


@pytest.mark.parametrize("card", ["f1", "authority", "calm", "hope", "rescue", "relocation", "panic", "quarantine"])
def test_V7_whatever_has_a_target_is_carried_out(card: str) -> None:
    """V7: every card that has one; there is no passing, and only targets are legal."""
    happened = acted(card, "f1", round=1, series=ONE, houses={"G1": "B", "R1": "B"})
    assert happened.waits_for() == ("flood" if card == "f1" else card, (0,))
    assert happened.legal()
    assert not happened.of(e.CardVoid)


def test_V7_what_has_none_is_discarded_without_effect() -> None:
    """V7: a wind with a single series."""
    happened = acted("wind", "f1", round=1, series=ONE)
    assert happened.one(e.CardVoid) == e.CardVoid("VI-2.3", 0, "wind")
    assert happened.series() == {"G1": ("1:f3",)}


@pytest.mark.parametrize(("card", "move"), [("wind", "0:G1.2>G2"), ("calm", "0:G1.2")])
def test_V8_neither_wind_nor_calm_takes_authority_cards(card: str, move: str) -> None:
    """V8: green 1 has one flood card; the authority beside it is no second one."""
    rows = [row("G1", "0:f3", authority=["1:+7"]), row("G2", "1:f1")]
    happened = acted(card, "f1", round=1, series=rows)
    assert refused(happened, move)[0] == "no_such_card"
    assert not [text for text in happened.legal() if text.startswith("G1.2")]


def test_V9_one_may_add_to_ones_own_series() -> None:
    """V9: and with the chip placed one only adds."""
    happened = acted("f2", "f1", round=1, series=TIED)
    assert happened.legal() == ["G1", "G2"]
    assert happened.play("0:G1").one(e.SeriesExtended).own


def test_V10_when_every_coastal_district_is_threatened_one_only_adds() -> None:
    """V10: seat 3 has its chip, and nowhere to put it."""
    rows = [row(name, f"{seat}:f1") for seat, name in enumerate(("G1", "G2", "G3"))]
    happened = acted("f1", "f1", "f1", "f2", start=3, round=1, series=rows)
    assert happened.legal() == ["G1", "G2", "G3"]
    assert refused(happened, "3:Y1")[0] == "not_coastal"
    assert happened.play("3:G2").one(e.SeriesExtended).worth == 3


def test_V11_several_authority_cards_on_a_series_all_count() -> None:
    """V11: 3 + 7 + 7 - 7."""
    happened = acted("authority", "f1", "f1", "f1", round=1, series=[row("G1", "0:f3", authority=["1:+7", "2:+7"])])
    assert happened.play("0:G1-7").one(e.AuthorityLaid).worth == 10


def test_V12_a_series_worth_nothing_or_less_sinks_its_district_if_it_is_highest() -> None:
    """V12: -4 is more than -5; and green 3, which nobody threatens, does not sink with its 0."""
    rows = [row("G1", "0:f3", authority=["1:-7"]), row("G2", "1:f2", authority=["0:-7"])]
    happened = acted("hope", "hope", round=2, series=rows)
    assert happened.one(e.DistrictSunk) == e.DistrictSunk("VI-7.4", "G1", -4, 0, True)


def test_V13_which_house_is_taken_is_fixed_and_makes_no_difference() -> None:
    """V13: in the order of the colours; each is worth a point whatever its colour."""
    rows = [row("G1", "0:f3", "1:f1")]
    happened = acted("calm", "f1", round=2, series=rows, houses={"G1": "IBOL"}, start=1).play("1:G1", "0:G1.3")
    assert GAME.position(happened.state)["taken"] == ["BL", "OI"]


def test_V14_a_rescue_takes_as_many_as_it_can_to_one_place_which_may_be_threatened() -> None:
    """V14: two of three from green 1, both to green 2; the first alone is not enough."""
    happened = acted("rescue", "f1", round=1, series=TIED, houses={"G1": "BBB"}).play("0:B:G1>G2")
    assert happened.waits_for() == ("rescue", (0,))
    assert happened.legal() == ["B:G1>G2"]
    assert happened.play("0:B:G1>G2").houses() == {"G1": "B", "G2": "BB"}


def test_V14_with_nothing_threatened_a_rescue_may_begin_anywhere() -> None:
    """V14: and with every threatened district empty or closed it has no effect."""
    assert acted("rescue", "f1", round=1, houses={"R1": "B"}).legal() == [f"B:R1>{name}" for name in NAMES[1:]]
    empty = acted("rescue", "f1", round=1, series=ONE, houses={"R1": "B"})
    closed = acted("rescue", "f1", round=1, series=ONE, houses={"R1": "B", "G1": "B"}, quarantined=["G1"])
    assert [happened.one(e.CardVoid).card for happened in (empty, closed)] == ["rescue", "rescue"]


def test_V15_false_hope_leads_into_danger_and_a_house_may_go_back() -> None:
    """V15: to and fro between two threatened districts, by two cards."""
    happened = acted("hope", "hope", round=1, series=TIED, houses={"G1": "B"}).play("0:B:G1>G2")
    assert happened.legal() == ["B:G2>G1"]
    assert happened.play("1:B:G2>G1").houses() == {"G1": "B"}


def test_V15_with_nothing_threatened_anywhere_else() -> None:
    """V15: even back inland."""
    assert acted("hope", "f1", round=1, houses={"G1": "B"}).legal() == [
        f"B:G1>{name}" for name in NAMES if name != "G1"
    ]


@pytest.mark.parametrize(
    ("houses", "sunk", "count"), [("BBOO", 0, 3), ("BO", 0, 2), ("B", 0, 1), ("BBOO", 7, 1), ("BBOO", 6, 2)]
)
def test_V16_a_panic_moves_three_or_as_many_as_there_are_houses_and_other_districts(
    houses: str, sunk: int, count: int
) -> None:
    """V16: exactly so many, each to another district."""
    happened = acted("panic", "f1", round=1, sunk=list(reversed(NAMES[1:]))[:sunk], houses={"R1": houses})
    while happened.waits_for()[0] == "panic":
        happened.play(f"0:{happened.legal()[-1]}")
    ends = [event.target for event in happened.of(e.HouseMoved)]
    assert len(ends) == len({*ends}) == count


def test_V16_a_district_in_quarantine_may_receive_and_an_empty_one_is_no_source() -> None:
    """V16: nor is one in quarantine."""
    happened = acted("panic", "f1", round=1, houses={"R1": "B", "R2": "O"}, quarantined=["R2"])
    assert "B:R1>R2" in happened.legal()
    assert refused(happened, "0:O:R2>R1")[0] == "quarantined"
    assert refused(happened, "0:O:R3>R1")[0] == "empty"


def test_V17_quarantine_for_any_district_left_an_empty_or_closed_one_too() -> None:
    """V17: the second time changes nothing."""
    happened = acted("quarantine", "f1", round=1, sunk=["G1"], quarantined=["R1"])
    assert happened.legal() == [name for name in NAMES if name != "G1"]
    assert happened.play("0:R1").one(e.Quarantined) == e.Quarantined("VI-5.5", 0, "R1", True)
    assert happened.one(e.Quarantined).sentence_variant == "again"
    assert happened.view(None).quarantined == (0,)


def test_V17_it_can_still_sink() -> None:
    """V17: with all that is in it."""
    happened = acted("calm", "f1", round=2, series=[row("G1", "0:f3", "1:f1")], houses={"G1": "BB"}, quarantined=["G1"])
    assert happened.play("0:G1.1", "1:G1").one(e.DistrictSunk).houses == 2


def test_V18_the_cards_on_the_table_stay_out_of_the_new_pile() -> None:
    """V18: with 19 of thirty there, eleven are left: nobody is ever without a card."""
    floods = [card for card in DECK.elements() if card[0] == "f"]
    laid = [row("G1", *(f"0:{card}" for card in floods), authority=["0:+7"])]
    happened = acted("hope", "f1", hands=[["hope"], None], series=laid, extra=["0:more", "0:less"], round=4)
    renewed = happened.play("1:G1").one(e.PileRenewed)
    assert (renewed.hand, renewed.pile) == (7, 4)
    assert not {*renewed.cards} & {*floods, "authority", "more", "less"}


def test_V19_a_card_less_counts_in_whichever_round() -> None:
    """V19: two of them in round 1 end the turn after it; one in round 2 after that; one in round 3 too late."""
    rows = [row("G1", "2:f1")]
    for number, cards in enumerate((("less", "less"), ("less", "hope"), ("hope", "less"))):
        happened = acted(*cards, "hope", round=number, series=rows)
        assert len(happened.of(e.DistrictSunk)) == 1
    assert not acted("less", "hope", "hope", series=rows).of(e.DistrictSunk)


def test_V20_tiles_are_seen_before_the_houses_are_placed() -> None:
    """V20: by their owner alone; nobody knows those in the box."""
    happened = fresh(3)
    assert happened.waits_for()[0] == "house"
    tiles = happened.view(1).tiles
    assert tiles[1] != (-1, -1)
    assert tiles[0] == tiles[2] == (-1, -1)


def test_V21_houses_are_placed_until_all_stand_without_a_limit() -> None:
    """V21: all of them on one district, if the players like."""
    happened = city(reserve="B" * 7 + "O" * 7, players=2)
    for number in range(14):
        happened.play(f"{number % 2}:{'BO'[number // 7]}:R1")
    assert happened.houses() == {"R1": "B" * 7 + "O" * 7}
    assert happened.waits_for()[0] == "card"


LAST = {"round": 2, "sunk": SEVEN, "series": [row("R2", "0:f1")], "quarantined": ["R3"]}
"""The eighth turn's last round; red 3 will be left."""


def test_V22_a_tie_goes_to_most_houses_of_ones_own_colour_on_the_last_district() -> None:
    """V22: not of any colour; then the victory is shared."""
    happened = acted("hope", "hope", **LAST, houses={"R3": "BLL"}, taken=["", "III"])
    assert GAME.result(happened.state) == Result((3, 3), (0,))
    shared = acted("hope", "hope", **LAST, houses={"R3": "BO"})
    assert GAME.result(shared.state) == Result((3, 3), (0, 1))


def test_V23_nobodys_district_brings_no_bonus_but_own_houses_count() -> None:
    """V23: three each."""
    happened = acted("hope", "hope", **LAST, houses={"R3": "BBO"})
    assert happened.one(e.NobodysDistrict).district == "R3"
    assert GAME.result(happened.state) == Result((6, 3), (0,))


def test_V24_a_relocation_moves_houses_only() -> None:
    """V24: chips, series and quarantine stay; both districts may be empty, neither in quarantine."""
    happened = acted("relocation", "f1", round=1, series=ONE, houses={"G1": "BB"}, quarantined=["Y1"])
    assert refused(happened, "0:Y1=G1")[0] == "quarantined"
    assert "R1=R2" in happened.legal()
    happened.play("0:R1=G1")
    assert happened.houses() == {"R1": "BB"}
    assert happened.series() == {"G1": ("1:f3",)}
    assert happened.view(None).quarantined == (NAMES.index("Y1"),)


def test_V25_the_start_player_comes_from_the_seed() -> None:
    """V25: the same seed, the same one; in a position that does not say so too."""
    assert [fresh(5, seed).state.start for seed in range(9)] == [fresh(5, seed).state.start for seed in range(9)]
    assert {GAME.begin(5, seed, position={"houses": {}}).start for seed in range(40)} == {*range(5)}


def test_V26_cards_are_chosen_at_once_targets_one_after_another() -> None:
    """V26: the second seat sees what the first one did before it names a target."""
    happened = acted("f1", "hope", houses={"R1": "B"})
    assert happened.waits_for() == ("flood", (0,))
    assert happened.play("0:G2").legal() == ["B:R1>G2"]


def test_V27_a_card_laid_face_down_is_not_swapped_while_others_still_choose() -> None:
    """V27: whoever has laid a card waits, though another seat has laid none yet."""
    happened = city("hope calm", "f1 hope").play("0:hope")
    assert refused(happened, "0:calm") == ("already_chosen", "VI-2.1", {"seat": 0})
    assert happened.waits_for() == ("card", (1,))


def test_VI_3_4_the_city_is_the_graph_of_the_facts() -> None:
    """Topology: rings turned against each other; numbered from 1 here, from 0 there."""
    facts = {
        "R0": "R1 R2 Y0 Y2",
        "R1": "R0 R2 Y0 Y1",
        "R2": "R0 R1 Y1 Y2",
        "Y0": "R0 R1 G0 G1 Y1 Y2",
        "Y1": "R1 R2 G1 G2 Y0 Y2",
        "Y2": "R2 R0 G2 G0 Y0 Y1",
        "G0": "Y2 Y0 G1 G2 SEA",
        "G1": "Y0 Y1 G0 G2 SEA",
        "G2": "Y1 Y2 G0 G1 SEA",
    }
    renamed = {name: f"{name[0]}{int(name[1]) + 1}" for name in facts} | {"SEA": "SEA"}
    assert {renamed[name]: {renamed[other] for other in near.split()} for name, near in facts.items()} == {
        name: {*near} for name, near in BORDERS.items()
    }


def test_VI_1_7_drawn_houses_are_our_own_option_and_off_unless_asked_for() -> None:
    """Our own: the printed rules only know houses placed by the players."""
    assert fresh().waits_for()[0] == "house"
    assert GAME.options[0].default_choice == "placed"
    assert fresh(options=DRAWN).waits_for()[0] == "card"
