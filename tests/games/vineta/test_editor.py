"""Laying out a table of Vineta: pieces on districts, numbers and choices; what is drawn, and what a match tells."""

from typing import Any

import pytest

from engine.api.editor_form import palette_html
from engine.api.requests import Edit
from engine.api.table_editor import edited_table
from engine.ask import ask
from engine.ask.findings import findings_in_situation
from engine.ask.links import Asked
from engine.core.game import EVERYONE, Refusal
from engine.core.situations import Situation
from engine.games.vineta.editor import EDITOR
from engine.games.vineta.presentation import PRESENTATION
from engine.games.vineta.questions import QUESTIONS
from engine.games.vineta.rules.components import DISTRICTS
from engine.games.vineta.rules.game import GAME
from tests.entering import presses
from tests.games.vineta.cities import NAMES, acted, city, row
from tests.situations import situations

BY_KEY = {question.key: question for question in QUESTIONS}
NOTHING = Situation(3)


def put(situation: Situation, *pieces: str) -> Situation:
    """Return a situation with these pieces put: "f3 G1"."""
    for text in pieces:
        situation = EDITOR.with_piece_toggled(situation, *text.split())
    return situation


def series(situation: Situation) -> list[Any]:
    """Return the series of a situation."""
    return list(situation.position.get("series", ()))


def fields(situation: Situation, key: str) -> dict[str, Any]:
    """Return the fields that a question asks for, by their places."""
    return {field.place: field for field in EDITOR.editor_fields(situation, BY_KEY[key])}


def tools(situation: Situation, key: str) -> list[str]:
    """Return the keys of the pieces of a question."""
    return [tool.key for tool in EDITOR.editor_tools(situation, BY_KEY[key])]


# Series


def test_a_flood_starts_a_series_with_a_free_chip() -> None:
    found = series(put(NOTHING, "f3 G1", "f2 G2", "f1 G1"))
    assert [each["district"] for each in found] == ["G1", "G2"]
    assert {each["floods"][0][0] for each in found} == {"0", "1"}
    assert [card[2:] for card in found[0]["floods"]] == ["f3", "f1"]


def test_cards_nobody_names_are_laid_by_those_who_have_them() -> None:
    """The fourth card of a kind is somebody else's, and nobody lays more than he needs to."""
    found = put(NOTHING, *["f4 G1"] * 3)
    assert {card[0] for card in series(found)[0]["floods"]} == {"0", "1", "2"}
    with pytest.raises(Refusal, match="not_there"):
        put(found, "f4 G1")
    full = put(NOTHING, *["f1 G1", "+7 G1"] * 3)
    with pytest.raises(Refusal, match="not_there"):
        put(full, "-7 G1")


def test_a_seat_starts_one_series() -> None:
    """The card is its own all the same: wind may have brought it there; the finding says so."""
    found = put(NOTHING, "1:f3 G1", "1:f2 G2")
    assert series(found)[1] == {"district": "G2", "chip": 0, "floods": ["1:f2"]}
    assert [each.code for each in findings_in_situation(PRESENTATION, found)] == ["chip_without_card"]


def test_series_start_at_the_coast_and_with_a_chip() -> None:
    assert EDITOR.spots_for_tool(NOTHING, "f1") == [*DISTRICTS], "what is inland is told why it can't be"
    assert [each.code for each in findings_in_situation(PRESENTATION, put(NOTHING, "f1 Y1"))] == ["series_inland"]
    assert not findings_in_situation(PRESENTATION, put(NOTHING, "sunk G2", "0:f1 Y1"))
    two = put(Situation(2), "f1 G1", "f1 G2")
    assert EDITOR.spots_for_tool(two, "f2") == ["G1", "G2"]
    assert EDITOR.spots_for_tool(two, "+7") == ["G1", "G2"]
    assert EDITOR.spots_for_tool(NOTHING, "-7") == []


def test_cards_are_taken_back_from_the_last_one() -> None:
    laid = put(NOTHING, "0:f3 G1", "1:f1 G1", "+7 G1")
    once = put(laid, "card_back G1")
    assert series(once)[0]["floods"] == ["0:f3", "1:f1"]
    assert not series(once)[0]["authority"]
    assert put(once, "card_back G1", "card_back G1").position == {}
    with pytest.raises(Refusal, match="not_there"):
        put(NOTHING, "card_back G1")


