"""Rules of thumb of Drunter & Drüber: they point the right way, for every number of players and the variant."""

import pytest

from engine.bots.search import Bandit, by_worth
from engine.core.rng import stream
from engine.games.drunter_drueber.heuristics.values import kinds_left, survival
from engine.games.drunter_drueber.heuristics.votes import muster, short_list, wanted
from engine.games.drunter_drueber.rules.components import ALL_CARDS, BALLOTS, UNDECIDED, hand_of
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import State

INSTINCT = GAME.heuristics
TILES = [[1] * 9] * 3
ALONG_THE_TOP = ["0:w1-3e", "0:w1-3e"]
OPTIONS: list[dict[str, str]] = [{}, {"goals": "two"}]


def looks(state: State, seat: int) -> dict[str, float]:
    """Return how every move of a seat looks to it."""
    moves = GAME.legal(state, seat)
    return dict(zip(moves, INSTINCT.prior(state, seat, moves), strict=True))


def at_the_town_hall(target: str, **more: object) -> State:
    """Return a state where seat 1 may cover the town hall 1 at i1."""
    position = {"targets": [["S"], [target], ["T"]], "laid": ALONG_THE_TOP, "turn": 1, "tiles": TILES}
    return GAME.begin(3, 1, position=position | more)


def test_ones_own_building_is_spared_and_anothers_is_not() -> None:
    assert looks(at_the_town_hall("B"), 1)["w1-2e"] < looks(at_the_town_hall("K"), 1)["w1-2e"]


def test_what_is_hidden_has_no_say_in_the_looks() -> None:
    state = at_the_town_hall("K")
    other = state.clone()
    other.targets, other.main = (("B",), ("K",), ("S",)), ("B", "K", "S")
    moves = GAME.legal(state, 1)
    assert INSTINCT.prior(state, 1, moves) == INSTINCT.prior(other, 1, moves)
    assert INSTINCT.informed_prior(state, 1, moves) != INSTINCT.informed_prior(other, 1, moves)


def test_votes_follow_the_stake() -> None:
    position = {"laid": ["0:w1-3e"], "turn": 0, "tiles": TILES}
    ballots = {}
    for target in ("B", "G"):
        state = GAME.begin(3, 1, position=position | {"targets": [["S"], [target], ["T"]]})
        # Over the outhouse at d3 and the town hall 4 at d4.
        GAME.play(state, 0, "w1-3s")
        worth = looks(state, 1)
        ballots[target] = max(worth, key=worth.__getitem__)
    assert "ne" in ballots["B"]
    assert "ne" not in ballots["G"]


def test_no_more_votes_than_can_be_needed() -> None:
    state = at_the_town_hall("K", votes=[["ja", "?"], [*BALLOTS][-1].split("+"), ["ne", "?"]])
    assert wanted(state, 1, -20.0) == -2, "the others can lay one yes at most"
    assert wanted(state, 1, 20.0) == 1
    assert wanted(state, 1, 0.1) == 0


def test_the_short_list_has_the_cheapest_cards_for_each_total() -> None:
    everything = short_list(ALL_CARDS)
    assert len(everything) == 17
    assert not any("ja" in text and "ne" in text.replace("nee", "ne") for text in everything)
    assert short_list(UNDECIDED) == ("?",)
    assert short_list(hand_of(("ja", "jein", "?"))) == ("ja", "jein", "ja+jein", "?")
    assert muster(hand_of(("ja", "jein", "?", "nee")), 1) == 3
    assert muster(hand_of(("ja", "jein", "?", "nee")), -1) == 4


def test_buildings_near_a_pawn_are_in_danger() -> None:
    state = at_the_town_hall("K")
    places = [state.board.name(square) for square in state.board.buildings]
    chances = dict(zip(places, survival(state, kinds_left(state)), strict=True))
    assert chances["g1"] == 0, "covered"
    assert 0 < chances["i1"] < chances["h4"] < 1
    state.tiles = [[0] * 9] * 3
    assert set(survival(state, kinds_left(state))) == {0.0, 1.0}, "nothing is left to lay"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", GAME.seats)
def test_prospects_are_chances_and_the_truth_at_the_end(players: int, options: dict[str, str]) -> None:
    state, rng = GAME.begin(players, 5, options), stream(5)
    spans = []
    while GAME.decision(state):
        spans.append(INSTINCT.phase_index(state))
        assert sum(INSTINCT.evaluate(state)) == pytest.approx(1)
        assert INSTINCT.rollout_horizon(state) > spans[-1]
        GAME.apply_all(state, INSTINCT.rollout(state, rng))
    assert spans == sorted(spans)
    result = GAME.result(state)
    assert result
    assert [seat for seat, chance in enumerate(INSTINCT.evaluate(state)) if chance] == list(result.winners)
    assert INSTINCT.phase_index(state) > spans[-1] + players, "no playout goes on after the end"


def test_standing_knows_whose_building_is_lost() -> None:
    before, worth = {}, {}
    for target in ("B", "K"):
        state = at_the_town_hall(target)
        before[target] = INSTINCT.evaluate_seat(state, 1)
        GAME.play(state, 1, "w1-2e")
        worth[target] = INSTINCT.evaluate_seat(state, 1) - before[target]
    assert worth["B"] < worth["K"]


def test_the_better_target_is_made_the_main_one() -> None:
    position = {"targets": [["S", "each"], ["K", "B"], ["T", "G"]], "laid": ALONG_THE_TOP, "tiles": [[0] * 9] * 3}
    state = GAME.begin(3, 1, {"goals": "two"}, position=position | {"choosing": True})
    worth = looks(state, 0)
    assert worth["each"] > worth["S"]


def test_covering_the_lowest_may_be_a_gain() -> None:
    position = {"laid": ALONG_THE_TOP, "turn": 1, "tiles": TILES}
    worth = {}
    for card in ("lowest", "each"):
        targets = [["S", "all3"], [card, "all4"], ["T", "G"]]
        state = GAME.begin(3, 1, {"goals": "two"}, position=position | {"targets": targets})
        worth[card] = looks(state, 1)["w1-2e"]
    assert worth["lowest"] > worth["each"], "with the town hall 1 gone, a higher one counts"


def test_looks_and_trials_are_weighed_together() -> None:
    bandit = Bandit(prior_weight=8)
    for _ in range(60):
        move = bandit.pick(["good", "plain", "poor"], [0.0, 0.0, -4.0])
        bandit.learn(move, 0.9 if move == "good" else 0.1)
    worths = bandit.worths(["good", "plain", "poor"])
    assert worths[0] > worths[1] > worths[2]
    assert bandit.visits["good"] > bandit.visits["plain"] > bandit.visits.get("poor", 0)


def test_of_moves_that_are_worth_the_same_either_is_played() -> None:
    assert by_worth([1.0, 1.0, 0.95, 0.0]) == pytest.approx([1, 1, 0.607, 0], abs=1e-3)
