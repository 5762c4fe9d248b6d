"""Questions about a table of Vineta: what is played for them, and what is answered."""

import re
from collections.abc import Mapping
from typing import Any

import pytest

from engine.api.requests import EditRequest
from engine.api.table_editor import editor_answer
from engine.ask import Answer, ask
from engine.ask.choices import needed_in_words
from engine.ask.links import Asked, question_to_link
from engine.core.describe import SOMEBODY, Describer
from engine.core.game import Refusal
from engine.core.locale import GRAMMARS
from engine.core.situations import Situation
from engine.games.vineta.editor import EDITOR
from engine.games.vineta.locale import TEXTS
from engine.games.vineta.presentation import PRESENTATION
from engine.games.vineta.question_play import round_end_example
from engine.games.vineta.rules import events as e
from engine.games.vineta.rules.components import CARDS
from engine.games.vineta.rules.game import GAME
from tests.games.vineta.cities import NAMES, SEVEN, acted, row
from tests.situations import situations

OWN = [told for told in situations() if told.game == "vineta"]
OPEN: dict[str, Any] = dict.fromkeys(NAMES)
TWO = [row("G1", "0:f3", "1:f1"), row("G2", "1:f2")]


def answered(
    question: str, position: dict[str, Any], moves: Mapping[str, str] | None = None, players: int = 3
) -> Answer:
    """Return the answer to a question."""
    return ask("vineta", Situation(players, position, moves or {}), question)


def verdict(question: str, position: dict[str, Any], moves: Mapping[str, str] | None = None, players: int = 3) -> Any:
    """Return the key of a verdict, and its parameters."""
    found = answered(question, position, moves, players).verdict
    assert found is not None
    return found.key, found.params


def missing(question: str, position: dict[str, Any], moves: Mapping[str, str] | None = None) -> str:
    """Return the field that a question still wants told."""
    with pytest.raises(Refusal, match="not_given") as refusal:
        answered(question, position, moves)
    return str(refusal.value.params["field"])


# The situations


def test_each_kind_of_card_and_each_verdict_has_a_situation() -> None:
    assert {told.situation.moves.get("card") for told in OWN} >= {*CARDS}
    told_keys = {told.entry.get("verdict") for told in OWN}
    own = {key.removeprefix("verdict.") for key in TEXTS["en"] if re.match(r"verdict\.(?!depends|sure)", key)}
    assert own - told_keys == {"advice.only", "advice.equal", "advice"} - told_keys
    assert {told.situation.players for told in OWN} == {*GAME.player_counts}


SAID_OF = {
    *("V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8", "V9", "V10", "V11", "V12"),
    *("V14", "V15", "V16", "V17", "V19", "V22", "V23", "V24"),
}
"""The rulings that a position can show."""


def test_each_ruling_that_a_position_can_show_has_a_situation() -> None:
    names = " ".join(told.entry["name"] for told in OWN).replace("(", " ").replace(")", " ").replace(",", " ").split()
    assert {*names} >= SAID_OF


# The end of a round


@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize("start", [None, 0, 1])
def test_after_the_last_card_the_table_is_as_told(players: int, start: int | None) -> None:
    """Whichever card is played last: the series are compared as they were laid out."""
    position = {"series": TWO} | ({} if start is None else {"start": start})
    for series in (TWO, TWO[:1], TWO[1:], [row("G1", "0:f1", authority=["1:+7"])], []):
        answer = answered("sinks", {**position, "series": series, "round": 3}, players=players)
        compared = next(event for event in answer.events if isinstance(event, e.SeriesCompared))
        worths = {each["district"]: sum(int(card[-1]) for card in each["floods"]) for each in series}
        worths |= {each["district"]: worths[each["district"]] + 7 for each in series if each["authority"]}
        assert dict(compared.series) == worths


def test_the_last_card_is_one_that_was_laid() -> None:
    """Nothing is put into quarantine for the question where a flood can be laid anew."""
    example = round_end_example(Situation(3, {"series": TWO}), 1, None, None)
    assert example.moves == ("G1",)
    assert example.position is not None
    assert example.position["series"][0]["floods"] == ["0:f3"]
    assert round_end_example(Situation(3, {"series": TWO, "start": 0}), 1, None, None).moves == ("R1",)
    assert round_end_example(Situation(3, {"start": 0, "quarantined": ["G3"]}), 1, None, None).moves == ("G3",)