def test_the_chip_stays_when_cards_are_taken_back() -> None:
    told = Situation(3, {"series": [row("G1", "1:f2", "0:f1", chip=1)]})
    assert series(put(told, "card_back G1"))[0]["chip"] == 1


# Districts and houses


def test_what_sinks_takes_all_that_is_on_it() -> None:
    told = put(NOTHING, "f3 G1", "quarantine G1", "B G1", "B R1", "sunk G1")
    assert told.position == {"houses": {**dict.fromkeys(set(NAMES) - {"G1"}), "R1": "B"}, "sunk": ["G1"]}
    assert put(told, "sunk G1").position["houses"]["R1"] == "B"


def test_what_has_sunk_is_told_in_any_order() -> None:
    inner = put(NOTHING, "sunk R1")
    assert [each.code for each in findings_in_situation(PRESENTATION, inner)] == ["sunk_inland"]
    assert put(inner, "sunk Y1", "sunk G1").position["sunk"] == ["G1", "Y1", "R1"]
    eight = put(NOTHING, *(f"sunk {name}" for name in DISTRICTS[:8]))
    assert DISTRICTS[8] not in EDITOR.spots_for_tool(eight, "sunk")


def test_districts_sink_from_the_coast_inwards() -> None:
    inner = put(NOTHING, "sunk G1", "sunk Y1", "sunk R1")
    assert inner.position["sunk"] == ["G1", "Y1", "R1"]
    risen = put(inner, "sunk G1")
    assert [each.code for each in findings_in_situation(PRESENTATION, risen)] == ["sunk_inland"]


def test_quarantine_comes_and_goes() -> None:
    assert put(NOTHING, "quarantine R1", "quarantine G1").position == {"quarantined": ["R1", "G1"]}
    assert put(NOTHING, "quarantine R1", "quarantine R1").position == {}


def test_houses_are_counted_down_and_then_taken_off() -> None:
    seven = put(NOTHING, *["B G1"] * 7)
    assert seven.position["houses"]["G1"] == "BBBBBBB"
    assert next(tool.left for tool in EDITOR.editor_tools(seven, BY_KEY["score"]) if tool.key == "B") == 0
    assert EDITOR.spots_for_tool(seven, "B") == ["G1"]
    assert put(seven, "B G1").position["houses"]["G1"] == "BBBBBB"
    assert put(NOTHING, "L G1", "B G1").position["houses"]["G1"] == "BL"


def test_no_house_at_all_is_told_too() -> None:
    empty = put(NOTHING, "house_back G1")
    assert empty.position["houses"] == {**dict.fromkeys(NAMES), "G1": ""}
    assert put(empty, "house_back G1").position == {}
    assert put(NOTHING, "B G1", "house_back G1").position["houses"]["G1"] == ""
    assert (
        put(Situation(3, {"houses": {**dict.fromkeys(NAMES), "G1": 2}}), "house_back G1").position["houses"]["G1"] == 1
    )


def test_a_number_of_houses_is_enough_where_colours_do_not_matter() -> None:
    told = EDITOR.with_field_set(put(NOTHING, "f3 G1"), "houses.G1", 5)
    assert told.position["houses"]["G1"] == 5
    assert fields(told, "shared")["houses.G1"].value == 5
    assert fields(put(NOTHING, "f3 G1", "B G1", "L G1"), "shared")["houses.G1"].value == 2
    assert EDITOR.with_field_set(told, "houses.G1", None).position == put(NOTHING, "f3 G1").position


# What is asked for


