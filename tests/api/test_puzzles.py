"""Moves to be found as a page has them: what is touched, what is said, how exactly costs are told."""

import re

import pytest

from engine.api.puzzles import MOST_BUTTONS, ON_PAPER, PuzzleTold, moves_html, points_as_known, puzzles_view
from engine.core.locale import LANGUAGES
from engine.games.registry import PRESENTATIONS
from engine.match.puzzle_bank import Judged
from tools.paths import MOVES, ROOT
from tools.stages import puzzles_of_game

GAMES = [key for key in PRESENTATIONS if (ROOT / MOVES.format(key)).exists()]
every_game = pytest.mark.parametrize("game", GAMES)
SAMPLE = 8
"""Every so many-th puzzle is told."""


@every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_found_moves_are_right_and_each_move_has_a_place_or_a_button(game: str, lang: str) -> None:
    for puzzle in puzzles_of_game(game)[::SAMPLE]:
        told = PuzzleTold(PRESENTATIONS[game], puzzle, lang)
        [task] = told.stage_view()["tasks"]
        touches = task["touches"]
        assert {touch["name"] for touch in touches if touch["right"]} == {told.move_text(each) for each in puzzle.found}
        places = [touch["at"] for touch in touches]
        if any(places):
            assert len({*places} - {""}) == len(places) == len(puzzle.moves), puzzle.key
            assert all(place.strip("[]") in task["board"] for place in places), puzzle.key
        else:
            assert len(touches) <= MOST_BUTTONS, puzzle.key
            assert puzzle.foil in {each.move for each in told.offered}, puzzle.key
        # What is told of a wrong one names no other move; of a right one, what all cost.
        assert all(("<ul>" in touch["said"]) == touch["right"] for touch in touches), puzzle.key
        # Why comes first, in a picture and without figures.
        for touch in touches:
            assert bool(touch["boards"]) == touch["right"], puzzle.key
            why = re.sub("<[^>]+>", "", touch["said"].partition("<details")[0])
            assert not touch["right"] or any(fact.averaged for fact in puzzle.facts) or " fois " not in why, why


@every_game
def test_what_the_others_hold_is_not_in_the_picture_of_a_puzzle(game: str) -> None:
    for puzzle in puzzles_of_game(game)[::SAMPLE]:
        board = PuzzleTold(PRESENTATIONS[game], puzzle, "en").board
        hands = {*map(int, re.findall(r'data-piece="[\w-]+ hand-(\d) [^-]', board))}
        assert hands <= {puzzle.seat}, puzzle.key


@pytest.mark.parametrize(
    ("cost", "error", "points"), [(0.068, 0.01, 7), (0.068, 0.017, 5), (0.68, 0.06, 70), (0, 0.0, 0)]
)
def test_a_cost_is_told_as_exactly_as_it_is_known(cost: float, error: float, points: int) -> None:
    assert points_as_known(Judged("x", cost, error)) == points


@every_game
def test_harder_moves_have_higher_ratings_and_some_unfold_on_paper(game: str) -> None:
    puzzles = puzzles_of_game(game)
    ratings = [idea["rating"] for idea in puzzles_view(puzzles)["ideas"]]
    assert ratings == sorted(ratings)
    assert 900 <= ratings[0] < 1200 < ratings[-1] <= 1900
    html = moves_html(game, puzzles, "fr")
    assert html.count('<details class="question">') == ON_PAPER
    assert 'data-bank="moves"' in html
