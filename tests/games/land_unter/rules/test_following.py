"""Land Unter followed at a real table: what is counted, asked and refused."""

from engine.core.following import Followed, Way, follow, tell_fact
from engine.core.game import Refusal
from engine.games.land_unter.rules import components as c
from engine.games.land_unter.rules import events as e
from engine.games.land_unter.rules.following import FollowedRounds, follow_game
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.view import View

HANDS = ("2 40 28 42 3 38 54 19 8 45 39 16", "31 26 7 44 30 60 58 56 51 10 41 48")


def followed(*facts: str, way: Way = Way.REFEREE, players: int = 3, **options: str) -> Followed:
    """Return a game of which these facts have been told."""
    game = follow_game(players, GAME.checked_options_with_defaults(options), way)
    told = follow(game, facts)
    assert not [fact.refusal for fact in told if fact.refusal]
    return game


def seen(game: Followed, *words: str) -> View:
    """Return what everybody sees."""
    view = game.view(words)
    assert isinstance(view, View)
    return view


def refusal_of(game: Followed, fact: str) -> Refusal:
    """Return why a fact cannot have been."""
    refusal = tell_fact(game, fact).refusal
    assert refusal is not None
    return refusal


def test_lu_1_3_a_hand_told_by_its_cards_is_counted() -> None:
    game = followed(f"cards {HANDS[0].replace(' ', '+')} 5 4")
    assert seen(game).preservers == (4, 5, 4)


def test_lu_1_1_no_card_is_in_two_hands() -> None:
    refusal = refusal_of(followed(), f"cards {HANDS[0].replace(' ', '+')} cards {HANDS[0].replace(' ', '+')} 5")
    assert (refusal.code, refusal.params) == ("card_in_other_hand", {"card": 2, "seat": 0})


def test_lu_1_3_all_hands_print_no_more_than_there_are() -> None:
    assert refusal_of(followed(), "12 12 1").code == "too_many_preservers"
    assert seen(followed("12 12 0")).preservers == (12, 12, 0)


def test_lu_1_4_a_tide_card_is_turned_up_as_often_as_there_are_copies() -> None:
    refusal = refusal_of(followed("5 5 5", "7 7 0 1"), "7 3 0 1")
    assert (refusal.code, refusal.params) == ("tide_gone", {"tide": 7})


def test_lu_2_4_a_round_names_no_card_that_was_not_told() -> None:
    events = tell_fact(followed("5 5 5"), "4 7 2 0").events
    assert [event for event in events if isinstance(event, (e.TidesTurned, e.LowerTideTaken, e.HigherTideTaken))] == [
        e.TidesTurned("LU-2.1", 1, c.Tide(4), c.Tide(7)),
        e.LowerTideTaken("LU-2.4", 2, c.NO_CARD, c.Tide(4), c.Tide(7)),
        e.HigherTideTaken("LU-2.5", 0, c.NO_CARD, c.Tide(7)),
    ]


def test_lu_2_1_the_tide_cards_are_seen_once_they_are_told_and_no_others() -> None:
    game = followed("5 5 5", "4 7 2 0")
    assert seen(game).tides == seen(game, "9").tides == ()
    assert seen(game, "9", "2").tides == (2, 9)
    assert seen(game).turned == (4, 7)


def test_lu_5_1_preservers_come_round_with_the_hands() -> None:
    game = followed("0 0 6 5", "1 2 0 1", players=4)
    assert seen(game).preservers == (5, 0, 0, 6)


def test_lu_6_2_who_leads_is_asked_where_several_have_most_preservers() -> None:
    game = followed("5 5 2", play="open")
    assert isinstance(game, FollowedRounds)
    assert game.tied == (0, 1)
    tell_fact(game, "1")
    assert seen(game).leader == 1


def test_lu_4_2_to_4_4_the_pad_adds_up_what_is_left_and_the_bonus() -> None:
    game = followed("3 out 0 0+2", "2 2 2 1", way=Way.PAD)
    assert game.scores == (4 + 2, -1 + 3, 1 + 2)
    assert game.result is None


def test_lu_3_4_somebody_always_survives() -> None:
    assert refusal_of(followed(way=Way.PAD), "out out out 0").code == "nobody_left"
