"""Worked examples of every game: each plays through, shows what it promises, and is told as it was read over.

After a change of rules, examples or words, `GOLDEN=write pytest tests/conformance/test_examples.py` writes
the transcripts anew; then read their diff.
"""

import os
import re
from pathlib import Path

import pytest

from engine.core.locale import LANGUAGES
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from tests.lessons import EXAMPLES, lesson, presentation_with, rules, told

ROOT = Path(__file__).parents[2]
every_example = pytest.mark.parametrize("key", EXAMPLES)
every_show = pytest.mark.parametrize("presentation", PRESENTATIONS.values(), ids=PRESENTATIONS)


def transcripts(presentation: Presentation) -> Path:
    """Return the folder of a game's transcripts."""
    return ROOT / "tests/games" / presentation.game.key / "transcripts"


@every_example
def test_an_example_plays_through_to_its_last_event(key: str) -> None:
    example, played = EXAMPLES[key], lesson(key)
    assert example.key == key
    assert not played.open
    assert tuple(choice.move for choice in played.choices) == example.made
    if example.first:
        assert any(isinstance(snapshot.event, example.first) for snapshot in played.steps[0])
    if example.last:
        assert any(isinstance(snapshot.event, example.last) for snapshot in played.steps[-1])


@pytest.mark.parametrize("lang", LANGUAGES)
@every_example
def test_an_example_is_told_as_in_its_transcript(key: str, lang: str) -> None:
    path = transcripts(presentation_with(key)) / f"{key}.{lang}.txt"
    transcript = told(lesson(key).steps, EXAMPLES[key], lang)
    if os.environ.get("GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(transcript, "utf-8")
    assert path.read_text("utf-8") == transcript


@every_show
def test_every_transcript_has_its_example(presentation: Presentation) -> None:
    written = {path.name for path in transcripts(presentation).iterdir()}
    assert written == {f"{key}.{lang}.txt" for key in presentation.examples for lang in LANGUAGES}


@every_show
def test_every_rule_is_shown_by_an_example(presentation: Presentation) -> None:
    page = ROOT / "docs" / LANGUAGES[0] / presentation.game.key.replace("_", "-") / "rules.md"
    wanted = set(re.findall(r"^/// rule \| (\S+)$", page.read_text("utf-8"), re.MULTILINE))
    assert wanted
    assert {rule for key in presentation.examples for rule in rules(key)} == wanted


@every_show
def test_people_and_numbers_of_players_vary(presentation: Presentation) -> None:
    names = [name for example in presentation.examples.values() for name in set(example.names)]
    assert len(set(names)) > len(names) / 2
    assert {example.players for example in presentation.examples.values()} == set(presentation.game.seats)
