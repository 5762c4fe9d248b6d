"""The builder of HTML: text is escaped wherever it goes in, markup never twice, nothing else is changed."""

from html import unescape

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.html import NOTHING, Html, Value, fragment, join_html, tag, text_of_markup
from tests.rendered import parsed

HOSTILE = "<b>\"&'</b>"
ESCAPED = "&lt;b&gt;&quot;&amp;&#x27;&lt;/b&gt;"


def test_text_is_escaped_and_markup_is_not() -> None:
    assert tag("p", HOSTILE, tag("i", "&"), 3) == f"<p>{ESCAPED}<i>&amp;</i>3</p>"
    assert tag("p", title=HOSTILE) == f'<p title="{ESCAPED}"></p>'
    assert tag("p", title=tag("b")) == '<p title="&lt;b&gt;&lt;/b&gt;"></p>', "an attribute holds text, always"


def test_children_may_be_nested_and_empty() -> None:
    assert tag("ul", (tag("li", n) for n in range(2)), ["", (), NOTHING, ["x"]]) == "<ul><li>0</li><li>1</li>x</ul>"


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, ""),
        (False, ""),
        (True, " it"),
        ("", ' it=""'),
        (0, ' it="0"'),
        (1_234_567, ' it="1234567"'),
        (2.0, ' it="2"'),
        (-9.6, ' it="-9.6"'),
        (("a", "", False, "b"), ' it="a b"'),
        (("", False), ""),
    ],
)
def test_what_an_attribute_may_be(value: Value, text: str) -> None:
    assert tag("a", it=value) == f"<a{text}></a>"


def test_names_of_attributes_and_their_order() -> None:
    drawn = tag("use", xlink__href="#x", class_="k", data_seat=0, viewBox="0 0 1 1")
    assert drawn == '<use xlink:href="#x" class="k" data-seat="0" viewBox="0 0 1 1"/>'


def test_elements_that_hold_nothing() -> None:
    assert tag("input", name="move") == '<input name="move">'
    assert tag("path", d="M0 0") == '<path d="M0 0"/>'
    assert tag("td") == "<td></td>"


def test_fragments_and_what_is_between_them() -> None:
    assert fragment("<", tag("b"), 1) == "&lt;<b></b>1"
    assert join_html(" & ", ["a", tag("b"), ("c", "d")]) == "a &amp; <b></b> &amp; cd"
    assert not join_html(", ", [])
    assert all(isinstance(made, Html) for made in (fragment(), join_html("", []), tag("b"), NOTHING))


def test_what_is_cut_out_of_markup_is_text_again() -> None:
    assert tag("p", tag("b", "x").replace("x", "y")) == "<p>&lt;b&gt;y&lt;/b&gt;</p>"


@given(st.text(st.characters(exclude_categories=("C", "Z"))))
def test_every_text_comes_out_as_it_went_in(text: str) -> None:
    (element,) = parsed(tag("p", text, title=text))
    assert (element.text or "", element.get("title")) == (text, text)
    assert unescape(fragment(text)) == text


def test_nothing_below_zero_is_zero_whatever_was_written_before() -> None:
    assert tag("g", x=-0.0) == '<g x="0"></g>' == tag("g", x=0.0)


@given(st.text())
def test_a_text_comes_out_of_markup_as_it_went_in(text: str) -> None:
    assert text_of_markup(fragment(text)) == text
