"""Who laid a card matters to some questions about a table of Vineta only; nobody is taken to have laid one untold."""

from dataclasses import replace
from typing import Any

import pytest

from engine.ask import Situation, ask
from engine.ask.choices import verdict_of_filling
from engine.ask.findings import findings_in_situation
from engine.core.game import Refusal
from engine.core.situations import Question, Verdict, is_place_given
from engine.games.vineta.editor import EDITOR
from engine.games.vineta.owners import names_of_series, with_owners_drawn
from engine.games.vineta.presentation import PRESENTATION
from engine.games.vineta.questions import QUESTIONS
from engine.games.vineta.rules.components import DISTRICTS
from engine.games.vineta.rules.end_events import DistrictSunk
from engine.games.vineta.rules.game import GAME
from tests.games.vineta.cities import NAMES
from tests.situations import StoredSituation, situations

BY_KEY: dict[str, Question] = {question.key: question for question in QUESTIONS}
EN = PRESENTATION.texts["en"]


def laid(*pieces: str, **values: Any) -> Situation:
    """Return a table of three with these pieces put, "f3 G1", then these fields set; "__" stands for a point."""
    situation = Situation(3)
    for text in pieces:
        situation = EDITOR.with_piece_toggled(situation, *text.split())
    for place, value in values.items():
        situation = EDITOR.with_field_set(situation, place.replace("__", "."), value)
    return situation


SINKING = ("f3 G1", "f2 G1", "f1 G1", "f2 G2")


def owner_fields(situation: Situation, key: str) -> dict[str, str]:
    """Return the menus of owners that a question asks for, with what is chosen."""
    fields = EDITOR.editor_fields(situation, BY_KEY[key])
    return {field.place: str(field.value) for field in fields if field.place.startswith("floods.")}


def test_which_district_sinks_asks_for_no_owner_and_is_certain() -> None:
    situation = laid(*SINKING)
    assert not owner_fields(situation, "sinks")
    answer = ask("vineta", situation, "sinks")
    assert answer.certainty
    assert (answer.certainty.kind, answer.verdict and answer.verdict.params["district"]) == ("supposed", "G1")


def test_who_takes_the_houses_depends_on_owners_that_are_not_told() -> None:
    situation = laid(*SINKING, houses__G1=4)
    unknown = ask("vineta", situation, "shared")
    assert unknown.verdict
    assert unknown.certainty
    assert (unknown.verdict.params["first"], unknown.certainty.kind) == ("depends.floods", "open")
    assert owner_fields(situation, "shared") == {"floods.G1.0": "", "floods.G1.1": "", "floods.G1.2": ""}
    for at, seat in enumerate("011"):
        situation = EDITOR.with_field_set(situation, f"floods.G1.{at}", seat)
    answer = ask("vineta", situation, "shared")
    assert answer.verdict
    assert answer.verdict.params["counts"] == (2, 2, None)
    assert owner_fields(situation, "shared") == {"floods.G1.0": "0", "floods.G1.1": "1", "floods.G1.2": "1"}, (
        "to be changed"
    )


def test_a_table_that_cannot_be_keeps_its_fields() -> None:
    crowded = laid("f3 G1", "f2 G2", houses__G1=20, houses__G2=20)
    assert {"houses.G1", "houses.G2"} <= {field.place for field in EDITOR.editor_fields(crowded, BY_KEY["shared"])}
    assert not owner_fields(crowded, "shared")


def test_without_a_house_nobody_has_to_be_named() -> None:
    answer = ask("vineta", laid(*SINKING, houses__G1=0), "shared")
    assert answer.verdict
    assert answer.verdict.key == "shared_none"


def test_an_owner_told_can_be_taken_back() -> None:
    situation = laid(*SINKING, houses__G1=4, floods__G1__0="2")
    assert situation.position["series"][0]["floods"][0] == "2:f3"
    assert "chip.G1" not in situation.assumed
    back = EDITOR.with_field_set(situation, "floods.G1.0", None)
    assert {"floods.G1.0", "chip.G1"} <= back.assumed


def test_a_card_more_or_less_counts_those_that_lie_there_already() -> None:
    """Another player may have laid one in this round; it is not that of the player who asks."""
    fields = {field.place for field in EDITOR.editor_fields(laid(card="less"), BY_KEY["card"])}
    assert {"more", "less"} <= fields
    for values in ({}, {"round": 0}, {"seat": "1"}):
        answer = ask("vineta", laid(card="less", less=1, more=0, **values), "card")
        assert answer.verdict
        assert answer.verdict.params["rounds"] == 1


