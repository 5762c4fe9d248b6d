"""The steps at which examples ask before they show, as the page's scripts ask them."""

from engine.api.course import TouchesTold, refusal_of_touch
from engine.api.course_views import AskedStepView, TouchView
from engine.core.html import Html, fragment, tag
from engine.core.presentation import Presentation
from engine.games.registry import presentation_by_key
from engine.match.asked_step import asks_for_best_move, played_asked_step
from engine.match.best_move import BestMove
from engine.match.course import PlayedTouch, Unproven


def asked_steps_view(game: str, lang: str) -> dict[str, AskedStepView]:
    """Return what the examples of a game ask, by their keys; raise Unproven for a step that is not fit to be asked.

    Those that ask for the best move are left out: see `best_move_view`.
    """
    presentation = presentation_by_key(game)
    return {
        key: AskedStepTold(presentation, key, lang).step_view()
        for key, asked in presentation.asked_steps.items()
        if not asks_for_best_move(asked)
    }


class AskedStepTold(TouchesTold):
    """The step at which an example asks, in one language."""

    def __init__(self, presentation: Presentation, key: str, lang: str) -> None:
        self.asked = presentation.asked_steps[key]
        super().__init__(presentation, self.asked.task, lang, f"{self.asked.text.removesuffix('.ask')}.why")
        self.played = played_asked_step(presentation, key)
        self.task = self.played.task

    def step_view(self) -> AskedStepView:
        """Return the question, and each touch with what is said to it."""
        return {
            "step": self.asked.step,
            "ask": self.filled_html(self.asked.text),
            "touches": [self.touch_view(touch) for touch in self.played.touches],
        }

    def touch_view(self, touch: PlayedTouch) -> TouchView:
        """Return what can be touched, and whether it is right; a refusal says what no wrong rule does."""
        judged, refused = super().touch_view(touch), refusal_of_touch(touch)
        if touch.wrong or not refused:
            return judged
        return {**judged, "said": fragment(judged["said"], self.sentence_html(refused))}


def best_move_view(presentation: Presentation, key: str, lang: str, found: BestMove, told: Html) -> AskedStepView:
    """Return what an example asks about its best move; `told` is said after the verdict on each touch.

    Raises Unproven if the best move cannot be touched.
    """
    asked = presentation.asked_steps[key]
    describer, touches = TouchesTold(presentation, asked.task, lang), asked.task.touches
    if found.best not in touches:
        raise Unproven(f"{key}: the best move, {found.best}, cannot be touched")

    def touch_view(touch: str) -> TouchView:
        right = touch == found.best
        verdict = describer.describer.filled_html("stage.right" if right else "stage.other")
        said = fragment(tag("p", verdict, class_="judged"), tag("p", told))
        return {"name": describer.touch_name(touch), "at": "", "right": right, "said": said, "boards": []}

    return {
        "step": asked.step,
        "ask": describer.describer.filled_html(asked.text),
        "touches": [touch_view(touch) for touch in touches],
    }
