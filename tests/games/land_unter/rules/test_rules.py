"""The rules of Land Unter, chapters 1 to 5: one position, one verdict. Each test names its rule."""

import pytest

from engine.core.game import EventLog, Refusal
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.components import NO_CARD, TIDE_CARDS, WEATHER_CARDS, Card, Tide
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.view import FACE_DOWN
from tests.game_driver import Recorder
from tests.games.land_unter.rounds import Round, played, ready

OPEN = {"play": "open"}


def fresh(players: int, seed: int = 1, options: dict[str, str] | None = None) -> Round:
    """Return a game where the first stage has just been set up."""
    events = EventLog()
    return Round(GAME, GAME.begin(players, seed, options, log=events), events)


# 1. Set-up


@pytest.mark.parametrize("players", GAME.player_counts)
def test_LU_1_1_twelve_weather_cards_each(players: int) -> None:
    """LU-1.1: each seat is dealt twelve weather cards, no card twice."""
    happened = fresh(players)
    dealt = happened.of(e.SetDealt)
    assert [(event.rule, event.seat) for event in dealt] == [("LU-1.1", seat) for seat in range(players)]
    assert [len(set(event.cards)) for event in dealt] == [12] * players
    assert len({card for event in dealt for card in event.cards} & {*WEATHER_CARDS}) == 12 * players
    assert fresh(players, seed=2).of(e.SetDealt) != dealt


def test_LU_1_1_only_the_own_hand_is_seen() -> None:
    """LU-1.1: cards are dealt face down, and nobody looks at another hand."""
    happened = fresh(3)
    for viewer in (0, 1, 2, None):
        hands = happened.view(viewer).hands
        assert hands == tuple(tuple(happened.state.hands[seat]) if seat == viewer else None for seat in range(3))
    assert [event.as_seen_by(1) == event for event in happened.of(e.SetDealt)] == [False, True, False]


@pytest.mark.parametrize(("players", "count"), [(3, 24), (4, 12), (5, 0)])
def test_LU_1_2_left_over_cards_are_out_of_the_game_unseen(players: int, count: int) -> None:
    """LU-1.2: 24 cards are left over with three players, 12 with four, none with five."""
    happened = fresh(players)
    assert happened.of(e.CardsLeftOver) == ([e.CardsLeftOver("LU-1.2", count)] if count else [])
    assert 60 - len({card for known in happened.view(-1).known for card in known}) == count


def test_LU_1_3_two_halves_are_a_preserver_and_the_last_half_is_lost() -> None:
    """LU-1.3: 4 1/2 preservers are printed on the hand: that makes 4, open to all."""
    hand = [2, 40, 28, 42, 3, 38, 54, 19, 8, 45, 39, 16]
    events = EventLog()
    state = GAME.begin(3, 1, position={"deal": [hand, [], []]}, log=events)
    assert e.PreserversTaken("LU-1.3", 0, 9, 4) in events
    assert [GAME.view(state, seat).preservers[0] for seat in (0, 1, 2, None)] == [4, 4, 4, 4]


def test_LU_1_4_tide_cards_are_shuffled_face_down() -> None:
    """LU-1.4: all 24 tide cards lie face down, in another order each stage and each game."""
    recorder = Recorder(GAME)
    state = GAME.begin(4, 1, log=recorder)
    place = recorder.index(e.TidesShuffled("LU-1.4", 24))
    assert recorder.views[place].tide_pile_size == 24
    assert tuple(sorted(state.tides)) == TIDE_CARDS
    assert state.tides not in (TIDE_CARDS, GAME.begin(4, 2).tides)
    assert played(44, 27, 16, round=11).state.tides != GAME.begin(3, 1).tides


# 2. The round


def test_LU_2_1_two_tide_cards_are_turned_up() -> None:
    """LU-2.1: not before, and no more than two at a time."""
    recorder = Recorder(GAME)
    state = GAME.begin(3, 1, log=recorder)
    place = next(at for at, event in enumerate(recorder) if isinstance(event, e.TidesTurned))
    assert recorder[place] == e.TidesTurned("LU-2.1", 1, *sorted(state.tides[:2]))
    assert [view.tides for view in recorder.views] == [()] * place + [tuple(sorted(state.tides[:2]))]
    assert [len(view.turned) for view in recorder.views] == [0] * place + [2]
    assert recorder.views[-1].tide_pile_size == 22


