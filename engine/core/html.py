"""HTML and SVG made of elements; the one place where text is escaped.

    tag("li", name, " ", tag("b", 3), class_=("seat", acts and "act"), data_seat=0)

makes `<li class="seat act" data-seat="0">Tom &amp; Co <b>3</b></li>`. Anything that is not
yet `Html` is text, and gets escaped.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import starmap
from typing import Final, TypeAlias

Child: TypeAlias = "str | int | Iterable[Child]"
"""What an element may hold: text, `Html`, a whole number, or several of these; "" is nothing."""

Value: TypeAlias = str | float | tuple[str | bool, ...] | None
"""What an attribute may be: see `attribute_markup`."""

VOID: Final = frozenset({"input"})
"""Elements without an end tag."""

SHAPES: Final = frozenset({"circle", "path", "rect", "use"})
"""Elements of SVG that close themselves, since they hold nothing."""


class Html(str):
    """Markup, to be put into a page unescaped. Made by the functions below; never from text that others wrote.

    Methods of str return plain text, which is escaped when it is put into an element.
    """

    __slots__ = ()


NOTHING: Final = Html()
"""No markup at all, where a function may have nothing to show."""


def tag(name: str, /, *children: Child, **attributes: Value) -> Html:
    """Return an element; its attributes keep the order in which they are given."""
    start = f"<{name}{''.join(starmap(attribute_markup, attributes.items()))}"
    if name in VOID:
        return Html(f"{start}>")
    inside = children_markup(children) if children else ""
    return Html(f"{start}>{inside}</{name}>" if inside or name not in SHAPES else f"{start}/>")


def fragment(*children: Child) -> Html:
    """Return these one after another, without an element around them."""
    return Html(children_markup(children))


def join_html(between: Child, parts: Iterable[Child]) -> Html:
    """Return the parts with something between them."""
    return Html(fragment(between).join(map(fragment, parts)))


def children_markup(children: Iterable[Child]) -> str:
    """Return the markup of children, text escaped."""
    found: list[str] = []
    append_markup(children, found)
    return "".join(found)


def escaped_text(text: str) -> str:
    """Return a text as markup, like `html.escape`, whose module would import the names of all characters, too."""
    if text.isalnum():
        return text
    text = text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return text.replace('"', "&quot;").replace("'", "&#x27;")


def text_of_markup(markup: str) -> str:
    """Return the text that `escaped_text` made into this markup."""
    text = markup.replace("&#x27;", "'").replace("&quot;", '"')
    return text.replace("&gt;", ">").replace("&lt;", "<").replace("&amp;", "&")


def append_markup(children: Iterable[Child], found: list[str]) -> None:
    """Append the markup of each child to the list `found`: nested generators would be slow."""
    for child in children:
        if type(child) is Html:  # Nothing is derived from it, and `isinstance` takes twice as long.
            found.append(child)
        elif isinstance(child, str):
            found.append(escaped_text(child))
        elif isinstance(child, int):
            found.append(str(child))
        else:
            append_markup(child, found)


@lru_cache(2048, typed=True)
def attribute_markup(key: str, value: Value) -> str:
    """Return an attribute with a space before it; "" for None and False, just the name for True.

    `data_seat` names `data-seat`, `class_` names `class`, `xlink__href` names `xlink:href`; capitals stay (`viewBox`).
    A tuple's non-empty parts are joined by spaces; if there are none, neither is the attribute.
    """
    if isinstance(value, tuple):
        value = " ".join([str(part) for part in value if part]) or None
    if value is None or value is False:
        return ""
    name = key.rstrip("_").replace("__", ":").replace("_", "-")
    if value is True:
        return f" {name}"
    if isinstance(value, float):
        value = f"{value + 0.0:g}"  # No "-0": it equals 0, so that the cache would return the one for the other.
    return f' {name}="{escaped_text(str(value))}"'
