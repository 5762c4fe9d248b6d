"""Positions of Drunter & Drüber: what cannot be is refused by name, and nothing else."""

from typing import Any

import pytest

from engine.core.game import Refusal
from tests.games.drunter_drueber.rules.test_positions import BALLOT, PAIRS, ROAD_SHUT_IN, VOTE, laid_out
from tests.games.drunter_drueber.towns import ALL, TINY, TWO, hand

VOTE_OF_SEAT_1 = VOTE | {"turn": 1, "tiles": [hand("w1"), hand("w2")]}
WALLS_MEET = TINY.replace(".  . . .", ".  ## . .", 1)
"""There is an outhouse at b2; with a wall on c2, no double has room on it."""
REFUSED: list[tuple[str, str, dict[str, Any]]] = [
    ("laid", "not_a_list", {"laid": 5}),
    ("laid.0", "not_a_tile", {"laid": ["r-3w"]}),
    ("laid.0", "not_a_tile", {"laid": ["0:r-4w"]}),
    ("laid.0", "not_a_tile", {"laid": ["2:r-3w"]}),
    ("laid.0", "not_a_tile", {"laid": ["-1:r-3w"]}),
    ("laid.0", "tile_refused", {"laid": ["0:r-3e"]}),
    ("laid.1", "tile_refused", {"laid": ["0:r-3w", "0:r-3e"]}),
    ("laid.1", "not_a_tile", {"laid": ["0:r-3w", None]}),
    ("laid.2", "tile_refused", {"laid": ["0:r-3s", "0:r-3s", "0:r-3s"]}),
    ("laid.3", "tile_refused", {"laid": ["0:w1-1s", "0:w1-3e", "0:w1-1n", "0:w1-2s"]}),
    ("laid.3", "tile_too_many", {"laid": ["0:r-3w", "0:r-3w", "0:r-3w", "0:r-3w"]}),
    ("laid.3", "tile_refused", {**ROAD_SHUT_IN, "laid": [*ROAD_SHUT_IN["laid"], "0:r-1s"]}),
    ("tiles", "not_by_seat", {"tiles": [None]}),
    ("tiles.0", "wrong_length", {"tiles": [[1, 2], None]}),
    ("tiles.0.0", "out_of_range", {"tiles": [[-1] * 9, None]}),
    ("tiles", "tiles_too_many", {"tiles": [hand("r3", "r3"), hand("r3", "r3")]}),
    ("tiles", "tiles_too_many", {"tiles": [hand("r3", "r3", "r3"), None], "laid": ["0:r-3w"]}),
    ("tiles.0.0", "not_a_number", {"tiles": [["1"] * 9, None]}),
    ("ballots.0.passed", "impossible", {"ballots": [BALLOT | {"passed": True}]}),
    ("ballots.0.jokers", "impossible", {"ballots": [BALLOT | {"jokers": [1, -1]}]}),
    ("ballots.0.jokers", "impossible", {"ballots": [BALLOT | {"jokers": [0, 0]}]}),
    ("ballots.0.cards", "impossible", {"ballots": [BALLOT | {"cards": [[], ["ne", "jein"]]}]}),
    ("votes", "not_by_seat", {"votes": [ALL]}),
    ("votes.1", "impossible", {"votes": [ALL, ["ja"]]}),
    ("votes.1.1", "unknown_word", {"votes": [ALL, ["?", "oui"]]}),
    ("votes.1.2", "twice", {"votes": [ALL, ["?", "ja", "ja"]]}),
    ("targets", "not_by_seat", {"targets": [["K"]]}),
    ("targets.1", "target_twice", {"targets": [["K"], ["K"]]}),
    ("targets.0.0", "unknown_word", {"targets": [["X"], None]}),
    ("targets.0", "target_of_variant", {"targets": [["all3"], None]}),
    ("targets.0", "targets_too_many", {"targets": [["K", "S"], None]}),
    ("targets.0", "not_a_list", {"targets": ["K", None]}),
    ("targets.0", "not_a_list", {"targets": [5, None]}),
    ("targets.0.0", "unknown_word", {"targets": [[["K"]], None]}),
    ("main.0", "main_not_held", {"targets": [["K"], ["S"]], "main": ["S", "S"]}),
    ("main.0", "main_missing", {"targets": [["K"], ["S"]], "main": ["", "S"]}),
    ("main", "not_by_seat", {"main": ["K"]}),
    ("main.0", "main_missing", {"main": ["", ""]}),
    ("turn", "no_such_seat", {"turn": 2}),
    ("turn", "no_such_seat", {"turn": -1}),
    ("turn", "no_such_seat", {"turn": True}),
    ("turn", "turn_passes", {"turn": 1, "tiles": [hand("r1"), hand()]}),
    ("turn", "turn_passes", {"turn": 0, **ROAD_SHUT_IN, "tiles": [hand("r1"), hand("w1")]}),
    ("turn", "nobody_can_place", {"turn": 0, "tiles": [hand(), hand()]}),
    ("turns", "out_of_range", {"turns": -1}),
    ("turns", "not_a_number", {"turns": "1"}),
    ("turns", "out_of_range", {"turns": 10**9 + 1}),
    ("over", "not_over", {"over": True}),
    ("over", "not_a_flag", {"over": 1}),
    ("choosing", "chosen_already", {"choosing": True}),
    ("deal", "not_a_flag", {"deal": 1}),
    ("deal", "impossible", {"deal": True, "laid": []}),
    ("proposal", "proposal_refused", VOTE | {"proposal": "w1-1e"}),
    ("proposal", "proposal_refused", VOTE | {"proposal": "w1-3e"}),
    ("proposal", "proposal_refused", VOTE | {"proposal": "w1-2n"}),
    ("proposal", "proposal_refused", VOTE | {"board": WALLS_MEET, "laid": ["0:w1-1s", "0:w2-2n", "0:w2-1w"]}),
    ("proposal", "proposal_without_vote", VOTE | {"tiles": [hand("w1", "w2"), hand("w1")], "proposal": "w1-1e"}),
    ("proposal", "unknown_word", VOTE | {"proposal": "yes"}),
    ("proposal", "unknown_word", VOTE | {"proposal": None}),
    ("proposal", "proposal_refused", VOTE | {"turn": 1}),
    ("proposal", "vote_over", VOTE | {"chosen": [["ja"], ["ja"]]}),
    ("chosen", "not_by_seat", VOTE | {"chosen": [["ja"]]}),
    ("chosen.0", "vote_not_in_hand", VOTE | {"chosen": [["ja"], []], "votes": [["?"], ["?"]]}),
    ("chosen.0.0", "unknown_word", VOTE | {"chosen": [["oui"], []]}),
    ("jokers", "impossible", VOTE | {"chosen": [["jein"], []], "jokers": [1, 0]}),
    ("jokers", "impossible", VOTE | {"chosen": [["jein"], ["jein"]], "jokers": [0, 1], "revealed": True}),
    ("jokers", "impossible", VOTE_OF_SEAT_1 | {"chosen": [["jein"], ["jein"]], "jokers": [1, 0], "revealed": True}),
    ("jokers", "impossible", VOTE | {"chosen": [["ja"], ["jein"]], "jokers": [1, 0], "revealed": True}),
    ("jokers.0", "out_of_range", VOTE | {"chosen": [["jein"], ["jein"]], "jokers": [2, 0], "revealed": True}),
    ("jokers", "not_by_seat", VOTE | {"chosen": [["jein"], ["jein"]], "jokers": 5, "revealed": True}),
    ("revealed", "impossible", VOTE | {"chosen": [["jein"], []], "revealed": True}),
    ("proposal", "vote_over", VOTE | {"chosen": [["ja"], ["ja"]], "revealed": True}),
    ("proposal", "vote_over", VOTE | {"chosen": [["jein"], ["ja"]], "jokers": [1, 0], "revealed": True}),
    ("revealed", "not_a_flag", VOTE | {"revealed": 1}),
    ("chosen", "impossible", {"chosen": [[], []]}),
    ("jokers", "impossible", {"jokers": [0, 0]}),
    ("revealed", "impossible", {"revealed": True}),
    ("ballots", "not_a_list", {"ballots": 5}),
    ("ballots.0", "not_a_past_vote", {"ballots": [5]}),
    ("ballots.0", "not_a_past_vote", {"ballots": [{}]}),
    ("ballots.0", "not_a_past_vote", {"ballots": [BALLOT | {"more": 1}]}),
    ("ballots.0.move", "unknown_word", {"ballots": [BALLOT | {"move": []}]}),
    ("ballots.0.squares", "impossible", {"ballots": [BALLOT | {"squares": []}]}),
    ("ballots.0.squares.0", "unknown_word", {"ballots": [BALLOT | {"squares": [[]]}]}),
    ("ballots.0.squares", "impossible", {"ballots": [BALLOT | {"squares": ["z9"]}]}),
    ("ballots.0.cards.1.0", "unknown_word", {"ballots": [BALLOT | {"cards": [["ja"], ["oui"]]}]}),
    ("ballots.0.cards", "not_by_seat", {"ballots": [BALLOT | {"cards": [["ja"]]}]}),
    ("ballots.0.jokers.1", "out_of_range", {"ballots": [BALLOT | {"jokers": [0, 3]}]}),
    ("ballots.0.seat", "no_such_seat", {"ballots": [BALLOT | {"seat": 2}]}),
    ("ballots.0.passed", "not_a_flag", {"ballots": [BALLOT | {"passed": 1}]}),
    ("ballots.0.before", "vote_before", {"ballots": [BALLOT | {"before": 1}]}),
    ("board", "not_a_board", {"board": 5}),
    ("no such key", "unknown_key", {"no such key": 1}),
]


