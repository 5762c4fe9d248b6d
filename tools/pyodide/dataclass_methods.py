"""Methods of the engine's dataclasses, compiled by the build: to compile them is a third of the engine's import.

`dataclasses` writes each class's methods as a text and runs it. A text that the build has met (`compile.py`) is run
from its bytecode, any other one as ever. Ships beside the engine, in its archive; a game's has texts of its own.
"""

import dataclasses
import marshal
from collections.abc import Mapping
from types import CodeType
from typing import Any, Final
from zipimport import zipimporter
from zlib import crc32

NAME: Final = "dataclass_methods.bin"
"""What an archive calls the bytecode of its texts."""

codes: Final[dict[tuple[int, int], CodeType]] = {}
"""What has been installed, by the keys of the texts."""


def key(text: str) -> tuple[int, int]:
    """Return what a text is known by: its length and a checksum. The build makes sure that no two share it."""
    return len(text), crc32(text.encode())


def install(archive: str) -> None:
    """Let dataclasses that are made from now on take their methods from an archive, too.

    Raises ImportError where there is no such archive, OSError if they are not in it, and ValueError, EOFError or
    TypeError if they are none; nothing has changed then.
    """
    use(marshal.loads(zipimporter(archive).get_data(f"{archive}/{NAME}")))


def use(more: Mapping[tuple[int, int], CodeType]) -> None:
    """Let dataclasses take the bytecode of these texts, too; `more` has them by their keys."""
    codes.update(more)
    vars(dataclasses)["exec"] = run


def run(text: str, scope: dict[str, Any], names: dict[str, Any]) -> None:
    """Run the text of methods, from its bytecode if it is known; takes the place of `exec` in `dataclasses`."""
    exec(codes.get(key(text), text), scope, names)
