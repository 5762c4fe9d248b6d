"""A game in a terminal: the same game as at a table, told in words."""

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.__main__ import command_parser
from engine.core.locale import LANGUAGES
from engine.games.registry import GAMES
from engine.match.saves import match_from_save, match_to_link
from engine.shell import play, record

Type = Callable[[play.TableInShell], str]


def command(*words: object) -> argparse.Namespace:
    """Return what the command line makes of these words."""
    return command_parser().parse_args([*map(str, words)])


def play_in_shell(monkeypatch: pytest.MonkeyPatch, asked: argparse.Namespace, answer: Type) -> play.TableInShell:
    """Play as a command asks, each time with the answer that a function gives; return the table as it is left."""
    table = play.TableInShell(play.kept_or_new_match(asked), asked.lang, asked.kept)
    monkeypatch.setattr("builtins.input", lambda _prompt: answer(table))
    table.play()
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_whole_game_is_played_and_told_as_it_was(
    key: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    rng, kept = Random(key), tmp_path / "game.json"

    def any_move(table: play.TableInShell) -> str:
        game = table.match.game
        return game.format_move(rng.choice(game.legal_moves(table.match.state, table.seat)))

    table = play_in_shell(
        monkeypatch, command("play", key, "--bots", 1, "--seed", 5, "--kept", kept, "--lang", lang), any_move
    )
    told = capsys.readouterr().out
    assert table.match.result
    for points in table.match.result.scores:
        assert re.search(rf"(?<!\d){points}(?!\d)", told.replace("−", "-"))
    assert not re.search(r"<[a-z/]|&\w+;|[{}]", told), "markup, or a text that is not filled in"
    again = match_from_save(kept.read_text("utf-8"))
    assert again.is_over
    lines = record.lines_of_match(again, lang)
    assert len(lines) >= len(table.match.turns)


def test_hint_undo_and_a_wrong_move_are_answered_and_the_game_goes_on_from_its_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = command("play", "land_unter", "--seats", 3, "--seed", 3, "--kept", tmp_path / "game.json")
    typed = iter(["61", "1", "1", "t", "h", "h", "8", "u", "q"])
    table = play_in_shell(monkeypatch, asked, lambda _: next(typed))
    told = capsys.readouterr().out
    assert "LU-2.2" in told, "the rule that refuses a card"
    assert "winning chance is about" in told
    assert [seat for seat, _ in table.match.turns[0]] == [0, 1, 2]
    assert len(table.match.turns) == 1
    assert play.kept_or_new_match(asked).record == table.match.record


def test_what_cannot_be_played_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="players"):
        play.run_command(command("play", "land_unter", "--seats", 9))
    damaged = tmp_path / "game.json"
    damaged.write_text("{", "utf-8")
    with pytest.raises(SystemExit, match=r"\w+ \w+"):
        play.run_command(command("play", "land_unter", "--kept", damaged))
    with pytest.raises(SystemExit, match=r"\w+ \w+"):
        record.run_command(command("record", damaged, "--lang", "fr"))


def test_a_record_is_told_from_a_save_and_from_a_link(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    kept, link = tmp_path / "game.json", tmp_path / "link.txt"
    table = play_in_shell(monkeypatch, command("play", "land_unter", "--seed", 3, "--kept", kept), lambda _: "q")
    link.write_text(f"https://example.com/en/#{match_to_link(table.match)}\n", "utf-8")
    capsys.readouterr()
    told = []
    for file in (kept, link):
        record.run_command(command("record", file))
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "LU-1.1" in told[0]
