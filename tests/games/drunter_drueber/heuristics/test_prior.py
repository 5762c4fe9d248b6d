"""The heuristics of Drunter & Drüber: they point the right way, for every number of players and the variant."""

import pytest

from engine.bots import BOTS, Budget
from engine.core.rng import random_stream
from engine.games.drunter_drueber.heuristics import HEURISTICS
from engine.games.drunter_drueber.heuristics.ballot_prior import (
    ballots_within,
    candidate_ballots,
    highest_vote_total_of_hand,
    sensible_vote_range,
    wanted_vote_total,
)
from engine.games.drunter_drueber.heuristics.building_values import (
    building_survival_chances,
    building_values_for_lowest,
    expected_points_of_lowest_values,
    tiles_left_by_kind,
)
from engine.games.drunter_drueber.lessons.minigames import MINIGAMES
from engine.games.drunter_drueber.rules.board import BOARD
from engine.games.drunter_drueber.rules.components import INN, SCHOOL, TOWN_HALL
from engine.games.drunter_drueber.rules.game import GAME
from engine.games.drunter_drueber.rules.state import State
from engine.games.drunter_drueber.rules.voting_cards import ALL_CARDS, BALLOTS, UNDECIDED, cards_as_bits

PRIOR, ROLLOUT, EVALUATOR = HEURISTICS.prior, HEURISTICS.rollout, HEURISTICS.evaluator
TILES = [[1] * 9] * 3
ALONG_THE_TOP = ["0:w1-3e", "0:w1-3e"]


def scores(state: State, seat: int) -> dict[str, float]:
    """Return the prior score of every move of a seat."""
    moves = GAME.legal_moves(state, seat)
    return dict(zip(moves, PRIOR.score_moves(state, seat, moves), strict=True))


def at_the_town_hall(target: str, **more: object) -> State:
    """Return a state where seat 1 may cover the town hall 1 at i1."""
    position = {"targets": [["S"], [target], ["T"]], "laid": ALONG_THE_TOP, "turn": 1, "tiles": TILES}
    return GAME.begin(3, 1, position=position | more)


def test_ones_own_building_is_spared_and_anothers_is_not() -> None:
    assert scores(at_the_town_hall("B"), 1)["w1-2e"] < scores(at_the_town_hall("K"), 1)["w1-2e"]


def test_the_prior_does_not_see_the_targets_of_others() -> None:
    state = at_the_town_hall("K")
    other = state.clone()
    other.targets, other.main = ((TOWN_HALL,), (SCHOOL,), (INN,)), (TOWN_HALL, SCHOOL, INN)
    moves = GAME.legal_moves(state, 1)
    assert PRIOR.score_moves(state, 1, moves) == PRIOR.score_moves(other, 1, moves)


def test_votes_follow_the_stake() -> None:
    position = {"laid": ["0:w1-3e"], "turn": 0, "tiles": TILES}
    ballots = {}
    for target in ("B", "G"):
        state = GAME.begin(3, 1, position=position | {"targets": [["S"], [target], ["T"]]})
        # Over the outhouse at d3 and the town hall 4 at d4.
        GAME.play(state, 0, "w1-3s")
        worth = scores(state, 1)
        ballots[target] = max(worth, key=worth.__getitem__)
    assert "ne" in ballots["B"]
    assert "ne" not in ballots["G"]


def test_no_more_votes_than_can_be_needed() -> None:
    state = at_the_town_hall("K", votes=[["ja", "?"], [*BALLOTS][-1].split("+"), ["ne", "?"]])
    state.turn = 0
    assert wanted_vote_total(state, 1, -20.0) == -2, "the others can lay one yes at most"
    assert wanted_vote_total(state, 1, 20.0) == 1, "the others can lay one no at most, and a tie passes"


def test_a_small_stake_is_worth_no_vote() -> None:
    state = at_the_town_hall("K")
    state.turn = 0
    assert [wanted_vote_total(state, 1, gain) for gain in (0.06, 0.1, -0.06, -0.1)] == [0] * 4
    assert wanted_vote_total(state, 1, -0.5) < 0 < wanted_vote_total(state, 1, 0.5)


