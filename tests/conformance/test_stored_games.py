"""Stored games replay to what they once led to, and their links still say the same."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

from engine.core.game import AnyGame, Refusal, Seat
from engine.core.record import Record, record_from_json, record_from_link, record_to_link
from engine.games.registry import GAMES
from tests import stored_games
from tests.conformance.moments import kinds_with_examples
from tests.conformance.walks import refusal_of
from tests.stored_games import fingerprints, is_played, orders, story, told, wanted

ROOT = Path(__file__).parents[2]
stored = cache(stored_games.stored)
stored_links = cache(stored_games.stored_links)
stored_orders = cache(stored_games.stored_orders)
every_stored_game = pytest.mark.parametrize("name", [name for name, entry in stored().items() if is_played(entry)])


def names_still_played(key: str) -> list[str]:
    """Return the stored games of one game whose rules are still played."""
    return [name for name, entry in stored().items() if entry["record"]["game"] == key and is_played(entry)]


def record_of(name: str) -> Record:
    """Return the record of a stored game."""
    return record_from_json(stored()[name]["record"])


@every_stored_game
def test_a_stored_game_replays_to_its_result(name: str) -> None:
    entry = stored()[name]
    record = record_from_json(entry["record"])
    log, state = story(record)
    result = GAMES[record.game].result(state)
    why = f"{name}.json runs otherwise than when it was stored: raise `version` in the game's State; see ADR 0011"
    assert result is not None, why
    assert (list(result.scores), list(result.winners)) == (entry["scores"], entry["winners"]), why
    assert (len(log), told(log)) == (entry["count"], entry["events"]), why


@every_stored_game
def test_a_stored_link_still_holds_its_game(name: str) -> None:
    why = f"{name}.link leads to other moves: legal moves have another order, or links another form; see ADR 0011"
    assert name in stored_links(), "run python -m tests.stored_games add"
    assert record_from_link(stored_links()[name], GAMES) == record_of(name), why


@every_stored_game
def test_a_stored_game_passes_through_a_link(name: str) -> None:
    record = record_of(name)
    assert record_from_link(record_to_link(record, GAMES[record.game]), GAMES) == record


@pytest.mark.parametrize("key", GAMES)
def test_another_order_of_legal_moves_is_caught_by_every_stored_link(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kind, moves = type(GAMES[key]), type(GAMES[key]).moves_for_seat
    monkeypatch.setattr(kind, "moves_for_seat", lambda self, state, seat: moves(self, state, seat)[::-1])
    names = names_still_played(key)
    assert names
    assert [name for name in names if same_game(name)] == []


@every_stored_game
def test_legal_moves_of_a_stored_game_stand_in_their_order(name: str) -> None:
    assert name in stored_orders(), "run python -m tests.stored_games add"
    kept, now = stored_orders()[name], orders(record_of(name))
    moved = sorted(kind for kind in kept if now.get(kind) != kept[kind])
    assert not moved, (
        f"{name}.order: at “{moved[0]}”, legal moves are others or in another order: links would lead to other moves; "
        "raise `version` in the game's State; see ADR 0011"
    )


@pytest.mark.parametrize("place", [slice(0, 2), slice(-2, None)], ids=["first", "last"])
@pytest.mark.parametrize("key", GAMES)
def test_two_legal_moves_that_change_places_are_caught_at_every_kind_of_decision(
    key: str, place: slice, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, moves = GAMES[key], type(GAMES[key]).moves_for_seat
    names = names_still_played(key)
    for kind in kinds_with_examples(key):

        def swapped(self: AnyGame, state: Any, seat: Seat, kind: str = kind) -> list[Any]:
            legal, decision = [*moves(self, state, seat)], self.decision(state)
            if decision and decision.kind == kind:
                legal[place] = legal[place][::-1]
            return legal

        monkeypatch.setattr(type(game), "moves_for_seat", swapped)
        assert any(orders(record_of(name)) != stored_orders()[name] for name in names), (
            f"{key}: no stored game decides “{kind}” with two legal moves: put a position right before it into RARE of "
            f"tests/games/{key}/rare.py, then run python -m tests.stored_games add"
        )


def same_game(name: str) -> bool:
    """Return whether a stored link leads to its stored game."""
    try:
        return record_from_link(stored_links()[name], GAMES) == record_of(name)
    except Refusal:
        return False


@pytest.mark.parametrize("key", GAMES)
def test_no_stored_game_or_link_is_replayed_under_other_rules(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[key]
    monkeypatch.setattr(type(game), "version", game.version + 1)
    for name, entry in stored().items():
        if entry["record"]["game"] == key:
            assert code(partial(record_of(name).replay, game)) == "older"
            assert code(partial(record_from_link, stored_links()[name], GAMES)) == "older"


def code(act: Callable[[], object]) -> str | None:
    """Return the code of the refusal that a call meets with, None for none."""
    refusal = refusal_of(act)
    return refusal.code if refusal else None


@pytest.mark.parametrize("key", GAMES)
def test_every_game_number_of_players_and_option_is_stored(key: str) -> None:
    missing = sorted(set(wanted(GAMES[key])) - set(stored()))
    assert not missing, f"tests/games/{key}/stored/{missing[0]}.json is missing: run python -m tests.stored_games add"


@pytest.mark.parametrize("key", GAMES)
def test_every_stored_game_is_stored_anew_for_a_new_version(key: str) -> None:
    """What nothing asks for would be missing as soon as the rules have another version."""
    kept = {name for name, entry in stored().items() if entry["record"]["game"] == key}
    now = {name for name in kept if stored()[name]["record"]["version"] == GAMES[key].version}
    unwanted = sorted(now - set(wanted(GAMES[key])))
    assert not unwanted, (
        f"{key}: {unwanted[0]} is stored, and no start in RARE of tests/games/{key}/rare.py leads to it"
    )


@pytest.mark.parametrize("key", GAMES)
def test_a_new_version_wants_stored_games_of_its_own(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = wanted(GAMES[key])
    monkeypatch.setattr(type(GAMES[key]), "version", GAMES[key].version + 1)
    assert len(wanted(GAMES[key])) == len(before)
    assert not set(wanted(GAMES[key])) & set(stored())


@pytest.mark.parametrize("key", GAMES)
def test_every_version_of_the_rules_is_stored(key: str) -> None:
    versions = {entry["record"]["version"] for entry in stored().values() if entry["record"]["game"] == key}
    missing = set(range(1, GAMES[key].version + 1)) - versions
    assert not missing, f"{key}: no game is stored of version {sorted(missing)}: run python -m tests.stored_games add"


@pytest.mark.parametrize("key", GAMES)
def test_stored_games_show_every_kind_of_event(key: str) -> None:
    shown = {
        type(event)
        for entry in stored().values()
        if entry["record"]["game"] == key
        if is_played(entry)
        for event in story(record_from_json(entry["record"]))[0]
    }
    never = sorted(kind.__name__ for kind in set(GAMES[key].events) - shown)
    assert not never, (
        f"{key}: no stored game shows {never}: if it is rare, put a position right before it into RARE of "
        f"tests/games/{key}/rare.py, then run python -m tests.stored_games add"
    )


SHALLOW = "this clone has not the whole history, so edits of stored games cannot be seen: run git fetch --unshallow"


def git(folder: Path, *arguments: str) -> str:
    """Return what git answers; skip the test where there is no git or no repository."""
    try:
        done = subprocess.run(["git", *arguments], cwd=folder, capture_output=True, encoding="utf-8", check=True)
    except (FileNotFoundError, subprocess.CalledProcessError):
        pytest.skip("no git history here")
    return done.stdout


def edited(folder: Path) -> list[str]:
    """Return the stored games that a commit changed or deleted; skip the test, saying why, in a shallow clone."""
    if git(folder, "rev-parse", "--is-shallow-repository").strip() == "true":
        pytest.skip(SHALLOW)
    stored_files = ":(glob)tests/games/*/stored/*"
    return git(
        folder, "log", "--no-renames", "--diff-filter=MD", "--format=", "--name-only", "--", stored_files
    ).split()


def test_no_stored_game_was_ever_edited() -> None:
    assert edited(ROOT) == []


def test_an_edited_stored_game_is_found_and_a_shallow_clone_told(tmp_path: Path) -> None:
    whole, part = tmp_path / "whole", tmp_path / "part"
    game = whole / "tests/games/toy/stored/toy.json"
    game.parent.mkdir(parents=True)
    git(tmp_path, "init", "--quiet", str(whole))
    who = ("-c", "user.name=A", "-c", "user.email=a@example.com")
    for text in ("first", "second"):
        game.write_text(text, "utf-8")
        git(whole, "add", ".")
        git(whole, *who, "commit", "--quiet", "--message", text)
    assert edited(whole) == ["tests/games/toy/stored/toy.json"]
    git(tmp_path, "clone", "--quiet", "--depth", "1", whole.as_uri(), str(part))
    with pytest.raises(pytest.skip.Exception, match="git fetch --unshallow"):
        edited(part)


def test_one_hash_whatever_the_hash_seed() -> None:
    """Two seeds of text's hashes: that of this process, and another one."""
    other = "2" if os.environ.get("PYTHONHASHSEED") == "1" else "1"
    environ = {**os.environ, "PYTHONHASHSEED": other}
    command = [sys.executable, "-m", "tests.stored_games", *GAMES]
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, check=True)
    assert json.loads(done.stdout) == fingerprints()
