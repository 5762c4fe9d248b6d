"""What the drawings of every game are made with: pictures, spoken texts, tables."""

from collections.abc import Iterable, Sequence
from html import escape

from engine.core.telling import JOINER, Words


def svg(kind: str, box: str, *inside: str) -> str:
    """Return a picture of this class, drawn in the units of its box."""
    return f'<svg class="{kind}" viewBox="{box}">{"".join(inside)}</svg>'


def amid_words(drawn: str, label: str, *, aloud: bool = True) -> str:
    """Return a picture that stands in a sentence, with its name for those who hear it; no full stop falls off it."""
    heard = f' role="img" aria-label="{escape(label)}"' if aloud else ' aria-hidden="true"'
    return f'<span class="ic"{heard}>{drawn}{JOINER}</span>'


def said(text: str) -> str:
    """Return a text that is only heard."""
    return f'<span class="vh">{escape(text)}</span>'


def counted(words: Words, key: str, count: int, **more: object) -> str:
    """Return the text for none, one or several of something."""
    form = {0: "none", 1: "one"}.get(abs(count), "many")
    return words[f"look.{key}_{form}"].format(count=str(count).replace("-", "\u2212"), **more)


def table(heads: Iterable[str], rows: Iterable[Sequence[str]], caption: str = "") -> str:
    """Return a table; the first entry of each row is its head. Everything is HTML already."""
    title = f"<caption>{caption}</caption>" if caption else ""
    head = "".join(f'<th scope="col">{text}</th>' for text in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{text}</td>" for text in rest)}</tr>' for first, *rest in rows
    )
    return f"<table>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
