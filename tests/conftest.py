"""Settings of all tests."""

import gc
import os
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

from engine.games import registry

settings.register_profile(
    "ci", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", max_examples=1000, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


YOUNG: Final = 50_000
"""So many objects are made before Python looks for garbage among them."""


def pytest_collection_finish() -> None:
    """Look for garbage more rarely, and never again among the tests themselves: a tenth of the time went there."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Take `--game KEY`: test as if this game were the only one in the book."""
    parser.addoption("--game", default="", help="the only game to be tested; all of them without it")


def pytest_configure(config: pytest.Config) -> None:
    """Leave only the chosen game in the registry, before any test asks it."""
    key = config.getoption("--game")
    if key and key not in registry.KEYS:
        raise pytest.UsageError(f"There is no game “{key}” in engine/games: {', '.join(registry.KEYS)}.")
    if key:
        pytest.MonkeyPatch().setattr(registry, "KEYS", (key,))
