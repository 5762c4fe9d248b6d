"""Compiles Python sources to bytecode, in the Python that the browser runs: no other one knows its bytecode.

Runs inside Pyodide, under Node, at build time (see compile.mjs).
"""

import ast
import dataclasses
import io
import marshal
import zipfile
from collections.abc import Collection
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import Path, PurePosixPath
from types import CodeType
from typing import Any, Final

from tools.pyodide import dataclass_methods

CACHE: Final = "__pycache__"
UNCHECKED_HASH: Final = (1).to_bytes(4, "little")
"""Flags of a .pyc that is never compared with its source (PEP 552)."""

UNIT: Final = 2
"""Bytes of an instruction, or of what belongs to one."""
RUN: Final = 8
"""Units that an entry of a table of lines is about, at most."""
NO_LINE: Final = 0x80 | 15 << 3
"""An entry that names no line; to be added: the units that it is about, less one (CPython's locations.md)."""

YEAR_ZERO: Final = (1980, 1, 1, 0, 0, 0)


def compile_zip(
    sources: memoryview, folder: str, files: Collection[str] | None = None, own: str | None = None
) -> bytes:
    """Return a zip of the same files with every module compiled; the same bytes from the same sources.

    `folder` is where the zip will be at run time: tracebacks name it. `files` are the names of those that are taken,
    None for all; `own` is a folder of modules of ours that stand in for some of them. They are stored, not deflated: a
    host compresses the whole better.
    """
    target = io.BytesIO()
    ours = modules_in(Path(own)) if own else {}
    with zipfile.ZipFile(io.BytesIO(sources)) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in sorted({*old.namelist(), *ours}):
            if name.endswith("/") or CACHE in PurePosixPath(name).parts or (files is not None and name not in files):
                continue
            content = ours[name] if name in ours else old.read(name)
            if name.endswith(".py"):
                name, content = f"{name}c", bytecode(content, f"{folder}/{name}")
            new.writestr(zipfile.ZipInfo(name, YEAR_ZERO), content)
    return target.getvalue()


def modules_in(folder: Path) -> dict[str, bytes]:
    """Return the sources of the modules in a folder, by their names in it."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*.py")}


def bytecode(source: bytes, path: str) -> bytes:
    """Return the .pyc of a module; `path` is its file name at run time. Docstrings and assertions are left out."""
    tree = DocumentedDataclasses().visit(ast.parse(source, path))
    code = compile(tree, path, "exec", dont_inherit=True, optimize=2)
    return MAGIC_NUMBER + UNCHECKED_HASH + source_hash(source) + marshal.dumps(code)


class DocumentedDataclasses(ast.NodeTransformer):
    """Gives each dataclass a word for a docstring: for one without, its signature is made out, at every start."""

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Put the word at the head of a dataclass, as an assignment: a docstring would be left out."""
        self.generic_visit(node)
        if any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list):
            (word,) = ast.parse(f"__doc__ = {node.name!r}").body
            node.body.insert(0, ast.fix_missing_locations(ast.copy_location(word, node)))
        return node


def with_dataclass_methods(engine: bytes, module: str, warm_up: str) -> bytes:
    """Return the engine's zip with the bytecode of its dataclasses' methods, and the module that takes them from there.

    `module` is the source of `dataclass_methods`. The methods are those of all dataclasses that are made while the
    script `warm_up` runs, for which the engine has to be where it is at run time. Raises ValueError if two of their
    texts have one key.
    """
    target = io.BytesIO(engine)
    with zipfile.ZipFile(target, "a", zipfile.ZIP_STORED) as archive:
        for name, content in (
            ("dataclass_methods.pyc", bytecode(module.encode(), f"{dataclass_methods.ENGINE}/dataclass_methods.py")),
            (dataclass_methods.NAME, marshal.dumps(methods_of_dataclasses(warm_up))),
        ):
            archive.writestr(zipfile.ZipInfo(name, YEAR_ZERO), content)
    return target.getvalue()


def methods_of_dataclasses(warm_up: str) -> dict[tuple[int, int], CodeType]:
    """Return the bytecode of the methods of all dataclasses that are made while a script runs, by their texts' keys."""
    texts: dict[tuple[int, int], str] = {}

    def record_method(text: str, scope: dict[str, Any], names: dict[str, Any]) -> None:
        if texts.setdefault(dataclass_methods.key(text), text) != text:
            raise ValueError(f"two texts have one key: {text}")
        exec(text, scope, names)

    vars(dataclasses)["exec"] = record_method
    exec(warm_up, {"__name__": "warm_up"})
    return {
        key: without_lines(compile(text, "<dataclass>", "exec", dont_inherit=True, optimize=2))
        for key, text in texts.items()
    }


def without_lines(code: CodeType) -> CodeType:
    """Return code that names no lines, which is a third shorter: nobody has written the text that they are of."""
    inner = (without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // UNIT, RUN)
    table = bytes([NO_LINE | RUN - 1] * whole + [NO_LINE | rest - 1] * (rest > 0))
    return code.replace(co_consts=tuple(inner), co_linetable=table)
