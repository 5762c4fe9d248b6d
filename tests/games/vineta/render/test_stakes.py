"""What a line beside the board says of a turn under way: what would sink, and who would take its houses."""

import re

from engine.games.vineta.render import stakes_html
from engine.games.vineta.rules.events import HousesShared
from tests.games.vineta.render.views import EN, NAMES, after, fresh, games

HOUSES = {"G1": "BBO", "G2": "O", "R1": "LI"}
TOP = {"district": "G1", "chip": 1, "floods": ["1:f3", "0:f1"]}
LOW = {"district": "G2", "chip": 0, "floods": ["0:f3"]}


def said(*series: dict[str, object], viewer: int | None = None, **more: object) -> str:
    """Return the line of a game of three in which these series lie."""
    view = fresh({"series": [*series], "houses": HOUSES, **more}, viewer=viewer)
    return re.sub("<[^>]+>", "", stakes_html(view, EN, NAMES)).replace("\u00a0", " ")


def test_the_highest_series_says_who_would_take_what() -> None:
    assert said(TOP, LOW) == "As it stands, green 1 would sink: Max +2, Anne +1"
    assert said(LOW) == "As it stands, green 2 would sink: Anne +1"


def test_a_tie_and_no_series_at_all_are_told_apart() -> None:
    assert "tie" in said({**TOP, "floods": ["1:f3"]}, LOW)
    assert not said()


def test_only_its_owner_is_told_of_a_colour_of_their_own() -> None:
    tiles = [["B", "R1"], ["O", "R2"], ["L", "R3"]]
    assert "2 houses of your colour" in said(TOP, viewer=0, tiles=tiles)
    assert "one house of your colour" in said(TOP, viewer=1, tiles=tiles)
    assert "your colour" not in said(TOP, viewer=2, tiles=tiles) + said(TOP, tiles=tiles)


def test_only_its_owner_is_told_that_their_own_district_would_sink() -> None:
    tiles = [["B", "G1"], ["O", "R2"], ["L", "R3"]]
    assert "it is your district" in said(TOP, viewer=0, tiles=tiles)
    assert "your district" not in said(TOP, viewer=1, tiles=tiles) + said(TOP, tiles=tiles)


def test_the_line_bears_the_round_and_what_leads_for_pages_that_show_and_mark_them() -> None:
    drawn = stakes_html(fresh({"series": [TOP, LOW], "houses": HOUSES}), EN, NAMES)
    assert 'data-leads="G1"' in drawn
    assert re.search(r'data-at="Round \d of \d"', drawn)


def test_in_the_last_turn_it_is_told_what_would_be_left() -> None:
    sunk = ["G3", "Y1", "Y2", "Y3", "R2", "R3", "G2"]
    houses = {"G1": "BBO", "R1": "LI"}
    assert said(TOP, sunk=sunk, houses=houses).endswith("; only red 1 would be left")
    assert "left" not in said(TOP, sunk=sunk[1:], houses=houses)


def test_once_the_district_has_sunk_nothing_is_at_stake() -> None:
    assert "would" not in stakes_html(after(HousesShared)[1], EN, NAMES)
    ends = [views[-1][1] for views in games()]
    assert not [view for view in ends if stakes_html(view, EN, NAMES)]
