"""How tiles, squares, buildings and cards stand in a sentence: as plain text, and drawn as small as a word."""

from collections.abc import Sequence

from engine.core.telling import Token, Words
from engine.drunter_drueber.board import DIRECTIONS
from engine.drunter_drueber.building import PLACEMENTS
from engine.drunter_drueber.components import BALLOTS, KINDS, LENGTHS, NO, PAWNS, TARGETS, TILES, YES, cards_in
from engine.drunter_drueber.look.pieces import PRINT, building_name, icon, tile_name

NO_BREAK = "\u00a0"
AT = "@"


def letter(kind: int | str) -> str:
    """Return the letter of a kind, given by number or by letter."""
    return kind if isinstance(kind, str) else KINDS[kind]


def kinds(form: str) -> Token:
    """Return a form that names a kind, by the group of texts it is found in."""
    return lambda value, _html, words: words[f"look.{form}_{letter(value)}"]


def named(form: str) -> Token:
    """Return a form whose texts are found by the value itself."""
    return lambda value, _html, words: words[f"look.{form}_{value}"]


def square(value: str, _html: bool, _words: Words) -> str:
    """Tell a square by its name."""
    return value


def squares(value: Sequence[str], _html: bool, words: Words) -> str:
    """Tell the squares of a tile, from the first to the last."""
    if len(value) == 1:
        return value[0]
    return words["look.span"].format(first=value[0], last=value[-1]).replace(" ", NO_BREAK)


def listed(value: Sequence[str], _html: bool, words: Words) -> str:
    """Tell several squares, one after another."""
    return words["look.or"].join(value) if value else words["look.none"]


def targets(value: Sequence[str], _html: bool, words: Words) -> str:
    """Tell target cards by their names."""
    return words["look.and"].join(words[f"look.target_{target}"] for target in value)


def cards(value: str | Sequence[str], html: bool, words: Words) -> str:
    """Tell voting cards by what is printed on them."""
    several = (value,) if isinstance(value, str) else value
    return " + ".join(icon(card, words) if html else PRINT[card] for card in several)


def buildings(value: Sequence[str], html: bool, words: Words) -> str:
    """Tell the buildings that count, each with its value."""
    told = [icon(each, words) if html else building_name(each[0], each[1:], words) for each in value]
    return (" " if html else words["look.and"]).join(told) or words["look.none"]


def tile(value: str, html: bool, words: Words) -> str:
    """Tell a type of tile: "r3"."""
    name = tile_name(value, words)
    return f"{icon(value, words, aloud=False)} {name}" if html else name


def tiles(value: Sequence[int], html: bool, words: Words) -> str:
    """Tell how many tiles of each type there are; types of which there are none are left out."""
    if html:
        counted = [(count, name) for name, count in zip(TILES, value, strict=True) if count]
        drawn = [f"{count}\u202f\u00d7\u00a0{icon(name, words)}" for count, name in counted]
        return words["look.and"].join(drawn) or words["look.none"]
    told = [tiles_of(kind, value[3 * at : 3 * at + 3], words) for at, kind in enumerate(KINDS)]
    return words["look.parts"].join(filter(None, told)) or words["look.none"]


def tiles_of(kind: str, counts: Sequence[int], words: Words) -> str:
    """Tell how many tiles of one kind there are, by length; "" for none."""
    told: list[str] = []
    for length, count in zip(LENGTHS, counts, strict=True):
        if count:
            key = ("look.tiles_next_" if told else "look.tiles_") + ("one" if count == 1 else "many")
            fields = {"kind": words[f"look.kind_{kind}"], "size": words[f"look.size_{length}"]}
            told.append(words[key].format(count=count, **fields))
    return words["look.and"].join(told)


def move(value: str, html: bool, words: Words) -> str:
    """Tell any move: a placement, voting cards, a joker's word, a target card, or where a tile is aimed."""
    if value in PLACEMENTS:
        return placement(value, words)
    if value in BALLOTS:
        return cards(cards_in(BALLOTS[value]), html, words)
    if value in (YES, NO):
        return words[f"look.{value}"]
    if value in TARGETS:
        return words[f"look.target_{value}"]
    aimed, _, at = value.partition(AT)
    return words["look.aimed"].format(tile=tile(aimed, False, words), square=at)


def placement(value: str, words: Words) -> str:
    """Tell a placement: its pawn, its length and its direction."""
    pawn, length, way = PLACEMENTS[value]
    return words["look.move"].format(
        pawn=words[f"look.pawn_{PAWNS[pawn]}"],
        length=words[f"look.length_{length}"],
        way=words[f"look.way_{DIRECTIONS[way]}"],
    )


TOKENS: dict[str, Token] = {
    "kind": kinds("kind"),
    "the_kind": kinds("the"),
    "of_kind": kinds("of"),
    "some_kind": kinds("some"),
    "size": named("size"),
    "way": named("way"),
    "square": square,
    "squares": squares,
    "any_square": listed,
    "building": named("type"),
    "target": named("target"),
    "targets": targets,
    "cards": cards,
    "buildings": buildings,
    "tiles": tiles,
    "move": move,
}
"""The forms that Drunter & Drüber adds to those of every game."""