def test_the_order_of_a_series_is_that_of_its_cards() -> None:
    series = [row("G1", "0:f3", "1:f1", "2:f1")]
    assert verdict("shared", {"series": series, "houses": {**OPEN, "G1": 5}})[1]["counts"] == (2, 2, 1)


def test_only_the_highest_series_wants_its_houses_told() -> None:
    assert missing("shared", {"series": TWO}) == "field.houses.G1"
    assert missing("shared", {}) == "field.series"
    key, params = verdict("shared", {"series": TWO, "houses": {**OPEN, "G1": 3}})
    assert (key, params["counts"]) == ("shared", (2, 1, None))
    answer = answered("shared", {"series": TWO, "houses": {**OPEN, "G1": 3}})
    assert answer.certainty is not None
    assert answer.certainty.kind == "rules", "who asks whose the houses are says that a district sinks"


def test_rounds_that_are_not_told_are_over() -> None:
    assert verdict("sinks", {"series": TWO, "extra": ["0:more"]})[0] == "sinks"
    assert verdict("sinks", {"series": TWO, "extra": ["0:more"], "round": 3})[0] == "not_yet"
    assert verdict("sinks", {"series": TWO, "round": 2}) == ("not_yet", {"rounds": 3, "over": 2})
    assert verdict("sinks", {"series": TWO, "round": 3})[0] == "sinks"


def test_hands_and_tiles_that_nobody_told_are_not_shown() -> None:
    for question, moves in (("sinks", {}), ("card", {"card": "calm", "seat": "0", "from": "G2"})):
        lesson = answered(question, {"series": TWO}, moves).lesson
        assert lesson is not None
        for step in lesson.steps:
            assert {step[-1].view.hands, step[-1].view.tiles} == {(None, None, None), ((-1, -1),) * 3}


@pytest.mark.parametrize(
    ("card", "name", "text"),
    [
        ("relocation", "to", "2"),
        ("relocation", "from", "BOLI"),
        ("authority", "way", "0:f4"),
        ("hope", "colour", "BO"),
        ("calm", "place", "9" * 5000),
    ],
)
def test_what_is_no_target_is_refused(card: str, name: str, text: str) -> None:
    moves = {"card": card, "seat": "0", "from": "G1", "to": "G2", "way": "+7", name: text}
    with pytest.raises(Refusal, match="unreadable"):
        answered("card", {"series": TWO}, moves)
    assert laid_text(moves)


def laid_text(moves: Mapping[str, str]) -> str:
    """Return why a page that shows this table cannot ask about it yet."""
    text = question_to_link(Asked("vineta", "card", Situation(3, {"series": TWO}, moves)))
    return editor_answer(EditRequest(id="t", lang="en", game="vineta", text=text))["lacks"]


# The end of the game

LAST = ["G1", "G2", "G3", "Y1", "Y2", "Y3", "R1", "R2"]


def test_all_houses_that_are_not_taken_are_on_the_last_district() -> None:
    """With the houses taken told, those on the last district are the others, whoever they belong to."""
    answer = answered("score", {"sunk": LAST, "taken": [10, 10, 8], "tiles": [["B", "R3"], ["O", None], ["L", None]]})
    assert answer.verdict is not None
    assert answer.verdict.told["span"] == ("12", "10", "8")


def test_own_houses_told_by_numbers_need_no_colour_and_show_none() -> None:
    counts = {"own.0": "3", "own.1": "1", "own.2": "0"}
    told = {"sunk": LAST, "taken": [10, 12, 2], "tiles": [[None, "R3"], None, None]}
    answer = answered("score", told, counts)
    assert answer.verdict
    assert answer.verdict.params["scores"] == (21, 15, 2)
    assert answer.certainty
    assert answer.certainty.kind == "rules"
    scored = [event for event in answer.events if isinstance(event, e.HousesScored)]
    assert [(event.colour, event.own) for event in scored] == [("", 3), ("", 1), ("", 0)]
    assert not any(isinstance(event, e.TilesShown) for event in answer.events)
    assert answer.lesson
    assert [*map(sum, answer.lesson.steps[-1][-1].view.taken)] == [10, 12, 2]
    many = answered("score", {**told, "taken": [10, 12, 5]}, counts)
    assert [finding.code for finding in many.findings] == ["too_many_in_all"]
    untold = answered("score", {**told, "taken": [10, 12, 0]}, {"own.0": "3", "own.1": "1"})
    assert untold.verdict
    assert untold.verdict.told["span"] == ("21", "15", "0\N{EN DASH}6")


