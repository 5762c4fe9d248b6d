"""The reference of positions: what may stand under each key, as the schema of a game has it."""

from collections.abc import Iterable
from typing import Final

from engine.core.describe import Describer, uncapitalized
from engine.core.html import Html, tag
from engine.core.presentation import Presentation
from engine.core.record_shapes import As
from engine.core.render import html_table, scrollable_region
from engine.core.schema import ASeat, ByKey, BySeat, Flag, ListOf, Open, Shape, Whole, Word

MOST_WORDS: Final = 12
"""The most words that are listed one by one. Chosen by eye."""


def position_keys_table(presentation: Presentation, lang: str) -> Html:
    """Return the keys of a game's positions as a table: what each may hold, and what it means."""
    describer = presentation.describer(lang, ())
    heads = [describer.filled_html(f"schema.{head}") for head in ("_key", "_form", "_means")]
    rows = [
        (tag("code", key), value_shape_in_words(shape, describer), describer.filled_html(f"schema.{key}"))
        for key, shape in presentation.game.schema.shapes.items()
    ]
    return scrollable_region(html_table(heads, rows), f"{presentation.name}: {describer.filled_text('schema._key')}")


def value_shape_in_words(shape: Shape, describer: Describer) -> str:
    """Return in words what a place may hold; "…" for a form of the game's own, which its line explains."""
    match shape:
        case As(shape):
            return value_shape_in_words(shape, describer)
        case Flag():
            return describer.filled_text("shape.flag")
        case Whole(low, high):
            return describer.filled_text("shape.whole", low=low, high=high)
        case ASeat():
            return describer.filled_text("shape.seat")
        case Word(words) if len(words) <= MOST_WORDS:
            return describer.filled_text("shape.word", words=quoted_words(words, describer))
        case ListOf(item, most, exactly, _):
            key = "shape.list" if most is None else "shape.list.exactly" if exactly else "shape.list.most"
            return describer.filled_text(key, item=uncapitalized(value_shape_in_words(item, describer)), most=most)
        case BySeat(item, is_open):
            return describer.filled_text(
                "shape.seats.open" if is_open else "shape.seats",
                item=uncapitalized(value_shape_in_words(item, describer)),
            )
        case Open(item):
            return describer.filled_text("shape.open", item=uncapitalized(value_shape_in_words(item, describer)))
        case ByKey(keys, item):
            return describer.filled_text(
                "shape.keys", keys=", ".join(sorted(keys)), item=uncapitalized(value_shape_in_words(item, describer))
            )
    return "…"


def quoted_words(words: Iterable[str], describer: Describer) -> str:
    """Return words one by one, in the quotation marks of the language."""
    return ", ".join(describer.filled_text("shape.quoted", word=each) for each in sorted(words))
