"""The book's own Markdown: a Python-Markdown extension that lets the engine draw into the prose.

    /// rule | LU-2.4          a numbered rule, with links to the examples that show it
    /// ruling | L3            a numbered decision of ours
    /// example | KEY          a worked example, all its steps; no two games have one of the same key; folded to its
                               title if it is not the first one under its heading of the second level
    /// best | KEY             what the best bot would have done at the first decision of an example
    /// play | land_unter/KEY  a table to play at (without /KEY: whole games)
    /// course | land_unter    the stages by which one learns a game; `land_unter/first`: the first of them alone
    /// day | land_unter       the table for the deals of the days
    /// night | land_unter     six questions of what the stages teach, each on another table
    /// moves | land_unter     moves to be found in games of bots
    /// known | land_unter     all rules of a game by their names, for how well the reader knows each
    /// ask | land_unter       questions about a reader's own table
    /// follow | land_unter    the place where a game at a real table is kept
    /// table | KEY            a table of figures out of the engine
    {{ LU.cards }}             a number of the rules; {{ word LU.cards }} tells it in a word, {{ Word LU.cards }} begins
                               a sentence with it, {{ ordinal LU.cards }} tells which one it is
    point{{ s LU.bonus }}      the “s” of a noun that such a number counts, if there is one
    {{ 2 * VI.own_house + 1 }} a sum that begins with a number of the rules, in the same forms
    :w44: :lp: :dd-r3:         a piece, as an icon in the sentence

It needs Python-Markdown and pymdownx.blocks, nothing of MkDocs. Links to examples start at the root of the
language's documents (`/land-unter/rules.md#ex-…`), as MkDocs' `absolute_links: relative_to_docs` reads them.
"""

import re
from collections.abc import Callable
from html import unescape
from pathlib import Path
from typing import Any, Final, TypeVar
from xml.etree import ElementTree

from markdown import Markdown
from markdown.inlinepatterns import InlineProcessor
from markdown.treeprocessors import Treeprocessor
from pymdownx.blocks import BlocksExtension
from pymdownx.blocks.block import Block

from engine.api import certified_move, course, pages, puzzles, question_bank
from engine.api.companion_page import companion_html
from engine.core.number_words import FACT, number_told, sum_told
from tools import links, measured, reference, stages
from tools.anchors import Anchors
from tools.rule_map import add_rule_map

ICON: Final = r":(w\d{1,2}|t\d{1,2}|lp|half|[a-z]{2}-[A-Za-z\d-]+):"
T = TypeVar("T")
RULE: Final = re.compile(r"([A-Z]{2})-\d+\.\d+")
RULING: Final = re.compile(r"[A-Z]\d+")
ROOT: Final = re.compile(r"\s*<([a-z][a-z-]*)([^>]*)>(.*)</\1>\s*", re.DOTALL)
MOST_UNFOLDED: Final = 8
"""On a page with more examples than this, or with a course, all are folded on a phone."""

EAGER: Final = 2
"""Of so many examples that open chapters the first board is drawn before it is about to be seen."""

FIRST_STAGE: Final = "first"
"""Of a course: its first stage by itself."""

ATTRIBUTE: Final = re.compile(r'([a-z][a-z-]*)(?:="([^"]*)")?')

WORDS: Final = {
    "fr": {"link": "Lien vers ce paragraphe", "seen": "À voir pas à pas\N{NO-BREAK SPACE}: "},
    "en": {"link": "Link to this paragraph", "seen": "See it step by step: "},
}


class BookError(ValueError):
    """A page asks for what the engine does not know; the message is one sentence for its author."""


