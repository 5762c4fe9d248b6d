"""What is wrong with a table of Vineta, or unusual: each finding is brought about, and its fix helps."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.ask.findings import findings_in_situation, with_fix_made
from engine.core.schema import Finding
from engine.core.situations import Situation
from engine.games.vineta.presentation import PRESENTATION
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.table.findings import possible_sinking_order, situation_findings
from tests.games.vineta.cities import DECK, NAMES, SEVEN, row

ALL_HOUSES: dict[str, Any] = {**dict.fromkeys(NAMES, ""), "R1": "BBBBBBBOOOOOOO", "R2": "LLLLLLLIIIIIII"}
OPEN = dict.fromkeys(NAMES)
PANIC: dict[str, Any] = {"acting": True, "chosen": ["panic", "f1"], "start": 0, "houses": {**OPEN, "R1": "BBB"}}
MOVING = {"source": "R1", "left": 1, "used": ["G1"]}
EIGHT = [*SEVEN, "R2"]
WHOLE_DECK = list(DECK.elements())

FOUND: list[tuple[str, dict[str, Any]]] = [
    ("not_keyed", {"series": [5]}),
    ("missing_key", {"series": [{}]}),
    ("not_houses", {"houses": {"G1": "BX"}}),
    ("not_houses", {"taken": [True, None]}),
    ("not_owned", {"extra": ["0:hope"]}),
    ("not_a_deed", {"deeds": [[0, "f1", "G1=G2", [], 0]]}),
    ("impossible", {"sunk": ["G1"], "houses": {**OPEN, "G1": "B"}}),
    ("too_many_in_all", {"houses": dict.fromkeys(NAMES, 4)}),
    ("colour_not_used", {"houses": {**OPEN, "G1": "ABOLI"}}),
    ("too_many_houses", {"houses": {**OPEN, "G1": "BBBBB", "R1": "BBBL"}}),
    ("too_many_houses", {"sunk": ["G1"], "taken": ["BBBB", "BBBB"]}),
    ("tile_not_used", {"tiles": [["T", "G1"], None], "taken": ["BOLI", ""]}),
    ("impossible", {"tiles": [["B", "G1"], ["B", None]]}),
    ("impossible", {"tiles": [[None, "G1"], ["B", "G1"]]}),
    ("too_many_cards", {"hands": [["f4", "f4"], None]}),
    ("too_many_cards", {"series": [row("G1", "0:f4", "0:f4")]}),
    ("too_many_cards", {"extra": ["0:more", "0:more"]}),
    ("hand_too_big", {"hands": [["f1"] * 5 + ["f2"] * 3, None]}),
    ("hand_too_small", {"hands": [["f1"], None], "piles": [["f2"], None]}),
    ("hand_empty", {"hands": [[], None]}),
    ("impossible", {"discards": [["hope"], None], "piles": [["f2"], None]}),
    ("impossible", {"chosen": [None, ""], "hands": [WHOLE_DECK[:6], None], "discards": [WHOLE_DECK[6:], None]}),
    ("over_already", {"sunk": EIGHT, "sinking": True}),
    ("two_at_once", {"acting": True, "sinking": True, "chosen": ["f1", "f1"]}),
    ("reserve_in_play", {"reserve": "B", "sunk": ["G1"]}),
    ("too_many_steps", {"step": 1}),
    ("sinking_early", {"sinking": True, "round": 3}),
    ("past_last_round", {"round": 30}),
    ("impossible", {"series": [row("G1", "0:f1")], "sunk": ["G1"]}),
    ("series_inland", {"series": [row("R1", "0:f1")]}),
    ("impossible", {"series": [row("G1")]}),
    ("impossible", {"series": [row("G1", "0:f1"), row("G1", "1:f1", authority=["0:+7"])]}),
    ("chip_twice", {"series": [row("G1", "0:f1"), row("G2", "0:f1")]}),
    ("chip_twice", {"series": [row("G1", "0:f1"), row("G2", "1:f1"), row("G3", "1:f1")]}),
    ("impossible", {"quarantined": ["G1"], "sunk": ["G1"]}),
    ("no_time_for_cards", {"sinking": True, "chosen": ["f1", ""]}),
    ("all_have_chosen", {"chosen": ["f1", None]}),
    ("wrong_seats_wait", {"acting": True, "chosen": ["f1", ""], "start": 0}),
    ("wrong_seats_wait", {"acting": True, "chosen": ["f1", ""], "start": 1}),
    ("card_face_down", {"acting": True, "chosen": [None, "f1"], "start": 0}),
    ("nothing_to_do", {"acting": True, "chosen": ["more", "f1"], "start": 0}),
    ("moving_without_card", {"moving": MOVING}),
    ("impossible", PANIC | {"moving": MOVING | {"used": ["R1"]}}),
    ("impossible", PANIC | {"houses": {**OPEN, "R1": "B"}, "moving": MOVING | {"left": 2}}),
    ("deed_to_come", {"deeds": [[0, "f1", "G1", [], 1]]}),
    ("sunk_inland", {"sunk": ["R1", "G1", "Y1"]}),
    ("sunk_inland", {"sunk": ["R1"]}),
    ("taken_too_early", {"sunk": [], "taken": [2, None]}),
    ("houses_nowhere", {"houses": {"G1": "BBO"}}),
    ("houses_gone", {"sunk": ["G1"], "houses": {"R1": "BBO"}, "taken": [2, "B"]}),
    ("too_many_played", {"round": 1, "series": [row("G1", "0:f1", "0:f2")]}),
    ("too_many_played", {"round": 0, "extra": ["1:less"]}),
    ("too_much_played", {"round": 0, "quarantined": ["G1"]}),
    ("too_much_played", {"round": 1, "quarantined": ["G1", "G2"], "extra": ["1:more"]}),
    ("token_elsewhere", {"opener": 0, "start": 0, "round": 1}),
    ("table_after_end", {"sunk": EIGHT, "series": [row("R3", "0:f1")]}),
    ("table_after_end", {"sunk": EIGHT, "round": 2}),
    ("chip_without_card", {"series": [row("G1", "0:f1", chip=1)]}),
    ("chip_without_card", {"series": [row("G1", "0:f1", chip=1), row("G2", "0:f2", chip=0)]}),
]
"""By its code, a table of two that shows it."""

UNUSUAL = {"houses_gone", "chip_without_card"}


def found(position: dict[str, Any], **more: Any) -> list[Finding]:
    """Return all findings about a table."""
    return findings_in_situation(PRESENTATION, Situation(more.pop("players", 2), position, **more))


@pytest.mark.parametrize(("code", "position"), FOUND, ids=lambda value: str(value)[:60])
def test_what_no_table_can_show_is_found_and_mended(code: str, position: dict[str, Any]) -> None:
    finding = next(each for each in found(position) if each.code == code)
    assert finding.impossible is (code not in UNUSUAL)
    if finding.fix:
        mended = with_fix_made(Situation(2, position), finding)
        assert len(findings_in_situation(PRESENTATION, mended)) < len(found(position))
        assert code not in [each.code for each in findings_in_situation(PRESENTATION, mended)]


UNMENDED = {
    *("not_keyed", "missing_key", "not_houses", "not_owned", "not_a_deed"),
    *("hand_too_big", "houses_gone", "card_gone"),
}
"""Of these nobody can say which entry is wrong."""


def test_each_finding_has_a_fix_where_there_is_one_way() -> None:
    mended = {code for code, position in FOUND for each in found(position) if each.code == code and each.fix}
    assert mended == {code for code, _ in FOUND} - UNMENDED


@pytest.mark.parametrize("position", [{"sunk": EIGHT}, {"sunk": ["G1", "Y1", "R1"]}, {"houses": ALL_HOUSES}, {}])
def test_a_table_that_can_be_has_no_findings(position: dict[str, Any]) -> None:
    assert found(position) == []


def test_a_house_too_many_is_told_with_its_number_and_taken_off() -> None:
    (finding,) = found({"houses": {**OPEN, "G1": "BBBBB", "R1": "BBBL"}})
    assert finding.params == {"houses": "B", "count": 1, "most": 7}
    assert finding.place == "houses.G1"
    assert finding.fix["houses"]["G1"] + finding.fix["houses"]["R1"] == "BBBBBBBL"
    (unused,) = found({"houses": {**OPEN, "G1": "OABLBILO"}})
    assert unused.fix["houses"]["G1"] == "OBLBILO"


def test_a_fix_takes_only_what_is_wrong() -> None:
    (chip,) = found({"series": [row("G1", "0:f1"), row("G2", "0:f1")]})
    assert chip.fix["series"][1]["floods"] == ["1:f1"]
    assert chip.params == {"seat": 0, "district": "G2", "other": "G1"}
    (order,) = found({"sunk": ["Y1", "G1"]})
    assert order.fix == {"sunk": ["G1", "Y1"]}
    (deck,) = found({"hands": [["f4", "f4", "f4", "hope"], None]})
    assert (deck.fix["hands"][0], deck.params["count"]) == (["f4", "hope"], 3)


def test_what_was_unknown_stays_unknown_in_a_fix() -> None:
    (nowhere,) = found({"houses": {"G1": "BBO"}})
    assert nowhere.fix["houses"] == {**OPEN, "G1": "BBO"}
    assert nowhere.params == {"count": 25}


def test_houses_are_not_missed_where_they_may_have_been_taken() -> None:
    assert found({"sunk": ["G1"], "houses": {"R1": "BBO"}}) == []
    assert found({"sunk": ["G1"], "houses": {"R1": "BBO"}, "taken": [None, 3]}) == []


def test_the_card_asked_about_may_be_gone() -> None:
    gone = {"series": [row("G1", "1:f1", authority=["0:+7"])]}
    assert [each.code for each in found(gone, moves={"card": "authority", "seat": "0"})] == ["card_gone"]
    assert found(gone, moves={"card": "authority", "seat": "1"}) == []
    assert found(gone, moves={"card": "authority"}) == []
    discarded = {"discards": [["calm"], None]}
    assert [each.code for each in found(discarded, moves={"card": "calm", "seat": "0"})] == ["card_gone"]


@given(st.lists(st.sampled_from(NAMES), unique=True, max_size=8))
def test_districts_are_put_in_an_order_in_which_they_can_have_sunk(sunk: list[str]) -> None:
    order = possible_sinking_order(sunk)
    assert {*order} <= {*sunk}
    assert not [each for each in found({"sunk": order}) if each.code == "sunk_inland"]
    if not found({"sunk": sunk}):
        assert order == sunk


@given(st.data())
def test_tables_put_together_of_faults_are_mended_one_by_one(data: st.DataObject) -> None:
    chosen = data.draw(st.lists(st.sampled_from(FOUND), min_size=1, max_size=4))
    position = {key: value for _, each in chosen for key, value in each.items()}
    situation = Situation(2, position)
    for _ in range(40):
        before = findings_in_situation(PRESENTATION, situation)
        mending = next((each for each in before if each.fix), None)
        if mending is None:
            break
        situation = with_fix_made(situation, mending)
        assert len(findings_in_situation(PRESENTATION, situation)) < len(before)
    if not any(each.impossible for each in findings_in_situation(PRESENTATION, situation)):
        assert GAME.begin(2, 1, None, situation.position)


def test_findings_leave_the_table_alone() -> None:
    situation = Situation(2, {"sunk": ["R1"], "houses": {"G1": "BBO"}})
    before = repr(situation)
    assert situation_findings(situation) == situation_findings(replace(situation))
    assert repr(situation) == before


def test_too_many_cards_of_untold_owners_name_nobody() -> None:
    floods = [f"{at % 2}:f{1 + at % 3}" for at in range(5)]
    table = Situation(2, {"round": 2, "series": [row("G1", *floods)]})
    assert [each.code for each in situation_findings(table)] == ["too_many_played"]
    untold = replace(table, assumed=frozenset(f"floods.G1.{at}" for at in range(5)))
    (finding,) = situation_findings(untold)
    assert (finding.code, dict(finding.params)) == ("too_much_played", {"count": 5, "rounds": 2})
