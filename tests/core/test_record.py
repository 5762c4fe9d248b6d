"""Records: the two forms in which a game is kept, and what is refused."""

import json
import zlib
from base64 import urlsafe_b64encode
from dataclasses import replace
from typing import Any

import pytest

from engine.core.game import Refusal
from engine.core.record import (
    LIMIT,
    Record,
    address_to_bytes,
    bytes_to_address,
    bytes_to_link_letters,
    checksum,
    compact_json,
    read_link_head,
    record_from_json,
    record_from_link,
    record_to_link,
    table_from_address,
    table_to_address,
)
from engine.games.land_unter.rules.game import GAME
from engine.games.registry import GAMES, game_by_key

RECORD = Record("land_unter", GAME.version, 3, 7, moves=((0, str(GAME.begin(3, 7).hands[0][0])),))

HEAD: dict[str, Any] = RECORD.to_json() | {"moves": 0}


def code(act: Any, *arguments: Any) -> str:
    """Return the code of the refusal that a call meets with."""
    with pytest.raises(Refusal) as refusal:
        act(*arguments)
    return refusal.value.code


def forged(head: object, tail: bytes = b"") -> str:
    """Return a link with a right checksum around anything."""
    packed = zlib.compress(json.dumps(head).encode() + b"\n" + tail)
    return bytes_to_link_letters(checksum(packed) + packed)


def test_json_says_only_what_is_not_default() -> None:
    assert RECORD.to_json() == {
        "game": "land_unter",
        "version": RECORD.version,
        "players": 3,
        "seed": 7,
        "moves": [f"0:{RECORD.moves[0][1]}"],
    }
    assert record_from_json(RECORD.to_json() | {"options": {}}) == RECORD


def test_a_whole_game_makes_a_short_link() -> None:
    state, moves = GAME.begin(5, 1), []
    while decision := GAME.decision(state):
        seat = decision.seats[0]
        moves.append((seat, GAME.format_move(state.hands[seat][0])))
        GAME.play(state, seat, state.hands[seat][0])
    assert len(record_to_link(Record("land_unter", GAME.version, 5, 1, moves=tuple(moves)), GAME)) < 400


def test_a_link_is_letters_digits_dashes_and_underscores() -> None:
    assert record_to_link(RECORD, GAME).replace("-", "").replace("_", "").isalnum()


def test_a_link_of_an_illegal_move_is_not_made() -> None:
    foreign = next(card for card in range(1, 61) if card not in GAME.begin(3, 7).hands[0])
    bad = Record("land_unter", GAME.version, 3, 7, moves=((0, str(foreign)),))
    assert code(record_to_link, bad, GAME) == "not_in_hand"
    assert code(bad.replay, GAME) == "not_in_hand"


def test_rules_of_the_future_are_refused_as_newer_whatever_else_is_in_the_record() -> None:
    version = GAME.version + 1
    record = Record("land_unter", version, 3, 7)
    assert code(record.replay, GAME) == "newer"
    assert code(record_to_link, record, GAME) == "newer"
    for data in (HEAD | {"version": version}, HEAD | {"version": version, "players": [], "weather": 1}):
        assert code(record_from_link, forged(data), GAMES) == "newer"
        assert code(record_from_json, data, GAMES) == "newer"


@pytest.fixture
def raised(monkeypatch: pytest.MonkeyPatch) -> int:
    """Raise the version of the game; return the one that is no longer played."""
    old = GAME.version
    monkeypatch.setattr(type(GAME), "version", old + 1)
    return old


def test_rules_no_longer_played_are_refused_as_older_and_nothing_is_replayed(raised: int) -> None:
    link = forged(HEAD)
    for act, arguments in (
        (RECORD.replay, (GAME,)),
        (record_to_link, (RECORD, GAME)),
        (record_from_link, (link, GAMES)),
        (record_from_json, (RECORD.to_json(), GAMES)),
        (GAME.begin, (3, 7, None, None, None, raised)),
    ):
        with pytest.raises(Refusal) as refusal:
            act(*arguments)
        assert (refusal.value.code, refusal.value.params) == ("older", {"version": raised, "current": raised + 1})
    assert read_link_head(link)[0] == Record("land_unter", raised, 3, 7)


