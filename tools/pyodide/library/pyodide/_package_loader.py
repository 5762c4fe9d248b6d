"""In place of Pyodide's module of this name: what it asks of it at a start. No package is ever loaded here."""

from importlib import import_module
from typing import Final

loaded = import_module("pyodide_js").loadedPackages
"""Nothing; kept as in webloop.py."""


class Place:
    """A folder, as Pyodide asks for it."""

    def __init__(self, path: str) -> None:
        self.path = path

    def __str__(self) -> str:
        return self.path


SITE_PACKAGES: Final = Place("/lib/site-packages")
DSO_DIR: Final = Place("/usr/lib")


def init_loaded_packages() -> None:
    """Note the packages that are loaded: there are none."""
