"""No question of a bank gives its answer away: who knows no rule, and only compares words, does not find it."""

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from engine.api.answers import TaskView
from engine.api.course_views import TouchView
from engine.api.question_bank import question_view
from engine.games.registry import PRESENTATIONS
from engine.match.question_bank import read_bank
from tools.paths import BANK, ROOT

GAMES = [key for key in PRESENTATIONS if (ROOT / BANK.format(key)).exists()]
FEWEST = 3
"""So many guesses of a kind say whether it is a way to the answer."""
MOST_RIGHT = 0.75


def words(html: str) -> set[str]:
    """Return the words and numbers that are read."""
    return {*re.findall(r"\w+", re.sub(r"<[^>]*>", " ", html).lower())}


def row_of_seat(touch: TouchView, board: str) -> set[str]:
    """Return the words in the row of a seat that may be touched, without its name."""
    seat = touch["at"].removeprefix("li.s")
    row = re.search(rf'<li class="[^"]*\bs{seat}\b.*?</li>', board, re.DOTALL)
    return words(row.group()) - words(touch["name"]) if row else set()


def guesses(task: TaskView) -> Iterator[tuple[str, int]]:
    """Yield what readers without rules touch, by how they come to it."""
    touches, asked = task["touches"], words(task["question"])
    beside = not touches[0]["at"]
    ways = {
        "named in the question": [words(touch["name"]) <= asked for touch in touches],
        "alone in the picture": [beside and words(touch["name"]) <= words(task["board"]) for touch in touches],
    }
    if touches[0]["at"].startswith("li.s"):
        rows = [row_of_seat(touch, task["board"]) for touch in touches]
        ways["beside a word of the question"] = [
            bool(asked & row.difference(*(other for other in rows if other is not row))) for row in rows
        ]
    for way, found in ways.items():
        if sum(found) == 1:
            yield way, found.index(True)
    if beside and touches[0]["name"].lstrip("−").isdecimal():
        yield "the smallest number", 0
        yield "the largest number", len(touches) - 1


@pytest.mark.parametrize("game", GAMES)
def test_comparing_words_is_no_way_to_the_answer(game: str) -> None:
    tried, answers = defaultdict[tuple[str, str], list[bool]](list), defaultdict[str, set[str]](set)
    for question in read_bank(ROOT / BANK.format(game)):
        [task] = question_view(PRESENTATIONS[game], question, "en")["tasks"]
        answers[question.idea] |= {touch["name"] for touch in task["touches"] if touch["right"]}
        for way, at in guesses(task):
            tried[question.idea, way].append(task["touches"][at]["right"])
    found = {
        f"{idea}: {way}"
        for (idea, way), right in tried.items()
        if len(right) >= FEWEST and sum(right) > MOST_RIGHT * len(right) and len(answers[idea]) > 1
    }
    assert not found
