"""What a person's moves gave away: the bots' belief in their true secrets, before and after each of their moves."""

from functools import cache

import pytest

from engine.core.game import EVERYONE
from engine.games.registry import HEURISTICS
from engine.match.giveaways import giveaways
from engine.match.key_moments import TELLING, MomentKind, key_moments
from engine.match.match import Match
from engine.match.review import Review
from tests.match.test_review import new, play

READ = ("drunter_drueber", "vineta")
"""The games in which bots read secrets."""


@cache
def finished_match(key: str) -> Match:
    """Return a match that level 2 has played to its end, the person's part, too."""
    match = new(key)
    while not match.is_over:
        play(match, 1)
    return match


@pytest.mark.parametrize("key", READ)
def test_beliefs_in_the_true_secrets_are_those_of_a_bystander_around_each_own_move(key: str) -> None:
    match, belief = finished_match(key), HEURISTICS[key].belief
    assert belief
    game, found = match.game, giveaways(match, 0)
    true = {secret for secret, chance in belief.beliefs(game.view(match.state, EVERYONE))[0].items() if chance == 1}
    assert {each.secret for each in found} == true
    own = [number for number, turn in enumerate(match.turns) if any(seat == 0 for seat, _ in turn)]
    assert list(dict.fromkeys(each.turn for each in found)) == [turn for turn in own if turn < len(match.turns) - 1]
    for each in found[:: len(found) // 4]:
        states = [match.record_before_turn(turn).replay(game) for turn in (each.turn, each.turn + 1)]
        before, after = (belief.beliefs(game.view(state, None))[0][each.secret] for state in states)
        assert (each.before, each.after) == pytest.approx((before, after))
    assert max(each.after for each in found) < 1, "before all was open"


@pytest.mark.parametrize("key", READ)
def test_the_move_that_gave_most_away_is_the_last_key_moment(key: str) -> None:
    review = Review(finished_match(key), 0)
    review.catch_up_with_match()
    told = key_moments(review)[-1]
    assert told.kind is MomentKind.TELLING
    assert told.giveaway
    assert told.decision.turn == told.giveaway.turn
    assert told.size == max(each.gain for each in giveaways(review.match, 0)) >= TELLING


def test_nothing_is_told_where_nothing_is_read_or_all_is_not_over(monkeypatch: pytest.MonkeyPatch) -> None:
    assert giveaways(finished_match("land_unter"), 0) == [], "its bots read no secret"
    assert giveaways(play(new("vineta"), 4), 0) == []
    monkeypatch.setattr(finished_match("vineta"), "minigame", object())
    assert giveaways(finished_match("vineta"), 0) == [], "a mini-game is about its goal"
