"""Records: what is written down plays again, and what is damaged is refused."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.game import AnyGame, Position, Refusal, Seat
from engine.core.record import LIMIT, NO_LETTER, Record, record_from_json, record_from_link, record_to_link
from engine.games.registry import GAMES
from tests.conformance.walks import SIZES, Case, Walk, deals, every_game, every_pairwise_case, every_size, refusal_of

LETTERS = "A_-z09=+/ é\n\0"


def begun_midway(case: Case, seed: int) -> tuple[Record, Any]:
    """Return the record of a game that starts from a position in the middle, and its last state."""
    game, walk = case.game, Walk(case, seed)
    position: Position | None = None
    moves: list[tuple[Seat, str]] = []
    for number, step in enumerate(walk):
        if number == seed % 40:
            position, moves = game.position(step.state), []
        moves.append((step.seat, game.format_move(step.move)))
    record = Record(game.key, game.version, case.players, seed, case.options, position, tuple(moves))
    return record, walk.state


@every_pairwise_case
@deals(3)
def test_a_record_replays_to_the_same_state(case: Case, seed: int) -> None:
    walk = Walk(case, seed)
    moves = tuple((step.seat, case.game.format_move(step.move)) for step in walk)
    record = Record(case.game.key, case.game.version, case.players, seed, case.options, moves=moves)
    assert record.replay(case.game) == walk.state
    assert record_from_json(json.loads(json.dumps(record.to_json()))) == record
    assert record_from_link(record_to_link(record, case.game), GAMES) == record


@every_pairwise_case
@deals(3)
def test_a_record_may_begin_in_the_middle(case: Case, seed: int) -> None:
    record, last = begun_midway(case, seed)
    assert record.replay(case.game) == last
    assert record_from_json(json.loads(json.dumps(record.to_json()))) == record
    assert record_from_link(record_to_link(record, case.game), GAMES) == record


@every_pairwise_case
@deals(2)
def test_an_unfinished_record_is_a_record(case: Case, seed: int) -> None:
    whole = case.record(seed)
    for length in range(seed % 17, len(whole.moves), 34):
        part = Record(whole.game, whole.version, whole.players, seed, whole.options, moves=whole.moves[:length])
        assert record_from_link(record_to_link(part, case.game), GAMES) == part


def outcome(link: str) -> Record | None:
    """Return the record of a link, or None where it is refused; nothing else may happen."""
    try:
        record = record_from_link(link, GAMES)
        record.replay(GAMES[record.game])
    except Refusal:
        return None
    return record


def damaged(text: str) -> Iterator[str]:
    """Yield the text with each letter changed, left out and doubled, and cut at each place."""
    for place, letter in enumerate(text):
        for other in LETTERS:
            if other != letter:
                yield text[:place] + other + text[place + 1 :]
        yield text[:place] + text[place + 1 :]
        yield text[:place] + letter + text[place:]
        yield text[:place]


@every_size
def test_a_damaged_link_is_refused_but_for_dashes_and_underscores_cut_off_at_its_end(case: Case) -> None:
    whole = case.record(5)
    short = Record(whole.game, whole.version, whole.players, 5, whole.options, moves=whole.moves[:20])
    link = record_to_link(short, case.game)
    read = {other: record for other in damaged(link) if other != link and (record := outcome(other))}
    assert all(record == short for record in read.values())
    assert [other for other in read if NO_LETTER.sub("", other).rstrip("-_") != link.rstrip("-_")] == []


@settings(max_examples=60)
@given(text=st.text(max_size=60) | st.binary(max_size=60).map(lambda data: data.hex()))
def test_garbage_is_no_link(text: str) -> None:
    assert outcome(text) is None


def test_a_huge_link_is_refused() -> None:
    assert outcome("A" * (LIMIT + 1)) is None
    assert outcome("A" * LIMIT) is None


def kept(text: str) -> Record | None:
    """Return the record of a save, or None where it is refused; nothing else may happen."""
    try:
        record = record_from_json(json.loads(text))
        record.replay(GAMES[record.game])
    except (Refusal, json.JSONDecodeError):
        return None
    except KeyError:
        assert record.game not in GAMES
        return None
    return record


@every_size
def test_a_damaged_save_is_refused_or_is_another_game(case: Case) -> None:
    whole = case.record(5)
    short = Record(whole.game, whole.version, whole.players, 5, whole.options, moves=whole.moves[:7])
    text = json.dumps(short.to_json())
    assert kept(text) == short
    for other in damaged(text):
        kept(other)


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)
entries = junk | st.lists(junk | st.from_regex(r"[0-9]{1,2}:[0-9]{1,3}", fullmatch=True))
"""What may stand in a record: anything, or a list of what may be moves."""


@every_game
@settings(max_examples=150)
@given(data=st.data())
def test_json_of_any_shape_is_a_record_or_damaged(game: AnyGame, data: st.DataObject) -> None:
    whole = SIZES[game.key, data.draw(st.sampled_from(game.player_counts))].stored(3)
    record = replace(whole, moves=whole.moves[:12]).to_json()
    key = data.draw(st.sampled_from([*record, "position"]))
    record[key] = data.draw(entries)
    refusal_of(lambda: record_from_json(record).replay(game))


@settings(max_examples=150)
@given(data=junk)
def test_json_of_no_shape_is_foreign(data: object) -> None:
    with pytest.raises(Refusal, match="foreign"):
        record_from_json(data)
