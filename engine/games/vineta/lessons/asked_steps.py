"""The steps at which the worked examples of Vineta ask before they show (see `engine.core.course`)."""

from dataclasses import replace
from functools import partial
from typing import Any, Final

from engine.core import course
from engine.core.course import AskedStep, Outcome, Task
from engine.core.events import GameWon, VictoryShared
from engine.core.game import Event
from engine.games.vineta.lessons import asked
from engine.games.vineta.lessons import wrong_rules as wrong
from engine.games.vineta.lessons.asked import DONE
from engine.games.vineta.lessons.course import COURSE
from engine.games.vineta.lessons.examples import EXAMPLES
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import DISTRICTS

as_in_course = partial(course.asked_as_in_course, COURSE, EXAMPLES)
counting = partial(course.asked_for_number, EXAMPLES)


def sinking(key: str, step: int, districts: str, *rules: Outcome) -> AskedStep:
    """Return the step of an example that asks which of these districts sinks."""
    return as_in_course(key, step, "length_of_turn", 5, touches=tuple(districts.split()), wrong=rules)


def of_no_use(key: str) -> AskedStep:
    """Return the step of an example that asks whether the first card can do anything."""
    return AskedStep(
        Task(EXAMPLES[key], (course.YES, course.NO), asked.card_has_an_effect, e.CardVoid, (), course.BESIDE), 1
    )


def winning(key: str, step: int, *rules: Outcome) -> AskedStep:
    """Return the step of an example that asks who wins."""
    return AskedStep(Task(EXAMPLES[key], (), asked.seat_winning, GameWon, rules), step)


def placing(key: str, step: int, made: int, stage: str, number: int, **changes: Any) -> AskedStep:
    """Return the step of an example that asks, as a stage does, where a flood may go, after so many of its moves."""
    example = replace(EXAMPLES[key], moves=(*EXAMPLES[key].moves[:made], course.ASKED), last=None)
    return course.asked_as_in_course(COURSE, {key: example}, key, step, stage, number, **changes)


def going(
    key: str, step: int, made: int, move: str, districts: str, outcome: Outcome, decides: type[Event], *rules: Outcome
) -> AskedStep:
    """Return the step of an example that asks where something may go, after so many of its moves.

    `move`: the text of such a move, without the district.
    """
    example, names = EXAMPLES[key], tuple(districts.split())
    task = Task(
        replace(example, moves=(*example.moves[:made], course.ASKED), last=None),
        names,
        outcome,
        decides,
        rules,
        course.SPOTS,
        "district",
        DONE,
        {name: f"{move}{name}" for name in names},
    )
    return AskedStep(task, step, f"asked.{key}")


ALL: Final = " ".join(DISTRICTS)
STILL_THERE: Final = tuple(name for name in DISTRICTS if name not in ("G1", "G2"))
"""The districts that neither have sunk nor are threatened."""

ASKED_STEPS: Final = course.asked_steps(
    sinking("vi_turn", 30, "G1 G2 G3", wrong.lowest_series_sinks),
    of_no_use("vi_void"),
    placing("vi_start_refused", 4, 4, "flood", 2, touches=STILL_THERE, wrong=(wrong.second_row_can_be_threatened,)),
    placing("vi_extend", 5, 5, "flood", 4),
    as_in_course("vi_coast", 8, "coast", 1),
    placing("vi_emptied", 3, 3, "flood", 1),
    placing("vi_first_card", 3, 4, "flood", 4),
    sinking("vi_authority", 8, "G1 G2 G3", wrong.lowest_series_sinks),
    going("vi_wind", 1, 4, "G1.2>", ALL, asked.moves_flood, e.WindChanged, wrong.wind_may_start_a_series),
    replace(as_in_course("vi_calm", 4, "wind_and_calm", 1), ask="asked.vi_calm"),
    going("vi_hope", 1, 3, "L:Y1>", ALL, asked.moves_house, e.HouseMoved, wrong.hope_leads_to_any_coast),
    of_no_use("vi_hope_void"),
    going("vi_rescue", 3, 5, "O:G1>", ALL, asked.moves_house, e.HouseMoved, wrong.rescued_houses_part),
    of_no_use("vi_rescue_void"),
    of_no_use("vi_relocation_void"),
    going("vi_panic", 2, 4, "O:G1>", ALL, asked.moves_house, e.HouseMoved, wrong.panic_may_go_one_way),
    of_no_use("vi_panic_void"),
    counting("vi_more", 3, "2 3 4", asked.rounds_of_turn, e.MoreLaid, wrong.length_card_is_for_its_owner),
    as_in_course("vi_less", 1, "length_of_turn", 1),
    counting("vi_cancel", 5, "2 3 4 5", asked.rounds_of_turn, e.MoreLaid, wrong.length_card_is_for_its_owner),
    sinking("vi_source", 14, "G1 G2", wrong.oldest_series_sinks),
    sinking("vi_tie", 9, "G1 G2", wrong.lowest_series_sinks),
    sinking("vi_overtaken", 11, "G1 G2 G3", wrong.only_tied_series_can_sink),
    sinking("vi_low", 5, "G1 G2", wrong.lowest_series_sinks),
    as_in_course("vi_sharing", 2, "sharing", 1),
    replace(as_in_course("vi_three", 4, "next_opener", 1), ask="asked.vi_three"),
    sinking("vi_nothing", 9, "G1 G2 G3"),
    winning("vi_final", 16),
    winning("vi_eighth", 23),
    winning("vi_nobody", 10),
    winning("vi_tie_end", 12),
    counting("vi_shared", 10, "1 2", asked.number_winning, VictoryShared),
    placing("vi_swept", 5, 5, "flood", 2),
    course.asked_for_best_move(EXAMPLES["vi_own_wave"], 1, "f1 calm hope less quarantine wind"),
)
"""By the keys of the examples."""
