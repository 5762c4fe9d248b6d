"""The requests that the page may make: a type for each action that needs more than a match and a language.

A request arrives as a JSON object: `do` is the key of the action in `engine.api.endpoints.ENDPOINTS`, the rest are the
fields of its type. Those with a default may be left out; a field that the type does not have is an error, see
`engine.api.decode`. `python -m tools.protocol` writes the types for JavaScript.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, dataclass_transform

from engine.core.game import SEEDS, Refusal
from engine.match.changes_link import Change
from engine.match.day import DAYS

LONGEST: Final = 10_000
"""In milliseconds, the longest slice of thinking that a page may ask for. Chosen by hand."""

MOST_FACTS: Final = 2000
"""The most facts of a game at a real table that a page may send. Chosen by hand: no game has so many."""

MOST_WORDS: Final = 100
"""The most words of one fact. Chosen by hand."""

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
    """The chosen variant for each option, by the option's key; the game's default for options left out."""
    seats: tuple[str, ...] = ()
    """Who sits at each seat: "human", or the key of a bot."""
    names: tuple[str, ...] = ()
    """What each seat is called, "" for the usual name; () if none is given."""


@dataclass(frozen=True, kw_only=True)
class ExampleStep:
    """A step of a worked example, to play on from."""

    game: str
    key: str
    step: Count
    """The number of the step, from 1; the last one if there are fewer."""
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, kw_only=True)
class DealOfDay:
    """The deal of a game on a day, from its beginning."""

    game: str
    number: Annotated[int, DAYS]
    """The day, in the reader's calendar: days since 1 January 1970."""
    counts: bool
    """Whether it is the one try at this deal that counts."""


@dataclass_transform(frozen_default=True, kw_only_default=True)
@dataclass(frozen=True, kw_only=True)
class Request:
    """The fields of every request; an action without a type of its own needs no others."""

    id: str
    """The id of the match, which the page chose when it opened it."""
    lang: str = ""
    """The language of the answer; "" for the match's own."""
    lines: Count = 0
    """How many lines of the match's log the page has: they are not sent again."""
    struck: Count = 0
    """How many of these lines are struck through; if others are, all lines are sent."""

    def __init_subclass__(cls) -> None:
        """Make each subclass a frozen dataclass with keyword arguments."""
        dataclass(frozen=True, kw_only=True)(cls)


@dataclass(frozen=True, kw_only=True)
class AskedTable:
    """A table that a reader has set up, to play on from."""

    text: str
    """The table, as text from "edit"."""
    names: tuple[str, ...] = ()
    """The names of the seats, as from "edit"."""
    seats: tuple[str, ...]
    """Who sits at each seat, as for a new game."""
    seed: Seed
    """The seed of whatever the reader has not given."""


class OpenRequest(Request):
    """Opens a match under this id, in place of the one that had it. Exactly one of the six origins is given."""

    new: NewGame | None = None
    save: str | None = None
    """The text of a save."""
    link: str | None = None
    """The text of a shared link."""
    from_example: ExampleStep | None = None
    situation: AskedTable | None = None
    day: DealOfDay | None = None
    game: str = ""
    """The game that the page has drawings for: a save or a link of another one is refused. "" for any."""
    stepwise: bool = False
    """Whether the set-up is shown step by step instead of as one step."""
    ms: Milliseconds = 0
    """How long bots may play before the answer, at the start of a new game and while no person has to decide."""

    def __post_init__(self) -> None:
        """Raise Refusal("bad_request") unless exactly one origin is given."""
        origins = (self.new, self.save, self.link, self.from_example, self.situation, self.day)
        if sum(origin is not None for origin in origins) != 1:
            raise Refusal("bad_request")


class SeenRequest(Request):
    """The page has taken over this many of the unseen events, which are not sent again."""

    events: Count
    """The number `unseen` of the answer that had the events."""


