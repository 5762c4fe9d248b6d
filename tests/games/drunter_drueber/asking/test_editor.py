"""Laying out a table of Drunter & Drüber: a press a tile, the tile in question, buildings covered, cards by seat."""

from dataclasses import replace
from typing import Any

import pytest

from engine.ask import ask
from engine.core.game import EVERYONE, Refusal
from engine.core.situations import Question, Situation
from engine.games.drunter_drueber.editor import EDITOR
from engine.games.drunter_drueber.lessons.building import TWO_IN_A_ROW, UNDER_THE_WALL
from engine.games.drunter_drueber.lessons.ends import FULL_FOUR
from engine.games.drunter_drueber.questions import QUESTIONS
from engine.games.drunter_drueber.rules.board import BOARD, DIRECTIONS
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.view import UNSEEN
from engine.games.drunter_drueber.rules.voting_cards import ALL_CARDS, CARDS, cards_as_bits, vote_count_of_hand
from tests.games.drunter_drueber.towns import TINY, TWO, hand, town
from tests.situations import situations

ASKED: dict[str, Question] = {question.key: question for question in QUESTIONS}


def pressed(*presses: str, start: Situation | None = None) -> Situation:
    """Return the table after these presses, each "tool spot", on an empty one or another."""
    table = start or Situation(2)
    for press in presses:
        table = EDITOR.with_piece_toggled(table, *press.split())
    return table


def told(start: Situation, **fields: str | int) -> Situation:
    """Return the table with these fields told, "vote_jaa_0" for "vote.jaa.0"."""
    for place, value in fields.items():
        start = EDITOR.with_field_set(start, place.replace("_", "."), value)
    return start


def fields(table: Situation, question: str) -> dict[str, Any]:
    """Return the fields that a question asks for, with what they show."""
    return {field.place: field.value for field in EDITOR.editor_fields(table, ASKED[question])}


def test_a_press_lays_the_next_tile_of_a_pawn_that_ends_there() -> None:
    table = pressed("r l1", "r k1", "w1 a4", "w1 b4")
    assert table.position["laid"] == ["0:r-3w", "0:r-1w", "0:w1-3s", "0:w1-1e"]


def test_a_mid_game_takes_a_press_a_tile() -> None:
    table = Situation(4)
    for text in FULL_FOUR["laid"]:
        pawn = text.partition(":")[2].partition("-")[0]
        laid = [*table.position.get("laid", ()), text]
        end = GAME.begin(4, 1, {}, {"laid": laid}).laid[-1].squares[-1]
        table = EDITOR.with_piece_toggled(table, pawn, EDITOR.view(table).board.square_name(end))
    assert [text.partition(":")[2] for text in table.position["laid"]] == [
        text.partition(":")[2] for text in FULL_FOUR["laid"]
    ]


def test_the_squares_offered_are_those_where_a_tile_can_end() -> None:
    assert EDITOR.spots_for_tool(Situation(2), "r") == ["l1", "m1", "n1", "o2", "o3", "o4"]
    used_up = pressed("r l1", "r i1", "r f1")
    assert EDITOR.spots_for_tool(used_up, "r") == ["d1", "e1", "f1", "f2", "f3"], (
        "no triple is left; f1 takes the last one back"
    )


def test_a_press_on_the_last_tile_of_a_pawn_takes_it_back() -> None:
    table = pressed("r l1", "w1 a4", "r l1")
    assert table.position["laid"] == ["0:w1-3s"]
    assert pressed("w1 a4", start=table) == Situation(2)


def test_a_tile_that_others_need_stays() -> None:
    beside_it = Situation(4, {"laid": [*UNDER_THE_WALL["laid"], "3:r-2s"]})
    assert "n7" in EDITOR.spots_for_tool(beside_it, "w2")
    under_it = pressed("r m8", start=beside_it)
    assert "n7" not in EDITOR.spots_for_tool(under_it, "w2")
    with pytest.raises(Refusal):
        EDITOR.with_piece_toggled(under_it, "w2", "n7")


def test_the_tiles_left_of_each_pawns_kind_are_counted() -> None:
    tools = EDITOR.editor_tools(pressed("r l1", "w2 o9"), ASKED["blocked"])
    assert {tool.key: tool.left for tool in tools if tool.left is not None} == {"w1": 29, "w2": 29, "r": 14, "f": 15}


