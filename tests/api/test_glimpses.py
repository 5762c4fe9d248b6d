"""What a table shows for a moment before it tells it: the cards of a vote, seat after seat."""

from engine.api.open_matches import MATCHES
from engine.games.drunter_drueber.rules.events import VotesRevealed
from tests.api.client import Answer, begin_match, now


def voted() -> list[Answer]:
    """Return the steps of the first answer in which cards are turned over."""
    answer = begin_match("random", "random", "random", game="drunter_drueber")
    while not any(step["rules"][0] == "DD-5.3" for step in answer["steps"]):
        answer = now()
    return [step for step in answer["steps"] if step["rules"][0] == "DD-5.3"]


def test_cards_of_a_vote_are_seen_one_after_the_other_and_then_told_all_together() -> None:
    steps = voted()
    events = [entry.snapshot.event for entry in MATCHES["t"].match.log]
    (laid,) = [event.cards for event in events if isinstance(event, VotesRevealed)]
    assert [step["passing"] for step in steps] == [True] * (sum(map(len, laid)) - 1) + [False]
    backs = [step["beside"].count('class="dv bk"') for step in steps]
    assert backs == sorted(backs, reverse=True)
    assert (backs[0], backs[-1]) == (2, 0)
    assert all("So far" in step["say"] for step in steps[:-1])
    assert "All voting cards" in steps[-1]["say"]
