"""A view of Drunter & Drüber as HTML: the board with its tiles and pawns, and a panel for each seat."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from engine.core import render
from engine.core.describe import Texts
from engine.core.game import EVERYONE, Seat
from engine.core.html import NOTHING, Html, fragment, tag
from engine.core.table.facts import facts_in_words
from engine.games.drunter_drueber.render import facts, pieces, spoken, town
from engine.games.drunter_drueber.render.marks import BUILT, COUNTS
from engine.games.drunter_drueber.render.outlook import outlook_drawing, outlook_in_words_html
from engine.games.drunter_drueber.render.part import (
    Part,
    part_of_marks,
    part_rim_drawing,
    svg_view_box_of_part,
    whole_town,
)
from engine.games.drunter_drueber.render.trail import laid_tiles_with_bridges, pawn_of_tile_by_square
from engine.games.drunter_drueber.render.untold import doubt_drawings, untold_deck_drawing, untold_tile_drawings
from engine.games.drunter_drueber.rules import scoring, voting_cards
from engine.games.drunter_drueber.rules.board import BOARD, DIRECTIONS, Board, Square
from engine.games.drunter_drueber.rules.components import EACH, KINDS, PAWN_KINDS, PAWNS, TileType
from engine.games.drunter_drueber.rules.state import Placement
from engine.games.drunter_drueber.rules.view import View

_RING = 9
"""Half the side of the ring around a building of the viewer's own."""
_PILL = 14
"""The distance of a vote count, for yes or for no, from the middle between both."""
_REACH = 32
"""How far the vote counts reach from there to either side, the one that wins being larger."""
_ABOVE = 20
"""The distance of the vote counts above the tile."""
_IN_PART = 0.6
"""The size of the vote counts in a part of the town."""
_INSET = 9.6
"""The distance from the middle of a tile's outermost square to its outline."""


def town_board_html(view: View, texts: Texts, names: Sequence[str], marks: Iterable[str] = ()) -> Html:
    """Return the board that a viewer sees; the page must hold `symbols()` once. `marks` name what has just changed."""
    news = sorted(marks)
    return tag(
        "div",
        board_picture(view, texts, news),
        (
            pieces.tile_to_lay_html(TileType(mark.removeprefix("lay:")), texts)
            for mark in news
            if mark.startswith("lay:")
        ),
        render.screen_reader_text_html(spoken.board_in_words(view, texts, news)),
        class_="dd",
    )


def turn_and_panels_html(view: View, texts: Texts, names: Sequence[str], marks: Iterable[str] = ()) -> Html:
    """Return the part below the board: whose turn it is, a panel for each seat, and what may happen to buildings."""
    news = sorted(marks)
    heading = spoken.status_heading_text(view, texts, names, news)
    when = tag("p", heading, class_="when") if heading else NOTHING
    seats = tag("ol", (seat_panel_html(view, texts, names, seat, news) for seat in range(view.players)), class_="seats")
    classes = ("dd", f"p{view.players}", is_vote_counted(view, news) and "counting")
    return tag("div", when, seats, outlook_in_words_html(view, texts), class_=classes)


def is_vote_counted(view: View, news: Sequence[str]) -> bool:
    """Return whether votes are turned over, jokers declared, or the outcome told: then cards are what one looks at."""
    told = {mark.partition(":")[0] for mark in news}
    return view.phase == "joker" and (view.proposal is not None or not told.isdisjoint({"passed", "refused"}))


def board_picture(view: View, texts: Texts, news: Sequence[str]) -> Html:
    """Return the board with its tiles, pawns and marks as one SVG, which screen readers skip."""
    part = part_of_marks(view.board, news)
    layers = (
        *(empty_board_picture(view.board, texts), own_building_rings_drawing(view, news)),
        *(untold_tile_drawings(view), laid_tile_drawings(view), doubt_drawings(view)),
        *(target_square_drawings(view, news), pawn_drawings(view, news), proposed_tile_drawings(view, news)),
        change_mark_drawings(view, texts, news),
        *(outlook_drawing(view), part_rim_drawing(view.board, part) if part else NOTHING),
        # A part has a rim of its own, and is not enlarged.
        town.rim_in_sight_drawing(view.board) if not part and any(mark.startswith("to:") for mark in news) else NOTHING,
    )
    box = svg_view_box_of_part(view.board, part) if part else town.svg_view_box(view.board)
    return tag("svg", layers, class_=("map", bool(part) and "part"), viewBox=box, aria_hidden="true", translate="no")


