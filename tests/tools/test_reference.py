"""What other programs may rely on is listed, told on its page, and does not vanish without a warning."""

import re
import warnings

import pytest

import engine
from engine.core.locale import LANGUAGES
from tests.paths import ROOT
from tools.reference import names_by_module, reference_html

BLOCK = re.compile(r"^/// table \| (reference/(\S+))$", re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_public_name_is_told_once_with_all_that_it_says(lang: str) -> None:
    blocks = BLOCK.findall((ROOT / f"docs/{lang}/reference.md").read_text("utf-8"))
    assert sorted(module for _, module in blocks) == sorted(names_by_module())
    told = "".join(reference_html(key, lang) for key, _ in blocks)
    sections = re.findall(r'<section id="engine\.(\w+)"><h3><code>[^<]+</code></h3>(<p>)?', told)
    assert sections == [(name, "<p>") for name, _ in sections], "a name without a docstring"
    assert sorted(name for name, _ in sections) == sorted(engine.__all__)
    assert {*re.findall(r'href="#engine\.(\w+)"', told)} <= {*engine.__all__}
    assert ('<div class="reference" lang="en">' in told) == (lang != "en")


def test_a_function_is_told_with_what_it_takes_and_a_class_with_its_members() -> None:
    game = reference_html("reference/engine.core.game", "en")
    assert "<code>legal_moves(state: S, seat: Seat) -&gt; tuple[M, ...]</code><p>Return the legal moves" in game
    assert "<code>EVERYONE = -1</code>" in game
    bots = reference_html("reference/engine.bots.simple", "en")
    assert "class RandomBot(Bot)" in bots
    assert "_" not in "".join(re.findall(r"<li><code>(\w)", game)), "what begins with a line is nobody else's"


def test_a_public_name_stays_or_is_given_with_a_warning() -> None:
    listed = (ROOT / "tests/public_names.txt").read_text("utf-8").split()
    assert {*engine.__all__} <= {*listed}, "tests/public_names.txt: add what is public now"
    for name in listed:
        with warnings.catch_warnings(record=True) as warned:
            warnings.simplefilter("always")
            assert hasattr(engine, name), f"engine.{name} is gone: let it work for a version more (CONTRIBUTING.md)"
        deprecated = [each for each in warned if each.category is DeprecationWarning and name in str(each.message)]
        assert (name in engine.__all__) or deprecated, f"engine.{name} is no longer listed, and nothing warns of it"
