"""Hints and warnings: first what matters, then moves with their numbers; nothing before a move that is good enough."""

import re
from dataclasses import replace
from functools import cache
from itertools import count
from typing import cast

import pytest

from engine.api.hints import hint_for_only_move, moves_with_chances_html
from engine.api.open_matches import MATCHES, OpenMatch
from engine.api.reasons import nudge_html
from engine.api.view_model import match_describer
from engine.coach.facts import Fact
from engine.coach.ledger import FIRST_WORLDS, Claim, Standing
from engine.core.game import Seat
from engine.core.lessons import Minigame
from engine.core.record import Record
from engine.games.registry import PRESENTATIONS
from engine.match.match import Match
from engine.match.review import Review
from engine.match.saves import match_to_save
from engine.match.seats import HUMAN
from tests.api.client import Answer, ask, begin_match, moves, play, settle
from tests.api.reviewed import text
from tests.match.test_review import new
from tests.match.test_review import play as level_2
from tests.seats import seats_near

BOTS = ("greedy", "random", "greedy")


def hinted() -> Answer:
    """Ask for a hint and return what comes with it."""
    answer = ask("hint")
    while not answer.get("note"):
        answer = ask("think", ms=1000)
    return answer


def hint() -> str:
    """Ask for a hint and return it."""
    return str(hinted()["note"])


@pytest.mark.parametrize("game", ["drunter_drueber", "land_unter"])
def test_a_hint_that_names_a_move_lets_the_page_show_it_on_the_board(game: str) -> None:
    settle(begin_match("human", *BOTS, game=game))
    first = hinted()
    assert bool(first["advised"]) != ("Ask again" in first["note"]), "what matters names no move"
    move = first["advised"] or hinted()["advised"]
    assert ask("preview", seat=0, move=move)["html"]
    assert ask("redo")["advised"] == "", "nothing is left of it in the next answer"


def test_a_hint_says_first_what_matters_and_then_names_moves_with_their_numbers() -> None:
    for seed in count(1):
        answer = settle(begin_match("human", *BOTS, seed=seed))
        nudge = hinted()
        if "Ask again to see a move." in nudge["note"]:
            break
    best = hint()
    assert "meter" not in nudge["note"]
    assert nudge["advised"] == "", "no move is named"
    assert any(f">{move}<" in best for move in moves(answer))
    assert "<meter" in best
    assert hint() == best
    play(answer)
    assert hint() != hint() or "Ask again" not in hint(), "another decision"


def test_where_nothing_tells_moves_apart_a_hint_names_them_at_once() -> None:
    answer = settle(begin_match("human", *BOTS, game="vineta", seed=1))
    first = hinted()
    assert "It matters little what you choose here" in first["note"]
    assert "<meter" in first["note"]
    assert "Ask again" not in first["note"]
    assert first["advised"] in moves(answer)
    assert hint() == first["note"]


@pytest.mark.parametrize(("gap", "little"), [(0.01, True), (0.03, False)])
def test_a_choice_is_called_of_little_weight_only_where_it_is(gap: float, little: bool) -> None:
    assert ("It matters little" in hint_with(0.5, 0.5 - gap)) == little


@pytest.mark.parametrize(("chance", "other"), [(0.504, 0.476), (0.504, 0.466), (0.504, 0.504)])
def test_what_a_hint_says_of_the_second_move_is_what_its_list_says(chance: float, other: float) -> None:
    told = hint_with(chance, other)
    first, second, *_ = (int(each) for each in re.findall(r'<meter max="100" value="(\d+)"', told))
    lower = re.search(r"its winning chance (\d+) point", told)
    assert (int(lower[1]) if lower else 0) == first - second
    assert bool(lower) != ("is about as good" in told)


def test_no_victory_is_called_certain() -> None:
    told = hint_with(1.0, 0.9)
    assert "a winning chance of about 99\u00a0%" in told
    assert "100\u00a0%" not in told


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", r" (on [a-o]\d+|from [a-o]\d+ to [a-o]\d+)$"), ("fr", r" (en [a-o]\d+|de [a-o]\d+ à [a-o]\d+)$")],
)
def test_a_hint_says_where_a_tile_is_laid(lang: str, said: str) -> None:
    settle(begin_match("human", *BOTS, game="drunter_drueber", lang=lang))
    hint()
    rows = re.findall(r"\u00a0% ([^<]+)</li>", hint())
    assert len(rows) > 3
    assert all(re.search(said, row) for row in rows)


def hint_with(chance: float, other: float) -> str:
    """Return a hint where the best move wins with one chance, and two others with another one."""
    settle(begin_match("human", *BOTS, game="vineta", seed=1))
    hint()
    found = MATCHES["t"].decision_help(0)
    assert found
    best = replace(found.advice.claims[0], chance=chance, chance_error=0.01)
    worse = replace(best, chance=other, cost=chance - other, standing=Standing.BEHIND)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(found.ledger, "claims", lambda: (best, worse, worse))
        return hint()


def begin(game: str, key: str) -> Answer:
    """Open a mini-game at the reader's first decision."""
    ask("open", lang="en", new={"game": game, "key": key, "seed": 1})
    return settle(ask("think", ms=0))


def test_a_hint_of_a_mini_game_is_on_the_way_to_its_goal() -> None:
    answer = begin("land_unter", "one_trick")
    nudge, best = hint(), hint()
    assert "Ask yourself whether you take the higher tide card" in nudge
    assert "meter" not in nudge
    told = re.search(r'">(\d+)</?.*you reach the goal in (\d+) of 100 deals', best)
    assert told
    assert int(told[2]) > 80
    assert "How often the goal is reached, move by move" in best
    assert "winning" not in best
    assert hint() == best
    end = settle(ask("play", seat=0, move=told[1]))
    assert end["over"]
    assert "verdict won" in end["form"]
    assert answer["save"] != end["save"]


