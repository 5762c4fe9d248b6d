"""The steps at which the worked examples of Drunter & Drüber ask before they show (see `engine.core.course`)."""

from dataclasses import replace
from functools import partial
from typing import Final

from engine.core import course
from engine.core.course import AskedStep, Outcome, Task
from engine.core.events import GameWon, VictoryShared
from engine.core.game import Event
from engine.games.drunter_drueber.lessons import asked, tasks
from engine.games.drunter_drueber.lessons import wrong_rules as wrong
from engine.games.drunter_drueber.lessons.course import COURSE
from engine.games.drunter_drueber.lessons.examples import EXAMPLES
from engine.games.drunter_drueber.rules import events as e

as_in_course = partial(course.asked_as_in_course, COURSE, EXAMPLES)
counting = partial(course.asked_for_number, EXAMPLES)


def voting(key: str, step: int, decides: type[Event], *rules: Outcome) -> AskedStep:
    """Return the step of an example that asks whether a proposal is accepted."""
    task = Task(
        EXAMPLES[key],
        (course.YES, course.NO),
        asked.proposal_is_accepted,
        decides,
        rules,
        course.BESIDE,
        board_only=True,
    )
    return AskedStep(task, step)


def scoring(key: str, step: int, touches: str) -> AskedStep:
    """Return the step of an example that asks what the next target card brings."""
    rules = (wrong.buildings_are_only_counted,)
    return counting(key, step, touches, asked.points_of_target_shown, e.TargetScored, *rules)


def without_tie(key: str, step: int) -> AskedStep:
    """Return the step of an example that asks who wins, where the points alone tell."""
    return replace(as_in_course(key, step, "the_end", 3, decides=GameWon), ask="")


def laying(key: str, step: int, moves: str, *rules: Outcome) -> AskedStep:
    """Return the step of an example that asks where a tile may be laid: `moves` says what is done at which square."""
    example = EXAMPLES[key]
    task = tasks.laying(replace(example, moves=(*example.moves[:step], course.ASKED)), moves, *rules)
    return AskedStep(replace(task, board_only=False), step, f"asked.{key}")


ASKED_STEPS: Final = course.asked_steps(
    laying("dd_bridge", 1, "m8:r-1w n8:r1@n8 m9:r1@m9", wrong.bridges_may_be_covered, wrong.path_may_turn_under_bridge),
    as_in_course("dd_blocked", 1, "blocked_pawn", 1, touches=("a4", "b3", "o10")),
    voting("dd_far_outhouse", 2, e.VotePassed),
    voting("dd_vote_won", 4, e.VotePassed, wrong.strongest_card_decides),
    voting("dd_vote_tied", 2, e.VotePassed, wrong.tie_votes_it_down),
    voting("dd_vote_lost", 2, e.VoteLost, wrong.strongest_card_decides),
    voting("dd_joker", 4, e.VotePassed),
    voting("dd_undecided", 2, e.VotePassed, wrong.undecided_means_no),
    voting("dd_must_propose", 2, e.VoteLost, wrong.tie_votes_it_down),
    without_tie("dd_final", 6),
    as_in_course("dd_final_tie", 6, "the_end", 2),
    counting("dd_shared", 5, "1 2 3", asked.number_winning, VictoryShared),
    without_tie("dd_never_blocked", 7),
    counting("dd_all3", 3, "3 6 9 12", asked.points_of_target_shown, e.TargetScored, wrong.buildings_are_only_counted),
    counting(
        "dd_all4",
        2,
        "4 8 12 16",
        asked.points_of_target_shown,
        e.TargetScored,
        wrong.buildings_are_only_counted,
    ),
    counting(
        "dd_lowest",
        3,
        "5 12 14 16",
        asked.points_of_target_shown,
        e.TargetScored,
        wrong.buildings_are_only_counted,
    ),
    scoring("dd_each", 2, "9 12 15 30"),
    as_in_course("dd_second_target", 7, "second_target", 2),
    course.asked_for_best_move(EXAMPLES["dd_far_wall"], 1, "w1-3s w1-2w w2-1n f-3e"),
)
"""By the keys of the examples."""
