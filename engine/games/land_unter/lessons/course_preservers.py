"""The stages of the course about life preservers: counted, used up, not enough; and what a stage is worth."""

from dataclasses import replace
from typing import Final

from engine.core.course import BESIDE, NOBODY, Outcome, Stage, Task
from engine.games.land_unter.lessons import asked, reasons
from engine.games.land_unter.lessons import wrong_rules as wrong
from engine.games.land_unter.lessons.course_tables import FOUR, SEATS_3, SEATS_4, SEATS_5, table
from engine.games.land_unter.rules import events as e


def count_of(cards: str, touches: tuple[str, ...], *rules: Outcome) -> Task:
    """Return the task to count the preservers of the reader's own set."""
    deal = [[int(card) for card in cards.split()], [], [], []]
    example = table("count_preservers", FOUR, "", (e.StageBegun, e.PreserversTaken))
    example = replace(example, position={"deal": deal}, viewer=0)
    return Task(
        example,
        touches,
        asked.preservers_counted,
        e.PreserversTaken,
        rules,
        at=BESIDE,
        form="n",
        reason=reasons.preservers_printed,
    )


COUNTING = Stage(
    "count_preservers",
    (
        count_of(
            "2 3 8 16 19 28 38 39 40 42 45 54",
            ("1", "4", "5", "8"),
            wrong.single_half_counts,
            wrong.each_half_counts_as_whole,
            wrong.only_whole_ones_count,
        ),
        count_of(
            "3 8 16 19 26 28 31 38 39 42 45 54",
            ("3", "5", "6", "9"),
            wrong.each_half_counts_as_whole,
            wrong.only_whole_ones_count,
        ),
    ),
)

LAST_PRESERVER = Stage(
    "last_preserver",
    (
        Task(
            table(
                "last_preserver",
                "Anna Karim Lise Otto",
                "7 52 30 11",
                (e.TideCovered, e.PreserverLost),
                **{"round": 10, "hands": [[7, 43], [5, 52], [26, 30], [11, 37]]},
                **{"tides": [3, 5], "levels": [9, 0, 2, 1], "preservers": [1, 2, 2, 0]},
            ),
            ("2", "3", "4"),
            asked.number_still_in,
            e.StillAfloat,
            (wrong.last_preserver_eliminates, wrong.nobody_plays_without_preservers),
            at=BESIDE,
            form="n",
            of_seats=True,
        ),
        Task(
            table(
                "last_preserver",
                "Emma Hugo Lina Noé Zoé",
                "14 57 6 49 21",
                (e.TideCovered, e.PreserverLost),
                **{"round": 10, "hands": [[14, 15], [40, 57], [6, 24], [31, 49], [21, 60]]},
                **{"tides": [2, 12], "levels": [4, 0, 8, 3, 6], "preservers": [0, 2, 0, 1, 3]},
            ),
            ("2", "3", "4", "5"),
            asked.number_still_in,
            e.StillAfloat,
            (
                wrong.last_preserver_eliminates,
                wrong.nobody_plays_without_preservers,
                wrong.only_who_pays_last_is_still_in,
            ),
            at=BESIDE,
            form="n",
            of_seats=True,
        ),
    ),
)

DROWNING: Final = table(
    "redrown",
    "Mia Paul Rose Théo",
    "36 15 9 58",
    (e.Eliminated, e.PreserverLostAgain),
    **{"round": 10, "hands": [[36, 41], [15, 27], [9, 48], [22, 58]]},
    **{"tides": [5, 11], "levels": [4, 8, 6, 2], "preservers": [0, 2, 2, 3]},
)

REDROWN = Stage(
    "redrown",
    (
        Task(
            DROWNING,
            (*SEATS_4, NOBODY),
            asked.seat_paying,
            e.PreserverLostAgain,
            (wrong.elimination_is_payment_enough, wrong.other_new_tide_stands_in, wrong.eliminated_one_pays),
        ),
        Task(
            replace(DROWNING, options={"redrown": "off"}, last=e.RedrownOff),
            (*SEATS_4, NOBODY),
            asked.seat_paying,
            e.RedrownOff,
            (wrong.redrown_always_follows, wrong.other_new_tide_stands_in),
            here_only=True,
        ),
        Task(
            table(
                "redrown",
                "Ida Sam Léo Rosa",
                "13 42 59 8",
                (e.Eliminated, e.PreserverLostAgain),
                **{"tides": [3, 12], "levels": [6, 2, 0, 9], "preservers": [2, 0, 1, 3]},
            ),
            (*SEATS_4, NOBODY),
            asked.seat_paying,
            e.PreserverLostAgain,
            (wrong.elimination_is_payment_enough, wrong.other_new_tide_stands_in, wrong.eliminated_one_pays),
        ),
        Task(
            table(
                "redrown",
                "Marie Sara Basile",
                "47 31 9",
                (e.Eliminated, e.StageCutShort),
                **{"round": 10, "hands": [[20, 47], [31, 52], [9, 34]]},
                **{"tides": [5, 12], "levels": [3, 6, 8], "preservers": [2, 0, 1]},
            ),
            (*SEATS_3, NOBODY),
            asked.seat_paying,
            e.StageCutShort,
            (wrong.redrown_comes_before_the_end, wrong.other_new_tide_stands_in, wrong.eliminated_one_pays),
            here_only=True,
        ),
    ),
)

