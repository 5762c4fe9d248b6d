"""Worked examples of every game: each plays through, shows what it promises, and is told as it was read over.

After a change of rules, examples or words, `GOLDEN=write pytest tests/conformance/test_examples.py` writes
the transcripts anew; then read their diff.
"""

import os
import re
from pathlib import Path

import pytest

from engine.core.show import Show
from engine.core.words import LANGUAGES
from engine.shows import SHOWS
from tests.lessons import EXAMPLES, lesson, rules, show_of, told

ROOT = Path(__file__).parents[2]
every_example = pytest.mark.parametrize("key", EXAMPLES)
every_show = pytest.mark.parametrize("show", SHOWS.values(), ids=SHOWS)


def golden(show: Show) -> Path:
    """Return the folder of a game's transcripts."""
    return ROOT / "tests" / show.game.key / "golden"


@every_example
def test_an_example_plays_through_to_its_last_event(key: str) -> None:
    example, played = EXAMPLES[key], lesson(key)
    assert example.key == key
    assert not played.cut_short
    assert tuple(choice.move for choice in played.choices) == example.made
    if example.first:
        assert any(isinstance(frame.event, example.first) for frame in played.steps[0])
    if example.last:
        assert any(isinstance(frame.event, example.last) for frame in played.steps[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
@every_example
def test_an_example_is_told_as_in_its_transcript(key: str, lang: str) -> None:
    path = golden(show_of(key)) / f"{key}.{lang}.txt"
    transcript = told(lesson(key).steps, EXAMPLES[key], lang)
    if os.environ.get("GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(transcript, "utf-8")
    assert path.read_text("utf-8") == transcript


@every_show
def test_every_transcript_has_its_example(show: Show) -> None:
    written = {path.name for path in golden(show).iterdir()}
    assert written == {f"{key}.{lang}.txt" for key in show.examples for lang in LANGUAGES}


@every_show
def test_every_rule_is_shown_by_an_example(show: Show) -> None:
    page = ROOT / "docs" / LANGUAGES[0] / show.game.key.replace("_", "-") / "rules.md"
    wanted = set(re.findall(r"^/// rule \| (\S+)$", page.read_text("utf-8"), re.MULTILINE))
    assert wanted
    assert {rule for key in show.examples for rule in rules(key)} == wanted


@every_show
def test_people_and_numbers_of_players_vary(show: Show) -> None:
    names = [name for example in show.examples.values() for name in set(example.names)]
    assert len(set(names)) > len(names) / 2
    assert {example.players for example in show.examples.values()} == set(show.game.seats)
