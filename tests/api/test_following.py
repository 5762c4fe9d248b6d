"""A game at a real table as the page asks about it: told, corrected, put in, refused, handed on."""

import re
from html import unescape
from typing import Any

import pytest

from engine.api.requests import MOST_FACTS
from engine.core.presentation import Presentation
from engine.core.record import table_to_address
from engine.games.registry import PRESENTATIONS
from engine.match.following import random_game
from tests.api.client import Answer, ask

GAME = {"game": "land_unter", "players": 3, "names": ["Ann", "Bo", "Cy"]}
TOLD = ["5 4 3", "4 7 2 0", "9 10 1 2"]


def follow(*facts: str, words: str = "", lang: str = "en", **more: Any) -> Answer:
    """Tell these facts, and the first words of the next one."""
    return ask("follow", lang=lang, **{**GAME, "facts": [*facts], "words": words.split(), **more})


def said(html: str) -> str:
    """Return what HTML says, without its markup."""
    return unescape(re.sub("<[^>]+>", "", html)).replace("\u2060", "")


def choices(answer: Answer) -> list[str]:
    """Return the words that may be told now."""
    return re.findall(r'data-word="([^"]*)"(?![^>]*aria-disabled)', answer["ask"])


def test_the_first_thing_asked_is_how_many_preservers_each_takes() -> None:
    answer = follow()
    assert said(answer["ask"]).startswith("Ann: how many life preservers at the start?")
    assert choices(answer) == [*map(str, range(13)), "cards"]
    assert (answer["facts"], answer["told"], answer["standings"]) == ([], [], "")


def test_a_fact_that_is_whole_is_told_and_the_next_thing_is_asked() -> None:
    answer = follow("5 4 3", words="4 7 2 0")
    assert (answer["facts"], answer["words"]) == (["5 4 3", "4 7 2 0"], [])
    assert said(answer["told"][1]["html"]).startswith("Cy takes 4, the lower one. LU-2.4Ann takes the other, 7.")
    assert "Ann shows the highest tide of all, 7" in answer["say"]
    assert answer["say"].endswith("Round 2: tide card 1 of 2?")


def test_words_of_a_fact_under_way_are_on_the_table() -> None:
    assert "tide cards 4 and 7" in said(follow("5 4 3", words="4 7")["board"])
    assert "tide cards 4" not in said(follow("5 4 3", words="4")["board"])


def test_one_word_of_an_earlier_fact_is_corrected_and_the_others_stay() -> None:
    answer = follow(*TOLD, at=1, words="4 7 1", then=["0"])
    assert answer["facts"] == ["5 4 3", "4 7 1 0", "9 10 1 2"]
    assert (answer["at"], answer["words"]) == (None, [])
    assert not any(told["refused"] for told in answer["told"])


def test_words_that_no_longer_fit_are_asked_again() -> None:
    answer = follow(*TOLD, at=1, words="4 7 0", then=["0"])
    assert (answer["at"], answer["words"], answer["facts"]) == (1, ["4", "7", "0"], TOLD)
    assert choices(answer) == ["1", "2"]


def test_a_forgotten_fact_is_put_in_before_another() -> None:
    answer = follow(*TOLD, at=2, insert=True, words="1 2 0 1")
    assert answer["facts"] == ["5 4 3", "4 7 2 0", "1 2 0 1", "9 10 1 2"]
    assert [told["when"] for told in answer["told"]][2:] == ["Stage 1, round 2", "Stage 1, round 3"]


def test_what_became_impossible_is_marked_and_kept() -> None:
    answer = follow("5 4 3", "7 7 0 1", "7 8 0 1", "1 2 0 1")
    assert [told["refused"] for told in answer["told"]] == [False, False, True, False]
    assert said(answer["told"][2]["html"]).startswith("All tide cards 7 have been taken in this stage already.")
    assert len(answer["facts"]) == 4
    assert "7" in said(answer["told"][2]["words"])


