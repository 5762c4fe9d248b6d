"""Worked examples as tests read them. No two games have one of the same key, so the key is enough."""

from collections.abc import Mapping
from typing import Any

from engine.api.pages import game_of_example
from engine.api.steps import step_sentences
from engine.core.events import MoveRefused
from engine.core.lessons import Example
from engine.core.presentation import Presentation
from engine.games.registry import PRESENTATIONS
from engine.match.lesson import Lesson, lesson_of_printed_example
from engine.match.recorder import Snapshot, Step

EXAMPLES: Mapping[str, Example] = {
    key: each for presentation in PRESENTATIONS.values() for key, each in presentation.examples.items()
}


def presentation_with(key: str) -> Presentation:
    """Return the game of an example."""
    return PRESENTATIONS[game_of_example(key)]


def lesson(key: str) -> Lesson:
    """Return an example as the book shows it."""
    presentation = presentation_with(key)
    return lesson_of_printed_example(presentation, presentation.examples[key])


def snapshots(key: str) -> list[Snapshot]:
    """Return every moment that an example shows, in order."""
    return [snapshot for step in lesson(key).steps for snapshot in step]


def kinds(key: str) -> list[str]:
    """Return the names of the events that an example shows, in order."""
    return [type(snapshot.event).__name__ for snapshot in snapshots(key)]


def rules(key: str) -> list[str]:
    """Return the rules of the events that an example shows, in order."""
    return [snapshot.event.rule for snapshot in snapshots(key)]


def codes(key: str) -> list[str]:
    """Return the reasons of the attempts that an example shows, in order."""
    return [snapshot.event.code for snapshot in snapshots(key) if isinstance(snapshot.event, MoveRefused)]


def last_view(key: str) -> Any:
    """Return what an example shows at its end."""
    return snapshots(key)[-1].view


def begin(key: str) -> Any:
    """Return the state that an example begins with."""
    example = EXAMPLES[key]
    return presentation_with(key).game.begin(example.players, example.seed, example.options, example.position)


def told(steps: list[Step], example: Example, lang: str) -> str:
    """Return the captions of an example, a block a step, each line with its rule."""
    match_describer = presentation_with(example.key).describer(lang, example.names)
    head = [match_describer.filled_text(f"example.{example.key}.{part}") for part in ("title", "intro")]
    blocks = [
        "\n".join(f"{line.rule}  {line.text}" for line in step_sentences(step, match_describer)) for step in steps
    ]
    return "\n\n".join(["\n".join(head), *blocks]) + "\n"
