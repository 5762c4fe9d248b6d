"""What may be asked about a table that a reader lays out; see `core.situations`."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.schema import Finding
from engine.core.situations import Editor, Findings, Question, Situation


def no_findings(_situation: Situation) -> Sequence[Finding]:
    """Find nothing wrong: the default for a game that has no checks beyond its schema."""
    return ()


@dataclass(frozen=True, slots=True)
class OwnTable:
    """What may be asked about a table of the reader's own, and how it is laid out; a game may have none of it."""

    questions: Sequence[Question] = ()
    """What may be asked, the usual one first."""
    editor: Editor | None = None
    """How such a table is laid out; None where there are no questions."""
    findings: Findings = no_findings
    """What is wrong with such a table beyond its form, or unusual."""
