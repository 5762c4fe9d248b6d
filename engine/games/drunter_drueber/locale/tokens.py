"""The tokens of Drunter & Drüber: tiles, squares, buildings and cards in a sentence, as plain text or drawn small."""

from collections.abc import Sequence
from typing import Final

from engine.core.describe import Texts, Token
from engine.core.game import POINTED_AT
from engine.core.html import fragment, join_html, tag
from engine.core.render import inline_icon, screen_reader_text_html
from engine.games.drunter_drueber.locale.answer_tokens import ANSWERING, NO_BREAK
from engine.games.drunter_drueber.render import pieces
from engine.games.drunter_drueber.render.pieces import small_pawn_drawing as pawn_drawn
from engine.games.drunter_drueber.render.untold import small_untold_tile_drawing
from engine.games.drunter_drueber.rules import components as c
from engine.games.drunter_drueber.rules.board import BOARD, DIRECTIONS, SquareName
from engine.games.drunter_drueber.rules.building import PLACEMENTS
from engine.games.drunter_drueber.rules.voting_cards import BALLOTS, NO, YES, VotingCard, cards_of_bits

TO: Final = "-"
"""The separator between the squares after a placement."""
ARROWS: Final[dict[str, str]] = dict(zip(DIRECTIONS, "↑→↓←", strict=True))
"""How each direction is drawn."""
WORTH_OF_VOTE: Final = "worth"
"""Stands in the place of a square after voting cards, so that they are written with their votes."""


def letter_of_kind(kind: c.Kind | c.KindLetter) -> c.KindLetter:
    """Return "w", "r" or "f", from that letter itself or from the kind's number."""
    return kind if isinstance(kind, str) else c.KINDS[kind]


def sentence_token_for_tile_kind(form: str) -> Token:
    """Return a token that writes a kind, from the texts `render.<form>_<letter>`."""
    return lambda value, _html, texts: texts[f"render.{form}_{letter_of_kind(value)}"]


def sentence_token_keyed_by_value(form: str) -> Token:
    """Return a token that writes a value by its text `render.<form>_<value>`."""
    return lambda value, _html, texts: texts[f"render.{form}_{value}"]


def square_in_sentence(value: SquareName, _html: bool, _texts: Texts) -> str:
    """Write a square as its column and row, "h4", in every language and without a picture."""
    return value


def sentence_token_for_verdict(verdict: str) -> Token:
    """Return a token that writes what a vote has decided, the text `render.<verdict>`: as a sentence, or a stamp."""

    def stamp(_value: object, html: bool, texts: Texts) -> str:
        said = texts[f"render.{verdict}"]
        return tag("b", said, class_=("stamp", verdict)) if html else f"{said}."

    return stamp


def all_squares_in_sentence(value: Sequence[SquareName], _html: bool, texts: Texts) -> str:
    """Name several squares that all are meant, wherever they are."""
    return texts["render.and"].join(value)


def free_end_in_sentence(value: Sequence[SquareName], _html: bool, _texts: Texts) -> str:
    """Name the square at the free end of a tile on these squares."""
    return value[-1]


def stretch_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Write the length and the direction in which a path goes on, "3e"; in HTML by a number and an arrow."""
    length, way = value[0], value[1]
    said = texts["render.stretch"].format(length=texts[f"render.length_{length}"], way=texts[f"render.way_{way}"])
    if not html:
        return said
    return fragment(tag("span", length, NO_BREAK, ARROWS[way], aria_hidden="true"), screen_reader_text_html(said))


def declared_card_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Write a voting card, "jaa", or a joker with what it was declared to be, "jein=yes"."""
    card, _, side = value.partition("=")
    drawn = voting_cards_in_sentence(VotingCard(card), html, texts)
    if not side:
        return drawn
    said = texts["render.declared"].format(side=texts[f"render.{side}"])
    return fragment(drawn, said) if html else drawn + said


def obstacles_in_sentence(value: Sequence[str], _html: bool, texts: Texts) -> str:
    """Say what closes each side of a square, by direction; sides closed by the same are named together."""
    said = []
    for obstacle in dict.fromkeys(value):
        sides = [texts[f"render.side_{side}"] for side, each in zip(DIRECTIONS, value, strict=True) if each == obstacle]
        named = texts["render.last_side"].join(filter(None, (", ".join(sides[:-1]), sides[-1])))
        said.append(texts["render.closed_sides"].format(sides=named, obstacle=texts[f"render.obstacle_{obstacle}"]))
    return ", ".join(said)


def stuck_kinds_in_sentence(
    value: Sequence[tuple[c.KindLetter, int, Sequence[SquareName]]], _html: bool, texts: Texts
) -> str:
    """Say of each kind why its shortest tile, of this length, has no room: from the squares of its pawns, or none."""
    return texts["render.parts"].join(
        texts[f"render.stuck{'' if pawns else '_gone'}"].format(
            the=texts[f"render.the_{kind}"],
            some=texts[f"render.some_{kind}"],
            size=texts[f"render.size_{length}"],
            squares=texts["render.and"].join(pawns),
        )
        for kind, length, pawns in value
    )


