"""What is declared once holds everywhere: every field of a state is compared, copied, kept in positions and shown."""

import copy
import pickle
import re
from dataclasses import dataclass, fields
from typing import Any

import pytest

from engine.core.copy_fields import copy_fields
from engine.core.game import EVERYONE
from engine.core.heard import WIDTH
from engine.core.state import GameState, state_class
from engine.games.registry import GAMES
from tests.conformance.walks import Case, Walk, cases, every_pairwise_case, every_size

PLAIN = (int, str, list, tuple, frozenset, type(None))

every_game = pytest.mark.parametrize("key", GAMES)


def names_of(data: Any) -> list[str]:
    """Return the fields of a state or a view."""
    return [each.name for each in fields(data)]


def moments(case: Case, seed: int = 3) -> list[Any]:
    """Return some states of a random game, its first and its last one among them."""
    walk = Walk(case, seed)
    return [case.begin(seed), *(step.state.clone() for step in walk.some(0.1)), walk.state]


def spoil(value: Any) -> None:
    """Change every list in a value, those inside first."""
    if isinstance(value, list):
        for item in value:
            spoil(item)
        value.append("spoiled")


@every_pairwise_case
def test_states_differ_in_whatever_differs_and_copies_keep_it(case: Case) -> None:
    for state in moments(case):
        for name in names_of(state):
            twin = state.clone()
            setattr(twin, name, ["another"])
            assert twin != state, name
            for copied in (twin.clone(), copy.deepcopy(twin)):
                assert copied == twin, name
                assert type(copied) is type(state)


@every_pairwise_case
def test_a_state_and_its_views_equal_their_copies_and_what_was_pickled(case: Case) -> None:
    for state in moments(case):
        for each in (state, *(case.game.view(state, viewer) for viewer in (None, EVERYONE, 0))):
            assert pickle.loads(pickle.dumps(each)) == copy.deepcopy(each) == copy.copy(each) == each


@every_pairwise_case
def test_a_copy_shares_nothing_that_changes(case: Case) -> None:
    for state in moments(case):
        kept = repr([getattr(state, name) for name in names_of(state)])
        for twin in (state.clone(), copy.deepcopy(state)):
            for name in names_of(state):
                spoil(getattr(twin, name))
        assert repr([getattr(state, name) for name in names_of(state)]) == kept


@every_pairwise_case
def test_a_state_prints_as_a_table_and_its_repr_is_short(case: Case) -> None:
    for state in moments(case):
        table = str(state)
        assert not re.search(r"<[a-z/]|&[\w#]+;|[{}]", table), "markup, or a text that is not filled in"
        assert max(map(len, table.splitlines())) <= WIDTH
        assert all(f"Seat {seat}" in table for seat in range(case.players))
        assert len(repr(state)) < 100
    assert len({str(state) for state in moments(case)}) > 1


@every_game
def test_every_field_varies_in_random_games(key: str) -> None:
    """So that a position which forgets a field is found out: see `test_a_position_is_the_whole_state`.

    What is no plain value is a part of the game, such as a board, and differs in positions only.
    """
    seen: dict[str, set[str]] = {}
    own = [case for case in cases() if case.game.key == key]
    for number, case in enumerate(own if len(own) > 1 else own * 2):
        for state in moments(case, seed=case.players + number):
            for name in names_of(state):
                if isinstance(getattr(state, name), PLAIN):
                    seen.setdefault(name, set()).add(repr(getattr(state, name)))
    alike = {name for name, values in seen.items() if len(values) == 1}
    alike -= {"players"} if len(GAMES[key].player_counts) == 1 else set()
    assert not alike, (
        f"engine/games/{key}/rules/state.py: {sorted(alike)} never vary, so no test sees if a position forgets them; "
        "a field that cannot vary is no part of a state"
    )


@every_size
def test_every_field_is_in_a_view_or_listed_as_hidden(case: Case) -> None:
    state = case.begin(1)
    assert {*names_of(state)} - {*names_of(case.game.view(state, EVERYONE))} == state.hidden


def test_what_copies_would_share_is_no_field_of_a_state() -> None:
    for kind in (set[int], dict[str, int], list[set[int]], list[dict[str, int]], tuple[list[int], ...], bytearray):
        with pytest.raises(TypeError, match="a field of a state"):
            state_class(type("State", (GameState,), {"__annotations__": {"players": int, "field": kind}}))


def test_like_named_fields_are_carried_over_as_lists_or_tuples() -> None:
    @dataclass
    class Shown:
        levels: tuple[int, ...]
        hands: tuple[tuple[int, ...], ...]
        name: str
        seat: int = 7

    @state_class
    class Kept(GameState):
        name: str
        levels: list[int]
        hands: list[list[int]]
        round: int = 3

    state = Kept(name="a", levels=[1, 2], hands=[[3], []])
    shown = copy_fields(Shown, state, name="b")
    assert shown == Shown((1, 2), ((3,), ()), "b")
    assert copy_fields(Kept, shown, name="a", round=3) == state
    with pytest.raises(TypeError):
        copy_fields(Shown, Other(1))


@dataclass
class Other:
    """Has nothing that others want."""

    nothing: int
