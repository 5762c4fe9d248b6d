"""What the search finds: words of the pages, by places that can be linked to, and nothing of the drawings."""

import json
from pathlib import Path

from tools.search_index import INDEX, read, write

PAGE = """<article class="md-content__inner">
<svg><defs><text>B2B3</text></defs></svg>
<h1 id="rules">The rules<a class="headerlink" href="#rules">¶</a></h1><p>All of them.</p>
<h2 id="floods">Floods</h2><p>Sixteen&nbsp;cards <svg><text>7</text></svg>.</p>
<table><tr><th>Card</th><th>How many</th></tr><tr><td>flood</td><td>16</td></tr></table>
<section class="rule" id="VI-3.1"><a class="number" href="#VI-3.1">VI-3.1</a><p><strong>Start a series.</strong>
Choose a <strong>coastal</strong> district.</p><p class="seen">See it: <a href="#ex-a">Elsewhere</a></p></section>
<trick-example id="ex-a"><header><p class="title"><span class="label">Example</span> Two series</p><p>Which is
higher?</p></header><ol class="steps"><li><figure><div class="board"><span class="vh">red 1: no house</span></div>
<figcaption><p>Ada starts a series.</p></figcaption></figure></li></ol></trick-example>
<p>And on with floods.</p>
<trick-play id="play-b"><form><label>Players</label></form><p class="no-js">Needs JavaScript</p></trick-play>
</article>"""


def entries() -> dict[str, tuple[str, str]]:
    """Return title and text of the page's entries by their anchors."""
    found = [entry.data("") for entry in read(PAGE)]
    return {entry["location"]: (entry["title"], entry["text"]) for entry in found}


def test_each_place_of_a_page_has_an_entry() -> None:
    assert entries() == {
        "": ("The rules", "<p>All of them.</p>"),
        "#floods": (
            "Floods",
            "<p>Sixteen cards .</p> <p>Card · How many</p> <p>flood · 16</p> <p>And on with floods.</p>",
        ),
        "#VI-3.1": ("VI-3.1 · Start a series.", "<p>Choose a coastal district.</p>"),
        "#ex-a": ("Two series", "<p>Which is higher?</p>"),
        "#play-b": ("", ""),
    }


def test_the_index_keeps_what_is_the_pages_own(tmp_path: Path) -> None:
    (tmp_path / "search").mkdir()
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules/index.html").write_text(PAGE, "utf-8")
    old = [
        {"location": "rules/", "title": "The rules of Vineta", "text": "B2B3", "boost": 3},
        {"location": "rules/#floods", "title": "Floods", "text": "7", "boost": 3},
    ]
    (tmp_path / INDEX).write_text(json.dumps({"config": {"lang": ["en"], "fields": {}}, "docs": old}), "utf-8")
    write(tmp_path)
    index = json.loads((tmp_path / INDEX).read_text("utf-8"))
    assert [entry["location"] for entry in index["docs"]] == [
        "rules/",
        *(f"rules/#{anchor}" for anchor in ("floods", "VI-3.1", "ex-a")),
    ]
    assert index["docs"][0]["title"] == "The rules of Vineta"
    assert [entry.get("boost") for entry in index["docs"]] == [3, 3, 3, None]
    assert "B2" not in json.dumps(index)
