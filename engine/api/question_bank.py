"""A game's bank of questions as a page asks them: each one task of the course on a table of its own, told short."""

from collections import defaultdict
from collections.abc import Sequence

from engine.api.answers import StageView
from engine.api.course import TaskTold
from engine.api.course_views import BankView
from engine.api.pages import widget_attributes
from engine.core.course import BESIDE, Task
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.presentation import Presentation
from engine.games.registry import presentation_by_key
from engine.match.question_bank import Question, question_task


def night_html(game: str, lang: str) -> Html:
    """Return the place where six questions of a game are asked; raise KeyError if it has no course."""
    presentation = presentation_by_key(game)
    if not presentation.course:
        raise KeyError(game)
    return tag("trick-night", **widget_attributes(game, "", lang), id=f"night-{game}")


def bank_view(presentation: Presentation, questions: Sequence[Question], lang: str) -> BankView:
    """Return the questions by what they ask about, a task of the course: first each stage's first one."""
    stages = [stage.key for stage in presentation.course]
    ideas = defaultdict[tuple[int, int, str], list[Question]](list)
    for question in questions:
        ideas[question.task, stages.index(question.stage), question.idea].append(question)
    describer = presentation.describer(lang, ())
    titles = {stage: describer.filled_text(f"stage.{stage}.title") for stage in stages}
    return {
        "ideas": [
            {
                "key": idea,
                "questions": [question.key for question in found],
                "tests": places_by_wrong_rule(presentation, found),
                "title": titles[stages[stage]],
                "stage": stage,
                "kind": kind_of_task(presentation.course[stage].all_tasks[task - 1]),
            }
            for (task, stage, idea), found in sorted(ideas.items())
        ]
    }


def places_by_wrong_rule(presentation: Presentation, questions: Sequence[Question]) -> dict[str, list[int]]:
    """Return the places of the questions that show a wrong rule wrong, by its name, where not all do."""
    places = defaultdict[str, list[int]](list)
    for at, question in enumerate(questions):
        for rule in question_task(presentation, question).wrong:
            places[rule.__name__].append(at)
    return {name: found for name, found in places.items() if len(found) < len(questions)}


def kind_of_task(task: Task) -> str:
    """Return how a task is answered: by a touch of the picture, of what and about what, or by a button."""
    return task.form if task.at == BESIDE else f"{task.at} {task.decides.__name__}"


def question_view(presentation: Presentation, question: Question, lang: str) -> StageView:
    """Return a question as a stage of one task; raise Unproven if it is not fit to be asked."""
    task = question_task(presentation, question)
    stage = next(stage for stage in presentation.course if stage.key == question.stage)
    told = QuestionTold(presentation, stage, question.task, lang, task)
    return {"tasks": [told.task_view({question.idea})], "idea": told.idea_html()}


class QuestionTold(TaskTold):
    """A question of the bank in one language, without what was told of the table.

    The title of its stage would give the answer away: it stands before what the stage teaches, after the answer.
    """

    def question_html(self) -> Html:
        """Return what is asked, in words."""
        notes = [self.presentation.asked_note(self.played.table[-1].view)]
        if self.task.around:
            notes.append(("night.around", {"names": ", ".join(self.describer.seat_titles())}))
        told = [tag("p", self.describer.filled_html(note[0], **note[1])) for note in notes if note]
        return fragment(told, self.ask_html())

    def legend_html(self) -> Html:
        """Return nothing: it says what the lesson leaves for later ones."""
        return NOTHING

    def idea_html(self) -> Html:
        """Return what the stage teaches under its title, with the number of the rule."""
        title = tag("strong", self.filled_html(f"stage.{self.stage.key}.title"), class_="topic")
        return fragment(title, super().idea_html())
