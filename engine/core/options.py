"""A game's options declared once: a frozen dataclass whose fields are `Literal` texts, the usual choice as the default.

Its states and views hold one object of the class.
"""

from typing import get_args, get_type_hints

from engine.core.game import Option


def options_declared_by(declared: type) -> tuple[Option, ...]:
    """Return the options that a class declares: by the name of each field, the choices in its type, in order."""
    return tuple([Option(key, get_args(choices)) for key, choices in get_type_hints(declared).items()])
