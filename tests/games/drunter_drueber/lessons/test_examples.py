"""Drunter & Drüber's worked examples could have come about, and show what they promise."""

import pytest

from engine.core.locale import LANGUAGES
from engine.core.number_words import number_told
from engine.games.drunter_drueber.lessons.examples import EXAMPLES
from engine.games.drunter_drueber.presentation import PRESENTATION
from engine.games.drunter_drueber.rules.board import BUILDINGS
from engine.games.drunter_drueber.rules.components import (
    DEAL,
    EVERY_KIND,
    LENGTHS,
    PAWN_KINDS,
    STOCK,
    TILES,
    Target,
    tile_index,
)
from engine.games.drunter_drueber.rules.scoring import buildings_that_count, points_of_buildings
from tests.lessons import begin, codes, kinds, last_view, rules
from tests.paths import pages
from tests.typed_numbers import plain

GIVEN = [key for key, example in EXAMPLES.items() if example.position]


@pytest.mark.parametrize("key", GIVEN)
def test_what_everyone_holds_and_has_laid_was_drawn(key: str) -> None:
    state = begin(key)
    for seat in range(state.players):
        laid = [tile for tile in state.laid if tile.seat == seat]
        for length in LENGTHS:
            held = sum(state.tiles[seat][tile_index(kind, length)] for kind in EVERY_KIND)
            drawn = held + sum(tile.placement.length == length for tile in laid)
            dealt = DEAL[state.players][length - 1]
            assert drawn == dealt, f"{key}: seat {seat} holds or has laid {drawn} of {dealt} tiles of length {length}"


@pytest.mark.parametrize("key", GIVEN)
def test_no_tile_is_there_twice(key: str) -> None:
    state = begin(key)
    for kind, counts in zip(EVERY_KIND, STOCK, strict=True):
        for length, count in zip(LENGTHS, counts, strict=True):
            held = sum(hand[tile_index(kind, length)] for hand in state.tiles)
            laid = [tile.placement for tile in state.laid]
            known = held + sum((PAWN_KINDS[each.pawn], each.length) == (kind, length) for each in laid)
            assert known == count, (
                f"{key}: {known} of {count} tiles “{TILES[tile_index(kind, length)]}” are held or laid"
            )


def test_nobody_appears_twice() -> None:
    names = [name for example in EXAMPLES.values() for name in example.names]
    assert len(set(names)) == len(names)


def test_what_is_tried_in_vain_is_refused_for_its_reason() -> None:
    assert codes("dd_refused") == ["no_tile", "wrong_kind", "not_beside", "occupied", "corner", "off_board"]
    assert codes("dd_bridge_closed") == ["far_side", "two_bridges"]
    assert codes("dd_blocked") == ["pawn_gone"]


def test_runa_passes_with_ten_tiles_in_front_of_her() -> None:
    view = last_view("dd_pass")
    assert sum(view.tiles[3]) == 10
    assert kinds("dd_pass")[-1] == "TurnPassed"


def test_whoever_must_propose_has_nothing_else_to_lay() -> None:
    state = begin("dd_must_propose")
    moves = PRESENTATION.game.legal_moves(state, 0)
    for move in moves:
        tried = state.clone()
        PRESENTATION.game.apply_move(tried, 0, move)
        assert tried.proposal is not None, move


def test_undecided_cards_are_back_in_their_hands() -> None:
    assert last_view("dd_undecided").votes[1:] == (0b11111101, 0b11111111)


def test_votes_left_decide_whatever_the_others_hold() -> None:
    assert last_view("dd_final_tie").votes[2] == 0b10011111
    assert kinds("dd_final_tie")[-2:] == ["VotesCompared", "GameWon"]
    assert kinds("dd_shared")[-2:] == ["VotesCompared", "VictoryShared"]


def test_the_second_target_counts_among_those_who_are_tied() -> None:
    assert kinds("dd_second_target")[-3:] == ["SecondScored", "SecondScored", "GameWon"]


def test_bridges_in_a_row_are_an_option() -> None:
    seen = rules("dd_two_bridges")
    assert seen[seen.index("DD-3.1") + 1] == "DD-3.3"
    assert EXAMPLES["dd_two_bridges"].options == {"bridges": "several"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("target", "left", "said"),
    [
        ("K", "K2 K4 K5", {"en": "{Word}: 2 + 4 + 5", "fr": "{Word} : 2 + 4 + 5"}),
        ("lowest", "K1 K4 S3 S5 T2 B1 B2 B3 G5", {"en": "{Word}: 1 for the school", "fr": "{Word} : 1 pour l’école"}),
    ],
)
def test_what_a_question_of_the_night_adds_up_to(target: str, left: str, said: dict[str, str], lang: str) -> None:
    card, buildings = Target(target), [BUILDINGS[name] for name in left.split()]
    points = str(points_of_buildings(buildings_that_count(buildings, card), card))
    words = {form: number_told(points, form, lang) for form in ("word", "Word")}
    assert said[lang].format(**words) in plain((pages("drunter_drueber", lang) / "night.md").read_text("utf-8"))
