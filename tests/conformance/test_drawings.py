"""The drawings of a game: well formed, escaped, spoken too, and with symbols and marks that pages know.

Each test says which module of the game breaks it. Nothing here opens a browser.
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

import pytest

from engine.core.game import EVERYONE
from engine.core.locale import LANGUAGES
from engine.games.registry import GAMES, PRESENTATIONS
from tests.conformance.moments import NAMES, choices, moments, views
from tests.contracts import contract
from tests.paths import ROOT, sheet
from tests.rendered import parsed

every_game = pytest.mark.parametrize("key", PRESENTATIONS)


def render(key: str) -> str:
    """Return the folder that draws a game."""
    return f"engine/games/{key}/render"


def drawn(key: str, view: Any, lang: str = "en", marks: tuple[str, ...] = ()) -> str:
    """Return a view's board and what is beside it."""
    presentation = PRESENTATIONS[key]
    names = NAMES[: GAMES[key].player_counts[-1]]
    at = (view, presentation.texts[lang], names, marks)
    return presentation.draw(*at) + presentation.beside(*at)


@cache
def drawings(key: str, lang: str = "en") -> list[str]:
    """Return the drawings of all `views` of a game, in their order; made once, many tests look at them."""
    return [drawn(key, view, lang) for view in views(key)]


@every_game
def test_every_view_can_be_drawn_in_both_languages(key: str) -> None:
    """Well-formed, names escaped, every `use` of a shape that symbols() holds, no name of a text left over."""
    presentation = PRESENTATIONS[key]
    shapes = set(re.findall(r'id="([^"]+)"', presentation.symbols()))
    strange = [name for name in shapes if not name.startswith(f"{GAMES[key].letters.lower()}-")]
    assert not strange, f"{render(key)}: ids of symbols begin with “{GAMES[key].letters.lower()}-”, not {strange[:3]}"
    for lang in LANGUAGES:
        for html in drawings(key, lang):
            parsed(html)
            lost = set(re.findall(r'href="#([^"]+)"', html)) - shapes
            assert not lost, f"{render(key)}: symbols() has no {sorted(lost)}"
            assert not re.search(r"[{}]|render\.", html), f"{render(key)}: a text is not filled in: {html[:300]}"


@every_game
def test_what_lies_before_each_seat_is_explained_in_both_languages(key: str) -> None:
    presentation = PRESENTATIONS[key]
    for view in views(key):
        for lang in LANGUAGES:
            texts = presentation.texts[lang]
            for seat in range(view.players):
                html = presentation.legend(view, texts, NAMES, seat)
                parsed(html)
                assert 'class="legend"' in html, (
                    f"engine/games/{key}/presentation.py: who asks what lies before seat {seat} is told nothing: "
                    "`legend` returns no list as core.table.facts.legend_html makes it"
                )
                assert not re.search(r"[{}]|render\.", html), f"{render(key)}: a text is not filled in: {html[:300]}"


SHORT = 1500
"""Characters that the browser keeps of a game beside its moves."""


@every_game
def test_a_game_in_small_is_short_and_in_no_language(key: str) -> None:
    presentation = PRESENTATIONS[key]
    shapes = set(re.findall(r'id="([^"]+)"', presentation.symbols()))
    for view in views(key):
        html = presentation.thumbnail(view)
        assert not "".join(parsed(html).itertext()), f"{render(key)}: the thumbnail has words"
        assert len(html) <= SHORT, f"{render(key)}: the thumbnail has {len(html)} characters"
        assert set(re.findall(r'href="#([^"]+)"', html)) <= shapes, f"{render(key)}: symbols() lacks a shape"


@every_game
def test_a_drawing_is_the_same_in_whatever_order_its_marks_come(key: str) -> None:
    for moment in moments(key):
        marks = PRESENTATIONS[key].marks(moment.event)
        view = GAMES[key].view(moment.state, EVERYONE)
        assert drawn(key, view, marks=marks) == drawn(key, view, marks=marks[::-1]), f"{render(key)}: marks {marks}"


