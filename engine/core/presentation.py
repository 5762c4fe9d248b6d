"""How a game is shown: everything that pages and tables need beside its rules."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.describe import Texts, Token
from engine.core.game import Event, Game, Seat
from engine.core.lessons import Example, Minigame
from engine.core.parts import Parts


def nothing(*_: object) -> str:
    """Return nothing to be shown."""
    return ""


Icon = Callable[[str, Texts], str]
"""Draws a piece by its name, small enough for a sentence; raises LookupError or ValueError for a name it lacks."""


def prefixed_icon(prefix: str, icon: Icon) -> Icon:
    """Return an icon whose names begin with a prefix in pages: names are shared by all games."""

    def of_page(token: str, texts: Texts) -> str:
        """Draw a piece of this game; raise LookupError for another's."""
        if not token.startswith(prefix):
            raise LookupError(token)
        return icon(token.removeprefix(prefix), texts)

    return of_page


@dataclass(frozen=True, slots=True)
class ScoreShare:
    """Points that an event brings a seat, as the final ranking tells them: `score.<column>` is the column's head.

    `at` tells columns of one name apart (stages, say). With `facts` the text `score.<column>.cell` says what was
    counted; else the points stand alone, those of one column added up.
    """

    seat: Seat
    column: str
    points: int
    at: int = 0
    facts: Mapping[str, object] = field(default_factory=dict)


def unshared(_event: Event, _view: object) -> Sequence[ScoreShare]:
    """Return that an event brings nobody points."""
    return ()


@dataclass(frozen=True, slots=True)
class Presentation:
    """The drawing, the words and the lessons of one game.

    `draw(view, words, names, marks)` returns the board as HTML, `beside` (the same way) what belongs under it:
    at a table the board may stay in sight while that scrolls away. `form(view, seat, moves, words, name)`
    returns the controls of a seat that owes one of these moves (texts), `grid(view, seat, moves, words)` what is
    laid over the board while a person chooses there, "" for nothing. `marks(event)` tells what an event changed;
    `tokens` has a form `move` that tells a move's text; `group` names events that share a step when they follow
    each other; `quiet` events get no step; `clock(view)` is the round to announce, from 1; `tables[key](words)` is
    a table of the rules' numbers, `facts` the numbers themselves. `parts[kind]`: how the moves of a kind of decision
    are put together, where they are chosen part by part. `swaps`: the kinds whose moves are cards of a hand, so that
    a changed one of an example swaps with the later one that it displaces. `secrets`: the kinds of decisions whose
    moves are never revealed in play. `secret(text)`: by which form a secret is told that bots guess at; what is
    told by the same form are guesses at the same thing. `score_shares(event, view)`: what an event brings whom in the
    final ranking.
    """

    game: Game[Any, Any, Any]
    texts: Mapping[str, Texts]
    tokens: Mapping[str, Token]
    draw: Callable[[Any, Texts, Sequence[str], Sequence[str]], str]
    form: Callable[[Any, Seat, Sequence[str], Texts, str], str]
    symbols: Callable[[], str]
    icon: Icon
    marks: Callable[[Event], tuple[str, ...]]
    round_number: Callable[[Any], int]
    group: Mapping[type[Event], str]
    examples: Mapping[str, Example]
    minigames: Mapping[str, Minigame]
    facts: Mapping[str, object]
    tables: Mapping[str, Callable[[Texts], str]]
    beside: Callable[[Any, Texts, Sequence[str], Sequence[str]], str] = nothing
    grid: Callable[[Any, Seat, Sequence[str], Texts], str] = nothing
    quiet: frozenset[type[Event]] = frozenset()
    parts: Mapping[str, Parts] = field(default_factory=dict)
    swaps: frozenset[str] = frozenset()
    secrets: frozenset[str] = frozenset()
    secret: Callable[[str], str] = nothing
    score_shares: Callable[[Event, Any], Sequence[ScoreShare]] = unshared
