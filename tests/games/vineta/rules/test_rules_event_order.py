"""Every event is logged right after the state changed, so that a picture drawn then shows what the sentence says."""

from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.view import ENDED, View
from tests.game_driver import Recorder
from tests.games.vineta.cities import SEVEN, City, acted, city, fresh, row


def recorded(happened: City, *moves: str) -> Recorder[View]:
    """Make these moves; return the recorder that logged them."""
    happened.events = recorder = Recorder(GAME)
    happened.play(*moves)
    return recorder


def test_a_house_stands_when_it_is_logged() -> None:
    recorder = recorded(fresh(seed=1), f"{fresh(seed=1).state.start}:B:G1")
    assert recorder.at(e.HousePlaced).houses[6][0] == 1
    assert recorder.at(e.HousePlaced).reserve[0] == 6


def test_a_card_is_shown_then_carried_out() -> None:
    recorder = recorded(city("f3", "hope"), "1:hope", "0:f3", "0:G1")
    assert recorder.views[0].chosen == (-1, -2)
    assert recorder.at(e.CardRevealed).chosen == (2, -2)
    assert recorder.at(e.SeriesStarted).chosen == (-1, -2)
    assert recorder.at(e.SeriesStarted).series[0].worth == 3


def test_a_void_card_lies_on_the_discards_when_it_is_logged() -> None:
    recorder = recorded(city("hope", "f1"), "0:hope", "1:f1")
    assert recorder.at(e.CardRevealed).discards == ((), ())
    assert recorder.at(e.CardVoid).discards == ((7,), ())
    assert recorder.at(e.CardVoid).chosen == (-1, -2)


def test_a_wind_is_logged_before_what_it_leaves_behind() -> None:
    rows = [row("G1", "1:f3", authority=["1:+7"]), row("G2", "0:f4")]
    recorder = recorded(acted("wind", "f1", round=1, series=rows), "0:G1.1>G2")
    assert [each.worth for each in recorder.at(e.WindChanged).series] == [7, 7]
    assert [each.worth for each in recorder.at(e.SeriesEnded).series] == [7]
    assert recorder.at(e.SeriesEnded).discards[1] == (4,)


def test_each_house_of_a_panic_moves_by_itself() -> None:
    recorder = recorded(acted("panic", "f1", round=1, houses={"R1": "BO"}), "0:B:R1>R2", "0:O:R1>R3")
    first, second = (
        view for event, view in zip(recorder, recorder.views, strict=True) if isinstance(event, e.HouseMoved)
    )
    assert (first.houses[0], first.houses[1]) == ((0, 1, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0, 0))
    assert second.houses[2] == (0, 1, 0, 0, 0, 0, 0)
    assert first.moving is not None
    assert second.moving is None


def test_a_round_ends_step_by_step() -> None:
    recorder = recorded(city("hope", "hope"), "0:hope", "1:hope")
    assert recorder.at(e.CardsDrawn).hand_sizes == (7, 7)
    assert (recorder.at(e.CardsDrawn).round, recorder.at(e.CardsDrawn).start) == (1, 0)
    assert recorder.at(e.StarterMoved).start == 1


def test_a_turn_ends_step_by_step() -> None:
    """Compared, sunk with its series still there, shared, the coast, and only then the table is cleared."""
    rows = [row("G1", "0:f3"), row("G2", "1:f1")]
    happened = city("quarantine", "calm", round=2, series=rows, houses={"G1": "BB"}, start=1)
    recorder = recorded(happened, "0:quarantine", "1:calm", "1:G2.1", "0:G1")
    assert recorder.at(e.SeriesCompared).sunk == ()
    assert (recorder.at(e.DistrictSunk).sunk, len(recorder.at(e.DistrictSunk).series)) == ((6,), 1)
    assert recorder.at(e.HousesShared).taken[0][0] == 2
    assert recorder.at(e.HousesShared).houses[6] == (0,) * 7
    assert 3 in recorder.at(e.CoastMoved).coast
    cleared = recorder.at(e.TurnCleared)
    assert (cleared.series, cleared.quarantined, cleared.turn, cleared.round) == ((), (), 1, 0)
    assert cleared.discards[0] == (2, 13)
    assert (cleared.start, recorder.at(e.StarterMoved).start) == (1, 0)


def test_at_the_end_one_seat_after_the_other_shows_its_tiles_then_counts() -> None:
    recorder = recorded(city("hope", "hope", round=2, sunk=SEVEN, series=[row("R2", "0:f1")]), "0:hope", "1:hope")
    assert recorder.at(e.TurnCleared).tiles == ((-1, -1), (-1, -1))
    assert recorder.at(e.LastDistrict).tiles == ((-1, -1), (-1, -1))
    ended = [view for view in recorder.views if view.phase in ENDED]
    hidden, blue, orange = (-1, -1), (0, 0), (1, 1)
    assert [view.tiles for view in ended[:3]] == [(hidden, hidden), (blue, hidden), (blue, orange)]
    assert [(view.phase, view.step) for view in ended] == [
        ("showing", 0),
        ("showing", 1),
        ("showing", 2),
        ("counting", 1),
        ("counting", 2),
        ("over", 0),
        ("over", 0),
        ("over", 0),
    ]