@every_game
def test_symbols_are_hidden_each_defined_once_and_painted_by_style_sheets(key: str) -> None:
    symbols = PRESENTATIONS[key].symbols()
    root = ElementTree.fromstring(symbols)
    assert root.get("aria-hidden") == "true", f"{render(key)}: symbols() is spoken"
    ids = Counter(re.findall(r' id="([^"]+)"', symbols))
    twice = [name for name, count in ids.items() if count > 1]
    assert not twice, f"{render(key)}: symbols() defines {twice[0]} twice"
    lost = sorted(set(re.findall(r'href="#([^"]+)"', symbols)) - set(ids))
    assert not lost, f"{render(key)}: symbols() refers to {lost}, which it does not define"
    painted = re.search(r'(fill|stroke)="#[^"]*"', symbols)
    assert not painted, f"{render(key)}: {painted and painted[0]}: colours belong into {sheet(key).relative_to(ROOT)}"


@every_game
def test_drawings_and_forms_bring_no_ids_but_that_of_a_grids_form(key: str) -> None:
    """A page may hold several drawings of one game."""
    game, presentation = GAMES[key], PRESENTATIONS[key]
    for html in drawings(key):
        assert " id=" not in html, f"{render(key)}: a drawing brings an id"
    for choice in choices(key):
        view, texts = game.view(choice.state, choice.seat), presentation.texts["en"]
        moves = [game.format_move(move) for move in game.legal_moves(choice.state, choice.seat)]
        assert " id=" not in presentation.grid(view, choice.seat, moves, texts), f"{render(key)}: a grid brings an id"
        ids = re.findall(r' id="([^"]*)"', presentation.form(view, choice.seat, moves, texts, ""))
        assert ids in ([], ["decide"]), f"{render(key)}: the form of “{choice.kind}” brings the ids {ids}"


@every_game
def test_moves_are_previewed_where_the_board_has_a_place_for_it(key: str) -> None:
    """Well-formed, of shapes that symbols() holds, and no pieces: nothing has moved yet."""
    game, presentation, texts = GAMES[key], PRESENTATIONS[key], PRESENTATIONS[key].texts["en"]
    shapes = set(re.findall(r'id="([^"]+)"', presentation.symbols()))
    for choice in choices(key):
        view = game.view(choice.state, choice.seat)
        moves = [game.format_move(move) for move in game.legal_moves(choice.state, choice.seat)]
        html = "".join(presentation.preview(view, choice.seat, move, texts) for move in moves)
        parsed(html)
        assert "data-piece" not in html, f"{render(key)}: the preview of “{choice.kind}” names pieces"
        lost = set(re.findall(r'href="#([^"]+)"', html)) - shapes
        assert not lost, f"{render(key)}: symbols() has no {sorted(lost)}"
        board = drawn(key, view) + presentation.grid(view, choice.seat, moves, texts)
        places = board.count("data-move-preview")
        assert places == 1 or not html, f"{render(key)}: a board has {places} places for what “{choice.kind}” previews"


@every_game
def test_what_is_drawn_is_said_too(key: str) -> None:
    for html in drawings(key):
        assert 'class="visually-hidden"' in html, f"{render(key)}: nothing is there for those who hear the page"


@every_game
def test_what_is_printed_on_a_piece_is_left_as_it_is_by_who_translates_the_page(key: str) -> None:
    taken = {text for html in drawings(key) for text in printed_and_translated(parsed(html))}
    assert not taken, f"{render(key)}: nothing around “{min(taken)}” says translate=no"


def printed_and_translated(element: ElementTree.Element, within: bool = False) -> Iterator[str]:
    """Yield each number, letter or name in pictures and on pieces that would be translated; `within` one of those."""
    if element.get("translate") == "no":
        return
    within = within or element.tag == "svg" or element.get("data-piece") is not None
    if within and element.text and " " not in element.text:
        yield element.text
    for child in element:
        yield from printed_and_translated(child, within)


