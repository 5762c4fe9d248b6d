"""Chapter 1 of Drunter & Drüber: setting up. Each test names its rule."""

import pytest

from engine.core.game import EVERYONE
from engine.games.drunter_drueber.rules import events as e
from engine.games.drunter_drueber.rules.components import BUILDING_TYPES, NO_TARGET, TILES
from engine.games.drunter_drueber.rules.game import GAME
from tests.games.drunter_drueber.towns import ALL, fresh


@pytest.mark.parametrize("players", GAME.player_counts)
def test_DD_1_1_a_pawn_on_each_corner(players: int) -> None:
    """DD-1.1: two wall pawns on opposite corners, the road's and the river's on the others."""
    happened = fresh(players)
    assert happened.events[0] == e.PawnsPlaced("DD-1.1", 4)
    assert happened.pawns() == ["a1", "o10", "o1", "a10"]
    assert happened.view(None).pawns == tuple(happened.state.pawns)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_DD_1_2_one_target_card_each(players: int) -> None:
    """DD-1.2: each seat has one of the six types, no two the same; that is its main target from the start."""
    happened = fresh(players)
    dealt = happened.of(e.TargetDealt)
    assert [(event.rule, event.seat) for event in dealt] == [("DD-1.2", seat) for seat in range(players)]
    cards = [card for event in dealt for card in event.targets]
    assert len(cards) == len({*cards} & {*BUILDING_TYPES}) == players
    assert happened.state.main == tuple(cards)
    assert len({fresh(players, seed).state.main for seed in range(20)}) > 10


def test_DD_1_2_the_card_is_secret_and_the_rest_unseen() -> None:
    """DD-1.2: nobody but its owner sees a target card, in the events or in the view."""
    happened = fresh(3)
    for event in happened.of(e.TargetDealt):
        for seat in (0, 1, 2, None):
            seen = event if seat == event.seat else e.TargetDealt("DD-1.2", event.seat, (NO_TARGET,))
            assert event.as_seen_by(seat) == seen
    own = happened.state.main[1]
    assert happened.view(1).targets == (("?",), (own,), ("?",))
    assert happened.view(1).main == ("?", own, "?")
    assert happened.view(None).targets == (("?",),) * 3
    assert happened.view(None).main == ("?",) * 3
    assert happened.view(EVERYONE).main == happened.state.main


def test_DD_1_2_every_card_is_dealt_to_every_seat_in_some_game() -> None:
    """DD-1.2: all six are shuffled."""
    dealt = [fresh(2, seed).state.main for seed in range(80)]
    assert [{main[seat] for main in dealt} for seat in range(2)] == [{*BUILDING_TYPES}] * 2


def test_DD_1_2_a_telling_knows_one_card_from_its_back() -> None:
    """DD-1.2: the sentence for the owner, and the one for the others."""
    event = fresh(2).of(e.TargetDealt)[0]
    assert (event.sentence_variant, event.as_seen_by(1).sentence_variant) == ("one", "one_hidden")


@pytest.mark.parametrize("players", GAME.player_counts)
def test_DD_1_3_the_same_eight_voting_cards_each(players: int) -> None:
    """DD-1.3: JA JAA JAAA NE NEE NEEE, the joker and the undecided card."""
    happened = fresh(players)
    assert happened.one(e.VotesDealt) == e.VotesDealt("DD-1.3", 8)
    assert GAME.position(happened.state)["votes"] == [ALL] * players


@pytest.mark.parametrize(("players", "singles", "doubles", "triples"), [(2, 12, 12, 6), (3, 8, 8, 4), (4, 6, 6, 3)])
def test_DD_1_4_all_tiles_are_dealt_by_length(players: int, singles: int, doubles: int, triples: int) -> None:
    """DD-1.4: each seat draws so many of each length; all 60 are dealt."""
    happened = fresh(players)
    dealt = happened.of(e.TilesDealt)
    assert [(event.rule, event.seat) for event in dealt] == [("DD-1.4", seat) for seat in range(players)]
    for event in dealt:
        assert [sum(event.tiles[n::3]) for n in range(3)] == [singles, doubles, triples]
    total = dict(zip(TILES, map(sum, zip(*(event.tiles for event in dealt), strict=True)), strict=True))
    assert total == {"w1": 12, "w2": 12, "w3": 6} | dict.fromkeys(("r1", "r2", "f1", "f2"), 6) | {"r3": 3, "f3": 3}


def test_DD_1_4_tiles_lie_open_and_their_kinds_fall_as_they_may() -> None:
    """DD-1.4: everybody sees all hands; another game deals other ones, to every seat."""
    happened = fresh(3)
    for event in happened.of(e.TilesDealt):
        assert [event.as_seen_by(seat) for seat in (0, 1, 2, None)] == [event] * 4
        assert happened.view(None).tiles[event.seat] == event.tiles
    for length in range(3):
        roads = [[fresh(2, seed).state.tiles[seat][3 + length] for seed in range(40)] for seat in range(2)]
        assert all(len({*counts}) > 2 for counts in roads)


@pytest.mark.parametrize("players", GAME.player_counts)
def test_DD_1_5_who_begins_is_drawn(players: int) -> None:
    """DD-1.5: any seat may, and it has the first turn."""
    starters = {fresh(players, seed).one(e.StarterDrawn).seat for seed in range(30)}
    assert starters == {*range(players)}
    happened = fresh(players)
    first = happened.one(e.StarterDrawn)
    assert first.rule == "DD-1.5"
    assert happened.waits_for() == ("place", (first.seat,))


def test_DD_1_5_then_clockwise() -> None:
    """DD-1.5: the turn goes to the left neighbour, whoever began."""
    happened = fresh(3)
    first = happened.state.turn
    turns = []
    for _ in range(4):
        turns.append(happened.state.turn)
        move = next(move for move in happened.legal() if move[-2] == "1")
        happened.play(f"{happened.state.turn}:{move}")
    assert turns == [(first + step) % 3 for step in range(4)]


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, ["DD-1.1", "DD-1.2", "DD-1.2", "DD-1.3", "DD-1.4", "DD-1.4", "DD-1.5"]),
        ({"goals": "two"}, ["DD-1.1", "DD-7.1", "DD-7.1", "DD-1.3", "DD-1.4", "DD-1.4", "DD-1.5"]),
    ],
)
def test_chapter_1_is_logged_in_this_order(options: dict[str, str], expected: list[str]) -> None:
    assert fresh(2, 1, options).rules() == expected
