"""Tables of Land Unter that cannot be, beyond those that the game refuses to begin with; and unusual ones."""

from typing import Any

import pytest

from engine.ask.findings import findings_in_situation, with_fix_made
from engine.core.situations import Situation
from engine.games.land_unter.presentation import PRESENTATION

FOUND: list[tuple[str, str, dict[str, Any], dict[str, str]]] = [
    ("all_dry", "levels", {"round": 4, "levels": [0, 0, 0, 0]}, {}),
    ("impossible", "scores", {"scores": [3, 0, 0, 0]}, {}),
    ("hand_size", "hands.0", {"round": 5, "hands": [[1, 2, 3], None, None, None]}, {}),
    ("held_by", "card.0", {"hands": [None, [*range(1, 13)], None, None]}, {"card.0": "5"}),
    ("impossible", "card.2", {}, {"card.2": "61"}),
    ("impossible", "card.2", {}, {"card.2": "king"}),
    ("nobody_left", "preservers", {"preservers": [-1, -1, -1, -1]}, {}),
    ("not_held", "card.1", {"hands": [None, [*range(1, 13)], None, None]}, {"card.1": "50"}),
    ("out_plays", "card.1", {"round": 3, "preservers": [1, -1, 1, 1]}, {"card.1": "50"}),
    ("out_with_level", "levels.1", {"round": 3, "preservers": [1, -1, 1, 1], "levels": [3, 4, 5, 0]}, {}),
    ("played_and_kept", "played.0", {"round": 11, "hands": [[4], None, None, None], "played": [[4], [], [], []]}, {}),
    ("played_too_many", "played.0", {"round": 1, "played": [[4, 5], [], [], []]}, {}),
    ("rich", "preservers.0", {"preservers": [9, None, None, None]}, {}),
    ("same_card", "card.3", {}, {"card.0": "44", "card.3": "44"}),
    ("too_many_out", "preservers", {"round": 0, "preservers": [-1, 1, 1, 1]}, {}),
    ("too_many_preservers", "preservers", {"round": 9, "preservers": [6, 5, 4, 4]}, {}),
    ("impossible", "levels.0", {"round": 3, "preservers": [2, 1, 1, 1], "levels": [-1, 4, 5, 0]}, {}),
    (
        "set_size",
        "hands.0",
        {"round": 1, "hands": [[*range(1, 12)], None, None, None], "shown": [[20, 21], *[[]] * 3]},
        {},
    ),
]


@pytest.mark.parametrize(("code", "place", "position", "moves"), FOUND, ids=lambda value: str(value)[:40])
def test_what_no_table_shows_is_found(code: str, place: str, position: dict[str, Any], moves: dict[str, str]) -> None:
    situation = Situation(4, position, moves)
    found = findings_in_situation(PRESENTATION, situation)
    assert (code, place) in [(finding.code, finding.place) for finding in found]
    for finding in found:
        assert not finding.fix or len(findings_in_situation(PRESENTATION, with_fix_made(situation, finding))) < len(
            found
        )


def test_who_is_eliminated_led_at_most_the_round_that_did_it() -> None:
    position = {"round": 1, "leader": 3, "preservers": [1, 1, 1, -1]}
    early, now = (
        findings_in_situation(PRESENTATION, Situation(4, position, moves, {"play": "open"}))
        for moves in ({}, {"lost.3": "lost"})
    )
    assert [finding.code for finding in early] == ["leader_out"]
    assert not findings_in_situation(
        PRESENTATION, with_fix_made(Situation(4, position, {}, {"play": "open"}), early[0])
    )
    assert not now


def test_a_rich_hand_is_unusual_and_no_more() -> None:
    (rich,) = findings_in_situation(PRESENTATION, Situation(4, {"preservers": [9, None, None, None]}))
    assert not rich.impossible


def test_a_usual_table_has_no_findings() -> None:
    position = {"tides": [4, 7], "levels": [3, 9, 1], "preservers": [2, 2, 1]}
    assert not findings_in_situation(
        PRESENTATION, Situation(3, position, {"card.0": "44", "card.1": "12", "card.2": "30"})
    )


@pytest.mark.parametrize("play", ["open", "hidden"])
def test_a_round_in_which_all_have_laid_waits_for_nobody(play: str) -> None:
    position = {"round": 3, "levels": [0, 4, 5], "leader": 1, "chosen": [5, 6, 7]}
    (found,) = findings_in_situation(PRESENTATION, Situation(3, position, options={"play": play}))
    assert found.code == "all_laid"
