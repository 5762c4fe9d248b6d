"""Tables read off random games of Drunter & Drüber: what the book says of them is what the game itself does."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.ask import Answer, ask
from engine.core.game import EVERYONE
from engine.core.situations import Situation
from engine.games.drunter_drueber.editor import EDITOR
from engine.games.drunter_drueber.rules.components import PAWNS
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import PLACING, State
from tests.conformance.walks import Case, Walk
from tests.games.drunter_drueber.towns import TWO

every_case = pytest.mark.parametrize("case", [Case(GAME, 2, {}), Case(GAME, 3, TWO)], ids=str)


def tables(case: Case, share: float) -> Iterator[tuple[State, Situation]]:
    """Yield some states of a random game, and the whole table as a situation."""
    for step in Walk(case, 9).some(share):
        yield step.state, EDITOR.situation_from_view(GAME.view(step.state, EVERYONE))


def asked(situation: Situation, question: str, **moves: str) -> Answer:
    """Return the answer about these moves."""
    return ask("drunter_drueber", replace(situation, moves=moves), question)


def key_of(answer: Answer) -> str:
    """Return the key of a verdict, "" for none."""
    return answer.verdict.key if answer.verdict else ""


@every_case
def test_every_legal_tile_may_lie_there_and_a_vote_is_told_where_there_is_one(case: Case) -> None:
    for state, situation in tables(case, 0.2):
        for move in GAME.moves_for_seat(state, state.turn)[::4] if state.phase == PLACING else ():
            after = state.clone()
            GAME.apply_move(after, state.turn, move)
            told = key_of(asked(situation, "lay", tile=move))
            assert told.startswith("lay.")
            assert (told == "lay.vote") is bool(after.proposal)


@every_case
def test_a_pawn_is_blocked_if_the_game_has_removed_it(case: Case) -> None:
    gone = set()
    for state, situation in tables(case, 0.1):
        for pawn, square in zip(PAWNS, state.pawns, strict=True):
            answer = asked(situation, "blocked", pawn=pawn)
            assert (key_of(answer) != "blocked.no") is (not square)
            gone |= {pawn} if not square else set()
    assert gone, "some pawn is removed in these games"


@every_case
def test_whatever_is_asked_is_answered(case: Case) -> None:
    for _, situation in tables(case, 0.02):
        assert key_of(asked(situation, "vote")).startswith("vote.")
        assert key_of(asked(situation, "score")).startswith("score.") or "main" not in situation.position
