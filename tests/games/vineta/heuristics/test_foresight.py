"""What is certain of the result: positions that are decided, positions a hair from it, and games that are played on."""

from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any, Final

import pytest

from engine.core.heuristics import victory_shares
from engine.core.rng import random_stream
from engine.games.vineta.heuristics import HEURISTICS
from engine.games.vineta.heuristics.certain import certain_winner
from engine.games.vineta.heuristics.foresight import VinetaForesight
from engine.games.vineta.rules.components import EVERY_DISTRICT, TURNS
from engine.games.vineta.rules.game import GAME
from engine.games.vineta.rules.state import ACTING, OVER, State, seats_to_move
from tests.games.vineta.cities import DECK, SEVEN, acted, city, row
from tests.random_games import rolled_out

FORESIGHT = VinetaForesight()
PALETTES: Final = ("BOLITMA", "AMTILOB")
"""The colours of the seats, in order: a table may have any."""


def last_turn(players: int, colours: str, taken: Sequence[int], **position: Any) -> State:
    """Return a game in its last turn, red 2 and red 3 left with two houses of no seat; seat 0 protects neither."""
    districts = ("G1", "Y1", "Y2", "Y3", "G2", "G3")
    tiles = [[colours[seat], districts[seat]] for seat in range(players)]
    houses = {"R2": colours[players] * 2}
    rest = [*taken, *[0] * (players - len(taken))]
    return city(players=players, tiles=tiles, sunk=SEVEN, houses=houses, taken=rest, **position).state


def shares(state: State) -> list[float | None]:
    """Return what each seat knows of its share."""
    return [FORESIGHT.certain_share(GAME.view(state, seat)) for seat in range(state.players)]


@pytest.mark.parametrize("colours", PALETTES)
@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_lead_is_decided_when_it_is_more_than_all_that_is_left(players: int, colours: str) -> None:
    # For all that seat 0 knows another owns both houses, 6 points, and protects the last district, 2 points.
    decided, open_ = (last_turn(players, colours, [lead, 0]) for lead in (9, 8))
    assert shares(decided)[0] == 1.0
    assert shares(open_)[0] is None
    assert certain_winner(decided) == 0
    assert HEURISTICS.evaluator.evaluate(decided)[0] == [1.0] + [0.0] * (players - 1)


@pytest.mark.parametrize("colours", PALETTES)
@pytest.mark.parametrize("players", GAME.player_counts)
def test_a_seat_that_cannot_catch_up_knows_it(players: int, colours: str) -> None:
    # Seat 1 knows that neither house is its own and that it protects nothing here: it can take both, 2 points.
    assert shares(last_turn(players, colours, [3, 0]))[1] == 0.0
    assert shares(last_turn(players, colours, [2, 0]))[1] is None


def test_a_house_of_ones_own_and_ones_own_district_are_in_reach() -> None:
    tiles = [["B", "G1"], ["O", "G2"], ["L", "G3"]]
    with_house: dict[str, Any] = {"houses": {"R2": "OL"}, "tiles": tiles, "sunk": SEVEN}
    assert shares(city(taken=[5, 0, 0], players=3, **with_house).state)[1] == 0.0
    assert shares(city(taken=[4, 0, 0], players=3, **with_house).state)[1] is None
    protected = with_house | {"tiles": [["B", "G1"], ["O", "R2"], ["L", "G3"]]}
    assert shares(city(taken=[7, 0, 0], players=3, **protected).state)[1] == 0.0
    assert shares(city(taken=[6, 0, 0], players=3, **protected).state)[1] is None


def test_who_protects_a_district_that_is_left_has_its_points_only_if_it_stays() -> None:
    position: dict[str, Any] = {"sunk": SEVEN, "houses": {}, "players": 2}
    own: dict[str, Any] = {"tiles": [["B", "R2"], ["O", "G1"]]}
    # If red 3 stays, the other may have its 2 points; if red 2 stays, it has none.
    assert shares(city(taken=[3, 0], **position, **own).state)[0] == 1.0
    assert shares(city(taken=[2, 0], **position, **own).state)[0] is None


def before_last_card(card: str, lead: int, district: str = "G2") -> State:
    """Return the last card of the game, a flood of seat 1: red 2 is in danger, three houses of its colour are left.

    `lead`: the houses that seat 0 has taken; `district`: what seat 1 protects.
    """
    series = [row("R2", "0:f4"), row("R3", "1:f2")]
    tiles = [["B", "G1"], ["O", district]]
    houses = {"R2": "O", "R3": "OO"}
    position: dict[str, Any] = {"sunk": SEVEN, "round": 2, "series": series, "taken": [lead, 0], "houses": houses}
    return acted("less", card, players=2, tiles=tiles, **position).state


def test_the_last_card_is_carried_out_in_every_way() -> None:
    # If red 2 sinks, seat 0 takes a house, and seat 1 may have 6 points of houses and 2 of the district.
    assert shares(before_last_card("f1", 8)) == [1.0, 0.0]
    assert shares(before_last_card("f1", 7))[0] is None
    assert shares(before_last_card("f3", 8)) == [1.0, 0.0]
    # A second wave on red 3 makes a tie, and in another round the houses may go anywhere.
    assert shares(before_last_card("f2", 8)) == [None, None]


def test_a_move_may_decide() -> None:
    # Both have 8 points if red 3 is left, and seat 1 two houses of its own there (rule VI-8.5).
    view = GAME.view(before_last_card("f3", 7, "R3"), 1)
    assert FORESIGHT.certain_share(view) is None
    assert FORESIGHT.certain_share(view, "R2") == 1.0
    assert FORESIGHT.certain_share(view, "R3") == 0.0


