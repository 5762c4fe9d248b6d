"""What the page may ask of the engine: a type for each action that needs more than a match and a language.

A request arrives as a JSON object: `do` is the key of the action in `engine.api.endpoints.ENDPOINTS`, the rest are the
fields of its type. Those with a default may be left out; a field that the type does not have is an error, see
`engine.api.decode`. `python -m tools.protocol` writes the types for JavaScript.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, dataclass_transform

from engine.core.game import SEEDS, Refusal
from engine.match.changes_link import Change

LONGEST: Final = 10_000
"""In milliseconds, the longest slice of thinking that a page may ask for. Chosen by hand."""

Seed = Annotated[int, SEEDS]
Count = Annotated[int, range(1_000_001)]
Milliseconds = Annotated[int, range(LONGEST + 1)]


@dataclass(frozen=True, kw_only=True)
class NewGame:
    """A game from its beginning: a whole one, or a mini-game by its key, which then needs nothing else."""

    game: str
    key: str = ""
    """The mini-game's key; "" for a whole game."""
    seed: Seed
    players: Count = 0
    options: Mapping[str, str] = field(default_factory=dict)
    """The chosen variant of a rule by the option's key; the game's defaults for those left out."""
    seats: tuple[str, ...] = ()
    """Who sits at each seat: "human", or the key of a bot."""
    names: tuple[str, ...] = ()
    """What each seat is called, "" for the usual name; () if none is given."""


@dataclass(frozen=True, kw_only=True)
class ExampleStep:
    """A moment of a worked example, to be played on from."""

    game: str
    key: str
    step: Count
    """The number of the step, from 1; the last one if there are fewer."""
    changes: tuple[Change, ...] = ()


@dataclass_transform(frozen_default=True, kw_only_default=True)
@dataclass(frozen=True, kw_only=True)
class Request:
    """What all requests have; all that an action without a type of its own needs."""

    id: str
    """The match that is meant, by the name that the page gave it when it was opened."""
    lang: str = ""
    """The language of the answer; "" for the match's own."""

    def __init_subclass__(cls) -> None:
        """Make a frozen dataclass with keyword arguments of each subclass."""
        dataclass(frozen=True, kw_only=True)(cls)


@dataclass(frozen=True, kw_only=True)
class AskedTable:
    """A table that a reader has set up, to play on from."""

    text: str
    """As "edit" answers it."""
    names: tuple[str, ...] = ()
    """As "edit" answers them."""
    seats: tuple[str, ...]
    """As for a new game."""
    seed: Seed
    """Of what the reader has not given."""


class OpenRequest(Request):
    """Opens a match under this id, in place of the one that had it. Exactly one of the five origins is given."""

    new: NewGame | None = None
    save: str | None = None
    """The text of a save."""
    link: str | None = None
    """The text of a shared link."""
    from_example: ExampleStep | None = None
    situation: AskedTable | None = None
    stepwise: bool = False
    """Whether the set-up is shown step by step, and not as a single step."""
    ms: Milliseconds = 0
    """How long bots may play in a new game before it is answered, while nobody else has anything to decide."""

    def __post_init__(self) -> None:
        """Raise Refusal("bad_request") unless exactly one origin is given."""
        origins = (self.new, self.save, self.link, self.from_example, self.situation)
        if sum(origin is not None for origin in origins) != 1:
            raise Refusal("bad_request")


class SeenRequest(Request):
    """The page has taken over this many of the unseen events, which are not sent again."""

    events: Count
    """`unseen` of the answer that had them."""


class PlayRequest(Request):
    """A person's move."""

    seat: int
    move: str = ""
    """Its text, or that of a gesture; "" if nothing was chosen, which is refused with what to do."""
    by_lot: bool = False
    """Whether the person has left it to chance."""


class PreviewRequest(Request):
    """What a person's move would lay down or change. It changes nothing."""

    seat: int
    move: str
    """As for "play"; of what is no legal move nothing is drawn."""


class GuessRequest(Request):
    """The reader's answer to a riddle."""

    answer: str = ""


class ThinkRequest(Request):
    """Time for the hint that is being worked out, else for the bot that is next: one decision at most."""

    ms: Milliseconds = 50
    """How long; 0: decide at once, on what has been found so far."""


class AgainRequest(Request):
    """Another match of the same kind under the same id."""

    variation: Literal["next", "same", "stronger"] = "next"
    """With the next deal, the same deal, or the next deal and bots of the next level."""
    stepwise: bool = False
    ms: Milliseconds = 0
    """Both as for "open"."""


