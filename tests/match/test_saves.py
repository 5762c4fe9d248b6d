"""Saves and links of matches: read back as they were, refused where they are damaged or of other rules."""

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from engine.core.game import Refusal
from engine.games.land_unter.rules.game import GAME
from engine.games.registry import PRESENTATIONS
from engine.match.match import Match
from engine.match.next_deal import match_with_next_deal
from engine.match.saves import (
    FORMAT,
    check_record_fits_minigame,
    match_from_link,
    match_from_save,
    match_to_link,
    match_to_save,
    new_match,
    read_link_beyond_record,
    save_before_turn,
)
from engine.match.seats import NAMES
from tests.api.client import ask

NEW = {"game": "land_unter", "players": 3, "seats": ["human", "greedy", "sampling"], "options": {}, "seed": 7}

OLD_SAVE = (
    '{"record":{"game":"land_unter","version":1,"players":3,"seed":7,"moves":[]},"seats":["human","sight","memory"]}'
)
"""As it was written before saves had a format number."""
OLD_LINK = (
    "YAJ42qtWSk_MTVWyUspJzEuJL80rSS1S0lHKzS9LLVayMtBRKshJrEwtArKNdZSKU1NTlKzMdZTKgCKZ-XlKVoa1XADC-BTP"
    "~human,sight,memory"
)
"""As it was written when two kinds of bots had other names."""


def begun(turns: int = 2, **more: object) -> Match:
    """Return a match in which so many turns have been made, each seat playing its first legal move."""
    match = new_match({**NEW, **more})
    for _ in range(turns):
        decision = match.decision
        assert decision is not None
        game = match.presentation.game
        for seat in decision.seats:
            match.choose(seat, game.format_move(game.legal_moves(match.state, seat)[0]))
    return match


def save_fields(match: Match, **changes: object) -> dict[str, Any]:
    """Return the fields of a save, with changes to it."""
    fields: dict[str, Any] = json.loads(match_to_save(match))
    return fields | changes


def saved(match: Match, **changes: object) -> str:
    """Return a save with changes to it."""
    return json.dumps(save_fields(match, **changes))


def refusal(act: Callable[[str], object], text: str) -> Refusal:
    """Return the refusal that a text meets with."""
    with pytest.raises(Refusal) as caught:
        act(text)
    return caught.value


def is_foreign(text: str) -> bool:
    """Return whether a save is refused as foreign."""
    return refusal(match_from_save, text).code == "foreign"


def test_a_match_comes_back_from_its_save_and_its_link() -> None:
    match = begun(3)
    match.undo()
    for again in (match_from_save(match_to_save(match)), match_from_link(match_to_link(match))):
        assert (again.record, again.kinds, again.state) == (match.record, match.kinds, match.state)
    assert match_from_save(match_to_save(match)).undone == match.undone
    assert match.undone
    assert save_fields(match)["format"] == FORMAT == 3


def test_what_later_versions_add_to_a_save_is_passed_on() -> None:
    match = match_from_save(saved(begun(), weather={"wind": ["west"]}))
    match.play(0, match.game.format_move(match.game.legal_moves(match.state, 0)[0]))
    assert save_fields(match)["weather"] == {"wind": ["west"]}
    assert json.loads(save_before_turn(match, 1))["weather"] == {"wind": ["west"]}
    assert match_from_link(match_to_link(match)).others == {}


def test_a_link_broken_into_lines_opens() -> None:
    link = match_to_link(begun())
    middle, seats = len(link) // 2, link.index("~") + 3
    assert match_from_link(f"{link[:middle]}\n {link[middle:seats]}\n{link[seats:]} ").record == begun().record


def test_bots_had_other_names_in_saves_without_a_format_and_in_links(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(GAME), "version", json.loads(OLD_SAVE)["record"].get("version", 1))
    for match in (match_from_save(OLD_SAVE), match_from_link(OLD_LINK)):
        assert match.kinds == ("human", "greedy", "sampling")
        assert match_to_link(match).endswith("~human,greedy,sampling")
        assert json.loads(match_to_save(match))["seats"] == ["human", "greedy", "sampling"]
    assert is_foreign(json.dumps({"format": 1, **json.loads(OLD_SAVE)}))
    assert match_from_save(json.dumps({"format": 0, **json.loads(OLD_SAVE)})).kinds[1] == "greedy"


