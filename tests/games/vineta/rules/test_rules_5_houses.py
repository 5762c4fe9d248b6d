"""Chapter 5 of Vineta: cards that move houses, and quarantine. Each test names its rule."""

import pytest

from engine.core.game import Refusal
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.game import GAME
from tests.game_driver import refused
from tests.games.vineta.cities import NAMES, SEVEN, City, acted, row

HOUSES = {"G1": "BBO", "R1": "L", "Y2": "BO"}
THREAT = [row("G1", "1:f3")]


def moving(card: str, **position: object) -> City:
    """Return a game where seat 0 has to carry a card out that moves houses; green 1 is threatened by default."""
    return acted(card, "f1", **{"round": 1, "houses": HOUSES, "series": THREAT} | position)


def others(name: str) -> list[str]:
    """Return all other districts."""
    return [other for other in NAMES if other != name]


def test_VI_5_1_false_hope_leads_a_house_to_a_threatened_district() -> None:
    """VI-5.1: any house, of any colour, from anywhere else."""
    happened = moving("hope")
    assert happened.legal() == ["L:R1>G1", "B:Y2>G1", "O:Y2>G1"]
    happened.play("0:L:R1>G1")
    assert happened.one(e.HouseMoved) == e.HouseMoved("VI-5.1", 0, "hope", "L", "R1", "G1")
    assert happened.one(e.HouseMoved).sentence_variant == "hope"
    assert happened.houses() == {"G1": "BBOL", "Y2": "BO"}
    assert happened.discards(0) == ["hope"]
    assert happened.waits_for() == ("flood", (1,))


def test_VI_5_1_it_moves_one_house_of_several() -> None:
    """VI-5.1: the other house of yellow 2 stays there, and the next card is carried out."""
    happened = moving("hope").play("0:B:Y2>G1")
    assert happened.houses() == {"G1": "BBBO", "R1": "L", "Y2": "O"}
    assert (happened.discards(0), happened.waits_for()) == (["hope"], ("flood", (1,)))


def test_VI_5_1_from_one_threatened_district_to_another_too() -> None:
    """VI-5.1: but not to one that is not threatened, while any is."""
    happened = moving("hope", series=[*THREAT, row("G2", "0:f1")])
    assert [move for move in happened.legal() if ":G1>" in move] == ["B:G1>G2", "O:G1>G2"]
    in_vain = {"card": "hope", "district": "R1", "threatened": ("G1", "G2")}
    assert refused(happened, "0:B:G1>R1") == ("not_in_danger", "VI-5.1", in_vain)
    assert refused(happened, "0:L:R1>Y1") == ("not_in_danger", "VI-5.1", in_vain | {"district": "Y1"})


def test_VI_5_1_from_the_only_threatened_district_it_leads_nowhere() -> None:
    """VI-5.1: what is refused says so, and names no other."""
    happened = moving("hope")
    assert not [move for move in happened.legal() if ":G1>" in move]
    assert refused(happened, "0:B:G1>R1") == ("only_danger", "VI-5.1", {"card": "hope", "district": "G1"})


def test_VI_5_1_with_nothing_threatened_to_any_other_district() -> None:
    """VI-5.1: the whole city is open."""
    happened = moving("hope", series=[], houses={"R1": "LL"})
    assert happened.legal() == [f"L:R1>{name}" for name in others("R1")]


def test_VI_5_1_with_houses_on_the_only_threatened_district_alone_it_has_no_effect() -> None:
    """VI-5.1: they are there already."""
    assert moving("hope", houses={"G1": "BBO"}).one(e.CardVoid).card == "hope"


def test_VI_5_1_what_false_hope_cannot_do() -> None:
    """VI-5.1: a house that isn't there, an empty district, a sunk one, the same one."""
    happened = moving("hope", sunk=["G3"])
    assert refused(happened, "0:O:R1>G1") == ("no_house", "VI-5.1", {"colour": "O", "district": "R1"})
    assert refused(happened, "0:B:R2>G1") == ("empty", "VI-5.1", {"district": "R2"})
    assert refused(happened, "0:B:G3>G1") == ("sunk", "VI-5.1", {"district": "G3"})
    assert refused(happened, "0:B:Y2>G3") == ("sunk", "VI-5.1", {"district": "G3"})
    assert refused(happened, "0:B:G1>G1") == ("same_district", "VI-5.1", {"district": "G1"})
    assert refused(happened, "0:@R2") == ("empty", "VI-5.1", {"district": "R2"})
    assert refused(happened, "0:@G3") == ("sunk", "VI-5.1", {"district": "G3"})
    assert refused(happened, "0:@Y2")[0] == "unfinished"


