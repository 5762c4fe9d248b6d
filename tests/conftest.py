"""Settings of all tests."""

import gc
import os
from typing import Final

import pytest
from _pytest.runner import runtestprotocol
from _pytest.unraisableexception import gc_collect_iterations_key
from hypothesis import HealthCheck, settings

from engine.games import registry
from tests.mending import unregistered

settings.register_profile(
    "ci", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


YOUNG: Final = 500_000
"""So many objects are made before Python looks for garbage among them."""


def pytest_collection_finish() -> None:
    """Look for garbage more rarely, and never again among the tests themselves: a tenth of the time went there."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool | None:
    """Tell of a test in one message where others run beside it: six take as long as many a test itself."""
    if not hasattr(item.config, "workerinput"):
        return None
    for report in runtestprotocol(item, log=False, nextitem=nextitem):
        if report.when == "call" or not report.passed:
            item.ihook.pytest_runtest_logreport(report=report)
    return True


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take `--game KEY`: test as if this game were the only one in the book."""
    parser.addoption("--game", default="", help="the only game to be tested; all of them without it")


def pytest_configure(config: pytest.Config) -> None:
    """Leave only the chosen game in the registry, before any test asks it; refuse to begin if one can’t be loaded."""
    # At the end, pytest looks for garbage five times over, in case that some is made by throwing other garbage away.
    config.stash[gc_collect_iterations_key] = 1
    if config.getoption("numprocesses", None):
        # Whatever the shell says: else each process that tests, or that a test starts, compiles all of it for itself.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    key = config.getoption("--game")
    if key and key not in registry.KEYS:
        raise pytest.UsageError(f"There is no game “{key}” in engine/games: {', '.join(registry.KEYS)}.")
    if key:
        pytest.MonkeyPatch().setattr(registry, "KEYS", (key,))
    if not hasattr(config, "workerinput") and (fault := next(unregistered(), "")):
        raise pytest.UsageError(fault)