def test_LU_2_1_the_next_two_stay_hidden_between_rounds() -> None:
    """LU-2.1: all through a game, the next two of the pile are known exactly when they are turned up."""
    recorder = Recorder(GAME)
    state = GAME.begin(4, 3, {"play": "open"}, log=recorder)
    while decision := GAME.decision(state):
        GAME.play(state, decision.seats[0], state.hands[decision.seats[0]][0], recorder)
    turned = 0
    for event, view in zip(recorder, recorder.views, strict=True):
        turned = {e.TidesTurned: turned + 2, e.StageBegun: 0}.get(type(event), turned)
        assert len(view.turned) == turned
        if isinstance(event, e.TidesTurned):
            assert [event.low, event.high] == sorted(view.turned[-2:]) == [*view.tides]


def test_LU_2_2_each_chooses_one_card_hidden() -> None:
    """LU-2.2: the chosen card leaves the hand and lies face down."""
    happened = ready(44, 27, 16, 2).lay(44)
    assert happened.events == [e.CardChosen("LU-2.2", 0, Card(44))]
    assert happened.events[0].as_seen_by(1) == e.CardChosen("LU-2.2", 0, Card(-1))
    assert [happened.view(seat).chosen[0] for seat in (0, 1, None)] == [44, -1, -1]
    assert 44 not in happened.state.hands[0]
    assert happened.view(1).seats_to_move == (1, 2, 3)


def test_LU_2_2_only_one_card_and_only_of_the_own_hand() -> None:
    """LU-2.2: a second card is refused, and so is a card that one does not hold."""
    happened = ready(44, 27, 16, 2).lay(44)
    with pytest.raises(Refusal) as second:
        GAME.play(happened.state, 0, happened.state.hands[0][0])
    assert (second.value.code, second.value.rule) == ("already_chosen", "LU-2.2")
    with pytest.raises(Refusal) as foreign:
        GAME.play(happened.state, 1, Card(44))
    assert (foreign.value.code, foreign.value.rule) == ("not_in_hand", "LU-2.2")


def test_LU_2_3_all_cards_are_turned_over_at_once() -> None:
    """LU-2.3: nothing is revealed before the last card lies; then everything is, before anybody takes a tide card."""
    happened, recorder = ready(44, 27, 16, 2).lay(44, 27, 16), Recorder(GAME)
    assert not happened.of(e.CardsRevealed)
    assert happened.view(None).chosen == (FACE_DOWN, FACE_DOWN, FACE_DOWN, NO_CARD)
    GAME.play(happened.state, 3, Card(2), recorder)
    place = recorder.index(e.CardsRevealed("LU-2.3", tuple(map(Card, (44, 27, 16, 2)))))
    assert [view.chosen for view in recorder.views[: place + 1]] == [(FACE_DOWN,) * 4] * place + [(44, 27, 16, 2)]
    assert recorder[place + 1] == e.LowerTideTaken("LU-2.4", 0, Card(44), Tide(4), Tide(7))


def test_LU_2_3_open_cards_are_not_turned_over() -> None:
    """LU-2.3: in the open variant they are seen as they are laid."""
    happened = ready(44, 27, 16, 2, options=OPEN).lay(44, 27)
    assert happened.view(None).chosen == (44, 27, NO_CARD, NO_CARD)
    assert not happened.lay(0, 0, 16, 2).of(e.CardsRevealed)


def test_LU_2_4_highest_card_takes_the_lower_tide() -> None:
    """LU-2.4: the highest weather card must take the lower tide card."""
    happened = played(44, 27, 16, 2, tides=(7, 4))
    assert happened.of(e.LowerTideTaken) == [e.LowerTideTaken("LU-2.4", 0, Card(44), Tide(4), Tide(7))]
    assert happened.state.levels[0] == 4


def test_LU_2_5_second_highest_card_takes_the_other_tide() -> None:
    """LU-2.5: the second highest weather card takes the other one; nobody else takes any."""
    happened = played(2, 16, 27, 44)
    assert happened.of(e.HigherTideTaken) == [e.HigherTideTaken("LU-2.5", 2, Card(27), Tide(7))]
    assert happened.state.levels == [0, 0, 7, 4]


