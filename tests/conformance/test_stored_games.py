"""Stored games replay to what they once led to."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from engine.core.record import from_json, from_link, to_link
from engine.games.registry import GAMES
from tests.stored_games import fingerprints, stored, story, told, wanted

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", stored())
def test_a_stored_game_replays_to_its_result(name: str) -> None:
    data = stored()[name]
    record = from_json(data["record"])
    log, state = story(record)
    result = GAMES[record.game].result(state)
    assert result is not None
    assert (list(result.scores), list(result.winners)) == (data["scores"], data["winners"])
    assert (len(log), told(log)) == (data["count"], data["events"])


@pytest.mark.parametrize("name", stored())
def test_a_stored_game_passes_through_a_link(name: str) -> None:
    record = from_json(stored()[name]["record"])
    assert from_link(to_link(record, GAMES[record.game]), GAMES) == record


@pytest.mark.parametrize("key", GAMES)
def test_every_game_number_of_players_and_option_is_stored(key: str) -> None:
    assert set(wanted(GAMES[key])) <= set(stored())


@pytest.mark.parametrize("key", GAMES)
def test_every_version_of_the_rules_is_stored(key: str) -> None:
    versions = {data["record"]["version"] for data in stored().values() if data["record"]["game"] == key}
    assert versions == set(range(1, GAMES[key].version + 1))


@pytest.mark.parametrize("key", GAMES)
def test_stored_games_show_every_kind_of_event(key: str) -> None:
    shown = {
        type(event)
        for data in stored().values()
        if data["record"]["game"] == key
        for event in story(from_json(data["record"]))[0]
    }
    assert shown == set(GAMES[key].events)


def test_no_stored_game_was_ever_edited() -> None:
    history = ["git", "log", "--diff-filter=M", "--format=", "--name-only", "--", "tests/games/*/stored/*"]
    done = subprocess.run(history, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("no git history here")
    assert done.stdout.split() == []


@pytest.mark.parametrize("hash_seed", ["1", "2"])
def test_one_hash_whatever_the_hash_seed(hash_seed: str) -> None:
    environ = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "tests.stored_games"]
    done = subprocess.run(command, cwd=ROOT, env=environ, capture_output=True, check=True)
    assert json.loads(done.stdout) == fingerprints()