def test_what_the_last_district_brings_is_told_before_all_else_is() -> None:
    """Two houses of one's own, nobody's district: that is certain whatever has been taken."""
    told = EDITOR.with_field_set(EDITOR.with_field_set(Situation(6), "last", "Y1"), "unowned", "yes")
    told = EDITOR.with_field_set(told, "own.0", 2)
    answer = ask("vineta", told, "score")
    assert answer.verdict is not None
    assert answer.verdict.params["sure"] == "verdict.sure.nobodys_houses"
    assert answer.verdict.params["gains"] == (6, None, None, None, None, None)
    assert answer.verdict.params["lost"] == 4
    owned = ask("vineta", EDITOR.with_field_set(told, "owner", 1), "score").verdict
    assert owned is not None
    assert (owned.params["sure"], owned.params["gains"]) == ("verdict.sure.gains", (6, 4, None, None, None, None))


def test_houses_taken_that_are_not_told_are_those_left_or_shared_out_at_random() -> None:
    """Houses may have left the game, so that fewer were taken."""
    told = {"sunk": LAST, "houses": {"R3": "BB"}, "tiles": [["B", "R3"], ["O", None], ["L", None]]}
    answer = answered("score", {**told, "taken": [10, None, 5]})
    assert answer.certainty is not None
    assert answer.certainty.kind == "rules"
    assert answer.verdict is not None
    assert answer.verdict.told["span"] == ("18", "0\N{EN DASH}11", "5")
    answer = answered("score", told)
    assert answer.certainty is not None
    assert answer.certainty.times < 100
    for other, _ in answer.others:
        assert sum(other.params["scores"]) == 26 + 6 + 2


def test_each_winner_is_told_with_what_they_need_and_what_is_enough() -> None:
    sunk = [name for name in NAMES if name != "G1"]
    position = {"sunk": sorted(sunk, key=lambda name: "GYR".index(name[0])), "houses": {"G1": "BBO"}}
    answer = answered("score", {**position, "taken": [12, 9, 4]})
    describer = PRESENTATION.describer("en", ("Ann", "Bo", "Cy"))
    said = {
        verdict.params["winners"]: needed_in_words(describer, *conditions)
        for (verdict, _), *conditions in zip(answer.others, answer.needed, answer.enough, answer.never, strict=True)
    }
    only = "Only if the last district belongs to Cy and Cy’s secret tile is blue or orange."
    assert said[(2,)] == f"{only} For sure if Cy’s secret tile is blue. Not if Ann’s secret tile is blue."
    assert said[(0,)] == "For sure if the last district belongs to Ann.", "Ann may win whoever owns it"
    assert said[(1,)] == "Not if the last district belongs to Ann."
    assert not any(colour in text for text in said.values() for colour in ("lilac", "ivory")), (
        "none of these stands there"
    )
    assert not answer.lesson, "no deal is the one on the table"


def test_the_game_must_be_at_its_end_to_be_scored() -> None:
    assert missing("score", {}) == "field.last"
    assert missing("score", {"sunk": LAST[:7]}) == "field.last"
    tied = {"sunk": LAST[:7], "series": [row("R2", "0:f3"), row("R3", "1:f3")]}
    assert verdict("score", tied)[0] == "tie"


# A card


def test_what_is_half_told_is_asked_for() -> None:
    assert missing("card", {}) == "field.card"
    assert missing("card", {"series": TWO}, {"card": "authority", "to": "G1"}) == "field.way"