def test_a_card_that_lies_face_down_may_be_any_that_was_not_seen() -> None:
    series = [row("R2", "0:f4", "1:f4"), row("R3", "0:f1", chip=1)]
    tiles = [["B", "G1"], ["O", "G2"]]
    position: dict[str, Any] = {"sunk": SEVEN, "round": 2, "series": series, "houses": {"R2": "L"}, "tiles": tiles}
    state = acted("f1", "quarantine", players=2, taken=[5, 0], **position).state
    # Seat 1 may move the house to red 3, as another may own it, and may protect that district: 5 points, one house.
    assert FORESIGHT.certain_share(GAME.view(state, 0), "R2") is None
    more = acted("f1", "quarantine", players=2, taken=[6, 0], **position).state
    assert FORESIGHT.certain_share(GAME.view(more, 0), "R2") == 1.0
    # Only one who knows the card, and its own tiles, knows that 5 are enough.
    assert FORESIGHT.certain_share(GAME.view(state, 1)) == 0.0


def before_two_rounds(*hands: str) -> State:
    """Return the last turn before its second round, two houses in danger; all cards but these were seen.

    Seat 0 has taken 3 houses and will take the two, unless cards of these hands bring them away.
    """
    table: tuple[list[str], list[str]] = (["f4"], [])
    gone = [DECK - Counter(laid) - Counter(hand.split()) for laid, hand in zip(table, hands, strict=True)]
    position: dict[str, Any] = {
        "sunk": SEVEN,
        "round": 1,
        "series": [row("R2", "0:f4")],
        "taken": [3, 0],
        "houses": {"R2": "LL"},
    }
    return city(
        hands=[hand.split() for hand in hands],
        discards=[sorted(cards.elements()) for cards in gone],
        piles=[[], []],
        tiles=[["B", "G1"], ["O", "G2"]],
        players=2,
        **position,
    ).state


def test_cards_that_were_seen_are_counted() -> None:
    assert shares(before_two_rounds("quarantine more less", "quarantine more less")) == [1.0, 0.0]
    assert shares(before_two_rounds("quarantine more less", "rescue more less"))[0] is None
    assert shares(before_two_rounds("rescue more less", "quarantine more less"))[0] is None
    # A false hope leads into danger, and nobody can flood red 3.
    assert shares(before_two_rounds("quarantine more less", "hope more less"))[0] == 1.0


def ends_of_last_card(state: State) -> list[State] | None:
    """Return how the game ends after each move, if the last card of it is being carried out; None if it need not be."""
    if state.phase != ACTING or state.step < state.players - 1 or state.moving is not None:
        return None
    ends = []
    for move in GAME.legal_moves(state, seats_to_move(state)[0]):
        end = state.clone()
        GAME.apply_moves(end, [move])
        if end.phase != OVER:
            return None
        ends.append(end)
    return ends


def shares_of_all_deals(state: State, seat: int, ends: Sequence[State]) -> set[float]:
    """Return the seat's shares of the victory after these ends, with every way of dealing the tiles of the others."""
    others = [each for each in range(state.players) if each != seat]
    colours = [each for each in state.colours_used if each != state.tiles[seat][0]]
    districts = [each for each in EVERY_DISTRICT if each != state.tiles[seat][1]]
    found = set()
    for dealt in permutations(colours, len(others)):
        for protected in permutations(districts, len(others)):
            tiles = dict(zip(others, zip(dealt, protected, strict=True), strict=True))
            for end in ends:
                end.tiles = tuple(tiles.get(each, state.tiles[seat]) for each in range(state.players))
                found.add(victory_shares(GAME.result(end))[seat])
    return found


@pytest.mark.parametrize("players", [2, 3])
def test_before_the_last_card_all_that_is_decided_is_known(players: int) -> None:
    decided = undecided = 0
    for seed in range(24):
        state, rng = GAME.begin(players, seed, {"houses": "drawn"}), random_stream(seed)
        while GAME.decision(state):
            if state.turn == TURNS - 1 and (ends := ends_of_last_card(state)):
                for seat in range(players):
                    found = shares_of_all_deals(state, seat, ends)
                    known = FORESIGHT.certain_share(GAME.view(state, seat))
                    assert known == (found.pop() if len(found) == 1 else None)
                    decided, undecided = decided + (known is not None), undecided + (known is None)
            GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, rng))
    assert min(decided, undecided) > 3


@pytest.mark.parametrize("players", GAME.player_counts)
def test_what_is_certain_comes_true_and_points_stay_within_their_ranges(players: int) -> None:
    certain = 0
    for seed in range(4):
        state, rng, told, ranges = GAME.begin(players, seed), random_stream(seed), [], []
        while GAME.decision(state):
            if state.turn >= TURNS - 2:
                seat = seats_to_move(state)[0]
                view = GAME.view(state, seat)
                told += [(seat, FORESIGHT.certain_share(view))]
                ranges += [FORESIGHT.point_ranges(view)]
            GAME.apply_moves(state, HEURISTICS.rollout.choose_move_for_each_seat(state, rng))
        end = GAME.result(state)
        assert end
        assert all(share in (None, victory_shares(end)[seat]) for seat, share in told)
        assert all(
            least <= score <= most for each in ranges for (least, most), score in zip(each, end.scores, strict=True)
        )
        certain += sum(share is not None for _, share in told)
    assert certain or players == 2


def test_most_of_a_game_is_open_and_its_end_is_known() -> None:
    state = rolled_out(GAME, 3, 40)
    assert shares(state) == [None] * 3
    over = rolled_out(GAME, 3, 999)
    end = GAME.result(over)
    assert end
    assert shares(over) == victory_shares(end)
    assert FORESIGHT.point_ranges(GAME.view(over, 1)) == [(score, score) for score in end.scores]
