"""The final ranking: a column for all that points are made of, and sums that come out right."""

import re
from functools import cache
from html import unescape

import pytest

from engine.api.ranking import Source, bar
from engine.core.presentation import ScoreShare
from engine.games.registry import PRESENTATIONS
from tests.api.client import settle, sit
from tests.contracts import contract


@cache
def ranking(game: str, seed: int) -> list[list[str]]:
    """Play a game of bots; return the ranking's head and lines, without their markup."""
    form = settle(sit("random", "random", "random", game=game, seed=seed))["form"]
    table = form[form.index('<table class="ranking">') : form.index("</table>")]
    rows = [re.findall(r"<t[hd].*?>(.*?)</t[hd]>", row) for row in re.findall(r"<tr>(.*?)</tr>", table)]
    return [[unescape(re.sub("<.*?>", "", cell)) for cell in row] for row in rows]


def points(cell: str) -> int:
    """Return what a cell comes to."""
    return int(cell.split("=")[-1].replace("\N{MINUS SIGN}", "-"))


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_the_columns_tell_what_the_points_are_made_of(game: str) -> None:
    heads = list(contract(game).RANKING_HEADS)
    assert ranking(game, 1)[0] == heads, f"tests/games/{game}/contract.py: RANKING_HEADS"


@pytest.mark.parametrize("game", [game for game in PRESENTATIONS if contract(game).RANKING_ADDS])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_columns_add_up(game: str, seed: int) -> None:
    _, *rows = ranking(game, seed)
    totals = [points(row[1]) for row in rows]
    assert totals == [sum(map(points, row[2:])) for row in rows]
    assert totals == sorted(totals, reverse=True)


def test_a_bar_has_a_piece_for_each_column_that_brought_points_one_after_the_other() -> None:
    shares = [("preservers", 2), ("bonus", -1), ("preservers", 1), ("extra", 4)]
    own = [Source(ScoreShare(0, column, points), 0) for column, points in shares]
    drawn = bar(own, [("preservers", 0), ("bonus", 0), ("extra", 0)], 10)
    pieces = re.findall(r'class="piece p(\d)" x="([\d.]+)"[^>]*width="([\d.]+)"', drawn)
    assert pieces == [("0", "0", "30"), ("2", "30", "40")]
