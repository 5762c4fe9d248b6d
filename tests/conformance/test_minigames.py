"""Mini-games of every game: enough deals, begun undecided; whoever watches closely can solve a riddle."""

import pytest

from engine.core.example import Minigame
from engine.core.show import Show
from engine.shows import SHOWS
from tests.minigames import begin, every_riddle, watched

MINIGAMES = {key: (show, mini) for show in SHOWS.values() for key, mini in show.minigames.items()}
SURE = 0.6
"""How sure an attentive watcher can be of a riddle's answer, at least."""


@pytest.mark.parametrize("key", MINIGAMES)
def test_a_minigame_offers_enough_deals_and_starts_undecided(key: str) -> None:
    show, mini = MINIGAMES[key]
    assert mini.key == key
    assert len(set(mini.seeds)) == len(mini.seeds) >= 8
    assert len(mini.bots) == mini.players - (not mini.riddle)
    first = begin(show, mini, mini.seeds[0])
    assert mini.verdict(first, first.clone(), mini.seat) is None


def test_no_two_minigames_or_examples_bear_the_same_key() -> None:
    keys = [key for show in SHOWS.values() for key in (*show.minigames, *show.examples)]
    assert len(set(keys)) == len(keys)


@every_riddle
def test_a_riddle_can_be_solved_by_watching(show: Show, mini: Minigame, seed: int) -> None:
    assert mini.riddle is not None
    state = watched(show, mini, seed)
    view = show.game.view(state, None)
    believed = show.game.instinct.beliefs(view)[mini.seat]
    guesses = {choice: believed[choice] for choice in mini.riddle.choices(view)}
    answer = mini.riddle.answer(state)
    assert max(guesses, key=guesses.__getitem__) == answer
    assert guesses[answer] > SURE * sum(guesses.values())