class PlayRequest(Request):
    """A person's move."""

    seat: int
    move: str = ""
    """The text of a move or a gesture; "" if nothing was chosen, which is refused with a sentence on what to do."""
    by_lot: bool = False
    """Whether the person left the choice to chance."""


class PreviewRequest(Request):
    """A preview of what a person's move would lay down or change. It changes nothing."""

    seat: int
    move: str
    """The text of a move or a gesture; the preview of an illegal move is empty."""


class GuessRequest(Request):
    """The reader's answer to a riddle."""

    answer: str = ""


class ThinkRequest(Request):
    """Time to work on the hint that is being worked out, else on the next bot's choice: one decision at most."""

    ms: Milliseconds = 50
    """How long to work; 0: decide at once, on what has been found so far."""


class AgainRequest(Request):
    """Another match of the same kind under the same id."""

    variation: Literal["next", "same", "stronger"] = "next"
    """With the next deal, the same deal, or the next deal and bots of the next level."""
    stepwise: bool = False
    ms: Milliseconds = 0
    """Like `stepwise`, as for "open"."""


class ReplayRequest(Request):
    """The moments of a match so far, to look back at. It changes nothing."""

    viewer: int | None = None
    """Whose view: a seat's, or -1 for all hands open, both only after the end; null for the view that was shown."""


@dataclass(frozen=True, kw_only=True)
class ReviewedDecision:
    """A decision that is reviewed."""

    seat: int
    turn: Count
    """The number of its turn, from 0, as the buttons of the review have it."""


class MomentRequest(Request):
    """One moment of a match."""

    viewer: int | None = None
    """Whose view, as in "replay"."""
    step: Count
    """The number of the step, from 1; the last one if there are fewer."""
    decision: ReviewedDecision | None = None
    """The decision made there, if its better move is to be shown; only after the end."""


@dataclass(frozen=True, kw_only=True)
class ShownMoment:
    """The past that a table shows, as its step gives it: a moment, or a decision to be made again."""

    viewer: int | None = None
    """Whose view, as in "replay"."""
    step: Count = 0
    """The number of the step, as in "moment"."""
    turn: Count | None = None
    """The turn of the viewer's decision; null for a moment."""


class LegendRequest(Request):
    """Asks for the pieces in front of a seat, and what they mean. It changes nothing."""

    seat: int
    moment: ShownMoment | None = None
    """The moment that the table shows; null for the match as it is now."""


class ExampleQuestion(Request):
    """A question about a worked example with some of its moves changed. It opens no match, so `id` may be anything."""

    game: str
    key: str
    changes: tuple[Change, ...] = ()
    """At most one change for each place, and no more than the example can have."""


class ExampleRequest(ExampleQuestion):
    """The steps of a worked example, and the form in which its moves are changed."""

    before: tuple[Change, ...] = ()
    """The changes in the example as shown before, to compare it with."""
    link: str = ""
    """The changes as text from an address; it replaces `changes`."""


class ChoicesRequest(ExampleQuestion):
    """The moves that could be made at one place of a worked example."""

    place: str
    words: tuple[str, ...] = ()
    """The names of what was pressed in the picture: a spot, or the place and the face of a piece."""


class ReviewRequest(Request):
    """Time to review the decisions that people have made, and to think ahead about the present one."""

    ms: Milliseconds = 50


class CheckRequest(Request):
    """Whether a person should have another look before a move, and time to find out."""

    seat: int
    move: str = ""
    """The text of a move or a gesture, as for "play"."""
    ms: Milliseconds = 50


class ReportRequest(Request):
    """The review of a person's decisions, as far as it has got; only after the end."""

    seat: int


class DecisionRequest(Request):
    """A decision that is reviewed, to be made once more; only after the end."""

    seat: int
    turn: Count
    """The number of its turn, from 0, as the buttons of the review have it."""


class LineRequest(Request):
    """One step of what may well follow the better move in a decision that is reviewed; only after the end."""

    seat: int
    turn: Count
    """The number of the decision's turn, as in "decision"."""
    step: Count
    """The number of the step, from 1; the last one if there are fewer."""