@pytest.mark.parametrize(("place", "finding", "position"), REFUSED, ids=lambda value: str(value)[:50])
def test_what_cannot_be_is_refused_with_the_place(place: str, finding: str, position: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        laid_out(**position)
    params = refused.value.params
    assert (refused.value.code, params["place"], params["finding"]) == ("bad_position", place, finding)


REFUSED_WITH_TWO: list[tuple[str, str, dict[str, Any]]] = [
    ("choosing", "choosing_early", PAIRS | {"choosing": True}),
    ("targets.0.1", "twice", {"targets": [["K", "K"], None]}),
    ("main", "main_partly", PAIRS | {"main": ["K", ""]}),
    ("main", "main_due", PAIRS | ROAD_SHUT_IN | {"main": ["", ""]}),
    ("over", "impossible", PAIRS | {"main": ["", ""], "over": True, "tiles": [hand(), hand()]}),
    ("main.0", "main_not_held", PAIRS | {"main": ["J", "T"]}),
    ("choosing", "chosen_already", PAIRS | ROAD_SHUT_IN | {"main": ["K", "J"], "choosing": True}),
]


@pytest.mark.parametrize(("place", "finding", "position"), REFUSED_WITH_TWO, ids=lambda value: str(value)[:50])
def test_what_cannot_be_in_the_variant_is_refused_too(place: str, finding: str, position: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        laid_out(options=TWO, **position)
    params = refused.value.params
    assert (refused.value.code, params["place"], params["finding"]) == ("bad_position", place, finding)
