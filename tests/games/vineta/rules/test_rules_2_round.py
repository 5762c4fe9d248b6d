"""Chapter 2 of Vineta: a round. Each test names its rule."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import CardName
from engine.games.vineta.rules.game import GAME
from tests.game_driver import Recorder, refused
from tests.games.vineta.cities import DECK, SEVEN, acted, city, row

FLOODS = ["f1"] * 5 + ["f2"] * 6


def test_VI_2_1_everybody_chooses_a_card_at_once_face_down() -> None:
    """VI-2.1: in any order; nobody sees another one's card before it is shown."""
    happened = city("f3 hope", "f2", "calm", start=1)
    assert happened.waits_for() == ("card", (0, 1, 2))
    decision = GAME.decision(happened.state)
    assert decision is not None
    assert decision.hidden
    happened.play("2:calm", "0:hope")
    assert happened.waits_for() == ("card", (1,))
    assert happened.of(e.CardChosen) == [e.CardChosen("VI-2.1", 2, "calm"), e.CardChosen("VI-2.1", 0, "hope")]
    assert [event.sentence_variant for event in happened.of(e.CardChosen)] == ["", ""]
    assert happened.events[0].as_seen_by(0) == happened.events[0].as_seen_by(None) == e.CardChosen("VI-2.1", 2, "")
    assert happened.events[0].as_seen_by(0).sentence_variant == "hidden"
    assert happened.view(2).chosen == (-2, -1, 6)
    assert happened.view(None).chosen == (-2, -1, -2)
    assert len(happened.hand(0)) == 6


def test_VI_2_1_a_choice_stands_and_only_cards_in_hand_are_chosen() -> None:
    """VI-2.1: a second card is refused, and so is one that one does not hold."""
    happened = city("f3 f3 hope calm wind wind more", "f2").play("0:hope")
    assert refused(happened, "0:calm") == ("already_chosen", "VI-2.1", {"seat": 0})
    assert refused(happened, "1:panic") == ("not_in_hand", "VI-2.1", {"card": "panic"})
    assert refused(happened, "1:G1") == ("not_now", "", {"text": "G1"})
    assert refused(happened, "0:@G1") == ("not_now", "", {"text": "G1"})


def test_VI_2_1_a_card_held_several_times_is_one_choice() -> None:
    """VI-2.1: each different card of the hand once."""
    assert city("f1 f1 hope hope hope calm f1", "f1").legal(0) == ["f1", "calm", "hope"]


def test_VI_2_2_from_the_start_player_clockwise_each_shows_and_carries_out() -> None:
    """VI-2.2: seat 1 starts; the others' cards stay face down until it is their turn."""
    recorder = Recorder(GAME)
    happened = city("f1", "f2", "f3", start=1)
    happened.events = recorder
    happened.lay("f1", "f2", "f3")
    assert happened.waits_for() == ("flood", (1,))
    assert happened.view(0).chosen == (0, 1, -2)
    assert happened.of(e.CardRevealed) == [e.CardRevealed("VI-2.2", 1, "f2")]
    assert recorder.at(e.CardRevealed).chosen == (-2, 1, -2)
    happened.play("1:G1", "2:G2")
    assert happened.waits_for() == ("flood", (0,))
    assert happened.of(e.CardRevealed)[1:] == [e.CardRevealed("VI-2.2", 2, "f3"), e.CardRevealed("VI-2.2", 0, "f1")]
    assert happened.view(2).chosen == (0, -1, -1)


def test_VI_2_2_nobody_is_carried_out_out_of_turn() -> None:
    """VI-2.2: the refusal says whose turn it is."""
    happened = acted("f1", "f2", "f3", start=2)
    assert refused(happened, "0:G1") == ("not_your_turn", "VI-2.2", {"seat": 2})
    assert refused(happened.play("2:G1"), "2:G2") == ("not_your_turn", "VI-2.2", {"seat": 0})
    assert refused(happened, "7:G1")[0] == "no_such_seat"


def test_VI_2_2_targets_are_chosen_when_the_card_is_shown() -> None:
    """VI-2.2: seat 1 may add to a series that did not exist when it chose its card."""
    happened = acted("f1", "authority").play("0:G1")
    assert happened.waits_for() == ("authority", (1,))
    assert happened.legal() == ["G1+7", "G1-7"]


