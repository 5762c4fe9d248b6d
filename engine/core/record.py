"""A game as its seed and its moves: saved, shared, replayed.

Two forms say the same: JSON, to be read; and a link, to be short. In a link each move is a digit: its
place among the legal moves (and its seat's among those that owe one), all digits together one number.
"""

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as Base64Error
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.game import Game, Log, Position, Refusal, Seat

AnyGame = Game[Any, Any, Any]
LIMIT = 100_000
"""Characters of a link or a save that are read at all."""


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that makes a game what it is. `moves` are (seat, text notation), in order."""

    game: str
    version: int
    players: int
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)
    position: Position | None = None
    moves: tuple[tuple[Seat, str], ...] = ()

    def replay(self, game: AnyGame, log: Log[Any] | None = None) -> Any:
        """Play the record and return the last state; raise Refusal where it breaks a rule."""
        check_version(game, self.version)
        state = game.begin(self.players, self.seed, self.options, self.position, log)
        for seat, text in self.moves:
            game.play(state, seat, game.parse_move(text), log)
        return state

    def to_json(self) -> dict[str, Any]:
        """Return the record as JSON data; what is default is left out."""
        data: dict[str, Any] = {
            "game": self.game,
            "version": self.version,
            "players": self.players,
            "seed": self.seed,
            "moves": [f"{seat}:{text}" for seat, text in self.moves],
        }
        if self.options:
            data["options"] = dict(self.options)
        if self.position is not None:
            data["position"] = self.position
        return data


def check_version(game: AnyGame, version: int) -> None:
    """Raise Refusal if a record comes from rules that this engine does not know yet."""
    if version > game.version:
        raise Refusal("newer", version=version)


def from_json(data: object) -> Record:
    """Return the record that JSON data holds; raise Refusal("damaged") if it holds none."""
    try:
        return read_record(data)
    except (KeyError, TypeError, ValueError) as error:
        raise Refusal("damaged") from error


def read_record(data: Any) -> Record:
    """Return the record, with the types checked as they are read."""
    version, players, seed = [typed(typed(data, dict)[key], int) for key in ("version", "players", "seed")]
    options = typed(data.get("options", {}), dict)
    position = data.get("position")
    moves = tuple(read_move(typed(text, str)) for text in typed(data["moves"], list))
    for choice in options.values():
        typed(choice, str)
    if version < 1:
        raise ValueError(version)
    if position is not None:
        typed(position, dict)
    return Record(typed(data["game"], str), version, players, seed, options, position, moves)


def typed(value: Any, kind: type) -> Any:
    """Return the value if it is of this very type (true is no number); raise TypeError if not."""
    if type(value) is not kind:
        raise TypeError(value)
    return value


def read_move(text: str) -> tuple[Seat, str]:
    """Return a move that was kept as "seat:text"."""
    seat, move = text.split(":", 1)
    if seat != str(int(seat)):
        raise ValueError(text)
    return int(seat), move


def to_link(record: Record, game: AnyGame) -> str:
    """Return the record as a short text of letters, digits, "-" and "_"; its moves must be legal."""
    head = record.to_json() | {"moves": len(record.moves)}
    number = 0
    for digit, base in reversed(digits(record, game)):
        number = number * base + digit
    tail = number.to_bytes((number.bit_length() + 7) // 8, "little")
    body = json.dumps(head, separators=(",", ":"), sort_keys=True).encode() + b"\n" + tail
    packed = zlib.compress(body, 9)
    return letters(checksum(packed) + packed)


def letters(packed: bytes) -> str:
    """Return bytes as the letters of a link."""
    return urlsafe_b64encode(packed).decode().rstrip("=")


def digits(record: Record, game: AnyGame) -> list[tuple[int, int]]:
    """Return each move of a record as (digit, base) pairs, by playing it."""
    found = []
    state = game.begin(record.players, record.seed, record.options, record.position)
    for seat, text in record.moves:
        move = game.parse_move(text)
        game.verify(state, seat, move)
        decision = game.decision(state)
        assert decision is not None
        legal = game.legal(state, seat)
        found.append((decision.seats.index(seat), len(decision.seats)))
        found.append((legal.index(move), len(legal)))
        game.apply(state, seat, move)
    return found


def from_link(link: str, games: Mapping[str, AnyGame]) -> Record:
    """Return the record that a link holds; raise Refusal("damaged") if it was cut or mistyped."""
    try:
        head, number = unpack(link)
        count = head["moves"]
        record = read_record(head | {"moves": []})
        game = games[record.game]
        check_version(game, record.version)
        return decode(record, game, count, number)
    except (Base64Error, zlib.error, KeyError, TypeError, ValueError, RecursionError) as error:
        raise Refusal("damaged") from error


def unpack(link: str) -> tuple[dict[str, Any], int]:
    """Return the head of a link and the number that its moves make."""
    if len(link) > LIMIT:
        raise ValueError(len(link))
    packed = urlsafe_b64decode(link + "=" * (-len(link) % 4))
    # Decoding skips letters that it does not know, and spare bits: a link is good in one spelling only.
    if letters(packed) != link or checksum(packed[2:]) != packed[:2]:
        raise ValueError(link)
    inflater = zlib.decompressobj()
    body = inflater.decompress(packed[2:], LIMIT)
    if not inflater.eof or inflater.unused_data:
        raise ValueError(link)
    head, _, tail = body.partition(b"\n")
    return typed(json.loads(head), dict), int.from_bytes(tail, "little")


def decode(record: Record, game: AnyGame, count: int, number: int) -> Record:
    """Return the record with the moves that the number stands for."""
    state = game.begin(record.players, record.seed, record.options, record.position)
    moves = []
    for _ in range(count):
        decision = game.decision(state)
        if decision is None:
            raise ValueError(count)
        number, digit = divmod(number, len(decision.seats))
        seat = decision.seats[digit]
        legal = game.legal(state, seat)
        number, digit = divmod(number, len(legal))
        move = legal[digit]
        moves.append((seat, game.format_move(move)))
        game.apply(state, seat, move)
    if number:
        raise ValueError(number)
    return Record(
        record.game, record.version, record.players, record.seed, record.options, record.position, tuple(moves)
    )


def checksum(packed: bytes) -> bytes:
    """Return two bytes that catch a mistyped or cut link."""
    return (zlib.crc32(packed) & 0xFFFF).to_bytes(2, "big")
