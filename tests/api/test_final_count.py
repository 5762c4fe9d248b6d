"""The end as an event: what counts comes out step by step, beside each name, until it is told who has won."""

import re
from functools import cache
from html import unescape
from itertools import pairwise

import pytest

from engine.api.answers import StepView
from engine.api.view_model import unseen_steps
from engine.games.registry import GAMES, PRESENTATIONS
from engine.match.match import Match
from tests.seats import seats_near
from tests.stored_games import random_game

TALLY = '<ol class="tally"'


@cache
def ended(game: str, seed: int = 4) -> Match:
    """Return a game that one person and bots have played to its end at random; nothing of it was shown."""
    count = seats_near(game)
    record = random_game(GAMES[game], (count, {}, None), seed)
    return Match.from_record(PRESENTATIONS[game], record, ("human", *("random",) * (count - 1)))


def steps(game: str, *, stepwise: bool = False) -> tuple[list[StepView], list[StepView]]:
    """Return the steps of such a game: those before the final count, and those of it."""
    shown = unseen_steps(ended(game), "en", stepwise=stepwise)
    begins = [TALLY in step["beside"] for step in shown].index(True)
    assert all(TALLY in step["beside"] for step in shown[begins:]), "nothing comes after it"
    return shown[:begins], shown[begins:]


def rows(step: StepView) -> list[tuple[str, int, str]]:
    """Return of each seat in a step of the count its class, its points so far, and what of it has come."""
    found = re.findall(r'<li class="([^"]*)">(.*?)</li>', step["beside"])
    sums = (unescape(re.sub("<.*?>", "", re.findall('class="sum">(.*?)</b>', row)[0])) for _, row in found)
    return [
        (kind, int(points.replace("\N{MINUS SIGN}", "-") or 0), row.partition('class="parts">')[2])
        for (kind, row), points in zip(found, sums, strict=True)
    ]


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_one_seat_after_the_other_is_counted_and_the_last_step_says_who_has_won(game: str) -> None:
    before, counted = steps(game)
    result = ended(game).result
    assert result
    for earlier, later in pairwise(counted):
        changed = [new for (_, *old), (_, *new) in zip(rows(earlier), rows(later), strict=True) if old != new]
        assert len(changed) <= 1, "one seat at a time"
    *others, last = map(rows, counted)
    assert tuple(points for _, points, _ in last) == result.scores
    assert [seat for seat, (kind, *_) in enumerate(last) if "won" in kind.split()] == [*result.winners]
    assert not any("won" in kind.split() for each in others for kind, *_ in each)
    assert sum("new" in kind.split() for kind, *_ in others[0]) == 1
    assert all(step["weighty"] for step in counted)
    assert before[-1]["pause"], "the table waits before it"
    assert not any(step["pause"] for step in counted)


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_it_is_said_in_one_go_unless_the_reader_goes_from_step_to_step(game: str) -> None:
    _, counted = steps(game)
    first, *others = (step["say"] for step in counted)
    result = ended(game).result
    assert result
    assert first.startswith("The points: you\N{NO-BREAK SPACE}")
    assert all(str(abs(score)) in first for score in result.scores)
    assert not any(others)
    _, by_step = steps(game, stepwise=True)
    assert all(step["say"] for step in by_step)


def test_secrets_are_in_no_row_before_their_seat_has_turned_them_over() -> None:
    for game in ("drunter_drueber", "vineta"):
        _, (first, *_) = steps(game)
        assert [bool(re.sub("</?span>", "", parts)) for *_, parts in rows(first)] == [True, False, False], game
