"""Breaks the code on purpose, one small change at a time, and prints the changes that no test notices.

    python -m tools.mutants --sample 20 --seed 1 --only engine/match

A mutant is one change in one file: another comparison, a number plus one, a negated condition, a dropped statement …
Of each folder a sample is drawn, the same for the same seed and source. Each mutant runs in a copy of the project,
against the tests of its folder, up to the first that fails.
"""

import argparse
import ast
import compileall
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from queue import SimpleQueue
from resource import RUSAGE_CHILDREN, getrusage
from typing import Final

from tools.paths import ROOT

WORKERS: Final = 2
"""How many mutants run at the same time, each in a copy of its own."""

PYTEST: Final = (sys.executable, "-m", "pytest", "--exitfirst", "--quiet", "-p", "no:cacheprovider")
LIMITED: Final = ("sh", "-c", 'ulimit -S -t "$0" && exec "$@"')
"""Runs a command with a limit of processor time in seconds, which an endless loop reaches on a busy machine too."""

LEFT_OUT: Final = shutil.ignore_patterns("node_modules", "__pycache__", ".[a-z]*")
BUILT: Final = frozenset({"site", "build"})
"""What builds write into the root; below it there may be folders of these names that are not theirs."""

KILLED: Final = frozenset({1, 2, 3, -9, -24})
"""What pytest returns when tests or imports fail, and a run that has used up its processor time (a signal)."""

SKIPPED: Final = "serve.py"
"""Only tests in a browser try the server."""

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
}  # fmt: skip

CHANGED_THEMSELVES: Final = (ast.Compare, ast.BoolOp, ast.UnaryOp)


@dataclass(frozen=True, slots=True)
class Target:
    """A folder whose code is broken, and the arguments of pytest, one tuple a run, that shall notice."""

    folder: str
    tests: tuple[tuple[str, ...], ...]
    files: str = "**/*.py"


@dataclass(frozen=True, slots=True)
class Mutant:
    """A change of one file: its path from the root, the first changed line, the whole text before and after."""

    path: str
    line: int
    before: str
    after: str

    def report(self) -> str:
        """Return where the change is, the lines that it takes out and those that it puts in."""
        diff = difflib.unified_diff(self.before.splitlines(), self.after.splitlines(), n=0, lineterm="")
        return "\n".join([f"{self.path}:{self.line}", *(f"  {line}" for line in list(diff)[3:])])


def targets_to_break() -> list[Target]:
    """Return the folders that are broken: every game's rules, match, api, ask, bots, coach and tools."""
    games = sorted(path.parent.name for path in (ROOT / "engine/games").glob("*/rules"))
    rules = [
        Target(
            f"engine/games/{game}/rules",
            ((f"tests/games/{game}/rules",), (f"tests/games/{game}",), ("tests/conformance", "-k", game)),
        )
        for game in games
    ]
    others = [
        Target("engine/match", (("tests/match",),)),
        Target("engine/api", (("tests/api",), ("tests/match",))),  # tests of matches ask the API, as a page does
        Target("engine/ask", (("tests/ask",), ("tests/conformance/test_questions.py",))),
        Target("engine/bots", (("tests/bots",),)),
        Target("engine/coach", (("tests/coach",),)),
    ]
    tools = Target("tools", (("tests/tools", "--ignore=tests/tools/test_spelling.py"),), "*.py")
    return [*rules, *others, tools]


def changeable_nodes(node: ast.AST) -> Iterator[ast.AST]:
    """Yield a node and all below it that may change: no annotation, decorator, assertion, f-string or `strict=`."""
    if isinstance(node, ast.JoinedStr | ast.Assert) or (isinstance(node, ast.keyword) and node.arg == "strict"):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name not in {"annotation", "returns", "decorator_list"}:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from changeable_nodes(child)


def changes_at_node(node: ast.AST) -> Iterator[tuple[ast.expr | ast.stmt, ast.AST]]:
    """Yield the changes that begin at a node: what is replaced, and by what."""
    match node:
        case ast.Compare(left, ops, comparators):
            for i, op in enumerate(ops):
                yield node, ast.Compare(left, [*ops[:i], COMPARISONS[type(op)](), *ops[i + 1 :]], comparators)
        case ast.BoolOp(op, values):
            yield node, ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(ast.Not(), operand):
            yield node, operand
        case ast.BinOp(left, op, right) if type(op) in ARITHMETIC:
            yield node, ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.Constant(bool(value)):
            yield node, ast.Constant(not value)
        case ast.Constant(int(value) | float(value)):
            yield node, ast.Constant(value + 1)
        case ast.If(test) | ast.While(test) | ast.IfExp(test) if not isinstance(test, CHANGED_THEMSELVES):
            yield test, ast.UnaryOp(ast.Not(), test)
        case ast.comprehension(ifs=[*tests]):
            yield from ((test, ast.Constant(True)) for test in tests)
        case ast.Return(ast.expr() as value) if not isinstance(value, ast.Constant):
            yield node, ast.Return(ast.Constant(None))
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Raise() | ast.Delete() | ast.Continue() | ast.Break():
            yield node, ast.Pass()
        case ast.Assign([ast.Attribute() | ast.Subscript()]):
            yield node, ast.Pass()


