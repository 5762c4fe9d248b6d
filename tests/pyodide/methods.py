"""How dataclasses get their methods at a start, in the Python of the browser; run by run.mjs."""

import builtins
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
    ready.install()
    client, tour = import_module("tests.api.client"), import_module("tests.pyodide.tour")
    for key, presentation in tour.PRESENTATIONS.items():
        client.send("open", lang="en", new=tour.against("greedy", key, presentation))
    texts = sum(isinstance(source, str) for source in sources)
    return [len(sources) - texts, texts]
