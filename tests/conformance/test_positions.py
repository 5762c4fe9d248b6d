"""Positions: a state as JSON and back; bad ones are refused, and what is accepted can be played."""

import json
from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import EVERYONE, Position
from tests.conformance.walks import Case, Walk, cases, deals, every_pairwise_case, every_size, refusal_of
from tests.contracts import contract
from tests.differences import differences


def again(case: Case, state: Any) -> Any:
    """Return the state that the JSON of this state's position makes."""
    position = json.loads(json.dumps(case.game.position(state)))
    return case.game.begin(case.players, state.seed, case.options, position)


@every_pairwise_case
@deals(2)
def test_a_position_is_the_whole_state(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    for step in walk.some(0.3):
        made = again(case, step.state)
        assert made == step.state, f"{case}: the position loses {differences(made, step.state)}"
    made = again(case, walk.state)
    assert made == walk.state, f"{case}, after the end: the position loses {differences(made, walk.state)}"


@every_pairwise_case
@deals(2)
def test_a_position_shares_nothing_with_its_state(case: Case, seed: int) -> None:
    for step in Walk(case, seed).some(0.05):
        before = step.state.clone()
        scramble(case.game.position(step.state))
        assert step.state == before


def scramble(data: Any) -> None:
    """Spoil every list in JSON data."""
    if isinstance(data, list):
        data.append("spoiled")
    for inner in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        scramble(inner)


def accepted(case: Case, position: Any) -> Any:
    """Return the state of a position, or None if it is refused; nothing else may happen."""
    before = json.dumps(position)
    states: list[Any] = []
    refusal = refusal_of(lambda: states.append(case.game.begin(case.players, 1, case.options, position)))
    assert json.dumps(position) == before, "the position itself is left alone"
    if refusal:
        assert refusal.code == "bad_position"
        return None
    return states[0]


def check_playable(case: Case, state: Any) -> None:
    """Prove that a state made of a position behaves like any other."""
    game = case.game
    assert game.position(again(case, state)) == game.position(state)
    for viewer in (None, EVERYONE, *range(case.players)):
        view = game.view(state, viewer)
        assert game.view(game.sampler(view)(Random(1)), viewer) == view
    walk = Walk(case, 1, state)
    for _ in walk:
        """Played to the end: each move that is said to be legal is verified when it is made."""
    assert game.result(walk.state) is not None


numbers = st.integers(-2, 62)
junk = (
    st.none()
    | st.booleans()
    | numbers
    | st.floats(allow_nan=False)
    | st.text(max_size=2)
    | st.lists(numbers, max_size=26)
    | st.lists(st.lists(numbers, max_size=13) | st.none(), max_size=6)
    | st.dictionaries(st.text(max_size=2), numbers, max_size=2)
)


def with_options(case: Case) -> list[Case]:
    """Return a case with every combination of options."""
    return [each for each in cases() if (each.game, each.players) == (case.game, case.players)]


def spoiled(position: Position, data: st.DataObject) -> Position:
    """Return a good position with one thing in it changed: a key, or something inside."""
    key = data.draw(st.sampled_from(sorted(position)))
    how = data.draw(st.sampled_from(("drop", "junk", "inside", "inside", "swap", "add")))
    if how == "drop":
        return {other: value for other, value in position.items() if other != key}
    if how == "add":
        return position | {data.draw(st.text(max_size=4)): data.draw(junk)}
    if how == "junk" or not isinstance(position[key], list) or not position[key]:
        return position | {key: data.draw(junk | st.sampled_from(list(leaves(position))))}
    value = json.loads(json.dumps(position[key]))
    if how == "swap":
        place = data.draw(st.integers(0, len(value) - 1))
        value[place], value[0] = value[0], value[place]
        return position | {key: value}
    return position | {key: spoiled_inside(value, list(leaves(position)), data)}


def spoiled_inside(value: Any, others: list[Any], data: st.DataObject) -> Any:
    """Return JSON data with one thing deep inside changed: to another thing of the position, or to junk."""
    if not isinstance(value, list | dict) or not value:
        return data.draw(st.sampled_from(others) | numbers | junk)
    places = range(len(value)) if isinstance(value, list) else sorted(value)
    place = data.draw(st.sampled_from(places))
    value[place] = spoiled_inside(value[place], others, data)
    return value


def leaves(value: Any) -> Iterator[Any]:
    """Yield every number, text and truth value in JSON data; None first."""
    yield None
    if not isinstance(value, list | dict):
        yield value
    else:
        for inner in value.values() if isinstance(value, dict) else value:
            yield from leaves(inner)


@every_size
@settings(max_examples=60)
@given(data=st.data(), seed=st.integers(0, 9))
def test_a_spoiled_position_is_refused_or_playable(case: Case, data: st.DataObject, seed: int) -> None:
    case = data.draw(st.sampled_from(with_options(case)))
    steps = Walk(case, seed)
    stop = data.draw(st.integers(0, 80))
    state = next((step.state for number, step in enumerate(steps) if number == stop), steps.state)
    position = case.game.position(state)
    for _ in range(data.draw(st.integers(1, 3))):
        position = spoiled(position, data)
    state = accepted(case, position)
    if state is not None:
        check_playable(case, state)


@every_size
@settings(max_examples=60)
@given(data=st.data())
def test_a_position_out_of_thin_air_is_refused_or_playable(case: Case, data: st.DataObject) -> None:
    case = data.draw(st.sampled_from(with_options(case)))
    keys = sorted(case.game.position(case.begin(1)))
    position = data.draw(st.dictionaries(st.sampled_from(keys), junk, max_size=3))
    state = accepted(case, position)
    if state is not None:
        check_playable(case, state)


@every_size
@settings(max_examples=40)
@given(data=st.data(), seed=st.integers(0, 9))
def test_what_refuses_a_position_is_the_same_for_every_seed(case: Case, data: st.DataObject, seed: int) -> None:
    """What the position leaves out is drawn from the seed: nothing that was drawn may be the reason."""
    steps = Walk(case, seed)
    state = next(iter(steps.some(0.05)), steps).state
    position = spoiled(case.game.position(state), data)
    for key in data.draw(st.sets(st.sampled_from(sorted(position)))):
        del position[key]
    begin = partial(case.game.begin, case.players, options=case.options, position=position)
    refusals = [refusal_of(partial(begin, seed=seed)) for seed in range(4)]
    assert len({repr(refusal) for refusal in refusals}) == 1, position


NUDGED = 180
"""About so many positions that differ from a real one in one small thing are tried for a case."""


def nudged(value: Any) -> Iterator[Any]:
    """Yield JSON data with one thing in it changed a little: a number, a truth value, an entry more or less."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value - 1, value + 1, -1)
    elif isinstance(value, list):
        for at, item in enumerate(value):
            before, after = value[:at], value[at + 1 :]
            yield from ([*before, *after], [*before, item, item, *after], [*before, *value[:1], *after])
            yield from ([*before, other, *after] for other in nudged(item))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from (value | {key: other} for other in nudged(item))


def neighbours(case: Case, seed: int) -> list[Position]:
    """Return positions with one small change, of each key as many as of any other as far as there are so many.

    Every other one has gaps, as tables have that are laid out: no other thing told gives a mistake away there.
    """
    walk, chance = Walk(case, seed), Random(seed)
    states = [*(step.state.clone() for step in walk.some(0.05)), walk.state]
    wholes = [json.loads(json.dumps(case.game.position(state))) for state in states]
    by_key = {
        key: [whole | {key: value} for whole in wholes for value in nudged(whole.get(key))] for key in sorted(wholes[0])
    }
    share = NUDGED // len(by_key)
    found = [(key, each) for key, them in by_key.items() for each in chance.sample(them, min(share, len(them)))]
    return [gapped(each, key, chance) if at % 2 else each for at, (key, each) in enumerate(found)]


def gapped(position: Position, kept: str, chance: Random) -> Position:
    """Return a position without about half of what it tells, but for this key."""
    return {key: value for key, value in position.items() if key == kept or chance.random() < 0.5}


def check_kept(told: Any, shown: Any) -> None:
    """Prove that nothing told is changed: what is listed may come in another order, and among more."""
    if isinstance(told, dict):
        for key, value in told.items():
            check_kept(value, shown[key])
    elif isinstance(told, list) and all(isinstance(each, int | str) for each in told):
        assert not Counter(told) - Counter(shown), f"{told} became {shown}"
    elif isinstance(told, list):
        for each, other in zip(told, shown, strict=True):
            check_kept(each, other)
    else:
        assert told == shown, f"{told} became {shown}"


@every_size
def test_what_is_told_is_kept_and_whole(case: Case) -> None:
    """Mistakes in what reads a position are seen: with small changes, far more is accepted than with big ones."""
    known = contract(case.game.key)
    for position in neighbours(case, 3):
        state = accepted(case, position)
        if state is None:
            continue
        made = json.loads(json.dumps(case.game.position(state)))
        overruled = known.overruled(position)
        check_kept({key: told for key, told in position.items() if key not in overruled}, made)
        assert not [*known.faults(made)], position
        decision = case.game.decision(state)
        for seat in decision.seats if decision else ():
            assert case.game.legal_moves(state, seat), f"seat {seat} can do nothing at {position}"


ANY_NUMBER = 40
"""No piece is there so often."""


@every_size
def test_no_more_pieces_are_accepted_than_there_are(case: Case) -> None:
    """Of each kind, one more is told until that is refused, wherever it is."""
    known, chance = contract(case.game.key), Random(1)
    for kind in known.one_more({}, case.players):
        position: Position = {}
        for _ in range(ANY_NUMBER):
            ways = known.one_more(position, case.players)[kind]
            found = ((way, accepted(case, way)) for way in chance.sample(ways, len(ways)))
            position, state = next((each for each in found if each[1]), (position, None))
            if state is None:
                break
            assert not [*known.faults(json.loads(json.dumps(case.game.position(state))))], position
        else:
            raise AssertionError(f"any number of {kind} is accepted")
        for way in ways:
            check_told(case, way)


def check_told(case: Case, position: Position) -> None:
    """Prove that a position is refused for something that it tells, not for what would be filled in."""
    refusal = refusal_of(lambda: case.game.begin(case.players, 1, case.options, position))
    assert refusal is not None
    assert f"{refusal.params['place']}".partition(".")[0] in position


@every_size
def test_an_empty_position_is_a_fresh_game(case: Case) -> None:
    check_playable(case, accepted(case, {}))


@every_size
def test_an_unknown_key_is_refused(case: Case) -> None:
    assert accepted(case, {"no such key": 1}) is None


@every_size
def test_a_position_that_is_no_table_of_keys_is_refused(case: Case) -> None:
    for position in ([], [1], "abc", 7, True):
        assert accepted(case, position) is None
