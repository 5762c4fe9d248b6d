"""What the engine answers: JSON objects, told apart by `kind`.

Any request may be answered with `Refused`; what else comes, the return types of `engine.api.endpoints` say.
HTML is in the language of the answer and names nothing that its reader's seat may not see.
`python -m tools.protocol` writes the same types for JavaScript.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from engine.api.editor_answers import AdvisingAnswer, EditorAnswer, KnownAnswer, VerdictAnswer
from engine.match.changes_link import Change
from engine.match.match import Can


class ShownMomentView(TypedDict):
    """The moment of the past that a table shows, as the page sends it back in "legend"."""

    viewer: int | None
    step: int
    turn: int | None


class StepView(TypedDict):
    """Something that happened, as one picture with a caption."""

    board: str
    beside: str
    """HTML of what is beside the board."""
    caption: str
    """HTML: a sentence an event, with links to the rules."""
    say: str
    """The same as plain text, to be announced."""
    rule: str
    """Id of the rule of its first event."""
    passing: bool
    """Whether the next step shows all of this, too."""
    weighty: bool
    """Whether the table stays at it long enough to be read, however much else happens."""
    pause: str
    """The label of the button that goes on, where the table waits for its reader; "" where it does not.

    The caption then repeats what has ended.
    """
    moment: ShownMomentView | None
    """Where it is in the match, for what is asked about it; null where nobody can look back at it."""


class RecapView(TypedDict):
    """What happened since a person last decided, for readers who did not watch it."""

    html: str
    """HTML: a picture, and sentences."""
    say: str
    """The sentences as plain text, to be announced."""


class NowView(TypedDict):
    """What the reader may do at the moment."""

    may: str
    """HTML: in words."""
    rules: list[str]
    """Ids of the few rules that decide it, in the order in which they are read."""


class Challenge(TypedDict):
    """What a reader may send to somebody after the end: the same deal, and a score to beat."""

    text: str
    """Two lines at most; the address of the deal comes after them."""
    link: str
    """The deal, with nothing played yet, as the text of a link."""


class ResultView(TypedDict):
    """How a match has ended for its one person, for statistics that the browser keeps. It holds no language."""

    game: str
    minigame: str
    """"" for a whole game."""
    levels: list[int]
    """The level of each bot, the lowest first."""
    points: int | None
    """null of a mini-game."""
    lead: int
    """By how many points the person is ahead of the best other seat; below 0 if behind."""
    won: bool


class ViewModel(TypedDict):
    """A match in its present state, for the person looking at it."""

    board: str
    beside: str
    """HTML of what is beside the board."""
    form: str
    """HTML of the decision asked of the reader; "" for none."""
    now: NowView | None
    """The rules for this moment; null while there is nothing to decide."""
    log: str
    status: str
    """HTML: what is to be done now."""
    say: str
    """What is to be done now, as plain text."""
    over: bool
    curtain: int | None
    """The seat of the person who must take the device before a hand is shown; null for nobody."""
    save: str
    """The match as the text of a save; knows no language."""
    link: str
    """The match as the text of a link; knows no language."""
    summary: Mapping[str, str]
    """Where the match stands, by language: who plays, the round or how it ended. For a list of kept games."""
    picture: str
    """HTML: the match in small, in no language, to be kept with it."""
    challenge: Challenge | None
    """null before the end."""
    result: ResultView | None
    """null before the end, and where not exactly one person plays."""
    reviewed: list[int]
    """The seats of people whose decisions are reviewed."""
    can: Can


class TableAnswer(ViewModel):
    """The match after the request, and what happened on the way."""

    kind: Literal["table"]
    steps: list[StepView]
    """What nobody has been shown yet. Every answer repeats it until the page has sent "seen"."""
    unseen: int
    """How many events are in `steps`: the number to send with "seen"."""
    recap: RecapView | None
    """Told where the steps are not watched; null while there is nothing to decide."""
    busy: bool
    """A bot has to decide, or a hint is being worked out: the page should send "think"."""
    note: str
    """HTML of a hint; "" for none."""
    advised: str
    """The move that the hint names first, as text for "preview"; "" where it names none."""


class ProgressAnswer(TypedDict):
    """A slice of thinking is over; the match looks as before. "think" is to be sent again."""

    kind: Literal["progress"]
    seat: int
    """Who thinks."""
    done: float
    """How far, from 0 to 1."""
    hinting: bool
    """A hint for this seat is being worked out, no bot's move."""


class PreviewAnswer(TypedDict):
    """What a move would lay down or change on the board."""

    kind: Literal["preview"]
    html: str
    """For the element with `data-move-preview`; "" for nothing."""


class LegendAnswer(TypedDict):
    """The pieces in front of a seat, one by one."""

    kind: Literal["legend"]
    name: str
    """Who sits there."""
    html: str


