"""The forms in which a seat makes its move, as native controls, and the grid of buttons over the board."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from engine.core import render
from engine.core.describe import Texts
from engine.core.game import Refusal, Seat
from engine.core.html import NOTHING, Html, tag
from engine.games.drunter_drueber.render import pieces
from engine.games.drunter_drueber.render.spoken import bridges_in_words, revealed_vote_totals, squares_in_words
from engine.games.drunter_drueber.render.town import svg_view_box
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import DIRECTIONS, Square
from engine.games.drunter_drueber.rules.building import PLACEMENTS, pawns_blocked_by, refuse_if_tile_fits_nowhere
from engine.games.drunter_drueber.rules.reach import squares_of_placement
from engine.games.drunter_drueber.rules.state import BRIDGES, Placement
from engine.games.drunter_drueber.rules.view import View
from engine.games.drunter_drueber.rules.voting_cards import VotingCard, cards_of_bits


def move_form_of_seat(view: View, seat: Seat, moves: Sequence[str], texts: Texts, name: str = "") -> Html:
    """Return the form in which a seat makes its move; `name`: the player if several people share the device."""
    return _FORMS[view.phase](view, seat, moves, texts, render.name_before_question(name, seat, texts))


def placement_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: Html) -> Html:
    """Return the form in which a seat chooses a tile, and then its place."""
    placements = {move: PLACEMENTS[move] for move in moves}
    uses = Counter(placement.tile_type for placement in placements.values())
    stock = (
        tile_radio_button(view, seat, name, uses[name], texts)
        for name, count in zip(c.TILES, view.tiles[seat], strict=True)
        if count
    )
    places = (placement_radio_button(view, move, placement, texts) for move, placement in placements.items())
    return render.move_form(
        "place-form",
        seat,
        render.control_group("tiles", (who, texts["render.choose_tile"]), stock),
        render.control_group("places", texts["render.choose_place"], places),
        tag("p", class_="count", role="status"),
        render.submit_button(texts["render.lay"]),
        **render.DECIDE,
    )


def tile_radio_button(view: View, seat: Seat, name: c.TileType, uses: int, texts: Texts) -> Html:
    """Return a radio button for one type of tile in hand; `uses`: how many places it fits."""
    count = view.tiles[seat][c.TILES.index(name)]
    places = render.counted_text(texts, "places", uses) if uses else text_why_tile_fits_nowhere(view, name, texts)
    return tag(
        "label",
        tag("input", type="radio", name="tile", value=name, data_count=places),
        tag(
            "span",
            render.with_piece_name_attribute(pieces.small_tile_drawing(name), "tile", f"stock-{seat}", name),
            class_="dw",
            aria_hidden="true",
        ),
        tag("span", pieces.tile_name(name, texts), class_="tile-name"),
        (" ", tag("b", f"\u00d7\u202f{count}"), " ", tag("small", places)),
        class_=("pick", "pick-box", "pk", not uses and "idle"),
    )


def text_why_tile_fits_nowhere(view: View, name: c.TileType, texts: Texts) -> str:
    """Return a short reason why a type of tile fits nowhere; AssertionError if it fits somewhere."""
    try:
        refuse_if_tile_fits_nowhere(view, *c.kind_and_length_of_tile(name))
    except Refusal as refusal:
        return texts[f"render.idle_{refusal.code}"].format(**refusal.params)
    raise AssertionError(name)


def placement_radio_button(view: View, move: str, placement: Placement, texts: Texts) -> Html:
    """Return a radio button labelled with all effects of a placement; its tile and squares are data attributes."""
    squares = squares_of_placement(view, placement)
    meant = {
        "data_tile": placement.tile_type,
        "data_squares": " ".join(map(view.board.square_name, squares)),
    }
    radio = tag("input", type="radio", name="move", value=move, **meant)
    return tag("label", radio, tag("span", placement_in_words(view, placement, squares, texts)))


def placement_in_words(view: View, placement: Placement, squares: tuple[Square, ...], texts: Texts) -> str:
    """Return a placement in words: its direction and squares, its effects, and whether it needs a vote."""
    way = texts[f"render.way_{DIRECTIONS[placement.direction]}"]
    pawn, start = texts[f"render.pawn_{c.PAWNS[placement.pawn]}"], view.board.square_name(view.pawns[placement.pawn])
    place = texts["render.place"].format(
        pawn=pawn, way=way, start=start, squares=squares_in_words(view, squares, texts)
    )
    step = view.board.steps[placement.direction]
    bridges = [*map(Square, range(view.pawns[placement.pawn] + step, squares[0], step))]
    under = [bridges_in_words(view, bridges, texts)] if bridges else []
    return texts["render.parts"].join([place, *under, *placement_consequence_texts(view, placement, squares, texts)])


def placement_consequence_texts(
    view: View, placement: Placement, squares: tuple[Square, ...], texts: Texts
) -> Iterator[str]:
    """Yield phrases for the buildings a placement covers, the vote before it, and the pawns it blocks."""
    board = view.board
    lost = [board.buildings[square] for square in squares if square in board.buildings]
    if lost:
        buildings = texts["render.and"].join(pieces.building_name(each.type, each.value, texts) for each in lost)
        yield texts["render.covers"].format(buildings=buildings)
    huts = [board.square_name(square) for square in squares if square in board.outhouses]
    if huts and placement != view.proposal:
        yield texts["render.vote_on"].format(square=texts["render.and"].join(huts))
    for pawn in pawns_blocked_by(view, placement, squares):
        yield texts["render.blocks"].format(pawn=texts[f"render.pawn_{c.PAWNS[pawn]}"])


def vote_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: Html) -> Html:
    """Return the form in which a seat lays any of the voting cards it still holds."""
    del moves
    cards = (voting_card_checkbox(seat, card, texts) for card in cards_of_bits(view.votes[seat]))
    group = render.control_group("votes", (who, vote_question_text(view, seat, texts)), cards)
    return render.move_form("vote-form", seat, group, render.submit_button(texts["render.cast"]))


def vote_question_text(view: View, seat: Seat, texts: Texts) -> str:
    """Return the question of the vote: the squares, and what else would be covered or blocked.

    Which tile it is, and which outhouse is under it, has just been told.

    Raises ValueError where there is no vote.
    """
    if view.proposal is None:
        raise ValueError(view.phase)
    squares = squares_in_words(view, view.proposed, texts)
    key = "render.ask_own" if seat == view.turn else "render.ask"
    more = placement_consequence_texts(view, view.proposal, view.proposed, texts)
    return texts["render.parts"].join([texts[key].format(squares=squares), *more])


def voting_card_checkbox(seat: Seat, card: VotingCard, texts: Texts) -> Html:
    """Return a labelled checkbox: the card's drawing and the votes it is worth, in words."""
    box = tag("input", type="checkbox", name="move", value=card)
    votes = tag("small", pieces.voting_card_worth_text(card, texts))
    drawing = render.with_piece_name_attribute(pieces.voting_card_html(card), "vote-card", f"hand-{seat}", card)
    return tag("label", box, drawing, " ", votes, class_="pick pick-box pv")


