"""Keeping a sitting: as a save (JSON text) and as a link (short). Both know no language."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from engine.bots import BOTS
from engine.core.game import Refusal
from engine.core.presentation import Presentation
from engine.core.record import LIMIT, Record, from_json, from_link, to_link
from engine.games.registry import GAMES, presentation_of
from engine.match.match import Match, Turn, turns_of
from engine.match.seats import HUMAN, NAMES, check_names, check_seats

SEP = "~"
"""Between the parts of a link: the game, who sits where, the mini-game, the answer to its riddle."""


def to_save(match: Match) -> str:
    """Return the sitting as JSON text."""
    data: dict[str, Any] = {"record": match.record.to_json(), "seats": match.kinds}
    if match.minigame:
        data["minigame"] = match.minigame.key
    if match.guess:
        data["guess"] = match.guess
    if match.names != NAMES:
        data["names"] = match.names
    if match.undone:
        data["undone"] = [[f"{seat}:{text}" for seat, text in turn] for turn in match.undone]
    return json.dumps(data, separators=(",", ":"))


def from_save(text: str) -> Match:
    """Return the sitting that a save holds; raise Refusal if it is damaged."""
    if len(text) > LIMIT:
        raise Refusal("damaged")
    try:
        data = json.loads(text)
        record = from_json(data["record"])
        undone = [from_json({**data["record"], "moves": turn}).moves for turn in data.get("undone", [])]
        names = check_names(data.get("names", NAMES), record.players)
        match = seated(record, data["seats"], data.get("minigame"), names)
        match.undone = checked(match, undone)
        answered(match, data.get("guess", ""))
    except (KeyError, TypeError, ValueError, RecursionError, Refusal) as error:
        raise error if is_newer(error) else Refusal("damaged") from error
    return match


def is_newer(error: Exception) -> bool:
    """Return whether a save is not damaged but from a newer edition, which is worth its own sentence."""
    return isinstance(error, Refusal) and error.code == "newer"


def checked(match: Match, undone: list[Turn]) -> list[Turn]:
    """Return the undone chunks if they can still be made; raise Refusal if not."""
    moves = match.record.moves + tuple(move for turn in undone for move in turn)
    turns_of(match.presentation, match.start, moves)
    return undone


def answered(match: Match, guess: object) -> Match:
    """Return the sitting with the answer that was kept, if any; raise Refusal if it cannot be one."""
    if type(guess) is not str:
        raise Refusal("damaged")
    if guess:
        match.answer(guess)
    return match


def to_share(match: Match) -> str:
    """Return the sitting as a link's text."""
    parts = [to_link(match.record, match.presentation.game), ",".join(match.kinds)]
    if match.minigame:
        parts.append(match.minigame.key)
    if match.guess:
        parts.append(match.guess)
    return SEP.join(parts)


def from_share(link: str) -> Match:
    """Return the sitting that a link holds; raise Refusal if it is damaged."""
    head, *rest = link.split(SEP)
    if not 1 <= len(rest) <= 3:
        raise Refusal("damaged")
    record = from_link(head, GAMES)
    match = seated(record, rest[0].split(","), rest[1] if rest[1:] else None)
    try:
        return answered(match, rest[2] if rest[2:] else "")
    except Refusal as error:
        raise Refusal("damaged") from error


def seated(record: Record, kinds: Sequence[object], minigame: str | None, names: tuple[str, ...] = NAMES) -> Match:
    """Return a sitting of this record, its moves made."""
    presentation = presentation_of(record.game)
    seats = check_seats(kinds, record.players)
    if minigame is not None and minigame not in presentation.minigames:
        raise Refusal("damaged")
    mini = presentation.minigames[minigame] if minigame else None
    if mini and mini.riddle and HUMAN in seats:
        raise Refusal("damaged")
    return Match.of(presentation, record, seats, mini, names)


def new_match(data: Mapping[str, Any]) -> Match:
    """Return a new game or mini-game as the page asks for it; raise Refusal on a bad wish."""
    presentation = presentation_of(data["game"])
    seed = seed_of(data["seed"])
    if data.get("key"):
        return new_minigame(presentation, data["key"])
    record = Record(
        presentation.game.key, presentation.game.version, int(data["players"]), seed, data.get("options", {})
    )
    presentation.game.check_players(record.players)
    return Match(presentation, record, check_seats(data["seats"], record.players))


def seed_of(wish: object) -> int:
    """Return a seed as the page wishes it; raise Refusal if it is none."""
    if type(wish) is not int or wish < 0:
        raise Refusal("damaged")
    return wish


def new_minigame(presentation: Presentation, key: str) -> Match:
    """Return a mini-game with its first deal, the one that the page pictures; `again` deals the next."""
    if key not in presentation.minigames:
        raise Refusal("damaged")
    mini = presentation.minigames[key]
    game = presentation.game
    record = Record(game.key, game.version, mini.players, mini.seeds[0], mini.options, mini.position)
    kinds = [BOTS[level].key for level in mini.bots]
    if not mini.riddle:
        kinds.insert(mini.seat, HUMAN)
    return Match(presentation, record, tuple(kinds), mini)
