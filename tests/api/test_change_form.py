"""Changing moves of an example whose decisions come and go: votes that a change calls for or spares."""

import re
from dataclasses import replace

import pytest

from engine.core.game import Bundle, Pair
from engine.core.lessons import Example
from engine.core.presentation import Presentation
from engine.games.drunter_drueber.rules.voting_cards import CARDS
from engine.match.plan import field_name_of_place, place_from_field_name
from tests.api.client import Answer, ask, controls
from tests.match.toy import KEY, TOWN, VOTED, put, toy

CALM = Example("calm", ("Ann", "Ben"), ("w1-1n", "r-1w"), TOWN | {"laid": ["0:w1-3s", "1:w1-1e"]})
"""Two placements; with another first one, a vote would be needed."""


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> Presentation:
    """The toy with its examples on the shelf."""
    return put(monkeypatch, toy({each.key: each for each in (VOTED, CALM)}))


def changed(key: str, *changes: tuple[str, str]) -> Answer:
    """Return the example with these changes."""
    return ask("example", game=KEY, key=key, lang="en", changes=changes)


def printed(answer: Answer) -> dict[str, str]:
    """Return what every control says unless the reader changes it."""
    return dict(re.findall(r'data-place="([\w-]+)" data-printed="([^"]*)"', answer["form"]))


ALL = {"place-0-0": "w1-2e", "vote-0-0": "ja", "vote-1-0": "ne+neee", "place-1-0": "r-1w", "place-0-1": "f-1e"}


def test_every_decision_has_a_control_that_says_what_is_printed() -> None:
    answer = changed("voted")
    assert controls(answer) == printed(answer) == ALL
    assert answer["step"] == 0
    assert "different" not in "".join(answer["steps"])


def test_places_are_named_and_read() -> None:
    assert field_name_of_place(("weather_card", 2, 11)) == "weather_card-2-11"
    assert place_from_field_name("weather_card-2-11") == ("weather_card", 2, 11)


def test_a_vote_is_boxes_of_the_cards_held_and_told_in_words() -> None:
    form = changed("voted")["form"]
    vote = re.search(
        r'<fieldset data-place="vote-1-0" data-printed="ne\+neee"><legend>[^<]*Ben[^<]*</legend>(.*?)</field', form
    )
    assert vote
    assert re.findall(r'name="([\w-]+)" value="([^"]+)"', vote[1])[:4] == [
        ("vote-1-0", card) for card in ("ja", "jaa", "jaaa", "ne")
    ]
    assert ' value="ne" checked> move ne</label>' in vote[1]
    assert '<option value="r-1w" selected>move r-1w</option>' in form


def test_a_vote_that_vanishes_does_not_shift_what_comes_after() -> None:
    answer = changed("voted", ("place-0-0", "w1-1e"))
    rest = {place: move for place, move in ALL.items() if not place.startswith("vote")}
    assert controls(answer) == rest | {"place-0-0": "w1-1e"}
    assert printed(answer) == rest
    assert answer["step"] == 1
    assert "bots" not in told(answer)


def told(answer: Answer) -> str:
    """Return the sentences on what is different."""
    return "".join(re.findall('<div class="different">.*?</div>', "".join(answer["steps"])))


def test_bots_vote_where_a_change_calls_for_a_vote_until_the_reader_does() -> None:
    first = changed("calm", ("place-0-0", "w1-1e"))
    voted = controls(first)
    assert [*voted] == ["place-0-0", "vote-0-0", "vote-1-0", "place-1-0"]
    assert voted["vote-0-0"]
    assert voted["place-1-0"] == "r-1w"
    assert re.search("From step [12] on, bots choose", told(first))
    then = changed("calm", ("place-0-0", "w1-1e"), ("vote-0-0", "jaa"), ("vote-1-0", "ne"))
    assert controls(then) == voted | {"vote-0-0": "jaa", "vote-1-0": "ne"}
    assert printed(then)["vote-0-0"] == ""
    assert "bots" not in told(then)


