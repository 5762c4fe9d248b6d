"""What docstrings say that the names beside them do not."""

import ast
import re

FILLING = frozenset(
    re.findall(
        r"\w+",
        "a all an and any are as at be been by do does each every for from get give given has have how if in into is it"
        " its name no not of on one or out own per return say so some tell than that the their them then there these"
        " they thing this those to up what when where whether which who whom whose with yield",
    )
)
"""Words that add nothing to a name."""


def stem(word: str) -> str:
    """Return a word without the endings of plurals and verbs, so that "chosen places" names "the place chosen"."""
    short = re.sub(r"(?<=\w{3})(ing|ed|es|s)$", "", word)
    return re.sub(r"(?<=\w{3})e$", "", re.sub(r"([b-df-hj-np-tv-z])\1$", r"\1", short))


def stems(text: str) -> set[str]:
    """Return the stems of the words in a text or in a name of code (snake_case or CamelCase), without fillings."""
    words = {*re.findall(r"[a-z0-9]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text).lower())}
    return {stem(word) for word in words - FILLING}


def words_beyond_name(function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """Return the stems in a function's docstring that neither its name nor its return type has."""
    returned = ast.unparse(function.returns) if function.returns else ""
    return stems(ast.get_docstring(function) or "") - stems(f"{function.name} {returned}")


def said_twice(tree: ast.AST) -> list[str]:
    """Return the functions whose docstring only says their name and return type again."""
    return [
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and ast.get_docstring(node)
        and not words_beyond_name(node)
    ]
