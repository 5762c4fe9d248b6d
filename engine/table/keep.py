"""Keeping a sitting: as a save (JSON text) and as a link (short). Both know no language."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.bots import BOTS
from engine.core.game import Refusal
from engine.core.record import LIMIT, Record, from_json, from_link, to_link
from engine.core.show import Show
from engine.games import GAMES
from engine.shows import show
from engine.table.seats import HUMAN, NAMES, check_names, check_seats
from engine.table.sitting import Chunk, Sitting, chunks_of

SEP = "~"
"""Between the parts of a link: the game, who sits where, the mini-game, the answer to its riddle."""


def to_save(sitting: Sitting) -> str:
    """Return the sitting as JSON text."""
    data: dict[str, Any] = {"record": sitting.record.to_json(), "seats": sitting.kinds}
    if sitting.minigame:
        data["minigame"] = sitting.minigame.key
    if sitting.guess:
        data["guess"] = sitting.guess
    if sitting.names != NAMES:
        data["names"] = sitting.names
    if sitting.undone:
        data["undone"] = [[f"{seat}:{text}" for seat, text in chunk] for chunk in sitting.undone]
    return json.dumps(data, separators=(",", ":"))


def from_save(text: str) -> Sitting:
    """Return the sitting that a save holds; raise Refusal if it is damaged."""
    if len(text) > LIMIT:
        raise Refusal("damaged")
    try:
        data = json.loads(text)
        record = from_json(data["record"])
        undone = [from_json({**data["record"], "moves": chunk}).moves for chunk in data.get("undone", [])]
        names = check_names(data.get("names", NAMES), record.players)
        sitting = seated(record, data["seats"], data.get("minigame"), names)
        sitting.undone = checked(sitting, undone)
        answered(sitting, data.get("guess", ""))
    except (KeyError, TypeError, ValueError, RecursionError, Refusal) as error:
        raise error if is_newer(error) else Refusal("damaged") from error
    return sitting


def is_newer(error: Exception) -> bool:
    """Return whether a save is not damaged but from a newer edition, which is worth its own sentence."""
    return isinstance(error, Refusal) and error.code == "newer"


def checked(sitting: Sitting, undone: list[Chunk]) -> list[Chunk]:
    """Return the undone chunks if they can still be made; raise Refusal if not."""
    moves = sitting.record.moves + tuple(move for chunk in undone for move in chunk)
    chunks_of(sitting.show, sitting.start, moves)
    return undone


def answered(sitting: Sitting, guess: object) -> Sitting:
    """Return the sitting with the answer that was kept, if any; raise Refusal if it cannot be one."""
    if type(guess) is not str:
        raise Refusal("damaged")
    if guess:
        sitting.answer(guess)
    return sitting


def to_share(sitting: Sitting) -> str:
    """Return the sitting as a link's text."""
    parts = [to_link(sitting.record, sitting.show.game), ",".join(sitting.kinds)]
    if sitting.minigame:
        parts.append(sitting.minigame.key)
    if sitting.guess:
        parts.append(sitting.guess)
    return SEP.join(parts)


def from_share(link: str) -> Sitting:
    """Return the sitting that a link holds; raise Refusal if it is damaged."""
    head, *rest = link.split(SEP)
    if not 1 <= len(rest) <= 3:
        raise Refusal("damaged")
    record = from_link(head, GAMES)
    sitting = seated(record, rest[0].split(","), rest[1] if rest[1:] else None)
    try:
        return answered(sitting, rest[2] if rest[2:] else "")
    except Refusal as error:
        raise Refusal("damaged") from error


def seated(record: Record, kinds: Sequence[object], minigame: str | None, names: tuple[str, ...] = NAMES) -> Sitting:
    """Return a sitting of this record, its moves made."""
    of_game = show(record.game)
    seats = check_seats(kinds, record.players)
    if minigame is not None and minigame not in of_game.minigames:
        raise Refusal("damaged")
    mini = of_game.minigames[minigame] if minigame else None
    if mini and mini.riddle and HUMAN in seats:
        raise Refusal("damaged")
    return Sitting.of(of_game, record, seats, mini, names)


def new_sitting(data: Mapping[str, Any]) -> Sitting:
    """Return a new game or mini-game as the page asks for it; raise Refusal on a bad wish."""
    of_game = show(data["game"])
    seed = seed_of(data["seed"])
    if data.get("key"):
        return new_minigame(of_game, data["key"])
    record = Record(of_game.game.key, of_game.game.version, int(data["players"]), seed, data.get("options", {}))
    of_game.game.check_players(record.players)
    return Sitting(of_game, record, check_seats(data["seats"], record.players))


def seed_of(wish: object) -> int:
    """Return a seed as the page wishes it; raise Refusal if it is none."""
    if type(wish) is not int or wish < 0:
        raise Refusal("damaged")
    return wish


def new_minigame(of_game: Show, key: str) -> Sitting:
    """Return a mini-game with its first deal, the one that the page pictures; `again` deals the next."""
    if key not in of_game.minigames:
        raise Refusal("damaged")
    mini = of_game.minigames[key]
    game = of_game.game
    record = Record(game.key, game.version, mini.players, mini.seeds[0], mini.options, mini.position)
    kinds = [BOTS[level].key for level in mini.bots]
    if not mini.riddle:
        kinds.insert(mini.seat, HUMAN)
    return Sitting(of_game, record, tuple(kinds), mini)
