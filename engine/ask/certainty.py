"""How sure a verdict is, in words; apart from the shell's command, which needs what a browser's Python lacks."""

from engine.ask.answering import Answer
from engine.core.describe import Describer


def certainty_text(answer: Answer, describer: Describer) -> str:
    """Return how sure a verdict is."""
    found = answer.certainty
    assert found is not None, "a verdict has its certainty"
    kind = "all" if found.kind == "counted" and found.times == found.fillings else found.kind
    return describer.plain(f"certainty.{kind}", times=found.times, fillings=found.fillings)