def test_LU_2_6_only_the_top_tide_card_counts() -> None:
    """LU-2.6: a 5 covers a 10, and the 10 counts no more."""
    happened = played(60, 27, 16, 2, tides=(5, 8), levels=(10, 0, 0, 9), preservers=(2, 2, 2, 2))
    assert happened.of(e.TideCovered) == [e.TideCovered("LU-2.6", 0, Tide(10), Tide(5))]
    assert happened.of(e.PreserverLost) == [e.PreserverLost("LU-2.7", 3, Tide(9), 1)]


def test_LU_2_6_a_higher_tide_covers_a_lower_one_too() -> None:
    """LU-2.6: whatever the numbers, for both cards taken."""
    happened = played(60, 50, 16, 2, tides=(5, 8), levels=(1, 6, 0, 0))
    assert happened.of(e.TideCovered) == [
        e.TideCovered("LU-2.6", 0, Tide(1), Tide(5)),
        e.TideCovered("LU-2.6", 1, Tide(6), Tide(8)),
    ]
    assert happened.state.levels[:2] == [5, 8]


def test_LU_2_7_highest_tide_of_all_loses_a_preserver() -> None:
    """LU-2.7: an old 9 is higher than the new 4 and 7."""
    happened = played(44, 27, 16, 2, levels=(0, 0, 9, 0), preservers=(2, 2, 2, 2))
    assert happened.of(e.PreserverLost) == [e.PreserverLost("LU-2.7", 2, Tide(9), 1)]
    assert happened.state.preservers == [2, 2, 1, 2]


def test_LU_2_8_each_seat_that_shares_the_highest_tide_loses_one() -> None:
    """LU-2.8: an old 7 and the new 7."""
    happened = played(44, 27, 16, 2, levels=(0, 0, 7, 0), preservers=(2, 2, 3, 2))
    assert happened.of(e.PreserverLostInTie) == [
        e.PreserverLostInTie("LU-2.8", 1, Tide(7), 1),
        e.PreserverLostInTie("LU-2.8", 2, Tide(7), 2),
    ]
    assert not happened.of(e.PreserverLost)
    assert happened.state.preservers == [2, 1, 2, 2]


def test_LU_2_9_weather_cards_go_and_tide_cards_stay() -> None:
    """LU-2.9: then the next round begins."""
    happened = played(44, 27, 16, 2, round=3)
    assert happened.of(e.RoundEnded) == [e.RoundEnded("LU-2.9", 4)]
    assert happened.state.chosen == [0, 0, 0, 0]
    assert happened.state.levels == [4, 7, 0, 0]
    assert 44 in happened.view(None).played[0]
    assert happened.of(e.TidesTurned)[0].round == 5
    assert happened.view(None).seats_to_move == (0, 1, 2, 3)


# 3. Drowning


def test_LU_3_1_without_preservers_one_still_plays() -> None:
    """LU-3.1: whoever loses the last preserver is not out."""
    happened = played(44, 27, 16, 2, preservers=(2, 1, 2, 2))
    assert happened.of(e.PreserverLost) == [e.PreserverLost("LU-2.7", 1, Tide(7), 0)]
    assert happened.of(e.StillAfloat) == [e.StillAfloat("LU-3.1", 1)]
    assert not happened.of(e.Eliminated)
    assert 1 in happened.view(None).seats_to_move


def test_LU_3_1_nothing_is_said_while_a_preserver_is_left() -> None:
    """LU-3.1: it speaks of the last one only."""
    assert not played(44, 27, 16, 2, preservers=(2, 2, 2, 2)).of(e.StillAfloat)


def test_LU_3_2_who_must_lose_one_and_has_none_is_eliminated() -> None:
    """LU-3.2: cards aside face down, tide cards turned down, out until the stage ends."""
    happened = played(44, 27, 16, 2, round=8, preservers=(2, 0, 2, 2))
    assert happened.of(e.Eliminated) == [e.Eliminated("LU-3.2", 1, Tide(7), 3)]
    assert (happened.state.preservers[1], happened.state.levels[1]) == (-1, -1)
    assert happened.view(0).hands[1] is None
    assert happened.view(0).hand_sizes[1] == 3
    assert happened.view(0).seats_to_move == (0, 2, 3)


