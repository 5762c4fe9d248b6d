"""What the search knows: each answerable place of the pages by itself, and nothing of the drawings."""

from pathlib import Path

import pytest

from tools.search_index.entries import Entry, add_callings, entries, frequent_questions
from tools.search_index.index import game_names, sources_in_navigation
from tools.search_index.reader import read_passages
from tools.search_index.words import STOP, SYNONYMS, read_callings, read_names, read_stopwords, read_synonyms

GAMES = {"vineta": "Vineta"}

RULES = """<head><meta name="description" content="All rules."></head><article class="md-content__inner">
<svg><defs><text>B2B3</text></defs></svg>
<h1 id="rules">The rules<a class="headerlink" href="#rules">¶</a></h1>
<p><a href="#VI-3.1">May I start two?</a> · <a href="#VI-3.2">When?</a></p>
<h2 id="floods">3. Floods</h2><p>Sixteen&nbsp;cards <svg><text>7</text></svg>.</p>
<table><tr><th>Card</th><th>How many</th></tr><tr><td>flood</td><td>16</td></tr></table>
<section class="rule" id="VI-3.1"><a class="number" href="#VI-3.1">VI-3.1</a><p><strong>Start a series.</strong>
Choose a <strong>coastal</strong> district (<a href="../rulings/#V9">V9</a>).</p><p class="seen">See it:
<a href="#ex-a">Elsewhere</a></p></section>
<section class="rule" id="VI-3.2"><a class="number" href="#VI-3.2">VI-3.2</a><p><strong>One chip.</strong> One.</p>
</section>
<trick-example id="ex-a"><header><p class="title"><span class="label">Example</span> Two series</p><p>Which is
higher?</p></header><ol class="steps"><li><figure><div class="board"><ol><li>B4</li></ol></div>
<figcaption><p>Ada starts a series. <a class="rule" href="#VI-3.1">VI-3.1</a></p></figcaption></figure></li></ol>
</trick-example>
<details class="example"><summary><span class="title"><span class="label">Example</span> A tie</span>
<span class="purpose">Who sinks?</span></summary><trick-example id="ex-b"><ol class="steps"><li><figure><noscript><div
class="board">B5</div></noscript><figcaption>Nobody.</figcaption></figure></li></ol></trick-example></details>
<p>And on with floods.</p>
<trick-play id="play-vi_sink" data-key="vi_sink"><div class="promise"><p class="title">Sink it</p>
<p class="goal">Sink the right one.</p></div><form><label>Players</label></form></trick-play>
<trick-play id="play-vineta"><p class="no-js">Needs JavaScript</p></trick-play>
<trick-table id="ask"><fieldset><legend>What?</legend><label class="ask" id="ask-sinks"><input type="radio">
<span class="title">Which one sinks?</span><span class="what">Tell the series.</span></label></fieldset></trick-table>
</article>"""

LEARN = """<article><h1 id="learn">Learn</h1><h2 id="questions">Questions</h2><dl>
<dt id="question-1"><strong>Two at once?</strong></dt>
<dd>Never. (<a href="rules/#VI-3.1">VI-3.1</a>, <a href="rules/#VI-3.2">VI-3.2</a>)</dd>
<dt id="question-2"><strong>And then?</strong></dt><dd>Wait.</dd></dl>
<details class="question"><summary>Whose chip?</summary><p>Yours. (<a href="rules/#VI-3.2">VI-3.2</a>)</p></details>
<p>Numbers such as <a href="rules/#VI-3.1">VI-3.1</a> are rules.</p></article>"""

TABLE = """<article><h1 id="table">In doubt?</h1><h2 id="short">In a word</h2><dl>
<dt id="question-1"><strong>May I start two?</strong></dt>
<dd><strong>No.</strong> One. (<a href="../rules/#VI-3.2">VI-3.2</a>, <a href="../rules/#VI-3.1">VI-3.1</a>)</dd></dl>
</article>"""

GLOSSARY = """<article><h1 id="glossary">Glossary</h1><dl>
<dt id="term-series"><strong>series</strong> of floods · <em lang="fr">série</em>*</dt>
<dd>Floods in a row. (<a href="../rules/#VI-3.1">VI-3.1</a>)</dd>
<dt id="term-rule"><strong>rule</strong> · <em lang="fr">règle</em></dt>
<dd>A sentence with a number, such as <a href="../rules/#VI-3.2">VI-3.2</a>.</dd></dl></article>"""


