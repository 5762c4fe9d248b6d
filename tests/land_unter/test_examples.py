"""Worked examples: each plays through, shows what it promises, and is told as it was read over.

After a change of rules, examples or words, `GOLDEN=write pytest tests/land_unter/test_examples.py` writes
the transcripts anew; then read their diff.
"""

import os
import re
from pathlib import Path
from typing import Any

import pytest

from engine.core.example import Example
from engine.core.words import LANGUAGES
from engine.land_unter.cards import ELIMINATED
from engine.land_unter.examples import EXAMPLES
from engine.land_unter.show import SHOW
from engine.table.film import Step, lines
from engine.table.lesson import Lesson, printed_plan, run, telling

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "docs" / "en" / "land-unter" / "rules.md"
KEYS = [*EXAMPLES]


def lesson(key: str) -> Lesson:
    """Return an example as it goes."""
    example = EXAMPLES[key]
    return run(SHOW, example, printed_plan(SHOW, example))


def told(steps: list[Step], example: Example, lang: str) -> str:
    """Return the captions of an example, a block a step, each line with its rule."""
    voice = telling(SHOW, example, lang)
    head = [voice.plain(f"example.{example.key}.{part}") for part in ("title", "intro")]
    blocks = ["\n".join(f"{line.rule}  {line.text}" for line in lines(step, voice)) for step in steps]
    return "\n\n".join(["\n".join(head), *blocks]) + "\n"


def kinds(key: str) -> list[str]:
    """Return the names of the events that an example shows, in order."""
    return [type(frame.event).__name__ for step in lesson(key).steps for frame in step]


def last_view(key: str) -> Any:
    """Return what an example shows at its end."""
    return lesson(key).steps[-1][-1].view


@pytest.mark.parametrize("key", KEYS)
def test_an_example_plays_through_to_its_last_event(key: str) -> None:
    example, played = EXAMPLES[key], lesson(key)
    assert played.example.key == key
    assert not played.cut_short
    assert len(played.choices) == len(example.moves)
    if example.first:
        assert any(isinstance(frame.event, example.first) for frame in played.steps[0])
    if example.last:
        assert any(isinstance(frame.event, example.last) for frame in played.steps[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", KEYS)
def test_an_example_is_told_as_in_its_transcript(key: str, lang: str) -> None:
    path = HERE / "golden" / f"{key}.{lang}.txt"
    transcript = told(lesson(key).steps, EXAMPLES[key], lang)
    if os.environ.get("GOLDEN") == "write":
        path.write_text(transcript, "utf-8")
    assert path.read_text("utf-8") == transcript


def test_every_transcript_has_its_example() -> None:
    written = {path.name for path in (HERE / "golden").iterdir()}
    assert written == {f"{key}.{lang}.txt" for key in KEYS for lang in LANGUAGES}


def test_every_rule_is_shown_by_an_example() -> None:
    rules = set(re.findall(r"^/// rule \| (\S+)$", RULES.read_text("utf-8"), re.MULTILINE))
    shown = {frame.event.rule for key in KEYS for step in lesson(key).steps for frame in step}
    assert rules
    assert shown == rules


def test_each_round_before_an_example_has_been_paid_for() -> None:
    for key, example in EXAMPLES.items():
        if not (example.position or {}).get("round"):
            continue
        state = SHOW.game.begin(example.players, example.seed, example.options, example.position)
        begun = [state.printed[state.set_of(seat)] for seat in range(state.players)]
        assert ELIMINATED not in state.preservers, key
        assert sum(begun) - sum(state.preservers) >= state.round, key


def test_counts_of_five_hands_are_those_of_the_check_deal() -> None:
    assert last_view("preserver_counts_5").preservers == (6, 4, 5, 6, 3)
    assert last_view("deal_and_count").preservers == (5, 3, 6, 4)


def test_first_trick_goes_as_in_the_rules() -> None:
    view = last_view("first_trick")
    assert view.levels == (4, 7, 0, 0)
    assert [left - begun for left, begun in zip(view.preservers, view.printed, strict=True)] == [0, -1, 0, 0]
    assert all(hand is None for hand in view.hands)


def test_final_scores_add_up_as_in_the_rules() -> None:
    assert last_view("final_scores").preservers == (2, 0, 3, 1)
    assert kinds("final_scores")[-5:] == ["PreserversScored"] * 4 + ["BonusScored"]


def test_elimination_differs_by_the_option_only() -> None:
    with_it, without = EXAMPLES["elimination_redrown"], EXAMPLES["elimination_no_redrown"]
    assert (with_it.position, with_it.moves) == (without.position, without.moves)
    assert "PreserverLostAgain" in kinds("elimination_redrown")
    assert kinds("elimination_no_redrown")[-2:] == ["RedrownOff", "RoundEnded"]


def test_a_full_stage_has_a_step_for_each_round() -> None:
    steps = lesson("full_stage").steps
    assert [SHOW.clock(step[-1].view) for step in steps] == [*range(1, 13)]
    seen = kinds("full_stage")
    for kind in ("TideCovered", "PreserverLostInTie", "StillAfloat", "Eliminated", "PreserverLostAgain", "BonusScored"):
        assert kind in seen
