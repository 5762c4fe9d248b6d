"""How measured numbers are written in the tables."""

import pytest

from engine.core import charts
from tools import chart, figures, measured
from tools.figures import NARROW
from tools.measured import WORDS


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (0.4, "0"),
        (7.6, "8"),
        (123.4, "123"),
        (999.6, "1 000"),
        (1234.0, "1 230"),
        (12_345.0, "12 300"),
        (98_765.4, "98 800"),
        (1_234_567.0, "1 230 000"),
    ],
)
def test_a_rate_has_three_digits_and_its_thousands_apart(value: float, text: str) -> None:
    assert measured.rounded_rate(value) == text.replace(" ", NARROW)


@pytest.mark.parametrize(
    ("value", "digits", "french", "english"),
    [(-0.126, 2, "−0,13", "−0.13"), (3.0, 1, "3,0", "3.0"), (-0.0004, 3, "0,000", "0.000")],
)
def test_a_number_is_written_as_the_language_does(value: float, digits: int, french: str, english: str) -> None:
    assert figures.number_text(value, WORDS["fr"], digits) == french
    assert figures.number_text(value, WORDS["en"], digits) == english


@pytest.mark.parametrize(("value", "text"), [(0.0994, "99\N{NO-BREAK SPACE}ms"), (0.1, "0,10\N{NO-BREAK SPACE}s")])
def test_short_times_are_in_milliseconds(value: float, text: str) -> None:
    assert measured.time_text(value, WORDS["fr"]) == text


def test_sizes_have_the_unit_of_the_language() -> None:
    assert measured.bytes_text(999_949, WORDS["fr"]) == "999,9\N{NO-BREAK SPACE}ko"
    assert measured.bytes_text(1_000_000, WORDS["fr"]) == "1,0\N{NO-BREAK SPACE}Mo"
    assert measured.bytes_text(12_300_000, WORDS["en"]) == "12.3\N{NO-BREAK SPACE}MB"


def test_a_rate_of_a_bot_is_named_by_its_level() -> None:
    assert measured.rate_name("town.3", WORDS["en"]) == "Drunter & Drüber: decisions of the bot of level 3"
    assert measured.rate_name("clone", WORDS["en"]) == "Copies of a state"


JUDGED = {"players": 3, "decisions": 30, "worlds": 800}
REGRETS = [
    {**JUDGED, "level": 2, "iterations": None, "regret": 0.04, "interval": 0.01},
    *(
        {**JUDGED, "level": 4, "iterations": iterations, "regret": regret, "interval": 0.012}
        for iterations, regret in ((5, 0.02), (20, 0.01), (80, 0.0))
    ),
]


def test_what_a_decision_loses_is_a_chart_and_a_table_that_says_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measured, "rows_of", lambda *_: REGRETS)
    html, scale = measured.measured_table("regret/vineta", "fr"), chart.Scale(0.04, 0.01)
    # Budgets four times as large lie as far apart as the others.
    for x, regret in (("64.0", 0.02), ("196.0", 0.01), ("328.0", 0.0)):
        assert f'<circle cx="{x}" cy="{scale.height_of_value(regret):.1f}" r="{charts.DOT}"/>' in html
    assert f'class="mark" d="M{charts.LEFT} {scale.height_of_value(0.04):.1f}H' in html
    assert f"V{scale.height_of_value(0):.1f}" in html, "an interval ends at the edge of the chart"
    assert '<svg aria-hidden="true" class="chart"' in html
    assert '<th scope="row">Fine mouche</th><td>20</td><td>0,010 ± 0,012</td>' in html
    assert "30\u00a0décisions, 3\u00a0joueurs" in html
    assert "800\u00a0parties" in html


@pytest.mark.parametrize(("most", "top", "step"), [(0.04, 0.04, 0.01), (0.041, 0.05, 0.01), (0.9, 1.0, 0.2), (7, 8, 2)])
def test_the_lines_across_a_chart_are_at_round_numbers(most: float, top: float, step: float) -> None:
    assert chart.scale_for(most) == pytest.approx((top, step))


def test_starts_are_told_for_each_visit_beside_bare_python() -> None:
    cost = {"min": 1234.0, "median": 2000.0, "cpu": 800.0, "bytes": 4_656_000}
    again = {"min": 345.0, "median": 400.0, "cpu": 90.0, "bytes": 0}
    found = {"runs": 5, "starts": {name: {"first": cost, "again": again} for name in ("bare", "vineta")}}
    html = measured.starts_table(found, WORDS["en"])
    cells = ("1.23\u00a0s", "0.80\u00a0s", "4.7\u00a0MB", "0.34\u00a0s", "90\u00a0ms", "0.0\u00a0kB")
    assert "".join(f"<td>{cell}</td>" for cell in cells) in html
    assert '<th scope="row">Vineta</th>' in html
    assert "of 5 runs" in html


def test_what_was_not_measured_has_no_table() -> None:
    for key in ("regret", "arena/chess", "speed/vineta"):
        with pytest.raises(KeyError):
            measured.measured_table(key, "en")
