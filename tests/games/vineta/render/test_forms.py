"""The forms and the grid of Vineta: every move can be chosen, and says what it means."""

import pytest

from engine.core.game import Bundle, Pair
from engine.games.vineta.render import district_grid, move_form_of_seat, turn_and_panels_html
from engine.games.vineta.rules.components import DISTRICTS
from engine.games.vineta.rules.notation import PARTS
from engine.games.vineta.rules.view import View
from tests.games.vineta.render.views import EN, GAME, LANGUAGES, at_phase
from tests.rendered import parsed, spoken

WHOLE = ("flood", "quarantine", "authority", "calm")
PAIRS = ("house", "wind", "hope", "rescue", "panic")


def owed(position: dict[str, object], seat: int) -> tuple[View, int, list[str]]:
    """Return what a seat that owes a move sees of a game laid out like this, and its moves."""
    state = GAME.begin(3, 7, {"houses": "drawn"}, position)
    return GAME.view(state, seat), seat, list(GAME.legal_moves(state, seat))


TWO = [
    {"district": "G1", "chip": 1, "floods": ["1:f3"]},
    {"district": "G2", "chip": 0, "floods": ["0:f1", "2:f4"], "authority": ["1:-7"]},
]


def acting(card: str, **more: object) -> dict[str, object]:
    """Return a game in which the first seat carries this card out."""
    houses = {"G1": "BB", "G2": "O", "R1": "LI"}
    return {"series": TWO, "houses": houses, "chosen": [card, "f1", "f1"], "acting": True, "start": 0, **more}


@LANGUAGES
@pytest.mark.parametrize("kind", WHOLE)
def test_a_move_of_one_part_is_one_choice(kind: str, words: dict[str, str]) -> None:
    view, seat, moves = at_phase(kind)
    inputs = list(parsed(move_form_of_seat(view, seat, moves, words)).iter("input"))
    assert [each.get("value") for each in inputs] == list(moves)
    assert all(each.get("data-squares") == each.attrib["value"][:2] for each in inputs)


@LANGUAGES
@pytest.mark.parametrize("kind", PAIRS)
def test_a_move_of_two_parts_is_chosen_part_by_part(kind: str, words: dict[str, str]) -> None:
    view, seat, moves = at_phase(kind)
    root = parsed(move_form_of_seat(view, seat, moves, words))
    (sent,) = root.iter("form")
    firsts = [each.attrib["value"] for each in root.iter("input") if each.get("name") == "move"]
    ends = [each.attrib["value"] for each in root.iter("input") if each.get("name") == "to"]
    joined = {first + sent.attrib["data-join"] + end for first in firsts for end in ends}
    parts = PARTS[kind]
    assert isinstance(parts, Pair)
    assert sent.attrib["data-join"] == parts.text_between_parts
    assert sent.attrib["data-moves"].split() == list(moves)
    assert set(moves) <= joined
    assert {parts.split_move(move) for move in moves} <= {(first, end) for first in firsts for end in ends}
    assert len(set(firsts)) == len(firsts)


@LANGUAGES
def test_a_relocation_is_two_districts_ticked(words: dict[str, str]) -> None:
    view, seat, moves = owed(acting("relocation", quarantined=["R1"]), 0)
    root = parsed(move_form_of_seat(view, seat, moves, words))
    boxes = [each.attrib["value"] for each in root.iter("input") if each.get("type") == "checkbox"]
    parts = PARTS["relocation"]
    assert isinstance(parts, Bundle)
    assert boxes == [name for name in DISTRICTS if name != "R1"]
    assert next(iter(root.iter("form"))).attrib["data-join"] == parts.text_between_parts


@LANGUAGES
def test_the_card_form_offers_each_card_once_with_what_it_does(words: dict[str, str]) -> None:
    view, seat, moves = owed({"hands": [["f2", "f2", "hope", "wind", "wind", "wind", "less"], None, None]}, 0)
    html = move_form_of_seat(view, seat, moves, words, "Max")
    assert [each.get("value") for each in parsed(html).iter("input")] == ["f2", "wind", "hope", "less"]
    assert words["render.does_less"] in spoken(html)
    assert f"{words['render.card_wind']} × 3" in spoken(html)
    assert spoken(html).startswith("Max")


