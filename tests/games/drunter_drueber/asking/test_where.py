"""Where a tile may go: every place is told and drawn, as the game itself has it."""

import pytest

from engine.api.requests import AskRequest
from engine.api.verdicts import verdict_answer
from engine.ask import ask
from engine.ask.links import Asked, question_to_link
from engine.core.situations import Situation
from engine.games.drunter_drueber.question_where import WHERE
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.building import PLACEMENTS, placements_of_hand
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from tests.conformance.walks import Case
from tests.games.drunter_drueber.asking.test_real_tables import asked, every_case, tables


@every_case
def test_each_place_where_a_tile_fits_is_told(case: Case) -> None:
    for state, situation in tables(case, 0.05):
        for at, tile in enumerate(c.TILES):
            hand = [int(other == at) for other in range(len(c.TILES))]
            fitting = [squares_of_placement(state, PLACEMENTS[text]) for text in placements_of_hand(state, hand)]
            verdict = asked(situation, "where", **{WHERE: tile}).verdict
            assert verdict
            # Where all such tiles are laid, there is none to place.
            if verdict.key == "where.gone":
                continue
            told = [place.squares for place in verdict.params.get("places", ())]
            assert sorted(told) == sorted(tuple(map(state.board.square_name, squares)) for squares in fitting)


def test_each_place_is_drawn_with_a_question_mark_where_a_vote_decides() -> None:
    table = Situation(2, {"pawns": {"r": "n3"}, "near": {"n2": "tile"}}, {WHERE: "r2"})
    link = question_to_link(Asked(GAME.key, "where", table))
    answer = verdict_answer(AskRequest(text=link, lang="en", id=""))
    assert answer["kind"] == "verdict"
    for step in answer["steps"]:
        assert step.count('class="m-ask"') == 2
        assert step.count("#dd-q") == 1


@pytest.mark.parametrize(("pawns", "ends"), [({"w1": "f2"}, 4), ({"w1": "f2", "w2": ""}, 4), ({}, 0)])
def test_of_a_wall_pawn_of_which_nothing_is_told_no_place_is(pawns: dict[str, str], ends: int) -> None:
    table = Situation(3, {"pawns": pawns, "near": {"k5": "tile"}}, {WHERE: "w1"})
    if not pawns:
        with pytest.raises(Exception, match="not_given"):
            ask(GAME.key, table, "where")
        return
    answer = ask(GAME.key, table, "where")
    assert answer.verdict
    assert len(answer.verdict.params["ends"]) == ends
    assert answer.verdict.params["other"] is ("w2" not in pawns)
