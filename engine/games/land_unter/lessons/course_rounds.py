"""The stages of the course about one round: who takes which tide card, and who pays."""

from dataclasses import replace
from typing import Final

from engine.core.course import BESIDE, Stage, Task
from engine.games.land_unter.lessons import asked, reasons, unfit
from engine.games.land_unter.lessons import wrong_rules as wrong
from engine.games.land_unter.lessons.course_tables import FOUR, SEATS_3, SEATS_4, table
from engine.games.land_unter.rules import events as e

FIRST_ROUND: Final = table(
    "who_takes",
    FOUR,
    "44 27 16 2",
    (e.CardsRevealed, e.LowerTideTaken),
    round=0,
    hands=[
        [6, 13, 21, 25, 30, 36, 39, 44, 47, 50, 52, 58],
        [1, 8, 11, 19, 22, 27, 29, 33, 41, 46, 54, 60],
        [4, 10, 14, 16, 20, 24, 28, 32, 35, 42, 49, 56],
        [2, 5, 9, 17, 23, 26, 31, 37, 38, 45, 51, 57],
    ],
    tides=[4, 9],
)

WHO_TAKES = Stage(
    "who_takes",
    (
        Task(
            FIRST_ROUND,
            SEATS_4,
            asked.seat_taking_lower_tide,
            e.LowerTideTaken,
            (wrong.lowest_card_takes_lower_tide, wrong.highest_card_takes_higher_tide),
        ),
        Task(
            replace(FIRST_ROUND, first=e.LowerTideTaken, last=e.HigherTideTaken),
            SEATS_4,
            asked.seat_taking_higher_tide,
            e.HigherTideTaken,
            (wrong.lowest_card_takes_higher_tide, wrong.highest_card_takes_both_tides),
        ),
        Task(
            replace(
                FIRST_ROUND,
                moves=("25", "8", "56", "45"),
                position={**(FIRST_ROUND.position or {}), "tides": [3, 11]},
                last=e.HigherTideTaken,
            ),
            SEATS_4,
            asked.seat_taking_higher_tide,
            e.HigherTideTaken,
            (wrong.lowest_card_takes_higher_tide, wrong.highest_card_takes_both_tides),
        ),
    ),
)

COVERING = Stage(
    "new_tide_covers",
    (
        Task(
            table(
                "new_tide_covers",
                FOUR,
                "51 33 12 14",
                (e.CardsRevealed, e.TideCovered),
                **{"tides": [5, 8], "levels": [10, 3, 2, 9], "preservers": [2, 1, 2, 1]},
            ),
            ("level-0 10", "up-low 5", "up-high 8"),
            asked.tide_card_that_counts,
            e.TideCovered,
            (wrong.new_tide_goes_under_old_one, wrong.tides_go_the_other_way_round),
            at="tide-card",
            form="tide",
        ),
        Task(
            table(
                "new_tide_covers",
                FOUR,
                "20 47 55 9",
                (e.CardsRevealed, e.TideCovered),
                **{"tides": [4, 9], "levels": [6, 3, 0, 8], "preservers": [1, 2, 1, 2]},
            ),
            ("level-1 3", "up-low 4", "up-high 9"),
            asked.tide_card_that_counts,
            e.TideCovered,
            (wrong.better_tide_may_be_kept, wrong.tides_go_the_other_way_round),
            at="tide-card",
            form="tide",
        ),
    ),
)

PAYING = Stage(
    "who_pays",
    (
        Task(
            table(
                "who_pays",
                "Nina Hugo Lou",
                "7 52 30",
                (e.TideCovered, e.PreserverLost),
                **{"tides": [2, 4], "levels": [9, 0, 3], "preservers": [2, 1, 2]},
            ),
            SEATS_3,
            asked.seat_paying,
            e.PreserverLost,
            (wrong.only_new_tides_count, wrong.highest_card_pays),
        ),
        Task(
            table(
                "who_pays",
                "Alma Bruno Cleo Dario",
                "18 40 59 3",
                (e.TideCovered, e.PreserverLost),
                **{"tides": [6, 11], "levels": [10, 2, 0, 7], "preservers": [1, 3, 2, 1]},
            ),
            SEATS_4,
            asked.seat_paying,
            e.PreserverLost,
            (wrong.only_old_tides_count, wrong.highest_card_pays),
        ),
    ),
)

TIE = Stage(
    "highest_tide_twice",
    (
        Task(
            table(
                "highest_tide_twice",
                "Ida Sam Léo Rosa",
                "10 38 13 54",
                (e.TideCovered, e.PreserverLostInTie),
                **{"tides": [6, 9], "levels": [9, 5, 7, 0], "preservers": [2, 3, 1, 2]},
            ),
            ("0", "1", "2", "3"),
            asked.number_paying,
            e.PreserverLostInTie,
            (wrong.tie_costs_nobody, wrong.only_one_pays_in_tie),
            at=BESIDE,
            form="n",
            of_seats=True,
            reason=reasons.seats_paying,
        ),
        Task(
            table(
                "highest_tide_twice",
                "Jo Marie Basile",
                "31 47 9",
                (e.TideCovered, e.PreserverLost),
                **{"tides": [6, 6], "levels": [4, 0, 11], "preservers": [1, 2, 2]},
            ),
            ("0", "1", "2", "3"),
            asked.number_paying,
            e.PreserverLost,
            (wrong.equal_new_tides_cost_both, wrong.tie_costs_nobody),
            at=BESIDE,
            form="n",
            of_seats=True,
        ),
    ),
)

ROUNDS = tuple(
    replace(stage, tasks=tuple(replace(task, unfit=unfit.more_than_taught) for task in stage.tasks))
    for stage in (WHO_TAKES, COVERING, PAYING, TIE)
)
