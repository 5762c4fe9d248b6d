"""What gave a secret away, as the review tells it: in the walk, turn by turn, in both languages."""

import re

import pytest

from engine.api.giveaways import LEAST
from engine.api.review import ReviewPage
from engine.core.locale import LANGUAGES
from engine.match.giveaways import giveaways
from engine.match.key_moments import key_moments
from engine.match.review import Review
from tests.api.reviewed import text
from tests.match.test_giveaways import READ, finished_match

SENTENCES = {
    "en": r"The secret: (.+?)\. Going by .* gave it (\d+)\s% before .*, and (\d+)\s% after\.",
    "fr": r"Le secret\s: (.+?)\. D’après .* donnait (\d+)\s% avant .*, et (\d+)\s% après\.",
}
ROWS = {"en": r"(\d+)\s%, then (\d+)\s%", "fr": r"(\d+)\s%, puis (\d+)\s%"}


@pytest.mark.parametrize("key", READ)
def test_the_most_telling_move_is_told_with_all_that_told_something(key: str) -> None:
    review = Review(finished_match(key), 0)
    review.catch_up_with_match()
    most = key_moments(review)[-1].giveaway
    assert most
    made = {each.turn for each in review.decisions_with_move_made}
    told = [each for each in giveaways(review.match, 0) if each.turn in made and abs(each.gain) >= LEAST]
    rows = [(f"{100 * each.before:.0f}", f"{100 * each.after:.0f}") for each in told]
    for lang in LANGUAGES:
        item = ReviewPage(review, lang).review_html().rpartition('<li class="moment"')[2].partition("</ol>")[0]
        sentence = re.search(SENTENCES[lang], text(item))
        assert sentence, lang
        assert sentence.groups()[1:] == (f"{100 * most.before:.0f}", f"{100 * most.after:.0f}")
        assert re.findall(ROWS[lang], text(item)) == rows
        assert item.count("data-moment") == len({each.turn for each in told}), "each leads to its moment"
