"""The end of a lost mini-game: which move cost the goal, once the decisions are reviewed."""

import re

from tests.api.client import Answer, ask, moves, play, send, settle


def end_with(card: str) -> Answer:
    """Play the mini-game of one trick with this card; return its end."""
    answer = settle(ask("open", lang="en", new={"game": "land_unter", "key": "one_trick", "seed": 1}))
    return play(answer, moves(answer).index(card))


def reviewed() -> None:
    """Review the decisions of the match."""
    while not send("review", ms=5000)["finished"]:
        pass


def ends() -> dict[bool, str]:
    """Return a card that wins the mini-game, and one that loses it."""
    answer = settle(ask("open", lang="en", new={"game": "land_unter", "key": "one_trick", "seed": 1}))
    found = dict[bool, str]()
    for card in moves(answer):
        result = end_with(card)["result"]
        found.setdefault(result["won"], card)
    return found


def test_the_move_that_cost_the_goal_is_told_once_it_is_known() -> None:
    cards = ends()
    over = end_with(cards[False])
    assert "data-cost" in over["form"]
    assert "data-tries" in over["form"]
    assert send("cost")["html"] == "", "not reviewed yet"
    reviewed()
    told = send("cost", lang="en")["html"]
    assert "What cost you the goal:" in told
    moment = re.search(r'data-moment="(\d+)" data-turn="(\d+)" data-seat="0"', told)
    assert moment
    shown = send("moment", step=int(moment[1]), decision={"seat": 0, "turn": int(moment[2])})
    assert shown["advised"]
    assert "Ce qui vous a coûté l’objectif" in send("cost", lang="fr")["html"]


def test_nothing_is_told_of_a_goal_that_was_reached() -> None:
    over = end_with(ends()[True])
    assert "data-cost" not in over["form"]
    reviewed()
    assert send("cost")["html"] == ""
