"""How a game is shown: all that pages and tables need of it beside its rules.

This is the whole contract of a game's presentation; `tests/conformance` checks it for every game. Two of its parts have
modules of their own: `core.telling` (how events become steps), `core.situations` (what may be asked about a
table that a reader lays out).

Where things are. `engine/games/<key>/rules/game.py` has `GAME`, and `engine/games/<key>/presentation.py` has
`PRESENTATION`, a `GamePresentation`. Its callables are described at their types, those that draw in `core.drawing`.

The view that `Game.view` returns is a dataclass with `seats_to_move` (see `View`).

A form is one `<form data-do="play" data-seat="…">` with a button that submits it (`core.render.move_form`).
What it can submit is what the seat may do:

- a move that is chosen whole: radio or submit buttons with `name="move"`, their value the text of a move;
- a `Bundle` of `parts`: checkboxes, their value a part; joined they are a move. With a `count` the form knows its moves
  (`core.render.attributes_of_joined_parts`);
- a `Pair`: radio buttons for the first part under one name, for the second part under another, and the form knows its
  moves; or the second ones are whole moves with `name="move"`, and `data-<first name>` gives the first part that each
  goes with.

A grid is one `<trick-grid data-form="decide">` with rows of buttons that bear `data-square`. The form beside it has the
id `decide` (`core.render.DECIDE`) and a `<p class="count" role="status">`; its inputs name in `data-squares` the
squares that they mean. A press on any other square is sent to `Game.parse_gesture` as `@square`, behind the first part
(`core.game.POINTED_AT`).

One element of a board or a grid may bear `data-move-preview`, empty: the page puts there what `preview` draws of the
move that its reader has chosen. It holds no named pieces.

What a board tells only on request (of pieces that are safe, say) is of the class `outlook`, whether it is drawn or
said: the page shows it while its reader has that switched on, at tables, in examples and where one looks back.

An element of a drawing or a form that shows a piece bears its name (`core.render.with_piece_name_attribute`): kind,
place, face, count. The page compares the names before and after a change: a name that stays is the same piece, which
slides if its place in its picture has changed; else a piece that has come flies from the nearest one of its kind that
has gone: first one with the same face, then one that is turned over. The kind's last word says what it is made of:
`card`, `water`, or else wood. A place is one spot of the table: `hand-0`, `laid-2`, `pile`, `b4`. Pieces whose face a
view hides have none, so that they are told apart by their places alone. A count is written wherever one element stands
for several pieces, or is only a number; where their faces are seen elsewhere, the faces are, each with a comma.

What is drawn is also spoken: a drawing is `aria-hidden`, and a text of the class `visually-hidden` says the same. The
outermost element of a drawing has the game's class, under which all its styles are.

Texts, the same keys in every language, beside those in `core/locale`:

- `<Event>` or `<Event>.<variant>` for each kind of event, `refused.<code>` for each refusal of the game;
- `table.round` (`round`, its `heading_number`), and `table.set_up` for all that is dealt before the first move;
  `table.stage` (`stage`, `round`) for a game whose rounds are counted anew in each of several stages;
- `pause.<Event>` for each event with a `pause` (what the event holds): the label of the button that continues;
- `tie.<Event>` for each event with a `tie_break`: what is compared, as the head of a number; `tie.<Event>.by`: by
  what a tie is won;
- `decide.<kind>` (`seat`) and `now.<kind>` for each kind of decision: what is asked, and what one may do; `aim`: what
  all of them are for; `moves.decide.<kind>` where a move to be found is asked for in other words: what is touched;
- `note.…`: what its `question_note`, `asked_note`, `aim_note`, `aim_now`, `event_note`, `decision_note`, `known_note`,
  `risk_note` and `warning_note` name;
- `score.<column>` (`at`) for each column of `score_shares`, and `score.<column>.cell` (`points` and the share's facts)
  where shares have facts;
- `option.<key>`, `option.<key>.<choice>`, and both with `.note`; `bot.<level>.note` for each level;
- `example.<key>.title` and `.intro`; `minigame.<key>.title`, `.goal`, `.won` and `.lost` (`seat`, and `answer` once a
  riddle has one), `.question` for a riddle;
- `clue.<kind>` for each kind of clue in its `suspicions`, and `suspected.<token>` for each group of its secrets;
- those of its course, which `core.course` lists; those of a game at a real table, which `core.following` lists;
- `question.<key>` and `.note` for each of its questions; `verdict.<key>` for each verdict; `finding.<code>`, and
  `finding.<code>.fix` where it has a fix; `field.<place without indexes>`, and `.<choice>` where its choices have no
  form of their own; `tool.<group>`; `schema.<key>`, a line for each key of a position;
- `glimpse.<key>` for each of its glimpses;
- `outcome.<key>` (`seat`) for each of its outcomes: a clause without a full stop, as in `engine.core.outcomes`; with
  `often`, the mean, for one that is averaged, and then also `.nudge`: how many of what the reader should ask;
  `.row` (`count`, `deals`) for one that is told of each move; `way.<key>` for each of their ways;
- `render.…`: what its own drawing asks for. These are formatted by `str.format`, all others by `core.describe`.

Documents: `docs/<lang>/<key, with dashes>/` with `index`, `rules`, `play`, `rulings`, `aid`, `glossary` and `bots`;
among them a block for each rule, example, mini-game and table.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeAlias, TypeVar

from engine.core.course import AskedStep, Stage, Task
from engine.core.deciding import DecidingRule
from engine.core.describe import Describer, Texts, Token
from engine.core.drawing import Draw, Grid, Icon, Legend, MoveForm, Preview, SeatPicture, Table, no_drawing
from engine.core.following import Ask, RealTable
from engine.core.game import Event, Game, Parts, Seat, View
from engine.core.html import Html
from engine.core.lessons import Example, Minigame
from engine.core.locale import GRAMMARS
from engine.core.outcomes import Outcome
from engine.core.suspicions import Suspicions
from engine.core.table.fields import OwnTable
from engine.core.telling import Note, Telling

V = TypeVar("V", bound=View)


BOARD_SPOTS: Final = "@"
"""An entry of `Changing.pieces_to_press`: all spots of the board that the moves of that kind of decision mean."""


@dataclass(frozen=True, slots=True)
class Changing(Generic[V]):
    """How readers change the moves of an example in its pictures: which spots and pieces they press for which move."""

    pieces_to_press: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """By kind of decision, what readers press in an example to change such a move: pieces by their place without its
    seat ("hand" for `hand-2`); BOARD_SPOTS stands for those of the board."""
    spots: Callable[[V, str], Sequence[str]] = lambda _view, _move: ()
    """The spots of the board that a move means, by a view of its moment. A mark `to:<spot>` draws one as a target
    that bears its name (`core.render.with_spot_name_attribute`)."""
    touched: Callable[[V, str], Sequence[Sequence[str]]] = lambda _view, _move: ()
    """What is touched on the board to make a move, one after the other, in each order that there is: spots, or pieces
    that `data-choice` names; each is the text of a move, or of a part of one. Moves that are touched alike are then
    chosen by their names."""
    faces: Callable[[str], Sequence[str]] = lambda _move: ()
    """The faces of the pieces that mean a move, besides the face that equals its text."""
    swaps: frozenset[str] = frozenset()
    """Kinds of decisions whose moves are cards of a hand: one that is changed in an example changes places with the
    later one that it displaces."""


@dataclass(frozen=True, slots=True)
class ScoreShare:
    """Points that an event brings a seat; the text `score.<column>` heads their column in the final ranking.

    `count` things were counted for them. The text `decided.<column>` says that a winner was furthest ahead there, with
    another seat's points, count and facts (`other_…`) beside the winner's (`engine.api.deciding_score`).

    `at` tells columns of one name apart (stages, say). With `facts` the text `score.<column>.cell` says what was
    counted; else the points stand alone, those of one column added up.
    """

    seat: Seat
    column: str
    points: int
    at: int = 0
    facts: Mapping[str, object] = field(default_factory=dict)
    count: int = 0
    pieces: tuple[int, ...] = ()
    """The points of each thing that was counted, in the order in which it is shown; () where they come at once."""


DrawComparison: TypeAlias = Callable[[V, Sequence[ScoreShare], Texts, Sequence[str]], Html]
"""Compares, after the end, scores made with the same hand, say: by the open view, all score shares, names by seat."""


@dataclass(frozen=True)
class GamePresentation(Generic[V]):
    """The drawing, the texts and the lessons of one game, whose views are of the type V."""

    game: Game[Any, Any, V]
    name: str
    """What the game is called, in every language."""
    texts: Mapping[str, Texts]
    """The texts of the game, by language and key."""
    tokens: Mapping[str, Token]
    """The game's own forms in templates; `move` names any move, or a part of one, by its text."""
    draw: Draw[V]
    """Draws the board."""
    form: MoveForm[V]
    symbols: Callable[[], Html]
    """Makes the hidden SVG with the shapes that drawings refer to; a page holds it once. Ids begin with a prefix."""
    icon: Icon
    marks: Callable[[Event], tuple[str, ...]]
    """Names what an event changed: `kind:…` on the board, `kind@seat` before a seat."""
    telling: Telling[V]
    """How events become steps, and how a table presents them."""
    examples: Mapping[str, Example]
    minigames: Mapping[str, Minigame]
    deciding: Sequence[DecidingRule]
    """The few rules to be read before each kind of decision, those first that say what may be done."""
    facts: Mapping[str, object]
    """The rules' numbers by the names that pages and texts use: the game's letters, a dot, a word."""
    tables: Mapping[str, Table]
    beside: Draw[V] = no_drawing
    """Draws what belongs under the board, which at a table may stay in sight while this scrolls away."""
    legend: Legend[V] = no_drawing
    """Explains what lies before a seat; every game that is played at a table has one."""
    signs: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """The signs of its pictures, explained by the texts `signs.<name>`: by name, a pattern of the markup that has one,
    and the piece that the text draws as `sign`."""
    plan: Callable[[V, Texts], str] = lambda _view, _texts: ""
    """Returns the board as lines of letters, where sentences alone would not show it."""
    grid: Grid[V] = no_drawing
    preview: Preview[V] = no_drawing
    question_note: Callable[[V, Seat], Note] = lambda _view, _seat: None
    """A note that a table adds to its question to a seat, by the view of that seat."""
    asked_note: Callable[[V], Note] = lambda _view: None
    """What a course's question says of its picture on another table: what is still to be done in it."""
    aim_note: Callable[[V, Seat], Note] = lambda _view, _seat: None
    """A note that a table adds to the common aim: the private aim of the seat that decides first, by its view."""
    aim_now: Callable[[V, Seat], Note] = lambda _view, _seat: None
    """What is left to play for in a position, with its points, by the view of that seat: in place of the common aim."""
    decision_note: Callable[[V], Note] = lambda _view: None
    """A note on the subject of a decision, by the view of the seat that made it: a review puts it before the move.

    What it names may be told in `moves.decide.<kind>`, which then takes its place."""
    known_note: Callable[[V, Seat], Note] = lambda _view, _seat: None
    """What a seat may know of the others that decides, where it is little enough for a line of a question."""
    risk_note: Callable[[V, str], Note] = lambda _view, _move: None
    """What a move puts at risk of what its seat plays for, by the view of that seat: told of one that is not best."""
    move_text: Callable[[V, str, Texts], str] = lambda *_: ""
    """Says in a phrase what a move does that shows only a sign of it, by the view of the seat that may make it."""
    after_move: Callable[[V, str, Describer], str] = lambda *_: ""
    """HTML: what is certain, by public facts, right after a move of the seat whose view it is; "" for nothing. It says
    the same of the table as what is told before the move: what is at stake, what may be covered next."""
    warning_note: Callable[[V, str], Note] = lambda _view, _move: None
    """A note on a move that hardly anybody wants, whatever its cost, by the view of the seat that may make it: where
    the reader wants that, a table asks before the move is made."""
    parts: Mapping[str, Parts] = field(default_factory=dict)
    """By kind of decision, how its moves are put together, where they are chosen part by part."""
    left_to_chance: frozenset[str] = frozenset()
    """Kinds of decisions whose form has a button to leave the rest to chance (`core.render.draw_lots_button`)."""
    move_text_with_place: Callable[[V, str], str] = lambda _view, move: move
    """Returns the text by which sentences (their token `move`) name a move: with the place where the move goes if its
    own text lacks it."""
    changing: Changing[V] = field(default_factory=Changing)
    """How readers change the moves of an example."""
    spoken: frozenset[str] = frozenset()
    """Kinds of decisions about nothing but what lies open, made aloud at a real table: people who share a device make
    them in front of everybody. Its form, grid and preview then get a bystander's view."""
    offered_openly: frozenset[str] = frozenset()
    """Kinds of decisions in which everybody knows what a seat may choose, and only what it chooses is hidden: of people
    who share a device, the one who has it goes on without a word."""
    own_secrets: Callable[[V, Texts, Seat], str] = lambda _view, _texts, _seat: ""
    """Says in a phrase, like those of a panel, what a seat alone knows of its pieces, by its view; "" where it chooses
    from all of that. Every game with `spoken` kinds does."""
    secrets: frozenset[str] = frozenset()
    """Kinds of decisions whose moves are never revealed in play."""
    secret: Callable[[str], str] = lambda _secret: ""
    """Returns the token that names a secret for bots to guess; secrets with the same token answer the same question."""
    suspicions: Suspicions[V] | None = None
    """What readers may note of the others' secrets; None where seats have none for a whole game."""
    score_shares: Callable[[Event, V], Sequence[ScoreShare]] = lambda _event, _view: ()
    """Returns the points that an event brings to seats in the final ranking."""
    comparison: DrawComparison[V] = no_drawing
    victory: SeatPicture[V] = no_drawing
    """Draws, by the open view, what a winner is proud of: a wide picture for the end of a game."""
    stakes: Callable[[V, Texts, Sequence[str]], Html] = no_drawing
    """Tells in a line beside the board of a game under way what would come of its part if that ended now."""
    story: Callable[[Sequence[tuple[Event, V]], V], Note] = lambda _told, _open: None
    """A fact that a finished whole game is remembered by, from its events with the views then, and the open view."""
    counted: SeatPicture[V] = no_drawing
    """Draws what the last points of a seat are counted from, where nothing of it is secret."""
    thumbnail: Callable[[V], Html] = no_drawing
    """Draws a bystander's view as small as a word, without text; short, since the browser stores it with the game."""
    outcomes: Sequence[Outcome] = ()
    """What the coach counts after a move, to say why another one is better."""
    course: Sequence[Stage] = ()
    """How the game is learnt by doing, stage after stage (see `core.course`)."""
    lessons_needed: Callable[[V, Seat, Sequence[str]], Iterable[str]] = lambda *_: ()
    """The stages of the course that have taught what is seen where a seat chooses from moves, by its view."""
    asked_steps: Mapping[str, AskedStep] = field(default_factory=dict)
    """The steps at which examples ask before they show, by the example's key (see `core.course`)."""
    question_marks: Callable[[Task, V, Sequence[Event], Sequence[Event]], Sequence[str]] = lambda *_: ()
    """Marks that all pictures of a course's question bear, say for the part of the board that it is about: by the
    task, the view that is asked about, the events of its step, and those that come of the right answer."""
    own_table: OwnTable = field(default_factory=OwnTable)
    """What may be asked about a table that a reader lays out."""
    real_table: RealTable | None = None
    """How the game is followed at a real table."""
    ask_marks: Callable[[Ask], Sequence[str]] = lambda _: ()
    """Marks for what has been told already of something asked at a real table."""
    part_marks: Callable[[V, Ask], Sequence[str]] = lambda *_: ()
    """Marks for the part of the board that something asked at a real table is about, where there is no room for all."""

    def describer(self, lang: str, names: Sequence[str], you: Seat | None = None, *, named: bool = False) -> Describer:
        """Return the describer of a match of the game in a language; `names`, `you` and `named`: see `Describer`."""
        return Describer(self.texts[lang], GRAMMARS[lang], self.tokens, names, you, named=named)


Presentation: TypeAlias = GamePresentation[Any]
"""A presentation, whatever its game."""
