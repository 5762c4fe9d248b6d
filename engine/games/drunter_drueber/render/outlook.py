"""What may still happen to the buildings, shown on request: marks on the board, and the same in words under it.

Both are of the class `outlook` (see `core.presentation`).
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from engine.core.describe import Texts
from engine.core.html import NOTHING, Html, tag
from engine.core.render import counted_text, svg_path
from engine.games.drunter_drueber.heuristics import flood
from engine.games.drunter_drueber.heuristics.flood import Safety
from engine.games.drunter_drueber.render.pieces import building_name
from engine.games.drunter_drueber.render.town import centre_of_square
from engine.games.drunter_drueber.rules.board import Square
from engine.games.drunter_drueber.rules.components import PAWNS
from engine.games.drunter_drueber.rules.view import View

SHAPES: Final[Mapping[Safety, str]] = {
    "exposed": "m0-5 5 9h-10z",
    "reach": "m-3 0a3 3 0 1 1 0 .1z",
    "safe": "m-4-4h8v4l-4 4-4-4z",
}
"""The shape of each mark around its middle, those first that matter most: a triangle, a ring and a shield."""
CORNER: Final = "translate(5.4 -5.4)"
"""From the middle of a square to that of its mark."""
MARK_BOX: Final = "-6 -6 12 12"


def outlook_drawing(view: View) -> Html:
    """Return a mark on each uncovered building: exposed, in reach or safe; NOTHING where that is not known."""
    safety = shown_safety(view)
    marks = (
        mark_path(kind, [centre_of_square(view.board, square) for square in safety if safety[square] == kind])
        for kind in SHAPES
    )
    return tag("g", marks, class_="outlook", transform=CORNER) if safety else NOTHING


def shown_safety(view: View) -> Mapping[Square, Safety]:
    """Return what may happen to each uncovered building; nothing after the end, and where tiles were not told."""
    return {} if view.phase == "over" or view.untold else flood.building_safety(view)


def mark_path(kind: Safety, centres: Sequence[tuple[int, int]]) -> Html:
    """Return the marks of one kind, all as one path."""
    return svg_path(f"d-{kind}", "".join(f"M{x} {y}{SHAPES[kind]}" for x, y in centres)) if centres else NOTHING


def outlook_in_words_html(view: View, texts: Texts) -> Html:
    """Return what the marks say, each mark before its buildings; NOTHING where there are no marks."""
    safety = shown_safety(view)
    lines = (
        tag("p", mark_html(kind), tag("span", safety_in_words(view, safety, kind, texts)))
        for kind in SHAPES
        if kind in safety.values()
    )
    return tag("div", lines, class_="outlook") if safety else NOTHING


def mark_html(kind: Safety) -> Html:
    """Return a mark by itself, for the legend."""
    return tag("svg", mark_path(kind, [(0, 0)]), viewBox=MARK_BOX, aria_hidden="true")


def safety_in_words(view: View, safety: Mapping[Square, Safety], kind: Safety, texts: Texts) -> str:
    """Return which buildings are safe, or exposed and to which paths; those in reach are counted, since most are."""
    squares = [square for square in safety if safety[square] == kind]
    if kind == "reach":
        return counted_text(texts, "outlook_reach", len(squares))
    named = buildings_with_paths(view, squares, texts) if kind == "exposed" else buildings(view, squares, texts)
    return texts[f"render.outlook_{kind}"].format(buildings=texts["render.parts"].join(named))


def buildings(view: View, squares: Sequence[Square], texts: Texts) -> Iterator[str]:
    """Yield the names of the buildings on these squares."""
    for square in squares:
        building = view.board.buildings[square]
        yield building_name(building.type, building.value, texts)


def buildings_with_paths(view: View, squares: Sequence[Square], texts: Texts) -> Iterator[str]:
    """Yield the names of the buildings on these squares, each with the paths whose next tile can cover it."""
    exposed = [flood.squares_of_mask(mask) for mask in flood.exposed_squares_by_pawn(view)]
    for square, name in zip(squares, buildings(view, squares, texts), strict=True):
        paths = [
            texts[f"render.pawn_{pawn}"] for pawn, reached in zip(PAWNS, exposed, strict=True) if square in reached
        ]
        yield texts["render.outlook_by"].format(building=name, paths=texts["render.and"].join(paths))
