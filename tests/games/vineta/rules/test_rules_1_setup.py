"""Chapter 1 of Vineta: setting up. Each test names its rule."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.core.game import EventLog
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.game import GAME
from tests.game_driver import refused
from tests.games.vineta.cities import DECK, DRAWN, NAMES, City, city, fresh

PLAYERS = pytest.mark.parametrize("players", GAME.player_counts)
USED = {2: "BOLI", 3: "BOLI", 4: "BOLIT", 5: "BOLITM", 6: "BOLITMA"}


def placed(players: int) -> City:
    """Return a game after everybody has placed the first house there is on green 1, again and again."""
    happened = fresh(players)
    while happened.waits_for()[0] == "house":
        happened.play(f"{happened.waits_for()[1][0]}:{happened.legal()[6]}")
    return happened


def test_VI_1_1_nine_districts_in_three_rings() -> None:
    """VI-1.1: three red, three yellow, three green; none has sunk, only the green ones lie at the sea."""
    happened = fresh()
    assert happened.one(e.CityBuilt) == e.CityBuilt("VI-1.1", NAMES)
    assert happened.view(None).sunk == ()
    assert [NAMES[place] for place in happened.view(None).coast] == ["G1", "G2", "G3"]


@PLAYERS
def test_VI_1_2_one_colour_more_than_players_but_four_for_two(players: int) -> None:
    """VI-1.2: seven houses of each; none of the other colours."""
    happened = fresh(players)
    assert happened.one(e.ColoursTaken) == e.ColoursTaken("VI-1.2", USED[players], 7)
    assert GAME.position(happened.state)["reserve"] == "".join(letter * 7 for letter in USED[players])
    assert len(GAME.position(happened.state)["reserve"]) == {2: 28, 3: 28, 4: 35, 5: 42, 6: 49}[players]
    if players < 6:
        turn = happened.waits_for()[1][0]
        assert refused(happened, f"{turn}:A:G1") == ("no_house_left", "VI-1.6", {"colour": "A"})


@PLAYERS
def test_VI_1_3_everybody_gets_a_house_tile_and_a_district_tile(players: int) -> None:
    """VI-1.3: all different, of the colours in use; seen by their owner only, and before the houses are placed."""
    happened = fresh(players)
    dealt = happened.of(e.TilesDealt)
    assert [event.seat for event in dealt] == list(range(players))
    assert len({event.colour for event in dealt}) == len({event.district for event in dealt}) == players
    assert {event.colour for event in dealt} <= {*USED[players]}
    assert dealt[0].as_seen_by(0) == dealt[0]
    assert dealt[0].as_seen_by(1) == dealt[0].as_seen_by(None) == e.TilesDealt("VI-1.3", 0, "", "")
    assert (dealt[0].sentence_variant, dealt[0].as_seen_by(1).sentence_variant) == ("", "hidden")
    assert happened.waits_for()[0] == "house"
    assert GAME.position(happened.state)["tiles"] == [[event.colour, event.district] for event in dealt]


def test_VI_1_3_any_tile_may_come_to_anybody() -> None:
    """VI-1.3: the two kinds are dealt apart from each other."""
    tiles = [tuple(GAME.position(fresh(3, seed).state)["tiles"][0]) for seed in range(400)]
    assert {colour for colour, _ in tiles} == {*"BOLI"}
    assert {district for _, district in tiles} == {*NAMES}
    assert len({*tiles}) == 36


@PLAYERS
def test_VI_1_4_everybody_shuffles_the_same_deck_and_takes_seven(players: int) -> None:
    """VI-1.4: thirty cards each, 23 of them left in the pile; no two decks lie alike."""
    happened = fresh(players)
    dealt, position = happened.one(e.CardsDealt), GAME.position(happened.state)
    assert (dealt.rule, dealt.deck, dealt.hand) == ("VI-1.4", 30, 7)
    for seat in range(players):
        assert Counter(position["hands"][seat] + position["piles"][seat]) == DECK
        assert len(position["piles"][seat]) == 23
        assert sorted(dealt.hands[seat] or ()) == sorted(position["hands"][seat])
    assert len({repr(pile) for pile in position["piles"]}) == players
    assert position["discards"] == [[]] * players
    assert position["renewed"] == [0] * players
    seen = tuple(hand if seat == 1 else None for seat, hand in enumerate(dealt.hands))
    assert dealt.as_seen_by(1) == replace(dealt, hands=seen)
    assert (dealt.sentence_variant, dealt.as_seen_by(1).sentence_variant, dealt.as_seen_by(None).sentence_variant) == (
        "",
        "",
        "hidden",
    )


def test_VI_1_5_the_start_player_is_drawn() -> None:
    """VI-1.5: anybody, and who it is has the token and the disc."""
    drawn = [fresh(6, seed).one(e.StarterDrawn) for seed in range(60)]
    assert {event.seat for event in drawn} == {*range(6)}
    happened = fresh(4)
    assert happened.one(e.StarterDrawn) == e.StarterDrawn("VI-1.5", happened.view(None).start)
    assert happened.view(None).opener == happened.view(None).start


def test_VI_1_6_houses_are_placed_in_turn_one_at_a_time() -> None:
    """VI-1.6: from the start player on, clockwise; any colour, any district, as many on one as one likes."""
    happened = city(players=3, start=1, reserve="BBOL")
    assert happened.waits_for() == ("house", (1,))
    assert happened.legal() == [f"{colour}:{name}" for colour in "BOL" for name in NAMES]
    happened.play("1:B:G1", "2:O:G1", "0:B:G1")
    assert happened.of(e.HousePlaced) == [
        e.HousePlaced("VI-1.6", 1, "B", "G1", 3),
        e.HousePlaced("VI-1.6", 2, "O", "G1", 2),
        e.HousePlaced("VI-1.6", 0, "B", "G1", 1),
    ]
    assert happened.houses() == {"G1": "BBO"}
    assert happened.legal() == [f"L:{name}" for name in NAMES]


def test_VI_1_6_only_who_has_the_turn_places_and_only_what_is_left() -> None:
    """VI-1.6: the third blue house does not exist; the refusal says whose turn it is."""
    happened = city(players=2, start=1, reserve="BO")
    assert refused(happened, "0:B:G1") == ("not_your_turn", "VI-1.6", {"seat": 1})
    assert refused(happened, "1:L:G1") == ("no_house_left", "VI-1.6", {"colour": "L"})
    assert refused(happened.play("1:B:G1"), "0:B:R1") == ("no_house_left", "VI-1.6", {"colour": "B"})


@pytest.mark.parametrize("text", ["f1", "G1", "B:G1>G2", "G1.1", "G1=G2", "G1+7"])
def test_VI_1_6_other_texts_are_not_for_now(text: str) -> None:
    """VI-1.6: neither cards nor targets; pointing at a district leaves the colour open."""
    happened = fresh()
    assert refused(happened, f"{happened.state.start}:{text}") == ("not_now", "", {"text": text})
    assert refused(happened, f"{happened.state.start}:@G1")[0] == "unfinished"


@PLAYERS
def test_VI_1_6_when_all_stand_the_start_player_opens_the_first_turn(players: int) -> None:
    """VI-1.6: 28, 28, 35, 42 or 49 houses; then everybody chooses a card."""
    happened = placed(players)
    assert len(happened.of(e.HousePlaced)) == 7 * len(USED[players])
    assert happened.houses() == {"G1": "".join(letter * 7 for letter in USED[players])}
    assert happened.waits_for() == ("card", tuple(range(players)))
    view = happened.view(None)
    assert (view.start, view.opener, view.step) == (happened.one(e.StarterDrawn).seat,) * 2 + (0,)


@PLAYERS
def test_VI_1_7_by_the_option_houses_are_drawn_and_spread_evenly(players: int) -> None:
    """VI-1.7: all houses stand at once; no district has more than one house more than another."""
    happened = fresh(players, options=DRAWN)
    drawn = happened.one(e.HousesDrawn)
    counts = [count for _, count in drawn.counts]
    assert (drawn.rule, [name for name, _ in drawn.counts]) == ("VI-1.7", [*NAMES])
    assert sum(counts) == 7 * len(USED[players])
    assert max(counts) - min(counts) <= 1
    assert drawn.counts == tuple((name, len(happened.houses()[name])) for name in NAMES)
    assert Counter("".join(happened.houses().values())) == Counter(dict.fromkeys(USED[players], 7))
    assert GAME.position(happened.state)["reserve"] == ""
    assert happened.waits_for() == ("card", tuple(range(players)))
    assert not happened.of(e.HousePlaced)


def test_VI_1_7_where_more_houses_come_is_drawn_too() -> None:
    """VI-1.7: with four players 35 houses stand on nine districts: eight have four, one has three, any one."""
    short = {
        name for seed in range(90) for name, count in fresh(4, seed, DRAWN).one(e.HousesDrawn).counts if count == 3
    }
    assert short == {*NAMES}
    assert len({repr(fresh(4, seed, DRAWN).houses()) for seed in range(9)}) == 9


def test_the_same_seed_deals_the_same_whatever_the_option() -> None:
    """The two ways to set up share tiles, decks and the start player: each purpose draws for itself."""
    logs = [EventLog(), EventLog()]
    for log, options in zip(logs, ({}, DRAWN), strict=True):
        GAME.begin(5, 3, options, log=log)
    assert logs[1][: len(logs[0])] == logs[0]
