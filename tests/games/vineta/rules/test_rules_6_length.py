"""Chapter 6 of Vineta: one card more, one card less. Each test names its rule."""

from typing import Any

import pytest

from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import LESS, MORE
from engine.games.vineta.rules.length import is_extra_card_too_late
from tests.games.vineta.cities import City, acted, city, row

SERIES = [row("G1", "0:f1")]
"""So that a turn that is due ends."""


def rounds(*by_seat: str, **position: Any) -> City:
    """Return a game after the seats laid these cards, round by round ("more hope hope"); cards without targets."""
    happened = city(*by_seat, **{"series": SERIES} | position)
    for cards in zip(*(cards.split() for cards in by_seat), strict=True):
        assert not happened.of(e.DistrictSunk), "the turn is over already"
        happened.lay(*cards)
    return happened


def test_VI_6_1_one_card_more_makes_the_turn_a_round_longer() -> None:
    """VI-6.1: four rounds instead of three; it lies before its owner until then."""
    happened = rounds("more hope hope", "hope hope hope")
    assert happened.one(e.MoreLaid) == e.MoreLaid("VI-6.1", 0, 4, 1)
    assert not happened.of(e.SeriesCompared)
    assert happened.view(None).extra == ((0, 8),)
    assert happened.view(None).rounds == 4
    assert "more" not in happened.discards(0)
    happened.lay(*(happened.hand(seat)[0] for seat in (0, 1)))
    while happened.waits_for()[0] != "card":
        happened.play(f"{happened.waits_for()[1][0]}:{happened.legal()[0]}")
    assert len(happened.of(e.DistrictSunk)) == 1
    assert "more" in happened.discards(0)


def test_VI_6_1_in_the_last_round_too() -> None:
    """VI-6.1: laid in round 3 it adds a fourth."""
    happened = rounds("hope hope more", "hope hope hope")
    assert not happened.of(e.SeriesCompared)
    assert happened.view(None).round == 3


def test_VI_6_2_one_card_less_makes_it_a_round_shorter() -> None:
    """VI-6.2: two rounds instead of three."""
    happened = rounds("less hope", "hope hope")
    assert happened.one(e.LessLaid) == e.LessLaid("VI-6.2", 0, 2, 1)
    assert happened.one(e.LessLaid).sentence_variant == ""
    assert len(happened.of(e.DistrictSunk)) == 1
    assert happened.discards(0) == ["f1", "hope", "less"]


def test_VI_6_2_in_the_round_that_becomes_the_last_one() -> None:
    """VI-6.2: laid in round 2 it ends the turn after it."""
    happened = rounds("hope less", "hope hope")
    assert happened.one(e.LessLaid) == e.LessLaid("VI-6.2", 0, 2, 2)
    assert happened.one(e.LessLaid).sentence_variant == ""
    assert len(happened.of(e.DistrictSunk)) == 1


def test_VI_6_2_in_the_last_round_it_is_too_late() -> None:
    """VI-6.2: the three rounds are over anyway; the turn ends as it would have."""
    happened = rounds("hope hope less", "hope hope hope")
    assert happened.one(e.LessLaid) == e.LessLaid("VI-6.2", 0, 2, 3)
    assert happened.one(e.LessLaid).sentence_variant == "late"
    assert len(happened.of(e.DistrictSunk)) == 1


@pytest.mark.parametrize(
    ("before", "threatened", "late"),
    [
        ("", SERIES, []),
        ("less", SERIES, [LESS]),
        ("hope hope", SERIES, [LESS]),
        ("more hope", SERIES, []),
        ("more hope hope", SERIES, [LESS]),
        ("hope hope hope", [], [MORE, LESS]),
    ],
)
def test_VI_6_3_who_holds_one_more_or_one_less_can_know_that_it_comes_too_late(
    before: str, threatened: list[Any], late: list[int]
) -> None:
    """VI-6.3: unless another one is laid in the same round; without a series a fourth round has begun."""
    happened = city(f"{before} f2".strip(), "hope hope hope f2", series=threatened)
    for card in before.split():
        happened.lay(card, "hope")
    assert [card for card in (MORE, LESS) if is_extra_card_too_late(happened.state, card)] == late


def test_VI_6_2_but_it_still_cancels_a_card_more() -> None:
    """VI-6.2: and prevents the fourth round."""
    happened = rounds("more hope hope", "hope hope less")
    assert happened.one(e.LessLaid) == e.LessLaid("VI-6.2", 1, 3, 3)
    assert happened.one(e.LessLaid).sentence_variant == ""
    assert len(happened.of(e.DistrictSunk)) == 1


@pytest.mark.parametrize(
    ("first", "counted", "variant"),
    [
        (("more", "more"), (2, 0, 5), ""),
        (("less", "less"), (0, 2, 1), ""),
        (("more", "less"), (1, 1, 3), "even"),
        (("less", "more"), (1, 1, 3), "even"),
    ],
)
def test_VI_6_3_they_add_up_and_cancel(first: tuple[str, str], counted: tuple[int, int, int], variant: str) -> None:
    """VI-6.3: five rounds, one, or three as ever; a single card is not counted up."""
    happened = rounds(*first)
    assert happened.one(e.RoundsCounted) == e.RoundsCounted("VI-6.3", *counted)
    assert happened.one(e.RoundsCounted).sentence_variant == variant
    assert bool(happened.of(e.DistrictSunk)) == (counted[2] == 1)
    assert not rounds("more", "hope").of(e.RoundsCounted)


def test_VI_6_3_a_turn_with_more_rounds_than_are_due_is_over() -> None:
    """VI-6.3: the fourth round came of a tie, and only two were due."""
    happened = acted("less", "hope", round=3, series=SERIES)
    assert (happened.one(e.LessLaid).rounds, happened.one(e.LessLaid).now) == (2, 4)
    assert len(happened.of(e.DistrictSunk)) == 1


def test_VI_6_3_three_of_them_are_counted_each_time() -> None:
    """VI-6.3: more, then less, then less again."""
    happened = rounds("more", "less", "less")
    assert [(logged.more, logged.less, logged.rounds) for logged in happened.of(e.RoundsCounted)] == [
        (1, 1, 3),
        (1, 2, 2),
    ]
    assert [logged.sentence_variant for logged in happened.of(e.RoundsCounted)] == ["even", ""]


def test_VI_6_3_no_turn_is_shorter_than_one_round() -> None:
    """VI-6.3: three times a card less, all in the first round, which is played."""
    happened = rounds("less", "less", "less")
    assert [logged.rounds for logged in happened.of(e.RoundsCounted)] == [1, 1]
    assert len(happened.of(e.DistrictSunk)) == 1


def test_VI_6_3_a_card_more_in_an_extra_round_counts_like_any() -> None:
    """VI-6.3: after a tie, round 4 with a card more: four rounds are due, and they are over."""
    happened = acted("more", "hope", round=3, series=SERIES)
    assert happened.one(e.MoreLaid).rounds == 4
    assert happened.one(e.MoreLaid).sentence_variant == "reached", "round 4 was played anyway: nothing changes"
    assert rounds("hope hope more", "hope hope hope").one(e.MoreLaid).sentence_variant == ""
    assert len(happened.of(e.DistrictSunk)) == 1
