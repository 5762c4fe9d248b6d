"""The answers about worked examples; see `engine.api.answers`."""

from typing import Literal, TypedDict

from engine.match.changes_link import Change


class ExampleAnswer(TypedDict):
    """A worked example, replayed with the reader's changes."""

    kind: Literal["example"]
    steps: list[str]
    """HTML of each step: a whole <li class="step">."""
    form: str
    changed: bool
    """Whether any step differs from the printed ones."""
    step: int
    """The number of the first step that differs from those shown before, 0 if none does."""
    changes: list[Change]
    """The changes from the printed example; empty if no step differs."""
    link: str
    """The changes as text for an address; "" for none."""


class ChoicesAnswer(TypedDict):
    """The moves that could replace one move of a worked example."""

    kind: Literal["choices"]
    title: str
    when: str
    """The round of that move, in words."""
    form: str