class Figures:
    """What the page now being made has drawn so far: whose symbols it will need."""

    def __init__(self, lang: str, docs: Path) -> None:
        """Speak `lang`; the language's pages are in `docs`."""
        self.lang = lang
        self.docs = docs
        self.used: set[str] = set()
        self.chapters: set[int] = set()
        """Which chapters of the page have an example so far, by their numbers."""

    def forget_page(self) -> None:
        """Make ready for the next page."""
        self.used.clear()
        self.chapters.clear()

    def draw(self, what: str, call: Callable[[], tuple[str, str]]) -> str:
        """Return a drawing that the engine makes and note the game whose symbols it uses; `what` names it."""
        game, html = answer_of_engine(what, call)
        self.used.add(game)
        return html


def answer_of_engine(what: str, call: Callable[[], T]) -> T:
    """Return the engine's answer; raise BookError, naming `what` was asked for, if it raises LookupError."""
    try:
        return call()
    except LookupError as error:
        raise BookError(f"The engine knows no {what}.") from error


class Paragraph(Block):
    """A numbered paragraph of the rules: its number is its anchor and its permalink."""

    ARGUMENT = True
    FORM = re.compile("")

    def on_validate(self, parent: ElementTree.Element) -> bool:
        """Return true; raise BookError for a number of the wrong form."""
        if not self.FORM.fullmatch(self.argument):
            raise BookError(f"“{self.argument}” is no number of a {self.NAME}.")
        return True

    def on_create(self, parent: ElementTree.Element) -> ElementTree.Element:
        """Open the paragraph with its permalink."""
        section = ElementTree.SubElement(parent, "section", {"class": self.NAME, "id": self.argument})
        title = WORDS[self.config["figures"].lang]["link"]
        link = ElementTree.SubElement(section, "a", {"class": "number", "href": f"#{self.argument}", "title": title})
        link.text = self.argument
        return section


class Rule(Paragraph):
    """`/// rule | LU-2.4`"""

    NAME = "rule"
    FORM = RULE

    def on_end(self, block: ElementTree.Element) -> None:
        """Close the rule with links to the examples that show it; raise BookError if they are no game's."""
        if self.argument[:2] not in links.BY_LETTERS:
            raise BookError(f"No game has rules that begin with “{self.argument[:2]}”.")
        lang = self.config["figures"].lang
        shown_on = links.example_pages(self.config["figures"].docs)
        examples = [at for at in pages.examples_of_rule(self.argument) if at[1] in shown_on]
        if not examples:
            return
        line = ElementTree.SubElement(block, "p", {"class": "seen"})
        line.text = WORDS[lang]["seen"]
        for game, key in examples:
            link = ElementTree.SubElement(line, "a", {"href": shown_on[key]})
            link.text = pages.example_title(game, key, lang)
            link.tail = " · "
        link.tail = None


class Ruling(Paragraph):
    """`/// ruling | L3`"""

    NAME = "ruling"
    FORM = RULING


class Drawing(Block):
    """A block that the engine fills; text between its bars is ignored."""

    ARGUMENT = True

    def on_create(self, parent: ElementTree.Element) -> ElementTree.Element:
        """Put the drawing into the page."""
        return adopt_html(self.md, parent, self.drawing(self.config["figures"]))

    def drawing(self, figures: Figures) -> str:
        """Return the HTML that the engine makes for this block; raise BookError if it knows nothing of that key."""
        raise NotImplementedError


class Example(Drawing):
    """`/// example | KEY`"""

    NAME = "example"

    def on_create(self, parent: ElementTree.Element) -> ElementTree.Element:
        """Put the example into the page: the first of a chapter open, all others folded to their titles."""
        figures: Figures = self.config["figures"]
        chapter = len(parent.findall("h2"))
        first = chapter not in figures.chapters
        eager = first and len(figures.chapters) < EAGER
        figures.chapters.add(chapter)
        taught = parent.find("trick-course") is not None
        folded = not first or taught or links.examples_beside(figures.docs, self.argument) > MOST_UNFOLDED
        drawn = figures.draw(f"example “{self.argument}”", lambda: self.found(figures.lang, folded, eager))
        place = self.fold(parent, figures.lang, "example first" if first else "example") if folded else parent
        return adopt_html(self.md, place, drawn)

    def fold(self, parent: ElementTree.Element, lang: str, kind: str) -> ElementTree.Element:
        """Return where a folded example is put: under its title. The first of a chapter opens where there is room."""
        details = ElementTree.SubElement(parent, "details", {"class": kind})
        adopt_html(
            self.md, details, pages.example_summary_html(pages.game_of_example(self.argument), self.argument, lang)
        )
        return details

    def found(self, lang: str, folded: bool, eager: bool) -> tuple[str, str]:
        """Return the game of the example, and the example."""
        game = pages.game_of_example(self.argument)
        return game, pages.example_html(game, self.argument, lang, folded=folded, eager=int(eager))