def test_a_hidden_choice_is_in_the_save_and_not_in_the_link() -> None:
    match = begun(2, seats=["human", "human", "greedy"])
    before = match_to_link(match)
    card = match.presentation.game.format_move(match.presentation.game.legal_moves(match.state, 0)[1])
    match.play(0, card)
    again = match_from_save(match_to_save(match))
    assert again.pending == {0: card}
    assert again.seat_behind_curtain == 1, "the next person takes the device"
    assert match_to_link(match) == before
    assert match_from_link(match_to_link(match)).pending == {}
    again.undo()
    assert "pending" not in save_fields(again)


def test_hidden_choices_that_cannot_be_are_foreign() -> None:
    match = begun(2, seats=["human", "human", "greedy"])
    game = match.presentation.game
    firsts = [f"{seat}:{game.format_move(game.legal_moves(match.state, seat)[0])}" for seat in range(3)]
    foreign = "0:" + firsts[1].removeprefix("1:")
    assert match_from_save(saved(match, pending=firsts[:2])).seats_to_choose("bot") == [2]
    wrong: list[object] = [[firsts[0], firsts[0]], [foreign], ["3:1"], ["0:"], firsts, firsts[2:], [5], {}]
    for moves in wrong:
        assert is_foreign(saved(match, pending=moves)), moves


def test_seats_of_a_save_without_a_format_are_texts() -> None:
    wrong: list[object] = [[[]], [{}], [None], [5]]
    for kinds in wrong:
        assert is_foreign(json.dumps({"record": {}, "seats": kinds}))


@pytest.mark.parametrize("number", [-1, 1.0, True, "1", None])
def test_a_format_that_never_was_is_foreign(number: object) -> None:
    assert is_foreign(saved(begun(), format=number))


def test_a_format_of_the_future_is_newer_whatever_is_in_it() -> None:
    assert refusal(match_from_save, json.dumps({"format": FORMAT + 1, "weather": "fine"})).code == "newer"
    for more in ({}, {"weather": "fine"}):
        record = save_fields(begun())["record"] | {"version": GAME.version + 1} | more
        assert refusal(match_from_save, saved(begun(), record=record)).code == "newer"


@pytest.mark.parametrize(
    "change",
    [
        {"names": dict.fromkeys(NAMES[:3], 1)},
        {"names": "abc"},
        {"names": list(NAMES)},
        {"names": ["Ann", "Ben"]},
        {"names": ["Ann", "Ben", ""]},
        {"names": ["Ann", "Ben", 3]},
        {"seats": {"human": 1, "greedy": 1, "random": 1}},
        {"seats": ["human", "greedy"]},
        {"seats": ["human", "greedy", "oracle"]},
        {"seats": ["human", "greedy", ["random"]]},
        {"minigame": "nothing"},
        {"minigame": None},
        {"minigame": ["x"]},
        {"guess": "K"},
        {"undone": {}},
    ],
    ids=str,
)
def test_a_save_with_a_wrong_part_is_foreign(change: dict[str, object]) -> None:
    assert is_foreign(saved(begun(), **change))


@pytest.mark.parametrize("change", [{"seed": 7.0}, {"weather": 1}, {"moves": ["100:1"]}, {"position": {"round": 99}}])
def test_a_save_with_a_wrong_record_is_foreign(change: dict[str, object]) -> None:
    assert is_foreign(saved(begun(), record=save_fields(begun())["record"] | change))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seed": -1}, "bad_seed"),
        ({"seed": 2**53}, "bad_seed"),
        ({"players": 9}, "player_count"),
        ({"game": "chess"}, "unknown_game"),
        ({"options": {"weather": "fine"}}, "unknown_option"),
        ({"options": {"play": "shut"}}, "unknown_choice"),
    ],
    ids=str,
)
def test_a_save_that_asks_for_what_does_not_exist_is_told_what(change: dict[str, object], code: str) -> None:
    seats = ["human"] * (9 if "players" in change else 3)
    record = save_fields(begun())["record"] | change
    assert refusal(match_from_save, saved(begun(), record=record, seats=seats)).code == code


def test_a_save_is_told_which_of_its_moves_is_not_allowed() -> None:
    record = save_fields(begun())["record"]
    for number, text in ((1, "0:61"), (2, "0:1"), (6, "9:1")):
        moves = [*record["moves"][: number - 1], text, *record["moves"][number:]]
        refused = refusal(match_from_save, saved(begun(), record=record | {"moves": moves}))
        assert (refused.code, refused.params) == ("move_refused", {"number": number})


