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
        r"<li.*?><b class=\"who\">(.*?)</b><span>(.*?)</span>.*?y=\"([\d.]+)\".*?height=\"([\d.]+)\"", html
    )


def test_winners_come_first_and_steps_are_measured_from_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    html = ended(monkeypatch, Result((21, 20, 0), (0,)), "human", "random", "random")
    assert steps(html) == [("You", "21", "0", "48"), ("Bruno", "20", "2.3", "45.7"), ("Cleo", "0", "48", "0")]
    assert html.count(' won"') == 1


def test_points_below_zero_hang_under_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    html = ended(monkeypatch, Result((-3, 9, 9), (2,)), "human", "random", "random")
    lost = ("You", "\N{MINUS SIGN}3", "36", "12")
    assert steps(html) == [("Cleo", "9", "0", "36"), ("Bruno", "9", "0", "36"), lost]
    assert html.count('class="below"') == 1
    assert html.count("M0 36h100") == 3


def test_equal_points_make_equal_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    html = ended(monkeypatch, Result((0, 0, 0), (0, 1, 2)), "random", "random", "random")
    assert {height for *_, height in steps(html)} == {"0"}


@pytest.mark.parametrize(("lang", "sentence"), [("en", "You are 1 point behind Bruno."), ("fr", "Il vous manque 1")])
def test_who_has_lost_is_told_by_how_much(monkeypatch: pytest.MonkeyPatch, lang: str, sentence: str) -> None:
    assert sentence in ended(monkeypatch, Result((8, 9, 3), (1,)), "human", "random", "random", lang=lang)


@pytest.mark.parametrize(
    ("result", "seats"),
    [
        (Result((9, 8, 3), (0,)), ("human", "random", "random")),
        (Result((9, 9, 3), (1,)), ("human", "random", "random")),
        (Result((8, 9, 3), (1,)), ("human", "human", "random")),
    ],
    ids=["the winner", "a tie-break", "several people"],
)
def test_nobody_else_is(monkeypatch: pytest.MonkeyPatch, result: Result, seats: tuple[str, ...]) -> None:
    assert " behind " not in ended(monkeypatch, result, *seats)
