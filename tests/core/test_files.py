import pytest

from engine.core.files import file_text
from engine.games.drunter_drueber import rules


def test_a_file_of_a_package_is_read() -> None:
    assert file_text(rules.__name__, "board.txt").startswith("W!")


def test_a_file_that_is_missing_is_named() -> None:
    with pytest.raises(FileNotFoundError, match=r"tide\.txt"):
        file_text(rules.__name__, "tide.txt")
