"""What the engine writes into the pages: the form of a new game, widgets, words of JavaScript, titles, numbers."""

import re

import pytest

from engine.api import pages
from engine.bots import BOTS
from engine.games.registry import PRESENTATIONS

SELECT = re.compile(r'<select name="([\w-]+)">(.*?)</select>')
OPTION = re.compile(r'<option value="([^"]*)"( selected)?>([^<]*)</option>')


def menus(html: str) -> dict[str, dict[str, str]]:
    """Return what each menu offers, by its name: the texts by their values, the chosen one first."""
    found = {}
    for name, inside in SELECT.findall(html):
        options = sorted(OPTION.findall(inside), key=lambda option: not option[1])
        assert [bool(chosen) for _, chosen, _ in options].count(True) == 1, name
        found[name] = {value: text for value, _, text in options}
    return found


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_new_game_has_a_person_at_the_first_seat_and_bots_of_the_second_level_at_the_others(game: str) -> None:
    rules = PRESENTATIONS[game].game
    offered = menus(pages.table_before_play_html(game, "", "en"))
    players = [int(number) for number in offered["players"]]
    assert sorted(players) == [*rules.player_counts]
    assert players[0] == rules.player_counts[len(rules.player_counts) // 2]
    seats = [offered[f"seat-{seat}"] for seat in range(max(rules.player_counts))]
    assert [next(iter(kinds)) for kinds in seats] == ["human", *[BOTS[2].key] * (len(seats) - 1)]
    assert all(sorted(kinds) == sorted(["human", *(bot.key for bot in BOTS.values())]) for kinds in seats)
    for option in rules.options:
        texts = offered[f"option-{option.key}"]
        assert next(iter(texts)) == option.default_choice
        assert sorted(texts) == sorted(option.choices)
        assert len({*texts.values()}) == len(texts)


def test_seats_are_numbered_from_1_and_named() -> None:
    form = pages.table_before_play_html("land_unter", "", "en")
    label = r'data-seat="(\d)"><span>([^<]*)<b>(.*?)</b><span class="own"( hidden)?> \(you\)</span></span> <select'
    labels = re.findall(label, form)
    names = ("Alma", "Bruno", "Cleo", "Dario", "Elin")
    assert labels == [
        (str(seat), f"Seat {seat + 1}: ", name, " hidden" * (seat > 0)) for seat, name in enumerate(names)
    ]


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_an_example_has_its_title_and_all_its_steps(lang: str) -> None:
    title = pages.example_title("land_unter", "tie_for_highest", lang)
    html = pages.example_html("land_unter", "tie_for_highest", lang)
    assert title in html.replace("&#x27;", "'")
    assert 'id="ex-tie_for_highest"' in html
    steps = len(re.findall('<li class="step', html))
    assert steps > 3
    assert html.count("<figure><noscript><div") == steps - 1
    folded = pages.example_html("land_unter", "tie_for_highest", lang, folded=True, eager=0)
    summary = pages.example_summary_html("land_unter", "tie_for_highest", lang)
    assert title not in folded.replace("&#x27;", "'")
    assert title in summary.replace("&#x27;", "'")
    assert folded.count("<figure><noscript><div") == steps


@pytest.mark.parametrize("game", [game for game, each in PRESENTATIONS.items() if each.own_table.questions])
def test_each_question_can_be_read_and_chosen_before_any_engine_is_there(game: str) -> None:
    html = pages.own_table_questions_html(game, "en")
    for question in PRESENTATIONS[game].own_table.questions:
        assert f'id="ask-{question.key}"' in html
        assert re.search(rf'type="radio"[^>]*value="{question.key}"', html)
    assert "no-js" in html
    assert f'data-bot="{BOTS[3].key}"' in html


def test_javascript_has_the_same_words_in_each_language() -> None:
    french, english = pages.texts_for_js("fr"), pages.texts_for_js("en")
    assert french.keys() == english.keys()
    assert french["engine.starting"] != english["engine.starting"]


def test_numbers_pieces_and_tables_of_the_rules_are_found_by_name() -> None:
    assert pages.number_from_rules_by_name("LU.hand") == "12"
    assert pages.game_and_icon_of_piece("w44", "en")[0] == "land_unter"
    assert "<table" in pages.rules_table_html("land_unter/components", "fr")
    assert "<defs>" in pages.symbols_svg("vineta")
    for missing in (
        lambda: pages.number_from_rules_by_name("LU.none"),
        lambda: pages.game_and_icon_of_piece("none", "en"),
        lambda: pages.rules_table_html("land_unter/none", "en"),
        lambda: pages.game_of_example("none"),
    ):
        with pytest.raises(KeyError):
            missing()