def test_the_seat_whose_turn_it_is_has_laid_a_tile() -> None:
    assert pressed("r l1", start=told(Situation(2), turn="1")).position["laid"] == ["1:r-3w"]


def test_past_votes_are_open_again_where_tiles_change() -> None:
    table = Situation(2, {"laid": ["0:r-3w"], "ballots": [], "turns": 1})
    assert pressed("r k1", start=table).position == {"laid": ["0:r-3w", "0:r-1w"]}


# The tile in question


def test_the_tile_in_question_is_pressed_where_it_should_lie() -> None:
    table = pressed("w1 a4", "ask-w2 c4")
    assert table.moves == {"tile": "w2@c4"}
    assert pressed("ask-r1 n1", start=table).moves == {"tile": "r1@n1"}
    assert pressed("ask-w2 c4", start=table) == table, "it is what is asked about"
    assert pressed("ask-w2 b4", start=table).moves == {"tile": "w2@b4"}, "a press on another of its squares moves it"
    assert pressed("ask-w1 b4", start=table).moves == {"tile": "w1@b4"}


def test_it_may_be_where_it_cannot_lie() -> None:
    spots = EDITOR.spots_for_tool(pressed("f a9"), "ask-f2")
    at_other_pawns = ["b1", "n1", "a2", "o2", "o9", "n10"]
    assert {*spots} == {"a7", "a8", "b8", "b9", "c9", "b10", "a10", *at_other_pawns}, (
        "in line with the pawn, or diagonally beside it"
    )
    assert len(EDITOR.spots_for_tool(Situation(2), "ask-f2")) == 15 * 10, "while it is not told where its pawn is"
    answer = ask("drunter_drueber", pressed("ask-f2 b9"), "lay")
    assert answer.verdict is not None
    assert answer.verdict.key == "no"


@pytest.mark.parametrize("spot", ["h3", "h5"])
@pytest.mark.parametrize(("bridges", "key"), [("one", "no"), ("several", "lay.under.lost")])
def test_it_may_be_pressed_before_bridges_or_behind_them(spot: str, bridges: str, key: str) -> None:
    table = Situation(3, {"laid": [*TWO_IN_A_ROW["laid"], "0:r-1w"]}, options={"bridges": bridges})
    assert {"h3", "h5"} <= {*EDITOR.spots_for_tool(table, "ask-r2")}
    answer = ask("drunter_drueber", pressed(f"ask-r2 {spot}", start=table), "lay")
    assert answer.verdict is not None
    assert answer.verdict.key == key
    assert "DD-3.3" in answer.verdict.rules


def test_it_is_drawn_as_a_proposal() -> None:
    shown = EDITOR.view(pressed("ask-r3 l1"))
    assert [shown.board.square_name(square) for square in shown.proposed] == ["n1", "m1", "l1"]
    crooked = EDITOR.view(pressed("ask-r2 n2"))
    assert [crooked.board.square_name(square) for square in crooked.proposed] == ["n2", "n1"]
    assert EDITOR.view(Situation(2)).proposal is None
    assert EDITOR.view(Situation(2, moves={"tile": "r-3e"})).proposed == (), "it would leave the board"


# Buildings without tiles


def test_buildings_are_covered_and_uncovered_without_tiles() -> None:
    table = pressed("cover g1", "cover i10")
    shown = EDITOR.view(table).board
    assert len(shown.buildings) == 28
    assert {shown.square_named("g1"), shown.square_named("i10")}.isdisjoint(shown.buildings)
    assert EDITOR.view(table).untold.isdisjoint({"building.g1", "building.i10"})


def test_after_covered_nobody_knows_and_then_a_building_is_left_again() -> None:
    table = pressed("cover g1", "cover g1")
    shown = EDITOR.view(table)
    assert shown.board is BOARD
    assert "building.g1" in shown.untold
    assert pressed("cover g1", start=table) == Situation(2)
    assert "building.g1" not in EDITOR.view(pressed("cover g1", "cover g1", "w1 d1", "w1 g1")).untold