def test_cards_put_as_a_players_are_told() -> None:
    situation = laid("0:f3 G1", "1:f2 G1", houses__G1=3)
    assert not situation.assumed
    assert owner_fields(situation, "shared") == {"floods.G1.0": "0", "floods.G1.1": "1"}
    answer = ask("vineta", situation, "shared")
    assert answer.verdict
    assert answer.verdict.params["counts"] == (2, 1, None)
    assert (answer.verdict.params["order"], answer.verdict.params["again"]) == ((0, 1), 1)


def test_after_a_wind_the_houses_are_shared_on_the_table_as_it_is_then() -> None:
    cards = ("0:f3 G1", "flood G1", "2:f3 G1", "2:f1 G2")
    situation = laid(*cards, card="wind", seat="1", **{"from": "G1"}, place=1, to="G2")
    question = BY_KEY["card"]
    found = question.goes_on(situation, Verdict("done_first"))
    assert found
    key, after = found
    assert key == "shared"
    first, second = after.position["series"]
    assert (first["chip"], first["floods"][1:], second["floods"][1:]) == (0, ["2:f3"], ["0:f3"])
    assert {"floods.G1.0", "waves.G1.0"} <= after.assumed
    assert not {"floods.G1.1", "waves.G1.1", "floods.G2.1"} & after.assumed
    assert not {"card", "from", "to", "place"} & after.moves.keys()
    calm = laid("0:f3 G1", "f2 G2", card="calm", **{"from": "G2"})
    assert question.goes_on(calm, Verdict("refused")) is None
    ended = question.goes_on(calm, Verdict("done_ended"))
    assert ended
    assert [each["district"] for each in ended[1].position["series"]] == ["G1"]
    assert not ended[1].assumed


def test_whose_chip_it_is_is_not_said_where_only_cards_are_laid() -> None:
    view = EDITOR.view(laid("0:f3 G1"))
    assert "chip.6" in view.untold
    assert "chip.6" not in EDITOR.view(laid("0:f3 G1", card="f1", seat="1")).untold
    blown = Situation(3, {"series": [{"district": "G1", "chip": 2, "floods": ["0:f3"]}]})
    assert "chip.6" not in EDITOR.view(blown).untold


def test_who_did_not_lay_a_card_is_no_case_and_what_is_sure_is_told_first() -> None:
    cards = ("0:f2 G1", "1:f1 G1", "0:f3 G1", "1:f2 G1")
    situation = EDITOR.with_field_set(laid(*cards, houses__G1=6), "floods.G1.1", "not.0")
    answer = ask("vineta", situation, "shared")
    assert answer.verdict
    assert (answer.verdict.key, answer.verdict.params["least"]) == ("depends.rest.1", (3, 1, None))
    assert [each["floods.G1.1"] for case in answer.cases for each in case.choices] == ["1", "2"]
    assert owner_fields(situation, "shared")["floods.G1.1"] == "not.0"
    for after in (("floods.G1.1", "2"), ("floods.G1.1", None)):
        assert "not.G1.1" not in EDITOR.with_field_set(situation, *after).moves
    for name in ("G1", "G1", "G1"):
        situation = EDITOR.with_piece_toggled(situation, "card_back", name)
    assert "not.G1.1" not in situation.moves


def test_of_rounds_that_may_have_been_each_is_a_case() -> None:
    answer = ask("vineta", laid(opened="0", lasted=3, most=4), "opens")
    told = {each["had"]: case.verdict.params["seat"] for case in answer.cases for each in case.choices}
    assert told == {"3": 2, "4": 0}
    once = ask("vineta", laid(opened="0", lasted=4, most=3), "opens")
    assert once.verdict
    assert once.verdict.params["seat"] == 0


def test_what_is_taken_away_is_no_longer_assumed() -> None:
    assert not laid("f3 G1", "card_back G1").assumed
    assert not laid("f3 G1", "sunk G1").assumed
    again = laid("f3 G1", "card_back G1", "2:f3 G1")
    assert not again.assumed


