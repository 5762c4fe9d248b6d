"""Who can still win, and between which points each ends, of a stage of which not all is told."""

from itertools import product
from typing import Any

import pytest

from engine.ask import Situation, ask
from engine.ask.answering import verdict_text
from engine.games.land_unter.presentation import PRESENTATION
from engine.games.land_unter.question_stage import outlook_of_winners
from engine.games.land_unter.rules import components as c

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eva")
BEFORE = {"before.0": "8", "before.1": "1", "before.2": "0"}
DEPENDS = (
    " The rest depends on how many life preservers Ann, Ben and Cleo have, and on the tide in front of Ann, Ben and"
)
DEPENDS += " Cleo."

TABLES: list[tuple[Situation, str]] = [
    (
        Situation(3, {}, {**BEFORE, "held.1": "5", "held.2": "4"}),
        "Ann wins the game or shares the victory. Ben can at best share the victory. Cleo can’t win any more. Points at"
        f" the end: Ann 7–21, Ben 0–7, Cleo −1–5.{DEPENDS}",
    ),
    (
        Situation(3, {}, {"held.1": "5", "held.2": "4"}),
        f"The stage scores this: Ben −1–6, Cleo −1–5.{DEPENDS}",
    ),
    (
        Situation(3, {"preservers": [0, 6, None], "levels": [3, 4, 9]}, {**BEFORE, "before.2": "4"}),
        "Ben can’t win any more. Ann gets the bonus point. The stage scores this: Ann 1, Ben 6, Cleo 0–6. The rest"
        " depends on how many life preservers Cleo has.",
    ),
    (
        Situation(3, {"preservers": [3, 2, None], "levels": [3, 4, 9]}, {**BEFORE, "held.2": "4"}),
        "Ann wins the game. Ann gets the bonus point. The stage scores this: Ann 4, Ben 2, Cleo 0–4. The rest depends"
        " on how many life preservers Cleo has.",
    ),
    (
        Situation(
            3, {"preservers": [0, 6, 2], "levels": [3, 4, 1]}, {"before.0": "4", "before.1": "1", "before.2": "4"}
        ),
        "Ben and Cleo share the victory with 7 points. The stage scores this: Ann 0, Ben 6, Cleo 3. Cleo gets the bonus"
        " point. By our own ruling, where the texts are silent: those who are tied at the end share the victory (L13).",
    ),
]


@pytest.mark.parametrize(("situation", "said"), TABLES)
def test_who_can_still_win_is_told_first(situation: Situation, said: str) -> None:
    answer = ask("land_unter", situation, "stage")
    assert answer.verdict
    assert verdict_text(answer.verdict, PRESENTATION.describer("en", NAMES)).replace("\N{NO-BREAK SPACE}", " ") == said


def test_of_many_deals_none_is_told_where_something_is_certain() -> None:
    answer = ask("land_unter", TABLES[0][0], "stage")
    assert answer.certainty
    assert (answer.certainty.kind, answer.cases, answer.run) == ("part", (), None)


def test_cases_too_many_to_be_told_say_who_wins() -> None:
    answer = ask("land_unter", TABLES[2][0], "stage")
    assert [(case.verdict.key, case.verdict.params["winners"]) for case in answer.cases] == [
        ("stage.won.alone", (0,)),
        ("stage.shared.alone", (0, 2)),
        ("stage.won.alone", (2,)),
    ]
    assert answer.case_shown in answer.cases


@pytest.mark.parametrize("held", [(3, None, 1), (2, 2, None)])
def test_no_end_of_a_stage_is_outside_of_what_is_certain(held: tuple[int | None, ...]) -> None:
    """Ends are counted here by the numbers of the rules, of each seat that has a tide or is eliminated."""
    before = (1, 0, 2)
    moves = {f"held.{seat}": str(count) for seat, count in enumerate(held) if count is not None}
    moves |= {f"before.{seat}": str(points) for seat, points in enumerate(before)}
    told = ask("land_unter", Situation(3, {"levels": [4, None, None]}, moves), "stage").verdict
    assert told
    ends = [[c.ELIMINATED, *range(3 if count is None else count + 1)] for count in held]
    winners = []
    for left, levels in product(product(*ends), product([4], [0, 4, 9], [0, 4, 9])):
        if left[0] == c.ELIMINATED or levels == (4, 4, 4):
            continue
        lowest = min(level for level, count in zip(levels, left, strict=True) if count != c.ELIMINATED)
        bonus = [count != c.ELIMINATED and level == lowest for level, count in zip(levels, left, strict=True)]
        totals = [sum(each) for each in zip(left, bonus, before, strict=True)]
        winners.append([seat for seat, total in enumerate(totals) if total == max(totals)])
        for total, span in zip(totals, told.params["total"], strict=True):
            low, _, high = span.replace("−", "-").partition("–")
            assert int(low) <= total <= int(high or low)
    known: dict[str, Any] = {**told.params}
    for name, seats in outlook_of_winners(winners, 3).items():
        assert {*known.get(name, ())} <= {*seats}, name
