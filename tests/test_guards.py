"""The whole book: what is shared is told and tested, layers keep their order, functions and files stay small."""

import ast
import importlib
import pkgutil
import re
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median

import pytest

import engine.bots
from engine.bots.bot import Bot
from engine.core.locale import LANGUAGES
from engine.core.locale import TEXTS as SHARED
from engine.core.number_words import FACT, facts_of_sum
from engine.games.registry import GAMES, PRESENTATIONS
from tests.docstrings import said_twice
from tests.paths import nodes, proofs_in, used

ROOT = Path(__file__).parents[1]
RULE = re.compile(rf"\b(?:{'|'.join(game.letters for game in GAMES.values())})-\d+(?:\.\d+)*")
BLOCK = re.compile(r"^/// (\w+) \| (\S+)$", re.MULTILINE)


@cache
def text(*folders: str, ends: str = ".py") -> dict[str, str]:
    """Return the text of every file in these folders, by its path."""
    paths = [path for folder in folders for path in sorted((ROOT / folder).rglob(f"*{ends}"))]
    return {str(path.relative_to(ROOT)): path.read_text("utf-8") for path in paths if path.name != "test_guards.py"}


def ids(*folders: str, ends: str = ".py") -> set[str]:
    """Return every rule id that these folders speak of."""
    return {found for content in text(*folders, ends=ends).values() for found in RULE.findall(content)}


def docs(lang: str) -> str:
    """Return all pages of a language."""
    return "\n".join(text(f"docs/{lang}", ends=".md").values())


def blocks(lang: str, kind: str) -> Counter[str]:
    """Return the keys of all blocks of one kind in a language, counted."""
    return Counter(key for name, key in BLOCK.findall(docs(lang)) if name == kind)


# What all games share is described, used and tested. What each game has to prove of its own is in tests/conformance.


def test_code_that_all_games_share_names_no_rule() -> None:
    shared = [path for path in sorted((ROOT / "engine").iterdir()) if path.is_dir() and path.name != "games"]
    assert {found for path in shared for found in ids(f"engine/{path.name}")} == set()


def test_no_rule_lives_in_javascript() -> None:
    for ends in (".js", ".html", ".css"):
        assert ids("overrides", ends=ends) == set()


def refusal_codes() -> set[str]:
    """Return the code of every refusal that the engine makes."""
    return set(re.findall(r'Refusal\(\s*"(\w+)"', "\n".join(text("engine").values())))


def test_every_refusal_that_all_games_share_is_tested_and_told() -> None:
    tests = {said for tree in trees("tests").values() for said in used(tree)}
    shared = refusal_codes() - {code for game in GAMES.values() for code in game.refusals}
    untested = sorted(code for code in shared if code not in tests)
    assert not untested, f"tests: no test asks for the refusal “{untested[0]}”"
    for lang in LANGUAGES:
        untold = sorted(code for code in shared if f"refused.{code}" not in SHARED[lang])
        assert not untold, f"engine/core/locale/{lang}.py: TEXTS lacks refused.{untold[0]}"


def bots() -> list[type[Bot]]:
    """Return every kind of bot that has a key."""
    for module in pkgutil.iter_modules(engine.bots.__path__):
        importlib.import_module(f"engine.bots.{module.name}")
    todo, found = Bot.__subclasses__(), list[type[Bot]]()
    while todo:
        kind = todo.pop()
        todo += kind.__subclasses__()
        found += [kind] if "key" in vars(kind) and kind.__module__.startswith("engine.") else []
    return found


def test_a_mere_mention_proves_nothing() -> None:
    tree = ast.parse('''
"""Speaks of XX-9.9 and of "no_tile"."""
from engine.somewhere import TileLaid
# TurnPassed
def test_LU_1_1_empty() -> None:
    """Says "wrong_kind"."""
def test_LU_1_2_of_something() -> None:
    assert code() == "occupied", e.PawnMoved
''')
    assert {*used(tree)} == {"code", "occupied", "e", "PawnMoved"}
    assert [*proofs_in(tree)] == ["test_LU_1_2_of_something"]


def test_every_bot_is_tested_and_told() -> None:
    tests = {said for tree in trees("tests/bots").values() for said in used(tree)}
    for bot in bots():
        assert {bot.__name__, bot.key} & tests, bot.key
        for presentation in PRESENTATIONS.values():
            assert all(not bot.level or f"bot.{bot.level}" in presentation.texts[lang] for lang in LANGUAGES)
    assert sorted(filter(None, (bot.level for bot in bots()))) == [1, 2, 3, 4]


