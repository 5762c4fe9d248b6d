"""The printed board and tiles, as symbols that the drawings refer to."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from string import ascii_lowercase
from typing import Final

from engine.core.html import Html, fragment, tag
from engine.core.render import shapes_of_symbol_file, svg_path, symbol_sheet
from engine.games.drunter_drueber.render.pieces import LETTERS, SIDE, symbol, use
from engine.games.drunter_drueber.rules.board import BOARD, DIRECTIONS, Board, Building, DirectionLetter, Square
from engine.games.drunter_drueber.rules.components import KINDS, LENGTHS, LONGEST, PAWN_KINDS, BuildingType, KindLetter

Sign = tuple[float, float, str]
"""A sign: x, y and its text."""

RIM: Final = 11
"""The width of the rim with the squares' names, at the top and on the left."""
EDGE: Final = 3
"""The width of the frame at the bottom and on the right."""

_SCATTER = 11
"""The approximate distance between tufts of grass."""
_LEAN = 2
"""By how many degrees the houses of this town lean."""
_CAPS = {"r": 6, "f": 6.5}
"""How round a path ends."""
_TURNS: Final[Mapping[DirectionLetter, int]] = {"n": -90, "e": 0, "s": 90, "w": 180}
_AHEAD: Final[Mapping[DirectionLetter, tuple[int, int]]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


def centre_of_square(board: Board, square: Square) -> tuple[int, int]:
    """Return the coordinates of a square's centre in a drawing of the board."""
    row, column = board.row_and_column(square)
    return SIDE * column + SIDE // 2, SIDE * row + SIDE // 2


def svg_view_box(board: Board) -> str:
    """Return the view box of a board with its rim."""
    return f"{-RIM} {-RIM} {SIDE * board.columns + RIM + EDGE} {SIDE * board.rows + RIM + EDGE}"


def empty_board_drawing(board: Board) -> Html:
    """Return an empty board: frame, squares, corners, outhouses, buildings with their values."""
    wide, high = SIDE * board.columns, SIDE * board.rows
    lines = "".join(f"M{x} 0v{high}" for x in range(SIDE, wide, SIDE))
    lines += "".join(f"M0 {y}h{wide}" for y in range(SIDE, high, SIDE))
    frame = f"M{-RIM}-{RIM}h{wide + RIM + EDGE}v{high + RIM + EDGE}H{-RIM}z"
    return fragment(
        svg_path("d-fr", frame),
        svg_path("d-gr", f"M0 0h{wide}v{high}H0z"),
        svg_path("d-ck", chequered_squares_svg_path(board)),
        svg_path("d-li", lines),
        empty_board_piece_drawings(board),
        rim_label_drawings(board),
        building_values_drawing(board),
    )


def chequered_squares_svg_path(board: Board) -> str:
    """Return the data of a path that paints every other square when it is dashed."""
    wide, half = SIDE * board.columns, SIDE // 2
    starts = ((SIDE * (row % 2), SIDE * row + half) for row in range(board.rows))
    return "".join(f"M{x} {y}H{wide}" for x, y in starts)


def rim_label_drawings(board: Board) -> Iterator[Html]:
    """Yield the names of columns, then those of rows, along the rim; each two-digit one is a text of its own."""
    half = SIDE // 2
    columns = [(SIDE * column + half, -2.5, ascii_lowercase[column]) for column in range(board.columns)]
    rows = [(-5.5, SIDE * row + half + 3, str(row + 1)) for row in range(board.rows)]
    yield signs_as_one_svg_text("d-rt", columns)
    yield signs_as_one_svg_text("d-rt", [sign for sign in rows if len(sign[2]) == 1])
    yield from (signs_as_one_svg_text("d-rt", [sign]) for sign in rows if len(sign[2]) > 1)


def rim_in_sight_drawing(board: Board) -> Html:
    """Return the rim once more, in two parts: each stays in sight while an enlarged board is moved about."""
    across, *down = rim_label_drawings(board)
    top = svg_path("d-fr", f"M{-RIM} {-RIM}h{SIDE * board.columns + RIM}v{RIM}H{-RIM}z")
    left = svg_path("d-fr", f"M{-RIM} 0h{RIM}v{SIDE * board.rows}h{-RIM}z")
    return fragment(tag("g", left, down, class_="rim down"), tag("g", top, across, class_="rim"))


def empty_board_piece_drawings(board: Board) -> Iterator[Html]:
    """Yield the pawns' corners, the grass, the outhouses and the buildings, then the plates for their values."""
    for square, kind in zip(board.pawns, PAWN_KINDS, strict=True):
        yield use("c", *centre_of_square(board, square))
        yield use(f"e{KINDS[kind]}", *centre_of_square(board, square))
    yield from (use("g", *centre_of_square(board, square)) for square in squares_with_grass(board))
    for square in sorted(board.outhouses):
        yield use("o", *centre_of_square(board, square))
    for square, building in board.buildings.items():
        x, y = centre_of_square(board, square)
        lean = _LEAN if building.value % 2 else -_LEAN
        yield use(building.type, transform=f"translate({x} {y})rotate({lean})scale(.95)")
    plates = "".join(
        f"M{x + 0.5:g} {y + 0.2:g}h7.1v7.9h-7.1z" for x, y in (centre_of_square(board, at) for at in board.buildings)
    )
    yield svg_path("d-c", plates)


def squares_with_grass(board: Board) -> Iterator[Square]:
    """Yield some free squares, scattered over the board, on which to draw grass."""
    taken = {*board.pawns, *board.outhouses, *board.buildings}
    for place, square in enumerate(board.squares_by_name.values()):
        if square not in taken and place * place % _SCATTER == 1:
            yield square


def building_values_drawing(board: Board) -> Html:
    """Return the number on each building, all of them in one SVG text."""
    return drawing_of_signs_on_buildings("d-bv", board, 4, lambda building: str(building.value))


def building_letters_drawing(board: Board, letters: Mapping[BuildingType, str]) -> Html:
    """Return the letters of the buildings by type."""
    return drawing_of_signs_on_buildings("d-bl", board, -4, lambda building: letters[building.type])


def drawing_of_signs_on_buildings(kind: str, board: Board, shift: int, sign: Callable[[Building], str]) -> Html:
    """Return a sign on each building, all as one SVG text; `shift`: the distance to the right of the middle."""
    signs: list[Sign] = [(*centre_of_square(board, square), sign(each)) for square, each in board.buildings.items()]
    return signs_as_one_svg_text(kind, signs, f"translate({shift} 7.7)")


def signs_as_one_svg_text(kind: str, signs: Sequence[Sign], transform: str | None = None) -> Html:
    """Return one-letter signs, each at its place, as one SVG text; a longer sign must be the only one."""
    across = " ".join(f"{x:g}" for x, _, _ in signs)
    down = " ".join(f"{y:g}" for _, y, _ in signs)
    return tag("text", (sign for _, _, sign in signs), class_=kind, transform=transform, x=across, y=down)


def tile_drawing(kind: KindLetter, length: int) -> Html:
    """Return a tile that points east, its first square around the origin; its path reaches back over the start."""
    end = SIDE * (length - 1)
    base = tag("rect", class_=f"d-{kind}0 d-o", x=-9.6, y=-9.6, width=end + 19.2, height=19.2, rx=2.4)
    deck = use(f"{kind}be", SIDE) if length == LONGEST else ""
    return fragment(base, drawing_of_path_on_tile(kind, end), deck)


def drawing_of_path_on_tile(kind: KindLetter, end: int) -> Html:
    """Return the path that a tile carries, from over its start edge to its free end."""
    if kind == "w":
        return wall_bricks_drawing(-14.5, end + 7)
    cap = tag("circle", class_=f"d-{kind}c", cx=end, r=_CAPS[kind])
    return fragment(
        road_or_river_edges_drawing(kind, -14.5, end),
        cap,
        road_or_river_surface_drawing(kind, end),
        ruts_or_waves_drawing(kind, end),
    )


def wall_bricks_drawing(start: float, end: float) -> Html:
    """Return a stretch of wall: battlements on both sides, and joints between its stones."""
    return fragment(
        svg_path("d-wt", f"M{start + 0.5:g}-6.5H{end}M{start + 0.5:g} 6.5H{end}"),
        svg_path("d-wb", f"M{start:g}-5.5H{end}v11H{start:g}z"),
        svg_path("d-wj", f"M{start:g} 0H{end}"),
        svg_path("d-wk", f"M{start + 0.5:g}-2.7H{end}M{start + 3.5:g} 2.7H{end}"),
    )


def road_or_river_edges_drawing(kind: KindLetter, start: float, end: float) -> Html:
    """Return a path from x = `start` to `end`, wide enough to show on both sides of the surface drawn over it."""
    return svg_path(f"d-{kind}e", f"M{start:g} 0H{end:g}")


def road_or_river_surface_drawing(kind: KindLetter, end: float) -> Html:
    """Return the surface of a road or a river; it reaches back to the middle of the square before."""
    return svg_path(f"d-{kind}b", f"M-20 0H{end}")


def ruts_or_waves_drawing(kind: KindLetter, end: int) -> Html:
    """Return the ruts of a road, or the waves of a river."""
    if kind == "r":
        return svg_path("d-rr", f"M-15-2.7H{end + 3}M-15 2.7H{end + 3}")
    waves = "t5 0" * ((end + 10) // 5)
    return svg_path("d-fw", f"M-13-2.5q2.5-2.6 5 0{waves}M-10.5 2.8q2.5-2.6 5 0{waves}")


def drawing_under_bridge(kind: KindLetter) -> Html:
    """Return the path under a bridge, around the origin, from one neighbouring square to the other."""
    if kind == "w":
        return wall_bricks_drawing(-14.5, 14.5)
    return fragment(
        road_or_river_edges_drawing(kind, -14.5, 14.5),
        road_or_river_surface_drawing(kind, 20),
        ruts_or_waves_drawing(kind, 10),
    )


def drawing_of_bridge_with_arches(kind: KindLetter) -> Html:
    """Return a bridge that leads east, around the origin: a dark arch on either side of it."""
    arch = "M-6.5-9.2h13c0 3-1 5-2.5 5.7h-8c-1.5-.7-2.5-2.7-2.5-5.7z"
    return fragment(svg_path("d-i", arch), svg_path("d-i", arch, transform="scale(1 -1)"), bridge_deck_drawing(kind))


def bridge_deck_drawing(kind: KindLetter) -> Html:
    """Return the deck of a bridge by itself, to be laid over what passes under it."""
    sides = "M-10-6Q0-3 10-6M-10 6Q0 3 10 6"
    return fragment(
        svg_path(f"d-{kind}1", "M-10-6Q0-3 10-6V6Q0 3-10 6z"),
        bridge_deck_lines_drawing(kind),
        svg_path("d-ps", sides),
        svg_path("d-pp", sides),
    )


def bridge_deck_lines_drawing(kind: KindLetter) -> Html:
    """Return the lines on a bridge's deck that show its kind of path."""
    if kind == "w":
        return fragment(svg_path("d-wj", "M-10 0H10"), svg_path("d-wk", "M-8-2.2H10M-5 2.2H10"))
    if kind == "r":
        return svg_path("d-rr", "M-8-1.9H9M-8 1.9H9")
    return svg_path("d-fw", "M-10 0q2.5-2.6 5 0t5 0 5 0 5 0")


def drawing_of_tile_in_direction(kind: KindLetter, length: int, way: DirectionLetter) -> Html:
    """Return the symbol of a tile that points in a direction, with the figure at its start edge upright."""
    x, y = _AHEAD[way]
    figure = tag("use", xlink__href=f"#dd-s{kind}", x=-4 * x, y=-4 * y) if length > 1 else ""
    turn = f"rotate({_TURNS[way]})" if _TURNS[way] else ""
    return symbol(f"{kind}{length}{way}", use(f"{kind}{length}", transform=turn), figure)


def symbol_in_two_directions(name: str, drawing: Html) -> Html:
    """Return the symbol of a drawing that leads east, and that of its copy turned north."""
    return fragment(symbol(f"{name}e", drawing), symbol(f"{name}n", use(f"{name}e", transform="rotate(-90)")))


def tile_symbols() -> Iterator[Html]:
    """Yield the symbols of every tile in every direction, and of bridges, their decks and the paths under them."""
    for kind in KINDS:
        yield symbol_in_two_directions(f"{kind}b", drawing_of_bridge_with_arches(kind))
        yield symbol_in_two_directions(f"{kind}d", bridge_deck_drawing(kind))
        yield symbol_in_two_directions(f"{kind}u", drawing_under_bridge(kind))
        for length in LENGTHS:
            yield symbol(f"{kind}{length}", tile_drawing(kind, length))
            yield from (drawing_of_tile_in_direction(kind, length, way) for way in DIRECTIONS)


@cache
def symbols_svg() -> Html:
    """Return the hidden SVG with every symbol the drawings use; a page needs it once."""
    return symbol_sheet(
        "dd",
        shapes_of_symbol_file(__package__),
        (symbol(f"pw{n}", use("pw"), tag("text", n, class_="d-pn", y=6.8)) for n in (1, 2)),
        tile_symbols(),
        symbol("k", (use(f"{kind}1", 0, 24 * at) for at, kind in enumerate(KINDS))),
        symbol("board", empty_board_drawing(BOARD)),
        (symbol(f"names-{lang}", building_letters_drawing(BOARD, LETTERS[lang])) for lang in LETTERS),
    )