def test_all_words_of_a_fact_that_does_not_fit_are_shown_and_lead_to_the_first_that_does_not() -> None:
    words = follow("5 4 3", "7 7 0 1", "8 7 0 1")["told"][2]["words"]
    assert said(words) == "87Highest: AnnSecond: Bo"
    assert re.findall(r'data-word-at="(\d)"', words) == ["0", "1", "1", "1"]
    assert words.count('class="unfit"') == 3


def test_what_the_rules_forbid_now_says_why() -> None:
    answer = follow("5 4 3", "7 7 0 1")
    why = re.search(r'data-word="7" aria-disabled="true" data-why="([^"]*)"', answer["ask"])
    assert why
    assert said(unescape(why[1])).startswith("All tide cards 7 have been taken")
    assert follow("5 4 3", "7 7 0 1", words="7")["code"] == "tide_gone"


@pytest.mark.parametrize(
    ("game", "facts", "words", "refused", "cause"),
    [
        ("land_unter", ["5 4 3", "7 4 0 1", "7 4 0 1"], "", "7", (2, 0)),
        ("vineta", ["0 untold", "0:f4 G1", "1:f1 G2"], "", "0:f4", (1, 0)),
        ("drunter_drueber", ["0", "w1 3s", "w1 1e", "w1 1e 0:ja+1:nee", "r 1w"], "w1 1e", "1:nee", (3, 2)),
    ],
)
def test_what_cannot_be_told_leads_to_what_was_told_before_that_forbids_it(
    game: str, facts: list[str], words: str, refused: str, cause: tuple[int, int]
) -> None:
    facts += ["0:f1 G1", "1:f1 G2"] * (game == "vineta")
    html = follow(*facts, game=game, players=2 + (game == "land_unter"), names=[], words=words)["ask"]
    why = re.search(rf'(?:data-word|value)="{re.escape(refused)}"[^>]*data-why="([^"]*)"', html)
    assert why
    assert re.findall(r'data-at="(\d+)"><button type="button" data-word-at="(\d+)"', unescape(why[1])) == [
        tuple(map(str, cause))
    ]