# Shown


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_example_and_every_table_to_play_at_belongs_to_a_game(lang: str) -> None:
    examples = {key for presentation in PRESENTATIONS.values() for key in presentation.examples}
    assert set(blocks(lang, "example")) == examples
    assert {key.partition("/")[0] for key in blocks(lang, "play")} == set(PRESENTATIONS)


def test_every_fact_that_a_page_quotes_is_one_of_the_engine() -> None:
    facts = {fact for presentation in PRESENTATIONS.values() for fact in presentation.facts}
    for lang in LANGUAGES:
        quoted = re.findall(FACT, docs(lang))
        assert {name for _, terms in quoted for name in facts_of_sum(terms)} <= facts
        assert docs(lang).count("{{") == len(quoted), "some “{{ … }}” asks for no number of the rules"


def test_languages_show_the_same_blocks() -> None:
    shown = [[BLOCK.findall(page) for page in text(f"docs/{lang}", ends=".md").values()] for lang in LANGUAGES]
    assert shown[0] == shown[1]


# Built well


@cache
def trees(folder: str) -> dict[str, ast.Module]:
    """Return the syntax of every module of a folder, by its dotted name."""
    found = {}
    for path, content in text(folder).items():
        name = path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")
        found[name] = ast.parse(content)
    return found


@cache
def imports(tree: ast.Module) -> list[str]:
    """Return every name that a module imports, wherever it does."""
    found = []
    for node in nodes(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are absolute"
            found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


ADAPTED = {"gymnasium", "numpy", "pettingzoo", "pyspiel"}
"""What the extras of the package bring, for its adapters alone."""


def test_the_engine_needs_nothing_but_python() -> None:
    for name, tree in trees("engine").items():
        others = ADAPTED if lives_in(name, "engine.adapters") else set()
        for wanted in imports(tree):
            top = wanted.split(".")[0]
            assert top == "engine" or top in sys.stdlib_module_names | others, (name, wanted)


MARKUP = re.compile(r"</|/>|<[a-z][\w-]*[ >]|&[a-z]+;|&#")
"""What only the builder of HTML writes: tags, and characters that are escaped."""
MADE_OF_TEXT = {
    "engine.core.describe": "a line with a capital letter",
    "engine.core.render": "a file of symbols, and the attribute of a game's pieces",
}
"""The modules, beside the builder, that may call text HTML; and what that text is."""


def literals(tree: ast.Module) -> Iterator[str]:
    """Yield every text in a module, docstrings left out."""
    alone = {id(node.value) for node in nodes(tree) if isinstance(node, ast.Expr)}
    for node in nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in alone:
            yield node.value


def calls(tree: ast.Module, name: str) -> bool:
    """Return whether a module calls something by this name."""
    return any(isinstance(node, ast.Call) and getattr(node.func, "id", "") == name for node in nodes(tree))


def test_html_is_made_by_the_builder_alone() -> None:
    """Whoever needs HTML calls `tag` and `fragment` of engine.core.html: nothing is escaped or put together by hand."""
    measured = {"tools.measured": trees("tools")["tools.measured"]}
    for name, tree in (trees("engine") | measured).items():
        if name != "engine.core.html":
            wanted = [wanted for wanted in imports(tree) if wanted.partition(".")[0] == "html"]
            assert wanted == [], name
            assert [text for text in literals(tree) if MARKUP.search(text)] == [], name
            assert calls(tree, "Html") == (name in MADE_OF_TEXT), name
    assert [name for name, tree in trees("tools").items() if calls(tree, "escape")] == [], "the builder escapes"


def test_no_element_has_a_style_of_its_own() -> None:
    """The policy of the pages forbids it: what a style sheet has to know stands in classes and data attributes."""
    for folder, ends in (("engine", ".py"), ("docs", ".md"), ("overrides", ".html"), ("overrides", ".js")):
        styled = re.compile(r"[\s(]style=|[\"']style[\"']:")
        assert [path for path, content in text(folder, ends=ends).items() if styled.search(content)] == []


def test_a_match_knows_no_html() -> None:
    for name, tree in trees("engine").items():
        if lives_in(name, "engine.match"):
            drawing = [wanted for wanted in imports(tree) if re.match(r"engine\.core\.(html|render)", wanted)]
            assert drawing == [], name


def test_chance_and_clock_have_one_home() -> None:
    for name, tree in trees("engine").items():
        touched = {wanted.split(".")[0] for wanted in imports(tree)} & {"random", "time", "datetime", "secrets", "uuid"}
        assert not touched or name == "engine.core.rng", (name, touched)
    source = "\n".join(content for path, content in text("engine").items() if path != "engine/core/rng.py")
    assert not re.search(r"\burandom\b|\brandom\.(seed|shuffle|choice|choices|sample|randint)\(", source)


def test_files_are_read_and_written_in_one_coding() -> None:
    """Without one it is the system's, which differs: where it lacks a letter, reading or writing dies."""
    for folder in ("engine", "tools", "tests"):
        for path, source in text(folder).items():
            for call in (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)):
                named = call.func.attr if isinstance(call.func, ast.Attribute) else ""
                least = {"read_text": 1, "write_text": 2}.get(named, 0)
                assert len(call.args) + len(call.keywords) >= least, f"{path}:{call.lineno}: {named} names no coding"