def test_what_comes_of_a_building_of_which_nobody_knows_is_told_by_cases() -> None:
    table = told(pressed("cover g1", "cover g1", "cover j6", "cover c2"), targets_0="S", targets_1="K")
    answer = ask("drunter_drueber", table, "score")
    assert answer.certainty
    assert answer.certainty.kind == "facts"
    assert {str(case.choices): case.verdict.params["scores"] for case in answer.cases} == {
        "[{'building.g1': 'left'}]": (10, 13),
        "[{'building.g1': 'covered'}]": (9, 13),
    }
    assert answer.verdict
    assert (answer.verdict.params["sure"], answer.verdict.params["winners"]) == ("verdict.score.sure", (1,))


def test_a_building_of_which_nobody_knows_does_not_matter_where_it_counts_for_nobody() -> None:
    table = told(pressed("cover g1", "cover g1", "cover k3", "cover c2"), targets_0="T", targets_1="K")
    answer = ask("drunter_drueber", table, "score")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.key, answer.certainty.kind) == ("score.won", "every")


def test_votes_are_asked_for_where_a_building_in_doubt_may_bring_a_tie() -> None:
    start = Situation(3)
    tied = told(pressed("cover g1", "cover g1", "cover c2", start=start), targets_0="S", targets_1="K", targets_2="J")
    assert {"votes.0", "votes.2"} <= fields(tied, "score").keys()
    apart = told(pressed("cover g1", "cover g1", "cover j6"), targets_0="S", targets_1="J")
    assert "votes.0" not in fields(apart, "score")


def test_only_buildings_that_no_tile_covers_are_offered() -> None:
    assert "g1" in EDITOR.spots_for_tool(pressed("cover g1"), "cover")
    assert len(EDITOR.spots_for_tool(Situation(2), "cover")) == 30
    assert "i1" not in EDITOR.spots_for_tool(pressed("r l1", "r i1"), "cover")
    assert EDITOR.spots_for_tool(Situation(2, {"board": TINY}), "cover") == []


def test_what_is_covered_does_not_score() -> None:
    table = told(pressed("cover g1", "cover j6"), targets_0="S", targets_1="K")
    answer = ask("drunter_drueber", table, "score")
    assert answer.verdict is not None
    assert answer.verdict.params == {"seat": 1, "scores": (9, 15), "marked": True}


# Fields


def cards_and_jokers(table: Situation) -> dict[str, Any]:
    """Return the boxes of cards laid that are ticked, and the fields of jokers, with what they show."""
    shown = fields(table, "vote").items()
    return {place: value for place, value in shown if place.startswith("joker") or (value and place.startswith("vote"))}


def test_voting_cards_are_told_one_by_one() -> None:
    table = told(Situation(2), vote_jein_0="jein", vote_neee_0="neee")
    assert table.moves == {"vote.0": "neee+jein"}
    assert cards_and_jokers(table) == {"vote.neee.0": "neee", "vote.jein.0": "jein", "joker.0": ""}
    assert fields(table, "vote").keys() >= {f"vote.{card}.{seat}" for card in CARDS for seat in (0, 1)}
    declared = told(table, joker_0="no")
    assert declared.moves == {"vote.0": "neee+jein", "joker.0": "no"}
    assert EDITOR.with_field_set(declared, "vote.jein.0", None).moves == {"vote.0": "neee"}, (
        "without a joker it means nothing"
    )
    drawn = EDITOR.view(declared)
    assert (drawn.chosen, drawn.jokers) == ((cards_as_bits(["neee", "jein"]), 0), (-1, 0))


def test_a_joker_that_is_neither_yes_nor_no_is_refused() -> None:
    with pytest.raises(Refusal, match="unreadable"):
        ask("drunter_drueber", Situation(3, {}, {"vote.2": "jein", "joker.2": "2:w1-3w"}), "vote")


def test_a_vote_under_way_in_a_position_is_shown_too() -> None:
    position = {"laid": ["0:w1-3s"], "turn": 0, "proposal": "w1-2e", "chosen": [["jein"], []], "jokers": [0, 0]}
    assert cards_and_jokers(Situation(2, position)) == {"vote.jein.0": "jein", "joker.0": ""}


