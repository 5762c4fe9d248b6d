"""The question before a move that costs much, or that a game has a note on; and that figures of a decision agree."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from html import unescape
from pathlib import Path
from typing import Final

import pytest

from engine.api.open_matches import MATCHES
from engine.coach.ledger import FIRST_WORLDS, GOAL_WORLDS
from engine.core.lessons import Minigame
from engine.core.presentation import Presentation
from engine.core.telling import Note
from engine.games.registry import PRESENTATIONS
from engine.match.advice import Check
from engine.match.told import Told
from tests.api.client import Answer, ask, begin_match, play, settle
from tests.api.test_hints import BOTS, checked, hint, hinted

SURE: Final = {"en": "Sure? Have another look", "fr": "Vraiment\u202f? Regardez encore"}
ANYWAY: Final = {"en": "To play it anyway, play it again.", "fr": "Si vous y tenez, jouez ce coup une seconde fois."}

PLANTED: Final[dict[str, tuple[str, str]]] = json.loads(Path(__file__).with_name("planted.json").read_text("utf-8"))
"""By game or mini-game: a link to a decision, and a move there that costs 20 points or more, as hundreds of deals of
their own say. The mini-game that is missing here has no such move."""
WHOLE: Final = [key for key in PLANTED if key.rpartition("-")[0] in PRESENTATIONS]
LONG: Final = {"dd_short-2"}
"""Asked about only by `make bench`: at its first decision a hundred deals take longer than those of all others."""
IN_MINIGAMES: Final = [key for key in PLANTED if key not in WHOLE and key not in LONG]


def plain(html: str) -> str:
    """Return what is read of an answer: pictures by their names."""
    named = re.sub(r'<span[^>]*aria-label="([^"]*)"><svg.*?</svg>', r"\1", html, flags=re.DOTALL)
    return unescape(re.sub(r"<[^>]*>|\u2060", "", named))


def reason(html: str, lang: str = "en") -> str:
    """Return what stands between the question and how to make the move all the same."""
    told = plain(html)
    assert told.startswith(SURE[lang])
    assert told.endswith(ANYWAY[lang])
    return told.removeprefix(SURE[lang]).removesuffix(ANYWAY[lang])


def asked_about(key: str, lang: str = "en") -> str:
    """Return what is said before a planted move."""
    link, move = PLANTED[key]
    settle(ask("open", lang=lang, link=link))
    return checked(move)


def check_of(move: str, seat: int = 0) -> Check:
    """Return the check of a move that was asked about."""
    match, found = MATCHES["t"].match, MATCHES["t"].decision_help(seat)
    assert found
    return found.blunder_check_task_for_move(match.game.parse_gesture(match.state, seat, move))


@pytest.mark.parametrize("key", WHOLE)
def test_a_move_that_costs_much_is_asked_about_with_the_reason(key: str) -> None:
    cost, *why = re.split(r"(?<=\.) ", reason(asked_about(key)).strip())
    assert re.search(r"costs about \d\d points of winning chance", cost)
    assert why
    claim, found = check_of(PLANTED[key][1]).claim, MATCHES["t"].decision_help(0)
    assert claim
    assert f"about {round(100 * claim.cost)} points" in cost
    assert found
    assert found.ledger.claim(claim.move) == claim, "the review reads the same"


@pytest.mark.parametrize("key", IN_MINIGAMES)
def test_a_move_away_from_the_goal_is_asked_about(key: str) -> None:
    assert len(re.findall(r"\d+|none", reason(asked_about(key)))) > 1, "the deals with this move, and with a better one"


@pytest.mark.parametrize("key", [WHOLE[-1], IN_MINIGAMES[0], IN_MINIGAMES[-1]])
def test_a_french_reader_is_asked_in_french(key: str) -> None:
    assert re.search(r"\d", reason(asked_about(key, "fr"), "fr"))


def test_a_move_that_is_good_enough_is_not_asked_about() -> None:
    settle(begin_match("human", "greedy", "greedy", "greedy"))
    hint()
    move = hinted()["advised"]
    assert checked(move) == ""


def goals() -> Iterator[tuple[Presentation, Minigame]]:
    """Yield every mini-game with a goal to be reached."""
    for presentation in PRESENTATIONS.values():
        for mini in presentation.minigames.values():
            if not mini.riddle:
                yield presentation, mini


every_goal = pytest.mark.parametrize(("presentation", "mini"), [*goals()], ids=[mini.key for _, mini in goals()])


def begin(presentation: Presentation, mini: Minigame, seed: int, lang: str = "en") -> Answer:
    """Open a deal of a mini-game at the reader's first decision."""
    answer = ask("open", lang=lang, new={"game": presentation.game.key, "key": mini.key, "seed": seed})
    return settle(answer)


PLAYED: Final = {"dd_short": 12}
"""How many decisions of a long mini-game are made before the hint: fewer are left to be tried."""


@every_goal
def test_one_figure_tells_how_often_the_goal_is_reached(presentation: Presentation, mini: Minigame) -> None:
    """The hint, its list, its reason and the question before a move count in the same deals."""
    answer = begin(presentation, mini, mini.seeds[0])
    for pick in range(PLAYED.get(mini.key, 0)):
        answer = play(answer, pick)
    hint()
    told = hint()
    game, found = presentation.game, MATCHES["t"].decision_help(mini.seat)
    assert found
    listed = [int(each) for each in re.findall(r'<meter max="100" value="(\d+)"', told)]
    said, _, rows = plain(told).partition("How often")
    first, *_, second = (int(each) for each in re.findall(r"(\d+) of 100\b", said))
    assert [first, second] == listed[:2]
    assert [int(each) for each in re.findall(r"(\d+) of 100:", rows)] == listed
    chances = {claim.move: claim.chance for claim in found.advice.claims}
    if contrast := found.advice.contrast:
        assert contrast.chances == pytest.approx((chances[contrast.better], chances[contrast.worse]))
        assert {fact.worlds for fact in contrast.facts} <= {found.ledger.worlds}
    asked = checked(game.format_move(found.advice.claims[len(listed) - 1].move))
    if "the goal" in asked:
        figures = rf"the goal in ({listed[-1]}|none) of 100 deals, with a better move in {listed[0]}\b"
        assert re.search(figures, plain(asked))


