"""Rule ids: the same in the engine, in both languages' pages and in the tests; one home, one paragraph, one test."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from engine.core.locale import LANGUAGES
from engine.games.registry import GAMES, PRESENTATIONS
from tests.paths import ROOT, nodes, pages, proofs_in, sources, used
from tools.paths import page_folder

RULE_ID = re.compile(r"[A-Z]{2}-\d+\.\d+")
RULING = re.compile(r"^/// ruling \| (\w+)$", re.MULTILINE)

every_game = pytest.mark.parametrize("key", GAMES)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def ids_in(key: str, text: str) -> set[str]:
    """Return the ids of a game's rules in a text."""
    return set(re.findall(rf"\b{GAMES[key].letters}-\d+(?:\.\d+)*", text))


def rules(key: str) -> set[str]:
    """Return the ids of a game's rules, as its engine names them."""
    return ids_in(key, "\n".join(sources(ROOT / "engine/games" / key).values()))


def of_other_letters(key: str, rule: str) -> str:
    """Return a hint where a rule has not the letters of its game, "" where it has."""
    letters = GAMES[key].letters
    return "" if rule.startswith(f"{letters}-") else f"; `letters` in engine/games/{key}/rules/game.py are {letters}"


def source_of_tests(key: str) -> str:
    """Return the source of all tests of a game."""
    return "\n".join(sources(ROOT / "tests/games" / key).values())


def rulings(key: str, lang: str) -> list[str]:
    """Return the numbers of the rulings on a game's pages."""
    return RULING.findall("\n".join(sources(pages(key, lang), ".md").values()))


@cache
def code_of_tests(key: str) -> dict[str, ast.Module]:
    """Return the syntax of all tests of a game, by the path of each file."""
    return {path: ast.parse(text) for path, text in sources(ROOT / "tests/games" / key).items()}


def names_of_tests(key: str) -> set[str]:
    """Return the names of a game's tests."""
    return {name for tree in code_of_tests(key).values() for name in proofs_in(tree)}


@every_game
def test_every_rule_id_lives_in_one_file(key: str) -> None:
    homes: dict[str, list[str]] = {}
    for path, text in sources(ROOT / "engine/games" / key).items():
        for rule in ids_in(key, text):
            homes.setdefault(rule, []).append(path)
    assert homes, f"engine/games/{key}/rules: no rule id with the `letters` of game.py, {GAMES[key].letters}"
    crowded = {rule: paths for rule, paths in homes.items() if len(paths) > 1}
    assert not crowded, f"each rule id stands in one file of the engine only: {crowded}"


@every_game
def test_rule_ids_have_the_letters_of_their_game(key: str) -> None:
    for path, text in sources(ROOT / "engine/games" / key).items():
        strange = [found for found in re.findall(r"\b[A-Z]{2}-\d+\.\d+", text) if found[:2] != GAMES[key].letters]
        assert not strange, f"{path}: {strange[0]} has not the letters of game.py, {GAMES[key].letters}"