def test_where_a_card_may_go_is_answered_from_half_of_it() -> None:
    """The other end is named: where it may go if told where it begins, and the other way round."""
    table = {
        "series": TWO,
        "houses": {"G1": "BO", "R1": "L", "Y1": "I"},
        "sunk": ["G3"],
        "quarantined": ["Y1"],
    }
    assert verdict("card", table, {"card": "hope", "from": "G1"})[1]["districts"] == ("G2",)
    key, params = verdict("card", table, {"card": "hope", "to": "G2"})
    assert (key, params["districts"], params["ends"]) == ("targets_houses", ("R1", "G1"), ("G2",))
    told = answered("card", table, {"card": "wind", "from": "G1"}).certainty
    assert told
    assert told.kind == "rules", "which card goes makes no difference to where it may go"
    assert verdict("card", table, {"card": "wind", "from": "G2"})[1] == {
        **{"card": "wind", "source": "G2", "districts": ("G1",)}
    }
    key, params = verdict("card", table, {"card": "panic", "from": "Y1"})
    assert (key, params["reason"]) == ("refused", "refused.quarantined")
    key, params = verdict("card", table, {"card": "rescue", "from": "R1"})
    assert (key, params["reason"], params["threatened"]) == ("refused", "refused.not_in_danger", ("G1", "G2"))


def test_a_card_without_target_says_why() -> None:
    assert why({"houses": {"R3": "B"}, "quarantined": ["R3"], "sunk": SEVEN}, "panic") == (
        ("empty", ("R2",)),
        ("closed", ("R3",)),
    )
    assert why({"houses": {"G1": "BB"}, "series": TWO[:1], "sunk": ["G3"]}, "hope")[-1] == ("there", ("G1",))
    assert why({}, "calm") == (("no_series", ()),)
    assert why({"series": TWO[:1]}, "wind") == (("single", ("G1",)),)
    assert why({"sunk": SEVEN, "quarantined": ["R2", "R3"]}, "relocation") == (("closed", ("R2", "R3")),)


def why(position: dict[str, Any], card: str) -> Any:
    """Return why a card has no target."""
    key, params = verdict("card", position, {"card": card})
    assert key == "void"
    return params["why"]


def test_whose_card_it_is_matters_for_floods_only() -> None:
    assert verdict("card", {}, {"card": "f1", "to": "G3"})[1]["event"] == "SeriesStarted"
    assert verdict("card", {"series": [row("G1", "0:f1", authority=["0:+7"])]}, {"card": "authority"})[0] == "targets"
    key, params = verdict("card", {"series": TWO}, {"card": "authority", "to": "G2", "way": "-7"})
    assert (key, params["worth"]) == ("done", -5)
    used_up = {"series": [row("G1", "0:f1", authority=["0:+7", "1:+7"])]}
    with pytest.raises(Refusal, match="bad_position") as refusal:
        answered("card", used_up, {"card": "authority", "to": "G1", "way": "+7"}, players=2)
    assert refusal.value.params["finding"] == "card_gone"


def test_a_hand_told_for_advice_forbids_no_card_that_is_asked_about() -> None:
    hand = ["f1", "f1", "f1", "f2", "f2", "f2", "f3"]
    assert verdict("card", {"hands": [hand, None, None]}, {"card": "calm", "seat": "0"})[0] == "void"
    assert verdict("card", {"hands": [hand, None, None]}, {"card": "f4", "seat": "0", "to": "G1"})[0] == "done"


def test_the_colour_told_is_the_one_that_moves() -> None:
    houses = {**OPEN, "G1": "BBO"}
    moves = {"card": "hope", "from": "G1", "to": "R1"}
    assert verdict("card", {"houses": houses}, {**moves, "colour": "O"})[1]["colour"] == "O"
    assert verdict("card", {"houses": houses}, {**moves, "colour": "L"})[1]["reason"] == "refused.no_house"
    assert verdict("card", {"houses": houses}, {**moves, "alone": "yes"})[0] == "moved"
    assert verdict("card", {"houses": {**OPEN, "G1": 3}}, moves)[0] == "free"
    assert verdict("card", {"houses": {**OPEN, "G1": "OO"}}, moves)[1]["colour"] == "O"


@pytest.mark.parametrize(("card", "players"), [("hope", 4), ("rescue", 4)])
def test_what_else_is_threatened_is_not_taken_as_nothing(card: str, players: int) -> None:
    """Where nothing is told of it, the answer says for both; where the reader says so, it is certain."""
    told = {"houses": {**OPEN, "R1": 3}}
    moves = {"card": card, "from": "R1", "to": "Y1"}
    open_answer, sure = (answered("card", told, {**moves, **more}, players) for more in ({}, {"alone": "yes"}))
    for answer, key, kind in ((open_answer, "free", "supposed"), (sure, "moved", "rules")):
        assert answer.verdict is not None
        assert answer.certainty is not None
        assert (answer.verdict.key, answer.certainty.kind) == (key, kind)
    one = answered("card", {**told, "series": [row("G1", "0:f3")]}, {"card": card}, players)
    assert one.certainty is not None
    assert one.certainty.kind not in ("rules", "every")
    assert [place.partition(".")[0] for place in (*one.supposed, *one.taken_for_granted)][:1] == ["rival"]


