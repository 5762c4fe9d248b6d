"""Tiles of which a reader tells only where they lie: drawn in stone, of no kind, a bridge across where there is one."""

from collections.abc import Iterator, Sequence

from engine.core.describe import Texts
from engine.core.html import Html, fragment, tag
from engine.core.render import svg, svg_path
from engine.games.drunter_drueber.render.pieces import SIDE, use
from engine.games.drunter_drueber.render.town import centre_of_square
from engine.games.drunter_drueber.render.trail import squares_of_untold_tiles
from engine.games.drunter_drueber.rules.board import NORTH, Square
from engine.games.drunter_drueber.rules.components import LONGEST
from engine.games.drunter_drueber.rules.state import BRIDGES
from engine.games.drunter_drueber.rules.view import View

_HALF = SIDE / 2 - 0.4


def untold_tile_drawings(view: View) -> Iterator[Html]:
    """Yield a plate on each square that is covered by a tile that is not told, then the bridges.

    A square that is told to be free has a ring in its corner.
    """
    squares = squares_of_untold_tiles(view)
    yield from (tag("g", free_drawing(), transform=place_on_board(view, square)) for square in view.told_free)
    for square in squares:
        if view.cover[square] not in BRIDGES:
            mark = f"near.{view.board.square_name(square)}" in view.untold and use("q")
            yield tag("g", plate_drawing(1), mark, transform=place_on_board(view, square))
    for square in squares:
        if view.cover[square] in BRIDGES:
            place = place_on_board(view, square, turned=is_bridge_upright(view, square))
            yield tag("g", triple_drawing(), transform=place)


def doubt_drawings(view: View) -> Iterator[Html]:
    """Yield a question mark on each building of which nobody knows whether it is covered."""
    for square in squares_in_doubt(view):
        x, y = centre_of_square(view.board, square)
        yield tag("g", use("q"), transform=f"translate({x - 4} {y - 5})scale(.6)")


def squares_in_doubt(view: View) -> list[Square]:
    """Return the squares of the buildings of which nobody knows whether they are covered."""
    return [square for name, square in view.board.squares_by_name.items() if f"building.{name}" in view.untold]


def untold_tiles_in_words(view: View, texts: Texts) -> Iterator[str]:
    """Yield a sentence on the squares that tiles cover of which nothing else is told, and others on their bridges."""
    squares = squares_of_untold_tiles(view)
    bridges = [square for square in squares if view.cover[square] in BRIDGES]
    any_form = [square for square in squares if f"near.{view.board.square_name(square)}" in view.untold]
    told: dict[str, Sequence[Square]] = {
        "tiles_near": squares,
        "bridges_near": bridges,
        "any_near": any_form,
        "free_near": view.told_free,
        "doubt": squares_in_doubt(view),
    }
    for key, found in told.items():
        if found:
            named = texts["render.and"].join(map(view.board.square_name, found))
            yield texts[f"render.{key}_said"].format(squares=named)


def untold_deck_drawing(view: View, square: Square) -> Html:
    """Return the deck of a bridge of an untold kind by itself, to be laid over what passes under it."""
    return tag("g", deck_drawing(), transform=place_on_board(view, square, turned=is_bridge_upright(view, square)))


def is_bridge_upright(view: View, square: Square) -> bool:
    """Return whether a bridge belongs to a tile from north to south."""
    return view.cover[square] == BRIDGES[NORTH]


def place_on_board(view: View, square: Square, *, turned: bool = False) -> str:
    """Return the transform to a square's centre."""
    x, y = centre_of_square(view.board, square)
    return f"translate({x} {y})" + "rotate(-90)" * turned


def free_drawing() -> Html:
    """Return the ring in the corner of a square that is told to be free, which hides nothing of what stands there."""
    return tag("circle", class_="m-free", cx=-6, cy=-6, r=3)


def plate_drawing(length: int) -> Html:
    """Return a tile of this many squares in a row, around the origin, without a path."""
    wide = SIDE * (length - 1) + 2 * _HALF
    return tag("rect", class_="d-u0 d-o", x=-wide / 2, y=-_HALF, width=wide, height=2 * _HALF, rx=2.4)


def deck_drawing() -> Html:
    """Return a bridge that leads east, around the origin."""
    sides = "M-10-6Q0-3 10-6M-10 6Q0 3 10 6"
    return fragment(svg_path("d-u1", "M-10-6Q0-3 10-6V6Q0 3-10 6z"), svg_path("d-ps", sides), svg_path("d-pp", sides))


def triple_drawing() -> Html:
    """Return a triple that leads east, its bridge around the origin, with a dark arch on either side."""
    arch = "M-6.5-9.2h13c0 3-1 5-2.5 5.7h-8c-1.5-.7-2.5-2.7-2.5-5.7z"
    arches = svg_path("d-i", arch), svg_path("d-i", arch, transform="scale(1 -1)")
    return fragment(plate_drawing(LONGEST), arches, deck_drawing())


def small_untold_tile_drawing(bridge: str) -> Html:
    """Return a tile as small as a word: "" for one without a bridge, "any" for one of any form, else the turn of its
    bridge, "e" or "n"; "free" for none."""
    if bridge == "free":
        return svg("dh", "-10 -10 8 8", free_drawing())
    if bridge in ("", "any"):
        return svg("dh", "-10 -10 20 20", plate_drawing(1), bridge and use("q"))
    turn = "rotate(-90)" if bridge == "n" else None
    return svg("dh", "-30 -30 60 60", tag("g", triple_drawing(), transform=turn))
