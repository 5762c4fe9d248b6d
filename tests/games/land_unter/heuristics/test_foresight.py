"""What is certain of a result: leads that can just be caught and such as cannot, and all that a brute force decided."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.core.game import Event, Seat
from engine.core.rng import random_stream
from engine.games.land_unter.heuristics import HEURISTICS
from engine.games.land_unter.heuristics.bounds import Range, ranges_of_points
from engine.games.land_unter.rules.components import Card, Tide
from engine.games.land_unter.rules.game import GAME
from engine.games.land_unter.rules.state import State, seats_to_move
from tests.decided.cases import read_games
from tests.decided.future import verdict
from tests.games.land_unter.heuristics.endings import states_with_rounds_left
from tests.games.land_unter.heuristics.future import LandUnterFuture

FORESIGHT: Any = HEURISTICS.foresight
every_number = pytest.mark.parametrize("players", GAME.player_counts)


def told(state: State, seat: Seat) -> float | None:
    """Return the share that a seat knows to be certain."""
    found: float | None = FORESIGHT.certain_share(GAME.view(state, seat))
    return found


def planted(players: int, rounds: int, lead: int, own: int, others: int) -> State:
    """Return a state of the last stage in which seat 0 leads and has `own` preservers, each other seat `others`."""
    state = next(states_with_rounds_left(rounds, players, 60))
    state.scores = (lead, *[0] * (players - 1))
    state.preservers, state.levels = [own, *[others] * (players - 1)], [Tide(1)] * players
    state.alive = state.owed = players
    return state


@every_number
@pytest.mark.parametrize(
    ("rounds", "own", "least"),
    [
        (6, 2, 6),  # It may be eliminated, -1, while another one keeps all three and gets the bonus.
        (5, 5, 5),  # It may lose all five, but is not eliminated.
        (5, 8, 2),  # It may lose five of eight.
    ],
)
def test_a_lead_is_certain_from_the_first_point_on_that_nobody_can_reach(
    players: int, rounds: int, own: int, least: int
) -> None:
    decided, open_one = planted(players, rounds, least, own, 3), planted(players, rounds, least - 1, own, 3)
    assert [told(decided, seat) for seat in range(players)] == [1.0, *[0.0] * (players - 1)]
    assert [told(open_one, seat) for seat in range(players)] == [None] * players


@every_number
def test_stages_to_come_count_with_all_that_they_can_bring(players: int) -> None:
    state = GAME.begin(players, 1)
    highest = max(state.printed) + 1
    state.scores = (players * (highest + 2), *[0] * (players - 1))
    assert told(state, 0) == 1.0
    assert told(state, 1) == 0.0
    most = FORESIGHT.point_ranges(GAME.view(state, 0))[1][1]
    assert most == sum(state.printed) + players
    state.scores = (most + players, 0, *[-100] * (players - 2))
    assert told(state, 0) is None, "a shared victory is possible"
    state.scores = (most + players + 1, *state.scores[1:])
    assert told(state, 0) == 1.0


@every_number
def test_a_determinization_with_a_lead_out_of_reach_is_valued_exactly(players: int) -> None:
    state = GAME.begin(players, 1)
    for lead in (0, 10 * players):
        state.scores = (lead, *[0] * (players - 1))
        chances = HEURISTICS.evaluator.evaluate(state)[0]
        assert (list(chances) == [1.0, *[0.0] * (players - 1)]) == bool(lead)


def test_all_that_a_brute_force_decided_is_recognised_and_nothing_else() -> None:
    cases = [case for game in read_games(Path(__file__).with_name("decided.jsonl")) for case in game]
    assert len(cases) > 20
    assert [case for case in cases if case.told(GAME, FORESIGHT) != case.share] == []


@pytest.mark.parametrize(("rounds", "players"), [(2, 4), (2, 5), (3, 4)])
def test_who_is_eliminated_lays_no_card_in_the_rounds_that_follow(rounds: int, players: int) -> None:
    rng, shares = Random(1), set[float | None]()
    for state in states_with_rounds_left(rounds, players, 10 if rounds == 2 else 4):
        state.preservers = [0, 0, *[2] * (players - 2)]
        state.scores = (4, 4, *[rng.randrange(4) for _ in range(players - 2)])
        state.levels, state.alive, state.owed = [*map(Tide, rng.sample(range(1, 13), players))], players, players
        for seat in seats_to_move(state):
            found = verdict(LandUnterFuture(state, seat), rng)
            assert told(state, seat) == found.share
            shares.add(found.share)
    assert {0.0, None} <= shares


def test_cards_laid_face_down_are_unknown_to_others_and_bind_their_own_seat() -> None:
    """Who has laid a card knows as much as before it did with that card as its move."""
    for state in states_with_rounds_left(2, 4, 12):
        first, other, *_ = seats_to_move(state)
        for card in state.hands[first]:
            laid = state.clone()
            before = FORESIGHT.certain_share(GAME.view(state, first), card)
            GAME.play(laid, first, card)
            assert FORESIGHT.certain_share(GAME.view(laid, first)) == before
            assert FORESIGHT.certain_share(GAME.view(laid, other)) == FORESIGHT.certain_share(GAME.view(state, other))


OPTIONS = [{}, {"redrown": "once"}, {"redrown": "off", "play": "open"}, {"split_tie": "literal"}]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@every_number
def test_points_end_in_the_ranges_told_at_any_moment(players: int, options: dict[str, str]) -> None:
    for seed in range(3):
        moments = list[list[Range]]()

        def note(state: State, _: Event, moments: list[list[Range]] = moments) -> None:
            moments.append([*ranges_of_points(state)])

        state, rng = GAME.begin(players, seed, options), random_stream(seed)
        while decision := GAME.decision(state):
            for seat in decision.seats:
                GAME.play(state, seat, state.hands[seat][int(rng.random() * len(state.hands[seat]))], note)
        for ranges in moments:
            assert all(low <= score <= high for (low, high), score in zip(ranges, state.scores, strict=True))
        assert ranges_of_points(state) == [(score, score) for score in state.scores]


def test_whoever_pays_in_a_tie_may_have_to_pay_again_in_the_same_round() -> None:
    """Read literally: of two seats with the highest tide one is eliminated; the other pays, then has the highest."""
    state = next(states_with_rounds_left(1, 4, 60, split_tie="literal"))
    state.levels, state.preservers = [Tide(12), Tide(12), Tide(1), Tide(1)], [1, 0, 5, 5]
    state.alive = state.owed = 4
    state.hands, state.tides = [[Card(number)] for number in (10, 11, 30, 31)], (*state.tides[:-2], Tide(2), Tide(3))
    low, _ = ranges_of_points(state)[0]
    score = state.scores[0]
    for seat in range(4):
        GAME.play(state, seat, state.hands[seat][0])
    assert state.scores[0] == score - 1 == low
