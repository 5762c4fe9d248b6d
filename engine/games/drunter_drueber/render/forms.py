"""What a seat can do now, as native controls: lay a tile, vote, declare a joker, choose the main target."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from typing import Final

from engine.core.describe import Texts
from engine.core.render.elements import counted
from engine.core.render.forms import DECIDE, addressed, button, fields, opening
from engine.games.drunter_drueber.render.pieces import ballot, building_name, target, tile, tile_name
from engine.games.drunter_drueber.render.spoken import open_tally, span, under_said
from engine.games.drunter_drueber.rules.board import DIRECTIONS
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.components import CARDS, KINDS, PAWN_KINDS, PAWNS, TILES, WORTH, cards_in
from engine.games.drunter_drueber.rules.state import Placement, squares_of
from engine.games.drunter_drueber.rules.view import View


def form(view: View, seat: int, moves: Sequence[str], texts: Texts, name: str = "") -> str:
    """Return the form in which a seat makes its move.

    Its submit event carries `move`; `name` is said where several people share the device.
    """
    return _FORMS[view.phase](view, seat, moves, texts, addressed(name, texts))


def place_form(view: View, seat: int, moves: Sequence[str], texts: Texts, who: str) -> str:
    """Return the form in which a seat chooses a tile, and then its place."""
    placements = {move: PLACEMENTS[move] for move in moves}
    uses = Counter(map(type_of, placements.values()))
    stock = "".join(
        tile_pick(name, count, uses[name], texts) for name, count in zip(TILES, view.tiles[seat], strict=True) if count
    )
    places = "".join(place_pick(view, move, placement, texts) for move, placement in placements.items())
    return (
        f"{opening('place-form', seat, DECIDE)}{fields('tiles', who + texts['render.choose_tile'], stock)}"
        f"{fields('places', texts['render.choose_place'], places)}"
        f'<p class="count" role="status"></p>{button(texts["render.lay"])}</form>'
    )


def type_of(placement: Placement) -> str:
    """Return the type of tile of a placement: r3."""
    return f"{KINDS[PAWN_KINDS[placement.pawn]]}{placement.length}"


def tile_pick(name: str, count: int, uses: int, texts: Texts) -> str:
    """Return one type of tile that a seat holds as a radio button."""
    places = escape(counted(texts, "places", uses))
    return (
        f'<label class="pick pick-box pk{"" if uses else " idle"}">'
        f'<input type="radio" name="tile" value="{name}" data-count="{places}">'
        f'<span class="dw" aria-hidden="true">{tile(name)}</span><span>{escape(tile_name(name, texts))}</span>'
        f" <b>\u00d7\u202f{count}</b> <small>{places}</small></label>"
    )


def place_pick(view: View, move: str, placement: Placement, texts: Texts) -> str:
    """Return one placement as a radio button that says all it would do."""
    squares = squares_of(view, placement)
    names = " ".join(map(view.board.name, squares))
    told = escape(place_said(view, placement, squares, texts))
    return (
        f'<label><input type="radio" name="move" value="{move}" data-tile="{type_of(placement)}" '
        f'data-squares="{names}"><span>{told}</span></label>'
    )


def place_said(view: View, placement: Placement, squares: Sequence[int], texts: Texts) -> str:
    """Return a placement in words: its way, its squares, what it covers, and whether it is put to the vote."""
    way = texts[f"render.way_{DIRECTIONS[placement.direction]}"]
    pawn, start = texts[f"render.pawn_{PAWNS[placement.pawn]}"], view.board.name(view.pawns[placement.pawn])
    place = texts["render.place"].format(pawn=pawn, way=way, start=start, squares=span(view, squares, texts))
    step = view.board.steps[placement.direction]
    bridges = range(view.pawns[placement.pawn] + step, squares[0], step)
    under = [under_said(view, bridges, texts)] if bridges else []
    return texts["render.parts"].join([place, *under, *consequences(view, squares, texts)])


def consequences(view: View, squares: Sequence[int], texts: Texts, hut: str = "vote_on") -> Iterator[str]:
    """Return what a tile on these squares would cover, and by the text `hut` that an outhouse is among it."""
    board = view.board
    lost = [board.buildings[square] for square in squares if square in board.buildings]
    if lost:
        told = texts["render.and"].join(building_name(each.type, each.value, texts) for each in lost)
        yield texts["render.covers"].format(buildings=told)
    huts = [board.name(square) for square in squares if square in board.outhouses]
    if huts:
        yield texts[f"render.{hut}"].format(square=texts["render.and"].join(huts))


def vote_form(view: View, seat: int, moves: Sequence[str], texts: Texts, who: str) -> str:
    """Return the form in which a seat lays voting cards; any of those it still holds."""
    del moves
    cards = "".join(card_pick(card, texts) for card in cards_in(view.votes[seat]))
    fieldset = fields("votes", who + question(view, seat, texts), cards)
    return f"{opening('vote-form', seat)}{fieldset}{button(texts['render.cast'])}</form>"


def question(view: View, seat: int, texts: Texts) -> str:
    """Return what the vote is about: the tile, its squares, the outhouse, and the buildings it would cover."""
    if view.proposal is None:
        raise ValueError(view.phase)
    told = tile_name(type_of(view.proposal), texts)
    squares = span(view, view.proposed, texts)
    key = "render.ask_own" if seat == view.turn else "render.ask"
    more = consequences(view, view.proposed, texts, "outhouse_on")
    return texts["render.parts"].join([texts[key].format(tile=told, squares=squares), *more])


def card_pick(card: str, texts: Texts) -> str:
    """Return one voting card as a checkbox, with the votes that it is worth."""
    worth = WORTH[CARDS.index(card)]
    key = {"jein": "worth_joker", "?": "worth_undecided"}.get(card, "worth_yes" if worth > 0 else "worth_no")
    return (
        f'<label class="pick pick-box pv"><input type="checkbox" name="move" value="{card}">{ballot(card)} '
        f"<small>{escape(texts[f'render.{key}'].format(votes=abs(worth)))}</small></label>"
    )


def joker_form(view: View, seat: int, moves: Sequence[str], texts: Texts, who: str) -> str:
    """Return the two buttons with which a seat says what its joker means."""
    yes, no = open_tally(view)
    legend = who + texts["render.declare"].format(yes=yes, no=no)
    picks = "".join(button(texts[f"render.declare_{move}"], f' name="move" value="{move}"') for move in moves)
    return f"{opening('joker-form', seat)}{fields('words', legend, picks)}</form>"


def main_form(view: View, seat: int, moves: Sequence[str], texts: Texts, who: str) -> str:
    """Return the form in which a seat chooses its main target card."""
    del view
    picks = "".join(
        f'<label class="pick pick-box pt"><input type="radio" name="move" value="{move}"><span aria-hidden="true">'
        f"{target(move, texts)}</span> <span>{escape(texts[f'render.target_{move}'])}</span></label>"
        for move in moves
    )
    fieldset = fields("mains", who + texts["render.choose_main"], picks)
    return f"{opening('main-form', seat)}{fieldset}{button(texts['render.keep'])}</form>"


_FORMS: Final[Mapping[str, Callable[[View, int, Sequence[str], Texts, str], str]]] = {
    "place": place_form,
    "vote": vote_form,
    "joker": joker_form,
    "main": main_form,
}