LAYERS = (
    ("engine.core",),
    tuple(f"engine.games.{key}" for key in GAMES),
    ("engine.games",),
    ("engine.bots",),
    ("engine.coach",),
    ("engine.match",),
    ("engine.ask",),
    ("engine.api",),
    ("engine.shell",),
    ("engine.adapters",),
)
"""Arrows run backwards only: what comes last may import all before it, and neighbours nothing of each other."""


def lives_in(name: str, package: str) -> bool:
    """Return whether a module is this package or within it."""
    return f"{name}.".startswith(f"{package}.")


def test_arrows_run_one_way() -> None:
    for name, tree in trees("engine").items():
        place = next((at for at, layer in enumerate(LAYERS) if any(lives_in(name, each) for each in layer)), 99)
        shut = [each for layer in LAYERS[place:] for each in layer if not lives_in(name, each)]
        assert [wanted for wanted in imports(tree) if any(lives_in(wanted, each) for each in shut)] == [], name


FOLDERS = (
    # A game may begin at a table that is known in part; `test_no_modules_import_each_other_in_a_ring` keeps them apart.
    ("rules", ("table",)),
    ("table", ("rules",)),
    ("heuristics", ("rules",)),
    ("render", ("rules", "heuristics")),
    ("locale", ("rules", "render")),
    ("lessons", ("rules",)),
)
"""The folders of a game, and the other ones that each may import."""


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize(("folder", "others"), FOLDERS)
def test_arrows_between_the_folders_of_a_game_run_one_way(key: str, folder: str, others: tuple[str, ...]) -> None:
    """The rules know nothing of how the game is played well or shown, the drawings nothing of a language."""
    house = f"engine.games.{key}"
    known = [f"{house}.{each}" for each in (folder, *others)]
    for name, tree in trees("engine").items():
        if not lives_in(name, f"{house}.{folder}"):
            continue
        own = [wanted for wanted in imports(tree) if lives_in(wanted, house)]
        assert [wanted for wanted in own if not any(lives_in(wanted, each) for each in known)] == [], name


def test_no_modules_import_each_other_in_a_ring() -> None:
    for folder in ("engine", "tools"):
        names = set(trees(folder))
        arrows = {
            name: {home(wanted, names) for wanted in imports(tree)} - {"", name} for name, tree in trees(folder).items()
        }
        while leaves := {name for name, targets in arrows.items() if not targets}:
            arrows = {name: targets - leaves for name, targets in arrows.items() if name not in leaves}
        assert sorted(arrows) == []


def home(wanted: str, names: set[str]) -> str:
    """Return the module that an imported name lives in, "" for one of another house."""
    while wanted and wanted not in names:
        wanted = wanted.rpartition(".")[0]
    return wanted


