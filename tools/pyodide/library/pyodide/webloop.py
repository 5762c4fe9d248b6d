"""In place of Pyodide's module of this name: what it asks of it at a start. Nothing here is asynchronous."""

from importlib import import_module

schedule = import_module("pyodide_js._api").scheduleCallback
"""Never called; Pyodide's maker of snapshots counts on its being kept."""


def _initialize_event_loop() -> None:
    """Ready the loop of events: there is none."""