def test_VI_5_2_a_rescue_moves_two_houses_from_a_threatened_district_to_one_other() -> None:
    """VI-5.2: one after the other, both to the same place."""
    happened = moving("rescue")
    assert happened.legal() == [f"{colour}:G1>{name}" for colour in "BO" for name in others("G1")]
    happened.play("0:O:G1>Y3")
    assert happened.waits_for() == ("rescue", (0,))
    assert happened.legal() == ["B:G1>Y3"]
    assert refused(happened, "0:B:G1>Y1") == ("other_end", "VI-5.2", {"district": "Y1", "first": "Y3"})
    assert refused(happened, "0:B:Y2>Y3") == ("other_source", "VI-5.2", {"card": "rescue", "district": "G1"})
    assert happened.discards(0) == []
    happened.play("0:B:G1>Y3")
    assert happened.of(e.HouseMoved) == [
        e.HouseMoved("VI-5.2", 0, "rescue", "O", "G1", "Y3"),
        e.HouseMoved("VI-5.2", 0, "rescue", "B", "G1", "Y3"),
    ]
    assert happened.of(e.HouseMoved)[0].sentence_variant == "rescue"
    assert happened.houses() == {"G1": "B", "R1": "L", "Y2": "BO", "Y3": "BO"}
    assert (happened.discards(0), happened.waits_for()[0]) == (["rescue"], "flood")


def test_VI_5_2_only_one_house_if_only_one_is_there() -> None:
    """VI-5.2: then the card is done with."""
    happened = moving("rescue", houses={"G1": "B", "R1": "L"}).play("0:B:G1>R1")
    assert happened.waits_for() == ("flood", (1,))
    assert happened.houses() == {"R1": "BL"}


def test_VI_5_2_not_from_a_district_that_is_not_threatened_while_any_is() -> None:
    """VI-5.2: it may go to a threatened one, though."""
    happened = moving("rescue", series=[*THREAT, row("G2", "0:f1")])
    in_vain = {"card": "rescue", "district": "R1", "threatened": ("G1", "G2")}
    assert refused(happened, "0:L:R1>Y1") == ("not_in_danger", "VI-5.2", in_vain)
    assert refused(happened, "0:@R1") == ("not_in_danger", "VI-5.2", in_vain)
    assert refused(happened, "0:B:G2>Y1") == ("empty", "VI-5.2", {"district": "G2"})
    assert refused(happened, "0:L:G1>Y1") == ("no_house", "VI-5.2", {"colour": "L", "district": "G1"})
    assert "B:G1>G2" in happened.legal()


def test_VI_5_2_with_nothing_threatened_from_any_district() -> None:
    """VI-5.2: again at most two."""
    happened = moving("rescue", series=[], houses={"R1": "LLL", "Y2": "B"})
    assert len(happened.legal()) == 16
    happened.play("0:L:R1>Y2", "0:L:R1>Y2")
    assert happened.houses() == {"R1": "L", "Y2": "BLL"}
    assert happened.waits_for()[0] == "flood"


@pytest.mark.parametrize("more", [{"houses": {"R1": "LL"}}, {"quarantined": ["G1"]}])
def test_VI_5_2_with_every_threatened_district_empty_or_closed_it_has_no_effect(more: dict[str, object]) -> None:
    """VI-5.2: there is no one to rescue."""
    assert moving("rescue", **more).one(e.CardVoid).card == "rescue"


def test_VI_5_3_relocation_exchanges_all_houses_of_two_districts() -> None:
    """VI-5.3: nothing else changes; either may be empty."""
    happened = moving("relocation")
    assert len(happened.legal()) == 36
    happened.play("0:R1=G1")
    assert happened.one(e.HousesSwapped) == e.HousesSwapped("VI-5.3", 0, "R1", "G1", 1, 3)
    assert happened.one(e.HousesSwapped).sentence_variant == ""
    assert happened.houses() == {"R1": "BBO", "G1": "L", "Y2": "BO"}
    assert happened.series() == {"G1": ("1:f3",)}
    assert happened.discards(0) == ["relocation"]
    assert moving("relocation").play("0:G1=G2").houses() == {"G2": "BBO", "R1": "L", "Y2": "BO"}