class ExampleAnswer(TypedDict):
    """A worked example, with its changes."""

    kind: Literal["example"]
    steps: list[str]
    """HTML of each step: a whole <li class="step">."""
    form: str
    changed: bool
    """Whether any step differs from the printed ones."""
    step: int
    """The number of the first step that differs from those shown before, 0 if none does."""
    changes: list[Change]
    """The changes that it is shown with; none if no step differs."""
    link: str
    """The changes as text for an address, "" for none."""


class ChoicesAnswer(TypedDict):
    """Other moves for one of a worked example."""

    kind: Literal["choices"]
    title: str
    when: str
    """The round in words."""
    form: str


class Moment(TypedDict):
    """When a step of a match was."""

    round: int
    when: str
    """In words, like "round 3"."""
    line: int
    """The line of the log that tells of it, from 0; where none does, the line before it, or -1."""


class ViewerChoice(TypedDict):
    """A viewer whose view of a match may be shown."""

    viewer: int | None
    """The value to send with "replay" and "moment"."""
    name: str


class ReplayAnswer(TypedDict):
    """A match so far, to be looked back at."""

    kind: Literal["replay"]
    moments: list[Moment]
    """One for each step."""
    viewers: list[ViewerChoice]
    """All there are now, the match's own first."""


class AdvisedView(TypedDict):
    """A better move, to be marked on the board or else in the form, next to the one that was made."""

    move: str
    made: str
    """"" where that is the same."""
    preview: str
    """For the element with `data-move-preview`; "" for nothing."""
    made_preview: str
    """Likewise of the move that was made."""
    switch: str
    """HTML with a button for each of the two, `data-shown="better"` or "made"; "" where the board shows one alone."""
    form: str
    """HTML of the decision as it was asked; "" where the board has a place for the move."""


class MomentAnswer(TypedDict):
    """One moment of a match."""

    kind: Literal["moment"]
    step: StepView
    save: str
    """The match as it was after the turn that brought this, to be played on."""
    advised: AdvisedView | None
    """The better move in the decision that was asked about; null where there is none."""


class Reviewing(TypedDict):
    """A slice of reviewing is over. "review" is to be sent again unless it is finished."""

    kind: Literal["reviewing"]
    done: float
    """How much of what can be reviewed now is done, from 0 to 1."""
    finished: bool
    """Nothing is left to do before the match goes on."""


class Checked(TypedDict):
    """Whether a person should have another look before a move."""

    kind: Literal["checked"]
    html: str
    """Why; "" if the move may be made."""


class ReportAnswer(TypedDict):
    """The review of a person's decisions."""

    kind: Literal["report"]
    html: str
    done: float
    """How much of it is there, from 0 to 1."""


class DealAnswer(TypedDict):
    """What bots made of a person's cards, in the games so far. "deal" is to be sent again until `done` is 1."""

    kind: Literal["deal"]
    html: str
    """"" before the first game is over."""
    done: float


class DecisionAnswer(TypedDict):
    """A decision to be made once more."""

    kind: Literal["decision"]
    step: StepView
    form: str
    question: str
    """HTML: what was played, and that there is something better."""
    solution: str
    """HTML: the best move."""
    advised: AdvisedView
    """The best move, to be marked with the solution."""
    save: str
    """The match as it was before the decision, to be played on."""


class RetryAnswer(TypedDict):
    """How good another move would have been, and how it compares with the one that was made."""

    kind: Literal["retry"]
    html: str
    right: bool
    """Whether it is as good as the best move, within the error of the estimates."""


class Done(TypedDict):
    """Nothing to be shown."""

    kind: Literal["done"]


class Offer(TypedDict):
    """What can be done with a save or link of rules that are no longer played."""

    text: str
    """The game as text, to be kept in a file."""
    save: str
    """A save of a new game of the same deal, under the rules played now; "" if there is none."""


class RefusalView(TypedDict):
    """Why a request is refused."""

    html: str
    """The sentence, with a link to its rule."""
    text: str
    """The sentence as plain text."""
    rule: str
    """Id of the rule that forbids it; "" for none."""
    offer: NotRequired[Offer]


class Refused(TypedDict):
    """The request was refused; nothing has changed."""

    kind: Literal["refused"]
    code: str
    """Names the reason, like "damaged", "foreign" or "not_your_move"."""
    refusal: RefusalView


Answer = (
    TableAnswer
    | ProgressAnswer
    | PreviewAnswer
    | LegendAnswer
    | ExampleAnswer
    | ChoicesAnswer
    | ReplayAnswer
    | MomentAnswer
    | Reviewing
    | Checked
    | ReportAnswer
    | DealAnswer
    | DecisionAnswer
    | RetryAnswer
    | EditorAnswer
    | VerdictAnswer
    | AdvisingAnswer
    | KnownAnswer
    | Done
    | Refused
)
