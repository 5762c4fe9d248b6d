"""The program that breaks the code: what it changes, what it leaves alone, and how it judges."""

from pathlib import Path

import pytest

from tools import mutants
from tools.paths import ROOT


@pytest.mark.parametrize(
    ("line", "changed"),
    [
        ("a < b", ["(a <= b)"]),
        ("a == b not in c", ["(a != b not in c)", "(a == b in c)"]),
        ("a and b or c", ["((a and b) and c)", "(a or b) or c"]),
        ("not a", ["(a)"]),
        ("a + b", ["(a - b)"]),
        ("é, 3", ["é, (4)"]),
        ("a is True", ["(a is not True)", "a is (False)"]),
        ("b if a else c", ["b if (not a) else c"]),
        ("b if a < c else c", ["b if (a <= c) else c"]),
        ("[a for a in b if a]", ["[a for a in b if (True)]"]),
        ("a.b = c", ["pass"]),
        ("a[b] += c", ["pass"]),
        ("f(a)", ["pass"]),
        ("raise a", ["pass"]),
        ("def f(): return a", ["def f(): return None"]),
        ("def f(a: Literal[1]) -> Literal[2]: return None", []),
        ("x = f'{1 + a}' + 'text'", ["x = (f'{1 + a}' - 'text')"]),
        ("assert a > 3", []),
        ("x = zip(a, b, strict=True)", []),
        ("@f(3)\ndef g(): ...", []),
        ("match a:\n    case -1: ...", []),
    ],
)
def test_what_is_changed(line: str, changed: list[str]) -> None:
    assert sorted(mutant.after for mutant in mutants.mutants("a.py", line)) == sorted(changed)


def test_a_report_has_the_place_and_the_lines() -> None:
    found = mutants.mutants("a.py", "if (\n    a\n    and b\n):\n    f(a,\n      b)\n")
    assert [mutant.report() for mutant in found] == [
        "a.py:2\n  -    a\n  -    and b\n  +    (a or b)",
        "a.py:5\n  -    f(a,\n  -      b)\n  +    pass",
    ]


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a tiny project whose tests notice half of what can be broken."""
    for folder in ("engine/match", "tests/match", ".github", "node_modules"):
        (tmp_path / "book" / folder).mkdir(parents=True)
    book = tmp_path / "book"
    (book / "pyproject.toml").write_text("[tool.pytest.ini_options]\npythonpath = ['.']\n", "utf-8")
    (book / "engine/match/rule.py").write_text(
        "def rule(a):\n    return a > 3\n\n\ndef no_test(a):\n    return a + 1\n", "utf-8"
    )
    (book / "tests/match/test_rule.py").write_text(
        "from engine.match.rule import rule\n\n\n"
        "def test_rule():\n    assert [rule(a) for a in (3, 4)] == [False, True]\n",
        "utf-8",
    )
    monkeypatch.setattr(mutants, "ROOT", book)
    # Its tests need no plugin, and each of their many runs starts the sooner.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    return book


def test_a_copy_lacks_only_what_builds_and_tools_have_made(root: Path, tmp_path: Path) -> None:
    for folder in ("site", "build", ".venv", "tests/site", "engine/build"):
        (root / folder).mkdir()
    copied = mutants.copy_of_project(tmp_path / "copy")
    there = {path.relative_to(root).as_posix() for path in root.rglob("*") if path.is_dir()}
    gone = {path for path in there if not (copied / path).exists()}
    assert gone == {"site", "build", ".venv"}


def test_a_sample_depends_on_the_seed_only(root: Path) -> None:
    target = next(target for target in mutants.targets_to_break() if target.folder == "engine/match")
    drawn = [mutants.sampled_mutants(target, root, 3, seed) for seed in (1, 1, 2)]
    assert drawn[0] == drawn[1] != drawn[2]
    assert len(drawn[0]) == 3
    assert len(mutants.sampled_mutants(target, root, 99, 1)) == 6


def test_survivors_are_printed_and_the_source_stays(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = (root / "engine/match/rule.py").read_text("utf-8")
    monkeypatch.setattr("sys.argv", ["mutants", "--sample", "99", "--only", "engine/match"])
    mutants.main()
    head, *survivors = capsys.readouterr().out.splitlines()
    assert head.startswith("engine/match: 3 of 6 killed (50%), ")
    assert [line for line in survivors if line.startswith("engine")] == ["engine/match/rule.py:6"] * 3
    assert sorted(line for line in survivors if line.startswith("  +")) == [
        "  +    return (a - 1)",
        "  +    return None",
        "  +    return a + (2)",
    ]
    assert (root / "engine/match/rule.py").read_text("utf-8") == source


def test_an_endless_loop_is_noticed_and_a_later_run_may_take_longer(root: Path) -> None:
    (root / "tests/match/test_loop.py").write_text("def test_loop():\n    while True:\n        pass\n", "utf-8")
    assert mutants.run_tests(("tests/match/test_loop.py",), root, 1) in mutants.KILLED
    (root / "tests/match/test_loop.py").write_text(
        "import resource\n\n\ndef test_loop():\n    assert resource.getrlimit(resource.RLIMIT_CPU)[0] == 40\n", "utf-8"
    )
    assert mutants.run_tests(("tests/match/test_loop.py",), root, 40) == 0


def test_tests_that_fail_without_a_mutant_are_an_error(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (root / "tests/match/test_rule.py").write_text("def test_rule():\n    assert False\n", "utf-8")
    monkeypatch.setattr("sys.argv", ["mutants", "--only", "engine/match"])
    with pytest.raises(SystemExit, match=r"pytest tests/match fails \(status 1\) without any mutant"):
        mutants.main()


def test_an_unknown_folder_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.argv", ["mutants", "--only", "engine/nothing"])
    with pytest.raises(SystemExit):
        mutants.main()
    assert "choose from engine/games/" in capsys.readouterr().err


def test_a_test_that_cannot_be_read_counts_as_failed(root: Path) -> None:
    (root / "tests/match/test_rule.py").write_text("import nothing_of_that_name\n", "utf-8")
    assert mutants.run_tests(("tests/match",), root, 60) in mutants.KILLED


def test_the_server_is_left_to_the_browser_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "mutants", lambda path, source: [mutants.Mutant(path, 1, source, "")])
    tools = mutants.targets_to_break()[-1]
    drawn = {mutant.path for mutant in mutants.sampled_mutants(tools, ROOT, 9999, 1)}
    assert "tools/build.py" in drawn
    assert "tools/serve.py" not in drawn