def test_the_next_round_after_nothing_was_threatened_names_nobody() -> None:
    """Who opened is not told, and the card that is made up to end the round puts nothing in quarantine."""
    answer = answered("sinks", {"extra": ["0:less", "1:less"], "round": 1}, players=2)
    assert answer.lesson
    shown = [snapshot for step in answer.lesson.steps for snapshot in step]
    assert not any(snapshot.view.quarantined for snapshot in shown)
    assert [event.seat for event in answer.events if isinstance(event, e.StarterMoved)] == [SOMEBODY]


def test_what_is_refused_says_what_must_be_done_instead() -> None:
    """Of houses that are not told nothing is said that would be another thing in another filling."""
    few = {"sunk": ["G2", "G3", "Y2", "Y3", "R2", "R3"], "houses": {"R1": 5, "Y1": None, "G1": None}}
    said = [
        verdict("card", few, {"card": "panic", "from": "R1", "to": "G1", "second": "G1"}),
        verdict("card", {"series": TWO}, {"card": "f3", "seat": "0", "to": "G3"}),
        verdict("card", {"series": TWO[:1], "houses": {**OPEN, "G1": 2}}, {"card": "hope", "from": "G1", "to": "Y1"}),
        verdict("card", {"series": TWO, "quarantined": ["G1"]}, {"card": "rescue", "from": "G1", "to": "Y1"}),
        verdict("card", {"quarantined": ["G1"]}, {"card": "relocation", "from": "G1", "to": "Y1"}),
    ]
    assert {key for key, _ in said} == {"refused"}
    panic, flood, hope, rescue, swap = (params for _, params in said)
    assert (panic["instead"], panic["count"], panic["districts"]) == ("verdict.moves_panic_each", 2, ("Y1", "G1"))
    assert (flood["instead"], flood["districts"]) == ("instead.added", ("G1", "G2"))
    assert (hope["instead"], hope["ends"]) == ("instead.hope", ("G1",))
    assert (rescue["instead"], rescue["sources"]) == ("instead.rescue", ("G2",))
    assert swap["instead"] == "instead.swap"


def test_a_panic_goes_to_different_districts() -> None:
    moves = {"card": "panic", "from": "G1", "to": "R1", "second": "R1"}
    key, params = verdict("card", {"houses": {**OPEN, "G1": "BBO"}}, moves)
    assert (key, params["reason"]) == ("refused", "refused.same_end")
    key, params = verdict("card", {"houses": {**OPEN, "G1": "B"}}, {**moves, "second": "R2", "third": "R3"})
    assert (key, params["districts"]) == ("moved", ("R1",))


# Advice


def test_advice_wants_to_know_who_asks_and_the_hand() -> None:
    assert missing("advice", {}) == "field.seat"
    assert missing("advice", {}, {"seat": "1"}) == "field.hand"


def test_advice_may_be_about_the_target_of_a_card() -> None:
    series = [row("G1", "1:f4"), row("G3", "0:f1")]
    houses = {**OPEN, "G1": "BBBB", "G3": "OO"}
    answer = answered(
        "advice", {"series": series, "houses": houses, "tiles": [["B", "G1"], None]}, {"seat": "0", "card": "f4"}, 2
    )
    assert answer.verdict is not None
    assert answer.verdict.params["move"] in ("G1", "G3")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Why: only green\u00a01 is threatened."), ("fr", "seul vert\u00a01 est")]
)
def test_in_play_too_a_card_without_target_says_why(lang: str, said: str) -> None:
    happened = acted("wind", "f2", start=0, series=[row("G1", "0:f3")], round=1)
    (event,) = happened.of(e.CardVoid)
    note = PRESENTATION.telling.event_note(event, GAME.view(happened.state, 0))
    assert note is not None
    describer = Describer(PRESENTATION.texts[lang], GRAMMARS[lang], PRESENTATION.tokens, ("Anna", "Léo"))
    assert said in describer.filled_text(note[0], **note[1])