def test_a_game_may_go_on_playing_an_older_version(raised: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "playable_versions", (raised, raised + 1))
    assert RECORD.replay(GAME).chosen[0]
    assert record_from_json(RECORD.to_json(), GAMES) == RECORD


def test_a_state_carries_the_version_of_its_rules() -> None:
    for game in GAMES.values():
        assert game.begin(game.player_counts[0], 1).version == game.version
        assert list(game.playable_versions) == [game.version]


def test_a_record_of_another_game_is_not_replayed() -> None:
    assert code(replace(RECORD, game="vineta", moves=()).replay, GAME) == "foreign"


def test_moves_of_no_seat_and_after_the_end_are_refused() -> None:
    assert code(Record("land_unter", GAME.version, 3, 7, moves=((3, "1"),)).replay, GAME) == "no_such_seat"
    assert code(Record("land_unter", GAME.version, 3, 7, moves=((-1, "1"),)).replay, GAME) == "no_such_seat"


def test_an_unknown_game_is_refused() -> None:
    assert code(game_by_key, "chess") == "unknown_game"
    assert game_by_key("land_unter") is GAME
    assert code(record_from_link, forged({**RECORD.to_json(), "game": "chess", "moves": 0}), GAMES) == "unknown_game"


@pytest.mark.parametrize(
    "link",
    [
        forged([]),
        forged({}),
        forged(HEAD | {"moves": "1"}),
        forged(HEAD | {"moves": [1]}),
        forged(HEAD | {"version": 0}),
        forged(HEAD | {"players": 3.0}),
        forged(HEAD | {"options": [["redrown", "off"]]}),
        forged(HEAD | {"position": [1]}),
        forged(HEAD, b"\1"),
        forged(HEAD | {"game": ["land_unter"]}),
        forged(HEAD | {"seed": True}),
        forged(HEAD | {"seed": 7.0}),
        forged(HEAD | {"moves": -5}),
        forged(HEAD | {"moves": 0.0}),
        forged(HEAD | {"moves": False}),
        forged(HEAD | {"weather": "fine"}),
        forged(HEAD, b"\0"),
    ],
)
def test_a_forged_link_is_foreign(link: str) -> None:
    assert code(record_from_link, link, GAMES) == "foreign"


def test_a_link_that_swells_or_nests_without_end_is_refused() -> None:
    for body, refused in ((b" " * 10_000_000, "damaged"), (b"1" * 90_000, "damaged"), (b"[" * 90_000, "foreign")):
        packed = zlib.compress(body, 9)
        assert code(record_from_link, bytes_to_link_letters(checksum(packed) + packed), GAMES) == refused
    assert code(record_from_link, "A" * (LIMIT + 1), GAMES) == "damaged"


def test_a_forged_link_with_a_bad_position_is_refused_by_its_place() -> None:
    assert code(record_from_link, forged(HEAD | {"position": {"round": 99}}), GAMES) == "bad_position"
    assert code(record_from_link, forged(HEAD | {"players": 9}), GAMES) == "player_count"
    for seed in (-1, 2**53, 10**4299):
        assert code(record_from_link, forged(HEAD | {"seed": seed}), GAMES) == "bad_seed"
        assert code(record_from_json, RECORD.to_json() | {"seed": seed}) == "bad_seed"
    assert code(record_from_link, forged(HEAD | {"moves": 10**9}), GAMES) == "move_refused"
    assert code(record_from_link, forged(HEAD | {"options": {"redrown": "never"}}), GAMES) == "unknown_choice"


