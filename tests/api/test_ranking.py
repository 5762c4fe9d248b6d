"""The final ranking: a column for all that points are made of, and sums that come out right."""

import re
from functools import cache
from html import unescape

import pytest

from engine.api.ranking import Source, points_by_column
from engine.api.score_bar import bar_scale, colour_swatch_of_column, score_bar
from engine.core.presentation import ScoreShare
from engine.games.registry import PRESENTATIONS
from tests.api.finished import finished
from tests.contracts import contract
from tests.seats import rivals, seats_near


@cache
def ranking(game: str, seed: int) -> list[list[str]]:
    """Return the head and the lines of the ranking of a game played at random, without their markup."""
    form = finished(*["random"] * seats_near(game), game=game, seed=seed)["form"]
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
    heads, *rows = ranking(game, seed)
    adding = [place for place, head in enumerate(heads) if head in contract(game).RANKING_ADDS]
    totals = [points(row[1]) for row in rows]
    assert totals == [sum(points(row[place]) for place in adding) for row in rows]
    assert totals == sorted(totals, reverse=True)


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize(("lang", "title"), [("en", "Léa (you)"), ("fr", "Léa (vous)")])
def test_who_plays_alone_is_named_and_spoken_to(game: str, lang: str, title: str) -> None:
    """Mat, ranking and podium bear the name that was typed; sentences speak to the reader."""
    names = ["Léa", "Bruno", "Cleo", "Dan", "Eva", "Finn"][: seats_near(game)]
    over = finished("human", *rivals(game, "random"), game=game, lang=lang, names=names)
    plain = re.sub("<.*?>", "|", over["form"])
    assert plain.count(title) >= 2, "in the ranking and on the podium"
    assert title in over["board"] + over["beside"]
    assert title in over["summary"][lang]
    assert "Léa" not in re.sub("<.*?>", "", "".join(over["log"]["lines"]))


def test_who_has_typed_no_name_is_only_spoken_to() -> None:
    over = finished("human", "random", "random")
    assert "Alma" not in over["form"] + over["board"] + over["beside"]
    assert "(you)" not in over["form"]


RECT = re.compile(r'<rect class="(\w+) p(\d)" x="([\d.]+)"[^>]*width="([\d.]+)"')
SCALE = bar_scale([(3, -1, 4), (0, 2, 5), (-2, -1, 0)])


def test_all_bars_have_room_for_what_brought_points_and_for_what_cost_some() -> None:
    assert (SCALE.below, SCALE.above) == (3, 7)


def test_a_bar_has_a_piece_for_each_column_on_both_sides_of_zero() -> None:
    drawn = score_bar((3, -1, 4), SCALE)
    assert RECT.findall(drawn) == [("piece", "0", "30", "30"), ("minus", "1", "20", "10"), ("piece", "2", "60", "40")]
    assert 'class="zero" d="M30.0 0' in drawn


def test_the_head_of_a_column_has_the_colour_of_its_pieces() -> None:
    points = (1,) * 8
    kinds = [kind for _, kind, _, _ in RECT.findall(score_bar(points, bar_scale([points])))]
    assert kinds == [re.findall(r'<i class="p(\d)"', colour_swatch_of_column(column))[0] for column in range(8)]


def test_what_cost_points_is_hatched_within_its_piece() -> None:
    _, hatching = re.findall(r'class="minus p0" (?:d="(.*?)"|x)', score_bar((-2, -1, 0), SCALE))
    starts = [float(x) for x in re.findall(r"M([\d.]+)", hatching)]
    assert len(starts) > 2
    assert min(starts) == 10
    assert max(starts) < 30


def test_without_points_lost_a_bar_begins_at_its_left_end() -> None:
    drawn = score_bar((2, 0), bar_scale([(2, 0), (4, 0)]))
    assert RECT.findall(drawn) == [("piece", "0", "0", "50")]
    assert "zero" not in drawn


def test_where_nobody_has_points_nothing_is_drawn() -> None:
    assert "<rect" not in score_bar((0, 0), bar_scale([(0, 0)]))


def test_the_bars_of_a_table_add_up_to_its_numbers() -> None:
    assert points_by_column([], [("own", 0)]) == [0]
    shares = [("own", 2), ("taken", -1), ("own", 1)]
    own = [Source(ScoreShare(0, column, points), 0) for column, points in shares]
    assert points_by_column(own, [("own", 0), ("taken", 0)]) == [3, -1]
