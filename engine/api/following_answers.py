"""The answer about a game at a real table; the other answers are in `engine.api.answers`."""

from collections.abc import Mapping
from typing import Literal, TypedDict


class ToldView(TypedDict):
    """A fact that was told."""

    when: str
    """When it happened, in words: the round, the turn."""
    words: str
    """HTML: its words; each that somebody chose is a button, with the word's place in `data-word-at`. Those that do not
    fit are `.unfit`; by them the first one that does not is told anew."""
    html: str
    """HTML: a paragraph for each thing that it brought about, with links to rules; or why it cannot have been."""
    ruling: str
    """HTML: what follows from it by the rules, without what was told by it, in one line; "" for nothing."""
    refused: bool


class FollowedAnswer(TypedDict):
    """A game at a real table, as it has been told."""

    kind: Literal["followed"]
    players: int
    options: Mapping[str, str]
    """The choice for each option."""
    way: Literal["referee", "pad"]
    facts: list[str]
    """All that has been told; a fact that is now whole is among them."""
    at: int | None
    """As in the request; null once the fact is whole."""
    insert: bool
    words: list[str]
    """What has been told of the fact; once it is whole, what has been told of the next one."""
    told: list[ToldView]
    """What became of each fact."""
    begun: str
    """HTML: a button for each of `words`, as in `told`."""
    changed: str
    """HTML: what a correction has changed, as it was and as it is now; "" where nothing earlier was changed."""
    unfit: str
    """HTML: how many facts do not fit; `data-lead` of a button is the number of the first, `.remove-unfit` is there to
    remove them all; "" where all fit."""
    pause: str
    """HTML: that a part of the game has ended, how all stand, and what people do now: nothing is asked beside it; ""
    for no pause."""
    board: str
    """HTML: the table; "" where only points are told. A spot, `data-spot`, means the choice with it as `data-to`."""
    beside: str
    """HTML for the area beside the board."""
    ask: str
    """HTML: a form for what is to be told next; "" at the end. A button's `data-word` is the word that it tells, its
    `data-seat` the player that it means: so does what lies before that player, `li.s0` of the table. Boxes
    are told together, from `data-least` to `data-most` of them, by the button that submits the form. What is refused
    has `data-why`, a sentence as HTML, with a button that corrects what forbids it: `data-word-at` within `data-at`."""
    standings: str
    """HTML: a table of the points so far; "" before there are any."""
    sheet: str
    """HTML for paper: a row for each player, a column for each stage or turn that brought points; "" before any."""
    where: str
    """Where the game stands, as plain text."""
    say: str
    """What has just happened, and what is asked, as plain text."""
    over: bool
    table: str
    """The table as text for "edit", to ask about it; "" where only points are told."""
    link: str
    """All of it as text for an address; names are not in it."""
