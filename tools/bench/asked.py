"""How soon a costly move is asked about, nothing being found out before. This file runs as it is in CPython and in
Pyodide, so it imports the engine alone."""

import json
from time import perf_counter
from typing import Any

from engine.api.endpoints import dispatch_request


def answer(do: str, **more: object) -> dict[str, Any]:
    """Return what the engine answers."""
    found: dict[str, Any] = json.loads(dispatch_request(json.dumps({"do": do, "id": "bench", **more})))
    return found


def seconds_until_asked(link: str, move: str) -> float:
    """Return how long a reader waits for the question before a costly move of the first seat."""
    answer("open", lang="en", link=link)
    start = perf_counter()
    while (found := answer("check", seat=0, move=move))["kind"] == "reviewing":
        pass
    assert found["html"], f"{move} is not asked about"
    return perf_counter() - start


def measured(planted: str) -> str:
    """Return the seconds for each planted move, both as JSON."""
    return json.dumps({key: seconds_until_asked(*each) for key, each in json.loads(planted).items()})