def empty_board_picture(board: Board, texts: Texts) -> Html:
    """Return the empty board: the usual one is a symbol, another is drawn in full."""
    lang = texts["render.lang"]
    if board is BOARD:
        return fragment(pieces.use("board"), pieces.use(f"names-{lang}"))
    return fragment(town.empty_board_drawing(board), town.building_letters_drawing(board, pieces.LETTERS[lang]))


def own_building_rings_drawing(view: View, news: Sequence[str]) -> Html:
    """Return a ring around each building that counts for the target card just scored, or for the viewer's own.

    At the end, when all target cards are face up, dashed rings mark the buildings that count for the others.
    """
    if counted := {mark.removeprefix(COUNTS) for mark in news if mark.startswith(COUNTS)}:
        squares = (square for square, building in view.board.buildings.items() if building.name in counted)
        return building_rings_drawing(view, "d-ow2", squares)
    if view.seat is None or view.seat == EVERYONE:
        return NOTHING
    others = [seat for seat in range(view.players) if seat != view.seat and view.phase == "over"]
    return fragment(
        building_rings_drawing(view, "d-ow2", squares_of_counted_buildings(view, view.seat)),
        building_rings_drawing(
            view, "d-ow3", chain.from_iterable(squares_of_counted_buildings(view, seat) for seat in others)
        ),
    )


def building_rings_drawing(view: View, style: str, buildings: Iterable[Square]) -> Html:
    """Return a ring around each of these buildings."""
    corners = (town.centre_of_square(view.board, square) for square in buildings)
    side = 2 * _RING
    drawn = "".join(f"M{x - _RING} {y - _RING}h{side}v{side}h-{side}z" for x, y in corners)
    return fragment(render.svg_path("d-own", drawn), render.svg_path(style, drawn)) if drawn else NOTHING


def squares_of_counted_buildings(view: View, seat: Seat) -> Iterator[Square]:
    """Yield the squares of uncovered buildings that count for a seat's target cards, leaving out the card EACH."""
    main = view.main[seat]
    targets = (main,) if main else view.targets[seat]
    theirs = {
        each for target in targets if target != EACH for each in scoring.uncovered_buildings_that_count(view, target)
    }
    for square, building in view.board.buildings.items():
        if building in theirs:
            yield square


def laid_tile_drawings(view: View) -> Iterator[Html]:
    """Yield the tiles in the order in which they were laid, with paths under bridges drawn below the decks."""
    owner, begun = pawn_of_tile_by_square(view), set[int]()
    for laid, bridges in laid_tiles_with_bridges(view):
        pawn, _, way = laid.placement
        kind = KINDS[PAWN_KINDS[pawn]]
        below, above = ("e", "n") if way % 2 else ("n", "e")
        for square in bridges:
            yield pieces.use(f"{kind}u{below}", *town.centre_of_square(view.board, square))
        yield drawing_of_tile_on_squares(view.board, laid.placement, laid.squares)
        for square in bridges:
            deck = square in owner and pieces.use(
                f"{KINDS[PAWN_KINDS[owner[square]]]}d{above}", *town.centre_of_square(view.board, square)
            )
            yield deck or untold_deck_drawing(view, square)
        if pawn not in begun:
            yield pieces.use(f"e{kind}", *town.centre_of_square(view.board, view.board.pawns[pawn]))
            begun.add(pawn)


def drawing_of_tile_on_squares(board: Board, placement: Placement, squares: Sequence[Square], mark: str = "") -> Html:
    """Return a tile on its squares; its first square's name identifies it to the browser."""
    tile = placement.tile_type
    drawn = pieces.use(f"{tile}{DIRECTIONS[placement.direction]}", *town.centre_of_square(board, squares[0]), mark)
    return render.with_piece_name_attribute(drawn, "tile", board.square_name(squares[0]), tile)


def pawn_drawings(view: View, news: Sequence[str]) -> Iterator[Html]:
    """Yield the pawns that are left, those of the wall with their numbers; in its corner a pawn is drawn smaller, and
    one that has just moved stands on a disc."""
    for name, square in zip(PAWNS, view.pawns, strict=True):
        if square and f"pawn:{view.board.square_name(square)}" in news:
            x, y = town.centre_of_square(view.board, square)
            yield tag("circle", class_="m-pawn", cx=x, cy=y, r=9.6)
        if square in view.board.pawns:
            x, y = town.centre_of_square(view.board, square)
            pale, smaller = render.UNTOLD * (f"pawns.{name}" in view.untold), f"translate({x + 2} {y + 2})scale(.78)"
            yield render.with_piece_name_attribute(
                pieces.use(f"p{name}", kind=pale, transform=smaller), "pawn", "board", name
            )
        elif square:
            yield render.with_piece_name_attribute(
                pieces.use(f"p{name}", *town.centre_of_square(view.board, square)), "pawn", "board", name
            )


