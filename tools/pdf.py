"""Makes a PDF as Chromium writes it lighter: shorter numbers, drawings that repeat drawn once, all of it compressed.

Chromium writes out every use of a symbol, with nine digits for each number: two thirds of a booklet.
"""

import re
from collections import Counter
from collections.abc import Iterator
from io import BytesIO
from typing import Final

from pikepdf import Array, Dictionary, Name, Object, ObjectStreamMode, Pdf, Stream, settings

NUMBER: Final = re.compile(rb"(?<![\w<#./])-?\d*\.\d+(?!\w)")
EXACT: Final = (b" cm", b" Tm")
"""The ends of lines whose numbers multiply others."""
DIGITS: Final = 2
EXACT_DIGITS: Final = 7
GLYPH_DIGITS: Final = 1
"""A letter is drawn a thousand units high."""

LEAST_BYTES: Final = 100
"""A drawing of fewer bytes is not worth a stream of its own."""
EVERYWHERE: Final = (-100_000, -100_000, 100_000, 100_000)
USED: Final = re.compile(rb"/\w+")


def lighter_pdf(pdf: bytes) -> bytes:
    """Return a PDF that shows the same and weighs less."""
    settings.set_flate_compression_level(9)
    with Pdf.open(BytesIO(pdf)) as book:
        for stream in drawing_streams(book):
            stream.write(b"\n".join(shortened_line(line, DIGITS) for line in stream.read_bytes().split(b"\n")))
        for glyph in glyph_streams(book):
            glyph.write(b"\n".join(shortened_line(line, GLYPH_DIGITS) for line in glyph.read_bytes().split(b"\n")))
        share_drawings(book)
        saved = BytesIO()
        book.save(saved, object_stream_mode=ObjectStreamMode.generate, compress_streams=True, recompress_flate=True)
    return saved.getvalue()


def drawing_streams(book: Pdf) -> Iterator[Object]:
    """Yield what draws the pages, and the forms that they use."""
    yield from page_contents(book)
    yield from (each for each in book.objects if isinstance(each, Stream) and each.get("/Subtype") == Name.Form)


def page_contents(book: Pdf) -> list[Object]:
    """Return what draws each page."""
    return [page.obj["/Contents"] for page in book.pages]


def glyph_streams(book: Pdf) -> Iterator[Object]:
    """Yield what draws the letters of fonts that are drawn."""
    for each in book.objects:
        if isinstance(each, Dictionary) and each.get("/Subtype") == Name.Type3:
            yield from (glyph for _, glyph in each["/CharProcs"].items())


def shortened_line(line: bytes, digits: int) -> bytes:
    """Return a line of a drawing, its numbers no longer than anybody can see; one with a text in it as it is."""
    if b"(" in line:
        return line
    places = EXACT_DIGITS if line.endswith(EXACT) else digits
    return NUMBER.sub(lambda number: rounded_number(number[0], places), line)


def rounded_number(number: bytes, digits: int) -> bytes:
    """Return a number with so many digits behind its point at most."""
    text = (b"%.*f" % (digits, float(number))).rstrip(b"0").rstrip(b".")
    return b"0" if text in {b"", b"-", b"-0"} else re.sub(rb"^(-?)0\.", rb"\1.", text)


def share_drawings(book: Pdf) -> None:
    """Let what is drawn more than once, wherever and however large, be drawn by one form."""
    pages = [(page.obj, page.obj["/Contents"].read_bytes().split(b"\n")) for page in book.pages]
    times = Counter(inside for _, lines in pages for _, _, inside in drawings(lines))
    forms: dict[bytes, tuple[bytes, Stream]] = {}
    for page, lines in pages:
        out, begin = [], 0
        for start, end, inside in outermost_drawings(drawings(lines), times):
            if inside not in forms:
                forms[inside] = (b"Same%d" % len(forms), shared_form(book, inside, page["/Resources"]))
            name, made = forms[inside]
            add_form(page["/Resources"], f"/{name.decode()}", made)
            out += [*lines[begin:start], b"/%s Do" % name]
            begin = end
        page["/Contents"].write(b"\n".join(out + lines[begin:]))


def drawings(lines: list[bytes]) -> Iterator[tuple[int, int, bytes]]:
    """Yield what stands between a "q" and its "Q", without its place: where it begins and ends, and its bytes.

    What a screen reader is told something about stays on its page.
    """
    opened = []
    for at, line in enumerate(lines):
        if line == b"q":
            opened.append(at)
        elif line == b"Q" and opened:
            start = opened.pop() + 1
            start += lines[start].endswith(b" cm")
            inside = b"\n".join(lines[start:at])
            if len(inside) >= LEAST_BYTES and b"BDC" not in inside:
                yield start, at, inside


def outermost_drawings(found: Iterator[tuple[int, int, bytes]], times: Counter[bytes]) -> list[tuple[int, int, bytes]]:
    """Return the drawings that are there more than once, in their order; of those within one another, the largest."""
    kept: list[tuple[int, int, bytes]] = []
    for start, end, inside in sorted(each for each in found if times[each[2]] > 1):
        if not kept or start >= kept[-1][1]:
            kept.append((start, end, inside))
    return kept


def add_form(resources: Object, name: str, made: Stream) -> None:
    """Let a page use a form by a name."""
    if "/XObject" not in resources:
        resources["/XObject"] = Dictionary()
    resources["/XObject"][name] = made


def shared_form(book: Pdf, inside: bytes, resources: Object) -> Stream:
    """Return a form that draws something, with what it needs of its page's resources: Chromium's names are unique."""
    names = {name.decode() for name in USED.findall(inside)}
    own = {
        kind: Dictionary({name: each for name, each in of_kind.items() if name in names})
        for kind, of_kind in resources.items()
        if isinstance(of_kind, Dictionary)
    }
    kinds = {"/Type": Name.XObject, "/Subtype": Name.Form, "/BBox": Array(EVERYWHERE), "/Resources": Dictionary(own)}
    return Stream(book, inside, Dictionary(kinds))
