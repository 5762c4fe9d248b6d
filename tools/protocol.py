"""Writes the types of the engine's API for JavaScript, from those in Python.

python -m tools.protocol          writes them
python -m tools.protocol --check  fails if what is written is out of date
"""

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, fields, is_dataclass
from textwrap import dedent
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from engine.api.decode import Between
from engine.api.handlers import HANDLERS, REQUESTS
from engine.api.requests import Change
from tools.paths import ROOT

TARGET: Final = ROOT / "overrides/assets/js/protocol.d.ts"

HEAD: Final = """\
// Written by `python -m tools.protocol` from engine/api/requests.py and engine/api/answers.py: change those.
"""

PLAIN: Final[Mapping[Any, str]] = {
    str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null", Change: "Change",
}  # fmt: skip
"""Types that are not taken apart."""

PARTS: Final = (Literal, Annotated, tuple, list, Mapping, Union, UnionType, NotRequired)
"""Types that are made of others."""


def source() -> str:
    """Return the declarations of all requests and answers as TypeScript."""
    answers = {do: get_type_hints(handler)["return"] for do, handler in HANDLERS.items()}
    refused = get_type_hints(sys.modules["engine.api.answers"].__class__) or answers
    del refused
    found: dict[type, None] = {}
    for kind in (*REQUESTS.values(), *answers.values()):
        collect(kind, found)
    return HEAD
