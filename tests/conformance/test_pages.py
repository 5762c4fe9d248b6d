"""The pages of a game: all of them, in both languages, with all that the engine has to show.

What both languages have alike (headings, ids, blocks) is compared by tools/structure.py, here for one game.
"""

import re
from collections import Counter

import pytest

from engine.api.pages import POSITIONS
from engine.core.locale import LANGUAGES
from engine.core.number_words import FACT, facts_of_sum
from engine.games.registry import GAMES, PRESENTATIONS
from tests.paths import ROOT, pages
from tools.paths import page_folder
from tools.rule_map import chapters_of_rules
from tools.structure import own_faults, parts_of_page, twin_faults

PAGES = ("index", "rules", "play", "rulings", "aid", "glossary", "bots")
BLOCK = re.compile(r"^/// (\w+) \| (\S+)$", re.MULTILINE)
TERM = re.compile(r"^\*\*.+?\*\*.*\n:   \S", re.MULTILINE)

every_game = pytest.mark.parametrize("key", PRESENTATIONS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def page(key: str, lang: str, name: str) -> str:
    """Return the text of a page; fail with its path where it is missing."""
    path = pages(key, lang) / f"{name}.md"
    assert path.exists(), f"{path.relative_to(ROOT)} is missing; `make new-game` shows what it begins with"
    return path.read_text("utf-8")


def whole(key: str, lang: str) -> str:
    """Return all pages of a game, and those of the book that show something of it."""
    return "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "docs" / lang).rglob("*.md")))


def blocks(key: str, lang: str, kind: str) -> Counter[str]:
    """Return what the book's blocks of one kind name, counted."""
    return Counter(name for block, name in BLOCK.findall(whole(key, lang)) if block == kind)


@every_language
@every_game
def test_a_game_has_all_its_pages(key: str, lang: str) -> None:
    for name in PAGES:
        text = page(key, lang, name)
        head = re.match(r"---\ntitle: \S.*\ndescription: \S", text)
        assert head, f"docs/{lang}/{page_folder(key)}/{name}.md: it must begin with its title and description"


@every_game
def test_every_page_is_reached_by_the_navigation(key: str) -> None:
    nav = (ROOT / "mkdocs.yml").read_text("utf-8")
    for path in sorted(pages(key, LANGUAGES[0]).glob("*.md")):
        name = f"{page_folder(key)}/{path.name}"
        assert f"- {name}\n" in nav, f"mkdocs.yml: nav does not list {name}"


@every_game
def test_the_menu_has_one_order_in_all_games_that_of_the_links_of_the_first_page(key: str) -> None:
    nav = (ROOT / "mkdocs.yml").read_text("utf-8")
    home = (ROOT / "docs" / LANGUAGES[0] / "index.md").read_text("utf-8")
    row = next((line for line in home.splitlines() if line.startswith("    [") and f"({page_folder(key)}/" in line), "")
    order = re.findall(rf"- {page_folder(key)}/(\w+)\.md", nav)
    linked = re.findall(rf"\({page_folder(key)}/(\w+)\.md\)", row)
    assert [name for name in order if name in linked] == linked
    of_all = [re.findall(rf"- {page_folder(each)}/(\w+)\.md", nav) for each in PRESENTATIONS]
    common = [name for name in of_all[0] if all(name in each for each in of_all)]
    assert [name for name in order if name in common] == common


@every_language
@every_game
def test_the_home_page_leads_to_the_game(key: str, lang: str) -> None:
    home = (ROOT / "docs" / lang / "index.md").read_text("utf-8")
    assert f"({page_folder(key)}/index.md" in home, f"docs/{lang}/index.md: no link to {page_folder(key)}/index.md"


@every_game
def test_both_languages_have_the_same_headings_and_blocks(key: str) -> None:
    for path in sorted(pages(key, LANGUAGES[0]).glob("*.md")):
        books = {lang: parts_of_page(page(key, lang, path.stem)) for lang in LANGUAGES}
        name = f"{page_folder(key)}/{path.name}"
        faults = list(twin_faults(name, books))
        for lang, found in books.items():
            faults += own_faults(f"docs/{lang}/{name}", found)
        assert not faults, faults[0]


@every_language
@every_game
def test_every_example_is_shown_once(key: str, lang: str) -> None:
    shown = blocks(key, lang, "example")
    for name in PRESENTATIONS[key].examples:
        times = shown[name]
        assert times == 1, f"docs/{lang}: “/// example | {name}” stands there {times} times; once is right"


@every_language
@every_game
def test_whole_games_and_every_minigame_can_be_played(key: str, lang: str) -> None:
    shown = blocks(key, lang, "play")
    # A kept game is opened on this page, even if it was begun in a lesson.
    here = {name for block, name in BLOCK.findall(page(key, lang, "play")) if block == "play"}
    for name in (key, *(f"{key}/{mini}" for mini in PRESENTATIONS[key].minigames)):
        assert name in here, f"docs/{lang}/{page_folder(key)}/play.md: “/// play | {name}” is missing"
    own = {name for name in shown if name.partition("/")[0] == key}
    strange = own - {key, *(f"{key}/{mini}" for mini in PRESENTATIONS[key].minigames)}
    assert not strange, f"docs/{lang}: there is no mini-game {sorted(strange)}"


@every_language
@every_game
def test_questions_about_ones_own_table_have_their_page(key: str, lang: str) -> None:
    shown = blocks(key, lang, "ask")[key]
    wanted = bool(PRESENTATIONS[key].own_table.questions)
    assert shown == wanted, f"docs/{lang}/{page_folder(key)}/table.md: “/// ask | {key}” once where it has questions"


@every_language
@every_game
def test_every_rule_can_be_known(key: str, lang: str) -> None:
    shown = blocks(key, lang, "known")[key]
    assert shown == 1, f"docs/{lang}/known.md: “/// known | {key}” stands there {shown} times; once is right"
    listed = [rule for chapter in chapters_of_rules(pages(key, lang)) for rule, _ in chapter.rules]
    told = [name for block, name in BLOCK.findall(page(key, lang, "rules")) if block == "rule"]
    assert listed == told, (
        f"docs/{lang}/{page_folder(key)}/rules.md: a rule begins with what it is called, **in bold.**"
    )


@every_language
@every_game
def test_every_table_of_numbers_is_shown(key: str, lang: str) -> None:
    shown = {name for name in blocks(key, lang, "table") if name.startswith(f"{key}/")}
    wanted = {f"{key}/{name}" for name in PRESENTATIONS[key].tables}
    wanted |= {f"{key}/{POSITIONS}"} if PRESENTATIONS[key].own_table.questions else set()
    assert shown == wanted, f"docs/{lang}: “/// table | …” shows {sorted(shown)}, TABLES has {sorted(wanted)}"


@every_language
@every_game
def test_numbers_on_pages_are_those_of_the_engine(key: str, lang: str) -> None:
    letters, facts = GAMES[key].letters, PRESENTATIONS[key].facts
    quoted = {name for _, terms in re.findall(FACT, whole(key, lang)) for name in facts_of_sum(terms)}
    quoted = {name for name in quoted if name.startswith(f"{letters}.")}
    unknown = sorted(quoted - set(facts))
    assert not unknown, f"docs/{lang}: {{{{ {unknown[0]} }}}} is not in engine/games/{key}/rules/facts.py"


@every_game
def test_a_glossary_explains_as_many_words_in_each_language(key: str) -> None:
    counts = {lang: len(TERM.findall(page(key, lang, "glossary"))) for lang in LANGUAGES}
    assert len(set(counts.values())) == 1, f"{page_folder(key)}/glossary.md: terms by language are {counts}"
    assert min(counts.values()) >= 3, f"{page_folder(key)}/glossary.md: a term is “**word** …”, then “:   meaning”"


@every_game
def test_glossaries_mark_the_same_words_to_be_linked(key: str) -> None:
    marked = [["{: .key }" in term for term in TERM.findall(page(key, lang, "glossary"))] for lang in LANGUAGES]
    assert marked[0] == marked[1], (
        f"{page_folder(key)}/glossary.md: “{{: .key }}” marks other words in the other language"
    )


@every_game
def test_glossaries_refer_to_the_same_rules(key: str) -> None:
    cited = [re.findall(r"\[([A-Z]{2}-[\d.]+)\]", page(key, lang, "glossary")) for lang in LANGUAGES]
    assert sorted(cited[0]) == sorted(cited[1]), (
        f"{page_folder(key)}/glossary.md: the languages refer to different rules"
    )


@every_language
@every_game
def test_every_bot_is_described(key: str, lang: str) -> None:
    text = page(key, lang, "bots")
    assert len(re.findall(r"^### ", text, re.MULTILINE)) >= 4, (
        f"docs/{lang}/{page_folder(key)}/bots.md: a heading a bot"
    )
