"""What the drawings of every game are made with: pictures, spoken texts, tables."""

from collections.abc import Iterable
from html import escape

from engine.core.describe import JOINER, Texts


def svg(kind: str, box: str, *inside: str) -> str:
    """Return a picture of this class, drawn in the units of its box."""
    return f'<svg class="{kind}" viewBox="{box}">{"".join(inside)}</svg>'


def use(prefix: str, symbol: str, x: float = 0, y: float = 0, kind: str = "", transform: str = "") -> str:
    """Return a reference to a symbol of the game with this prefix, centred on a point.

    By `xlink:href`: Material rewrites every plain `href` of a page, and stumbles over those of SVG.
    """
    place = (f' x="{x:g}"' if x else "") + (f' y="{y:g}"' if y else "") + attribute("transform", transform)
    return f'<use{attribute("class", kind)} xlink:href="#{prefix}-{symbol}"{place}/>'


def attribute(name: str, value: str) -> str:
    """Return an attribute, "" for one without a value."""
    return f' {name}="{value}"' if value else ""


def inline_icon(drawn: str, label: str, *, aloud: bool = True) -> str:
    """Return a picture that stands in a sentence, with its name for those who hear it; no full stop falls off it."""
    heard = f' role="img" aria-label="{escape(label)}"' if aloud else ' aria-hidden="true"'
    return f'<span class="ic"{heard}>{drawn}{JOINER}</span>'


def said(text: str) -> str:
    """Return a text that is only heard."""
    return f'<span class="vh">{escape(text)}</span>'


def panel(seat: int, acts: bool, news: Iterable[str], told: str, *parts: str) -> str:
    """Return what lies before a seat, drawn of these parts and told; `news` as `kind@seat` makes it stand out."""
    kinds = " act" * acts
    kinds += "".join(sorted({f" m-{mark.partition('@')[0]}" for mark in news if mark.endswith(f"@{seat}")}))
    drawn = f'<div class="st" aria-hidden="true">{"".join(parts)}</div>'
    return f'<li class="seat s{seat}{kinds}">{said(told)}{drawn}</li>'


def counted(texts: Texts, key: str, count: int, **more: object) -> str:
    """Return the text for none, one or several of something."""
    form = {0: "none", 1: "one"}.get(abs(count), "many")
    return texts[f"render.{key}_{form}"].format(count=str(count).replace("-", "\u2212"), **more)


def table(heads: Iterable[str], rows: Iterable[Iterable[str]], caption: str = "", kind: str = "") -> str:
    """Return a table; the first entry of each row is its head, "" among `heads` is none. Everything is HTML already."""
    title = f"<caption>{caption}</caption>" if caption else ""
    head = "".join(f'<th scope="col">{text}</th>' if text else "<td></td>" for text in heads)
    body = "".join(
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{text}</td>" for text in rest)}</tr>' for first, *rest in rows
    )
    return f"<table{attribute('class', kind)}>{title}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def wide(inside: str, name: str) -> str:
    """Return what may be wider than a phone, so that it scrolls by itself, also from the keyboard."""
    return f'<div class="wide" role="region" tabindex="0" aria-label="{name}">{inside}</div>'