@pytest.fixture(scope="module")
def found() -> dict[str, Entry]:
    """The entries of three pages, by id."""
    pages = {
        "vineta/": read_passages(LEARN),
        "vineta/rules/": read_passages(RULES),
        "vineta/glossary/": read_passages(GLOSSARY, glossary=True),
    }
    return {entry.id: entry for entry in entries(pages, GAMES)}


def test_each_answerable_place_is_an_entry_of_its_own(found: dict[str, Entry]) -> None:
    assert {key: (entry.kind, entry.url, entry.title) for key, entry in found.items()} == {
        "VI-3.1": ("rule", "vineta/rules/#VI-3.1", "Start a series."),
        "VI-3.2": ("rule", "vineta/rules/#VI-3.2", "One chip."),
        "#learn": ("page", "vineta/", "Learn"),
        "#questions": ("heading", "vineta/#questions", "Questions"),
        "#question-1": ("question", "vineta/#question-1", "Two at once?"),
        "#question-2": ("question", "vineta/#question-2", "And then?"),
        "#rules": ("page", "vineta/rules/", "The rules"),
        "#floods": ("heading", "vineta/rules/#floods", "3. Floods"),
        "ex-a": ("example", "vineta/rules/#ex-a", "Two series"),
        "ex-b": ("example", "vineta/rules/#ex-b", "A tie"),
        "play-vi_sink": ("minigame", "vineta/rules/#play-vi_sink", "Sink it"),
        "#ask-sinks": ("ask", "vineta/rules/#ask-sinks", "Which one sinks?"),
        "#glossary": ("page", "vineta/glossary/", "Glossary"),
        "term:series": ("term", "vineta/glossary/#term-series", "series of floods"),
        "term:rule": ("term", "vineta/glossary/#term-rule", "rule"),
    }


def test_an_entry_says_what_its_place_says_and_no_more(found: dict[str, Entry]) -> None:
    assert found["VI-3.1"].text == "Choose a coastal district (V9)."
    assert found["#floods"].text == "Sixteen cards .\nCard · How many\nflood · 16\nAnd on with floods."
    assert found["#question-1"].text == "Never. (VI-3.1, VI-3.2)"
    assert found["play-vi_sink"].text == "Sink the right one."
    assert found["#rules"].text.startswith("All rules.")
    assert found["ex-a"].text == "Which is higher?"
    assert found["ex-b"].text == "Who sinks?"
    assert found["VI-3.1"].under == ("3. Floods",)
    assert found["term:series"].names == ["series of floods", "série"]


def test_a_rule_is_found_by_what_others_ask_and_call_it(found: dict[str, Entry]) -> None:
    start = found["VI-3.1"]
    assert start.asked == ["Two at once?", "May I start two?"]
    assert start.words == ["series of floods", "série"]
    assert found["VI-3.2"].words == []
    assert found["VI-3.2"].asked == ["Whose chip?", "When?"]


def test_a_question_names_the_rules_that_its_answer_cites(found: dict[str, Entry]) -> None:
    assert found["#question-1"].cites == ["VI-3.1", "VI-3.2"]
    assert found["#question-1"].as_written()["cites"] == "VI-3.1\nVI-3.2"
    assert "cites" not in found["#question-2"].as_written()


def test_what_is_answered_in_a_word_is_compared_by_itself() -> None:
    pages = {"vineta/table/": read_passages(TABLE), "vineta/rules/": read_passages(RULES)}
    found = {entry.id: entry for entry in entries(pages, GAMES)}
    short = found["#question-1"]
    assert (short.kind, short.text) == ("short", "No. One. (VI-3.2, VI-3.1)")
    assert short.cites == ["VI-3.2", "VI-3.1"]
    assert found["VI-3.2"].asked == ["When?"]


