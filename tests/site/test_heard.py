"""A round of each game as it is heard, and nothing said at once that is too long to listen to."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from tests.site.heard import ROUNDS, file_of, round_heard
from tools.paths import ROOT

LONGEST = int(*re.findall(r"LONGEST = (\d+)", (ROOT / "overrides/assets/js/brief.js").read_text("utf-8")))


@pytest.mark.parametrize("name", ROUNDS)
def test_a_round_is_heard_as_it_was_read_over(browser: Browser, site: str, name: str) -> None:
    heard, file = round_heard(browser, site, name), file_of(name)
    assert heard == file.read_text("utf-8"), f"run `python -m tests.site.heard` and read the diff of {file.name}"
    said = [line.removeprefix("said: ") for line in heard.splitlines() if line.startswith("said: ")]
    assert [text for text in said if len(text) > LONGEST] == []
    assert [text for text, after in pairwise(said) if text == after] == [], "said twice"
