"""What the questions and reasons of moves to be found say: what they count, among which moves, of which move."""

import re

import pytest

from engine.api.puzzles import PuzzleTold
from engine.api.reasons import spoken_fact_lines
from engine.coach.facts import Fact
from engine.games.drunter_drueber.outcomes import is_move_a_proposal
from engine.games.registry import PRESENTATIONS
from tests.api.test_puzzles import some_told
from tools.stages import puzzles_of_game


@pytest.mark.parametrize(("lang", "said"), [("fr", "Choisissez parmi 8 des"), ("en", "Choose among 8 of")])
def test_where_not_all_legal_moves_are_judged_it_is_said_among_how_many_one_chooses(lang: str, said: str) -> None:
    """On the board, too, where each judged move can be touched."""
    puzzle = next(each for each in puzzles_of_game("vineta") if each.key == "5-63-186")
    assert said in re.sub("<[^>]+>|\u2060", "", PuzzleTold(PRESENTATIONS["vineta"], puzzle, lang).question_html())


@pytest.mark.parametrize(("lang", "points"), [("fr", "le plus de points dans cette manche"), ("en", "as many points")])
def test_the_aim_in_land_unter_is_that_by_which_moves_are_judged(lang: str, points: str) -> None:
    told = PuzzleTold(PRESENTATIONS["land_unter"], puzzles_of_game("land_unter")[0], lang)
    assert points in re.sub("<[^>]+>|\u2060", "", told.question_html())


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "coule et Bruno y prend une maison ou plus"), ("en", "sinks and Bruno")]
)
def test_what_is_taken_is_counted_with_the_district_that_sinks(lang: str, said: str) -> None:
    """It is not how often a house is taken where the district has sunk."""
    describer = PRESENTATIONS["vineta"].describer(lang, ("Alma", "Bruno"), 0)
    fact = Fact("rival_takes", "VI-7.5", 5, 20, 100, 0, about=(("owner", 1), ("district", "Y2")))
    [line] = spoken_fact_lines([fact], ("best", "this"), {}, 0, describer)
    assert said in re.sub("<[^>]+>|\u2060", "", line)


def test_what_the_next_tile_could_cover_as_before_is_told_of_this_move() -> None:
    notes = [
        re.sub("<[^>]+>", "", told.after_html(each.move))
        for told in some_told("drunter_drueber", "fr")
        for each in told.puzzle.moves
    ]
    assert any("comme avant" in each for each in notes)
    assert all(each.startswith("Avec ce coup, ") for each in notes if "comme avant" in each)


def test_that_a_proposal_is_accepted_is_no_reason_beside_a_move_that_is_none() -> None:
    for puzzle in puzzles_of_game("drunter_drueber"):
        told = PuzzleTold(PRESENTATIONS["drunter_drueber"], puzzle, "en")
        proposals = [each.move for each in puzzle.moves if is_move_a_proposal(told.view, each.move)]
        others = [each.move for each in puzzle.moves if each.move not in proposals]
        if proposals and others:
            accepted = Fact("own_accepted", "DD-5.5", 100, 0, 100, 0, about=(("square", "e8"),))
            assert not told.told([accepted], proposals[0], others[0])
            assert told.told([accepted], proposals[0], proposals[-1])
            return
    pytest.fail("no puzzle has both")


def test_after_a_try_the_figures_are_of_that_try_and_not_of_a_move_that_nobody_named() -> None:
    """They stand within what a page puts in place of the comparison with a tempting move."""
    for told in some_told("vineta", "en"):
        for judged in (each for each in told.offered if each.cost):
            touch = told.touch_view(judged)
            figures = re.sub("<[^>]+>|[\u2060\u00a0]", "", touch["compared"].rpartition("<details")[2])
            assert f"compared with {told.move_text(judged.move).strip()}".replace("\u00a0", "") in figures, figures
            assert "Games fewer won in a hundred" in figures
        for judged in (each for each in told.offered if not each.cost):
            said = told.touch_view(judged)["said"]
            assert said.endswith("</details></div>"), "nothing is said of another move behind it"
