"""Forms of Drunter & Drüber for squares, buildings and cards: where a tile may go, and what may come of a vote."""

from collections.abc import Sequence
from typing import Final

from engine.core.describe import Texts, Token
from engine.core.html import fragment, join_html
from engine.games.drunter_drueber.render import pieces
from engine.games.drunter_drueber.rules.board import BOARD, BUILDINGS, BuildingName, SquareName
from engine.games.drunter_drueber.rules.voting_cards import VotingCard

Pawns = Sequence[tuple[str, SquareName]]

NO_BREAK: Final = "\u00a0"


def squares_in_sentence(value: Sequence[SquareName], _html: bool, texts: Texts) -> str:
    """Name the squares of a tile, from the first to the last."""
    if len(value) == 1:
        return value[0]
    return texts["render.span"].format(first=value[0], last=value[-1]).replace(" ", NO_BREAK)


def listed_squares_in_sentence(value: Sequence[SquareName], _html: bool, texts: Texts) -> str:
    """Name several squares, one after another."""
    if not value:
        return texts["render.none"]
    *first, last = value
    return texts["render.or"].join(filter(None, (", ".join(first), last)))


def building_values_in_sentence(value: Sequence[BuildingName], html: bool, texts: Texts) -> str:
    """Name the buildings that count, each with its value."""
    if html:
        return join_html(" ", (pieces.piece_icon(each, texts) for each in value)) or texts["render.none"]
    buildings = (BUILDINGS[name] for name in value)
    names = (pieces.building_name(each.type, each.value, texts) for each in buildings)
    return texts["render.and"].join(names) or texts["render.none"]


def building_at_in_sentence(value: SquareName, _html: bool, texts: Texts) -> str:
    """Name the building that the usual board has on a square, with the square; another board's square alone."""
    square = BOARD.squares_by_name.get(value)
    there = BOARD.buildings.get(square) if square else None
    return f"{pieces.building_name(there.type, there.value, texts)} ({value})" if there else value


def places_in_sentence(
    value: Sequence[tuple[str, Sequence[SquareName], str, Sequence[BuildingName], str]], _html: bool, texts: Texts
) -> str:
    """Name the places where a tile may go, each with the bridge before it and what it covers.

    Where a vote is needed for some place, it is told of each whether it is.
    """
    said, vote = list[str](), any(outhouse for *_, outhouse in value)
    for _, squares, bridge, lost, outhouse in value:
        about = [texts["render.place_under"].format(bridge=bridge)] * bool(bridge)
        if lost:
            named = building_values_in_sentence(lost, False, texts)
            about.append(texts["render.place_lost"].format(buildings=named))
        if vote:
            about.append(texts["render.place_vote" if outhouse else "render.place_free"].format(square=outhouse))
        span = squares_in_sentence(squares, False, texts)
        said.append(f"{span} ({', '.join(about)})" if about else span)
    *first, last = said
    return texts["render.or"].join(filter(None, (texts["render.parts"].join(first), last)))


def closed_ways_in_sentence(value: Sequence[tuple[str, str, SquareName, str]], _html: bool, texts: Texts) -> str:
    """Say why a tile does not fit on each of some ways; the pawn's square is named where there are several pawns."""
    sides: dict[tuple[str, str], list[str]] = {}
    for way, code, square, pawn in value:
        why = texts[f"render.closed_{code}"].format(square=square)
        sides.setdefault((pawn, why), []).append(texts[f"render.side_{way}"])
    return texts["render.parts"].join(
        texts[f"render.ruled_out{'_from' if pawn else ''}"].format(
            pawn=pawn, sides=texts["render.last_side"].join(named), why=why
        )
        for (pawn, why), named in sides.items()
    )


def bridges_that_may_be_in_sentence(value: Sequence[SquareName], _html: bool, texts: Texts) -> str:
    """Say that a tile might also go on under what lies on these squares; nothing for none."""
    squares = listed_squares_in_sentence(value, False, texts)
    return texts["render.bridges_may_be"].format(squares=squares) if value else ""


def buildings_besides_in_sentence(value: Sequence[BuildingName], html: bool, texts: Texts) -> str:
    """Name buildings that are covered, too, behind what has been named; nothing for none."""
    if not value:
        return ""
    named = building_values_in_sentence(value, html, texts)
    return fragment(texts["render.last_side"], named) if html else texts["render.last_side"] + named


def bridge_before_in_sentence(value: SquareName, _html: bool, texts: Texts) -> str:
    """Say, behind a tile's squares, under which bridge its path comes there; nothing for none."""
    return texts["render.after_bridge"].format(bridge=value) if value else ""


def marked_in_sentence(value: bool, _html: bool, texts: Texts) -> str:
    """Say that points rest on the buildings that are told to be covered; nothing where the tiles tell which are."""
    return texts["render.marked"] if value else ""


def blocked_pawns_in_sentence(value: tuple[Pawns, str, Pawns] | None, _: bool, texts: Texts) -> str:
    """Say which pawns a tile takes off, which stay for sure, and whether targets are chosen then; nothing for none."""
    if not value:
        return ""
    gone, choice, staying = value
    said = texts["render.blocked"].format(pawns=pawns_in_sentence(gone, texts))
    if staying:
        said += texts["render.staying"].format(pawns=pawns_in_sentence(staying, texts))
    return said + texts["render.others_stay"] + (texts[f"render.choice_{choice}"] if choice else "")


def pawns_in_sentence(pawns: Pawns, texts: Texts) -> str:
    """Name pawns by their kinds and squares."""
    *first, last = (texts[f"render.blocked_{kind}"].format(square=square) for kind, square in pawns)
    return texts["render.last_side"].join(filter(None, (", ".join(first), last)))


def any_card_in_sentence(value: Sequence[VotingCard], html: bool, texts: Texts) -> str:
    """Write voting cards of which it is one."""
    if not value:
        return ""
    *first, last = ((pieces.piece_icon(card, texts) if html else pieces.PRINT[card]) for card in value)
    glue = texts["render.or"]
    if not html:
        return glue.join(filter(None, (", ".join(first), last)))
    return fragment(join_html(", ", first), glue if first else "", last)


def limits_in_sentence(value: Sequence[tuple[Sequence[VotingCard], int]], html: bool, texts: Texts) -> str:
    """Say how many votes there may be more, by which card is forgotten."""
    before, after = texts["render.limit"].split("{cards}")
    parts = [(before.format(count=most), any_card_in_sentence(cards, html, texts), after) for cards, most in value]
    glue = texts["render.parts"]
    return join_html(glue, (fragment(*part) for part in parts)) if html else glue.join(map("".join, parts))


ANSWERING: Final[dict[str, Token]] = {
    "squares": squares_in_sentence,
    "any_square": listed_squares_in_sentence,
    "places": places_in_sentence,
    "closed_ways": closed_ways_in_sentence,
    "bridges_may_be": bridges_that_may_be_in_sentence,
    "building_at": building_at_in_sentence,
    "buildings": building_values_in_sentence,
    "buildings_besides": buildings_besides_in_sentence,
    "bridge_before": bridge_before_in_sentence,
    "marked": marked_in_sentence,
    "blocked_pawns": blocked_pawns_in_sentence,
    "any_card": any_card_in_sentence,
    "limits": limits_in_sentence,
}
"""These forms, by name."""
