"""Drunter & Drüber followed at a real table: what is drawn of the town, and what the news are."""

from engine.core.following import Way
from engine.games.drunter_drueber.presentation import PRESENTATION
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.following import news_of_fact
from tests.games.drunter_drueber.rules.test_following import ONE, VOTE, ask_of, happened, told


def test_the_town_is_drawn_in_part_while_a_tile_is_told_or_voted_on() -> None:
    followed = told(Way.REFEREE, ONE, *VOTE)
    assert PRESENTATION.part_marks(followed.view(), ask_of(followed)) == ()
    assert PRESENTATION.part_marks(followed.view(["w1"]), ask_of(followed, "w1"))[0].startswith("part:")
    assert PRESENTATION.part_marks(followed.view(["w1", "1e"]), ask_of(followed, "w1 1e"))[0].startswith("part:")


def test_of_a_vote_the_news_is_how_it_ended_and_what_was_lost() -> None:
    kinds = [type(event) for event in news_of_fact(happened(told(Way.REFEREE, ONE, *VOTE), "w1 1e 0:ja+1:ne"))]
    assert kinds == [e.VotePassed]
    kinds = [type(event) for event in news_of_fact(happened(told(Way.REFEREE, ONE, *VOTE), "f 1e"))]
    assert kinds[0] is e.TileLaid
