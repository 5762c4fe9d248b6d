"""Writes the types of the engine's API for JavaScript, from those in Python.

python -m tools.protocol          writes them
python -m tools.protocol check    fails if what is written is out of date
"""

import ast
import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from itertools import pairwise
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from engine.api.answers import Refused, StageView
from engine.api.course_views import AskedStepView, BankView
from engine.api.endpoints import ENDPOINTS, REQUESTS
from engine.api.requests import Request
from engine.api.shortened import Shortened
from tools.paths import ROOT

TARGET: Final = ROOT / "overrides/assets/js/protocol.d.ts"

HEAD: Final = "// Written by `python -m tools.protocol` from engine/api/requests.py and answers.py: change those.\n"

PLAIN: Final[Mapping[Any, str]] = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}
"""Types that are not made of others, in TypeScript."""


def declarations() -> str:
    """Return all types of requests, answers and files as TypeScript, and which answer a request gets."""
    answers = {do: get_type_hints(handler)["return"] for do, handler in ENDPOINTS.items()}
    kinds: dict[Any, None] = {}
    for kind in (*REQUESTS.values(), *answers.values(), Refused, StageView, BankView, AskedStepView, Shortened):
        collect_types(kind, kinds)
    requests = " | ".join(map(request_name, REQUESTS))
    replies = "".join(f"  {do}: {typescript_type(answer)} | Refused;\n" for do, answer in answers.items())
    return "\n".join(
        [
            HEAD,
            *(interface_text(kind) for kind in kinds),
            *(plain_request_text(do) for do, kind in REQUESTS.items() if kind is Request),
            f"export type AnyRequest = {requests};\n",
            f"/** What may come back, by the `do` of the request. */\nexport interface Answers {{\n{replies}}}\n",
        ]
    )


def collect_types(kind: Any, kinds: dict[Any, None]) -> None:
    """Add every dataclass and TypedDict that a type is made of, each after those that it needs."""
    for part in get_args(kind):
        collect_types(part, kinds)
    if isinstance(kind, type) and (is_dataclass(kind) or is_typeddict(kind)) and kind not in kinds:
        for part in (*parent_types(kind), *get_type_hints(kind, include_extras=True).values()):
            collect_types(part, kinds)
        kinds[kind] = None


def request_name(do: str) -> str:
    """Return the name of the type of a request in TypeScript, by its `do`; in Python it is called the same."""
    return f"{do.title()}Request"


def plain_request_text(do: str) -> str:
    """Return the interface of a request that has no field of its own; its comment is what answers it."""
    said = (ENDPOINTS[do].__doc__ or "").partition("\n")[0]
    return f'/** {said} */\nexport interface {request_name(do)} extends Request {{\n  do: "{do}";\n}}\n'


def interface_text(kind: Any) -> str:
    """Return a dataclass or TypedDict as an interface, its docstrings as comments."""
    notes, optional = field_notes(kind), optional_fields(kind)
    extends = "".join(f" extends {parent.__name__}" for parent in parent_types(kind))
    inherited = {name for parent in parent_types(kind) for name in get_type_hints(parent)}
    lines = [f"/** {' '.join((kind.__doc__ or '').split())} */", f"export interface {kind.__name__}{extends} {{"]
    lines += [f'  do: "{do}";' for do, request in REQUESTS.items() if request is kind is not Request]
    for name, each in get_type_hints(kind, include_extras=True).items():
        if name in inherited:
            continue
        said = " ".join([*notes.get(name, "").split(), *bounds_in_words(each)])
        lines += [f"  /** {said} */"] if said else []
        lines.append(f"  {name}{'?' if name in optional else ''}: {typescript_type(each)};")
    return "\n".join([*lines, "}\n"])


@cache
def class_as_written(kind: Any) -> ast.ClassDef:
    """Return a class as it is written: a TypedDict forgets which one it was made from."""
    found = ast.parse(inspect.getsource(kind)).body[0]
    assert isinstance(found, ast.ClassDef), f"{kind} is no class"
    return found


def parent_types(kind: Any) -> list[Any]:
    """Return the dataclasses or TypedDicts of the engine that a type is made from."""
    found = [getattr(sys.modules[kind.__module__], ast.unparse(base)) for base in class_as_written(kind).bases]
    return [parent for parent in found if parent.__module__.startswith("engine.")]


def optional_fields(kind: Any) -> frozenset[str]:
    """Return the fields that may be left out: those with a default."""
    if is_typeddict(kind):
        return frozenset(kind.__optional_keys__)
    found = (each for each in fields(kind) if each.default is not MISSING or each.default_factory is not MISSING)
    return frozenset(each.name for each in found)


def field_notes(kind: Any) -> dict[str, str]:
    """Return the docstrings of a type's own fields."""
    notes: dict[str, str] = {}
    for before, after in pairwise(class_as_written(kind).body):
        match before, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(note))):
                notes[name] = note
    return notes


def bounds_in_words(kind: Any) -> list[str]:
    """Return the bounds of a number in words, if it has any."""
    return [f"From {each[0]} to {each[-1]}." for each in get_args(kind) if isinstance(each, range)]


def typescript_type(kind: Any) -> str:
    """Return a type as TypeScript writes it."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin = get_origin(kind)
    return COMPOUND[origin](get_args(kind)) if origin else str(kind.__name__)


def array_type(args: tuple[Any, ...]) -> str:
    """Return an array of one type, or of fixed length."""
    if args[1:] in ((), (...,)):
        inside = typescript_type(args[0])
        return f"({inside})[]" if "|" in inside else f"{inside}[]"
    return f"[{', '.join(map(typescript_type, args))}]"


def union_type(args: tuple[Any, ...]) -> str:
    """Return a union."""
    return " | ".join(map(typescript_type, args))


COMPOUND: Final[Mapping[Any, Callable[[tuple[Any, ...]], str]]] = {
    Literal: lambda args: " | ".join(f'"{value}"' for value in args),
    Annotated: lambda args: typescript_type(args[0]),
    NotRequired: lambda args: typescript_type(args[0]),
    Mapping: lambda args: f"Record<{typescript_type(args[0])}, {typescript_type(args[1])}>",
    tuple: array_type,
    list: array_type,
    Union: union_type,
    UnionType: union_type,
}
"""How types that are made of others are written."""


def main() -> None:
    """Write the types, or check them."""
    found = declarations()
    if sys.argv[1:] != ["check"]:
        TARGET.write_text(found, "utf-8")
    elif not TARGET.is_file() or TARGET.read_text("utf-8") != found:
        sys.exit(f"{TARGET.relative_to(ROOT)} is out of date: run `python -m tools.protocol`.")


if __name__ == "__main__":
    main()
