"""How a game is shown: everything that pages and tables need beside its rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.example import Example, Minigame
from engine.core.game import Event, Game, Seat
from engine.core.telling import Token

Words = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Show:
    """The drawing, the words and the lessons of one game.

    `draw(view, words, names, marks)` and `form(view, seat, words, name)` return HTML; `marks(event)`
    tells what an event changed; `tokens` has a form `move` that tells a move; `group` names events that
    share a step when they follow each other; `quiet` events get no step; `clock(view)` is the round to
    announce, from 1; `tables[key](words)` is a table of the rules' numbers, `facts` the numbers themselves.
    """

    game: Game[Any, Any, Any]
    texts: Mapping[str, Words]
    tokens: Mapping[str, Token]
    draw: Callable[[Any, Words, Sequence[str], Sequence[str]], str]
    form: Callable[[Any, Seat, Words, str], str]
    symbols: Callable[[], str]
    icon: Callable[[str, Words], str]
    marks: Callable[[Event], tuple[str, ...]]
    clock: Callable[[Any], int]
    group: Mapping[type[Event], str]
    quiet: frozenset[type[Event]]
    examples: Mapping[str, Example]
    minigames: Mapping[str, Minigame]
    facts: Mapping[str, object]
    tables: Mapping[str, Callable[[Words], str]]
