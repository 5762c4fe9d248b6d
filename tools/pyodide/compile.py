"""Compiles Python sources to bytecode, in the Python that the browser runs: no other one knows its bytecode.

Runs inside Pyodide, under Node, at build time (see compile.mjs).
"""

import ast
import dataclasses
import io
import marshal
import zipfile
from collections.abc import Collection
from importlib.util import MAGIC_NUMBER
from pathlib import Path, PurePosixPath
from types import CodeType
from typing import Any, Final

from tools.pyodide import dataclass_methods

CACHE: Final = "__pycache__"
HEAD: Final = MAGIC_NUMBER + (1).to_bytes(12, "little")
"""What a .pyc begins with that is never compared with its source (PEP 552): flags that say so, and no hash of it."""

REQUEST: Final = "request"
"""The parameter whose annotation is read at run time: by it the API knows what an endpoint is sent."""

UNIT: Final = 2
"""Bytes of an instruction, or of what belongs to one."""
RUN: Final = 8
"""Units that an entry of a table of lines is about, at most."""
NO_LINE: Final = 0x80 | 15 << 3
"""An entry that names no line; to be added: the units that it is about, less one (CPython's locations.md)."""

SHARED: Final = "engine"
GAME_PARTS: Final = 3
"""Of how many parts the name of a game's package is: `engine.games.land_unter`, which is shared."""

texts: Final[dict[tuple[int, int], str]] = {}
users: Final[dict[tuple[int, int], set[str]]] = {}
"""The texts of methods by their keys, and the archives of the modules that they are made for."""

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
    """Return the .pyc of a module; `path` is its file name at run time.

    Docstrings, assertions and what only a type checker reads are left out.
    """
    tree = ast.fix_missing_locations(Lean().visit(ast.parse(source, path)))
    return HEAD + marshal.dumps(compile(tree, path, "exec", dont_inherit=True, optimize=2))


class Lean(ast.NodeTransformer):
    """Takes annotations away, but for those of classes, which dataclasses and states are made of.

    A dataclass gets a word for a docstring: for one without, its signature is made out, at every start.
    """

    def visit_Module(self, node: ast.Module) -> ast.Module:
        """Take the annotations of a module's constants away."""
        self.generic_visit(node)
        node.body = [plain_assignment(each) for each in node.body]
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Take a function's annotations away."""
        self.generic_visit(node)
        node.returns = None
        return node

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Take a parameter's annotation away, but for that of a REQUEST."""
        if node.arg != REQUEST:
            node.annotation = None
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Put the word at the head of a dataclass, as an assignment: a docstring would be left out."""
        self.generic_visit(node)
        if any("dataclass" in ast.unparse(decorator) for decorator in node.decorator_list):
            (word,) = ast.parse(f"__doc__ = {node.name!r}").body
            node.body.insert(0, ast.copy_location(word, node))
        return node


def plain_assignment(node: ast.stmt) -> ast.stmt:
    """Return an annotated assignment of a name without its annotation, anything else as it is."""
    if not isinstance(node, ast.AnnAssign) or node.value is None:
        return node
    return ast.copy_location(ast.Assign([node.target], node.value), node)


def with_dataclass_methods(archive: bytes, methods: dict[tuple[int, int], CodeType], module: str = "") -> bytes:
    """Return an archive with the bytecode of the methods of its dataclasses.

    `module` is the source of `dataclass_methods`, which takes them from there; the engine's own archive has it.
    """
    target = io.BytesIO(archive)
    parts = {dataclass_methods.NAME: marshal.dumps(methods)}
    if module:
        parts["dataclass_methods.pyc"] = bytecode(module.encode(), "/engine.zip/dataclass_methods.py")
    with zipfile.ZipFile(target, "a", zipfile.ZIP_STORED) as whole:
        for name, content in parts.items():
            whole.writestr(zipfile.ZipInfo(name, YEAR_ZERO), content)
    return target.getvalue()


def record_methods() -> None:
    """Note the text of each method that dataclasses make from now on, and whose it is."""
    vars(dataclasses)["exec"] = record_method


def record_method(text: str, scope: dict[str, Any], names: dict[str, Any]) -> None:
    """Note the text of methods, and run it; takes the place of `exec`. Raises ValueError if two texts have one key."""
    known = dataclass_methods.key(text)
    if texts.setdefault(known, text) != text:
        raise ValueError(f"two texts have one key: {text}")
    users.setdefault(known, set()).add(archive_of_module(scope["__name__"]))
    exec(text, scope, names)


def recorded_methods() -> dict[str, dict[tuple[int, int], CodeType]]:
    """Return the bytecode of all methods that were recorded, by their archive and their texts' keys.

    What the engine's has, no game's has again.
    """
    found: dict[str, dict[tuple[int, int], CodeType]] = {}
    for known, text in texts.items():
        code = without_lines(compile(text, "<dataclass>", "exec", dont_inherit=True, optimize=2))
        for archive in {SHARED} if SHARED in users[known] else users[known]:
            found.setdefault(archive, {})[known] = code
    return found


def archive_of_module(name: str) -> str:
    """Return the archive that a module comes in: "engine", or the key of the game whose it is."""
    parts = name.split(".")
    return parts[2] if parts[:2] == ["engine", "games"] and len(parts) > GAME_PARTS else SHARED


def without_lines(code: CodeType) -> CodeType:
    """Return code that names no lines, which is a third shorter: nobody has written the text that they are of."""
    inner = (without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    whole, rest = divmod(len(code.co_code) // UNIT, RUN)
    table = bytes([NO_LINE | RUN - 1] * whole + [NO_LINE | rest - 1] * (rest > 0))
    return code.replace(co_consts=tuple(inner), co_linetable=table)