def test_target_cards_are_told_by_seat() -> None:
    table = told(Situation(2), targets_1="S")
    assert table.position == {"targets": [None, ["S"]]}
    assert fields(table, "advice") == {"turn": "", "targets.0": "", "targets.1": "S", "empty": ""}
    assert EDITOR.view(table).targets == ((UNSEEN,), ("S",))
    assert EDITOR.with_field_set(table, "targets.1", None) == Situation(2)


def test_in_the_variant_the_main_target_comes_first() -> None:
    table = told(Situation(2, options=TWO), main_0="all3")
    assert fields(table, "score") == {"main.0": "all3", "main.1": "", "second.0": "", "or.0": ""}
    both = told(table, second_0="K", main_1="S")
    assert both.position == {"main": ["all3", "S"], "targets": [["all3", "K"], None]}
    assert EDITOR.view(both).targets == (("all3", "K"), ("S", UNSEEN))
    assert told(both, main_0="J").position == {"main": ["J", "S"]}, "the second one may have been the same"


def test_votes_left_are_asked_for_only_where_they_break_a_tie() -> None:
    table = told(Situation(3), targets_0="K", targets_1="S", targets_2="J")
    assert fields(pressed("cover g1", start=table), "score").keys() >= {"votes.0", "votes.2"}
    assert "votes.1" not in fields(pressed("cover g1", start=table), "score")
    assert "votes.0" not in fields(Situation(3), "score")


@pytest.mark.parametrize("votes", range(vote_count_of_hand(ALL_CARDS) + 1))
def test_any_number_of_votes_may_be_left(votes: int) -> None:
    table = told(Situation(2), votes_0=votes)
    held = table.position["votes"][0]
    assert vote_count_of_hand(cards_as_bits(held)) == votes
    assert set(held) <= {*CARDS}
    assert "?" in held


@pytest.mark.parametrize("place", ["vote", "vote.0", "vote.ja.7", "vote.king.0", "hands.0", "nothing", "tile"])
def test_what_is_no_field_is_refused(place: str) -> None:
    with pytest.raises(Refusal, match="bad_position"):
        EDITOR.with_field_set(Situation(2), place, "ja")


# From a game under way


def test_a_seat_brings_along_what_it_knows() -> None:
    state = town("0:w1-3s", players=3).play("0:w1-2e", "1:ja+?").state
    known = EDITOR.situation_from_view(GAME.view(state, 0))
    assert known.moves == {"seat": "0"}
    assert known.position["targets"] == [[*state.targets[0]], None, None]
    assert known.position["chosen"] == [[], [], []], "what lies face down is not known"
    assert known.position["proposal"] == "w1-2e"
    assert EDITOR.situation_from_view(GAME.view(state, 1)).position["chosen"][1] == ["ja", "?"]
    everything = EDITOR.situation_from_view(GAME.view(state, EVERYONE))
    assert everything.moves == {}
    assert GAME.begin(3, 1, {}, everything.position).chosen == state.chosen


def test_a_main_target_that_is_chosen_face_down_stays_unknown() -> None:
    pairs = [["K", "all3"], ["S", "each"]]
    road_shut_in = town("0:r-2w", "0:f-2n", board=TINY, options=TWO, targets=pairs)
    state = road_shut_in.play("0:f-1e", "1:each").state
    known = EDITOR.situation_from_view(GAME.view(state, 0))
    assert (known.options["goals"], known.position["main"]) == ("two", ["", None])
    assert GAME.decision(GAME.begin(2, 1, known.options, known.position)) == GAME.decision(state)


def test_hands_that_are_not_told_are_drawn_empty() -> None:
    shown = EDITOR.view(Situation(2, {"tiles": [hand("w1"), None]}))
    assert shown.tiles == ((1, *[0] * 8), (0,) * 9)
    assert EDITOR.view(replace(Situation(2), position={"over": True, "tiles": [hand(), hand()]})).phase == "place"


def test_a_tile_that_sticks_out_is_drawn_the_way_it_would_go() -> None:
    seen = EDITOR.view(Situation(2, {"pawns": {"r": "n3"}}, {"tile": "r2@o3"}))
    assert seen.proposal
    assert (DIRECTIONS[seen.proposal.direction], [*map(seen.board.square_name, seen.proposed)]) == ("e", ["o3"])


def test_a_corner_can_be_asked_about() -> None:
    assert "o1" in EDITOR.spots_for_tool(Situation(4), "ask-r3")


