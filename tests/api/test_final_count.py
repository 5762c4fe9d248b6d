"""The end as an event: what counts comes out step by step, beside each name, until it is told who has won."""

import re
from functools import cache
from html import unescape
from itertools import pairwise
from typing import Final

import pytest

from engine.api.answers import StepView
from engine.api.shown_steps import unseen_steps
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


def face_up(step: StepView) -> list[bool]:
    """Return of each seat whether its card is face up; a face that is down is not in the page."""
    cards = re.findall(r'class="secret( up)?"><span class="back"></span>(<span class="face">)?', step["beside"])
    assert all(bool(up) == bool(face) for up, face in cards)
    return [bool(up) for up, _ in cards]


COUNTING: Final = [game for game in PRESENTATIONS if len(face_up(steps(game)[1][0])) == len(ended(game).kinds)]
"""The games in which something is counted for every seat at the end."""


@pytest.mark.parametrize("game", COUNTING)
def test_one_seat_after_the_other_is_turned_over_from_the_fewest_points_up(game: str) -> None:
    before, (down, *counted, last) = steps(game)
    result = ended(game).result
    assert result
    assert not any(step["counts"] for step in before)
    assert not any(face_up(down))
    turned = [face_up(step) for step in (down, *counted)]
    order = [next(seat for seat, up in enumerate(new) if up and not old[seat]) for old, new in pairwise(turned)]
    assert sorted(order) == [*range(len(result.scores))]
    assert [result.scores[seat] for seat in order] == sorted(result.scores)
    assert order[-1] in result.winners
    for seat, step in zip(order, counted, strict=True):
        assert [place for place, (kind, *_) in enumerate(rows(step)) if "new" in kind.split()] == [seat]
        assert rows(step)[seat][1] == result.scores[seat]
    assert tuple(points for _, points, _ in rows(last)) == result.scores
    assert [seat for seat, (kind, *_) in enumerate(rows(last)) if "won" in kind.split()] == [*result.winners]
    assert not any("won" in kind.split() for step in (down, *counted) for kind, *_ in rows(step))


@pytest.mark.parametrize("game", COUNTING)
def test_each_press_turns_one_over_and_its_button_says_whose_is_next(game: str) -> None:
    _, counted = steps(game)
    labels = [step["pause"] for step in counted]
    assert all(labels)
    assert [label.startswith("Next: ") for label in labels] == [False, True, True, False, False]
    assert labels[-2:] == ["Who wins?", "To the result"]


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_it_is_said_in_one_go_unless_the_reader_goes_from_step_to_step(game: str) -> None:
    _, (down, first, *others) = steps(game)
    result = ended(game).result
    assert result
    assert down["say"] == down["pause"]
    assert first["say"].startswith("The points: you\N{NO-BREAK SPACE}")
    assert all(str(abs(score)) in first["say"] for score in result.scores)
    assert not any(step["say"] for step in others)
    _, by_step = steps(game, stepwise=True)
    assert all(step["say"] for step in by_step)


def test_the_board_rings_the_buildings_of_the_target_card_that_is_shown() -> None:
    _, (_, *counted, _) = steps("drunter_drueber")
    rings = [len(re.findall("z", "".join(re.findall(r'class="d-ow2" d="([^"]*)"', step["board"])))) for step in counted]
    buildings = [step["beside"].partition(" new")[2].partition("</li>")[0].count("d-bv") for step in counted]
    assert rings == buildings
    assert len({*rings}) > 1


def test_a_board_that_shows_points_shows_those_of_before_until_all_is_counted() -> None:
    _, (down, *counted, last) = steps("land_unter")
    assert counted
    assert {step["board"] for step in counted} == {down["board"]}
    assert last["board"] != down["board"]
