"""Modules that Pyodide imports at every start and may never use are imported when something is first asked of them.

Python imports this file by itself, before anything of Pyodide's.
"""

import gc
import sys
from types import ModuleType
from typing import Any, Final

LATER: Final = ("asyncio", "tokenize", "traceback")


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


gc.disable()  # until the engine has started: nothing of what a start makes is ever in vain
for each in LATER:
    sys.modules[each] = Later(each)
