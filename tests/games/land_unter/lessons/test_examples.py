"""Land Unter's worked examples are the game's own cases, and show what they promise."""

from engine.games.land_unter.lessons.examples import EXAMPLES
from engine.games.land_unter.presentation import PRESENTATION
from engine.games.land_unter.rules.components import ELIMINATED
from tests.lessons import begin, kinds, last_view, lesson


def test_each_round_before_an_example_has_been_paid_for() -> None:
    for key, example in EXAMPLES.items():
        if not (example.position or {}).get("round"):
            continue
        state = begin(key)
        begun = [state.printed[state.played_set_index_of_seat(seat)] for seat in range(state.players)]
        assert ELIMINATED not in state.preservers, key
        assert sum(begun) - sum(state.preservers) >= state.round, key


def test_counts_of_five_hands_are_those_of_the_check_deal() -> None:
    assert last_view("preserver_counts_5").preservers == (6, 4, 5, 6, 3)
    assert last_view("deal_and_count").preservers == (5, 3, 6, 4)


def test_first_trick_goes_as_in_the_rules() -> None:
    view = last_view("first_trick")
    assert view.levels == (4, 7, 0, 0)
    assert [left - begun for left, begun in zip(view.preservers, view.printed, strict=True)] == [0, -1, 0, 0]
    assert all(hand is None for hand in view.hands)


def test_final_scores_add_up_as_in_the_rules() -> None:
    assert last_view("final_scores").preservers == (2, 0, 3, 1)
    assert kinds("final_scores")[-5:] == ["PreserversScored"] * 4 + ["BonusScored"]


def test_elimination_differs_by_the_option_only() -> None:
    with_it, without = EXAMPLES["elimination_redrown"], EXAMPLES["elimination_no_redrown"]
    assert (with_it.position, with_it.moves) == (without.position, without.moves)
    assert "PreserverLostAgain" in kinds("elimination_redrown")
    assert kinds("elimination_no_redrown")[-2:] == ["RedrownOff", "RoundEnded"]


def test_a_full_stage_has_a_step_for_each_round() -> None:
    steps = lesson("full_stage").steps
    assert [PRESENTATION.telling.heading_number(step[-1].view) for step in steps] == [*range(1, 13)]
    seen = kinds("full_stage")
    for kind in ("TideCovered", "PreserverLostInTie", "StillAfloat", "Eliminated", "PreserverLostAgain", "BonusScored"):
        assert kind in seen
