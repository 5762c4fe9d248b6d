"""How chances came true, on the page of a game's bots: a plot, and tables that say the same."""

import pytest

from engine.core import charts
from tools import measured, reliability
from tools.paths import PARTS as PARTS_PATH

TOLD = [
    {"low": 0.0, "estimates": 300, "estimated": 0.04, "won": 0.06, "error": 0.01},
    {"low": 0.5, "estimates": 100, "estimated": 0.5, "won": 0.52, "error": 0.02},
]
RAW = [{"low": 0.5, "estimates": 400, "estimated": 0.6, "won": 0.5, "error": 0.02}]
PARTS = [
    {"part": part, "level": 2, "games": 1400, "told": told, "certain": 500 * part, "refuted": part // 2}
    for part, told in enumerate((TOLD[1:], TOLD, TOLD))
]
ROW = {"players": 3, "level": 2, "games": 700, "adjusted": True, "proven": True, "raw": RAW, "told": TOLD}


def test_tables_say_what_the_plot_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        reliability, "rows_of", lambda path, _: PARTS if path == PARTS_PATH else [ROW, ROW | {"level": 3, "games": 90}]
    )
    html = measured.measured_table("reliability/vineta", "en")
    assert f'<circle cx="196.0" cy="{charts.y_coordinate_of_share(0.52):.1f}" r="{charts.DOT}"/>' in html
    assert f'class="line" d="M{reliability.x_of_chance(0.6):.1f},{charts.y_coordinate_of_share(0.5):.1f}"' in html
    assert (
        "<td>100</td><td>50.0\u00a0%</td><td>52.0\u00a0±\u00a03.9\u00a0%</td><td>60.0\u00a0%</td><td>50.0\u00a0%</td>"
        in html
    )
    assert '<th scope="row">0–\N{WORD JOINER}10\u00a0%</th><td>300</td>' in html
    assert "<td>–</td><td>–</td>" in html, "no raw estimate lies there"
    assert "<td>Hawkeye</td><td>700</td><td>10.0</td><td>2.0</td><td>chances</td>" in html
    assert "<td>Elephant</td><td>90</td>" in html
    assert "700 games with 3 players" in html
    assert '<th scope="col">Beginning: number</th>' in html
    assert '<th scope="row">0–\N{WORD JOINER}10\u00a0%</th><td>0</td><td>–</td><td>–</td><td>300</td>' in html
    assert "after 1\u202f500 of the 4\u202f200 decisions looked at; 1 of these statements" in html
    assert "adjusts the estimates" in html


def test_where_nothing_is_adjusted_the_page_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        reliability,
        "rows_of",
        lambda path, _: [] if path == PARTS_PATH else [ROW | {"adjusted": False, "proven": False}],
    )
    html = measured.measured_table("reliability/vineta", "fr")
    assert "telles quelles" in html
    assert "<td>estimations</td>" in html
    assert "<td>2,0</td>" in html