@every_game
def test_marks_are_known_to_the_drawing_and_the_style_sheet(key: str) -> None:
    """Each kind of mark changes the drawing by more than a class that no style sheet knows."""
    presentation, said = PRESENTATIONS[key], styles(key)
    seen: dict[str, bool] = {}
    for moment in moments(key):
        view = GAMES[key].view(moment.state, EVERYONE)
        plain = drawn(key, view)
        for mark in presentation.marks(moment.event):
            kind = re.split("[:@]", mark)[0]
            seen[kind] = seen.get(kind, False) or shows(plain, drawn(key, view, marks=(mark,)), said)
    unknown = sorted({kind for kind, known in seen.items() if not known} - contract(key).PANEL_MARKS)
    assert not unknown, (
        f"{key}: marks() emits {unknown}, which the drawing does not know: compare {render(key)} and "
        f"{sheet(key).relative_to(ROOT)}; a mark that only makes its panel stand out is named in "
        f"PANEL_MARKS of tests/games/{key}/contract.py"
    )


PIECE = re.compile(r"[a-z]+(?:-[a-z]+)* [\w-]+(?: [^\s-]\S*(?: \d+)?| - \d+)?")
"""The name of a piece: its kind, its place, its face if it is seen, how many there are if it may be several."""


def pieces(html: str) -> Counter[str]:
    """Return the names of the pieces of a drawing, each as often as it stands there."""
    return Counter(re.findall(r' data-piece="([^"]*)"', html))


@every_game
def test_pieces_have_names_that_the_page_can_compare(key: str) -> None:
    named = {name for html in drawings(key) for name in pieces(html)}
    assert named, (
        f"{render(key)}: no piece has a name (core.render.with_piece_name_attribute): nothing would move at a table"
    )
    for name in named:
        assert PIECE.fullmatch(name), (
            f"{render(key)}: “{name}” is no name of a piece (core.render.with_piece_name_attribute)"
        )


@every_game
def test_pieces_that_a_form_offers_are_named_as_in_the_drawing(key: str) -> None:
    """What is played from a form flies from there: of the same kind as pieces of the drawing, at its seat's place."""
    game, presentation = GAMES[key], PRESENTATIONS[key]
    kinds = {name.split()[0] for html in drawings(key) for name in pieces(html)}
    for choice in choices(key):
        view, texts = game.view(choice.state, choice.seat), presentation.texts["en"]
        moves = [game.format_move(move) for move in game.legal_moves(choice.state, choice.seat)]
        for name in pieces(presentation.form(view, choice.seat, moves, texts, "")):
            kind, place = name.split()[:2]
            assert kind in kinds, f"{render(key)}: no drawing has a “{kind}” as the form of “{choice.kind}” has"
            assert place.endswith(f"-{choice.seat}"), f"{render(key)}: “{name}” is not at the seat that chooses"


@every_game
def test_pieces_that_a_view_hides_are_told_apart_by_their_places_alone(key: str) -> None:
    """What lies face down says no more than where it lies: the same words whatever it is."""
    for html in drawings(key):
        backs = {name for name in pieces(html) if len(name.split()) == 2}
        for name in backs:
            looks = {re.sub(r' (x|y|transform)="[^"]*"', "", each) for each in elements_named(html, name)}
            assert len(looks) == 1, f"{render(key)}: pieces “{name}” lie face down and look different: {looks}"


def elements_named(html: str, name: str) -> list[str]:
    """Return the beginnings of the elements that show the pieces of this name."""
    return re.findall(rf'<[^>]* data-piece="{re.escape(name)}"[^>]*>', html)


def styles(key: str) -> str:
    """Return all that style sheets say of this game's drawings."""
    own = sheet(key)
    return "".join(path.read_text("utf-8") for path in (own.parent / "widget.css", own.parent / "table.css", own))


def shows(plain: str, marked: str, said: str) -> bool:
    """Return whether a mark shows: by a class that a style sheet names, or by something drawn."""
    classes = set(re.findall(r"[\w-]+", " ".join(re.findall(r'class="([^"]*)"', marked))))
    new = classes - set(re.findall(r"[\w-]+", " ".join(re.findall(r'class="([^"]*)"', plain))))
    if any(re.search(rf"\.{re.escape(name)}(?![\w-])", said) for name in new):
        return True
    return re.sub(r' class="[^"]*"', "", marked) != re.sub(r' class="[^"]*"', "", plain)
