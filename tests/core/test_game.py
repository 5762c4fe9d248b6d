"""The contract's own parts: options, events, refusals, and the checks of data from outside."""

import pickle
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from engine.core.game import SEEDS, Event, EventLog, Option, Refusal
from engine.core.validation import by_seat, flag, keyed, whole, whole_list, wholes
from engine.games.land_unter.rules.events import CardChosen
from engine.games.land_unter.rules.game import GAME


def place(refusal: Refusal) -> object:
    """Return what a refusal of a position points at."""
    assert refusal.code == "bad_position"
    return refusal.params["place"]


def test_the_first_choice_of_an_option_is_its_default() -> None:
    assert Option("redrown", ("loop", "once")).default == "loop"
    assert GAME.choices(None) == {"redrown": "loop", "split_tie": "spared", "play": "hidden"}
    assert GAME.choices({"play": "open"})["play"] == "open"


def test_an_event_is_data_that_nobody_changes() -> None:
    event = CardChosen("LU-2.2", 1, 44)
    with pytest.raises(FrozenInstanceError):
        event.__setattr__("card", 45)
    assert Event("LU-2.2").seen_by(3) == Event("LU-2.2")
    assert Event("LU-2.2").variant == ""


def test_a_log_keeps_events_in_order() -> None:
    log = EventLog()
    GAME.begin(3, 1, log=log)
    assert log[0].rule == "LU-1.1"
    assert log[-1].rule == "LU-2.1"


def test_a_refusal_has_code_rule_and_parameters() -> None:
    refusal = Refusal("not_in_hand", "LU-2.2", card=44)
    for each in (refusal, pickle.loads(pickle.dumps(refusal))):
        assert (each.code, each.rule, each.params) == ("not_in_hand", "LU-2.2", {"card": 44})


def test_whole_numbers_are_neither_true_nor_broken() -> None:
    assert whole({"a": 3}, "a", 1, 3, 1) == 3
    assert whole({}, "a", 1, 3, 2) == 2
    for bad in (True, 3.0, "3", None, 0, 4):
        with pytest.raises(Refusal) as refusal:
            whole({"a": bad}, "a", 1, 3, 1)
        assert place(refusal.value) == "a"


def test_lists_hold_allowed_whole_numbers_only() -> None:
    assert wholes({"a": [1, 2]}, "a", range(3)) == [1, 2]
    assert wholes({}, "a", range(3)) is None
    assert wholes({"a": None}, "a", range(3)) is None
    for bad in ((1, 2), [True], [3], [1.0], "12", {1: 2}, [[1]]):
        with pytest.raises(Refusal) as refusal:
            whole_list(bad, "a", range(3))
        assert place(refusal.value) == "a"


def test_a_list_by_seat_has_one_entry_a_seat() -> None:
    assert by_seat(None, "a", 3) is None
    assert by_seat([1, 2, 3], "a", 3) == [1, 2, 3]
    with pytest.raises(Refusal):
        by_seat([1, 2], "a", 3)


def test_flags_are_true_or_false() -> None:
    assert flag({"a": True}, "a")
    assert not flag({}, "a")
    for bad in (1, 0, None, "true"):
        with pytest.raises(Refusal):
            flag({"a": bad}, "a")


def test_a_table_of_keys_has_no_others() -> None:
    assert keyed({"a": 1}, ("a", "b")) == {"a": 1}
    for bad, named in (({"c": 1}, "c"), ([], "position"), (None, "position")):
        with pytest.raises(Refusal) as refusal:
            keyed(bad, ("a", "b"))
        assert place(refusal.value) == named


def test_a_seed_is_a_whole_number_that_javascript_can_hold() -> None:
    for seed in (0, 2**53 - 1):
        assert GAME.begin(3, seed).seed == seed
        assert seed in SEEDS
    bad: Any
    for bad in (-1, 2**53, 10**4300, 7.0, True, "7", None):
        with pytest.raises(Refusal) as refusal:
            GAME.begin(3, bad)
        assert (refusal.value.code, refusal.value.params) == ("bad_seed", {"high": 2**53 - 1})