def test_a_flood_says_what_its_series_is_worth_then() -> None:
    said = spoken(move_form_of_seat(*owed(acting("f3"), 0), EN))
    assert "add 3 to the series on green 1: 6" in said
    assert "add 3 to your own series on green 2: 1" in said
    assert "start" not in said.replace("start player", "")
    said = spoken(move_form_of_seat(*owed(acting("f3", series=TWO[:1]), 0), EN))
    assert "start a series on green 2" in said


def test_targets_are_described_with_what_they_change() -> None:
    assert "green 2 −7: −2 becomes −9" in spoken(move_form_of_seat(*owed(acting("authority"), 0), EN))
    assert "2nd card of green 2, 4 waves" in spoken(move_form_of_seat(*owed(acting("calm"), 0), EN))
    assert "green 1: threatened, series worth 3" in spoken(move_form_of_seat(*owed(acting("hope"), 0), EN))
    assert "red 1: 1 lilac, 1 ivory" in spoken(move_form_of_seat(*owed(acting("quarantine"), 0), EN))


def test_a_card_that_moves_several_houses_says_how_many_and_where_to() -> None:
    rescue = acting("rescue")
    assert "Which house do you rescue? (two if there are, to the same district)" in spoken(
        move_form_of_seat(*owed(rescue, 0), EN)
    )
    state = GAME.begin(3, 7, {"houses": "drawn"}, rescue)
    GAME.apply_move(state, 0, GAME.parse_move("B:G1>R1"))
    second = move_form_of_seat(GAME.view(state, 0), 0, list(GAME.legal_moves(state, 0)), EN)
    assert "Which house do you rescue? (1 more)" in spoken(second)
    assert "(three if there are, to different districts)" in spoken(move_form_of_seat(*owed(acting("panic"), 0), EN))
    assert "(" not in spoken(move_form_of_seat(*owed(acting("hope"), 0), EN))


@pytest.mark.parametrize("card", ["calm", "wind"])
def test_a_flood_that_may_go_shows_whose_it_is(card: str) -> None:
    view, seat, moves = owed(acting(card), 0)
    html = move_form_of_seat(view, seat, moves, EN)
    offered = {move.partition(">")[0] for move in moves}
    for series in view.series:
        for place, flood in enumerate(series.floods, 1):
            if f"{DISTRICTS[series.district]}.{place}" in offered:
                assert f'"#vi-f{flood.waves}-{flood.seat}"' in html


@pytest.mark.parametrize("card", ["calm", "wind"])
def test_floods_on_the_table_name_what_the_form_offers_for_them(card: str) -> None:
    view, seat, moves = owed(acting(card), 0)
    named = [
        card.get("data-choice")
        for card in parsed(turn_and_panels_html(view, EN, "ABC")).iter()
        if card.get("data-choice")
    ]
    offered = [each.get("value") for each in parsed(move_form_of_seat(view, seat, moves, EN)).iter("input")]
    assert len(named) == len(set(named)) > 1
    assert set(offered) - set(named) <= {*DISTRICTS}


@LANGUAGES
def test_the_grid_names_every_district_in_its_ring(words: dict[str, str]) -> None:
    view, seat, moves = owed(acting("f3", sunk=["Y2"]), 0)
    root = parsed(district_grid(view, seat, moves, words).replace(" data-cyclic", ""))
    rows = [row for row in root.iter("div") if row.get("role") == "row"]
    assert [[cell.get("data-square") for cell in row] for row in rows] == [
        ["R1", "R2", "R3"],
        ["Y1", "Y2", "Y3"],
        ["G1", "G2", "G3"],
    ]
    labels = [cell.attrib["aria-label"] for row in rows for cell in row]
    assert words["render.is_sunk"] in labels[4]
    assert words["render.threatened"].format(worth=3) in labels[6]
    assert all(words["render.coast"] in label for label in labels[6:])


def test_there_is_a_grid_only_where_a_district_is_chosen() -> None:
    assert district_grid(*at_phase("card"), EN) == ""
    view, seat, moves = at_phase("flood")
    assert district_grid(view, (seat + 1) % 3, moves, EN) == ""
    assert district_grid(view, seat, moves, EN)
