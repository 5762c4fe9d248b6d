"""Where a table lingers, and where it waits for its reader between two parts of a game."""

import re
from collections.abc import Iterator

import pytest

from engine.api.open_matches import MATCHES
from engine.games.registry import presentation_by_key
from tests.api.client import TABLE_REQUEST, Answer, ask, begin_match, moves, now

NEW = {**TABLE_REQUEST, "players": 3, "seats": ["human", "random", "random"]}


def answers(first: Answer) -> Iterator[Answer]:
    """Yield every answer until the game is over, where the reader makes the first move each time."""
    yield first
    while not first["over"]:
        first = ask("play", seat=0, move=moves(first)[0]) if first["form"] else now()
        yield first


def steps(first: Answer) -> list[Answer]:
    """Return every step that is shown until the game is over."""
    return [step for answer in answers(first) for step in answer["steps"]]


@pytest.mark.parametrize("stepwise", [False, True])
def test_a_table_pauses_before_each_stage_but_the_first_and_says_which_one_comes(stepwise: bool) -> None:
    first = ask("open", lang="en", stepwise=stepwise, new=NEW)
    shown = steps(first)
    pauses = {place: step["pause"] for place, step in enumerate(shown) if step["pause"]}
    assert [*pauses.values()][:3] == ["On to stage 2", "On to stage 3", "Count the points"]
    for place, button in [*pauses.items()][:2]:
        assert shown[place + 1]["say"].startswith(f"Stage {button[-1]} of 3 begins.")


def test_at_a_pause_stands_what_ended_and_is_said_only_once() -> None:
    shown = steps(begin_match("human", "random", "random"))
    paused = next(step for step in shown if step["pause"])
    told = re.sub("<[^>]+>", "", paused["caption"])
    assert re.match("All hands are empty|Only .* left", told)
    assert all(word in told for word in ("life preserver", "bonus point", "the whole set"))
    assert_points_are_told(paused["board"])
    assert re.match(".* the whole set", paused["say"])
    assert "bonus" not in paused["say"]


def assert_points_are_told(board: str) -> None:
    """Prove that each mat shows and says what the first stage brought, which is all the points there are."""
    said = re.findall(r"(−?\d+) points?, ([+−]\d+) in this stage", board)
    assert len(said) == 3
    assert all(brought == (total if total.startswith("−") else f"+{total}") for total, brought in said)
    assert re.findall(r'<i class="tag">([+−]\d+)</i></span>', board) == [brought for _, brought in said]


def test_points_and_eliminations_are_weighty_and_the_taking_of_cards_is_not() -> None:
    shown = [step for seed in (3, 19) for step in steps(begin_match("human", "greedy", "greedy", seed=seed))]
    weighty = [step["say"] for step in shown if step["weighty"]]
    assert any("eliminated until" in said for said in weighty)
    assert any("bonus point" in said for said in weighty)
    assert not [said for said in weighty if "highest weather card" in said]
    assert len(weighty) < len(shown) / 3


def test_before_the_tiles_of_vineta_are_turned_over_the_table_pauses_once() -> None:
    first = begin_match("human", "random", "random", game="vineta", options={"houses": "drawn"})
    shown = steps(first)
    (at,) = (place for place, step in enumerate(shown) if step["pause"] == "Turn the tiles over")
    assert "is left, with" in shown[at - 1]["say"]
    assert "is left, with" in shown[at]["caption"]
    end = shown[at + 1 :]
    assert ["turn" in step["caption"] and "over:" in step["caption"] for step in end] == [True, True, True]
    assert ["on the last district" in step["caption"] for step in end[:3]] == [True] * 3
    assert all(step["weighty"] for step in end)


def test_what_sank_in_a_turn_of_vineta_stays_until_its_reader_goes_on() -> None:
    shown = steps(begin_match("human", "random", "random", game="vineta", options={"houses": "drawn"}))
    ends = [step for step in shown if step["pause"].startswith("End turn")]
    assert [step["pause"] for step in ends] == [f"End turn {turn}" for turn in range(1, 9)]
    assert all("sinks" in step["caption"] for step in ends)
    assert any("Houses taken:" in step["caption"] for step in ends)


def test_each_stage_of_a_vote_is_weighty() -> None:
    shown = steps(begin_match("human", "greedy", "greedy", game="drunter_drueber"))
    stages = [step for step in shown if re.search("cards are turned over|yes, .* no", step["say"])]
    assert stages
    assert all(step["weighty"] for step in stages)


def test_target_cards_are_turned_over_one_by_one_after_a_pause() -> None:
    shown = steps(begin_match("human", "greedy", "greedy", game="drunter_drueber"))
    at = next(place for place, step in enumerate(shown) if step["pause"])
    assert shown[at]["pause"] == "Turn the cards over"
    assert "the building is over" in shown[at - 1]["say"]
    assert "the building is over" in shown[at]["caption"]
    assert ["target card" in step["caption"] for step in shown[at + 1 : at + 4]] == [True] * 3
    assert all(step["weighty"] for step in shown[at : at + 4])


def test_that_one_has_to_pass_is_weighty_to_whoever_passes() -> None:
    shown = steps(begin_match("human", "greedy", "greedy", game="drunter_drueber", seed=4))
    passes = [step for step in shown if "no tile that fits anywhere" in step["say"]]
    own = [step for step in passes if "You have no tile" in step["say"]]
    assert own
    assert all(step["weighty"] for step in own)
    assert not all(step["weighty"] for step in passes if step not in own)


def test_a_minigame_never_pauses() -> None:
    shown = steps(ask("open", lang="en", new={**TABLE_REQUEST, "key": "last_four"}))
    assert shown
    assert not [step for step in shown if step["pause"]]


def test_a_covered_building_of_ones_own_is_told_to_its_owner_alone_and_weighty() -> None:
    first = begin_match("human", "greedy", "greedy", game="drunter_drueber")
    (own,) = MATCHES["t"].match.state.targets[0]
    name = presentation_by_key("drunter_drueber").texts["en"][f"render.type_{own}"]
    covered = [step for step in steps(first) if "disappears" in step["say"]]
    lost = [step for step in covered if "you lose" in step["say"]]
    assert lost == [step for step in covered if re.search(rf"\b{name}\b.*disappears", step["say"], re.I)]
    assert all(step["weighty"] for step in lost)
    assert 0 < len(lost) < len(covered)
