"""The table of sizes in CONTRIBUTING.md."""

from pathlib import Path

import pytest

from tools import game_size

OLD = "# Sizes\n\n<!-- sizes -->\nold\n<!-- /sizes -->\n\nMore.\n"


def test_the_table_is_written_anew_and_found_out_of_date(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = tmp_path / "page.md"
    page.write_text(OLD)
    monkeypatch.setattr(game_size, "PAGE", page)
    with pytest.raises(SystemExit, match=r"page\.md: the sizes of games have changed; run python -m tools\.game_size"):
        game_size.main("check")
    assert page.read_text() == OLD
    game_size.main()
    game_size.main("check")
    assert page.read_text().startswith("# Sizes\n\n<!-- sizes -->\n| |")
    assert page.read_text().endswith("|\n<!-- /sizes -->\n\nMore.\n")


def test_what_programs_write_is_not_counted() -> None:
    found = {path.suffix for path in game_size.hand_written_files("tests/games/land_unter")}
    assert found == {".py"}


def test_files_and_lines_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a_game").mkdir()
    (tmp_path / "a_game/one.py").write_text("1\n" * 1200)
    (tmp_path / "a-game.css").write_text("2\n3\n")
    monkeypatch.setattr(game_size, "ROOT", tmp_path)
    assert game_size.files_and_lines("a_game", ("{key}", "{path}.css")) == "2 | 1,202"