def test_votes_that_may_break_a_tie_are_asked_for_before_second_targets_are_told() -> None:
    stored = next(each for each in situations() if each.entry["name"].startswith("DD-7.9: of one seat the second"))
    places = fields(stored.situation, "score").keys()
    assert places >= {"votes.0", "votes.1"}
    assert not places & {"votes.2", "targets.1"}


def test_tiles_of_the_others_decide_only_where_none_of_ones_own_fits() -> None:
    stored = next(each for each in situations() if each.entry.get("verdict") == "pass.over")
    own = told(Situation(2), holds_f2="f2")
    assert not {"others.w1", "others.f1"} & fields(Situation(2), "pass").keys()
    both = told(own, others_w1="w1")
    assert both.position["tiles"] == stored.situation.position["tiles"]
    assert both.assumed == {"tiles.0", "tiles.1"}
    assert told(both, others_w1="") == own


def test_another_tile_takes_the_place_of_the_one_asked_about_as_soon_as_it_is_picked() -> None:
    def instead(*presses: str) -> dict[str, str]:
        table = pressed(*presses)
        return {tool.value: tool.instead for tool in EDITOR.editor_tools(table, ASKED["lay"]) if tool.group == "ask"}

    assert {*instead("w1 a4").values()} == {""}
    found = instead("w1 a4", "f a9", "ask-w2 c4")
    assert (found["w2"], found["w3"]) == ("", "c4")
    assert found["f1"] == "", "beside none of its pawns"
    assert pressed("w1 a4", "ask-w2 c4", f"ask-w3 {found['w3']}").moves == {"tile": "w3@c4"}


def test_a_square_that_is_told_to_be_free_makes_an_answer_certain() -> None:
    near = pressed("pawn-f f10", start=Situation(3))
    supposed = ask("drunter_drueber", pressed("ask-f2 f8", start=near), "lay")
    assert supposed.certainty
    assert supposed.certainty.kind == "supposed"
    free = pressed("free f9", "free f8", "ask-f2 f8", start=near)
    assert [*map(EDITOR.view(free).board.square_name, EDITOR.view(free).told_free)] == ["f9", "f8"]
    certain = ask("drunter_drueber", free, "lay")
    assert certain.verdict
    assert certain.certainty
    assert (certain.verdict.key, certain.certainty.kind) == ("lay.yes.lost", "rules")
    assert pressed("free f9", "free f8", start=free).position == near.position, "a second tap takes it away"


def test_a_place_that_rests_on_a_square_of_which_nothing_is_told_is_not_certain() -> None:
    near = pressed("pawn-r e6", "tile d6", "tile e7", "free e5", "free e4", "free f6", start=Situation(3))
    answer = ask("drunter_drueber", told(near, where_r2="r2"), "where")
    assert answer.certainty
    assert (answer.certainty.kind, answer.supposed) == ("supposed", ["near.g6"])


def test_a_way_that_is_told_to_be_free_is_enough_for_a_pawn_and_alone_is_named() -> None:
    near = pressed("pawn-r e6", "tile d6", "free e5", start=Situation(3))
    answer = ask("drunter_drueber", told(near, pawn="r"), "blocked")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.params["ways"], answer.certainty.kind) == ((("e5", ""),), "rules")


def test_a_tile_that_has_to_be_laid_is_shown_where_it_is_told_to_fit() -> None:
    near = pressed("pawn-r k4", "free j4", start=Situation(3))
    sure = ask("drunter_drueber", told(near, holds_r1="r1"), "pass")
    assert sure.verdict
    assert sure.certainty
    assert (sure.verdict.params["squares"], sure.certainty.kind) == (("j4",), "rules")
    by_vote = ask("drunter_drueber", told(pressed("pawn-r k4", "free k5", start=Situation(3)), holds_r1="r1"), "pass")
    assert by_vote.certainty
    assert by_vote.certainty.kind == "supposed"


def test_a_case_that_depends_on_votes_makes_no_other_building_doubtful() -> None:
    start = pressed("cover g1", "cover g1", "cover d7", "cover l4", start=Situation(2))
    answer = ask("drunter_drueber", told(start, targets_0="S", targets_1="K"), "score")
    assert answer.certainty
    assert answer.certainty.kind == "facts"