def test_bots_choose_the_same_in_both_languages_and_each_time() -> None:
    change = {"game": KEY, "key": "calm", "changes": [["place-0-0", "w1-1e"]]}
    assert len({tuple(controls(ask("example", lang=lang, **change)).items()) for lang in ("fr", "en", "en")}) == 1


def test_a_bot_chooses_where_a_printed_move_no_longer_fits() -> None:
    taken = Example("taken", ("Ann", "Ben"), ("w1-1s", "w1-3s"), TOWN)
    answer = ask_of(taken, ("place-0-0", "w1-3s"))
    assert controls(answer)["place-1-0"] not in ("", "w1-3s")
    assert re.search(r"From step \d on, bots choose", told(answer))
    turns = [place for place in controls(answer) if place.startswith("place")]
    assert turns == ["place-0-0", "place-1-0"], "the example goes on no further than the printed one"


def ask_of(example: Example, *changes: tuple[str, str]) -> Answer:
    """Return another example with these changes."""
    with pytest.MonkeyPatch.context() as patch:
        put(patch, toy({example.key: example}))
        return changed(example.key, *changes)


def test_a_bot_votes_for_whoever_takes_every_card_out_of_a_vote() -> None:
    answer = changed("voted", ("vote-1-0", ""))
    assert controls(answer)["vote-1-0"]
    assert printed(answer)["vote-1-0"] == "ne+neee"


TILES = replace(toy({"voted": VOTED}), parts={"place": Pair("-"), "vote": Bundle(CARDS[:3], "+", count=1)})
"""The toy, a tile and its place chosen one after the other, and of the votes only one card each."""


def test_a_move_of_two_parts_is_two_menus(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, TILES)
    answer = changed("voted", ("place-0-0", "w1-1e"))
    assert controls(answer)["place-0-0"] == "w1-1e"
    menus = re.search(
        r'<fieldset data-place="place-0-0" data-printed="w1-2e" class="pair" data-join="-" data-moves="([^"]*)">'
        r'<legend>[^<]*Ann[^<]*</legend><select name="place-0-0" aria-label="What">(.*?)</select>'
        r'<select name="place-0-0" aria-label="Where to">(.*?)</select></fieldset>',
        answer["form"],
    )
    assert menus
    moves = menus[1].split()
    firsts, seconds = (re.findall('value="([^"]*)"', menu) for menu in menus.groups()[1:])
    assert "w1-1e" in moves
    assert set(firsts) == {"", *(move.partition("-")[0] for move in moves)}
    assert set(seconds) == {"", *(move.partition("-")[2] for move in moves)}
    assert len(set(firsts)) == len(firsts)
    assert '<option value="w1" selected>move w1</option>' in menus[2]


def test_parts_of_which_a_move_takes_so_many_say_what_goes_together(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, TILES)
    form = changed("voted")["form"]
    assert 'data-place="vote-0-0" data-printed="ja" data-join="+" data-moves="' in form
    assert re.findall('name="vote-0-0" value="([^"]*)"', form) == [*CARDS[:3]]


def test_moves_are_split_at_their_mark() -> None:
    assert Pair(">").split_move("B:G1>R2") == ("B:G1", "R2")
    assert Pair(":", kept=True).split_move("B:G1") == ("B:", "G1")
    assert Pair(":", kept=True).split_move("") == ("", "")
    assert (Pair(">").text_between_parts, Pair(":", kept=True).text_between_parts) == (">", "")
    assert Bundle(("a", "b"), "=").split_move("a=b") == ("a", "b")


def test_the_printed_example_ends_without_a_question() -> None:
    assert "place-1-1" not in changed("voted")["form"]
    assert "place-1-1" not in changed("voted", ("place-0-1", "f-1n"))["form"]


def test_playing_on_keeps_the_changes() -> None:
    wish = {"game": KEY, "key": "voted", "changes": [["place-0-0", "w1-1e"]], "step": 99}
    answer = ask("open", lang="en", from_example=wish)
    assert '"moves":["0:w1-1e","1:r-1w","0:f-1e"]' in answer["save"]
