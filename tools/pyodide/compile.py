"""Compiles Python sources to bytecode, in the Python that the browser runs: no other one knows its bytecode.

Runs inside Pyodide, under Node, at build time (see compile.mjs).
"""

import ast
import io
import marshal
import zipfile
from collections.abc import Collection
from importlib.util import MAGIC_NUMBER, source_hash
from pathlib import PurePosixPath
from typing import Final

CACHE: Final = "__pycache__"
UNCHECKED_HASH: Final = (1).to_bytes(4, "little")
"""Flags of a .pyc that is never compared with its source (PEP 552)."""

YEAR_ZERO: Final = (1980, 1, 1, 0, 0, 0)


def compile_zip(sources: memoryview, folder: str, files: Collection[str] | None = None) -> bytes:
    """Return a zip of the same files with every module compiled; the same bytes from the same sources.

    `folder` is where the zip will be at run time: tracebacks name it. `files` are the names of those that are taken,
    None for all. They are stored, not deflated: a host compresses the whole better.
    """
    target = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(sources)) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as new:
        for name in sorted(old.namelist()):
            if name.endswith("/") or CACHE in PurePosixPath(name).parts or (files is not None and name not in files):
                continue
            data = old.read(name)
            if name.endswith(".py"):
                name, data = f"{name}c", bytecode(data, f"{folder}/{name}")
            new.writestr(zipfile.ZipInfo(name, YEAR_ZERO), data)
    return target.getvalue()


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