def mutants(path: str, source: str) -> list[Mutant]:
    """Return every mutant of a file that is Python, in order of their lines."""
    raw = source.encode()
    starts = [0, *accumulate(map(len, raw.splitlines(keepends=True)))]
    found = []
    for old, new in (change for node in changeable_nodes(ast.parse(source)) for change in changes_at_node(node)):
        first = starts[old.lineno - 1] + old.col_offset
        last = starts[(old.end_lineno or old.lineno) - 1] + (old.end_col_offset or 0)
        text = ast.unparse(ast.fix_missing_locations(new))
        text = f"({text})" if isinstance(new, ast.expr) else text
        after = (raw[:first] + text.encode() + raw[last:]).decode()
        if is_python(after):
            found.append(Mutant(path, old.lineno, source, after))
    return sorted(found, key=lambda mutant: mutant.line)


def is_python(source: str) -> bool:
    """Return whether a text compiles."""
    try:
        compile(source, "mutant", "exec")
    except SyntaxError:
        return False
    return True


def sampled_mutants(target: Target, root: Path, size: int, seed: int) -> list[Mutant]:
    """Return `size` mutants of a folder (all if it has fewer), drawn by the seed."""
    files = sorted(path for path in (root / target.folder).glob(target.files) if path.name != SKIPPED)
    found = [mutant for path in files for mutant in mutants(str(path.relative_to(root)), path.read_text("utf-8"))]
    rng = random.Random(f"{seed} {target.folder}")
    return sorted(rng.sample(found, min(size, len(found))), key=lambda mutant: (mutant.path, mutant.line))


def copy_of_project(folder: Path) -> Path:
    """Copy the project into a new folder, without what builds and tools have made, and return it."""
    shutil.copytree(ROOT, folder, ignore=names_left_out)
    shutil.copytree(ROOT / ".github", folder / ".github")
    (folder / "node_modules").symlink_to(ROOT / "node_modules")
    compileall.compile_dir(folder, quiet=2)
    return folder


def names_left_out(folder: str, names: list[str]) -> set[str]:
    """Return what of a folder of the project is not copied."""
    return LEFT_OUT(folder, names) | (BUILT.intersection(names) if Path(folder) == ROOT else set())


def run_tests(tests: tuple[str, ...], root: Path, limit: int) -> int:
    """Run tests in a copy within `limit` seconds of processor time; return the exit status, negative for a signal."""
    environment = os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    command = [*LIMITED, str(limit), *PYTEST, *tests]
    return subprocess.run(command, cwd=root, env=environment, capture_output=True).returncode


def processor_limits(target: Target, copies: "SimpleQueue[Path]") -> list[int]:
    """Return the processor seconds that each run of a target's tests may take; exit if one fails without a mutant."""
    root, found = copies.get(), []
    for tests in target.tests:
        before = getrusage(RUSAGE_CHILDREN).ru_utime
        if status := run_tests(tests, root, 3600):
            sys.exit(f"pytest {' '.join(tests)} fails (status {status}) without any mutant; mend that first.")
        found.append(int(3 * (getrusage(RUSAGE_CHILDREN).ru_utime - before)) + 20)
    copies.put(root)
    return found


def does_mutant_survive(mutant: Mutant, target: Target, most: list[int], copies: "SimpleQueue[Path]") -> bool:
    """Return whether no test of the target notices a mutant."""
    root = copies.get()
    try:
        (root / mutant.path).write_text(mutant.after, "utf-8")
        os.utime(root / mutant.path, (1, 1))  # never the time for which the copy's source was compiled
        for tests, limit in zip(target.tests, most, strict=True):
            if status := run_tests(tests, root, limit):
                if status not in KILLED:
                    sys.exit(f"pytest {' '.join(tests)} ended with status {status}, which tells nothing.")
                return False
        return True
    finally:
        shutil.copy2(ROOT / mutant.path, root / mutant.path)
        copies.put(root)


def main() -> None:
    """Print, for every folder, how many mutants were killed and which ones survived."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.mutants", description="Print the changes that no test notices."
    )
    parser.add_argument("--sample", type=int, default=20, help="mutants of each folder (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="draws the sample (default: %(default)s)")
    parser.add_argument("--only", default="", help="only folders whose path begins so")
    asked = parser.parse_args()
    chosen = [target for target in targets_to_break() if target.folder.startswith(asked.only)]
    if not chosen:
        parser.error(f"--only {asked.only}: choose from {', '.join(target.folder for target in targets_to_break())}")
    with tempfile.TemporaryDirectory() as folder:
        copies: SimpleQueue[Path] = SimpleQueue()
        for number in range(WORKERS):
            copies.put(copy_of_project(Path(folder) / str(number)))
        for target in chosen:
            judge_mutants(target, sampled_mutants(target, ROOT, asked.sample, asked.seed), copies)


def judge_mutants(target: Target, drawn: list[Mutant], copies: "SimpleQueue[Path]") -> None:
    """Run the mutants of a target, in as many copies as there are, and print the outcome."""
    began, most = time.monotonic(), processor_limits(target, copies)
    with ThreadPoolExecutor(WORKERS) as pool:
        alive = list(pool.map(lambda mutant: does_mutant_survive(mutant, target, most, copies), drawn))
    killed = len(drawn) - sum(alive)
    minutes = (time.monotonic() - began) / 60
    print(
        f"{target.folder}: {killed} of {len(drawn)} killed ({killed / len(drawn):.0%}), {minutes:.1f} min", flush=True
    )
    for mutant in (mutant for mutant, left in zip(drawn, alive, strict=True) if left):
        print(mutant.report(), flush=True)


if __name__ == "__main__":
    main()
