"""Stored games and their links: what was played once must play the same for ever, everywhere.

    python -m tests.stored_games GAME …   prints a fingerprint of each stored game of these games, as JSON
    python -m tests.stored_games add      stores what is missing: a game for each number of players and option, links, …

Files in tests/games/<game>/stored are added, never edited: NAME.json is a record with what it leads to, NAME.link the
same record as a link. A link holds places in the lists of legal moves, so it also keeps their order, but only where the
moves chosen stand. NAME.order keeps all of it: by kind of decision, a hash of the lists that were chosen from. Needs
nothing but the engine, so that Pyodide can run it too.
"""

import json
import sys
from collections.abc import Callable, Collection
from dataclasses import asdict
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

from engine.core.game import AnyGame, Event, EventLog, Position
from engine.core.record import Record, record_from_json, record_to_link
from engine.games.registry import GAMES

FOLDER = Path(__file__).parent / "games"
SEEDS = range(1, 200)
"""Deals tried for each game to be stored."""

Wanted = tuple[int, dict[str, str], Position | None]
"""Number of players, options, and the position that the game begins from, None for its usual start."""


def stored() -> dict[str, dict[str, Any]]:
    """Return every stored game by its name."""
    return {path.stem: json.loads(path.read_text("utf-8")) for path in files("json")}


def stored_links() -> dict[str, str]:
    """Return the link of every stored game by the game's name."""
    return {path.stem: path.read_text("utf-8").strip() for path in files("link")}


def stored_orders() -> dict[str, dict[str, str]]:
    """Return what `orders` found in every stored game, by the game's name."""
    return {path.stem: json.loads(path.read_text("utf-8")) for path in files("order")}


def files(ends: str) -> list[Path]:
    """Return the stored files of the games in the registry."""
    return [path for key in GAMES for path in sorted((FOLDER / key / "stored").glob(f"*.{ends}"))]


def digest(value: object) -> str:
    """Return a hash of what can be written as JSON."""
    return sha256(json.dumps(value, sort_keys=True, default=list).encode()).hexdigest()


def story(record: Record) -> tuple[EventLog, Any]:
    """Return all events of a record, and its last state."""
    log = EventLog()
    return log, record.replay(GAMES[record.game], log)


def told(log: EventLog) -> str:
    """Return a hash of events."""
    return digest([[type(event).__name__, asdict(event)] for event in log])


def fingerprint(record: Record) -> str:
    """Return a hash of all that a record leads to: its events, and the state after each move."""
    game, log = GAMES[record.game], EventLog()
    state = record.begin(game, log)
    positions = [game.position(state)]
    for seat, text in record.moves:
        game.play(state, seat, game.parse_move(text), log)
        positions.append(game.position(state))
    return digest([told(log), positions])


def orders(record: Record) -> dict[str, str]:
    """Return by kind of decision a hash of all lists of legal moves from which the moves of a record were chosen."""
    game, found = GAMES[record.game], dict[str, list[list[str]]]()
    state = record.begin(game)
    for seat, text in record.moves:
        decision = game.decision(state)
        assert decision is not None
        found.setdefault(decision.kind, []).append([*map(game.format_move, game.legal_moves(state, seat))])
        game.play(state, seat, game.parse_move(text))
    return {kind: digest(lists) for kind, lists in sorted(found.items())}


def fingerprints(games: Collection[str] = GAMES) -> dict[str, str]:
    """Return the fingerprint of each stored game of these games whose rules are still played."""
    return {
        name: fingerprint(record_from_json(entry["record"]))
        for name, entry in stored().items()
        if entry["record"]["game"] in games and is_played(entry)
    }


def is_played(entry: dict[str, Any]) -> bool:
    """Return whether the version of the rules of a stored game is still played."""
    record = entry["record"]
    return record["version"] in GAMES[record["game"]].playable_versions


def wanted(game: AnyGame) -> dict[str, Wanted]:
    """Return what is to be stored, by name: for each number of players the plain game, each choice, all at once."""
    found: dict[str, Wanted] = {}
    single = [{option.key: choice} for option in game.options for choice in option.choices[1:]]
    last = {option.key: option.choices[-1] for option in game.options}
    for players in game.player_counts:
        for options in ({}, *single, last):
            found["-".join((game.key, str(players), *options.values()))] = players, options, None
    return {versioned(name, game): start for name, start in (found | rare(game)).items()}


def versioned(name: str, game: AnyGame) -> str:
    """Return the name of a stored game of the current version: "land_unter-v2-3"; version 1 is not named."""
    return name if game.version == 1 else name.replace(game.key, f"{game.key}-v{game.version}", 1)


def rare(game: AnyGame) -> dict[str, Wanted]:
    """Return what random games never come to, stored from a position right before it: RARE in `rare.py`."""
    name = f"tests.games.{game.key}.rare"
    return dict(import_module(name).RARE) if find_spec(name) else {}


def random_game(game: AnyGame, start: Wanted, seed: int) -> Record:
    """Return a game played at random."""
    players, options, position = start
    rng, moves = Random(seed), []
    state = game.begin(players, seed, options, position)
    while decision := game.decision(state):
        for seat in decision.seats:
            move = rng.choice(game.legal_moves(state, seat))
            game.play(state, seat, move)
            moves.append((seat, game.format_move(move)))
    return Record(game.key, game.version, players, seed, options, position, tuple(moves))


def kinds(record: Record) -> set[tuple[type[Event], str]]:
    """Return the kinds of events that a record shows."""
    return {(type(event), event.sentence_variant) for event in story(record)[0]}


def add(game: AnyGame) -> None:
    """Store the games that are missing: no deal twice, each shows most of what none for so many players has shown."""
    played = [record_from_json(entry["record"]) for entry in stored().values() if is_played(entry)]
    records = [record for record in played if record.game == game.key]
    for name, start in wanted(game).items():
        path = FOLDER / game.key / "stored" / f"{name}.json"
        if path.exists():
            continue
        used = {record.seed for record in records}
        shown = {kind for record in records if record.players == start[0] for kind in kinds(record)}
        tried = [random_game(game, start, seed) for seed in SEEDS if seed not in used]
        found = [kinds(record) for record in tried]
        best = max(range(len(tried)), key=lambda at: (len(found[at] - shown), len(found[at])))
        record = tried[best]
        records.append(record)
        path.parent.mkdir(exist_ok=True)
        path.write_text(json.dumps(to_be_stored(game, record)) + "\n", "utf-8")
    add_beside(game, "link", lambda record: record_to_link(record, game))
    add_beside(game, "order", lambda record: json.dumps(orders(record)))


def add_beside(game: AnyGame, ends: str, written: Callable[[Record], str]) -> None:
    """Store the files that are missing beside the stored games, one a game: the links, say."""
    for name, entry in stored().items():
        path = FOLDER / game.key / "stored" / f"{name}.{ends}"
        if entry["record"]["game"] == game.key and is_played(entry) and not path.exists():
            path.write_text(written(record_from_json(entry["record"])) + "\n", "utf-8")


def to_be_stored(game: AnyGame, record: Record) -> dict[str, Any]:
    """Return a record with all that it must lead to for ever."""
    log, state = story(record)
    result = game.result(state)
    assert result is not None
    return {"record": record.to_json(), **asdict(result), "count": len(log), "events": told(log)}


if __name__ == "__main__":
    if sys.argv[1:] == ["add"]:
        for each in GAMES.values():
            add(each)
    else:
        print(json.dumps(fingerprints(sys.argv[1:])))
