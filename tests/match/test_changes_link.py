"""The changes of an example as text for an address: read as they were written, and nothing else is taken for them."""

import pytest

from engine.core.game import Refusal
from engine.core.record import bytes_to_address
from engine.match.changes_link import changes_from_link, changes_to_link

CHANGES = (("weather_card-0-0", "9"), ("weather_card-1-0", ""))


def test_changes_are_read_as_they_were_written() -> None:
    assert changes_from_link("first_trick", changes_to_link("first_trick", CHANGES)) == CHANGES


@pytest.mark.parametrize(
    "text",
    [
        "",
        changes_to_link("second_trick", CHANGES),
        bytes_to_address(b'{"example":"first_trick"}'),
        bytes_to_address(b'{"example":"first_trick","changes":{"weather_card-0-0":9}}'),
        bytes_to_address(b"[]"),
    ],
    ids=["nothing", "another example's", "no changes", "no text", "no object"],
)
def test_another_text_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="foreign" if text else "damaged"):
        changes_from_link("first_trick", text)
