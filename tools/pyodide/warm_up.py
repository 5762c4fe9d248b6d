"""Readies the engine: opens a table of each game that has come, so that all it needs is imported.

Runs inside Pyodide, under Node, at build time: for the methods of dataclasses, with all games (see compile.mjs); for a
snapshot of Python's memory, with one (see snapshot.mjs). Nothing of the tables may stay.
"""

import gc
import json
import random
from importlib import import_module

from engine.api.endpoints import dispatch_request
from engine.api.open_matches import MATCHES
from engine.core.locale import LANGUAGES
from engine.games.registry import KEYS, PRESENTATIONS


def kind_of_answer(do: str, **request: object) -> str:
    """Send a request and return the kind of the answer."""
    kind: str = json.loads(dispatch_request(json.dumps({"do": do, "id": "warm", **request})))["kind"]
    return kind


def warm_up_game(key: str, players: int) -> None:
    """Open a table of a game in each language, and let bots think as they do before a reader's first decision.

    Raises RuntimeError where the engine answers otherwise than it should.
    """
    seats = ["human", *["sampling"] * (players - 1)]
    new = {"game": key, "key": "", "options": {}, "seed": 1, "players": players, "seats": seats}
    for lang in LANGUAGES:
        kind_of_answer("open", lang=lang, new=new)
        while (kind := kind_of_answer("think", ms=0)) == "progress":
            pass
        if kind != "table" or kind_of_answer("close") != "done":
            raise RuntimeError(f"no table of {key}, but {kind}")


def has_come(key: str) -> bool:
    """Return whether the archive of a game has been added to its package, which is there without it."""
    return len(import_module(f"engine.games.{key}").__path__) > 1


for name in filter(has_come, KEYS):
    warm_up_game(name, min(PRESENTATIONS[name].game.player_counts))

if MATCHES:
    raise RuntimeError("a table is still open")
random.seed(0)  # until the worker sows it anew
gc.collect()
gc.freeze()  # what is there now is not looked through again
gc.enable()