def test_who_proposes_backs_it_where_another_saves_a_vote() -> None:
    state = at_the_town_hall("K")
    own = [wanted_vote_total(state, 1, gain) for gain in (0.13, 0.3, 0.6)]
    state.turn = 0
    assert [wanted_vote_total(state, 1, gain) for gain in (0.13, 0.3, 0.6)] == [votes - 1 for votes in own]
    state.votes[0] = cards_as_bits(("nee", "?"))
    assert [wanted_vote_total(state, 1, gain) for gain in (0.13, 0.3)] == own[:2], "its owner has no yes left"


def test_a_proposal_that_one_wants_has_a_yes_behind_it() -> None:
    for votes in (["ja", "nee", "?"], ["jaaa", "?"], ["jein", "ne", "?"]):
        state = at_the_town_hall("K", votes=[[*BALLOTS][-1].split("+"), votes, ["ne", "?"]])
        for gain in (0.13, 0.3, 3.0):
            within = ballots_within(state.votes[1], sensible_vote_range(state, 1, gain, defends=False))
            assert within
            assert not any("n" in text.replace("jein", "") or text == "?" for text in within)


def test_voting_cards_are_spent_as_votes_run_out() -> None:
    state, wanted = at_the_town_hall("K"), []
    state.turn = 0
    for tiles in (60, 40, 20, 1):
        state.tiles = [[tiles, *[0] * 8], [0] * 9, [0] * 9]
        wanted.append(wanted_vote_total(state, 1, -0.3))
    assert wanted == sorted(wanted, reverse=True)
    assert wanted[0] > wanted[-1] == -8, "the last vote may take all that is left: NE, NEE, NEEE and JEEIIN"


TO_THE_INN = ["0:w2-3w", "0:w2-3n", "0:w2-1n", "0:w2-1w"]


@pytest.mark.parametrize("level", [2, 3, 4])
def test_an_inn_of_five_points_does_not_go_by_silence(level: int) -> None:
    """With all its voting cards in hand, the seat of the inns lays a no at least: one stops what nobody backs."""
    for players, others in ((2, [["K"]]), (4, [["K"], ["T"], ["B"]])):
        targets = [others[0], ["S"], *others[1:]]
        position = {"laid": TO_THE_INN, "turn": 0, "targets": targets, "tiles": [[1, 1, 1, 1, 1, 0, 1, 1, 0]] * players}
        state = GAME.begin(players, 1, position=position)
        GAME.play(state, 0, "w2-3w")
        assert state.proposal is not None, "over the inn 5 at j6 and the outhouse at h6"
        for seed in range(3):
            bot = BOTS[level](GAME, HEURISTICS)
            move = bot.choose(GAME.view(state, 1), random_stream(seed), Budget(iterations=4)).move
            assert "ne" in move, move


def test_nobody_votes_against_a_proposal_of_their_own() -> None:
    state = at_the_town_hall("K")
    assert state.turn == 1
    assert wanted_vote_total(state, 1, -3.0) == 0
    assert wanted_vote_total(state, 0, -3.0) < 0


def test_of_two_players_none_backs_the_other_who_never_votes_against_a_proposal_of_their_own() -> None:
    state = GAME.begin(2, 1, position={"laid": ["0:w1-3e"], "turn": 0, "tiles": [[1] * 9] * 2})
    GAME.play(state, 0, "w1-3s")
    assert wanted_vote_total(state, 1, 3.0) == 0
    assert wanted_vote_total(state, 0, 3.0) > 0


def test_on_a_small_board_votes_are_not_spent_as_if_the_game_were_over() -> None:
    small, usual = (GAME.begin(2, 1, position=MINIGAMES["dd_short"].position if each else None) for each in (1, 0))
    usual.tiles = small.tiles
    assert wanted_vote_total(usual, 0, -0.5) < wanted_vote_total(small, 0, -0.5) < 0