def constants(tree: ast.Module) -> dict[str, set[str]]:
    """Return the rule ids in each constant of a module, by its name."""
    return {
        node.target.id: {text for text in used(node) if RULE_ID.fullmatch(text)}
        for node in tree.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def functions_that_do_not_say_their_rule(tree: ast.Module) -> Iterator[str]:
    """Yield those that use rule ids of their module, while their docstring does not open with one and name them all.

    Each with the ids that it uses.

    Who uses the id of another module cannot name it: it has one home.
    """
    known = constants(tree)
    for node in nodes(tree):
        if isinstance(node, ast.FunctionDef):
            acts_on = {rule for text in used(node) for rule in known.get(text, {text}) if RULE_ID.fullmatch(rule)}
            told = ast.get_docstring(node) or ""
            if acts_on and not (RULE_ID.match(told) and acts_on <= {*RULE_ID.findall(told)}):
                yield f"{node.name} ({', '.join(sorted(acts_on))})"


@every_game
def test_every_function_that_acts_on_a_rule_opens_with_it(key: str) -> None:
    for path, text in sources(ROOT / "engine/games" / key / "rules").items():
        silent = [*functions_that_do_not_say_their_rule(ast.parse(text))]
        assert not silent, f"{path}: the docstring of {silent[0]} has to open with these ids, then a sentence"


def test_a_function_that_does_not_say_its_rule_is_found() -> None:
    tree = ast.parse('''
RULE: Final = "XX-1.1"
RULES: Final = {1: "XX-1.2", 2: "XX-1.3"}
def told(): """XX-1.1, XX-1.4: so it is."""; log(RULE, "XX-1.4")
def late(): """So it is (XX-1.1)."""; log(RULE)
def half(): """XX-1.2: so it is."""; log(RULES[card])
def other(): """Speaks of no rule of its own."""; log(THEIR_RULE)
''')
    assert [*functions_that_do_not_say_their_rule(tree)] == ["late (XX-1.1)", "half (XX-1.2, XX-1.3)"]


@every_language
@every_game
def test_every_rule_has_one_paragraph(key: str, lang: str) -> None:
    text = "\n".join(sources(pages(key, lang), ".md").values())
    found = Counter(re.findall(r"^/// rule \| (\S+)$", text, re.MULTILINE))
    where = f"docs/{lang}/{page_folder(key)}/rules.md"
    missing, extra = sorted(rules(key) - set(found)), sorted(set(found) - rules(key))
    assert not missing, f"{where}: “/// rule | {missing[0]}” is missing, a rule that the engine names"
    assert not extra, f"{where}: {extra[0]} is a rule that no function of engine/games/{key}/rules names" + (
        of_other_letters(key, extra[0])
    )
    assert set(found.values()) == {1}, f"{where}: a rule stands there twice: {found.most_common(1)}"
    unknown = sorted(ids_in(key, text) - rules(key))
    assert not unknown, f"docs/{lang}/{page_folder(key)}: {unknown[0]} is cited, but there is no such rule"


@every_game
def test_every_rule_has_a_test_that_bears_its_id(key: str) -> None:
    source, named = source_of_tests(key), names_of_tests(key)
    prefixes = {rule: f"test_{re.sub('[-.]', '_', rule)}_" for rule in sorted(rules(key))}
    missing = [rule for rule, prefix in prefixes.items() if not any(name.startswith(prefix) for name in named)]
    assert not missing, f"tests/games/{key}: no test is named test_{re.sub('[-.]', '_', missing[0])}_…"
    unknown = sorted(ids_in(key, source) - rules(key))
    assert not unknown, f"tests/games/{key}: {unknown[0]} is spoken of, but there is no such rule"


@every_game
def test_every_ruling_is_on_a_page_once_and_has_a_test(key: str) -> None:
    first, second = (Counter(rulings(key, lang)) for lang in LANGUAGES)
    assert first == second, f"{page_folder(key)}/rulings.md: the languages have different rulings: {first} {second}"
    assert first, f"{page_folder(key)}/rulings.md: no “/// ruling | …” stands there"
    assert set(first.values()) == {1}, (
        f"{page_folder(key)}/rulings.md: a ruling stands there twice: {first.most_common(1)}"
    )
    tested = {found[1] for name in names_of_tests(key) if (found := re.match(r"test_([A-Z]\d+)_", name))}
    untested, unknown = sorted(set(first) - tested), sorted(tested - set(first))
    assert not untested, f"tests/games/{key}: no test is named test_{untested[0]}_…, as the ruling is"
    assert not unknown, f"tests/games/{key}: test_{unknown[0]}_… tests a ruling that is on no page"


@every_game
def test_every_test_among_the_rulings_bears_a_number(key: str) -> None:
    """Who changes a rule or a ruling finds by its number what this breaks."""
    for path, tree in code_of_tests(key).items():
        for name in proofs_in(tree) if path.endswith("/test_rulings.py") else ():
            found = re.match(r"test_(?:([A-Z]{2})_(\d+)_(\d+)|[A-Z]\d+)_", name)
            assert found, f"{path}: {name} bears no number of a rule or ruling"
            rule = "{}-{}.{}".format(*found.groups())
            assert not found[1] or rule in rules(key), f"{path}: {name} bears the number of no rule"


def test_no_two_games_have_rulings_of_one_number() -> None:
    found = Counter(number for key in GAMES for number in rulings(key, LANGUAGES[0]))
    assert [number for number, count in found.items() if count > 1] == []


@every_game
def test_every_event_happens_in_a_test_of_the_rules(key: str) -> None:
    trees = {path: tree for path, tree in code_of_tests(key).items() if path.startswith(f"tests/games/{key}/rules/")}
    looked_at = {name for tree in trees.values() for name in used(tree)}
    missing = [kind.__name__ for kind in GAMES[key].events if kind.__name__ not in looked_at]
    assert not missing, f"tests/games/{key}/rules: no test lets the event {missing[0]} happen"


@every_game
def test_every_refusal_of_the_game_is_made_and_tested(key: str) -> None:
    engine = "\n".join(sources(ROOT / "engine/games" / key / "rules").values())
    made = set(re.findall(r'Refusal\(\s*"(\w+)"', engine))
    asked = {text for tree in code_of_tests(key).values() for text in used(tree)}
    for code in GAMES[key].refusals:
        assert code in made, f"engine/games/{key}/rules: nothing refuses with “{code}”, which GAME.refusals lists"
        assert code in asked, f"tests/games/{key}: no test asks for the refusal “{code}”"


@every_language
@every_game
def test_a_refusal_has_a_sentence_only_where_it_is_made(key: str, lang: str) -> None:
    told = {name.removeprefix("refused.") for name in PRESENTATIONS[key].texts[lang] if name.startswith("refused.")}
    made = "\n".join([*sources(ROOT / "engine").values(), *sources(ROOT / "overrides", ".js").values()])
    spoken = {code for code in told if re.search(rf"[\"'.]{code}[\"']", re.sub(r'"refused\.\w+":', "", made))}
    assert told == spoken, f"engine/games/{key}/locale/{lang}.py: nothing refuses with {sorted(told - spoken)}"
