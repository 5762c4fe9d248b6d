"""Mini-games of every game: enough deals, begun undecided; whoever watches closely can solve a riddle."""

import pytest

from engine.core.lessons import Minigame
from engine.core.presentation import Presentation
from engine.games.registry import HEURISTICS, PRESENTATIONS
from tests.minigames import begin, every_riddle, watched

MINIGAMES = {
    key: (presentation, mini) for presentation in PRESENTATIONS.values() for key, mini in presentation.minigames.items()
}
SURE = 0.6
"""How sure an attentive watcher can be of a riddle's answer, at least."""


@pytest.mark.parametrize("key", MINIGAMES)
def test_a_minigame_offers_enough_deals_and_starts_undecided(key: str) -> None:
    presentation, mini = MINIGAMES[key]
    assert mini.key == key
    assert len(set(mini.seeds)) == len(mini.seeds) >= 8
    assert len(mini.bots) == mini.players - (not mini.riddle)
    first = begin(presentation, mini, mini.seeds[0])
    assert mini.verdict(first, first.clone(), mini.seat) is None


def test_no_two_minigames_or_examples_bear_the_same_key() -> None:
    keys = [key for presentation in PRESENTATIONS.values() for key in (*presentation.minigames, *presentation.examples)]
    assert len(set(keys)) == len(keys)


@every_riddle
def test_a_riddle_can_be_solved_by_watching(presentation: Presentation, mini: Minigame, seed: int) -> None:
    assert mini.riddle is not None
    state = watched(presentation, mini, seed)
    view = presentation.game.view(state, None)
    belief = HEURISTICS[presentation.game.key].belief
    assert belief is not None
    believed = belief.beliefs(view)[mini.seat]
    guesses = {choice: believed[choice] for choice in mini.riddle.choices(view)}
    answer = mini.riddle.answer(state)
    assert max(guesses, key=guesses.__getitem__) == answer
    assert guesses[answer] > SURE * sum(guesses.values())
