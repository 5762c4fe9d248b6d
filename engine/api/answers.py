"""The engine's answers: JSON objects, told apart by `kind`.

Any request may be answered with `Refused`; its other answers are the return types in `engine.api.endpoints`.
HTML is in the language of the answer and names nothing that its reader's seat may not see.
`python -m tools.protocol` writes the same types for JavaScript.
"""

from collections.abc import Mapping
from typing import Literal, NotRequired, TypedDict

from engine.api.course_views import TouchView
from engine.api.day_answers import DayAnswer, DayView
from engine.api.editor_answers import AdvisingAnswer, EditorAnswer, KnownAnswer, VerdictAnswer
from engine.api.example_answers import ChoicesAnswer, ExampleAnswer
from engine.api.following_answers import FollowedAnswer
from engine.api.link_answers import LinkAnswer
from engine.api.log_answers import LogView
from engine.api.peek_answers import PeekAnswer, SecretsView
from engine.api.review_answers import (
    Checked,
    DealAnswer,
    ReportAnswer,
    RetryAnswer,
    ReviewedDecisionView,
    Reviewing,
)
from engine.api.suspicion_answers import SuspicionAnswer
from engine.match.match import Can


class ShownMomentView(TypedDict):
    """The moment of the past that a table shows, as the page sends it back in "legend"."""

    viewer: int | None
    step: int
    turn: int | None


class StepView(TypedDict):
    """One or several events, as one picture with a caption."""

    board: str
    beside: str
    """HTML for the area beside the board."""
    caption: str
    """HTML: a sentence for each event, with links to the rules."""
    say: str
    """The caption as plain text, to be announced."""
    rules: list[str]
    """Ids of the rules of the step's events, that of the first one first."""
    passing: bool
    """Whether the next step shows all of this step, too."""
    weighty: bool
    """Whether the table shows the step long enough to be read, even if many steps follow."""
    pause: str
    """The label of the button that continues where the table waits for its reader, else "". The caption then
    repeats the events that ended a part of the game."""
    counts: bool
    """Whether it belongs to the final count, which waits for its reader at each step."""
    moment: ShownMomentView | None
    """The step's place in the match, to send with questions about it; null where nobody can look back at it."""


class RecapView(TypedDict):
    """What happened since a person last decided, for readers who did not watch it."""

    html: str
    """HTML: a picture and sentences."""
    say: str
    """The sentences as plain text, to be announced."""


class NowView(TypedDict):
    """What the reader may do now, and by which rules."""

    may: str
    """HTML: what the reader may do, in words."""
    rules: list[str]
    """Ids of the few rules that decide what may be done, in the order in which to read them."""


class Challenge(TypedDict):
    """What a reader may send to somebody after the end: the same deal, and a score to beat."""

    text: str
    """The message, two lines at most; the address of the deal comes after them."""
    link: str
    """The deal, with nothing played yet, as the text of a link."""


class ResultView(TypedDict):
    """The result of a match for its only person, for statistics that the browser keeps; the same in every language."""

    game: str
    minigame: str
    """The key of the mini-game; "" for a whole game."""
    levels: list[int]
    """The level of each bot, the lowest first."""
    points: int | None
    """The person's points; null for a mini-game."""
    lead: int
    """The person's lead over the best other seat, in points; below 0 if behind."""
    won: bool


class FinishingView(TypedDict):
    """How far a match is that bots finish for its people."""

    share: float
    """How much of it is over, from 0 to 1."""
    at: str
    """Its round, in words."""


class ViewModel(TypedDict):
    """A match in its present state, for the person looking at it."""

    board: str
    beside: str
    """HTML for the area beside the board."""
    form: str
    """HTML of the decision asked of the reader; "" for none."""
    now: NowView | None
    """The rules for this moment; null while there is nothing to decide."""
    log: LogView
    status: str
    """HTML: what is to be done now."""
    say: str
    """What is to be done now, as plain text."""
    over: bool
    curtain: int | None
    """The seat of the person who must take the device before a hand is shown; null for nobody."""
    whose: int | None
    """The seat whose own view this is, -1 for that of all hands; null for what everybody may see.

    With several people, it is the seat whose own the form is, answered only to "show" and to what leaves its decision
    as it was; the board is everybody's.
    """
    aloud: bool
    """Whether one of several people decides in front of all."""
    secrets: SecretsView | None
    """Whose secret "peek" tells: that of the one of several people who decides alone; null for nobody's."""
    undoes: str
    """What is asked before the hidden choice of one of several people is undone; "" where nothing is asked."""
    save: str
    """The match as the text of a save, the same in every language."""
    summary: Mapping[str, str]
    """A line for a list of kept games, by language: who plays, then the round or how the game ended."""
    picture: str
    """HTML: a small picture of the match without words, to be kept with it."""
    challenge: Challenge | None
    """The challenge to share; null before the end."""
    result: ResultView | None
    """The result; null before the end, and unless exactly one person plays."""
    day: DayView | None
    """The try at the deal of a day; null for any other match."""
    finishing: FinishingView | None
    """How far it is while bots finish it for its people; null where people decide."""
    reviewed: list[int]
    """The seats of people whose decisions can be reviewed."""
    can: Can


class TableAnswer(ViewModel):
    """The match after the request, and what happened on the way."""

    kind: Literal["table"]
    steps: list[StepView]
    """The steps that the page has not taken over yet; every answer repeats them until it has sent "seen"."""
    unseen: int
    """How many events are in `steps`: the number to send with "seen"."""
    recap: RecapView | None
    """The recap, for readers who skip the steps; null while only bots decide, or if there is nothing to tell."""
    busy: bool
    """Whether a bot has to decide or a hint is being worked out: then the page should send "think"."""
    note: str
    """HTML of a hint; "" for none."""
    advised: str
    """The move that the hint names first, as text for "preview"; "" where it names none."""


