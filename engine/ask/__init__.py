"""Questions about a reader's own table: the verdict on a situation, and how sure it is."""

from engine.ask.answering import Answer, Certainty, ask
from engine.ask.choices import Edition
from engine.core.situations import Situation, Verdict

__all__ = ["Answer", "Certainty", "Edition", "Situation", "Verdict", "ask"]
