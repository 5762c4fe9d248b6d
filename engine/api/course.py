"""A game's course in the book's pages: its stages as a list, and what each leads to as data for the page's scripts."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import chain
from typing import Any, Final, cast

from engine.api.answers import StageView, TaskView
from engine.api.course_items import played_stage_item_html, stage_li_html
from engine.api.course_views import TouchView
from engine.api.pages import widget_attributes
from engine.api.signs import unfolded_signs_html
from engine.api.steps import board_and_beside_html, lines_with_rule_links_html, rule_link
from engine.core.course import BESIDE, IN_WORDS, SEATS, SPOTS, Stage, Task
from engine.core.describe import Describer, Line, event_field_names
from engine.core.events import MoveRefused, first_event_of
from engine.core.game import EVERYONE, Event
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.lessons import ATTEMPT
from engine.core.presentation import Presentation
from engine.core.render import Attributes
from engine.games.registry import PRESENTATIONS, presentation_by_key
from engine.match.course import PlayedTask, PlayedTouch, face_touched, played_task
from engine.match.question_bank import idea_of_task
from engine.match.recorder import Step

MOST_PICTURES: Final = 3
"""What a touch leads to is drawn in so many pictures at most: what it comes to is seen before it is read."""


def course_html(game: str, lang: str) -> Html:
    """Return the stages of a game with the first question of each, and below them what each teaches.

    Where scripts run, the pictures of all but the first are drawn when they come into sight. Raises KeyError if the
    game has no course, Unproven if a task is not fit to be asked.
    """
    presentation = presentation_by_key(game)
    if not presentation.course:
        raise KeyError(game)
    describer = presentation.describer(lang, ())
    first = [TaskTold(presentation, stage, stage.numbers[0], lang) for stage in presentation.course if stage.tasks]
    played = (stage for stage in presentation.course if stage.play)
    answers = tag("p", describer.filled_html("stage.answers"), class_="title")
    return tag(
        "trick-course",
        tag("p", describer.filled_html("stage.on_paper"), class_="on-paper"),
        tag(
            "ol",
            (told.stage_item_html(number) for number, told in enumerate(first, 1)),
            (
                played_stage_item_html(game, stage, describer, number)
                for number, stage in enumerate(played, len(first) + 1)
            ),
            class_="steps",
        ),
        tag(
            "div",
            answers,
            tag("ol", (tag("li", told.found_html(), told.idea_html()) for told in first)),
            class_="answers",
        ),
        **course_attributes(presentation, "", lang),
    )


def first_stage_html(game: str, lang: str) -> Html:
    """Return the first stage of a game's course by itself, as a taste of it; what it teaches stands below.

    Raises IndexError if the game has no course, Unproven if the stage is not fit to be asked.
    """
    presentation = presentation_by_key(game)
    told = TaskTold(presentation, presentation.course[0], 1, lang)
    return tag(
        "trick-course",
        tag("ol", told.stage_item_html(1), class_="steps"),
        tag("div", told.found_html(), tag("p", told.idea_html()), class_="answers"),
        **course_attributes(presentation, told.stage.key, lang),
    )


def course_attributes(presentation: Presentation, key: str, lang: str) -> Attributes:
    """Return the attributes of a course, or of one stage of it by its key; they name all stages, in order."""
    game = presentation.game.key
    stages = " ".join(stage.key for stage in presentation.course)
    return {**widget_attributes(game, key, lang), "data_stages": stages, "id": f"course-{game}"}


def stage_view(game: str, key: str, lang: str, in_bank: Collection[str] = ()) -> StageView:
    """Return a stage with all its questions and what each touch leads to; raise StopIteration for an unknown key.

    `in_bank`: the ideas that the game's bank asks about.
    """
    presentation = presentation_by_key(game)
    stage = next(stage for stage in presentation.course if stage.key == key)
    told = [TaskTold(presentation, stage, number, lang) for number in stage.numbers]
    return {"tasks": [task.task_view(in_bank) for task in told], "idea": told[0].idea_html()}


def stage_keys() -> list[tuple[str, str]]:
    """Return every stage of the book that asks, as the keys of its game and its own."""
    return [
        (game, stage.key)
        for game, presentation in PRESENTATIONS.items()
        for stage in presentation.course
        if stage.tasks
    ]


class TouchesTold:
    """A task and what is said to each touch, in one language. Where a seat sees its table, the reader sits there.

    `why`: the key of the text that says why a touch is right; where there is none, the events' sentences do.
    """

    def __init__(self, presentation: Presentation, task: Task, lang: str, why: str = "") -> None:
        self.presentation, self.task, self.why = presentation, task, why
        viewer = task.example.viewer
        self.describer: Describer = presentation.describer(
            lang, task.example.names, None if viewer == EVERYONE else viewer
        )

    @cached_property
    def played(self) -> PlayedTask:
        """The task with all its touches; raises Unproven if it is not fit to be asked."""
        return played_task(self.presentation, self.task)

    def touch_view(self, touch: PlayedTouch) -> TouchView:
        """Return what can be touched, and whether it is right."""
        told: TouchView = {
            "name": self.touch_name(touch.touch),
            "at": self.selector_of_touch(touch.touch),
            "right": touch.right,
            "said": fragment(
                tag("p", self.verdict_html(touch), class_="judged"),
                self.reason_html(touch),
                self.deciding_html(self.right)
                if self.is_unexplained(touch) and not self.key_of_why(self.right)
                else NOTHING,
            ),
            "boards": [],
        }
        if face := self.face_of_touch(touch.touch):
            told["face"] = face
        return told

    def verdict_html(self, touch: PlayedTouch) -> Html:
        """Return whether a touch is right, or by which wrong rule it would be, with the number of the right one.

        A move that is refused cites the rule that refuses it; of numbers it is told which way they are wrong.
        """
        if touch.right:
            return self.describer.filled_html("stage.right")
        if touch.wrong is None:
            return self.describer.filled_html(f"stage.{self.way_off(touch)}")
        told = self.filled_html(f"wrong.{touch.wrong.__name__}", touch.touch, more=self.reason_of(self.right))
        deciding = refusal_of_touch(touch) or self.played.deciding
        return fragment(told, rule_link(self.rule_cited(touch.wrong.__name__, deciding)))

    def rule_cited(self, text: str, deciding: Event) -> str:
        """Return the number of the rule that a text cites, of a wrong rule or "why"."""
        cites = self.task.cites
        return cites.get(text) or cites.get("") or deciding.rule

    def way_off(self, touch: PlayedTouch) -> str:
        """Return "much" for a number above the right one, "little" for one below it, "other" for any other touch."""
        numbers = self.task.form == "n" and touch.touch not in IN_WORDS and not touch.steps
        return ("much" if int(touch.touch) > int(self.right.touch) else "little") if numbers else "other"

    @cached_property
    def right(self) -> PlayedTouch:
        """The first touch that is right."""
        return next(touch for touch in self.played.touches if touch.right)

    def is_unexplained(self, touch: PlayedTouch) -> bool:
        """Return whether no wrong rule, no refusal, and nothing that happens says what is wrong with a touch."""
        return not (touch.right or touch.wrong or touch.steps)

    def key_of_why(self, right: PlayedTouch) -> str:
        """Return the key of the text that says why a touch is right, of this very one if there is; "" for none."""
        return next((key for key in (f"{self.why}.{right.touch}", self.why) if key in self.describer.texts), "")

    def reason_html(self, touch: PlayedTouch) -> Html:
        """Return why the right touch is right, as a <p>, where nothing else explains this one.

        Nothing where the events tell it.
        """
        right = touch if touch.right else self.right
        key = self.key_of_why(right)
        if not (touch.right or self.is_unexplained(touch)) or not key:
            return fragment()
        told = self.filled_html(key, right.touch, right, self.reason_of(right))
        rule = self.rule_cited("why", self.events_to_deciding(right)[-1])
        return tag("p", told, " ", rule_link(rule), class_="why")

    def reason_of(self, right: PlayedTouch) -> Mapping[str, object]:
        """Return what texts need beside the events that a right touch leads to."""
        events = [snapshot.event for step in right.steps for snapshot in step]
        return self.task.reason(self.played.table[-1].view, events)

    def deciding_html(self, touch: PlayedTouch) -> Html:
        """Return the sentence of the event that decides after a right touch, with the number of its rule."""
        return self.sentence_html(self.events_to_deciding(touch)[-1])

    def sentence_html(self, event: Event) -> Html:
        """Return the sentence of an event, with the number of its rule; of a refusal only why."""
        return lines_with_rule_links_html(self.lines_of_event(event))

    def lines_of_event(self, event: Event) -> Sequence[Line]:
        """Return what is told of an event; of a refusal only why, since the question has told the move."""
        if isinstance(event, MoveRefused):
            return [self.describer.describe_why_refused(event)]
        return self.describer.describe_events([event])

    def filled_html(
        self, key: str, touch: str = "", played: PlayedTouch | None = None, more: Mapping[str, object] | None = None
    ) -> Html:
        """Return the text of a key, filled in with the last move, the events up to the deciding one, and the touch.

        `played`: the touch whose events these are, None for the first right one. `more`: other fields of the text;
        those in a mapping under a touch hold for that touch.
        """
        shown, fields = self.played.table[-1].event, more or {}
        own = cast(Mapping[str, object], fields.get(touch, {}))
        known: dict[str, Any] = {f"table_{name}": getattr(shown, name) for name in event_field_names(shown)}
        known["move"] = "".join(self.task.example.moves[-1:]).removeprefix(ATTEMPT)
        for event in self.events_to_deciding(played or self.right):
            known |= {name: getattr(event, name) for name in event_field_names(event)}
            known |= dict(event.params) if isinstance(event, MoveRefused) else {}
        return self.describer.filled_html(key, **{**known, "touch": value_of_touch(touch), **fields, **own})

    def events_to_deciding(self, touch: PlayedTouch) -> list[Event]:
        """Return the events from the table on to the end of the deciding step; the one that decides comes last."""
        steps = [[snapshot.event for snapshot in step] for step in (self.played.table, *touch.steps)]
        last, deciding = next(
            (at, event) for at, step in enumerate(steps) if at for event in step if isinstance(event, self.task.decides)
        )
        return [*chain.from_iterable(steps[: last + 1]), deciding]

    def touch_name(self, touch: str) -> str:
        """Return the words on a button for a touch."""
        if touch in IN_WORDS:
            return self.describer.filled_text(f"stage.{touch}")
        if self.task.at == SEATS:
            return self.describer.seat_title(int(touch))
        return "".join(self.describer.filled_template_field(value_of_touch(touch), self.task.form, [], html=False))

    def face_of_touch(self, touch: str) -> Html:
        """Return the piece on a button for a touch, as sentences draw it; NOTHING where words are all there is."""
        if self.task.at != BESIDE or touch in IN_WORDS:
            return NOTHING
        drawn = fragment(self.describer.filled_template_field(value_of_touch(touch), self.task.form, [], html=True))
        return drawn if drawn.startswith("<") else NOTHING

    def selector_of_touch(self, touch: str) -> str:
        """Return the CSS selector of what is touched in the picture, "" for what stands beside it."""
        if self.task.at == BESIDE or touch in IN_WORDS:
            return ""
        if self.task.at == SEATS:
            return f"li.s{touch}"
        return f'[data-spot="{touch}"]' if self.task.at == SPOTS else f'[data-piece="{self.task.at} {touch}"]'


class TaskTold(TouchesTold):
    """One task of a stage; `number`: which one, from 1.

    `table`: the task on a table of the bank (see `engine.match.question_bank`), where its own is not meant.
    """

    def __init__(
        self, presentation: Presentation, stage: Stage, number: int, lang: str, table: Task | None = None
    ) -> None:
        super().__init__(presentation, table or stage.all_tasks[number - 1], lang, f"stage.{stage.key}.{number}.why")
        self.stage, self.number = stage, number

    def stage_item_html(self, place: int) -> Html:
        """Return the stage as an <li>, the question with its picture; `place` is the number of the stage, from 1."""
        drawn = tag("div", self.table_html(), class_="board")
        question = tag("div", self.question_html(), self.legend_html(), class_="question")
        return stage_li_html(
            self.stage, self.describer, place, question, drawn if place == 1 else tag("noscript", drawn)
        )

    def task_view(self, in_bank: Collection[str]) -> TaskView:
        """Return the question with all that can be touched; `in_bank`: the ideas that the game's bank asks about."""
        idea = idea_of_task(self.stage.key, self.number)
        return {
            "question": fragment(self.question_html(), self.legend_html()),
            "board": self.table_html(),
            "touches": [self.touch_view(touch) for touch in self.played.touches],
            "rule": self.played.deciding.rule,
            "idea": idea if idea in in_bank else "",
        }

    def touch_view(self, touch: PlayedTouch) -> TouchView:
        """Return what can be touched, and what it leads to: a refused move to no other picture, so one can try again.

        Where it is told why a touch is right, that is enough; else what decides is told first, then what else happens.
        After a wrong rule, what a move decides is told.
        """
        judged = super().touch_view(touch)
        decides = any(isinstance(each.event, self.task.decides) for step in touch.steps for each in step)
        if touch.wrong or (touch.right and self.key_of_why(touch)):
            would = tag("p", self.describer.filled_html("stage.would"), " ", class_="would")
            lines = [would, self.deciding_html(touch)] if decides and touch.wrong else []
        else:
            lines = self.lines_of_steps(touch)
        told: TouchView = {
            **judged,
            "said": fragment(judged["said"], lines),
            "boards": [] if refusal_of_touch(touch) else self.pictures_html(touch.steps),
        }
        return {**told, "wrong": touch.wrong.__name__} if touch.wrong else told

    def lines_of_steps(self, touch: PlayedTouch) -> list[Html]:
        """Return what comes of a touch that no text of its own explains; first what decides, as why it is right."""
        events = [snapshot.event for step in touch.steps for snapshot in step]
        if not touch.right:
            return [self.sentence_html(event) for event in events]
        deciding = self.events_to_deciding(touch)[-1]
        why = [tag("p", line.html, rule_link(line.rule), class_="why") for line in self.lines_of_event(deciding)]
        others = self.describer.describe_events(event for event in events if event is not deciding)
        return [*why, lines_with_rule_links_html(others)]

    def pictures_html(self, steps: Sequence[Step]) -> list[str]:
        """Draw what steps have changed; before the last one, only where something is marked as changed."""
        shown = [step for step in steps if step is steps[-1] or any(self.presentation.marks(one.event) for one in step)]
        few = shown if len(shown) <= MOST_PICTURES else [shown[0], *shown[1 - MOST_PICTURES :]]
        return [self.step_html(step) for step in few]

    def question_html(self) -> Html:
        """Return the table and what to touch, in words."""
        told = self.filled_html(f"stage.{self.stage.key}.{self.number}.told", more=self.reason_of(self.right))
        return fragment(tag("p", told), self.ask_html())

    def ask_html(self) -> Html:
        """Return what to touch, in words."""
        key = f"stage.{self.stage.key}.{self.number}.ask"
        return tag("p", self.filled_html(key, more=self.reason_of(self.right)), class_="ask")

    def legend_html(self) -> Html:
        """Return what the signs of its tables mean; it is for the eye, as the drawings themselves."""
        keys = (f"stage.{self.stage.key}.{self.number}.legend", f"stage.{self.stage.key}.legend")
        key = next((key for key in keys if key in self.describer.texts), "")
        if not key:
            return fragment()
        return tag("p", self.describer.filled_html(key, **self.stage.legend), class_="signs", aria_hidden="true")

    def found_html(self) -> Html:
        """Return what is right, and why, as a <p> for paper."""
        names = ", ".join(self.touch_name(touch.touch) for touch in self.played.touches if touch.right)
        return tag("p", self.describer.filled_html("stage.found", names=names), class_="found")

    def idea_html(self) -> Html:
        """Return what the stage teaches, with the number of the rule."""
        return fragment(self.filled_html(f"stage.{self.stage.key}.idea"), rule_link(self.played.deciding.rule))

    def table_html(self) -> Html:
        """Draw the table that is asked about, with nothing marked but the spots that may be touched."""
        marks = [f"to:{spot}" for spot in self.task.touches if self.task.at == SPOTS]
        return self.drawn_html(self.played.table, marks)

    @cached_property
    def signs(self) -> Html:
        """What the signs in its picture mean, to be unfolded."""
        if self.task.board_only or not self.presentation.signs:
            return NOTHING
        view = self.played.table[-1].view
        return unfolded_signs_html(self.presentation, self.describer, view, self.question_marks)

    @cached_property
    def question_marks(self) -> Sequence[str]:
        """The marks that all its pictures bear."""
        table = self.played.table
        coming = [snapshot.event for step in self.right.steps for snapshot in step]
        shown = [snapshot.event for snapshot in table]
        return self.presentation.question_marks(self.task, table[-1].view, shown, coming)

    def step_html(self, step: Step) -> Html:
        """Draw what a step has changed."""
        return self.drawn_html(step, [mark for each in step for mark in self.presentation.marks(each.event)])

    def drawn_html(self, step: Step, marks: Sequence[str]) -> Html:
        """Draw the end of a step as if it were nobody's turn: what is held is seen, and nothing is to be chosen."""
        view = replace(step[-1].view, seats_to_move=())
        all_marks = [*marks, *self.question_marks]
        board, beside = board_and_beside_html(view, self.presentation, self.describer, all_marks)
        shown = (NOTHING if self.task.beside_only else board, NOTHING if self.task.board_only else beside)
        return fragment(*shown, self.signs)


def refusal_of_touch(touch: PlayedTouch) -> MoveRefused | None:
    """Return the refusal of the move that a touch is, None if it was made."""
    return first_event_of((snapshot.event for step in touch.steps for snapshot in step), MoveRefused)


def value_of_touch(touch: str) -> int | str:
    """Return a touch as texts take it: of a piece its face, a number or a seat as such."""
    face = face_touched(touch)
    return int(face) if face.removeprefix("-").isdecimal() else face
