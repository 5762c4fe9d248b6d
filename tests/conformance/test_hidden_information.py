"""Nobody sees more than their seat: views, events, and states sampled from a view."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.core.game import EVERYONE, Seat
from tests.conformance.secrets import leaks, many_deals
from tests.conformance.walks import Case, Walk, deals, every_pairwise_case, every_size
from tests.differences import differences, named, seen


def viewers(case: Case) -> tuple[Seat | None, ...]:
    """Return all who may look: the seats, a bystander, the open table."""
    return (*range(case.players), None, EVERYONE)


@every_size
def test_no_view_tells_what_an_event_keeps_from_its_seat(case: Case) -> None:
    dealt = many_deals(case)
    for viewer in (*range(case.players), None):
        leak = next(leaks(case.game, dealt, viewer), None)
        assert leak is None, (
            f"{case}: {named(viewer)} learns of no event what its view tells: {leak}; leave that out of the game's "
            "`view_of_seat`, or let the event's `as_seen_by` tell it, too"
        )


@every_size
def test_a_view_that_shows_all_hands_to_everybody_is_found(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test above notices it in this game, with its own kind of events and views."""
    dealt, view_of_seat = many_deals(case), type(case.game).view_of_seat
    if not any(event.as_seen_by(None) != event for _, log in dealt for event in log):
        pytest.skip("the game begins without a secret")
    monkeypatch.setattr(
        type(case.game),
        "view_of_seat",
        lambda game, state, seat: replace(view_of_seat(game, state, EVERYONE), seat=seat),
    )
    for viewer in (0, None):
        assert any(leaks(case.game, dealt, viewer)), f"{case}: nobody notices what {named(viewer)} sees too much"


@every_pairwise_case
@deals(2)
def test_a_sampled_state_looks_the_same(case: Case, seed: int) -> None:
    """The sampled state is one that the viewer cannot tell from the true one."""
    game, walk = case.game, Walk(case, seed)
    for step in walk.some(0.15):
        for viewer in viewers(case):
            view = game.view(step.state, viewer)
            sample = game.sampler(view)(Random(seed))
            drawn = game.view(sample, viewer)
            assert drawn == view, seen(case, viewer, drawn, view)
            assert game.decision(sample) == game.decision(step.state)
    for viewer in viewers(case):
        view = game.view(walk.state, viewer)
        drawn = game.view(game.sampler(view)(Random(seed)), viewer)
        assert drawn == view, f"after the end, {seen(case, viewer, drawn, view)}"


@every_pairwise_case
@deals(2)
def test_a_sampled_state_can_be_played_to_the_end(case: Case, seed: int) -> None:
    for step in Walk(case, seed).some(0.03):
        for viewer in viewers(case):
            sample = case.game.sampler(case.game.view(step.state, viewer))(Random(seed))
            walk = Walk(case, seed, sample)
            assert any(True for _ in walk)


@every_pairwise_case
@deals(2)
def test_a_sample_draws_on_nothing_but_its_stream(case: Case, seed: int) -> None:
    for step in Walk(case, seed).some(0.05):
        for viewer in viewers(case):
            view = case.game.view(step.state, viewer)
            first, second = case.game.sampler(view), case.game.sampler(view)
            assert first(Random(seed)) == second(Random(seed))


@every_pairwise_case
@deals(2)
def test_two_truths_of_one_view_give_the_same_samples(case: Case, seed: int) -> None:
    """A view keeps no trace of the true state: samples drawn from both are equal."""
    game = case.game
    for step in Walk(case, seed).some(0.05):
        for viewer in viewers(case):
            view = game.view(step.state, viewer)
            same = game.view(game.sampler(view)(Random(seed)), viewer)
            samples = [game.sampler(each)(Random(7)) for each in (view, same)]
            assert samples[0] == samples[1], f"{case}, {viewer}: {differences(*samples)}"
            assert repr(same) == repr(view)


@every_pairwise_case
@deals(4)
def test_hidden_moves_cannot_be_told_apart(case: Case, seed: int) -> None:
    """Two truths that a seat cannot tell apart stay so while others make different hidden moves."""
    game = case.game
    for step in Walk(case, seed).some(0.04):
        for viewer in (*range(case.players), None):
            truth = step.state.clone()
            other = game.sampler(game.view(truth, viewer))(Random(seed))
            assert_twins(case, [truth, other], viewer, Random(seed))


def assert_twins(case: Case, truths: list[Any], viewer: Seat | None, rng: Random) -> None:
    """Let hidden moves be made in both truths, until one more would reveal them."""
    game = case.game
    decision = game.decision(truths[0])
    if decision is None or not decision.hidden:
        return
    for seat in rng.sample(decision.seats, len(decision.seats))[:-1]:
        choices = [list(game.legal_moves(truth, seat)) for truth in truths]
        if seat == viewer:
            assert choices[0] == choices[1]
        pick = rng.randrange(len(choices[0]))
        learnt = [
            case.learnt(truth, seat, moves[pick if seat == viewer else rng.randrange(len(moves))], viewer)
            for truth, moves in zip(truths, choices, strict=True)
        ]
        fault = f"{case}: viewer {viewer} learns {learnt[0]} in one truth and {learnt[1]} in the other"
        assert learnt[0] == learnt[1], fault
        first, second = (game.view(truth, viewer) for truth in truths)
        assert first == second, seen(case, viewer, first, second)