def test_a_save_or_a_link_that_was_cut_is_damaged() -> None:
    record = save_fields(begun())["record"]
    for text in ("", match_to_save(begun())[:-9], saved(begun(), record=record | {"moves": record["moves"][:-1]})):
        assert refusal(match_from_save, text).code == "damaged"
    assert refusal(match_from_link, match_to_link(begun())[9:]).code == "damaged"


def test_names_are_a_list_with_one_for_each_seat() -> None:
    assert match_from_save(saved(begun(), names=["Ann", "Ben", "C" * 24])).names == ("Ann", "Ben", "C" * 24)
    long = refusal(match_from_save, saved(begun(), names=["Ann", "Ben", "C" * 25]))
    assert (long.code, long.params) == ("long_name", {"most": 24})


def test_undone_moves_are_cut_as_the_decisions_are() -> None:
    match = begun(3)
    match.undo()
    match.undo()
    first, second = json.loads(match_to_save(match))["undone"]
    assert match_from_save(saved(match, undone=[first, second])).redo()
    half = [first[:1], first[1:]]
    for wrong in ([first + second], half, [first, second, []], [[], first]):
        assert is_foreign(saved(match, undone=wrong))
    assert refusal(match_from_save, saved(match, undone=[first, second[:1]])).code == "damaged", "the rest of a turn"


def test_lots_are_those_of_turns_and_people_that_there_are() -> None:
    match = new_match({"game": "vineta", "seed": 4, "players": 3, "seats": ["human", "greedy", "greedy"]})
    assert save_fields(match)["lots"] == []
    assert match_from_save(saved(match, lots=[[0, 0]])).lots == {(0, 0)}
    strange: tuple[object, ...] = ({}, [0], [[0]], [[0, 0, 0]], [[0, 1]], [[1, 0]], [[-1, 0]], [[0, "0"]], [[False, 0]])
    for wrong in strange:
        assert is_foreign(saved(match, lots=wrong)), wrong
    assert "lots" not in save_fields(begun()), "no game has it that leaves nothing to chance"


def minigames() -> list[tuple[str, str]]:
    """Return every mini-game by its game."""
    return [(game, key) for game, presentation in PRESENTATIONS.items() for key in presentation.minigames]


@pytest.mark.parametrize(("game", "key"), minigames())
def test_a_minigame_comes_back_in_each_of_its_deals_only(game: str, key: str) -> None:
    match = new_match({"game": game, "key": key, "seed": 1})
    mini = PRESENTATIONS[game].minigames[key]
    record = save_fields(match)["record"]
    for seed in mini.seeds:
        assert match_from_save(saved(match, record=record | {"seed": seed})).minigame == mini
    assert is_foreign(saved(match, record=record | {"seed": max(mini.seeds) + 1}))
    assert refusal(match_from_link, match_to_link(match).replace(key, "nothing")).code == "foreign"


def test_a_minigame_with_other_players_options_position_seats_or_deals_is_foreign() -> None:
    game, key = minigames()[0]
    match, mini = new_match({"game": game, "key": key, "seed": 1}), PRESENTATIONS[game].minigames[key]
    check_record_fits_minigame(mini, match.start, match.kinds)
    starts = [
        replace(match.start, players=match.start.players + 1),
        replace(match.start, options={**match.start.options, "weather": "fine"}),
        replace(match.start, position={}),
        replace(match.start, seed=max(mini.seeds) + 1),
    ]
    for record, kinds in [*((start, match.kinds) for start in starts), (match.start, ("human",) * len(match.kinds))]:
        with pytest.raises(Refusal, match="foreign"):
            check_record_fits_minigame(mini, record, kinds)
    assert is_foreign(saved(match, seats=["human"] * match.start.players))


def test_a_link_has_four_parts_at_most() -> None:
    link = match_to_link(begun())
    assert read_link_beyond_record("record~human,sight~mini~answer") == {
        "seats": ["human", "greedy"],
        "minigame": "mini",
        "guess": "answer",
    }
    assert refusal(match_from_link, link.split("~")[0]).code == "damaged"
    assert refusal(match_from_link, link + "~a~b~c").code == "foreign"


def test_all_deals_of_a_minigame_come_in_turn_and_the_last_seed_is_followed_by_the_first() -> None:
    game, key = minigames()[0]
    match, seeds = new_match({"game": game, "key": key, "seed": 1}), PRESENTATIONS[game].minigames[key].seeds
    seen = []
    for _ in range(len(seeds) + 1):
        seen.append(match.start.seed)
        match = match_with_next_deal(match)
    assert seen == [*seeds, seeds[0]]
    assert match_with_next_deal(begun(seed=7)).start.seed == 8
    assert match_with_next_deal(begun(seed=2**53 - 1)).start.seed == 0


