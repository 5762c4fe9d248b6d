"""Programs of the reader's, run as at Python's prompt: the examples of the engine's page, as they are or edited.

No request of the API gets here (see `engine.api.endpoints`): what others wrote, a link or a file, is never run.
"""

import ast
import json
import linecache
import traceback
from collections.abc import Sequence
from contextlib import redirect_stdout
from io import StringIO
from typing import Any, Final

LONGEST: Final = 20_000
"""The most letters of what is printed that are shown, the last ones. Chosen by hand."""


def run_programs(text: str) -> str:
    """Return what the last of some programs prints; both are JSON. The browser calls this for what its reader wrote."""
    return json.dumps(printed_by_last_program(json.loads(text)))


def printed_by_last_program(programs: Sequence[str]) -> str:
    """Return what the last of some programs prints, run one after another; each may use the names of those before."""
    names: dict[str, Any] = {"__name__": "__main__"}
    said = ""
    for number, program in enumerate(programs, 1):
        with redirect_stdout(StringIO()) as out:
            run_at_prompt(program, f"<example-{number}>", names)
        said = out.getvalue()
    return said[-LONGEST:]


def run_at_prompt(program: str, name: str, names: dict[str, Any]) -> None:
    """Run a program statement by statement: print what an expression gives, and what is raised; then go on."""
    linecache.cache[name] = (len(program), None, program.splitlines(keepends=True), name)
    try:
        statements = ast.parse(program, name).body
    except (SyntaxError, ValueError) as error:
        print("".join(traceback.format_exception_only(error)), end="")
        return
    for statement in statements:
        try:
            exec(compile(ast.Interactive([statement]), name, "single"), names)
        except (Exception, SystemExit) as error:
            shown = error.__traceback__.tb_next if error.__traceback__ else None
            print("".join(traceback.format_exception(error.with_traceback(shown))), end="")