def lengths(folder: str) -> dict[str, int]:
    """Return the lines of every function's body, its docstring left out."""
    found = {}
    for name, tree in trees(folder).items():
        for node in nodes(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                said = node.body[0] if ast.get_docstring(node) else None
                words = (said.end_lineno or 0) - said.lineno + 1 if said else 0
                found[f"{name}.{node.name}:{node.lineno}"] = (node.end_lineno or 0) - node.lineno + 1 - words
    return found


def test_rooms_are_small() -> None:
    files = {path: content.count("\n") for path, content in text("engine").items()}
    functions = sorted(lengths("engine").values())
    assert {path: size for path, size in files.items() if size > 400} == {}
    assert median(files.values()) <= 120
    assert median(functions) <= 8
    assert functions[int(0.99 * len(functions))] <= 40
    assert functions[-1] <= 60


@pytest.mark.parametrize("folder", ["tests", "tools"])
def test_rooms_of_tests_and_tools_are_small(folder: str) -> None:
    assert {path: size for path, content in text(folder).items() if (size := content.count("\n")) > 400} == {}
    assert {name: size for name, size in lengths(folder).items() if size > 40} == {}


def test_rooms_of_the_pages_are_small() -> None:
    scripts = (ROOT / "overrides/assets/js").glob("*.js")
    assert {path.name: size for path in scripts if (size := path.read_text("utf-8").count("\n")) > 400} == {}


def public(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """Yield every function, class and method that others may call."""
    rooms: list[ast.Module | ast.ClassDef] = [tree, *(node for node in tree.body if isinstance(node, ast.ClassDef))]
    for node in (node for room in rooms for node in room.body):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not re.match("_[^_]|__init__", node.name):
            yield node


def test_public_names_say_what_they_are() -> None:
    for name, tree in trees("engine").items():
        assert ast.get_docstring(tree), name
        for node in public(tree):
            assert ast.get_docstring(node), f"{name}.{node.name}"
            assert len(node.name) <= 32, node.name


def test_docstrings_say_more_than_the_name_beside_them() -> None:
    again = [f"{name}.{function}" for name, tree in trees("engine").items() for function in said_twice(tree)]
    assert not again, f"say what a caller needs and the name does not tell: {', '.join(again)}"


def test_a_docstring_of_the_words_of_its_name_says_nothing() -> None:
    again = ast.parse('def chosen_places(state) -> Squares:\n    """Return the places that are chosen, as squares."""')
    more = ast.parse('def chosen_places(state) -> Squares:\n    """Return the chosen places in rising order."""')
    assert said_twice(again) == ["chosen_places"]
    assert said_twice(more) == []


EXPORT = re.compile(r"^export (?:default )?(?:async )?(?:function\*?|class|const|let) (\w+)", re.MULTILINE)
JSDOC = re.compile(r"/\*\*((?:(?!\*/).)*)\*/\n\Z", re.DOTALL)


def unsaid_exports(script: str) -> list[str]:
    """Return the exports of a script above which no JSDoc sentence stands; tags alone (`@param`) are none."""
    unsaid = []
    for export in EXPORT.finditer(script):
        above = JSDOC.search(script[: export.start()])
        sentence = re.split(r"\s@\w", above[1])[0] if above else ""
        unsaid += [] if len(re.findall(r"\w+", sentence)) > 2 else [export[1]]
    return unsaid


def test_exports_of_javascript_say_what_a_caller_needs() -> None:
    scripts = text("overrides/assets/js", "tools/offline", ends=".js")
    unsaid = [f"{path}: {name}" for path, script in scripts.items() for name in unsaid_exports(script)]
    assert not unsaid, f"write a JSDoc sentence above {', '.join(unsaid)}"


def test_every_element_says_what_is_left_of_it_when_it_goes() -> None:
    """Pages change without being loaded anew: an element that says nothing goes on listening after it has gone."""
    scripts = text("overrides/assets/js", ends=".js")
    defined = re.findall(r"customElements\.define\(\s*\"[\w-]+\", (\w+)\)", "\n".join(scripts.values()))
    assert defined
    for name in defined:
        home = next(script for script in scripts.values() if f"export class {name} " in script)
        assert "\n  disconnectedCallback() {\n" in home, name


def test_a_tag_or_the_comment_of_something_else_is_no_sentence() -> None:
    assert unsaid_exports("/** What the file is. */\nimport {a} from 'a';\nexport class A {}\n") == ["A"]
    assert unsaid_exports("/** @param {string} key */\nexport async function read(key) {}\n") == ["read"]
    assert unsaid_exports("/**\n * @returns {string}\n */\nexport const speed = () => '';\n") == ["speed"]
    assert unsaid_exports("/** How fast steps are shown. @type {string} */\nexport let speed;\n") == []
    assert unsaid_exports("/**\n * Reads a key.\n * @param {string} key\n */\nexport function read() {}\n") == []


def test_nothing_is_left_to_do_or_looked_away_from() -> None:
    marks = re.compile(r"\b(TODO|FIXME|XXX)\b|#\s*(noqa|type:\s*ignore)")
    for folders, ends in ((("engine", "tests", "tools"), ".py"), (("overrides",), ".js")):
        assert [path for path, content in text(*folders, ends=ends).items() if marks.search(content)] == []
