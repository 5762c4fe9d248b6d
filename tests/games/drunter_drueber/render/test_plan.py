"""The town in letters."""

from engine.games.drunter_drueber.render import town_in_letters
from engine.games.drunter_drueber.rules.board import BOARD
from tests.games.drunter_drueber.render.views import EN, FR, GAME, fresh


def test_a_new_town_is_what_is_printed_with_its_pawns() -> None:
    head, *rows, letters = town_in_letters(fresh(), EN).splitlines()
    assert head.split() == [*"abcdefghijklmno"]
    printed = BOARD.text.replace("W!", "W1", 1).replace("W!", "W2").replace("F!", "F").replace("R!", "R").splitlines()
    assert [row.split()[1:] for row in rows] == [line.replace(" .", " ·").split() for line in printed]
    assert "K school" in letters
    assert letters != town_in_letters(fresh(), FR).splitlines()[-1]


def test_tiles_bear_the_names_of_their_pawns_and_one_under_vote_is_marked() -> None:
    town = GAME.begin(3, 1)
    GAME.play(town, 2, "r-3w")
    GAME.play(town, 0, "r-2s")
    rows = town_in_letters(GAME.view(town, None), EN).splitlines()[1:]
    assert [row.split()[-4:-1] for row in rows[:3]] == [["R", "r", "r"], ["?", "J2", "·"], ["?", "·", "·"]]
