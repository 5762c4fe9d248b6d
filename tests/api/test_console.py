"""The examples of the engine's page, run in the page: what they print is what the page says that they print."""

import doctest
import json

import pytest

from engine.api.console import LONGEST, printed_by_last_program, run_programs
from engine.core.locale import LANGUAGES
from tests.paths import ROOT

FLAGS = doctest.ELLIPSIS


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_of_the_page_prints_what_the_page_shows(lang: str) -> None:
    page = (ROOT / f"docs/{lang}/engine.md").read_text("utf-8")
    blocks = [block.partition("```")[0] for block in page.split("```python\n")[1:]]
    examples = [doctest.DocTestParser().get_examples(block) for block in blocks]
    programs = ["".join(each.source for each in block) for block in examples]
    assert len(programs) > 5
    for number, block in enumerate(examples, 1):
        said = printed_by_last_program(programs[:number])
        for each in block:
            want = each.exc_msg or each.want
            assert want in said or doctest.OutputChecker().check_output(each.want, said, FLAGS), (number, each.source)


def test_a_mistake_is_told_as_python_tells_it_and_the_rest_goes_on() -> None:
    said = printed_by_last_program(
        ["def half(n):\n    return 1 / n\n", "half(2)\nhalf(0)\n'on'\nraise SystemExit(3)\n"]
    )
    assert said.startswith(
        '0.5\nTraceback (most recent call last):\n  File "<example-2>", line 2, in <module>\n    half(0)'
    )
    assert 'File "<example-1>", line 2, in half\n    return 1 / n' in said
    assert "ZeroDivisionError: division by zero\n'on'\n" in said
    assert said.endswith("SystemExit: 3\n")
    assert "console.py" not in said


def test_what_is_no_python_is_told_with_its_line() -> None:
    said = printed_by_last_program(["print(1)\nfor\n"])
    assert 'File "<example-1>", line 2' in said
    assert said.endswith("SyntaxError: invalid syntax\n")


def test_only_the_last_program_is_heard_and_no_more_than_one_can_read() -> None:
    assert json.loads(run_programs(json.dumps(["print('first')\na = 2", "a"]))) == "2\n"
    assert len(printed_by_last_program([f"print('x' * {LONGEST + 9})"])) == LONGEST
    assert printed_by_last_program([]) == ""
