"""What that was told before forbids something in Land Unter at a real table."""

from collections.abc import Sequence

from engine.core.following import ToldFact
from engine.core.game import Refusal
from engine.games.land_unter.rules.components import TURNED


def cause_of_refusal(refusal: Refusal, facts: Sequence[ToldFact]) -> tuple[int, int] | None:
    """Return the last time that a tide card was told of which there is none any more: the fact, and its word."""
    if refusal.code != "tide_gone":
        return None
    tide = str(refusal.params["tide"])
    found = ((at, fact.words[:TURNED].index(tide)) for at, fact in enumerate(facts) if tide in fact.words[:TURNED])
    return max(found, default=None)
