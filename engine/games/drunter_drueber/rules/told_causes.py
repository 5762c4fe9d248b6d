"""What that was told before forbids something in Drunter & Drüber at a real table."""

from collections.abc import Sequence

from engine.core.following import ToldFact
from engine.core.game import Refusal
from engine.games.drunter_drueber.rules import events as e


def cause_of_refusal(refusal: Refusal, facts: Sequence[ToldFact]) -> tuple[int, int] | None:
    """Return the vote in which a card was used up, or the target card that is turned over: the fact, and its word."""
    if refusal.code == "card_used":
        votes = [at for at, fact in enumerate(facts) if any(isinstance(each, e.VotesRevealed) for each in fact.events)]
        vote = refusal.params["vote"]
        assert isinstance(vote, int)
        return (votes[vote - 1], len(facts[votes[vote - 1]].words) - 1) if vote <= len(votes) else None
    if refusal.code == "target_shown":
        word = f"{refusal.params['seat']}:{refusal.params['target']}"
        return next(((at, 0) for at, fact in enumerate(facts) if fact.words[0] == word), None)
    return None