def test_only_what_a_question_needs_is_asked() -> None:
    assert [*fields(NOTHING, "sinks")] == ["round", "more", "less", "alone"]
    assert not {"B", "quarantine", "0:f1"} & {*tools(NOTHING, "sinks")}
    assert [*fields(NOTHING, "shared")] == []
    assert [*fields(NOTHING, "card")] == ["card", "seat"]
    assert [*fields(NOTHING, "score")][:2] == ["last", "taken.0"]


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("f2", ["to"]),
        ("authority", ["to", "way"]),
        ("wind", ["from", "to"]),
        ("calm", ["from"]),
        ("hope", ["from", "to", "alone"]),
        ("more", ["round", "more", "less"]),
        ("less", ["round", "more", "less"]),
        ("rescue", ["from", "to", "alone"]),
        ("relocation", ["from", "to"]),
        ("panic", ["from", "to", "second", "third"]),
        ("quarantine", ["to"]),
    ],
)
def test_each_card_asks_for_its_target(card: str, asked: list[str]) -> None:
    told = EDITOR.with_field_set(NOTHING, "card", card)
    assert [*fields(told, "card")] == ["card", "seat", *asked]
    pieces = [key for key in tools(told, "card") if key in ("from", "to")]
    assert pieces == [name for name in asked if name in ("from", "to")]


def test_houses_are_a_number_where_it_is_told_from_where_a_card_takes_them() -> None:
    anywhere = EDITOR.with_field_set(NOTHING, "card", "panic")
    assert "B" in tools(anywhere, "card")
    assert "houses.G1" not in fields(anywhere, "card")
    there = EDITOR.with_field_set(anywhere, "from", "G1")
    assert "houses.G1" in fields(there, "card")
    assert not {"B", "house_back"} & {*tools(there, "card")}
    assert "B" not in tools(EDITOR.with_field_set(NOTHING, "card", "wind"), "card")


def test_owners_of_floods_are_asked_for_where_they_matter() -> None:
    assert "2:f3" in tools(NOTHING, "shared")
    assert "f3" in tools(EDITOR.with_field_set(NOTHING, "card", "hope"), "card")
    assert "0:f3" in tools(EDITOR.with_field_set(NOTHING, "card", "calm"), "card")


def test_which_card_of_a_series_is_asked_for_where_there_are_several() -> None:
    told = EDITOR.with_field_set(put(NOTHING, "0:f3 G1", "1:f1 G1"), "card", "calm")
    told = put(told, "from G1")
    assert fields(told, "card")["place"].high == 2
    assert EDITOR.with_field_set(told, "place", 2).moves["place"] == "2"
    assert "place" not in fields(put(told, "card_back G1"), "card")


def test_targets_are_shown_on_the_board_or_chosen() -> None:
    told = put(EDITOR.with_field_set(NOTHING, "card", "panic"), "from G1", "to R1", "to R2", "to R3")
    assert dict(told.moves) == {"card": "panic", "from": "G1", "to": "R1", "second": "R2", "third": "R3"}
    assert put(told, "to R2").moves == {"card": "panic", "from": "G1", "to": "R1", "third": "R3"}
    hope = put(EDITOR.with_field_set(NOTHING, "card", "hope"), "to R1", "to R2")
    assert dict(hope.moves) == {"card": "hope", "to": "R2"}
    assert dict(EDITOR.with_field_set(hope, "to", None).moves) == {"card": "hope"}


def test_cards_that_change_the_rounds_are_counted() -> None:
    told = EDITOR.with_field_set(EDITOR.with_field_set(NOTHING, "more", 2), "less", 1)
    assert [text[2:] for text in told.position["extra"]] == ["more", "more", "less"]
    assert (fields(told, "sinks")["more"].value, fields(told, "sinks")["less"].value) == (2, 1)
    assert EDITOR.with_field_set(EDITOR.with_field_set(told, "more", None), "less", None) == NOTHING


@pytest.mark.parametrize("first", ["more", "less"])
def test_no_card_that_changes_the_rounds_is_told_by_zero(first: str) -> None:
    told = EDITOR.with_field_set(put(NOTHING, "f3 G1", "f2 G2"), first, 0)
    assert sorted((field.place, field.value) for field in fields(told, "sinks").values() if field.value == 0) == [
        (first, 0)
    ]
    for place in ("more", "less", "round"):
        told = EDITOR.with_field_set(told, place, 3 if place == "round" else 0)
    certainty = ask("vineta", told, "sinks").certainty
    assert certainty
    assert certainty.kind == "rules"


