"""What the book answers where nothing is told of what lies on the table: it says what it supposes, or asks."""

from typing import Any

import pytest

from engine.ask.answering import Answer, ask, headline_text, verdict_certainty_text, verdict_text
from engine.core.game import Refusal
from engine.core.situations import Situation
from engine.games.registry import presentation_by_key

VOTES_LEFT = "It depends on how many votes Ann and Bo have left, by the voting cards kept"


def said(game: str, answer: Answer) -> str:
    """Return how sure an answer is, in English."""
    return verdict_certainty_text(answer, presentation_by_key(game).describer("en", ("Ann", "Bo", "Cy")))


@pytest.mark.parametrize(
    ("moves", "verdict", "sure", "cases"),
    [
        ({"card": "f3", "to": "Y1"}, "refused", "Certain if no district has sunk yet: of that you told nothing.", 1),
        ({"card": "f3", "to": "R1"}, "refused", "Certain if no district has sunk yet: of that you told nothing.", 1),
        ({"card": "authority"}, "void", "Certain if no district is threatened: of that you told nothing.", 3),
        ({"card": "f3", "to": "G1"}, "done", "Certain if no district is threatened: of that you told nothing.", 0),
        ({"card": "relocation"}, "targets_swap", "Certain if no district has sunk yet and no district is in", 0),
        ({"card": "more"}, "done", "Certain if no card changes the number of rounds and this is the first", 0),
    ],
)
def test_on_an_untold_city_an_answer_says_what_it_supposes(
    moves: dict[str, str], verdict: str, sure: str, cases: int
) -> None:
    answer = ask("vineta", Situation(3, {}, {"seat": "0", **moves}), "card")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.key, answer.certainty.kind, len(answer.cases)) == (verdict, "supposed", cases)
    assert said("vineta", answer).startswith(sure)


def test_a_district_that_has_sunk_makes_the_answer_certain() -> None:
    answer = ask("vineta", Situation(3, {"sunk": ["G3"]}, {"seat": "0", "card": "f3", "to": "Y1"}), "card")
    assert answer.verdict
    assert answer.certainty
    assert (answer.verdict.key, answer.certainty.kind) == ("refused", "rules")


def test_one_series_alone_sinks_if_there_is_no_other() -> None:
    series: list[dict[str, Any]] = [{"district": "G1", "floods": ["0:f3"]}]
    alone = ask("vineta", Situation(3, {"series": series}), "sinks")
    said_of_it = (
        "Certain if no other district is threatened and all rounds of the turn are over: of that you told nothing."
    )
    assert said("vineta", alone) == said_of_it
    two = ask("vineta", Situation(3, {"series": [*series, {"district": "G2", "floods": ["1:f1"]}]}), "sinks")
    assert said("vineta", two) == "Certain if all rounds of the turn are over: of that you told nothing."
    over = ask(
        "vineta", Situation(3, {"series": [*series, {"district": "G2", "floods": ["1:f1"]}], "round": 3}), "sinks"
    )
    assert said("vineta", over) != said("vineta", two), "what is told is not supposed"


@pytest.mark.parametrize(
    ("position", "tile", "verdict", "headline"),
    [
        ({}, "w1@b1", "lay.yes", "If nothing lies on b1 and its pawn is still in its corner, yes, the tile may go"),
        ({}, "w1@b2", "no", "If its pawn is still in its corner, no. The square b2 is out of reach"),
        ({"pawns": {"w1": "a1"}}, "w1@b1", "lay.yes", "If nothing lies on b1, yes, the tile may go there (b1)"),
        ({"laid": []}, "w1@b1", "lay.yes", "Yes, the tile may go there (b1)"),
        ({"laid": []}, "w1@b2", "no", "No. The square b2 is out of reach"),
    ],
)
def test_on_an_untold_board_a_ruling_begins_with_what_is_supposed(
    position: dict[str, Any], tile: str, verdict: str, headline: str
) -> None:
    answer = ask("drunter_drueber", Situation(3, position, {"tile": tile}), "lay")
    assert answer.verdict
    assert answer.verdict.key == verdict
    describer = presentation_by_key("drunter_drueber").describer("en", ("Ann", "Bo", "Cy"))
    assert headline_text(answer, describer).startswith(headline)
    sure = "In that case it is certain" if headline.startswith("If") else "Certain, whatever is hidden."
    assert said("drunter_drueber", answer).startswith(sure)


