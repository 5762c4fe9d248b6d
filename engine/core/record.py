"""Records: a game as its seed and its moves, written, read and replayed.

A record has two forms. JSON is for saves and files: `Record.to_json` and `record_from_json`. A link is for addresses:
`record_to_link` and `record_from_link`. Both carry the version of the rules; a version that is no longer played is
refused, since the same moves could mean something else. A link is this, from the outside in:

1. Text: base64url (RFC 4648, letters, digits, "-" and "_"), without the "=" at the end.
2. Bytes 0 and 1: the low 16 bits of the CRC-32 of all bytes from 2 on, big-endian. Bytes from 2: a zlib stream.
3. The stream holds the head, one byte 0x0A, and the tail.
4. The head is a JSON object: the record as `Record.to_json` returns it, but for `moves`: how many there are.
5. The tail is one whole number, little-endian, in as few bytes as it needs (none for 0). It is written in mixed radix:
   two digits a move, the first move's being the least significant. The first digit is the place of the seat among the
   seats that owe a move then, the second the place of the move in `legal_moves(state, seat)`.

So a link can only be read by playing it, and only while the order of legal moves stays as it was: that order is part of
a version of the rules. Links of every game are stored among the tests to hold it.
"""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from engine.core.game import AnyGame, Log, Position, Refusal, Seat, check_rules_version, check_seed
from engine.core.schema import SHOWN
from engine.core.untrusted import checked_type, parse_json

Moves = tuple[tuple[Seat, str], ...]
"""Moves in the order in which they were made: the seat, and the move in the game's text notation."""

LIMIT: Final = 100_000
"""The most characters of a link or a save, and the most bytes that a link may unpack to. Chosen by hand."""
MOVE: Final = re.compile(r"(0|[1-9][0-9]?):(.*)", re.DOTALL)
"""A move in JSON: the seat, and the move's text."""
NO_LETTER: Final = re.compile(r"[^A-Za-z0-9_-]+")
"""What no text for an address has: a space, a line break, a full stop after it."""
CUT_OFF: Final = ("", "-", "_", "--", "-_", "_-", "__")
"""Letters that a text for an address may have lost at its end: messengers take them for punctuation."""
KEYS: Final = frozenset({"game", "version", "players", "seed", "moves", "options", "position"})
"""The keys of a record in JSON; the last two may be left out."""


@dataclass(frozen=True, slots=True)
class Record:
    """All that a game consists of. `version` is that of its rules, `seed` one of SEEDS.

    `options` without a choice for an option means its default; `position` None means that the game begins as usual.
    """

    game: str
    version: int
    players: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    position: Position | None = None
    moves: Moves = ()

    def begin(self, game: AnyGame, log: Log[Any] | None = None) -> Any:
        """Return the first state of the record, before its moves.

        Raises Refusal: "foreign" if this is a record of another game, else what `Game.begin` raises; "older" or
        "newer" among them.
        """
        if self.game != game.key:
            raise Refusal("foreign")
        return game.begin(self.players, self.seed, self.options, self.position, log, self.version)

    def replay(self, game: AnyGame, log: Log[Any] | None = None) -> Any:
        """Play the record and return its last state.

        Raises Refusal as `begin` does, and where a move breaks a rule.
        """
        state = self.begin(game, log)
        for seat, text in self.moves:
            game.play(state, seat, game.parse_move(text), log)
        return state

    def to_json(self) -> dict[str, Any]:
        """Return the record as JSON data: `moves` as "seat:text"; options and position only if not empty."""
        table: dict[str, Any] = {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "seed": self.seed,
            "moves": moves_as_json(self.moves),
        }
        if self.options:
            table["options"] = dict(self.options)
        if self.position is not None:
            table["position"] = self.position
        return table


def moves_as_json(moves: Moves) -> list[str]:
    """Return moves in their JSON form, a list of "seat:text"."""
    return [f"{seat}:{text}" for seat, text in moves]


