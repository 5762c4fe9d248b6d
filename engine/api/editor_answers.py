"""What the engine answers about tables that readers lay out; the other answers are in `engine.api.answers`."""

from typing import Literal, TypedDict


class Spot(TypedDict):
    """A spot of the board where the piece that is picked can be put or taken away."""

    spot: str
    name: str
    """In words."""


class EditorAnswer(TypedDict):
    """A table in the editor, after the request."""

    kind: Literal["editor"]
    text: str
    """The table and its question, as text for an address; knows no language and no names."""
    names: list[str]
    """What each seat is called, "" for the usual name; [] if none is given. They are for this browser alone."""
    question: str
    """The key of the question."""
    players: int
    board: str
    beside: str
    """HTML of what is beside the board."""
    tool: str
    """The piece that is picked, by its key; "" where there are none."""
    palette: str
    """HTML: a button with `data-tool` for each piece; "" for none."""
    spots: list[Spot]
    """Of the piece that is picked; the board draws them as targets."""
    fields: str
    """HTML of a form of what is of no seat: each control bears the name of its field. "" for nothing."""
    seats: str
    """HTML of such a form of the seats and the house rules."""
    findings: str
    """HTML of a list; a button with `data-fix` mends one. "" for none."""
    ready: bool
    """It can be asked."""
    lacks: str
    """HTML: what is to be given first, "" for nothing."""
    say: str
    """What the edit did, to be announced; "" for nothing."""


class VerdictAnswer(TypedDict):
    """What the book says about a table."""

    kind: Literal["verdict"]
    html: str
    """The verdict in a sentence, with links to its rules; "" where the table is impossible."""
    say: str
    """The verdict and how sure it is, as plain text."""
    rules: list[str]
    """The ids of its rules."""
    certainty: str
    """HTML: how sure it is, and the verdicts of other deals."""
    aside: str
    """What is to be known of the steps."""
    steps: list[str]
    """HTML of each step: a whole <li class="step">."""
    editions: str
    """HTML: the choices of house rules that decide otherwise, each with its verdict; "" for none."""
    then: str
    """The question that is asked next about the same table, by its key; "" for none."""
    findings: str
    """As in "editor"."""


class AdvisingAnswer(TypedDict):
    """Advice is being worked out: "ask" is to be sent again."""

    kind: Literal["advising"]
    done: float
    """How far, from 0 to 1."""


class KnownAnswer(TypedDict):
    """What the reader knows in a match, as a table to ask about."""

    kind: Literal["known"]
    game: str
    text: str
    """As "edit" takes it; it asks for advice."""
    names: list[str]
    """As in "editor"."""
