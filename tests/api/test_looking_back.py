"""Looking back at a match: whose eyes may be used when, and playing on from any moment."""

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from engine.api.ending import challenge_to_share
from engine.api.view_model import match_describer, result_view
from engine.core.game import EVERYONE, Result
from engine.games.registry import GAMES
from engine.match.match import Match
from engine.match.saves import match_from_save
from tests.api.client import Answer, ask, begin_match, play, play_out, settle
from tests.api.finished import finished
from tests.seats import rivals, seats_near


def moment(step: int, viewer: int | None = None, **more: object) -> Answer:
    """Return one moment."""
    return ask("moment", step=step, viewer=viewer, **more)


def eyes(answer: Answer) -> list[int | None]:
    """Return whose eyes a replay offers."""
    return [choice["viewer"] for choice in answer["viewers"]]


def test_before_the_end_a_match_is_seen_as_its_reader_saw_it() -> None:
    play(settle(begin_match("human", "greedy", "greedy")))
    assert eyes(ask("replay")) == [0]
    assert ask("replay", viewer=0)["moments"] == ask("replay")["moments"]
    for viewer in (1, EVERYONE, 7):
        assert ask("replay", viewer=viewer)["code"] == "bad_request"
        assert moment(1, viewer)["code"] == "bad_request"
    assert moment(2)["step"]["say"].startswith("Stage 1 of 3 begins.")


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_it_is_seen_through_anybodys_eyes_and_played_on_from_anywhere(game: str) -> None:
    over = finished("human", *rivals(game, "random"), game=game)
    replay = ask("replay", viewer=EVERYONE)
    assert eyes(replay) == [0, EVERYONE, *range(1, seats_near(game))]
    last = len(replay["moments"])
    assert moment(last + 50, 1)["step"] == moment(last, 1)["step"]
    assert moment(0)["step"] == moment(1)["step"]
    then = moment(last // 2, EVERYONE)
    moves = match_from_save(over["save"]).record.moves
    begun = match_from_save(then["save"]).record.moves
    assert 0 < len(begun) < len(moves)
    assert moves[: len(begun)] == begun
    assert match_from_save(moment(last)["save"]).is_over
    assert ask("open", save=then["save"])["kind"] == "table"


def test_where_rounds_are_counted_anew_a_moment_says_in_which_stage() -> None:
    finished("human", "random", "random")
    told = [each["when"] for each in ask("replay", lang="en")["moments"]]
    assert {"stage 1, round 1", "stage 2, round 1"} <= {*told}
    finished("human", "random", "random", game="vineta")
    assert ask("replay", lang="en")["moments"][-1]["when"] == "turn 8"


def test_what_others_hold_is_not_in_a_seats_eyes() -> None:
    finished("human", "random", "random")
    seen = {viewer: moment(4, viewer)["step"]["board"] for viewer in (0, 1, EVERYONE)}
    assert len({*seen.values()}) == 3
    assert len(seen[EVERYONE]) > len(seen[0])


def test_undone_turns_are_not_looked_back_at() -> None:
    play(settle(begin_match("human", "greedy", "greedy")))
    before = len(ask("replay")["moments"])
    play(settle(ask("think", ms=100)))
    assert len(ask("replay")["moments"]) > before
    ask("undo")
    assert len(ask("replay")["moments"]) == before


def test_each_step_knows_the_line_of_the_log_that_tells_of_it() -> None:
    over = play_out(begin_match("human", "random", "random"))
    lines = re.findall("<li.*?</li>", "".join(over["log"]["lines"]))
    told = [each["line"] for each in ask("replay", lang="en")["moments"]]
    assert told == sorted(told)
    assert told[-1] == len(lines) - 1


def test_points_lead_to_the_moment_that_brought_them() -> None:
    over = finished("human", "random", "random")
    shown = over["form"].split('class="ranking"')[1]
    links = [int(number) for number in re.findall(r'data-moment="(\d+)"', shown)]
    assert len(links) == 9
    for link in links:
        assert re.search(r"\bpoint", moment(link)["step"]["say"])


def opened(answer: Answer) -> Match:
    """Return the match of an answer."""
    return match_from_save(answer["save"])


def test_again_is_the_next_deal_the_same_or_one_against_stronger_bots() -> None:
    over = finished("human", "random", "greedy")
    assert re.findall(r'value="(next|same|stronger)"', over["form"]) == ["next", "same", "stronger"]
    same = opened(ask("again", variation="same"))
    assert (same.start, same.kinds) == (opened(over).start, opened(over).kinds)
    stronger = opened(ask("again", variation="stronger"))
    assert stronger.kinds == ("human", "greedy", "sampling")
    assert stronger.start.seed == opened(over).start.seed + 1
    assert ask("again", variation="weaker")["code"] == "bad_request"


def test_what_is_sent_to_others_holds_the_deal_and_no_name() -> None:
    names = ["Zoé", "Max", "Léo"]
    over = play_out(begin_match("human", "random", "random", names=names))
    assert over["summary"]["en"].startswith("Zoé (you), Max, Léo")
    challenge = over["challenge"]
    assert challenge["text"].count("\n") == 1
    assert "Land Unter" in challenge["text"]
    assert not any(name in challenge["text"] for name in names)
    deal: dict[str, Any] = json.loads(ask("open", id="other", link=challenge["link"])["save"])
    assert deal["record"] == json.loads(over["save"])["record"] | {"moves": []}
    assert "names" not in deal
    assert json.loads(over["save"])["names"] == names


def test_who_loses_a_tie_break_ranks_behind_its_winner(monkeypatch: pytest.MonkeyPatch) -> None:
    match = opened(finished("human", "random", "random"))
    tied = Result((5, 5, 3), (1,))
    monkeypatch.setattr(type(match.presentation.game), "result", lambda *_: tied)
    assert challenge_to_share(match, match_describer(match, "en"))["text"].startswith(
        "Land Unter: I scored 5 points and ranked 2 of"
    )
    assert "5 points, 2ᵉ sur 3." in challenge_to_share(match, match_describer(match, "fr"))["text"]


def test_a_match_of_bots_is_seen_with_all_hands_open() -> None:
    finished("random", "random", "random")
    assert eyes(ask("replay")) == [EVERYONE, 0, 1, 2]


def test_hands_are_compared_by_the_seat_that_was_dealt_them() -> None:
    over = finished("human", "random", "random")
    table = over["form"].split('class="compared"')[1]
    rows = [re.findall(r"<td>(?:<b>)?(\u2212?\d+)", row) for row in re.findall(r"<tr>(.*?)</tr>", table)[1:]]
    result = GAMES["land_unter"].result(opened(over).state)
    assert result is not None
    assert [sum(int(row[seat].replace("\u2212", "-")) for row in rows[:3]) for seat in range(3)] == [*result.scores]


def test_how_a_match_ended_is_told_for_its_one_person() -> None:
    assert settle(begin_match("human", "greedy", "random"))["result"] is None
    over = finished("human", "greedy", "random")
    scores = opened(over).presentation.game.result(opened(over).state)
    assert scores is not None
    result = over["result"]
    assert (result["points"], result["lead"]) == (scores.scores[0], scores.scores[0] - max(scores.scores[1:]))
    assert result["won"] == (0 in scores.winners)
    assert (result["game"], result["minigame"], result["levels"]) == ("land_unter", "", [1, 2])
    match = opened(over)
    match.start = replace(match.start, position={"stage": 2})
    assert result_view(match) is None, "a game from a position on is no whole game"
    assert finished("random", "random", "random")["result"] is None


def test_a_mini_game_is_won_or_lost_without_points() -> None:
    over = play_out(ask("open", lang="en", new={"game": "land_unter", "key": "one_trick", "seed": 0}))
    assert over["result"]["points"] is None
    assert over["result"]["minigame"] == "one_trick"
    assert "minigame" in json.loads(ask("open", id="other", link=over["challenge"]["link"])["save"])