def test_what_is_asked_most_often_is_what_the_page_of_rules_names() -> None:
    asked = [{"asked": "May I start two?", "id": "VI-3.1"}, {"asked": "When?", "id": "VI-3.2"}]
    assert frequent_questions(read_passages(RULES)) == asked
    assert frequent_questions(read_passages(LEARN)) == []


def test_the_home_page_asks_for_the_rules_of_all_games() -> None:
    home = """<article><details class="question"><summary>Who sinks?</summary>
<p>The highest. (<a href="vineta/rules/#VI-3.2">VI-3.2</a>)</p></details></article>"""
    found = {
        entry.id: entry for entry in entries({"": read_passages(home), "vineta/rules/": read_passages(RULES)}, GAMES)
    }
    assert found["VI-3.2"].asked == ["Who sinks?", "When?"]


def test_the_index_has_nothing_that_is_empty_or_twice(found: dict[str, Entry]) -> None:
    written = found["#question-2"].as_written()
    assert written == {
        "id": "#question-2",
        "kind": "question",
        "game": "vineta",
        "url": "vineta/#question-2",
        "title": "And then?",
        "text": "Wait.",
        "under": "Questions",
    }
    twice = Entry("VI-1.1", "rule", "vineta", "", "", "", asked=["Alike?", "Alike?"])
    assert twice.as_written()["asked"] == "Alike?"


def test_pages_that_belong_to_no_game_have_none() -> None:
    assert [entry.game for entry in entries({"about/": read_passages(LEARN)}, GAMES)] == [""] * 4


def test_synonyms_are_lines_of_what_people_and_pages_say(tmp_path: Path) -> None:
    assert read_synonyms(tmp_path) == []
    (tmp_path / SYNONYMS).write_text("# People: pages\n\ntoilet, wc: outhouse\nlife ring: preserver, hope\n", "utf-8")
    assert read_synonyms(tmp_path) == [[["toilet", "wc"], ["outhouse"]], [["life ring"], ["preserver", "hope"]]]


def test_a_line_may_lead_to_a_place(tmp_path: Path) -> None:
    (tmp_path / SYNONYMS).write_text("toilet: outhouse\nrunner-up, second: LU-2.5\ncheat sheet: #aid\n", "utf-8")
    assert read_synonyms(tmp_path) == [[["toilet"], ["outhouse"]]]
    assert read_callings(tmp_path) == {"LU-2.5": ["runner-up", "second"], "#aid": ["cheat sheet"]}


def test_a_line_may_lead_to_the_game(tmp_path: Path) -> None:
    assert read_names(tmp_path) == []
    (tmp_path / SYNONYMS).write_text(f"toilet: outhouse\nwacky west, drunter: {tmp_path.name}\n", "utf-8")
    assert read_names(tmp_path) == ["wacky west", "drunter"]
    assert read_synonyms(tmp_path) == [[["toilet"], ["outhouse"]]]


def test_a_place_is_called_as_people_call_it() -> None:
    rule = Entry("VI-1.1", "rule", "vineta", "", "", "")
    add_callings([rule], "vineta", {"VI-1.1": ["the map"]})
    assert rule.called == ["the map"]
    with pytest.raises(ValueError, match="XX-9"):
        add_callings([rule], "vineta", {"XX-9.9": ["nothing"]})


@pytest.mark.parametrize("line", ["toilet", "toilet:", ": outhouse", "a: b: c", "a,, b: c"])
def test_any_other_line_is_refused_in_words(tmp_path: Path, line: str) -> None:
    (tmp_path / SYNONYMS).write_text(line, "utf-8")
    with pytest.raises(ValueError, match="no line of synonyms"):
        read_synonyms(tmp_path)


def test_words_to_leave_out_are_split_by_spaces(tmp_path: Path) -> None:
    (tmp_path / STOP).write_text("# Small ones\na the\nof\n", "utf-8")
    assert read_stopwords(tmp_path) == ["a", "the", "of"]


def test_games_and_the_order_of_pages_are_those_of_the_navigation() -> None:
    nav = ["index.md", {"Vineta": ["vineta/index.md", {"Rules": "vineta/rules.md"}]}, {"About": "about.md"}]
    assert game_names(nav) == GAMES
    assert list(sources_in_navigation(nav)) == ["index.md", "vineta/index.md", "vineta/rules.md", "about.md"]