def test_VI_2_3_a_card_that_has_a_target_must_be_carried_out() -> None:
    """VI-2.3: there is no other move, be it ever so bad for the seat: its own only card must go."""
    happened = acted("f1", "calm").play("0:G1")
    assert happened.legal() == ["G1.1"]
    assert not happened.of(e.CardVoid)


@pytest.mark.parametrize("card", ["authority", "wind", "calm", "hope", "rescue", "panic"])
def test_VI_2_3_a_card_without_any_target_is_discarded_without_effect(card: CardName) -> None:
    """VI-2.3: no series, no houses."""
    happened = acted(card, "f1")
    assert happened.one(e.CardVoid) == e.CardVoid("VI-2.3", 0, card)
    assert happened.discards(0) == [card]
    assert happened.event_names()[-3:] == ["CardRevealed", "CardVoid", "CardRevealed"]
    assert happened.waits_for() == ("flood", (1,))
    assert happened.houses() == {}


def test_VI_2_3_a_flood_and_a_quarantine_always_have_a_target() -> None:
    """VI-2.3: even with one's chip out there is one's own series; and some district is always left."""
    happened = acted("f1", "quarantine", round=1, sunk=SEVEN, series=[row("R2", "0:f1")])
    assert happened.legal() == ["R2"]
    assert happened.play("0:R2").legal() == ["R2", "R3"]


@pytest.mark.parametrize("text", ["B:G1", "B:G1>R1", "G1+7", "f1", "G1=G2", "G1.1", "G1.1>G2"])
def test_VI_2_3_another_kind_of_target_is_not_for_now(text: str) -> None:
    """VI-2.3: a flood card asks for a district."""
    assert refused(acted("f1", "f1"), f"0:{text}") == ("not_now", "", {"text": text})


def test_VI_2_4_everybody_draws_after_a_round() -> None:
    """VI-2.4: up to seven again; each sees its own card only."""
    happened = acted("hope", "hope", hands=[["hope", *FLOODS[:6]], ["hope", *FLOODS[:6]]])
    drawn = happened.one(e.CardsDrawn)
    assert (drawn.rule, drawn.drawn) == ("VI-2.4", (1, 1))
    assert all(len(happened.hand(seat)) == 7 for seat in (0, 1))
    assert Counter(happened.hand(1)) - Counter(FLOODS[:6]) == Counter([drawn.cards[1]])
    assert drawn.as_seen_by(1) == replace(drawn, cards=(None, drawn.cards[1]))
    assert drawn.as_seen_by(None) == replace(drawn, cards=(None, None))
    assert [drawn.as_seen_by(seat).sentence_variant for seat in (1, None)] == ["all_seen", "all"]
    assert happened.view(None).piles == (22, 22)


def test_VI_2_4_the_next_card_is_the_top_one_of_the_pile() -> None:
    """VI-2.4: the last one of the list; then the one before it."""
    hand = ["hope", "hope", *FLOODS[:5]]
    piles = [["f4", "calm", "more"], None]
    discards = [list((DECK - Counter(hand) - Counter(piles[0])).elements()), None]
    happened = city(hands=[hand, ["hope", "hope", *FLOODS[:5]]], piles=piles, discards=discards)
    happened.lay("hope", "hope").lay("hope", "hope")
    assert [event.cards[0] for event in happened.of(e.CardsDrawn)] == ["more", "calm"]


def test_VI_2_4_all_draw_after_extra_rounds_and_before_the_sinking_too() -> None:
    """VI-2.4: the last round of a turn is none the less a round."""
    happened = acted("hope", "hope", round=2, series=[row("G1", "0:f1")])
    logged = happened.event_names()
    assert logged.index("CardsDrawn") < logged.index("SeriesCompared") < logged.index("DistrictSunk")
    tied = acted("hope", "hope", round=2)
    assert tied.event_names()[-4:] == ["CardsDrawn", "SeriesCompared", "RoundAdded", "StarterMoved"]


