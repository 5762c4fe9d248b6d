"""Asking the book about one's own table: what a situation comes to, and how sure that is."""

from engine.ask.answering import Answer, Certainty, Edition, ask
from engine.core.situations import Situation, Verdict

__all__ = ["Answer", "Certainty", "Edition", "Situation", "Verdict", "ask"]
