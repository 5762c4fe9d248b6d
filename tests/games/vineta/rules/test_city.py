"""The city's graph, and what the box holds: checked against the printed numbers, not against the code."""

import pytest

from engine.games.vineta.rules.city import AT_SEA, BORDERS, SEA, coastal_districts, remaining_districts
from engine.games.vineta.rules.components import (
    BONUS,
    CARDS,
    COLOURS,
    DECK,
    DISTRICTS,
    WHOLE_DECK,
    colour_count,
    waves_of_card,
)
from engine.games.vineta.rules.notation import CARD_BY_NAME
from tests.games.vineta import referee
from tests.games.vineta.cities import DECK as WANTED
from tests.games.vineta.cities import NAMES


def test_VI_1_1_each_district_borders_on_those_that_its_place_on_the_rings_makes_it_touch() -> None:
    for one in NAMES:
        assert {other for other in BORDERS[one] if other != SEA} == {
            other for other in NAMES if referee.touch(one, other)
        }


def test_VI_1_1_neighbours_are_neighbours_both_ways() -> None:
    for one, borders in BORDERS.items():
        assert one not in borders
        assert all(one in BORDERS[other] for other in borders if other != SEA)


def test_VI_1_1_each_yellow_touches_two_reds_each_green_two_yellows_and_no_red() -> None:
    """VI-1.1: the rings are offset."""
    rings: dict[str, list[str]] = {name: sorted(other[0] for other in BORDERS[name] if other != SEA) for name in NAMES}
    assert {tuple(rings[f"R{n}"]) for n in (1, 2, 3)} == {("R", "R", "Y", "Y")}
    assert {tuple(rings[f"Y{n}"]) for n in (1, 2, 3)} == {("G", "G", "R", "R", "Y", "Y")}
    assert {tuple(rings[f"G{n}"]) for n in (1, 2, 3)} == {("G", "G", "Y", "Y")}


def test_VI_3_4_only_green_districts_lie_at_the_sea_at_first() -> None:
    assert [NAMES[place] for place in coastal_districts(frozenset())] == ["G1", "G2", "G3"]
    assert [NAMES[place] for place in sorted(AT_SEA)] == ["G1", "G2", "G3"]


@pytest.mark.parametrize(
    ("sunk", "new"),
    [
        ("G1", "Y1 Y3 G2 G3"),
        ("G2", "Y1 Y2 G1 G3"),
        ("G3", "Y2 Y3 G1 G2"),
        ("G1 G2", "Y1 Y2 Y3 G3"),
        ("G1 Y1", "R1 R2 Y2 Y3 G2 G3"),
        ("G1 Y3", "R1 R3 Y1 Y2 G2 G3"),
        ("G3 Y2", "R2 R3 Y1 Y3 G1 G2"),
        ("G1 Y1 R1", "R2 R3 Y2 Y3 G2 G3"),
    ],
)
def test_VI_3_4_the_sea_comes_in_where_districts_sink(sunk: str, new: str) -> None:
    gone = frozenset(NAMES.index(name) for name in sunk.split())
    assert [NAMES[place] for place in coastal_districts(gone)] == new.split()
    assert [NAMES[place] for place in remaining_districts(gone)] == [name for name in NAMES if name not in sunk.split()]


def test_the_deck_has_thirty_cards_and_thirty_three_waves() -> None:
    assert DECK == WANTED
    assert tuple(DECK) == CARDS, "tables show the cards in the order in which states number them"
    assert len(WHOLE_DECK) == sum(DECK.values()) == 30
    assert sum(count for card, count in DECK.items() if card in ("f1", "f2", "f3", "f4")) == 16
    assert sum(map(waves_of_card, WHOLE_DECK)) == 33
    assert [waves_of_card(CARD_BY_NAME[card]) for card in ("f1", "f2", "f3", "f4", "authority", "hope")] == [
        1,
        2,
        3,
        4,
        0,
        0,
    ]


def test_houses_by_the_number_of_players() -> None:
    assert [7 * colour_count(players) for players in range(2, 7)] == [28, 28, 35, 42, 49]
    assert len(COLOURS) == len({*COLOURS}) == 7


def test_what_the_last_district_brings() -> None:
    assert dict(zip(DISTRICTS, BONUS, strict=True)) == dict(zip(NAMES, (2, 2, 2, 4, 4, 4, 7, 7, 7), strict=True))
