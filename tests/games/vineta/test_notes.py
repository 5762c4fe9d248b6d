"""What a table adds to the news for its reader: losses, narrow escapes, and houses that others move."""

from dataclasses import replace

import pytest

from engine.core.game import EVERYONE
from engine.games.vineta.presentation import event_note, greatest_loss
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.notation import DISTRICT_BY_NAME
from tests.games.vineta.render.views import fresh

TILES = [["B", "G1"], ["O", "G2"], ["L", "R3"]]
HOUSES = {"G1": "BBO", "G2": "O", "R1": "LI"}
SERIES = [{"district": "G1", "chip": 1, "floods": ["1:f3"]}, {"district": "G2", "chip": 0, "floods": ["0:f2"]}]
SUNK = e.DistrictSunk("VI-7.4", "G1", 3, 3, threatened=True)


@pytest.mark.parametrize(
    ("viewer", "key"), [(0, "note.drowned.home"), (1, "note.drowned"), (2, "note.escape"), (None, "note.escape")]
)
def test_a_sinking_says_to_each_what_they_lose_or_else_what_had_a_narrow_escape(viewer: int | None, key: str) -> None:
    view = fresh({"series": SERIES, "houses": HOUSES, "tiles": TILES}, viewer=viewer)
    note = event_note(SUNK, replace(view, sunk=(DISTRICT_BY_NAME["G1"],)))
    assert (note or ("",))[0] == key


def test_a_house_that_somebody_else_moves_into_danger_or_out_of_it_is_told_to_whose_colour_it_is() -> None:
    lured, saved = (e.HouseMoved("VI-5.1", 1, "hope", "B", *way) for way in (("R1", "G1"), ("G1", "R1")))
    views = [fresh({"series": SERIES, "houses": HOUSES, "tiles": TILES}, viewer=seat) for seat in (0, 1, 2)]
    assert event_note(lured, views[0]) == ("note.endangered", {})
    assert event_note(saved, views[0]) == ("note.saved", {})
    assert [event_note(lured, view) for view in views[1:]] == [None, None]


def test_the_sinking_that_took_most_houses_of_a_colour_that_somebody_holds_is_remembered() -> None:
    houses = {"G1": "BBBOO", "G2": "OO", "R1": "LI"}
    open_view = fresh({"series": SERIES, "houses": houses, "tiles": TILES}, viewer=EVERYONE)
    first, second = (
        replace(open_view, turn=turn, sunk=(DISTRICT_BY_NAME[name],)) for turn, name in ((1, "G1"), (2, "G2"))
    )
    told = [(SUNK, first), (SUNK, second)]
    assert greatest_loss(told, open_view) == ("story.loss", {"seat": 0, "count": 3, "district": "G1", "turn": 2})
    assert greatest_loss(told[1:], open_view) is None, "two houses are no great wreck"