@pytest.mark.parametrize(
    "change",
    [
        {"moves": ["0"]},
        {"moves": ["x:1"]},
        {"moves": ["01:1"]},
        {"moves": [" 0:1"]},
        {"moves": [1]},
        {"moves": "0:1"},
        {"moves": {"0:1": 1}},
        {"options": None},
        {"options": {"redrown": 1}},
        {"options": {"redrown": ["off"]}},
        {"position": "{}"},
        {"version": -1},
        {"seed": "7"},
        {"seed": 7.0},
        {"weather": "fine"},
        {"players": None},
        {"game": 1},
    ],
    ids=str,
)
def test_a_save_of_another_shape_is_foreign(change: dict[str, object]) -> None:
    assert code(record_from_json, RECORD.to_json() | change) == "foreign"


@pytest.mark.parametrize("key", ["game", "version", "players", "seed", "moves"])
def test_a_save_that_lacks_a_key_is_foreign(key: str) -> None:
    assert (
        code(record_from_json, {other: value for other, value in RECORD.to_json().items() if other != key}) == "foreign"
    )


def test_a_link_is_what_the_documentation_says_byte_by_byte() -> None:
    """Written here once more by hand: two moves of seat 1, then seat 0, in a round of three."""
    hands = GAME.begin(3, 7).hands
    places = {1: 4, 0: 11}
    record = replace(RECORD, moves=tuple((seat, str(hands[seat][place])) for seat, place in places.items()))
    head = f'{{"game":"land_unter","moves":2,"players":3,"seed":7,"version":{GAME.version}}}'.encode()
    # Seat 1 of (0, 1, 2), card 4 of 12; then seat 0 of (0, 2), card 11 of 12: the first digit weighs least.
    number = 1 + 3 * (4 + 12 * (0 + 2 * 11))
    packed = zlib.compress(head + b"\n" + number.to_bytes(2, "little"), 9)
    check = (zlib.crc32(packed) & 0xFFFF).to_bytes(2, "big")
    link = urlsafe_b64encode(check + packed).decode().rstrip("=")
    assert record_from_link(link, GAMES) == record
    assert record_to_link(record, GAME) == link


def test_a_link_with_a_wrong_checksum_or_more_after_its_end_is_damaged() -> None:
    packed = zlib.compress(json.dumps(HEAD).encode() + b"\n", 9)
    assert record_from_link(bytes_to_link_letters(checksum(packed) + packed), GAMES) == replace(RECORD, moves=())
    longer = packed + b"\0"
    for data in (b"\0\0" + packed, checksum(longer) + longer):
        assert code(record_from_link, bytes_to_link_letters(data), GAMES) == "damaged"


def test_a_text_that_a_messenger_has_broken_into_lines_or_ended_with_a_full_stop_is_read() -> None:
    link = record_to_link(RECORD, GAME)
    for mangled in (f"{link[:9]}\n{link[9:]}", f" {link[:5]} {link[5:]}.", f"<{link}>", link + "\u200b"):
        assert record_from_link(mangled, GAMES) == RECORD


def test_dashes_and_underscores_that_a_messenger_has_cut_off_are_put_back_and_nothing_else_is() -> None:
    bodies = [b"[%s1]" % (b"%d," % number * (number % 40)) for number in range(3000)]
    texts = [bytes_to_address(body) for body in bodies]
    cut = {text: text.rstrip("-_") for text in texts if text[-1] in "-_"}
    assert {len(text) - len(left) for text, left in cut.items()} == {1, 2}
    assert all(address_to_bytes(left) == address_to_bytes(text) for text, left in cut.items())
    for text in texts[:200]:
        if text[-1] not in "-_":
            assert code(address_to_bytes, text[:-1]) == "damaged"


def test_the_text_of_a_table_ends_in_a_letter_or_a_digit() -> None:
    tables = [{"n": [number] * (number % 40)} for number in range(1000)]
    assert any(bytes_to_address(compact_json(table))[-1] in "-_" for table in tables)
    assert all(table_to_address(table)[-1].isalnum() for table in tables)
    assert [table_from_address(table_to_address(table)) for table in tables] == tables