def test_a_pawn_that_may_be_blocked_depends_in_its_headline_on_the_square_not_told() -> None:
    near = {"g5": "tile", "i5": "tile", "h4": "tile"}
    answer = ask("drunter_drueber", Situation(3, {"pawns": {"r": "h5"}, "near": near}, {"pawn": "r"}), "blocked")
    describer = presentation_by_key("drunter_drueber").describer("en", ("Ann", "Bo", "Cy"))
    headline = "It depends: if nothing lies on h6, no, the pawn (road) is not blocked: it stays."
    assert headline_text(answer, describer).startswith(headline)


@pytest.mark.parametrize(
    ("question", "told", "moves", "lacks"),
    [
        ("blocked", {}, {"pawn": "r"}, "field.pawns"),
        ("pass", {"turn": 0, "tiles": [[1] + [0] * 8, None, None]}, {}, "field.pawns"),
        ("score", {"targets": [["K"], ["S"], ["J"]]}, {}, "field.laid"),
        ("advice", {"turn": 0, "tiles": [[1] + [0] * 8, None, None]}, {}, "field.laid"),
    ],
)
def test_what_hangs_on_the_whole_board_is_asked_about_while_nothing_of_it_is_told(
    question: str, told: dict[str, Any], moves: dict[str, str], lacks: str
) -> None:
    with pytest.raises(Refusal, match="not_given") as refused:
        ask("drunter_drueber", Situation(3, told, moves), question)
    assert refused.value.params == {"field": lacks}
    if question != "advice":
        assert ask("drunter_drueber", Situation(3, {**told, "laid": []}, moves), question).verdict


@pytest.mark.parametrize(
    ("told", "depends"),
    [
        ({}, "It depends on which side of an authority card is up, and on how many rounds of the turn are over."),
        ({"round": 3, "extra": []}, "It depends on which side of an authority card is up."),
    ],
)
def test_what_cases_suppose_is_told_of_what_an_answer_depends_on(told: dict[str, Any], depends: str) -> None:
    series = [
        {"district": "G1", "floods": ["0:f3"], "authority": ["1:+7"]},
        {"district": "G2", "floods": ["2:f4"]},
    ]
    situation = Situation(3, {"sunk": [], "series": series, **told}, assumed=frozenset({"side.G1.0"}))
    answer = ask("vineta", situation, "sinks")
    assert answer.verdict
    assert len(answer.cases) == 2
    assert verdict_text(answer.verdict, presentation_by_key("vineta").describer("en", ("Ann", "Bo", "Cy"))) == depends


@pytest.mark.parametrize(
    ("types", "depends"),
    [("BG", f"{VOTES_LEFT}, and on which buildings are covered."), ("KS", f"{VOTES_LEFT}.")],
)
def test_a_tie_hangs_on_buildings_of_which_nothing_is_told(types: str, depends: str) -> None:
    position = {"near": {"f5": "tile", "j6": "tile"}, "targets": [[type_] for type_ in types]}
    answer = ask("drunter_drueber", Situation(2, position), "score")
    assert answer.verdict
    assert (
        verdict_text(answer.verdict, presentation_by_key("drunter_drueber").describer("en", ("Ann", "Bo"))) == depends
    )


@pytest.mark.parametrize("key", ["drunter_drueber", "vineta"])
def test_all_that_is_supposed_besides_can_be_what_an_answer_depends_on(key: str) -> None:
    for texts in presentation_by_key(key).texts.values():
        supposed = {name.removeprefix("supposed.") for name in texts if name.startswith("supposed.")}
        assert {f"depends.{kind}" for kind in supposed} <= texts.keys()


def test_where_there_are_too_many_ways_one_tile_more_is_told_before_many() -> None:
    """Of a tile of any form fewer things may be true than of a square of which nothing is told."""
    position = {"pawns": {"w1": "f2"}, "near": {"g2": "tile", "e2": "tile"}}
    table = Situation(3, position, {"pawn": "w1"}, assumed=frozenset(["near.g2", "near.e2"]))
    answer = ask("drunter_drueber", table, "blocked")
    assert {case.verdict.key for case in answer.cases} == {"blocked.wall"}
    assert {*answer.cases[0].choices[0].values()} == {"tile"}
    hand = {"tiles": [[1] + [0] * 8, None, None], "pawns": {"w1": "h3", "w2": ""}}
    near = {"h2": "tile", "g3": "tile", "i3": "tile"}
    open_ones = frozenset([*(f"near.{name}" for name in near), "tiles.0"])
    passing = ask("drunter_drueber", Situation(3, {**hand, "near": near}, assumed=open_ones), "pass")
    (case,) = passing.cases
    assert {*case.choices[0]} == {"near.h2", "near.g3", "near.i3", "near.h4"}
