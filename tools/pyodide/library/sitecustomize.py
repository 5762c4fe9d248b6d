"""Makes a start shorter. Python imports this file by itself, before anything of Pyodide's.

Modules that Pyodide imports at every start and may never use are imported when something is first asked of them; and of
an archive with modules, the whole is read once, not each module by a dozen calls of the file system.
"""

import gc
import sys
import zipimport
from io import open_code
from types import ModuleType
from typing import Any, Final

LATER: Final = ("asyncio", "tokenize", "traceback")

NAME_SIZE: Final = slice(26, 28)
EXTRA_SIZE: Final = slice(28, 30)
HEAD: Final = 30
"""Where the head of a file in an archive says how long two more parts of it are, and its own bytes without these."""

archives: Final[dict[str, memoryview]] = {}
plainly: Final = vars(zipimport)["_get_data"]


class Later(ModuleType):
    """Stands for a module until something is asked of it; whoever has it may keep it."""

    def __getattr__(self, name: str) -> Any:
        """Return what the module itself has by that name."""
        module = sys.modules.get(self.__name__)
        if module is self:
            del sys.modules[self.__name__]
        if module is None or module is self:
            __import__(self.__name__)
            module = sys.modules[self.__name__]
        return getattr(module, name)


def content_of(archive: str, entry: tuple[Any, ...]) -> bytes:
    """Return a file of an archive that may hold modules; `entry` is what its directory says of the file."""
    _, compressed, size, _, offset, *_ = entry
    if compressed:
        return bytes(plainly(archive, entry))
    if archive not in archives:
        with open_code(archive) as file:
            archives[archive] = memoryview(file.read())
    head = archives[archive][offset : offset + HEAD]
    start = offset + HEAD + sum(int.from_bytes(head[part], "little") for part in (NAME_SIZE, EXTRA_SIZE))
    return bytes(archives[archive][start : start + size])


gc.disable()  # until the engine has started: nothing of what a start makes is ever in vain
vars(zipimport)["_get_data"] = content_of
for each in LATER:
    sys.modules[each] = Later(each)