def test_LU_3_2_who_is_eliminated_plays_no_card() -> None:
    """LU-3.2: not in this round, nor in the next."""
    happened = played(44, 27, 16, 2, round=8, preservers=(2, 0, 2, 2))
    with pytest.raises(Refusal) as out:
        GAME.play(happened.state, 1, happened.state.hands[1][0])
    assert (out.value.code, out.value.rule) == ("eliminated", "LU-3.2")
    happened.lay(*(happened.state.hands[seat][0] if seat != 1 else 0 for seat in range(4)))
    assert happened.of(e.CardsRevealed)[1].cards[1] == 0


def test_LU_3_3_after_an_elimination_the_next_highest_tide_pays() -> None:
    """LU-3.3: seat 1 drowns at 7; seat 2 now shows the highest tide, 5, and loses one too."""
    happened = played(44, 27, 16, 2, levels=(0, 0, 5, 3), preservers=(2, 0, 2, 2))
    assert happened.of(e.RedrownBegun) == [e.RedrownBegun("LU-3.3", Tide(5))]
    assert happened.of(e.PreserverLostAgain) == [e.PreserverLostAgain("LU-3.3", 2, Tide(5), 1)]
    assert happened.state.preservers == [2, -1, 1, 2]


def test_LU_3_3_the_redrown_ends_when_somebody_has_paid() -> None:
    """LU-3.3: after that nothing more is looked for, nor said of it; the round is over."""
    happened = played(44, 27, 16, 2, levels=(0, 0, 5, 3), preservers=(2, 0, 2, 2))
    place = happened.events.index(e.PreserverLostAgain("LU-3.3", 2, Tide(5), 1))
    assert isinstance(happened.events[place + 1], e.RoundEnded)


def test_LU_3_3_without_an_elimination_nobody_pays_again() -> None:
    """LU-3.3: a preserver was paid, and that is all."""
    assert "LU-3.3" not in played(44, 27, 16, 2, levels=(0, 0, 5, 3), preservers=(2, 1, 2, 2)).rules()


def test_LU_3_4_with_two_seats_left_the_stage_ends_at_once() -> None:
    """LU-3.4: of three players one is eliminated in the fifth round."""
    happened = played(44, 27, 16, round=4, preservers=(2, 0, 2))
    assert happened.of(e.StageCutShort) == [e.StageCutShort("LU-3.4", (0, 2))]
    assert not happened.of(e.StageEnded)
    assert not happened.of(e.RoundEnded)
    assert (happened.state.stage, happened.state.round) == (1, 0)


def test_LU_3_4_with_three_seats_left_the_stage_goes_on() -> None:
    """LU-3.4: of four players one is eliminated."""
    happened = played(44, 27, 16, 2, preservers=(2, 0, 2, 2))
    assert not happened.of(e.StageCutShort)
    assert happened.state.stage == 0


# 4. The end of a stage


def test_LU_4_1_a_stage_has_twelve_rounds() -> None:
    """LU-4.1: it ends when the last cards have been played, not a round before."""
    assert not played(44, 27, 16, round=10).of(e.StageEnded)
    happened = played(44, 27, 16, round=11)
    assert happened.of(e.StageEnded) == [e.StageEnded("LU-4.1", 1)]
    assert (happened.state.stage, happened.state.round) == (1, 0)


def test_LU_4_2_a_point_for_each_preserver_left() -> None:
    """LU-4.2: those that were left, added to the points of the stages before."""
    happened = played(44, 27, 16, round=11, preservers=(0, 4, 2), levels=(0, 0, 1), scores=(5, 5, 5))
    assert [event for event in happened.of(e.PreserversScored) if event.rule == "LU-4.2"] == [
        e.PreserversScored("LU-4.2", 0, 0),
        e.PreserversScored("LU-4.2", 1, 3),
        e.PreserversScored("LU-4.2", 2, 2),
    ]
    assert happened.state.scores == (5, 8, 8)


def test_LU_4_3_the_eliminated_lose_a_point() -> None:
    """LU-4.3: -1, though the others score."""
    happened = played(44, 27, 0, 16, round=11, preservers=(2, 2, -1, 2), scores=(1, 1, 1, 1))
    assert happened.of(e.EliminationScored) == [e.EliminationScored("LU-4.3", 2, -1)]
    assert happened.state.scores[2] == 0


def test_LU_4_4_the_lowest_tide_earns_a_point() -> None:
    """LU-4.4: seat 2 shows a 2, the lowest of all."""
    happened = played(44, 27, 16, round=11, levels=(0, 0, 2), preservers=(1, 1, 1))
    assert happened.of(e.BonusScored) == [e.BonusScored("LU-4.4", 2, Tide(2), shared=False)]
    assert happened.state.scores == (1, 0, 2)