def proposed_tile_drawings(view: View, news: Sequence[str]) -> Iterator[Html]:
    """Yield the tile under vote, faint and dashed, with a question mark until it is turned down; a tile just accepted
    is drawn until it is laid."""
    if any(mark.startswith("passed") for mark in news) and view.ballots and not view.proposal:
        accepted = view.ballots[-1]
        if accepted.squares not in [each.squares for each in view.laid]:
            yield drawing_of_tile_on_squares(view.board, accepted.placement, accepted.squares, "m-tile")
    if view.proposal and view.proposed:
        yield drawing_of_tile_on_squares(view.board, view.proposal, view.proposed, "m-tile")
        if any(mark.startswith("refused") for mark in news):
            return
        yield tile_outline_drawing(view.board, view.proposed, "m-ask")
        yield pieces.use("q", *town.centre_of_square(view.board, square_for_question_mark(view)))


def square_for_question_mark(view: View) -> Square:
    """Return the square of a proposal on which a question mark hides least, preferably without outhouse or building."""
    board = view.board
    return min(view.proposed, key=lambda square: 2 * (square in board.outhouses) + (square in board.buildings))


def tile_outline_drawing(board: Board, squares: Sequence[Square], kind: str) -> Html:
    """Return a frame around the squares of a tile."""
    (x, y), (x_end, y_end) = town.centre_of_square(board, min(squares)), town.centre_of_square(board, max(squares))
    width, height = x_end - x + 2 * _INSET, y_end - y + 2 * _INSET
    return tag("rect", class_=kind, x=x - _INSET, y=y - _INSET, width=width, height=height, rx=2.4)


def target_square_drawings(view: View, news: Sequence[str]) -> Iterator[Html]:
    """Yield a frame around each square that may be pressed, with its name; a pawn there stands on it."""
    for kind, _, name in (mark.partition(":") for mark in news):
        if kind in ("to", "no"):
            framed = tile_outline_drawing(view.board, [view.board.square_named(name)], f"m-{kind}")
            yield render.with_spot_name_attribute(framed, name)


def change_mark_drawings(view: View, texts: Texts, news: Sequence[str]) -> Iterator[Html]:
    """Yield marks on the board for tiles laid, pawns removed, buildings lost, votes, and squares named or refused."""
    board = view.board
    for kind, _, rest in (mark.partition(":") for mark in news):
        names = rest.split(":")
        if kind == "tile":
            yield tile_outline_drawing(board, [board.square_named(name) for name in names], "m-new")
        elif kind == "lost":
            square = board.square_named(names[1])
            yield covered_building_drawing(board, square, texts, under_pawn=square in view.pawns)
        elif kind == "gone":
            x, y = town.centre_of_square(board, board.square_named(names[1]))
            yield fragment(pieces.use(f"p{names[0]}", x, y, "m-ghost"), pieces.use("x", x, y))
        elif kind == "ban":
            yield pieces.use("x", *town.centre_of_square(board, board.square_named(names[0])))
        elif kind == "stake":
            yield tile_outline_drawing(board, [board.square_named(names[0])], "m-stake")
        elif kind == "may":
            yield from possible_tile_drawings(board, names[0], [board.square_named(name) for name in names[1:]])
        elif kind == "way":
            yield from reason_arrow_drawings(view, *names)
        elif kind == "bridge":
            yield tile_outline_drawing(board, [board.square_named(names[0])], "m-bridge")
        elif kind in ("passed", "refused", "tally") and (view.phase == "joker" or view.ballots):
            yield from vote_result_drawings(view, part_of_marks(board, news), kind, *names)


def possible_tile_drawings(board: Board, tile: str, squares: Sequence[Square]) -> Iterator[Html]:
    """Yield a tile with its way, "r2s", where it may go: faint and dashed, with a question mark if a vote decides."""
    yield pieces.use(tile, *town.centre_of_square(board, squares[0]), "m-tile")
    yield tile_outline_drawing(board, squares, "m-ask")
    yield from (
        pieces.use("q", *town.centre_of_square(board, square)) for square in squares if square in board.outhouses
    )


def reason_arrow_drawings(view: View, pawn: str, target: str, *squares: str) -> Iterator[Html]:
    """Yield an arrow from where a pawn stands to a square that a tile at it may cover, and that tile if it is known."""
    board, start = view.board, view.pawns[PAWNS.index(pawn)]
    if squares:
        yield tile_outline_drawing(board, [board.square_named(name) for name in squares], "m-way")
    if start:
        end = town.centre_of_square(board, board.square_named(target))
        yield render.arrow_drawing(town.centre_of_square(board, start), end, _INSET)