def test_what_the_rules_make_of_a_fact_is_said_in_a_line_without_what_was_told() -> None:
    assert said(follow(*TOLD)["told"][1]["ruling"]).startswith("Ann shows the highest tide of all, 7")
    houses = city("BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "B", "OLI")
    cards = ["0:f3 G1", "1:f2 G2", "1:f1 G2", "0:f1 G1", "0:f1 G2", "1:f3 G1"]
    told = follow(houses, *cards, game="vineta", players=2, names=["Ann", "Bo"])["told"]
    assert [bool(fact["ruling"]) for fact in told[1:]] == [False, True, False, True, False, True]
    assert "green\u00a01" in said(told[-1]["ruling"])


def city(*districts: str) -> str:
    """Return the first fact of a game of Vineta with houses: the letters on each district, the rest on the last one."""
    names = ("R1", "R2", "R3", "Y1", "Y2", "Y3", "G1", "G2", "G3")
    rest = "".join(letter * (7 - "".join(districts).count(letter)) for letter in "BOLI")
    houses = (f"{letter}:{name}" for name, row in zip(names, [*districts, rest], strict=True) for letter in row)
    return "0 kept B+O+L+I " + "+".join(houses)


def test_what_alone_can_be_told_is_not_asked_and_is_no_button() -> None:
    vineta: dict[str, Any] = {"game": "vineta", "names": []}
    told = [city("BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "B", "OLI"), "0:f3 G1"]
    answer = follow(*told, words="1:hope B:R1", **vineta)
    assert answer["facts"][-1] == "1:hope B:R1 G1"
    assert re.findall(r'data-word-at="(\d)"', answer["told"][-1]["words"]) == ["0", "1"]
    rescue = follow(*told, words="1:rescue", **vineta)
    assert rescue["words"] == ["1:rescue", "B:G1"]
    assert re.findall(r'data-word-at="(\d)"', rescue["begun"]) == ["0"]


def test_houses_stand_under_their_district_and_those_that_cannot_move_are_folded() -> None:
    told = [city("BBO", "OLI", "BOLI", "BOLI", "BOLI", "BOLI", "BLL", "II"), "0:f3 G1"]
    answer = follow(*told, words="1:rescue", game="vineta", names=[])
    offered, folded = answer["ask"].split("<details")
    assert re.findall(r'<fieldset class="at" data-to="(\w\w)">', offered) == ["G1"]
    assert said(offered).endswith("green\u00a01 blue +  lilac lilac +  lilac")
    assert 'aria-disabled="true"' not in offered
    assert folded.count('aria-disabled="true"') == folded.count("data-word")


def test_on_the_board_a_house_is_a_spot_and_so_is_its_district_also_where_it_cannot_move() -> None:
    told = [city("BBO", "OLI", "BOLI", "BOLI", "BOLI", "BOLI", "BLL", "II"), "0:f3 G1"]
    board = follow(*told, words="1:rescue", game="vineta", names=[])["board"]
    spots = {kind: {*re.findall(rf'data-spot="([^"]+)" class="m-{kind}"', board)} for kind in ("to", "no")}
    assert spots["to"] == {"G1", "B:G1", "L:G1"}
    assert {"R1", "B:R1", "I:G2"} < spots["no"]


def test_a_choice_of_a_player_says_whose_place_at_the_table_means_it() -> None:
    answer = follow("5 4 3", words="4 7 2")
    assert re.findall(r'data-word="(\d)" data-seat="(\d)"', answer["ask"]) == [
        (str(seat), str(seat)) for seat in range(3)
    ]
    assert all(f"s{seat}" in answer["board"] for seat in (0, 1))
    assert "data-seat" not in follow("5 4 3")["ask"]


def test_only_where_there_is_no_room_for_the_whole_board_a_part_is_shown() -> None:
    town: dict[str, Any] = {"game": "drunter_drueber", "names": [], "words": "w1"}
    assert "map part" in follow("0", **town)["board"]
    assert "map part" not in follow("0", whole=True, **town)["board"]


def test_of_a_panic_it_is_said_which_house_of_how_many_and_the_one_on_its_way_is_marked() -> None:
    told = [city("BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "B", "OLI"), "0:f3 G1"]
    first = follow(*told, words="1:panic B:R1", game="vineta", names=[])
    assert re.search(r'<circle class="m-house"[^>]*><use data-piece="house R1 B"', first["board"])
    second = follow(*told, words="1:panic B:R1 Y1", game="vineta", names=[])
    assert "house 2 of 3, and where to?" in said(second["ask"])
    third = follow(*told, words="1:panic B:R1 Y1 O:R1>Y2", game="vineta", names=[])
    assert "house 3 of 3" in said(third["ask"])


def test_houses_are_counted_out_on_one_plan_and_told_in_a_few_words() -> None:
    asked = follow(words="0 kept B+O+L+I", game="vineta", names=[])
    assert asked["ask"].count("data-count") == 9 * 4
    assert re.findall(r'<tr data-to="(\w\w)">', asked["ask"])[:4] == ["R1", "R2", "R3", "Y1"]
    assert 'data-spot="R2"' in asked["board"]
    told = follow(city("BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "B", "OLI"), game="vineta", names=[])
    assert said(told["told"][0]["words"]).endswith("28 houses on the plan")


def test_of_many_numbers_the_higher_ones_are_folded() -> None:
    turn = "0:f3 G1", "1:f2 G2", "2:f1 G1", "1:f1 G2", "2:f2 G1", "0:f1 G1", "2:f3 G1", "0:f2 G1", "1:f3 G2"
    offered, folded = follow("0 untold", *turn, game="vineta", names=[])["ask"].split("<details")
    assert (offered.count("data-word"), folded.count("data-word")) == (13, 4 * 7 - 12)
    assert "13 or more" in said(folded)


def test_a_number_of_each_player_is_told_on_one_form_by_a_row_a_player() -> None:
    form = follow("1 0 2", way="pad", game="vineta")["ask"]
    assert re.findall(r'class="by-number s(\d)"', form) == ["0", "1", "2"]
    assert 'data-together="25"' in form
    assert said(form).startswith("Turn 2: how many houses did each take?")
    assert follow("1 0 2", way="pad", game="vineta", words="3", then=["0", "1"])["facts"] == ["1 0 2", "3 0 1"]
    stage = follow(way="pad", words="3", then=["out", "2", "1"])
    assert stage["words"] == ["3", "out", "2"]
    assert re.findall(r'type="checkbox" value="(\w+)"', follow(way="pad", words="3")["ask"]) == ["out", "out"]


@pytest.mark.parametrize("presentation", [each for each in PRESENTATIONS.values() if each.real_table])
def test_the_score_sheet_has_a_column_a_stage_or_turn_that_adds_up(presentation: Presentation) -> None:
    table, players = presentation.real_table, presentation.game.player_counts[0]
    assert table is not None
    options = presentation.game.checked_options_with_defaults(None)
    log, result = random_game(presentation, players, 3, options)
    facts = table.public_facts(players, options, log)
    sheet = follow(*facts, game=presentation.game.key, players=players, names=[])["sheet"]
    rows = [re.findall(r"<td[^>]*>([^<]+)</td>", row) for row in sheet.split("<tr>")[2:]]
    points = [[int(cell.replace("\u2212", "-")) for cell in row] for row in rows]
    assert [sum(row[:-1]) for row in points] == [row[-1] for row in points] == list(result.scores)
    heads = re.findall(r"<th scope=\"col\">([^<]+)</th>", sheet)
    assert len({*heads}) == len(heads) > 1
    assert ("Scoring" in heads) == (presentation.game.key != "land_unter")


def test_votes_are_weighed_while_they_are_told_and_what_cards_count_is_said() -> None:
    asked = follow(words="0", way="pad", game="drunter_drueber", names=[])["ask"]
    votes = dict(re.findall(r'value="1:([^"]+)"[^>]* data-votes="(-?\d)"', asked))
    assert votes == {"ja": "1", "jaa": "2", "jaaa": "3", "ne": "-1", "nee": "-2", "neee": "-3"} | {
        "jein=yes": "2",
        "jein=no": "-2",
    }
    assert "JEEIIN, the joker, counts two yes or two no" in said(asked)
    assert 'class="balance"' not in follow(words="final", way="pad", game="drunter_drueber", names=[])["ask"]


def test_yes_and_no_of_a_joker_exclude_each_other() -> None:
    answer = follow(words="0", way="pad", game="drunter_drueber", names=[])
    assert re.findall(r'value="1:(jein=\w+)" data-one="1:jein"', answer["ask"]) == ["jein=yes", "jein=no"]


def test_cards_of_a_hand_are_told_together() -> None:
    answer = follow(words="cards")
    assert 'data-least="12" data-most="12"' in answer["ask"]
    told = follow(words="cards 2+40+28+42+3+38+54+19+8+45+39+16")
    assert told["words"][0] == "cards"
    assert follow(words="cards 2+40")["code"] == "bad_fact"


def test_a_link_has_the_whole_game_without_names_and_for_both_languages() -> None:
    link = follow(*TOLD)["link"]
    opened = ask("follow", lang="fr", game="land_unter", link=link)
    assert (opened["facts"], opened["players"], opened["way"]) == (TOLD, 3, "referee")
    assert "Ann" not in said(opened["board"])
    assert ask("follow", game="vineta", link=link)["code"] == "other_game"
    assert ask("follow", game="land_unter", link=link[:-3])["code"] == "damaged"


def test_the_pad_draws_no_table_and_adds_up() -> None:
    answer = follow("3 out 0 0+2", way="pad")
    assert (answer["board"], answer["over"]) == ("", False)
    assert said(answer["standings"]).startswith("Points so far")
    end = follow("3 out 0 0+2", "1 1 1 0", "2 2 2 1", way="pad")
    assert end["over"]
    assert end["ask"] == ""
    assert "win" in said(end["standings"])
    assert "Final ranking" in said(end["standings"])


@pytest.mark.parametrize("more", [{"players": 2}, {"options": {"x": "y"}}, {"names": ["Ann"] * 4}, {"way": "none"}])
def test_a_game_that_cannot_be_is_refused(more: dict[str, Any]) -> None:
    assert follow(**more)["kind"] == "refused"


def test_no_request_has_more_facts_than_any_game() -> None:
    many = ["1 2 0 1"] * (MOST_FACTS + 1)
    assert follow(*many)["code"] == "bad_request"
    kept = {"game": "land_unter", "players": 3, "options": {}, "way": "referee", "facts": many}
    assert ask("follow", game="land_unter", link=table_to_address(kept))["code"] == "foreign"


def test_what_is_told_at_the_wrong_time_says_what_is_asked_then() -> None:
    town = follow("0", "1:K", game="drunter_drueber", players=2, names=[])["told"][1]
    assert said(town["words"]).startswith("Bruno")
    assert said(town["html"]).endswith("from which pawn?")
    assert said(follow("5 4 3", "1")["told"][1]["html"]).endswith("Asked here: Round 1: tide card 2 of 2?")


def test_a_stage_ends_with_a_pause_that_tells_how_all_stand_and_what_to_do() -> None:
    answer = follow(way="pad", words="3 out 1 2")
    pause = said(answer["pause"])
    assert "The stage is over" in pause
    assert "Bo was eliminated" in pause
    assert "pass the whole set of weather cards" in pause
    assert "Points so far" in pause
    assert "pass the whole set" in answer["say"]
    assert "life preservers left?" not in answer["say"]
    assert follow(*answer["facts"], way="pad", words="3")["pause"] == ""


def test_a_turn_of_vineta_ends_with_a_pause_that_says_nothing_twice() -> None:
    houses = city("BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "BOLI", "B", "OLI")
    cards = ["0:f3 G1", "1:f2 G1", "1:f2 G2", "0:f1 G1", "0:more"]
    answer = follow(houses, *cards, words="1:less", game="vineta", players=2, names=["Ann", "Bo"])
    pause = said(answer["pause"])
    assert "VI-7.5" in pause
    for heard in (pause, answer["say"]):
        assert heard.count("start player token") == 1


def test_what_has_been_told_of_a_fact_leaves_a_trace() -> None:
    assert said(follow(TOLD[0], words="4")["begun"]) == "You said:4"
    assert follow(TOLD[0])["begun"] == ""


def test_where_a_game_stands_is_said_in_a_line() -> None:
    assert follow(*TOLD)["where"] == "Stage 1, round 3"
    assert follow("3 out 1 2", way="pad")["where"].endswith("Ann leads: 3")
    over = follow("3 out 1 2", "2 0 1 1", "2 2 1 1", way="pad")
    assert over["over"]
    assert "wins" in over["where"]


def test_a_fact_half_told_is_gone_on_with_after_another_was_corrected_as_far_as_it_fits() -> None:
    half = ["11", "12", "0"]
    assert follow(*TOLD, half=half)["words"] == half
    corrected = follow(*TOLD, at=1, words="4 7 1 0", half=half)
    assert (corrected["words"], corrected["at"], bool(corrected["changed"])) == (half, None, True)
    assert follow(*TOLD, half=[*half, "1"])["words"] == half
    assert follow(*TOLD, half=["11", "no", "0"])["words"] == ["11"]
    assert follow(*TOLD, words="11 12 0 1", half=half)["facts"][-1] == "11 12 0 1"


def test_a_ranking_speaks_of_its_bars_where_they_have_more_than_one_colour() -> None:
    vineta = follow("1 0 2", way="pad", game="vineta")["standings"]
    assert said(vineta).startswith("Points so far")
    assert 'class="bars"' not in vineta
    assert 'class="bars"' not in follow("3 out 0 0+2", way="pad")["standings"]
    assert 'class="bars"' in follow("3 out 0 0+2", "1 0 2 0", way="pad")["standings"]


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [("en", "The game stops here; the points are counted."), ("fr", "On s’arrête là, et on compte.")],
)
def test_a_game_that_stops_early_says_so_in_its_history_without_a_button_s_name(lang: str, sentence: str) -> None:
    answer = follow("final", lang=lang, game="drunter_drueber", names=[])
    assert said(answer["told"][0]["words"]) == sentence