def test_after_the_last_round_it_is_asked_who_opened_it() -> None:
    told = EDITOR.with_field_set(put(NOTHING, "f3 G1", "f3 G2"), "round", 30)
    assert told.position["sinking"] is True
    found = ask("vineta", EDITOR.with_field_set(told, "start", "2"), "sinks").verdict
    assert found is not None
    assert (found.key, found.params["seat"]) == ("forced", 2)
    assert "sinking" not in EDITOR.with_field_set(told, "round", 29).position
    assert "start" not in fields(EDITOR.with_field_set(told, "round", 29), "sinks")


def test_the_end_of_the_game_is_told_by_what_is_left() -> None:
    told = EDITOR.with_field_set(put(NOTHING, "f1 G1", "B R3"), "last", "R3")
    assert {*NAMES} - {*told.position["sunk"]} == {"R3"}
    assert (told.position["houses"], "series" in told.position) == ({"R3": "B"}, False)
    assert findings_in_situation(PRESENTATION, told) == []
    owned = EDITOR.with_field_set(EDITOR.with_field_set(told, "owner", "1"), "tile.0", "L")
    assert owned.position["tiles"] == [["L", None], [None, "R3"], None]
    assert fields(owned, "score")["owner"].value == "1"
    nobodys = EDITOR.with_field_set(owned, "unowned", "yes")
    assert "R3" not in [pair[1] for pair in nobodys.position["tiles"]]
    assert (fields(nobodys, "score")["owner"].value, fields(nobodys, "score")["unowned"].value) == ("", "yes")
    assert EDITOR.with_field_set(nobodys, "unowned", None).position["tiles"] == [["L", None], None, None]
    assert "sunk" not in EDITOR.with_field_set(told, "last", None).position


def test_a_tile_told_of_another_seat_moves() -> None:
    told = EDITOR.with_field_set(EDITOR.with_field_set(NOTHING, "tile.0", "B"), "tile.1", "B")
    assert told.position["tiles"] == [None, ["B", None], None]


def test_a_hand_is_told_card_by_card() -> None:
    told = EDITOR.with_field_set(
        EDITOR.with_field_set(EDITOR.with_field_set(NOTHING, "seat", "1"), "hand.calm", 1), "hand.f2", 3
    )
    assert told.position["hands"] == [None, ["f2", "f2", "f2", "calm"], None]
    assert fields(told, "advice")["hand.f2"].value == 3
    assert "hands" not in EDITOR.with_field_set(EDITOR.with_field_set(told, "hand.f2", None), "hand.calm", 0).position
    home = EDITOR.with_field_set(told, "home.1", "G1")
    assert home.position["tiles"] == [None, [None, "G1"], None]


@pytest.mark.parametrize("place", ["nothing", "series", "sunk.0"])
def test_what_is_no_field_is_refused(place: str) -> None:
    with pytest.raises(Refusal, match="bad_position"):
        EDITOR.with_field_set(NOTHING, place, 1)


def test_a_piece_goes_only_where_it_can() -> None:
    with pytest.raises(Refusal, match="not_there"):
        EDITOR.with_piece_toggled(NOTHING, "+7", "R1")


# What is drawn


def test_the_board_shows_what_is_told_and_nothing_else() -> None:
    empty = EDITOR.view(NOTHING)
    assert not any(map(sum, empty.houses))
    assert (empty.series, empty.hands, empty.start) == ((), (None, None, None), -1)
    told = EDITOR.view(put(NOTHING, "f3 G1", "B R1", "quarantine Y1", "sunk G2"))
    assert [each.worth for each in told.series] == [3]
    assert sum(map(sum, told.houses)) == 1
    assert (told.quarantined, told.sunk) == ((3,), (7,))


def test_what_contradicts_itself_is_drawn_mended() -> None:
    """Nothing vanishes but what cannot be."""
    houses = {"G1": "BBBBB", "R1": "BBBL"}
    view = EDITOR.view(Situation(3, {"houses": houses, "series": [row("R1", "0:f1")]}))
    assert view.series == ()
    assert sum(map(sum, view.houses)) == 8
    stuck = {"series": [row("G1", "0:f4", "0:f4")], "sunk": ["G2"]}
    assert EDITOR.view(Situation(3, stuck)).sunk == (7,)


