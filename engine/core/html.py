"""HTML and SVG made of elements; the one place where text is escaped.

    tag("li", name, " ", tag("b", 3), class_=("seat", acts and "act"), data_seat=0)

makes `<li class="seat act" data-seat="0">Tom &amp; Co <b>3</b></li>`. Whatever is not `Html` already is text.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from html import escape as escaped
from typing import Final, TypeAlias

Child: TypeAlias = "str | int | Iterable[Child]"
"""What an element may hold: text, `Html`, a whole number, or several of these; "" is nothing."""

Value: TypeAlias = str | float | tuple[str | bool, ...] | None
"""What an attribute may be: see `attribute`."""

VOID: Final = frozenset({"input"})
"""Elements that have no end."""

SHAPES: Final = frozenset({"circle", "path", "rect", "use"})
"""Elements of SVG that close themselves, since they hold nothing."""


class Html(str):
    """Markup, to be put into a page as it is. Made by the functions below; never of text that others wrote.

    Methods of str return plain text, which is escaped when it is put into an element.
    """

    __slots__ = ()


NOTHING: Final = Html()
"""No markup at all, where a function may have nothing to show."""


def tag(name: str, /, *children: Child, **attributes: Value) -> Html:
    """Return an element; its attributes stand in the order in which they are given."""
    start = f"<{name}{''.join([attribute(key, value) for key, value in attributes.items()])}"
    if name in VOID:
        return Html(f"{start}>")
    inside = "".join(pieces(children))
    return Html(f"{start}>{inside}</{name}>" if inside or name not in SHAPES else f"{start}/>")


def fragment(*children: Child) -> Html:
    """Return these one after another, without an element around them."""
    return Html("".join(pieces(children)))


def join(between: Child, parts: Iterable[Child]) -> Html:
    """Return the parts with something between them."""
    return Html(fragment(between).join(map(fragment, parts)))


def pieces(children: Iterable[Child]) -> Iterator[str]:
    """Yield the markup of each child, text escaped."""
    for child in children:
        if isinstance(child, str):
            yield child if isinstance(child, Html) else escaped(child)
        elif isinstance(child, int):
            yield str(child)
        else:
            yield from pieces(child)


def attribute(key: str, value: Value) -> str:
    """Return an attribute with a space before it; "" for None and False, the mere name for True.

    Of a tuple the parts that are not empty stand with spaces between them; without any there is no attribute.
    """
    if isinstance(value, tuple):
        value = " ".join([str(part) for part in value if part]) or None
    if value is None or value is False:
        return ""
    if value is True:
        return f" {attribute_name(key)}"
    return f' {attribute_name(key)}="{escaped(f"{value:g}" if isinstance(value, float) else str(value))}"'


@cache
def attribute_name(key: str) -> str:
    """Return `data-seat` for `data_seat`, `class` for `class_`, `xlink:href` for `xlink__href`; capitals stay."""
    return key.rstrip("_").replace("__", ":").replace("_", "-")
