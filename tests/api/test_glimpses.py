"""What a table shows for a moment before it tells it: cards of a vote, houses that are taken, who stands highest."""

import re
from collections.abc import Iterator
from itertools import pairwise

from engine.api.open_matches import MATCHES
from engine.core.game import Event
from engine.games.drunter_drueber.rules.events import VotesRevealed
from engine.games.registry import PRESENTATIONS
from engine.games.vineta.rules.events import HousesShared
from engine.match.seats import NAMES
from tests.api.client import Answer, begin_match, now


def events() -> list[Event]:
    """Return all that has happened in the match."""
    return [entry.snapshot.event for entry in MATCHES["t"].match.log]


def voted() -> list[Answer]:
    """Return the steps of the first answer in which cards are turned over."""
    answer = begin_match("random", "random", "random", game="drunter_drueber")
    while not any(step["rules"][0] == "DD-5.3" for step in answer["steps"]):
        answer = now()
    return [step for step in answer["steps"] if step["rules"][0] == "DD-5.3"]


def test_cards_of_a_vote_are_seen_one_after_the_other_and_then_told_all_together() -> None:
    steps = voted()
    (laid,) = [event.cards for event in events() if isinstance(event, VotesRevealed)]
    assert [step["passing"] for step in steps] == [True] * (sum(map(len, laid)) - 1) + [False]
    backs = [step["beside"].count('class="dv bk"') for step in steps]
    assert backs == sorted(backs, reverse=True)
    assert (backs[0], backs[-1]) == (2, 0)
    assert all("So far" in step["say"] for step in steps[:-1])
    assert "All voting cards" in steps[-1]["say"]


def told_of(game: str, rules: set[str]) -> Iterator[list[Answer]]:
    """Play a game of bots; yield, answer by answer, the steps told by one of these rules."""
    answer = begin_match("random", "random", "random", "random", game=game)
    while not answer["over"]:
        yield [step for step in answer["steps"] if step["rules"][:1] and step["rules"][0] in rules]
        answer = now()


def test_houses_of_a_sunk_district_are_taken_one_by_one_by_who_is_named() -> None:
    found = 0
    for steps in filter(None, told_of("vineta", {"VI-7.5"})):
        shared = [event for event in events() if isinstance(event, HousesShared)][-1]
        names = [NAMES[seat] for seat in shared.takers]
        assert [step["passing"] for step in steps] == [*[True] * len(names), False]
        assert [step["say"].split()[0] for step in steps[:-1]] == names
        assert all(f", {number} of {len(names)}." in step["say"] for number, step in enumerate(steps[:-1], 1))
        assert all(re.search(r" takes an? \w+ house, ", step["say"]) for step in steps[:-1])
        found += 1
        # A page may have taken over the first of what belongs together.
        view = MATCHES["t"].match.view(None)
        assert not [*PRESENTATIONS["vineta"].telling.glimpses(shared, view, view)]
    assert found


def test_who_stands_highest_is_seen_before_several_pay_or_somebody_drowns() -> None:
    seen = set[str]()
    for steps in told_of("land_unter", {"LU-2.8", "LU-3.2"}):
        for step, following in pairwise(steps):
            if step["passing"]:
                assert not following["passing"]
                assert step["board"] != following["board"]
                seen.add(step["rules"][0])
        assert sum(step["passing"] for step in steps) == sum(not step["passing"] for step in steps)
    assert seen == {"LU-2.8", "LU-3.2"}
