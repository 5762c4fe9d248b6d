"""A dispute told by a few squares: what is told as certain is so on the whole board, whatever else lies there."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest

from engine.api.requests import AskedTable
from engine.api.table_editor import match_from_table
from engine.ask.answering import Answer, ask
from engine.ask.links import Asked, question_to_link
from engine.core.game import POINTED_AT, Refusal
from engine.core.situations import Situation
from engine.games.drunter_drueber.editor import EDITOR
from engine.games.drunter_drueber.question_near import ON_ANY, SUPPOSES
from engine.games.drunter_drueber.questions import QUESTIONS
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.board import CLOSED, FREE, Square
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.table.near import NEAR, ON_FREE, ON_TILE, PAWNS_AT, position_of_ground
from tests.random_games import wandering
from tests.situations import situations

GAMES: Final = 8
DISPUTES: Final = 8
"""Disputes a game."""
AWAY: Final = 4
"""So far from the pawn squares may be told: as far as a tile past a bridge reaches."""
TOLD: Final = 0.6
"""The share of the covered squares nearby that are told."""


def disputes(state: State, rng: Random) -> Iterator[tuple[str, dict[str, Any], dict[str, str]]]:
    """Yield questions about this board: the question, a part of it as a position, and what is asked about."""
    ground = position_of_ground(covering_without_tiles(state))
    every = [pawn for pawn in c.EVERY_PAWN if state.pawns[pawn]]
    for _ in range(DISPUTES):
        pawn = rng.choice(every)
        near = {
            name: what
            for name, what in ground[NEAR].items()
            if distance(state, state.board.square_named(name), state.pawns[pawn]) <= AWAY and rng.random() < TOLD
        }
        position = {NEAR: near, PAWNS_AT: {name: at for name, at in ground[PAWNS_AT].items() if at}}
        kind, length = c.PAWN_KINDS[pawn], rng.choice(c.LENGTHS)
        if rng.random() < 0.5:
            yield "blocked", position, {"pawn": c.PAWNS[pawn]}
        elif target := square_ahead(state, pawn, rng):
            yield "lay", position, {"tile": f"{c.TILES[c.tile_index(kind, length)]}{POINTED_AT}{target}"}


def covering_without_tiles(state: State) -> State:
    """Return the state with the same ground, of which no tile is told."""
    bare = state.clone()
    bare.laid = []
    return bare


def distance(state: State, one: Square, other: Square) -> int:
    """Return how many rows and columns two squares are apart."""
    (row, column), (line, place) = map(state.board.row_and_column, (one, other))
    return abs(row - line) + abs(column - place)


def square_ahead(state: State, pawn: c.Pawn, rng: Random) -> str:
    """Return a square one or two steps from a pawn, "" if that is off the board."""
    square = Square(state.pawns[pawn] + rng.choice(state.board.steps) * rng.choice((1, 1, 2)))
    return state.board.square_name(square) if state.cover[square] != CLOSED else ""


def answered(state: State, question: str, position: dict[str, Any], moves: dict[str, str]) -> Answer | None:
    """Return the answer, None where more has to be told."""
    options = {"bridges": state.options.bridges}
    try:
        return ask(GAME.key, Situation(state.players, position, moves, options), question)
    except Refusal as refusal:
        if refusal.code != "not_given":
            raise
        return None


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_is_certain_of_a_part_holds_on_the_whole_board(seed: int) -> None:
    rng = Random(seed)
    state = wandering(GAME, 3, seed, {"bridges": "several" if seed % 3 == 0 else "one"}, rng.randrange(20, 70))
    whole = {key: GAME.position(state)[key] for key in ("laid",)}
    kinds = set()
    for question, position, moves in disputes(state, rng):
        part, truth = answered(state, question, position, moves), answered(state, question, whole, moves)
        if part is None or truth is None:
            continue
        assert part.verdict
        assert part.certainty
        assert truth.verdict
        kinds.add(part.certainty.kind)
        places = [place.partition(".")[2] for place in part.supposed]
        if all(state.cover[state.board.square_named(name)] == FREE for name in places):
            assert part.verdict.key == truth.verdict.key, (question, position, moves)
        else:
            assert part.certainty.kind == "supposed"
    assert kinds <= {"rules", "supposed"}


def test_the_ground_of_a_game_is_told_square_by_square_and_back() -> None:
    state = wandering(GAME, 3, 5, {}, 60)
    ground = position_of_ground(covering_without_tiles(state))
    begun = GAME.begin(3, 1, None, ground)
    assert (begun.cover, begun.pawns) == (state.cover, state.pawns)
    assert position_of_ground(begun) == ground
    again = GAME.begin(3, 1, None, GAME.position(begun))
    assert again == begun
    assert position_of_ground(state) == {}


def test_nothing_is_supposed_where_something_is_told() -> None:
    told = {NEAR: {"i5": ON_FREE, "j5": ON_FREE}, PAWNS_AT: {"r": "h5"}}
    answer = ask(GAME.key, Situation(3, told, {"tile": "r2@i5"}), "lay")
    assert answer.certainty
    assert (answer.certainty.kind, answer.supposed, [*answer.cases]) == ("rules", (), [])
    assert {NEAR} == SUPPOSES


def test_no_game_goes_on_from_a_part() -> None:
    part = question_to_link(Asked(GAME.key, "lay", Situation(3, {NEAR: {"j5": ON_TILE}, PAWNS_AT: {"r": "h5"}})))
    seats = ("human",) * 3
    with pytest.raises(Refusal, match="part_told"):
        match_from_table(AskedTable(text=part, names=(), seats=seats, seed=1))


@pytest.mark.parametrize("question", ["score", "advice"])
def test_what_needs_the_whole_board_is_not_asked_of_a_part(question: str) -> None:
    told = {NEAR: {"g1": "tile"}, "targets": [["S"], ["K"], ["J"]]}
    if question == "advice":
        with pytest.raises(Refusal, match="part_told"):
            ask(GAME.key, Situation(3, told), question)
        return
    answer = ask(GAME.key, Situation(3, told), question)
    asked = next(each for each in QUESTIONS if each.key == question)
    tools = {tool.group for tool in EDITOR.editor_tools(Situation(3, told), asked)}
    assert NEAR in tools, "what is told near a dispute can be taken back here"
    assert answer.verdict
    wanted = {"first": "depends.votes", "votes": (1, 2), "second": "depends.covered", "covered": ()}
    assert answer.verdict.params == wanted
    assert {verdict.params["scores"] for verdict, _ in answer.others} == {(14, 15, 15)}


def test_a_tile_of_any_form_is_told_and_taken_back_and_its_form_told_afterwards() -> None:
    bare = Situation(3, {PAWNS_AT: {"f": "a8"}}, {"pawn": "f"})
    told = EDITOR.with_piece_toggled(bare, ON_ANY, "b8")
    assert f"{NEAR}.b8" in EDITOR.view(told).untold
    assert EDITOR.with_piece_toggled(told, ON_ANY, "b8") == bare
    formed = EDITOR.with_piece_toggled(told, ON_TILE, "b8")
    assert (formed.position[NEAR], formed.assumed) == ({"b8": ON_TILE}, frozenset())
    assert EDITOR.with_piece_toggled(formed, ON_ANY, "b8") == told


def test_a_tile_of_any_form_changes_nothing_where_another_side_is_open() -> None:
    near = {"a9": ON_TILE, "b8": ON_TILE}
    told = Situation(3, {NEAR: near, PAWNS_AT: {"f": "a8"}}, {"pawn": "f"}, assumed=frozenset([f"{NEAR}.b8"]))
    answer = ask(GAME.key, told, "blocked")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.key, answer.certainty.kind, answer.supposed) == ("blocked.no", "supposed", [f"{NEAR}.a7"])


def test_no_step_names_a_winner_whose_points_are_not_known() -> None:
    stored = next(each for each in situations() if each.entry.get("verdict") == "score.known")
    assert isinstance(stored.answer, Answer)
    assert {type(event) for event in stored.answer.events} == {e.BuildingEnded, e.TargetScored}
