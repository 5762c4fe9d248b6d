"""Copies like-named fields between a state and a view of it."""

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, get_args, get_origin

from engine.core.state import field_types

T = TypeVar("T")


def copy_fields(kind: type[T], source: object, **given: Any) -> T:
    """Return a `kind` (a dataclass) of the given fields; the others are the like-named ones of `source`.

    Lists of `source` become tuples where `kind` declares tuples, and the other way round. A field that is neither
    given nor in `source` takes its default; raises TypeError where it has none.
    """
    kinds: tuple[Any, Any] = kind, type(source)
    made: T = compiled_copier(*kinds, frozenset(given))(source, given)
    return made


@cache
def compiled_copier(kind: Any, source: Any, given: frozenset[str]) -> Callable[[object, dict[str, Any]], Any]:
    """Return the compiled function that `copy_fields` calls."""
    types, theirs = field_types(kind), field_types(source)
    shared = [name for name in types if name in theirs and name not in given]
    arguments = [f"{name}={source_code_converting_value(types[name], f'source.{name}')}" for name in shared]
    names: dict[str, Any] = {"kind": kind}
    exec(f"def copy(source, given):\n return kind({', '.join([*arguments, '**given'])})", names)
    copy: Callable[[object, dict[str, Any]], Any] = names["copy"]
    return copy


def source_code_converting_value(declared: Any, value: str) -> str:
    """Return the source of `value` as the declared type, copying its outer list or tuple and those directly inside."""
    outer = get_origin(declared)
    if outer not in (list, tuple):
        return value
    inner = get_origin(get_args(declared)[0])
    return (
        f"{outer.__name__}(map({inner.__name__}, {value}))" if inner in (list, tuple) else f"{outer.__name__}({value})"
    )