class ReplayRequest(Request):
    """The moments of a match so far, to be looked back at. It changes nothing."""

    viewer: int | None = None
    """Whose view: a seat's, or -1 for all hands open, both only after the end; null for the view that was shown."""


@dataclass(frozen=True, kw_only=True)
class ReviewedDecision:
    """A decision that is reviewed."""

    seat: int
    turn: Count
    """The number of the turn, from 0, as the buttons of the review have it."""


class MomentRequest(Request):
    """One moment of a match."""

    viewer: int | None = None
    """As in "replay"."""
    step: Count
    """Its number, from 1; the last one if there are fewer."""
    decision: ReviewedDecision | None = None
    """The decision made there, if its better move is to be told and marked; only after the end."""


@dataclass(frozen=True, kw_only=True)
class ShownMoment:
    """What a table shows of the past, as the step that is shown says it: a moment, or a decision to be made again."""

    viewer: int | None = None
    """As in "replay"."""
    step: Count = 0
    """As in "moment"."""
    turn: Count | None = None
    """That of the viewer's decision; null for a moment."""


class LegendRequest(Request):
    """Asks for the pieces in front of a seat, and what they mean. It changes nothing."""

    seat: int
    moment: ShownMoment | None = None
    """Null for the match as it is now."""


class ExampleQuestion(Request):
    """About a worked example with some of its moves changed. It opens no match: `id` is anything."""

    game: str
    key: str
    changes: tuple[Change, ...] = ()
    """Each place once, and no more of them than the example can have."""


class ExampleRequest(ExampleQuestion):
    """The steps of a worked example, and the form in which its moves are changed."""

    before: tuple[Change, ...] = ()
    """The changes that it was shown with before, to be compared with."""
    link: str = ""
    """The changes as an address has them, instead of `changes`."""


class ChoicesRequest(ExampleQuestion):
    """The moves that could be made at one of its places."""

    place: str
    words: tuple[str, ...] = ()
    """What was pressed in the picture: the name of a spot, or the place and the face of a piece."""


class ReviewRequest(Request):
    """Time to review the decisions that people have made, and to think ahead about the present one."""

    ms: Milliseconds = 50


class CheckRequest(Request):
    """Whether a person should have another look before a move, and time to find out."""

    seat: int
    move: str = ""
    """As for "play"."""
    ms: Milliseconds = 50


class ReportRequest(Request):
    """The review of a person's decisions, as far as it has got; only after the end."""

    seat: int


class DecisionRequest(Request):
    """A decision that is reviewed, to be made once more; only after the end."""

    seat: int
    turn: Count
    """The number of the turn, from 0, as the buttons of the review have it."""


class RetryRequest(Request):
    """Another move in a decision that is reviewed, and time to compare it with the one that was made."""

    ms: Milliseconds = 50
    seat: int
    turn: Count
    move: str = ""
    """Its text, or that of a gesture; "" if nothing was chosen, which is refused with what to do."""


@dataclass(frozen=True, kw_only=True)
class Edit:
    """A change to a table in the editor: a piece on a spot, a field, or a finding's fix."""

    tool: str = ""
    """The key of a piece of the palette; it goes with a spot."""
    spot: str = ""
    """The name of a spot; with the piece already there, it is taken away."""
    place: str = ""
    """The name of a field; it goes with a value."""
    value: str = ""
    """What is set there; "" clears it."""
    fix: Count | None = None
    """The number of a finding, from 0."""


class EditRequest(Request):
    """A table that a reader lays out, and perhaps a change of it. It opens no match: `id` is anything."""

    game: str
    question: str = ""
    """The key of the question; "" for the one that the text asks, else the game's first."""
    text: str = ""
    """The table as "edit" has answered it, or as the address has it; "" for one of which nothing is given yet."""
    names: tuple[str, ...] = ()
    """What each seat is called, as "edit" has answered; () where the text says it, or nobody does."""
    tool: str = ""
    """The piece that is picked: its spots are offered as targets; "" for the first one."""
    edit: Edit | None = None


class AskRequest(Request):
    """A question about a table in the editor. It opens no match, so `id` may be anything."""

    text: str
    """As "edit" answers it."""
    names: tuple[str, ...] = ()
    """As for "edit"."""
    ms: Milliseconds = 50
    """Advice takes time: after so long "advising" is answered, and "ask" is to be sent again."""


class DealRequest(Request):
    """Time to play a match's deal again with bots, one of them in a person's seat; only after the end."""

    seat: int
    ms: Milliseconds = 50