SPLIT_TIE = Stage(
    "split_tie",
    (
        Task(
            table(
                "split_tie",
                "Élise Marc Sofia Yann",
                "6 44 11 60",
                (e.TideCovered, e.RedrownSpared),
                **{"round": 10, "hands": [[6, 35], [19, 44], [11, 53], [28, 60]]},
                **{"tides": [1, 10], "levels": [10, 2, 5, 0], "preservers": [2, 0, 2, 1]},
            ),
            (*SEATS_4, NOBODY),
            asked.seat_paying,
            e.PreserverLostInTie,
            (wrong.whole_tie_is_forgiven, wrong.redrown_follows_a_payment, wrong.eliminated_one_pays),
        ),
        Task(
            table(
                "split_tie",
                "Emma Hugo Lina Noé Zoé",
                "8 50 24 39 17",
                (e.RedrownBegun, e.PreserverLostAgain),
                **{"tides": [2, 11], "levels": [11, 0, 7, 4, 9], "preservers": [0, 1, 3, 0, 2]},
            ),
            (*SEATS_5, NOBODY),
            asked.seat_paying,
            e.PreserverLostAgain,
            (wrong.elimination_is_payment_enough, wrong.other_new_tide_stands_in),
        ),
    ),
)

LOWEST_TIDE: Final = table(
    "points_and_bonus",
    "Ida Sam Léo",
    "22 58 41",
    (e.StageEnded, e.BonusScored),
    **{"tides": [1, 8], "levels": [5, 3, 9], "preservers": [2, 0, 3]},
)

SCORING = Stage(
    "points_and_bonus",
    (
        Task(
            table(
                "points_and_bonus",
                "Nora Félix Aya Luc",
                "53 1 37 16",
                (e.StageEnded, e.BonusWithoutTide),
                **{"tides": [4, 10], "levels": [0, 0, 9, 3], "preservers": [3, 2, 1, 0]},
            ),
            SEATS_4,
            asked.seat_scoring_bonus,
            e.BonusWithoutTide,
            (wrong.no_tide_means_no_bonus, wrong.most_preservers_get_bonus),
        ),
        Task(
            table(
                "points_and_bonus",
                "Zoé Tim Lola Marc",
                "48 19 30",
                (e.StageEnded, e.BonusScored),
                **{"hands": [[48], [19], [30], []], "tides": [7, 12], "levels": [9, 4, 6, -1]},
                preservers=[3, 1, 2, -1],
            ),
            SEATS_4,
            asked.seat_scoring_bonus,
            e.BonusScored,
            (wrong.eliminated_get_bonus, wrong.most_preservers_get_bonus),
        ),
        Task(
            LOWEST_TIDE,
            ("-1", "0", "1", "2"),
            asked.points_with_bonus,
            e.BonusScored,
            (wrong.no_bonus_without_preservers, wrong.no_preservers_means_eliminated),
            at=BESIDE,
            form="n",
            here_only=True,
            reason=reasons.points_without_bonus,
        ),
    ),
    elsewhere=(
        Task(
            LOWEST_TIDE,
            (),
            asked.points_with_bonus,
            e.BonusScored,
            (
                wrong.bonus_is_forgotten,
                wrong.bonus_counts_alone,
                wrong.lost_preservers_score_too,
                wrong.earlier_stages_count_too,
            ),
            at=BESIDE,
            form="n",
            reason=reasons.points_without_bonus,
        ),
    ),
)

PASSING = Stage(
    "sets_go_left",
    (
        Task(
            table(
                "sets_go_left",
                "Alma Bruno Cleo Dario",
                "45 22 3 51",
                (e.BonusScored, e.SetPassed),
                **{"tides": [2, 6], "levels": [5, 8, 1, 4], "preservers": [2, 1, 1, 0]},
            ),
            SEATS_4,
            asked.seat_getting_set,
            e.SetPassed,
            (wrong.sets_go_right, wrong.sets_stay),
            around=True,
        ),
        Task(
            table(
                "sets_go_left",
                "Lina Jules Sacha",
                "45 22 3",
                (e.BonusScored, e.PreserversTaken),
                **{"tides": [2, 6], "levels": [5, 8, 1], "preservers": [2, 2, 1]},
                sets=[
                    [12, 14, 18, 23, 26, 29, 32, 37, 45, 46, 49, 58],
                    [5, 9, 20, 22, 25, 27, 31, 38, 47, 52, 54, 60],
                    [1, 3, 8, 13, 16, 21, 24, 28, 34, 40, 50, 56],
                ],
            ),
            ("1", "2", "3", "6"),
            asked.preservers_of_passed_set,
            e.SetPassed,
            (wrong.lost_preservers_stay_lost, wrong.preservers_stay_with_seat),
            at=BESIDE,
            form="n",
        ),
    ),
)

PRESERVERS = (COUNTING, LAST_PRESERVER, REDROWN, SPLIT_TIE, SCORING, PASSING)
