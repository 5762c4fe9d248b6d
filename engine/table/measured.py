"""Tables of what was measured, out of the files that the measuring tools write."""

from collections.abc import Callable, Mapping

MEASURED: Mapping[str, Callable[[str], str]] = {
    "arena": lambda _lang: "<p></p>",
    "bench": lambda _lang: "<p></p>",
}
"""Tables by key; each is called with the language."""