def joker_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: Html) -> Html:
    """Return the two buttons with which a seat says what its joker means."""
    yes, no = revealed_vote_totals(view)
    legend = (who, texts["render.declare"].format(yes=yes, no=no))
    picks = (render.submit_button(texts[f"render.declare_{move}"], name="move", value=move) for move in moves)
    return render.move_form("joker-form", seat, render.control_group("words", legend, picks))


def main_target_form(view: View, seat: Seat, moves: Sequence[str], texts: Texts, who: Html) -> Html:
    """Return the form in which a seat chooses its main target card."""
    del view
    picks = (target_radio_button(c.Target(move), texts) for move in moves)
    group = render.control_group("mains", (who, texts["render.choose_main"]), picks)
    return render.move_form("main-form", seat, group, render.submit_button(texts["render.keep"]))


def target_radio_button(target: c.Target, texts: Texts) -> Html:
    """Return a radio button for a target card, labelled with its name and a drawing hidden from screen readers."""
    radio = tag("input", type="radio", name="move", value=target)
    drawing = tag("span", pieces.target_card_html(target, texts), aria_hidden="true")
    return tag("label", radio, drawing, " ", tag("span", texts[f"render.target_{target}"]), class_="pick pick-box pt")


_FORMS: Final[Mapping[str, Callable[[View, Seat, Sequence[str], Texts, Html], Html]]] = {
    "place": placement_form,
    "vote": vote_form,
    "joker": joker_form,
    "main": main_target_form,
}


def placement_grid_html(view: View, seat: Seat, moves: Sequence[str], texts: Texts) -> Html:
    """Return the grid of squares over the board for a seat that places a tile; NOTHING in any other phase."""
    if view.phase != "place" or seat not in view.seats_to_move or not moves:
        return NOTHING
    board = view.board
    kinds = {square: c.PAWN_KINDS[laid.placement.pawn] for laid in view.laid for square in laid.squares}
    squares = ([board.square_at(row, column) for column in range(board.columns)] for row in range(board.rows))
    rows = (tag("div", (square_button(view, square, kinds, texts) for square in row), role="row") for row in squares)
    size = {"aria_rowcount": board.rows, "aria_colcount": board.columns}
    cells = tag("div", rows, role="grid", aria_label=texts["render.grid"], **size)
    return tag("trick-grid", render.empty_preview_layer(svg_view_box(board)), cells, data_form="decide")


def square_button(view: View, square: Square, kinds: Mapping[Square, c.Kind], texts: Texts) -> Html:
    """Return a button of the grid, labelled with the square's name and contents."""
    name = view.board.square_name(square)
    label = texts["render.cell"].format(square=name, there=square_contents_in_words(view, square, kinds, texts))
    return render.grid_cell(name, label)


def square_contents_in_words(view: View, square: Square, kinds: Mapping[Square, c.Kind], texts: Texts) -> str:
    """Return the contents of a square in words, a pawn included."""
    ground = contents_without_pawn_in_words(view, square, kinds, texts)
    for name, at in zip(c.PAWNS, view.pawns, strict=True):
        if at == square:
            return texts["render.pawn_here"].format(there=ground, pawn=texts[f"render.pawn_{name}"])
    return ground


def contents_without_pawn_in_words(view: View, square: Square, kinds: Mapping[Square, c.Kind], texts: Texts) -> str:
    """Return the contents of a square in words, any pawn left out: tile, bridge, corner, building, outhouse or none."""
    board = view.board
    if square in kinds:
        key = "render.bridge_on" if view.cover[square] in BRIDGES else "render.tile_on"
        return texts[key].format(kind=texts[f"render.some_{c.KINDS[kinds[square]]}"])
    if square in board.pawns:
        return texts[f"render.corner_{c.KINDS[c.PAWN_KINDS[board.pawns.index(square)]]}"]
    if square in board.buildings:
        building = board.buildings[square]
        return pieces.building_name(building.type, building.value, texts)
    return texts["render.outhouse" if square in board.outhouses else "render.free"]