def test_what_makes_the_goal_fail_is_counted_as_often_as_it_fails() -> None:
    begin(PRESENTATIONS["land_unter"], PRESENTATIONS["land_unter"].minigames["one_trick"], 38)
    hint()
    told = re.findall(r'<meter max="100" value="(\d+)"', hint())
    lost = re.search(r"You lose a life preserver in this round: (\d+) times instead of (\d+)", plain(hint()))
    assert lost
    assert 100 - int(lost[1]) == int(told[0])
    assert str(100 - int(lost[2])) in told


@pytest.mark.parametrize(("game", "key"), [("drunter_drueber", ""), ("vineta", ""), ("land_unter", "one_trick")])
def test_a_hint_at_once_rests_on_enough_deals_and_says_on_how_many(game: str, key: str) -> None:
    presentation = PRESENTATIONS[game]
    if key:
        begin(presentation, presentation.minigames[key], 38)
    else:
        settle(begin_match("human", *BOTS, game=game))
    ask("hint")
    answer = ask("think", ms=0)
    while answer["kind"] == "progress":
        answer = ask("think", ms=0)
    found = MATCHES["t"].decision_help(0)
    assert found
    worlds = found.ledger.worlds
    assert worlds >= FIRST_WORLDS
    assert found.advice.done < 1
    assert f"So far this rests on {worlds} deals" in answer["note"]
    assert "little" not in answer["note"]


DRUNTER: Final = PRESENTATIONS["drunter_drueber"]


NOTED: Final = "which counts for your target card"


def own_buildings() -> list[str]:
    """Return the moves of the present decision that would cover a building of the decider's own target."""
    match = MATCHES["t"].match
    view = match.game.view(match.state, 0)
    return [move for move in match.game.legal_moves(match.state, 0) if DRUNTER.warning_note(view, move)]


def test_covering_ones_own_building_is_asked_about_at_once() -> None:
    begin(DRUNTER, DRUNTER.minigames["dd_save"], 4)
    [move] = own_buildings()
    asked = ask("check", seat=0, move=move, ms=0)
    assert asked["kind"] == "checked", "no deal is tried"
    assert "This tile would cover town hall 5, which counts for your target card." in reason(asked["html"])


def test_covering_ones_own_building_is_not_asked_about_where_the_hint_named_it_or_nothing_else_is_left(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begin(DRUNTER, DRUNTER.minigames["dd_save"], 4)
    [move] = own_buildings()
    opened = MATCHES["t"]
    where = len(opened.match.turns), 0
    opened.match.told[where] = Told((move,), 100)
    assert NOTED not in plain(checked(move))
    opened.match.told = {(where[0] + 1, 0): opened.match.told[where]}
    assert NOTED in plain(checked(move)), "the hint was for an earlier decision"
    everywhere = replace(DRUNTER, warning_note=lambda view, move: DRUNTER.warning_note(view, own_buildings()[0]))
    monkeypatch.setattr(opened.match, "presentation", everywhere)
    assert NOTED not in plain(checked(move))


def test_a_hint_notes_the_moves_that_it_names() -> None:
    begin(DRUNTER, DRUNTER.minigames["dd_save"], 4)
    hinted()
    match = MATCHES["t"].match
    assert not match.told, "only what matters was said"
    best = hinted()["advised"]
    told = match.told[len(match.turns), 0]
    assert told.moves[0] == best
    assert told.worlds == GOAL_WORLDS


def vote_note_on(noted: str, _view: object, move: str) -> Note:
    """Return a note on one move."""
    return ("note.vote", {"outhouse": "a1"}) if move == noted else None


def test_at_a_shared_device_nothing_is_asked_outside_of_ones_own_view() -> None:
    """What is asked may tell the secret target."""
    answer = settle(begin_match("human", "human", "greedy", game="drunter_drueber", seed=4))
    match = MATCHES["t"].match
    while answer["curtain"] is None:
        answer = play(answer, seat=match.seats_to_choose("human")[0])
    seat = answer["curtain"]
    move = match.game.legal_moves(match.state, seat)[0]
    match.presentation = replace(DRUNTER, warning_note=partial(vote_note_on, move))
    assert ask("check", seat=seat, move=move)["html"] == ""
    ask("show")
    assert "a1" in reason(ask("check", seat=seat, move=move)["html"])
    assert ask("check", seat=1 - seat, move=move)["html"] == ""


def test_while_the_reader_of_a_mini_game_thinks_the_help_is_worked_out() -> None:
    answer = begin(PRESENTATIONS["land_unter"], PRESENTATIONS["land_unter"].minigames["one_trick"], 38)
    assert (answer["reviewed"], answer["can"]["hint"]) == ([0], True), "the page asks on if one of them is so"
    while not (done := ask("review", ms=1000))["finished"]:
        assert done["kind"] == "reviewing"
    found = MATCHES["t"].decision_help(0)
    assert found
    assert found.advice.done == 1
    play(answer)
    while not ask("review", ms=1000)["finished"]:
        pass
    assert all(each.finished for each in MATCHES["t"].reviews[0].decisions), "nothing is left to look into"
