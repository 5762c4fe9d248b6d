"""The end in a picture and a sentence: winners first on a podium, and how far the one person was from winning."""

import re

import pytest

from engine.api.ending import outcome_html
from engine.api.open_matches import MATCHES
from engine.api.view_model import match_describer
from engine.core.game import Result
from tests.api.finished import finished


def ended(monkeypatch: pytest.MonkeyPatch, result: Result, *seats: str, lang: str = "en") -> str:
    """Return what a finished game shows, as if these had sat at the table and it had ended like this."""
    finished("human", "random", "random")
    match = MATCHES["t"].match
    match.kinds = seats
    monkeypatch.setattr(type(match.presentation.game), "result", lambda *_: result)
    return str(outcome_html(match, match_describer(match, lang), {}))


def steps(html: str) -> list[tuple[str, str, str, str]]:
    """Return who is on the podium, with which points, and where the block of each begins and how high it is."""
    return re.findall(
        r"<li(?:(?!<li).)*?><b class=\"who\">(.*?)</b><span>(.*?)</span>.*?y=\"([\d.]+)\".*?height=\"([\d.]+)\"", html
    )


def test_winners_come_first_and_steps_are_measured_from_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    html = ended(monkeypatch, Result((21, 20, 0), (0,)), "human", "random", "random")
    assert steps(html) == [("You", "21", "0", "48"), ("Bruno", "20", "2.3", "45.7"), ("Cleo", "0", "48", "0")]
    assert html.count(' won"') == 1


def test_points_below_zero_hang_under_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    html = ended(monkeypatch, Result((-3, 9, 9), (1, 2)), "human", "random", "random")
    lost = ("You", "\N{MINUS SIGN}3", "36", "12")
    assert steps(html) == [("Bruno", "9", "0", "36"), ("Cleo", "9", "0", "36"), lost]
    assert html.count('class="below"') == 1
    assert html.count("M0 36h100") == 3


def test_equal_points_make_equal_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    html = ended(monkeypatch, Result((0, 0, 0), (0, 1, 2)), "random", "random", "random")
    assert {height for *_, height in steps(html)} == {"0"}


def said(html: str) -> str:
    """Return what is told of the victory, without its markup."""
    found = re.search(r'<div class="verdict">(.*?)</div>', html)
    assert found
    return re.sub("<.*?>", "", found[1])


@pytest.mark.parametrize(
    ("lang", "result", "seats", "told"),
    [
        ("en", Result((9, 8, 3), (0,)), "hbb", "Well done! You win Land Unter, 9 to 8."),
        ("fr", Result((9, 8, 3), (0,)), "hhb", "Bravo, Alma\u202f! Vous gagnez Land Unter, 9 à 8."),
        (
            "fr",
            Result((9, 9, 9), (0, 1)),
            "hhb",
            "Bravo, Alma et Bruno\u202f! Vous partagez la victoire, avec 9 points",
        ),
        ("en", Result((9, 3, 9), (0, 2)), "hbb", "Well done! You share the victory with Cleo: 9 points each."),
        ("fr", Result((8, 9, 3), (1,)), "hbb", "Bruno gagne avec 9 points, 1 de plus que vous."),
        ("en", Result((9, 8, 3), (0,)), "bbb", "Alma wins with 9 points, 1 ahead of Bruno."),
    ],
)
def test_people_who_have_won_are_spoken_to_and_bots_are_told_of(
    monkeypatch: pytest.MonkeyPatch, lang: str, result: Result, seats: str, told: str
) -> None:
    html = ended(monkeypatch, result, *({"h": "human", "b": "random"}[each] for each in seats), lang=lang)
    assert said(html).startswith(told)
    drawn = html.partition('class="verdict"')[0]
    assert drawn.count("<svg") == drawn.count("lu-calm") == len(result.winners), "each winner has a picture"
    assert ("quiet" in drawn) == (told.find("Well done") < 0 and told.find("Bravo") < 0)
    assert "data-piece" not in html


@pytest.mark.parametrize(
    ("lang", "sentence"), [("en", "You are 6 points short of that."), ("fr", "Il vous a manqué 6")]
)
def test_the_third_is_told_by_how_much(monkeypatch: pytest.MonkeyPatch, lang: str, sentence: str) -> None:
    assert sentence in ended(monkeypatch, Result((3, 9, 8), (1,)), "human", "random", "random", lang=lang)


@pytest.mark.parametrize(
    ("result", "seats"),
    [
        (Result((9, 8, 3), (0,)), ("human", "random", "random")),
        (Result((8, 9, 3), (1,)), ("human", "random", "random")),
        (Result((9, 9, 3), (0, 1)), ("human", "random", "random")),
        (Result((3, 9, 8), (1,)), ("human", "human", "random")),
    ],
    ids=["the winner", "the second, of whom the victory tells it", "a tie", "several people"],
)
def test_nobody_else_is(monkeypatch: pytest.MonkeyPatch, result: Result, seats: tuple[str, ...]) -> None:
    assert " short of " not in ended(monkeypatch, result, *seats)


def test_the_review_is_the_main_thing_to_do_another_game_the_second_and_all_else_is_quiet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    html = ended(monkeypatch, Result((9, 8, 3), (0,)), "human", "random", "random")
    assert re.findall('<button class="md-button md-button--primary".*?>(.*?)</button>', html) == ["My moments"]
    assert re.findall('<button.*?class="again".*?>(.*?)</button>', html) == ["Play again"]


def test_of_several_people_another_game_is_the_main_thing_and_each_review_is_quiet(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    html = ended(monkeypatch, Result((9, 8, 3), (0,)), "human", "human", "random")
    assert re.findall('<button class="md-button md-button--primary".*?>(.*?)</button>', html) == ["Play again"]
    assert re.findall('data-use="review" data-seat="(.)">(.*?)</button>', html) == [
        ("0", "Alma’s moments"),
        ("1", "Bruno’s moments"),
    ]