def test_LU_4_5_no_tide_card_is_the_lowest_tide() -> None:
    """LU-4.5: seat 2 has none, lower than the 1 of seat 0."""
    happened = played(44, 27, 16, round=11, tides=(1, 7), preservers=(1, 1, 1))
    assert happened.of(e.BonusWithoutTide) == [e.BonusWithoutTide("LU-4.5", 2, shared=False)]
    assert happened.state.scores == (1, 0, 2)


def test_LU_4_points_are_added_as_they_are_logged() -> None:
    """LU-4.2, LU-4.4: after each event, the board shows what has been logged, no more."""
    start, recorder = ready(44, 27, 16, round=11, levels=(0, 0, 2), preservers=(1, 2, 1)), Recorder(GAME)
    for seat, card in enumerate((44, 27, 16)):
        GAME.play(start.state, seat, Card(card), recorder)
    shown = {event: view.scores for event, view in zip(recorder, recorder.views, strict=True)}
    assert shown[e.PreserversScored("LU-4.2", 0, 1)] == (1, 0, 0)
    assert shown[e.PreserversScored("LU-4.2", 2, 1)] == (1, 1, 1)
    assert shown[e.BonusScored("LU-4.4", 2, Tide(2), shared=False)] == (1, 1, 2)


# 5. The game


def test_LU_5_1_sets_go_to_the_left_neighbour_whole() -> None:
    """LU-5.1: with the preservers printed on them, and the tide cards shuffled anew."""
    start = ready(44, 27, 16, round=11, preservers=(0, 2, 1))
    before = start.state.clone()
    happened = start.lay(44, 27, 16)
    assert happened.of(e.SetPassed) == [
        e.SetPassed("LU-5.1", seat, (seat + 1) % 3, before.sets[seat]) for seat in range(3)
    ]
    state = happened.state
    assert [tuple(hand) for hand in state.hands] == [before.sets[2], before.sets[0], before.sets[1]]
    assert state.preservers == [before.printed[2], before.printed[0], before.printed[1]]
    assert state.levels == [0, 0, 0]
    assert happened.of(e.TidesShuffled) == [e.TidesShuffled("LU-1.4", 24)]
    assert state.tides != before.tides


@pytest.mark.parametrize("players", GAME.player_counts)
def test_LU_5_2_as_many_stages_as_players(players: int) -> None:
    """LU-5.2: so that everybody plays every set once."""
    events = EventLog()
    state = GAME.begin(players, 1, log=events)
    held: list[list[tuple[int, ...]]] = [[] for _ in range(players)]
    while decision := GAME.decision(state):
        if state.round == 0 and len(decision.seats) == players:
            for seat in range(players):
                held[seat].append(tuple(state.hands[seat]))
        GAME.play(state, decision.seats[0], state.hands[decision.seats[0]][0], events)
    begun = [event for event in events if isinstance(event, e.StageBegun)]
    assert begun == [e.StageBegun("LU-5.2", stage, players) for stage in range(1, players + 1)]
    assert [sorted(sets) for sets in held] == [sorted(state.sets)] * players


def test_LU_5_3_most_points_win() -> None:
    """LU-5.3: after the last stage, not before."""
    happened = played(44, 27, 16, stage=2, round=11, levels=(0, 0, 2), preservers=(1, 1, 1), scores=(9, 9, 9))
    assert happened.of(e.GameWon) == [e.GameWon("LU-5.3", 2, (10, 9, 11))]
    early = ready(44, 27, 16, round=11).lay(44, 27).state
    GAME.play(early, 2, Card(16), lambda state, _: None if GAME.result(state) is None else pytest.fail("won too early"))
    result = GAME.result(happened.state)
    assert result is not None
    assert (result.winners, result.scores) == ((2,), (10, 9, 11))


def test_LU_5_4_a_tie_is_a_shared_victory() -> None:
    """LU-5.4: two seats with eleven points."""
    happened = played(44, 27, 16, stage=2, round=11, levels=(0, 0, 2), preservers=(1, 1, 1), scores=(10, 9, 9))
    assert happened.of(e.VictoryShared) == [e.VictoryShared("LU-5.4", (0, 2), (11, 9, 11))]
    assert not happened.of(e.GameWon)
