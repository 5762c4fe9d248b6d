"""What a move puts at risk of what its own seat plays for."""

from dataclasses import replace

import pytest

from engine.games.vineta.risk import risk_note
from engine.games.vineta.rules.components import COLOURS
from engine.games.vineta.rules.game import Vineta
from engine.games.vineta.rules.notation import COLOUR_BY_LETTER, DISTRICT_BY_NAME
from engine.games.vineta.rules.state import Flood, Series
from engine.games.vineta.rules.view import PhaseName, View

OWN, OTHER = "Y2", "R1"
COLOUR = COLOURS[0]
RIVAL = COLOURS[1]


def view_of_turn(phase: PhaseName) -> View:
    """Return a view of whoever plays for OWN and COLOUR: two houses on OTHER, which is threatened."""
    game = Vineta()
    view = game.view(game.begin(3, 1), 0)
    houses = [[0] * len(counts) for counts in view.houses]
    houses[DISTRICT_BY_NAME[OTHER]][COLOUR_BY_LETTER[COLOUR]] = 2
    return replace(
        view,
        phase=phase,
        tiles=((COLOUR_BY_LETTER[COLOUR], DISTRICT_BY_NAME[OWN]), *view.tiles[1:]),
        houses=tuple(map(tuple, houses)),
        series=(Series(DISTRICT_BY_NAME[OTHER], 1, (Flood(1, 3),)),),
    )


@pytest.mark.parametrize(
    ("phase", "move", "note"),
    [
        ("flood", OWN, "note.risk.district"),
        ("flood", OTHER, "note.risk.houses"),
        ("flood", "G1", None),
        ("sink", OWN, "note.risk.district"),
        ("quarantine", OWN, None),
        ("authority", f"{OWN}+7", "note.risk.district"),
        ("authority", f"{OWN}-7", None),
        ("wind", f"{OTHER}.1>{OWN}", "note.risk.district"),
        ("wind", f"{OWN}.1>{OTHER}", "note.risk.houses"),
        ("calm", f"{OWN}.1", None),
        ("hope", f"{COLOUR}:{OWN}>G1", "note.risk.house_away"),
        ("hope", f"{COLOUR}:G1>{OTHER}", "note.risk.house_threatened"),
        ("hope", f"{COLOUR}:G1>G2", None),
        ("hope", f"{RIVAL}:{OWN}>{OTHER}", None),
        ("card", "hope", None),
    ],
)
def test_a_move_against_the_own_district_or_house_says_so(phase: PhaseName, move: str, note: str | None) -> None:
    found = risk_note(view_of_turn(phase), move)
    assert (found and found[0]) == note


def test_a_district_that_has_sunk_is_no_goal_any_more() -> None:
    view = replace(view_of_turn("hope"), sunk=(DISTRICT_BY_NAME[OWN],))
    assert risk_note(view, f"{COLOUR}:{OWN}>G1") is None
