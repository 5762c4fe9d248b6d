"""Where the files are that tests read: of the book, and of one game; and what their code says."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from tools.paths import page_folder

ROOT = Path(__file__).parents[1]


def every_key() -> list[str]:
    """Return the keys of all games in the book, also while only one of them is tested (`--game`)."""
    return sorted(path.parent.parent.name for path in (ROOT / "engine/games").glob("*/rules/game.py"))


def sheet(key: str) -> Path:
    """Return the style sheet of a game."""
    return ROOT / "overrides/assets/css" / f"{page_folder(key)}.css"


def pages(key: str, lang: str) -> Path:
    """Return the folder of a game's pages in one language."""
    return ROOT / "docs" / lang / page_folder(key)


@cache
def sources(top: Path, ends: str = ".py") -> Mapping[str, str]:
    """Return the text of every file below a folder, by its path from the repository's root."""
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in sorted(top.rglob(f"*{ends}"))}


@cache
def nodes(tree: ast.AST) -> list[ast.AST]:
    """Return all nodes of a tree: the same walk for all that look at it."""
    return list(ast.walk(tree))


def used(tree: ast.AST) -> Iterator[str]:
    """Yield the names and texts that code uses. What imports, docstrings and comments mention is not used."""
    alone = {id(node.value) for node in nodes(tree) if isinstance(node, ast.Expr)}
    for node in nodes(tree):
        if isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def proofs_in(tree: ast.AST) -> Iterator[str]:
    """Yield the names of the test functions that make sure of something."""
    for node in nodes(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_") and makes_sure(node):
            yield node.name


def makes_sure(test: ast.FunctionDef) -> bool:
    """Return whether a test has an assertion, or calls a helper that may have one."""
    return any(isinstance(node, ast.Assert | ast.Call) for statement in test.body for node in ast.walk(statement))
