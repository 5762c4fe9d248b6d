"""How a reason for a move to be found comes about, told by one of the deals in which it was counted."""

from engine.api.puzzle_costs import avoided, brought_about_first
from tests.api.test_puzzles import every_game, some_told


@every_game
def test_an_example_tells_step_by_step_how_a_reason_comes_about_and_none_of_the_best_move_before_it_is_found(
    game: str,
) -> None:
    found = 0
    for told in some_told(game, "en"):
        for judged in (each for each in told.offered if each.cost):
            facts = told.told(told.reasons[judged.move], told.puzzle.best, judged.move)
            said, then = told.said_html(judged, told.offered), told.touch_view(judged)["more"]
            assert said.count('class="example"') <= bool(avoided(facts)), told.puzzle.key
            assert then.count('class="example"') <= bool(avoided(brought_about_first(facts)[:1])), told.puzzle.key
            found += "in one of the deals imagined" in said
    assert found > 5