def vote_result_drawings(view: View, part: Part | None, kind: str, yes: str, no: str) -> Iterator[Html]:
    """Yield a vote's result over its tile, with the counts only until the vote is cleared, since they hide squares."""
    counting = view.phase == "joker"
    squares = view.proposed if counting and view.proposed else view.ballots[-1].squares
    if kind == "refused":
        yield tile_outline_drawing(view.board, squares, "m-no")
        # A building that is crossed out would look lost, and this one is saved.
        plain = [each for each in squares if each not in view.board.buildings and each not in view.board.outhouses]
        # In a part, which is drawn large, a cross would hide its square.
        for square in plain[: 0 if part else 1]:
            yield pieces.use("x", *town.centre_of_square(view.board, square))
    if counting:
        yield from vote_count_drawings(view.board, part or whole_town(view.board), squares, kind, yes, no)


def vote_count_drawings(
    board: Board, part: Part, squares: Sequence[Square], kind: str, yes: str, no: str
) -> Iterator[Html]:
    """Yield the vote counts above a tile, or below it where they hide less, with the winning one highlighted.

    A part of the town is drawn large, so they are small there.
    """
    columns, rows = zip(*(town.centre_of_square(board, square) for square in squares), strict=True)
    size = 1 if part == whole_town(board) else _IN_PART
    reach, half = round(_REACH * size), pieces.SIDE // 2
    above = half + round((_ABOVE - half) * size)
    least, most = pieces.SIDE * part.left + reach, pieces.SIDE * (part.right + 1) - reach
    x = min(max((min(columns) + max(columns)) // 2, least), most)
    top, bottom = pieces.SIDE * part.top + half, pieces.SIDE * (part.bottom + 1) - half
    places = [y for y in (min(rows) - above, max(rows) + above) if top < y < bottom]
    # What a building is worth is read, an outhouse is known at a glance.
    standing = dict.fromkeys(board.outhouses, 1) | dict.fromkeys(board.buildings, 2)
    weights = [(*town.centre_of_square(board, square), weight) for square, weight in standing.items()]
    y = min(places, key=lambda y: sum(w for left, down, w in weights if abs(left - x) < reach and abs(down - y) < half))
    won = {"passed": "y", "refused": "n"}.get(kind)
    for side, votes, way in (("y", yes, -1), ("n", no, 1)):
        look = won and ("m-won" if side == won else "m-lost")
        pill = tag("g", pieces.use(f"t{side}"), tag("text", votes, class_="d-tt", x=5, y=4), class_=look)
        scale = f"scale({size})" if size < 1 else ""
        yield tag("g", pill, transform=f"translate({x + way * round(_PILL * size)} {y}){scale}")


def covered_building_drawing(board: Board, square: Square, texts: Texts, *, under_pawn: bool) -> Html:
    """Return the building that a tile has just covered, small and struck through, over the tile's corner.

    With a pawn on its square it is smaller, so that the pawn's number stays visible.
    """
    (x, y), building = town.centre_of_square(board, square), board.buildings[square]
    drawing = pieces.building_drawing(building.type, texts, building.value)
    place = f"translate({x + 5} {y - 7})scale(.5)" if under_pawn else f"translate({x + 3} {y - 4})scale(.74)"
    return tag("g", drawing, pieces.use("l"), transform=place)


def seat_panel_html(view: View, texts: Texts, names: Sequence[str], seat: Seat, news: Sequence[str]) -> Html:
    """Return the panel of one seat, with everything in front of it."""
    decides = seat in view.seats_to_move and "turn" not in view.untold
    acts = decides and view.phase in ("place", "vote", "joker") and BUILT not in news
    said = [*facts.facts_of_seat(view, texts, seat, news)]
    drawn = {fact.key: fact.drawn for fact in said}
    held = len(voting_cards.cards_of_bits(view.votes[seat]))
    parts = (
        *(tag("b", names[seat], class_="who"), drawn["sum"], drawn["targets"], drawn["stock"]),
        drawn["votes"] and render.with_piece_name_attribute(drawn["votes"], "vote-card", f"hand-{seat}", count=held),
        drawn["laid"] or facts.cards_of_last_vote_html(view, texts, seat) or drawn["points"],
    )
    return render.seat_panel_element(seat, acts, news, facts_in_words(names[seat], said, texts), *parts)