def test_VI_5_3_a_gesture_may_name_the_two_in_any_order() -> None:
    """VI-5.3: the move itself is written in one way."""
    happened = moving("relocation")
    assert GAME.parse_gesture(happened.state, 0, "G2=R1") == GAME.parse_gesture(happened.state, 0, "R1=G2") == "R1=G2"
    assert refused(happened, "0:G9=R1")[0] == "unreadable"
    with pytest.raises(Refusal, match="unreadable"):
        GAME.parse_move("G2=R1")


def test_VI_5_3_two_empty_districts_may_be_named_to_no_effect() -> None:
    """VI-5.3: and the event says so."""
    happened = moving("relocation").play("0:R2=R3")
    assert happened.one(e.HousesSwapped) == e.HousesSwapped("VI-5.3", 0, "R2", "R3", 0, 0)
    assert happened.one(e.HousesSwapped).sentence_variant == "empty"
    assert happened.houses() == HOUSES
    assert moving("relocation").play("0:R2=Y2").one(e.HousesSwapped).sentence_variant == ""


def test_VI_5_3_not_with_one_that_sank_nor_with_itself() -> None:
    """VI-5.3: two districts that are still there."""
    happened = moving("relocation", sunk=["G3"])
    assert refused(happened, "0:G3=R1") == ("sunk", "VI-5.3", {"district": "G3"})
    assert refused(happened, "0:R1=R1") == ("same_district", "VI-5.3", {"district": "R1"})
    assert refused(happened, "0:@G3") == ("sunk", "VI-5.3", {"district": "G3"})
    assert refused(happened, "0:@R1")[0] == "unfinished"
    assert len(happened.legal()) == 28


def test_VI_5_3_with_less_than_two_open_districts_it_is_discarded() -> None:
    """VI-5.3: two districts are left, and one of them is in quarantine."""
    happened = moving("relocation", sunk=SEVEN, houses={"R2": "B"}, series=[], quarantined=["R2"])
    assert happened.one(e.CardVoid).card == "relocation"


def test_VI_5_4_panic_drives_three_houses_into_three_different_districts() -> None:
    """VI-5.4: all from one district."""
    happened = moving("panic")
    assert len(happened.legal()) == 8 * 5
    happened.play("0:B:G1>R1")
    assert happened.waits_for() == ("panic", (0,))
    assert refused(happened, "0:B:G1>R1") == ("same_end", "VI-5.4", {"district": "R1"})
    assert refused(happened, "0:L:R1>R2") == ("other_source", "VI-5.4", {"card": "panic", "district": "G1"})
    assert refused(happened, "0:B:G1>G1") == ("same_district", "VI-5.4", {"district": "G1"})
    happened.play("0:O:G1>R2")
    assert happened.legal() == [f"B:G1>{name}" for name in NAMES if name not in ("R1", "R2", "G1")]
    assert refused(happened, "0:B:G1>R1")[0] == refused(happened, "0:B:G1>R2")[0] == "same_end"
    happened.play("0:B:G1>Y2")
    assert [event.sentence_variant for event in happened.of(e.HouseMoved)] == ["panic"] * 3
    assert {event.rule for event in happened.of(e.HouseMoved)} == {"VI-5.4"}
    assert happened.houses() == {"R1": "BL", "R2": "O", "Y2": "BBO"}
    assert (happened.discards(0), happened.waits_for()[0]) == (["panic"], "flood")


def test_VI_5_4_only_those_that_are_there() -> None:
    """VI-5.4: two houses, two moves; threatened or not makes no difference."""
    happened = moving("panic").play("0:O:Y2>G1", "0:B:Y2>R3")
    assert happened.waits_for()[0] == "flood"
    assert happened.houses() == {"G1": "BBOO", "R1": "L", "R3": "B"}


def test_VI_5_4_not_more_than_there_are_other_districts() -> None:
    """VI-5.4: three districts are left: two houses go, one to each other one."""
    happened = moving("panic", sunk=SEVEN[1:], houses={"G1": "BBOO"}, series=[])
    happened.play("0:O:G1>R2")
    assert happened.legal() == ["B:G1>R3", "O:G1>R3"]
    happened.play("0:B:G1>R3")
    assert happened.waits_for()[0] == "flood"
    assert happened.houses() == {"R2": "O", "R3": "B", "G1": "BO"}