class RetryRequest(Request):
    """Another move in a decision that is reviewed, and time to compare it with the one that was made."""

    ms: Milliseconds = 50
    seat: int
    turn: Count
    move: str = ""
    """The text of a move or a gesture; "" if nothing was chosen, which is refused with a sentence on what to do."""


@dataclass(frozen=True, kw_only=True)
class Edit:
    """A change to a table in the editor: a piece on a spot, a value in a field, or a finding's fix."""

    tool: str = ""
    """The key of a piece of the palette; it needs a spot."""
    spot: str = ""
    """The name of a spot; if the piece is there already, it is taken away."""
    place: str = ""
    """The name of a field; it needs a value."""
    value: str = ""
    """The new value of the field; "" clears it."""
    fix: Count | None = None
    """The number of the finding to fix, from 0."""


class EditRequest(Request):
    """A table that a reader lays out, and perhaps a change to it. It opens no match, so `id` may be anything."""

    game: str
    question: str = ""
    """The key of the question; "" for the one in the text, else the game's first."""
    follows: bool = False
    """Whether it follows from the answer to the one in the text: all that was told of that moment stands."""
    text: str = ""
    """The table, as text from "edit" or from an address; "" for an empty one."""
    anew: bool = False
    """Whether only who sits at the table stands, and nothing else that was told of it."""
    names: tuple[str, ...] = ()
    """The names of the seats, as from "edit"; () where the text has them, or there are none."""
    tool: str = ""
    """The key of the picked piece, whose spots are offered as targets; "" for the first one."""
    edit: Edit | None = None


class AskRequest(Request):
    """A question about a table in the editor. It opens no match, so `id` may be anything."""

    text: str
    """The table and its question, as text from "edit"."""
    names: tuple[str, ...] = ()
    """The names of the seats, as for "edit"."""
    ms: Milliseconds = 50
    """How long to work on advice; the answer "advising" then means that "ask" is to be sent again."""


class FollowRequest(Request):
    """A game at a real table, and what is being told of it. It opens no match, so `id` may be anything."""

    game: str
    players: Count = 0
    options: Mapping[str, str] = field(default_factory=dict)
    """The chosen variant for each option, by the option's key; the game's default for options left out."""
    way: Literal["referee", "pad"] = "referee"
    link: str = ""
    """The game as text from an address; it replaces the three fields before, and `facts`."""
    names: tuple[str, ...] = ()
    """What each seat is called, "" for the usual name; () if none is given."""
    facts: tuple[str, ...] = ()
    """All that has been told, as from "follow"."""
    at: Count | None = None
    """The number of the fact that is told, from 0: one to be corrected, or one to be put in; null for the next one."""
    insert: bool = False
    """Whether a fact is put in before that one, which was forgotten when it happened."""
    words: tuple[str, ...] = ()
    """What has been told of the fact so far."""
    then: tuple[str, ...] = ()
    """Words to be told after them, as far as they still fit: those behind one that is corrected."""
    half: tuple[str, ...] = ()
    """What has been told of the next fact, while another one is told or taken out; it goes on as far as it fits."""
    before: tuple[str, ...] = ()
    """What had been told before something was removed or undone: what is different by that is told; () for nothing."""
    whole: bool = False
    """Whether there is room for the whole board: else a part may be shown alone, in which squares are larger."""

    def __post_init__(self) -> None:
        """Raise Refusal("bad_request") for more than any game has."""
        words = max(len(self.words) + len(self.then), len(self.half))
        if max(len(self.facts), len(self.before)) > MOST_FACTS or words > MOST_WORDS:
            raise Refusal("bad_request")


class DayRequest(Request):
    """Time to play the deal of a day again with bots, one of them in the person's seat; only after the end."""

    ms: Milliseconds = 50


class DealRequest(Request):
    """Time to play a match's deal again with bots, one of them in a person's seat; only after the end."""

    seat: int
    ms: Milliseconds = 50