def open_ways_in_sentence(value: Sequence[tuple[SquareName, str]], _html: bool, texts: Texts) -> str:
    """Name squares beside a pawn, each with the bridge that leads there, if any."""
    text = texts["render.under_bridge"]
    return texts["render.or"].join(
        text.format(square=square, bridge=bridge) if bridge else square for square, bridge in value
    )


def margin_in_sentence(value: int, _html: bool, texts: Texts) -> str:
    """Say whether a tile is laid when so many more votes are for yes than for no."""
    key = ("tie" if not value else "won" if value > 0 else "lost") + ("_one" if abs(value) == 1 else "")
    return texts[f"render.margin_{key}"].format(count=abs(value))


def voting_cards_in_sentence(value: VotingCard | Sequence[VotingCard], html: bool, texts: Texts) -> str:
    """Write one or more voting cards as printed, with plus signs between them; in HTML each is drawn."""
    several = (value,) if isinstance(value, str) else value
    return (
        join_html(" + ", (pieces.piece_icon(card, texts) for card in several))
        if html
        else " + ".join(pieces.PRINT[card] for card in several)
    )


def cards_with_votes_in_sentence(value: Sequence[VotingCard], html: bool, texts: Texts) -> str:
    """Write voting cards by their print, each with the votes it is worth."""
    named = (
        (voting_cards_in_sentence(card, html, texts), f" ({pieces.voting_card_worth_text(card, texts)})")
        for card in value
    )
    return join_html(" + ", (fragment(*each) for each in named)) if html else " + ".join(map("".join, named))


def target_card_in_sentence(value: c.Target, html: bool, texts: Texts) -> str:
    """Name a target card; in HTML after its picture."""
    name = texts[f"render.target_{value}"]
    return (
        fragment(inline_icon(pieces.target_card_html(value, texts), name, labelled=False), " ", name) if html else name
    )


def tile_in_sentence(value: c.TileType, html: bool, texts: Texts) -> str:
    """Write a tile such as "r3" by its kind and length in words; in HTML after its picture."""
    name = pieces.tile_name(value, texts)
    return fragment(pieces.piece_icon(value, texts, labelled=False), " ", name) if html else name


def tile_types_in_sentence(value: Sequence[c.TileType], html: bool, texts: Texts) -> str:
    """Name several types of tiles, one after another."""
    named = (tile_in_sentence(tile, html, texts) for tile in value)
    return join_html(texts["render.parts"], named) if html else texts["render.parts"].join(named)


def pawn_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Write a pawn such as "w1" in words; in HTML after its picture."""
    name = texts[f"render.pawn_{value}"]
    return fragment(inline_icon(pawn_drawn(value), name, labelled=False), " ", name) if html else name


def covering_tool_in_sentence(_value: str, html: bool, texts: Texts) -> str:
    """Write the name of the editor's covering tool, whatever the value; in HTML after a building's picture."""
    name = texts["render.covering"]
    return (
        fragment(
            inline_icon(pieces.small_building_drawing(c.BUILDING_TYPES[0], texts), name, labelled=False), " ", name
        )
        if html
        else name
    )


def thing_near_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Write what is on a square near a dispute, such as "bridge-n" or "pawn-r"; in HTML after its picture."""
    what, _, which = value.partition("-")
    name = texts[f"render.{'pawn_of_' + which if what == 'pawn' else 'near_' + value}"]
    drawing = pawn_drawn(which) if what == "pawn" else small_untold_tile_drawing("free" if what == "free" else which)
    return fragment(inline_icon(drawing, name, labelled=False), " ", name) if html else name


