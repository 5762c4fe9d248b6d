"""A changed example in an address: the same in every language, opened as it was, and nothing else is taken for one."""

import pytest

from engine.core.record import bytes_to_address
from engine.match.changes_link import changes_to_link
from tests.api.client import Answer, ask

TRICK = {"game": "land_unter", "key": "first_trick"}
CHANGES = [["weather_card-1-0", "1"], ["weather_card-0-0", "9"]]
SENT = "Rex42qtWSs5IzEtPLVayqlYqT00syUgtik9OLErRNdA1ULJSslTSQRU2BAsbKtXqKKVWJOYW5KQCuWmZRcUl8SVFmcnZSrUAcPwbJw"
"""These changes as an address was given them when links of examples came up: it opens for ever."""


def opened(link: str, **other: object) -> Answer:
    """Return the example as a link has it."""
    return ask("example", **{**TRICK, "lang": "en", **other}, link=link)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_link_opens_the_example_with_its_changes_at_the_first_that_is_different(lang: str) -> None:
    changed = ask("example", **TRICK, lang=lang, changes=CHANGES)
    again = opened(changed["link"], lang=lang)
    assert again == {**changed, "changes": sorted(CHANGES)}
    assert again["step"] > 0


def test_a_link_of_old_opens() -> None:
    assert opened(SENT)["changes"] == sorted(CHANGES)


def test_what_changes_nothing_has_no_link() -> None:
    answer = ask("example", game="vineta", key="vi_turn", lang="en", changes=[["card-0-0", "f3"]])
    assert (answer["changed"], answer["changes"], answer["link"]) == (False, [], "")


@pytest.mark.parametrize(
    "link",
    [
        SENT[:-2],
        SENT.replace("qt", "qT"),
        changes_to_link("second_trick", (("weather_card-1-0", "1"),)),
        changes_to_link("first_trick", (("nowhere", "1"),)),
        bytes_to_address(b'{"example":"first_trick","changes":{"weather_card-1-0":1}}'),
        bytes_to_address(b'{"example":"first_trick"}'),
        bytes_to_address(b"[]"),
    ],
    ids=["cut", "mistyped", "another example's", "no place", "no text", "no changes", "no object"],
)
def test_another_text_is_refused_in_a_sentence(link: str) -> None:
    answer = opened(link)
    cut = link in (SENT[:-2], SENT.replace("qt", "qT"))
    assert answer["code"] == ("damaged" if cut else "foreign")
    assert ("is damaged" if cut else "come from this book") in answer["refusal"]["html"]
