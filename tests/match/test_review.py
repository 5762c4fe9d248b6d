"""The review of a match: every decision of a person with a choice, few blames, the same for the same record."""

import json
from dataclasses import replace
from functools import cache
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, cast

import pytest

from engine.bots import BOTS, Budget
from engine.coach.contrast import WORLDS, Contrast
from engine.coach.ledger import FIRST_WORLDS, Claim, Grade, Ledger, Standing
from engine.core.game import AnyGame, Refusal
from engine.core.rng import random_stream
from engine.games.registry import GAMES, HEURISTICS
from engine.match import review as r
from engine.match.advice import IncrementalTask, Retry, does_move_cost_much
from engine.match.key_moments import moments_of_praise
from engine.match.match import Match
from engine.match.next_deal import match_with_next_deal
from engine.match.review import DecisionReview, Review, reviewable_seats
from engine.match.saves import match_from_link, match_from_save, match_to_link, match_to_save, new_match
from engine.match.told import Told
from tests.coach.decisions import ToldLedger, choice, playouts
from tests.seats import seats_near


def new(key: str = "land_unter", players: int = 3, people: int = 1, **more: Any) -> Match:
    """Return a new match of one person or several and bots of level 2, of as many as can play."""
    players = seats_near(key, players)
    seats = ["human"] * people + ["greedy"] * (players - people)
    return new_match({"game": key, "seed": 4, "players": players, "seats": seats, **more})


def play(match: Match, turns: int) -> Match:
    """Play so many decisions by level 2, those of people among them."""
    game = match.presentation.game
    bot, rng = BOTS[2](game, HEURISTICS[game.key]), random_stream(1, "play")
    for _ in range(turns):
        decision = match.decision
        assert decision
        for seat in decision.seats:
            move = bot.choose(game.view(match.state, seat), rng, Budget(iterations=1)).move
            match.choose(seat, game.format_move(move))
    return match


def reviewed(match: Match, seat: int = 0) -> Review:
    """Return the finished review of a match."""
    found = Review(match, seat)
    while not found.is_finished:
        found.work_for_seconds(60)
    return found


def told(review: Review) -> list[Any]:
    """Return all that a review has found out."""
    return [(each.turn, each.kind, each.move, each.claim, each.contrast, each.open_claims) for each in review.decisions]


@cache
def four_turns(key: str) -> tuple[Match, Review]:
    """Return a match of four decisions and its finished review."""
    match = play(new(key), 4)
    return match, reviewed(match)


@pytest.mark.parametrize("key", GAMES)
def test_each_decision_with_a_choice_is_judged_and_the_next_one_explored(key: str) -> None:
    match, found = four_turns(key)
    game = match.presentation.game
    choices = []
    for number in range(len(match.turns) + 1):
        state = replace(match.start, moves=sum(map(tuple, match.turns[:number]), ())).replay(game)
        decision = game.decision(state)
        if decision and 0 in decision.seats and len(game.legal_moves(state, 0)) > 1:
            choices.append(number)
    assert [each.turn for each in found.decisions] == choices
    for each in found.decisions_with_move_made:
        assert dict(match.turns[each.turn])[0] == game.format_move(each.move)
        assert each.claim
        assert each.claim.move == each.move
    assert all(each.ledger.is_settled for each in found.decisions)
    assert found.fraction_done == 1


@pytest.mark.parametrize("key", GAMES)
def test_the_second_lens_knows_the_true_state_and_looks_only_at_moments(key: str) -> None:
    match, found = four_turns(key)
    for each in found.decisions_with_move_made:
        assert bool(each.open_claims) == bool(each.contrast) == (each in found.decisions_to_explain)
        assert not each.open_claims or each.move in [claim.move for claim in each.open_claims]
        before = replace(match.start, moves=sum(map(tuple, match.turns[: each.turn]), ())).replay(
            match.presentation.game
        )
        assert all(each.open_playouts.draw_world(number).state == before for number in (0, 7))
        assert any(each.playouts.draw_world(number).state != before for number in range(8))


def test_the_same_record_has_the_same_review_however_it_is_made() -> None:
    whole = reviewed(play(new(), 4))
    match = new()
    live = Review(match, 0)
    for _ in range(4):
        for _ in range(30):
            live.work_for_seconds(0)
        play(match, 1)
    play(match, 2)
    match.undo()
    match.undo()
    while not live.is_finished:
        live.work_for_seconds(0)
    assert told(live) == told(whole)
    assert told(reviewed(match_from_save(match_to_save(match)))) == told(whole)