class Best(Drawing):
    """`/// best | KEY`"""

    NAME = "best"

    def drawing(self, figures: Figures) -> str:
        """Return the best move with its reasons."""
        return answer_of_engine(f"example “{self.argument}”", lambda: self.found(figures.lang))

    def found(self, lang: str) -> str:
        """Return the best move at the first decision of the example."""
        return certified_move.best_move_in_example_html(pages.game_of_example(self.argument), self.argument, lang)


class Play(Drawing):
    """`/// play | land_unter/KEY`, or `/// play | land_unter` for whole games"""

    NAME = "play"

    def drawing(self, figures: Figures) -> str:
        """Return the board before the first move."""
        game, _, key = self.argument.partition("/")
        return figures.draw(
            f"game to play “{self.argument}”", lambda: (game, pages.table_before_play_html(game, key, figures.lang))
        )


class Course(Drawing):
    """`/// course | land_unter`, or `/// course | land_unter/first` for its first stage alone"""

    NAME = "course"

    def drawing(self, figures: Figures) -> str:
        """Return the stages, with the first question of each."""
        game, _, part = self.argument.partition("/")
        html = course.first_stage_html if part == FIRST_STAGE else course.course_html
        return figures.draw(f"course of “{self.argument}”", lambda: (game, html(game, figures.lang)))


class GamePart(Drawing):
    """`/// day | land_unter`: a part of the page of one game, which the engine draws by the game and the language."""

    WHAT: str
    """What a page asks for, for its author."""
    DRAW: "staticmethod[[str, str], str]"

    def drawing(self, figures: Figures) -> str:
        """Return the part."""
        game = self.argument
        return figures.draw(f"{self.WHAT} “{game}”", lambda: (game, self.DRAW(game, figures.lang)))


class Day(GamePart):
    """The table for the deals of the days."""

    NAME, WHAT, DRAW = "day", "deal of the day of", staticmethod(pages.deal_of_day_html)


class Night(GamePart):
    """The place where six questions are asked."""

    NAME, WHAT, DRAW = "night", "course of", staticmethod(question_bank.night_html)


class Ask(GamePart):
    """The questions about a reader's own table, of which one is to be chosen."""

    NAME, WHAT, DRAW = "ask", "questions about", staticmethod(pages.own_table_questions_html)


class Follow(GamePart):
    """The place where a game at a real table is kept."""

    NAME, WHAT, DRAW = "follow", "real table of", staticmethod(companion_html)


class Moves(GamePart):
    """The place where moves are to be found."""

    NAME, WHAT = "moves", "moves of"
    DRAW = staticmethod(lambda game, lang: puzzles.moves_html(game, stages.puzzles_of_game(game), lang))


class Known(Block):
    """`/// known | land_unter`"""

    NAME = "known"
    ARGUMENT = True

    def on_create(self, parent: ElementTree.Element) -> ElementTree.Element:
        """List the rules under the chapters of their page; raise BookError if no game has this name."""
        docs = self.config["figures"].docs
        return answer_of_engine(f"game “{self.argument}”", lambda: add_rule_map(parent, self.argument, docs))


