"""Drunter & Drüber followed at a real table: what is drawn of the town, what the news are, an early end."""

from engine.core.following import Followed, Way
from engine.games.drunter_drueber.presentation import PRESENTATION
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.following import news_of_fact, public_facts
from engine.games.drunter_drueber.rules.state import TILE
from tests.games.drunter_drueber.rules.test_following import ONE, TWO, VOTE, ask_of, games, happened, told


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


def test_who_stops_before_the_end_counts_what_lies() -> None:
    players, _, log, _ = next(game for game in games() if game[1]["goals"] == "one")
    facts = public_facts(players, ONE, log)[:20]
    covered = covered_by(told(Way.REFEREE, ONE, *facts, players=players))
    targets = [f"{seat}:{target}" for seat, target in zip(range(players), c.BUILDING_TYPES, strict=False)]
    stopped = told(Way.REFEREE, ONE, *facts, "final", *targets, players=players)
    assert "+" in covered
    assert stopped.scores == told(Way.PAD, ONE, f"final {covered}", *targets, players=players).scores
    assert ask_of(told(Way.REFEREE, TWO, *VOTE, "final")).kind == "main"


def covered_by(followed: Followed) -> str:
    """Return the word for the buildings that are covered."""
    covered = (building.name for square, building in BOARD.buildings.items() if followed.state.cover[square] == TILE)
    return "+".join(covered) or "-"