def test_what_is_undone_is_forgotten_and_the_new_move_judged() -> None:
    match = play(new(), 3)
    found = reviewed(match)
    before = told(found)
    match.undo()
    assert not found.is_finished or found.decisions[-1].move is None
    game = match.presentation.game
    last = before[2][2]
    other = next(move for move in game.legal_moves(match.state, 0) if move != last)
    match.choose(0, game.format_move(other))
    for seat in (1, 2):
        match.choose(seat, game.format_move(game.legal_moves(match.state, seat)[0]))
    while not found.is_finished:
        found.work_for_seconds(60)
    assert told(found)[:2] == before[:2]
    assert found.decisions[2].move == other


def test_people_are_reviewed_but_for_riddles() -> None:
    assert reviewable_seats(new()) == (0,)
    assert reviewable_seats(new(people=2)) == (0, 1)
    assert reviewable_seats(new(people=0)) == ()
    assert reviewable_seats(new_match({"game": "land_unter", "seed": 1, "key": "one_trick"})) == (0,)
    riddle = new_match({"game": "drunter_drueber", "seed": 1, "key": "dd_whose_town"})
    assert riddle.riddle
    assert reviewable_seats(riddle) == ()


def placing(lots: set[int]) -> Match:
    """Return a match of Vineta in which the person has placed three houses, these by lot."""
    match = new("vineta")
    game = match.presentation.game
    for number in range(9):
        (seat,) = match.decision.seats if match.decision else ()
        text = game.format_move(game.legal_moves(match.state, seat)[0])
        if seat == 0:
            match.play(seat, text, by_lot=number // 3 in lots)
        else:
            match.choose(seat, text)
    return match


def test_what_is_left_to_chance_is_not_judged_as_the_person_s_decision() -> None:
    match = placing({0, 2})
    found = Review(match, 0)
    found.catch_up_with_match()
    turns = [number for number, turn in enumerate(match.turns) if turn[0][0] == 0]
    assert [each.turn for each in found.decisions_with_move_made] == turns[1:2]
    assert found.decision_count_left_to_chance == 2
    kept = match_from_save(match_to_save(match))
    assert kept.lots == match.lots == {(turns[0], 0), (turns[2], 0)}
    match.undo()
    match.play(0, match.undone[0][0][1])
    assert match.lots == {(turns[0], 0)}, "the same move once more, by oneself"
    found.catch_up_with_match()
    assert [each.turn for each in found.decisions_with_move_made] == turns[1:]


def test_where_nobody_knows_what_chance_did_no_house_is_judged() -> None:
    match = placing({0})
    older = json.loads(match_to_save(match)) | {"format": 2}
    del older["lots"]
    for again in (match_from_link(match_to_link(match)), match_from_save(json.dumps(older))):
        found = Review(again, 0)
        found.catch_up_with_match()
        assert (found.decision_count_left_to_chance, found.decisions_with_move_made) == (3, [])
        assert "lots" not in json.loads(match_to_save(again)), "nor is it known later"
    assert not play(new(), 3).was_choice_left_to_chance(0, 0, "card"), "elsewhere chance does nothing for anybody"


def judged(turn: int, cost: float, error: float = 0.001, seen: float = 0.0) -> DecisionReview:
    """Return a decision of which this was found: what its move cost, and the move that comes to mind first."""
    found = object.__new__(DecisionReview)
    found.turn, found.kind, found.move, found.finished = turn, "card", "a", True
    found.is_judged, found.told, found.playouts = True, None, playouts("land_unter", choice("land_unter", 0)[1])
    best = Claim("b" if cost else "a", 0.5, 0.0, 0.0, 64, 0.01, Standing.BEST, (0.5, 0.5))
    worse = Claim("a" if cost else "b", 0.5 - cost - seen, cost + seen, error, 64, 0.01, Standing.BEHIND, (0.4, 0.6))
    found.ledger = cast("Ledger", ToldLedger(best, worse))
    return found


def review_of(monkeypatch: pytest.MonkeyPatch, *decisions: DecisionReview) -> Review:
    """Return a review with these decisions, at each of which going by what one sees leads to "b"."""
    monkeypatch.setattr(DecisionReview, "greedy_move", "b")
    found = Review(new(), 0)
    found.decisions = [*decisions]
    return found


def test_no_more_than_three_are_blamed_the_worst_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    costs = (0.03, 0.2, 0.01, 0.06, 0.12, 0.025)
    found = review_of(monkeypatch, *(judged(turn, cost) for turn, cost in enumerate(costs)), judged(9, 0.3, 0.2))
    assert [each.turn for each in found.decisions_with_worst_moves()] == [1, 3, 4]
    assert [each.grade for each in found.decisions_with_worst_moves()] == [
        Grade.BLUNDER,
        Grade.MISTAKE,
        Grade.BLUNDER,
    ]


def test_well_seen_is_a_best_move_where_the_first_thought_costs_much(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = (0.06, 0.2, 0.01, 0.1)
    found = review_of(monkeypatch, *(judged(turn, 0.0, seen=loss) for turn, loss in enumerate(seen)), judged(7, 0.2))
    praised = moments_of_praise(found)
    assert sorted(each.decision.turn for each in praised) == [1, 3]
    assert len(praised) == r.PRAISES
    assert [each.moves_to_contrast for each in found.decisions] == [
        ("a", "b"),
        ("a", "b"),
        None,
        ("a", "b"),
        ("b", "a"),
    ]


def test_the_check_of_a_move_goes_on_until_another_one_is_chosen() -> None:
    decision = Review(new(), 0).review_of_current_decision()
    assert decision
    first, other = decision.ledger.moves[:2]
    check = decision.blunder_check_task_for_move(first)
    assert decision.blunder_check_task_for_move(first) is check
    assert decision.blunder_check_task_for_move(other).move == other
    assert decision.blunder_check_task_for_move(first) is not check, "it is no longer at hand"


def shares_of_work(task: IncrementalTask) -> list[float]:
    """Return how much of a task is done, piece by piece, with its beginning and its end."""
    return [0.0, *task.pieces, 1.0]


def test_the_share_of_work_done_neither_falls_nor_leaps() -> None:
    for turns in range(4, 20):
        decision = Review(play(new(), turns), 0).review_of_current_decision()
        shares = shares_of_work(decision.advice) if decision else []
        if decision and decision.advice.contrast:
            break
    assert len(shares) > WORLDS, "all of it was to be done"
    assert all(0 <= then - now <= 0.1 for now, then in pairwise(shares))
    decision = Review(new(), 0).review_of_current_decision()
    assert decision
    explored = shares_of_work(decision.blunder_check_task_for_move(decision.ledger.moves[0]))[: FIRST_WORLDS + 2]
    assert all(0 <= then - now <= 0.1 for now, then in pairwise(explored))


def test_what_told_two_moves_apart_is_told_of_no_other_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is told at once where the same two moves are compared, and looked for where it is not known."""
    decision = Review(new(), 0).review_of_current_decision()
    assert decision
    ledger = judged(0, 0.2).ledger
    found, same, other = (Contrast(*pair, (), 0.0, (0.6, 0.4), 0.01) for pair in (("b", "a"), ("b", "a"), ("b", "c")))
    monkeypatch.setattr("engine.match.advice.play_out_and_contrast_moves", lambda *_: iter([None, found]))
    told = []
    for known in (None, same, other):
        retry = Retry(ledger, decision.outcomes, "a", known, "b")
        retry.work_for_seconds(60)
        told.append(retry.contrast)
    assert [each is told_of for each, told_of in zip(told, (found, same, found), strict=True)] == [True] * 3


def test_another_try_gains_what_the_move_made_has_cost_less_what_it_costs_itself() -> None:
    """Across the halves of the worlds a move may do better than the best: that is no gain."""
    found = object.__new__(Retry)
    decision = judged(0, 0.2)
    found.ledger, found.made, best = decision.ledger, "a", decision.best
    found.claim = replace(best, cost=-0.01)
    assert found.gain_over_move_made == 0.2
    found.claim = replace(best, cost=0.15)
    assert found.gain_over_move_made == pytest.approx(0.05)


def test_a_first_thought_as_good_as_the_best_is_not_hard_to_improve_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """In few worlds a move may cost much and yet be equal, as far as can be told."""
    found = judged(0, 0.0, error=0.03, seen=0.06)
    review_of(monkeypatch, found)
    assert (found.cost_of_greedy_move, found.has_found_hard_move) == (0.0, False)


def test_in_no_time_one_piece_of_work_is_done_even_by_a_coarse_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.match.review.clock_seconds", lambda: 1.0)
    found = Review(new(), 0)
    found.work_for_seconds(0)
    assert [each.ledger.worlds for each in found.decisions] == [1]


@pytest.mark.parametrize(
    ("cost", "error", "best", "asked"),
    [
        (0.06, 0.001, 0.5, False),
        (0.2, 0.11, 0.5, False),
        (0.2, 0.01, 0.5, True),
        (0.04, 0.001, 0.1, True),
        (0.04, 0.001, 0.2, False),
        (0.02, 0.001, 0.02, False),
    ],
)
def test_only_a_move_that_proves_costly_is_asked_about(cost: float, error: float, best: float, asked: bool) -> None:
    """Much is seven points, or a third of one's chances if that is three points at least."""
    leader, worse = judged(0, cost, error).ledger.claims()
    assert does_move_cost_much(worse, replace(leader, chance=best)) == asked


def test_a_move_that_the_hint_had_named_is_not_graded_and_the_hint_corrected() -> None:
    found = judged(0, 0.2)
    found.playouts.game = cast("AnyGame", SimpleNamespace(format_move=str))
    assert (found.grade, found.is_hint_corrected) == (Grade.BLUNDER, False)
    found.told = Told(("c", "a"), 32)
    assert (found.grade, found.is_hint_corrected, found.moves_to_contrast) == (Grade.FINE, True, None)
    found.told = Told(("c",), 32)
    assert found.grade is Grade.BLUNDER


def test_what_a_hint_has_named_is_kept_with_the_match_and_its_save_and_in_no_link() -> None:
    match = play(new(), 2)
    match.told[2, 0] = Told(("12", "31"), 64)
    again = match_from_save(match_to_save(match))
    assert again.told == match.told
    assert match_from_link(match_to_link(match)).told == {}
    play(again, 1)
    again.undo()
    assert again.told == match.told, "the same decision"
    again.undo()
    play(again, 1)
    assert again.told == {}, "that decision is no more"


@pytest.mark.parametrize(
    "told",
    [5, [[0, 0, 32]], [[99, 0, 32, []]], [[0, 1, 32, []]], [[0, 0, 0, []]], [[0, 0, 32, ["?"]]], [["0", 0, 32, []]]],
)
def test_a_save_that_tells_what_no_hint_can_have_named_is_refused(told: object) -> None:
    save = json.loads(match_to_save(new())) | {"told": told}
    with pytest.raises(Refusal):
        match_from_save(json.dumps(save))


def test_a_deal_that_a_mini_game_deals_no_more_still_opens_and_goes_on_with_the_first() -> None:
    first = new_match({"game": "land_unter", "seed": 1, "key": "one_trick"})
    link = match_to_link(replace_seed(first, 61))
    again = match_from_link(link)
    assert again.start.seed == 61
    assert match_with_next_deal(again).start.seed == first.start.seed


def replace_seed(match: Match, seed: int) -> Match:
    """Return the same mini-game in another deal."""
    return Match(match.presentation, replace(match.start, seed=seed), match.kinds, match.minigame)


def test_a_world_is_drawn_once_for_all_moves_that_are_tried_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    decision = Review(new(), 0).review_of_current_decision()
    assert decision
    draw, drawn = decision.playouts.draw, list[Any]()

    def count_draws(rng: Any) -> Any:
        drawn.append(rng)
        return draw(rng)

    monkeypatch.setattr(decision.playouts, "draw", count_draws)
    for _ in decision.ledger.grow_to_first_worlds():
        pass
    assert sum(map(len, decision.ledger.chances)) > FIRST_WORLDS, "several moves"
    assert len(drawn) <= FIRST_WORLDS


def test_reasons_are_sought_for_no_more_moments_than_are_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    costs = (0.03, 0.2, 0.0, 0.06, 0.12)
    found = review_of(monkeypatch, *(judged(turn, cost, seen=0.2) for turn, cost in enumerate(costs)))
    assert [each.turn for each in found.decisions if each.moves_to_contrast] == [0, 1, 2, 3, 4]
    assert [each.turn for each in found.decisions_to_explain] == [1, 3, 4, 2]
    monkeypatch.setattr(found, "catch_up_with_match", lambda: None)
    for each in found.decisions:
        each.contrast, each.open_claims, each.explanation = None, (each.ledger.claim("a"),), None
    found.work_for_seconds(0)
    assert [bool(each.open_claims) for each in found.decisions] == [False, True, True, True, True]
