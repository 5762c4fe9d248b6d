"""What explains a seat: who plays there, and what lies there at the moment that is shown."""

from typing import Any

import pytest

from engine.api.open_matches import MATCHES
from engine.api.view_model import match_describer, seat_legend_html
from engine.core.game import EVERYONE
from engine.games.registry import PRESENTATIONS
from engine.match.replay import steps_seen_by
from tests.api.client import Answer, ask, begin_match, moves, play, play_out, settle
from tests.seats import rivals


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_seat_names_its_bot_and_none_where_a_person_sits(game: str) -> None:
    players = PRESENTATIONS[game].game.player_counts[0]
    begin_match("human", *["search"] * (players - 1), game=game)
    expert = PRESENTATIONS[game].texts["en"]["bot.4"]
    assert f"A bot sits here: {expert}." in ask("legend", seat=1)["html"]
    assert "A bot" not in ask("legend", seat=0)["html"]


def test_stronger_bots_of_the_next_deal_are_named() -> None:
    begin_match("human", "random", "random", lang="fr")
    assert "Hasard" in ask("legend", seat=2)["html"]
    ask("again", variation="stronger")
    assert "Œil de lynx" in ask("legend", seat=2)["html"]


def shown(answer: Answer, seat: int) -> str:
    """Return what explains a seat at the moment that a step shows."""
    html: str = ask("legend", seat=seat, moment=answer["step"]["moment"])["html"]
    return html


def drawn(match: Any, view: Any, seat: int) -> str:
    """Return what explains a seat in a view, in English."""
    return seat_legend_html(match, view, seat, match_describer(match, "en"))


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_past_moment_explains_a_seat_as_it_was_then(game: str) -> None:
    play_out(begin_match("human", *rivals(game, "random"), game=game))
    opened = MATCHES["t"]
    match, last = opened.match, len(ask("replay")["moments"])
    for viewer in (None, 1, EVERYONE):
        for step in (1, last // 3, last):
            view = steps_seen_by(match, viewer)[step - 1][-1].view
            then = ask("moment", viewer=viewer, step=step)
            for seat in range(match.state.players):
                assert shown(then, seat) == drawn(match, view, seat)
    early = ask("moment", step=last // 3)
    assert shown(early, 0) != ask("legend", seat=0)["html"]
    assert ask("legend", seat=0) == ask("legend", seat=0, moment=None), "the present"


def test_what_others_held_is_explained_to_nobody_before_the_end() -> None:
    play(settle(begin_match("human", "greedy", "greedy")))
    assert ask("moment", step=2)["step"]["moment"] == {"viewer": None, "step": 2, "turn": None}
    for viewer in (1, EVERYONE, 7):
        assert ask("legend", seat=1, moment={"viewer": viewer, "step": 2})["code"] == "bad_request"
    assert ask("legend", seat=0, moment={"viewer": 0, "turn": 0})["code"] == "bad_request"


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_step_that_is_watched_knows_which_moment_it_is(game: str) -> None:
    steps: list[Any] = []
    answer = begin_match("human", *rivals(game, "random"), game=game)
    for _ in range(6):
        steps += answer["steps"]
        while answer["kind"] == "progress" or answer["busy"]:
            answer = ask("think", ms=1000)
            steps += answer.get("steps", [])
        if answer["over"]:
            break
        answer = ask("play", seat=0, move=moves(answer)[0])
    watched = [step for step in steps if not step["passing"]]
    assert len(watched) > 6
    for step in watched:
        again = ask("moment", step=step["moment"]["step"], viewer=step["moment"]["viewer"])["step"]
        told = step["pause"] or step["counts"]
        assert again["board"] == step["board"] or told, "at a pause, and in the final count, what a part brought"
        in_one_go = step is watched[0] or 'class="tally"' in step["beside"]
        assert again["say"] in step["say"] or in_one_go, "of the set-up little is told, and the final count at once"
