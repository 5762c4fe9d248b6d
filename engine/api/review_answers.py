"""The answers about the review of a match; see `engine.api.answers`."""

from typing import Literal, NotRequired, TypedDict


class ReviewedDecisionView(TypedDict):
    """A decision that has been reviewed: whose, and the number of its turn, from 0, as "decision" wants them."""

    seat: int
    turn: int


class Reviewing(TypedDict):
    """The progress after a slice of work for the review; the request is to be sent again unless `finished`."""

    kind: Literal["reviewing"]
    done: float
    """The fraction done of what can be done now, from 0 to 1."""
    finished: bool
    """Whether nothing is left to do before the match goes on."""
    asked: NotRequired[str]
    """HTML for "retry": the moves asked about, with what is known of them so far, as in its answer."""


class HintView(TypedDict):
    """A hint that is shown, told anew from more deals."""

    html: str
    move: str
    """The move that it names first, as text for "preview"; "" where it names none."""
    board: str
    """HTML of the board with its reason marked on it; "" where the board stays as it is."""


class ReviewSlice(Reviewing):
    """The progress after a slice of work for the review while a person may be thinking, or after the end."""

    hint: HintView | None
    """The hint of the decision that is due, if it is to be shown anew; else None."""
    labels: list[str]
    """Plain text, by person: what the button for their review says, once the match is over and reviewed; else []."""


class Checked(TypedDict):
    """Whether a person should have another look before a move."""

    kind: Literal["checked"]
    html: str
    """HTML of the warning; "" if nothing speaks against the move."""
    board: str
    """HTML of the board with what the warning says marked on it; "" where it stays as it is."""


class ReportAnswer(TypedDict):
    """The review of a person's decisions."""

    kind: Literal["report"]
    html: str
    done: float
    """The fraction of the review that is done, from 0 to 1."""


class DealAnswer(TypedDict):
    """How bots did with a person's cards, in the games so far. "deal" is to be sent again until `done` is 1."""

    kind: Literal["deal"]
    html: str
    """HTML of the results; "" before the first game is over."""
    done: float


class RetryAnswer(TypedDict):
    """How good another move would have been, and how it compares with the one that was made."""

    kind: Literal["retry"]
    html: str
    asked: str
    """HTML: the moves asked about, as in "decision"."""
    right: bool
    """Whether it is as good as the best move, within the error of the estimates."""
