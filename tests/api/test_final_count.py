"""The end as an event: what counts comes out step by step, beside each name, until it is told who has won."""

import re
from functools import cache
from html import unescape
from itertools import pairwise

import pytest

from engine.api.answers import StepView
from engine.api.final_count import snapshots_of_final_count
from engine.api.shown_steps import unseen_steps
from engine.api.view_model import view_model
from engine.games.registry import GAMES, PRESENTATIONS
from engine.match.match import Match
from tests.seats import seats_near
from tests.stored_games import random_game

TALLY = '<ol class="tally"'


@cache
def ended(game: str, seed: int = 4, option: str = "") -> Match:
    """Return a game that one person and bots have played to its end at random; nothing of it was shown."""
    count = seats_near(game)
    record = random_game(GAMES[game], (count, dict([option.split("=")]) if option else {}, None), seed)
    return Match.from_record(PRESENTATIONS[game], record, ("human", *("random",) * (count - 1)))


def steps(game: str, *, stepwise: bool = False) -> tuple[list[StepView], list[StepView]]:
    """Return the steps of such a game: those before the final count, and those of it."""
    shown = unseen_steps(ended(game), "en", stepwise=stepwise)
    begins = [TALLY in step["beside"] for step in shown].index(True)
    assert all(TALLY in step["beside"] for step in shown[begins:]), "nothing comes after it"
    return shown[:begins], shown[begins:]


def rows(step: StepView) -> list[tuple[str, int, str]]:
    """Return of each seat in a step of the count its class, its points so far, and what of it has come."""
    found = re.findall(r'<li class="([^"]*)" data-seat="\d">(.*?)</li>', step["beside"])
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


def of_class(step: StepView, name: str) -> list[int]:
    """Return the seats whose rows are of this class, in a step of the count."""
    return [seat for seat, (kind, *_) in enumerate(rows(step)) if name in kind.split()]


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_one_seat_after_the_other_is_counted_from_the_fewest_points_up(game: str) -> None:
    before, (down, *counted) = steps(game)
    result = ended(game).result
    assert result
    assert not any(step["counts"] for step in before)
    assert of_class(down, "new") == []
    order = [seat for step in counted for seat in of_class(step, "new")]
    shares, told = PRESENTATIONS[game].score_shares, snapshots_of_final_count(ended(game))
    assert {*order} == {share.seat for each in told for share in shares(each.event, each.view)}
    assert [result.scores[seat] for seat in order] == sorted(result.scores[seat] for seat in order)
    assert order[-1] in result.winners or len(order) < len(result.scores), "unless some had all their points before"
    for seat, step in zip(order, counted, strict=True):
        assert rows(step)[seat][1] == result.scores[seat]
    assert tuple(points for _, points, _ in rows(counted[-1])) == result.scores
    assert [of_class(step, "won") for step in counted] == [[]] * (len(counted) - 1) + [[*result.winners]]


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_what_is_secret_is_turned_over_with_its_seat_and_nothing_else_looks_secret(game: str) -> None:
    _, (down, *counted) = steps(game)
    secret = PRESENTATIONS[game].suspicions is not None
    assert len(face_up(down)) == (len(ended(game).kinds) if secret else 0)
    assert not any(face_up(down))
    turned = [face_up(step) for step in (down, *counted)]
    if secret:
        order = [[seat for seat, up in enumerate(new) if up and not old[seat]] for old, new in pairwise(turned)]
        assert order == [of_class(step, "new") for step in counted]


def test_islands_are_counted_with_the_preservers_that_bring_the_points() -> None:
    _, (down, *counted) = steps("land_unter")
    assert down["beside"].count('class="stake"') == 3
    assert "data-piece" not in "".join(step["beside"] for step in (down, *counted)), "no piece flies to or from there"
    came = re.findall(r'class="fresh" data-points="([-\d ]+)"', "".join(step["beside"] for step in counted))
    brought = [sum(map(int, points.split())) for points in came]
    assert len(brought) == 3
    rings = [row.count("lu-ring") for row in counted[-1]["beside"].split("</li>")[:3]]
    signs = [row.count('class="tag') for row in counted[-1]["beside"].split("</li>")[:3]]
    last = {seat: points for step, points in zip(counted, brought, strict=True) for seat in of_class(step, "new")}
    assert {seat: rings[seat] + signs[seat] for seat in last} == {seat: abs(points) for seat, points in last.items()}


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_each_press_counts_one_and_the_last_leads_to_the_result(game: str) -> None:
    _, counted = steps(game)
    labels = [step["pause"] for step in counted]
    assert [label.startswith("Next: ") for label in labels] == [False, *[True] * (len(labels) - 2), False]
    assert [bool(label) for label in labels] == [*[True] * (len(labels) - 1), False]


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("stepwise", [False, True])
def test_each_seat_is_said_as_it_is_counted_and_who_has_won_only_once_that_is_over(game: str, stepwise: bool) -> None:
    _, (down, *counted) = steps(game, stepwise=stepwise)
    assert down["say"] == down["pause"]
    assert all(step["say"] for step in counted)
    assert not any("wins" in step["say"] or "win the game" in step["say"] for step in counted)