def test_the_next_deal_is_found_where_a_size_is_too_small_to_count_all_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a browser, whose sizes have 32 bits."""
    monkeypatch.setattr("engine.match.next_deal.SEEDS", range(2**64))
    assert [
        match_with_next_deal(begun(seed=7), variation).start.seed for variation in ("next", "same", "stronger")
    ] == [8, 7, 8]


@pytest.mark.parametrize("seed", [-1, 2**53, 10**4299, 7.0, True, "7", None])
def test_a_new_game_takes_seeds_only(seed: object) -> None:
    with pytest.raises(Refusal, match="bad_seed"):
        new_match({**NEW, "seed": seed})


@pytest.mark.parametrize(
    "seats", [{"human": 1, "greedy": 1, "random": 1}, "abc", ["human"], ["human", "sight", "random"]]
)
def test_a_new_game_takes_a_list_of_seats(seats: object) -> None:
    with pytest.raises(Refusal, match="foreign"):
        new_match({**NEW, "seats": seats})


@pytest.mark.parametrize("players", [3.0, "3", True, None])
def test_a_new_game_takes_a_whole_number_of_players(players: object) -> None:
    with pytest.raises(Refusal, match="player_count"):
        new_match({**NEW, "players": players})


def test_a_save_of_older_rules_is_refused_with_its_text_and_its_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(2, options={"play": "open"})
    match.undo()
    save, played = saved(match, names=["Ann", "Ben", "Cat"]), GAME.version
    monkeypatch.setattr(type(GAME), "version", played + 1)
    older = refusal(match_from_save, save)
    assert (older.code, older.params["version"], older.params["current"]) == ("older", played, played + 1)
    assert json.loads(str(older.params["text"])) == json.loads(save)
    assert "\n" in str(older.params["text"])
    deal = match_from_save(str(older.params["deal"]))
    assert (deal.start.version, deal.start.seed, deal.start.options) == (played + 1, 7, {"play": "open"})
    assert (deal.kinds, deal.names, deal.turns, deal.undone) == (match.kinds, ("Ann", "Ben", "Cat"), [], [])


def test_a_link_of_older_rules_is_refused_with_itself_and_its_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun(2)
    link, played = match_to_link(match), GAME.version
    monkeypatch.setattr(type(GAME), "version", played + 1)
    older = refusal(match_from_link, link)
    assert older.code == "older"
    text = json.loads(str(older.params["text"]))
    assert (text["link"], text["moves"], text["record"]["version"]) == (link, len(match.record.moves), played)
    assert match_from_save(str(older.params["deal"])).kinds == match.kinds


def test_the_deal_of_a_minigame_of_older_rules_is_that_minigame(monkeypatch: pytest.MonkeyPatch) -> None:
    key = next(iter(PRESENTATIONS["land_unter"].minigames))
    link = match_to_link(new_match({"game": "land_unter", "key": key, "seed": 1}))
    monkeypatch.setattr(type(GAME), "version", GAME.version + 1)
    deal = match_from_save(str(refusal(match_from_link, link).params["deal"]))
    assert deal.minigame == PRESENTATIONS["land_unter"].minigames[key]


def test_older_rules_whose_options_are_gone_offer_the_text_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    fields = save_fields(begun())
    fields["record"]["options"] = {"lighthouse": "lit"}
    monkeypatch.setattr(type(GAME), "version", GAME.version + 1)
    older = refusal(match_from_save, json.dumps(fields))
    assert (older.code, older.params["deal"]) == ("older", "")
    assert "lighthouse" in str(older.params["text"])


def test_the_page_is_told_what_it_can_still_do(monkeypatch: pytest.MonkeyPatch) -> None:
    save, link, played = match_to_save(begun()), match_to_link(begun()), GAME.version
    monkeypatch.setattr(type(GAME), "version", played + 1)
    for wish in ({"save": save}, {"link": link}):
        answer = ask("open", id="older", lang="en", **wish)
        assert answer["code"] == "older"
        assert f"version {played} of the rules" in answer["refusal"]["text"]
        offer = answer["refusal"]["offer"]
        assert json.loads(offer["text"])["record"]["seed"] == 7
        assert ask("open", id="older", lang="en", save=offer["save"])["kind"] != "refused"
    assert "offer" not in ask("open", id="other", save="{}")["refusal"]
