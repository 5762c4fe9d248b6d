"""Methods of the engine's dataclasses, compiled by the build: to compile them is a third of the engine's import.

`dataclasses` writes each class's methods as a text and runs it. A text that the build has met (`compile.py`) is run
from its bytecode, any other one as ever. Ships beside the engine, in its zip.
"""

import dataclasses
import marshal
from collections.abc import Mapping
from types import CodeType
from typing import Any, Final
from zipimport import zipimporter
from zlib import crc32

NAME: Final = "dataclass_methods.bin"
ENGINE: Final = "/engine.zip"


def key(text: str) -> tuple[int, int]:
    """Return what a text is known by: its length and a checksum. The build makes sure that no two share it."""
    return len(text), crc32(text.encode())


def install() -> None:
    """Let dataclasses that are made from now on take their methods from the engine's zip.

    Raises ImportError where there is no such zip, OSError if they are not in it, and ValueError, EOFError or TypeError
    if they are none; nothing has changed then.
    """
    use(marshal.loads(zipimporter(ENGINE).get_data(f"{ENGINE}/{NAME}")))


def use(codes: Mapping[tuple[int, int], CodeType]) -> None:
    """Let dataclasses take the bytecode of these texts; `codes` has them by their keys."""

    def run(text: str, scope: dict[str, Any], names: dict[str, Any]) -> None:
        exec(codes.get(key(text), text), scope, names)

    vars(dataclasses)["exec"] = run