@pytest.mark.parametrize("game", [*PRESENTATIONS])
def test_of_the_only_legal_move_a_hint_says_that_it_is(game: str) -> None:
    opened, seat, legal = forced(game)
    told = hint_for_only_move(opened, seat)
    assert told
    assert "is the only legal move" in told.html
    assert told.move == legal


def forced(key: str) -> tuple[OpenMatch, Seat, str]:
    """Return a match at a decision that is none, whose it is, and the only legal move."""
    presentation, players = PRESENTATIONS[key], seats_near(key)
    game = presentation.game
    for seed in count(1):
        state, made = game.begin(players, seed), list[tuple[Seat, str]]()
        while decision := game.decision(state):
            seat = decision.seats[0]
            move = game.format_move(game.legal_moves(state, seat)[-1])
            if len(game.legal_moves(state, seat)) == 1:
                record = Record(key, game.version, players, seed, moves=tuple(made))
                return OpenMatch(Match.from_record(presentation, record, (HUMAN,) * players), "en"), seat, move
            for other in decision.seats:
                choice = game.legal_moves(state, other)[-1]
                game.play(state, other, choice)
                made.append((other, game.format_move(choice)))
    raise AssertionError


def test_the_last_card_of_a_mini_game_is_the_only_legal_move() -> None:
    answer = begin("land_unter", "last_four")
    while len(moves(answer)) > 1:
        answer = play(answer)
    assert "is the only legal move" in hint()


def test_a_goal_out_of_reach_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    mini = PRESENTATIONS["land_unter"].minigames["one_trick"]
    lost = replace(mini, verdict=lambda first, now, seat: None if now.round == first.round else False)
    monkeypatch.setitem(cast("dict[str, Minigame]", PRESENTATIONS["land_unter"].minigames), "one_trick", lost)
    begin("land_unter", "one_trick")
    hint()
    assert "In none of the deals tried do you still reach the goal." in hint()


def checked(move: str) -> str:
    """Return what is said before a move."""
    answer = ask("check", seat=0, move=move)
    while answer["kind"] == "reviewing":
        answer = ask("check", seat=0, move=move, ms=1000)
    assert answer["kind"] == "checked"
    return str(answer["html"])


def test_a_costly_move_is_asked_about_and_none_that_a_hint_names() -> None:
    answer = settle(ask("open", save=costly()[0], lang="en"))
    assert "Have another look" in checked(costly()[1])
    hint()
    best = re.search(r'">(\d+)<', hint())
    assert best
    assert checked(best[1]) == ""
    assert ask("check", seat=0, move="61")["code"] == "unreadable"
    assert ask("check", seat=1, move=moves(answer)[0])["html"] == "", "nobody asks for another seat"


@cache
def costly() -> tuple[str, str]:
    """Return a match in which a move costs much, and the move."""
    for turns in range(6, 40):
        match = level_2(new(), turns)
        found = Review(match, 0).review_of_current_decision()
        if found:
            found.advice.work_for_seconds(60)
            worst = found.advice.claims[-1]
            if worst.cost > 0.2:
                return match_to_save(match), match.presentation.game.format_move(worst.move)
    raise AssertionError("no move costs much")


def test_a_hint_that_is_shown_is_told_anew_from_more_deals_as_long_as_the_reader_thinks() -> None:
    settle(begin_match("human", *BOTS, game="drunter_drueber"))
    while not hinted()["advised"]:
        pass
    match = MATCHES["t"].match
    where, told = (len(match.turns), 0), list[int]()
    finished = False
    while not finished:
        answer = ask("review", ms=20)
        finished = answer["finished"]
        if answer["hint"]:
            told.append(match.told[where].worlds)
            assert answer["hint"]["move"] == match.told[where].moves[0]
            assert answer["hint"]["board"]
    assert told, "more deals were tried"
    assert told == sorted({*told})
    assert told[0] > FIRST_WORLDS
    assert ask("review", ms=0)["hint"] is None


@pytest.mark.parametrize(
    ("kind", "en", "fr"),
    [
        (
            "vote",
            "the proposal over the outhouse at e9 is stopped",
            "la proposition sur les cabinets en e9 est rejetée",
        ),
        (
            "place",
            "a proposal over the outhouse at e9 would be",
            "une proposition sur les cabinets en e9 serait rejetée",
        ),
    ],
)
def test_a_first_hint_fits_the_kind_of_decision(kind: str, en: str, fr: str) -> None:
    fact = Fact("stopped", "DD-5.6", 60, 20, 100, 0, about=(("square", "e9"),))
    match = new("drunter_drueber", 2)
    for lang, said in (("en", en), ("fr", fr)):
        assert said in text(nudge_html(fact, kind, 0, match_describer(match, lang)))


@pytest.mark.parametrize(
    ("error", "told"),
    [(0.01, "21 %"), (0.04, "At most 30 %")],
)
def test_what_a_move_behind_leaves_one_is_told_as_exactly_as_it_is_known(error: float, told: str) -> None:
    best = Claim("42", 0.5, 0.0, 0.0, 256, 0.01, Standing.BEST)
    behind = Claim("11", 0.21, 0.29, error, 32, 0.01, Standing.BEHIND)
    settle(begin_match("human", *BOTS))
    describer = match_describer(MATCHES["t"].match, "en")
    listed = text(moves_with_chances_html([best, behind], str, describer))
    assert listed.endswith(f"50 % 42 {told} 11 ")
