"""The games pass OpenSpiel's own tests: run by `make adapters`, since `make test` has not that library."""

from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from engine.adapters import vectors_of_game
from tests.adapters.test_vectors import every_case
from tests.conformance.walks import Case


@pytest.fixture(scope="module")
def spiel() -> Any:
    """OpenSpiel with our games, where it is installed."""
    found = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: `make adapters` installs it")
    import_module("engine.adapters.openspiel")
    return found


def name(case: Case) -> str:
    """Return how OpenSpiel calls a case."""
    options = "".join(f",{key}={choice}" for key, choice in case.options.items())
    return f"trick_{case.game.key}(players={case.players}{options})"


@every_case
def test_it_passes_the_test_of_the_library_and_comes_out_of_a_text_as_it_was(case: Case, spiel: Any) -> None:
    spiel.random_sim_test(spiel.load_game(name(case)), num_sims=1, serialize=True, verbose=False)


@every_case
def test_a_playthrough_is_played_again_alike(case: Case, spiel: Any, tmp_path: Path) -> None:
    playthrough = import_module("open_spiel.python.algorithms.generate_playthrough")
    import_module("absl.flags").FLAGS(["test"])
    (tmp_path / "game.txt").write_text(playthrough.playthrough(name(case), action_sequence=None, seed=3), "utf-8")
    first, again = playthrough.replay(tmp_path / "game.txt")
    assert first == again
    assert "Returns() = [" in first


def test_a_seat_sees_what_its_view_has_and_a_bystander_no_hand(spiel: Any) -> None:
    game = spiel.load_game("trick_land_unter(players=4,deals=7)")
    state = game.new_initial_state()
    assert [chance for _, chance in state.chance_outcomes()] == [1 / 7] * 7
    state.apply_action(5)
    vectors = vectors_of_game("land_unter")
    hand = vectors.layout(4)["hand"]
    row = state.observation_tensor(2)
    assert len(row) == vectors.size(4)
    assert [int(number) for number in row] == vectors.observation(state.game.view(state.dealt, 2))
    assert sum(row[hand]) == 12
    kind = spiel.IIGObservationType(perfect_recall=False, private_info=spiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(kind)
    observer.set_from(state, 2)
    assert sum(observer.dict["hand"]) == 0
    assert state.information_state_string(2) != state.information_state_string(1)
