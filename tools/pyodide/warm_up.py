"""Readies the engine for the snapshot of Python's memory: opens a table of each game, so that all it needs is imported.

Runs inside Pyodide, under Node, at build time (see snapshot.mjs). Nothing of the tables may stay.
"""

import gc
import json
import random
import sys

sys.path.insert(0, "/engine.zip")

from engine.api.endpoints import dispatch_request
from engine.api.open_matches import MATCHES
from engine.core.locale import LANGUAGES
from engine.games.registry import PRESENTATIONS


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


for name, presentation in PRESENTATIONS.items():
    warm_up_game(name, min(presentation.game.player_counts))

if MATCHES:
    raise RuntimeError("a table is still open")
random.seed(0)  # until the worker sows it anew
gc.collect()
gc.freeze()  # what is there now is not looked through again
gc.enable()