@pytest.mark.parametrize(
    ("pieces", "place", "found"),
    [
        (SINKING, 1, ("taken", "taken.first")),
        (SINKING, 2, ("taken", "taken.goes_on")),
        (SINKING, None, ("taken", "taken.any")),
        (("flood G1", "f2 G2"), None, ("taken", "taken.ended")),
        (("series G1", "f2 G2"), None, ("taken", "taken.ends_or_not")),
        (("f3 G1", "series G1", "f2 G2"), None, ("taken", "taken.ends_or_not")),
        (("f3 G1", "series G1", "series G1", "f2 G2"), None, ("taken", "taken.ended")),
        (("series G1", "f2 G2", "-7 G1"), None, ("flood_only", "taken.ends_or_not")),
    ],
)
def test_where_the_wind_takes_a_card_is_certain_whoever_laid_it(
    pieces: tuple[str, ...], place: int | None, found: tuple[str, str]
) -> None:
    moves = {"card": "wind", "seat": "0", "from": "G1", "to": "G2"} | ({"place": place} if place else {})
    answer = ask("vineta", laid(*pieces, **moves), "card")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.key, answer.verdict.params["rest"], answer.certainty.kind) == (*found, "rules")
    assert "owner" not in answer.verdict.params


def test_whether_a_flood_starts_a_series_hangs_on_whose_chips_are_out() -> None:
    answer = ask("vineta", laid(*SINKING, card="f1", seat="0", to="G3"), "card")
    assert answer.certainty
    assert answer.certainty.kind == "facts"
    told = {each["chip.G1"]: case.verdict.key for case in answer.cases for each in case.choices}
    assert told == {"0": "refused", "1": "done", "2": "done"}
    added = ask("vineta", laid(*SINKING, card="f1", seat="0", to="G1"), "card")
    assert {"done"} == {case.verdict.key for case in added.cases}


def test_nobody_is_said_to_have_played_a_card_whose_owner_is_not_told() -> None:
    """There is one authority card in each deck; that on the table may be anybody's but the one's who plays it."""
    situation = laid("f3 G1", "+7 G1", card="authority", seat="0", to="G1", way="-7")
    assert not findings_in_situation(PRESENTATION, situation)
    answer = ask("vineta", situation, "card")
    assert answer.verdict
    assert answer.verdict.key == "done"


def test_owners_drawn_can_be_every_seat_and_leave_no_fault() -> None:
    situation, seen = laid(*SINKING, "+7 G2", more=1), set[str]()
    for seed in range(1, 40):
        drawn = with_owners_drawn(situation, seed)
        GAME.begin(3, 1, None, drawn.position)
        seen |= {drawn.position["series"][0]["floods"][0], drawn.position["series"][1]["authority"][0]}
    assert {text[0] for text in seen} == {"0", "1", "2"}


def test_cards_of_nobody_are_drawn_without_an_owner() -> None:
    view = EDITOR.view(laid(*SINKING))
    drawn = str(PRESENTATION.draw(view, EN, NAMES, ())) + str(PRESENTATION.beside(view, EN, NAMES, ()))
    assert "player not entered" in drawn
    assert not any(f"#vi-g{seat}" in drawn or f"#vi-f3-{seat}" in drawn for seat in range(3))
    assert not any(f"threatened by {name}" in drawn for name in NAMES)


def test_a_number_of_houses_is_drawn_without_colours() -> None:
    view = EDITOR.view(laid("B G2", houses__G1=4))
    drawn = str(PRESENTATION.draw(view, EN, NAMES, ()))
    assert "4 houses, their colours not entered" in drawn
    assert "1\u00a0blue" in drawn
    assert drawn.count("v-any") == 1
    assert "houses not entered" in drawn, "on all other districts"


def test_that_nobody_owns_the_last_district_tells_no_tile() -> None:
    situation = laid(last="R3", unowned="yes")
    assert EDITOR.view(situation).tiles == EDITOR.view(Situation(3)).tiles
    advice = EDITOR.with_field_set(situation, "seat", "0")
    homes = [field for field in EDITOR.editor_fields(advice, BY_KEY["advice"]) if field.place.startswith("home.")]
    assert [field.value for field in homes] == [""]


@pytest.mark.parametrize(("lang", "said"), [("en", "the player discards"), ("fr", "celui qui joue la défausse")])
def test_no_player_is_named_as_long_as_it_is_not_told_whose_card_it_is(lang: str, said: str) -> None:
    describer = PRESENTATION.describer(lang, NAMES)
    for moves in ({"card": "calm"}, {"card": "calm", "seat": "1"}):
        verdict = ask("vineta", Situation(3, moves=moves), "card").verdict
        assert verdict
        text = describer.filled_text(f"verdict.{verdict.key}", **verdict.params)
        assert (said in text) == ("seat" not in moves)
        assert (NAMES[1] in text) == ("seat" in moves)


