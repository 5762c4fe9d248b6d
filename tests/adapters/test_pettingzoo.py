"""The environments pass PettingZoo's own tests: run by `make adapters`, since `make test` has not that library."""

from importlib import import_module
from random import Random
from typing import Any

import pytest

from engine.adapters import vectors_of_game
from engine.core.refusal import Refusal
from tests.adapters.test_vectors import every_case
from tests.conformance.walks import Case

CYCLES = 300
DICTIONARY = "ignore:Observation"
"""PettingZoo remarks that an observation is a dictionary, as those of its own games with masks are."""


@pytest.fixture(scope="module")
def adapter() -> Any:
    """The adapter, where its library is installed."""
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: `make adapters` installs it")
    return import_module("engine.adapters.pettingzoo")


@pytest.fixture(scope="module")
def proof(adapter: Any) -> Any:
    """The library's own tests."""
    return import_module("pettingzoo.test")


@every_case
@pytest.mark.filterwarnings(DICTIONARY)
def test_it_passes_the_tests_of_the_library(case: Case, adapter: Any, proof: Any) -> None:
    table = case.game.key, case.players, case.options
    proof.api_test(adapter.aec_env(*table), num_cycles=CYCLES)
    proof.parallel_api_test(adapter.parallel_env(*table), num_cycles=CYCLES)
    proof.seed_test(lambda: adapter.aec_env(*table), num_cycles=CYCLES // 10)


@every_case
def test_a_whole_game_ends_with_the_victory_shared_and_in_both_environments_alike(case: Case, adapter: Any) -> None:
    table = case.game.key, case.players, case.options
    one, all_at_once = adapter.aec_env(*table, render_mode="ansi"), adapter.parallel_env(*table)
    one.reset(seed=4)
    seen, _ = all_at_once.reset(seed=4)
    rng, rewards = Random(4), dict[str, float]()
    while all_at_once.agents:
        legal = {agent: [*observed["action_mask"].nonzero()[0]] for agent, observed in seen.items()}
        actions = {agent: rng.choice(numbers) for agent, numbers in legal.items() if numbers}
        for _ in actions:
            one.step(actions[one.agent_selection])
        seen, rewards, *_ = all_at_once.step(actions)
    assert one.rewards == rewards
    assert sum(rewards.values()) == pytest.approx(1)
    assert one.render() == str(all_at_once.dealt)


def test_observations_are_arrays_of_the_shapes_that_are_told(adapter: Any) -> None:
    env = adapter.aec_env("vineta", 4)
    env.reset(seed=1)
    agent = env.agent_selection
    observed, vectors = env.observe(agent), vectors_of_game("vineta")
    assert observed["observation"].shape == (vectors.size(4),)
    assert str(observed["observation"].dtype) == "int16"
    assert observed["action_mask"].shape == (len(vectors.moves),)
    assert observed in env.observation_space(agent)
    other = next(each for each in env.agents if each != agent)
    assert not env.observe(other)["action_mask"].any()


def test_what_there_is_not_is_refused(adapter: Any) -> None:
    for table in (("chess",), ("vineta", 9), ("vineta", 3, {"houses": "bought"})):
        with pytest.raises(Refusal):
            adapter.aec_env(*table)
    env = adapter.aec_env("land_unter")
    env.reset(seed=1)
    illegal = int(env.observe(env.agent_selection)["action_mask"].argmin())
    with pytest.raises(Refusal):
        env.step(illegal)