def test_VI_2_5_with_an_empty_pile_the_hand_is_played_out() -> None:
    """VI-2.5: seat 0 draws no more; seat 1 does."""
    happened = city(hands=[["hope", "f1", "f1"], ["hope", *FLOODS[:6]]]).lay("hope", "hope")
    drawn = happened.one(e.CardsDrawn)
    assert drawn.drawn == (0, 1)
    assert drawn.cards[0] is None
    assert [drawn.as_seen_by(seat).sentence_variant for seat in (1, None)] == ["some_seen", "some"]
    assert happened.hand(0) == ["f1", "f1"]
    assert not happened.of(e.PileRenewed)


def test_VI_2_5_nothing_is_shuffled_while_a_card_is_left_in_hand() -> None:
    """VI-2.5: no pile any more, and one card still to play."""
    happened = acted("hope", "hope", hands=[["hope", "f1"], ["hope", "f1"]])
    assert happened.one(e.CardsDrawn).drawn == (0, 0)
    assert (happened.hand(0), happened.hand(1)) == (["f1"], ["f1"])
    assert not happened.of(e.PileRenewed)


def test_VI_2_5_then_the_discards_are_shuffled_and_seven_drawn() -> None:
    """VI-2.5: all thirty but those on the table, the card just played among them."""
    rows = [row("G1", "0:f4", "0:f3", authority=["0:-7"])]
    happened = acted("hope", "hope", hands=[["hope"], ["hope"]], series=rows, extra=["0:more"])
    assert [event.seat for event in happened.of(e.PileRenewed)] == [0, 1]
    first, second = happened.of(e.PileRenewed)
    assert (first.rule, first.pile, first.hand, second.pile) == ("VI-2.5", 19, 7, 23)
    assert (happened.discards(0), happened.discards(1)) == ([], [])
    cards = Counter(happened.hand(0)) + Counter(GAME.position(happened.state)["piles"][0])
    assert cards == DECK - Counter(["f4", "f3", "authority", "more"])
    assert sorted(first.cards) == happened.hand(0)
    assert (first.sentence_variant, first.as_seen_by(1).sentence_variant) == ("", "hidden")
    assert first.as_seen_by(1) == e.PileRenewed("VI-2.5", 0, 19, 7, ())
    assert happened.one(e.CardsDrawn).sentence_variant == "none"
    assert happened.view(None).renewed == (1, 1)
    assert happened.waits_for() == ("card", (0, 1))


def test_VI_2_5_a_hand_that_just_emptied_the_pile_is_played_out_first() -> None:
    """VI-2.5: with the last card drawn one holds seven; nothing is shuffled yet."""
    hand, rest = ["hope", *FLOODS[:6]], ["f4"]
    discards = list((DECK - Counter(hand) - Counter(rest)).elements())
    happened = acted("hope", "hope", hands=[hand, hand], piles=[rest, None], discards=[discards, None])
    assert happened.one(e.CardsDrawn).cards[0] == "f4"
    assert happened.view(None).piles[0] == 0
    assert len(happened.hand(0)) == 7
    assert not happened.of(e.PileRenewed)


def test_VI_2_5_each_time_the_order_is_another_one() -> None:
    """VI-2.5: by seed, seat and how often it was shuffled."""
    piles = {
        repr(GAME.position(acted("hope", "hope", hands=[["hope"]] * 2, seed=seed, renewed=[again] * 2).state)["piles"])
        for seed in (1, 2)
        for again in (0, 1)
    }
    assert len(piles) == 4
    both = GAME.position(acted("hope", "hope", hands=[["hope"]] * 2).state)["piles"]
    assert both[0] != both[1]


def test_VI_2_6_the_token_goes_to_the_left_after_each_round() -> None:
    """VI-2.6: seat 3 to seat 0; the disc stays with who opened the turn."""
    happened = acted(*["hope"] * 4, start=3)
    assert happened.one(e.StarterMoved) == e.StarterMoved("VI-2.6", 0, 0)
    assert happened.one(e.StarterMoved).sentence_variant == ""
    assert (happened.view(None).start, happened.view(None).opener, happened.view(None).round) == (0, 3, 1)
    assert happened.event_names()[-2:] == ["CardsDrawn", "StarterMoved"]


def test_VI_2_6_with_three_players_too() -> None:
    """VI-2.6: within a turn nothing is different."""
    assert acted(*["hope"] * 3, start=2, round=1).one(e.StarterMoved) == e.StarterMoved("VI-2.6", 0, 0)