class ProgressAnswer(TypedDict):
    """The progress after a slice of thinking; the match is unchanged, and "think" is to be sent again."""

    kind: Literal["progress"]
    seat: int
    """The seat for which a move is sought."""
    done: float
    """The fraction done, from 0 to 1."""
    hinting: bool
    """Whether the move sought is for a hint to this seat; else it is a bot's own."""


class PreviewAnswer(TypedDict):
    """A preview of what a move would lay down or change on the board."""

    kind: Literal["preview"]
    html: str
    """HTML for the element with `data-move-preview`; "" for no preview."""


class LegendAnswer(TypedDict):
    """The pieces in front of a seat, explained one by one."""

    kind: Literal["legend"]
    name: str
    """The seat's title."""
    html: str


class TaskView(TypedDict):
    """A question of a stage."""

    question: str
    board: str
    touches: list[TouchView]
    rule: str
    """Id of the rule that decides it; "" where none alone does."""
    idea: str
    """The name of what a bank asks about, as here on other tables; "" where no bank does."""
    save: NotRequired[str]
    """The game from this moment on, as a table takes it: to be played on against bots."""


class StageView(TypedDict):
    """A stage of a course: a file of the site, read when the stage is near."""

    tasks: list[TaskView]
    idea: str
    """HTML: what the stage teaches, told when all its questions are answered."""


class Moment(TypedDict):
    """The time of one step of a match."""

    round: int
    when: str
    """The time in words, like "round 3"."""
    line: int
    """The index, from 0, of the step's line in the log; without one, that of the line before, or -1."""


class ViewerChoice(TypedDict):
    """A viewer whose view of a match may be shown."""

    viewer: int | None
    """The value to send with "replay" and "moment"."""
    name: str


class ReplayAnswer(TypedDict):
    """All steps of a match so far, to look back at."""

    kind: Literal["replay"]
    moments: list[Moment]
    """One moment for each step."""
    viewers: list[ViewerChoice]
    """All viewers whose view may be shown now, the match's own first."""


class AdvisedView(TypedDict):
    """A better move, to be marked on the board, or else in the form, next to the move that was made."""

    move: str
    made: str
    """The text of the move that was made; "" where it is the better move itself."""
    preview: str
    """HTML for the element with `data-move-preview`; "" for no preview."""
    made_preview: str
    """The same HTML for the move that was made."""
    switch: str
    """HTML of buttons with `data-shown` "better" and "made", to switch the preview; "" where only one is shown."""
    form: str
    """HTML of the decision's form; "" where the move is marked on the board."""
    line: str
    """HTML: what the marks mean; "" where that is told elsewhere."""


class MomentAnswer(TypedDict):
    """One moment of a match, drawn."""

    kind: Literal["moment"]
    step: StepView
    save: str
    """The match right after the turn that led to this moment, as the text of a save to play on from."""
    asks: ReviewedDecisionView | None
    """The decision of a person that follows, in which any move can be asked about; null for none."""
    advised: AdvisedView | None
    """The better move in the decision that was asked about; null where there is none."""


class LineAnswer(TypedDict):
    """One step of what may well follow the better move in a decision."""

    kind: Literal["line"]
    step: StepView
    steps: int
    """How many steps there are."""


class DecisionAnswer(TypedDict):
    """A past decision, for the person to make again."""

    kind: Literal["decision"]
    step: StepView
    form: str
    question: str
    """HTML: the move that was made, and that a better one exists."""
    solution: str
    """HTML: the best move."""
    asked: str
    """HTML: the move that was made and the others asked about so far, with the chance of each, the best first."""
    advised: AdvisedView
    """The best move, to be marked with the solution."""
    save: str
    """The match before the decision, as the text of a save to play on from."""


class CostAnswer(TypedDict):
    """The move that cost the goal of a mini-game."""

    kind: Literal["cost"]
    html: str
    """HTML: a sentence, and a button that leads to the move; "" where there is nothing to tell, or not yet."""


class Done(TypedDict):
    """The request was carried out; there is nothing to show."""

    kind: Literal["done"]


class Offer(TypedDict):
    """What can still be done with a save or link made under rules that are no longer played."""

    text: str
    """The game as text, to be kept in a file."""
    save: str
    """A save of a new game of the same deal, under the rules played now; "" if there is none."""


class Elsewhere(TypedDict):
    """The page on which a match of another game can be opened."""

    game: str
    minigame: str
    """The key of the mini-game; "" for a whole game."""


class RefusalView(TypedDict):
    """Why a request is refused."""

    html: str
    """The sentence, with a link to its rule."""
    text: str
    """The sentence as plain text."""
    rule: str
    """Id of the rule that forbids it; "" for none."""
    offer: NotRequired[Offer]
    elsewhere: NotRequired[Elsewhere]


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
    | PeekAnswer
    | DayAnswer
    | LegendAnswer
    | LinkAnswer
    | ExampleAnswer
    | ChoicesAnswer
    | ReplayAnswer
    | MomentAnswer
    | Reviewing
    | Checked
    | ReportAnswer
    | DealAnswer
    | DecisionAnswer
    | LineAnswer
    | RetryAnswer
    | CostAnswer
    | EditorAnswer
    | VerdictAnswer
    | AdvisingAnswer
    | KnownAnswer
    | FollowedAnswer
    | SuspicionAnswer
    | Done
    | Refused
)
