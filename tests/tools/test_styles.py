"""The book's style sheets become one, in their order."""

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tools import styles
from tools.finished import Pages

SPEC = find_spec("material")
THEME = Path(SPEC.origin).parent if SPEC and SPEC.origin else Path()
LINK = '<link rel="stylesheet" href="{}assets/{}.css">'


def page(up: str) -> str:
    """Return the head of a page: the theme's sheet, then two of the book's own."""
    return "\n  ".join(LINK.format(up, name) for name in ("theme/main", "css/b", "css/a")) + "<title>"


def test_pages_ask_for_one_sheet_that_has_all_in_their_order(tmp_path: Path) -> None:
    (tmp_path / "assets/css").mkdir(parents=True)
    (tmp_path / "game").mkdir()
    for name in ("a", "b"):
        (tmp_path / f"assets/css/{name}.css").write_text(f".{name} {{\n  --{name}: 0;\n}}", "utf-8")
    for path, up in (("index.html", ""), ("game/index.html", "../")):
        (tmp_path / path).write_text(page(up), "utf-8")
    pages = Pages.read(tmp_path)
    styles.join_style_sheets(tmp_path, pages)
    assert (tmp_path / "assets/css/all.css").read_text("utf-8") == ".b{--b: 0}.a{--a: 0}\n"
    assert [path.name for path in (tmp_path / "assets/css").iterdir()] == ["all.css"]
    theme, own = LINK.format("../", "theme/main"), LINK.format("../", "css/all")
    assert pages[tmp_path / "game/index.html"] == f"{theme}\n  {own}<title>"


@pytest.mark.parametrize(
    ("head", "split"),
    [
        (".a :is(.b,[c]):hover", ".a .b:hover,.a [c]:hover"),
        (":is(a,button)::before,i", "a::before,button::before,i"),
        (".a>:where(.b,.c):not(:is(.d,.e))", ".a>:where(.b):not(:is(.d,.e)),.a>:where(.c):not(:is(.d,.e))"),
        # A choice weighs as much as the heaviest that can be chosen; what stands in others is for other elements.
        (":is(a,.b)", ":is(a,.b)"),
        (".a :is(.b .c,.d)", ".a :is(.b .c,.d)"),
        (".a:is(.b,.c)", ".a:is(.b,.c)"),
        (":is(.a,.b) c", ":is(.a,.b) c"),
        (".a:not(.b :is(.c,.d))", ".a:not(.b :is(.c,.d))"),
        ("@supports selector(:is(.a,.b))", "@supports selector(:is(.a,.b))"),
    ],
)
def test_a_rule_for_one_of_several_kinds_becomes_one_for_each(head: str, split: str) -> None:
    assert styles.HEAD.sub(styles.split_choices, head + "{--a: 0}") == split + "{--a: 0}"


@pytest.mark.parametrize(
    ("rule", "instead"),
    [
        (".a table:not([class]) td>:last-child{--a:0}", ".a table:not([class]) td>:is(p,ul,ol,pre):last-child{--a:0}"),
        (".b{--b:0}.tabbed-set>input:checked~.tabbed-labels>:nth-child(2){--a:0}.c{--c:0}", ".b{--b:0}.c{--c:0}"),
        ("[data-md-color-switching] *,[data-md-color-switching] :after{--a:0}.c{--c:0}", ".c{--c:0}"),
    ],
)
def test_rules_of_the_theme_that_ask_for_any_element_are_eased(rule: str, instead: str) -> None:
    assert styles.eased(rule) == instead


def test_the_theme_still_has_each_rule_that_is_eased() -> None:
    sheets = "".join(sheet.read_text("utf-8") for sheet in THEME.rglob("stylesheets/*.css"))
    assert [rule for rule, _ in styles.THEME if not re.search(rule, sheets)] == []
