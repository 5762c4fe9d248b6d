"""Worked examples as tests look at them. No two games have one of the same key, so the key is enough."""

from collections.abc import Mapping
from typing import Any

from engine.core.example import Example
from engine.core.game import MoveRefused
from engine.core.show import Show
from engine.shows import SHOWS
from engine.table.film import Frame, Step, lines
from engine.table.lesson import Lesson, printed_plan, run, telling
from engine.table.page import example_game

EXAMPLES: Mapping[str, Example] = {key: each for show in SHOWS.values() for key, each in show.examples.items()}


def show_of(key: str) -> Show:
    """Return the game of an example."""
    return SHOWS[example_game(key)]


def lesson(key: str) -> Lesson:
    """Return an example as it goes in the book."""
    show = show_of(key)
    return run(show, show.examples[key], printed_plan(show, show.examples[key]))


def frames(key: str) -> list[Frame]:
    """Return every moment that an example shows, in order."""
    return [frame for step in lesson(key).steps for frame in step]


def kinds(key: str) -> list[str]:
    """Return the names of the events that an example shows, in order."""
    return [type(frame.event).__name__ for frame in frames(key)]


def rules(key: str) -> list[str]:
    """Return the rules of the events that an example shows, in order."""
    return [frame.event.rule for frame in frames(key)]


def codes(key: str) -> list[str]:
    """Return the reasons of the attempts that an example shows, in order."""
    return [frame.event.code for frame in frames(key) if isinstance(frame.event, MoveRefused)]


def last_view(key: str) -> Any:
    """Return what an example shows at its end."""
    return frames(key)[-1].view


def begin(key: str) -> Any:
    """Return the state that an example begins with."""
    example = EXAMPLES[key]
    return show_of(key).game.begin(example.players, example.seed, example.options, example.position)


def told(steps: list[Step], example: Example, lang: str) -> str:
    """Return the captions of an example, a block a step, each line with its rule."""
    voice = telling(show_of(example.key), example, lang)
    head = [voice.plain(f"example.{example.key}.{part}") for part in ("title", "intro")]
    blocks = ["\n".join(f"{line.rule}  {line.text}" for line in lines(step, voice)) for step in steps]
    return "\n\n".join(["\n".join(head), *blocks]) + "\n"
