"""The steps at which examples ask before they show, as the page's scripts ask them: all of a game in one file."""

from engine.api.course import TouchesTold
from engine.api.course_views import AskedStepView
from engine.core.presentation import Presentation
from engine.games.registry import presentation_by_key
from engine.match.asked_step import played_asked_step


def asked_steps_view(game: str, lang: str) -> dict[str, AskedStepView]:
    """Return what the examples of a game ask, by their keys; raise Unproven for a step that is not fit to be asked."""
    presentation = presentation_by_key(game)
    return {key: AskedStepTold(presentation, key, lang).step_view() for key in presentation.asked_steps}


class AskedStepTold(TouchesTold):
    """The step at which an example asks, in one language."""

    def __init__(self, presentation: Presentation, key: str, lang: str) -> None:
        self.asked = presentation.asked_steps[key]
        super().__init__(presentation, self.asked.task, lang)
        self.played = played_asked_step(presentation, key)
        self.task = self.played.task

    def step_view(self) -> AskedStepView:
        """Return the question, and each touch with what is said to it."""
        return {
            "step": self.asked.step,
            "ask": self.filled_html(self.asked.text),
            "touches": [self.touch_view(touch) for touch in self.played.touches],
        }
