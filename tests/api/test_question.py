"""What a table asks, in one line."""

import pytest

from engine.api.open_matches import MATCHES
from tests.api.client import begin_match, settle

BEFORE = ("You go first", "Cleo goes before you", "Bruno and Cleo go before you")


@pytest.mark.parametrize("seed", range(1, 5))
def test_who_chooses_a_card_of_vineta_is_told_who_turns_theirs_over_before(seed: int) -> None:
    answer = settle(begin_match("human", "random", "random", game="vineta", seed=seed, options={"houses": "drawn"}))
    said = BEFORE[-MATCHES["t"].match.state.start % 3]
    assert answer["status"].endswith(f"Choose a card and lay it face down. {said}.")
    assert answer["say"].endswith(f" {said}.")
