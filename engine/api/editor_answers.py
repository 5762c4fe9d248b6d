"""The answers about tables that readers lay out; the other answers are in `engine.api.answers`."""

from typing import Literal, TypedDict


class Spot(TypedDict):
    """A spot of the board on which the picked piece can be put, or from which it can be taken away."""

    spot: str
    name: str
    """The spot in words."""


class EditorAnswer(TypedDict):
    """A table in the editor, after the request."""

    kind: Literal["editor"]
    text: str
    """The table and its question as text for an address: without names, and the same in every language."""
    names: list[str]
    """The name of each seat, "" for the usual one; [] if none is given. They are for this browser alone."""
    question: str
    """The key of the question."""
    players: int
    board: str
    beside: str
    """HTML for the area beside the board."""
    tool: str
    """The key of the picked piece; "" where there are none."""
    palette: str
    """HTML: a button with `data-tool` for each piece; "" for none."""
    spots: list[Spot]
    """The spots for the picked piece; the board draws them as targets."""
    fields: str
    """HTML of the form of the fields that belong to no seat: each control bears the name of its field. "" for none."""
    seats: str
    """HTML of the form of the seats and the house rules, with controls named in the same way."""
    findings: str
    """HTML of the list of findings, with a `data-fix` button for each that can be mended; "" for none."""
    ready: bool
    """Whether the question can be asked."""
    lacks: str
    """HTML: what must be given first, with its place as `data-place` if it has one; "" for nothing."""
    say: str
    """What the edit did, to be announced; "" for nothing."""


class VerdictAnswer(TypedDict):
    """The book's verdict on a table."""

    kind: Literal["verdict"]
    html: str
    """The verdict in a sentence, with links to its rules; "" where the table is impossible."""
    say: str
    """The verdict and how sure it is, as plain text."""
    rules: list[str]
    """The ids of its rules."""
    certainty: str
    """HTML: how sure the verdict is, and the verdicts in other deals."""
    aside: str
    """Plain text: a note on where the steps come from."""
    steps: list[str]
    """HTML of each step: a whole <li class="step">."""
    shows: int
    """The step that shows the ruling, from 1."""
    editions: str
    """HTML: the choices of house rules under which the verdict is another, each with that verdict; "" for none."""
    plays: bool
    """Whether a game can go on from the table."""
    missing: str
    """The place of what the verdict hangs on first and that is not told; "" for none."""
    then: str
    """The key of the question to ask next about the same table; "" for none."""
    findings: str
    """HTML of the findings, as in "editor"."""


class AdvisingAnswer(TypedDict):
    """The progress of advice that is being worked out: "ask" is to be sent again."""

    kind: Literal["advising"]
    done: float
    """The fraction done, from 0 to 1."""


class KnownAnswer(TypedDict):
    """A reader's knowledge of a match, as a table to ask about."""

    kind: Literal["known"]
    game: str
    text: str
    """The table and a question that asks for advice, as text for "edit"."""
    names: list[str]
    """The names of the seats, as in "editor"."""
