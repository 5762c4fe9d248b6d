"""What is heard of pages, and how it is set in columns."""

from engine.core.heard import heard_text, table_in_text
from engine.core.html import NOTHING, fragment, tag


def test_what_is_hidden_from_ears_is_not_heard_and_a_picture_by_its_label() -> None:
    picture = tag("span", tag("i", "drawn", tag("input")), role="img", aria_label="a < b")
    hidden = tag("p", tag("svg", tag("path", d="M0 0"), tag("text", "12")), "no", aria_hidden="true")
    page = fragment(tag("p", "One\n& two, ", picture, "."), hidden, tag("p", tag("meter", "3"), tag("b", "four")))
    assert heard_text(page) == "One & two, a < b.\nfour"
    row = tag("table", tag("tr", tag("th", "a"), tag("td", "b", "c")))
    assert heard_text(row) == "a bc"


def test_what_is_said_of_things_begins_in_one_column() -> None:
    board = tag("p", "red 1: two houses. green 12\u202f: none; coast.")
    beside = tag("p", "Whatever this line is about: it is left alone.")
    told = "#.#\nred 1     two houses\ngreen 12  none; coast\nWhatever this line is about: it is left alone."
    assert table_in_text(board, "#.#", beside) == told
    assert table_in_text(NOTHING, "", NOTHING) == ""
