"""The steps at which the worked examples of Land Unter ask before they show (see `engine.core.course`)."""

from functools import partial
from typing import Final

from engine.core import course
from engine.core.course import AskedStep, Task
from engine.core.events import VictoryShared
from engine.core.game import Event
from engine.games.land_unter.lessons import asked
from engine.games.land_unter.lessons import wrong_rules as wrong
from engine.games.land_unter.lessons.course import COURSE
from engine.games.land_unter.lessons.examples import EXAMPLES
from engine.games.land_unter.rules import events as e

as_in_course = partial(course.asked_as_in_course, COURSE, EXAMPLES)
counting = partial(course.asked_for_number, EXAMPLES)


def leading(key: str, step: int, decides: type[Event]) -> AskedStep:
    """Return the step of an example that asks who leads the next round."""
    return AskedStep(Task(EXAMPLES[key], (), asked.seat_leading, decides, (wrong.loser_leads,)), step)


HALVES: Final = (wrong.single_half_counts, wrong.each_half_counts_as_whole, wrong.only_whole_ones_count)

ASKED_STEPS: Final = course.asked_steps(
    counting("deal_and_count", 2, "4 5 6", asked.preservers_counted, e.PreserversTaken, *HALVES),
    as_in_course("first_trick", 3, "who_takes", 1),
    as_in_course("cover_ten_with_five", 2, "new_tide_covers", 1),
    as_in_course("old_tide_drowns", 6, "who_pays", 1),
    as_in_course("tie_for_highest", 6, "highest_tide_twice", 1),
    as_in_course("equal_tides", 6, "highest_tide_twice", 2),
    as_in_course("last_preserver_still_in", 6, "last_preserver", 1),
    as_in_course("elimination_redrown", 7, "redrown", 1),
    as_in_course("elimination_no_redrown", 7, "redrown", 2),
    as_in_course("split_tie", 6, "split_tie", 1),
    as_in_course("stage_ends_early", 9, "points_and_bonus", 2),
    as_in_course("final_scores", 10, "points_and_bonus", 2),
    counting("bonus_tie", 10, "1 2 3", asked.number_scoring_bonus, e.BonusScored),
    as_in_course("bonus_without_tide", 10, "points_and_bonus", 1),
    counting("hands_passed", 2, "3 4 5", asked.preservers_counted, e.PreserversTaken, *HALVES),
    counting("game_end_tie", 11, "1 2 3", asked.number_winning, VictoryShared),
    leading("open_variant", 9, e.LeaderAfterLoss),
    leading("open_two_losers", 11, e.LeaderAfterTwoLosses),
    course.asked_for_best_move(EXAMPLES["eleven_in_front"], 2, "9 11 30"),
)
"""By the keys of the examples."""
