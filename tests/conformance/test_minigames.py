"""Mini-games of every game: enough deals, begun undecided; whoever watches closely can solve a riddle."""

from collections import Counter
from importlib import import_module

import pytest

from engine.core.lessons import Minigame
from engine.core.presentation import Presentation
from engine.games.registry import HEURISTICS, PRESENTATIONS
from tests.minigames import begin, every_riddle, watched
from tests.paths import every_key

every_game = pytest.mark.parametrize("presentation", PRESENTATIONS.values(), ids=PRESENTATIONS)

MINIGAMES = {
    key: (presentation, mini) for presentation in PRESENTATIONS.values() for key, mini in presentation.minigames.items()
}
SURE = 0.6
"""How sure an attentive watcher can be of a riddle's answer, at least."""


DEALS = 8
"""At least so many seeds a mini-game: "Play again" takes the next, and a reader seldom plays one more often."""


@pytest.mark.parametrize("key", MINIGAMES)
def test_a_minigame_offers_enough_deals_and_starts_undecided(key: str) -> None:
    presentation, mini = MINIGAMES[key]
    where = f"engine/games/{presentation.game.key}/lessons, mini-game {key}"
    assert mini.key == key, f"{where}: its key is “{mini.key}”"
    deals = len(set(mini.seeds))
    assert deals >= DEALS, f"{where}: it has {deals} different seeds; “Play again” takes the next, {DEALS} are enough"
    assert deals == len(mini.seeds), f"{where}: a seed stands there twice"
    others = mini.players - (not mini.riddle)
    assert len(mini.bots) == others, f"{where}: {len(mini.bots)} bots for {others} other seats"
    for seed in mini.seeds:
        first = begin(presentation, mini, seed)
        assert mini.verdict(first, first.clone(), mini.seat) is None, f"{where}: seed {seed} is decided at the start"


@every_game
def test_a_game_has_a_minigame(presentation: Presentation) -> None:
    assert presentation.minigames, f"engine/games/{presentation.game.key}/lessons: MINIGAMES is empty"


def test_no_two_minigames_or_examples_bear_the_same_key() -> None:
    """Among all games of the book, whichever are tested."""
    lessons = [import_module(f"engine.games.{key}.presentation").PRESENTATION for key in every_key()]
    keys = Counter(key for each in lessons for key in (*each.minigames, *each.examples))
    assert [key for key, count in keys.items() if count > 1] == []


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