def test_VI_5_4_from_empty_districts_nobody_flees() -> None:
    """VI-5.4: and without any houses the card has no effect."""
    assert refused(moving("panic"), "0:B:R2>R1") == ("empty", "VI-5.4", {"district": "R2"})
    assert refused(moving("panic"), "0:O:R1>R2") == ("no_house", "VI-5.4", {"colour": "O", "district": "R1"})
    assert refused(moving("panic", sunk=["G3"]), "0:O:Y2>G3") == ("sunk", "VI-5.4", {"district": "G3"})
    assert moving("panic", houses={}).one(e.CardVoid).card == "panic"


def test_VI_5_5_quarantine_closes_a_district() -> None:
    """VI-5.5: any that has not sunk."""
    happened = moving("quarantine", sunk=["G3"])
    assert happened.legal() == [name for name in NAMES if name != "G3"]
    assert refused(happened, "0:G3") == refused(happened, "0:@G3") == ("sunk", "VI-5.5", {"district": "G3"})
    happened.play("0:Y2")
    assert happened.one(e.Quarantined) == e.Quarantined("VI-5.5", 0, "Y2", False)
    assert happened.one(e.Quarantined).sentence_variant == ""
    assert happened.view(None).quarantined == (NAMES.index("Y2"),)
    assert happened.discards(0) == ["quarantine"]


def test_VI_5_5_several_districts_may_be_in_quarantine_and_one_again() -> None:
    """VI-5.5: the districts already closed stay closed; closing one of them again changes nothing."""
    happened = moving("quarantine", quarantined=["R1"])
    assert happened.legal() == [*NAMES]
    assert [NAMES[place] for place in happened.play("0:Y2").view(None).quarantined] == ["R1", "Y2"]
    again = moving("quarantine", quarantined=["R1"]).play("0:R1")
    assert again.one(e.Quarantined) == e.Quarantined("VI-5.5", 0, "R1", True)
    assert again.one(e.Quarantined).sentence_variant == "again"
    assert [NAMES[place] for place in again.view(None).quarantined] == ["R1"]


@pytest.mark.parametrize("card", ["hope", "rescue", "panic"])
def test_VI_5_6_no_house_leaves_a_district_in_quarantine(card: str) -> None:
    """VI-5.6: neither by false hope nor by rescue nor by panic; pointing at it says so too."""
    rows = [row("Y2", "1:f1"), row("G1", "0:f1")]
    happened = moving(card, quarantined=["Y2"], sunk=["G2"], series=rows)
    assert happened.legal()
    assert not [move for move in happened.legal() if ":Y2>" in move]
    assert refused(happened, "0:B:Y2>G1") == ("quarantined", "VI-5.6", {"district": "Y2"})
    assert refused(happened, "0:@Y2") == ("quarantined", "VI-5.6", {"district": "Y2"})


def test_VI_5_6_no_relocation_with_a_district_in_quarantine() -> None:
    """VI-5.6: on neither side, even if it is empty."""
    happened = moving("relocation", quarantined=["Y2", "R2"])
    assert len(happened.legal()) == 21
    assert refused(happened, "0:R1=Y2") == ("quarantined", "VI-5.6", {"district": "Y2"})
    assert refused(happened, "0:R2=G1") == ("quarantined", "VI-5.6", {"district": "R2"})
    assert refused(happened, "0:@Y2") == ("quarantined", "VI-5.6", {"district": "Y2"})


def test_VI_5_6_houses_may_come_to_it() -> None:
    """VI-5.6: by each of the three cards that move single houses."""
    assert "L:R1>G1" in moving("hope", quarantined=["G1"]).legal()
    assert "B:G1>Y2" in moving("rescue", quarantined=["Y2"]).legal()
    assert "B:G1>Y2" in moving("panic", quarantined=["Y2"]).legal()


def test_VI_5_6_until_the_turns_end() -> None:
    """VI-5.6: in the next round still, in the next turn no more."""
    happened = acted("quarantine", "quarantine", hands=[["quarantine", "hope", "f1"], ["quarantine", "hope", "f2"]])
    happened.play("0:R1", "1:R2").lay("hope", "hope")
    assert happened.view(None).quarantined == (0, 1)
    assert happened.lay("f1", "f2").play("0:G1", "1:G1").view(None).quarantined == ()