def test_tiles_and_hands_are_drawn_if_they_are_told() -> None:
    told = {"hands": [["hope", "f1"], None], "tiles": [["B", "G1"], ["O", None]]}
    view = EDITOR.view(Situation(2, told))
    assert view.hands == ((0, 7), None)
    assert view.tiles == ((0, 6), (-1, -1))


@pytest.mark.parametrize("key", BY_KEY)
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_palette_names_whose_cards_there_are(key: str, lang: str) -> None:
    laid = edited_table(Asked("vineta", key, NOTHING), lang)
    drawn = palette_html(EDITOR.editor_tools(NOTHING, BY_KEY[key]), "", laid.describer)
    names = [name for name in laid.describer.names if name in drawn]
    assert bool(names) is (key == "shared")


# What a match tells


@pytest.mark.parametrize("viewer", [None, EVERYONE, 0, 1])
def test_a_match_tells_what_its_viewer_sees(viewer: int | None) -> None:
    for happened in (city("f3", "f2", round=1, series=[row("G1", "1:f1")]), acted("hope", "f2", houses={"R1": "BB"})):
        state = happened.state
        found = EDITOR.situation_from_view(GAME.view(state, viewer))
        whole = GAME.position(state)
        for key in ("sunk", "series", "round", "start", "discards"):
            assert found.position[key] == whole[key]
        # A district without houses is known to be empty.
        assert found.position["houses"] == dict.fromkeys(DISTRICTS, "") | dict(whole["houses"])
        seen = [seat for seat, hand in enumerate(found.position["hands"]) if hand is not None]
        assert seen == ([0, 1] if viewer == EVERYONE else [] if viewer is None else [viewer])
        assert found.moves == ({} if viewer in (None, EVERYONE) else {"seat": str(viewer)})
        assert GAME.begin(2, 7, None, found.position).round == state.round


def test_a_card_laid_face_down_is_still_to_be_chosen() -> None:
    happened = city("f3 hope", "f2").play("0:f3")
    found = EDITOR.situation_from_view(GAME.view(happened.state, 0))
    assert found.position["chosen"] == ["", ""]
    assert len(found.position["hands"][0]) == 7
    waiting = acted("hope", "f2", houses={"R1": "BB"})
    assert EDITOR.situation_from_view(GAME.view(waiting.state, 0)).position["chosen"] == ["hope", None]


# How long it takes

ENTERED: dict[str, tuple[str, ...]] = {
    "sinks": ("f3 G1", "f1 G1", "f2 G2", "f2 G2", "f3 G3", "+7 G1"),
    "shared": ("0:f3 G1", "2:f1 G1", "0:f2 G1", "1:f2 G2", "houses.G1=7"),
    "card": ("card=hope", "seat=1", "from Y1", "to R1", "f3 G1", "B Y1", "O Y1"),
    "score": (
        *("last=R3", "B R3", "B R3", "L R3", "taken.0=7", "taken.1=9", "taken.2=8"),
        *("tile.0=B", "tile.1=O", "tile.2=L", "owner=0"),
    ),
}


@pytest.mark.parametrize(("key", "most"), [("sinks", 16), ("shared", 16), ("card", 18), ("score", 24)])
def test_a_usual_question_is_told_with_few_presses(key: str, most: int) -> None:
    situation, edits = NOTHING, list[Edit]()
    for text in ENTERED[key]:
        place, equals, value = text.partition("=")
        if equals:
            number = "." in place and value.isdecimal()
            situation = EDITOR.with_field_set(situation, place, int(value) if number else value)
            edits.append(Edit(place=place, value=value))
        else:
            situation = put(situation, text)
            edits.append(Edit(tool=text.split()[0], spot=text.split()[1]))
    answer = ask("vineta", situation, key)
    assert answer.certainty is not None
    # The rounds of a turn need not be told, nor what else is threatened: all are over, and nothing is, it is supposed.
    assert answer.certainty.kind == ("supposed" if key in ("sinks", "card") else "rules")
    assert presses(edits) <= most


def test_the_situations_can_be_drawn() -> None:
    for told in situations():
        if told.game == "vineta":
            assert EDITOR.view(told.situation).players == told.situation.players
