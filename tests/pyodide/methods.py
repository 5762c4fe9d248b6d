"""How dataclasses get their methods at a start, in the Python of the browser; run by run.mjs."""

import builtins
import sys
from importlib import import_module
from typing import Any


def compiled_at_a_start() -> list[int]:
    """Return how many classes had compiled methods, and how many not, until a table of each game is open."""
    ready = import_module("dataclass_methods")
    sources: list[object] = []

    def watched(source: Any, scope: dict[str, Any], names: dict[str, Any]) -> None:
        sources.append(source)
        builtins.exec(source, scope, names)

    vars(ready)["exec"] = watched
    for name in [name for name in sys.modules if name.partition(".")[0] == "engine"]:
        del sys.modules[name]
    ready.install("/engine.zip")
    games = import_module("engine.games.registry").KEYS
    for key in games:
        ready.install(f"/{key}.zip")
        vars(import_module(f"engine.games.{key}"))["__path__"].append(f"/{key}.zip/engine/games/{key}")
    client, tour = import_module("tests.api.client"), import_module("tests.pyodide.tour")
    for key in games:
        client.send("open", lang="en", new=tour.against("greedy", key, tour.PRESENTATIONS[key]))
    texts = sum(isinstance(source, str) for source in sources)
    return [len(sources) - texts, texts]