def test_no_ballot_against_a_proposal_of_ones_own_is_compared() -> None:
    state = GAME.begin(3, 1, position={"laid": ["0:w1-3e"], "turn": 0, "tiles": [[1] * 9] * 3})
    GAME.play(state, 0, "w1-3s")
    own, other = (PRIOR.candidate_moves(state, seat, GAME.legal_moves(state, seat)) for seat in (0, 1))
    assert {"?", "ja"} <= {*own} < {*other}
    assert not any("ne" in ballot for ballot in own)
    state.votes[0] = cards_as_bits(("ne", "nee"))
    assert PRIOR.candidate_moves(state, 0, GAME.legal_moves(state, 0)), "who has nothing else must"


def test_the_candidates_have_the_cheapest_cards_for_each_total() -> None:
    everything = candidate_ballots(ALL_CARDS)
    assert len(everything) == 17
    assert not any("ja" in text and "ne" in text.replace("nee", "ne") for text in everything)
    assert candidate_ballots(UNDECIDED) == ("?",)
    assert candidate_ballots(cards_as_bits(("ja", "jein", "?"))) == ("ja", "jein", "ja+jein", "?")
    assert highest_vote_total_of_hand(cards_as_bits(("ja", "jein", "?", "nee")), 1) == 3
    assert highest_vote_total_of_hand(cards_as_bits(("ja", "jein", "?", "nee")), -1) == 4


def test_buildings_near_a_pawn_are_in_danger() -> None:
    state = at_the_town_hall("K")
    places = [str(state.board.square_name(square)) for square in state.board.buildings]
    chances = dict(zip(places, building_survival_chances(state, tiles_left_by_kind(state)), strict=True))
    assert chances["g1"] == 0, "covered"
    assert 0 < chances["i1"] < chances["h4"] < 1
    state.tiles = [[0] * 9] * 3
    assert set(building_survival_chances(state, tiles_left_by_kind(state))) == {0.0, 1.0}, "nothing is left to lay"


def test_the_evaluation_knows_whose_building_is_lost() -> None:
    before, worth = {}, {}
    for target in ("B", "K"):
        state = at_the_town_hall(target)
        before[target] = EVALUATOR.evaluate(state)[0][1]
        GAME.play(state, 1, "w1-2e")
        worth[target] = EVALUATOR.evaluate(state)[0][1] - before[target]
    assert worth["B"] < worth["K"]


def test_the_better_target_is_made_the_main_one() -> None:
    position = {"targets": [["S", "each"], ["K", "B"], ["T", "G"]], "laid": ALONG_THE_TOP, "tiles": [[0] * 9] * 3}
    state = GAME.begin(3, 1, {"goals": "two"}, position=position | {"choosing": True})
    worth = scores(state, 0)
    assert worth["each"] > worth["S"]


def test_the_lowest_are_valued_by_what_is_left_when_one_is_gone() -> None:
    rng = random_stream(1)
    for _ in range(20):
        chances = [rng.random() * (rng.random() < 0.6) for _ in BOARD.buildings]
        values = building_values_for_lowest(BOARD, chances)
        for place, chance in enumerate(chances):
            gone = [*chances[:place], 0.0, *chances[place + 1 :]]
            lost = expected_points_of_lowest_values(BOARD, chances) - expected_points_of_lowest_values(BOARD, gone)
            assert values[place] * chance == pytest.approx(lost, abs=1e-9)


def test_covering_the_lowest_may_be_a_gain() -> None:
    position = {"laid": ALONG_THE_TOP, "turn": 1, "tiles": TILES}
    worth = {}
    for card in ("lowest", "each"):
        targets = [["S", "all3"], [card, "all4"], ["T", "G"]]
        state = GAME.begin(3, 1, {"goals": "two"}, position=position | {"targets": targets})
        worth[card] = scores(state, 1)["w1-2e"]
    assert worth["lowest"] > worth["each"], "with the town hall 1 gone, a higher one counts"
