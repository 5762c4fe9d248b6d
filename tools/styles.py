"""The book's own style sheets as one: each of them costs a phone a way to the host before anything is shown."""

import re
import subprocess
from pathlib import Path
from typing import Final

from tools.finished import Pages
from tools.paths import ESBUILD

SHEET: Final = r'<link rel="stylesheet" href="([^"]*assets/css/)([\w-]+\.css)">'
SHEETS: Final = re.compile(rf"{SHEET}(?:\s*{SHEET})+")
JOINED: Final = "all.css"
BROWSERS: Final = "chrome111,firefox121,safari16.4"
"""The oldest that README and the page “About this book” name: for them, nested rules are unfolded."""
HEAD: Final = re.compile(r"[^{};]+(?=\{)")
INSIDE: Final = r"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"
SELECTOR: Final = re.compile(rf"(?:[^,()\[\]]|\[[^\]]*\]|{INSIDE})+")
SUBJECT: Final = re.compile(
    rf"(?P<before>(?:.*[ >+~])?):(?P<kind>is|where)\((?P<kinds>[^()]*)\)(?P<more>(?:[^ >+~()]|{INSIDE})*)"
)
ALIKE: Final = re.compile(r"(?:\.[\w-]+|\[[^\[\]]+\])(?:,(?:\.[\w-]+|\[[^\[\]]+\]))+|[a-z][\w-]*(?:,[a-z][\w-]*)+")
"""Classes and attributes, or elements: each weighs as much as the others in a choice of them."""
THEME: Final = (
    # Rules for any element in one whose class changes: all that is in it would get its styles anew.
    (r"table:not\(\[class\]\) (t[dh])>:(first|last)-child", r"table:not([class]) \1>:is(p,ul,ol,pre):\2-child"),
    (r"table:not\(\[class\]\)\+\*", "table:not([class])+:is(p,ul,ol,pre,table,details,h2,h3)"),
    # The book has no tabs, and each box that is ticked would be looked for in their rules.
    (r"[^{}]*\.tabbed-(?:labels|content)>:(?:nth-child\(\d+\)|first-child)[^{}]*\{[^{}]*\}", ""),
    # All that a page has would get its styles anew whenever one comes, so that a change of colours is none in time.
    (r"\[data-md-color-switching\][^{}]*\{[^{}]*\}", ""),
)
"""What is changed in the theme's sheets, and why: each is measured in the time that a page takes to be shown."""


def join_style_sheets(book: Path, pages: Pages) -> None:
    """Join the sheets that the pages of one language's site ask for, in their order, and let them ask for that one.

    Raises CalledProcessError if they are no style sheets.
    """
    sheets = [book / "assets/css" / name for _, name in re.findall(SHEET, pages[book / "index.html"])]
    joined = "\n".join(sheet.read_text("utf-8") for sheet in sheets)
    smaller = subprocess.run(
        [ESBUILD, "--loader=css", "--minify", f"--target={BROWSERS}"],
        input=joined.encode(),
        capture_output=True,
        check=True,
    )
    (book / "assets/css" / JOINED).write_text(HEAD.sub(split_choices, smaller.stdout.decode()), "utf-8")
    for sheet in (book / "assets/stylesheets").glob("*.css"):
        sheet.write_text(eased(sheet.read_text("utf-8")), "utf-8")
    for path, text in pages.items():
        pages[path] = SHEETS.sub(rf'<link rel="stylesheet" href="\1{JOINED}">', text)
    for sheet in sheets:
        sheet.unlink()


def eased(theme: str) -> str:
    """Return a sheet of the theme without what makes a browser style a whole page anew at small changes."""
    for rule, instead in THEME:
        theme = re.sub(rule, instead, theme)
    return theme


def split_choices(head: re.Match[str]) -> str:
    """Return what a rule is for, with a selector of its own for each kind of element that it chooses from.

    A browser sorts rules by the class or the name of the element that they are for; those for one of several kinds,
    `:is(.a, .b)`, it tries on every element, each time that it gets new styles.
    """
    selectors = SELECTOR.findall(head[0])
    if head[0].startswith("@") or ",".join(selectors) != head[0]:
        return head[0]
    return ",".join(each for selector in selectors for each in split_selector(selector))


def split_selector(selector: str) -> list[str]:
    """Return a selector for each kind of element that it chooses from; itself where these weigh differently."""
    found = SUBJECT.fullmatch(selector)
    if not found or not ALIKE.fullmatch(found["kinds"]):
        return [selector]
    kinds = (f":where({each})" if found["kind"] == "where" else each for each in found["kinds"].split(","))
    return [f"{found['before']}{kind}{found['more']}" for kind in kinds]