def test_the_board_rings_the_buildings_of_the_target_card_that_is_shown() -> None:
    _, (_, *counted) = steps("drunter_drueber")
    rings = [len(re.findall("z", "".join(re.findall(r'class="d-ow2" d="([^"]*)"', step["board"])))) for step in counted]
    buildings = [step["beside"].partition(" new")[2].partition("</li>")[0].count("d-bv") for step in counted]
    assert rings == buildings
    assert len({*rings}) > 1


def test_a_board_that_shows_points_shows_those_of_before_until_all_is_counted() -> None:
    _, (down, *counted, last) = steps("land_unter")
    assert counted
    assert {step["board"] for step in counted} == {down["board"]}
    assert last["board"] != down["board"]


@pytest.mark.parametrize(
    ("game", "seed", "option", "heads"),
    [
        ("drunter_drueber", 5, "", ["Votes in hand"]),
        ("drunter_drueber", 55, "goals=two", ["Second target"]),
        ("vineta", 3, "", ["Own houses, last district"]),
    ],
)
def test_what_breaks_a_tie_is_a_step_of_its_own_before_anybody_has_won(
    game: str, seed: int, option: str, heads: list[str]
) -> None:
    match = ended(game, seed, option)
    result, ties = match.result, [entry.snapshot.event for entry in match.log if entry.snapshot.event.tie_break]
    assert result
    assert ties
    *counted, last_seat, tie = [step for step in unseen_steps(match, "en") if step["counts"]]
    assert last_seat["pause"] == "Break the tie"
    assert not tie["pause"]
    assert not any(of_class(step, "won") or "compared" in step["beside"] for step in (*counted, last_seat))
    assert of_class(tie, "won") == [*result.winners]
    best = [seat for seat, points in enumerate(result.scores) if points == max(result.scores)]
    assert of_class(tie, "tied") == best
    shown = re.findall(r'class="compared"><small>([^<]*): </small>(\d+)', tie["beside"])
    of_all = {seat: count for event in ties for seat, count in event.compared.items()}
    assert shown == [(head, str(of_all[seat])) for head in heads for seat in best]
    assert set(tie["rules"]) == {event.rule for event in ties}
    assert "tied" in tie["say"]
    ranking = str(view_model(match, "en")["form"])
    assert [head for head in re.findall('<th scope="col">([^<]*)</th>', ranking) if head in heads] == heads


def test_each_thing_that_counts_brings_its_points_by_itself() -> None:
    _, (_, *counted) = steps("drunter_drueber")
    for step in counted:
        row = step["beside"].partition(" new")[2].partition("</li>")[0]
        points = [int(each) for each in re.findall(r'data-points="([-\d ]+)"', row)[0].split()]
        part = row.partition("data-points")[2]
        values = [int(value) for value in re.findall(r'class="d-bv"[^>]*>(\d)<', part)]
        assert points == (values or [0])
        assert part.count('class="ic"') == len(values), "each has an icon to come with"


@pytest.mark.parametrize("game", PRESENTATIONS)
@pytest.mark.parametrize("seed", range(1, 9))
def test_a_bar_is_as_long_as_its_number_and_what_is_lost_is_hatched_and_told(game: str, seed: int) -> None:
    for step in (each for each in unseen_steps(ended(game, seed), "en") if each["counts"]):
        bars = re.findall(
            r'data-zero="([\d.]+)" data-unit="([\d.]+)" data-won="(\d+)">'
            r'<rect class="piece"[^>]* width="([\d.]+)"[^>]*>(?:<svg[^>]* x="([\d.]+)" width="([\d.]+)")?',
            step["beside"],
        )
        for (_, points, parts), bar in zip(rows(step), bars, strict=True):
            zero, unit, won, width, at, lost = (float(each or 0) for each in bar)
            assert width == pytest.approx(max(0, points) * unit, abs=0.2)
            assert zero + width <= 100.2
            if won > points:
                assert at == pytest.approx(zero + points * unit, abs=0.2)
                assert lost == pytest.approx((won - points) * unit, abs=0.2)
                assert -0.2 <= at <= at + lost <= 100.2
            assert ("Lost in all" in parts) == bool(lost) == (won > points)