def record_from_json(record: object, games: Mapping[str, AnyGame] | None = None) -> Record:
    """Return the record that JSON data holds. Its shape is checked here, its moves only by `Record.replay`.

    With `games` (by key) the version is checked before all else. Raises Refusal: "unknown_game" for a game that is not
    among them, "older" or "newer" for a version that is not played, "bad_seed", "foreign" for data of another shape.
    """
    table = checked_type(record, dict)
    if games is not None:
        key = checked_type(table.get("game"), str)
        if key not in games:
            raise Refusal("unknown_game", game=key[:SHOWN])
        check_rules_version(games[key], read_rules_version(table))
    return read_record(table)


def read_record(table: Mapping[str, Any]) -> Record:
    """Return the record, each part checked as it is read; raise Refusal as `record_from_json` does."""
    if not table.keys() <= KEYS:
        raise Refusal("foreign")
    players = checked_type(table.get("players"), int)
    options, position = checked_type(table.get("options", {}), dict), table.get("position")
    for choice in options.values():
        checked_type(choice, str)
    if position is not None:
        checked_type(position, dict)
    game, version, seed = (
        checked_type(table.get("game"), str),
        read_rules_version(table),
        checked_type(table.get("seed"), int),
    )
    check_seed(seed)
    return Record(game, version, players, seed, options, position, read_moves(table.get("moves")))


def read_rules_version(table: Mapping[str, Any]) -> int:
    """Return the version of the rules; raise Refusal("foreign") if it is missing."""
    version: int = checked_type(table.get("version"), int)
    if version < 1:
        raise Refusal("foreign")
    return version


def read_moves(texts: object) -> Moves:
    """Return moves that were written as `moves_as_json` does; raise Refusal("foreign") if they were not."""
    return tuple(read_move(checked_type(text, str)) for text in checked_type(texts, list))


def read_move(text: str) -> tuple[Seat, str]:
    """Return a move that was written as "seat:text"; raise Refusal("foreign") if it was not."""
    parts = MOVE.fullmatch(text)
    if parts is None:
        raise Refusal("foreign")
    return int(parts[1]), parts[2]


def record_to_link(record: Record, game: AnyGame) -> str:
    """Return the record as a link, by playing it; raise Refusal as `Record.replay` does."""
    head = record.to_json() | {"moves": len(record.moves)}
    number = 0
    for digit, base in reversed(moves_as_digits(record, game)):
        number = number * base + digit
    return bytes_to_address(compact_json(head) + b"\n" + number_to_link_tail(number))


def table_to_address(table: Mapping[str, Any]) -> str:
    """Return JSON data as text for an address, packed like the links of games but without a tail.

    It ends in a letter or a digit, since messengers cut other signs off; spaces after the JSON see to that.
    """
    body = compact_json(table)
    while (text := bytes_to_address(body))[-1] in "-_":
        body += b" "
    return text


def table_from_address(text: str) -> dict[str, Any]:
    """Return the JSON data that `table_to_address` packed into a text.

    Raises Refusal: "damaged" for a text that was cut or mistyped, "foreign" for one that holds no object.
    """
    found: dict[str, Any] = checked_type(parse_json(address_to_bytes(text)), dict)
    return found


def compact_json(table: Mapping[str, Any]) -> bytes:
    """Return JSON data without spaces, its keys in alphabetical order."""
    return json.dumps(table, separators=(",", ":"), sort_keys=True).encode()


def bytes_to_address(body: bytes) -> str:
    """Return bytes as text for an address, with a checksum: steps 1 and 2 above."""
    compressed = zlib.compress(body, 9)
    return bytes_to_link_letters(checksum(compressed) + compressed)