class Table(Drawing):
    """`/// table | KEY`"""

    NAME = "table"

    def drawing(self, figures: Figures) -> str:
        """Return the table of figures."""
        games = dict.fromkeys(links.BY_LETTERS.values(), pages.rules_table_html)
        drawn = {**games, "reference": reference.reference_html}
        draw = drawn.get(self.argument.partition("/")[0], measured.measured_table)
        return answer_of_engine(f"table “{self.argument}”", lambda: draw(self.argument, figures.lang))


def adopt_html(md: Markdown, parent: ElementTree.Element, html: str) -> ElementTree.Element:
    """Hang HTML into the tree: its outermost element as an element (others may link to its id), the rest as it is."""
    root = ROOT.fullmatch(html) or ROOT.fullmatch(f"<div>{html}</div>")
    assert root
    name, attributes, content = root.groups()
    element = ElementTree.SubElement(
        parent, name, {key: unescape(value) for key, value in ATTRIBUTE.findall(attributes)}
    )
    element.text = md.htmlStash.store(content)
    return element


class Fact(InlineProcessor):
    """`{{ LU.cards }}`"""

    def __init__(self, md: Markdown, lang: str) -> None:
        """Tell words in `lang`."""
        super().__init__(FACT, md)
        self.lang = lang

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[str, int, int]:
        """Put the number where its name is."""
        told = answer_of_engine(
            f"number “{m[2]}”",
            lambda: number_told(sum_told(m[2], pages.number_from_rules_by_name), m[1] or "", self.lang),
        )
        return told, m.start(0), m.end(0)


class Icon(InlineProcessor):
    """`:w44:`"""

    def __init__(self, md: Markdown, figures: Figures) -> None:
        """Draw into the page of `figures`."""
        super().__init__(ICON, md)
        self.figures = figures

    def handleMatch(self, m: re.Match[str], data: str) -> tuple[str, int, int]:
        """Put the piece where its name is."""
        html = self.figures.draw(f"icon “{m[1]}”", lambda: pages.game_and_icon_of_piece(m[1], self.figures.lang))
        return self.md.htmlStash.store(html), m.start(0), m.end(0)


class Symbols(Treeprocessor):
    """The shapes that the page's drawings share, once, before all else.

    No postprocessor: the table of contents runs those on every heading.
    """

    def __init__(self, md: Markdown, figures: Figures) -> None:
        """Serve the page of `figures`."""
        super().__init__(md)
        self.figures = figures

    def run(self, root: ElementTree.Element) -> None:
        """Lay the symbols before the page, and make ready for the next one."""
        for place, game in enumerate(sorted(self.figures.used)):
            shapes = ElementTree.Element("p")
            shapes.text = self.md.htmlStash.store(pages.symbols_svg(game))
            shapes.tail = "\n"
            root.insert(place, shapes)
        self.figures.forget_page()


class BookExtension(BlocksExtension):
    """The blocks and inline marks of the book, in one language."""

    def __init__(self, **settings: Any) -> None:
        """Take `lang` (fr or en) and `docs` (its pages)."""
        self.config = {
            "lang": ["en", "Language of the page"],
            "docs": ["docs/en", "Folder of the pages in this language"],
        }
        super().__init__(**settings)

    def extendMarkdownBlocks(self, md: Markdown, block_mgr: Any) -> None:
        """Teach this Markdown the book's marks."""
        figures = Figures(self.getConfig("lang"), Path(self.getConfig("docs")))
        for block in (Rule, Ruling, Example, Best, Play, Day, Course, Night, Known, Moves, Ask, Follow, Table):
            block_mgr.register(block, {"figures": figures})
        md.inlinePatterns.register(Fact(md, figures.lang), "book_fact", 186)
        md.inlinePatterns.register(Icon(md, figures), "book_icon", 185)
        md.block_level_elements.append("svg")  # a drawing that stands alone is no paragraph
        md.treeprocessors.register(Anchors(md), "book_anchors", -5)
        md.treeprocessors.register(Symbols(md, figures), "book_symbols", -10)


def makeExtension(**settings: Any) -> BookExtension:
    """Return the extension: the name by which Python-Markdown asks for it."""
    return BookExtension(**settings)
