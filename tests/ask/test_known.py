"""The steps of a certain answer tell only what is known: the same whatever else is filled in."""

import pytest

from engine.ask.answering import Answer, question_by_key
from engine.ask.known import differing_places, event_as_known, keyed_snapshots
from engine.ask.playing import play_what_question_asks
from engine.ask.supposing import with_usual_supposed
from engine.core.describe import SOMEBODY
from engine.games.registry import presentation_by_key
from engine.match.lesson import lesson_from_run
from tests.situations import StoredSituation, situations

ANOTHER = 77
"""The seed of a filling with which no answer has been compared."""
CERTAIN = [each for each in situations() if each.entry.get("certainty") in ("rules", "every", "supposed")][::2]


@pytest.mark.parametrize("stored", CERTAIN, ids=str)
def test_steps_hold_in_another_filling(stored: StoredSituation) -> None:
    """Each event that is told happens in another filling, too, with the same values."""
    answer, presentation = stored.answer, presentation_by_key(stored.game)
    assert isinstance(answer, Answer)
    question, editor = question_by_key(presentation, stored.question), presentation.own_table.editor
    assert answer.lesson
    assert editor
    usual, _ = with_usual_supposed(editor.as_asked(stored.situation, question), question)
    _, other = play_what_question_asks(presentation, usual, question, ANOTHER)
    twins = dict(keyed_snapshots(lesson_from_run(other).steps))
    # Of some events it is not told whose they are.
    twins |= {(kind, SOMEBODY, number): twin for (kind, _, number), twin in twins.items()}
    for key, told in keyed_snapshots(answer.lesson.steps):
        assert key in twins, told.event
        known = editor.untold_fields(told.event, told.view.untold)
        twin = twins[key]
        stand_ins = {name for name, value in told.event.untold.items() if getattr(told.event, name) == value}
        stand_ins |= {"seat"} if getattr(told.event, "seat", None) == SOMEBODY else set()
        assert event_as_known(twin.event, [told.event], {*known, *stand_ins}) == told.event
        assert differing_places(editor, told.view, [editor.hidden(twin.view, told.view.untold)]) <= told.view.untold