def piece_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Name a piece, such as "outhouse"; in HTML after its picture."""
    drawing, name = pieces.picture_and_name_of_piece(value, texts)
    return fragment(inline_icon(drawing, name, labelled=False), " ", name) if html else name


def tile_counts_in_sentence(value: Sequence[int], html: bool, texts: Texts) -> str:
    """Write how many tiles of each type there are, leaving out types without any."""
    if html:
        counted = ((name, count) for name, count in zip(c.TILES, value, strict=True) if count)
        drawn = ((count, "\u202f\u00d7\u00a0", pieces.piece_icon(name, texts)) for name, count in counted)
        return join_html(texts["render.and"], drawn) or texts["render.none"]
    kinds = (
        tile_counts_of_kind_in_sentence(c.KINDS[kind], c.tile_counts_of_kind(value, kind), texts)
        for kind in c.EVERY_KIND
    )
    return texts["render.parts"].join(filter(None, kinds)) or texts["render.none"]


def tile_counts_of_kind_in_sentence(kind: c.KindLetter, counts: Sequence[int], texts: Texts) -> str:
    """Write the number of tiles of one kind, by length; "" for none."""
    names: list[str] = []
    for length, count in zip(c.LENGTHS, counts, strict=True):
        if count:
            key = ("render.tiles_next_" if names else "render.tiles_") + ("one" if count == 1 else "many")
            fields = {"kind": texts[f"render.kind_{kind}"], "size": texts[f"render.size_{length}"]}
            names.append(texts[key].format(count=count, **fields))
    return texts["render.and"].join(names)


def move_in_sentence(value: str, html: bool, texts: Texts) -> str:
    """Write any move: a placement, voting cards, a joker's word, a target card, a tile's place or aim, or a square."""
    if value in BOARD.squares_by_name:
        return value
    if value in PLACEMENTS:
        return placement_in_sentence(value, texts)
    if value in BALLOTS:
        return voting_cards_in_sentence(cards_of_bits(BALLOTS[value]), html, texts)
    if value in (YES, NO):
        return texts[f"render.{value}"]
    if value in c.TARGETS:
        return texts[f"render.target_{value}"]
    aimed, _, at = value.partition(POINTED_AT)
    if aimed in BALLOTS:
        return cards_with_votes_in_sentence(cards_of_bits(BALLOTS[aimed]), html, texts)
    if aimed in PLACEMENTS:
        return placement_by_squares_in_sentence(aimed, at.split(TO), texts)
    return texts["render.aimed"].format(tile=tile_in_sentence(c.TileType(aimed), False, texts), square=at)


def placement_in_sentence(value: str, texts: Texts) -> str:
    """Name a placement: its pawn, its length and its direction."""
    pawn, length, way = PLACEMENTS[value]
    return texts["render.move"].format(
        pawn=texts[f"render.pawn_{c.PAWNS[pawn]}"],
        length=texts[f"render.length_{length}"],
        way=texts[f"render.way_{DIRECTIONS[way]}"],
    )


def building_in_sentence(value: str, _html: bool, texts: Texts) -> str:
    """Write a placement as what somebody would like to do."""
    pawn, length, way = PLACEMENTS[value]
    return texts["render.to_build"].format(
        path=texts[f"render.path_{c.PAWNS[pawn]}"],
        size=texts[f"render.size_{length}"],
        way=texts[f"render.way_{DIRECTIONS[way]}"],
    )


def placement_by_squares_in_sentence(value: str, at: Sequence[str], texts: Texts) -> str:
    """Name a placement by its pawn and its squares, from which length and direction are clear."""
    pawn = texts[f"render.pawn_{c.PAWNS[PLACEMENTS[value].pawn]}"]
    key = "render.move_onto" if len(at) == 1 else "render.move_from"
    return texts[key].format(pawn=pawn, first=at[0], last=at[-1])


TOKENS: dict[str, Token] = {
    **ANSWERING,
    "kind": sentence_token_for_tile_kind("kind"),
    "the_kind": sentence_token_for_tile_kind("the"),
    "of_kind": sentence_token_for_tile_kind("of"),
    "some_kind": sentence_token_for_tile_kind("some"),
    "size": sentence_token_keyed_by_value("size"),
    "length": sentence_token_keyed_by_value("length"),
    "allowed": sentence_token_keyed_by_value("allowed"),
    "margin": margin_in_sentence,
    "way": sentence_token_keyed_by_value("way"),
    "stretch": stretch_in_sentence,
    "obstacle": sentence_token_keyed_by_value("obstacle"),
    "obstacles": obstacles_in_sentence,
    "open_ways": open_ways_in_sentence,
    "stuck": stuck_kinds_in_sentence,
    "square": square_in_sentence,
    "all_squares": all_squares_in_sentence,
    "free_end": free_end_in_sentence,
    "building": sentence_token_keyed_by_value("type"),
    "target": sentence_token_keyed_by_value("target"),
    "target_card": target_card_in_sentence,
    "targets": lambda value, _html, texts: pieces.joined_target_names(value, texts),
    "cards": voting_cards_in_sentence,
    "accepted": sentence_token_for_verdict("accepted"),
    "voted_down": sentence_token_for_verdict("voted_down"),
    "declared": declared_card_in_sentence,
    "types": lambda value, _html, texts: ", ".join(texts[f"render.type_{each}"] for each in value),
    "tile": tile_in_sentence,
    "tile_types": tile_types_in_sentence,
    "pawn": pawn_in_sentence,
    "covering": covering_tool_in_sentence,
    "near": thing_near_in_sentence,
    "piece": piece_in_sentence,
    "tiles": tile_counts_in_sentence,
    "move": move_in_sentence,
    "to_build": building_in_sentence,
}
"""The tokens that Drunter & Drüber adds to those of every game, by name."""
