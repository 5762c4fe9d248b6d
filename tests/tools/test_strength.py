"""How the tables tell who beat whom."""

from collections.abc import Mapping
from typing import Any

import pytest

from tools import strength
from tools.paths import OUTSIDE


def scored(level: int, against: list[int], players: int = 3, **other: Any) -> dict[str, Any]:
    """Return a score as the arena keeps it; `other` replaces what it says of its pairing or itself."""
    pairing = {"level": level, "against": against, "players": players, "options": [], "iterations": 40}
    score: Mapping[str, Any] = {"games": 60, "share": 0.456, "interval": 0.05, "points": 5.04, "others": -1.0}
    return {
        "pairing": pairing | {key: other[key] for key in pairing.keys() & other},
        **score,
        **{key: value for key, value in other.items() if key not in pairing},
    }


def shown(monkeypatch: pytest.MonkeyPatch, lang: str, *scores: dict[str, Any]) -> str:
    """Return the tables of Land Unter with these scores; one with an opponent was kept apart."""
    kept = {True: [score for score in scores if "opponent" in score]}
    kept[False] = [score for score in scores if "opponent" not in score]
    monkeypatch.setattr(strength, "rows_of", lambda path, _game: kept[path == OUTSIDE])
    return strength.arena_page("land_unter", lang)


def row_of(head: str, *cells: str) -> str:
    """Return a row of a table."""
    return f'<tr><th scope="row">{head}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'


def test_neighbours_have_a_row_for_each_number_of_players_and_a_column_for_each_budget(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    html = shown(
        monkeypatch,
        "en",
        scored(4, [3], players=5),
        scored(2, [1], share=0.8, games=90),
        scored(4, [3], iterations=160, share=0.6),
        scored(3, [2], options=[["play", "open"]]),
    )
    heads = ("Hawkeye against Dicey", "Elephant against Hawkeye", "160 games imagined", "40 games imagined")
    assert [html.index(head) for head in heads] == sorted(html.index(head) for head in heads), "in order of level"
    assert row_of("3", "0.33", "0.80 ± 0.05 (90)", "–", "0.60 ± 0.05 (60)", "–") in html
    assert row_of("5", "0.20", "–", "–", "–", "0.46 ± 0.05 (60)") in html
    assert row_of("3, Cards: Open", "0.33", "–", "0.46 ± 0.05 (60)", "–", "–") in html
    assert html.index(">5<") < html.index("Open"), "options come last"


def test_the_best_against_all_four_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = [1, 2, 3, 4]
    longer = scored(4, pool, share=0.7, iterations=160)
    html = shown(monkeypatch, "fr", scored(1, pool, share=0.1), scored(4, pool, share=0.6), longer)
    best = row_of("Devin du temps, 160 parties imaginées par coup", "0,70 ± 0,05", "60", "3", "5,0", "−1,0")
    second = row_of("Devin du temps", "0,60 ± 0,05", "60", "3", "5,0", "−1,0")
    assert html.index(best) < html.index(second) < html.index("0,10 ± 0,05")
    assert "tirés au sort parmi les quatre, 40 parties imaginées par coup</caption>" in html


def test_other_matches_are_told_one_by_one_those_with_a_bot_from_outside_too(monkeypatch: pytest.MonkeyPatch) -> None:
    html = shown(monkeypatch, "en", scored(4, [2]), scored(4, [], opponent="ismcts", iterations=None))
    level_two = row_of(
        "Weather prophet against Hawkeye, 40 games imagined for a move", "0.46 ± 0.05", "60", "3", "5.0", "−1.0"
    )
    outside = row_of(
        "Weather prophet against OpenSpiel’s ISMCTS, at equal time", "0.46 ± 0.05", "60", "3", "5.0", "−1.0"
    )
    assert level_two in html
    assert outside in html
    assert "<caption>Each bot" not in html, "a table without rows is left out"
    html = shown(monkeypatch, "en", scored(3, [1], options=[["play", "open"]]))
    assert row_of("Elephant against Dicey", "0.46 ± 0.05", "60", "3", "Cards: Open", "5.0", "−1.0") in html
