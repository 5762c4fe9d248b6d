"""What is wrong with a table of Drunter & Drüber, or unusual: each finding comes about, is told, and can be mended."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ask.findings import findings_in_situation, with_fix_made
from engine.core.locale import LANGUAGES
from engine.core.schema import Finding
from engine.core.situations import Situation
from engine.games.drunter_drueber.locale import ask_en
from engine.games.drunter_drueber.presentation import PRESENTATION
from engine.games.drunter_drueber.rules.game import GAME
from tests.conformance.walks import Case, Walk
from tests.games.drunter_drueber.rules.test_position_checks import REFUSED, REFUSED_WITH_TWO
from tests.games.drunter_drueber.rules.test_positions import BALLOT, VOTE
from tests.games.drunter_drueber.towns import ALL, TWO, hand

WON = BALLOT | {"cards": [["jaaa"], ["ne"]], "jokers": [0, 0], "passed": True}
"""A vote that was won on the placement w1-2e, before any tile lay."""

FOUND: dict[str, dict[str, Any]] = {
    "hand_too_big": {"tiles": [hand(*["w1"] * 9, *["r1"] * 4), None]},
    "tiles_missing": {"tiles": [hand("w1"), hand("r1")], "turn": 0},
    "card_spent": {"ballots": [BALLOT], "votes": [ALL, None]},
    "vote_without_tile": {"ballots": [WON]},
    "outhouse_without_vote": {"laid": ["0:w1-3s", "0:w1-2e"], "ballots": []},
}
"""A position of two seats by what is found in it."""

BY_NO_PRESS: dict[str, dict[str, Any]] = {
    "board": {"board": "W! R!"},
    "revealed": VOTE | {"chosen": [["jein"], ["ja"]]},
    "ballots.1.cards.0": {"ballots": [BALLOT, BALLOT]},
    "deal": {"deal": True, "turn": 0},
}
"""By its place, what is wrong with a position of two seats that no reader lays out by hand."""


def found(position: dict[str, Any], options: dict[str, str] | None = None) -> list[Finding]:
    """Return the findings of a table of two."""
    return findings_in_situation(PRESENTATION, Situation(2, position, options=options or {}))


def check_fixes(situation: Situation) -> None:
    """Prove that each fix leads to fewer findings."""
    before = findings_in_situation(PRESENTATION, situation)
    for finding in before:
        if finding.fix:
            after = findings_in_situation(PRESENTATION, with_fix_made(situation, finding))
            assert len(after) < len(before), (finding.code, [each.code for each in after])


@pytest.mark.parametrize("code", FOUND)
def test_what_no_table_can_show_is_found_and_mended(code: str) -> None:
    assert code in [finding.code for finding in found(FOUND[code])]
    check_fixes(Situation(2, FOUND[code]))


@pytest.mark.parametrize("place", BY_NO_PRESS)
def test_what_no_press_brings_about_is_told_by_its_place(place: str) -> None:
    assert ("impossible", place) in [(finding.code, finding.place) for finding in found(BY_NO_PRESS[place])]
    check_fixes(Situation(2, BY_NO_PRESS[place]))


@pytest.mark.parametrize(("options", "refused"), [({}, REFUSED), (TWO, REFUSED_WITH_TWO)])
def test_what_is_refused_is_found_first_and_mended(
    options: dict[str, str], refused: list[tuple[str, str, dict[str, Any]]]
) -> None:
    for place, code, position in refused:
        first = found(position, options)[0]
        assert (first.place, first.code, first.impossible) == (place, code, True)
        check_fixes(Situation(2, position, options=options))


def test_every_finding_that_is_told_comes_about() -> None:
    told = {key.split(".")[1] for key in ask_en.FINDINGS}
    brought = {code for _, code, _ in REFUSED + REFUSED_WITH_TWO} | FOUND.keys()
    assert told - brought == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fix_says_what_it_does(lang: str) -> None:
    texts = PRESENTATION.texts[lang]
    cases: list[tuple[dict[str, Any], dict[str, str]]] = [(position, {}) for position in FOUND.values()]
    cases += [(position, {}) for *_, position in REFUSED] + [(position, TWO) for *_, position in REFUSED_WITH_TWO]
    fixes = {finding.code for position, options in cases for finding in found(position, options) if finding.fix}
    # Its place alone is told, and what mends it is told as for any other.
    fixes.discard("impossible")
    assert [code for code in fixes if f"finding.{code}.fix" not in texts] == []
    assert {key.split(".")[1] for key in ask_en.FINDINGS if key.endswith(".fix")} <= fixes


@pytest.mark.parametrize("code", ["tiles_missing", "outhouse_without_vote"])
def test_what_is_merely_unusual_can_be_asked_about(code: str) -> None:
    assert [finding.impossible for finding in found(FOUND[code]) if finding.code == code] == [False]
    assert GAME.begin(2, 1, {}, FOUND[code])


def test_a_tile_that_cannot_lie_is_told_with_the_reason_and_the_rule() -> None:
    (finding,) = found({"laid": ["0:r-3w", "0:w1-3s", "1:r-3e", "1:r-1s"]})
    assert (finding.place, finding.rule, finding.params["why"]) == ("laid.2", "DD-2.5", "refused.occupied")
    assert finding.fix == {"laid": ["0:r-3w", "0:w1-3s"]}


def test_a_hand_that_is_too_big_keeps_a_tile_of_each_kind() -> None:
    (finding,) = found(FOUND["hand_too_big"])
    assert finding.params == {"seat": 0, "length": 1, "count": 13, "most": 12}
    assert finding.fix["tiles"][0] == hand(*["w1"] * 8, *["r1"] * 4)


def test_what_is_found_next_is_as_if_it_were_mended() -> None:
    declared_early = VOTE | {"chosen": [["jein"], ["jein"]], "jokers": [1, 1]}
    assert [each.place for each in found(declared_early) if each.impossible] == ["jokers", "revealed"]


SPOILT = st.sampled_from(
    [
        *({"turn": seat} for seat in range(2)),
        *({"over": True}, {"choosing": True}, {"revealed": True}, {"laid": ["0:r-3w", "0:r-3e"]}),
        *({"tiles": [hand("r3", "r3", "w1"), hand("r3", "r3")]}, {"tiles": [hand(), hand()]}, {"tiles": None}),
        *({"votes": [["ja"], ["?"]]}, {"votes": [["?"], None]}, {"main": ["K", None]}, {"main": ["", "S"]}),
        *({"targets": [["K", "all3"], ["K"]]}, {"targets": [["K"], None]}, {"chosen": [["jein"], ["ja"]]}),
        *({"ballots": [WON, BALLOT]}, {"ballots": []}, {"jokers": [1, 0]}, {"proposal": "w1-2e"}, {"deal": True}),
    ]
)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 9), stop=st.integers(0, 60), spoilt=st.lists(SPOILT, max_size=4), two=st.booleans())
def test_every_fix_of_a_spoilt_table_leads_to_fewer_findings(
    seed: int, stop: int, spoilt: list[dict[str, Any]], two: bool
) -> None:
    options = TWO if two else {}
    steps = [step.state.clone() for step in Walk(Case(GAME, 2, options), seed)]
    position = GAME.position(steps[min(stop, len(steps) - 1)])
    for each in spoilt:
        position |= each
    position = {key: value for key, value in position.items() if value is not None}
    check_fixes(Situation(2, position, options=options))