SERIES = [stored for stored in situations() if stored.game == "vineta" and stored.situation.position.get("series")]


@pytest.mark.parametrize("stored", SERIES, ids=str)
def test_what_is_certain_without_owners_is_so_whoever_they_are(stored: StoredSituation) -> None:
    told = stored.situation
    names = {name for each in told.position["series"] for name in names_of_series(each)}
    hidden, question = replace(told, assumed=frozenset(names)), BY_KEY[stored.question]
    if question.verdict is None or findings_in_situation(PRESENTATION, hidden):
        return
    try:
        needed = [place for place in question.needs(hidden) if not is_place_given(hidden, place)]
        verdicts = [verdict_of_filling(PRESENTATION, hidden, question, seed) for seed in range(1, 9)]
    except Refusal:
        return
    if not needed:
        assert all(verdict == verdicts[0] for verdict in verdicts)


def test_what_a_turn_that_is_made_up_brings_is_not_told() -> None:
    answer = ask("vineta", Situation(3, {}, {"began": "1"}), "opens")
    assert answer.lesson
    last = answer.lesson.steps[-1][-1].view
    assert not any(map(sum, last.taken))
    assert last.untold >= {"turn", "round", "opener"}
    assert "start" not in last.untold


def test_houses_that_nobody_told_sink_unnumbered() -> None:
    answer = ask("vineta", laid(*SINKING), "sinks")
    (sunk,) = (event for event in answer.events if isinstance(event, DistrictSunk))
    assert sunk.sentence_variant == "untold"


def test_who_plays_a_card_is_not_made_up_where_nobody_told_it() -> None:
    position = {"series": [{"district": "G1", "floods": ["0:f3"]}]}
    moves = {"card": "authority", "to": "G1", "way": "-7"}
    answer = ask("vineta", Situation(3, position, moves), "card")
    assert answer.lesson
    told = PRESENTATION.describer("en", NAMES).describe_events(answer.events)
    assert next(line.text for line in told).startswith("The player")
    last = answer.lesson.steps[-1][-1].view
    panels = str(PRESENTATION.beside(last, EN, NAMES, ()))
    assert "seat s0 act" not in panels
    assert "#vi-kback" not in panels
    assert "#vi-down-" not in panels
    known = ask("vineta", Situation(3, position, {**moves, "seat": "1"}), "card")
    assert known.lesson
    assert "#vi-down-1" in str(PRESENTATION.beside(known.lesson.steps[-1][-1].view, EN, NAMES, ()))


def test_no_points_are_drawn_of_a_seat_whose_tiles_nobody_told() -> None:
    position = {
        "sunk": ["G3", "G2", "G1", "Y3", "Y2", "Y1", "R2", "R1"],
        "houses": {"R3": "BBOL"},
        "taken": [10, 9, None],
        "tiles": [["B", "R3"], ["O", None], None],
    }
    answer = ask("vineta", Situation(3, position), "score")
    assert answer.lesson
    panels = str(PRESENTATION.beside(answer.lesson.steps[-1][-1].view, EN, NAMES, ()))
    assert panels.count('class="pts"') == 1


@pytest.mark.parametrize("standing", [3, "BOL"])
def test_a_house_of_which_nobody_told_the_colour_is_any_house(standing: int | str) -> None:
    moves = {"card": "panic", "seat": "0", "from": "G1", "to": "G2", "second": "G2"}
    answer = ask("vineta", Situation(3, {"houses": {**dict.fromkeys(DISTRICTS), "G1": standing}}, moves), "card")
    assert answer.lesson
    describer = PRESENTATION.describer("en", ("Ann", "Bo", "Cy"))
    told = [line.text.replace("\u00a0", " ") for line in describer.describe_events(answer.events)]
    assert told[0] == "In Ann’s panic, a house flees from green 1 to green 2."
    assert told[1].startswith("Ann tries the move you entered. This panic has already moved a house to green 2")
    assert PRESENTATION.marks(answer.events[0]) == ("at:G1", "at:G2")
    first = ask(
        "vineta", Situation(3, {"houses": {**dict.fromkeys(DISTRICTS), "G1": "BOL"}}, {**moves, "colour": "O"}), "card"
    )
    assert "an orange house" in describer.describe_events(first.events)[0].text
