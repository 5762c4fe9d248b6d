"""What a seat of Land Unter sees while a round goes on."""

from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.game import GAME
from tests.game_driver import Recorder
from tests.games.land_unter.rounds import ready


def test_LU_2_5_a_tide_card_leaves_the_middle_as_it_is_taken() -> None:
    """LU-2.5: once the lower one is taken, the other one is what everybody sees in the middle."""
    happened = ready(44, 27, 16, 2)
    happened.events = recorder = Recorder(GAME)
    happened.lay(44, 27, 16, 2)
    seen = {type(event): view.tides for event, view in zip(recorder, recorder.views, strict=True)}
    assert (seen[e.LowerTideTaken], seen[e.HigherTideTaken]) == ((7,), ())
