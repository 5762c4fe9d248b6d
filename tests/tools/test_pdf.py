"""A lighter PDF: it draws what it drew before, with fewer bytes."""

import re
from io import BytesIO

import pytest
from pikepdf import Array, Dictionary, Name, Object, Pdf, Stream

from tools.pdf import LEAST_BYTES, lighter_pdf, rounded_number, shortened_line

HOUSE = b"/G3 gs\n" + b"\n".join(b"%d.123456789 0 m\n%d 5 l" % (at, at) for at in range(1, 21)) + b"\nS"
TREE = b"/G4 gs\n" + b"\n".join(b"%d 7 m\n3 %d l" % (at, at) for at in range(1, 21)) + b"\nS"


def book(*pages: bytes) -> bytes:
    """Return a PDF of pages that draw something."""
    made = Pdf.new()
    state = {f"/G{number}": made.make_indirect(Dictionary(LW=number)) for number in (3, 4)}
    for drawing in pages:
        page = made.add_blank_page(page_size=(100, 100))
        page.obj["/Contents"] = made.make_indirect(Stream(made, drawing))
        page.obj["/Resources"] = Dictionary({"/ExtGState": Dictionary(state), "/ProcSet": Array([Name.PDF])})
    saved = BytesIO()
    made.save(saved)
    return saved.getvalue()


def placed(drawing: bytes, left: bytes) -> bytes:
    """Return a drawing at a place."""
    return b"q\n1 0 0 1 %s 0 cm\n%s\nQ" % (left, drawing)


def written_out(pdf: bytes) -> list[bytes]:
    """Return what draws each page, each form in its place."""
    with Pdf.open(BytesIO(pdf)) as opened:
        return [expanded(page.obj["/Contents"], page.obj["/Resources"]) for page in opened.pages]


def expanded(drawing: Object, resources: Object) -> bytes:
    """Return a drawing with the forms that it uses written out; all that it names must be there."""
    text = drawing.read_bytes()
    assert all(name.decode() in resources["/ExtGState"] for name in re.findall(rb"(/\w+) gs", text))
    return re.sub(rb"(/Same\d+) Do", lambda name: used(resources["/XObject"][name[1].decode()]), text)


def used(form: Object) -> bytes:
    """Return what a form draws."""
    return expanded(form, form["/Resources"])


def test_what_repeats_is_drawn_once_and_where_it_was() -> None:
    first = placed(HOUSE, b"10") + b"\n" + placed(TREE, b"20") + b"\n" + placed(HOUSE, b"30")
    second = placed(placed(HOUSE, b"1"), b"40") + b"\n" + placed(TREE, b"50.12345678")
    before = book(first, second)
    after = lighter_pdf(before)
    expected = [
        re.sub(rb"\.123456789", b".12", page).replace(b"50.12345678", b"50.1234568") for page in (first, second)
    ]
    assert written_out(after) == expected
    with Pdf.open(BytesIO(after)) as opened:
        drawn = [page.obj["/Contents"].read_bytes() for page in opened.pages]
        assert [page.count(b"Do") for page in drawn] == [3, 2]
        forms = [each for each in opened.objects if isinstance(each, Stream) and each.get("/Subtype") == Name.Form]
    assert len(forms) == 2


def test_what_is_told_to_screen_readers_and_what_is_small_stays_on_its_page() -> None:
    marked = b"/P <</MCID 0>> BDC\n" + HOUSE + b"\nEMC"
    small = b"0 0 m\n1 1 l\nS"
    assert len(small) < LEAST_BYTES < len(marked)
    page = b"\n".join([placed(marked, b"1"), placed(marked, b"2"), placed(small, b"3"), placed(small, b"4")])
    assert b"Same" not in b"".join(written_out(lighter_pdf(book(page))))
    with Pdf.open(BytesIO(lighter_pdf(book(page)))) as opened:
        assert b" Do" not in opened.pages[0].obj["/Contents"].read_bytes()


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (b"1.999", b"2"),
        (b"-.004", b"0"),
        (b"0.5", b".5"),
        (b"-0.256", b"-.26"),
        (b"120.10", b"120.1"),
        (b"100.0", b"100"),
    ],
)
def test_numbers_are_as_short_as_can_be(number: bytes, expected: bytes) -> None:
    assert rounded_number(number, 2) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        (b"105.690399 -55.015156 c", b"105.69 -55.02 c"),
        (b"1.65432763 0 0 -1.5 2.12345678 0 cm", b"1.6543276 0 0 -1.5 2.1234568 0 cm"),
        (b"4 0 Td <85> Tj", b"4 0 Td <85> Tj"),
        (b"(1.23456) Tj", b"(1.23456) Tj"),
        (b"/G1.2345 gs", b"/G1.2345 gs"),
    ],
)
def test_only_numbers_are_shortened(line: bytes, expected: bytes) -> None:
    assert shortened_line(line, 2) == expected
