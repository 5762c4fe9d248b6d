"""Laying a table out, asking about it, and going on from there, as the page does."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

from engine.api.requests import Edit
from engine.api.table_editor import edited_table
from engine.ask.links import Asked, question_from_link, question_to_link
from engine.core.situations import Situation
from tests.api.client import TABLE_REQUEST, Answer, ask
from tests.entering import presses

ROUND = {
    "players": "3",
    **{"tides.0": "4", "tides.1": "7", "card.0": "44", "card.1": "12", "card.2": "30"},
    **{"levels.0": "3", "levels.1": "9", "levels.2": "1", "preservers.1": "2"},
}
"""All that a round hangs on, by field."""
SECONDS_A_PRESS = 1.5


def edited(**more: Any) -> Answer:
    """Send a table of Land Unter as it is laid out."""
    return ask("edit", game="land_unter", lang="en", **more)


def told(fields: dict[str, str], text: str = "", **more: Any) -> Answer:
    """Return the answer after some fields have been told, one after another."""
    answer: Answer = {}
    for place, value in fields.items():
        answer = edited(text=text, edit={"place": place, "value": value}, **more)
        text = answer["text"]
    return answer


def refused(code: str, **more: Any) -> str:
    """Return how the page is told that a table is refused for this reason."""
    answer = edited(**more)
    assert (answer["kind"], answer["code"]) == ("refused", code)
    return str(answer["refusal"]["text"])


def test_a_table_of_which_nothing_is_told_can_be_drawn() -> None:
    answer = edited()
    assert (answer["kind"], answer["question"], answer["findings"]) == ("editor", "round", "")
    assert 'data-game="land_unter"' in answer["board"]
    assert 'type="checkbox" name="out.0"' in answer["seats"]
    names = {"card.0", "tides.1", "option.redrown"}
    assert names <= set(re.findall(r'name="([^"]*)"', answer["fields"] + answer["seats"]))


def test_a_round_is_told_with_a_dozen_numbers_and_answered() -> None:
    assert len(ROUND) <= 12
    table = told(ROUND)
    assert table["ready"]
    answer = ask("ask", text=table["text"], lang="en")
    assert answer["say"].startswith("Alma takes the 4 and Cleo the 7; Bruno loses a life preserver.")
    assert answer["rules"] == ["LU-2.4", "LU-2.5", "LU-2.7"]
    assert "Certain" in answer["certainty"]
    assert all(step.startswith("<li") and "data-changes" not in step for step in answer["steps"])
    assert ask("ask", text=table["text"], lang="fr")["say"].startswith("Alma prend le 4")


def test_of_many_verdicts_the_most_frequent_are_shown_and_the_rest_is_counted() -> None:
    table = Situation(4, {"laid": ["0:r-3w"], "targets": [["K"], None, None, None]})
    answer = ask("ask", text=question_to_link(Asked("drunter_drueber", "score", table)), lang="en")
    certainty = re.sub("<[^>]+>", "", answer["certainty"])
    assert answer["certainty"].count("<li") <= 5
    times = re.findall(r"In (\d+) deals?:|Something else in (\d+) more", certainty)
    assert sum(int(number) for found in times for number in found if number) == 100
    assert "In 1 deals" not in certainty


def test_a_re_drown_of_five_is_told_within_a_minute() -> None:
    fields = {"players": "5", "tides.0": "1", "tides.1": "2"}
    for seat, told_of in enumerate(zip((44, 12, 30, 5, 3), (0, 9, 0, 8, 8), (2, 0, 2, 2, 2), strict=True)):
        fields |= dict(zip((f"card.{seat}", f"levels.{seat}", f"preservers.{seat}"), map(str, told_of), strict=True))
    table = told(fields)
    answer = ask("ask", text=table["text"], lang="en")
    assert "Bruno is eliminated and Dario and Elin each lose a life preserver" in answer["say"]
    last = edited_table(question_from_link(table["text"]), "en").editor_fields
    assert presses([Edit(place=place, value=value) for place, value in fields.items()], last) * SECONDS_A_PRESS <= 60


def test_findings_come_while_one_enters_and_are_mended() -> None:
    table = told({"card.0": "44", "card.1": "44"})
    assert 'class="impossible" data-place="card.1"' in table["findings"]
    assert "both play card 44" in table["say"]
    assert not table["ready"]
    assert not ask("ask", text=table["text"])["html"]
    mended = edited(text=table["text"], edit={"fix": 0})
    assert (mended["findings"], mended["ready"]) == ("", True)


def test_a_field_is_told_and_taken_back() -> None:
    table = told({"levels.0": "5"})
    assert question_from_link(table["text"]).situation.position == {"levels": [5, None, None, None]}
    assert not question_from_link(told({"levels.0": ""}, table["text"])["text"]).situation.position


def test_names_options_and_the_number_of_players_are_told() -> None:
    table = told({"levels.3": "5", "card.3": "44", "option.redrown": "off", "players": "3"})
    situation = question_from_link(table["text"]).situation
    assert (situation.players, situation.options) == (3, {"redrown": "off"})
    assert "card.3" not in situation.moves
    assert len(situation.position.get("levels", [0, 0, 0])) == 3


def test_another_table_may_keep_only_who_sits_at_it() -> None:
    five = edited(edit={"place": "players", "value": "5"})["text"]
    table = told({"levels.3": "5", "option.redrown": "off"}, five)
    anew = edited(text=table["text"], names=["", "Anna", "", "", ""], anew=True)
    situation = question_from_link(anew["text"]).situation
    assert (situation.players, anew["names"][1], anew["question"]) == (5, "Anna", "round")
    assert situation == Situation(5)


def test_names_are_told_beside_the_text_of_the_table() -> None:
    table = told(ROUND)
    named = edited(text=table["text"], edit={"place": "name.1", "value": "Anna"})
    assert (named["text"], named["names"]) == (table["text"], ["", "Anna", ""])
    assert "Anna loses" in ask("ask", text=named["text"], names=named["names"], lang="en")["say"]
    assert edited(text=table["text"], names=["Max", "", "Zoë", "Ida"])["names"] == ["Max", "", "Zoë"]


def test_an_address_of_the_time_when_it_told_names_still_opens() -> None:
    text = question_to_link(Asked("land_unter", "round", Situation(3, names=("", "Anna", ""))))
    table = edited(text=text)
    assert table["names"] == ["", "Anna", ""]
    assert not question_from_link(table["text"]).situation.names


EARLIER: Final = json.loads((Path(__file__).parent / "stored/tables.json").read_text("utf-8"))
"""Addresses of tables, made when everything in them was taken for told, each with the beginning of its answer."""


@pytest.mark.parametrize("kept", EARLIER, ids=lambda kept: str(kept["say"]))
def test_an_address_of_the_time_when_all_was_taken_as_told_opens_and_answers_as_then(kept: dict[str, str]) -> None:
    text, asked = kept["text"], question_from_link(kept["text"])
    table = ask("edit", game=asked.game, text=text, lang="en")
    assert (table["text"], table["ready"], asked.situation.assumed) == (text, True, frozenset())
    assert ask("ask", text=text, lang="en")["say"].startswith(kept["say"])


def test_an_answer_without_any_step_is_shown() -> None:
    text = question_to_link(Asked("vineta", "sinks", Situation(3, {"round": 0})))
    answer = ask("ask", text=text, lang="en")
    assert (answer["kind"], answer["steps"]) == ("verdict", [])


def test_what_is_assumed_goes_with_the_address() -> None:
    table = ask("edit", game="vineta", question="sinks", lang="en", edit={"tool": "f3", "spot": "G1"})
    assert question_from_link(table["text"]).situation.assumed == {"chip.G1", "floods.G1.0"}
    later = ask("edit", game="vineta", text=table["text"], question="shared", lang="en")
    assert 'name="floods.G1.0"' in later["seats"]


@pytest.mark.parametrize(("lang", "note"), [("en", "What is grey"), ("fr", "Ce qui est gris")])
@pytest.mark.parametrize("game", ["land_unter", "drunter_drueber", "vineta"])
def test_what_is_drawn_though_it_is_not_told_is_pale_and_said_to_be_so(game: str, lang: str, note: str) -> None:
    table = ask("edit", game=game, lang=lang)
    drawn = table["board"] + table["beside"]
    assert note in table["board"]
    assert "untold" in drawn
    assert re.search("not entered" if lang == "en" else "non indiqué", drawn)


def test_what_cannot_be_told_is_refused() -> None:
    for value in ("61", "3!"):
        assert refused("not_between", edit={"place": "card.0", "value": value}) == "This takes a number from 1 to 60."
    for edit in ({"place": "wind", "value": "1"}, {"fix": 0}, {"tool": "axe"}):
        refused("bad_request", edit=edit)
    refused("no_such_seat", edit={"place": "name.7", "value": "Max"})
    refused("unknown_choice", edit={"place": "option.redrown", "value": "twice"})
    refused("player_count", edit={"place": "players", "value": "9"})
    refused("unknown_question", question="weather")
    refused("damaged", text="nonsense")


def test_one_piece_is_picked_of_all_groups() -> None:
    palette = ask("edit", game="drunter_drueber", lang="en", tool="r")["palette"]
    assert palette.count('role="radiogroup"') == 3
    assert palette.count('role="radio"') == len(re.findall("data-tool", palette))
    assert re.findall(r'data-tool="([^"]+)" aria-checked="true"', palette) == ["r"]


def test_after_an_undo_the_piece_in_hand_is_the_one_that_is_asked_about() -> None:
    def in_hand(text: str, tool: str, question: str = "") -> str:
        answer = ask("edit", game="drunter_drueber", lang="en", text=text, tool=tool, question=question)
        return str(answer["tool"])

    def asking(**moves: str) -> str:
        return question_to_link(Asked("drunter_drueber", "lay", Situation(3, {"pawns": {"w1": "k6"}}, moves)))

    asked = asking(tile="w2@k4")
    assert in_hand(asked, "ask-w3") == "ask-w2", "the triple was taken back"
    assert in_hand(asked, "tile") == "tile"
    assert in_hand(asked, "tile", "lay") == "ask-w2"
    assert in_hand(asking(where="r3"), "tile", "lay") == "ask-r3", "the tile of the other question is carried over"


def test_a_piece_goes_only_where_it_may() -> None:
    table = ask("edit", game="drunter_drueber", lang="en")
    tool = re.findall(r'data-tool="([^"]+)"', table["palette"])[0]
    edit = {"tool": tool, "spot": "nowhere"}
    answer = ask("edit", game="drunter_drueber", lang="en", text=table["text"], edit=edit)
    assert (answer["kind"], answer["code"]) == ("refused", "not_there")
    put = {"tool": tool, "spot": table["spots"][0]["spot"]}
    laid = ask("edit", game="drunter_drueber", lang="en", text=table["text"], edit=put)
    assert question_from_link(laid["text"]).situation.moves == {"tile": f"w1@{put['spot']}"}


def test_a_vote_that_is_due_is_the_next_question() -> None:
    tile = Asked("drunter_drueber", "lay", Situation(2, {"laid": ["0:w1-3s"]}, {"tile": "w1-2e"}))
    answer = ask("ask", text=question_to_link(tile), lang="en")
    assert (answer["then"], answer["say"].partition(".")[0]) == (
        "vote",
        "Only if the vote allows the tile (b4\u00a0to\u00a0c4) to cover the outhouse at c4",
    )
    asked_next = ask("edit", game="drunter_drueber", text=question_to_link(tile), question=answer["then"], lang="en")
    assert question_from_link(asked_next["text"]).situation == tile.situation
    assert "Proposal: not entered, b4 to c4" in asked_next["beside"]


def test_what_is_missing_is_named() -> None:
    table = edited(question="advice")
    assert not table["ready"]
    lacks = "To answer, the book still needs this: “Card in hand”."
    assert table["lacks"] == f'<span data-place="hand">{lacks}</span>'
    over = told({"players": "4", "preservers.0": "2"})
    both = told({"out.2": "out", "out.3": "out"}, over["text"])
    assert "the stage is over" in both["lacks"]


def test_advice_is_worked_out_in_slices() -> None:
    table = told(
        {"seat": "0", "round": "9", "hand.0": "3", "hand.1": "44", "hand.2": "20", "hand.3": "58"}, question="advice"
    )
    first = ask("ask", text=table["text"], ms=0, lang="en")
    assert first["kind"] == "advising"
    while (answer := ask("ask", text=table["text"], ms=0, lang="en"))["kind"] == "advising":
        assert answer["done"] >= first["done"]
    assert answer["say"].startswith("Best for Alma: ")
    assert "the same seat chooses again" in answer["aside"]
    (best,) = re.findall(r"Best for Alma: (\d+)", answer["say"])
    captions = [re.sub("<figure.*<figcaption|<[^>]+>", "", step, flags=re.DOTALL) for step in answer["steps"]]
    assert re.search(rf"turned over together: Alma\D{{,2}}{best}\b", captions[1])
    assert "Round 10" in captions[-1]


def test_what_would_be_decided_otherwise_is_said_to_hold_in_one_deal_where_it_does() -> None:
    redrown = {**ROUND, "players": "4", "card.3": "7", "levels.3": "8", "preservers.1": "0", "preservers.3": "2"}
    in_part = {"players": "4", "tides.0": "4", "tides.1": "7", **{f"preservers.{seat}": "0" for seat in range(4)}}
    for fields, deal in ((redrown, False), (in_part, True)):
        answer = ask("ask", text=told(fields)["text"], lang="en")
        editions, first = answer["editions"], "It may be different" if deal else "It is different"
        assert f"{first} in the Gamewright edition (no re-drown)" in answer["html"]
        assert "In the Gamewright edition (no re-drown)" in editions
        assert ("in the one deal that is shown here" in editions) == deal


def test_a_laid_table_is_played_on_from() -> None:
    table = told({**ROUND, "name.1": "Anna"})
    start = {"text": table["text"], "names": table["names"], "seats": ["human", "greedy", "greedy"], "seed": 4}
    answer = ask("open", lang="en", situation=start)
    assert (answer["kind"], answer["over"]) == ("table", False)
    assert "Anna" in answer["board"]
    assert ask("open", situation={**start, "seats": ["human"]})["kind"] == "refused"


@pytest.mark.parametrize("game", ["land_unter", "drunter_drueber", "vineta"])
def test_a_match_under_way_is_asked_about(game: str) -> None:
    wish = {**TABLE_REQUEST, "game": game, "players": 3, "seats": ["human", "greedy", "greedy"]}
    ask("open", lang="en", new=wish)
    known = ask("situation")
    assert (known["kind"], known["game"]) == ("known", game)
    asked = question_from_link(known["text"])
    assert (asked.question, asked.situation.moves.get("seat", "0")) == ("advice", "0")
    table = ask("edit", game=game, text=known["text"], lang="en")
    assert "impossible" not in table["findings"]
