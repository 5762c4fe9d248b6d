"""Opening a save or a link that cannot be opened: why, in the reader's language; and a bug of ours stays a bug."""

import json
from typing import NoReturn

import pytest

from engine.games.registry import GAMES
from tests.api.client import ask, begin_match, link, play, settle

BOTS = ("greedy", "random", "greedy")


@pytest.mark.parametrize(
    ("wish", "code", "french", "english"),
    [
        ({"link": "abc"}, "damaged", "abîmé", "damaged"),
        ({"link": ""}, "damaged", "abîmé", "damaged"),
        ({"save": '{"record":'}, "damaged", "abîmé", "damaged"),
        ({"save": "{}"}, "foreign", "ne vient pas de ce livre", "doesn’t come from this book"),
        ({"save": "[]"}, "foreign", "ne vient pas de ce livre", "doesn’t come from this book"),
        ({"new": {}}, "bad_request", "Rechargez la page", "Reload the page"),
        ({}, "bad_request", "Rechargez la page", "Reload the page"),
    ],
    ids=lambda part: str(part)[:20],
)
def test_what_cannot_be_opened_is_refused_in_the_readers_language(
    wish: dict[str, object], code: str, french: str, english: str
) -> None:
    for lang, words in (("fr", french), ("en", english)):
        answer = ask("open", lang=lang, **wish)
        assert answer["code"] == code
        assert words in answer["refusal"]["text"]


def test_a_match_of_another_game_than_the_pages_is_refused_with_where_it_can_be_opened() -> None:
    table = begin_match("human", *BOTS)
    for origin in ({"save": table["save"]}, {"link": link()}):
        answer = ask("open", id="new", lang="fr", game="vineta", **origin)
        assert answer["code"] == "other_game"
        assert "un autre jeu" in answer["refusal"]["text"]
        assert answer["refusal"]["elsewhere"] == {"game": "land_unter", "minigame": ""}
        assert ask("open", id="new", lang="fr", game="land_unter", **origin)["kind"] == "table"


def test_a_save_with_an_illegal_move_is_refused_with_its_number() -> None:
    save = json.loads(play(settle(begin_match("human", *BOTS)))["save"])
    save["record"]["moves"][1] = "1:61"
    answer = ask("open", id="new", lang="en", save=json.dumps(save))
    assert answer["code"] == "move_refused"
    assert answer["refusal"]["text"].startswith("Move 2 in this link")


class PlantedError(KeyError):
    """A bug of ours, of a kind that data of a wrong shape raises, too."""


@pytest.mark.parametrize("where", ["rules.set_up", "rules.apply_move", "drawing"])
def test_a_bug_of_ours_is_not_told_as_a_damaged_save(where: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = play(settle(begin_match("human", *BOTS)))
    wishes = {"save": opened["save"]}, {"link": link()}

    def bug(*_: object, **__: object) -> NoReturn:
        raise PlantedError("levels")

    game = type(GAMES["land_unter"])
    if where == "drawing":
        monkeypatch.setattr("engine.games.land_unter.render.board.seat_mat_html", bug)
    else:
        monkeypatch.setattr(game, where.removeprefix("rules."), bug)
    for wish in wishes:
        with pytest.raises(PlantedError):
            ask("open", id="new", **wish)
    example = {"game": "land_unter", "key": "first_trick", "changes": [["weather_card-0-0", "9"]]}
    with pytest.raises(PlantedError):
        ask("example", **example)
    with pytest.raises(PlantedError):
        ask("open", id="new", from_example={**example, "step": 2})