def number_to_link_tail(number: int) -> bytes:
    """Return a number as little-endian bytes, as few as possible; none for 0."""
    return number.to_bytes((number.bit_length() + 7) // 8, "little")


def bytes_to_link_letters(packed: bytes) -> str:
    """Return bytes in the URL-safe base64 alphabet, without padding."""
    return urlsafe_b64encode(packed).decode().rstrip("=")


def moves_as_digits(record: Record, game: AnyGame) -> list[tuple[int, int]]:
    """Return (digit, base) pairs for the record's moves, two a move, the first move's first, by playing the record.

    Raises Refusal as `Record.replay` does.
    """
    found = []
    state = record.begin(game)
    for seat, text in record.moves:
        move, decision = game.parse_move(text), game.decision(state)
        seats = decision.seats if decision else ()
        legal = game.moves_for_seat(state, seat) if seat in seats else ()
        if move not in legal:
            game.verify_move(state, seat, move)
        found.append((seats.index(seat), len(seats)))
        found.append((legal.index(move), len(legal)))
        game.apply_move(state, seat, move)
    return found


def record_from_link(link: str, games: Mapping[str, AnyGame]) -> Record:
    """Return the record that a link holds; `games` are those that can be read, by key.

    Raises Refusal: "damaged" for a link that was cut or mistyped, "move_refused" for one that goes on after the game's
    end, else as `record_from_json` does, and what `Game.begin` raises for players, options or a position
    that do not exist.
    """
    start, count, number = read_link_head(link, games)
    return record_with_decoded_moves(start, games[start.game], count, number)


def read_link_head(link: str, games: Mapping[str, AnyGame] | None = None) -> tuple[Record, int, int]:
    """Return what a link says before any move: the record without its moves, their count, and the tail's number.

    Raises Refusal as `address_to_bytes` and `record_from_json` do. Without `games`, a version no longer supported
    is accepted, too.
    """
    head, number = unpack_link(link)
    count = checked_type(head.get("moves"), int)
    if count < 0:
        raise Refusal("foreign")
    return record_from_json(head | {"moves": []}, games), count, number


def unpack_link(link: str) -> tuple[dict[str, Any], int]:
    """Return the head of a link as JSON data, and the number in its tail.

    Raises Refusal: as `address_to_bytes` does, and "foreign" for a link that `record_to_link` cannot have written.
    """
    head, _, tail = address_to_bytes(link).partition(b"\n")
    number = int.from_bytes(tail, "little")
    if number_to_link_tail(number) != tail:
        raise Refusal("foreign")
    return checked_type(parse_json(head), dict), number


def address_to_bytes(text: str) -> bytes:
    """Return the bytes that a text from an address holds, whatever a messenger may have put into it or cut off.

    Signs that are in no such text are passed over, and up to two of "-" and "_" are put back at its end.

    Raises Refusal("damaged") for any other text that `bytes_to_address` cannot have made: it was cut, mistyped or made
    up, it is longer than LIMIT, or it unpacks to more.
    """
    letters = NO_LETTER.sub("", text) if len(text) <= LIMIT else ""
    for lost in CUT_OFF:
        body = body_of_whole_address(letters + lost)
        if body is not None:
            return body
    raise Refusal("damaged")


def body_of_whole_address(letters: str) -> bytes | None:
    """Return the bytes that a text for an address holds; None if it is not exactly as `bytes_to_address` makes it."""
    try:
        packed = urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        inflater = zlib.decompressobj()
        body = inflater.decompress(packed[2:], LIMIT)
    except (ValueError, zlib.error):
        return None
    # Decoding skips spare bits: a text is good in one spelling only.
    whole = bytes_to_link_letters(packed) == letters and inflater.eof and not inflater.unused_data
    return body if whole and checksum(packed[2:]) == packed[:2] else None


def record_with_decoded_moves(start: Record, game: AnyGame, count: int, number: int) -> Record:
    """Return the record with the `count` moves that `number` stands for.

    Raises Refusal: "move_refused" if the game ends before the last move, "foreign" if `number` stands for more moves.
    """
    state = start.begin(game)
    moves: list[tuple[Seat, str]] = []
    for _ in range(count):
        decision = game.decision(state)
        if decision is None:
            raise Refusal("move_refused", number=len(moves) + 1)
        number, digit = divmod(number, len(decision.seats))
        seat = decision.seats[digit]
        legal = game.moves_for_seat(state, seat)
        number, digit = divmod(number, len(legal))
        move = legal[digit]
        moves.append((seat, game.format_move(move)))
        game.apply_move(state, seat, move)
    if number:
        raise Refusal("foreign")
    return replace(start, moves=tuple(moves))


def checksum(packed: bytes) -> bytes:
    """Return the two bytes that catch a mistyped or cut link."""
    return (zlib.crc32(packed) & 0xFFFF).to_bytes(2, "big")
