"""Tables of what was measured, out of the files that the measuring tools write."""

from collections.abc import Callable, Mapping

MEASURED: Mapping[str, Callable[[str], str]] = {}
"""Tables by key; each is called with the language."""
