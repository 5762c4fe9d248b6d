"""What a seat can do now, as native controls: lay a tile, vote, declare a joker, choose the main target."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from typing import Final

from engine.core.drawing import counted
from engine.core.forms import DECIDE, addressed, button, fields, opening
from engine.core.telling import Words
from engine.drunter_drueber.board import DIRECTIONS
from engine.drunter_drueber.building import PLACEMENTS
from engine.drunter_drueber.components import CARDS, KINDS, PAWN_KINDS, PAWNS, TILES, WORTH, cards_in
from engine.drunter_drueber.look.pieces import ballot, building_name, target, tile, tile_name
from engine.drunter_drueber.look.told import open_tally, span, under_said
from engine.drunter_drueber.state import Placement, squares_of
from engine.drunter_drueber.view import View


def form(view: View, seat: int, moves: Sequence[str], words: Words, name: str = "") -> str:
    """Return the form in which a seat makes its move.

    Its submit event carries `move`; `name` is said where several people share the device.
    """
    return _FORMS[view.phase](view, seat, moves, words, addressed(name, words))


def place_form(view: View, seat: int, moves: Sequence[str], words: Words, who: str) -> str:
    """Return the form in which a seat chooses a tile, and then its place."""
    placements = {move: PLACEMENTS[move] for move in moves}
    uses = Counter(map(type_of, placements.values()))
    stock = "".join(
        tile_pick(name, count, uses[name], words) for name, count in zip(TILES, view.tiles[seat], strict=True) if count
    )
    places = "".join(place_pick(view, move, placement, words) for move, placement in placements.items())
    return (
        f"{opening('place-form', seat, DECIDE)}{fields('tiles', who + words['look.choose_tile'], stock)}"
        f"{fields('places', words['look.choose_place'], places)}"
        f'<p class="count" role="status"></p>{button(words["look.lay"])}</form>'
    )


def type_of(placement: Placement) -> str:
    """Return the type of tile of a placement: r3."""
    return f"{KINDS[PAWN_KINDS[placement.pawn]]}{placement.length}"


def tile_pick(name: str, count: int, uses: int, words: Words) -> str:
    """Return one type of tile that a seat holds as a radio button."""
    places = escape(counted(words, "places", uses))
    return (
        f'<label class="pk{"" if uses else " idle"}">'
        f'<input type="radio" name="tile" value="{name}" data-count="{places}">'
        f'<span class="dw" aria-hidden="true">{tile(name)}</span><span>{escape(tile_name(name, words))}</span>'
        f" <b>\u00d7\u202f{count}</b> <small>{places}</small></label>"
    )


def place_pick(view: View, move: str, placement: Placement, words: Words) -> str:
    """Return one placement as a radio button that says all it would do."""
    squares = squares_of(view, placement)
    names = " ".join(map(view.board.name, squares))
    told = escape(place_said(view, placement, squares, words))
    return (
        f'<label><input type="radio" name="move" value="{move}" data-tile="{type_of(placement)}" '
        f'data-squares="{names}"><span>{told}</span></label>'
    )


def place_said(view: View, placement: Placement, squares: Sequence[int], words: Words) -> str:
    """Return a placement in words: its way, its squares, what it covers, and whether it is put to the vote."""
    way = words[f"look.way_{DIRECTIONS[placement.direction]}"]
    pawn, start = words[f"look.pawn_{PAWNS[placement.pawn]}"], view.board.name(view.pawns[placement.pawn])
    place = words["look.place"].format(pawn=pawn, way=way, start=start, squares=span(view, squares, words))
    step = view.board.steps[placement.direction]
    bridges = range(view.pawns[placement.pawn] + step, squares[0], step)
    under = [under_said(view, bridges, words)] if bridges else []
    return words["look.parts"].join([place, *under, *consequences(view, squares, words)])


def consequences(view: View, squares: Sequence[int], words: Words, hut: str = "vote_on") -> Iterator[str]:
    """Return what a tile on these squares would cover, and by the text `hut` that an outhouse is among it."""
    board = view.board
    lost = [board.buildings[square] for square in squares if square in board.buildings]
    if lost:
        told = words["look.and"].join(building_name(each.type, each.value, words) for each in lost)
        yield words["look.covers"].format(buildings=told)
    huts = [board.name(square) for square in squares if square in board.outhouses]
    if huts:
        yield words[f"look.{hut}"].format(square=words["look.and"].join(huts))


def vote_form(view: View, seat: int, moves: Sequence[str], words: Words, who: str) -> str:
    """Return the form in which a seat lays voting cards; any of those it still holds."""
    del moves
    cards = "".join(card_pick(card, words) for card in cards_in(view.votes[seat]))
    fieldset = fields("votes", who + question(view, seat, words), cards)
    return f"{opening('vote-form', seat)}{fieldset}{button(words['look.cast'])}</form>"


def question(view: View, seat: int, words: Words) -> str:
    """Return what the vote is about: the tile, its squares, the outhouse, and the buildings it would cover."""
    if view.proposal is None:
        raise ValueError(view.phase)
    told = tile_name(type_of(view.proposal), words)
    squares = span(view, view.proposed, words)
    key = "look.ask_own" if seat == view.turn else "look.ask"
    more = consequences(view, view.proposed, words, "outhouse_on")
    return words["look.parts"].join([words[key].format(tile=told, squares=squares), *more])


def card_pick(card: str, words: Words) -> str:
    """Return one voting card as a checkbox, with the votes that it is worth."""
    worth = WORTH[CARDS.index(card)]
    key = {"jein": "worth_joker", "?": "worth_undecided"}.get(card, "worth_yes" if worth > 0 else "worth_no")
    return (
        f'<label class="pv"><input type="checkbox" name="move" value="{card}">{ballot(card)} '
        f"<small>{escape(words[f'look.{key}'].format(votes=abs(worth)))}</small></label>"
    )


def joker_form(view: View, seat: int, moves: Sequence[str], words: Words, who: str) -> str:
    """Return the two buttons with which a seat says what its joker means."""
    yes, no = open_tally(view)
    legend = who + words["look.declare"].format(yes=yes, no=no)
    picks = "".join(button(words[f"look.declare_{move}"], f' name="move" value="{move}"') for move in moves)
    return f"{opening('joker-form', seat)}{fields('words', legend, picks)}</form>"


def main_form(view: View, seat: int, moves: Sequence[str], words: Words, who: str) -> str:
    """Return the form in which a seat chooses its main target card."""
    del view
    picks = "".join(
        f'<label class="pt"><input type="radio" name="move" value="{move}"><span aria-hidden="true">'
        f"{target(move, words)}</span> <span>{escape(words[f'look.target_{move}'])}</span></label>"
        for move in moves
    )
    fieldset = fields("mains", who + words["look.choose_main"], picks)
    return f"{opening('main-form', seat)}{fieldset}{button(words['look.keep'])}</form>"


_FORMS: Final[Mapping[str, Callable[[View, int, Sequence[str], Words, str], str]]] = {
    "place": place_form,
    "vote": vote_form,
    "joker": joker_form,
    "main": main_form,
}
