"""What a seat can do now, as native controls, and the squares as buttons over the board."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from engine.core.describe import Texts
from engine.core.game import Refusal, Seat
from engine.core.html import NOTHING, Html, tag
from engine.core.render import (
    DECIDE,
    addressed,
    as_piece,
    button,
    control_group,
    counted,
    grid_cell,
    move_form,
    preview_layer,
)
from engine.games.drunter_drueber.render.board import face_of
from engine.games.drunter_drueber.render.pieces import ballot, building_name, target, tile, tile_name
from engine.games.drunter_drueber.render.spoken import open_tally, span, under_spoken
from engine.games.drunter_drueber.render.town import box
from engine.games.drunter_drueber.rules.board import DIRECTIONS, Square
from engine.games.drunter_drueber.rules.building import PLACEMENTS, refuse_type
from engine.games.drunter_drueber.rules.components import CARDS, KINDS, PAWN_KINDS, PAWNS, TILES, WORTH, cards_in
from engine.games.drunter_drueber.rules.reach import squares_of
from engine.games.drunter_drueber.rules.state import BRIDGES, Placement
from engine.games.drunter_drueber.rules.view import View


def form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, name: str = "") -> Html:
    """Return the form in which a seat makes its move; `name` is who sits there if several people share the device."""
    return _FORMS[view.phase](view, seat, moves, texts, addressed(name, texts))


def place_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: str) -> Html:
    """Return the form in which a seat chooses a tile, and then its place."""
    placements = {move: PLACEMENTS[move] for move in moves}
    uses = Counter(map(face_of, placements.values()))
    stock = (
        tile_pick(view, seat, name, uses[name], texts)
        for name, count in zip(TILES, view.tiles[seat], strict=True)
        if count
    )
    places = (place_pick(view, move, placement, texts) for move, placement in placements.items())
    return move_form(
        "place-form",
        seat,
        control_group("tiles", who + texts["render.choose_tile"], stock),
        control_group("places", texts["render.choose_place"], places),
        tag("p", class_="count", role="status"),
        button(texts["render.lay"]),
        **DECIDE,
    )


def tile_pick(view: View, seat: Seat, name: str, uses: int, texts: Texts) -> Html:
    """Return one type of tile that a seat holds as a radio button; `uses`: how many places there are for it."""
    count = view.tiles[seat][TILES.index(name)]
    places = counted(texts, "places", uses) if uses else why_idle(view, name, texts)
    return tag(
        "label",
        tag("input", type="radio", name="tile", value=name, data_count=places),
        tag("span", as_piece(tile(name), "tile", f"stock-{seat}", name), class_="dw", aria_hidden="true"),
        tag("span", tile_name(name, texts), class_="tile-name"),
        (" ", tag("b", f"\u00d7\u202f{count}"), " ", tag("small", places)),
        class_=("pick", "pick-box", "pk", not uses and "idle"),
    )


def why_idle(view: View, name: str, texts: Texts) -> str:
    """Return in short why a type of tile fits nowhere."""
    try:
        refuse_type(view, KINDS.index(name[0]), int(name[1]))
    except Refusal as refusal:
        return texts[f"render.idle_{refusal.code}"].format(**refusal.params)
    raise AssertionError(name)


def place_pick(view: View, move: str, placement: Placement, texts: Texts) -> Html:
    """Return one placement as a radio button that says all it would do."""
    squares = squares_of(view, placement)
    meant = {"data_tile": face_of(placement), "data_squares": " ".join(map(view.board.name, squares))}
    radio = tag("input", type="radio", name="move", value=move, **meant)
    return tag("label", radio, tag("span", place_spoken(view, placement, squares, texts)))


def place_spoken(view: View, placement: Placement, squares: Sequence[Square], texts: Texts) -> str:
    """Return a placement in words: its way, its squares, what it covers, and whether it is put to the vote."""
    way = texts[f"render.way_{DIRECTIONS[placement.direction]}"]
    pawn, start = texts[f"render.pawn_{PAWNS[placement.pawn]}"], view.board.name(view.pawns[placement.pawn])
    place = texts["render.place"].format(pawn=pawn, way=way, start=start, squares=span(view, squares, texts))
    step = view.board.steps[placement.direction]
    bridges = range(view.pawns[placement.pawn] + step, squares[0], step)
    under = [under_spoken(view, bridges, texts)] if bridges else []
    return texts["render.parts"].join([place, *under, *consequences(view, squares, texts)])


def consequences(view: View, squares: Sequence[Square], texts: Texts, hut: str = "vote_on") -> Iterator[str]:
    """Return what a tile on these squares would cover, and by the text `hut` that an outhouse is among it."""
    board = view.board
    lost = [board.buildings[square] for square in squares if square in board.buildings]
    if lost:
        buildings = texts["render.and"].join(building_name(each.type, each.value, texts) for each in lost)
        yield texts["render.covers"].format(buildings=buildings)
    huts = [board.name(square) for square in squares if square in board.outhouses]
    if huts:
        yield texts[f"render.{hut}"].format(square=texts["render.and"].join(huts))


def vote_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: str) -> Html:
    """Return the form in which a seat lays voting cards; any of those it still holds."""
    del moves
    cards = (card_pick(seat, card, texts) for card in cards_in(view.votes[seat]))
    group = control_group("votes", who + question(view, seat, texts), cards)
    return move_form("vote-form", seat, group, button(texts["render.cast"]))


def question(view: View, seat: Seat, texts: Texts) -> str:
    """Return what the vote is about: the tile, its squares, the outhouse, and the buildings it would cover.

    Raises ValueError where there is no vote.
    """
    if view.proposal is None:
        raise ValueError(view.phase)
    name = tile_name(face_of(view.proposal), texts)
    squares = span(view, view.proposed, texts)
    key = "render.ask_own" if seat == view.turn else "render.ask"
    more = consequences(view, view.proposed, texts, "outhouse_on")
    return texts["render.parts"].join([texts[key].format(tile=name, squares=squares), *more])


def card_pick(seat: Seat, card: str, texts: Texts) -> Html:
    """Return one voting card as a checkbox, with the votes that it is worth."""
    worth = WORTH[CARDS.index(card)]
    key = {"jein": "worth_joker", "?": "worth_undecided"}.get(card, "worth_yes" if worth > 0 else "worth_no")
    box = tag("input", type="checkbox", name="move", value=card)
    votes = tag("small", texts[f"render.{key}"].format(votes=abs(worth)))
    drawing = as_piece(ballot(card), "vote-card", f"hand-{seat}", card)
    return tag("label", box, drawing, " ", votes, class_="pick pick-box pv")


def joker_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: str) -> Html:
    """Return the two buttons with which a seat says what its joker means."""
    yes, no = open_tally(view)
    legend = who + texts["render.declare"].format(yes=yes, no=no)
    picks = (button(texts[f"render.declare_{move}"], name="move", value=move) for move in moves)
    return move_form("joker-form", seat, control_group("words", legend, picks))


def main_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: str) -> Html:
    """Return the form in which a seat chooses its main target card."""
    del view
    picks = (target_pick(move, texts) for move in moves)
    group = control_group("mains", who + texts["render.choose_main"], picks)
    return move_form("main-form", seat, group, button(texts["render.keep"]))


def target_pick(name: str, texts: Texts) -> Html:
    """Return one target card as a radio button."""
    radio = tag("input", type="radio", name="move", value=name)
    drawing = tag("span", target(name, texts), aria_hidden="true")
    return tag("label", radio, drawing, " ", tag("span", texts[f"render.target_{name}"]), class_="pick pick-box pt")


_FORMS: Final[Mapping[str, Callable[[View, Seat, Sequence[str], Texts, str], Html]]] = {
    "place": place_form,
    "vote": vote_form,
    "joker": joker_form,
    "main": main_form,
}


def grid(view: View, seat: Seat, moves: Sequence[str], texts: Texts) -> Html:
    """Return the grid over the board for a seat that places a tile, none in any other phase."""
    if view.phase != "place" or seat not in view.owing or not moves:
        return NOTHING
    board = view.board
    kinds = {square: PAWN_KINDS[laid.placement.pawn] for laid in view.laid for square in laid.squares}
    squares = ([board.square(row, column) for column in range(board.columns)] for row in range(board.rows))
    rows = (tag("div", (cell(view, square, kinds, texts) for square in row), role="row") for row in squares)
    size = {"aria_rowcount": board.rows, "aria_colcount": board.columns}
    cells = tag("div", rows, role="grid", aria_label=texts["render.grid"], **size)
    return tag("trick-grid", preview_layer(box(board)), cells, data_form="decide")


def cell(view: View, square: Square, kinds: dict[int, int], texts: Texts) -> Html:
    """Return one square as a button that says what is there."""
    name = view.board.name(square)
    label = texts["render.cell"].format(square=name, there=square_text(view, square, kinds, texts))
    return grid_cell(name, label)


def square_text(view: View, square: Square, kinds: dict[int, int], texts: Texts) -> str:
    """Return what is on a square, in words, with the pawn that stands there."""
    ground = ground_text(view, square, kinds, texts)
    for name, at in zip(PAWNS, view.pawns, strict=True):
        if at == square:
            return texts["render.pawn_here"].format(there=ground, pawn=texts[f"render.pawn_{name}"])
    return ground


def ground_text(view: View, square: Square, kinds: dict[int, int], texts: Texts) -> str:
    """Return what is on a square, pawns aside."""
    board = view.board
    if square in kinds:
        key = "render.bridge_on" if view.cover[square] in BRIDGES else "render.tile_on"
        return texts[key].format(kind=texts[f"render.some_{KINDS[kinds[square]]}"])
    if square in board.pawns:
        return texts[f"render.corner_{KINDS[PAWN_KINDS[board.pawns.index(square)]]}"]
    if square in board.buildings:
        building = board.buildings[square]
        return building_name(building.type, building.value, texts)
    return texts["render.outhouse" if square in board.outhouses else "render.free"]
