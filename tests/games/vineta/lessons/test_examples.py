"""Vineta's worked examples could have come about, and show what they promise."""

from typing import Any

import pytest

from engine.games.vineta.lessons.city import position_from_texts
from engine.games.vineta.lessons.examples import EXAMPLES
from engine.games.vineta.rules.components import COLOURS, HOUSES, WHOLE_DECK, colour_count
from engine.games.vineta.rules.game import Vineta
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from engine.games.vineta.rules.state import PALETTE, find_series
from engine.games.vineta.table.filling import seat_cards_on_table_in_state
from tests.lessons import begin, codes, kinds, last_view, snapshots

GIVEN = [key for key, example in EXAMPLES.items() if example.position]


@pytest.mark.parametrize("key", GIVEN)
def test_every_house_is_somewhere(key: str) -> None:
    state = begin(key)
    for colour in range(len(COLOURS)):
        found = sum(state.houses[colour::PALETTE]) + sum(state.taken[colour::PALETTE]) + state.reserve[colour]
        assert found == (HOUSES if colour < colour_count(state.players) else 0)


@pytest.mark.parametrize("key", GIVEN)
def test_everyone_has_a_whole_deck_and_has_played_as_often_as_the_others(key: str) -> None:
    state = begin(key)
    for seat in range(state.players):
        cards = [
            *state.hands[seat],
            *state.piles[seat],
            *state.discards[seat],
            *seat_cards_on_table_in_state(state, seat),
        ]
        assert sorted(cards) == sorted(WHOLE_DECK)
        assert len(seat_cards_on_table_in_state(state, seat)) <= state.round
    assert len({(len(hand), len(pile)) for hand, pile in zip(state.hands, state.piles, strict=True)}) == 1


def test_nobody_appears_twice() -> None:
    names = [name for example in EXAMPLES.values() for name in example.names]
    assert len(set(names)) == len(names)


def test_a_position_written_short_is_a_state_of_the_game() -> None:
    position = position_from_texts(
        ("hope", "f2"), sunk="G1", round=1, start=1, series=("G2 0:f3 1:f1 1:-7",), taken="2 1"
    )
    state = Vineta().begin(2, 1, position=position)
    series = find_series(state.series, DISTRICT_BY_NAME["G2"])
    assert series is not None
    assert (series.chip, series.worth, state.opener) == (0, -3, 0)
    assert [len(pile) for pile in state.piles] == [19, 19]


def test_the_case_of_the_source_comes_out_as_the_source_says() -> None:
    logged: dict[str, Any] = {type(snapshot.event).__name__: snapshot.event for snapshot in snapshots("vi_source")}
    assert logged["SeriesCompared"].series == (("G2", 7), ("G1", 4))
    assert logged["AuthorityLaid"].worth == 11 - 7
    assert logged["DistrictSunk"].houses == 7
    assert logged["HousesShared"].takers == (1, 2, 1, 2, 1, 2, 1)
    assert logged["HousesShared"].counts == (None, 4, 3)
    assert EXAMPLES["vi_source"].names == ("Ada", "Boris", "Clara")


def test_what_is_tried_in_vain_is_refused_for_its_reason() -> None:
    assert codes("vi_houses") == ["no_house_left"]
    assert codes("vi_round") == ["not_in_hand"]
    assert codes("vi_start_refused") == ["chip_placed", "not_coastal", "sunk"]
    assert codes("vi_coast") == ["not_coastal"]
    assert codes("vi_wind") == ["no_such_card", "same_series"]
    assert codes("vi_hope") == ["not_in_danger"]
    assert codes("vi_rescue") == ["not_in_danger", "other_end"]
    assert codes("vi_relocation") == ["sunk", "same_district"]
    assert codes("vi_panic") == ["same_end"]
    assert codes("vi_quarantine") == ["quarantined"] * 4
    assert codes("vi_thirty") == ["not_tied"]


@pytest.mark.parametrize("key", [key for key in EXAMPLES if key.endswith("_void")])
def test_a_card_without_a_target_has_no_effect(key: str) -> None:
    assert "CardVoid" in kinds(key)


def test_a_panic_with_few_ways_out_moves_few_houses() -> None:
    assert kinds("vi_panic").count("HouseMoved") == 3
    assert kinds("vi_panic_few").count("HouseMoved") == 2


def test_a_tie_leads_to_one_more_round() -> None:
    for key in ("vi_tie", "vi_overtaken", "vi_nothing"):
        assert "RoundAdded" in kinds(key)
        assert kinds(key)[-1] == "DistrictSunk"
    assert last_view("vi_overtaken").sunk == (8,)


def test_with_three_players_the_token_stays_at_the_end_of_the_turn() -> None:
    moved = [kind for kind in kinds("vi_three") if kind.startswith("Starter")]
    assert moved == ["StarterStayed", "StarterMoved"]


def test_games_end_as_their_rules_say() -> None:
    assert kinds("vi_final")[-2:] == ["DistrictScored", "GameWon"]
    assert "NobodysDistrict" in kinds("vi_nobody")
    assert kinds("vi_tie_end")[-2:] == ["TieCompared", "GameWon"]
    assert kinds("vi_shared")[-2:] == ["TieCompared", "VictoryShared"]
