"""The contract's own parts: options, events and refusals."""

import pickle
from dataclasses import FrozenInstanceError
from typing import Any

import pytest

from engine.core.game import SEEDS, Event, EventLog, Option, Refusal
from engine.games.land_unter.rules.components import Card
from engine.games.land_unter.rules.events import CardChosen
from engine.games.land_unter.rules.game import GAME


def test_the_first_choice_of_an_option_is_its_default() -> None:
    assert Option("redrown", ("loop", "once")).default_choice == "loop"
    assert GAME.checked_options_with_defaults(None) == {"redrown": "loop", "split_tie": "spared", "play": "hidden"}
    assert GAME.checked_options_with_defaults({"play": "open"})["play"] == "open"


def test_an_event_is_data_that_nobody_changes() -> None:
    event = CardChosen("LU-2.2", 1, Card(44))
    with pytest.raises(FrozenInstanceError):
        event.__setattr__("card", 45)
    assert Event("LU-2.2").as_seen_by(3) == Event("LU-2.2")
    assert Event("LU-2.2").sentence_variant == ""


def test_a_log_keeps_events_in_order() -> None:
    log = EventLog()
    GAME.begin(3, 1, log=log)
    assert log[0].rule == "LU-1.1"
    assert log[-1].rule == "LU-2.1"


def test_a_refusal_has_code_rule_and_parameters() -> None:
    refusal = Refusal("not_in_hand", "LU-2.2", card=44)
    for each in (refusal, pickle.loads(pickle.dumps(refusal))):
        assert (each.code, each.rule, each.params) == ("not_in_hand", "LU-2.2", {"card": 44})


def test_a_seed_is_a_whole_number_that_javascript_can_hold() -> None:
    for seed in (0, 2**53 - 1):
        assert GAME.begin(3, seed).seed == seed
        assert seed in SEEDS
    bad: Any
    for bad in (-1, 2**53, 10**4300, 7.0, True, "7", None):
        with pytest.raises(Refusal) as refusal:
            GAME.begin(3, bad)
        assert (refusal.value.code, refusal.value.params) == ("bad_seed", {"high": 2**53 - 1})
